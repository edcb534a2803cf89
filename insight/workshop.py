"""Explanations of the whole server process: shared when identical, in turn at the model, cancelled when nobody waits.

Each runs in a daemon thread, so that the end of the process never waits for a model. The thread pool of the standard
library is not used for that reason: its threads are joined at exit.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import Event
from typing import Final, Protocol

from insight.bulkhead import Bulkhead, Turn
from insight.discreet_log import DISCREET
from insight.errors import InvalidOfferInsight, ModelRequestFailed, ModelUnavailable
from insight.explanation import Explanation
from insight.jobs import Job
from insight.offer_insight import OfferInsight
from insight.outcome import Accepted, Cancelled, Failed, NeedsAttention, Outcome, Unavailable, Withheld
from insight.provider_reliability import Deadline
from insight.provider_reliability import Progress as CallEvent
from insight.question import Question

log = logging.getLogger(__name__)
log.addFilter(DISCREET)

KEPT: Final = 64
"""Accepted answers that are remembered for whoever asks the same."""
COUNTED: Final = 100
"""Latest outcomes that `Load` counts."""


class Explain(Protocol):
    """The work itself: returns an accepted insight or raises one of the three errors."""

    def __call__(
        self,
        question: Question,
        /,
        *,
        deadline: Deadline,
        cancelled: Event,
        on_event: Callable[[CallEvent], object],
    ) -> OfferInsight:
        """Explain one change within the deadline, or until cancelled."""
        ...


@dataclass(frozen=True, slots=True)
class Load:
    """What the workshop is doing and how its latest explanations ended, for whoever runs the page."""

    running: int
    waiting: int
    outcomes: tuple[tuple[str, int], ...]
    """Kind of outcome and how many of the latest, most frequent first."""


class Workshop:
    """Runs explanations and hands out shares in them. Safe to use from several threads."""

    def __init__(
        self,
        explain: Explain,
        *,
        deadline_seconds: float = 150,
        attempts: int = 3,
        parallel: int = 1,
        waiting: int = 4,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Prepare; nothing runs before the first question.

        Args:
            explain: the work.
            deadline_seconds: longest time for one explanation, from the question on.
            attempts: most calls that the work makes, for the progress shown.
            parallel: explanations that run at once.
            waiting: explanations that may wait for a turn.
            clock: seconds that only grow.
        """
        self._explain = explain
        self._deadline_seconds = deadline_seconds
        self._attempts = attempts
        self._bulkhead = Bulkhead(parallel=parallel, waiting=waiting)
        self._clock = clock
        self._lock = threading.Lock()
        self._shared: dict[Question, Explanation] = {}
        self._active: set[Explanation] = set()
        self._closed = False
        self._kept: OrderedDict[Question, Accepted] = OrderedDict()
        self._ends: deque[str] = deque(maxlen=COUNTED)

    @property
    def load(self) -> Load:
        """What is going on."""
        with self._lock:
            counts = Counter(self._ends).most_common()
        return Load(self._bulkhead.running, self._bulkhead.waiting, tuple(counts))

    def join(self, question: Question, *, anew: bool = False) -> Job:
        """Share in the running explanation of this question, or begin it; returns at once.

        A private question is shared with nobody. With `anew`, an answer accepted earlier is not used again.
        """
        with self._lock:
            found = self._found(question, anew=anew)
            explanation = found or self._new(question)
            explanation.people += 1
        if found is None:
            self._begin(explanation)
        return Job(explanation, self._leave)

    def close(self) -> None:
        """Cancel everything that runs or waits; questions asked later are cancelled as well."""
        with self._lock:
            self._closed = True
            for explanation in self._active:
                explanation.cancelled.set()

    def _found(self, question: Question, *, anew: bool) -> Explanation | None:
        if question.private:
            return None
        running = self._shared.get(question)
        if running is not None and running.outcome is None:
            return running
        accepted = None if anew else self._kept.get(question)
        if accepted is None:
            return None
        self._kept.move_to_end(question)
        answered = self._explanation(question)
        answered.end(accepted)
        return answered

    def _new(self, question: Question) -> Explanation:
        explanation = self._explanation(question)
        self._active.add(explanation)
        if not question.private:
            self._shared[question] = explanation
        if self._closed:
            explanation.cancelled.set()
        return explanation

    def _explanation(self, question: Question) -> Explanation:
        deadline = Deadline.after(self._deadline_seconds, clock=self._clock)
        return Explanation(question, deadline, attempts=self._attempts)

    def _begin(self, explanation: Explanation) -> None:
        """Take a place in line and start the work, or say at once that there is no room."""
        if explanation.cancelled.is_set():
            self._end(explanation, Cancelled(explanation.trail))
            return
        try:
            turn = explanation.turn = self._bulkhead.turn()
        except ModelUnavailable as busy:
            self._end(explanation, Unavailable(busy, explanation.trail))
            return
        name = f"explanation-{explanation.reference}"
        try:
            threading.Thread(target=self._work, args=(explanation, turn), name=name, daemon=True).start()
        except RuntimeError:  # the system gives out no more threads
            turn.end()
            self._end(explanation, Unavailable(ModelUnavailable("busy", attempts=0), explanation.trail))

    def _leave(self, job: Job) -> None:
        """One person less waits; the last one to leave ends the work."""
        explanation = job.explanation
        with self._lock:
            if job.left is not None or explanation.outcome is not None:
                return
            job.left = Cancelled(explanation.trail)
            explanation.people -= 1
            if explanation.people:
                return
            self._forget(explanation)
        explanation.cancelled.set()

    def _work(self, explanation: Explanation, turn: Turn) -> None:
        with turn:
            self._end(explanation, self._outcome(explanation, turn))

    def _outcome(self, explanation: Explanation, turn: Turn) -> Outcome:
        try:
            turn.wait(explanation.deadline, explanation.cancelled)
            insight = self._explain(
                explanation.question,
                deadline=explanation.deadline,
                cancelled=explanation.cancelled,
                on_event=explanation.heed,
            )
        except InvalidOfferInsight as error:
            return Withheld(error, explanation.trail)
        except ModelRequestFailed as error:
            return NeedsAttention(error, replace(explanation.trail, attempts=error.attempts))
        except ModelUnavailable as error:
            if error.reason == "cancelled":
                return Cancelled(explanation.trail)
            return Unavailable(error, replace(explanation.trail, attempts=error.attempts))
        except Exception:
            log.exception("explanation %s failed", explanation.reference)
            return Failed(explanation.trail)
        return Accepted(insight, explanation.trail)

    def _end(self, explanation: Explanation, outcome: Outcome) -> None:
        with self._lock:
            self._forget(explanation)
            self._active.discard(explanation)
            if explanation.cancelled.is_set() and explanation.people == 0:
                outcome = Cancelled(explanation.trail)
            if not explanation.end(outcome):
                outcome = Unavailable(ModelUnavailable("timeout"), explanation.trail)
            kind = type(outcome).__name__
            self._ends.append(kind)
            if isinstance(outcome, Accepted) and not explanation.question.private:
                self._kept[explanation.question] = outcome
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
        details = {
            "reference": explanation.reference,
            "outcome": kind,
            "reason": getattr(getattr(outcome, "error", None), "reason", None),
            "attempts": outcome.trail.attempts,
            "elapsed": round(outcome.trail.elapsed, 3),
        }
        log.info("explanation %s", details, extra={"event": "explanation", **details})

    def _forget(self, explanation: Explanation) -> None:
        if self._shared.get(explanation.question) is explanation:
            del self._shared[explanation.question]
