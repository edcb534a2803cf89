"""Movements and figures that a noun phrase itself carries: "a decline of", "the largest gain"."""

from __future__ import annotations

from insight.claims.frames import Frame, Movement, Relation, Told
from insight.claims.mentions import Mention
from insight.claims.reading.state import Reading
from insight.claims.refusal import Refused
from insight.claims.world import TOTAL, Subject


def noun_movement(reading: Reading, mention: Mention) -> Movement:
    """The movement that a noun of change names; the phrase must have one."""
    sense = mention.move
    assert sense is not None
    sign = sense.sign * (reading.polarity() if sense.tag == "polar" else 1)
    return Movement(sign, sense.strength)


def adjectives(reading: Reading, frame: Frame, mention: Mention) -> None:
    """Take the adjectives of a phrase: a degree of its change, a direction, good or bad."""
    for sense in mention.adjectives:
        if sense.category == "strong" and mention.head == "change":
            denied = mention.quantifier == "none" or reading.negation or _denied_near(reading)
            frame.movements.append(Movement(0, sense.strength, negated=denied))
        elif sense.category == "weak" and mention.head == "change":
            frame.movements.append(Movement(0, weak=True))
        elif sense.category in {"strong", "weak"} and mention.head != "change":
            continue
        elif sense.category == "move_adjective" and mention.head in {"effect", "change"}:
            sign = sense.sign * (reading.polarity() if sense.tag == "polar" else 1)
            if not mention.superlative:
                frame.movements.append(Movement(sign, effect=mention.effect))
        elif sense.category == "move_adjective" and (mention.metric or mention.part):
            sign = sense.sign * (reading.polarity() if sense.tag == "polar" else 1)
            if not mention.members and not mention.own and mention.rates and not frame.subjects[0].members:
                frame.effect = "rate_effect" if reading.world.is_ratio else None
            frame.movements.append(Movement(sign, effect=frame.effect))
        elif sense.category == "good" and mention.head in {"change", "effect"}:
            frame.relations.append(Relation("good", sense.sign))


def of_several(mention: Mention) -> bool:
    """ "gains and losses cancel out": movements of whatever parts."""
    plural = bool(mention.words) and mention.words[-1].endswith("s") and mention.words[-1] != "loss"
    return (
        plural
        and not mention.members
        and not mention.metric
        and not mention.total
        and not mention.definite
        and mention.quantifier is None
    )


def _denied_near(reading: Reading) -> bool:
    """ "no sign of an unusual change"."""
    return any(token.has("negation") for token in reading.tokens[max(0, reading.position - 9) : reading.position])


def require_move(reading: Reading, mention: Mention, subjects: tuple[Subject, ...]) -> None:
    """A named fall must be one: "the decline" said of something that rose is false."""
    if mention.move is None or mention.head != "change" or mention.superlative or mention.quantifier == "none":
        return
    owners = (TOTAL,) if (mention.total or mention.metric) and not mention.members else subjects
    sign = noun_movement(reading, mention).sign
    for subject in owners:
        delta = reading.world.course(subject, "value").delta
        if delta is not None and delta * sign > 0:
            return
    if mention.definite and any((reading.world.facts.delta * sign) > 0 for _ in (0,)):
        return
    if not (mention.definite or mention.possessor):
        return
    raise Refused("direction", "named movement")


def numbers_inside(reading: Reading, mention: Mention, *, whole: bool) -> None:
    """Take the figures inside a phrase: "the $107,980 decline"; with `whole`, of the total when nobody is named."""
    for token in mention.numbers:
        if token.figure is None:
            continue
        told = Told(
            token.figure,
            reading.hedge if reading.hedge != "none" else mention.hedge,
            role="change",
            sign=token.figure.sign,
        )
        reading.hedge = "none"
        if mention.move is not None and not told.sign:
            told.sign = noun_movement(reading, mention).sign
        if mention.members:
            told.owners = mention.subjects(reading.world)
        elif whole or mention.total or mention.metric or mention.when:
            told.owners = (TOTAL,)
        reading.frame.told.append(told)


def effect_frame(reading: Reading, mention: Mention) -> None:
    """An effect that is told of the subject: its figures are no figures of the clause before."""
    frame = reading.frame
    if frame.told or frame.movements or (frame.effect not in {None, mention.effect}):
        subjects = mention.subjects(reading.world) if mention.members else frame.subjects
        reading.open(Frame(mention=mention, subjects=subjects, explicit=False, predicate=True))
    reading.frame.effect, reading.frame.mode = mention.effect, "effect"
    numbers_inside(reading, mention, whole=False)
    adjectives(reading, reading.frame, mention)
