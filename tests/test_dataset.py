"""What was computed for the page is made once, kept for a while and never mixed up."""

import threading
from pathlib import Path

import pytest

from insight.dataset import Dataset, Memo
from insight.errors import DataProblem, FactsUnavailable
from insight.view import View

CATALOGUE = Path(__file__).parents[1] / "data" / "metrics.toml"
OCTOBER = View("Repeat purchase rate", "Month", "October 2026", "Period before")


def test_whoever_wants_the_same_meanwhile_waits_for_it_and_it_is_made_once():
    made, gate = [], threading.Event()

    def make(key):
        made.append(key)
        gate.wait(5)
        return object()

    memo, found = Memo(make, most=4), []
    threads = [threading.Thread(target=lambda: found.append(memo("a"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    gate.set()
    for thread in threads:
        thread.join(5)
    assert made == ["a"]
    assert len(set(map(id, found))) == 1
    assert len(found) == 8


def test_the_oldest_results_make_room():
    made = []

    def make(key):
        made.append(key)
        return key

    memo = Memo(make, most=2)
    for key in ("a", "b", "c", "c", "b", "a"):
        assert memo(key) == key
    assert made == ["a", "b", "c", "a"]


def test_an_error_is_not_kept():
    answers = [ValueError("not yet"), "ready"]

    def make():
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    memo = Memo(make, most=2)
    with pytest.raises(ValueError, match="not yet"):
        memo()
    assert memo() == "ready"


@pytest.fixture(scope="module")
def dataset():
    return Dataset(CATALOGUE)


def test_the_same_view_is_the_same_change_and_the_same_chart(dataset):
    change = dataset.change(OCTOBER)
    assert dataset.change(OCTOBER) is change
    assert dataset.trend(change, "light") is dataset.trend(change, "light")
    assert dataset.trend(change, "light") is not dataset.trend(change, "dark")
    assert dataset.contributions(change, "channel", "light") is dataset.contributions(change, "channel", "light")


def test_another_part_is_another_change(dataset):
    inside = View(OCTOBER.metric, "Month", "October 2026", "Period before", ("channel: paid_search",))
    whole, part = dataset.change(OCTOBER).facts, dataset.change(inside).facts
    assert whole.current_value != part.current_value
    assert whole.data_fingerprint != part.data_fingerprint


def test_a_note_belongs_to_whoever_wrote_it(dataset):
    change = dataset.change(OCTOBER)
    assert change.asked_with("  Mail was down. ").note == "Mail was down."
    assert change.asked_with("   ").note is None
    assert dataset.change(OCTOBER).facts.note is None


def test_a_view_that_there_is_not_says_so_each_time(dataset):
    for _ in range(2):
        with pytest.raises(FactsUnavailable, match="There is no data for this period"):
            dataset.change(View(OCTOBER.metric, "Month", "May 1999", "Period before"))


def test_a_catalogue_that_is_not_there_is_said():
    with pytest.raises(DataProblem, match=r"absent\.toml"):
        Dataset("absent.toml")
