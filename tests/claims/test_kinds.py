"""Levels, distinct counts, losses, plain ratios, segments that come and go: what may be said of each kind of figure."""

from dataclasses import replace
from datetime import date

from insight.facts import Facts, Noise, Period, Segment, SegmentFacts
from tests.claims.scenes import ACCEPTED, APRIL, MARCH, REAL, VISITS, WITHHELD, added_up, told, verdict


def alone(dimension: str, name: str, was: float | None, now: float | None) -> SegmentFacts:
    """A segment of a metric that does not add up."""
    return SegmentFacts(Segment(((dimension, name),)), was, now)


RESULT = Facts(
    metric="operating_result",
    label="Operating result",
    kind="additive",
    unit="EUR",
    grain="month",
    previous_period=MARCH,
    current_period=APRIL,
    previous_value=-12_400,
    current_value=8_300,
    polarity="up",
    segments=(
        replace(alone("branch", "Graz", -15_200, 2_100), contribution=17_300.0),
        replace(alone("branch", "Linz", 2_800, 6_200), contribution=3_400.0),
    ),
    noise=REAL,
)
"""From a loss of €12,400 to a gain of €8,300: no percentage says how much that is."""

READERS = Facts(
    metric="active_readers",
    label="Active readers",
    also_called=("readers",),
    kind="distinct",
    unit="count",
    grain="month",
    previous_period=MARCH,
    current_period=APRIL,
    previous_value=5_000,
    current_value=5_600,
    polarity="up",
    segments=(alone("device", "Phone", 3_900, 4_700), alone("device", "Laptop", 2_300, 2_200)),
    noise=REAL,
)
"""Who reads on both devices is counted in both, so that the devices do not add up."""

STOCK = Facts(
    metric="stock",
    label="Stock",
    kind="level",
    unit="count",
    grain="month",
    previous_period=MARCH,
    current_period=APRIL,
    previous_value=940,
    current_value=1_120,
    segments=(
        replace(alone("depot", "East", 400, 610), contribution=210.0),
        replace(alone("depot", "West", 540, 510), contribution=-30.0),
    ),
    noise=REAL,
)
"""Held at the end of a month; more is neither good nor bad."""

SHOPS = replace(
    VISITS,
    previous_value=1_000,
    current_value=1_300,
    segments=(
        SegmentFacts(Segment((("site", "Old Mill"),)), 600, None, -600.0, status="exited"),
        SegmentFacts(Segment((("site", "Quayside"),)), None, 820, 820.0, status="entered"),
        SegmentFacts(Segment((("site", "Bregenz"),)), 400, 480, 80.0),
    ),
)
"""Old Mill closed with 600 visits, Quayside opened with 820."""

DENSITY = Facts(
    metric="items_per_order",
    label="Items per order",
    kind="ratio",
    unit="ratio",
    grain="day",
    previous_period=Period("31 March 2026", date(2026, 3, 31), date(2026, 3, 31)),
    current_period=Period("1 April 2026", date(2026, 4, 1), date(2026, 4, 1)),
    previous_value=2.44,
    current_value=2.13,
    decimals=2,
    noise=Noise("outside_normal_variation"),
)
"""A fall of 0.31 or 12.7 % within a day."""

YEN = replace(
    VISITS,
    metric="fees",
    label="Fees",
    unit="JPY",
    previous_value=1_240_000,
    current_value=1_302_000,
    segments=(),
)
"""A rise of ¥62,000, exactly 5 %."""

FLAT = replace(VISITS, current_value=8_120, segments=VISITS.segments[:0], noise=Noise("within_normal_variation"))


@told(
    {
        RESULT: {
            "The operating result went from −€12,400 to €8,300.": ACCEPTED,
            "The operating result rose by €20,700.": ACCEPTED,
            "The operating result went from €12,400 to €8,300.": WITHHELD,
            "The operating result went from −€12,400 to −€8,300.": WITHHELD,
            "The operating result fell by €20,700.": WITHHELD,
            "The operating result fell by €4,100.": WITHHELD,
            "The operating result rose by €4,100.": WITHHELD,
            "The operating result rose by 167%.": WITHHELD,
            "The operating result rose by 67%.": WITHHELD,
            "The operating result fell by 33%.": WITHHELD,
            "The operating result doubled.": WITHHELD,
            "Graz rose by €17,300.": ACCEPTED,
            "Linz rose by €17,300.": WITHHELD,
            "Graz rose by 114%.": WITHHELD,
            "Linz rose by 121%.": ACCEPTED,
            "Graz went from −€15,200 to €2,100.": ACCEPTED,
            "Graz went from €15,200 to €2,100.": WITHHELD,
            "Both branches improved.": ACCEPTED,
            "Both branches fell.": WITHHELD,
        },
    }
)
def test_a_loss_has_no_percentage(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        READERS: {
            "Active readers rose by 600 to 5,600.": ACCEPTED,
            "Active readers rose by 12.0%.": ACCEPTED,
            "Phone rose by 800, while Laptop fell by 100.": ACCEPTED,
            "Laptop rose by 800, while Phone fell by 100.": WITHHELD,
            "Phone and Laptop together came to 6,900.": WITHHELD,
            "Phone and Laptop together rose by 700.": WITHHELD,
            "Without Laptop, readers would have risen by 700.": WITHHELD,
            "Excluding Phone, readers came to 900.": WITHHELD,
            "Phone is larger than Laptop.": ACCEPTED,
            "Laptop is larger than Phone.": WITHHELD,
        },
    }
)
def test_distinct_counts_are_not_added_up(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        STOCK: {
            "Stock rose by 180 to 1,120.": ACCEPTED,
            "Stock rose by 19.1%.": ACCEPTED,
            "Stock rose by 18.1%.": WITHHELD,
            "East rose by 210, while West fell by 30.": ACCEPTED,
            "West rose by 210, while East fell by 30.": WITHHELD,
            "East overtook West.": ACCEPTED,
            "West overtook East.": WITHHELD,
            "East and West together held 1,120.": ACCEPTED,
            "East and West together held 1,210.": WITHHELD,
            "Stock worsened.": WITHHELD,
        },
    }
)
def test_levels(facts, text, verdicts):
    """Nobody said that more is better."""
    assert verdict(facts, text) in verdicts


@told(
    {
        SHOPS: {
            "Visits rose by 300 to 1,300.": ACCEPTED,
            "Visits rose by 30%.": ACCEPTED,
            "Quayside added 820 visits.": ACCEPTED,
            "Quayside added 600 visits.": WITHHELD,
            "Bregenz rose by 80, or 20%.": ACCEPTED,
            "Bregenz rose by 820.": WITHHELD,
            "Quayside rose by 820%.": WITHHELD,
            "Quayside doubled.": WITHHELD,
            "Old Mill lost 600 visits.": ACCEPTED,
            "Old Mill gained 600 visits.": WITHHELD,
            "Old Mill added 820 visits.": WITHHELD,
            "Old Mill is the largest site.": WITHHELD,
            "Quayside is the largest site.": ACCEPTED,
            "Without Quayside, visits would have fallen by 520.": ACCEPTED,
            "Without Quayside, visits would have risen by 300.": WITHHELD,
        },
    }
)
def test_segments_that_come_and_go(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        DENSITY: {
            "Items per order fell from 2.44 to 2.13.": ACCEPTED,
            "Items per order fell by 0.31.": ACCEPTED,
            "Items per order fell by 12.7%.": ACCEPTED,
            "Items per order fell from 2.13 to 2.44.": WITHHELD,
            "Items per order fell by 0.31%.": WITHHELD,
            "Items per order fell by 31%.": WITHHELD,
            "Items per order fell by 31 points.": WITHHELD,
            "Items per order fell by 12.7 points.": WITHHELD,
            "Items per order fell to 213%.": WITHHELD,
            "Items per order fell to $2.13.": WITHHELD,
            "On 1 April, items per order came to 2.13.": ACCEPTED,
            "On 2 April, items per order came to 2.13.": WITHHELD,
            "On Wednesday, items per order came to 2.13.": ACCEPTED,
            "On Tuesday, items per order came to 2.13.": WITHHELD,
            "On Thursday, items per order came to 2.13.": WITHHELD,
            "A day earlier, items per order came to 2.44.": ACCEPTED,
            "A week earlier, items per order came to 2.44.": WITHHELD,
            "In April, items per order came to 2.13.": WITHHELD,
        },
        YEN: {
            "Fees rose by ¥62,000.": ACCEPTED,
            "Fees rose by 5.0% to ¥1,302,000.": ACCEPTED,
            "Fees rose to ¥1.302 million.": ACCEPTED,
            "Fees rose by $62,000.": WITHHELD,
            "Fees rose by €62,000.": WITHHELD,
            "Fees rose by ¥62 million.": WITHHELD,
            "Fees rose by ¥6,200.": WITHHELD,
            "Fees rose by more than 5%.": WITHHELD,
            "Fees rose by a twentieth.": ACCEPTED,
        },
    }
)
def test_plain_ratios_days_and_yen(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        FLAT: {
            "Visits stayed at 8,120.": ACCEPTED,
            "Visits were unchanged.": ACCEPTED,
            "Visits did not change.": ACCEPTED,
            "Visits rose.": WITHHELD,
            "Visits fell.": WITHHELD,
            "Visits rose slightly.": WITHHELD,
            "Visits stayed at 8,210.": WITHHELD,
            "Visits recovered to 8,120.": WITHHELD,
        },
    }
)
def test_no_change_at_all(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


COHORTS = replace(
    VISITS,
    segments=added_up(
        "cohort",
        {
            "2023 cohort": (3_900, 3_420),
            "2024 cohort": (2_510, 2_330),
            "2025 cohort": (1_610, 1_440),
            "2026 cohort": (100, 120),
        },
    ),
)
FIRST = replace(
    VISITS,
    previous_value=0,
    segments=tuple(
        SegmentFacts(Segment((("site", name),)), 0, now, contribution=now)
        for name, now in (("Lindau", 4_000), ("Bregenz", 3_310))
    ),
)


@told(
    {
        COHORTS: {
            "The two older cohorts lost 660 visits in total.": ACCEPTED,
            "The three oldest cohorts fell.": ACCEPTED,
            "Older cohorts lost visits.": ACCEPTED,
            "The two older cohorts lost 480 visits in total.": WITHHELD,
            "The two younger cohorts fell.": "direction",
            "By cohort: 2023 −480, 2024 −180, 2025 −170, 2026 +20.": ACCEPTED,
            "By cohort: 2023 −480, 2024 −180, 2025 +20, 2026 −170.": WITHHELD,
        },
        FIRST: {
            "Visits came to 7,310, after a month without any.": ACCEPTED,
            "Visits came to 7,310, after a week without any.": "period",
            "Lindau accounts for more than half of the new visits.": ACCEPTED,
            "Lindau accounts for less than half of the new visits.": WITHHELD,
            "Lindau is the main site of the 7,310 new visits.": ACCEPTED,
            "Both sites already had visits in March.": WITHHELD,
        },
        VISITS: {
            "There were 7,310 visits, after a month without any.": WITHHELD,
            "Lindau lost 480, keeping the total at 7,310.": "judgement",
        },
    }
)
def test_cohorts_by_their_age_and_counts_that_start_at_nothing(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        FIRST: {
            "The percentage change is undefined.": ACCEPTED,
            "% change not available (zero base).": ACCEPTED,
        },
        VISITS: {
            "No percentage change can be stated.": "number",
            "% change not available.": "number",
            "The relative change is undefined.": "number",
            "It is too early to read anything into the fall of 810 visits.": ACCEPTED,
            "It is too early to read anything into the rise of 810 visits.": WITHHELD,
            "Lindau is the only site with a double-digit percentage fall.": ACCEPTED,
            "Bregenz is the only site with a double-digit percentage fall.": WITHHELD,
            "Lindau is the only site with a fall.": "comparison",
        },
    }
)
def test_percentages_that_there_are_and_are_not(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
