"""Rate and mix are told apart, and shares are told of the right whole and period."""

from dataclasses import replace

from insight.facts import Part
from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WAITS, WITHHELD, told, verdict


@told(
    {
        RENEWALS: {
            "The mix effect was −4.9 points and the rate effect +1.1 points.": ACCEPTED,
            "The mix effect was +1.1 points and the rate effect −4.9 points.": WITHHELD,
            "The mix effect was −4.9 points.": ACCEPTED,
            "The rate effect was −4.9 points.": WITHHELD,
            "The mix effect was +4.9 points.": WITHHELD,
            "The mix effect was +1.1 points.": WITHHELD,
            "The mix effect was −4.9%.": WITHHELD,
            "The mix effect was −49 basis points.": WITHHELD,
            "The mix effect lowered the rate by 4.9 points.": ACCEPTED,
            "The mix effect raised the rate by 4.9 points.": WITHHELD,
            "The rate effect lowered the rate by 1.1 points.": WITHHELD,
            "Mix alone took 4.9 points off the rate.": ACCEPTED,
            "Mix alone explains the fall of 3.8 points.": WITHHELD,
            "Mix and rate both pulled the rate down.": WITHHELD,
            "Both effects were negative.": WITHHELD,
            "The mix effect was small.": WITHHELD,
            "The mix effect was negligible.": WITHHELD,
            "The mix effect outweighed the rate effect.": ACCEPTED,
            "The rate effect outweighed the mix effect.": WITHHELD,
            "Basic's rate effect was +0.9 points.": ACCEPTED,
            "Basic's rate effect was −2.3 points.": WITHHELD,
            "Basic's rate effect was +1.9 points.": WITHHELD,
            "Basic's mix effect was −2.3 points.": ACCEPTED,
            "Basic's mix effect was +0.9 points.": WITHHELD,
            "Campus contributed −2.5 points.": ACCEPTED,
            "Campus contributed +2.5 points.": WITHHELD,
            "Campus contributed −2.5 points, Basic −1.4 points and Team +0.1 points.": ACCEPTED,
            "Campus contributed −2.5 points, Basic −1.4 points and Team +1.1 points.": WITHHELD,
            "Campus contributed −2.5 points, Basic +1.9 points and Team +0.1 points.": WITHHELD,
            "Basic's renewal rate rose to 41.9%.": ACCEPTED,
            "Basic's renewal mix rose to 41.9%.": WITHHELD,
            "The renewal mix fell by 3.8 points.": WITHHELD,
            "Campus's rate fell by 2.5 points.": WITHHELD,
            "Campus's rate fell by 0.4 points.": ACCEPTED,
            "Campus fell by 2.5 points.": WITHHELD,
            "Team's rate rose by 0.1 points.": WITHHELD,
        },
    }
)
def test_effects_have_their_kind_size_and_sign(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "The fall is due to mix.": ACCEPTED,
            "The fall is a mix effect, not a rate effect.": ACCEPTED,
            "The fall is a rate effect, not a mix effect.": WITHHELD,
            "The fall is a rate effect.": WITHHELD,
            "The fall is due to rate.": WITHHELD,
            "The drop comes from the mix, not from the rates.": ACCEPTED,
            "The drop comes from the rates, not from the mix.": WITHHELD,
            "The fall is purely a rate story.": WITHHELD,
            "The fall is not due to mix.": WITHHELD,
            "Mix played no role.": WITHHELD,
            "The fall is only partly due to mix.": WITHHELD,
            "Mix explains half of the fall.": WITHHELD,
            "Mix explains more than the whole fall.": ACCEPTED,
            "The fall is due to lower rates within the plans.": WITHHELD,
            "The fall is down to weaker renewals within plans.": WITHHELD,
            "At constant mix, the rate would have risen.": ACCEPTED,
            "At constant mix, the rate would have fallen.": WITHHELD,
            "Without the mix effect, the rate would have risen by 1.1 points.": ACCEPTED,
            "Without the mix effect, the rate would have fallen by 1.1 points.": WITHHELD,
            "Without the mix shift, the rate would have been 54.2%.": WITHHELD,
        },
    }
)
def test_a_fall_by_mix_is_not_told_as_a_fall_of_rates(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "Basic went from 40% to 55% of expiring plans.": ACCEPTED,
            "Basic went from 55% to 40% of expiring plans.": WITHHELD,
            "Basic went from 40% to 55% of renewed plans.": WITHHELD,
            "Basic's share of expiring plans rose by 15 points.": ACCEPTED,
            "Basic's share of expiring plans rose by 15%.": WITHHELD,
            "Basic's share of expiring plans fell by 15 points.": WITHHELD,
            "Team's share of expiring plans fell from 30% to 25%.": ACCEPTED,
            "Team's share of expiring plans rose from 25% to 30%.": WITHHELD,
            "Team's share of expiring plans fell from 30% to 28%.": WITHHELD,
            "Campus makes up 20% of expiring plans.": ACCEPTED,
            "Campus makes up 30% of expiring plans.": WITHHELD,
            "Campus makes up 20% of renewed plans.": WITHHELD,
            "Campus's share of expiring plans halved.": WITHHELD,
            "Basic gained weight.": ACCEPTED,
            "Basic lost weight.": WITHHELD,
            "Campus lost weight.": ACCEPTED,
            "Campus gained weight.": WITHHELD,
            "The mix shifted toward Basic.": ACCEPTED,
            "The mix shifted toward Campus.": WITHHELD,
            "The mix shifted away from Campus.": ACCEPTED,
            "The mix shifted away from Basic.": WITHHELD,
            "A better mix lifted the rate.": WITHHELD,
        },
        TICKETS: {
            "Web's share rose from 47.8% to 55.7%.": ACCEPTED,
            "Web's share rose from 55.7% to 47.8%.": WITHHELD,
            "Uplands gained share.": ACCEPTED,
            "Uplands lost share.": WITHHELD,
            "Valley gained share although its sales fell.": ACCEPTED,
            "Harbour gained share although its sales fell.": WITHHELD,
            "Uplands gained share although its sales fell.": WITHHELD,
            "Counter lost 7.3 points of share.": ACCEPTED,
            "Counter gained 7.3 points of share.": WITHHELD,
        },
    }
)
def test_shares_before_and_after(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "Renewed plans grew by 12.2% and expiring plans by 20.0%.": ACCEPTED,
            "Renewed plans grew by 20.0% and expiring plans by 12.2%.": WITHHELD,
            "Renewed plans rose from 5,800 to 6,509.": ACCEPTED,
            "Renewed plans rose from 10,000 to 12,000.": WITHHELD,
            "Renewed plans fell.": WITHHELD,
            "Expiring plans fell.": WITHHELD,
            "Expiring plans grew faster than renewed plans.": ACCEPTED,
            "Renewed plans grew faster than expiring plans.": WITHHELD,
            "Expiring plans grew more slowly than renewed plans.": WITHHELD,
            "Of 12,000 expiring plans, 5,800 were renewed.": WITHHELD,
            "Of 10,000 expiring plans, 6,509 were renewed.": WITHHELD,
            "Fewer plans were renewed.": WITHHELD,
            "More than half of the expiring plans were renewed.": ACCEPTED,
            "Less than half of the expiring plans were renewed.": WITHHELD,
            "Basic's expiring plans rose from 4,000 to 6,600.": ACCEPTED,
            "Basic's expiring plans rose from 3,000 to 6,600.": WITHHELD,
            "Team's expiring plans fell from 4,000 to 3,000.": WITHHELD,
        },
    }
)
def test_numerator_and_denominator(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "The unfavourable mix mainly reflects Campus.": ACCEPTED,
            "The unfavourable mix mainly reflects Team.": "cause",
            "The favourable mix mainly reflects Campus.": "judgement",
            "Expiring plans shifted from Campus, whose share fell from 30.0% to 20.0%, towards Basic.": ACCEPTED,
            "Expiring plans shifted from Campus, whose share fell from 30.0% to 20.0%, towards Team.": WITHHELD,
            "Expiring plans shifted from Basic, whose share rose from 40.0% to 55.0%, towards Campus.": WITHHELD,
        },
        WAITS: {
            "The 31.2-minute wait at Billing was the shortest.": ACCEPTED,
            "The 30.3-minute wait at Billing was the shortest.": WITHHELD,
            "The 31.2-minute wait at Billing was the longest.": WITHHELD,
        },
    }
)
def test_what_an_effect_lies_in(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


PLACES = replace(
    RENEWALS,
    numerator=Part("course places filled", 5_800, 6_509),
    denominator=Part("course places offered", 10_000, 12_000),
)


@told(
    {
        PLACES: {
            "Places filled rose by 709 and places offered by 2,000.": ACCEPTED,
            "Places filled rose by 2,000 and places offered by 709.": WITHHELD,
            "Filled course places rose by 709 and offered course places by 2,000.": ACCEPTED,
            "Filled course places rose by 2,000 and offered course places by 709.": WITHHELD,
            "Places filled and places offered both grew.": ACCEPTED,
            "Places filled and places offered grew at the same pace.": "comparison",
        }
    }
)
def test_parts_of_a_rate_by_the_end_of_their_name(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


ORDERS = replace(
    RENEWALS,
    metric="order_value",
    label="Order value",
    unit="USD",
    previous_value=58.0,
    current_value=54.24,
    numerator=Part("revenue", 580_000, 650_900),
    denominator=Part("orders", 10_000, 12_000),
    segments=(),
)


@told(
    {
        ORDERS: {
            "Orders were smaller in the second quarter.": ACCEPTED,
            "Orders were larger in the second quarter.": WITHHELD,
            "Orders got smaller.": ACCEPTED,
            "Orders got bigger.": "direction",
            "The average order shrank by 6.5%.": ACCEPTED,
            "The average order grew by 6.5%.": "direction",
            "Orders grew.": ACCEPTED,
            "Orders shrank by 2,000.": WITHHELD,
        }
    }
)
def test_the_size_of_what_the_ratio_divides_by_is_the_ratio(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "The renewal rate was 54.2% once again.": "period",
            "Team fell again.": "period",
        }
    }
)
def test_again_is_said_of_what_did_not_change(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
