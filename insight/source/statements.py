"""The text of the aggregate queries, from validated columns; values travel as parameters only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import combinations
from types import MappingProxyType
from typing import Final

from insight.cube import MEASURES, MISSING, OTHER
from insight.errors import FactsUnavailable
from insight.facts import Segment
from insight.metrics import Grain, Metric
from insight.periods import MONDAY
from insight.source.columns import Column, Columns

SHORT_STEPS: Final = 10_000
"""Numbers with at most four decimals, as amounts of money have, are whole numbers of so small steps."""
Spellings = Callable[[str, str], tuple[str, ...]]
"""For a dimension and a value as it is shown, the other values that are shown so."""
ROLES: Final = ("numerator", "denominator", "volume")
NO_DECIMALS: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Condition:
    """A piece of a statement and the values of its question marks."""

    text: str
    parameters: tuple[object, ...] = ()

    def __and__(self, other: Condition) -> Condition:
        return Condition(f"{self.text} AND {other.text}", (*self.parameters, *other.parameters))


@dataclass(frozen=True, slots=True)
class Measures:
    """What is computed for each group, over the rows where no measure is null."""

    columns: tuple[tuple[str, Column], ...]
    """`numerator`, `denominator` and `volume`, as far as the metric has them."""
    distinct: bool
    complete: bool
    """True when no measure is null anywhere, so that no row has to be looked at for it."""

    @classmethod
    def of(
        cls, metric: Metric, columns: Columns, *, complete: bool = False, decimals: Mapping[str, str] = NO_DECIMALS
    ) -> Measures:
        """The measures of a metric; `decimals` says by role what floating-point numbers are added up as."""
        named = {"numerator": metric.numerator, "denominator": metric.denominator, "volume": metric.volume}
        found = {role: columns[name] for role, name in named.items() if name is not None}
        return cls(
            columns=tuple(
                (role, replace(column, decimal=decimals.get(role, column.decimal), finite=complete))
                for role, column in found.items()
            ),
            distinct=metric.kind == "distinct",
            complete=complete,
        )

    @property
    def read(self) -> list[str]:
        """Select list over the data: each measure under the name of its role."""
        return [
            f"{column.value if self.distinct and role == 'numerator' else column.number} AS {role}"
            for role, column in self.columns
        ]

    @property
    def summed(self) -> list[str]:
        """Select list over what was read: `numerator`, `denominator`, `volume`, `rows`, `excluded`."""
        roles = [role for role, _ in self.columns]
        valid = " AND ".join(f"{role} IS NOT NULL" for role in roles)
        only = "" if self.complete else f" FILTER (WHERE {valid})"
        listed = []
        for role in ROLES:
            aggregate = "count(DISTINCT numerator)" if self.distinct and role == "numerator" else f"sum({role})"
            listed.append(f"coalesce({aggregate}{only}, 0) AS {role}" if role in roles else f"0 AS {role}")
        excluded = "0" if self.complete else f"count(*) FILTER (WHERE NOT ({valid}))"
        return [*listed, f'count(*){only} AS "rows"', f"{excluded} AS excluded"]

    @property
    def valid(self) -> str:
        """True for a row of the data whose measures are all there."""
        return " AND ".join(
            f"{column.value} IS NOT NULL" if self.distinct and role == "numerator" else column.readable
            for role, column in self.columns
        )

    @property
    def floating(self) -> list[tuple[str, Column]]:
        """Measures kept as binary fractions, which have to be added up as decimals."""
        return [(role, column) for role, column in self.columns if column.is_floating and not self.distinct]

    @property
    def texts(self) -> list[tuple[str, Column]]:
        """Measures kept as text, which may be no number."""
        return [
            (role, column)
            for role, column in self.columns
            if column.is_text and not (self.distinct and role == "numerator")
        ]


@dataclass(frozen=True, slots=True)
class Dimension:
    """A column that rows are grouped by; with `kept`, all other values are taken together."""

    column: Column
    kept: tuple[str, ...] | None = None

    def expression(self, *, blank: bool) -> Condition:
        """The grouped value; with `blank`, an empty text may stay one, because grouping on a column as it is is fast.

        Whoever asks for that takes the empty and the missing value together afterwards.
        """
        if self.kept is None:
            return Condition(self.column.quoted if blank and self.column.is_text else self.column.value)
        text = self.column.text
        listed = ", ".join("?" * len(self.kept))
        # Without a branch for what is missing, and on the bare column: twice as fast as asking for NULL first.
        return Condition(f"CASE WHEN {text} IN ({listed}) THEN {text} WHEN {text} <> '' THEN '{OTHER}' END", self.kept)


@dataclass(frozen=True, slots=True)
class Reading:
    """Which rows are read, and what of each: the inner query of every aggregate."""

    period: str
    dimensions: tuple[Dimension, ...]
    measures: Measures
    where: Condition

    @property
    def rows(self) -> Condition:
        """`period`, `d0`, `d1` …, and the measures of each row, under names that no column of the data can shadow."""
        # Different values cannot be counted again, so empty and missing ones have to be one in the engine already.
        blank = not self.measures.distinct
        expressions = [dimension.expression(blank=blank) for dimension in self.dimensions]
        values = [f"{expression.text} AS d{position}" for position, expression in enumerate(expressions)]
        listed = ", ".join([f"{self.period} AS period", *values, *self.measures.read])
        parameters = [value for expression in expressions for value in expression.parameters]
        return Condition(f"SELECT {listed} FROM data WHERE {self.where.text}", (*parameters, *self.where.parameters))

    @property
    def cross(self) -> Condition:
        """One row for each period and combination of dimension values, in no order."""
        cells = self._cells
        return Condition(
            f"SELECT {', '.join(['period', *self.keys, *_AS_NUMBERS])} FROM ({cells.text})", cells.parameters
        )

    @property
    def sets(self) -> Condition:
        """The total, every dimension and every pair at once; `absent` has a bit for each dimension left out."""
        rows = self.rows
        return Condition(self._sets(f"({rows.text})", self.measures.summed), rows.parameters)

    @property
    def sets_through_cross(self) -> Condition:
        """The same from the finest cells; faster as long as these are far fewer than the rows."""
        cells = self._cells
        sums = [f'sum("{name}") AS "{name}"' for name in MEASURES]
        return Condition(f"WITH cells AS MATERIALIZED ({cells.text}) {self._sets('cells', sums)}", cells.parameters)

    @property
    def keys(self) -> list[str]:
        """Names of the grouped values."""
        return [f"d{position}" for position in range(len(self.dimensions))]

    @property
    def _cells(self) -> Condition:
        """The finest sums, still exact."""
        keys, rows = ", ".join(["period", *self.keys]), self.rows
        listed = ", ".join([keys, *self.measures.summed])
        return Condition(f"SELECT {listed} FROM ({rows.text}) GROUP BY {keys}", rows.parameters)

    def _sets(self, table: str, sums: list[str]) -> str:
        chosen = [keys for size in range(3) for keys in combinations(self.keys, size)]
        sets = ", ".join(f"({', '.join(['period', *keys])})" for keys in chosen)
        listed = ", ".join(["period", *self.keys, f"GROUPING({', '.join(self.keys)}) AS absent", *sums])
        numbers = ", ".join(["period", *self.keys, "absent", *_AS_NUMBERS])
        return f"SELECT {numbers} FROM (SELECT {listed} FROM {table} GROUP BY GROUPING SETS ({sets}))"


_AS_NUMBERS: Final = [
    f'CAST("{name}" AS {"DOUBLE" if place < len(ROLES) else "BIGINT"}) AS "{name}"'
    for place, name in enumerate(MEASURES)
]
"""What leaves the engine, once every sum is complete."""


def period_expression(day: str, grain: Grain, week_start: int) -> str:
    """First day of the period that holds a day."""
    if grain == "day":
        return day
    if grain == "week" and week_start != MONDAY:
        # DuckDB truncates to Mondays; shifting the day and shifting back starts the week on another one.
        return f"CAST(date_trunc('week', {day} - {week_start}) AS DATE) + {week_start}"
    return f"CAST(date_trunc('{grain}', {day}) AS DATE)"


def between(day: str, first: date, last: date) -> Condition:
    """Rows of these days, both ends included."""
    return Condition(f"{day} BETWEEN ? AND ?", (first, last))


def inside(segment: Segment | None, columns: Columns, spellings: Spellings) -> Condition:
    """Rows of a segment; all rows without one. `spellings` are the values that a part of it is shown for.

    Raises:
        DataProblem: the data has no such column.
        FactsUnavailable: the segment is all the values that were taken together.
    """
    condition = Condition("TRUE")
    for name, value in segment.parts if segment else ():
        expression = columns[name].value
        if value == OTHER:
            raise FactsUnavailable(f"“{OTHER}” stands for many values of “{name}” and cannot be looked at alone.")
        missing = f" OR {expression} IS NULL" if value == MISSING else ""
        spelled = (value, *spellings(name, value))
        listed = ", ".join("?" * len(spelled))
        condition &= Condition(f"({expression} IN ({listed}){missing})", spelled)
    return condition


def unprintable_values(column: Column) -> Condition:
    """The different values `v` of a column that are not shown as they are: with blanks around, or with invisible marks.

    Which value is shown how, `insight.cells.label_of` says; this only leaves out what surely is shown as it is.
    """
    strange = r"^ | $|[\p{C}\p{Zl}\p{Zp}\x{A0}\x{1680}\x{2000}-\x{200A}\x{202F}\x{205F}\x{3000}]"
    return Condition(
        f"SELECT v FROM (SELECT DISTINCT {column.value} AS v FROM data) WHERE regexp_matches(v, ?) ORDER BY v",
        (strange,),
    )


def days(metric: Metric, columns: Columns, where: Condition) -> Condition:
    """What rows each day has: `day`, `rows` with all measures, `total`, `dated` and, of texts, `unreadable_…`.

    Of floating-point numbers also the `largest_…` size, and whether all have few decimals, `short_…`.
    """
    date_column, measures = columns[metric.date], Measures.of(metric, columns)
    dated = date_column.filled if date_column.is_text else date_column.quoted
    read = [f"{date_column.day} AS day", f"{dated} AS dated", f"{measures.valid} AS valid"]
    read += [f"{column.unreadable} AS unreadable_{role}" for role, column in measures.texts]
    read += [f"{column.quoted} AS floating_{role}" for role, column in measures.floating]
    counted = ['count(*) FILTER (WHERE valid) AS "rows"', "count(*) AS total", "count(dated) AS dated"]
    counted += [f"count(*) FILTER (WHERE unreadable_{role}) AS unreadable_{role}" for role, _ in measures.texts]
    for role, _ in measures.floating:
        value = f"floating_{role}"
        counted.append(f"max(abs({value})) FILTER (WHERE isfinite({value})) AS largest_{role}")
        # Dividing rounds to the nearest binary fraction, so the two are the same only where no decimal is lost.
        counted.append(f"bool_and(round({value} * {SHORT_STEPS}) / {SHORT_STEPS} = {value}) AS short_{role}")
    return Condition(
        f"SELECT day, {', '.join(counted)} FROM (SELECT {', '.join(read)} FROM data WHERE {where.text}) "
        "GROUP BY day ORDER BY day",
        where.parameters,
    )


def cardinalities(dimensions: Sequence[Column]) -> Condition:
    """About how many values each dimension has, a missing one included, as one row `d0`, `d1` and so on."""
    listed = ", ".join(
        f"approx_count_distinct({column.quoted}) + CAST(count(*) > count({column.quoted}) AS INTEGER) AS d{at}"
        for at, column in enumerate(dimensions)
    )
    return Condition(f"SELECT {listed} FROM data")


def largest_values(reading: Reading, weight: str, limit: int) -> Condition:
    """The values of the one dimension that are largest in any one period, with the number of all values: `d0`, `n`."""
    rows = reading.rows
    weighed = f"SELECT period, d0, {weight} AS weight FROM ({rows.text}) WHERE d0 <> '' GROUP BY period, d0"
    return Condition(
        f"SELECT d0, count(*) OVER () AS n FROM ({weighed}) GROUP BY d0 ORDER BY max(weight) DESC, d0 LIMIT {limit}",
        rows.parameters,
    )
