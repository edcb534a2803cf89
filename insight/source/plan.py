"""How a cube is read: as one cross of all dimensions, or as the total, single dimensions and pairs."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

import pandas as pd

from insight.metrics import Metric
from insight.periods import Calendar
from insight.source.database import Database
from insight.source.statements import Dimension, Reading, largest_values
from insight.source.tables import cross_table, set_tables

CROSS_CELLS: Final = 200_000
"""Cells up to which the full cross is cheaper than GROUPING SETS."""
THROUGH_CROSS_CELLS: Final = 5_000_000
"""Cells up to which GROUPING SETS are computed from the cross and not from the rows."""
SCANNED_VALUES: Final = 100
"""Values of a dimension that are looked at one by one; the rest is taken together."""
SURELY_FEW: Final = 80
"""Estimated count up to which a dimension is taken to have at most `SCANNED_VALUES`; estimates are off by some 5 %."""

Shape = Literal["cross", "sets", "sets_through_cross"]


@dataclass(frozen=True, slots=True)
class Plan:
    """The query to run, and what has to be said of it."""

    reading: Reading
    shape: Shape
    notices: tuple[str, ...]

    def tables(
        self, database: Database, names: tuple[str, ...], calendar: Calendar
    ) -> dict[tuple[str, ...], pd.DataFrame]:
        """Run it: one table over all dimensions, or one for each set."""
        statement = {
            "cross": self.reading.cross,
            "sets": self.reading.sets,
            "sets_through_cross": self.reading.sets_through_cross,
        }[self.shape]
        found = database.query(statement.text, statement.parameters)
        if self.shape == "cross":
            return {names: cross_table(found, names, calendar)}
        return set_tables(found, names, calendar)


def plan_for(database: Database, reading: Reading, metric: Metric, periods: int, estimates: Mapping[str, int]) -> Plan:
    """Fold long dimensions, estimate the cells and choose; `estimates` says about how many values each has."""
    dimensions, notices, sizes = [], [], []
    for dimension in reading.dimensions:
        size, folded = estimates[dimension.column.name], dimension
        if size > SURELY_FEW:
            folded, size = _folded(database, reading, dimension, metric)
            if folded.kept is not None:
                notices.append(_notice(dimension.column.name, size))
                # The kept values, the others together, and perhaps a missing one.
                size = SCANNED_VALUES + 2
        dimensions.append(folded)
        sizes.append(size)
    cells = periods * math.prod(sizes)
    return Plan(replace(reading, dimensions=tuple(dimensions)), _shape(metric, cells, len(dimensions)), tuple(notices))


def _shape(metric: Metric, cells: int, dimensions: int) -> Shape:
    if metric.kind == "distinct" and dimensions:
        return "sets"
    if cells <= CROSS_CELLS:
        return "cross"
    return "sets_through_cross" if cells <= THROUGH_CROSS_CELLS else "sets"


def _folded(database: Database, reading: Reading, dimension: Dimension, metric: Metric) -> tuple[Dimension, int]:
    """The dimension with only its largest values kept, if it has too many, and how many it has."""
    statement = largest_values(replace(reading, dimensions=(dimension,)), _weight(metric), SCANNED_VALUES)
    found = database.query(statement.text, statement.parameters)
    count = int(found["n"].iloc[0]) if len(found) else 0
    if count <= SCANNED_VALUES:
        return dimension, count
    return replace(dimension, kept=tuple(found["d0"])), count


def _weight(metric: Metric) -> str:
    if metric.kind == "distinct":
        return "count(DISTINCT numerator)"
    return "coalesce(sum(denominator), 0)" if metric.denominator else "abs(coalesce(sum(numerator), 0))"


def _notice(name: str, values: int) -> str:
    return (
        f"“{name}” has {values:,} values: the {SCANNED_VALUES} largest are looked at one by one, "
        f"the other {values - SCANNED_VALUES:,} are taken together."
    )
