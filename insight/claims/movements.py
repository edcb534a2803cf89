"""Is a direction, a standstill or a degree borne out?"""

from __future__ import annotations

from typing import Final

from insight.claims.frames import Frame, Movement
from insight.claims.refusal import Refused
from insight.claims.world import TOTAL, Aspect, Course, EffectName, Subject, World

LARGE: Final = 0.05
"""Relative change from which a movement of a part may be called sharp or strong."""
VERY_LARGE: Final = 0.15
"""Relative change from which it may be called dramatic, a plunge or a surge."""
SMALL: Final = 0.075
"""Relative change up to which a movement may be called slight."""
SMALL_POINTS: Final = 0.02
STILL: Final = 0.015
"""Relative change up to which a part may be called stable."""
DOUBLED: Final = 0.05
"""How far from 2 the multiple of something that "doubled" may lie, as a fraction."""


def holds(world: World, frame: Frame, movement: Movement, subject: Subject, aspect: Aspect) -> bool:
    """True when the direction holds for this subject and aspect; degrees are judged by `check_degree`."""
    if movement.level:
        course = world.course(subject, "value")
        value = course.previous if frame.when == "previous" else course.current
        return value is not None and (value * movement.level > 0) != movement.negated
    effect = movement.effect or frame.effect
    if effect is not None:
        return _effect_holds(world, movement, subject, effect)
    course = world.course(subject, movement.aspect or aspect)
    if movement.multiple is not None:
        return _multiple_holds(movement, course)
    if movement.still is not None:
        return _still_holds(world, movement, subject, course)
    if not movement.sign:
        return True
    if course.delta is None:
        return False
    if movement.negated:
        return course.delta * movement.sign <= 0
    return course.delta * movement.sign > 0


def _effect_holds(world: World, movement: Movement, subject: Subject, effect: str) -> bool:
    name: EffectName = (
        "mix_effect" if effect == "mix_effect" else "rate_effect" if effect == "rate_effect" else "contribution"
    )
    value = world.effect(subject, name)
    if value is None:
        return False
    if not movement.sign:
        return movement.still is None
    return value * movement.sign <= 0 if movement.negated else value * movement.sign > 0


def _multiple_holds(movement: Movement, course: Course) -> bool:
    actual, told = course.multiple, movement.multiple
    if actual is None or told is None:
        return False
    ratio = actual / told
    held = {
        "above": 1 < ratio < 1.5, "just_above": 1 < ratio < 1.1, "at_least": 1 <= ratio < 1.5,
        "below": 0.75 < ratio < 1, "just_below": 0.85 <= ratio < 1, "about": abs(ratio - 1) <= 0.1,
    }.get(movement.hedge, abs(ratio - 1) <= DOUBLED)  # fmt: skip
    if told < 1 and movement.hedge in {
        "above",
        "below",
        "just_below",
        "just_above",
    }:  # "more than halved" is below one half
        held = {
            "above": 0.5 < ratio < 1,
            "just_above": 0.9 < ratio < 1,
            "below": 1 < ratio < 1.5,
            "just_below": 1 < ratio < 1.15,
        }[movement.hedge]
    return held != movement.negated


def _still_holds(world: World, movement: Movement, subject: Subject, course: Course) -> bool:
    delta = course.delta
    if delta is None:
        return False
    if movement.hedge == "hold":
        return (delta < 0) if movement.negated else _is_still(world, subject, course)
    if movement.still == 0:
        return (delta == 0) != movement.negated
    return _is_still(world, subject, course) != movement.negated


def _is_still(world: World, subject: Subject, course: Course) -> bool:
    if course.delta == 0:
        return True
    noise = world.facts.noise
    quiet = noise.within_normal_variation if noise is not None else None
    if subject == TOTAL and quiet is not None:
        return quiet
    return course.relative is not None and abs(course.relative) <= STILL


def check_degree(world: World, movement: Movement, subject: Subject, aspect: Aspect, *, share: bool = False) -> None:
    """A degree must fit the size of the change and the noise verdict.

    Raises:
        Refused: it does not.
    """
    if (not movement.strength and not movement.weak) or movement.still is not None:
        return
    course = world.course(subject, movement.aspect or aspect)
    relative = abs(course.relative) if course.relative is not None else None
    quiet = world.facts.noise.within_normal_variation if world.facts.noise is not None else None
    if movement.strength > 0:
        judged = _strong(subject, relative, quiet, movement.strength)
        if judged == movement.negated:
            raise Refused("judgement", "strong")
    if movement.weak and not movement.negated and not _weak(world, subject, course, relative, quiet):
        raise Refused("judgement", "weak")


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
    return relative is not None and relative <= SMALL
