"""A gap that is closed, a place that is lost, and figures beside a word that is too strong for them."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Uplands partly closed the gap to Valley.": ACCEPTED,
            "Uplands closed the gap to Valley.": WITHHELD,
            "Valley is $35,780 ahead of Uplands, after $59,550 in March.": ACCEPTED,
            "Valley is $35,780 ahead of Uplands, after $39,550 in March.": WITHHELD,
            "Phone partly closed the gap to Web.": WITHHELD,
            "Harbour lost its position as the largest region.": WITHHELD,
            "Sales in April were 12.0% below March.": ACCEPTED,
            "Sales in March were 12.0% below April.": WITHHELD,
            "Web sales rose by 2.6%.": ACCEPTED,
            "Web sales soared by 2.6%.": WITHHELD,
            "Counter sales collapsed by 29.7%.": ACCEPTED,
        },
        RENEWALS: {
            "Campus is 18.5 points ahead of Team, after 20.0 points in Q1.": ACCEPTED,
            "Campus is 18.5 points ahead of Team, compared with 20.0 points a quarter earlier.": ACCEPTED,
            "Campus is 18.5 points ahead of Team, down from 20.0 points.": ACCEPTED,
            "Campus is 18.5 points ahead of Team, up from 20.0 points.": WITHHELD,
            "Campus is 18.5 points ahead of Team, after 18.5 points in Q1.": WITHHELD,
            "Basic is 19.2 points behind Team, after 20.0 points in Q1.": ACCEPTED,
            "Basic is 19.2 points behind Team, after 40.0 points in Q1.": WITHHELD,
            "Basic renews 41.9% of its plans.": ACCEPTED,
            "Basic renews 55% of its plans.": WITHHELD,
        },
    }
)
def test_nothing_is_told_as_more_than_it_is(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
