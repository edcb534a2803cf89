"""What goes into the log about an error of ours: the whole trace, without the passwords that its messages may hold."""

from __future__ import annotations

import logging
import re
from typing import Final

MASK: Final = "•••"
_SECRETS: Final = (
    re.compile(r"(://)[^/@\s]+(?=@)"),  # user and password in an address
    re.compile(r"(bearer )\S+", re.IGNORECASE),
    re.compile(r"((?:api[_-]?key|secret|token|passw(?:or)?d)=)[^\s&,;'\"]+", re.IGNORECASE),
    re.compile(r"(\bsk-)[\w-]{8,}"),
)


def without_secrets(text: str) -> str:
    """The text with what looks like a password or key replaced by dots."""
    for secret in _SECRETS:
        text = secret.sub(rf"\g<1>{MASK}", text)
    return text


class Discreet(logging.Filter):
    """A filter that masks messages and traces."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass, its message and its trace masked."""
        record.msg, record.args = without_secrets(record.getMessage()), None
        if record.exc_info:
            # A formatter takes this text where it is there.
            record.exc_text = without_secrets(logging.Formatter().formatException(record.exc_info))
        return True


DISCREET: Final = Discreet()
"""To be put on each logger that writes traces; adding it again changes nothing."""
