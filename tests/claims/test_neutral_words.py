"""Words of an analyst that claim nothing leave a sentence as true as it is without them."""

from tests.claims.scenes import ACCEPTED, TICKETS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Ticket sales, with March in brackets: $441,840 ($501,820).": ACCEPTED,
            "It is worth adding that Web rose by $6,180.": ACCEPTED,
            "In round figures, ticket sales fell by about $60,000.": ACCEPTED,
            "Either way, ticket sales fell by $59,980.": ACCEPTED,
            "Zooming in on regions, Harbour lost $50,140.": ACCEPTED,
            "The figures imply a fall of $59,980.": ACCEPTED,
            "Stepping back, ticket sales fell by 11.95%.": ACCEPTED,
            "By way of comparison, Valley fell by $14,890.": ACCEPTED,
            "The fall was accompanied by a rise in Web.": ACCEPTED,
            "The fall was accompanied by a rise in Phone.": WITHHELD,
            "The figures imply a rise of $59,980.": WITHHELD,
            "In round figures, ticket sales fell by about $70,000.": WITHHELD,
            "Focus on Harbour.": WITHHELD,
            "The situation lowered ticket sales by 11.95%.": WITHHELD,
            "The pattern brought ticket sales down to $441,840.": WITHHELD,
        },
    }
)
def test_words_that_claim_nothing(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
