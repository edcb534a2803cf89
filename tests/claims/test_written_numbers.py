"""Digits with sign, currency, magnitude and unit become one figure; what is no number is left alone."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.claims.figures import Figure
from insight.claims.numbers import read_number


def written(text: str) -> tuple[int, Figure]:
    """End and figure of the number at the start."""
    found = read_number(text, 0)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("text", "value", "step", "unit"),
    [
        ("8.4%", 8.4, 0.1, "percent"),
        ("8.40 %", 8.4, 0.01, "percent"),
        ("8.4 percent", 8.4, 0.1, "percent"),
        ("12 per cent", 12, 1, "percent"),
        ("3.8 percentage points", 3.8, 0.1, "points"),
        ("3.8 pp", 3.8, 0.1, "points"),
        ("3.8-point", 3.8, 0.1, "points"),
        ("376 basis points", 3.76, 0.01, "points"),
        ("376 bps", 3.76, 0.01, "points"),
        ("42.2 minutes", 42.2, 0.1, "minutes"),
        ("0.6 hours", 36, 6, "minutes"),
        ("90 seconds", 1.5, 1 / 60, "minutes"),
        ("1.5 times", 1.5, 0.1, "times"),
        ("3x", 3, 1, "times"),
        ("810", 810, 1, "plain"),
        ("7,310", 7_310, 1, "plain"),
        ("7 310", 7_310, 1, "plain"),
        (".5", 0.5, 0.1, "plain"),
        ("7.3K", 7_300, 100, "plain"),
        ("7.3 thousand", 7_300, 100, "plain"),
        ("1.18 million", 1_180_000, 10_000, "plain"),
        ("2bn", 2e9, 1e9, "plain"),
    ],
)
def test_value_precision_and_unit(text, value, step, unit):
    end, figure = written(text)
    assert end == len(text)
    assert figure.value == pytest.approx(value)
    assert figure.step == pytest.approx(step)
    assert figure.unit == unit
    assert figure.currency is None


@pytest.mark.parametrize(
    ("text", "value", "currency"),
    [
        ("$441,840", 441_840, "USD"),
        ("US$441,840", 441_840, "USD"),
        ("USD 441,840", 441_840, "USD"),
        ("441,840 dollars", 441_840, "USD"),
        ("$441.8K", 441_800, "USD"),
        ("$0.44 million", 440_000, "USD"),
        ("€24.12", 24.12, "EUR"),
        ("24.12 euros", 24.12, "EUR"),
        ("24.12 EUR", 24.12, "EUR"),
        ("£24.12", 24.12, "GBP"),
        ("¥2,412", 2_412, "JPY"),
        ("64 cents", 0.64, "cents"),
        ("24.12 francs", 24.12, "francs"),
        ("CHF 24", 24, "chf"),
    ],
)
def test_money(text, value, currency):
    end, figure = written(text)
    assert (end, figure.unit, figure.currency) == (len(text), "money", currency)
    assert figure.value == pytest.approx(value)


@pytest.mark.parametrize(
    ("text", "sign"), [("5", 0), ("+5", 1), ("-5", -1), ("-$5", -1), ("$-5", -1), ("+€5", 1), ("±5", 0)]
)
def test_a_sign_stands_before_or_behind_the_currency(text, sign):
    end, figure = written(text)
    assert (end, figure.value, figure.sign) == (len(text), 5, sign)


@pytest.mark.parametrize(
    ("text", "start"), [("A-5", 1), ("(2)-5", 3), ("fell", 0), ("", 0), ("$", 0), ("-", 0), ("%", 0)]
)
def test_what_is_no_number(text, start):
    """A dash behind a letter or a bracket joins words; it is no minus."""
    assert read_number(text, start) is None


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("8.4% of sales", " of sales"),
        ("12,34", ",34"),
        ("5 mice", " mice"),
        ("3 months", " months"),
        ("7 pints", " pints"),
        ("2.5.", "."),
        ("40, then 50", ", then 50"),
    ],
)
def test_a_number_ends_where_its_unit_ends(text, rest):
    end, _ = written(text)
    assert text[end:] == rest


def test_trailing_zeros_are_kept_apart_from_precision():
    for text, step, round_step in (("60,000", 1, 10_000), ("60.0", 0.1, 10), ("62,500", 1, 100), ("0", 1, 1)):
        _, figure = written(text)
        assert figure.step == pytest.approx(step)
        assert figure.round_step == pytest.approx(round_step)


@given(st.integers(0, 10**12), st.integers(0, 3))
def test_a_formatted_number_reads_back(whole, decimals):
    value = whole / 10**decimals
    for text in (f"{value:,.{decimals}f}", f"{value:.{decimals}f}", f"{value:,.{decimals}f}".replace(",", " ")):
        end, figure = written(text)
        assert end == len(text)
        assert math.isclose(figure.value, value)


@given(st.text(alphabet="0123456789.,-+$€% KMbnp", max_size=40), st.integers(0, 40))
def test_any_text_is_read_without_running_over_its_end(text, start):
    found = read_number(text, start)
    if found is not None:
        end, figure = found
        assert start < end <= len(text)
        assert figure.value >= 0
        assert figure.step > 0
