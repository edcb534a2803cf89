"""Segments told by their level are as low or high as that, and what moved between them is the mix."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WAITS, WITHHELD, told, verdict


@told(
    {
        RENEWALS: {
            "The renewal rate fell as low-rate plans gained weight.": ACCEPTED,
            "Low-renewal plans now make up a larger share of expiring plans.": ACCEPTED,
            "The renewal rate fell because higher-rate plans lost weight.": ACCEPTED,
            "The shift towards low-rate plans took away 4.9 points.": ACCEPTED,
            "The mix moved towards plans with a low renewal rate.": ACCEPTED,
            "The growing weight of low-rate plans cost 4.9 points.": ACCEPTED,
            "The weight of high-renewal plans shrank.": ACCEPTED,
            "High-renewal Campus lost weight, from 30% to 20% of plans.": ACCEPTED,
            "Low-rate Basic gained weight.": ACCEPTED,
            "The renewal rate fell as high-rate plans gained weight.": WITHHELD,
            "High-renewal plans now make up a larger share of expiring plans.": WITHHELD,
            "The renewal rate fell because lower-rate plans lost weight.": WITHHELD,
            "The shift towards high-rate plans took away 4.9 points.": WITHHELD,
            "The shift towards low-rate plans took away 1.1 points.": WITHHELD,
            "The shift towards low-rate plans added 4.9 points.": WITHHELD,
            "The mix moved towards plans with a high renewal rate.": WITHHELD,
            "The growing weight of high-rate plans cost 4.9 points.": WITHHELD,
            "The weight of low-renewal plans shrank.": WITHHELD,
            "Low-renewal Campus lost weight, from 30% to 20% of plans.": WITHHELD,
            "High-rate Basic gained weight.": WITHHELD,
            "High-margin Campus lost weight.": WITHHELD,
        },
        WAITS: {
            "The shift towards faster desks took 1.5 minutes off.": ACCEPTED,
            "Slower desks lost weight.": ACCEPTED,
            "The shift towards slower desks took 1.5 minutes off.": WITHHELD,
            "Faster desks lost weight.": WITHHELD,
        },
        TICKETS: {"Low-value regions gained weight.": WITHHELD},
    }
)
def test_low_and_high_segments(facts, text, verdicts):
    """Low ones are those below the whole; who gained weight did."""
    assert verdict(facts, text) in verdicts
