"""From a cube and two periods to the facts: everything that a text about the change may claim."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import numpy as np

from insight.breakdown import Breakdown, break_down
from insight.cells import Floats
from insight.cube import Cube
from insight.drivers import drivers_of
from insight.evidence import with_evidence
from insight.facts import Facts, Part, Period, YearBefore
from insight.metrics import Grain
from insight.noise import Series, SeriesPoint, series_of
from insight.periods import Comparison
from insight.step import Step, step_between
from insight.verdicts import is_simpson, per_day, verdicts_of


def facts_for(cube: Cube, comparison: Comparison, *, note: str | None = None) -> Facts:
    """The facts of the change between the two periods of `comparison`.

    `cube` has to be cut as the comparison is: when it compares only the first days of each period, so does the cube.

    Raises:
        FactsUnavailable: a period is missing or incomplete, a denominator is zero or negative, or parts do not add up.
    """
    step = step_between(cube, comparison.baseline, comparison.current)
    breakdown = break_down(step)
    facts = replace(_plain(step, breakdown), note=note or None, notices=(*comparison.notices, *_notices(step)))
    verdicts = verdicts_of(step, breakdown)
    facts = replace(facts, noise=verdicts.total, rate_noise=verdicts.rate, mix_noise=verdicts.mix)
    facts = replace(facts, simpson=is_simpson(facts))
    findings = drivers_of(step, breakdown, verdicts, facts.delta) if facts.something_to_explain else ()
    crossings = tuple(found.segment for found in findings if found.segment not in facts.segments)
    return with_evidence(replace(facts, segments=facts.segments + crossings), findings)


def series_for(cube: Cube, comparison: Comparison) -> Series:
    """The metric in every period with the limits of normal variation, for a chart."""
    step = step_between(cube, comparison.baseline, comparison.current)
    values = per_day(step) if step.counts_days else step.history
    points = tuple(
        SeriesPoint(period, float(value) if np.isfinite(value) else None, complete)
        for period, value, complete in zip(cube.periods, values, cube.complete, strict=True)
    )
    first = step.store.first
    return series_of(points, first + step.before, first + step.after, per_day=step.counts_days)


def _plain(step: Step, breakdown: Breakdown) -> Facts:
    """The facts before anything is judged."""
    metric = step.metric
    previous, current = (float(step.values(step.total)[row, 0]) for row in step.rows)
    return Facts(
        metric=metric.name,
        label=metric.label,
        kind=metric.kind,
        unit=metric.unit,
        grain=step.cube.grain,
        previous_period=step.previous,
        current_period=step.current,
        previous_value=previous,
        current_value=current,
        also_called=metric.also_called,
        definition=metric.definition,
        polarity=metric.polarity,
        decimals=metric.decimals,
        segments=breakdown.segments,
        numerator=_part(step, step.total.numerator, metric.numerator_label or metric.numerator),
        denominator=_part(step, step.total.denominator, metric.denominator_label or metric.denominator or ""),
        effects=breakdown.effects,
        effects_by_dimension=breakdown.by_dimension,
        volume_effect=breakdown.volume_effect,
        calendar_effect=previous * (step.current.days / step.previous.days - 1) if step.counts_days else None,
        unattributed=breakdown.unattributed,
        year_before=_same_step_a_year_before(step),
        year_earlier_value=_year_earlier(step)[1],
        year_earlier_period=_year_earlier(step)[0],
        data_fingerprint=step.cube.fingerprint,
    )


def _part(step: Step, sums: Floats, label: str) -> Part | None:
    if step.metric.kind != "ratio":
        return None
    previous, current = (float(sums[row, 0]) for row in step.rows)
    return Part(label.replace("_", " "), previous, current)


def _year_earlier(step: Step) -> tuple[Period | None, float | None]:
    """The period a year before the current one and the metric in it; nothing when that is the baseline itself."""
    found = _a_year_before(step, step.current)
    return (None, None) if found is None or found[0] == step.previous else found


def _same_step_a_year_before(step: Step) -> YearBefore | None:
    before, after = (_a_year_before(step, period) for period in (step.previous, step.current))
    if before is None or after is None or after[0] == step.previous:
        return None
    return YearBefore(before[0], after[0], before[1], after[1])


def _a_year_before(step: Step, period: Period) -> tuple[Period, float] | None:
    start = year_before_start(period, step.cube.grain)
    for place, candidate in enumerate(step.cube.periods):
        if candidate.start == start and np.isfinite(step.history[place]):
            return candidate, float(step.history[place])
    return None


def year_before_start(period: Period, grain: Grain) -> date | None:
    """First day of the period that stands in the same place a year before; of a week, 52 weeks before."""
    if grain in {"day", "week"}:
        return period.start - timedelta(weeks=52)
    return period.start.replace(year=period.start.year - 1)


def _notices(step: Step) -> tuple[str, ...]:
    """What has to be said of the rows and values behind the figures."""
    told: list[str] = []
    table = step.cube.over(())
    first = step.store.first
    for row in step.rows:
        left_out = int(table.loc[table["period"] == first + row, "excluded"].sum())
        if left_out:
            rows = "1 row" if left_out == 1 else f"{left_out:,} rows"
            told.append(
                f"{rows} of {step.periods[row].label} had no value and {'is' if left_out == 1 else 'are'} left out."
            )
    for dimension, count in sorted(step.store.merged.items()):
        told.append(f"{count} values of {dimension} below 0.5 % of the whole are shown together as (other).")
    return tuple(told)
