"""From a cube and two periods to the facts: everything that a text about the change may claim."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Protocol

from insight.breakdown import Breakdown, break_down
from insight.cells import Floats
from insight.cube import OTHER, Cube
from insight.drivers import drivers_of
from insight.evidence import Finding, with_evidence
from insight.facts import Facts, Part, Period, Segment, YearBefore
from insight.metrics import Metric
from insight.periods import Comparison
from insight.phrases import delta_of
from insight.step import Step, step_between
from insight.verdicts import is_simpson, verdicts_of

ORDERS_APART: Final = 0.10
"""The order in which rate and mix are taken is told when it alters the smaller effect by a tenth."""


class ChangeVariance(Protocol):
    """Sampling variance of a change by the delta method, in pieces."""

    @property
    def baseline_variance(self) -> float:
        """Of the metric in the baseline period."""
        ...

    @property
    def current_variance(self) -> float:
        """Of the metric in the current period."""
        ...

    @property
    def covariance(self) -> float:
        """Between the two: the same units are in both."""
        ...


class UnitSource(Protocol):
    """Rows that know which unit (customer) each belongs to."""

    def unit_sums(
        self, metric: Metric, baseline: Period, current: Period, *, where: Segment | None = None
    ) -> ChangeVariance:
        """Sums over the units, for the variance of a ratio or a sum in a part of the data."""
        ...


def facts_for(
    cube: Cube, comparison: Comparison, *, note: str | None = None, source: UnitSource | None = None
) -> Facts:
    """The facts of the change between the two periods of `comparison`.

    Args:
        cube: cut as the comparison is: when it compares only the first days of each period, so does the cube.
        comparison: the two periods.
        note: what the analyst wrote; untrusted text.
        source: asked for the variance of a ratio or sum whose metric names a unit that repeats; without it, events
            count as independent and amounts have no sampling error that is known.

    Raises:
        FactsUnavailable: a period is missing or incomplete, a denominator is zero or negative, or parts do not add up.
    """
    step = step_between(cube, comparison.baseline, comparison.current)
    breakdown = break_down(step)
    verdicts = verdicts_of(step, breakdown, _repeat_variance(step, source))
    facts = replace(
        _plain(step, breakdown),
        noise=verdicts.total,
        rate_noise=verdicts.rate,
        mix_noise=verdicts.mix,
        year_noise=verdicts.year,
        note=note or None,
    )
    facts = replace(facts, simpson=is_simpson(facts))
    findings = drivers_of(step, breakdown, verdicts, facts.delta) if facts.something_to_explain else ()
    crossings = tuple(found.segment for found in findings if found.segment not in facts.segments)
    notices = (*comparison.notices, *cube.notices, *_notices(step, facts, findings))
    return with_evidence(replace(facts, segments=facts.segments + crossings, notices=notices), findings)


def _repeat_variance(step: Step, source: UnitSource | None) -> float | None:
    """Sampling variance of the change, of a sum per day."""
    if source is None or step.metric.kind not in {"ratio", "additive"} or not step.metric.unit_of_repeat:
        return None
    sums = source.unit_sums(step.metric, step.previous, step.current, where=step.cube.where)
    before, after = (step.previous.days, step.current.days) if step.metric.kind == "additive" else (1, 1)
    return sums.baseline_variance / before**2 + sums.current_variance / after**2 - 2 * sums.covariance / before / after


def _left_out(step: Step) -> list[str]:
    """How many rows of the two periods count for nothing, because one of their measures is missing."""
    table = step.cube.over(())
    excluded = table.groupby("period")["excluded"].sum()
    counts = {step.periods[row].label: int(excluded.get(step.store.first + row, 0)) for row in step.rows}
    rows = [f"{count:,} {'row' if count == 1 else 'rows'} of {label}" for label, count in counts.items() if count]
    if not rows:
        return []
    metric = step.metric
    named = [
        label or column
        for label, column in (
            (metric.numerator_label, metric.numerator),
            (metric.denominator_label, metric.denominator),
            ("", metric.volume),
        )
        if column
    ]
    alone = len(rows) == 1 and rows[0].startswith("1 row ")
    has, left = ("has", "is left out") if alone else ("have", "are left out")
    return [f"{' and '.join(rows)} {has} no value for {' or for '.join(dict.fromkeys(named))} and {left}."]


def _other_order(facts: Facts) -> list[str]:
    """What a reader finds who holds the earlier rates fixed, where that is visibly another figure."""
    ours, theirs = facts.effects, facts.effects_mix_first
    if ours is None or theirs is None or not facts.something_to_explain:
        return []
    apart = abs(theirs.mix_effect - ours.mix_effect)
    least = ORDERS_APART * min(abs(ours.rate_effect), abs(ours.mix_effect))
    if apart < least or delta_of(facts, theirs.mix_effect) == delta_of(facts, ours.mix_effect):
        return []
    told = (
        f"Rate and mix effect are split at the mean of both periods. With the rates of {facts.previous_period.label} "
        f"held fixed, the mix effect is {delta_of(facts, theirs.mix_effect)} "
        f"and the rate effect is {delta_of(facts, theirs.rate_effect)}."
    )
    return [told]


def _plain(step: Step, breakdown: Breakdown) -> Facts:
    """The facts before anything is judged."""
    metric = step.metric
    previous, current = (float(step.values(step.total)[row, 0]) for row in step.rows)
    a_year = step.year_before(step.current)
    a_year = None if a_year is None or step.cube.periods[a_year] == step.previous else a_year
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
        effects_mix_first=breakdown.mix_first,
        effects_by_dimension=breakdown.by_dimension,
        volume_effect=breakdown.volume_effect,
        calendar_effect=previous * (step.current.days / step.previous.days - 1) if step.counts_days else None,
        unattributed=breakdown.unattributed,
        year_before=_same_step_a_year_before(step),
        year_earlier_value=None if a_year is None else float(step.history[a_year]),
        year_earlier_period=None if a_year is None else step.cube.periods[a_year],
        data_fingerprint=step.cube.fingerprint,
    )


def _part(step: Step, sums: Floats, label: str) -> Part | None:
    if step.metric.kind != "ratio":
        return None
    previous, current = (float(sums[row, 0]) for row in step.rows)
    return Part(label.replace("_", " "), previous, current)


def _same_step_a_year_before(step: Step) -> YearBefore | None:
    before, after = (step.year_before(period) for period in (step.previous, step.current))
    if before is None or after is None or step.cube.periods[after] == step.previous:
        return None
    periods, history = step.cube.periods, step.history
    return YearBefore(periods[before], periods[after], float(history[before]), float(history[after]))


def _notices(step: Step, facts: Facts, findings: tuple[Finding, ...]) -> tuple[str, ...]:
    """What has to be said of the values behind the figures and of the search among them."""
    told = [
        f"{count} values of {dimension} below 0.5 % of the whole are taken together as {OTHER}."
        for dimension, count in sorted(step.store.merged.items())
        if count > 1
    ]
    told += _left_out(step)
    told += _other_order(facts)
    if facts.something_to_explain and not findings and step.metric.dimensions:
        told.append("No segment stands out: the change is spread over the segments, or none is large enough to tell.")
    return tuple(told)
