"""One person's explanations: what is running, how far it is and how it ended, without ever making anybody wait.

A page keeps one `Desk` per tab, looks at its `Job` whenever it is drawn, and draws the outcome once there is one.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Protocol

from insight.explanation import Explanation, Phase, Progress
from insight.outcome import Accepted, Cancelled, Outcome
from insight.question import Question

__all__ = ["Asker", "Desk", "Job", "Phase", "Progress"]


class Job:
    """One person's share in an explanation: several people who ask the same share one."""

    def __init__(self, explanation: Explanation, leave: Callable[[Job], None]) -> None:
        self.question: Question = explanation.question
        self.explanation = explanation
        self.left: Cancelled | None = None
        """Set when this person left before the end."""
        self._leave = leave

    @property
    def running(self) -> bool:
        """Whether an outcome is still to come."""
        return self.outcome is None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; `None` while it runs. Once there, it stays."""
        return self.left or self.explanation.outcome

    @property
    def progress(self) -> Progress:
        """Where it stands now."""
        return self.explanation.progress

    def cancel(self) -> None:
        """Leave: this job ends at once, and the call to the model with it unless somebody else waits for it."""
        self._leave(self)

    def wait(self, seconds: float | None = None) -> Outcome | None:
        """Return the outcome when there is one, or `None` after so many seconds. Not for a page."""
        if self.left is None:
            self.explanation.done.wait(seconds)
        return self.outcome


class Asker(Protocol):
    """Where a desk takes its questions."""

    def join(self, question: Question, *, anew: bool = False) -> Job:
        """Share in the running explanation of this question, or begin it."""
        ...


class Desk:
    """One tab's explanations, at most one running."""

    def __init__(self, workshop: Asker) -> None:
        self._workshop = workshop
        self._lock = threading.Lock()
        self._job: Job | None = None
        self._closed = False
        self.put_away = False
        """Whether an explanation of an earlier selection was dropped and nothing was asked since."""

    def start(self, question: Question, *, anew: bool = False) -> Job:
        """Ask, and return at once. Saying it twice asks once; another question drops the one before.

        Args:
            question: what to explain.
            anew: ask again although there is an accepted answer; a running explanation is never doubled.
        """
        with self._lock:
            job = self._job
            if job is not None and job.question == question and (job.running or (_is_accepted(job) and not anew)):
                return job
            self._drop()
            self._job = job = self._workshop.join(question, anew=anew)
            self.put_away = False
            if self._closed:
                job.cancel()
            return job

    def job(self, question: Question | None) -> Job | None:
        """The job for exactly this question, or `None`; a job for any other question is dropped."""
        with self._lock:
            if self._job is not None and self._job.question != question:
                self._drop()
                self.put_away = True
            return self._job

    def close(self) -> None:
        """Cancel what is running: the person has gone."""
        with self._lock:
            self._closed = True
            self._drop()

    def _drop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None


def _is_accepted(job: Job) -> bool:
    return isinstance(job.outcome, Accepted)
