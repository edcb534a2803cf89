"""Sums over the units that repeat, for the variance of a ratio or a sum."""

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from insight.errors import FactsUnavailable
from insight.facts import Segment
from insight.source import Source
from tests.source.shop import ORDERS, REPEAT

METRIC = replace(REPEAT, dimensions=(), unit_of_repeat="customer")


def visits(seed: int, *, money: bool = False) -> pd.DataFrame:
    """Customers who order several times in two months, each with a habit of their own."""
    chance = np.random.default_rng(seed)
    count = 4_000
    customer = chance.integers(0, 900, count)
    habit = chance.beta(2, 3, 900)
    repeats = chance.random(count) < habit[customer]
    return pd.DataFrame(
        {
            "day": np.where(chance.random(count) < 0.5, "2026-03", "2026-04"),
            "customer": [None if number > 880 else f"c{number}" for number in customer],
            "orders": 1,
            "repeats": chance.normal(50, 20, count).round(2) if money else repeats.astype(int),
        }
    )


def by_definition(rows: pd.DataFrame) -> tuple[float, float, float]:
    """The formula, unit by unit, in pandas; a row without a unit is one of its own."""
    unit = rows["customer"].where(rows["customer"].notna(), [f"row {at}" for at in range(len(rows))])
    sums = rows.assign(unit=unit).pivot_table(
        index="unit", columns="day", values=["repeats", "orders"], aggfunc="sum", fill_value=0
    )
    shares = []
    for month in ("2026-03", "2026-04"):
        numerator, denominator = sums["repeats", month], sums["orders", month]
        shares.append((numerator - numerator.sum() / denominator.sum() * denominator) / denominator.sum())
    first, second = shares
    return float((first**2).sum()), float((second**2).sum()), float((first * second).sum())


@pytest.mark.parametrize("money", [False, True])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_pieces_are_those_of_the_definition(seed, money):
    rows = visits(seed, money=money)
    source = Source.from_frame(rows)
    periods = source.calendar(METRIC, "month").periods
    found = source.unit_sums(METRIC, *periods)
    first, second, both = by_definition(rows)
    assert found.baseline_variance == pytest.approx(first, rel=1e-8)
    assert found.current_variance == pytest.approx(second, rel=1e-8)
    assert found.covariance == pytest.approx(both, rel=1e-6, abs=1e-12)
    assert found.change_variance == pytest.approx(first + second - 2 * both, rel=1e-7)


@pytest.mark.parametrize("volume", [None, "orders"])
def test_of_a_sum_every_unit_counts_with_its_whole_amount(volume):
    rows = visits(8, money=True)
    metric = replace(ORDERS, numerator="repeats", unit="EUR", dimensions=(), unit_of_repeat="customer", volume=volume)
    source = Source.from_frame(rows)
    found = source.unit_sums(metric, *source.calendar(metric, "month").periods)
    unit = rows["customer"].where(rows["customer"].notna(), [f"row {at}" for at in range(len(rows))])
    sums = rows.assign(unit=unit).pivot_table(
        index="unit", columns="day", values="repeats", aggfunc="sum", fill_value=0
    )
    first, second = sums["2026-03"], sums["2026-04"]
    assert found.baseline_variance == pytest.approx(float((first**2).sum()), rel=1e-8)
    assert found.current_variance == pytest.approx(float((second**2).sum()), rel=1e-8)
    assert found.covariance == pytest.approx(float((first * second).sum()), rel=1e-6)


def test_customers_who_come_back_make_the_rate_less_certain_than_single_events():
    source = Source.from_frame(visits(4))
    periods = source.calendar(METRIC, "month").periods
    total = source.cube(METRIC, "month").over(())
    rate = total["numerator"] / total["denominator"]
    as_single_events = float((rate * (1 - rate) / total["denominator"]).sum())
    assert source.unit_sums(METRIC, *periods).baseline_variance > 0.5 * as_single_events


def test_the_same_rows_give_the_same_bytes():
    rows = visits(5, money=True)
    results = set()
    for _ in range(12):
        source = Source.from_frame(rows)
        results.add(repr(source.unit_sums(METRIC, *source.calendar(METRIC, "month").periods)))
    assert len(results) == 1


def test_a_segment_has_its_own_sums():
    rows = visits(6).assign(region=lambda frame: np.where(frame.index % 3 == 0, "North", "South"))
    source = Source.from_frame(rows)
    found = source.unit_sums(METRIC, *source.calendar(METRIC, "month").periods, where=Segment((("region", "North"),)))
    first, second, _ = by_definition(rows[rows["region"] == "North"].reset_index(drop=True))
    assert found.baseline_variance == pytest.approx(first, rel=1e-8)
    assert found.current_variance == pytest.approx(second, rel=1e-8)


def test_units_that_all_behave_alike_have_no_variance():
    rows = pd.DataFrame({"day": ["2026-03", "2026-04"] * 4, "customer": list("aabbccdd"), "orders": 2, "repeats": 1})
    source = Source.from_frame(rows)
    found = source.unit_sums(METRIC, *source.calendar(METRIC, "month").periods)
    assert (found.units, found.change_variance) == (4, 0.0)


def test_a_zero_denominator_is_named():
    rows = pd.DataFrame({"day": ["2026-03", "2026-04"], "customer": ["a", "b"], "orders": [1, 0], "repeats": [1, 0]})
    source = Source.from_frame(rows)
    with pytest.raises(FactsUnavailable, match=r"“orders” adds up to zero in April 2026"):
        source.unit_sums(METRIC, *source.calendar(METRIC, "month").periods)


@pytest.mark.parametrize(
    "metric",
    [ORDERS, replace(REPEAT, unit_of_repeat=None), replace(ORDERS, kind="level", unit_of_repeat="customer")],
)
def test_other_metrics_have_no_such_sums(metric):
    source = Source.from_frame(visits(7).assign(channel="a", region="b"))
    periods = source.calendar(METRIC, "month").periods
    with pytest.raises(ValueError, match="unit_of_repeat"):
        source.unit_sums(metric, *periods)
