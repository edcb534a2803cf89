"""A segment's movement beside that of the whole, beside what was told before, and beside zero."""

from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Harbour lost less than the total.": ACCEPTED,
            "Harbour lost more than the total.": "comparison",
            "Harbour lost more than ticket sales as a whole.": "comparison",
            "Harbour lost less than the company as a whole.": ACCEPTED,
            "Harbour lost more than the whole company.": "comparison",
            "Counter fell faster than the total.": ACCEPTED,
            "Islands fell faster than the total.": WITHHELD,
            "Counter fell by more than the average.": ACCEPTED,
            "Valley fell by more than the average.": WITHHELD,
            "Harbour lost more ticket sales than Valley.": ACCEPTED,
            "Valley lost more ticket sales than Harbour.": WITHHELD,
            "Harbour lost more ticket sales than in March.": WITHHELD,
            "Ticket sales lost $59,980; Counter alone lost slightly less than that.": ACCEPTED,
            "Ticket sales lost $59,980; Counter alone lost slightly more than that.": WITHHELD,
            "Counter lost more than that.": WITHHELD,
        },
    }
)
def test_a_movement_beside_that_of_the_whole(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Valley saw a decline.": ACCEPTED,
            "Uplands saw a decline.": "direction",
            "Uplands has a clear loss.": "direction",
            "Ticket sales saw a decline.": ACCEPTED,
            "Valley is at $134,910, a minus of $14,890.": ACCEPTED,
            "Valley is at $134,910, a plus of $14,890.": "direction",
            "Uplands rose. Visitors paid less in ticket sales in April than in March.": ACCEPTED,
            "Uplands rose. Visitors brought more ticket sales in April than in March.": WITHHELD,
            "Minus Harbour, ticket sales fell.": WITHHELD,
        },
    }
)
def test_whoever_has_a_movement_moved(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales did not stay at their March level.": ACCEPTED,
            "Ticket sales stayed at their March level.": WITHHELD,
            "Ticket sales: $441,840 in April 2026, after $501,820.": ACCEPTED,
            "Ticket sales: $441,840 in March 2026, after $501,820.": WITHHELD,
            "$501,820 → $441,840, i.e. −$59,980.": ACCEPTED,
            "$501,820 → $441,840, i.e. +$59,980.": WITHHELD,
        },
        VISITS: {
            "Visits did not stay as they were.": ACCEPTED,
            "Visits stayed as they were.": WITHHELD,
            "Lindau has fewer than the month before.": ACCEPTED,
            "Lindau has more than the month before.": WITHHELD,
        },
        WAITS: {"Average wait did not stay at its previous level.": WITHHELD},
    }
)
def test_the_level_of_the_period_before(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
