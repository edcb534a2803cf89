"""The program's log on standard error: one JSON object a line, for whoever runs the page and for their tools.

Events carry reasons, statuses, seconds and counts; no question, no answer and no key is ever among them.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any, Final, TextIO

OURS: Final = ("insight", "dashboard")
"""Names of the loggers of this program."""
_OF_LOGGING: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """Writes an event with its fields, and any other record with its message."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line; a traceback is a field of it."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "thread": record.threadName,
        }
        fields = {name: value for name, value in vars(record).items() if name not in _OF_LOGGING}
        told |= fields if "event" in fields else {"message": record.getMessage()}
        if record.exc_text:  # masked already
            told["traceback"] = record.exc_text
        elif record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


def start_log(stream: TextIO | None = None) -> None:
    """Write the events of this program from now on; where somebody set up a log of their own, that one decides.

    Does nothing the second time.
    """
    if logging.getLogger().handlers:
        return
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    for logger in map(logging.getLogger, OURS):
        if not logger.handlers:
            logger.addHandler(handler)
            logger.setLevel(logging.INFO)
