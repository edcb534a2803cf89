"""Numerator, denominator and effects of a ratio, told of the segment or the change that they belong to."""

from dataclasses import replace

from insight.facts import Part
from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, USUAL, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        RENEWALS: {
            "Basic and Team together renewed 4,599 of 9,600 plans.": ACCEPTED,
            "Basic and Team together renewed 4,599 of 9,000 plans.": WITHHELD,
            "Basic and Campus together renewed 4,599 of 9,600 plans.": WITHHELD,
            "Campus renewed 1,910 of 2,400, after 2,400 of 3,000 the quarter before.": ACCEPTED,
            "Campus renewed 1,910 of 2,400, after 2,400 of 2,400 the quarter before.": WITHHELD,
            "In Q2, 6,509 of 12,000 plans were renewed, compared with 5,800 of 10,000.": ACCEPTED,
            "In Q2, 6,509 of 12,000 plans were renewed, compared with 6,509 of 10,000.": WITHHELD,
            "In Q2, 6,509 of 12,000 plans were renewed, compared with 5,800 of 12,000.": WITHHELD,
            "6,600 of the 12,000 expiring plans were Basic (55.0%), after 4,000 of 10,000.": ACCEPTED,
            "6,600 of the 12,000 expiring plans were Basic (40.0%), after 4,000 of 10,000.": WITHHELD,
            "6,600 of the 12,000 expiring plans were Basic (55.0%), after 3,000 of 10,000.": WITHHELD,
            "Campus renewed 1,910 of 2,400 plans, down from 2,400 of 3,000.": ACCEPTED,
            "Campus renewed 1,910 of 2,400 plans, up from 2,400 of 3,000.": WITHHELD,
            "Basic now has 6,600 of 12,000 expiring plans; in Q1 it was 4,000 of 10,000 (40.0%).": ACCEPTED,
            "Basic now has 6,600 of 12,000 expiring plans; in Q1 it was 4,000 of 10,000 (55.0%).": WITHHELD,
            "Campus cut its expiring plans by a fifth.": ACCEPTED,
            "Campus cut its expiring plans by a quarter.": WITHHELD,
            "Team cut its expiring plans by a fifth.": WITHHELD,
            "Team lost weight. The shift in the plan mix cost 4.9 points.": ACCEPTED,
            "Team lost weight. The shift in the plan mix added 4.9 points.": WITHHELD,
            "Team lost weight. The shift in the plan mix cost 5.8 points.": WITHHELD,
            "Campus lost weight: its rate slipped from 80.0% to 79.6%, and it renewed 1,910 of 2,400.": ACCEPTED,
            "Campus lost weight: its rate slipped from 80.0% to 79.6%, and it renewed 1,833 of 3,000.": WITHHELD,
            "Basic, with only 41.9%, grew from 40.0% to 55.0% of expiring plans.": ACCEPTED,
            "Basic, with only 40.0%, grew from 40.0% to 55.0% of expiring plans.": WITHHELD,
            "Basic, with only 45.9%, grew from 40.0% to 55.0% of expiring plans.": WITHHELD,
        },
        WAITS: {
            "The change does not stand out from normal variation.": ACCEPTED,
            "The change does stand out from normal variation.": WITHHELD,
        },
        TICKETS: {
            "Harbour lost $50,140, $9,840 less than the total decline.": ACCEPTED,
            "Harbour lost $50,140, $9,840 more than the total decline.": WITHHELD,
            "Valley lost $14,890, $9,840 less than the total decline.": WITHHELD,
            "Valley is the second largest region, ahead of Uplands ($99,130) and Islands ($56,480).": ACCEPTED,
            "Valley is the second largest region, ahead of Islands.": WITHHELD,
            "Valley is the largest region, ahead of Uplands.": WITHHELD,
        },
        replace(VISITS, noise=USUAL): {
            "In Lindau, 480 visits were lost, and 330 were lost in the other two sites.": ACCEPTED,
            "In Lindau, 480 visits were lost, and 330 were added in the other two sites.": WITHHELD,
            "In Lindau, 480 visits were lost, and 150 were lost in the other two sites.": WITHHELD,
        },
    }
)
def test_what_belongs_to_whom(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


REPAIRS = replace(
    RENEWALS,
    metric="fault_rate",
    label="Fault rate",
    polarity="down",
    numerator=Part("returned items", 5_800, 6_509),
    denominator=Part("items sold", 10_000, 12_000),
)


@told(
    {
        REPAIRS: {
            "Basic made up 55% of items, up from 40%.": ACCEPTED,
            "Basic made up 55% of items sold, up from 40%.": ACCEPTED,
            "Basic made up 55% of items returned, up from 40%.": WITHHELD,
            "Campus made up 30% of items.": WITHHELD,
            "Items rose from 10,000 to 12,000.": ACCEPTED,
            "Items rose from 5,800 to 6,509.": WITHHELD,
            "Campus returned fewer items.": ACCEPTED,
            "Basic returned fewer items.": WITHHELD,
            "The rate fell by 3.8 points, of which 1.1 are due to changed rates.": WITHHELD,
        },
    }
)
def test_a_noun_of_both_parts_is_the_wider_one(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
