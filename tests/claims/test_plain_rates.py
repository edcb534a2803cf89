"""Sentences about a rate as plain as most models write them: true ones are read, and their false neighbours are not."""

from __future__ import annotations

from typing import Final

import pytest

from insight.facts import Facts, Part
from tests.claims.scenes import ACCEPTED, APRIL, MARCH, REAL, RENEWALS, divided, effects, verdict

SOURCES = divided(
    "source",
    {
        "Search": ((1_200, 20_000), (1_534, 26_000)),
        "Forum": ((300, 10_000), (217, 7_000)),
        "Mailing": ((180, 10_000), (119, 7_000)),
    },
)
TONGUES = divided("language", {"Danish": ((1_000, 22_000), (1_130, 22_500)), "Welsh": ((680, 18_000), (740, 17_500))})
SIGN_UPS: Final = Facts(
    metric="signup_conversion",
    label="Sign-up conversion",
    also_called=("conversion", "share of visitors signed up"),
    kind="ratio",
    unit="percent",
    grain="month",
    previous_period=MARCH,
    current_period=APRIL,
    previous_value=1_680 / 40_000,
    current_value=1_870 / 40_000,
    polarity="up",
    decimals=2,
    numerator=Part("sign-ups", 1_680, 1_870),
    denominator=Part("visitors", 40_000, 40_000),
    noise=REAL,
    segments=SOURCES + TONGUES,
    effects_by_dimension=(("source", effects(SOURCES)), ("language", effects(TONGUES))),
)
"""A rise of 0.475 points to 4.675 %: over sources it is mix, over languages it is rate."""

HOURS = divided("time of day", {"Rush": ((2_112, 2_400), (2_050, 2_500)), "Quiet": ((2_457, 2_600), (2_442, 2_600))})
PUNCTUALITY: Final = Facts(
    metric="punctuality",
    label="Punctuality",
    kind="ratio",
    unit="percent",
    grain="month",
    previous_period=MARCH,
    current_period=APRIL,
    previous_value=4_569 / 5_000,
    current_value=4_492 / 5_100,
    polarity="up",
    decimals=1,
    numerator=Part("trips on time", 4_569, 4_492),
    denominator=Part("trips", 5_000, 5_100),
    noise=REAL,
    segments=HOURS,
    effects_by_dimension=(("time of day", effects(HOURS)),),
)
"""A fall of 3.3 points to 88.1 %, nearly all of it during Rush: 88.0 to 82.0 %."""

TRUE = {
    PUNCTUALITY: [
        "The decline was more pronounced during Rush than during Quiet.",
        "The decline was most pronounced during Rush, where punctuality fell by 6.0 percentage points.",
        "During Rush, punctuality fell from 88.0% to 82.0%.",
    ],
    RENEWALS: [
        "The decline was driven by a negative mix effect of -4.86 percentage points.",
        "There was a negative mix effect of -4.9 points and a positive rate effect of 1.1 points.",
        "Campus made a negative contribution of -2.5 percentage points.",
        "Campus had the largest negative contribution of -2.5 percentage points.",
        "The rate effect of 1.1 points was more than offset by a negative mix effect of -4.9 points.",
        "The mix effect of -4.9 percentage points more than offset the rate effect of +1.1 percentage points.",
        "Campus contributed the most to the decline (-2.5 percentage points), followed by Basic (-1.4).",
        "The renewal rate fell to 54.2%, a 6.5% relative decrease.",
        "The renewal rate fell by 3.8 percentage points. This is a 6.5% relative decrease.",
        "Basic's rate rose from 40.0% to 41.9%, a 4.8% increase.",
        "Campus reduced the overall rate by 2.5 percentage points and Basic by 1.4 percentage points.",
        "Campus contributed a decrease of 2.5 points, and Basic a decrease of 1.4 points.",
        "Expiring plans grew by 20.0% while renewed plans grew by only 12.2%, resulting in a lower renewal rate.",
        "Renewed plans grew by 12.2% and expiring plans by 20.0%, leading to a decline in the renewal rate.",
        "Team helped to offset the decline, contributing 0.1 percentage points.",
        "The decline was slightly offset by Team, which contributed 0.1 percentage points.",
        "Renewal rates improved within plans.",
        "Within plans, renewal rates improved, contributing +1.1 percentage points.",
        "The renewal rate fell by 3.8 percentage points due to the mix effect.",
        "Rates improved within segments, but the mix shifted toward Basic.",
    ],
    SIGN_UPS: [
        "A mix effect of 0.53 points across sources more than offset a negative rate effect of 0.06 points.",
        "By source, the mix effect outweighed the rate effect.",
        "By language, the rate effect outweighed the mix effect.",
        "By source, the rate effect was slightly negative (-0.06 percentage points).",
        "By language, the mix effect was negligible.",
        "Conversion increased in all languages.",
        "Conversion fell in most sources, although the overall rate rose.",
        "Conversion for Welsh visitors increased from 3.78% to 4.23%.",
        "Conversion among Search visitors fell from 6.0% to 5.9%.",
        "The share of visitors from Search rose from 50% to 65%.",
        "The share of Search visitors increased by 15 percentage points.",
        "Mailing contributed slightly more than Search.",
        "The increase was larger for Danish (0.48 points) than for Welsh (0.45 points).",
        "Conversion rose by 0.48 points due to the source mix.",
        "Conversion up 0.48 points to 4.68%, mostly on source mix.",
        "By source, the rise came from mix (+0.53 points) rather than rate (-0.06 points).",
        "By language, most of the rise was due to rate rather than mix.",
        "The mix effect over the sources was 0.53 percentage points and the rate effect was -0.06 percentage points.",
        "Across all sources, the mix effect was 0.53 percentage points.",
    ],
}
FALSE = {
    PUNCTUALITY: [
        "The decline was more pronounced during Quiet than during Rush.",
        "The decline was most pronounced during Quiet, where punctuality fell by 0.6 percentage points.",
        "During Quiet, punctuality fell from 88.0% to 82.0%.",
        "Punctuality rose during Rush.",
    ],
    RENEWALS: [
        "The decline was driven by a negative rate effect of -4.86 percentage points.",
        "There was a positive mix effect of -4.9 percentage points.",
        "There was a negative rate effect of -1.1 percentage points.",
        "Team made a negative contribution of -0.1 percentage points.",
        "The rate fell by -3.8 percentage points.",
        "The rate effect of 1.1 points was only partly offset by a negative mix effect of -4.9 points.",
        "The rate effect of +1.1 percentage points more than offset the mix effect of -4.9 percentage points.",
        "The mix effect of -3.8 percentage points more than offset the rate effect of +1.1 percentage points.",
        "Basic contributed the most to the decline (-1.4 percentage points), followed by Campus (-2.5).",
        "The renewal rate fell to 54.2%, a 3.8% relative decrease.",
        "The renewal rate fell to 54.2%, a 6.5% absolute decrease.",
        "The renewal rate fell by 3.8 percentage points. This is a 6.5% relative increase.",
        "Basic's rate rose from 40.0% to 41.9%, a 6.5% increase.",
        "Campus reduced the overall rate by 2.5 percentage points and Basic by 1.9 percentage points.",
        "Campus contributed a decrease of 2.5 points, and Basic a decrease of 2.3 points.",
        "Campus contributed a decrease of 2.5 points, and Team a decrease of 0.1 points.",
        "Expiring plans grew by 20.0% while renewed plans grew by only 12.2%, resulting in a higher renewal rate.",
        "Renewed plans grew by 12.2%, resulting in a lower renewal rate.",
        "Longer contracts were sold, resulting in a lower renewal rate.",
        "Basic helped to offset the decline.",
        "The decline was slightly offset by Team, which contributed -0.1 percentage points.",
        "The decline was partly offset by Basic, which contributed 1.4 percentage points.",
        "Basic went up by 1.9 points and is now the highest of the three.",
        "At Basic the rate went up by 1.9 points and is the highest.",
        "Renewal rates declined within plans.",
        "Within plans, renewal rates improved, contributing +4.9 percentage points.",
        "The renewal rate fell by 3.8 percentage points due to the rate effect.",
        "The decline was driven by lower renewal rates within segments.",
    ],
    SIGN_UPS: [
        "A mix effect of 0.53 points across languages more than offset a negative rate effect of 0.06 points.",
        "By source, the rate effect outweighed the mix effect.",
        "By language, the mix effect outweighed the rate effect.",
        "The rate effect of -0.06 percentage points outweighed the mix effect of 0.53 percentage points.",
        "By source, the mix effect was negligible.",
        "Conversion increased in all sources.",
        "Conversion fell in most languages.",
        "Conversion for Welsh visitors decreased.",
        "Conversion among Search visitors rose.",
        "Welsh visitors increased.",
        "The share of visitors from Search fell from 65% to 50%.",
        "The share of visitors signed up rose from 50% to 65%.",
        "Search contributed slightly more than Mailing.",
        "The increase was larger for Welsh (0.45 points) than for Danish (0.48 points).",
        "Conversion rose by 0.48 points due to the language mix.",
        "Conversion up 0.48 points to 4.68%, mostly on language mix.",
        "By source, the rise came from rate (+0.53 points) rather than mix (-0.06 points).",
        "By language, most of the rise was due to mix rather than rate.",
        "Mailing contributed slightly less than Forum.",
        "The mix effect across the languages was 0.53 percentage points.",
        "The rate effect over all languages was -0.06 percentage points.",
        "Across all languages, the mix effect was 0.53 percentage points.",
    ],
}


@pytest.mark.parametrize(("facts", "text"), [(facts, text) for facts, texts in TRUE.items() for text in texts])
def test_true_sentences_are_read(facts: Facts, text: str) -> None:
    """What the facts bear out is let through."""
    assert verdict(facts, text) == ACCEPTED


@pytest.mark.parametrize(("facts", "text"), [(facts, text) for facts, texts in FALSE.items() for text in texts])
def test_false_neighbours_are_not(facts: Facts, text: str) -> None:
    """One thing is wrong with each."""
    assert verdict(facts, text) != ACCEPTED
