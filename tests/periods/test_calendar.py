"""Which periods the data covers."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.errors import FactsUnavailable
from insight.periods import GRAINS, calendar_of, period_start, span_label


def days(first: str, last: str, *, closed: tuple[int, ...] = ()) -> list[date]:
    start, end = date.fromisoformat(first), date.fromisoformat(last)
    every = (start + timedelta(days=offset) for offset in range((end - start).days + 1))
    return [day for day in every if day.weekday() not in closed]


def labels(calendar) -> list[str]:
    return [period.label for period in calendar.periods]


@pytest.mark.parametrize(
    ("grain", "expected"),
    [
        ("day", ["27 February 2026", "28 February 2026", "1 March 2026", "2 March 2026"]),
        ("week", ["Week 9, 2026", "Week 10, 2026"]),
        ("month", ["February 2026", "March 2026"]),
        ("quarter", ["Q1 2026"]),
    ],
)
def test_periods_are_named_as_people_say_them(grain, expected):
    assert labels(calendar_of(days("2026-02-27", "2026-03-02"), grain)) == expected


def test_an_iso_week_belongs_to_the_year_of_its_thursday():
    calendar = calendar_of(days("2026-12-28", "2027-01-05"), "week")
    assert labels(calendar) == ["Week 53, 2026", "Week 1, 2027"]
    assert calendar.periods[0].start == date(2026, 12, 28)
    assert calendar.periods[0].end == date(2027, 1, 3)


def test_a_week_that_starts_on_sunday_is_named_by_its_dates():
    """Week numbers are only agreed on for weeks that start on Mondays."""
    calendar = calendar_of(days("2026-03-29", "2026-04-11"), "week", week_start=6)
    assert labels(calendar) == ["29 March – 4 April 2026", "5–11 April 2026"]
    assert calendar.complete == (True, True)


def test_the_first_and_the_last_period_are_incomplete_when_the_data_does_not_cover_them():
    calendar = calendar_of(days("2026-01-02", "2026-04-29"), "month")
    assert calendar.complete == (False, True, True, False)


def test_a_period_is_complete_on_its_last_day():
    assert calendar_of(days("2026-01-01", "2026-04-30"), "month").complete == (True, True, True, True)


def test_closed_weekdays_do_not_make_a_period_incomplete():
    """31 May 2026 is a Sunday and 30 May a Saturday: a weekday business ends the month on 29 May."""
    weekdays = days("2026-04-01", "2026-05-29", closed=(5, 6))
    assert calendar_of(weekdays, "month").complete == (True, True)
    assert calendar_of(days("2026-04-01", "2026-05-29"), "month").complete == (True, False)


def test_a_month_without_rows_is_there_and_not_present():
    calendar = calendar_of([*days("2026-01-01", "2026-01-31"), *days("2026-03-01", "2026-03-31")], "month")
    assert labels(calendar) == ["January 2026", "February 2026", "March 2026"]
    assert calendar.present == (True, False, True)
    assert [period.label for period in calendar.selectable] == ["March 2026"]


@pytest.mark.parametrize(
    "dates", [["2026-03-01", "2026-04-01"], ["2026-03-31", "2026-04-30"], ["2026-03-15", "2026-04-15"]]
)
def test_one_date_a_month_stands_for_the_whole_month(dates):
    calendar = calendar_of(map(date.fromisoformat, dates), "month")
    assert calendar.resolution == "month"
    assert calendar.complete == (True, True)


def test_rows_dated_by_month_give_no_weeks():
    with pytest.raises(FactsUnavailable, match="dated by month, so they cannot be compared by week"):
        calendar_of([date(2026, 3, 1), date(2026, 4, 1)], "week")


def test_rows_dated_by_quarter_give_quarters_and_no_months():
    dates = [date(2025, 10, 1), date(2026, 1, 1), date(2026, 4, 1)]
    assert labels(calendar_of(dates, "quarter")) == ["Q4 2025", "Q1 2026", "Q2 2026"]
    assert all(calendar_of(dates, "quarter").complete)
    with pytest.raises(FactsUnavailable, match="dated by quarter"):
        calendar_of(dates, "month")


def test_monthly_rows_leave_the_running_quarter_incomplete():
    calendar = calendar_of([date(2026, month, 1) for month in range(1, 6)], "quarter")
    assert calendar.complete == (True, False)


def test_one_row_a_week_covers_its_week_and_the_months_it_reaches_into():
    mondays = [date(2026, 1, 5) + timedelta(weeks=week) for week in range(12)]
    assert all(calendar_of(mondays, "week").complete)
    # The last Monday is 23 March: the week of 30 March is not there.
    assert calendar_of(mondays, "month").complete == (True, True, False)


def test_cut_periods_are_named_by_their_days():
    calendar = calendar_of(days("2026-02-01", "2026-03-17"), "month", day_limit=17)
    assert labels(calendar) == ["1–17 February 2026", "1–17 March 2026"]
    assert calendar.complete == (True, True)


def test_a_period_no_longer_than_the_cut_keeps_its_name():
    assert labels(calendar_of(days("2026-02-01", "2026-03-30"), "month", day_limit=28))[0] == "February 2026"


def test_dates_that_stand_for_never_are_named_and_not_laid_out():
    with pytest.raises(FactsUnavailable, match="from 1 January 2026 – 31 December 9999"):
        calendar_of([date(2026, 1, 1), date(9999, 12, 31)], "day")


def test_no_days_are_no_calendar():
    with pytest.raises(FactsUnavailable, match="no rows"):
        calendar_of([], "month")


@pytest.mark.parametrize("arguments", [{"week_start": 7}, {"day_limit": 0}])
def test_impossible_arguments_are_programming_errors(arguments):
    with pytest.raises(ValueError, match="`"):
        calendar_of([date(2026, 1, 1)], "month", **arguments)


@pytest.mark.parametrize(
    ("start", "end", "expected"),
    [
        ("2026-11-01", "2026-11-01", "1 November 2026"),
        ("2026-11-01", "2026-11-17", "1–17 November 2026"),
        ("2026-10-01", "2026-11-17", "1 October – 17 November 2026"),
        ("2025-12-29", "2026-01-04", "29 December 2025 – 4 January 2026"),
    ],
)
def test_spans_say_no_part_twice(start, end, expected):
    assert span_label(date.fromisoformat(start), date.fromisoformat(end)) == expected


@given(
    st.lists(st.dates(date(2020, 1, 1), date(2027, 12, 31)), min_size=11, max_size=40, unique=True),
    st.sampled_from(GRAINS),
    st.integers(0, 6),
)
def test_periods_follow_one_another_without_gap_and_hold_every_day(found, grain, week_start):
    try:
        calendar = calendar_of(found, grain, week_start=week_start)
    except FactsUnavailable:
        return
    for before, after in zip(calendar.periods, calendar.periods[1:], strict=False):
        assert after.start - before.end == timedelta(days=1)
    starts = {period.start: index for index, period in enumerate(calendar.periods)}
    for day in found:
        index = starts[period_start(day, grain, week_start)]
        assert calendar.periods[index].start <= day <= calendar.periods[index].end
        assert calendar.present[index]
    assert len({period.label for period in calendar.periods}) == len(calendar.periods)
