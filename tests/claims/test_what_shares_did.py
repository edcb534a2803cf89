"""What a share that moved did to the whole, what the mix would have done alone, and what the parts of a ratio did."""

from tests.claims.scenes import ACCEPTED, RENEWALS, WAITS, WITHHELD, told, verdict


@told(
    {
        RENEWALS: {
            "Basic's share of expiring plans rose to 55%, which took 2.3 points off the renewal rate.": ACCEPTED,
            "Campus lost weight (30% to 20% of plans), which lowered the renewal rate by 2.4 points.": ACCEPTED,
            "Campus's share fell from 30% to 20%, lowering the average by 2.4 points.": ACCEPTED,
            "Campus contributed −2.5 points, almost all of it through its smaller share of expiring plans.": ACCEPTED,
            "The composition changed in favour of Basic, at the expense of Campus.": ACCEPTED,
            "The fall of 3.8 points is more than explained by mix (−4.9).": ACCEPTED,
            "The renewal rate fell 3.8 points (rate +1.1, mix −4.9).": ACCEPTED,
            "Of the 3.8-point drop, −4.9 are due to mix and +1.1 to rate.": ACCEPTED,
            "At constant weights, the renewal rate would have risen by 1.1 points.": ACCEPTED,
            "With the plan mix of Q1, the renewal rate would have risen by 1.1 points.": ACCEPTED,
            "On rates alone, the renewal rate would have risen by 1.1 points.": ACCEPTED,
            "Had only the mix changed, the renewal rate would have fallen by 4.9 points.": ACCEPTED,
            "54% of expiring plans were renewed plans.": ACCEPTED,
            "Basic's share of expiring plans rose to 55%, which added 2.3 points to the renewal rate.": WITHHELD,
            "Campus lost weight (30% to 20% of plans), which lowered the renewal rate by 0.1 points.": WITHHELD,
            "Campus's share fell from 30% to 20%, raising the average by 2.4 points.": WITHHELD,
            "Campus contributed −2.5 points, almost all of it from its own rate.": WITHHELD,
            "The composition changed in favour of Campus, at the expense of Basic.": WITHHELD,
            "The fall of 3.8 points is more than explained by the rate effect.": WITHHELD,
            "The renewal rate fell 3.8 points (rate −4.9, mix +1.1).": WITHHELD,
            "Of the 3.8-point drop, −4.9 are due to rate and +1.1 to mix.": WITHHELD,
            "Of the 4.9-point drop, −4.9 are due to mix.": WITHHELD,
            "At constant weights, the renewal rate would have fallen by 4.9 points.": WITHHELD,
            "On rates alone, the renewal rate would have fallen by 4.9 points.": WITHHELD,
            "Had only the mix changed, the renewal rate would have risen by 1.1 points.": WITHHELD,
            "54% of renewed plans were expiring plans.": WITHHELD,
        },
        WAITS: {
            "The average wait fell from 2,533 to 2,163 seconds.": ACCEPTED,
            "The average wait fell from 2,533 to 2,263 seconds.": WITHHELD,
            "Technical's share fell from 60% to 50%, giving a mix effect of −0.6 minutes.": ACCEPTED,
            "Technical's share fell from 60% to 50%, giving a mix effect of −5.1 minutes.": WITHHELD,
        },
    }
)
def test_what_shares_and_effects_did(facts, text, verdicts):
    """Each figure is that of the effect which its words name, and goes its way."""
    assert verdict(facts, text) in verdicts
