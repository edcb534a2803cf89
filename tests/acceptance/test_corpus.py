"""Honest and false texts about fourteen changes: other metrics, units, grains and names than the demo has."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from insight.errors import WITHHELD_MESSAGES
from tests.run_prose import verdicts

FOLDER = Path(__file__).parent / "corpus"


def judged(name):
    texts = {text["id"]: text for text in json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))}
    return [(texts[key], verdict) for key, verdict in verdicts(FOLDER / "facts.json", FOLDER / f"{name}.json")]


@pytest.fixture(scope="module")
def honest():
    return judged("good")


@pytest.fixture(scope="module")
def false():
    return judged("bad")


def test_no_false_text_is_accepted(false):
    """Each differs from an honest one in a word or a figure."""
    assert len(false) >= 450
    assert [text for text, verdict in false if verdict == "accepted"] == []


def test_honest_texts_are_accepted(honest):
    """An acceptance check that holds honest texts back gets switched off."""
    held_back = [(text["id"], verdict) for text, verdict in honest if verdict != "accepted"]
    assert len(held_back) <= 0.05 * len(honest), held_back


def test_each_refusal_has_a_reason_that_the_page_can_name(false):
    reasons = {verdict.removeprefix("withheld ") for _, verdict in false if verdict != "accepted"}
    assert reasons <= WITHHELD_MESSAGES.keys()


def test_the_corpus_covers_every_unit_and_grain_and_odd_names():
    facts = [item["facts"] for item in json.loads((FOLDER / "facts.json").read_text(encoding="utf-8"))]
    assert {item["unit"] for item in facts} == {"USD", "EUR", "JPY", "count", "percent", "ratio", "minutes"}
    assert {item["grain"] for item in facts} == {"day", "week", "month", "quarter"}
    names = {segment["name"] for item in facts for segment in item["segments"]}
    assert names >= {"R&D (EU)", "N/A", "None", "$0–$50", "2024 cohort", "Other"}
    assert any(item["previous_value"] == 0 for item in facts)
    assert any(item["previous_value"] < 0 for item in facts)
    assert any(item["previous_value"] == item["current_value"] for item in facts)


def test_the_false_texts_are_of_many_kinds(false):
    kinds = Counter(text["kind"] for text, _ in false)
    assert len(kinds) >= 30
