"""What the facts know of a subject: values before and after, shares, parts and effects, all unrounded."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal

from insight.facts import Effects, Facts, Part, SegmentFacts

Aspect = Literal["value", "share", "numerator", "denominator", "numerator_share"]
EffectName = Literal["contribution", "rate_effect", "mix_effect"]


@dataclass(frozen=True, slots=True)
class Subject:
    """The whole (`members` empty), some segments of one dimension, or everything but them (`rest`)."""

    members: tuple[int, ...] = ()
    rest: bool = False


TOTAL: Final = Subject()


@dataclass(frozen=True, slots=True)
class Course:
    """A quantity before and after; `None` where it is not known or not defined."""

    previous: float | None
    current: float | None

    @property
    def delta(self) -> float | None:
        """Change, unrounded."""
        if self.previous is None or self.current is None:
            return None
        return _minus(self.current, self.previous)

    @property
    def relative(self) -> float | None:
        """Change as a fraction of the value before; `None` on a zero or negative base."""
        if self.delta is None or self.previous is None or self.previous <= 0:
            return None
        return self.delta / self.previous

    @property
    def multiple(self) -> float | None:
        """Value after divided by value before; `None` on a zero or negative base."""
        if self.current is None or self.previous is None or self.previous <= 0:
            return None
        return self.current / self.previous


UNKNOWN: Final = Course(None, None)


@dataclass(frozen=True)
class World:
    """The facts as a text is read against them."""

    facts: Facts
    _courses: dict[tuple[Subject, Aspect], Course] = field(default_factory=dict, repr=False)

    @property
    def segments(self) -> tuple[SegmentFacts, ...]:
        """All segments, in the order of the facts; a `Subject` names them by position."""
        return self.facts.segments

    @property
    def is_ratio(self) -> bool:
        """True when values do not add up over segments."""
        return self.facts.kind == "ratio"

    @property
    def adds_up(self) -> bool:
        """True when segment values sum to the total."""
        return self.facts.kind in {"additive", "level"}

    @property
    def can_be_saved(self) -> bool:
        """True for sums of money or time that should be low: a fall of them is a saving."""
        return self.adds_up and self.facts.polarity == "down" and self.facts.unit not in {"count", "percent", "ratio"}

    @cached_property
    def describing(self) -> frozenset[str]:
        """All words that the facts describe the metric with, in small letters."""
        facts = self.facts
        parts = [part.label for part in (facts.numerator, facts.denominator) if part is not None]
        known = " ".join((facts.label, facts.definition, *facts.also_called, *parts)).lower()
        return frozenset(re.findall("[a-z]+", known))

    @cached_property
    def is_stock(self) -> bool:
        """The metric is counted at the end of each period: its value "at the end of June" is that of June."""
        grain = self.facts.grain
        closes = rf"\b(?:end|close|last day) of (?:(?:the|each|every|a) )?(?:{grain}|period)\b|\b{grain}[- ]end\b"
        return self.facts.kind == "level" or re.search(closes, self.facts.definition.lower()) is not None

    @cached_property
    def signed_levels(self) -> frozenset[float]:
        """All values of the metric, where some are negative; empty otherwise."""
        subjects = [TOTAL, *(Subject((index,)) for index in range(len(self.segments)))]
        courses = [self.course(subject, "value") for subject in subjects]
        values = {value for course in courses for value in (course.previous, course.current) if value is not None}
        return frozenset(values) if any(value < 0 for value in values) else frozenset()

    @cached_property
    def dimensions(self) -> dict[str, tuple[int, ...]]:
        """Members of each dimension, in the order of the facts."""
        found: dict[str, list[int]] = {}
        for index, known in enumerate(self.segments):
            found.setdefault(known.segment.dimension, []).append(index)
        return {name: tuple(members) for name, members in found.items()}

    def dimension_of(self, subject: Subject) -> str | None:
        """The dimension a subject belongs to; `None` for the whole."""
        return self.segments[subject.members[0]].segment.dimension if subject.members else None

    def siblings(self, subject: Subject) -> tuple[int, ...]:
        """All members of the subject's dimension."""
        name = self.dimension_of(subject)
        return self.dimensions[name] if name is not None else ()

    def course(self, subject: Subject, aspect: Aspect) -> Course:
        """The aspect of the subject in both periods."""
        key = (subject, aspect)
        if key not in self._courses:
            self._courses[key] = self._course(subject, aspect)
        return self._courses[key]

    def _course(self, subject: Subject, aspect: Aspect) -> Course:
        if aspect == "value":
            return self._value(subject)
        if aspect in {"numerator", "denominator"}:
            return self._part(subject, aspect)
        if not subject.members:
            return Course(1.0, 1.0)
        whole: Aspect = "numerator" if aspect == "numerator_share" else "denominator" if self.is_ratio else "value"
        given = self._given_shares(subject) if aspect == "share" else None
        if given is not None:
            return given
        part, total = self.course(subject, whole), self.course(TOTAL, whole)
        return Course(_divided(part.previous, total.previous), _divided(part.current, total.current))

    def _given_shares(self, subject: Subject) -> Course | None:
        known = [self.segments[index] for index in subject.members]
        before, after = _total(item.share_previous for item in known), _total(item.share_current for item in known)
        if before is None or after is None:
            return None
        return Course(1 - before, 1 - after) if subject.rest else Course(before, after)

    def _value(self, subject: Subject) -> Course:
        if not subject.members:
            return Course(self.facts.previous_value, self.facts.current_value)
        if self.is_ratio:
            if len(subject.members) == 1 and not subject.rest:
                known = self.segments[subject.members[0]]
                return Course(known.previous_value, known.current_value)
            above, below = self.course(subject, "numerator"), self.course(subject, "denominator")
            return Course(_divided(above.previous, below.previous), _divided(above.current, below.current))
        if not self.adds_up and (len(subject.members) > 1 or subject.rest):
            return UNKNOWN
        known_members = [self.segments[index] for index in subject.members]
        before = _total(self._side(item, "previous") for item in known_members)
        after = _total(self._side(item, "current") for item in known_members)
        return self._complement(TOTAL, "value", before, after) if subject.rest else Course(before, after)

    @staticmethod
    def _side(known: SegmentFacts, side: Literal["previous", "current"]) -> float | None:
        value = known.previous_value if side == "previous" else known.current_value
        absent = known.status == ("entered" if side == "previous" else "exited")
        return 0.0 if value is None and absent else value

    def _part(self, subject: Subject, aspect: Aspect) -> Course:
        part: Part | None = self.facts.numerator if aspect == "numerator" else self.facts.denominator
        if not subject.members:
            return Course(part.previous, part.current) if part else self._summed(aspect)
        known = [self.segments[index] for index in subject.members]
        before = _total(getattr(item, f"{aspect}_previous") for item in known)
        after = _total(getattr(item, f"{aspect}_current") for item in known)
        return self._complement(TOTAL, aspect, before, after) if subject.rest else Course(before, after)

    def _summed(self, aspect: Aspect) -> Course:
        for members in self.dimensions.values():
            course = self._part(Subject(members), aspect)
            if course.delta is not None:
                return course
        return UNKNOWN

    def _complement(self, whole: Subject, aspect: Aspect, before: float | None, after: float | None) -> Course:
        total = self.course(whole, aspect)
        return Course(_minus(total.previous, before), _minus(total.current, after))

    def effect(self, subject: Subject, name: EffectName) -> float | None:
        """A segment's or group's effect on the total, in the metric's unit."""
        if subject.rest:
            part, whole = self.effect(Subject(subject.members), name), self.effect_total(name, None)
            return _minus(whole, part)
        if not subject.members:
            return self.effect_total(name, None)
        return _total(self._segment_effect(index, name) for index in subject.members)

    def _segment_effect(self, index: int, name: EffectName) -> float | None:
        known = self.segments[index]
        given = getattr(known, name)
        if given is not None:
            return float(given)
        if not self.is_ratio:
            return self.course(Subject((index,)), "value").delta if name == "contribution" else None
        if name == "contribution":
            parts = (self._segment_effect(index, "rate_effect"), self._segment_effect(index, "mix_effect"))
            return _total(parts)
        return self._computed_effect(index, name)

    def _computed_effect(self, index: int, name: EffectName) -> float | None:
        rate, share = self.course(Subject((index,)), "value"), self.course(Subject((index,)), "share")
        if rate.delta is None or share.delta is None:
            return None
        if name == "rate_effect":
            return ((share.previous or 0) + (share.current or 0)) / 2 * rate.delta
        middle = (self.facts.previous_value + self.facts.current_value) / 2
        return share.delta * (((rate.previous or 0) + (rate.current or 0)) / 2 - middle)

    def effect_total(self, name: EffectName, dimension: str | None) -> float | None:
        """The effect over all segments of a dimension; over any dimension when none is named and they agree."""
        if name == "contribution":
            return self.facts.delta
        totals = self.effect_totals(name, dimension)
        return totals[0] if totals and len({value > 0 for value in totals}) == 1 else None

    def effect_totals(self, name: EffectName, dimension: str | None) -> tuple[float, ...]:
        """Every total of the effect that a text may mean: per dimension, and on the leaf cells."""
        found: list[float] = []
        given = dict(self.facts.effects_by_dimension)
        if self.facts.effects and dimension is None:
            found.append(_named(self.facts.effects, name))
        for known, members in self.dimensions.items():
            if dimension not in {None, known}:
                continue
            value = _named(given[known], name) if known in given else self._rolled(members, name)
            if value is not None:
                found.append(value)
        return tuple(found)

    def _rolled(self, members: tuple[int, ...], name: EffectName) -> float | None:
        return self.effect(Subject(members), name) if self.is_ratio else None


def _named(effects: Effects, name: EffectName) -> float:
    return effects.rate_effect if name == "rate_effect" else effects.mix_effect


def _total(values: Iterable[float | None]) -> float | None:
    total = 0.0
    for value in values:
        if value is None:
            return None
        total += value
    return total


def _divided(above: float | None, below: float | None) -> float | None:
    return above / below if above is not None and below is not None and below > 0 else None


def _minus(left: float | None, right: float | None) -> float | None:
    if left is None or right is None:
        return None
    # A difference that only floating point keeps from zero is zero.
    difference = left - right
    return 0.0 if abs(difference) <= 1e-12 * max(abs(left), abs(right)) else difference
