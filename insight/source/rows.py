"""`Source`: rows in one file or frame, and the aggregates that an explanation needs."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final, Self

import numpy as np
import pandas as pd

from insight.cells import label_of
from insight.cube import MEASURES, Cube
from insight.errors import DataProblem
from insight.facts import Period, Segment
from insight.metrics import Grain, Metric
from insight.periods import MONDAY, Calendar, calendar_of, late_days
from insight.source import statements
from insight.source.columns import Columns
from insight.source.database import Database
from insight.source.plan import plan_for
from insight.source.profile import Profile, profile_of, refuse_mixed_currencies
from insight.source.statements import Condition, Dimension, Measures, Reading
from insight.source.tables import daily_table, refuse_negative_denominators
from insight.source.units import UnitSums, unit_sums

RESERVED: Final = frozenset({"period", *MEASURES})
"""Names of a cube's own columns."""


class Source:
    """Rows of one table, read through a connection that can read nothing else.

    Results are the same bytes for the same rows. What is learnt about the rows is kept until the file changes.
    """

    def __init__(self, database: Database, stamp: Callable[[], str], week_start: int = MONDAY) -> None:
        self._database = database
        self._week_start = week_start
        self._stamp = stamp
        self._known_at = ""
        self._columns = Columns({})
        self._profiles: dict[tuple[Metric, Segment | None, date | None], Profile] = {}
        self._cardinalities: dict[str, int] = {}
        self._unprintable: dict[str, tuple[str, ...]] = {}

    @classmethod
    def from_file(cls, path: str | Path, *, week_start: int = MONDAY) -> Self:
        """Open a CSV file (with a header, ISO dates and plain numbers) or a Parquet file.

        `week_start` is the first day of a week where none is given, Monday = 0.

        Raises:
            DataProblem: the file is not there or cannot be read.
        """
        resolved = Path(path).resolve()
        return cls(Database.over_file(resolved), lambda: _file_stamp(resolved), week_start)

    @classmethod
    def from_frame(cls, frame: pd.DataFrame) -> Self:
        """Copy a frame.

        Raises:
            DataProblem: a column holds values that are neither texts, numbers nor dates.
        """
        content = _content_stamp(frame)
        return cls(Database.over_frame(frame), lambda: content)

    def columns(self) -> dict[str, str]:
        """Name and DuckDB type of every column; in a CSV file every column is text."""
        self._look()
        return dict(self._columns.types)

    def fingerprint(self, metric: Metric) -> str:
        """Changes whenever the rows or the definition of the metric change."""
        return _digest(self._look(), repr(metric))

    def daily(self, metric: Metric, *, where: Segment | None = None, until: date | None = None) -> pd.DataFrame:
        """Sums of each day with rows, ascending: `day`, `numerator`, `denominator`, `volume`, `rows`, `excluded`.

        Raises:
            DataProblem: a column is missing, or holds text that is no date or number.
        """
        self._look()
        profile = self._profile(metric, where, until)
        condition = self._condition(metric, where, until)
        return daily_table(self._database, self._columns, metric, profile, condition)

    def calendar(
        self, metric: Metric, grain: Grain, *, until: date | None = None, week_start: int | None = None
    ) -> Calendar:
        """The periods that the data covers.

        Raises:
            DataProblem: a column is missing, or holds text that is no date or number.
            FactsUnavailable: there are no rows, or they are dated more coarsely than `grain`.
        """
        self._look()
        start = self._week_start if week_start is None else week_start
        return calendar_of(self._profile(metric, None, until).days, grain, week_start=start)

    def late_days(self, metric: Metric, *, until: date | None = None) -> tuple[date, ...]:
        """Days at the end of the data that may not have finished loading, for `insight.periods.compare`.

        Judged by the metric's own sum, a ratio's denominator, or the number of rows where values do not add up.

        Raises:
            DataProblem: a column is missing, or holds text that is no date or number.
        """
        daily = self.daily(metric, until=until)
        daily = daily[daily["rows"] > 0]
        by_kind = {"additive": "numerator", "ratio": "denominator", "level": "rows", "distinct": "rows"}
        totals = daily[by_kind[metric.kind]].astype("float64")
        return late_days((day.date(), value) for day, value in zip(daily["day"], totals, strict=True))

    def cube(
        self,
        metric: Metric,
        grain: Grain,
        *,
        dimensions: tuple[str, ...] | None = None,
        where: Segment | None = None,
        day_limit: int | None = None,
        until: date | None = None,
        week_start: int | None = None,
    ) -> Cube:
        """The metric over every period and the dimensions, those of the metric unless given.

        `day_limit` cuts every period to its first so many days, as `Comparison.day_limit` asks; `until` leaves out
        later days.

        Raises:
            DataProblem: a column is missing, or holds text that is no date or number.
            FactsUnavailable: there are no rows, currencies are mixed, or a denominator is negative.
        """
        stamp = self._look()
        condition = self._condition(metric, where, until)
        refuse_mixed_currencies(self._database, self._columns, metric, condition)
        profile = self._profile(metric, None, until)
        start = self._week_start if week_start is None else week_start
        calendar = calendar_of(profile.days, grain, week_start=start, day_limit=day_limit)
        names = _checked_names(metric.dimensions if dimensions is None else dimensions)
        day = self._columns[metric.date].day
        reading = Reading(
            period=statements.period_expression(day, grain, start),
            dimensions=tuple(Dimension(self._columns[name]) for name in names),
            measures=Measures.of(metric, self._columns, complete=profile.complete, decimals=profile.decimals),
            where=condition & self._window(metric, calendar),
        )
        plan = plan_for(self._database, reading, metric, len(calendar.periods), self._sizes(names))
        tables = plan.tables(self._database, names, calendar)
        refuse_negative_denominators(metric, tables, calendar)
        if self._stamp() != stamp:
            raise DataProblem("The file changed while it was read. Try again.")
        return Cube(
            metric=metric,
            grain=grain,
            periods=calendar.periods,
            tables=tables,
            complete=calendar.complete,
            fingerprint=_digest(stamp, repr((metric, names, where, day_limit, until))),
            notices=(*plan.notices, *_undated_notice(profile)),
            where=where,
            calendar=calendar,
        )

    def unit_sums(
        self,
        metric: Metric,
        baseline: Period,
        current: Period,
        *,
        where: Segment | None = None,
        until: date | None = None,
    ) -> UnitSums:
        """Variance pieces over the metric's `unit_of_repeat`.

        Raises:
            DataProblem: a column is missing.
            FactsUnavailable: a denominator adds up to zero.
            ValueError: the metric is neither a ratio nor a sum, or names no unit.
        """
        self._look()
        condition = self._condition(metric, where, until)
        profile = self._profile(metric, None, until)
        return unit_sums(self._database, self._columns, metric, condition, (baseline, current), profile=profile)

    def close(self) -> None:
        """Give the memory back."""
        self._database.close()

    def _look(self) -> str:
        """Forget what was known when the file has changed."""
        stamp = self._stamp()
        if stamp != self._known_at:
            self._database.refresh()
            self._columns = Columns(self._database.columns())
            self._profiles, self._cardinalities, self._unprintable = {}, {}, {}
            self._known_at = stamp
        return stamp

    def _profile(self, metric: Metric, where: Segment | None, until: date | None) -> Profile:
        key = (metric, where, until)
        if key not in self._profiles:
            condition = self._condition(metric, where, until)
            self._profiles[key] = profile_of(self._database, self._columns, metric, condition)
        return self._profiles[key]

    def _sizes(self, names: tuple[str, ...]) -> dict[str, int]:
        """About how many values each dimension has."""
        unknown = [self._columns[name] for name in names if name not in self._cardinalities]
        if unknown:
            found = self._database.query(statements.cardinalities(unknown).text).iloc[0]
            self._cardinalities |= {column.name: int(found[f"d{at}"]) for at, column in enumerate(unknown)}
        return self._cardinalities

    def _condition(self, metric: Metric, where: Segment | None, until: date | None) -> Condition:
        condition = statements.inside(where, self._columns, self._spellings)
        if until is not None:
            # A row without a date stays, so that it is still counted as such.
            day = self._columns[metric.date].day
            condition &= Condition(f"({day} IS NULL OR {day} <= ?)", (until,))
        return condition

    def _spellings(self, dimension: str, label: str) -> tuple[str, ...]:
        """Values shown like this one without being it: with blanks around, or with marks that cannot be printed."""
        column = self._columns[dimension]
        if column.is_text and dimension not in self._unprintable:
            statement = statements.unprintable_values(column)
            self._unprintable[dimension] = tuple(self._database.query(statement.text, statement.parameters)["v"])
        return tuple(value for value in self._unprintable.get(dimension, ()) if label_of(value) == label != value)

    def _window(self, metric: Metric, calendar: Calendar) -> Condition:
        """Rows that belong to the calendar's periods; of a level, the last day with data of each."""
        day = self._columns[metric.date].day
        if metric.kind == "level":
            last = _last_days(calendar)
            return Condition(f"{day} IN ({', '.join('?' * len(last))})", last)
        window = Condition(f"{day} BETWEEN ? AND ?", (calendar.periods[0].start, calendar.periods[-1].end))
        if calendar.day_limit is not None:
            start = statements.period_expression(day, calendar.grain, calendar.week_start)
            window &= Condition(f"{day} - {start} < ?", (calendar.day_limit,))
        return window


def _checked_names(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if name in RESERVED:
            raise DataProblem(f"A dimension cannot be called “{name}”. Rename the column.")
    return names


def _last_days(calendar: Calendar) -> tuple[date, ...]:
    """The last day with data of every period that has one."""
    at = [bisect_right(calendar.days, period.end) - 1 for period in calendar.periods]
    return tuple(
        calendar.days[place]
        for place, period in zip(at, calendar.periods, strict=True)
        if place >= 0 and calendar.days[place] >= period.start
    )


def _undated_notice(profile: Profile) -> tuple[str, ...]:
    if not profile.undated:
        return ()
    rows = "1 row has" if profile.undated == 1 else f"{profile.undated:,} rows have"
    return (f"{rows} no date and belong to no period.",)


def _file_stamp(path: Path) -> str:
    try:
        status = path.stat()
    except OSError as error:
        raise DataProblem(f"There is no file “{path.name}” any more.") from error
    return f"{path}|{status.st_size}|{status.st_mtime_ns}"


def _content_stamp(frame: pd.DataFrame) -> str:
    try:
        # Sorted, because the order of rows decides nothing.
        hashes = np.sort(pd.util.hash_pandas_object(frame, index=False).to_numpy()).tobytes()
    except TypeError as error:
        raise DataProblem("The table has a column whose values are neither texts, numbers nor dates.") from error
    return _digest(repr(list(zip(frame.columns, map(str, frame.dtypes), strict=True))), hashes.hex())


def _digest(*parts: str) -> str:
    return hashlib.sha256("\x00".join(parts).encode()).hexdigest()[:32]
