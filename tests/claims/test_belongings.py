"""A segment has values, shares and movements; people who notice something are in no facts."""

from tests.claims.scenes import ACCEPTED, TICKETS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Sales fell because of Harbour's loss of $50,140.": ACCEPTED,
            "Ticket sales fell, mainly due to Harbour's decline.": ACCEPTED,
            "Harbour saw its share shrink.": ACCEPTED,
            "Ticket sales fell thanks to Harbour's closed pier.": WITHHELD,
            "Ticket sales fell with Harbour's second theatre.": WITHHELD,
            "Ticket sales fell because of Harbour and its closed pier.": WITHHELD,
            "Harbour's repairs lowered ticket sales.": WITHHELD,
            "Visitors noticed: ticket sales fell.": WITHHELD,
            "As customers know, ticket sales fell.": WITHHELD,
            "People have noticed that ticket sales fell.": WITHHELD,
        },
        WAITS: {
            "Customers noticed: waiting times changed.": WITHHELD,
        },
    }
)
def test_what_segments_and_people_have(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
