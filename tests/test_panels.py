from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from typing import get_args

import pytest

from insight.errors import (
    InvalidOfferInsight,
    ModelRequestFailed,
    ModelUnavailable,
    RequestReason,
    UnavailableReason,
    WithheldReason,
)
from insight.outcome import Failed, NeedsAttention, Trail, Unavailable, Withheld
from insight.panels import NO_TURN, NOT_SENT, UNAFFECTED, panel_of, spoken_seconds

TRAIL = Trail(attempts=3, elapsed=41.3, finished=datetime(2026, 3, 2, 14, 2, tzinfo=UTC), reference="7f3a")
ENDS = [
    *(("withheld", Withheld(InvalidOfferInsight(reason), TRAIL)) for reason in get_args(WithheldReason)),
    *(("unavailable", Unavailable(ModelUnavailable(reason), TRAIL)) for reason in get_args(UnavailableReason)),
    *(("needs_attention", NeedsAttention(ModelRequestFailed(reason), TRAIL)) for reason in get_args(RequestReason)),
]


@pytest.mark.parametrize(("kind", "outcome"), ENDS, ids=[f"{kind}-{number}" for number, (kind, _) in enumerate(ENDS)])
def test_every_end_has_a_panel_that_says_what_happened_what_is_unaffected_and_what_to_do(kind, outcome):
    panel = panel_of(outcome)
    assert panel.kind == kind
    assert panel.body.startswith(str(outcome.error))
    assert panel.body.endswith(UNAFFECTED)
    assert panel.remedy.endswith(".")


@pytest.mark.parametrize(
    ("outcome", "first_words"),
    [
        (Withheld(InvalidOfferInsight("number"), TRAIL), "Insight withheld"),
        (Unavailable(ModelUnavailable("timeout"), TRAIL), "Insight unavailable right now"),
        (Failed(TRAIL), "Insight unavailable right now"),
        (
            NeedsAttention(ModelRequestFailed("credentials"), TRAIL),
            "Insight unavailable: the model request needs attention",
        ),
    ],
)
def test_each_kind_starts_with_its_fixed_words(outcome, first_words):
    assert panel_of(outcome).title == first_words


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ModelUnavailable("unreachable", retry_after=4, attempts=0), NOT_SENT),
        (ModelUnavailable("timeout", attempts=0), NO_TURN),
        (ModelUnavailable("busy", attempts=0), None),
        (ModelUnavailable("unreachable", attempts=0), None),
        (ModelUnavailable("unreachable", retry_after=4), None),
    ],
)
def test_a_question_that_was_not_sent_says_so_and_why(error, said):
    panel = panel_of(Unavailable(error, replace(TRAIL, attempts=error.attempts)))
    assert {sentence for sentence in (NOT_SENT, NO_TURN) if sentence in panel.body} == ({said} if said else set())
    assert panel.trail.startswith("Nothing was sent; ended at" if error.attempts == 0 else "1 attempt, ended at")


def test_a_missing_model_comes_with_the_names_that_could_be_chosen():
    error = ModelRequestFailed("model_missing", subject="qwen3:8b", installed=("phi:3b", "small:latest"))
    panel = panel_of(NeedsAttention(error, TRAIL), provider="ollama")
    assert panel.hints == ("On the server: phi:3b, small:latest. One of them can be named in INSIGHT_MODEL.",)


def test_a_rate_limit_tells_how_long_to_wait():
    panel = panel_of(Unavailable(ModelUnavailable("rate_limited", retry_after=37.2), TRAIL))
    assert panel.remedy == "Please try again in about 37\N{NO-BREAK SPACE}s."


@pytest.mark.parametrize("seconds", [0, -5, None])
def test_a_wait_that_says_nothing_is_not_repeated(seconds):
    panel = panel_of(Unavailable(ModelUnavailable("rate_limited", retry_after=seconds), TRAIL))
    assert panel.remedy == "Please try again later."


def test_a_missing_model_of_ollama_comes_with_the_command_that_installs_it():
    outcome = NeedsAttention(ModelRequestFailed("model_missing", subject="qwen3:8b"), TRAIL)
    assert panel_of(outcome, provider="ollama").subject == "ollama pull qwen3:8b"
    assert panel_of(outcome, provider="openai_compatible").subject == "qwen3:8b"


def test_the_trail_says_how_often_how_long_and_when_on_the_readers_clock():
    outcome = Unavailable(ModelUnavailable("timeout"), TRAIL)
    in_india = panel_of(outcome, zone=timezone(timedelta(hours=5.5)))
    assert in_india.trail == "3 attempts, ended at 19:32 after 41\N{NO-BREAK SPACE}s. Reference 7f3a."


def test_an_error_of_this_program_admits_it_and_names_the_log():
    panel = panel_of(Failed(Trail(0, 0.1, TRAIL.finished, "7f3a")), zone=UTC)
    assert "made a mistake" in panel.body
    assert "server's log" in panel.remedy
    assert panel.trail == "Nothing was sent; ended at 14:02 after 1\N{NO-BREAK SPACE}s. Reference 7f3a."


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.2, "1 s"), (41.4, "41 s"), (150, "about 2 min"), (7200, "about 2 h"), (86_400, "about 24 h")],
)
def test_seconds_are_told_as_a_person_would_and_keep_their_unit_on_the_line(seconds, words):
    said = spoken_seconds(seconds)
    assert said.replace("\N{NO-BREAK SPACE}", " ") == words
    assert said[-4:].count("\N{NO-BREAK SPACE}") == 1
