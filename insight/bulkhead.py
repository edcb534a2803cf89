"""Turns at a model: a few calls run at once, a short line waits, and whoever comes after that is told so at once."""

from __future__ import annotations

import threading
from collections import deque
from threading import Event
from typing import Self

from insight.errors import ModelUnavailable
from insight.provider_reliability import Deadline

_LOOK_SECONDS = 0.1


class Bulkhead:
    """Gives out turns, first come, first served."""

    def __init__(self, *, parallel: int = 1, waiting: int = 4) -> None:
        """Let `parallel` turns run at once and `waiting` more people stand in line."""
        self._parallel = parallel
        self._most_waiting = waiting
        self._lock = threading.Lock()
        self._running = 0
        self._line: deque[Turn] = deque()

    @property
    def running(self) -> int:
        """Turns that are taken."""
        return self._running

    @property
    def waiting(self) -> int:
        """People in line."""
        return len(self._line)

    def turn(self) -> Turn:
        """A place, at the front or in the line; end it whatever happens, best with `with`.

        Raises:
            ModelUnavailable: the line is full ("busy").
        """
        with self._lock:
            turn = Turn(self)
            if self._running < self._parallel:
                self._running += 1
                turn.come.set()
            elif len(self._line) < self._most_waiting:
                self._line.append(turn)
            else:
                raise ModelUnavailable("busy", attempts=0)
            return turn

    def ahead_of(self, turn: Turn) -> int:
        """How many in line come before this one, which itself waits or has its turn."""
        with self._lock:
            return self._line.index(turn) if turn in self._line else 0

    def end(self, turn: Turn) -> None:
        """Give a place back and let the next one in; does nothing the second time."""
        with self._lock:
            if turn.ended:
                return
            turn.ended = True
            if not turn.come.is_set():
                self._line.remove(turn)
            elif self._line:
                self._line.popleft().come.set()
            else:
                self._running -= 1


class Turn:
    """One person's place."""

    def __init__(self, bulkhead: Bulkhead) -> None:
        self._bulkhead = bulkhead
        self.come = Event()
        self.ended = False

    def wait(self, deadline: Deadline, cancelled: Event) -> None:
        """Return when it is this one's turn.

        Raises:
            ModelUnavailable: the deadline passed ("timeout") or the person left ("cancelled") before that.
        """
        come = False
        while not come:
            come = self.come.wait(min(_LOOK_SECONDS, deadline.remaining))
            if cancelled.is_set():  # also when the turn came first: nobody is there to take it
                raise ModelUnavailable("cancelled", attempts=0)
            if deadline.passed:
                raise ModelUnavailable("timeout", attempts=0)

    @property
    def ahead(self) -> int:
        """How many in line come before this one; 0 once its turn has come."""
        return self._bulkhead.ahead_of(self)

    def end(self) -> None:
        """Give the place back; does nothing the second time."""
        self._bulkhead.end(self)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()
