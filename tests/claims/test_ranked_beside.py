"""Superlatives beside which a level or the words of an apposition say what they rank."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        RENEWALS: {
            "Basic, the plan with the lowest renewal rate, added 4.9 points less than nothing.": WITHHELD,
            "Campus, the plan with the lowest renewal rate, took away 4.9 points.": WITHHELD,
            "Campus, the plan with the highest renewal rate, lost weight.": ACCEPTED,
            "Basic, the plan with the highest renewal rate, gained weight.": WITHHELD,
        },
        TICKETS: {
            "Harbour, the largest region, lost the most.": ACCEPTED,
            "Harbour, the smallest region, lost the most.": WITHHELD,
            "Valley, the second largest region, lost $14,890.": ACCEPTED,
            "Valley, the largest region, lost $14,890.": WITHHELD,
            "Harbour remains the strongest region with $151,320.": ACCEPTED,
            "Harbour remains the weakest region with $151,320.": WITHHELD,
            "Islands remains the weakest region with $56,480.": ACCEPTED,
        },
        VISITS: {
            "Lindau, the biggest site at 3,420, fell most.": ACCEPTED,
            "Lindau, the smallest site at 3,420, fell most.": WITHHELD,
        },
    }
)
def test_a_superlative_ranks_what_stands_beside_it(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
