"""The split of a change: exact in every corner, and right where other tools are known to go wrong."""

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from insight.change import adjustment_set, reconciles, split_ratio
from insight.errors import FactsUnavailable
from insight.explain import facts_for
from insight.facts import Facts
from insight.metrics import Metric
from insight.periods import compare
from insight.step import step_between
from tests.cubes import cube_of


def rate_over(*dimensions: str) -> Metric:
    return Metric(
        "rate",
        "Rate",
        "ratio",
        "percent",
        "hits",
        "month",
        denominator="tries",
        dimensions=dimensions,
        denominator_label="tries",
    )


counts = st.integers(0, 10_000)
cells = st.lists(st.tuples(st.integers(-50, 10_000), counts, st.integers(-50, 10_000), counts), min_size=1, max_size=30)


def facts_of(before: dict[str | None, tuple[float, float]], after: dict[str | None, tuple[float, float]]) -> Facts:
    """Facts of a ratio over one dimension: for each value its numerator and denominator."""
    rows = [
        {"month": month, "part": part, "hits": hits, "tries": tries}
        for month, parts in (("2026-03", before), ("2026-04", after))
        for part, (hits, tries) in parts.items()
    ]
    cube, calendar = cube_of(pd.DataFrame(rows), rate_over("part"))
    return facts_for(cube, compare(calendar))


def effects_of(facts: Facts) -> dict[str, tuple[float, float]]:
    return {item.segment.name: (item.rate_effect or 0.0, item.mix_effect or 0.0) for item in facts.segments}


@given(cells)
@settings(max_examples=300, deadline=None)
def test_rate_mix_and_unattributed_sum_to_the_change(rows):
    """With new, vanished, empty, negative and denominator-less cells alike."""
    n0, d0, n1, d1 = (np.array(column, dtype=float) for column in zip(*rows, strict=True))
    if d0.sum() == 0 or d1.sum() == 0:
        return
    split = split_ratio(n0, d0, n1, d1)
    before, after = n0.sum() / d0.sum(), n1.sum() / d1.sum()
    parts = split.rate + split.mix + split.unattributed
    assert reconciles(parts, after - before, max(abs(before), abs(after), 1e-300))


@given(cells)
@settings(max_examples=200, deadline=None)
def test_swapping_the_periods_negates_every_effect(rows):
    n0, d0, n1, d1 = (np.array(column, dtype=float) for column in zip(*rows, strict=True))
    if d0.sum() == 0 or d1.sum() == 0:
        return
    there, back = split_ratio(n0, d0, n1, d1), split_ratio(n1, d1, n0, d0)
    for name in ("rate", "mix", "unattributed"):
        assert getattr(there, name) == pytest.approx(-getattr(back, name), abs=1e-9)


def test_a_new_segment_at_the_average_rate_adds_nothing():
    facts = facts_of({"x": (300, 1000)}, {"x": (300, 1000), "y": (30, 100)})
    assert facts.delta == pytest.approx(0)
    assert effects_of(facts) == {"x": pytest.approx((0, 0)), "y": pytest.approx((0, 0))}


def test_a_new_segment_below_the_average_is_all_mix():
    """x 30 % of 100 → 200, z 60 % of 50; y is new with 10 % of 100: by hand over 150 → 350 tries."""
    facts = facts_of({"x": (30, 100), "z": (30, 50)}, {"x": (60, 200), "z": (30, 50), "y": (10, 100)})
    middle = (60 / 150 + 100 / 350) / 2
    shares = {"x": 200 / 350 - 100 / 150, "z": 50 / 350 - 50 / 150, "y": 100 / 350}
    rates = {"x": 0.3, "z": 0.6, "y": 0.1}
    expected = {name: pytest.approx((0, shares[name] * (rates[name] - middle))) for name in shares}
    assert effects_of(facts) == expected


def test_a_vanished_segment_at_the_average_rate_adds_nothing():
    facts = facts_of({"x": (300, 1000), "y": (30, 100)}, {"x": (300, 1000)})
    assert effects_of(facts) == {"x": pytest.approx((0, 0)), "y": pytest.approx((0, 0))}
    assert {item.segment.name: item.status for item in facts.segments} == {"x": "both", "y": "exited"}


def test_a_segment_that_is_empty_in_both_periods_is_not_listed():
    facts = facts_of({"x": (300, 1000), "y": (0, 0)}, {"x": (330, 1000), "y": (0, 0)})
    assert [item.segment.name for item in facts.segments] == ["x"]


def test_a_numerator_without_a_denominator_is_shown_as_unattributed():
    facts = facts_of({"x": (300, 1000), "y": (0, 0)}, {"x": (300, 1000), "y": (50, 0)})
    assert facts.delta == pytest.approx(0.05)
    assert facts.unattributed == pytest.approx(0.05)
    assert effects_of(facts)["x"] == pytest.approx((0, 0))


def test_a_missing_dimension_value_is_a_segment_of_its_own():
    facts = facts_of({"x": (30, 100), None: (10, 50)}, {"x": (30, 100), None: (40, 50)})
    rate, mix = effects_of(facts)["(missing)"]
    assert (rate + mix, mix) == pytest.approx((facts.delta, 0))


def test_a_negative_numerator_is_split_exactly():
    facts = facts_of({"x": (-20, 100), "y": (50, 100)}, {"x": (-40, 150), "y": (60, 100)})
    assert sum(rate + mix for rate, mix in effects_of(facts).values()) == pytest.approx(facts.delta)


def test_a_negative_denominator_is_refused_by_name():
    with pytest.raises(FactsUnavailable, match=r"tries are negative for part y in April 2026"):
        facts_of({"x": (30, 100), "y": (3, 10)}, {"x": (30, 100), "y": (3, -10)})


def test_a_total_denominator_of_zero_is_refused():
    with pytest.raises(FactsUnavailable, match=r"not defined for March 2026"):
        facts_of({"x": (0, 0)}, {"x": (30, 100)})


def test_no_change_at_all_is_no_finding():
    facts = facts_of({"x": (30, 100), "y": (5, 50)}, {"x": (30, 100), "y": (5, 50)})
    assert (facts.direction, facts.driver_evidence) == ("no_change", ())
    assert set(effects_of(facts).values()) == {(0.0, 0.0)}


def test_two_treatments_that_both_get_worse_while_the_whole_gets_better():
    """The kidney stones of Charig et al. 1986 (https://doi.org/10.1136/bmj.292.6524.879), by size of stone."""
    facts = facts_of({"small": (81, 87), "large": (192, 263)}, {"small": (234, 270), "large": (55, 80)})
    assert facts.delta == pytest.approx(0.0457, abs=5e-5)
    assert facts.effects is not None
    assert facts.effects.rate_effect < 0
    assert facts.effects.mix_effect == pytest.approx(0.0994, abs=5e-4)


def test_splitting_once_on_the_leaf_cells_keeps_a_hidden_mix_out_of_the_rates():
    """Rates differ by channel alone and stay; region North gets the poor channel, so its own rate falls by mix."""
    rows = [
        ("2026-03", "North", "email", 400, 200),
        ("2026-03", "North", "ads", 100, 10),
        ("2026-03", "South", "email", 250, 125),
        ("2026-03", "South", "ads", 250, 25),
        ("2026-04", "North", "email", 400, 200),
        ("2026-04", "North", "ads", 500, 50),
        ("2026-04", "South", "email", 250, 125),
        ("2026-04", "South", "ads", 250, 25),
    ]
    table = pd.DataFrame(rows, columns=["month", "region", "channel", "tries", "hits"])
    metric = Metric(
        "rate", "Rate", "ratio", "percent", "hits", "month", denominator="tries", dimensions=("region", "channel")
    )
    cube, calendar = cube_of(table, metric)
    facts = facts_for(cube, compare(calendar))
    assert facts.effects is not None
    assert facts.effects.rate_effect == pytest.approx(0, abs=1e-12)
    for _, effects in facts.effects_by_dimension:
        assert effects.rate_effect == pytest.approx(0, abs=1e-12)
        assert effects.mix_effect == pytest.approx(facts.delta)


def test_a_dimension_that_would_leave_only_crumbs_stays_out_of_the_adjustment_set():
    """Of 200 codes with four tries each no cell reaches 30."""
    rng = np.random.default_rng(7)
    rows = [
        {"month": month, "channel": f"c{code % 3}", "code": f"k{code:03d}", "tries": 4, "hits": int(rng.integers(0, 5))}
        for month in ("2026-03", "2026-04")
        for code in range(200)
    ]
    metric = Metric(
        "rate", "Rate", "ratio", "percent", "hits", "month", denominator="tries", dimensions=("channel", "code")
    )
    cube, calendar = cube_of(pd.DataFrame(rows), metric)
    chosen = compare(calendar)
    assert adjustment_set(step_between(cube, chosen.baseline, chosen.current).store) == ("channel",)


def test_a_launched_value_does_not_keep_its_dimension_out_of_the_adjustment_set():
    rows = [
        {"month": month, "channel": channel, "region": region, "tries": 100, "hits": 20}
        for month in ("2026-03", "2026-04")
        for channel in ("email", "ads", "shop")
        for region in ("North", "South")
        if (month, channel) != ("2026-03", "shop")
    ]
    metric = Metric(
        "rate", "Rate", "ratio", "percent", "hits", "month", denominator="tries", dimensions=("channel", "region")
    )
    cube, calendar = cube_of(pd.DataFrame(rows), metric)
    chosen = compare(calendar)
    assert adjustment_set(step_between(cube, chosen.baseline, chosen.current).store) == ("channel", "region")
