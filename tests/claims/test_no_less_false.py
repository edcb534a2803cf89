"""Sentences that differ from true ones in what they count, give as a reason, or hold two things against one another."""

from __future__ import annotations

import dataclasses
from datetime import date

from insight.facts import Facts, Part, Period
from tests.claims.scenes import (
    ACCEPTED,
    REAL,
    RENEWALS,
    TICKETS,
    USUAL,
    VISITS,
    WAITS,
    WITHHELD,
    added_up,
    divided,
    told,
    verdict,
)

QUIET = dataclasses.replace(TICKETS, noise=USUAL)
SHIPPED = dataclasses.replace(VISITS, metric="parcels_shipped", label="Parcels shipped", also_called=("shipped",))
SPRING, SUMMER = (
    Period("Q2 2026", date(2026, 4, 1), date(2026, 6, 30)),
    Period("Q3 2026", date(2026, 7, 1), date(2026, 9, 30)),
)
FLOW = Facts(
    metric="cash_flow",
    label="Cash flow",
    kind="additive",
    unit="EUR",
    grain="quarter",
    previous_period=SPRING,
    current_period=SUMMER,
    previous_value=-40_500,
    current_value=18_300,
    polarity="up",
    segments=added_up("unit", {"Mill": (-61_200, -20_400), "Forge": (20_700, 38_700)}),
    noise=REAL,
)
"""From −€40,500 to €18,300."""
FREIGHT = Facts(
    metric="freight_cost",
    label="Freight cost per pallet",
    kind="ratio",
    unit="USD",
    grain="quarter",
    previous_period=SPRING,
    current_period=SUMMER,
    previous_value=9_000 / 500,
    current_value=11_920 / 560,
    polarity="down",
    decimals=2,
    numerator=Part("freight cost", 9_000, 11_920),
    denominator=Part("pallets", 500, 560),
    segments=divided("lane", {"Inland": ((4_000, 400), (3_920, 400)), "Export": ((5_000, 100), (8_000, 160))}),
    noise=REAL,
)
"""From $18.00 to $21.29. Export stays at $50.00, Inland goes from $10.00 to $9.80."""


@told(
    {
        SHIPPED: {
            "All three sites shipped less.": ACCEPTED,
            "All three sites shipped more.": WITHHELD,
            "Two of the three sites shipped less.": WITHHELD,
            "All four sites shipped less.": WITHHELD,
        },
        TICKETS: {
            "Three of the four regions declined.": ACCEPTED,
            "Three of the five regions declined.": WITHHELD,
            "In three of the five regions, sales declined.": WITHHELD,
            "Uplands is the only region with higher ticket sales.": ACCEPTED,
            "Uplands is the only region with lower ticket sales.": WITHHELD,
            "Uplands was the only one to rise.": ACCEPTED,
            "Uplands was the only two to rise.": WITHHELD,
        },
    }
)
def test_how_many_and_which_alone(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Why Harbour declined cannot be seen from these figures.": ACCEPTED,
            "Why Harbour increased cannot be seen from these figures.": WITHHELD,
            "The data contain no explanation for the decline.": ACCEPTED,
            "Whether Harbour is the reason cannot be decided from these figures.": ACCEPTED,
            "Harbour fell by 24.9%, more than any other region in both absolute and relative terms.": ACCEPTED,
            "Valley fell by 9.9%, more than any other region in both absolute and relative terms.": WITHHELD,
            "The data contain the explanation for the decline.": WITHHELD,
            "The figures offer the reason for the decline.": WITHHELD,
            "That is $59,980 less than in the month before.": ACCEPTED,
            "That is $59,980 less than in the next month.": WITHHELD,
        },
        QUIET: {
            "The decline is not distinguishable from normal variation.": ACCEPTED,
            "The decline is distinguishable from normal variation.": WITHHELD,
            "The decline should not be read as a trend.": ACCEPTED,
            "The decline should be read as a trend.": WITHHELD,
            "A decline of this size calls for no explanation.": ACCEPTED,
            "A decline of this size calls for an explanation.": WITHHELD,
        },
        FLOW: {
            "No percentage is given because the base is negative.": ACCEPTED,
            "No percentage is given because the base is positive.": WITHHELD,
            "A percentage change is not meaningful because the starting value was negative.": ACCEPTED,
            "A percentage change is not meaningful because the starting value was positive.": WITHHELD,
            "A percentage change is meaningful because the base is negative.": WITHHELD,
            "After −€40,500 in the second quarter, cash flow was €18,300 in the third.": ACCEPTED,
            "After −€40,500 in the second quarter, cash flow was €18,300 in the fourth.": WITHHELD,
        },
    }
)
def test_what_the_data_tell(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        FREIGHT: {
            "An Export pallet costs about five times as much as an Inland one.": ACCEPTED,
            "An Export pallet costs about three times as much as an Inland one.": WITHHELD,
            "Export pallets now weigh more.": ACCEPTED,
            "Export pallets now weigh less.": WITHHELD,
            "Inland got cheaper and carries less weight.": ACCEPTED,
            "Export carries less weight.": WITHHELD,
            "Inland has a lower rate than in Q2.": ACCEPTED,
            "Inland has a higher rate than in Q2.": WITHHELD,
            "Export did not change, at $50.00.": ACCEPTED,
            "Export did change, at $50.00.": WITHHELD,
            "Freight cost per pallet rose to $21.29. Inland ($9.80) is far below this.": ACCEPTED,
            "Freight cost per pallet rose to $21.29. Inland ($9.80) is far above this.": WITHHELD,
        },
        RENEWALS: {
            "Basic carries more weight than before.": ACCEPTED,
            "Basic carries less weight than before.": WITHHELD,
        },
        WAITS: {
            "Technical is below this.": WITHHELD,
        },
    }
)
def test_one_beside_another(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "Basic +1.9 points, Team +1.1 points, Campus −0.4 points.": ACCEPTED,
            "Basic +1.9 points, Team +0.3 points, Campus −0.4 points.": WITHHELD,
            "Rate effect +1.1 points, mix effect −4.9 points.": ACCEPTED,
            "The fall of 3.8 points is a rate effect of +1.1 points and a mix effect of −4.9 points.": ACCEPTED,
            "The fall of 3.8 points is a rate effect of +1.1 points and a mix effect of +1.1 points.": WITHHELD,
        },
        FREIGHT: {
            "The freight cost per pallet rose by $3.29 to $21.29.": ACCEPTED,
            "The freight cost per pallet rose by $3.29 to $11,920.": WITHHELD,
        },
        TICKETS: {
            "Uplands ($99,130) and Islands ($56,480) together come to $155,610.": ACCEPTED,
            "Uplands ($99,130) and Islands ($56,480) together come to $56,480.": WITHHELD,
            "Uplands ($99,130) and Islands ($56,480) together come to $99,130.": WITHHELD,
        },
    }
)
def test_figures_that_belong_together(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "Basic now has 55.0% of expiring plans after 40.0%.": ACCEPTED,
            "Basic now has 41.9% of expiring plans after 40.0%.": WITHHELD,
            "Basic now has 55.0% of expiring plans instead of 40.0%.": ACCEPTED,
            "Basic: 55.0% of expiring plans after 41.9%.": WITHHELD,
        },
        FREIGHT: {
            "The cost rose from $18.00 in Q2 to $21.29 in Q3.": ACCEPTED,
            "The freight cost per pallet rose from $18.00 in Q2 to $560 in Q3.": WITHHELD,
            "Export pallets rose by 60 (+60.0%).": ACCEPTED,
            "Export pallets rose by 60.0 (+60.0%).": ACCEPTED,
            "Freight cost rose by 32.4 (+32.4%).": WITHHELD,
        },
        VISITS: {
            "Lindau and Bregenz did not grow; they fell by 480 and 180 visits.": ACCEPTED,
            "Lindau and Bregenz did not grow; they fell by 180 and 180 visits.": WITHHELD,
            "Visits fell by 810, or 10.0%.": ACCEPTED,
            "Visits fell by 10 or 10.0%.": WITHHELD,
            "The total is 10.0 lower (−10.0%).": WITHHELD,
        },
        FLOW: {
            "The quarter closed with a surplus of €18,300.": ACCEPTED,
            "The quarter closed with a surplus of €58,800.": WITHHELD,
            "Cash flow moved from a deficit of €40,500 to a surplus of €18,300.": ACCEPTED,
            "Cash flow moved from a deficit of €18,300 to a surplus of €18,300.": WITHHELD,
        },
    }
)
def test_what_a_figure_is_of(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        WAITS: {
            "Billing had more calls than the week before.": ACCEPTED,
            "Billing had fewer calls than the week before.": WITHHELD,
            "Billing seems to have had fewer calls than the week before.": WITHHELD,
        },
        TICKETS: {
            "Raising Harbour's prices by 8% would bring ticket sales back.": WITHHELD,
            "The other two, Valley and Uplands, both grew by 0.6% together.": WITHHELD,
        },
    }
)
def test_a_hedge_heals_nothing(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


UNNOTED = dataclasses.replace(TICKETS, note=None)
FAIR = dataclasses.replace(TICKETS, note="Uplands: a walking fair took place from 12 to 14 April 2026.")
BOUNCES = dataclasses.replace(RENEWALS, also_called=("share of renewed plans",))


@told(
    {
        UNNOTED: {
            "No analyst note is available, so the reason remains open.": ACCEPTED,
            "No note was given.": ACCEPTED,
            "No note was given, so prices must have risen.": WITHHELD,
            "No note says that the pier was closed.": WITHHELD,
        },
        TICKETS: {
            "No analyst note is available.": WITHHELD,
            "Output fell by 12.0%.": WITHHELD,
        },
        FAIR: {
            "According to the analyst note a walking fair took place in Uplands from 12 to 14 April.": ACCEPTED,
            "According to the analyst note a walking fair took place in Harbour from 12 to 14 April.": WITHHELD,
            "According to the analyst note a walking fair took place in Uplands from 12 to 16 April.": WITHHELD,
        },
        BOUNCES: {
            "Basic's share of expiring plans grew from 40.0% to 55.0%.": ACCEPTED,
            "Basic's share of expiring plans grew from 40.0% to 41.9%.": WITHHELD,
            "The share of renewed plans fell from 58.0% to 54.2%.": ACCEPTED,
            "The share of renewed plans rose from 58.0% to 54.2%.": WITHHELD,
        },
    }
)
def test_notes_that_are_not_there_and_words_with_two_senses(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
