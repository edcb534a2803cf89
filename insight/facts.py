"""Everything a text about one change may claim, computed before any model is asked.

Rates are fractions (0.05 is 5 %) everywhere; only `insight.figures` turns them into percent.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Literal

from insight.figures import equal_as_shown
from insight.metrics import Grain, Kind, Polarity, Unit

Direction = Literal["increase", "decrease", "no_change"]
Verdict = Literal[
    "within_normal_variation",
    "notable",
    "outside_normal_variation",
    "sampling_test_only_quiet",  # under eight earlier changes: within sampling error
    "sampling_test_only_notable",  # under eight earlier changes: beyond sampling error
    "too_little_history",  # nothing to judge by
]
EvidenceKind = Literal[
    "overall",
    "segment",  # a segment's contribution, rate and mix effects, or its own change: may be a driver
    "rate_effect",
    "mix_effect",
    "volume_effect",
    "entered",
    "exited",
    "calendar",
    "unattributed",
    "noise",
    "simpson",
    "year_before",
]


@dataclass(frozen=True, slots=True)
class Period:
    """A span of whole days, both ends included."""

    label: str
    """As shown and as a text may name it: "February 2026", "Q1 2026", "Week 7, 2026", "2026-02-14"."""
    start: date
    end: date

    @property
    def days(self) -> int:
        """Number of days."""
        return (self.end - self.start).days + 1


@dataclass(frozen=True, slots=True, order=True)
class Segment:
    """A set of `dimension=value`; one pair, or two for a crossing."""

    parts: tuple[tuple[str, str], ...]

    @property
    def dimension(self) -> str:
        """The dimension, or the dimensions joined by " × "."""
        return " × ".join(dimension for dimension, _ in self.parts)

    @property
    def name(self) -> str:
        """The value, or the values joined by " / "."""
        return " / ".join(value for _, value in self.parts)


@dataclass(frozen=True, slots=True)
class SegmentFacts:
    """What one segment was, is and adds to the change. `None` means not known or not defined."""

    segment: Segment
    previous_value: float | None
    """The metric's own value in the segment, baseline period; a ratio's is `None` without a denominator."""
    current_value: float | None
    contribution: float | None = None
    """Part of the total change located here: additive current - previous; ratio rate_effect + mix_effect."""
    rate_effect: float | None = None
    """Split on the leaf cells and rolled up, so that it is adjusted for the mix within the segment."""
    mix_effect: float | None = None
    volume_effect: float | None = None
    """For a sum with a known count: volume, rate and mix effect add up to the contribution."""
    calendar_effect: float | None = None
    """For sums over periods of different length: what the number of days alone would have done."""
    unexpected_difference: float | None = None
    """Of a sum: current minus what the segment would have been, had it moved like everything else."""
    surprise: float | None = None
    """Of a sum: how far the segment's share moved, its term of the Jensen-Shannon divergence; 0 is not at all."""
    share_previous: float | None = None
    """Share of the total: of the denominator for a ratio, of the metric itself otherwise. A fraction."""
    share_current: float | None = None
    numerator_previous: float | None = None
    numerator_current: float | None = None
    denominator_previous: float | None = None
    denominator_current: float | None = None
    status: Literal["both", "entered", "exited"] = "both"


@dataclass(frozen=True, slots=True)
class Effects:
    """A ratio's change over the values of one dimension, or over the leaf cells: all parts sum to the change."""

    rate_effect: float
    mix_effect: float
    unattributed: float = 0.0
    """Numerators of cells without a denominator, which belong to neither; depends on how fine the cells are."""


@dataclass(frozen=True, slots=True)
class Part:
    """A numerator or denominator in the two periods."""

    label: str
    previous: float
    current: float


@dataclass(frozen=True, slots=True)
class Noise:
    """Whether the change is more than the metric's usual movement."""

    verdict: Verdict
    z: float | None = None
    """Change divided by the larger of sampling and historical standard deviation."""
    limit: float | None = None
    """Limit of normal variation: 3.268 × the mean moving range, in the metric's unit (per day if periods differ)."""
    earlier_changes: int = 0
    """How many earlier changes the limit rests on."""

    @property
    def within_normal_variation(self) -> bool:
        """True when there is no story to tell."""
        return self.verdict in {"within_normal_variation", "sampling_test_only_quiet"}


@dataclass(frozen=True, slots=True)
class YearBefore:
    """The same step one year earlier."""

    previous: Period
    current: Period
    previous_value: float
    current_value: float


@dataclass(frozen=True, slots=True)
class Evidence:
    """One numbered sentence with exactly the figures that a text may use."""

    id: str
    kind: EvidenceKind
    sentence: str
    values: tuple[tuple[str, float], ...] = ()
    """The raw figures behind the sentence, by name."""
    segment: Segment | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """One change of one metric between two periods."""

    metric: str
    label: str
    kind: Kind
    unit: Unit
    grain: Grain
    previous_period: Period
    current_period: Period
    previous_value: float
    current_value: float
    also_called: tuple[str, ...] = ()
    definition: str = ""
    polarity: Polarity = "neither"
    decimals: int = 0
    segments: tuple[SegmentFacts, ...] = ()
    """All values of all dimensions that were looked at, and the crossings among the drivers."""
    numerator: Part | None = None
    denominator: Part | None = None
    effects: Effects | None = None
    """Rate and mix totals on the leaf cells, the mean of both orders in which they can be taken."""
    effects_mix_first: Effects | None = None
    """The same for a ratio when the mix moves first, at the baseline's rates, and the rates follow."""
    effects_by_dimension: tuple[tuple[str, Effects], ...] = ()
    volume_effect: float | None = None
    """For a sum with a known count: the part of the change that comes from the count."""
    calendar_effect: float | None = None
    """For sums over periods of different length: what the number of days alone would have done."""
    unattributed: float | None = None
    """Of the leaf cells; a dimension that had to be split on other cells has its own."""
    noise: Noise | None = None
    rate_noise: Noise | None = None
    """The same judgement of the rate total alone."""
    mix_noise: Noise | None = None
    year_noise: Noise | None = None
    """The change on the year before, judged by earlier changes on a year."""
    simpson: bool = False
    """Parts and whole move in opposite directions, or two real effects offset each other."""
    year_before: YearBefore | None = None
    year_earlier_value: float | None = None
    """The metric's value in the period one year before the current one."""
    year_earlier_period: Period | None = None
    note: str | None = None
    """What the analyst wrote; untrusted text."""
    evidence: tuple[Evidence, ...] = ()
    notices: tuple[str, ...] = ()
    """What the page has to say beside the figures: merged small values, excluded rows, incomplete periods."""
    data_fingerprint: str = ""

    @property
    def delta(self) -> float:
        """Current minus previous value, unrounded."""
        return self.current_value - self.previous_value

    @property
    def relative_change(self) -> float | None:
        """Change as a fraction of the previous value; `None` on a negative base or one that shows as zero."""
        if self.previous_value <= 0 or equal_as_shown(self.previous_value, 0, self.unit, self.decimals):
            return None
        return self.delta / self.previous_value

    @property
    def something_to_explain(self) -> bool:
        """False inside normal variation, unless two real effects offset each other there."""
        return self.simpson or self.noise is None or not self.noise.within_normal_variation

    @property
    def direction(self) -> Direction:
        """From the unrounded values."""
        if self.delta > 0:
            return "increase"
        return "decrease" if self.delta < 0 else "no_change"

    @property
    def driver_evidence(self) -> tuple[Evidence, ...]:
        """Evidence that an answer may name as a driver, in order of importance."""
        return tuple(item for item in self.evidence if item.kind in {"segment", "entered", "exited"})
