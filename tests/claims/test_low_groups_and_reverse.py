"""Low groups, below-average rates, splits that say the reverse, and offsets of the two effects of one segment."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, PLANS, RENEWALS, WAITS, WITHHELD, divided, effects, told, verdict

_BY_SITE = divided("site", {"North": ((3_000, 5_000), (4_200, 7_000)), "South": ((2_800, 5_000), (2_309, 5_000))})
SITES = replace(
    RENEWALS,
    segments=PLANS + _BY_SITE,
    effects=None,
    effects_by_dimension=(("plan", effects(PLANS)), ("site", effects(_BY_SITE))),
)
"""By plan the fall is one of mix, by site one of rates."""


@told(
    {
        RENEWALS: {
            "The renewal rate fell because low-rate groups gained weight.": ACCEPTED,
            "Basic, which has a below-average rate, gained weight.": ACCEPTED,
            "Basic, with a low renewal rate, grew from 40% to 55% of expiring plans.": ACCEPTED,
            "Basic's mix effect (−2.3 points) was only partly offset by its rate effect (+0.9).": ACCEPTED,
            "Basic's mix effect (−2.3 points) was partly undone by its higher rate (+0.9).": ACCEPTED,
            "The renewal rate fell because high-rate groups gained weight.": WITHHELD,
            "Campus, which has a below-average rate, lost weight.": WITHHELD,
            "Campus, with a low renewal rate, shrank from 30% to 20% of expiring plans.": WITHHELD,
            "Basic's mix effect (−2.3 points) was largely cancelled by its rate effect (+0.9).": WITHHELD,
            "Basic's mix effect (−2.3 points) was partly undone by its lower rate (+0.9).": WITHHELD,
            "Within each plan, the renewal rate was higher in Q1 than in Q2.": WITHHELD,
        },
        SITES: {
            "By site it is the reverse: rate −4.5 points, mix +0.7.": ACCEPTED,
            "By site, it is the other way round.": ACCEPTED,
            "By site it is the reverse: rate +0.7 points, mix −4.5.": WITHHELD,
        },
        WAITS: {
            "Shorter waits at the desks account for −4.7 minutes, mix for −1.5.": ACCEPTED,
            "Longer waits at the desks account for −4.7 minutes, mix for −1.5.": WITHHELD,
        },
    }
)
def test_low_groups_and_reverse(facts, text, verdicts):
    """Who is called low is below the whole, and the reverse of one split is true of the other."""
    assert verdict(facts, text) in verdicts
