"""Noun phrases that open a clause."""

from __future__ import annotations

from insight.claims.frames import Frame, Relation
from insight.claims.mentions import Mention
from insight.claims.reading.named_changes import (
    adjectives,
    effect_frame,
    noun_movement,
    numbers_inside,
    of_several,
    require_move,
)
from insight.claims.reading.resolution import resolve
from insight.claims.reading.state import Reading
from insight.claims.world import TOTAL


def read_subject(reading: Reading, mention: Mention) -> None:
    """Open a clause with this phrase as its subject."""
    previous = reading.frame
    if (
        mention.head == "effect"
        and not mention.members
        and not mention.metric
        and previous.subjects
        and previous.subjects[0].members
        and (mention.own or {"a", "an"} & set(mention.words))
    ):
        effect_frame(reading, mention)
        reading.frame.predicate = False
        return
    if (
        previous.change_head
        and previous.mention
        and previous.mention.members
        and not previous.predicate
        and not previous.told
        and reading.lead == "and"
        and mention.members
        and mention.head == "name"
        and not _verb_ahead_is_own(reading)
    ):
        previous.subjects = (*previous.subjects, *mention.subjects(reading.world))
        previous.grouped = True
        return
    if _is_apposition(reading, mention):
        previous.superlative = mention
        return
    if (
        mention.head == "pronoun"
        and mention.pronoun in {"all", "each"}
        and reading.frame.explicit
        and not reading.frame.told
    ):
        return
    frame = Frame(mention=mention, explicit=True)
    frame.when = mention.when or (
        reading.frame.when if not reading.frame.explicit and not reading.frame.predicate else None
    )
    frame.subjects = resolve(reading, mention)
    frame.only = mention.quantifier == "only"
    if (
        mention.pronoun in {"it", "they", "that", "this"}
        and reading.headline
        and frame.subjects == (TOTAL,)
        and not reading.frames
    ):
        frame.alternate = reading.headline
    if (
        reading.scope
        and not mention.members
        and mention.quantifier is None
        and (mention.metric or mention.part or mention.head in {"change", "level", "share"})
    ):
        frame.subjects = reading.scope
    elif mention.members:
        reading.scope = ()
    if previous.without and not mention.members:
        frame.subjects = frame.without = previous.without
    if reading.then and previous.relations and any(r.kind == "superlative" for r in previous.relations):
        before = next(r for r in previous.relations if r.kind == "superlative")
        frame.relations.append(
            Relation(
                "superlative",
                others=frame.subjects,
                mention=before.mention,
                rank=before.rank + 1,
                basis=before.basis,
            )
        )
        frame.effect = previous.effect
        frame.mode = previous.mode
    reading.then = False
    if previous.predicate or previous.template or previous.mode or previous.movements or previous.told:
        frame.template = previous if (previous.predicate or previous.mode or previous.movements) else previous.template
    reading.open(frame)
    _dress(reading, frame, mention, previous)


def _verb_ahead_is_own(reading: Reading) -> bool:
    """True when the verb behind the name is a movement of its own."""
    return any(token.has("move", "go_verb") for token in reading.tokens[reading.end : reading.end + 2])


def _is_apposition(reading: Reading, mention: Mention) -> bool:
    """ "Email, the best channel at 44.9%, shrank"."""
    frame = reading.frame
    named = frame.explicit and frame.subjects and frame.subjects[0].members and not (frame.predicate or frame.told)
    return bool(named and mention.superlative is not None and not mention.members and reading.lead == ",")


def _dress(reading: Reading, frame: Frame, mention: Mention, previous: Frame) -> None:
    """Carries what the phrase itself says into the frame."""
    if mention.superlative is not None:
        frame.superlative = mention
    if mention.possessor and mention.head == "name" and not (mention.metric or mention.part or mention.dimension):
        frame.aspect = previous.aspect or next((known.aspect for known in previous.told if known.aspect), None)
    frame.grouped = previous.grouped and mention.pronoun == "they"
    if mention.head == "change":
        frame.change_head = True
        frame.mode = "change"
        if not of_several(mention):
            require_move(reading, mention, frame.subjects)
            if mention.move is not None:
                frame.movements.append(noun_movement(reading, mention))
    elif mention.head == "effect":
        frame.effect, frame.mode = mention.effect, "effect"
    elif mention.head == "share":
        frame.aspect = "share"
    elif mention.part:
        frame.aspect = mention.part if not mention.members or mention.part != "denominator" else None
        if mention.members:
            frame.aspect = None
            frame.mention = mention
    numbers_inside(reading, mention, whole=False)
    adjectives(reading, frame, mention)
