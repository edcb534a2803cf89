"""Thirty more corpora by other hands: what the check lets through and holds back of texts of every kind.

Each has its own fact sets, about as many false texts as honest ones, and no sentence of the others. The floors are what
the check reached when they were written down, after it had been worked on with these texts; with the same texts they
may only rise. On texts never seen before it does worse, and README says how much.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from insight.errors import WITHHELD_MESSAGES
from tests.run_prose import verdicts
from tests.spread import spread

FOLDER = Path(__file__).parent / "corpora"
HONEST_ACCEPTED = 0.815
"""Of all honest texts."""
FALSE_ACCEPTED = 0.0
"""Of all false texts."""


def judge_file(texts: Path) -> list[tuple[str, str, str]]:
    """Corpus, id and verdict of each text of one file."""
    return [(texts.parent.name, name, verdict) for name, verdict in verdicts(texts.with_name("facts.json"), texts)]


@pytest.fixture(scope="module")
def judged():
    found: dict[str, list[tuple[str, str, str]]] = {"good": [], "bad": []}
    files = sorted(path for path in FOLDER.glob("*/*.json") if path.stem in found)
    for file, items in zip(files, spread(judge_file, files), strict=True):
        found[file.stem] += items
    return found


def test_the_corpora_are_large_and_even(judged):
    assert len({folder for folder, _, _ in judged["good"]}) >= 30
    assert len(judged["good"]) >= 2_530
    assert len(judged["bad"]) >= 3_290


def test_most_honest_texts_are_accepted(judged):
    held_back = [item for item in judged["good"] if item[2] != "accepted"]
    assert len(held_back) <= (1 - HONEST_ACCEPTED) * len(judged["good"]), held_back


def test_no_false_text_is_accepted(judged):
    accepted = [item for item in judged["bad"] if item[2] == "accepted"]
    assert len(accepted) <= FALSE_ACCEPTED * len(judged["bad"]), accepted


def test_each_refusal_has_a_reason_that_the_page_can_name(judged):
    reasons = {verdict.removeprefix("withheld ") for _, _, verdict in judged["bad"] if verdict != "accepted"}
    assert reasons <= WITHHELD_MESSAGES.keys()
