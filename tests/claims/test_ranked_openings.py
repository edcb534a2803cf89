"""A figure that opens a ranked movement, stands right behind a rank, or beside another rank, tells what is ranked."""

from tests.claims.scenes import ACCEPTED, BASKETS, RENEWALS, TICKETS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "With $151,320, Harbour remains the largest region.": ACCEPTED,
            "With $151,320, Harbour lost the most.": WITHHELD,
            "At $99,130, Uplands gained the most.": WITHHELD,
        },
        RENEWALS: {
            "Campus carries 20% of the plans and has the highest renewal rate.": ACCEPTED,
            "Basic carries 55% of the plans and has the highest renewal rate.": WITHHELD,
            "Basic makes up 55% of the plans and has the lowest renewal rate.": ACCEPTED,
        },
        BASKETS: {
            "The average basket is the highest at €99.": WITHHELD,
        },
    }
)
def test_a_figure_tells_what_is_ranked(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
