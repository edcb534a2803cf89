"""The calendar: which periods the data covers, and which two of them are compared.

Row order decides nothing. A period without rows is "no data", never zero; one that the data does not cover to its
last day is never taken as a full one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, timedelta
from itertools import pairwise
from typing import Final, Literal

from insight.errors import FactsUnavailable
from insight.facts import Period
from insight.metrics import Grain

ComparisonKind = Literal["previous", "year_earlier"]

GRAINS: Final[tuple[Grain, ...]] = ("day", "week", "month", "quarter")
MONDAY: Final = 0
MONTHS: Final = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


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
        """Periods that can be the current one, oldest first: with rows, and complete or the last."""
        last = len(self.periods) - 1
        return tuple(
            period
            for index, period in enumerate(self.periods)
            if self.present[index] and (self.complete[index] or index == last)
        )

    def limited_to(self, day_limit: int | None) -> Calendar:
        """The same calendar with every period cut to its first `day_limit` days."""
        return calendar_of(self.days, self.grain, week_start=self.week_start, day_limit=day_limit)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The two periods of one change, each with rows and each as complete as the other."""

    baseline: Period
    current: Period
    kind: ComparisonKind
    day_limit: int | None = None
    """Set when only the first so many days of each period are compared; a cube has to be cut the same way."""
    notices: tuple[str, ...] = ()
    """What the page has to say beside the comparison."""

    @property
    def same_days(self) -> bool:
        """True when the current period is incomplete and compared day for day."""
        return self.day_limit is not None


def calendar_of(
    days: Iterable[date], grain: Grain, *, week_start: int = MONDAY, day_limit: int | None = None
) -> Calendar:
    """Lay out the periods of `grain` over the days that have rows.

    A weekday on which the data never has a row (a shop closed on Sundays) does not make a period incomplete.

    Raises:
        FactsUnavailable: no day at all, or rows dated more coarsely than `grain`.
    """
    ordered = tuple(sorted(set(days)))
    if not ordered:
        raise FactsUnavailable("There are no rows with a date and a value.")
    if week_start not in range(7):
        raise ValueError("`week_start` is 0 (Monday) to 6 (Sunday)")
    if day_limit is not None and day_limit < 1:
        raise ValueError("`day_limit` is at least 1")
    resolution = _resolution(ordered)
    if GRAINS.index(grain) < GRAINS.index(resolution):
        raise FactsUnavailable(f"The rows are dated by {resolution}, so they cannot be compared by {grain}.")
    covered_from, covered_until = _coverage(ordered, resolution)
    starts = [period_start(ordered[0], grain, week_start)]
    while (following := _next_start(starts[-1], grain)) <= ordered[-1]:
        starts.append(following)
    periods = tuple(_period(start, grain, week_start, day_limit) for start in starts)
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


def compare(
    calendar: Calendar,
    *,
    current: Period | None = None,
    comparison: ComparisonKind = "previous",
    late_days: tuple[date, ...] = (),
) -> Comparison:
    """Choose the baseline for `current`; without one, for the last complete period that has a baseline.

    An incomplete last period is compared day for day with the first days of its baseline. `late_days` are days that
    may not have finished loading (`insight.late_data`); when they lie in a compared period, a notice says so.

    Raises:
        FactsUnavailable: a period has no data, is incomplete, or does not exist.
    """
    if current is None:
        current = _default_current(calendar, comparison)
    index = _index_of(calendar, current)
    baseline = _baseline_index(calendar, index, comparison)
    reason = _objection(calendar, index, baseline)
    if reason:
        raise FactsUnavailable(reason)
    day_limit = None
    if not calendar.complete[index]:
        day_limit = min((calendar.days[-1] - current.start).days + 1, calendar.periods[baseline].days)
        calendar = calendar.limited_to(day_limit)
        reason = _objection(calendar, index, baseline)
        if reason:
            raise FactsUnavailable(reason)
    before, after = calendar.periods[baseline], calendar.periods[index]
    notices = [*_partial_notice(after, before, day_limit), *_late_notice(after, before, late_days)]
    return Comparison(before, after, comparison, day_limit, tuple(notices))


def period_start(day: date, grain: Grain, week_start: int = MONDAY) -> date:
    """First day of the period that holds `day`."""
    if grain == "day":
        return day
    if grain == "week":
        return day - timedelta(days=(day.weekday() - week_start) % 7)
    if grain == "month":
        return day.replace(day=1)
    return date(day.year, day.month - (day.month - 1) % 3, 1)


def span_label(start: date, end: date) -> str:
    """Both ends in words, no part said twice: "1–17 November 2026", "30 March – 5 April 2026"."""
    if start == end:
        return _day_label(start)
    if (start.year, start.month) == (end.year, end.month):
        return f"{start.day}–{_day_label(end)}"
    if start.year == end.year:
        return f"{start.day} {MONTHS[start.month - 1]} – {_day_label(end)}"
    return f"{_day_label(start)} – {_day_label(end)}"


def _day_label(day: date) -> str:
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def _label(start: date, end: date, grain: Grain, week_start: int) -> str:
    if grain == "day":
        return _day_label(start)
    if grain == "month":
        return f"{MONTHS[start.month - 1]} {start.year}"
    if grain == "quarter":
        return f"Q{(start.month + 2) // 3} {start.year}"
    if week_start == MONDAY:
        year, week, _ = start.isocalendar()
        return f"Week {week}, {year}"
    return span_label(start, end)


def _period(start: date, grain: Grain, week_start: int, day_limit: int | None) -> Period:
    end = _next_start(start, grain) - timedelta(days=1)
    if day_limit is not None and start + timedelta(days=day_limit - 1) < end:
        cut = start + timedelta(days=day_limit - 1)
        return Period(span_label(start, cut), start, cut)
    return Period(_label(start, end, grain, week_start), start, end)


def _next_start(start: date, grain: Grain) -> date:
    if grain == "day":
        return start + timedelta(days=1)
    if grain == "week":
        return start + timedelta(days=7)
    months = start.month - 1 + (1 if grain == "month" else 3)
    return date(start.year + months // 12, months % 12 + 1, 1)


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
        return period_start(first, resolution), _next_start(period_start(last, resolution), resolution) - timedelta(1)
    if resolution == "week":
        # Whether a row is dated by the first or the last day of its week is not known; either way it is one week.
        return first - timedelta(days=6), last + timedelta(days=6)
    open_weekdays = {day.weekday() for day in days}
    if len(days) < 10:
        # Too few days to tell a closed weekday from one that is simply not there yet.
        return first, last
    while (before := first - timedelta(days=1)).weekday() not in open_weekdays:
        first = before
    while (after := last + timedelta(days=1)).weekday() not in open_weekdays:
        last = after
    return first, last


def _default_current(calendar: Calendar, comparison: ComparisonKind) -> Period:
    """The last complete period that can be compared, else the last one of all."""
    usable = [index for index, period in enumerate(calendar.periods) if period in calendar.selectable]
    complete = [index for index in usable if calendar.complete[index]]
    for index in reversed(complete):
        try:
            baseline = _baseline_index(calendar, index, comparison)
        except FactsUnavailable:
            continue
        if not _objection(calendar, index, baseline):
            return calendar.periods[index]
    return calendar.periods[-1]


def _index_of(calendar: Calendar, period: Period) -> int:
    for index, candidate in enumerate(calendar.periods):
        if candidate.start == period.start:
            return index
    raise FactsUnavailable(f"There is no data for {period.label}.")


def _baseline_index(calendar: Calendar, index: int, comparison: ComparisonKind) -> int:
    current = calendar.periods[index]
    if comparison == "previous":
        if index == 0:
            raise FactsUnavailable(f"There is no data before {current.label}, so there is nothing to compare it with.")
        return index - 1
    wanted = _year_before(current, calendar.grain, calendar.week_start)
    if wanted is None:
        raise FactsUnavailable(f"{current.label} has no counterpart a year earlier.")
    for candidate, period in enumerate(calendar.periods):
        if period.start == wanted:
            return candidate
    label = _period(wanted, calendar.grain, calendar.week_start, None).label
    raise FactsUnavailable(f"There is no data for {label}, a year before {current.label}.")


def _year_before(period: Period, grain: Grain, week_start: int) -> date | None:
    start = period.start
    if grain == "week":
        if week_start != MONDAY:
            return start - timedelta(weeks=52)
        year, week, _ = start.isocalendar()
        try:
            return date.fromisocalendar(year - 1, week, 1)
        except ValueError:
            return None
    try:
        return start.replace(year=start.year - 1)
    except ValueError:
        return None


def _objection(calendar: Calendar, index: int, baseline: int) -> str | None:
    """Why these two periods cannot be compared; an incomplete last period is no objection yet."""
    for position in (baseline, index):
        if not calendar.present[position]:
            return f"There is no data for {calendar.periods[position].label}."
    for position in (baseline, index):
        if not calendar.complete[position]:
            cut_short = _cut_short(calendar, position)
            if position == baseline or calendar.resolution != "day" or calendar.periods[index].start < calendar.days[0]:
                return cut_short
    return None


def _cut_short(calendar: Calendar, position: int) -> str:
    label, first, last = calendar.periods[position].label, calendar.days[0], calendar.days[-1]
    if calendar.periods[position].start < first:
        return f"The data starts on {_day_label(first)}, so {label} is incomplete and cannot be compared."
    return f"The data ends on {_day_label(last)}, so {label} is incomplete and cannot be compared."


def _partial_notice(current: Period, baseline: Period, day_limit: int | None) -> list[str]:
    if day_limit is None:
        return []
    count = "day is" if day_limit == 1 else f"{day_limit} days are"
    return [
        f"The last period is not finished, so only its first {count} compared: {current.label} with {baseline.label}."
    ]


def _late_notice(current: Period, baseline: Period, late_days: tuple[date, ...]) -> list[str]:
    inside = [day for day in late_days if any(span.start <= day <= span.end for span in (baseline, current))]
    if not inside:
        return []
    until = late_days[0] - timedelta(days=1)
    span = span_label(inside[0], inside[-1])
    low = f"The data of {span} is far below the usual level of its weekdays and may not be fully loaded."
    return [f"{low} Compare up to {_day_label(until)} to leave it out."]
