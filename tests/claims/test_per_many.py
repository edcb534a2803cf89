"""Ratios told for a hundred or a thousand pieces."""

from dataclasses import replace
from typing import Final

from insight.facts import Part
from tests.claims.scenes import ACCEPTED, RENEWALS, WITHHELD, divided, told, verdict

FLAWS: Final = replace(
    RENEWALS,
    metric="flaws_per_unit",
    label="Flaws per unit",
    unit="ratio",
    polarity="down",
    decimals=3,
    numerator=Part("flaws", 126, 76),
    denominator=Part("units", 1_800, 1_900),
    previous_value=126 / 1_800,
    current_value=76 / 1_900,
    segments=divided("plant", {"Graz": ((90, 1_000), (45, 900)), "Wels": ((36, 800), (31, 1_000))}),
    effects=None,
    effects_by_dimension=(),
)
"""7 flaws per 100 units, now 4."""


@told(
    {
        FLAWS: {
            "There were 4.0 flaws per 100 units in Q2, after 7.0 in Q1.": ACCEPTED,
            "Flaws per 100 units fell from 7.0 to 4.0.": ACCEPTED,
            "Flaws per 1,000 units fell from 70 to 40, or by 42.9%.": ACCEPTED,
            "There are 4.0 flaws per 100 units, 3.0 fewer than in Q1.": ACCEPTED,
            "Graz fell from 9.0 to 5.0 flaws per 100 units.": ACCEPTED,
            "There were 4.0 flaws per 100 units in Q2, after 9.0 in Q1.": WITHHELD,
            "There were 7.0 flaws per 100 units in Q2, after 4.0 in Q1.": WITHHELD,
            "Flaws per 100 units rose from 7.0 to 4.0.": WITHHELD,
            "Flaws per 1,000 units fell from 7.0 to 4.0.": WITHHELD,
            "There are 4.0 flaws per 100 units, 3.0 more than in Q1.": WITHHELD,
            "There are 4.0 flaws per 100 flaws, 3.0 fewer than in Q1.": WITHHELD,
            "There are 4.0 flaws per 100 customers.": WITHHELD,
            "Wels fell from 9.0 to 5.0 flaws per 100 units.": WITHHELD,
        }
    }
)
def test_a_figure_per_hundred_is_a_hundred_times_the_ratio(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
