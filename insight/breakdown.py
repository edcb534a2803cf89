"""What every segment was, is and adds to the change."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from insight.cells import Cells, Floats
from insight.change import Split, adjustment_set, as_ratio, leaf_for, mix_then_rate, reconciles, split_cells
from insight.errors import FactsUnavailable
from insight.facts import Effects, SegmentFacts
from insight.step import Step

MAX_LISTED: Final = 200
"""Values listed for a distinct count, whose small values cannot be merged."""


@dataclass(frozen=True, slots=True, eq=False)
class Breakdown:
    """The change over the values of each dimension."""

    segments: tuple[SegmentFacts, ...]
    adjust: tuple[str, ...] = ()
    """Dimensions of the leaf cells on which rate and mix were split."""
    effects: Effects | None = None
    by_dimension: tuple[tuple[str, Effects], ...] = ()
    volume_effect: float | None = None
    unattributed: float | None = None
    mix_first: Effects | None = None
    """Of a ratio, the same two effects when the mix moves first, at the baseline's rates."""


@dataclass(frozen=True, slots=True, eq=False)
class SegmentEffects:
    """Effects of the segments over some dimensions, in the metric's unit; each array is (segments,)."""

    cells: Cells
    rate: Floats
    mix: Floats
    unattributed: Floats


def break_down(step: Step) -> Breakdown:
    """The contributions of all values of all dimensions.

    Raises:
        FactsUnavailable: a denominator is negative, or the parts do not add up to the change.
    """
    kind = step.metric.kind
    if kind == "ratio" or (kind == "additive" and step.metric.volume):
        return _with_effects(step)
    return Breakdown(_plain_segments(step))


def _plain_segments(step: Step) -> tuple[SegmentFacts, ...]:
    """The segments without rate and mix effects."""
    segments: list[SegmentFacts] = []
    for dimensions in step.store.combinations(1):
        cells = step.store.over(dimensions)
        _reconcile(step, cells)
        segments += segment_facts(step, cells)
    return tuple(segments)


def effects_over(step: Step, dimensions: tuple[str, ...], adjust: tuple[str, ...]) -> SegmentEffects:
    """Rate and mix effects, split on the leaf cells and rolled up to the segments over `dimensions`."""
    store = step.store
    leaf, cells = store.over(leaf_for(store, dimensions, adjust)), store.over(dimensions)
    refuse_negative(step, leaf)
    split = split_of(step, leaf).over(leaf.membership(dimensions, cells), len(cells.codes))
    scale = effect_scale(step)
    return SegmentEffects(cells, split.rate[0] * scale, split.mix[0] * scale, split.unattributed[0] * scale)


def split_of(step: Step, cells: Cells) -> Split:
    """The split between the two periods: of a ratio, or of the mean value behind a sum with a known count."""
    return split_cells(as_ratio(step.metric, cells), step.rows)


def effect_scale(step: Step) -> float:
    """What turns effects on the mean value into effects on the sum: the mean count. One for a ratio."""
    if step.metric.kind == "ratio":
        return 1.0
    return float(step.total.volume[list(step.rows), 0].mean())


def refuse_negative(step: Step, cells: Cells) -> None:
    """Shares of a total need denominators that are not negative.

    Raises:
        FactsUnavailable: names the first segment and period with a negative one.
    """
    weights = as_ratio(step.metric, cells).denominator
    for row in step.rows:
        bad = np.flatnonzero(weights[row] < 0)
        if len(bad):
            metric = step.metric
            what = metric.denominator_label or metric.denominator or metric.volume
            where = ", ".join(f"{dimension} {value}" for dimension, value in cells.segment(int(bad[0])).parts)
            raise FactsUnavailable(
                f"{metric.label} cannot be split: {what} are negative for {where} in {step.periods[row].label}."
            )


def segment_facts(
    step: Step, cells: Cells, effects: SegmentEffects | None = None, only: tuple[int, ...] | None = None
) -> list[SegmentFacts]:
    """One entry for each segment with rows in either period, largest contribution first; `only` picks some."""
    before, after = step.rows
    kind = step.metric.kind
    values = step.values(cells)
    sizes = cells.denominator if kind == "ratio" else cells.numerator
    weights = sizes if kind == "ratio" else np.maximum(np.abs(sizes), cells.volume)
    shares = _shares(sizes, overlapping=kind == "distinct")
    growth = step.current.days / step.previous.days - 1
    unexpected = unexpected_differences(sizes[before], sizes[after]) if kind in {"additive", "level"} else None
    listed: list[SegmentFacts] = []
    for cell in range(len(cells.codes)) if only is None else only:
        present = (_present(cells, before, cell), _present(cells, after, cell))
        if not any(present):
            continue
        contribution, rate, mix = _parts(cells, effects, kind, cell, (before, after))
        volume = None if kind == "ratio" or rate is None or mix is None else (contribution or 0.0) - rate - mix
        listed.append(
            SegmentFacts(
                cells.segment(cell),
                _value(values[before, cell], kind, present=present[0]),
                _value(values[after, cell], kind, present=present[1]),
                contribution=contribution,
                rate_effect=rate,
                mix_effect=mix,
                volume_effect=volume,
                calendar_effect=float(cells.numerator[before, cell]) * growth if step.counts_days else None,
                unexpected_difference=None if unexpected is None else unexpected[cell],
                surprise=None if kind == "ratio" else surprise(shares[before][cell], shares[after][cell]),
                share_previous=shares[before][cell],
                share_current=shares[after][cell],
                numerator_previous=_own(cells.numerator, before, cell, kind),
                numerator_current=_own(cells.numerator, after, cell, kind),
                denominator_previous=_own(cells.denominator, before, cell, kind),
                denominator_current=_own(cells.denominator, after, cell, kind),
                status=_status(float(weights[before, cell]), float(weights[after, cell])),
            )
        )
    listed.sort(key=lambda item: (-round(abs(_size_of(item)), 12), item.segment))
    return listed if kind != "distinct" or only is not None else listed[:MAX_LISTED]


def unexpected_differences(before: Floats, after: Floats) -> list[float | None]:
    """For each segment, its value minus what it would be, had it moved like its complement.

    As BigQuery defines it; `None` where the complement was nothing.
    """
    rest_before, rest_after = before.sum() - before, after.sum() - after
    with np.errstate(divide="ignore", invalid="ignore"):
        found = after - before * (rest_after / rest_before)
    return [float(value) if fit else None for value, fit in zip(found, rest_before != 0, strict=True)]


def surprise(before: float | None, after: float | None) -> float | None:
    """The Jensen-Shannon term of a share that moved (Bhagwan et al. 2014, "Adtributor")."""
    if before is None or after is None:
        return None
    middle = (before + after) / 2
    # Never below zero but for rounding.
    return max(sum(share * math.log(share / middle) for share in (before, after) if share > 0) / 2, 0.0)


def _with_effects(step: Step) -> Breakdown:
    store = step.store
    adjust = adjustment_set(store)
    scale = effect_scale(step)
    total = as_ratio(step.metric, step.total)
    if (total.denominator[list(step.rows), 0] <= 0).any():  # a sum without its count is a plain sum
        return Breakdown(_plain_segments(step))
    leaf = store.over(adjust)
    refuse_negative(step, leaf)
    split = split_of(step, leaf)
    ratios = total.numerator[:, 0] / np.where(total.denominator[:, 0] == 0, np.nan, total.denominator[:, 0])
    ratio_change = float(ratios[step.after] - ratios[step.before])
    _check_sum(step, split.rate + split.mix + split.unattributed, ratio_change, ratios)
    segments: list[SegmentFacts] = []
    by_dimension: list[tuple[str, Effects]] = []
    for dimensions in store.combinations(1):
        found = effects_over(step, dimensions, adjust)
        _reconcile(step, found.cells)
        _check_sum(step, (found.rate + found.mix + found.unattributed) / scale, ratio_change, ratios)
        totals = (float(part.sum()) for part in (found.rate, found.mix, found.unattributed))
        by_dimension.append((dimensions[0], Effects(*totals)))
        segments += segment_facts(step, found.cells, found)
    loose = float(split.unattributed.sum()) * scale
    return Breakdown(
        tuple(segments),
        adjust,
        Effects(float(split.rate.sum()) * scale, float(split.mix.sum()) * scale, loose),
        tuple(by_dimension),
        None if step.metric.kind == "ratio" else _volume_effect(step, ratios),
        loose if np.any(split.unattributed != 0) else None,
        _mix_first(step, leaf) if step.metric.kind == "ratio" else None,
    )


def _mix_first(step: Step, leaf: Cells) -> Effects:
    (n0, n1), (d0, d1) = leaf.numerator[list(step.rows)], leaf.denominator[list(step.rows)]
    mix, rate = mix_then_rate(n0, d0, n1, d1)
    return Effects(rate, mix, float(split_of(step, leaf).unattributed.sum()))


def _volume_effect(step: Step, ratios: Floats) -> float:
    counts = step.total.volume[:, 0]
    rows = list(step.rows)
    return float((counts[step.after] - counts[step.before]) * ratios[rows].mean())


def _reconcile(step: Step, cells: Cells) -> None:
    """Parts of a sum or of a ratio's numerator add up; distinct counts never do."""
    if step.metric.kind == "distinct":
        return
    totals = step.total.numerator[list(step.rows), 0]
    parts = cells.numerator[step.after] - cells.numerator[step.before]
    if not reconciles(parts, float(totals[1] - totals[0]), float(np.abs(totals).max())):
        raise FactsUnavailable(
            f"The parts by {' and '.join(cells.dimensions)} do not add up to the change of the total."
        )


def _check_sum(step: Step, parts: Floats, change: float, ratios: Floats) -> None:
    scale = float(np.abs(ratios[list(step.rows)]).max())
    if not reconciles(parts, change, scale):
        raise FactsUnavailable(f"Rate and mix effects of {step.metric.label} do not add up to its change.")


def _parts(
    cells: Cells, effects: SegmentEffects | None, kind: str, cell: int, rows: tuple[int, int]
) -> tuple[float | None, float | None, float | None]:
    """Contribution, rate and mix effect of one segment."""
    rate = None if effects is None else float(effects.rate[cell])
    mix = None if effects is None else float(effects.mix[cell])
    if kind == "ratio":
        return (None if rate is None or mix is None else rate + mix), rate, mix
    if kind == "distinct":
        return None, None, None
    return float(cells.numerator[rows[1], cell] - cells.numerator[rows[0], cell]), rate, mix


def _size_of(item: SegmentFacts) -> float:
    if item.contribution is not None:
        return item.contribution
    return (item.current_value or 0.0) - (item.previous_value or 0.0)


def _shares(sizes: Floats, *, overlapping: bool) -> list[list[float | None]]:
    """Shares of the total for each period and cell; none where parts overlap, cancel out or sum to nothing."""
    total = sizes.sum(axis=1)
    return [
        [None] * sizes.shape[1]
        if overlapping or total[row] <= 0 or (sizes[row] < 0).any()
        else [float(share) for share in sizes[row] / total[row]]
        for row in range(len(sizes))
    ]


def _present(cells: Cells, row: int, cell: int) -> bool:
    return bool(cells.numerator[row, cell] or cells.denominator[row, cell] or cells.volume[row, cell])


def _value(value: float, kind: str, *, present: bool) -> float | None:
    if not np.isfinite(value):
        return None
    return float(value) if kind == "ratio" or present else 0.0


def _own(measure: Floats, row: int, cell: int, kind: str) -> float | None:
    return float(measure[row, cell]) if kind == "ratio" else None


def _status(before: float, after: float) -> Literal["both", "entered", "exited"]:
    if before == 0 and after != 0:
        return "entered"
    return "exited" if before != 0 and after == 0 else "both"
