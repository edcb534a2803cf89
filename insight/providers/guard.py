"""What one attempt may take: asked before every wait on the network, and by nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Event
from typing import Final

from insight.errors import ModelUnavailable
from insight.provider_reliability import SHORTEST_ATTEMPT, Deadline

GRAIN: Final = 0.05
"""Longest single wait, in seconds; a cancelled attempt lets go of its connection after at most this long."""
LONGEST_FAREWELL: Final = 0.03
"""Seconds before the caller's deadline at which waiting ends, so that it is met with the connection closed."""
FAREWELL_SHARE: Final = 0.05
"""The same as a share of what is left, for short deadlines."""
LATEST_WAKING: Final = 0.25
"""Most seconds that an attempt ends earlier because waits come back late on a busy machine."""
WAKING_SHARE: Final = 0.5
"""The same as a share of what is left."""
_SHORTEST: Final = 0.001  # a socket timeout of zero would mean "do not wait at all"


class Punctuality:
    """How late this process comes back from its waits: on a busy machine a thread has to wait for its turn as well."""

    HALVED_EVERY: Final = 10.0
    """Seconds after which a late return counts for half."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._latest = (0.0, 0.0)

    def note(self, late: float) -> None:
        """Take note of a wait that came back so many seconds later than it was to last."""
        if late > self.expected:
            self._latest = (late, self._clock())

    @property
    def expected(self) -> float:
        """Seconds that the next wait may be late."""
        late, noted = self._latest
        return late * 0.5 ** ((self._clock() - noted) / self.HALVED_EVERY) if late else 0.0


PUNCTUALITY: Final = Punctuality()
"""That of this process."""


class Guard:
    """Time, cancellation and traffic of one attempt.

    The end is the earlier of the caller's deadline and the attempt's own limit, and holds for name lookup,
    connecting, sending and every single read, so that a server which sends a byte now and then gains nothing.
    """

    __slots__ = (
        "_cancelled",
        "_clock",
        "_deadline",
        "_end",
        "_farewell",
        "_most_earlier",
        "certificate_refused",
        "closed_by_peer",
        "connect_seconds",
        "head",
        "received",
        "status",
    )

    def __init__(
        self,
        deadline: Deadline,
        *,
        seconds: float | None = None,
        connect_seconds: float,
        cancelled: Event | None = None,
    ) -> None:
        self._clock = deadline.clock
        self._deadline = deadline
        self._end = deadline.end if seconds is None else deadline.clock() + seconds
        self._farewell = min(LONGEST_FAREWELL, deadline.remaining * FAREWELL_SHARE)
        self._most_earlier = min(LATEST_WAKING, deadline.remaining * WAKING_SHARE)
        self._cancelled = cancelled
        self.connect_seconds = connect_seconds
        self.received = 0
        """Bytes read from the connection."""
        self.head = bytearray()
        """Those that came before the status was known, the reply's headers among them."""
        self.closed_by_peer = False
        self.certificate_refused = False
        self.status: int | None = None
        """HTTP status, once it arrived."""

    @property
    def remaining(self) -> float:
        """Seconds left, never negative."""
        return max(0.0, self._left)

    @property
    def leaves_room(self) -> bool:
        """True while the caller's deadline has time for another attempt, however short."""
        return self._deadline.remaining >= SHORTEST_ATTEMPT

    def check(self) -> None:
        """Raise `ModelUnavailable` when the attempt was cancelled or its time is over."""
        if self._cancelled is not None and self._cancelled.is_set():
            raise ModelUnavailable("cancelled", status=self.status)
        if self._left <= 0.0:
            raise ModelUnavailable("timeout", retryable=True, status=self.status)

    def next_wait(self) -> float:
        """Seconds to wait at most before asking again.

        Raises:
            ModelUnavailable: cancelled, or the time is over.
        """
        self.check()
        return max(_SHORTEST, min(GRAIN, self._left))

    @property
    def _left(self) -> float:
        """Seconds until the attempt's own limit, or until the caller's deadline can still be met."""
        earlier = max(self._farewell, min(PUNCTUALITY.expected, self._most_earlier))
        return min(self._end, self._deadline.end - earlier) - self._clock()

    @contextmanager
    def at_most(self, seconds: float) -> Iterator[None]:
        """Shorten what is left for a part of the attempt that is not worth more."""
        end = self._end
        self._end = min(end, self._clock() + seconds)
        try:
            yield
        finally:
            self._end = end

    @contextmanager
    def active(self) -> Iterator[None]:
        """Put everything that this thread sends under this guard."""
        token = _current.set(self)
        try:
            yield
        finally:
            _current.reset(token)


_current: ContextVar[Guard] = ContextVar("guard")


def current_guard() -> Guard:
    """Return the guard of the attempt that is running in this thread.

    Raises:
        LookupError: nothing is running; sending without a guard is a programming error.
    """
    return _current.get()
