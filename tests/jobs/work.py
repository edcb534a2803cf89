"""Work under the tests' control, in place of a model: it starts, reports, and ends when a test says so."""

import threading
import time
from collections.abc import Callable
from threading import Event

from insight.errors import ModelUnavailable
from insight.offer_insight import OfferInsight, overall_facts
from insight.provider_reliability import Deadline, Progress
from insight.question import Question


def question(current: float = 5.0, *, private: bool = False, model: str = "small") -> Question:
    return Question(overall_facts("orders", 10.0, current), model, private)


def insight_of(asked: Question) -> OfferInsight:
    facts = asked.facts
    return OfferInsight(
        metric=facts.metric,
        direction=facts.direction,
        previous_value=facts.previous_value,
        current_value=facts.current_value,
        headline=f"Orders went to {facts.current_value}.",
        explanation="Nothing else is known.",
        drivers=(),
    )


def comes_true(condition: Callable[[], bool], *, within: float) -> bool:
    """Whether the condition holds at some moment within the seconds."""
    end = time.monotonic() + within
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.005)
    return True


class Clock:
    """Seconds that pass only when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Call:
    """One call of the work: what it was given, and how it is told to end."""

    def __init__(self, asked: Question, deadline: Deadline, cancelled: Event, on_event: Callable[[Progress], object]):
        self.question = asked
        self.deadline = deadline
        self.cancelled = cancelled
        self.on_event = on_event
        self._end = Event()
        self._error: BaseException | None = None

    def answer(self) -> None:
        self._end.set()

    def fail(self, error: BaseException) -> None:
        self._error = error
        self._end.set()

    def result(self) -> OfferInsight:
        while not self._end.wait(0.002):
            if self.cancelled.is_set():
                raise ModelUnavailable("cancelled")
        if self._error is not None:
            raise self._error
        return insight_of(self.question)


class Model:
    """Stands where the retried call and its check stand. Counts what is asked of it."""

    def __init__(self, *, stubborn: bool = False, patient: bool = True) -> None:
        """A stubborn one does not notice that the person left; one that is not patient answers by itself."""
        self.calls: list[Call] = []
        self.most_at_once = 0
        self._stubborn = stubborn
        self._patient = patient
        self._now = 0
        self._changed = threading.Condition()

    def __call__(
        self,
        asked: Question,
        *,
        deadline: Deadline,
        cancelled: Event,
        on_event: Callable[[Progress], object],
    ) -> OfferInsight:
        call = Call(asked, deadline, Event() if self._stubborn else cancelled, on_event)
        with self._changed:
            self.calls.append(call)
            self._now += 1
            self.most_at_once = max(self.most_at_once, self._now)
            self._changed.notify_all()
        if not self._patient:
            call.answer()
        try:
            return call.result()
        finally:
            with self._changed:
                self._now -= 1
                self._changed.notify_all()

    def call(self, number: int = 0) -> Call:
        """The call with this number, once it has begun."""
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.calls) > number, timeout=10)
        return self.calls[number]

    def idle(self) -> bool:
        """Wait until no call runs."""
        with self._changed:
            return self._changed.wait_for(lambda: self._now == 0, timeout=10)
