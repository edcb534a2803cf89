"""Rate and mix set against one another, and what went on within the segments."""

from tests.claims.scenes import ACCEPTED, RENEWALS, WAITS, WITHHELD, told, verdict


@told(
    {
        WAITS: {
            "Shorter waits within the desks contributed more than mix did (4.7 against 1.5 minutes).": ACCEPTED,
            "The change in mix played a smaller part than the shorter waits within the desks.": ACCEPTED,
            "The rate effect is about three times as large as the mix effect.": ACCEPTED,
            "The rate effect (−4.7 minutes) is larger than the mix effect (−1.5 minutes).": ACCEPTED,
            "Mix brought less than the waits within the desks (−1.5 and −4.7 minutes).": ACCEPTED,
            "Mix mattered more than the shorter waits within the desks.": WITHHELD,
            "Shorter waits within the desks contributed less to the fall than mix did.": WITHHELD,
            "Shorter waits within the desks contributed more than mix did (1.5 against 4.7 minutes).": WITHHELD,
            "Shorter waits within the desks contributed more to the rise than mix did.": WITHHELD,
            "Longer waits within the desks contributed more to the fall than mix did.": WITHHELD,
            "The rate effect is about five times as large as the mix effect.": WITHHELD,
            "The rate effect is half as large as the mix effect.": WITHHELD,
            "The mix effect is three times as large as the rate effect.": WITHHELD,
            "Mix brought less than the waits within the desks (−4.7 and −1.5 minutes).": WITHHELD,
        },
        RENEWALS: {
            "Mix mattered far more than the slightly better rates within the plans.": ACCEPTED,
            "The mix effect (−4.9 points) is more than four times as large as the rate effect (+1.1 points).": ACCEPTED,
            "Better rates within the plans mattered more than mix.": WITHHELD,
            "Mix mattered less than the rates within the plans.": WITHHELD,
            "The rate effect is more than four times as large as the mix effect.": WITHHELD,
            "The rates within the plans contributed more than mix did.": WITHHELD,
            "Within the plans, the rates were slightly better.": ACCEPTED,
            "Within the plans, the rates were slightly worse.": WITHHELD,
            "Rates fell within the plans.": WITHHELD,
            "Rates rose within all plans.": WITHHELD,
            "Rates rose within two of the plans.": ACCEPTED,
        },
    }
)
def test_the_two_effects_compared(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
