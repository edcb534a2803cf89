"""Two periods of one cube, with everything that was before them at hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from insight.cells import Cells, CellStore, Floats
from insight.cube import Cube
from insight.errors import FactsUnavailable
from insight.facts import Period
from insight.metrics import Metric
from insight.periods import year_before_start

MAX_HISTORY: Final = 60
"""Earlier periods that are looked at for segments: older ones tell little of today's movement."""


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """A baseline and a current period, found in the cube and fit to be compared.

    `before` and `after` are rows of the window that `store` holds: its arrays begin at period `store.first`.
    """

    cube: Cube
    store: CellStore
    before: int
    after: int
    total: Cells
    """Over no dimension: one cell."""
    usable: tuple[bool, ...]
    """For each row of the window, whether the period has data and is complete."""
    history: Floats
    """The metric in every period of the cube, NaN where it is not known."""

    @property
    def metric(self) -> Metric:
        """What is compared."""
        return self.cube.metric

    @property
    def periods(self) -> tuple[Period, ...]:
        """The periods of the window."""
        return self.cube.periods[self.store.first : self.store.last + 1]

    @property
    def previous(self) -> Period:
        """The baseline."""
        return self.periods[self.before]

    @property
    def current(self) -> Period:
        """The period to explain."""
        return self.periods[self.after]

    @property
    def rows(self) -> tuple[int, int]:
        """The two compared periods as rows of every array."""
        return (self.before, self.after)

    @property
    def counts_days(self) -> bool:
        """Whether a longer period alone makes the metric larger, and the two differ in length."""
        return self.metric.kind == "additive" and self.previous.days != self.current.days

    def year_before(self, period: Period) -> int | None:
        """Place in the cube of the period a year before this one (of a week or day, 52 weeks), if it has a value."""
        start = year_before_start(period.start, self.cube.grain)
        for place, candidate in enumerate(self.cube.periods):
            if candidate.start == start and np.isfinite(self.history[place]):
                return place
        return None

    def per_day(self) -> Floats:
        """The metric in every period of the cube divided by its days."""
        return self.history / np.array([period.days for period in self.cube.periods], dtype=np.float64)

    def values(self, cells: Cells) -> Floats:
        """The metric in each period and cell; NaN where it is not defined or the period not usable."""
        return _values(self.metric, cells.numerator, cells.denominator, np.array(self.usable))


def step_between(cube: Cube, previous: Period, current: Period) -> Step:
    """Find the two periods and make sure that both can be compared.

    Raises:
        FactsUnavailable: a period is not in the data, has no rows, is not complete, or has a zero denominator.
    """
    before, after = (_position(cube, period) for period in (previous, current))
    if before >= after:
        raise FactsUnavailable("The period to explain has to come after the one that it is compared with.")
    first = max(0, before - max(MAX_HISTORY, after - before))
    store = CellStore(cube, first, after, (before - first, after - first))
    sums = _sums(cube)
    usable = (sums["rows"] > 0) & np.array(cube.complete)
    history = _values(cube.metric, sums["numerator"], sums["denominator"], usable)
    found = Step(
        cube, store, before - first, after - first, store.over(()), tuple(map(bool, usable[first : after + 1])), history
    )
    for row in found.rows:
        _check(found, row, has_rows=bool(sums["rows"][first + row] > 0))
    return found


def _sums(cube: Cube) -> dict[str, Floats]:
    """Totals of each measure in every period of the cube."""
    table = cube.over(())
    sums: dict[str, Floats] = {}
    for measure in ("rows", "numerator", "denominator"):
        sums[measure] = np.zeros(len(cube.periods))
        np.add.at(sums[measure], table["period"].to_numpy(dtype=np.intp), table[measure].to_numpy(dtype=np.float64))
    return sums


def _values(metric: Metric, numerator: Floats, denominator: Floats, usable: NDArray[np.bool_]) -> Floats:
    with np.errstate(divide="ignore", invalid="ignore"):
        found = numerator / denominator if metric.kind == "ratio" else numerator.copy()
    found[~usable] = np.nan
    found[~np.isfinite(found)] = np.nan
    return found


def _position(cube: Cube, period: Period) -> int:
    if period not in cube.periods:
        raise FactsUnavailable(f"There is no data for {period.label}.")
    return cube.periods.index(period)


def _check(step: Step, row: int, *, has_rows: bool) -> None:
    metric, period = step.metric, step.periods[row]
    if not has_rows:
        raise FactsUnavailable(f"There is no data for {period.label}.")
    if not step.cube.complete[step.store.first + row]:
        raise FactsUnavailable(
            f"{period.label} is not complete in the data. Choose an earlier period, or compare the same days."
        )
    if metric.kind == "ratio" and step.total.denominator[row, 0] <= 0:
        what = metric.denominator_label or metric.denominator
        raise FactsUnavailable(f"{metric.label} is not defined for {period.label}: {what} add up to zero or less.")
