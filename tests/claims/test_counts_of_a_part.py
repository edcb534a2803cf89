"""Counts of the parts of a ratio whose noun is left to what was done, and figures of all others."""

from dataclasses import replace
from typing import Final

from insight.facts import Part
from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, added_up, divided, told, verdict

CREWS: Final = divided("crew", {"Guests": ((90, 1_000), (60, 900)), "Members": ((40, 800), (44, 1_000))})
LATENESS: Final = replace(
    RENEWALS,
    metric="late_rate",
    label="Late rate",
    polarity="down",
    numerator=Part("late arrivals", 130, 104),
    denominator=Part("arrivals", 1_800, 1_900),
    previous_value=130 / 1_800,
    current_value=104 / 1_900,
    segments=CREWS,
    effects=None,
    effects_by_dimension=(),
)
"""Of 1,900 arrivals 104 were late, after 130 of 1,800."""
PLANTS: Final = replace(
    RENEWALS,
    metric="flaws_per_unit",
    label="Flaws per unit",
    unit="ratio",
    polarity="down",
    decimals=3,
    numerator=Part("flaws", 130, 104),
    denominator=Part("units checked", 1_800, 1_900),
    previous_value=130 / 1_800,
    current_value=104 / 1_900,
    segments=CREWS,
    effects=None,
    effects_by_dimension=(),
)
BOOKED: Final = replace(LATENESS, denominator=Part("booked trips", 1_800, 1_900))
PIERS: Final = replace(
    VISITS,
    previous_value=9_120,
    current_value=8_330,
    segments=added_up("site", {"Lindau": (3_900, 3_420), "Bregenz": (2_510, 2_130), "Konstanz": (2_710, 2_780)}),
)
"""A fall of 790; Bregenz and Konstanz together lost 310, though Konstanz grew."""


@told(
    {
        LATENESS: {
            "104 arrivals were late, 20.0% fewer than in Q1.": ACCEPTED,
            "104 of 1,900 arrivals came late, after 130 of 1,800.": ACCEPTED,
            "60 of the guests' 900 arrivals were late.": ACCEPTED,
            "130 of 1,800 arrivals were late in Q1.": ACCEPTED,
            "1,900 arrivals were late.": WITHHELD,
            "104 arrivals were late, 5.6% more than in Q1.": WITHHELD,
            "104 of 1,900 arrivals came late, after 130 of 1,900.": WITHHELD,
            "60 of the members' 900 arrivals were late.": WITHHELD,
            "60 of the guests' 1,900 arrivals were late.": WITHHELD,
            "130 of 1,800 arrivals were late in Q2.": WITHHELD,
            "Members had 44 late arrivals and guests 60.": ACCEPTED,
            "Members had 60 late arrivals and guests 44.": WITHHELD,
        },
        PLANTS: {
            "26 fewer flaws, 100 more units.": ACCEPTED,
            "100 fewer flaws, 26 more units.": WITHHELD,
            "26 fewer flaws, 100 fewer units.": WITHHELD,
        },
        BOOKED: {
            "Late arrivals fell by 26 while bookings rose to 1,900.": ACCEPTED,
            "Late arrivals fell by 26 while bookings rose to 1,800.": WITHHELD,
            "Late arrivals fell by 26 while bookings rose to 104.": WITHHELD,
        },
        WAITS: {
            "Callers waited 36,050 minutes in all, after 42,210 minutes.": ACCEPTED,
            "Callers waited 42,210 minutes in all, after 36,050 minutes.": WITHHELD,
            "About 103 hours less waiting in week 19.": ACCEPTED,
            "About 103 hours more waiting in week 19.": WITHHELD,
            "About 123 hours less waiting in week 19.": WITHHELD,
        },
        RENEWALS: {
            "1,910 Campus plans were renewed.": ACCEPTED,
            "2,400 Campus plans were renewed.": WITHHELD,
            "Of 2,400 Campus plans, 1,910 were renewed.": ACCEPTED,
            "Of 12,000 Campus plans, 1,910 were renewed.": WITHHELD,
            "2,400 of the 3,000 Campus plans were renewed in Q1.": ACCEPTED,
            "2,400 of the 3,000 Campus plans were renewed.": WITHHELD,
            "2,766 of Basic's 6,600 plans were renewed.": ACCEPTED,
            "2,766 of Basic's 12,000 plans were renewed.": WITHHELD,
        },
    }
)
def test_a_count_is_of_the_part_that_it_names(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        PIERS: {
            "Lindau lost 480 visits. In the other two sites combined, the number fell from 5,220 to 4,910.": ACCEPTED,
            "Lindau lost 480 visits. In the other two sites together, visits fell by 310.": ACCEPTED,
            "Lindau lost 480 visits. Elsewhere, there were 310 fewer.": ACCEPTED,
            "Excluding Lindau, the other two sites went from 5,220 to 4,910 visits.": ACCEPTED,
            "Lindau lost 480 visits. In the other two sites combined, the number fell from 9,120 to 8,330.": WITHHELD,
            "Lindau lost 480 visits. In the other two sites together, visits fell by 790.": WITHHELD,
            "Lindau lost 480 visits. In the other two sites together, visits rose by 310.": WITHHELD,
            "Lindau lost 480 visits. In the other two sites, visits fell.": WITHHELD,
            "Lindau lost 480 visits. Elsewhere, there were 790 fewer.": WITHHELD,
            "Excluding Lindau, the other two sites went from 9,120 to 8,330 visits.": WITHHELD,
            "Excluding Bregenz, the other two sites went from 5,220 to 4,910 visits.": WITHHELD,
        },
        TICKETS: {
            "Harbour lost $50,140. In the other three regions combined, ticket sales fell by $9,840.": ACCEPTED,
            "Harbour lost $50,140. In the other three regions combined, ticket sales fell by $59,980.": WITHHELD,
        },
    }
)
def test_the_others_are_summed(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
