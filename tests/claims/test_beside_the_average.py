"""Segments beside the whole of a ratio and beside one another: levels, multiples, and how many lie where."""

from dataclasses import replace

from insight.facts import Part
from tests.claims.scenes import ACCEPTED, RENEWALS, WAITS, WITHHELD, divided, effects, told, verdict

LINES = divided(
    "line",
    {
        "Coast": ((8_000, 2_000), (9_225, 2_250)),
        "Hills": ((9_000, 1_000), (8_500, 1_000)),
        "City": ((6_000, 3_000), (5_225, 2_750)),
    },
)
TRIPS = replace(
    RENEWALS,
    metric="cost_per_trip",
    label="Cost per trip",
    unit="USD",
    decimals=2,
    polarity="down",
    previous_value=23_000 / 6_000,
    current_value=22_950 / 6_000,
    numerator=Part("spend", 23_000, 22_950),
    denominator=Part("trips", 6_000, 6_000),
    segments=LINES,
    effects=effects(LINES),
    effects_by_dimension=(("line", effects(LINES)),),
)
"""A fall from $3.83 to just under; Coast costs $4.10, Hills $8.50 after $9.00, City $1.90."""


@told(
    {
        TRIPS: {
            "Both Coast and Hills cost more than the average.": ACCEPTED,
            "Hills and Coast both cost more than the average ($8.50 and $4.10).": ACCEPTED,
            "Hills and Coast both cost more than the average ($4.10 and $8.50).": WITHHELD,
            "Hills and City both cost more than the average.": WITHHELD,
            "Two of the three lines cost more than the average.": ACCEPTED,
            "All three lines cost more than the average.": WITHHELD,
            "One of the three lines costs more than the average.": WITHHELD,
            "Only City costs less than the average of $3.8.": ACCEPTED,
            "Only City costs less than the average of $4.8.": WITHHELD,
            "Only Hills costs more than the average.": WITHHELD,
            "City is the only line below the average.": ACCEPTED,
            "Hills is the only line above the average.": WITHHELD,
            "Hills costs more than four times as much as City.": ACCEPTED,
            "Hills costs more than five times as much as City.": WITHHELD,
            "Hills costs more than four times as much as Coast.": WITHHELD,
            "A trip on Hills costs more than twice as much as one on Coast.": ACCEPTED,
            "A trip on City costs more than twice as much as one on Coast.": WITHHELD,
            "Hills is more than twice as expensive as the average.": ACCEPTED,
            "Coast is more than twice as expensive as the average.": WITHHELD,
        },
        RENEWALS: {
            "Campus renews far better than the other plans.": ACCEPTED,
            "Team renews far better than the other plans.": WITHHELD,
            "Renewal rate is higher at Campus than at any other plan.": ACCEPTED,
            "Renewal rate is higher at Team than at any other plan.": WITHHELD,
            "Campus renews almost twice as well as Basic (79.6% against 41.9%).": ACCEPTED,
            "Team renews almost twice as well as Basic (61.1% against 41.9%).": WITHHELD,
            "Basic is well below the average of 54.2%.": ACCEPTED,
            "Basic is well below the average of 58.2%.": WITHHELD,
            "Campus is below the average of 54.2%.": WITHHELD,
            "Two of the three plans are above the average.": ACCEPTED,
            "Two of the three plans are below the average.": WITHHELD,
            "Basic is below average (41.9% against 54.2%).": ACCEPTED,
            "Basic is below average (54.2% against 41.9%).": WITHHELD,
            "Campus is not above the average.": WITHHELD,
        },
        WAITS: {
            "Technical is above the average of 36.0 minutes, Billing below it.": ACCEPTED,
        },
    }
)
def test_levels_beside_the_average(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
