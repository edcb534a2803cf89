"""Verdicts on effects, movements of a deficit told without its sign, and gains set against losses."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, APRIL, MARCH, RENEWALS, TICKETS, VISITS, WITHHELD, added_up, told, verdict

_BALANCE = replace(
    TICKETS,
    metric="operating_result",
    label="Operating result",
    also_called=(),
    previous_period=MARCH,
    current_period=APRIL,
    previous_value=-30_000,
    current_value=6_000,
    segments=added_up("hall", {"North": (-42_000, -14_000), "South": (12_000, 20_000)}),
    note=None,
)


@told(
    {
        RENEWALS: {
            "The rate effect was favourable, the mix effect unfavourable.": ACCEPTED,
            "The mix effect was favourable.": WITHHELD,
            "The rate effect was unfavourable.": WITHHELD,
            "Basic made an unfavourable contribution.": ACCEPTED,
            "Basic made a favourable contribution.": WITHHELD,
            "Basic's contribution was favourable.": WITHHELD,
            "The mix helped.": WITHHELD,
            "The rates helped.": ACCEPTED,
            "There is a large mix effect.": ACCEPTED,
            "There is a small mix effect.": WITHHELD,
            "Campus has a negligible effect.": WITHHELD,
            "The mix of plans barely changed.": WITHHELD,
            "The shares of the plans hardly changed.": WITHHELD,
        },
        VISITS: {
            "The shares of the sites hardly changed.": ACCEPTED,
            "The shares of the sites are exactly the same.": WITHHELD,
        },
    }
)
def test_verdicts_on_an_effect(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        _BALANCE: {
            "Only North remains in deficit, at $14,000, down from $42,000.": ACCEPTED,
            "Only North remains in deficit, at $14,000, up from $42,000.": WITHHELD,
            "Only North remains in deficit, at -$14,000, up from -$42,000.": ACCEPTED,
            "North still made a loss, but a far smaller one.": ACCEPTED,
            "North still made a loss, but a far larger one.": WITHHELD,
            "North's deficit, at $14,000, is lower than in March.": ACCEPTED,
            "North's deficit, at $14,000, is higher than in March.": WITHHELD,
            "South remains in surplus, at $20,000, up from $12,000.": ACCEPTED,
            "South remains in surplus, at $20,000, down from $12,000.": WITHHELD,
            "From a loss to a small profit in April.": ACCEPTED,
            "From a small loss to a profit in April.": WITHHELD,
        },
    }
)
def test_a_deficit_that_shrinks_is_a_rise(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The loss in Phone (-12,320) and the gain in Web (+6,180) cancel out.": WITHHELD,
            "The loss in Valley (-14,890) and the gain in Uplands (+8,880) came to -6,010.": WITHHELD,
            "Counter's decline slightly exceeds the total decline.": WITHHELD,
            "Harbour's decline slightly exceeds the total decline.": WITHHELD,
            "The decline is too small to stand out from normal variation.": WITHHELD,
            "The decline is too large to be normal variation.": ACCEPTED,
        },
    }
)
def test_sizes_beside_the_whole(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
