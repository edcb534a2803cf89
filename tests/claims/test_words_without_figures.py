"""Words that no figure goes with: how much of the change, beside another time, names beside a count."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Harbour explains the bulk of the fall.": ACCEPTED,
            "Harbour and Valley account for more than all of the decline.": ACCEPTED,
            "Harbour and Valley account for less than all of the decline.": WITHHELD,
            "Valley accounts for almost the whole April decline in ticket sales.": WITHHELD,
            "Ticket sales fell by $59,980, almost entirely because of Valley.": WITHHELD,
            "Harbour accounts for most of the growth.": WITHHELD,
        },
        WAITS: {
            "Technical is the main driver of the fall.": ACCEPTED,
            "Technical is the main driver of the growth.": WITHHELD,
        },
    }
)
def test_how_much_of_the_change(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        WAITS: {
            "Technical was faster than the week before.": ACCEPTED,
            "Technical was slower than the week before.": WITHHELD,
            "Billing was slower than the week before.": ACCEPTED,
            "Billing was slower than the week after.": WITHHELD,
        },
        VISITS: {
            "Visits below March.": ACCEPTED,
            "Visits above March.": WITHHELD,
            "Visits did not reach the level of March.": ACCEPTED,
            "Visits did reach the level of March.": WITHHELD,
            "Visits reached the level of the previous month.": WITHHELD,
            "All three sites recorded fewer visits than a month earlier.": ACCEPTED,
            "All three sites recorded fewer visits than a month later.": WITHHELD,
            "Visits fell to 7,310 in week 4.": WITHHELD,
        },
    }
)
def test_beside_another_time(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour and Valley, the two regions with the highest ticket sales, fell.": ACCEPTED,
            "Harbour and Valley, the two regions with the lowest ticket sales, fell.": WITHHELD,
            "Harbour and Valley, the three regions with the highest ticket sales, fell.": WITHHELD,
            "The two regions with the highest ticket sales, Harbour and Valley, fell.": ACCEPTED,
            "The two regions with the highest ticket sales, Harbour and Islands, fell.": WITHHELD,
            "Three of the four regions, including the one listed as Islands, declined.": ACCEPTED,
            "Two of the four regions, including the one listed as Islands, declined.": WITHHELD,
            "Harbour and Valley recorded large losses.": ACCEPTED,
            "Harbour and Uplands recorded losses.": WITHHELD,
            "Harbour recorded the largest decline, ahead of Valley.": ACCEPTED,
            "Harbour recorded the largest decline, behind Valley.": WITHHELD,
            "Ticket sales fell by $59,980, as much as Harbour lost.": WITHHELD,
        },
    }
)
def test_names_beside_a_count(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "The renewal rate fell by 3.8 points, mostly because of a different plan mix.": ACCEPTED,
            "The renewal rate fell by 3.8 points, hardly because of a different plan mix.": WITHHELD,
            "The renewal rate fell by 3.8 points because of a weaker mix.": ACCEPTED,
            "The renewal rate fell by 3.8 points because of a stronger mix.": WITHHELD,
            "The smaller part of the fall is a mix effect.": WITHHELD,
        },
        WAITS: {
            "No insignificant change in the average wait.": WITHHELD,
            "No significant change in the average wait.": ACCEPTED,
            "The average wait fell by five and a quarter minutes.": WITHHELD,
        },
    }
)
def test_how_much_an_effect_was(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
