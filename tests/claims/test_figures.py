"""A written number against the true value, with every hedge."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.claims.figures import Figure, Fraction, fraction


def figure(text: str) -> Figure:
    """Digits as written, without sign or unit."""
    decimals = len(text.partition(".")[2])
    digits = text.replace(".", "")
    zeros = len(digits) - len(digits.rstrip("0")) if digits.strip("0") else 0
    return Figure(float(text), 10.0**-decimals, "plain", 10.0 ** (zeros - decimals))


@pytest.mark.parametrize(
    ("written", "hedge", "true", "false"),
    [
        ("10.4", "none", [10.4, 10.4221, 10.35, 10.4499], [10.34, 10.46, 10.5, -10.4]),
        ("10", "none", [9.5, 10.4221, 10.5], [9.4, 10.6]),
        ("100", "none", [99.5, 100.4], [98, 101]),
        ("100", "about", [92, 100, 108], [80, 120, 0]),
        ("105", "about", [104.5, 105.5], [104, 106]),
        ("100", "just_below", [99.9, 95], [100, 100.1, 90]),
        ("100", "just_above", [100.1, 104], [100, 99.9, 110]),
        ("100", "below", [99, 80], [100, 101, 60]),
        ("100", "above", [101, 120], [100, 99, 140]),
        ("100", "at_least", [100, 101], [99.9]),
        ("100", "at_most", [100, 99], [100.1]),
    ],
)
def test_a_number_holds_for_true_values_on_its_side_and_within_its_reach(written, hedge, true, false):
    told = figure(written)
    assert [value for value in true if not told.borne_out(value, hedge)] == []
    assert [value for value in false if told.borne_out(value, hedge)] == []


@given(st.floats(0.001, 1e6), st.integers(0, 4))
def test_a_rounded_value_is_borne_out_and_one_step_further_is_not(truth, decimals):
    step = 10.0**-decimals
    told = round(truth, decimals)
    assert Figure(told, step, "plain", step).borne_out(truth)
    for wrong in (told + 2 * step, told - 2 * step):
        if abs(wrong - truth) > 0.6 * step:
            assert not Figure(wrong, step, "plain", step).borne_out(truth)


@given(st.floats(0.01, 1e9))
def test_one_sided_hedges_never_hold_on_the_wrong_side(truth):
    for step in (0.01, 1.0, 1000.0):
        above = Figure(truth + step, step, "plain", step)
        below = Figure(max(truth - step, 0.0), step, "plain", step)
        assert not any(above.borne_out(truth, hedge) for hedge in ("above", "just_above", "at_least"))
        assert not any(below.borne_out(truth, hedge) for hedge in ("below", "just_below", "at_most"))


@pytest.mark.parametrize(
    ("value", "hedge", "true", "false"),
    [
        (1 / 2, "none", [0.5, 0.47, 0.53], [0.44, 0.56]),
        (1 / 3, "about", [0.33, 0.35], [0.25, 0.4]),
        (1 / 3, "just_below", [0.32], [0.3334, 0.25]),
        (1 / 3, "above", [0.35, 0.45], [0.33, 0.55]),
        (1 / 2, "above", [0.51, 0.8], [0.5, 0.49, 1.0]),
        (1 / 4, "below", [0.24], [0.25, 0.26, 0.15]),
    ],
)
def test_a_fraction_in_words_is_no_wider_than_the_next_simple_one(value, hedge, true, false):
    told = fraction(value, hedge)
    assert [held for held in true if not told.borne_out(held)] == []
    assert [held for held in false if told.borne_out(held)] == []


def test_the_ends_of_a_fraction_belong_to_it():
    told = Fraction(0.5, 1.0, "most")
    assert told.borne_out(0.5)
    assert told.borne_out(1.0)
    assert not told.borne_out(math.nextafter(0.5, 0) - 1e-6)
    assert not told.borne_out(1.0 + 1e-6)
