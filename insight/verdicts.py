"""The verdicts on one change: on the whole, and for a split change on its rate and mix totals apart."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
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
    year: Noise | None = None
    """Of the change on the year before, against earlier changes on a year."""
    inflation: float = 1.0
    """Variance of the change in units of what independent events would have: above one where customers repeat."""
    sampled: bool = False
    """Whether a sum's sampling error is known from the units that its rows belong to."""


def verdicts_of(step: Step, breakdown: Breakdown, repeat_variance: float | None = None) -> Verdicts:
    """Judge the change, the rate and mix totals on the leaf cells, and the change on a year.

    Args:
        step: the two periods.
        breakdown: with the dimensions of the leaf cells.
        repeat_variance: sampling variance of the change (per day of a sum), known from a unit that repeats across
            rows.
    """
    independent = sampling_variance(step)
    variance = repeat_variance if repeat_variance is not None else independent
    inflation = 1.0
    if repeat_variance is not None:
        inflation = _inflation(step, repeat_variance, independent)
    sampled = repeat_variance is not None and step.metric.kind == "additive"
    total, year = _judge_total(step, variance), _judge_year(step)
    if breakdown.effects is None:
        return Verdicts(total, year=year, inflation=inflation, sampled=sampled)
    leaf = as_ratio(step.metric, step.store.over(breakdown.adjust))
    scale = effect_scale(step)
    size = abs(float(step.values(step.total)[step.before, 0]))
    judged = [
        judge(effect, None if own is None else math.sqrt(own * inflation), past * scale, scale=size)
        for effect, own, past in zip(
            (breakdown.effects.rate_effect, breakdown.effects.mix_effect),
            effect_variances(step, leaf),
            earlier_effects(step, leaf),
            strict=True,
        )
    ]
    return Verdicts(total, judged[0], judged[1], year, inflation, sampled)


def earlier_effects(step: Step, leaf: Cells) -> tuple[Floats, Floats]:
    """Rate and mix totals of every earlier step over the same distance in the window; NaN where a period is unfit."""
    lag = step.after - step.before
    before, after = slice(0, step.after - lag), slice(lag, step.after)
    n, d, usable = leaf.numerator, leaf.denominator, np.array(step.usable)
    split = split_ratio(n[before], d[before], n[after], d[after])
    fit = usable[before] & usable[after]
    return np.where(fit, split.rate.sum(axis=-1), np.nan), np.where(fit, split.mix.sum(axis=-1), np.nan)


def effect_variances(step: Step, leaf: Cells) -> tuple[float | None, float | None]:
    """Sampling variances of the rate and mix totals by the law of total variance; `None` unless events are counted."""
    rows = list(step.rows)
    n, d = leaf.numerator[rows], leaf.denominator[rows]
    if step.metric.kind != "ratio" or not is_proportion(n, d):
        return None, None
    total = d.sum(axis=1, keepdims=True)
    with np.errstate(divide="ignore", invalid="ignore"):
        rates = np.where(d > 0, n / d, np.nan)
    rates = np.nan_to_num(np.where(np.isfinite(rates), rates, rates[::-1]))
    share = (d / total).mean(axis=0)
    middle = float((n.sum(axis=1) / total[:, 0]).mean())
    rate_variance = (share**2 * proportion_variance(n, d).sum(axis=0)).sum()
    mix_variance = (1 / total).sum() * (share * (rates.mean(axis=0) - middle) ** 2).sum()
    return float(rate_variance), float(mix_variance)


def sampling_variance(step: Step) -> float | None:
    """Of the change of the total (per day for a sum): known for proportions and counts of events alone."""
    rows = list(step.rows)
    metric = step.metric
    if metric.kind == "ratio":
        cells = step.store.over(metric.dimensions[:1])
        if not is_proportion(cells.numerator[rows], cells.denominator[rows]):
            return None
        return float(proportion_variance(step.total.numerator[rows], step.total.denominator[rows]).sum())
    counts = step.total.numerator[rows, 0]
    if metric.unit != "count" or metric.kind == "level" or (counts < 0).any():
        return None
    return _events_variance(step)


def _events_variance(step: Step) -> float:
    """Of the change of a total, if each unit of it were one event; per day for a sum."""
    sizes = np.abs(step.total.numerator[list(step.rows), 0])
    days = [step.previous.days, step.current.days] if step.metric.kind == "additive" else [1, 1]
    return float((sizes / np.square(days)).sum())


def _inflation(step: Step, repeat_variance: float, independent: float | None) -> float:
    """How many times more a change varies than independent events; amounts are taken as so many events of one."""
    events = independent or (_events_variance(step) if step.metric.kind == "additive" else 0.0)
    if not events:
        return 1.0
    ratio = repeat_variance / events
    return ratio if independent is None else max(ratio, 1.0)


def is_simpson(facts: Facts) -> bool:
    """Whether rate and mix, both beyond chance, pull apart: against the whole, or inside a quiet total."""
    if facts.effects is None or facts.rate_noise is None or facts.mix_noise is None:
        return False
    rate, mix = facts.effects.rate_effect, facts.effects.mix_effect
    quiet = facts.noise is not None and facts.noise.within_normal_variation
    least = OFFSETTING if quiet else NOTABLE
    scores = (facts.rate_noise.z, facts.mix_noise.z)
    if rate * mix >= 0:
        return False
    if any(z is None for z in scores):  # chance is not known here, but which way the parts went is
        return not quiet and opposed_dimension(facts) is not None
    if any(z is None or abs(z) < least for z in scores):
        return False
    return quiet or rate * facts.delta < 0 or opposed_dimension(facts) is not None


def _judge_total(step: Step, variance: float | None) -> Noise:
    return _judge_between(step, step.store.first + step.before, variance)


def _judge_between(step: Step, before: int, variance: float | None = None) -> Noise:
    """The change since the period at `before` in the cube.

    A sum is judged per day; between periods of equal length the limit is given for a whole one.
    """
    after = step.store.first + step.after
    additive = step.metric.kind == "additive"
    values = step.per_day() if additive else step.history
    error = None if variance is None else math.sqrt(max(variance, 0.0))
    past = earlier_changes(values, before, after)
    judged = judge(float(values[after] - values[before]), error, past, scale=abs(float(values[before])))
    if additive and judged.limit is not None and step.cube.periods[before].days == step.current.days:
        return replace(judged, limit=judged.limit * step.current.days)
    return judged


def _judge_year(step: Step) -> Noise | None:
    """With two years of history: is the change on the year before unlike the earlier changes on a year?"""
    before = step.year_before(step.current)
    if before is None or before == step.store.first + step.before:
        return None
    judged = _judge_between(step, before)
    return None if judged.limit is None else judged
