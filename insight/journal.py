"""Accepted insights, kept: a SQLite file that answers the same question again and lists what was found lately.

Accepted answers are kept whole, refused ones as a reason without text. Each write is one transaction in WAL mode with
full synchronisation: an insight that was reported as kept survives a kill at any moment. A disk that cannot be written
is said once as a `problem` and never stops an explanation. Nothing of a private upload belongs here; the caller
decides that.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Any, Final, Literal

log = logging.getLogger(__name__)

Feedback = Literal["up", "down"]

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE insight (
        id INTEGER PRIMARY KEY,
        question TEXT NOT NULL,
        written TEXT NOT NULL,
        metric TEXT NOT NULL,
        title TEXT NOT NULL,
        view TEXT NOT NULL,
        facts TEXT NOT NULL,
        answer TEXT NOT NULL,
        origin TEXT NOT NULL,
        reference TEXT NOT NULL,
        UNIQUE (question, reference)
    ) STRICT;
    CREATE INDEX insight_by_question ON insight (question, id);
    CREATE TABLE refusal (
        id INTEGER PRIMARY KEY,
        written TEXT NOT NULL,
        metric TEXT NOT NULL,
        kind TEXT NOT NULL,
        reason TEXT NOT NULL,
        provider TEXT NOT NULL,
        model TEXT NOT NULL,
        reference TEXT NOT NULL UNIQUE
    ) STRICT;
    """,
    """
    CREATE TABLE feedback (
        insight INTEGER PRIMARY KEY REFERENCES insight (id),
        verdict TEXT NOT NULL CHECK (verdict IN ('up', 'down')),
        given TEXT NOT NULL
    ) STRICT;
    """,
)
"""Statements that lead from each schema version to the next; `PRAGMA user_version` counts those done."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An accepted insight with everything it rests on."""

    question: str
    """Key of the question: data, selection, note, model and prompt."""
    metric: str
    title: str
    """Its headline; text from outside."""
    view: str
    """Query string that opens the same selection."""
    facts: dict[str, Any]
    answer: dict[str, Any]
    origin: dict[str, Any]
    """Provider, model, prompt version, seconds and attempts."""
    written: datetime
    reference: str
    """Name of the explanation that it came from; an explanation is kept once, however often it is drawn."""


@dataclass(frozen=True, slots=True)
class Kept:
    """An entry as the journal holds it."""

    id: int
    entry: Entry
    feedback: Feedback | None = None


class Journal:
    """The kept insights of one file; safe to use from several threads."""

    def __init__(self, path: Path | str) -> None:
        """Open or create the file; one that cannot be used leaves a journal that keeps nothing and says so."""
        self._path = Path(path)
        self._lock = Lock()
        self._connection: sqlite3.Connection | None = None
        self.problem: str | None = None
        """What a person should know about a file that cannot be used, without its path; `None` when all is well."""
        with self._told("opened"):
            self._connection = _opened(self._path)

    def close(self) -> None:
        """Give the file back."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

    def keep(self, entry: Entry) -> int | None:
        """Keep an accepted insight and return its number, or `None` when it could not be written."""
        texts = (entry.question, entry.metric, entry.title, entry.view, entry.written.isoformat(), entry.reference)
        parts = (json.dumps(part, default=str, allow_nan=False) for part in (entry.facts, entry.answer, entry.origin))
        into = (
            "INSERT OR IGNORE INTO insight (question, metric, title, view, written, reference, facts, answer, origin)"
        )
        self._write(into + " VALUES (?,?,?,?,?,?,?,?,?)", (*texts, *parts))
        found = self._read("WHERE question = ? AND reference = ?", (entry.question, entry.reference))
        return found[0].id if found else None

    def refuse(self, *, metric: str, kind: str, reason: str, provider: str, model: str, reference: str) -> None:
        """Count an explanation that ended without an insight, once: its reason, and none of its text."""
        into = "INSERT OR IGNORE INTO refusal (written, metric, kind, reason, provider, model, reference)"
        self._write(into + " VALUES (?,?,?,?,?,?,?)", (_now(), metric, kind, reason, provider, model, reference))

    def judge(self, insight: int, verdict: Feedback | None) -> None:
        """Keep a reader's thumb for an insight; `None` takes it back."""
        if verdict is None:
            self._write("DELETE FROM feedback WHERE insight = ?", (insight,))
            return
        sql = "INSERT OR REPLACE INTO feedback (insight, verdict, given) VALUES (?,?,?)"
        self._write(sql, (insight, verdict, _now()))

    def answer_to(self, question: str) -> Kept | None:
        """The latest insight kept for exactly this question."""
        found = self._read("WHERE question = ? ORDER BY insight.id DESC LIMIT 1", (question,))
        return found[0] if found else None

    def recent(self, limit: int = 10) -> list[Kept]:
        """The latest insights, newest first, each question once."""
        latest = "WHERE insight.id IN (SELECT max(id) FROM insight GROUP BY question) ORDER BY insight.id DESC LIMIT ?"
        return self._read(latest, (limit,))

    @property
    def is_empty(self) -> bool:
        """Whether no insight is kept."""
        with self._told("read"), self._lock:
            if self._connection is not None:
                return not self._connection.execute("SELECT EXISTS (SELECT 1 FROM insight)").fetchone()[0]
        return True

    def seconds_taken(self, model: str, latest: int = 20) -> list[float]:
        """How long the latest kept insights of this model took to write."""
        sql = (
            "SELECT json_extract(origin, '$.seconds') FROM insight"
            " WHERE json_extract(origin, '$.model') = ? ORDER BY id DESC LIMIT ?"
        )
        with self._told("read"), self._lock:
            if self._connection is not None:
                return [float(seconds) for (seconds,) in self._connection.execute(sql, (model, latest))]
        return []

    def refusals(self) -> dict[tuple[str, str], int]:
        """How often each kind and reason ended an explanation."""
        with self._told("read"), self._lock:
            if self._connection is not None:
                rows = self._connection.execute("SELECT kind, reason, count(*) FROM refusal GROUP BY kind, reason")
                return {(kind, reason): count for kind, reason, count in rows}
        return {}

    def _read(self, clause: str, values: tuple[object, ...]) -> list[Kept]:
        sql = f"SELECT {_COLUMNS} FROM insight LEFT JOIN feedback ON insight.id = feedback.insight {clause}"  # noqa: S608 - our own clauses; values are bound
        with self._told("read"), self._lock:
            if self._connection is not None:
                return [_kept(row) for row in self._connection.execute(sql, values)]
        return []

    def _write(self, sql: str, values: tuple[object, ...]) -> None:
        with self._told("written"), self._lock:
            if self._connection is not None:
                with self._connection:
                    self._connection.execute(sql, values)

    @contextmanager
    def _told(self, what: str) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OSError, ValueError) as error:
            log.warning("The journal %s cannot be %s: %s", self._path, what, error)
            self.problem = f"Insights are not kept: the journal cannot be {what} ({_cause(error)})."
        else:
            if what == "written" and self._connection is not None:
                self.problem = None


_COLUMNS: Final = "insight.id, verdict, question, metric, title, view, written, reference, facts, answer, origin"
_CAUSES: Final[dict[str, str]] = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_READONLY": "it is read-only",
    "SQLITE_CANTOPEN": "its folder does not exist or cannot be used",
    "SQLITE_NOTADB": "the file is something else",
    "SQLITE_CORRUPT": "the file is damaged",
    "SQLITE_BUSY": "another program holds it",
    "SQLITE_PERM": "it may not be used",
}


def _cause(error: Exception) -> str:
    """Our own words for what SQLite reported; its message may hold a path."""
    name = getattr(error, "sqlite_errorname", "")
    causes = (words for code, words in _CAUSES.items() if name.startswith(code))
    return next(causes, "it was written by a newer version" if isinstance(error, _TooNewError) else "see the log")


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class _TooNewError(ValueError):
    """The file has a schema that this program does not know."""


def _opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=5, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        _migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema to the newest version; two processes may try at once, and one of them does it."""
    version = _version(connection)
    if version > len(MIGRATIONS):
        raise _TooNewError(f"schema version {version}, known up to {len(MIGRATIONS)}")
    if version == len(MIGRATIONS):
        return
    connection.execute("BEGIN IMMEDIATE")
    with connection:
        for number, script in enumerate(MIGRATIONS[_version(connection) :], start=_version(connection) + 1):
            for statement in filter(str.strip, script.split(";")):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number:d}")


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _kept(row: tuple[Any, ...]) -> Kept:
    number, verdict, question, metric, title, view, written, reference, *parts = row
    facts, answer, origin = (json.loads(part) for part in parts)
    when = datetime.fromisoformat(written)
    entry = Entry(question, metric, title, view, facts, answer, origin, when, reference)
    return Kept(number, entry, verdict)
