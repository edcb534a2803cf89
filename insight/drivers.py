"""Where the change stands out: at most three segments, found by scoring and not by size alone."""

from __future__ import annotations

from typing import Final

from insight.breakdown import Breakdown
from insight.evidence import Finding
from insight.facts import EvidenceKind, SegmentFacts
from insight.step import Step

MOST: Final = 3
MATERIAL: Final = 0.10
"""A segment with less than a tenth of the change is no driver of it."""


def drivers_of(step: Step, breakdown: Breakdown, delta: float) -> tuple[Finding, ...]:
    """The segments that carry the change, largest contribution first."""
    material = [
        item
        for item in breakdown.segments
        if item.contribution is not None
        and item.contribution * delta > 0
        and abs(item.contribution) >= MATERIAL * abs(delta)
    ]
    material.sort(key=lambda item: (-round(abs(item.contribution or 0.0), 12), item.segment))
    return tuple(Finding(item, _kind(step, item)) for item in material[:MOST])


def _kind(step: Step, item: SegmentFacts) -> EvidenceKind:
    if item.status != "both":
        return item.status
    if step.metric.kind == "ratio" and abs(item.mix_effect or 0.0) > abs(item.rate_effect or 0.0):
        return "mix_effect"
    return "segment"
