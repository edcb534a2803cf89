"""When an attempt ends: by its own limit, by the deadline, and somewhat before it where the machine is slow to wake."""

import pytest

from insight.errors import ModelUnavailable
from insight.provider_reliability import Deadline
from insight.providers import guard as guards
from insight.providers.guard import Guard, Punctuality
from tests.jobs.work import Clock


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def punctuality(monkeypatch, clock):
    found = Punctuality(clock)
    monkeypatch.setattr(guards, "PUNCTUALITY", found)
    return found


def guard(clock, seconds, *, limit=None):
    return Guard(Deadline.after(seconds, clock=clock), seconds=limit, connect_seconds=2)


@pytest.mark.parametrize(("seconds", "left"), [(10, 9.97), (0.2, 0.19)])
@pytest.mark.usefixtures("punctuality")
def test_waiting_ends_a_moment_before_the_deadline_to_close_in_time(clock, seconds, left):
    assert guard(clock, seconds).remaining == pytest.approx(left)


@pytest.mark.parametrize(("late", "seconds", "left"), [(0.1, 10, 9.9), (3, 10, 9.75), (3, 0.2, 0.1), (0.01, 10, 9.97)])
def test_on_a_machine_that_wakes_late_waiting_ends_earlier_but_never_much(clock, punctuality, late, seconds, left):
    punctuality.note(late)
    assert guard(clock, seconds).remaining == pytest.approx(left)


def test_an_attempts_own_limit_is_not_shortened(clock, punctuality):
    punctuality.note(3)
    assert guard(clock, 100, limit=60).remaining == pytest.approx(60)


def test_a_late_waking_counts_for_half_every_ten_seconds_and_a_smaller_one_adds_nothing(clock, punctuality):
    punctuality.note(0.2)
    punctuality.note(0.1)
    assert punctuality.expected == pytest.approx(0.2)
    clock.now += 10
    assert punctuality.expected == pytest.approx(0.1)
    punctuality.note(0.15)
    assert punctuality.expected == pytest.approx(0.15)
    clock.now += 100
    assert punctuality.expected < 0.001


@pytest.mark.usefixtures("punctuality")
def test_after_the_end_every_look_says_so(clock):
    asked = guard(clock, 5)
    clock.now += 4.98
    for look in (asked.check, asked.next_wait):
        with pytest.raises(ModelUnavailable) as caught:
            look()
        assert (caught.value.reason, caught.value.retryable) == ("timeout", True)
