"""The resilience policy: which failures are tried again, how often, and until when."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, field
from threading import Event
from typing import Final, Generic, Literal, Self, TypeVar

from tenacity import RetryCallState, Retrying, retry_if_exception, wait_random_exponential

from insight.errors import InsightError, ModelRequestFailed, ModelUnavailable
from insight.service_errors import RETRYABLE_STATUSES, translate

__all__ = ["RETRYABLE_STATUSES", "Deadline", "Progress", "announce", "call_with_retries", "is_transient"]

Result = TypeVar("Result")

CALLS: Final = 3
"""Most calls in all, the first one included."""
BACKOFF: Final = wait_random_exponential(multiplier=0.5, max=2)
"""Seconds before a second and third call: anything from 0 to 0.5, then from 0 to 1; never beyond 2."""
LONGEST_ASKED_WAIT: Final = 10.0
"""A server that asks for more seconds than this before the next call is not called again."""
SHORTEST_ATTEMPT: Final = 0.5
"""Seconds below which an attempt is not worth starting, when the caller names no need of its own."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Deadline:
    """A fixed end on the monotonic clock."""

    end: float
    clock: Callable[[], float] = time.monotonic

    @classmethod
    def after(cls, seconds: float, *, clock: Callable[[], float] = time.monotonic) -> Self:
        """The moment that is `seconds` from now."""
        return cls(clock() + seconds, clock)

    @property
    def remaining(self) -> float:
        """Seconds left, never negative."""
        return max(0.0, self.end - self.clock())

    @property
    def passed(self) -> bool:
        """True when nothing is left."""
        return self.remaining <= 0.0


@dataclass(frozen=True, slots=True)
class Progress:
    """What a call is doing now, for the person who waits."""

    kind: Literal[
        "attempt",  # a call begins
        "loading",  # the server has to load the model first
        "waiting",  # a pause before the next call
        "checking",  # the answer is here and is held against the facts
    ]
    attempt: int = 1
    """Which call: the one that begins, or the one that the pause follows."""
    seconds: float = 0.0
    """How long the pause will be."""


_listener: ContextVar[Callable[[Progress], object] | None] = ContextVar("listener", default=None)


def announce(progress: Progress) -> None:
    """Tell whoever follows the call that runs in this thread; a provider may use it while an attempt runs."""
    listener = _listener.get()
    if listener is not None:
        listener(progress)


@dataclass(slots=True)
class Spent:
    """What one use of the policy has taken, as far as the log tells it."""

    pause: float = 0.0
    """Seconds waited before the running attempt."""
    waited: float = 0.0
    """Seconds waited before all attempts together."""
    received: int = 0
    """Bytes that came from the server."""


_spent: ContextVar[Spent | None] = ContextVar("spent", default=None)


def spent() -> Spent:
    """What the call that runs in this thread has taken; a provider adds what it receives."""
    return _spent.get() or Spent()


def is_transient(error: BaseException) -> bool:
    """Tell whether the same request may succeed at once: a timeout, an interruption, or one of `RETRYABLE_STATUSES`."""
    meaning = translate(error)
    return isinstance(meaning, ModelUnavailable) and meaning.retryable


def call_with_retries(
    call: Callable[[], Result],
    *,
    deadline: Deadline | None = None,
    cancelled: Event | None = None,
    attempts: int = CALLS,
    attempt_seconds: float | None = None,
    wait: Callable[[RetryCallState], float] = BACKOFF,
    sleep: Callable[[float], object] | None = None,
    on_event: Callable[[Progress], object] | None = None,
) -> Result:
    """Return the result of one provider operation, tried again after transient failures.

    Wrap the provider's call alone, never what follows it. Nothing is remembered from one use to the next.

    Args:
        call: one attempt.
        deadline: end of all attempts and pauses together.
        cancelled: when set, a pause ends at once and no further attempt begins.
        attempts: most calls in all.
        attempt_seconds: what one more whole attempt needs; none begins with less than that left.
        wait: seconds to pause, from the state of the retries.
        sleep: what pauses; by default real time passes, unless cancelled.
        on_event: told of each attempt, each pause, and what a provider announces meanwhile.

    Raises:
        ModelUnavailable: transient failures to the end, rate limit, deadline passed or cancelled.
        ModelRequestFailed: the service refused the request; after that call no other is made.
        InvalidOfferInsight: the provider's reply held no finished answer.

    An error that is no service's failure passes through unchanged. Errors of ours carry the number of calls that were
    sent and the seconds spent, and chain the original.
    """
    run = _Run(call, deadline, cancelled, attempts, attempt_seconds, wait, sleep)
    retrying = Retrying(
        retry=retry_if_exception(is_transient),
        wait=run.pause_before_next,
        stop=run.ended,
        sleep=run.pause,
        reraise=True,
    )
    listening, counting = _listener.set(on_event), _spent.set(run.spent)
    try:
        result = retrying(run.attempt)
    except Exception as error:
        meaning = translate(error)
        run.report(meaning or error)
        if meaning is None or meaning is error:
            raise
        raise meaning from error
    finally:
        _listener.reset(listening)
        _spent.reset(counting)
    run.report(None)
    return result


@dataclass(slots=True)
class _Run(Generic[Result]):
    """One use of the policy."""

    call: Callable[[], Result]
    deadline: Deadline | None
    cancelled: Event | None
    attempts: int
    attempt_seconds: float | None
    wait: Callable[[RetryCallState], float]
    sleep: Callable[[float], object] | None
    calls: int = 0
    sent: int = 0
    """Calls that reached the provider's server, as far as is known: one that a breaker turned away did not."""
    spent: Spent = field(default_factory=Spent)
    last_error: BaseException | None = None
    started: float = field(init=False)

    def __post_init__(self) -> None:
        self.started = self._now()

    def _now(self) -> float:
        return self.deadline.clock() if self.deadline else time.monotonic()

    def attempt(self) -> Result:
        """Make the next call, unless there is no reason to."""
        if self.cancelled is not None and self.cancelled.is_set():
            raise ModelUnavailable("cancelled") from self.last_error
        if self.deadline is not None and self.deadline.passed:
            raise ModelUnavailable("timeout") from self.last_error
        self.calls += 1
        self.sent += 1
        announce(Progress("attempt", self.calls))
        try:
            return self.call()
        except Exception as error:
            self.last_error = error
            if isinstance(error, ModelUnavailable | ModelRequestFailed) and error.attempts == 0:
                self.sent -= 1
            raise

    def pause_before_next(self, state: RetryCallState) -> float:
        """Seconds to pause: the random wait, or longer when the server asked for it."""
        return max(self.wait(state), self._asked() or 0.0)

    def ended(self, state: RetryCallState) -> bool:
        """No call is left, the server asks for too long a pause, or one more whole attempt does not fit."""
        if self.calls >= self.attempts or (self._asked() or 0.0) > LONGEST_ASKED_WAIT:
            return True
        if self.deadline is None:
            return False
        needed = SHORTEST_ATTEMPT if self.attempt_seconds is None else self.attempt_seconds
        return self.deadline.remaining < state.upcoming_sleep + needed

    def pause(self, seconds: float) -> None:
        """Let the seconds pass; a cancelled call does not wait for them."""
        self.spent.pause = seconds
        self.spent.waited += seconds
        announce(Progress("waiting", self.calls, seconds))
        if self.sleep is not None:
            self.sleep(seconds)
        elif self.cancelled is not None:
            self.cancelled.wait(seconds)
        else:
            time.sleep(seconds)

    def report(self, error: BaseException | None) -> None:
        """Complete the error with what was spent, and write the one line about the whole call."""
        elapsed = self._now() - self.started
        if isinstance(error, ModelUnavailable | ModelRequestFailed):
            error.attempts, error.elapsed = self.sent, elapsed
        details = {
            "outcome": "answer" if error is None else type(error).__name__,
            "reason": getattr(error, "reason", None) if isinstance(error, InsightError) else None,
            "status": getattr(error, "status", None) if isinstance(error, InsightError) else None,
            "attempts": self.sent,
            "wait": round(self.spent.waited, 3),
            "elapsed": round(elapsed, 3),
            "bytes": self.spent.received,
            "remaining": None if self.deadline is None else round(self.deadline.remaining, 3),
        }
        log.info("provider call %s", details, extra={"event": "provider_call", **details})

    def _asked(self) -> float | None:
        meaning = None if self.last_error is None else translate(self.last_error)
        return meaning.retry_after if isinstance(meaning, ModelUnavailable) else None
