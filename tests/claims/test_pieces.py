"""What is said of one piece, and of one of two, is held against the figures of the metric."""

from dataclasses import replace
from typing import Final

from insight.facts import Facts, Part
from tests.claims.scenes import ACCEPTED, RENEWALS, WAITS, WITHHELD, divided, effects, told, verdict

SHOPS: Final = divided("shop", {"Harbour": ((9_000, 900), (9_600, 800)), "Station": ((12_000, 600), (21_000, 1_000))})
MEALS: Final[Facts] = replace(
    RENEWALS,
    metric="average_bill",
    label="Average bill",
    unit="EUR",
    previous_value=14.0,
    current_value=17.0,
    decimals=2,
    numerator=Part("takings", 21_000, 30_600),
    denominator=Part("meals", 1_500, 1_800),
    segments=SHOPS,
    effects=effects(SHOPS),
    effects_by_dimension=(("shop", effects(SHOPS)),),
)
"""A rise of €3.00; Station charges more and went from 40 to 55.6 % of the meals."""


@told(
    {
        MEALS: {
            "Meals became €3.00 dearer.": ACCEPTED,
            "Meals became €3.00 cheaper.": WITHHELD,
            "Meals became €4.00 dearer.": WITHHELD,
            "Meals became dearer in both shops.": ACCEPTED,
            "Harbour meals became cheaper.": WITHHELD,
            "A meal at Station costs €9.00 more than one at Harbour.": ACCEPTED,
            "A meal at Harbour costs €9.00 more than one at Station.": WITHHELD,
            "A meal at Station costs €9.00 less than one at Harbour.": WITHHELD,
            "A meal at Station costs €8.00 more than one at Harbour.": WITHHELD,
            "Meals at Station are dearer than those at Harbour.": ACCEPTED,
            "Meals at Harbour are dearer than those at Station.": WITHHELD,
            "Station is the dearer of the two shops.": ACCEPTED,
            "Harbour is the dearer of the two shops.": WITHHELD,
            "Harbour is the cheaper shop.": ACCEPTED,
            "Station is the cheaper shop.": WITHHELD,
            "Station added €0.48 through its higher average bill and €0.78 through its larger share.": ACCEPTED,
            "Station added €0.78 through its higher average bill and €0.48 through its larger share.": WITHHELD,
            "Station added €0.48 through its lower average bill and €0.78 through its larger share.": WITHHELD,
            "Station added €0.48 through its higher average bill and €0.78 through its smaller share.": WITHHELD,
        },
        WAITS: {
            "Calls got shorter.": ACCEPTED,
            "Calls got longer.": WITHHELD,
            "Technical calls, which take longer, lost weight.": ACCEPTED,
            "Billing calls, which take longer, gained weight.": WITHHELD,
            "Calls lasted 6.2 minutes less.": ACCEPTED,
            "Technical is the faster of the two desks.": WITHHELD,
            "Billing is the faster of the two desks.": ACCEPTED,
            "The average wait fell by 6.2 minutes in the week of 27 April.": WITHHELD,
            "The average wait was 6.2 minutes shorter in the week of 27 April.": WITHHELD,
        },
    }
)
def test_pieces_and_pairs(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
