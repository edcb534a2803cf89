"""How much each segment moved unlike everything else, in units of its own usual movement.

Candidates are all values of all dimensions and all pairs of values of two dimensions. A score is a difference between
a segment and its complement (as BigQuery's contribution analysis compares), divided by its standard error: the wider
of sampling error and what the same difference did in earlier periods. The largest score over the whole family is a
scan statistic (Kulldorff 1997): it prefers a pair when the pair moved, and the single value when the pair adds nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from insight.cells import Cells, Codes, Floats, add_up
from insight.change import as_ratio, leaf_for, split_ratio
from insight.facts import Segment
from insight.noise import MIN_CHANGES, RANGE_TO_SD, is_proportion, proportion_variance
from insight.step import Step

MIN_SUPPORT: Final = 100
"""Events that a segment and its complement need in both periods."""
MIN_SHARE: Final = 0.005
"""For amounts, whose size says nothing about how many events they are."""
MAX_VALUES: Final = 100
"""Values of a dimension that are searched, the largest first."""
POOLED_WEIGHT: Final = 8
"""How many earlier changes of a segment weigh as much as what all segments together tell about their movement."""
FURTHER: Final = 1.25
"""How much further than its complement, relatively, a segment's own rate has to have moved."""
MAX_STEPS: Final = 36
"""Earlier steps that are scored for every segment."""


@dataclass(frozen=True, slots=True, eq=False)
class Excess:
    """How far segments moved from their complement; arrays are (steps, segments)."""

    difference: Floats
    variance: Floats
    """Sampling variance of the difference, up to a common factor where events are not counted."""
    effect: Floats
    """The part of the change of the whole that a candidate would explain."""
    fit: NDArray[np.bool_]
    """Whether segment and complement are large enough in both periods."""


@dataclass(frozen=True, slots=True, eq=False)
class Scores:
    """The candidates over one combination of dimensions."""

    cells: Cells
    score: Floats
    effect: Floats
    fit: NDArray[np.bool_]


Measure = Callable[[Cells, Codes, int, NDArray[np.intp], NDArray[np.intp]], Excess]
"""Scores steps from rows to rows of leaf cells, rolled up to so many segments."""


@dataclass(slots=True, eq=False)
class Scan:
    """All candidates of one step under one measure, scored again when segments are taken out."""

    step: Step
    measure: Measure
    adjust: tuple[str, ...] | None
    """Dimensions of the leaf cells for rates; `None` where sums need no adjustment."""
    counted: bool
    """Whether sampling error is known; without, only the history tells what is usual."""
    inflation: float = 1.0
    """Variance in units of what independent events would have."""
    _spread: dict[tuple[str, ...], Floats | None] = field(default_factory=dict)

    def scores(self, removed: tuple[Segment, ...] = ()) -> list[Scores]:
        """Every candidate's score outside the removed segments."""
        groups = [*self.step.store.combinations(1), *self.step.store.combinations(2)]
        return [found for group in groups if (found := self._group(group, removed)) is not None]

    def score_of(self, segment: Segment, removed: tuple[Segment, ...]) -> float | None:
        """One segment's score outside the removed ones; `None` where too little of it is left to tell."""
        found = self._group(tuple(dimension for dimension, _ in segment.parts), removed)
        if found is None:
            return None
        cell = next((cell for cell in np.flatnonzero(found.fit) if found.cells.segment(int(cell)) == segment), None)
        return None if cell is None else float(found.score[cell])

    def _group(self, group: tuple[str, ...], removed: tuple[Segment, ...]) -> Scores | None:
        leaf = self._leaf(group, removed)
        if leaf is None:
            return None
        cells = self.step.store.over(group)
        member = leaf.membership(group, cells)
        keep = outside(leaf, removed)
        now = self.measure(_subset(leaf, keep), member[keep], len(cells.codes), *_rows([self.step.rows]))
        spread = self._usual(group)
        variance = now.variance[0] * self.inflation if self.counted else np.zeros_like(now.variance[0])
        if spread is not None:
            variance = np.maximum(variance, spread)
        with np.errstate(divide="ignore", invalid="ignore"):
            score = now.difference[0] / np.sqrt(variance)
        fit = now.fit[0] & nameable(self.step, cells) & np.isfinite(score)
        return Scores(cells, score, now.effect[0], fit)

    def _leaf(self, group: tuple[str, ...], removed: tuple[Segment, ...]) -> Cells | None:
        store = self.step.store
        needed = {dimension for segment in removed for dimension, _ in segment.parts}
        base = group if self.adjust is None else leaf_for(store, group, self.adjust)
        return store.find(store.ordered({*base, *needed}))

    def _usual(self, group: tuple[str, ...]) -> Floats | None:
        """Variance of each segment's difference from earlier steps; `None` under eight of them.

        A pair moves at least as much as either of its values: a low estimate for one pair among many is luck.
        """
        if group not in self._spread:
            own = self._own_usual(group)
            cells = self.step.store.over(group)
            for parent in ((name,) for name in group if len(group) > 1):
                spread = self._usual(parent)
                if own is not None and spread is not None:
                    own = np.maximum(own, spread[cells.membership(parent, self.step.store.over(parent))])
            self._spread[group] = own
        return self._spread[group]

    def _own_usual(self, group: tuple[str, ...]) -> Floats | None:
        steps = earlier_steps(self.step)
        leaf = self._leaf(group, ())
        if len(steps) < MIN_CHANGES or leaf is None:
            return None
        cells = self.step.store.over(group)
        member = leaf.membership(group, cells)
        past = self.measure(leaf, member, len(cells.codes), *_rows(steps))
        now = self.measure(leaf, member, len(cells.codes), *_rows([self.step.rows]))
        return shrunk_variance(past, now, counted=self.counted)


def shrunk_variance(past: Excess, now: Excess, *, counted: bool) -> Floats:
    """A segment's own usual movement, drawn towards what all segments of the same kind show.

    Eight to twenty changes of one segment make a poor estimate, and among hundreds of candidates the smallest of many
    poor estimates would win.
    """
    usable = past.fit & np.isfinite(past.difference)
    steps = usable.sum(axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        size = np.where(usable, np.abs(past.difference), 0.0).sum(axis=0) / steps
        own = np.where(steps > 0, (RANGE_TO_SD * size) ** 2, 0.0)
        sampling = np.where(steps > 0, np.where(usable, past.variance, 0.0).sum(axis=0) / steps, 0.0)
        known = steps >= MIN_CHANGES
        factor = 1.0
        if not counted:
            ratios = own[known] / sampling[known]
            ratios = ratios[np.isfinite(ratios)]
            factor = float(np.median(ratios)) if len(ratios) else 0.0
    more = np.maximum(own - factor * sampling, 0.0)[known]
    pooled = factor * now.variance[0] + (float(np.median(more)) if len(more) else 0.0)
    return np.asarray((POOLED_WEIGHT * pooled + steps * own) / (POOLED_WEIGHT + steps))


def earlier_steps(step: Step) -> list[tuple[int, int]]:
    """Rows of the earlier steps over the same distance, oldest first; of both periods complete and with data."""
    lag = step.after - step.before
    steps = [(row - lag, row) for row in range(lag, step.after) if step.usable[row - lag] and step.usable[row]]
    return steps[-MAX_STEPS:]


def rate_scan(step: Step, adjust: tuple[str, ...], inflation: float = 1.0) -> Scan:
    """Scores own rates: the rate effect per unit of weight inside a segment against that outside."""
    leaf = step.store.over(adjust)
    rows = list(step.rows)
    counted = step.metric.kind == "ratio" and is_proportion(leaf.numerator[rows], leaf.denominator[rows])

    def measure(cells: Cells, member: Codes, groups: int, before: NDArray[np.intp], after: NDArray[np.intp]) -> Excess:
        ratio = as_ratio(step.metric, cells)
        n0, d0, n1, d1 = (part[rows] for rows in (before, after) for part in (ratio.numerator, ratio.denominator))
        rate = add_up(split_ratio(n0, d0, n1, d1).rate, member, groups)
        sums = [add_up(part, member, groups) for part in (n0, d0, n1, d1)]
        rest = [part.sum(axis=1, keepdims=True) - part for part in sums]
        with np.errstate(divide="ignore", invalid="ignore"):
            share = sum(part / part.sum(axis=1, keepdims=True) for part in (sums[1], sums[3])) / 2
            difference = rate / share - (rate.sum(axis=1, keepdims=True) - rate) / (1 - share)
        variance = sum(
            _unit_variance(part[at], part[at + 1], counted=counted) for part in (sums, rest) for at in (0, 2)
        )
        fit = np.all([part[at] >= MIN_SUPPORT for part in (sums, rest) for at in (1, 3)], axis=0)
        return Excess(difference, np.asarray(variance), rate, fit & _unlike_rest(sums, rest, rate))

    return Scan(step, measure, adjust, counted, inflation)


def volume_scan(step: Step, inflation: float = 1.0, *, sampled: bool = False) -> Scan:
    """Scores sums: what a segment has beyond moving like the rest, relative to its size.

    `inflation` is the variance of the whole in units of its size, and `sampled` says that it comes from the units
    behind the rows: a segment's own squares are then taken to be in proportion to its size.
    """
    metric = step.metric
    counted = metric.unit == "count" and metric.kind in {"additive", "distinct"}
    overlapping = metric.kind == "distinct"

    def measure(cells: Cells, member: Codes, groups: int, before: NDArray[np.intp], after: NDArray[np.intp]) -> Excess:
        x0, x1 = (add_up(cells.numerator[rows], member, groups) for rows in (before, after))
        if overlapping:
            whole = (step.total.numerator[rows] for rows in (before, after))
            y0, y1 = (np.broadcast_to(part, x0.shape) for part in whole)
        else:
            y0, y1 = (part.sum(axis=1, keepdims=True) - part for part in (x0, x1))
        growth = _length_ratio(step, before, after) if metric.kind == "additive" else 1.0
        with np.errstate(divide="ignore", invalid="ignore"):
            like_rest = y1 / y0
            size = np.maximum(np.abs(x0 * like_rest), np.abs(x1))
            difference = (x1 - x0 * like_rest) / size
            variance = (np.abs(x1) + like_rest**2 * np.abs(x0)) / size**2
            variance += (x0 / size) ** 2 * (np.abs(y1) + like_rest**2 * np.abs(y0)) / y0**2
        return Excess(difference, variance, x1 - x0 * growth, _large_enough(x0, x1, y0, y1, counted=counted))

    return Scan(step, measure, None, counted or sampled, inflation)


def _unlike_rest(sums: list[Floats], rest: list[Floats], rate: Floats) -> NDArray[np.bool_]:
    """Whether a segment's own rate moved with its effect, and relatively further than the complement's.

    A segment whose own rate moved the other way is no place to point at, whatever moved inside it. And where every
    rate falls by a tenth, the highest falls furthest without being a place of its own.
    """
    with np.errstate(divide="ignore", invalid="ignore"):
        inside, outer = ((part[2] / part[3]) / (part[0] / part[1]) - 1 for part in (sums, rest))
        own = sums[2] / sums[3] - sums[0] / sums[1]
        further = (np.abs(inside) >= FURTHER * np.abs(outer)) | (inside * outer < 0) | ~np.isfinite(inside)
    return np.asarray((np.sign(own) * np.sign(rate) > 0) & further)


def _large_enough(x0: Floats, x1: Floats, y0: Floats, y1: Floats, *, counted: bool) -> NDArray[np.bool_]:
    """A segment may be new or gone, the complement not."""
    larger = np.maximum(np.abs(x0), np.abs(x1))
    if counted:
        return np.asarray((larger >= MIN_SUPPORT) & (y0 >= MIN_SUPPORT) & (y1 >= MIN_SUPPORT))
    whole = np.maximum(np.abs(x0 + y0), np.abs(x1 + y1))
    return np.asarray((larger >= MIN_SHARE * whole) & (y0 > 0) & (y1 > 0))


def _unit_variance(numerator: Floats, denominator: Floats, *, counted: bool) -> Floats:
    if counted:
        return proportion_variance(numerator, denominator)
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(denominator > 0, (numerator / denominator) ** 2 / denominator, 0.0)


def _length_ratio(step: Step, before: NDArray[np.intp], after: NDArray[np.intp]) -> Floats:
    days = np.array([period.days for period in step.periods], dtype=np.float64)
    return (days[after] / days[before])[:, None]


def nameable(step: Step, cells: Cells) -> NDArray[np.bool_]:
    """Which segments may be named: not the merged small values, and of many values only the largest."""
    named = np.ones(len(cells.codes), dtype=bool)
    for position, dimension in enumerate(cells.dimensions):
        named &= step.store.searched(dimension, MAX_VALUES)[cells.codes[:, position]]
    return named


def outside(cells: Cells, removed: tuple[Segment, ...]) -> NDArray[np.bool_]:
    """Which cells belong to none of the removed segments; all their dimensions have to be there."""
    keep = np.ones(len(cells.codes), dtype=bool)
    for segment in removed:
        inside = np.ones(len(cells.codes), dtype=bool)
        for dimension, value in segment.parts:
            position = cells.dimensions.index(dimension)
            inside &= cells.codes[:, position] == cells.labels[position].index(value)
        keep &= ~inside
    return keep


def _subset(cells: Cells, keep: NDArray[np.bool_]) -> Cells:
    if keep.all():
        return cells
    return replace(
        cells,
        codes=cells.codes[keep],
        numerator=cells.numerator[:, keep],
        denominator=cells.denominator[:, keep],
        volume=cells.volume[:, keep],
    )


def _rows(steps: list[tuple[int, int]]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    pairs = np.array(steps, dtype=np.intp)
    return pairs[:, 0], pairs[:, 1]
