"""Days at the end of the data that may not have finished loading."""

import random
from datetime import date, timedelta

import pytest

from insight.periods import late_days

WEEK = (200, 205, 195, 210, 190, 110, 105)


def totals(weeks: int, *, ending: tuple[float, ...] = ()) -> list[tuple[date, float]]:
    """Steady weeks from a Monday on, then the days in `ending`."""
    values = [*WEEK * weeks, *ending]
    return [(date(2026, 3, 2) + timedelta(days=offset), float(value)) for offset, value in enumerate(values)]


def test_a_run_at_the_end_far_below_its_weekdays_is_suspicious():
    """Two days that were still loading looked like a fall; the low weekends before them are normal.

    Source: https://github.com/elementary-data/elementary/issues/911
    """
    days = totals(2, ending=(201, 198, 40, 3))
    assert late_days(days) == (days[-2][0], days[-1][0])


def test_two_weeks_are_enough_to_judge_by():
    days = [(day, value) for day, value in totals(2, ending=(201, 198, 40, 3)) if day >= date(2026, 3, 6)]
    assert late_days(days) == (days[-2][0], days[-1][0])


def test_a_normal_weekend_at_the_end_is_not_suspicious():
    assert late_days(totals(8)) == ()


@pytest.mark.parametrize("weeks", [0, 1])
def test_with_too_little_before_nothing_is_suspicious(weeks):
    assert late_days(totals(weeks, ending=(200, 3)[: 2 if weeks else 0])) == ()


def test_a_day_left_out_in_the_run_counts_as_zero():
    days = totals(4, ending=(198, 30, 0, 4))
    del days[-2]
    assert late_days(days) == (date(2026, 3, 31), date(2026, 4, 1), date(2026, 4, 2))


def test_a_low_day_in_the_middle_is_not_at_the_end():
    assert late_days(totals(4, ending=(200, 20, 195))) == ()


def test_a_lower_level_for_longer_than_a_week_is_no_late_load():
    assert late_days(totals(6, ending=tuple(value * 0.3 for value in WEEK * 2))) == ()


def test_few_events_a_day_are_not_suspicious():
    """Half of four is within chance."""
    assert (
        late_days(
            [(date(2026, 3, 2) + timedelta(days=offset), 4.0) for offset in range(28)] + [(date(2026, 3, 30), 1.0)]
        )
        == ()
    )


def test_a_closed_weekday_does_not_end_the_run():
    weeks = [(day, 0.0 if day.weekday() == 6 else value) for day, value in totals(5)]
    late = {weeks[-2][0]: 5.0, weeks[-3][0]: 20.0}
    days = [(day, late.get(day, value)) for day, value in weeks]
    assert late_days(days) == (weeks[-3][0], weeks[-2][0])


def test_noisy_days_are_judged_by_their_own_spread():
    """False alarms on days that vary by a third stay rare."""
    chance = random.Random(7)
    alarms = 0
    for _ in range(200):
        days = [(day, max(0.0, value * chance.gauss(1, 0.33))) for day, value in totals(9)]
        alarms += bool(late_days(days))
    assert alarms <= 4
