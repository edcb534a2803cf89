"""What a person chose to look at, in the words of the page, so that a view is a link."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Final
from urllib.parse import parse_qs, urlencode

from insight.cube import MISSING, Cube
from insight.errors import FactsUnavailable
from insight.facts import Segment
from insight.metrics import Grain
from insight.periods import Comparison, ComparisonKind, compare

GRAIN_WORDS: Final[dict[str, Grain]] = {"Day": "day", "Week": "week", "Month": "month", "Quarter": "quarter"}
COMPARISON_WORDS: Final[dict[str, ComparisonKind]] = {"Period before": "previous", "A year earlier": "year_earlier"}
MOST_VALUES: Final = 100
"""Values of a dimension that can be chosen to look inside; a longer list helps nobody."""


@dataclass(frozen=True, slots=True)
class View:
    """The choices of the page. Names of metrics and segments are text from outside."""

    metric: str
    """The metric's label."""
    grain: str
    period: str
    """Label of the period to explain."""
    compare: str
    within: tuple[str, ...] = ()
    """Segments to look inside, each as "dimension: value"."""

    @property
    def query(self) -> str:
        """The query string that opens this view."""
        plain = {"metric": self.metric, "grain": self.grain, "period": self.period, "compare": self.compare}
        return urlencode({**plain, "within": self.within}, doseq=True)

    @property
    def choices(self) -> dict[str, str | list[str]]:
        """What each control of the page has to show."""
        return {
            "metric": self.metric,
            "grain": self.grain,
            "period": self.period,
            "compare": self.compare,
            "within": list(self.within),
        }


def view_of(query: str) -> View | None:
    """The view behind a query string, or `None` when it is none of ours."""
    found = parse_qs(query)
    try:
        single = {name: found[name][0] for name in ("metric", "grain", "period", "compare")}
    except KeyError:
        return None
    return View(**single, within=tuple(found.get("within", ())))


def period_starting(cube: Cube, start: str) -> str | None:
    """Label of the period that can be explained and starts on this ISO date."""
    selectable = cube.calendar.selectable if cube.calendar else ()
    return next((period.label for period in selectable if period.start.isoformat() == start), None)


def default_period(cube: Cube) -> tuple[list[str], int]:
    """Labels of the periods that can be explained, newest first, and the place of the last complete one.

    Raises:
        FactsUnavailable: no period has data.
    """
    if cube.calendar is None or not cube.calendar.selectable:
        raise FactsUnavailable("There are no rows with a date and a value.")
    selectable = cube.calendar.selectable
    complete = {period for period, whole in zip(cube.periods, cube.complete, strict=True) if whole}
    newest = list(reversed(selectable))
    first = next((place for place, period in enumerate(newest) if period in complete), 0)
    return [period.label for period in newest], first


def parts_of(cube: Cube) -> dict[str, tuple[str, str]]:
    """Every dimension value that can be looked inside, by its words on the page."""
    found: dict[str, tuple[str, str]] = {}
    for dimension in cube.metric.dimensions:
        values = cube.over((dimension,))[dimension].unique()
        names = sorted(MISSING if value is None else str(value) for value in values)[:MOST_VALUES]
        found |= {part_words(dimension, name): (dimension, name) for name in names}
    return found


def part_words(dimension: str, value: str) -> str:
    """One dimension value as the page names it."""
    return f"{dimension}: {value}"


def segment_of(parts: Iterable[tuple[str, str]]) -> Segment | None:
    """The segment of the chosen values; of two values of one dimension the later counts. `None` means everything."""
    chosen = dict(parts)
    return Segment(tuple(sorted(chosen.items()))) if chosen else None


def inside_of(view: View, cube: Cube) -> tuple[tuple[str, str], ...]:
    """The chosen parts as dimension and value."""
    parts = parts_of(cube) if view.within else {}
    return tuple(parts[words] for words in view.within if words in parts)


def comparison_of(view: View, cube: Cube, late_days: tuple[date, ...] = ()) -> Comparison:
    """The two periods of the view; a notice says when one of them holds days that may not have finished loading.

    Raises:
        FactsUnavailable: they cannot be compared, or there is no such period.
    """
    current = next((period for period in cube.periods if period.label == view.period), None)
    if cube.calendar is None or current is None:
        raise FactsUnavailable("There is no data for this period.")
    return compare(cube.calendar, current=current, comparison=COMPARISON_WORDS[view.compare], late_days=late_days)
