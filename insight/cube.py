"""The small table that travels: sums of a metric's measures over period × dimension values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import pandas as pd

from insight.facts import Period, Segment
from insight.metrics import Grain, Metric
from insight.periods import Calendar

MISSING: Final = "(missing)"
"""How a missing dimension value is written in a `Segment`; in a table it stays `None`."""
OTHER: Final = "(other)"
"""The dimension value that stands for all values beyond the scan limit."""
MEASURES: Final = ("numerator", "denominator", "volume", "rows", "excluded")


@dataclass(frozen=True, slots=True, eq=False)
class Cube:
    """One metric over all periods of one grain.

    `tables` maps a tuple of dimension names (in catalogue order) to a frame with the columns `period` (position in
    `periods`), one string column per dimension (a missing value stays `None`), `numerator`, `denominator`, `volume`
    (the last two zero where the metric has none), `rows` and `excluded` (rows left out because a measure was null).
    For measures that add up, one table over all dimensions is enough and every other is rolled up from it; beyond
    about 200,000 cells, and for distinct counts, only the tables that the engine was asked for exist: the total,
    every dimension and every pair of dimensions.
    """

    metric: Metric
    grain: Grain
    periods: tuple[Period, ...]
    """Consecutive calendar periods, first to last row of the data; one without rows is still here."""
    tables: Mapping[tuple[str, ...], pd.DataFrame]
    complete: tuple[bool, ...]
    """For each period, whether the data covers it to its last day."""
    fingerprint: str = ""
    """Changes whenever the rows behind the cube change."""
    notices: tuple[str, ...] = ()
    """What the page has to say beside the figures: folded values, rows left out."""
    where: Segment | None = None
    """The part of the data that was read; `None` means all of it."""
    calendar: Calendar | None = None
    """The calendar behind `periods` and `complete`."""
    _rolled: dict[tuple[str, ...], pd.DataFrame] = field(default_factory=dict, init=False, repr=False)

    def over(self, dimensions: tuple[str, ...]) -> pd.DataFrame:
        """The table over these dimensions; rolled up from a finer one when measures add up.

        Raises:
            KeyError: no table is fine enough.
        """
        if dimensions in self.tables:
            return self.tables[dimensions]
        if dimensions not in self._rolled:
            if self.metric.kind == "distinct":
                raise KeyError(dimensions)
            finer = [have for have in self.tables if set(dimensions) <= set(have)]
            if not finer:
                raise KeyError(dimensions)
            table = self.tables[min(finer, key=lambda have: (len(self.tables[have]), have))]
            self._rolled[dimensions] = rolled_up(table, dimensions)
        return self._rolled[dimensions]


def rolled_up(table: pd.DataFrame, dimensions: tuple[str, ...]) -> pd.DataFrame:
    """The sums over period and these dimensions; `None`, and nothing else, where a dimension has no value."""
    grouped = table.groupby(["period", *dimensions], dropna=False, sort=True, observed=True)[list(MEASURES)]
    table = grouped.sum().reset_index()
    return table.assign(**{name: table[name].astype(object).where(table[name].notna(), None) for name in dimensions})
