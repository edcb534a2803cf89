"""Which two periods are compared."""

from datetime import date, timedelta

import pytest

from insight.errors import FactsUnavailable
from insight.periods import calendar_of, compare
from tests.periods.test_calendar import days


def names(comparison) -> tuple[str, str]:
    return comparison.baseline.label, comparison.current.label


def test_the_last_complete_period_is_compared_with_the_one_before():
    comparison = compare(calendar_of(days("2026-01-01", "2026-04-10"), "month"))
    assert names(comparison) == ("February 2026", "March 2026")
    assert not comparison.same_days
    assert comparison.notices == ()


def test_row_order_decides_nothing():
    found = days("2026-01-01", "2026-04-10")
    assert compare(calendar_of(reversed(found), "month")) == compare(calendar_of(found, "month"))


def test_a_running_month_is_compared_with_the_same_days_of_the_one_before():
    """A running month against a whole one shows a fall that is only the missing days.

    Source: https://github.com/spiculedata/saiku/pull/1748
    """
    calendar = calendar_of(days("2026-05-01", "2026-06-10"), "month")
    comparison = compare(calendar, current=calendar.periods[-1])
    assert names(comparison) == ("1–10 May 2026", "1–10 June 2026")
    assert comparison.day_limit == 10
    assert comparison.notices == (
        "The last period is not finished, so only its first 10 days are compared: 1–10 June 2026 with 1–10 May 2026.",
    )


def test_with_no_complete_pair_the_running_period_is_chosen():
    comparison = compare(calendar_of(days("2026-05-01", "2026-06-10"), "month"))
    assert names(comparison) == ("1–10 May 2026", "1–10 June 2026")


def test_a_first_day_alone_is_compared_with_one_day():
    calendar = calendar_of(days("2026-05-01", "2026-06-01"), "month")
    comparison = compare(calendar, current=calendar.periods[-1])
    assert names(comparison) == ("1 May 2026", "1 June 2026")
    assert "only its first day is compared" in comparison.notices[0]


def test_a_running_month_longer_than_its_baseline_is_cut_to_it():
    calendar = calendar_of(days("2026-02-01", "2026-03-30"), "month")
    comparison = compare(calendar, current=calendar.periods[-1])
    assert names(comparison) == ("February 2026", "1–28 March 2026")
    assert comparison.day_limit == 28


def test_a_running_quarter_is_compared_day_for_day():
    calendar = calendar_of(days("2026-01-01", "2026-05-10"), "quarter")
    assert names(compare(calendar)) == ("1 January – 9 February 2026", "1 April – 10 May 2026")


def test_a_year_earlier_is_the_same_month():
    comparison = compare(calendar_of(days("2025-01-01", "2026-03-31"), "month"), comparison="year_earlier")
    assert names(comparison) == ("March 2025", "March 2026")
    assert comparison.kind == "year_earlier"


def test_a_running_month_a_year_earlier_has_the_same_days():
    calendar = calendar_of(days("2025-01-01", "2026-03-12"), "month")
    comparison = compare(calendar, current=calendar.periods[-1], comparison="year_earlier")
    assert names(comparison) == ("1–12 March 2025", "1–12 March 2026")


@pytest.mark.parametrize(("grain", "weekday"), [("day", 4), ("week", 0)])
def test_of_days_and_weeks_a_year_earlier_keeps_the_weekday_and_says_so(grain, weekday):
    comparison = compare(calendar_of(days("2025-01-01", "2026-03-13"), grain), comparison="year_earlier")
    assert comparison.current.start - comparison.baseline.start == timedelta(weeks=52)
    assert comparison.baseline.start.weekday() == comparison.current.start.weekday() == weekday
    assert comparison.notices == ("A year earlier is 52 weeks earlier here, so that weekdays match.",)


def test_the_default_goes_back_to_a_month_that_has_a_baseline():
    """January has no rows, so February has nothing before it; the last pair is November and December."""
    found = [*days("2025-10-01", "2025-12-31"), *days("2026-02-01", "2026-02-28")]
    assert names(compare(calendar_of(found, "month"))) == ("November 2025", "December 2025")


def test_a_missing_baseline_is_no_data_and_not_zero():
    found = [*days("2025-10-01", "2025-12-31"), *days("2026-02-01", "2026-02-28")]
    calendar = calendar_of(found, "month")
    with pytest.raises(FactsUnavailable, match=r"^There is no data for January 2026\.$"):
        compare(calendar, current=calendar.periods[-1])


def test_the_first_period_has_nothing_before_it():
    calendar = calendar_of(days("2026-01-01", "2026-03-31"), "month")
    with pytest.raises(FactsUnavailable, match="There is no data before January 2026"):
        compare(calendar, current=calendar.periods[0])


def test_a_year_that_is_not_there_is_named():
    calendar = calendar_of(days("2026-01-01", "2026-03-31"), "month")
    with pytest.raises(FactsUnavailable, match="no data for March 2025, a year before March 2026"):
        compare(calendar, comparison="year_earlier")


def test_a_baseline_whose_beginning_is_missing_is_refused():
    calendar = calendar_of(days("2026-01-05", "2026-02-28"), "month")
    with pytest.raises(FactsUnavailable, match="The data starts on 5 January 2026, so January 2026 is incomplete"):
        compare(calendar, current=calendar.periods[1])


def test_a_period_outside_the_data_has_no_data():
    inside = calendar_of(days("2026-01-01", "2026-03-31"), "month")
    later = calendar_of(days("2026-05-01", "2026-06-30"), "month")
    with pytest.raises(FactsUnavailable, match="There is no data for June 2026"):
        compare(inside, current=later.periods[1])


def test_monthly_rows_of_a_running_quarter_are_refused():
    calendar = calendar_of([date(2026, month, 1) for month in range(1, 6)], "quarter")
    with pytest.raises(FactsUnavailable, match="Q2 2026 is incomplete"):
        compare(calendar)


def test_a_file_with_one_row_a_month_has_complete_months():
    comparison = compare(calendar_of([date(2026, 3, 1), date(2026, 4, 1)], "month"))
    assert names(comparison) == ("March 2026", "April 2026")
    assert not comparison.same_days


def test_weekly_rows_in_months_are_said_to_count_by_their_date():
    mondays = [date(2026, 1, 5) + timedelta(weeks=week) for week in range(13)]
    assert compare(calendar_of(mondays, "month")).notices == (
        "The rows are dated by week: each counts to the month of its date.",
    )


def test_days_without_rows_inside_a_period_are_told():
    outage = set(days("2026-03-10", "2026-03-14"))
    found = [day for day in days("2025-10-01", "2026-03-31") if day not in outage]
    (notice,) = compare(calendar_of(found, "month")).notices
    assert notice.startswith("There are no rows for 5 days of March 2026, the first of them 10 March 2026.")


def test_rare_events_have_no_gaps_worth_telling():
    found = days("2025-10-01", "2026-03-31")[::3]
    assert compare(calendar_of([*found, date(2026, 3, 31)], "month")).notices == ()


def test_late_days_outside_the_compared_periods_are_not_told():
    calendar = calendar_of(days("2026-01-01", "2026-04-10"), "month")
    late = (date(2026, 4, 9), date(2026, 4, 10))
    assert compare(calendar, late_days=late).notices == ()
    told = compare(calendar, current=calendar.periods[-1], late_days=late).notices[1]
    assert told.startswith("The data of 9–10 April 2026 is far below the usual level of its weekdays")
    assert told.endswith("Compare up to 8 April 2026 to leave it out.")
