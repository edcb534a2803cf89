"""Movements against one another, told of those that are left or of two names."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WITHHELD, added_up, told, verdict

EVEN = replace(
    VISITS,
    segments=added_up("site", {"Lindau": (3_900, 3_100), "Bregenz": (2_510, 2_750), "Konstanz": (1_710, 1_460)}),
)
"""A fall of 810; Bregenz gained nearly what Konstanz lost."""


@told(
    {
        TICKETS: {
            "The loss in Harbour (−$50,140) and the gain in Uplands (+$8,880) nearly cancel out.": WITHHELD,
            "Harbour fell; in the other regions, gains and losses almost cancelled out.": WITHHELD,
            "Web rose by $6,180; elsewhere the movements nearly cancelled out.": WITHHELD,
            "The loss at Phone was partly offset by the gain at Web.": ACCEPTED,
            "The loss at Phone was almost cancelled out by the gain at Web.": WITHHELD,
        },
        RENEWALS: {
            "The gains at Basic and Team and the loss at Campus do not cancel out.": ACCEPTED,
        },
        EVEN: {
            "Lindau lost 800 visits; elsewhere the movements nearly cancelled out.": ACCEPTED,
            "Lindau lost 800 visits. At the other two sites, gains and losses almost balanced out.": ACCEPTED,
            "The gain at Bregenz (+240) and the loss at Konstanz (−250) nearly cancel out.": ACCEPTED,
            "The gain at Bregenz is almost cancelled out by the loss at Konstanz.": ACCEPTED,
            "Konstanz lost 250 visits; elsewhere the movements nearly cancelled out.": WITHHELD,
            "Lindau lost 800 visits; elsewhere the movements did not cancel out.": WITHHELD,
            "The gain at Bregenz (+240) and the loss at Lindau (−800) nearly cancel out.": WITHHELD,
            "Across the sites, gains and losses almost balanced out.": WITHHELD,
        },
    }
)
def test_what_cancels_out(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
