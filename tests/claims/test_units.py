"""Percent, points, money, minutes: the number belongs to a unit, and to no other."""

from dataclasses import replace

import pytest

from insight.facts import Facts
from insight.metrics import Unit
from tests.claims.scenes import ACCEPTED, BASKETS, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        RENEWALS: {
            "The renewal rate fell by 3.8 percentage points.": ACCEPTED,
            "The renewal rate fell by 3.8 points.": ACCEPTED,
            "The renewal rate fell by 3.8 pp.": ACCEPTED,
            "The renewal rate fell by 376 basis points.": ACCEPTED,
            "The renewal rate fell by 6.5%.": ACCEPTED,
            "The renewal rate fell by 6.5% in relative terms.": ACCEPTED,
            "The renewal rate fell by 3.8%.": "unit",
            "The renewal rate fell by 3.8 percent.": "unit",
            "The renewal rate fell by 6.5 percentage points.": "unit",
            "The renewal rate fell by 6.5 pp.": "unit",
            "The renewal rate fell by 648 basis points.": "unit",
            "The renewal rate fell by 38 basis points.": "number",
            "The renewal rate fell by 0.038 points.": "number",
            "The renewal rate stands at 54.2%.": ACCEPTED,
            "The renewal rate stands at 54.2 per cent.": ACCEPTED,
            "The renewal rate stands at 0.542%.": "number",
            "The renewal rate stands at $54.2.": WITHHELD,
            "Basic rose by 1.9 points.": ACCEPTED,
            "Basic rose by 4.8%.": ACCEPTED,
            "Basic rose by 1.9%.": "unit",
            "Basic rose by 4.8 points.": "unit",
        },
        TICKETS: {
            "Ticket sales fell by 12.0 percentage points.": "unit",
            "Ticket sales fell by 1,195 basis points.": WITHHELD,
            "Harbour's share fell by 5.9 percentage points.": ACCEPTED,
            "Harbour's share fell by 5.9%.": WITHHELD,
        },
        WAITS: {
            "The average wait fell by 14.6%.": ACCEPTED,
            "The average wait fell by 14.6 points.": WITHHELD,
            "The average wait fell by 6.2%.": WITHHELD,
        },
    }
)
def test_percent_points_and_basis_points(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales fell to €441,840.": "unit",
            "Ticket sales fell to £441,840.": "unit",
            "Ticket sales fell to 441,840 euros.": "unit",
            "Ticket sales fell to CHF 441,840.": "unit",
            "Ticket sales fell to 441,840 yen.": "unit",
            "Ticket sales fell to 441,840 tickets.": WITHHELD,
            "Ticket sales fell by 59,980 tickets.": WITHHELD,
        },
        BASKETS: {
            "The average basket rose to €24.12.": ACCEPTED,
            "The average basket rose to EUR 24.12.": ACCEPTED,
            "The average basket rose to 24.12 euros.": ACCEPTED,
            "The average basket rose to $24.12.": "unit",
            "The average basket rose to 24.12 dollars.": "unit",
            "The average basket rose to 24.12%.": WITHHELD,
            "The average basket rose to 24.12 items.": WITHHELD,
        },
        VISITS: {
            "Visits fell to $7,310.": WITHHELD,
            "Visits fell by €810.": WITHHELD,
            "Visits fell by 810%.": WITHHELD,
            "Visits fell by 810 minutes.": WITHHELD,
            "Visits fell by 810.": ACCEPTED,
        },
    }
)
def test_money_is_in_the_metrics_own_currency(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        BASKETS: {
            "The average basket rose by 64 cents.": ACCEPTED,
            "The average basket rose by €0.64.": ACCEPTED,
            "The average basket rose by 6.4 cents.": "number",
            "The average basket rose by 640 cents.": "number",
            "The average basket rose by 0.64 cents.": "number",
            "The average basket rose by 64 euros.": "number",
            "The average basket is 2,412 cents.": ACCEPTED,
            "The average basket is 2,412 euros.": WITHHELD,
        },
        TICKETS: {"Ticket sales fell by 59,980 cents.": WITHHELD},
    }
)
def test_cents(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        WAITS: {
            "The average wait fell by 6.2 minutes.": ACCEPTED,
            "The average wait fell by 0.1 hours.": ACCEPTED,
            "The average wait is 0.6 hours.": ACCEPTED,
            "The average wait is 2,163 seconds.": ACCEPTED,
            "The average wait fell by 370 seconds.": ACCEPTED,
            "The average wait fell by 6.2 hours.": "number",
            "The average wait fell by 6.2 seconds.": "number",
            "The average wait is 36.1 hours.": "number",
            "The average wait is 2,163 minutes.": "number",
            "The average wait is 6 hours.": "number",
            "The average wait is $36.1.": WITHHELD,
            "The average wait is 36.1 days.": WITHHELD,
        },
    }
)
def test_minutes_hours_and_seconds(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales fell by $59,980.": ACCEPTED,
            "Ticket sales fell by $59,980 a day.": WITHHELD,
            "Ticket sales fell by $59,980 per week.": WITHHELD,
            "Ticket sales fell by $59,980 per region.": WITHHELD,
            "Ticket sales fell by $59,980 on average.": WITHHELD,
        },
        VISITS: {
            "Visits fell to 7,310.": ACCEPTED,
            "Visits fell to 7,310 per site.": WITHHELD,
            "Visits fell to 7,310 a day.": WITHHELD,
            "Visits fell to 7,310 in each of the three sites.": WITHHELD,
        },
    }
)
def test_a_total_is_not_told_as_an_amount_per_something(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


def in_unit(unit: Unit, before: float, now: float) -> Facts:
    return replace(BASKETS, unit=unit, previous_value=before, current_value=now, decimals=2)


@pytest.mark.parametrize(
    ("unit", "right", "wrong"),
    [
        ("USD", "$24.12", "€24.12"),
        ("EUR", "€24.12", "£24.12"),
        ("GBP", "£24.12", "$24.12"),
        ("JPY", "¥24.12", "$24.12"),
        ("ratio", "24.12", "24.12%"),
        ("minutes", "24.12 minutes", "24.12 hours"),
    ],
)
def test_every_unit_is_told_from_the_others(unit, right, wrong):
    facts = in_unit(unit, 23.48, 24.12)
    assert verdict(facts, f"The average basket rose to {right}.") == ACCEPTED
    assert verdict(facts, f"The average basket rose to {wrong}.") != ACCEPTED


def test_a_relative_change_needs_a_positive_base():
    """Nothing is a percentage of zero or of a loss."""
    for base in (0.0, -5.0):
        facts = in_unit("USD", base, 4.0)
        assert verdict(facts, f"The average basket rose to $4.00 from {'$0.00' if not base else '−$5.00'}.") == ACCEPTED
        assert verdict(facts, "The average basket rose by 180%.") != ACCEPTED
        assert verdict(facts, "The average basket doubled.") != ACCEPTED


POWER = replace(VISITS, metric="energy", label="Energy use", definition="kilowatt-hours metered at all sites")


@told(
    {
        POWER: {
            "Energy use fell from 8,120 kWh in March to 7,310 kWh in April.": ACCEPTED,
            "It is 810 kWh below the March figure.": ACCEPTED,
            "Lindau used 480 kilowatt-hours less than in March.": ACCEPTED,
            "Energy use fell from 8,120 kWh in April to 7,310 kWh in March.": WITHHELD,
            "It is 810 kWh above the March figure.": "direction",
            "Lindau used 480 kilowatt-hours more than in March.": "direction",
            "Energy use fell to 7,310 MWh.": "invented",
        },
        VISITS: {"Visits fell to 7,310 kWh.": "invented"},
    }
)
def test_the_unit_that_the_metric_is_counted_in_may_stand_behind_its_figures(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
