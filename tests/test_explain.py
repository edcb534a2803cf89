"""From a cube to the facts, on tables small enough to be checked by hand."""

import math
from dataclasses import dataclass, replace
from io import StringIO

import pandas as pd
import pytest

from insight.errors import FactsUnavailable
from insight.explain import facts_for
from insight.facts import Facts
from insight.metrics import Metric
from insight.periods import compare
from insight.source import Source
from tests.cubes import cube_of

VISITS = Metric(
    "conversion_rate",
    "Conversion rate",
    "ratio",
    "percent",
    "conversions",
    "month",
    denominator="visits",
    dimensions=("source",),
    decimals=1,
    numerator_label="conversions",
    denominator_label="visits",
)
SALES = Metric("sales", "Sales", "additive", "USD", "sales", "month", dimensions=("partner",))
ORDERS = Metric("orders", "Orders", "additive", "count", "orders", "month")


def facts_of(csv: str, metric: Metric) -> Facts:
    cube, calendar = cube_of(pd.read_csv(StringIO(csv), dtype={metric.date: str}), metric)
    return facts_for(cube, compare(calendar))


def monthly(values: list[float], first: int = 2025, metric: Metric = ORDERS) -> Facts:
    """Facts of the last of consecutive months, beginning with January of `first`."""
    months = [f"{first + place // 12}-{place % 12 + 1:02d}" for place in range(len(values))]
    cube, calendar = cube_of(pd.DataFrame({"month": months, metric.numerator: values}), metric)
    return facts_for(cube, compare(calendar))


def test_a_rate_that_rises_only_by_mix_is_split_and_flagged():
    """Both sources convert worse, the total better (https://clamp.sh/blog/funnel-conversion-rate-is-lying-to-you).

    Which effect is taken first decides the split, so it is the mean of the two orders; the order in which a table
    with fixed rates takes them is told beside it.
    """
    facts = facts_of(
        "month,source,visits,conversions\n"
        "2026-03,Organic,2000,360\n2026-03,Ads,8000,320\n2026-04,Organic,6000,960\n2026-04,Ads,4000,120\n",
        VISITS,
    )
    assert (facts.previous_value, facts.current_value) == pytest.approx((0.068, 0.108))
    rates = {item.segment.name: (item.previous_value, item.current_value) for item in facts.segments}
    assert rates == {"Organic": pytest.approx((0.18, 0.16)), "Ads": pytest.approx((0.04, 0.03))}
    assert facts.effects is not None
    at_new_shares, at_old_shares = (-0.016, 0.056), (-0.012, 0.052)
    assert facts.effects.rate_effect == pytest.approx((at_new_shares[0] + at_old_shares[0]) / 2)
    assert facts.effects.mix_effect == pytest.approx((at_new_shares[1] + at_old_shares[1]) / 2)
    assert facts.effects_mix_first is not None
    assert (facts.effects_mix_first.rate_effect, facts.effects_mix_first.mix_effect) == pytest.approx(at_new_shares)
    (notice,) = facts.notices
    assert notice == (
        "Rate and mix effect are split at the mean of both periods. With the rates of March 2026 held fixed, "
        "the mix effect is +5.6 pp and the rate effect is −1.6 pp."
    )
    assert facts.simpson
    assert facts.evidence[1].sentence == (
        "Conversion rate rose although it fell in every source: "
        "the mix effect is +5.4 pp and the rate effect is −1.4 pp."
    )
    assert not any("rate effect" in item.sentence for item in facts.driver_evidence)


def test_a_rate_is_the_sum_of_parts_and_no_mean_of_rates():
    """A plain mean of the two rates would fall from 27.5 % to 8 % (https://github.com/QuantumNous/new-api/issues/5026)."""
    facts = facts_of(
        "month,source,visits,conversions\n"
        "2026-03,Desktop,9800,490\n2026-03,Kiosk,20,10\n2026-04,Desktop,9700,582\n2026-04,Kiosk,30,3\n",
        VISITS,
    )
    assert (facts.previous_value, facts.current_value) == pytest.approx((0.050916, 0.060123), abs=5e-7)
    assert facts.direction == "increase"
    assert facts.relative_change == pytest.approx(0.180822, abs=5e-7)


def test_months_of_different_length_are_compared_per_day_as_well():
    """Same data, opposite direction (https://github.com/timescale/timescaledb-toolkit/issues/466)."""
    days = pd.date_range("2026-01-01", "2026-02-28").date
    table = pd.DataFrame({"month": days, "sales": [1000 if day.month == 1 else 1060 for day in days]})
    cube, calendar = cube_of(table, replace(SALES, dimensions=()))
    facts = facts_for(cube, compare(calendar))
    assert (facts.previous_value, facts.current_value) == (31000, 29680)
    assert facts.relative_change == pytest.approx(-0.042581, abs=5e-7)
    assert facts.calendar_effect == pytest.approx(31000 * (28 / 31 - 1))
    sentences = [item.sentence for item in facts.evidence if item.kind == "calendar"]
    assert sentences[0] == (
        "February 2026 has 3 days fewer than January 2026; per day, sales rose from $1,000 to $1,060 (+6.0 %)."
    )


def test_a_season_is_told_with_the_same_step_a_year_before():
    """January falls every year (https://wolfstreet.com/2025/02/14/about-that-plunge-in-retail-sales-a-romp-through-the-massive-seasonal-adjustments-this-time-of-the-year)."""
    values = [770, 630, 640, 660, 650, 655, 660, 650, 655, 665, 680, 730, 800, 664]
    months = pd.period_range("2024-12", periods=14, freq="M").astype(str)
    cube, calendar = cube_of(
        pd.DataFrame({"month": months, "sales": [value * 1000 for value in values]}), replace(SALES, dimensions=())
    )
    facts = facts_for(cube, compare(calendar))
    assert facts.relative_change == pytest.approx(-0.17)
    assert facts.year_before is not None
    assert facts.year_before.current_value / facts.year_before.previous_value - 1 == pytest.approx(-0.181818, abs=5e-7)
    assert facts.year_earlier_value is not None
    assert facts.current_value / facts.year_earlier_value - 1 == pytest.approx(0.053968, abs=5e-7)
    told = [item.sentence for item in facts.evidence if item.kind == "year_before"]
    assert told[0] == (
        "A year before, sales fell from $770,000 in December 2024 to $630,000 in January 2025, "
        "a change of −$140,000 (−18.2 %)."
    )
    assert told[1] == (
        "Sales stood at $630,000 in January 2025 and at $664,000 in January 2026, "
        "a change of +$34,000 (+5.4 %) on the year before."
    )


@pytest.mark.parametrize(
    ("previous", "current", "direction", "relative"),
    [
        (0, 40, "increase", None),
        (0, 0, "no_change", None),
        (40, 0, "decrease", -1.0),
        (0, -15, "decrease", None),
        (-20, -15, "increase", None),
        (1e-07, 3, "increase", None),
    ],
)
def test_a_base_of_zero_or_less_has_no_relative_change(previous, current, direction, relative):
    """Zero, negative and tiny bases (https://github.com/woocommerce/woocommerce-ios/pull/8202)."""
    facts = monthly([previous, current], metric=replace(ORDERS, numerator="orders"))
    assert (facts.direction, facts.relative_change) == (direction, relative)
    assert ("%" in facts.evidence[0].sentence) == (relative is not None)


def test_segments_of_one_period_only_count_in_full():
    """An inner join of the periods would turn +80 into −10 (https://github.com/rilldata/rill/issues/9395)."""
    facts = facts_of(
        "month,partner,sales\n2026-03,A,500\n2026-03,B,300\n2026-03,D,60\n2026-04,A,480\n2026-04,B,310\n2026-04,C,150\n",
        SALES,
    )
    found = {item.segment.name: (item.contribution, item.status) for item in facts.segments}
    assert found == {"A": (-20, "both"), "B": (10, "both"), "C": (150, "entered"), "D": (-60, "exited")}
    assert (facts.previous_value, facts.current_value, facts.delta) == (860, 940, 80)
    assert facts.evidence[1].sentence == "C is new in April 2026 with sales of $150."


def test_a_segment_is_set_against_moving_like_everything_else():
    """B fell from 300 to 240; the others fell to 9/10, so 270 was to be expected. A share of 0.3 became 0.276."""
    facts = facts_of(
        "month,partner,sales\n2026-03,A,500\n2026-03,B,300\n2026-03,C,200\n"
        "2026-04,A,450\n2026-04,B,240\n2026-04,C,180\n",
        SALES,
    )
    (found,) = (item for item in facts.segments if item.segment.name == "B")
    assert found.unexpected_difference == pytest.approx(-30)
    p, q = 300 / 1000, 240 / 870
    expected = (p * math.log(2 * p / (p + q)) + q * math.log(2 * q / (p + q))) / 2
    assert found.surprise == pytest.approx(expected)
    assert all(item.surprise is not None and item.surprise >= 0 for item in facts.segments)


def test_a_segment_without_a_complement_is_set_against_nothing():
    facts = facts_of("month,partner,sales\n2026-03,A,500\n2026-04,A,480\n2026-04,B,20\n", SALES)
    found = {item.segment.name: (item.unexpected_difference, item.surprise) for item in facts.segments}
    assert found["A"][0] is None
    assert found["B"][0] == pytest.approx(20)
    assert found["B"][1] == pytest.approx(0.04 * math.log(2) / 2)


def test_revenue_is_split_into_volume_mix_and_value():
    """A: 100 orders of $10, then 150 of $12; B: 100 of $30, then 50 of $30."""
    metric = replace(SALES, volume="orders")
    facts = facts_of(
        "month,partner,orders,sales\n2026-03,A,100,1000\n2026-03,B,100,3000\n2026-04,A,150,1800\n2026-04,B,50,1500\n",
        metric,
    )
    assert facts.effects is not None
    assert facts.volume_effect == pytest.approx(0)
    assert facts.volume_effect is not None
    mean_rate = (4000 / 200 + 3300 / 200) / 2
    assert facts.effects.rate_effect == pytest.approx(200 * (0.5 + 0.75) / 2 * 2)
    assert facts.effects.mix_effect == pytest.approx(200 * (0.25 * (11 - mean_rate) - 0.25 * (30 - mean_rate)))
    assert facts.volume_effect + facts.effects.rate_effect + facts.effects.mix_effect == pytest.approx(facts.delta)
    for item in facts.segments:
        parts = (item.rate_effect or 0) + (item.mix_effect or 0) + (item.volume_effect or 0)
        assert parts == pytest.approx(item.contribution)


def test_a_level_has_no_calendar_effect_and_no_sampling_error():
    level = replace(ORDERS, kind="level", numerator="stock")
    facts = monthly([100, 90, 95, 97, 99, 96, 94, 98, 97, 95, 96], metric=level)
    assert facts.calendar_effect is None
    assert facts.noise is not None
    assert facts.noise.verdict == "within_normal_variation"


def test_distinct_counts_have_no_contributions_and_no_shares():
    """A customer of two channels counts once in the total and once in each channel."""
    metric = Metric("customers", "Customers", "distinct", "count", "customers", "month", dimensions=("channel",))
    whole = pd.DataFrame({"month": ["2026-03", "2026-04"], "channel": None, "customers": [1000, 800]})
    split = pd.DataFrame(
        {"month": ["2026-03"] * 2 + ["2026-04"] * 2, "channel": ["shop", "web"] * 2, "customers": [700, 600, 700, 300]}
    )
    cube, calendar = cube_of(whole, metric, together=[()])
    parts, _ = cube_of(split, metric)
    facts = facts_for(replace(cube, tables={**cube.tables, **parts.tables}), compare(calendar))
    assert (facts.previous_value, facts.current_value) == (1000, 800)
    assert {(item.contribution, item.share_previous) for item in facts.segments} == {(None, None)}
    assert [item.segment.name for item in facts.driver_evidence if item.segment] == ["web"]


def test_a_year_on_year_comparison_is_judged_by_changes_on_a_year():
    values = [100 + place + (30 if place % 12 == 11 else 0) for place in range(36)]
    months = [f"{2023 + place // 12}-{place % 12 + 1:02d}" for place in range(36)]
    cube, calendar = cube_of(pd.DataFrame({"month": months, "orders": values}), replace(ORDERS, kind="level"))
    facts = facts_for(cube, compare(calendar, comparison="year_earlier"))
    assert facts.delta == 12
    assert facts.noise is not None
    assert facts.noise.earlier_changes == 23
    assert facts.noise.verdict == "within_normal_variation"
    assert facts.year_before is None


def test_small_values_are_taken_together_and_said_so():
    rows = [("2026-03", "big", 10_000), ("2026-04", "big", 9_000)]
    rows += [(month, f"tiny{number}", 3) for month in ("2026-03", "2026-04") for number in range(5)]
    cube, calendar = cube_of(pd.DataFrame(rows, columns=["month", "partner", "sales"]), SALES)
    facts = facts_for(cube, compare(calendar))
    assert [item.segment.name for item in facts.segments] == ["big", "(other)"]
    assert "5 values of partner below 0.5 % of the whole are taken together as (other)." in facts.notices


@pytest.mark.parametrize(
    ("missing", "notice"),
    [
        ((1, 0), "1 row of March 2026 has no value for conversions or for visits and is left out."),
        (
            (2, 1),
            "2 rows of March 2026 and 1 row of April 2026 have no value for conversions or for visits and are left",
        ),
        ((0, 0), None),
    ],
)
def test_rows_without_a_measure_are_counted_on_the_page(missing, notice):
    """Taken as zero, they would pass for a fall of the rate."""
    rows: list[tuple[str, str, int, int | None]] = [(f"2026-0{month}", "Ads", 100, 20) for month in (3, 4)]
    rows += [
        (f"2026-0{month}", "Ads", 50, None) for month, count in zip((3, 4), missing, strict=True) for _ in range(count)
    ]
    table = pd.DataFrame(rows, columns=["month", "source", "visits", "conversions"])
    source = Source.from_frame(table)
    facts = facts_for(source.cube(VISITS, "month"), compare(source.calendar(VISITS, "month")))
    assert (facts.previous_value, facts.current_value) == (0.2, 0.2)
    told = [line for line in facts.notices if "no value" in line]
    assert len(told) == (notice is not None)
    assert notice is None or told[0].startswith(notice)


def test_a_numerator_without_a_denominator_is_never_merged_into_others():
    """Merged, its 5 points would pass for the rate of the small values."""
    rows = [(month, "big", 1_000, 100) for month in ("2026-03", "2026-04")]
    rows += [(month, f"tiny{number}", 1, 0) for month in ("2026-03", "2026-04") for number in range(3)]
    rows += [("2026-04", "lost", 0, 50)]
    cube, calendar = cube_of(pd.DataFrame(rows, columns=["month", "source", "visits", "conversions"]), VISITS)
    facts = facts_for(cube, compare(calendar))
    assert facts.unattributed == pytest.approx(50 / 1_003)
    assert facts.unattributed == pytest.approx(facts.delta)
    assert [item.segment.name for item in facts.segments if item.numerator_current] == ["big", "lost"]


@pytest.mark.parametrize(
    "metric", [SALES, replace(SALES, volume="orders"), replace(SALES, kind="ratio", denominator="orders")]
)
def test_parts_that_do_not_add_up_to_the_change_are_refused(metric):
    """A total and parts that were read at different moments."""
    table = pd.DataFrame(
        {
            "month": ["2026-03", "2026-04"] * 2,
            "partner": list("AABB"),
            "sales": [500.0, 480.0, 300.0, 310.0],
            "orders": 10,
        }
    )
    cube, calendar = cube_of(table, metric, together=[(), ("partner",)])
    assert facts_for(cube, compare(calendar)).delta != 0
    parts = cube.tables["partner",]
    late = parts.assign(numerator=parts["numerator"].where(parts.index != len(parts) - 1, 311.0))
    with pytest.raises(FactsUnavailable, match="add up"):
        facts_for(replace(cube, tables={**cube.tables, ("partner",): late}), compare(calendar))


def test_a_period_without_rows_is_no_data_and_not_zero():
    cube, calendar = cube_of(pd.DataFrame({"month": ["2026-01", "2026-02", "2026-04"], "orders": [5, 6, 7]}), ORDERS)
    chosen = compare(calendar, current=calendar.periods[1])
    with pytest.raises(FactsUnavailable, match=r"no data for March 2026"):
        facts_for(cube, replace(chosen, baseline=calendar.periods[1], current=calendar.periods[2]))


def test_an_incomplete_period_is_never_taken_as_a_full_one():
    days = pd.date_range("2026-02-01", "2026-04-10").date
    cube, calendar = cube_of(pd.DataFrame({"month": days, "orders": 100}), ORDERS)
    chosen = compare(calendar, current=calendar.periods[1])
    with pytest.raises(FactsUnavailable, match=r"April 2026 is not complete"):
        facts_for(cube, replace(chosen, baseline=calendar.periods[1], current=calendar.periods[2]))


@dataclass(frozen=True)
class Customers:
    """What a source tells of customers who come back."""

    current_variance: float
    baseline_variance: float = 0.0
    covariance: float = 0.0

    def unit_sums(self, metric, baseline, current, *, where=None):
        return self


def test_customers_who_come_back_widen_the_sampling_error():
    csv = "month,source,visits,conversions\n2026-03,Ads,4000,800\n2026-04,Ads,4000,880\n"
    metric = replace(VISITS, unit_of_repeat="customer")
    cube, calendar = cube_of(pd.read_csv(StringIO(csv), dtype={"month": str}), metric)
    alone = facts_for(cube, compare(calendar)).noise
    repeated = facts_for(cube, compare(calendar), source=Customers(0.02**2)).noise
    assert alone is not None
    assert repeated is not None
    assert (alone.verdict, repeated.verdict) == ("sampling_test_only_notable", "sampling_test_only_quiet")
    assert repeated.z == pytest.approx(0.02 / 0.02)


def purchases(*, fewer: float = 0.0) -> pd.DataFrame:
    """Two months of 30 days, 2,000 purchases each; in the second, `fewer` of those in the north are missing."""
    rows = [
        (
            f"2026-{month:02d}-{1 + place % 30:02d}",
            f"c{place % 400}",
            "north" if place % 4 else "south",
            20 + place % 61,
        )
        for month in (4, 6)
        for place in range(2_000)
        if month == 4 or place % 4 == 0 or place % 100 >= 100 * fewer
    ]
    table = pd.DataFrame(rows, columns=["day", "customer", "region", "amount"])
    return table.assign(day=table["day"].str.replace("-06-", "-05-"))


SPENT = Metric("spent", "Spent", "additive", "EUR", "amount", "day", dimensions=("region",), unit_of_repeat="customer")


def of_purchases(table: pd.DataFrame, metric: Metric = SPENT) -> Facts:
    source = Source.from_frame(table)
    comparison = compare(source.calendar(metric, "month"))
    return facts_for(source.cube(metric, "month", day_limit=comparison.day_limit), comparison, source=source)


def test_amounts_of_known_customers_have_a_sampling_error():
    """Without the customers nothing is known of it, and two months tell no usual movement."""
    quiet, anonymous = (
        of_purchases(purchases(fewer=0.01)),
        of_purchases(purchases(), replace(SPENT, unit_of_repeat=None)),
    )
    assert quiet.noise is not None
    assert anonymous.noise is not None
    assert (quiet.noise.verdict, anonymous.noise.verdict) == ("sampling_test_only_quiet", "too_little_history")
    assert quiet.driver_evidence == ()


def test_a_fall_among_known_customers_is_found_where_it_is():
    facts = of_purchases(purchases(fewer=0.4))
    assert facts.noise is not None
    assert facts.noise.verdict == "sampling_test_only_notable"
    assert [item.segment.name for item in facts.driver_evidence if item.segment] == ["north"]


def test_parts_against_the_whole_are_flagged_where_chance_is_not_known():
    """An average order of two kinds of shop, in the first two months that there are."""
    value = replace(VISITS, unit="EUR", decimals=2)
    facts = facts_of(
        "month,source,visits,conversions\n"
        "2026-03,Big,100,30000\n2026-03,Small,900,90000\n2026-04,Big,300,87000\n2026-04,Small,700,67900\n",
        value,
    )
    assert facts.delta > 0
    assert facts.noise is not None
    assert facts.noise.verdict == "too_little_history"
    assert facts.simpson
    assert "although it fell in every source" in facts.evidence[1].sentence


def test_the_change_on_a_year_of_a_sum_is_judged_per_day():
    """The same days every year, but for a leap day: February 2024 is no larger than usual."""
    days = pd.date_range("2021-01-01", "2024-02-29").date
    cube, calendar = cube_of(pd.DataFrame({"month": days, "orders": [100 + day.month for day in days]}), ORDERS)
    facts = facts_for(cube, compare(calendar))
    assert facts.year_earlier_value == 28 * 102
    assert facts.current_value == 29 * 102
    assert facts.year_noise is not None
    assert facts.year_noise.verdict == "within_normal_variation"
    assert facts.evidence[-1].sentence == (
        "Per day, the change on the year before is within what 25 earlier changes on a year make usual."
    )


def test_the_same_cube_gives_the_same_facts_in_whatever_order_its_rows_are():
    rows = pd.DataFrame(
        [
            (f"2026-{month:02d}", source, 500 + 7 * month, 100 + (month * 13 + len(source)) % 17 - 60 * (month == 12))
            for month in range(1, 13)
            for source in ("Organic", "Ads", "Mail", "Partner")
        ],
        columns=["month", "source", "visits", "conversions"],
    )
    found = []
    for table in (rows, rows.iloc[::-1], rows.sample(frac=1, random_state=3)):
        cube, calendar = cube_of(table, VISITS)
        shuffled = {names: part.iloc[::-1] for names, part in cube.tables.items()}
        found += [facts_for(cube, compare(calendar)), facts_for(replace(cube, tables=shuffled), compare(calendar))]
    assert len(set(map(repr, found))) == 1
