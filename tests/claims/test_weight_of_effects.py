"""Effects told to be none, the main one, or larger than the other are that."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, WAITS, WITHHELD, divided, effects, told, verdict

_LEVEL = divided("plan", {"Basic": ((1_600, 4_000), (2_014, 4_800)), "Campus": ((4_200, 6_000), (4_495, 7_200))})
STEADY = replace(
    RENEWALS,
    segments=_LEVEL,
    current_value=6_509 / 12_000,
    effects=None,
    effects_by_dimension=(("plan", effects(_LEVEL)),),
)
"""The shares of both plans are the same in both quarters: all of the fall is a rate effect."""


@told(
    {
        STEADY: {
            "Mix played no role.": ACCEPTED,
            "Mix plays no part in this.": ACCEPTED,
            "The mix did not matter.": ACCEPTED,
            "Mix made no difference.": ACCEPTED,
            "There is no mix effect.": ACCEPTED,
            "The decline has nothing to do with the plan mix.": ACCEPTED,
            "Rates played no role.": WITHHELD,
            "The rate effect made no difference.": WITHHELD,
            "There is no rate effect.": WITHHELD,
            "The decline has nothing to do with the rate effect.": WITHHELD,
        },
        RENEWALS: {
            "Mix was the main driver.": ACCEPTED,
            "The main driver of the decline was the plan mix.": ACCEPTED,
            "The mix effect had the bigger impact.": ACCEPTED,
            "Rates were the lesser factor.": ACCEPTED,
            "Mix did most of the work.": ACCEPTED,
            "The mix effect of −4.9 points exceeds the rate effect of +1.1 points.": ACCEPTED,
            "Rates and mix pulled in opposite directions: +1.1 and −4.9 points.": ACCEPTED,
            "The mix effect played no role at all.": WITHHELD,
            "There was no mix effect.": WITHHELD,
            "Mix is not a factor.": WITHHELD,
            "The fall has nothing to do with the mix.": WITHHELD,
            "The number of expiring plans played no role.": WITHHELD,
            "Rates were the main driver.": WITHHELD,
            "The main driver of the decline was the rate effect.": WITHHELD,
            "The rate effect had the bigger impact.": WITHHELD,
            "Mix was the lesser factor.": WITHHELD,
            "Rates did most of the work.": WITHHELD,
            "The rate effect of +1.1 points exceeds the mix effect of −4.9 points.": WITHHELD,
            "Rates and mix pulled in opposite directions: −4.9 and +1.1 points.": WITHHELD,
        },
        WAITS: {
            "The rate effect dwarfs the mix effect.": ACCEPTED,
            "The rate effect was the dominant factor.": ACCEPTED,
            "The mix effect dwarfs the rate effect.": WITHHELD,
            "The mix effect was the dominant factor.": WITHHELD,
        },
    }
)
def test_weight_of_effects(facts, text, verdicts):
    """Nothing is called none, main or larger that is not."""
    assert verdict(facts, text) in verdicts
