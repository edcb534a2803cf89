"""Holds the frames of a sentence against the facts."""

from __future__ import annotations

from typing import Final

from insight.claims import binding, movements, relations
from insight.claims.frames import Frame, Movement, Relation, Told
from insight.claims.refusal import Refused
from insight.claims.world import TOTAL, Aspect, Subject, World
from insight.errors import WithheldReason

_NEEDS_SUBJECT: Final = frozenset({"compare", "ahead"})


def check_frames(world: World, frames: list[Frame], before: frozenset[str] = frozenset()) -> frozenset[str]:
    """Raise `Refused` unless every claim of every frame holds; the units told so far, which a later figure may share."""
    units = (
        before
        | frozenset(
            told.figure.unit
            for frame in frames
            for told in frame.told
            if told.figure.unit in {"percent", "points", "minutes", "money"}
        )
        | frozenset("cents" for frame in frames for told in frame.told if told.figure.currency == "cents")
    )
    for frame in frames:
        _inherit(frame)
        check_frame(world, frame, units)
    return units


def _inherit(frame: Frame) -> None:
    """An elliptic clause shares the predicate of the one before: "South lost $101,260, West $16,320"."""
    template = frame.template
    if (
        template is None
        or frame.predicate
        or frame.movements
        or frame.relations
        or not frame.told
        or frame.mode is not None
    ):
        return
    if any(told.figure.sign and not told.after_by for told in frame.told) or any(
        told.role == "level" for told in frame.told
    ):
        return
    frame.movements = [m for m in template.movements if m.sign and m.still is None and m.multiple is None][-1:]
    frame.aspect = frame.aspect or template.aspect
    frame.effect = frame.effect or template.effect


def check_frame(world: World, frame: Frame, units: frozenset[str]) -> None:
    """Raise `Refused` unless every claim of the frame holds."""
    for alternative in _alternatives(world, frame):
        try:
            _check_as(world, frame, alternative, units)
        except Refused as refused:
            failure = refused
        else:
            return
    raise failure


def _alternatives(world: World, frame: Frame) -> list[tuple[Subject, ...]]:
    """One name may stand in several dimensions; then any of them may be meant."""
    mention = frame.mention
    if (
        frame.change_head
        and mention is not None
        and not mention.members
        and not mention.metric
        and not mention.total
        and mention.definite
    ):
        return [frame.subjects or (TOTAL,), (TOTAL,)]
    if frame.alternate:
        return [frame.subjects or (TOTAL,), frame.alternate]
    names = {world.segments[i].segment.name for subject in frame.subjects for i in subject.members}
    if len(frame.subjects) > 1 and len(names) == 1:
        return [(subject,) for subject in frame.subjects]
    return [frame.subjects or (TOTAL,)]


def _check_as(world: World, frame: Frame, subjects: tuple[Subject, ...], units: frozenset[str]) -> None:
    saved, frame.subjects = frame.subjects, subjects
    try:
        _check_quantified(world, frame)
        failure: Refused | None = None
        for aspect in _aspects(world, frame):
            try:
                _check_aspect(world, frame, aspect, units)
            except Refused as refused:
                failure = failure or refused
            else:
                failure = None
                break
        if failure is not None:
            raise failure
        for relation in frame.relations:
            relations.check(world, frame, relation)
        if frame.superlative is not None and not any(r.kind == "superlative" for r in frame.relations):
            relations.check(world, frame, _own_superlative(frame))
    finally:
        frame.subjects = saved


def _own_superlative(frame: Frame) -> Relation:
    mention = frame.superlative
    return Relation("superlative", mention=mention, rank=mention.rank if mention else 1)


def _aspects(world: World, frame: Frame) -> tuple[Aspect, ...]:
    if frame.aspect in {"numerator", "denominator"} and frame.told and not frame.movements and not frame.relations:
        return (frame.aspect, "value")
    if frame.aspect is not None:
        extra: tuple[Aspect, ...] = ("numerator_share",) if frame.aspect == "share" else ()
        return (frame.aspect, *extra)
    told = [known.aspect for known in frame.told if known.aspect not in {None, "value"}]
    if told and told[0] is not None:
        return (told[0], "value") if told[0] in {"numerator", "denominator"} else (told[0],)
    template = frame.template
    before = template
    for _ in range(4):
        near = before.mention if before is not None else None
        if near is not None and near.members and near.part is not None:
            return ("value", near.part)
        before = before.template if before is not None else None
    if template is not None and (template.aspect == "share" or any(known.aspect == "share" for known in template.told)):
        return ("value", "share")
    mention = frame.mention
    if mention is not None and mention.members and mention.part is not None:
        return (mention.part, "value", "share") if frame.told else (mention.part,)
    return ("value",)


def _check_aspect(world: World, frame: Frame, aspect: Aspect, units: frozenset[str]) -> None:
    quantified = _is_quantified(frame)
    if not quantified:
        if (
            not any(relation.kind == "exception" for relation in frame.relations)
            or any(s.members for s in frame.subjects) is False
        ):
            for movement in frame.movements:
                _check_movement(world, frame, movement, aspect)
    _check_told(world, frame, aspect, units)


def _check_movement(world: World, frame: Frame, movement: Movement, aspect: Aspect) -> None:
    subjects = movement.owners or frame.subjects
    if frame.grouped and len(subjects) > 1:
        subjects = (_group(subjects),)
    for subject in subjects:
        if not movements.holds(world, frame, movement, subject, aspect):
            raise Refused("direction" if movement.still is None else "judgement", f"{movement}")
        movements.check_degree(world, movement, subject, aspect)


def _group(subjects: tuple[Subject, ...]) -> Subject:
    return Subject(tuple(index for subject in subjects for index in subject.members))


# Quantifiers -----------------------------------------------------------------------------------------------------------


def _without_exceptions(frame: Frame) -> tuple[Subject, ...]:
    named = {subject for relation in frame.relations if relation.kind == "exception" for subject in relation.others}
    return tuple(subject for subject in frame.subjects if subject not in named)


def _is_quantified(frame: Frame) -> bool:
    mention = frame.mention
    return bool(
        mention is not None
        and (mention.quantifier in {"all", "both", "none", "most", "some"} or mention.count is not None)
        and not mention.members
        and len(frame.subjects) > 1
    )


def _check_quantified(world: World, frame: Frame) -> None:
    if frame.only and frame.mention is not None and frame.mention.members:
        _check_only(world, frame)
    if not _is_quantified(frame) or not frame.movements:
        return
    assert frame.mention is not None
    mention = frame.mention
    subjects = _without_exceptions(frame)
    for movement in frame.movements:
        if not movement.sign and movement.still is None and not movement.level:
            for subject in frame.subjects:
                movements.check_degree(world, movement, subject, frame.aspect or "value")
            continue
        count = sum(movements.holds(world, frame, movement, subject, frame.aspect or "value") for subject in subjects)
        if not _count_fits(mention.quantifier, mention.count, mention.of_count, count, len(subjects)):
            raise Refused("comparison", "quantifier")
        for subject in frame.subjects:
            if (
                movements.holds(world, frame, movement, subject, frame.aspect or "value")
                and mention.quantifier != "none"
            ):
                movements.check_degree(world, movement, subject, frame.aspect or "value")


def _count_fits(quantifier: str | None, told: int | None, of: int | None, count: int, whole: int) -> bool:
    if quantifier in {"all", "both"} and of is None:
        return count == whole
    if quantifier == "none" and told is None:
        return count == 0
    if quantifier == "most" and told is None:
        return whole / 2 < count
    if quantifier == "some" and told is None:
        return count > 0
    return count == told


def _check_only(world: World, frame: Frame) -> None:
    """ "only North grew": no other segment of the dimension did."""
    named = {index for subject in frame.subjects for index in subject.members}
    for index in world.siblings(frame.subjects[0]):
        if index in named:
            continue
        for movement in frame.movements:
            if (movement.sign or movement.level) and movements.holds(
                world, frame, movement, Subject((index,)), frame.aspect or "value"
            ):
                raise Refused("comparison", "only")


# Figures ---------------------------------------------------------------------------------------------------------------


def _check_told(world: World, frame: Frame, aspect: Aspect, units: frozenset[str]) -> None:
    groups: dict[tuple[object, ...], list[Told]] = {}
    for told in frame.told:
        _check_double_negative(frame, told)
        role = told.role if told.role != "level" else f"level {told.when}"
        groups.setdefault((role, told.figure.unit, told.owners), []).append(told)
    for group in groups.values():
        _check_group(world, frame, group, aspect, units)


def _check_double_negative(frame: Frame, told: Told) -> None:
    if (
        told.after_by
        and told.figure.sign == -1
        and any(m.sign < 0 and not m.transitive for m in frame.movements)
        and not told.bracket
    ):
        raise Refused("direction", "a fall by a negative number")


def _check_group(world: World, frame: Frame, group: list[Told], aspect: Aspect, units: frozenset[str]) -> None:
    subjects = group[0].owners or frame.subjects
    mention = frame.mention
    if (
        _is_quantified(frame)
        and mention is not None
        and mention.count is not None
        and group[0].owners is None
        and not frame.movements
    ):
        count = sum(
            all(binding.bears_out(world, frame, told, subject, aspect, units) for told in group) for subject in subjects
        )
        if not _count_fits(mention.quantifier, mention.count, mention.of_count, count, len(subjects)):
            raise Refused("comparison", "count of segments with this figure")
        return
    if len(subjects) == 1:
        for told in group:
            _require(world, frame, told, subjects, aspect, units)
    elif len(group) == len(subjects) and not frame.grouped:
        for told, subject in zip(group, subjects, strict=True):
            _require(world, frame, told, (subject,), aspect, units)
    else:
        for told in group:
            _require_of_many(world, frame, told, subjects, aspect, units)


def _require_of_many(
    world: World, frame: Frame, told: Told, subjects: tuple[Subject, ...], aspect: Aspect, units: frozenset[str]
) -> None:
    """One figure of several subjects: of each, or of them together."""
    if not told.each and binding.bears_out(world, frame, told, _group(subjects), aspect, units):
        return
    if frame.grouped and not told.each:
        raise Refused(_why(world, frame, told, aspect, units), told.figure.__repr__())
    for subject in subjects:
        _require(world, frame, told, (subject,), aspect, units)


def _require(
    world: World, frame: Frame, told: Told, subjects: tuple[Subject, ...], aspect: Aspect, units: frozenset[str]
) -> None:
    for subject in subjects:
        if not binding.bears_out(world, frame, told, subject, aspect, units):
            raise Refused(_why(world, frame, told, aspect, units), f"{told.role} {told.figure} {subject} {aspect}")


def _why(world: World, frame: Frame, told: Told, aspect: Aspect, units: frozenset[str]) -> WithheldReason:
    """The kind of fault: what would have to be different for the figure to hold."""
    subjects = [TOTAL, *(Subject((index,)) for index in range(len(world.segments)))]
    flipped = Told(told.figure, told.hedge, told.role, -told.sign, told.when, aspect=told.aspect, effect=told.effect)
    if told.sign and any(
        binding.bears_out(world, frame, flipped, subject, aspect, units) for subject in frame.subjects
    ):
        return "direction"
    swapped = {"previous": "current", "current": "previous", "level": "previous"}.get(told.role)
    if swapped:
        other = Told(told.figure, told.hedge, swapped, told.sign, aspect=told.aspect)  # type: ignore[arg-type]
        if any(binding.bears_out(world, frame, other, subject, aspect, units) for subject in frame.subjects):
            return "period" if told.role == "level" else "order"
    if any(binding.bears_out(world, frame, told, subject, aspect, units) for subject in subjects):
        return "subject"
    if told.figure.unit == "money" and told.figure.currency not in {world.facts.unit, "cents"}:
        return "unit"
    for unit in ("percent", "points"):
        if told.figure.unit in {"percent", "points"} and unit != told.figure.unit:
            changed = type(told.figure)(told.figure.value, told.figure.step, unit, told.figure.round_step)
            if any(
                binding.bears_out(world, frame, Told(changed, told.hedge, "change"), subject, aspect, units)
                for subject in frame.subjects
            ):
                return "unit"
    return "number"
