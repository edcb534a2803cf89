"""What is said of a rate with hardly a figure: of its two effects, its two parts and the weights of its segments."""

from __future__ import annotations

import pytest

from tests.claims.scenes import ACCEPTED, RENEWALS, said, verdict

FALSE = """
    Rates explain the fall; The fall is a rate effect; The fall is due to lower renewal rates; All plans renewed
    less often; Mix improved; The mix became better; The mix became more favourable; Composition helped; A
    better mix supported the rate; Rates hurt; The rate effect outweighs the mix effect; At constant mix the
    renewal rate would have fallen; The rate effect was negative; The mix effect was positive; Most of the fall
    comes from weaker rates; Mix and rates both pulled the renewal rate down; Both effects were negative; Both
    effects were positive; Rates more than made up for the mix; The mix played only a minor part; The mix hardly
    mattered; The mix made no difference; The mix was neutral; The rate effect is larger than the mix effect;
    Rates did most of the damage; Rates are to blame; The weaker rates weigh more than the mix; Neither effect
    was negative; Mix had nothing to do with it; The decline is not a mix effect; The decline is a matter of
    rates; Lower rates within the plans explain the decline; Renewal got worse within every plan; Every plan got
    worse; No plan improved; Most plans got worse; Two of the three plans got worse; Only Basic improved; Only
    Team improved; Only Basic got worse; All three plans improved; Every plan improved; Basic lost weight;
    Campus gained share; Team's share rose; Basic now has a smaller share; Campus accounts for the majority of
    expiring plans; Campus is the largest plan by expiring plans; More than half of the expiring plans are
    Campus; Basic's share doubled; Every second expiring plan is a Campus plan; Weight moved to Campus; Weight
    moved away from Basic; The mix shifted towards Campus; The mix shifted away from Basic; The base shifted to
    Team; Plans shifted from Basic to Campus; Low-rate plans lost weight; High-rate plans gained weight; Plans
    with low renewal rates shrank; Plans with high renewal rates grew; Basic renews best; Campus renews worst;
    Team renews most often; Basic has the highest renewal rate; Campus has the lowest renewal rate; Basic is
    above the overall rate; Campus is below the overall rate; Only Campus is below the overall rate; Basic is
    above average; Team is below average; Two of three plans are below the overall rate; Basic improved least;
    Team improved most; Campus improved; Basic worsened; Team worsened; Campus is the only plan to improve;
    Campus improved while Basic and Team worsened; Fewer plans expired; Expiring plans fell; Renewed plans fell;
    Fewer plans were renewed; Renewed plans grew faster than expiring plans; Expiring plans grew more slowly
    than renewed plans; Renewed plans kept pace with expiring plans; Renewed plans fell while expiring plans
    rose; Expiring plans shrank while renewed plans grew; The rate fell because fewer plans were renewed; The
    rate fell because fewer plans expired; The rate fell because renewed plans grew faster; The rate fell
    because Campus lost customers; The denominator shrank; The numerator shrank; The numerator grew faster than
    the denominator; Fewer than half of the plans were renewed; More than two thirds were renewed; Nearly all
    plans were renewed; Only a third of the plans were renewed; Half of the Campus plans were renewed; Most
    Basic plans were renewed; Most Basic plans were renewed again; Team renewed more plans than Basic; Campus
    has more expiring plans than Basic; Basic has fewer expiring plans than Team; Campus expiring plans rose;
    Basic expiring plans fell; Team expiring plans fell; Campus contributed positively; Basic lifted the renewal
    rate; Basic made the largest positive contribution; Campus pushed the rate up; Team was the main drag; Team
    made the largest negative contribution; The largest negative contribution came from Team; The largest mix
    effect is that of Team; Basic's mix effect was positive; Campus has a positive mix effect; Basic has a
    negative rate effect; Campus has a positive rate effect; Team has a negative rate effect; The plans moved
    closer together; The spread between the plans widened; The range of rates grew; The gap between Basic and
    Campus widened; Basic overtook Team; Team overtook Campus; Basic is close to Campus; Basic and Team are
    level; Team and Campus have the same rate
"""
TRUE = """
    The mix effect explains the fall; The fall is a mix effect; The fall is due to mix; The mix became less
    favourable; The mix worsened; The rate effect was positive; The mix effect was negative; The mix effect
    outweighs the rate effect; The mix did the damage; The fall comes from the mix, not from weaker rates; The
    two effects went in opposite directions; Better rates offset a small part of it; Rates as such improved;
    Within the plans, rates improved on balance; Two of the three plans improved; Only Campus got worse; Campus
    is the only plan that got worse; Basic gained weight; Basic gained share; Campus lost share; Team's share
    fell; Basic now has a larger share; Basic makes up more than half of the expiring plans; Basic accounts for
    the majority of expiring plans; More than half of the expiring plans are Basic; The mix shifted towards
    Basic; Weight moved to Basic; The mix shifted away from Campus; Low-rate plans gained weight; High-rate
    plans lost weight; Basic renews least; Campus renews most often; Campus has the highest renewal rate; Basic
    has the lowest renewal rate; Basic is below the overall rate; Campus is above the overall rate; Only Basic
    is below the overall rate; Two of three plans are above the overall rate; Basic improved most; Basic and
    Team improved while Campus worsened; Expiring plans rose; Renewed plans rose; More plans were renewed;
    Expiring plans grew faster than renewed plans; Renewed plans grew more slowly than expiring plans; The rate
    fell because expiring plans grew faster than renewed plans; More than half of the plans were renewed;
    Basic's mix effect was negative; Basic has a positive rate effect; Campus has a negative rate effect; The
    gap between Basic and Campus narrowed; Fewer than half of the Basic plans were renewed; Most Campus plans
    were renewed; Basic has more expiring plans than Team; Campus expiring plans fell; Basic expiring plans
    rose; Team expiring plans did not change
"""


@pytest.mark.parametrize("statement", said(FALSE))
def test_what_the_effects_parts_and_weights_do_not_say_is_withheld(statement):
    assert verdict(RENEWALS, f"{statement}.") != ACCEPTED


@pytest.mark.parametrize("statement", said(TRUE))
def test_what_they_say_is_read(statement):
    assert verdict(RENEWALS, f"{statement}.") == ACCEPTED
