"""A good month, a strong week: what such a period is called fits the change and what is good for the metric."""

from tests.claims.scenes import ACCEPTED, BASKETS, TICKETS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "It was a weak month for ticket sales.": ACCEPTED,
            "It was not a good month.": ACCEPTED,
            "It was a strong month for Uplands.": ACCEPTED,
            "Uplands had a good month.": ACCEPTED,
            "It was a strong month for ticket sales.": WITHHELD,
            "A good month for ticket sales.": WITHHELD,
            "April was good for ticket sales.": WITHHELD,
            "Ticket sales had a solid April.": WITHHELD,
            "Harbour had a strong month.": WITHHELD,
            "A good result for Harbour.": WITHHELD,
        },
        BASKETS: {
            "It was a strong month.": ACCEPTED,
            "April was good for the average basket.": ACCEPTED,
            "It was no good month.": WITHHELD,
        },
        WAITS: {
            "It was a good week.": ACCEPTED,
            "It was a strong week.": WITHHELD,
        },
    }
)
def test_what_a_period_is_called(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
