"""What a part does to the whole: lifts it, pulls it down, brings it past a mark."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WAITS, WITHHELD, told, verdict


@told(
    {
        RENEWALS: {
            "Basic lowered the renewal rate by 1.4 points.": ACCEPTED,
            "Basic raised the renewal rate by 1.4 points.": WITHHELD,
            "Basic lowered the renewal rate by 1.9 points.": WITHHELD,
            "Basic rose by 1.4 points.": WITHHELD,
            "Team lowered the renewal rate by 0.1 points.": WITHHELD,
            "Campus pulled the average down by 2.5 points.": ACCEPTED,
            "Campus pushed the average up by 2.5 points.": WITHHELD,
        },
        TICKETS: {
            "Harbour lowered ticket sales by $50,140.": ACCEPTED,
            "Harbour lowered the figure by $50,140.": ACCEPTED,
            "Harbour lowered ticket sales by $49,140.": WITHHELD,
            "Harbour raised ticket sales by $50,140.": WITHHELD,
            "Uplands lowered the figure by $8,880.": WITHHELD,
            "Harbour pulled the total down.": ACCEPTED,
            "Uplands pulled the total down.": WITHHELD,
            "Harbour pulled ticket sales down by $59,980.": ACCEPTED,
            "Harbour pulled ticket sales down by $60,980.": WITHHELD,
        },
    }
)
def test_what_a_part_does_to_the_whole(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour pulled ticket sales below $450,000.": ACCEPTED,
            "Harbour pulled ticket sales above $450,000.": WITHHELD,
            "Harbour pulled ticket sales below $430,000.": WITHHELD,
            "Web pulled ticket sales below $450,000.": WITHHELD,
            "Harbour dragged ticket sales to $441,840.": ACCEPTED,
            "Web lifted ticket sales to $441,840.": WITHHELD,
        },
    }
)
def test_a_mark_that_the_whole_passes(facts, text, verdicts):
    """The part must pull that way, and the whole must have gone there."""
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Uplands reduced the decline by $8,880.": ACCEPTED,
            "Uplands increased the decline by $8,880.": WITHHELD,
            "Uplands reduced the decline by $7,880.": WITHHELD,
            "Uplands reduced the rise by $8,880.": WITHHELD,
            "Harbour reduced the decline by $50,140.": WITHHELD,
        },
        WAITS: {
            "In both groups the wait fell.": WITHHELD,
            "In one of the two groups the wait fell.": ACCEPTED,
        },
    }
)
def test_what_makes_the_change_smaller_or_larger(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
