"""A gap that is closed, a place that is lost, and figures beside a word that is too strong for them."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Uplands partly closed the gap to Valley.": ACCEPTED,
            "Uplands closed the gap to Valley.": WITHHELD,
            "Phone partly closed the gap to Web.": WITHHELD,
            "Harbour lost its position as the largest region.": WITHHELD,
            "Sales in April were 12.0% below March.": ACCEPTED,
            "Sales in March were 12.0% below April.": WITHHELD,
            "Web sales rose by 2.6%.": ACCEPTED,
            "Web sales soared by 2.6%.": WITHHELD,
            "Counter sales collapsed by 29.7%.": ACCEPTED,
        },
        RENEWALS: {
            "Basic renews 41.9% of its plans.": ACCEPTED,
            "Basic renews 55% of its plans.": WITHHELD,
        },
    }
)
def test_nothing_is_told_as_more_than_it_is(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
