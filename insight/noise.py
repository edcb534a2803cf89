"""Is a change more than the metric's usual movement?

Two yardsticks, of which the wider counts: the sampling error of the two values, and the earlier changes of the same
metric as on an XmR chart (Wheeler): their mean size, the mean moving range, times 3.268 is the limit of normal
variation.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from insight.cells import Floats
from insight.facts import Noise, Period, Verdict

MIN_CHANGES: Final = 8
"""With fewer earlier changes their mean size is itself too uncertain."""
RANGE_LIMIT: Final = 3.268
"""Upper limit of a moving range of two, in mean moving ranges (D4 of control charts)."""
RANGE_TO_SD: Final = 1.2533
"""Standard deviation of a normal change, in mean absolute changes: the square root of pi / 2."""
NOTABLE: Final = 1.96
RANGE_FREEDOM: Final = 0.62
"""Degrees of freedom of a mean moving range, for each change in it: neighbouring changes share a value."""


@dataclass(frozen=True, slots=True)
class SeriesPoint:
    """The metric in one period; `None` without data."""

    period: Period
    value: float | None
    complete: bool


def earlier_changes(values: Floats, before: int, after: int) -> Floats:
    """Changes over the same distance that ended before `after`; first axis is time, NaN where a value is missing."""
    lag = after - before
    return values[lag:after] - values[: max(after - lag, 0)] if after > lag else values[:0]


def known(changes: Floats) -> Floats:
    """Without those that a missing value leaves open."""
    return changes[np.isfinite(changes)]


def historical_sd(changes: Floats) -> float | None:
    """Standard deviation of a usual change from the mean moving range; `None` under eight changes.

    It is widened as Student's t is: a dozen changes alone would make 8 % of quiet months notable in place of 5 %.
    """
    found = known(changes)
    if len(found) < MIN_CHANGES:
        return None
    return RANGE_TO_SD * float(np.abs(found).mean()) * _student(RANGE_FREEDOM * len(found)) / NOTABLE


def _student(freedom: float) -> float:
    """The 97.5 % quantile of Student's t, by its expansion in 1 / freedom; within 0.003 from five degrees on."""
    z = NOTABLE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def judge(delta: float, sampling_error: float | None, changes: Floats, *, scale: float = 0.0) -> Noise:
    """The verdict on a change.

    Args:
        delta: the change.
        sampling_error: its standard error from sampling; `None` when the rows do not tell.
        changes: earlier changes of the same kind.
        scale: size of the values, below whose rounding error a change is none.
    """
    found = known(changes)
    historical = historical_sd(found)
    mean_range = float(np.abs(found).mean()) if len(found) else 0.0
    limit = RANGE_LIMIT * mean_range if historical is not None else None
    spread = max((sd for sd in (sampling_error, historical) if sd is not None), default=None)
    size = 0.0 if abs(delta) <= 1e-12 * abs(scale) else abs(delta)
    z = math.copysign(size / spread, delta) if spread else None
    return Noise(_verdict(size, z, spread, limit), z=z, limit=limit, earlier_changes=len(found))


def _verdict(size: float, z: float | None, spread: float | None, limit: float | None) -> Verdict:
    if spread is None:
        return "too_little_history"
    quiet = size == 0 or (z is not None and abs(z) < NOTABLE)
    if limit is None:
        return "sampling_test_only_quiet" if quiet else "sampling_test_only_notable"
    if quiet:
        return "within_normal_variation"
    return "outside_normal_variation" if size > limit else "notable"


def proportion_variance(numerator: Floats, denominator: Floats) -> Floats:
    """Sampling variance of a share of independent events, p (1 - p) / D; zero without events."""
    with np.errstate(divide="ignore", invalid="ignore"):
        share = numerator / denominator
        return np.where(denominator > 0, share * (1 - share) / denominator, 0.0)


def is_proportion(numerator: Floats, denominator: Floats) -> bool:
    """Whether every cell counts events out of events: whole numbers, 0 <= numerator <= denominator."""
    counts = np.all(np.mod(numerator, 1) == 0) and np.all(np.mod(denominator, 1) == 0)
    return bool(counts and np.all(numerator >= 0) and np.all(numerator <= denominator))
