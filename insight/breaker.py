"""A circuit breaker: a model server that keeps failing is left alone for a while, then asked cheaply how it is.

It stands around a provider, outside the policy of attempts: the policy decides whether one explanation tries again, the
breaker whether anybody's attempt reaches the server at all.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from threading import Event
from typing import Any, Final, Literal

from insight.errors import InsightError, ModelRequestFailed, ModelUnavailable, UnavailableReason
from insight.provider_reliability import Deadline
from insight.providers import Message, Provider

log = logging.getLogger(__name__)

FAILURES: Final = 3
"""Attempts without a usable answer, one after the other, that open the breaker."""
FIRST_REST: Final = 5.0
LONGEST_REST: Final = 30.0
"""Seconds that the server is left alone; doubled each time it is found still failing."""
PROBE_SECONDS: Final = 2.0
"""Longest time for the cheap call that decides whether the server is back."""

State = Literal["closed", "open", "half_open"]
Probe = Callable[[Deadline], object]
"""A cheap call that raises when the server is not there; never a generation."""


class Breaker:
    """Counts failures in a row and says whether a call may go through. Safe to share between threads.

    closed: every call goes through. open: none does until the rest is over. half open: one caller asks the probe; if
    that succeeds the calls go through again, and the first failure then opens it for twice as long.
    """

    def __init__(
        self, probe: Probe | None = None, *, failures: int = FAILURES, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Without a probe, the first call after the rest is let through alone and stands for it."""
        self._probe = probe
        self._most_failures = failures
        self._clock = clock
        self._lock = threading.Lock()
        self._failures = 0
        self._rest = FIRST_REST
        self._open_until: float | None = None
        self._trying = False
        self._reason: UnavailableReason = "unreachable"

    @property
    def state(self) -> State:
        """What happens to the next call."""
        with self._lock:
            if self._open_until is None:
                return "closed"
            return "open" if self._trying or self._clock() < self._open_until else "half_open"

    @property
    def rest(self) -> float:
        """Seconds until the server is asked again; 0 when it may be."""
        with self._lock:
            return 0.0 if self._open_until is None else max(0.0, self._open_until - self._clock())

    @contextmanager
    def around(self, deadline: Deadline) -> Iterator[None]:
        """Let one call through and learn from how it ends.

        Raises:
            ModelUnavailable: the server is being left alone; with the reason it failed for and the seconds to wait.
        """
        alone = self._admit()
        try:
            if alone and self._probe is not None:
                self._ask_how_it_is(self._probe, deadline)
            yield
        except ModelUnavailable as error:
            self._failed(error)
            raise
        except InsightError:
            self._succeeded()  # it answers, whatever the answer is worth
            raise
        else:
            self._succeeded()
        finally:
            if alone:
                with self._lock:
                    self._trying = False

    def _ask_how_it_is(self, probe: Probe, deadline: Deadline) -> None:
        soon = Deadline(min(deadline.end, deadline.clock() + PROBE_SECONDS), deadline.clock)
        with suppress(ModelRequestFailed):  # whatever it objects to, it is there
            probe(soon)
        self._reached()

    def _admit(self) -> bool:
        """Let a call pass; true for the one that finds out whether the server is back."""
        with self._lock:
            if self._open_until is None:
                return False
            left = self._open_until - self._clock()
            if self._trying or left > 0:
                raise ModelUnavailable(self._reason, retry_after=max(left, 1.0), attempts=0)
            self._trying = True
            return True

    def _reached(self) -> None:
        """The probe succeeded: open to all, but the next failure is one too many."""
        with self._lock:
            self._open_until = None
            self._trying = False
            self._failures = self._most_failures - 1

    def _succeeded(self) -> None:
        with self._lock:
            if self._open_until is not None:
                log.info("breaker closed", extra={"event": "breaker", "state": "closed"})
            self._failures, self._rest, self._open_until = 0, FIRST_REST, None

    def _failed(self, error: ModelUnavailable) -> None:
        if error.reason == "cancelled":
            return
        with self._lock:
            if self._open_until is not None and not self._trying:
                return  # it began before the breaker opened: nothing new
            self._failures += 1
            if self._failures < self._most_failures and not self._trying:
                return
            self._reason = error.reason
            asked = min(error.retry_after or 0.0, LONGEST_REST)
            rest = max(self._rest, asked)
            self._open_until = self._clock() + rest
            details = {"state": "open", "rest": rest, "reason": error.reason, "status": error.status}
            log.warning("breaker %s", details, extra={"event": "breaker", **details})
            self._rest = min(2 * self._rest, LONGEST_REST)


class ProtectedProvider:
    """A provider behind a breaker."""

    def __init__(self, provider: Provider, breaker: Breaker) -> None:
        self._provider = provider
        self.breaker = breaker

    @property
    def model(self) -> str:
        """Name of the model that answers."""
        return self._provider.model

    @property
    def chooses(self) -> bool:
        """Whether the model only chooses among sentences that were computed."""
        return self._provider.chooses

    def complete(
        self,
        messages: Sequence[Message],
        schema: Mapping[str, Any],
        *,
        deadline: Deadline,
        cancelled: Event | None = None,
    ) -> str:
        """Return the text of one complete answer, unless the server is being left alone."""
        with self.breaker.around(deadline):
            return self._provider.complete(messages, schema, deadline=deadline, cancelled=cancelled)
