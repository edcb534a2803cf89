"""What stood still did, what is said not to have moved did not, and nobody else."""

from dataclasses import replace

from insight.facts import Facts
from tests.claims.scenes import ACCEPTED, TICKETS, USUAL, VISITS, WITHHELD, added_up, told, verdict

USUAL_VISITS = replace(VISITS, noise=USUAL)
FEES: Facts = replace(
    VISITS,
    metric="fees",
    label="Fees",
    unit="EUR",
    segments=added_up("site", {"Lindau": (3_900, 3_900), "Bregenz": (2_510, 2_330), "Konstanz": (1_710, 1_080)}),
)


@told(
    {
        USUAL_VISITS: {
            "Visits did not move much.": ACCEPTED,
            "Visits did not move.": WITHHELD,
            "Lindau did not move much.": WITHHELD,
        },
        VISITS: {
            "Visits did not move much in April.": WITHHELD,
            "Visits did not stay at their March level.": ACCEPTED,
            "Visits stayed at their March level.": WITHHELD,
            "Lindau remained at the March level.": WITHHELD,
        },
        FEES: {
            "Lindau did not move.": ACCEPTED,
            "Bregenz did not move.": WITHHELD,
            "Lindau stayed at its March level.": ACCEPTED,
            "Lindau did not stay at its March level.": WITHHELD,
            "Lindau did not change, nor did any site rise.": ACCEPTED,
            "Bregenz did not change, nor did any site rise.": WITHHELD,
            "Lindau did not change, nor did any site fall.": WITHHELD,
            "Two of the three sites fell and one did not.": ACCEPTED,
            "Two of the three sites fell and two did not.": WITHHELD,
            "Two of the three sites fell, one did not move.": ACCEPTED,
        },
        TICKETS: {
            "Harbour did not grow, nor did Valley rise.": ACCEPTED,
            "Harbour did not grow, nor did Uplands rise.": WITHHELD,
            "Three of the four regions fell and one did not.": ACCEPTED,
            "Three of the four regions fell and one did not move.": WITHHELD,
        },
    }
)
def test_a_denied_movement(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
