"""Names of days, weeks, months and quarters, and which of the two periods they mean."""

from dataclasses import replace
from datetime import date

import pytest

from insight.claims.periods import Calendar
from insight.facts import Facts, Period
from tests.claims.scenes import RENEWALS, TICKETS, VISITS, WAITS

DAYS = replace(
    VISITS,
    grain="day",
    previous_period=Period("Tuesday, 31 March 2026", date(2026, 3, 31), date(2026, 3, 31)),
    current_period=Period("Wednesday, 1 April 2026", date(2026, 4, 1), date(2026, 4, 1)),
)
NEW_YEAR = replace(
    TICKETS,
    previous_period=Period("December 2025", date(2025, 12, 1), date(2025, 12, 31)),
    current_period=Period("January 2026", date(2026, 1, 1), date(2026, 1, 31)),
)


def meaning(facts: Facts, text: str) -> str | None:
    """What the whole text means; `None` when it is no period name or longer than one."""
    found = Calendar(facts).find(text, 0)
    return found[1] if found and found[0] == len(text) else None


@pytest.mark.parametrize(
    "text", ["March 2026", "March", "Mar 2026", "Mar. 2026", "2026-03", "1 to 31 March", "1-31 March 2026"]
)
def test_names_of_the_month_before(text):
    assert meaning(TICKETS, text) == "previous"


@pytest.mark.parametrize(
    "text", ["April 2026", "April", "Apr 2026", "2026-04", "2026-04-01 to 2026-04-30", "April 1-30, 2026"]
)
def test_names_of_the_month_now(text):
    assert meaning(TICKETS, text) == "current"


@pytest.mark.parametrize(
    "text",
    ["May", "April 2025", "February 2026", "2025-04", "1 to 30 March", "2025", "Q3 2026", "31 April", "2026-02-30"],
)
def test_other_times_and_dates_that_do_not_exist_are_unknown(text):
    assert meaning(TICKETS, text) == "unknown"


def test_a_wider_span_is_around_one_period_or_holds_both():
    assert meaning(TICKETS, "Q1") == "around_previous"
    assert meaning(TICKETS, "Q2 2026") == "around_current"
    assert meaning(TICKETS, "2026") == "both"
    assert meaning(NEW_YEAR, "2026") == "around_current"
    assert meaning(NEW_YEAR, "2025") == "around_previous"


def test_a_month_without_a_year_is_looked_for_in_both_years():
    assert meaning(NEW_YEAR, "December") == "previous"
    assert meaning(NEW_YEAR, "January") == "current"
    assert meaning(NEW_YEAR, "December 2026") == "unknown"


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("Q1 2026", "previous"),
        ("Q1", "previous"),
        ("the first quarter", "previous"),
        ("the first quarter of 2026", "previous"),
        ("2026-Q2", "current"),
        ("the second quarter", "current"),
        ("the 2nd quarter of 2026", "current"),
        ("the third quarter", "unknown"),
        ("Q2 2025", "unknown"),
    ],
)
def test_quarters(text, when):
    assert meaning(RENEWALS, text) == when


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("Week 18, 2026", "previous"),
        ("week 18", "previous"),
        ("2026-W18", "previous"),
        ("calendar week 19", "current"),
        ("W19", "current"),
        ("the week of 4 May", "current"),
        ("the week from 4 to 10 May", "current"),
        ("the week of 4–10 May", "current"),
        ("the week from 4 to 11 May", "unknown"),
        ("the week starting May 4", "current"),
        ("4 to 10 May", "current"),
        ("4-10 May 2026", "current"),
        ("27 April to 3 May", "previous"),
        ("27 April - 3 May 2026", "previous"),
        ("week 20", "unknown"),
        ("week 18 of 2025", "unknown"),
        ("week 77", "unknown"),
        ("the week of 5 May", "unknown"),
        ("4 to 11 May", "around_current"),
    ],
)
def test_weeks(text, when):
    assert meaning(WAITS, text) == when


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("31 March 2026", "previous"),
        ("31 March", "previous"),
        ("the 31st of March", "previous"),
        ("March 31", "previous"),
        ("Tuesday", "previous"),
        ("Tuesday, 31 March", "previous"),
        ("2026-04-01", "current"),
        ("April 1st", "current"),
        ("Wednesday", "current"),
        ("Thursday", "unknown"),
        ("Wednesday, 31 March", "unknown"),
        ("2 April", "unknown"),
        ("1 April 2025", "unknown"),
    ],
)
def test_days(text, when):
    assert meaning(DAYS, text) == when


@pytest.mark.parametrize("text", ["Marching", "Apples", "in April", "Mayor", "Q9", "fell", "", "20265"])
def test_what_is_no_period_name(text):
    assert Calendar(TICKETS).find(text, 0) is None


def test_two_periods_of_one_label_have_no_name():
    same = replace(TICKETS, current_period=replace(TICKETS.current_period, label="March 2026"))
    assert Calendar(same).labels == {}
