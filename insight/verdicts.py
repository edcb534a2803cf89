"""The verdicts on one change: on the whole, and for a ratio on its rate and mix totals apart."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from insight.breakdown import Breakdown, effect_scale
from insight.cells import Cells, Floats
from insight.change import as_ratio, split_ratio
from insight.evidence import opposed_dimension
from insight.facts import Facts, Noise
from insight.noise import NOTABLE, earlier_changes, is_proportion, judge, proportion_variance
from insight.step import Step

OFFSETTING: Final = 3.0
"""Inside a quiet total both effects have to be this far beyond chance: nobody asked, so the bar is higher."""


@dataclass(frozen=True, slots=True)
class Verdicts:
    """Judgements of the change and of its two effects."""

    total: Noise
    rate: Noise | None = None
    mix: Noise | None = None


def verdicts_of(step: Step, breakdown: Breakdown, sampling_error: float | None = None) -> Verdicts:
    """Judge the change, and the rate and mix totals on the leaf cells.

    Args:
        step: the two periods.
        breakdown: with the dimensions of the leaf cells.
        sampling_error: of the change of a ratio, where it is known from a unit that repeats across rows.
    """
    total = _judge_total(step, sampling_error)
    if breakdown.effects is None:
        return Verdicts(total)
    leaf = as_ratio(step.metric, step.store.over(breakdown.adjust))
    rate, mix = effect_history(step, leaf)
    scale = effect_scale(step)
    rate_error, mix_error = effect_errors(step, leaf)
    lag = step.after - step.before
    size = abs(float(step.values(step.total)[step.before, 0]))
    return Verdicts(
        total,
        judge(breakdown.effects.rate_effect, rate_error, rate[: step.after - lag] * scale, scale=size),
        judge(breakdown.effects.mix_effect, mix_error, mix[: step.after - lag] * scale, scale=size),
    )


def per_day(step: Step) -> Floats:
    """The metric of every period of the cube divided by its days."""
    return step.history / np.array([period.days for period in step.cube.periods], dtype=np.float64)


def effect_history(step: Step, leaf: Cells) -> tuple[Floats, Floats]:
    """Rate and mix totals of every step over the same distance in the window; entry i ends at row i + distance."""
    lag = step.after - step.before
    usable = np.array(step.usable)
    split = split_ratio(leaf.numerator[:-lag], leaf.denominator[:-lag], leaf.numerator[lag:], leaf.denominator[lag:])
    fit = usable[:-lag] & usable[lag:]
    return (
        np.where(fit, split.rate.sum(axis=-1), np.nan),
        np.where(fit, split.mix.sum(axis=-1), np.nan),
    )


def effect_errors(step: Step, leaf: Cells) -> tuple[float | None, float | None]:
    """Sampling errors of the rate and mix totals by the law of total variance; `None` where events are not counted."""
    rows = list(step.rows)
    n, d = leaf.numerator[rows], leaf.denominator[rows]
    if step.metric.kind != "ratio" or not is_proportion(n, d):
        return None, None
    total = d.sum(axis=1, keepdims=True)
    with np.errstate(divide="ignore", invalid="ignore"):
        share = (d / total).mean(axis=0)
        rates = np.where(d > 0, n / d, np.nan)
    own = np.where(np.isfinite(rates), rates, rates[::-1])
    middle = float((n.sum(axis=1) / total[:, 0]).mean())
    spread = np.where(share > 0, (np.nan_to_num(own).mean(axis=0) - middle) ** 2, 0.0)
    rate_variance = float((share**2 * proportion_variance(n, d).sum(axis=0)).sum())
    mix_variance = float((1 / total).sum() * (share * spread).sum())
    return math.sqrt(rate_variance), math.sqrt(mix_variance)


def is_simpson(facts: Facts) -> bool:
    """Whether rate and mix, both beyond chance, pull apart: against the whole, or inside a quiet total."""
    if facts.effects is None or facts.rate_noise is None or facts.mix_noise is None:
        return False
    rate, mix = facts.effects.rate_effect, facts.effects.mix_effect
    quiet = facts.noise is not None and facts.noise.within_normal_variation
    least = OFFSETTING if quiet else NOTABLE
    if rate * mix >= 0 or any(
        judged.z is None or abs(judged.z) < least for judged in (facts.rate_noise, facts.mix_noise)
    ):
        return False
    return quiet or rate * facts.delta < 0 or opposed_dimension(facts) is not None


def _judge_total(step: Step, sampling_error: float | None) -> Noise:
    first = step.store.first
    before, after = first + step.before, first + step.after
    additive = step.metric.kind == "additive"
    values = per_day(step) if additive else step.history
    delta = float(values[after] - values[before])
    error = sampling_error if sampling_error is not None else _sampling_error(step)
    judged = judge(delta, error, earlier_changes(values, before, after), scale=abs(float(values[before])))
    if additive and not step.counts_days and judged.limit is not None:
        return Noise(judged.verdict, judged.z, judged.limit * step.current.days, judged.earlier_changes)
    return judged


def _sampling_error(step: Step) -> float | None:
    """Of the change of the total: of proportions and counts (per day); `None` for other sums, levels and ratios."""
    rows = list(step.rows)
    n, d = step.total.numerator[rows, 0], step.total.denominator[rows, 0]
    if step.metric.kind == "ratio":
        cells = step.store.over(step.store.combinations(1)[0]) if step.metric.dimensions else step.total
        return (
            float(proportion_variance(n, d).sum()) ** 0.5
            if is_proportion(cells.numerator[rows], cells.denominator[rows])
            else None
        )
    if step.metric.unit != "count" or step.metric.kind == "level" or (n < 0).any():
        return None
    days = np.array([step.previous.days, step.current.days]) if step.metric.kind == "additive" else np.ones(2)
    return math.sqrt((n / days**2).sum())
