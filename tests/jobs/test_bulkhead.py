import threading
from threading import Event

import pytest

from insight.bulkhead import Bulkhead
from insight.errors import ModelUnavailable
from insight.provider_reliability import Deadline

NEVER = Event()


def reason_of(act) -> str:
    with pytest.raises(ModelUnavailable) as caught:
        act()
    assert not caught.value.retryable
    return caught.value.reason


def test_turns_come_in_the_order_of_arrival():
    bulkhead = Bulkhead(parallel=1, waiting=3)
    turns = [bulkhead.turn() for _ in range(4)]
    assert [turn.ahead for turn in turns] == [0, 0, 1, 2]
    for number, turn in enumerate(turns):
        assert [other.come.is_set() for other in turns] == [other <= number for other in range(4)]
        turn.end()
    assert (bulkhead.running, bulkhead.waiting) == (0, 0)


def test_as_many_run_at_once_as_the_setting_says():
    bulkhead = Bulkhead(parallel=3, waiting=1)
    turns = [bulkhead.turn() for _ in range(4)]
    assert [turn.come.is_set() for turn in turns] == [True, True, True, False]
    assert (bulkhead.running, bulkhead.waiting) == (3, 1)


def test_whoever_comes_when_the_line_is_full_is_told_so_at_once():
    bulkhead = Bulkhead(parallel=1, waiting=1)
    _ = bulkhead.turn(), bulkhead.turn()
    assert reason_of(bulkhead.turn) == "busy"


def test_a_line_of_nobody_makes_everybody_busy_but_the_one_who_runs():
    bulkhead = Bulkhead(parallel=1, waiting=0)
    turn = bulkhead.turn()
    assert reason_of(bulkhead.turn) == "busy"
    turn.end()
    assert bulkhead.turn().come.is_set()


def test_leaving_the_line_gives_the_place_to_somebody_else():
    bulkhead = Bulkhead(parallel=1, waiting=2)
    first, second, third = (bulkhead.turn() for _ in range(3))
    second.end()
    assert third.ahead == 0
    fourth = bulkhead.turn()
    first.end()
    assert third.come.is_set()
    assert not fourth.come.is_set()


def test_giving_a_place_back_twice_gives_it_back_once():
    bulkhead = Bulkhead(parallel=1, waiting=2)
    first, second, third = (bulkhead.turn() for _ in range(3))
    first.end()
    first.end()
    assert second.come.is_set()
    assert not third.come.is_set()


def test_the_time_in_line_counts_against_the_deadline():
    bulkhead = Bulkhead(parallel=1, waiting=1)
    bulkhead.turn()
    with bulkhead.turn() as waiting:
        assert reason_of(lambda: waiting.wait(Deadline.after(0.02), NEVER)) == "timeout"
    assert bulkhead.waiting == 0


def test_a_person_who_leaves_the_line_is_free():
    bulkhead = Bulkhead(parallel=1, waiting=1)
    bulkhead.turn()
    left = Event()
    left.set()
    with bulkhead.turn() as waiting:
        assert reason_of(lambda: waiting.wait(Deadline.after(60), left)) == "cancelled"
    assert bulkhead.waiting == 0


def test_a_turn_that_comes_to_somebody_who_left_is_not_taken():
    left = Event()
    left.set()
    with Bulkhead().turn() as turn:
        assert turn.come.is_set()
        assert reason_of(lambda: turn.wait(Deadline.after(60), left)) == "cancelled"


def test_a_turn_that_ends_in_an_error_is_given_back():
    bulkhead = Bulkhead(parallel=1, waiting=0)
    with pytest.raises(RuntimeError), bulkhead.turn():
        raise RuntimeError
    assert bulkhead.running == 0


def test_many_threads_never_run_more_at_once_than_allowed_and_none_is_forgotten():
    bulkhead = Bulkhead(parallel=2, waiting=100)
    lock, running, most, done = threading.Lock(), 0, 0, 0

    def work() -> None:
        nonlocal running, most, done
        with bulkhead.turn() as turn:
            turn.wait(Deadline.after(30), NEVER)
            with lock:
                running += 1
                most = max(most, running)
            with lock:
                running -= 1
                done += 1

    threads = [threading.Thread(target=work) for _ in range(80)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=30)
    assert done == 80
    assert most <= 2
    assert (bulkhead.running, bulkhead.waiting) == (0, 0)
