"""Comparisons, rankings, drivers, shifts, offsets, and verdicts on noise and goodness."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from insight.claims import movements
from insight.claims.frames import Frame, Relation
from insight.claims.mentions import Mention
from insight.claims.refusal import Refused
from insight.claims.world import TOTAL, Aspect, Course, EffectName, Subject, World

_MAIN_SHARE: Final = 0.5
"""Share of the change from which a segment is where the change mainly lies."""
_WHOLE_SHARE: Final = 0.85
_VALUE_WORDS: Final = frozenset(
    [
        "most expensive",
        "least expensive",
        "cheapest",
        "dearest",
        "priciest",
        "quickest",
        "slowest",
        "fastest",
        "highest",
        "lowest",
        "longest",
        "shortest",
        "best",
        "worst",
        "maximum",
        "minimum",
        "top",
        "weakest",
        "strongest",
    ]
)


def check(world: World, frame: Frame, relation: Relation) -> None:
    """Raise `Refused` unless the relation holds."""
    checks: dict[str, Callable[[World, Frame, Relation], None]] = {
        "driver": _driver, "compare": _compare, "ahead": _ahead, "superlative": _superlative, "shift": _shift,
        "noise": _noise, "offset": _offset, "good": _good, "exception": _exception,
    }  # fmt: skip
    checks[relation.kind](world, frame, relation)


def _noise(world: World, frame: Frame, relation: Relation) -> None:
    if world.facts.noise is None or any(subject != TOTAL for subject in frame.subjects):
        raise Refused("judgement", "no verdict")
    within = world.facts.noise.within_normal_variation
    says_within = (relation.sign < 0) != relation.negated
    if within != says_within:
        raise Refused("judgement", "noise verdict")


def _good(world: World, frame: Frame, relation: Relation) -> None:
    if world.facts.polarity == "neither":
        raise Refused("judgement", "no direction is good")
    sign = relation.sign * (-1 if world.facts.polarity == "down" else 1) * (-1 if relation.negated else 1)
    for subject in frame.subjects:
        delta = world.course(subject, "value").delta
        if delta is None or delta * sign <= 0:
            raise Refused("judgement", "good or bad")


def _shift(world: World, frame: Frame, relation: Relation) -> None:
    for subject in relation.others:
        delta = world.course(subject, "share").delta
        if delta is None or delta * relation.sign <= 0:
            raise Refused("direction", "shift of shares")


# Drivers ---------------------------------------------------------------------------------------------------------------


def _driver(world: World, frame: Frame, relation: Relation) -> None:
    delta = world.facts.delta
    if not delta:
        raise Refused("cause", "nothing changed")
    if relation.basis == "part":
        return _part_driver(world, relation)
    if relation.effect is not None:
        return _effect_driver(world, relation, delta)
    contributions = [world.effect(subject, "contribution") for subject in relation.others]
    if not contributions or any(value is None for value in contributions):
        raise Refused("cause", "unknown contribution")
    if relation.negated:
        if any(value * delta > 0 and value / delta >= 0.3 for value in contributions if value is not None):
            raise Refused("cause", "a driver denied")
        return None
    if any(value is None or value * delta <= 0 for value in contributions):
        raise Refused("cause", "moved the other way")
    share = sum(value for value in contributions if value is not None) / delta
    if relation.entirely and share < _WHOLE_SHARE:
        raise Refused("cause", "not the whole")
    if relation.mainly and not _leads(world, relation):
        raise Refused("cause", "not the main part")
    if share < 0.1:
        raise Refused("cause", "hardly a part of it")
    if not relation.mainly and not relation.entirely and share < 0.25 and not _leads(world, relation):
        raise Refused("cause", "a minor part told as the driver")
    return None


def _leads(world: World, relation: Relation) -> bool:
    """True when the segments are the largest contributions in the direction of the change."""
    sign = 1 if world.facts.delta > 0 else -1
    siblings = world.siblings(relation.others[0])
    ranked = sorted(siblings, key=lambda i: -sign * (world.effect(Subject((i,)), "contribution") or 0.0))
    return {i for subject in relation.others for i in subject.members} <= set(ranked[: len(relation.others)])


def _effect_driver(world: World, relation: Relation, delta: float) -> None:
    effect = relation.effect or "mix_effect"
    if relation.others and relation.others != (TOTAL,):
        values = [world.effect(subject, effect) for subject in relation.others]
        if any(value is None or value * delta <= 0 for value in values):
            raise Refused("cause", "effect of a segment")
        return
    totals = world.effect_totals(effect, None)
    if not totals:
        raise Refused("effect", "unknown effect")
    if relation.basis == "told":
        return
    holds = [_effect_explains(world, relation, value, delta) for value in totals]
    if any(holds) == relation.negated:
        raise Refused("effect", "not this effect")


def _effect_explains(world: World, relation: Relation, value: float, delta: float) -> bool:
    if relation.basis == "signed" and value * relation.sign <= 0:
        return False
    share = value / delta
    if relation.entirely:
        return share >= 0.95
    return share >= (_MAIN_SHARE if not relation.negated else 0.3)


def _part_driver(world: World, relation: Relation) -> None:
    part = relation.mention.part if relation.mention else None
    delta = world.course(TOTAL, part or "value").delta
    if delta is None or delta * relation.sign <= 0:
        raise Refused("cause", "the part moved otherwise")


# Comparisons -----------------------------------------------------------------------------------------------------------


def _ahead(world: World, frame: Frame, relation: Relation) -> None:
    for subject in frame.subjects:
        for other in relation.others:
            if relation.effect is not None:
                mine, theirs = (_size(world.effect(each, relation.effect), 0) for each in (subject, other))
            else:
                mine, theirs = _level(world, frame, subject), _level(world, frame, other)
            if mine is None or theirs is None:
                raise Refused("comparison", "unknown level")
            if ((mine - theirs) * relation.sign > 0) == relation.negated:
                raise Refused("comparison", "ranking")


def _level(world: World, frame: Frame, subject: Subject) -> float | None:
    course = world.course(subject, frame.aspect or "value")
    return course.previous if frame.when == "previous" else course.current


def _compare(world: World, frame: Frame, relation: Relation) -> None:
    if relation.mention is not None and relation.mention.part is not None and not relation.mention.members:
        return _compare_parts(world, frame, relation)
    if relation.basis == "without":
        return _without(world, frame, relation)
    if not relation.others:
        if (
            any(
                told.role in {"previous", "current", "level", "multiple", "change", "difference"} for told in frame.told
            )
            or frame.movements
        ):
            return None
        raise Refused("comparison", "compared with what")
    holds = [
        _compares(world, frame, relation, subject, other) for subject in frame.subjects for other in relation.others
    ]
    if not holds or any(held == relation.negated for held in holds):
        raise Refused("comparison", "comparison")
    return None


def _without(world: World, frame: Frame, relation: Relation) -> None:
    """ "without Porto it would have fallen even more"."""
    rest, total = world.course(frame.subjects[0], "value").delta, world.facts.delta
    sign = next((movement.sign for movement in frame.movements if movement.sign), 0)
    if rest is None or (rest - total) * sign * relation.sign <= 0:
        raise Refused("comparison", "what-if compared")


def _compare_parts(world: World, frame: Frame, relation: Relation) -> None:
    part: Aspect = relation.mention.part if relation.mention and relation.mention.part else "denominator"
    mine, theirs = world.course(frame.subjects[0], frame.aspect or "value"), world.course(frame.subjects[0], part)
    if mine.relative is None or theirs.relative is None or (mine.relative - theirs.relative) * relation.sign <= 0:
        raise Refused("comparison", "comparison of parts")


def _compares(world: World, frame: Frame, relation: Relation, subject: Subject, other: Subject) -> bool:
    aspect = frame.aspect or "value"
    mine, theirs = world.course(subject, aspect), world.course(other, aspect)
    sign = next((movement.sign for movement in frame.movements if movement.sign and movement.still is None), 0)
    if frame.effect:
        left, right = world.effect(subject, _effect_name(frame)), world.effect(other, _effect_name(frame))
        return left is not None and right is not None and (abs(left) - abs(right)) * relation.sign > 0
    if relation.basis == "level" or (relation.basis == "any" and not sign):
        return _greater(mine.current, theirs.current, relation.sign)
    if relation.basis == "overtake":
        return _greater(theirs.previous, mine.previous, 1) and _greater(mine.current, theirs.current, 1)
    if relation.basis == "growth" and not sign:
        return _greater(mine.relative, theirs.relative, relation.sign)
    return _more(mine, theirs, sign, relation)


def _more(mine: Course, theirs: Course, sign: int, relation: Relation) -> bool:
    if not sign:
        return _greater(_size(mine.delta, 0), _size(theirs.delta, 0), relation.sign)
    if mine.delta is None or mine.delta * sign <= 0:
        return False
    if relation.basis == "growth" and theirs.relative is not None:
        return _greater(_size(mine.relative, sign), _size(theirs.relative, sign), relation.sign)
    absolute = _greater(_size(mine.delta, sign), _size(theirs.delta, sign), relation.sign)
    return absolute or (
        relation.basis != "amount" and _greater(_size(mine.relative, sign), _size(theirs.relative, sign), relation.sign)
    )


def _size(value: float | None, sign: int) -> float | None:
    if value is None:
        return None
    return value * sign if sign else abs(value)


def _greater(left: float | None, right: float | None, sign: int) -> bool:
    return left is not None and right is not None and (left - right) * sign > 0


def _effect_name(frame: Frame) -> EffectName:
    return (
        "mix_effect"
        if frame.effect == "mix_effect"
        else "rate_effect"
        if frame.effect == "rate_effect"
        else "contribution"
    )


# Rankings --------------------------------------------------------------------------------------------------------------


def _superlative(world: World, frame: Frame, relation: Relation) -> None:
    subjects = relation.others or frame.subjects
    if not subjects or any(not subject.members for subject in subjects):
        if relation.mention is not None and relation.basis != "most" and frame.superlative is None:
            raise Refused("comparison", "superlative of the whole")
        return
    siblings = world.siblings(subjects[0])
    named = relation.mention.dimension if relation.mention else None
    if named is not None and named != world.dimension_of(subjects[0]):
        raise Refused("comparison", "superlative over another dimension")
    keys = _keys(world, frame, relation)
    if not any(_ranks(subjects, siblings, key, relation) for key in keys):
        raise Refused("comparison", "superlative")


def _ranks(
    subjects: tuple[Subject, ...], siblings: tuple[int, ...], key: Callable[[Subject], float | None], relation: Relation
) -> bool:
    values = {index: key(Subject((index,))) for index in siblings}
    mine = [values[subject.members[0]] for subject in subjects]
    if any(value is None for value in mine):
        return False
    known = sorted((value for value in values.values() if value is not None), reverse=True)
    first = relation.rank - 1
    expected = known[first : first + len(subjects)]
    held = sorted((value for value in mine if value is not None), reverse=True) == expected
    return held != relation.negated


def _keys(world: World, frame: Frame, relation: Relation) -> list[Callable[[Subject], float | None]]:
    """What is ranked, largest first; several when the words leave it open."""
    mention = relation.mention
    sense = mention.superlative if mention else None
    small = -1 if sense is not None and sense.sign < 0 else 1
    effect = (mention.effect if mention else None) or frame.effect
    if effect is not None:
        return _effect_keys(world, mention, effect, small)
    sign = _movement_sign(world, frame, mention)
    if (
        (mention is not None and mention.head == "change")
        or relation.basis == "most"
        or (sense is not None and sense.tag == "move" and sign and mention is not None and mention.head != "name")
        or (sign and mention is not None and mention.head == "none")
    ):
        return _change_keys(world, frame, sign, small, rates=sense is not None and sense.tag == "move")
    return _level_keys(world, frame, mention, small)


def _movement_sign(world: World, frame: Frame, mention: Mention | None) -> int:
    if mention is not None and mention.move is not None:
        polar = -1 if mention.move.tag == "polar" and world.facts.polarity == "down" else 1
        return mention.move.sign * polar
    return next((movement.sign for movement in frame.movements if movement.sign and movement.still is None), 0)


def _effect_keys(
    world: World, mention: Mention | None, effect: str, small: int
) -> list[Callable[[Subject], float | None]]:
    name: EffectName = (
        "mix_effect" if effect == "mix_effect" else "rate_effect" if effect == "rate_effect" else "contribution"
    )
    signs = [sense.sign for sense in mention.adjectives if sense.category == "move_adjective"] if mention else []
    words = set(mention.words) if mention else set()
    toward = 1 if world.facts.delta >= 0 else -1
    if signs:
        sign = signs[0]
    elif words & {"driver", "contributor", "factor", "source", "contribution", "drivers", "contributors"}:
        sign = toward
    elif words & {"drag", "detractor", "drags", "detractors"}:
        sign = -1
    else:
        sign = 0
    if sign:
        return [lambda subject: _times(world.effect(subject, name), sign * small)]
    return [lambda subject: _times(_size(world.effect(subject, name), 0), small)]


def _times(value: float | None, sign: int) -> float | None:
    return None if value is None else value * sign


def _change_keys(
    world: World, frame: Frame, sign: int, small: int, *, rates: bool
) -> list[Callable[[Subject], float | None]]:
    aspect = frame.aspect or "value"

    def size(value: float | None) -> float | None:
        if value is None or (sign and value * sign <= 0):
            return None
        return _times(_size(value, sign), small)

    keys: list[Callable[[Subject], float | None]] = [lambda subject: size(world.course(subject, aspect).delta)]
    percent = any(told.figure.unit == "percent" for told in frame.told)
    if rates or percent or world.is_ratio:
        keys.append(lambda subject: size(world.course(subject, aspect).relative))
    return keys


def _level_keys(
    world: World, frame: Frame, mention: Mention | None, small: int
) -> list[Callable[[Subject], float | None]]:
    words = set(mention.words) if mention else set()
    sense = mention.superlative if mention else None
    when = (mention.when if mention else None) or frame.when

    def level(aspect: Aspect, sign: int) -> Callable[[Subject], float | None]:
        def key(subject: Subject) -> float | None:
            course = world.course(subject, aspect)
            return _times(course.previous if when == "previous" else course.current, sign)

        return key

    if sense is not None and sense.tag == "polar":
        sign = -1 if world.facts.polarity == "down" else 1
        return [level("value", sign * small)]
    if world.facts.unit == "minutes" and words & {"quickest", "fastest", "slowest"}:
        return [level("value", 1 if "slowest" in words else -1)]
    if mention is not None and mention.part:
        return [level(mention.part, small)]
    if (mention is not None and mention.head == "share") or frame.aspect == "share":
        return [level("share", small)]
    if world.is_ratio and not words & _VALUE_WORDS and not (mention is not None and mention.metric):
        return [level("share", small), level("denominator", small)]
    return [level("value", small)]


def _exception(world: World, frame: Frame, relation: Relation) -> None:
    """ "every region except North fell": the exceptions must not."""
    moves = [movement for movement in frame.movements if movement.sign and movement.still is None]
    if not moves or not relation.others:
        raise Refused("comparison", "except from what")
    named = {index for subject in relation.others for index in subject.members}
    for index in world.siblings(relation.others[0]):
        held = movements.holds(world, frame, moves[0], Subject((index,)), frame.aspect or "value")
        if held == (index in named):
            raise Refused("comparison", "exception")


def _offset(world: World, frame: Frame, relation: Relation) -> None:
    """The subject went against the change, or against what it is said to outweigh."""
    delta = world.facts.delta
    if relation.basis.startswith("outweigh"):
        return
    if relation.basis in {"by", "of"}:
        _offset_by(world, frame, relation)
        return
    effects: list[float | None] = []
    for subject in frame.subjects:
        effects.append(world.effect(subject, _effect_name(frame)) if subject.members or frame.effect else None)
    if not effects or any(value is None for value in effects):
        raise Refused("comparison", "offset by what")
    total = sum(value for value in effects if value is not None)
    if total * delta >= 0:
        raise Refused("direction", "did not offset")
    if (
        not relation.mainly
        and not relation.negated
        and not relation.basis.startswith(("soft", "cushion", "mitig", "limit", "moderat", "damp", "temper"))
    ):
        raise Refused("comparison", "offset only in part")


def _offset_by(world: World, frame: Frame, relation: Relation) -> None:
    """ "the decline in A was offset by B": the two went opposite ways."""
    lost = [world.effect(subject, "contribution") for subject in frame.subjects]
    won = [world.effect(subject, "contribution") for subject in relation.others]
    if any(value is None for value in (*lost, *won)):
        raise Refused("comparison", "offset by what")
    before, after = sum(value or 0.0 for value in lost), sum(value or 0.0 for value in won)
    if relation.basis == "of":
        before, after = after, before
    if before * after >= 0:
        raise Refused("direction", "did not offset")
    held = abs(after / before)
    bounds = {
        "above": (1.0, 9.0),
        "just_above": (1.0, 1.2),
        "just_below": (0.75, 1.0),
        "about": (0.85, 1.15),
        "below": (0.0, 1.0),
    }
    low, high = bounds.get(relation.hedge, (0.0, 1.0) if relation.mainly else (0.95, 9.0))
    if not low <= held <= high:
        raise Refused("comparison", "how much was offset")
