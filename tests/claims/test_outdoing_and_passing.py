"""Periods that exceed one another, round figures that a value passed, and levels that were kept."""

from tests.claims.scenes import ACCEPTED, BASKETS, RENEWALS, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        VISITS: {
            "March exceeded April by 810 visits.": ACCEPTED,
            "April exceeded March by 810 visits.": WITHHELD,
            "April's visits trailed those of March by 10.0%.": ACCEPTED,
            "March's visits trailed those of April by 10.0%.": WITHHELD,
            "March's 8,120 visits were not exceeded.": ACCEPTED,
            "March's 8,120 visits were exceeded in April.": WITHHELD,
            "Visits fell short of the month before by 810, or 10.0%.": ACCEPTED,
            "Visits fell short of the month before by 910.": WITHHELD,
            "Visits exceeded the month before by 810.": WITHHELD,
            "Visits exceeded the level of the month before.": WITHHELD,
            "With 7,310, March was 10% below the month before.": WITHHELD,
        },
        BASKETS: {
            "With €24.12, April outdid March.": ACCEPTED,
            "With €24.12, April fell behind March.": WITHHELD,
            "March's €23.48 were beaten by 64 cents.": ACCEPTED,
            "The average basket no longer stands below €24.": ACCEPTED,
        },
    }
)
def test_one_period_exceeds_the_other(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales dropped through $450K.": ACCEPTED,
            "Ticket sales dropped through $440K.": WITHHELD,
            "Ticket sales did not stay above $450K.": ACCEPTED,
            "Ticket sales did not stay above $400K.": WITHHELD,
            "Ticket sales no longer exceed $500K.": ACCEPTED,
            "Ticket sales no longer exceed $400K.": WITHHELD,
            "Ticket sales exceed $400K.": ACCEPTED,
            "Ticket sales exceed $442K.": WITHHELD,
            "Ticket sales failed to exceed $450K.": ACCEPTED,
            "Ticket sales failed to exceed $430K.": WITHHELD,
        },
        BASKETS: {
            "The average basket climbed past the €24 mark.": ACCEPTED,
            "The average basket climbed past the €25 mark.": WITHHELD,
            "The average basket broke through €24.": ACCEPTED,
            "The average basket broke through €24.12.": WITHHELD,
            "The average basket rose past its peak.": WITHHELD,
            "The average basket approaches €24.20.": ACCEPTED,
            "The average basket approaches €24.00.": WITHHELD,
            "The average basket approaches its March level.": WITHHELD,
        },
    }
)
def test_a_round_figure_passed(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "The renewal rate is no longer at the 58.0% of the quarter before.": ACCEPTED,
            "The renewal rate is no longer at the level of the quarter before.": ACCEPTED,
            "The renewal rate is still at the 58.0% of the quarter before.": WITHHELD,
            "The renewal rate is still at the level of the quarter before.": WITHHELD,
            "The renewal rate stayed at the 58.0% of the quarter before.": WITHHELD,
            "The renewal rate fell as expiring plans outpaced renewed plans.": ACCEPTED,
            "The renewal rate fell as renewed plans outpaced expiring plans.": WITHHELD,
        },
    }
)
def test_a_level_kept(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
