"""What moved within the segments is the rate effect, in whatever words; what is told to be all of one effect is."""

from tests.claims.scenes import ACCEPTED, RENEWALS, WAITS, WITHHELD, told, verdict


@told(
    {
        RENEWALS: {
            "Mix took away 4.9 points, while higher rates within the plans gave back 1.1.": ACCEPTED,
            "Of the −3.8 points, −4.9 come from mix and +1.1 from better rates within plans.": ACCEPTED,
            "The plans' own renewal rates added 1.1 points, the composition of plans took away 4.9.": ACCEPTED,
            "Rates within plans would have added 1.1 points.": ACCEPTED,
            "Basic contributed −1.4 points, of which +0.9 is rate and −2.3 is mix.": ACCEPTED,
            "The decline is all mix.": ACCEPTED,
            "Higher renewal rates in Basic added 0.9 points.": ACCEPTED,
            "The rate effect is positive (+1.1 points) but is outweighed by the mix effect (−4.9 points).": ACCEPTED,
            "Excluding the mix effect, the renewal rate would have risen by 1.1 points.": ACCEPTED,
            "Campus contributed −2.5 points, most of it through its smaller share.": ACCEPTED,
            "The renewal rate fell although rates within plans added 1.1 points.": ACCEPTED,
            "The shift from Campus to Basic took away 4.9 points.": ACCEPTED,
            "The change is due to a less favourable plan mix.": ACCEPTED,
            "Basic has a growing share of plans.": ACCEPTED,
            "Mix took away 4.9 points, while lower rates within the plans gave back 1.1.": WITHHELD,
            "Of the −3.8 points, −4.9 come from mix and +1.1 from worse rates within plans.": WITHHELD,
            "Of the −3.8 points, +1.1 come from mix and −4.9 from lower rates within plans.": WITHHELD,
            "The plans' own renewal rates took away 4.9 points, the composition of plans added 1.1.": WITHHELD,
            "Rates within plans would have added 4.9 points.": WITHHELD,
            "Basic contributed −1.4 points, of which −2.3 is rate and +0.9 is mix.": WITHHELD,
            "The decline is all rate.": WITHHELD,
            "Higher renewal rates in Basic added 2.3 points.": WITHHELD,
            "Lower renewal rates in Basic added 0.9 points.": WITHHELD,
            "Higher rates within every plan added 1.1 points.": WITHHELD,
            "The rate effect is positive (+4.9 points) but is outweighed by the mix effect (−1.1 points).": WITHHELD,
            "Excluding the mix effect, the renewal rate would have fallen by 4.9 points.": WITHHELD,
            "The decline is mostly rate.": WITHHELD,
            "Campus contributed −2.5 points, most of it through its lower renewal rate.": WITHHELD,
            "The shift from Basic to Campus took away 4.9 points.": WITHHELD,
            "The shift from Campus to Basic added 4.9 points.": WITHHELD,
            "The change is due to a more favourable plan mix.": WITHHELD,
            "Campus has a growing share of plans.": WITHHELD,
        },
        WAITS: {
            "The wait fell by 6.2: 4.7 minutes through shorter waits at the desks and 1.5 through mix.": ACCEPTED,
            "About three quarters of the fall comes from faster answers within desks, the rest is mix.": ACCEPTED,
            "The average was brought down by mix (−1.5 minutes).": ACCEPTED,
            "Of the −6.16 minute change, −4.68 come from the rate effect.": ACCEPTED,
            "The wait fell by 6.2: 4.7 minutes through longer waits at the desks and 1.5 through mix.": WITHHELD,
            "The wait fell by 6.2: 1.5 minutes through shorter waits at the desks and 4.7 through mix.": WITHHELD,
            "About a quarter of the fall comes from faster answers within desks, the rest is mix.": WITHHELD,
            "The average was pushed up by mix (−1.5 minutes).": WITHHELD,
            "The fall is all mix.": WITHHELD,
        },
    }
)
def test_effects_in_words(facts, text, verdicts):
    """The way, the size and the kind of the effect are those that the words say."""
    assert verdict(facts, text) in verdicts
