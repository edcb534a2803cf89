"""The split of a change: exact sums over segments.

A ratio R = Σ N_g / Σ D_g changes because rates moved within segments (`rate_effect`) and because the weights of the
segments moved (`mix_effect`): Kitagawa (1955), without interaction Das Gupta (1978), for two factors the same as
Bennet's indicator (1920). The mix effect is centred on the mean total rate, so that a segment that grew with an
average rate adds nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from insight.cells import Cells, CellStore, Codes, Floats, add_up
from insight.metrics import Metric

MIN_CELL: Final = 30
"""A leaf cell with a smaller denominator says little about its rate."""
COVERAGE: Final = 0.95
"""Share of the denominator that has to lie in large enough cells for a dimension to join the adjustment set."""
TOLERANCE: Final = 1e-9


@dataclass(frozen=True, slots=True, eq=False)
class Split:
    """Effects by cell; the last axis is cells, and the three sum over it to the change of the ratio."""

    rate: Floats
    mix: Floats
    unattributed: Floats
    """Numerators of cells without a denominator, as part of the ratio."""

    def over(self, group: Codes, groups: int) -> Split:
        """Rolled up to coarser cells; `group` gives each cell its place. Two axes only."""
        return Split(*(add_up(part, group, groups) for part in (self.rate, self.mix, self.unattributed)))


def split_ratio(n0: Floats, d0: Floats, n1: Floats, d1: Floats) -> Split:
    """Rate and mix effects of each cell (last axis) between two periods; NaN where a total denominator is zero.

    A cell without a denominator in one period gets the rate of the other, so that all of it is mix.
    """
    total0, total1 = d0.sum(axis=-1, keepdims=True), d1.sum(axis=-1, keepdims=True)
    with np.errstate(divide="ignore", invalid="ignore"):
        s0, s1 = d0 / total0, d1 / total1
        r0, r1 = _rates(n0, d0, n1, d1)
        middle = (n0.sum(axis=-1, keepdims=True) / total0 + n1.sum(axis=-1, keepdims=True) / total1) / 2
        rate = (s0 + s1) / 2 * (r1 - r0)
        mix = (s1 - s0) * ((r0 + r1) / 2 - middle)
        loose = np.where(d1 == 0, n1, 0.0) / total1 - np.where(d0 == 0, n0, 0.0) / total0
    return Split(rate, mix, loose)


def mix_then_rate(n0: Floats, d0: Floats, n1: Floats, d1: Floats) -> tuple[float, float]:
    """Mix and rate totals over all cells when one follows the other: shares move at the earlier rates, then rates move.

    This is what a table shows in which the earlier rates are held fixed. The other order gives other figures, and the
    mean of both orders is `split_ratio`.
    """
    r0, r1 = _rates(n0, d0, n1, d1)
    s0, s1 = d0 / d0.sum(), d1 / d1.sum()
    return float(((s1 - s0) * r0).sum()), float((s1 * (r1 - r0)).sum())


def _rates(n0: Floats, d0: Floats, n1: Floats, d1: Floats) -> tuple[Floats, Floats]:
    """Rates of both periods; the other period's where one has no denominator, zero where neither has."""
    with np.errstate(divide="ignore", invalid="ignore"):
        r0, r1 = n0 / d0, n1 / d1
    r0, r1 = np.where(d0 == 0, r1, r0), np.where(d1 == 0, r0, r1)
    absent = (d0 == 0) & (d1 == 0)
    return np.where(absent, 0.0, r0), np.where(absent, 0.0, r1)


def adjustment_set(store: CellStore) -> tuple[str, ...]:
    """Dimensions over which the leaf cells are formed.

    Ordered by the size of the mix effect that each shows alone, a dimension joins while cells of at least 30 in both
    periods still hold 95 % of the denominator: on a sparser cross most of a true rate effect would pass for mix.
    """
    order = sorted((-abs(_mix_alone(store, name)), name) for (name,) in store.combinations(1))
    chosen: set[str] = set()
    for _, name in order:
        if _covered(store, chosen | {name}):
            chosen.add(name)
    if not chosen and order:
        chosen.add(order[0][1])
    return store.ordered(chosen)


def leaf_for(store: CellStore, dimensions: tuple[str, ...], adjust: tuple[str, ...]) -> tuple[str, ...]:
    """The finest usable cross that contains `dimensions`: they, and what of the adjustment set coverage allows."""
    if set(dimensions) <= set(adjust):
        return adjust
    chosen = set(dimensions)
    for name in adjust:
        if _covered(store, chosen | {name}):
            chosen.add(name)
    return store.ordered(chosen)


def as_ratio(metric: Metric, cells: Cells) -> Cells:
    """A sum with a known count seen as the ratio sum / count; a ratio as it is."""
    if metric.kind == "ratio":
        return cells
    return replace(cells, denominator=cells.volume)


def coverage(cells: Cells, rows: tuple[int, int]) -> float:
    """Share of the denominator, in the two periods together, that lies in cells of at least 30 in both.

    A cell that is empty in one period because one of its values came or went as a whole needs them in the other
    period only: it is new on any cross, and leaving its dimension out would turn its mix effect into rate effects.
    """
    size = cells.denominator[list(rows)]
    total = float(size.sum())
    came_or_went = np.zeros(size.shape, dtype=bool)
    for position, labels in enumerate(cells.labels):
        whole = add_up(size, cells.codes[:, position], len(labels))
        came_or_went |= whole[:, cells.codes[:, position]] == 0
    large = ((size >= MIN_CELL) | came_or_went).all(axis=0)
    return float(size[:, large].sum()) / total if total > 0 else 0.0


def split_cells(cells: Cells, rows: tuple[int, int]) -> Split:
    """The split of a ratio between two rows of the window; arrays are (1, cells)."""
    before, after = rows
    return split_ratio(
        cells.numerator[[before]], cells.denominator[[before]], cells.numerator[[after]], cells.denominator[[after]]
    )


def reconciles(parts: Floats, delta: float, scale: float) -> bool:
    """Whether the parts sum to the change at 1e-9 relative; `scale`, the size of the values, bounds rounding."""
    return abs(float(parts.sum()) - delta) <= TOLERANCE * abs(delta) + 1e-12 * abs(scale)


def _covered(store: CellStore, dimensions: set[str]) -> bool:
    cells = store.find(store.ordered(dimensions))
    return cells is not None and coverage(as_ratio(store.cube.metric, cells), store.keep) >= COVERAGE


def _mix_alone(store: CellStore, dimension: str) -> float:
    cells = as_ratio(store.cube.metric, store.over((dimension,)))
    total = float(split_cells(cells, store.keep).mix.sum())
    return round(total, 12) if np.isfinite(total) else 0.0
