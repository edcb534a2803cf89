"""Where the change stands out: at most three segments, each still standing out when those before it are taken away.

Sequential deletion (Zhang, Assunção & Kulldorff 2010): the segment with the largest score is taken, its rows are
removed, and the rest is searched again. So a region that fell only because of one channel in it is not named beside
that channel.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

import numpy as np
from numpy.typing import NDArray

from insight.breakdown import Breakdown, effects_over, segment_facts
from insight.cells import Floats
from insight.change import as_ratio, split_cells, split_ratio
from insight.cube import OTHER
from insight.evidence import Finding
from insight.facts import Effects, EvidenceKind, Noise, Segment, SegmentFacts
from insight.noise import NOTABLE
from insight.scan import Scan, Scores, nameable, rate_scan, volume_scan
from insight.step import Step
from insight.verdicts import Verdicts

MOST: Final = 3
MATERIAL: Final = 0.10
"""A segment with less than a tenth of the change is no driver of it."""
FAMILY_ERROR: Final = 0.05
"""Chance that any of all the candidates stands out by accident (Bonferroni)."""
NESTED: Final = 3.0
"""What surrounds a pair moved as well when it scores this much without the pair: few are asked, so no Bonferroni."""
MIX_SCORE: Final = 3.5
DUST: Final = 1e-6
SECOND_STORY: Final = 0.25
"""A second kind of effect is told when it is at least a quarter of the first."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A segment that stands out, and by how much."""

    segment: Segment
    score: float


def drivers_of(step: Step, breakdown: Breakdown, verdicts: Verdicts, delta: float) -> tuple[Finding, ...]:
    """The segments in which the change stands out, the most telling first; none when it is spread evenly."""
    if not step.metric.dimensions:
        return ()
    if verdicts.total.verdict == "too_little_history":
        return _largest(step, breakdown, delta)
    if step.metric.kind == "ratio" and breakdown.effects is not None:
        return _of_ratio(step, breakdown, breakdown.effects, verdicts)
    growth = step.current.days / step.previous.days if step.counts_days else 1.0
    rest = float(step.total.numerator[step.after, 0] - step.total.numerator[step.before, 0] * growth)
    scan = volume_scan(step, verdicts.inflation, sampled=verdicts.sampled)
    found = [_finding(step, breakdown, item.segment, "segment") for item in sequence(scan, rest)]
    # Where the calendar turns the sign, what rose per day would be named under a fall.
    return tuple(item for item in found if (item.segment.contribution or delta) * delta > 0)


def sequence(scan: Scan, whole: float) -> list[Candidate]:
    """At most three candidates beyond the Bonferroni limit, each a tenth of `whole` or more and in its direction."""
    chosen: list[Candidate] = []
    if scan.step.metric.kind == "distinct":
        return _disjoint(scan.scores(), whole)
    while len(chosen) < MOST:
        removed = tuple(item.segment for item in chosen)
        ranked = _ranked(scan.scores(removed), whole)
        if not ranked:
            break
        chosen.append(_fitting(scan, ranked, removed))
    return chosen


def _fitting(scan: Scan, ranked: list[Candidate], removed: tuple[Segment, ...]) -> Candidate:
    """The winner, unless its extent is better told by a value around it or by a pair inside it.

    A pair whose surroundings moved as well gives way to the value that holds both; a value whose rest did not move,
    once a pair inside it is taken out, gives way to the pair.
    """
    winner = ranked[0]
    parts = set(winner.segment.parts)
    if len(parts) > 1:
        around = [item for item in ranked if set(item.segment.parts) < parts]
        return next((item for item in around if _still(scan, item, (*removed, winner.segment), NESTED)), winner)
    inside = [item for item in ranked if set(item.segment.parts) > parts][:MOST]
    rests = ((item, scan.score_of(winner.segment, (*removed, item.segment))) for item in inside)
    return next((item for item, rest in rests if rest is not None and abs(rest) < NOTABLE), winner)


def _still(scan: Scan, item: Candidate, removed: tuple[Segment, ...], least: float) -> bool:
    rest = scan.score_of(item.segment, removed)
    return rest is not None and rest * item.score > 0 and abs(rest) >= least


def critical_score(candidates: int) -> float:
    """Two-sided Bonferroni limit for so many candidates."""
    return NormalDist().inv_cdf(1 - FAMILY_ERROR / 2 / max(candidates, 1))


def _standing_out(groups: list[Scores], whole: float) -> list[tuple[Scores, int]]:
    limit = critical_score(sum(int(group.fit.sum()) for group in groups))
    found: list[tuple[Scores, int]] = []
    for group in groups:
        with np.errstate(invalid="ignore"):
            fit = group.fit & (np.abs(group.score) >= limit)
            fit &= (group.effect * whole > 0) & (group.score * whole > 0)
            fit &= np.abs(group.effect) >= MATERIAL * abs(whole)
        found += [(group, int(cell)) for cell in np.flatnonzero(fit)]
    return found


def _ranked(groups: list[Scores], whole: float) -> list[Candidate]:
    """By score, then fewer dimensions, then the segment's text."""
    found = [
        Candidate(group.cells.segment(cell), float(group.score[cell])) for group, cell in _standing_out(groups, whole)
    ]
    return sorted(found, key=lambda item: (-round(abs(item.score), 9), len(item.segment.parts), item.segment))


def _disjoint(groups: list[Scores], whole: float) -> list[Candidate]:
    """Distinct counts cannot be taken away from each other: a candidate must not share a value with an earlier one."""
    chosen: list[Candidate] = []
    for item in _ranked(groups, whole):
        if len(chosen) < MOST and not any(set(item.segment.parts) & set(have.segment.parts) for have in chosen):
            chosen.append(item)
    return chosen


def _of_ratio(step: Step, breakdown: Breakdown, effects: Effects, verdicts: Verdicts) -> tuple[Finding, ...]:
    """Drivers of the larger effect first; of the other one only when it is beyond chance and worth telling."""
    rate, mix = effects.rate_effect, effects.mix_effect
    found: list[Finding] = []
    for kind in ("rate", "mix") if abs(rate) >= abs(mix) else ("mix", "rate"):
        own, other = (rate, mix) if kind == "rate" else (mix, rate)
        if abs(own) < SECOND_STORY * abs(other):
            continue
        if kind == "rate" and _beyond(verdicts.rate, NOTABLE):
            rates = sequence(rate_scan(step, breakdown.adjust, verdicts.inflation), rate)
            found += [_finding(step, breakdown, item.segment, "segment") for item in rates]
        if kind == "mix" and _beyond(verdicts.mix, MIX_SCORE):
            found += [_finding(step, breakdown, segment, "mix_effect") for segment in mix_movers(step, mix)]
    unique = {item.segment.segment: item for item in reversed(found)}
    return tuple(item for item in found if unique[item.segment.segment] is item)[:MOST]


def mix_movers(step: Step, mix: float) -> list[Segment]:
    """The values of one dimension whose shares moved: without them the mix of the rest stayed as it was.

    A launch or a doubling shrinks every other share, so the largest mix effect often belongs to a bystander. What
    tells the mover is that the mix effect among all others vanishes without it.
    """
    dimension = max(step.store.combinations(1), key=lambda names: (round(abs(_mix_over(step, names)), 12), names))
    cells = as_ratio(step.metric, step.store.over(dimension))
    n, d = cells.numerator[list(step.rows)], cells.denominator[list(step.rows)]
    own = split_ratio(n[0], d[0], n[1], d[1]).mix
    with np.errstate(divide="ignore", invalid="ignore"):
        growth = np.abs(np.log(d[1] / d[0]))
    fit = nameable(step, cells) & (own * mix > 0) & (np.abs(own) >= MATERIAL * abs(mix))
    keep = np.ones(len(own), dtype=bool)
    found: list[Segment] = []
    while len(found) < MOST and (fit & keep).any():
        left = np.abs(mix_without_each(n[:, keep], d[:, keep]))
        remains = np.full(len(own), np.inf)
        remains[keep] = left
        enough = fit & keep & (remains < SECOND_STORY * abs(mix))
        if enough.any():  # any of these alone leaves a steady rest: the one that itself grew or shrank most is it
            best = min(_places(enough), key=lambda cell: (-round(float(growth[cell]), 12), cells.segment(cell)))
        else:
            best = min(_places(fit & keep), key=lambda cell: (round(float(remains[cell]), 12), cells.segment(cell)))
        found.append(cells.segment(best))
        keep[best] = False
        if enough.any():
            break
    return found


def _places(mask: NDArray[np.bool_]) -> list[int]:
    return [int(place) for place in np.flatnonzero(mask)]


def mix_without_each(numerator: Floats, denominator: Floats) -> Floats:
    """For each cell, the mix effect among all the others; arrays are (2, cells)."""
    split_rates = np.where(denominator > 0, numerator / np.where(denominator > 0, denominator, 1.0), np.nan)
    rates = np.where(np.isnan(split_rates), split_rates[::-1], split_rates)
    middle = np.nan_to_num(rates.mean(axis=0))
    with np.errstate(divide="ignore", invalid="ignore"):
        rest = denominator.sum(axis=1, keepdims=True) - denominator
        weighted = ((denominator * middle).sum(axis=1, keepdims=True) - denominator * middle) / rest
    return np.asarray(np.nan_to_num(weighted[1] - weighted[0]))


def _mix_over(step: Step, names: tuple[str, ...]) -> float:
    cells = as_ratio(step.metric, step.store.over(names))
    return float(split_cells(cells, step.rows).mix.sum())


def _beyond(judged: Noise | None, least: float) -> bool:
    return judged is not None and judged.z is not None and abs(judged.z) >= least


def _largest(step: Step, breakdown: Breakdown, delta: float) -> tuple[Finding, ...]:
    """With nothing to judge by: of one dimension, the values that moved most unlike a share of the whole change."""
    material = [
        (abs(unlike), item)
        for item in breakdown.segments
        if item.contribution is not None
        and item.contribution * delta > 0
        and abs(item.contribution) >= MATERIAL * abs(delta)
        and item.segment.name != OTHER
        and (unlike := _unlike_rest(item, delta)) * delta > 0
    ]
    material.sort(key=lambda entry: (-round(entry[0], 12), entry[1].segment))
    same = [item for _, item in material if item.segment.dimension == material[0][1].segment.dimension]
    return tuple(_with_kind(item, _kind_of(step, item)) for item in same[:MOST])


def _unlike_rest(item: SegmentFacts, delta: float) -> float:
    """How far a segment moved beyond its share of the whole change; of a sum, beyond moving like all the others.

    What is smaller than a millionth of the change is rounding.
    """
    unlike = item.unexpected_difference
    if unlike is None:
        unlike = (item.contribution or 0.0) - (item.share_previous or 0.0) * delta
    return unlike if abs(unlike) > DUST * abs(delta) else 0.0


def _kind_of(step: Step, item: SegmentFacts) -> EvidenceKind:
    """Whether a segment of a ratio moved more by its rate or by its share."""
    by_mix = step.metric.kind == "ratio" and abs(item.mix_effect or 0.0) > abs(item.rate_effect or 0.0)
    return "mix_effect" if by_mix else "segment"


def _finding(step: Step, breakdown: Breakdown, segment: Segment, kind: EvidenceKind) -> Finding:
    known = next((item for item in breakdown.segments if item.segment == segment), None)
    return _with_kind(known or crossing_facts(step, breakdown, segment), kind)


def crossing_facts(step: Step, breakdown: Breakdown, segment: Segment) -> SegmentFacts:
    """The figures of one crossing of values."""
    dimensions = tuple(dimension for dimension, _ in segment.parts)
    cells = step.store.over(dimensions)
    cell = next(place for place in range(len(cells.codes)) if cells.segment(place) == segment)
    effects = effects_over(step, dimensions, breakdown.adjust) if breakdown.effects is not None else None
    return segment_facts(step, cells, effects, (cell,))[0]


def _with_kind(item: SegmentFacts, kind: EvidenceKind) -> Finding:
    return Finding(item, item.status if item.status != "both" else kind)
