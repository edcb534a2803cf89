"""A part of a change is told of what it came from: mix, rates, a larger share, faster answers."""

from tests.claims.scenes import ACCEPTED, RENEWALS, WAITS, WITHHELD, told, verdict


@told(
    {
        RENEWALS: {
            "Basic contributed −1.4 points: −2.3 through its larger share of plans, +0.9 by its higher rate.": ACCEPTED,
            "Basic contributed −1.4 points, of which −2.3 come from mix.": ACCEPTED,
            "Campus contributed −2.5 points, −2.4 through its smaller share and −0.1 through its lower rate.": ACCEPTED,
            "Mix accounts for −4.9 points; higher rates added 1.1.": ACCEPTED,
            "The mix effect stands for −4.9 points; higher rates gave back 1.1.": ACCEPTED,
            "Campus contributed −2.5 and Basic −1.4 of the −3.8 points.": ACCEPTED,
            "Mix took 4.9 points off, while better rates added back 1.1.": ACCEPTED,
            "Basic contributed −1.4 points: −2.3 through its higher rate, +0.9 through its larger share.": WITHHELD,
            "Basic contributed −1.4 points, of which −0.9 come from mix.": WITHHELD,
            "Basic contributed −1.4 points: −2.3 through its smaller share, +0.9 through its higher rate.": WITHHELD,
            "Mix accounts for −4.9 points; lower rates added 1.1.": WITHHELD,
            "Mix accounts for −4.9 points; higher rates added 4.9.": WITHHELD,
            "Mix accounts for −4.9 points; higher rates took off another 1.1.": WITHHELD,
            "Campus contributed −1.4 and Basic −2.5 of the −3.8 points.": WITHHELD,
            "Campus contributed −2.5 and Basic −1.4 of the −3.8 percent.": WITHHELD,
        },
        WAITS: {
            "Of the 6.2 minutes, 4.7 come from shorter waits and 1.5 from mix.": ACCEPTED,
            "Of the 6.2 minutes, 4.7 come from shorter waits; the remaining 1.5 come from mix.": ACCEPTED,
            "Shorter waits took off 4.7 minutes.": ACCEPTED,
            "Shorter waits took off 4.7 minutes, mix the other 1.5.": ACCEPTED,
            "Technical contributed −5.7 minutes, of which −5.1 come from faster answers.": ACCEPTED,
            "Of the 6.2 minutes, 4.7 come from longer waits and 1.5 from mix.": WITHHELD,
            "Of the 6.2 minutes, 1.5 come from shorter waits and 4.7 from mix.": WITHHELD,
            "Longer waits took off 4.7 minutes.": WITHHELD,
            "Shorter waits added 4.7 minutes.": WITHHELD,
            "Technical contributed −5.7 minutes, of which −5.1 come from slower answers.": WITHHELD,
        },
    }
)
def test_shares_and_rates_are_sources_of_a_change(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
