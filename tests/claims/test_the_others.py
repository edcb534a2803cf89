"""Those that are left, the only one, the one that nobody outdid, and likeness to some of a group."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WAITS, WITHHELD, added_up, told, verdict

FOUR = replace(
    TICKETS,
    previous_value=1_000,
    current_value=890,
    segments=added_up("depot", {"Kiel": (400, 330), "Emden": (300, 240), "Husum": (200, 210), "Varel": (100, 110)}),
)
"""A fall of $110: Kiel −70, Emden −60, Husum +10, Varel +10."""


@told(
    {
        FOUR: {
            "Two depots fell; the other two rose.": ACCEPTED,
            "Three depots fell; the other one rose.": WITHHELD,
            "Two depots fell; the other two did too.": WITHHELD,
            "Two depots rose; the other two rose as well.": WITHHELD,
            "Kiel fell by $70 and Emden by $60; the other two, Husum and Varel, rose by $10 each.": ACCEPTED,
            "Kiel fell by $70 and Emden by $60; the other two, Husum and Kiel, rose by $10 each.": WITHHELD,
            "Kiel fell by $70 and Emden by $60; the other two, Husum and Varel, fell by $10 each.": WITHHELD,
            "No depot lost more than Kiel.": ACCEPTED,
            "No depot lost more than Emden.": WITHHELD,
            "No depot lost more than Husum.": WITHHELD,
            "No other depot lost as much as Kiel.": ACCEPTED,
            "No other depot lost as much as Emden.": WITHHELD,
            "No depot fell more sharply than Emden.": ACCEPTED,
            "No depot fell more sharply than Kiel.": WITHHELD,
            "In relative terms Emden declined most (−20.0%).": ACCEPTED,
            "In relative terms Kiel declined most (−17.5%).": WITHHELD,
            "Kiel declined most, by $70.": ACCEPTED,
        },
        TICKETS: {
            "Ticket sales did not rise, unlike one of the four regions.": ACCEPTED,
            "Ticket sales did not rise, unlike two of the four regions.": WITHHELD,
            "Like three of the four regions, ticket sales fell.": ACCEPTED,
            "Like all four regions, ticket sales fell.": WITHHELD,
            "Like two of the four regions, ticket sales fell.": WITHHELD,
            "Like most regions, ticket sales fell.": ACCEPTED,
            "Unlike most regions, ticket sales fell.": WITHHELD,
            "Uplands is the only one of the four regions where sales rose.": ACCEPTED,
            "Valley is the only one of the four regions where sales fell.": WITHHELD,
            "Uplands is the only one in which sales rose.": ACCEPTED,
            "Three regions fell; the other rose.": ACCEPTED,
        },
        RENEWALS: {
            "Campus is the only plan in which the renewal rate fell.": ACCEPTED,
            "Team is the only plan in which the renewal rate rose.": WITHHELD,
            "Team is the only one where the renewal rate rose.": WITHHELD,
            "No plan renews better than Campus.": ACCEPTED,
            "No plan renews better than Team.": WITHHELD,
        },
        WAITS: {
            "Nowhere is the wait longer than at Technical.": ACCEPTED,
            "Nowhere is the wait longer than at Billing.": WITHHELD,
        },
    }
)
def test_those_that_are_left(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
