"""A part of a change is told of what it came from: mix, rates, a larger share, faster answers."""

from dataclasses import replace

from tests.claims.scenes import (
    ACCEPTED,
    PLANS,
    RENEWALS,
    TICKETS,
    WAITS,
    WITHHELD,
    divided,
    effects,
    told,
    verdict,
)

_BY_SITE = divided("site", {"North": ((3_000, 5_000), (4_200, 7_000)), "South": ((2_800, 5_000), (2_309, 5_000))})
SITES = replace(
    RENEWALS,
    segments=PLANS + _BY_SITE,
    effects=None,
    effects_by_dimension=(("plan", effects(PLANS)), ("site", effects(_BY_SITE))),
)
"""By plan the fall is one of mix (−4.9 points against +1.1), by site one of rates (−4.5 against +0.7)."""


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


@told(
    {
        RENEWALS: {
            "Basic contributed −1.4 points (−2.3 mix, +0.9 rate).": ACCEPTED,
            "Basic contributed −1.4 points (rate effect +0.9, mix effect −2.3).": ACCEPTED,
            "The fall is a mix effect (−4.9 points, against +1.1 for rate).": ACCEPTED,
            "The fall is entirely a mix effect: −4.9 points, against a rate effect of +1.1.": ACCEPTED,
            "By plan, −4.9 points are a mix effect and +1.1 a rate effect.": ACCEPTED,
            "The mix between plans took 4.9 points off the rate.": ACCEPTED,
            "Basic contributed −1.4 points (+0.9 mix, −2.3 rate).": WITHHELD,
            "Basic contributed −1.4 points (rate effect −2.3, mix effect +0.9).": WITHHELD,
            "Basic contributed −1.4 points (rate effect +1.1, mix effect −4.9).": WITHHELD,
            "The fall is a mix effect (−4.9 points, against −1.1 for rate).": WITHHELD,
            "The fall is a mix effect (+1.1 points, against −4.9 for rate).": WITHHELD,
            "By plan, −4.9 points are a rate effect and +1.1 a mix effect.": WITHHELD,
            "The mix within plans took 4.9 points off the rate.": WITHHELD,
            "The mix between plans added 1.1 points to the rate.": WITHHELD,
        },
        WAITS: {
            "Of the 6.2 minutes, 4.7 are a rate effect, the other 1.5 a mix effect.": ACCEPTED,
            "The larger part, 4.7 minutes, comes from shorter waits, the rest, 1.5 minutes, from mix.": ACCEPTED,
            "The bulk is due to shorter waits.": ACCEPTED,
            "Rate contributes −4.7 minutes and mix −1.5.": ACCEPTED,
            "Billing contributed −0.4 minutes: −0.8 from mix, less 0.4 from its longer waits.": ACCEPTED,
            "Of the 6.2 minutes, 4.7 are a mix effect, the other 1.5 a rate effect.": WITHHELD,
            "The larger part, 1.5 minutes, comes from mix.": WITHHELD,
            "The larger part, 4.7 minutes, is a mix effect, the rest, 1.5 minutes, a rate effect.": WITHHELD,
            "The smaller part, 4.7 minutes, comes from shorter waits.": WITHHELD,
            "The bulk is due to mix.": WITHHELD,
            "The bulk is due to longer waits.": WITHHELD,
            "Rate contributes −1.5 minutes and mix −4.7.": WITHHELD,
            "Billing contributed −0.4 minutes: −0.8 from mix, plus 0.4 from its longer waits.": WITHHELD,
        },
    }
)
def test_each_effect_has_the_figure_beside_it(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        SITES: {
            "By plan, the rate effect was +1.1 points and the mix effect −4.9; by site, −4.5 and +0.7.": ACCEPTED,
            "By plan the rate effect is +1.1 points and the mix effect −4.9, by site −4.5 and +0.7.": ACCEPTED,
            "The mix effect was −4.9 points by plan and +0.7 by site.": ACCEPTED,
            "By site it is a rate effect (−4.5 points against +0.7 of mix).": ACCEPTED,
            "By plan, the rate effect was +1.1 points and the mix effect −4.9; by site, +0.7 and −4.5.": WITHHELD,
            "By plan, the rate effect was −4.5 points and the mix effect +0.7; by site, +1.1 and −4.9.": WITHHELD,
            "By plan the rate effect is +1.1 points and the mix effect −4.9, by site +1.1 and −4.9.": WITHHELD,
            "The mix effect was +0.7 points by plan and −4.9 by site.": WITHHELD,
            "By plan it is a rate effect (−4.5 points against +0.7 of mix).": WITHHELD,
        },
        RENEWALS: {
            "The mix effect amounts to −4.9 points, the rate effect to +1.1.": ACCEPTED,
            "Team adds almost nothing.": ACCEPTED,
            "The rate effect plays a smaller part.": ACCEPTED,
            "Mix weighs more (−4.9 points against +1.1).": ACCEPTED,
            "Basic contributed −1.4 points. Campus comes first with −2.5 points.": ACCEPTED,
            "Campus contributed −2.5 points. Basic follows with −1.4 points.": ACCEPTED,
            "The mix effect amounts to −4.9 points, the rate effect to −1.1.": WITHHELD,
            "Campus adds almost nothing.": WITHHELD,
            "Team contributes nothing.": WITHHELD,
            "The rate effect plays the larger part.": WITHHELD,
            "Rate weighs more (−4.9 points against +1.1).": WITHHELD,
            "Mix weighs more (+1.1 points against −4.9).": WITHHELD,
            "Campus contributed −2.5 points. Basic follows with +0.1 points.": WITHHELD,
            "Basic contributed −1.4 points, in equal parts from its larger share and its higher rate.": WITHHELD,
            "Campus contributed −2.5 points, in equal parts from its smaller share and its lower rate.": WITHHELD,
        },
        TICKETS: {
            "Harbour contributed −$50,140. Valley follows with −$14,890.": ACCEPTED,
            "The gains were more than offset by a fall of $50,140 (−24.9%) at Harbour.": ACCEPTED,
            "Harbour contributed −$50,140. Valley follows with −$3,830.": WITHHELD,
            "Harbour contributed −$50,140. Valley follows with $134,910.": WITHHELD,
            "The gains were more than offset by a fall of $50,140 (−9.9%) at Harbour.": WITHHELD,
            "The gains were more than offset by a fall of $50,140 (−12.0%) at Harbour.": WITHHELD,
        },
    }
)
def test_effects_are_told_by_dimension_in_turn_and_set_side_by_side(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "Campus alone explains 2.5 of the 3.8 points of decline.": ACCEPTED,
            "2.5 of the 3.8 points fall on Campus, 1.4 on Basic.": ACCEPTED,
            "The largest contribution, −2.5 points, came from Campus.": ACCEPTED,
            "Campus contributed −2.5 points, nearly all of it (−2.4 points) through its smaller share.": ACCEPTED,
            "Campus contributed −2.5 points, almost entirely through mix (−2.4).": ACCEPTED,
            "For Basic, mix took off 2.3 points and its higher rate gave back 0.9.": ACCEPTED,
            "Campus cost the rate 2.5 points and Basic 1.4; Team gave back 0.1.": ACCEPTED,
            "Campus alone explains 1.4 of the 3.8 points of decline.": WITHHELD,
            "Campus alone explains 2.5 of the 4.9 points of decline.": WITHHELD,
            "1.4 of the 3.8 points fall on Campus, 2.5 on Basic.": WITHHELD,
            "The largest contribution, −1.4 points, came from Basic.": WITHHELD,
            "The largest contribution came from Basic.": WITHHELD,
            "Campus contributed −2.5 points, nearly all of it (−2.4 points) through its lower rate.": WITHHELD,
            "Campus contributed −2.5 points, nearly all of it (−0.1 points) through its smaller share.": WITHHELD,
            "Campus contributed −2.5 points, almost entirely through its rate (−2.4).": WITHHELD,
            "For Basic, mix took off 0.9 points and its higher rate gave back 2.3.": WITHHELD,
            "Campus cost the rate 2.5 points and Basic 1.4; Team gave back 1.1.": WITHHELD,
        },
        TICKETS: {
            "$50,140 of the $59,980 fell on Harbour.": ACCEPTED,
            "Harbour explains $50,140 (83.6%) of the decline, Valley $14,890 (24.8%).": ACCEPTED,
            "$50,140 of the $59,980 fell on Valley.": WITHHELD,
            "Harbour explains $50,140 (83.6%) of the decline, Valley $14,890 (6.4%).": WITHHELD,
        },
    }
)
def test_parts_of_the_change_and_of_a_contribution(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
