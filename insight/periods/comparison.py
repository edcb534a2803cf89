"""Which two periods are compared, and whether they can be."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final, Literal

from insight.errors import FactsUnavailable
from insight.facts import Period
from insight.metrics import Grain
from insight.periods.calendar import Calendar, period_at
from insight.periods.labels import day_label, span_label

ComparisonKind = Literal["previous", "year_earlier"]

MOSTLY: Final = 0.9
"""Share of days with rows from which a day without rows stands out."""
WORTH_SAYING: Final = 3
"""Days without rows in a period; one or two are holidays."""


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


def compare(
    calendar: Calendar,
    *,
    current: Period | None = None,
    comparison: ComparisonKind = "previous",
    late_days: tuple[date, ...] = (),
) -> Comparison:
    """Choose the baseline for `current`; without one, for the last complete period that has a baseline.

    An incomplete last period is compared day for day with the first days of its baseline. `late_days` are days that
    may not have finished loading (`insight.periods.late_days`); when they lie in a compared period, a notice says so.

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
    notices = [
        *_partial_notice(after, before, day_limit),
        *_late_notice(after, before, late_days),
        *(notice for period in (before, after) for notice in _gap_notice(calendar, period)),
        *_wording_notice(calendar, comparison),
    ]
    return Comparison(before, after, comparison, day_limit, tuple(notices))


def _default_current(calendar: Calendar, comparison: ComparisonKind) -> Period:
    """The last complete period that can be compared, else the last one of all."""
    for index in reversed(range(len(calendar.periods))):
        if not calendar.complete[index]:
            continue
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
    wanted = year_before_start(current.start, calendar.grain)
    for candidate, period in enumerate(calendar.periods):
        if period.start == wanted:
            return candidate
    label = period_at(wanted, calendar.grain, calendar.week_start, None).label
    raise FactsUnavailable(f"There is no data for {label}, a year before {current.label}.")


def year_before_start(start: date, grain: Grain) -> date:
    """First day of the period a year before the one that starts on `start`; of a day or week, 52 weeks before."""
    if grain in {"day", "week"}:
        return start - timedelta(weeks=52)
    return start.replace(year=start.year - 1)


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
        return f"The data starts on {day_label(first)}, so {label} is incomplete and cannot be compared."
    return f"The data ends on {day_label(last)}, so {label} is incomplete and cannot be compared."


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
    return [f"{low} Compare up to {day_label(until)} to leave it out."]


def _gap_notice(calendar: Calendar, period: Period) -> list[str]:
    """Days without rows inside a period, where almost every other day has rows."""
    if calendar.resolution != "day" or calendar.grain == "day":
        return []
    known, weekdays = set(calendar.days), calendar.open_weekdays
    span = (calendar.days[-1] - calendar.days[0]).days + 1
    if len(known) < MOSTLY * span * len(weekdays) / 7:
        return []
    days = (period.start + timedelta(days=offset) for offset in range(period.days))
    missing = [day for day in days if day.weekday() in weekdays and day not in known and day < calendar.days[-1]]
    if len(missing) < WORTH_SAYING:
        return []
    listed = f"{len(missing)} days of {period.label}, the first of them {day_label(missing[0])}"
    return [f"There are no rows for {listed}. They count as nothing, so the period may be too low."]


def _wording_notice(calendar: Calendar, comparison: ComparisonKind) -> list[str]:
    told = []
    if comparison == "year_earlier" and calendar.grain in {"day", "week"}:
        told.append("A year earlier is 52 weeks earlier here, so that weekdays match.")
    if calendar.resolution == "week" and calendar.grain != "week":
        told.append(f"The rows are dated by week: each counts to the {calendar.grain} of its date.")
    return told
