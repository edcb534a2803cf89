from datetime import UTC, datetime
from typing import get_args

import pytest

from insight.errors import (
    FactsUnavailable,
    InvalidOfferInsight,
    ModelRequestFailed,
    ModelUnavailable,
    RequestReason,
    UnavailableReason,
    WithheldReason,
)
from insight.panels import UNAFFECTED, failed_panel, panel_of, spoken_seconds

AT = datetime(2026, 3, 2, 14, 2, tzinfo=UTC)
ALL_ENDS = [
    *(("withheld", InvalidOfferInsight(reason)) for reason in get_args(WithheldReason)),
    *(("unavailable", ModelUnavailable(reason)) for reason in get_args(UnavailableReason)),
    *(("needs_attention", ModelRequestFailed(reason)) for reason in get_args(RequestReason)),
]


@pytest.mark.parametrize(("kind", "error"), ALL_ENDS, ids=[f"{kind}: {error}" for kind, error in ALL_ENDS])
def test_every_end_has_a_panel_that_says_what_happened_what_is_unaffected_and_what_to_do(kind, error):
    panel = panel_of(error, finished=AT)
    assert panel.kind == kind
    assert panel.body.startswith(str(error))
    assert panel.body.endswith(UNAFFECTED)
    assert panel.remedy.endswith(".")


@pytest.mark.parametrize(
    ("error", "first_words"),
    [
        (InvalidOfferInsight("number"), "Insight withheld"),
        (ModelUnavailable("timeout"), "Insight unavailable right now"),
        (ModelRequestFailed("credentials"), "Insight unavailable: the model request needs attention"),
    ],
)
def test_each_kind_starts_with_its_fixed_words(error, first_words):
    assert panel_of(error, finished=AT).title == first_words


def test_a_rate_limit_tells_how_long_to_wait():
    panel = panel_of(ModelUnavailable("rate_limited", retry_after=37.2), finished=AT)
    assert panel.remedy == "Please try again in about 37 s."


@pytest.mark.parametrize("seconds", [0, -5, None])
def test_a_wait_that_says_nothing_is_not_repeated(seconds):
    panel = panel_of(ModelUnavailable("rate_limited", retry_after=seconds), finished=AT)
    assert panel.remedy == "Please try again later."


def test_a_missing_model_of_ollama_comes_with_the_command_that_installs_it():
    error = ModelRequestFailed("model_missing", subject="qwen3:8b")
    assert panel_of(error, finished=AT, provider="ollama").subject == "ollama pull qwen3:8b"
    assert panel_of(error, finished=AT, provider="openai_compatible").subject == "qwen3:8b"


def test_the_trail_says_how_often_how_long_and_when():
    error = ModelUnavailable("timeout", attempts=3, elapsed=41.3)
    assert (
        panel_of(error, finished=AT, reference="7f3a").trail == "3 attempts over 41 s, last at 14:02. Reference 7f3a."
    )


def test_an_error_of_this_program_admits_it_and_names_the_log():
    panel = failed_panel(finished=AT, reference="7f3a")
    assert panel.kind == "unavailable"
    assert "made a mistake" in panel.body
    assert panel.trail == "At 14:02. Reference 7f3a."


def test_facts_that_cannot_be_computed_are_told_in_their_own_words():
    panel = panel_of(FactsUnavailable("March has no denominator."), finished=AT)
    assert panel.body == f"March has no denominator. {UNAFFECTED}"


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.2, "1 s"), (41.4, "41 s"), (150, "about 2 min"), (7200, "about 2 h"), (86_400, "about 24 h")],
)
def test_seconds_are_told_as_a_person_would(seconds, words):
    assert spoken_seconds(seconds) == words
