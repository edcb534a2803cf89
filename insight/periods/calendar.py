"""The periods of one grain between the first and the last day with data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, timedelta
from itertools import pairwise
from typing import Final

from insight.errors import FactsUnavailable
from insight.facts import Period
from insight.metrics import Grain
from insight.periods.labels import period_label, span_label

GRAINS: Final[tuple[Grain, ...]] = ("day", "week", "month", "quarter")
MONDAY: Final = 0
MOST_YEARS: Final = 150
"""A longer span comes from dates that stand for "unknown" or "never", such as 1900-01-01 and 9999-12-31."""
FEW_DAYS: Final = 10
"""Up to so many days, a closed weekday cannot be told from one that is not there yet."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """The consecutive periods of one grain between the first and the last day with data."""

    grain: Grain
    periods: tuple[Period, ...]
    complete: tuple[bool, ...]
    """For each period, whether the data covers it from its first to its last day."""
    present: tuple[bool, ...]
    """For each period, whether it has any row."""
    days: tuple[date, ...] = field(repr=False)
    """Every day with a row, ascending."""
    resolution: Grain
    """How finely the rows are dated: a file with one date a month is dated by month."""
    week_start: int = MONDAY
    """First day of a week, Monday = 0."""
    day_limit: int | None = None
    """When given, every period is cut to its first so many days."""

    @property
    def selectable(self) -> tuple[Period, ...]:
        """Periods that can be the current one, oldest first: not the first, with rows, and complete or the last."""
        last = len(self.periods) - 1
        return tuple(
            period
            for index, period in enumerate(self.periods)
            if index > 0 and self.present[index] and (self.complete[index] or index == last)
        )

    @property
    def open_weekdays(self) -> frozenset[int]:
        """Weekdays on which there are rows, Monday = 0; all of them when there are too few days to tell."""
        return _open_weekdays(self.days)

    def limited_to(self, day_limit: int | None) -> Calendar:
        """The same calendar with every period cut to its first `day_limit` days."""
        return calendar_of(self.days, self.grain, week_start=self.week_start, day_limit=day_limit)


def calendar_of(
    days: Iterable[date], grain: Grain, *, week_start: int = MONDAY, day_limit: int | None = None
) -> Calendar:
    """Lay out the periods of `grain` over the days that have rows.

    A weekday on which the data never has a row (a shop closed on Sundays) does not make a period incomplete.

    Raises:
        FactsUnavailable: no day at all, or rows dated more coarsely than `grain`.
    """
    ordered = tuple(sorted(set(days)))
    _check_days(ordered)
    if week_start not in range(7):
        raise ValueError("`week_start` is 0 (Monday) to 6 (Sunday)")
    if day_limit is not None and day_limit < 1:
        raise ValueError("`day_limit` is at least 1")
    resolution = _resolution(ordered)
    if GRAINS.index(grain) < GRAINS.index(resolution):
        raise FactsUnavailable(f"The rows are dated by {resolution}, so they cannot be compared by {grain}.")
    covered_from, covered_until = _coverage(ordered, resolution)
    starts = [period_start(ordered[0], grain, week_start)]
    while (following := next_start(starts[-1], grain)) <= ordered[-1]:
        starts.append(following)
    periods = tuple(period_at(start, grain, week_start, day_limit) for start in starts)
    with_rows = _indices_with_rows(ordered, starts, periods)
    return Calendar(
        grain=grain,
        periods=periods,
        complete=tuple(covered_from <= period.start and period.end <= covered_until for period in periods),
        present=tuple(index in with_rows for index in range(len(periods))),
        days=ordered,
        resolution=resolution,
        week_start=week_start,
        day_limit=day_limit,
    )


def period_start(day: date, grain: Grain, week_start: int = MONDAY) -> date:
    """First day of the period that holds `day`."""
    if grain == "day":
        return day
    if grain == "week":
        return day - timedelta(days=(day.weekday() - week_start) % 7)
    if grain == "month":
        return day.replace(day=1)
    return date(day.year, day.month - (day.month - 1) % 3, 1)


def period_at(start: date, grain: Grain, week_start: int, day_limit: int | None) -> Period:
    """The period that starts on `start`, cut to its first days where `day_limit` says so."""
    end = next_start(start, grain) - timedelta(days=1)
    if day_limit is not None and start + timedelta(days=day_limit - 1) < end:
        cut = start + timedelta(days=day_limit - 1)
        return Period(span_label(start, cut), start, cut)
    return Period(period_label(start, end, grain, week_start), start, end)


def next_start(start: date, grain: Grain) -> date:
    """First day of the period after the one that starts on `start`."""
    if grain == "day":
        return start + timedelta(days=1)
    if grain == "week":
        return start + timedelta(days=7)
    months = start.month - 1 + (1 if grain == "month" else 3)
    return date(start.year + months // 12, months % 12 + 1, 1)


def _check_days(ordered: tuple[date, ...]) -> None:
    if not ordered:
        raise FactsUnavailable("There are no rows with a date and a value.")
    if ordered[-1].year - ordered[0].year > MOST_YEARS:
        raise FactsUnavailable(
            f"The dates run from {span_label(ordered[0], ordered[-1])}. "
            "Correct the rows with impossible dates, or leave them out."
        )


def _indices_with_rows(days: tuple[date, ...], starts: list[date], periods: tuple[Period, ...]) -> set[int]:
    found, index = set(), 0
    for day in days:
        while index + 1 < len(starts) and starts[index + 1] <= day:
            index += 1
        if day <= periods[index].end:
            found.add(index)
    return found


def _resolution(days: tuple[date, ...]) -> Grain:
    months = [day.year * 12 + day.month for day in days]
    same_place = len({day.day for day in days}) == 1 or all((day + timedelta(days=1)).day == 1 for day in days)
    if same_place and len(set(months)) == len(days) and (len(days) > 1 or days[0].day == 1):
        if len(days) > 2 and all((after - before) % 3 == 0 for before, after in pairwise(months)):
            return "quarter"
        return "month"
    # Four dates, because two or three sparse days a multiple of seven apart are no schedule.
    if len(days) > 3 and all((after - before).days % 7 == 0 for before, after in pairwise(days)):
        return "week"
    return "day"


def _coverage(days: tuple[date, ...], resolution: Grain) -> tuple[date, date]:
    """First and last day that the rows stand for."""
    first, last = days[0], days[-1]
    if resolution in {"month", "quarter"}:
        return period_start(first, resolution), next_start(period_start(last, resolution), resolution) - timedelta(1)
    if resolution == "week":
        # Whether a row is dated by the first or the last day of its week is not known; either way it is one week.
        return first - timedelta(days=6), last + timedelta(days=6)
    open_weekdays = _open_weekdays(days)
    while (before := first - timedelta(days=1)).weekday() not in open_weekdays:
        first = before
    while (after := last + timedelta(days=1)).weekday() not in open_weekdays:
        last = after
    return first, last


def _open_weekdays(days: tuple[date, ...]) -> frozenset[int]:
    return frozenset(range(7)) if len(days) <= FEW_DAYS else frozenset(day.weekday() for day in days)
