"""Effects beside each other, and figures of a share, a part or a push: each is held to what it is said of."""

from __future__ import annotations

import pytest

from tests.claims.scenes import ACCEPTED, RENEWALS, WAITS, said, verdict

FALSE = """
    The two effects reinforced each other; Both effects act in the same direction; Rates and mix add up; The two
    effects have the same sign; In Campus, the two effects have opposite signs; In Basic, the two effects point the
    same way; In Team, mix matters more than the rate; In Campus, the rate effect weighs more than the mix effect;
    Team has the most positive rate effect; Team has the most negative mix effect of all plans; Basic has the most
    negative contribution; Team's mix effect is larger than that of Basic; Campus's rate effect is bigger than that
    of Basic; Team, whose share shrank, lifted the renewal rate through mix; A larger share of Basic raised the
    renewal rate; Campus's smaller share lifted the total; Campus's share of expiring plans fell by 0.4 points;
    Campus's share of expiring plans is 0.4 points lower than in Q1 2026; Basic's expiring plans rose by 4.7%;
    Expiring plans in Campus fell by 0.5%; Basic dragged the overall renewal rate down by 1.9 points; Campus's
    falling renewal rate lowered the overall figure by 0.4 points; Campus exceeds Team by 1.1 points; The renewal
    rate of Basic is 0.8 points below that of Team; The rate effect was strong enough to offset the mix effect; The
    analysis settles the reason; On a like-for-like mix of plans, the renewal rate went down; Adjusted for the mix, the
    renewal rate fell; Holding the plan mix constant, the rate rose by 1.1 points to 54.2%; More than half of expiring
    plans came from Team; 28.2% of expiring plans came from Team; Basic accounts for a smaller part of expiring plans
    than Team does; Campus accounts for a larger part of expiring plans than Basic; Basic has a smaller share of
    expiring plans than of renewed plans; Basic moved from above to below the overall renewal rate; Basic performs
    better than the overall renewal rate; Campus does worse than the average; Team improved most of all plans; Campus's
    share slipped while Team's climbed; At 54.2%, Campus is higher than Basic (41.9%); By plan, the mix effect, +1.1
    points, is larger than the rate effect, −4.9 points; What moved customers is known;
    The breakdown is proof of a cause; Basic stands at 41.9%, 12.3 points above the overall rate; Team trails the
    overall renewal rate by 6.9 points; Campus is 18.5 points above the average
"""
TRUE = """
    The two effects worked against each other; Rates and mix pulled in opposite directions; In Campus, the two
    effects point the same way; In Basic, the two effects have opposite signs; In Basic, mix matters more than the
    rate; Basic has the most positive rate effect; Campus has the most negative mix effect of all plans; Basic's mix
    effect is larger than that of Team; Basic, whose share grew, lowered the renewal rate through mix; A larger
    share of Basic lowered the renewal rate; Campus's share of expiring plans fell by 10.0 points; Campus's share of
    expiring plans is 10.0 points lower than in Q1 2026; Basic's expiring plans rose by 65%; Expiring plans in
    Campus fell by 20%; Basic dragged the overall renewal rate down by 1.4 points; Campus's falling renewal rate
    lowered the overall figure by 0.1 points; Campus exceeds Team by 18.5 points; The renewal rate of Basic is 19.2
    points below that of Team; On a like-for-like mix of plans, the renewal rate went up; Adjusted for the plan mix,
    the renewal rate rose by 1.1 points; At a constant mix, the rate rose to 59.1%; 25% of expiring plans came from
    Team; Basic accounts for a larger part of expiring plans than Team does; Basic has a larger share of expiring plans
    than of renewed plans; Basic performs worse than the overall renewal rate; Campus performs better than the overall
    renewal rate; Basic improved most of all plans; At 79.6%, Campus is higher than Basic (41.9%); By plan, the mix
    effect, −4.9 points, is larger than the rate effect, +1.1 points; Basic stands at
    41.9%, 12.3 points below the overall rate; Basic trails the overall renewal rate by 12.3 points; Team accounts for a
    larger part of expiring plans than Campus does; The breakdown does not settle the reason
"""
FALSE_OF_WAITS = """
    The two effects cancelled each other out; The two effects point in opposite directions; Rates and mix pulled in
    different directions; In Billing, mix matters less than the rate; Technical has the most negative mix effect;
    Technical pushed the average wait down by 9.3 minutes; Billing's smaller share of calls lowered the average wait;
    Despite higher rates within the desks, the average wait fell; By desk, the rate effect, −1.5 minutes, is larger than
    the mix effect, −4.7 minutes; Technical performs better than the overall average wait; At constant mix, the average
    wait rose
"""


@pytest.mark.parametrize("statement", said(FALSE))
def test_what_does_not_hold_of_a_rate_is_withheld(statement):
    assert verdict(RENEWALS, f"{statement}.") != ACCEPTED


@pytest.mark.parametrize("statement", said(FALSE_OF_WAITS))
def test_what_does_not_hold_of_a_duration_is_withheld(statement):
    assert verdict(WAITS, f"{statement}.") != ACCEPTED


@pytest.mark.parametrize("statement", said(TRUE))
def test_what_holds_of_a_rate_is_read(statement):
    assert verdict(RENEWALS, f"{statement}.") == ACCEPTED
