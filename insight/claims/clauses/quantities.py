"""The course of what a clause speaks of: a subject's value, share, part or effect, or the distance between two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from insight.claims.clauses.clause import Clause, Direction
from insight.claims.world import TOTAL, UNKNOWN, Aspect, Course, EffectName, Subject, World

LARGE: Final = 0.05
"""Relative change from which a movement of a part may be called sharp or strong."""
VERY_LARGE: Final = 0.15
"""Relative change from which it may be called dramatic, a plunge or a surge."""
SMALL: Final = 0.075
"""Relative change up to which a movement may be called slight."""
SMALL_POINTS: Final = 0.02
LITTLE_OF_WHOLE: Final = 0.01
LITTLE_PART: Final = 0.1
"""The same for a segment whose change is next to nothing beside the whole."""
STILL: Final = 0.015
"""Relative change up to which a part may be called stable."""
STILL_POINTS: Final = 0.015
STILL_SHARE: Final = 0.05
"""How many points, and which part of itself, a share may move and still be called stable."""
LITTLE: Final = 0.34
"""Share of the change up to which an effect may be called small."""
LITTLE_LEVEL: Final = 0.5
"""Part of the value of the other period up to which a profit or a loss may be called small."""
DOUBLED: Final = 0.03
"""How far from 2 the multiple of something that "doubled" may lie, as a fraction."""


@dataclass(frozen=True, slots=True)
class Quantities:
    """The world as one clause speaks of it; with a `pair`, values are the distance between the two."""

    world: World
    pair: tuple[Subject, Subject] | None = None
    daily: bool = False
    """Values per day of their period."""

    def course(self, subject: Subject, aspect: Aspect) -> Course:
        """Before and after."""
        if self.pair is None:
            course = self.world.course(subject, aspect)
            facts = self.world.facts
            if not self.daily or aspect == "share" or course.previous is None or course.current is None:
                return course
            return Course(course.previous / facts.previous_period.days, course.current / facts.current_period.days)
        left, right = (self.world.course(each, aspect) for each in self.pair)
        if left.previous is None or left.current is None or right.previous is None or right.current is None:
            return UNKNOWN
        return Course(abs(left.previous - right.previous), abs(left.current - right.current))


def moves(quantities: Quantities, direction: Direction, subject: Subject, aspect: Aspect) -> bool:
    """True when the direction holds of the subject; degrees are judged by `degree_fits`."""
    world = quantities.world
    if direction.multiple is not None:
        course = quantities.course(subject, aspect)
        return _multiplied(direction, _as_losses(course) if direction.level < 0 else course)
    if direction.level:
        course = world.course(subject, "value")
        if direction.kind == "loss" and course.delta is not None and course.delta * direction.level > 0:
            return True
        if direction.kind == "crossing":
            crossed = (course.previous or 0.0) * direction.level < 0 < (course.current or 0.0) * direction.level
            return crossed != direction.negated
        value = course.previous if direction.when == "previous" else course.current
        return value is not None and (value * direction.level > 0) != direction.negated
    if direction.effect is not None and direction.kind != "degree":
        return _effect_moves(world, direction, subject, direction.effect)
    course = quantities.course(subject, aspect)
    if direction.still is not None:
        return _stood_still(world, direction, subject, course, aspect)
    if not direction.sign:
        return True
    if course.delta is None:
        return False
    if direction.negated:
        return course.delta * direction.sign <= 0
    return course.delta * direction.sign > 0


def _effect_moves(world: World, direction: Direction, subject: Subject, name: EffectName) -> bool:
    values = (
        world.effect_totals(name, None)
        if subject == TOTAL and name != "contribution"
        else (world.effect(subject, name),)
    )
    held = [value is not None and value * direction.sign > 0 for value in values]
    return any(held) != direction.negated


def _multiplied(direction: Direction, course: Course) -> bool:
    actual, told = course.multiple, direction.multiple
    if actual is None or told is None:
        return False
    ratio = actual / told
    up = told > 1
    bounds = {
        "above": (1.0, 1.5) if up else (0.5, 1.0),
        "just_above": (1.0, 1.1) if up else (0.9, 1.0),
        "at_least": (1.0, 1.5) if up else (0.5, 1.0),
        "below": (0.75, 1.0) if up else (1.0, 1.5),
        "just_below": (0.85, 1.0) if up else (1.0, 1.15),
        "about": (0.9, 1.1),
    }
    low, high = bounds.get(direction.hedge, (1 - DOUBLED, 1 + DOUBLED))
    return (
        low <= ratio <= high and (ratio != 1 or direction.hedge in {"none", "about", "at_least"})
    ) != direction.negated


def _as_losses(course: Course) -> Course:
    """ "the loss was halved": both values without the sign, when both are losses."""
    if course.previous is None or course.current is None or course.previous >= 0 or course.current >= 0:
        return UNKNOWN
    return Course(-course.previous, -course.current)


def _stood_still(world: World, direction: Direction, subject: Subject, course: Course, aspect: Aspect) -> bool:
    delta = course.delta
    if delta is None:
        return False
    if direction.hedge == "hold":
        return delta < 0 if direction.negated else is_still(world, subject, course, aspect)
    if direction.still == 0:
        return (delta == 0) != direction.negated
    if aspect == "share" and course.relative is not None and abs(delta) <= STILL_POINTS:
        return (abs(course.relative) <= STILL_SHARE) != direction.negated
    return is_still(world, subject, course, aspect) != direction.negated


def is_still(world: World, subject: Subject, course: Course, aspect: Aspect = "value") -> bool:
    """True when "flat" or "stable" is fair."""
    if course.delta == 0:
        return True
    noise = world.facts.noise
    quiet = noise.within_normal_variation if noise is not None else None
    if subject == TOTAL and quiet is not None and aspect == "value":
        return quiet  # the verdict is one on the metric, not on the parts of a ratio
    return course.relative is not None and abs(course.relative) <= STILL


def degree_fits(quantities: Quantities, direction: Direction, subject: Subject, aspect: Aspect) -> bool:
    """True when words like "sharply" or "slightly" fit the size of the change and the noise verdict."""
    if (not direction.strength and not direction.weak) or direction.still is not None:
        return True
    world = quantities.world
    if direction.kind == "degree" and direction.effect is not None:
        return _effect_is(world, direction, subject, direction.effect)
    if direction.level:
        return _level_is(world, direction, subject)
    course = quantities.course(subject, aspect)
    relative = abs(course.relative) if course.relative is not None else None
    quiet = world.facts.noise.within_normal_variation if world.facts.noise is not None else None
    if direction.strength > 0 and _strong(subject, relative, quiet, direction.strength) == direction.negated:
        return False
    if direction.slight and subject == TOTAL and aspect == "value" and quiet is False:
        return False
    return not direction.weak or direction.negated or _weak(world, subject, course, relative, quiet)


def _effect_is(world: World, direction: Direction, subject: Subject, name: EffectName) -> bool:
    """ "a slightly unfavourable contribution", "a large mix effect": beside the change of the whole."""
    totals = world.effect_totals(name, None) if subject == TOTAL and name != "contribution" else ()
    values = [*totals] or [world.effect(subject, name) or 0.0]
    shares = [abs(value / world.facts.delta) if world.facts.delta else 1.0 for value in values]
    fits = any(share <= LITTLE if direction.weak else share >= LITTLE for share in shares)
    return fits != direction.negated


def _level_is(world: World, direction: Direction, subject: Subject) -> bool:
    """ "a small profit", "a heavy loss": beside what it was in the other period."""
    course = world.course(subject, "value")
    told, other = (course.previous, course.current)[:: 1 if direction.when == "previous" else -1]
    if told is None or not other:
        return True
    ratio = abs(told / other)
    return (ratio <= LITTLE_LEVEL if direction.weak else ratio >= 1 / LITTLE_LEVEL) != direction.negated


def _strong(subject: Subject, relative: float | None, quiet: bool | None, strength: int) -> bool:
    if quiet:
        return False
    if relative is None:
        return True
    if strength == 2:
        return relative >= VERY_LARGE
    return (subject == TOTAL and quiet is False) or relative >= LARGE


def _weak(world: World, subject: Subject, course: Course, relative: float | None, quiet: bool | None) -> bool:
    if subject == TOTAL and quiet:
        return True
    if course.delta is not None and world.facts.unit == "percent" and abs(course.delta) <= SMALL_POINTS:
        return True
    if relative is None or relative <= SMALL:
        return relative is not None
    value = world.effect(subject, "contribution") if subject.members else None
    little = value is not None and abs(value) <= LITTLE_OF_WHOLE * abs(world.facts.previous_value)
    return little and relative <= LITTLE_PART


def _goes_on_apart(before: Clause, clause: Clause) -> bool:
    """ "20 points ahead of West, up from 18": the distance moved."""
    if not clause.said("up", "down", "up from", "down from"):
        return False
    led = clause.tellings[:1]  # "trails West by 9, down from 18"
    by = bool(led) and led[0].at > 0 and "gap" in led[0].roles and clause.tokens[led[0].at - 1].word("by")
    return (by and len(clause.tellings) > 1) or any("gap" in known.roles for known in before.tellings)


def distance_before(world: World, first: Clause, other: Subject) -> float | None:
    """How far the first was ahead of the other, or behind it, where it is so still: "20 points ahead, after 18"."""
    for mine in first.choices[0]:
        left, right = world.course(mine, "value"), world.course(other, "value")
        if left.previous is None or right.previous is None or left.current is None or right.current is None:
            continue
        before, now = left.previous - right.previous, left.current - right.current
        if before * now > 0:
            return abs(before)
    return None


_DISTANCES: Final = ("gap", "gap between", "lead", "margin", "distance", "gap to", "lead over", "advantage", "difference", "gaps", "spread", "apart")  # fmt: skip
_BACK: Final = 3
"""How many clauses in front may hold the other side."""


def pair_of(clause: Clause, subjects: tuple[Subject, ...]) -> tuple[Subject, Subject] | None:
    """The two whose distance the clause speaks of: "the gap between South and West", "its lead over Web"."""
    before = clause.compared_to
    if before is None and clause.hard and clause.entity is None and clause.template is not None:
        before = clause.template.compared_to if clause.said("gap", "lead", "margin", "advantage", "distance") else None
    if (
        before is not None
        and len(subjects) == 1
        and (
            _goes_on_apart(before, clause)
            or before.said("gap", "gap to", "lead", "lead over", "margin", "advantage")
            or clause.compared_to is None
        )
    ):
        others = [
            choice[0]
            for choice in before.choices
            if len(choice) == 1 and choice[0].members and choice[0] != subjects[0]
        ]
        return (others[0], subjects[0]) if others and subjects[0].members else None
    if not clause.said(*_DISTANCES):
        told = clause.template is not None and clause.template.said("gap", "gap between", "difference", "distance")
        again = told and clause.entity is not None and clause.entity.kind == "pronoun"
        return (subjects[0], subjects[1]) if again and len(subjects) == 2 and not clause.has("move") else None
    sides = [tie.entity.choices[0] for tie in clause.ties if tie.kind in {"compare", "place", "driver"}]
    if subjects and subjects[0].members and len(subjects) == 1 and sides and len(sides[0]) == 1 and sides[0][0].members:
        return subjects[0], sides[0][0]
    if len(subjects) == 2:
        return subjects[0], subjects[1]
    return _set_side_by_side(clause, subjects) if clause.has("move") else None


def _set_side_by_side(clause: Clause, subjects: tuple[Subject, ...]) -> tuple[Subject, Subject] | None:
    """ "South is still ahead of West, but its lead shrank": the two that the sentence set side by side before."""
    first = clause.template
    for _ in range(_BACK):
        if first is None:
            return None
        others = [tie.entity.choices[0] for tie in first.ties if tie.kind == "compare"]
        mine = first.choices[0]
        if len(others) == 1 and len(others[0]) == len(mine) == 1 and others[0][0].members and mine[0].members:
            pair = (mine[0], others[0][0])
            return pair if len(subjects) == 1 and subjects[0] in pair else None
        first = first.template
    return None
