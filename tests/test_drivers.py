"""Where a change stands out: the planted segment, and nothing where nothing was planted."""

from calendar import monthrange
from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from insight.change import split_ratio
from insight.drivers import critical_score, mix_without_each
from insight.explain import facts_for
from insight.facts import Facts
from insight.figures import format_delta, format_share
from insight.metrics import Metric
from insight.periods import compare
from tests.benchmarks.change_worlds import facts_of, identity_error, score, verdict
from tests.benchmarks.worlds import Kind, draw
from tests.cubes import cube_of

RATE = Metric(
    "repeat_rate",
    "Repeat rate",
    "ratio",
    "percent",
    "repeats",
    "month",
    denominator="orders",
    dimensions=("channel", "region"),
    decimals=1,
    denominator_label="orders",
)
ORDERS = Metric("orders", "Orders", "additive", "count", "orders", "month", dimensions=("channel", "region"))
MONTHS = [f"2025-{month:02d}" for month in range(1, 13)]


def shop(channels: tuple[str, ...] = ("email", "ads", "organic"), **last: tuple[float, float]):
    """A year of orders; `last` multiplies orders and rate in December of "channel" or "channel_region"."""
    rng = np.random.default_rng(5)
    rows = []
    for month in MONTHS:
        for channel in channels:
            for region in ("North", "South", "West"):
                orders, rate = 300.0 * monthrange(2025, int(month[-2:]))[1], 0.2 + 0.1 * channels.index(channel)
                for key in (channel, f"{channel}_{region}", "everywhere"):
                    more, better = last.get(key, (1, 1)) if month == MONTHS[-1] else (1, 1)
                    orders, rate = orders * more, rate * better
                count = int(rng.poisson(orders))
                rows.append((month, channel, region, count, int(rng.binomial(count, rate))))
    return pd.DataFrame(rows, columns=["month", "channel", "region", "orders", "repeats"])


def explained(table: pd.DataFrame, metric: Metric = RATE) -> Facts:
    cube, calendar = cube_of(table, metric)
    return facts_for(cube, compare(calendar))


def named(facts: Facts) -> list[str]:
    return [item.segment.name for item in facts.driver_evidence if item.segment]


def test_nothing_is_named_in_a_quiet_month():
    facts = explained(shop())
    assert (facts.something_to_explain, named(facts)) == (False, [])
    assert [item.kind for item in facts.evidence] == ["overall", "noise"]


def test_a_pair_is_named_without_its_parents():
    facts = explained(shop(organic_North=(1, 0.6)))
    assert named(facts) == ["organic / North"]
    crossing = next(item for item in facts.segments if item.segment.name == "organic / North")
    before, after = (format_share(value) for value in (crossing.previous_value, crossing.current_value))
    assert facts.driver_evidence[0].sentence == (
        f"organic / North fell from {before} in November 2025 to {after} in December 2025, "
        f"a rate effect of {format_delta(crossing.rate_effect, 'percent', 1)}."
    )


def test_a_value_is_named_without_its_pairs():
    assert named(explained(shop(organic=(1, 0.8)))) == ["organic"]


def test_two_places_are_both_named_the_stronger_first():
    assert named(explained(shop(organic_North=(1, 0.5), ads_West=(1, 0.7)))) == ["organic / North", "ads / West"]


def test_a_fall_everywhere_names_no_segment_and_says_so():
    facts = explained(shop(everywhere=(1, 0.85)))
    assert facts.something_to_explain
    assert named(facts) == []
    assert any(notice.startswith("No segment stands out") for notice in facts.notices)


def test_a_shift_of_the_mix_is_told_by_the_share_of_what_moved():
    """Orders of email double; the shares of all others shrink, but they did not move."""
    facts = explained(shop(email=(2.2, 1)))
    assert named(facts) == ["email"]
    assert facts.driver_evidence[0].sentence.startswith("The share of email rose from ")
    assert "The mix effect of email is −" in facts.driver_evidence[0].sentence


def test_of_two_values_the_one_whose_volume_changed_is_named():
    """Their shares mirror each other, so only the volumes tell which of them moved."""
    assert named(explained(shop(channels=("email", "organic"), email=(2.0, 1)))) == ["email"]
    assert named(explained(shop(channels=("email", "organic"), organic=(0.4, 1)))) == ["organic"]


def test_a_launch_is_named_and_not_the_bystanders_whose_shares_shrank():
    table = shop(channels=("email", "ads", "organic", "shop"))
    table = table[(table["channel"] != "shop") | (table["month"] == MONTHS[-1])]
    facts = explained(table)
    assert [item.kind for item in facts.driver_evidence] == ["entered"]
    assert facts.driver_evidence[0].sentence.startswith("shop is new in December 2025 with 2")


def test_an_additive_metric_names_what_moved_unlike_the_rest():
    facts = explained(shop(ads_West=(0.3, 1)), ORDERS)
    assert named(facts) == ["ads / West"]


def test_amounts_are_judged_by_their_history():
    """Average order value is no share of events, so sampling error is not known."""
    table = shop(organic=(1, 1)).assign(revenue=lambda rows: rows["orders"] * 50.0)
    table["revenue"] *= 1 + np.random.default_rng(2).normal(0, 0.01, len(table))
    hit = (table["channel"] == "organic") & (table["month"] == MONTHS[-1])
    table.loc[hit, "revenue"] *= 0.8
    value = replace(RATE, name="aov", label="Average order value", unit="USD", numerator="revenue", decimals=2)
    assert named(explained(table, value)) == ["organic"]


def test_with_nothing_to_judge_by_values_of_one_dimension_are_named():
    """Two months of amounts: the arithmetic is told, the verdict says that it is not known.

    The third fell as well, yet less than the others, and the only region moved like the whole.
    """
    table = pd.DataFrame(
        {
            "month": ["2026-03"] * 3 + ["2026-04"] * 3,
            "channel": ["a", "b", "c"] * 2,
            "region": "X",
            "revenue": [100.0, 200.0, 300.0, 110.0, 150.0, 290.0],
        }
    )
    facts = explained(table, replace(ORDERS, unit="USD", numerator="revenue"))
    assert facts.noise is not None
    assert facts.noise.verdict == "too_little_history"
    assert named(facts) == ["b"]


def test_with_nothing_to_judge_by_a_fall_everywhere_names_no_segment():
    table = pd.DataFrame(
        {"month": ["2026-03"] * 3 + ["2026-04"] * 3, "channel": ["a", "b", "c"] * 2, "region": "X"}
    ).assign(revenue=[100.0, 200.0, 300.0, 80.0, 160.0, 240.0])
    facts = explained(table, replace(ORDERS, unit="USD", numerator="revenue"))
    assert named(facts) == []
    assert any("No segment stands out" in notice for notice in facts.notices)


def test_values_taken_together_are_never_named():
    rows = []
    for month in MONTHS:
        days = monthrange(2025, int(month[-2:]))[1]
        rows.append((month, "big", 1000 * days))
        rows += [(month, f"tiny{number:02d}", days if month != MONTHS[-1] else 4 * days) for number in range(40)]
    facts = explained(
        pd.DataFrame(rows, columns=["month", "channel", "orders"]), replace(ORDERS, dimensions=("channel",))
    )
    assert facts.something_to_explain
    assert named(facts) == []


def test_real_effects_that_offset_each_other_are_told_inside_a_quiet_total():
    """The poor channel doubles while every rate rises by a tenth: the whole hardly moves."""
    facts = explained(shop(email=(1.95, 1), everywhere=(1, 1.115)))
    assert facts.noise is not None
    assert facts.noise.within_normal_variation
    assert facts.simpson
    assert facts.evidence[1].kind == "simpson"
    assert "email" in named(facts)


def test_the_mix_without_each_cell_is_the_split_of_the_others():
    rng = np.random.default_rng(4)
    d = rng.integers(1, 500, (2, 7)).astype(float)
    n = np.floor(d * rng.random((2, 7)))
    quick = mix_without_each(n, d)
    for cell in range(7):
        rest = np.arange(7) != cell
        assert quick[cell] == pytest.approx(split_ratio(n[0, rest], d[0, rest], n[1, rest], d[1, rest]).mix.sum())


def test_a_hundred_candidates_need_a_score_of_three_and_a_half():
    assert critical_score(100) == pytest.approx(3.48, abs=0.005)


@pytest.mark.parametrize("cause", ["rate", "mix", "launch", "volume"])
def test_planted_causes_come_first_in_random_worlds(cause):
    """The first worlds of the benchmark's own generator; the benchmark has hundreds."""
    worlds = [draw(Kind(cause, shocks=bool(number % 2)), 77_000_000 + number) for number in range(15)]
    scores = [
        score(world, [item.segment.parts for item in facts_of(world).driver_evidence if item.segment])
        for world in worlds
    ]
    assert scores.count("right") >= 14


def test_quiet_worlds_stay_quiet_and_add_up():
    found = [facts_of(draw(Kind("nothing"), 78_000_000 + number)) for number in range(40)]
    assert sum(verdict(facts) == "alarm" for facts in found) <= 3
    assert max(map(identity_error, found)) <= 1e-9
