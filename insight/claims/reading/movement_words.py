"""Verbs and adjectives that say a direction, a standstill, a level or a part."""

from __future__ import annotations

from insight.claims.frames import Frame, Movement, Relation
from insight.claims.reading.state import Reading
from insight.claims.reading.verdict import beyond
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL


def read_note(reading: Reading, token: Token) -> bool:
    """Take a word for the note."""
    return True


def _separate(reading: Reading) -> None:
    """A second predicate behind "and" or a comma opens a clause with the same subject."""
    frame = reading.frame
    if reading.here().word("up", "down") and reading.ahead().word("from") and frame.told and not frame.movements:
        return
    if reading.lead in {"and", "conj", ",", ";"} and frame.predicate and (frame.told or frame.movements):
        reading.open(Frame(mention=frame.mention, subjects=frame.subjects, explicit=False, grouped=frame.grouped))
        reading.frame.inherited = False


def read_move(reading: Reading, token: Token) -> bool:
    """Take a verb or noun of movement."""
    sense = token.sense("move") or token.senses["move_noun"]
    _separate(reading)
    sign = sense.sign * (reading.polarity() if sense.tag == "polar" else 1)
    movement = Movement(sign, sense.strength, negated=reading.take_negation())
    _strengthen(reading, movement)
    reading.frame.movements.append(movement)
    reading.frame.mode = "effect" if reading.frame.effect else "change"
    return True


def _strengthen(reading: Reading, movement: Movement) -> None:
    for kind, strength in reading.strength:
        if kind == "weak":
            movement.weak = True
        else:
            movement.strength = max(movement.strength, strength)
    reading.strength = []


def read_adjective(reading: Reading, token: Token) -> bool:
    """Take "higher", "lower", "above": a movement, or a comparison when another side follows."""
    sense = token.senses["move_adjective"]
    if token.word("above", "below", "short of") and not (
        reading.ahead().kind in {"period", "name", "number"}
        or reading.ahead().has("time", "noise_noun", "hedge")
        or reading.ahead().word("the", "that", "its")
    ):
        return False
    if (
        token.word("positive", "negative")
        and reading.levels
        and not reading.frame.effect
        and not reading.frame.change_head
    ):
        reading.frame.movements.append(Movement(0, level=sense.sign, negated=reading.take_negation()))
        return True
    if reading.ahead().has("noise_noun") or reading.ahead(2).has("noise_noun"):
        return beyond(reading, token)
    following = (
        reading.mentions.read(reading.position + 1)
        if token.word(
            "above", "below", "larger", "bigger", "lower", "higher", "smaller", "greater", "longer", "shorter"
        )
        else None
    )
    if token.word("above", "below") and following and following[0].members:
        reading.frame.relations.append(Relation("ahead", sense.sign, basis="level", negated=reading.take_negation()))
        return True
    _separate(reading)
    if reading.ahead().word("than") and reading.segment_after(2):
        reading.frame.relations.append(
            Relation(
                "compare",
                sense.sign * (reading.polarity() if sense.tag == "polar" else 1),
                basis="level",
                negated=reading.take_negation(),
            )
        )
        return True
    movement = Movement(
        sense.sign * (reading.polarity() if sense.tag == "polar" else 1), negated=reading.take_negation()
    )
    _strengthen(reading, movement)
    reading.frame.movements.append(movement)
    reading.frame.mode = "effect" if reading.frame.effect else "change"
    if token.word("above", "below", "higher", "lower"):
        reading.comparing = "than"
    return True


def read_multiple(reading: Reading, token: Token) -> bool:
    """Take "doubled", "halved" and the like."""
    _separate(reading)
    multiple = float(token.senses["multiple_verb"].tag)
    reading.frame.movements.append(
        Movement(1 if multiple > 1 else -1, multiple=multiple, hedge=reading.hedge, negated=reading.take_negation())
    )
    reading.hedge = "none"
    reading.frame.mode = "change"
    return True


def read_still(reading: Reading, token: Token) -> bool:
    """Take "flat", "unchanged", "stable"."""
    _separate(reading)
    reading.frame.movements.append(Movement(0, still=token.senses["still"].strength, negated=reading.take_negation()))
    reading.frame.mode = "level"
    return True


def read_hold(reading: Reading, token: Token) -> bool:
    """Take "held its level"; false when no level follows."""
    following = reading.mentions.read(reading.position + 1)
    if following is None or (following[0].when != "previous" and following[0].head != "level"):
        return False
    reading.frame.movements.append(Movement(0, still=1, negated=reading.take_negation(), hedge="hold"))
    return True


def read_transitive(reading: Reading, token: Token) -> bool:
    """Take a verb by which the subject moves the whole: "lifted", "dragged down"."""
    _separate(reading)
    frame = reading.frame
    sense = token.senses["transitive"]
    if token.text.lower().startswith(("cost", "hurt", "help", "weigh")):
        sense = sense._replace(sign=sense.sign * reading.polarity())
    if frame.mention is not None and frame.mention.rates and not frame.mention.members and frame.effect is None:
        frame.effect, frame.subjects = "rate_effect", (TOTAL,)
    movement = Movement(
        sense.sign, negated=reading.take_negation(), transitive=True, effect=frame.effect or "contribution"
    )
    _strengthen(reading, movement)
    frame.movements.append(movement)
    frame.mode = "effect"
    return True


def read_share_verb(reading: Reading, token: Token) -> bool:
    """Take "made up", "accounted for", "contributed"."""
    _separate(reading)
    frame = reading.frame
    contributes = token.text.lower().startswith("contribut")
    frame.contribution = frame.contribution or contributes
    frame.mode = "effect" if contributes or frame.effect else "share"
    figure = reading.ahead().figure or reading.ahead(2).figure
    if (
        token.text.lower().startswith(("take", "took", "taking"))
        and figure is not None
        and figure.unit not in {"percent", "fraction"}
    ):
        frame.mode = "level"
    return True


def read_level(reading: Reading, token: Token) -> bool:
    """Take "stood at", "came to", "ended"."""
    if reading.ahead().has("move_adjective") and token.text.lower() in {"ended", "closed", "finished"}:
        return True
    _separate(reading)
    if token.text.lower().startswith(("start", "began", "begin")):
        reading.frame.when = reading.frame.when or "previous"
    if reading.frame.mode != "effect" or not reading.frame.effect:
        reading.frame.mode = "level" if not reading.frame.change_head else "change"
    return True


def read_go(reading: Reading, token: Token) -> bool:
    """Take "went", "moved", "changed": a movement whose direction the figures say."""
    _separate(reading)
    negated = reading.take_negation()
    reading.went = token.text.lower()
    if negated:
        reading.frame.movements.append(Movement(0, still=0))
    reading.frame.mode = "change"
    return True


def read_level_sign(reading: Reading, token: Token) -> bool:
    """ "profitable", "in the red"."""
    if not reading.levels:
        raise Refused("invented", token.text)
    reading.frame.movements.append(Movement(0, level=token.senses["level_sign"].sign, negated=reading.take_negation()))
    return True


def read_pace(reading: Reading, token: Token) -> bool:
    """ "slower", "sped up": longer for a duration, lower for a turnover; nothing else has a pace."""
    if (
        reading.ahead().word("than")
        or any(known.word("than", "(") for known in reading.tokens[reading.position :])
        or reading.frame.movements
    ):
        return False
    unit = reading.world.facts.unit
    if unit not in {"minutes", "ratio"}:
        raise Refused("direction", token.text)
    sign = token.senses["pace"].sign * (-1 if unit == "minutes" else 1)
    _separate(reading)
    reading.frame.movements.append(Movement(sign, negated=reading.take_negation()))
    reading.frame.mode = "change"
    return True


def read_good(reading: Reading, token: Token) -> bool:
    """Take a word for good or bad news."""
    reading.frame.relations.append(Relation("good", token.senses["good"].sign, negated=reading.take_negation()))
    return True
