"""The line for whoever runs the page, for every state that it can tell of."""

from dataclasses import replace
from typing import get_args

import pytest

from insight.health import ENDS, health_line
from insight.model_service import Health
from insight.outcome import Outcome
from insight.providers.choice import ProviderKind
from insight.workshop import Load

QUIET = Load(0, 0, ())
NO_BREAK = "\N{NO-BREAK SPACE}"


def health(**changed):
    return replace(Health("ollama", "phi:3b", loaded=True, breaker="closed", rest=0.0, load=QUIET), **changed)


def test_a_quiet_server_is_told_by_kind_model_and_memory():
    assert health_line(health()) == "Ollama · phi:3b · in memory · no explanation yet"


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"loaded": None}, "not known whether in memory"),
        ({"loaded": False}, "not in memory yet"),
        ({"model": ""}, "no model known yet"),
        ({"breaker": "open", "rest": 4.2}, f"failing, asked again in 4{NO_BREAK}s"),
        ({"breaker": "half_open"}, "failing, asked again next time"),
        ({"load": Load(1, 3, ())}, "1 running, 3 waiting"),
        (
            {"load": Load(0, 0, (("Accepted", 9), ("Unavailable", 2), ("Withheld", 1)))},
            "latest explanations: 9 shown, 2 unavailable, 1 withheld",
        ),
    ],
)
def test_each_thing_worth_knowing_is_a_part_of_the_line(changed, told):
    assert told in health_line(health(**changed)).split(" · ")


@pytest.mark.parametrize("kind", get_args(ProviderKind))
def test_every_kind_of_server_has_a_name(kind):
    assert health_line(health(kind=kind))


def test_every_outcome_has_a_word():
    assert set(ENDS) == {kind.__name__ for kind in get_args(Outcome)}
