"""Figures whose word stands behind them or in the clause before: lost at, follows with, the effect to."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "The $50,140 lost at Harbour was the largest part.": ACCEPTED,
            "The $8,880 gained at Uplands offset little of that.": ACCEPTED,
            "The $50,140 gained at Harbour was the largest part.": WITHHELD,
            "The $14,890 lost at Harbour was the largest part.": WITHHELD,
            "The $151,320 lost at Harbour was the largest part.": WITHHELD,
            "Harbour contributed $50,140 of the fall (83.6%); Valley follows with 24.8%.": ACCEPTED,
            "Harbour accounts for 83.6% of the fall. Valley follows with 24.8%, Islands with 6.4%.": ACCEPTED,
            "Harbour accounts for 83.6% of the fall. Valley follows with 6.4%, Islands with 24.8%.": WITHHELD,
            "Harbour contributed $50,140 of the fall (83.6%); Valley follows with 9.9%.": WITHHELD,
            "Harbour recorded the largest fall, from $201,460 to $151,320, followed by Valley with $14,890.": ACCEPTED,
            "Harbour recorded the largest fall, from $201,460 to $151,320, followed by Valley with $134,910.": WITHHELD,
            "Harbour recorded the largest fall, from $201,460 to $151,320, followed by Valley with $3,830.": WITHHELD,
            "Harbour is the largest region with $151,320. Valley follows with $134,910.": ACCEPTED,
            "Harbour is the largest region with $151,320. Valley follows with $149,800.": WITHHELD,
            "Harbour accounts for 83.6% of the fall, the other regions for the remaining 16.4%.": ACCEPTED,
            "Harbour accounts for 83.6% of the fall, Valley for the remaining 24.8%.": WITHHELD,
        },
        RENEWALS: {
            "By plan, the mix effect amounts to −4.9 points, the rate effect to 1.1.": ACCEPTED,
            "By plan, the mix effect amounts to −4.9 points, the rate effect to −1.1.": WITHHELD,
            "By plan, the mix effect amounts to −4.9 points, the rate effect to 4.9.": WITHHELD,
            "By plan, the mix effect amounts to −4.9 points, the rate effect to 54.2.": WITHHELD,
        },
    }
)
def test_a_word_behind_or_before_says_what_a_figure_is(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
