"""Effects over the dimension that a sentence names, and periods named in front of the metric."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, PLANS, RENEWALS, WITHHELD, divided, effects, told, verdict

SITES = divided("site", {"Lindau": ((2_900, 5_000), (3_254, 6_000)), "Bregenz": ((2_900, 5_000), (3_255, 6_000))})
TWICE = replace(
    RENEWALS,
    segments=PLANS + SITES,
    effects_by_dimension=(("plan", effects(PLANS)), ("site", effects(SITES))),
)
"""The same fall by site, where it has no mix effect at all."""


@told(
    {
        TWICE: {
            "The plan mix took off 4.9 points.": ACCEPTED,
            "The site mix took off 4.9 points.": WITHHELD,
            "Of the fall of 3.8 points, −4.9 come from the plan mix and +1.1 are a rate effect.": ACCEPTED,
            "Of the fall of 3.8 points, 1.1 come from the plan mix.": WITHHELD,
            "Second-quarter renewal rate was 54.2%.": ACCEPTED,
            "First-quarter renewal rate was 54.2%.": WITHHELD,
            "Third-quarter renewal rate was 54.2%.": WITHHELD,
        }
    }
)
def test_effects_are_those_of_the_dimension_that_is_named(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "The renewal rate was lower at 54.2%, mainly a mix effect.": ACCEPTED,
            "The renewal rate was lower at 54.2%, mainly a rate effect.": WITHHELD,
            "Expiring plans rose by 2,000: Basic increased theirs by 2,600.": ACCEPTED,
            "Expiring plans rose by 2,000: Basic increased theirs by 600.": WITHHELD,
            "Expiring plans rose by 2,000: Campus increased theirs by 600.": WITHHELD,
        }
    }
)
def test_what_goes_on_about_the_same_measure(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
