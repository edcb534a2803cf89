"""Noun phrases behind a predicate."""

from __future__ import annotations

from insight.claims.figures import Figure
from insight.claims.frames import Frame, Movement, Relation, Told
from insight.claims.mentions import Mention
from insight.claims.reading.named_changes import adjectives, effect_frame, noun_movement, numbers_inside
from insight.claims.reading.state import ENTIRELY, MAINLY, Reading
from insight.claims.refusal import Refused
from insight.claims.world import TOTAL


def read_object(reading: Reading, mention: Mention) -> None:
    """Take a phrase behind a predicate."""
    frame = reading.frame
    last = frame.movements[-1] if frame.movements else None
    part = frame.told[-1] if frame.told else None
    if (
        part is not None
        and part.role == "part_of_change"
        and part.owners is None
        and not frame.explicit
        and (mention.effect or mention.members)
    ):
        part.owners, part.effect = mention.subjects(reading.world) or (TOTAL,), mention.effect
        reading.open(
            Frame(
                mention=mention,
                subjects=part.owners,
                explicit=True,
                effect=mention.effect,
                mode="effect" if mention.effect else "change",
                contribution=True,
            )
        )
        return
    if mention.superlative is not None:
        frame.superlative = frame.superlative or mention
        frame.relations.append(Relation("superlative", mention=mention, rank=mention.rank, negated=reading.negation))
        if mention.head == "change":
            frame.mode = "change"
            frame.movements = [m for m in frame.movements if m.still is None]
        return
    if mention.head == "change":
        _change_object(reading, frame, mention)
    elif mention.head == "effect" and frame.change_head and not frame.told and mention.effect != "contribution":
        frame.relations.append(
            Relation(
                "driver",
                effect=mention.effect,
                negated=reading.negation,
                mainly=reading.has_adverb(MAINLY),
                entirely=reading.has_adverb(ENTIRELY),
            )
        )
        effect_frame(reading, mention)
    elif mention.head == "effect" and reading.negation:
        frame.relations.append(Relation("driver", effect=mention.effect, negated=True))
        reading.negation = False
    elif mention.head == "effect":
        effect_frame(reading, mention)
    elif mention.head == "share":
        frame.aspect = "share"
    elif mention.part and not mention.members:
        frame.aspect = mention.part
        if last is not None:
            last.aspect = mention.part
    elif (
        mention.members
        and frame.relations
        and frame.relations[-1].kind in {"compare", "offset", "ahead"}
        and not frame.relations[-1].others
    ):
        frame.relations[-1].others = mention.subjects(reading.world)
    elif mention.members:
        _segment_object(reading, frame, mention)
    elif mention.quantifier == "none" and (mention.metric or mention.part):
        frame.told.append(Told(Figure(0.0, 0.0, "plain", 0.0), role="level"))
    elif mention.metric or mention.total:
        _whole_object(reading, frame, last)
        adjectives(reading, frame, mention)
    elif mention.head == "level" and mention.when == "previous":
        _hold_level(reading, frame)


def _change_object(reading: Reading, frame: Frame, mention: Mention) -> None:
    if frame.relations and frame.relations[-1].kind in {"driver", "offset"}:
        if (
            frame.relations[-1].kind == "driver"
            and mention.move is not None
            and noun_movement(reading, mention).sign * reading.world.facts.delta <= 0
        ):
            raise Refused("direction", "a driver of what did not happen")
        numbers_inside(reading, mention, whole=not mention.members)
        return
    frame.mode = "change"
    numbers_inside(reading, mention, whole=False)
    if mention.move is not None:
        movement = noun_movement(reading, mention)
        movement.negated = mention.quantifier == "none" or reading.negation
        frame.movements.append(movement)
    adjectives(reading, frame, mention)
    frame.predicate = True


def _segment_object(reading: Reading, frame: Frame, mention: Mention) -> None:
    if frame.superlative is not None or (
        frame.mention is not None and (frame.mention.superlative or frame.mention.quantifier == "only")
    ):
        frame.relations.append(
            Relation(
                "superlative",
                others=mention.subjects(reading.world),
                mention=frame.superlative or frame.mention,
                rank=1,
            )
        )
        frame.subjects = mention.subjects(reading.world)
        return
    if frame.change_head or frame.effect:
        frame.relations.append(Relation("driver", others=mention.subjects(reading.world), effect=frame.effect))
        return
    if reading.last == "predicate" and frame.movements:
        frame.relations.append(Relation("driver", others=mention.subjects(reading.world)))
        return
    raise Refused("subject", "segment as an object")


def _whole_object(reading: Reading, frame: Frame, last: Movement | None) -> None:
    """ "dragged net revenue down", "lifted the rate by"."""
    if (
        frame.subjects
        and frame.subjects[0].members
        and last is not None
        and last.still is None
        and not frame.change_head
    ):
        last.transitive = True
        last.effect = frame.effect or "contribution"
        frame.mode = "effect"


def _hold_level(reading: Reading, frame: Frame) -> None:
    for movement in frame.movements:
        if movement.still is None:
            continue
        movement.sign = 0
