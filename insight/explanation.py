"""One explanation while it is being written: how far it is, who waits for it, and how it ended."""

from __future__ import annotations

import secrets
import threading
from dataclasses import dataclass
from datetime import UTC, datetime
from threading import Event
from typing import Final, Literal

from insight.bulkhead import Turn
from insight.errors import ModelUnavailable
from insight.outcome import Outcome, Trail, Unavailable
from insight.provider_reliability import Deadline
from insight.provider_reliability import Progress as CallEvent
from insight.question import Question

Phase = Literal[
    "waiting",  # for a turn at the model
    "loading",  # the server loads the model first
    "asking",
    "between_attempts",
    "checking",  # the answer is here and is held against the data
]
PHASES: Final[dict[str, Phase]] = {
    "attempt": "asking",
    "loading": "loading",
    "waiting": "between_attempts",
    "checking": "checking",
}
"""What each event of a call means for the person who waits."""
GRACE_SECONDS: Final = 1.0
"""After the deadline, for an answer that is being checked; then the explanation is over, whatever the work does."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Where an explanation stands at one moment."""

    phase: Phase
    attempt: int
    """Number of the running or the latest call; 0 before the first."""
    of: int
    """Most calls in all."""
    wait: float
    """Seconds until the next call begins, between attempts; 0 otherwise."""
    ahead: int
    """People in line before this one, while waiting for a turn."""
    elapsed: float
    """Seconds since the question was asked."""
    limit: float
    """Seconds after which it ends in any case."""


@dataclass(frozen=True, slots=True)
class _Stage:
    phase: Phase
    attempt: int
    wait: float
    since: float


class Explanation:
    """One explanation, for one or more people. The work runs elsewhere and reports here."""

    def __init__(self, question: Question, deadline: Deadline, *, attempts: int) -> None:
        self.question = question
        self.deadline = deadline
        self.reference = secrets.token_hex(4)
        self.cancelled = Event()
        self.done = Event()
        self.people = 0
        """How many wait for it; counted by the workshop."""
        self.turn: Turn | None = None
        self._of = attempts
        self._started = deadline.clock()
        self._stage = _Stage("waiting", 0, 0.0, self._started)
        self._lock = threading.Lock()
        self._outcome: Outcome | None = None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; `None` while it runs, which is never long after the deadline."""
        if self._outcome is None and self.deadline.clock() > self.deadline.end + GRACE_SECONDS:
            self.end(Unavailable(ModelUnavailable("timeout", attempts=self._stage.attempt), self.trail))
            self.cancelled.set()
        return self._outcome

    @property
    def progress(self) -> Progress:
        """Where it stands now."""
        stage, now = self._stage, self.deadline.clock()
        return Progress(
            phase=stage.phase,
            attempt=stage.attempt,
            of=self._of,
            wait=max(0.0, stage.since + stage.wait - now),
            ahead=0 if self.turn is None else self.turn.ahead,
            elapsed=now - self._started,
            limit=self.deadline.end - self._started,
        )

    @property
    def trail(self) -> Trail:
        """How it was tried up to now."""
        elapsed = self.deadline.clock() - self._started
        return Trail(self._stage.attempt, elapsed, datetime.now(UTC), self.reference)

    def heed(self, event: CallEvent) -> None:
        """Take note of what the call does now."""
        wait = event.seconds if event.kind == "waiting" else 0.0
        attempt = max(event.attempt, self._stage.attempt)  # a provider does not know which attempt it is
        self._stage = _Stage(PHASES[event.kind], attempt, wait, self.deadline.clock())

    def end(self, outcome: Outcome) -> bool:
        """Set the outcome; the first one stays. Tell whether it was this one."""
        with self._lock:
            if self._outcome is not None:
                return False
            self._outcome = outcome
        self.done.set()
        return True
