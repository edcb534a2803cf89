"""The resilience policy: which failures are tried again, how often, and until when."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Self


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
