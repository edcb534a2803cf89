"""Noun phrases behind a preposition."""

from __future__ import annotations

from insight.claims.folding import VagueFigure
from insight.claims.frames import Frame, Movement, Relation
from insight.claims.mentions import Mention
from insight.claims.reading.named_changes import effect_frame, numbers_inside, require_move
from insight.claims.reading.objects import read_object
from insight.claims.reading.resolution import all_of
from insight.claims.reading.state import ENTIRELY, MAINLY, Reading
from insight.claims.reading.subjects import read_subject
from insight.claims.refusal import Refused
from insight.claims.world import TOTAL, Subject


def read_complement(reading: Reading, mention: Mention) -> None:
    """Take a phrase behind a preposition: a place, another side, an exception, a driver."""
    preposition = reading.preposition
    frame = reading.frame
    members = mention.subjects(reading.world) if mention.members else ()
    last = frame.told[-1] if frame.told else None
    if (
        preposition in {"as", "than"}
        and members
        and last is not None
        and last.role == "multiple"
        and last.versus is None
    ):
        last.versus = members
        return
    drove = any(relation.kind == "driver" for known in (*reading.frames[-2:], frame) for relation in known.relations)
    if preposition == "from" and members and drove and not frame.told and not _shifting(reading):
        frame.relations.append(Relation("driver", others=members))
        reading.open(Frame(mention=mention, subjects=members, explicit=True, mode="change", contribution=True))
        return
    if preposition in {"without", "excluding", "except", "besides"} or mention.preposition == "apart from":
        _exclude(reading, mention)
        return
    if preposition == "with" and (members or mention.head == "change" or mention.superlative):
        _absolute(reading, mention)
        return
    if preposition == "than" or (reading.comparing in {"than", "compared"} and members):
        _compared(reading, mention)
        return
    if (
        preposition in {"to", "towards", "toward", "from"}
        and members
        and (frame.effect == "mix_effect" or frame.aspect == "share" or _shifting(reading))
    ):
        sign = -1 if preposition == "from" else 1
        frame.relations.append(Relation("shift", sign, others=members))
        return
    if members:
        locate(reading, mention, members)
        return
    if (
        mention.dimension
        and mention.quantifier in {"all", "none", "both"}
        and preposition in {"in", "within", "across", "at", "for", "on"}
        and frame.movements
        and not frame.told
    ):
        _everywhere(reading, mention)
        return
    if mention.head == "effect" and preposition == "as":
        reading.open(Frame(mention=mention, subjects=(TOTAL,), explicit=True, effect=mention.effect, mode="effect"))
        return
    if mention.head == "effect" and preposition in {"with", "of"}:
        effect_frame(reading, mention)
        return
    if mention.head == "effect":
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
        return
    _bare_complement(reading, mention)


def _everywhere(reading: Reading, mention: Mention) -> None:
    """ "lower in all three plans", "increased within no platform"."""
    frame = reading.frame
    said = [movement for movement in frame.movements if movement.sign and movement.still is None][-1:]
    reading.open(
        Frame(
            mention=mention,
            subjects=all_of(reading, mention),
            explicit=True,
            movements=[Movement(m.sign, negated=m.negated) for m in said],
            predicate=True,
        )
    )
    if mention.quantifier == "none":
        frame.movements = [movement for movement in frame.movements if movement not in said]


def _shifting(reading: Reading) -> bool:
    near = reading.last_mention
    if (
        reading.went.startswith(("moved", "shift", "migrat", "switch"))
        and reading.frame.subjects == (TOTAL,)
        and not reading.frame.told
    ):
        return True
    return (near is not None and bool({"shift", "move", "swing", "migration", "shifts"} & set(near.words))) or bool(
        reading.frame.relations and reading.frame.relations[-1].kind == "shift"
    )


def _bare_complement(reading: Reading, mention: Mention) -> None:
    frame = reading.frame
    if mention.head == "change" and mention.superlative is None:
        require_move(reading, mention, frame.subjects)
        numbers_inside(reading, mention, whole=False)
        if reading.preposition in {"in", "of", "to", "for"} and frame.mode is None:
            frame.mode = "change"
    elif mention.superlative is not None:
        read_object(reading, mention)
    elif (
        mention.head in {"name", "level"}
        and (mention.metric or mention.head == "level")
        and reading.preposition in {"with", "at", "of"}
    ):
        if reading.preposition == "with" and not frame.predicate:
            reading.pinned = True
        else:
            frame.mode = "level" if not frame.movements or reading.preposition == "with" else frame.mode
    if mention.when is not None and mention.when not in {"previous", "current"}:
        raise Refused("period", "unknown period")


def locate(reading: Reading, mention: Mention, members: tuple[Subject, ...]) -> None:
    """ "in South", "by South", "for South", "of South": the place of what was said, or its driver."""
    frame = reading.frame
    if reading.shift_next:
        reading.shift_next = False
        frame.told = [told for told in frame.told if not isinstance(told.figure, VagueFigure)]
        frame.relations.append(Relation("shift", 1, others=members))
        return
    if reading.has_adverb(MAINLY) or reading.preposition == "by":
        frame.relations.append(
            Relation(
                "driver",
                others=members,
                mainly=reading.has_adverb(MAINLY),
                entirely=reading.has_adverb(ENTIRELY),
                negated=reading.negation,
            )
        )
        reading.adverbs = []
        _numbers_for(reading, members)
        return
    if frame.superlative is not None and not (
        frame.subjects and frame.subjects[0].members and frame.explicit and not frame.change_head
    ):
        frame.relations.append(
            Relation("superlative", others=members, mention=frame.superlative, rank=frame.superlative.rank)
        )
        frame.subjects = members
        return
    if frame.explicit and frame.subjects and frame.subjects[0].members:
        if set(members) == set(frame.subjects):
            return
        if frame.told and frame.told[-1].role == "previous" and reading.last in {"number", "number_of"}:
            _set_against(reading, members)
            return
        raise Refused("subject", "a segment of a segment")
    unplaced = [told for told in frame.told if told.owners is None]
    for told in unplaced:
        told.owners = members
    if not frame.explicit or (frame.subjects and not frame.subjects[0].members):
        for movement in frame.movements:
            movement.owners = movement.owners or members
    if not unplaced or not frame.told:
        if not frame.explicit and not frame.predicate and reading.preposition in {"in", "for", "at", "within", "on"}:
            reading.scope = members
        frame.subjects = members
        frame.explicit = True


def _set_against(reading: Reading, members: tuple[Subject, ...]) -> None:
    told = reading.frame.told[-1]
    earlier = reading.frame.told[-2] if len(reading.frame.told) > 1 else None
    told.role = earlier.role if earlier else "level"
    told.owners = members
    told.sign = earlier.sign if earlier else 0


def _numbers_for(reading: Reading, members: tuple[Subject, ...]) -> None:
    """Figures behind a driver are its own."""
    reading.open(Frame(subjects=members, explicit=True, mode="change", contribution=True))
    reading.frame.inherited = True


def _exclude(reading: Reading, mention: Mention) -> None:
    if mention.pronoun in {"it", "them", "that", "this"}:
        mention.members = tuple(index for subject in reading.current() for index in subject.members)
    if not mention.members:
        return
    rest = Subject(tuple(sorted(mention.members)), rest=True)
    if reading.preposition == "except":
        reading.frame.relations.append(Relation("exception", others=mention.subjects(reading.world)))
        return
    if reading.frame.explicit and not reading.frame.subjects[0].members:
        reading.frame.subjects = (rest,)
    elif reading.frame.explicit:
        reading.frame.relations.append(Relation("exception", others=mention.subjects(reading.world)))
    else:
        reading.frame.without = (rest,)
        reading.frame.subjects = (rest,)


def _absolute(reading: Reading, mention: Mention) -> None:
    """ "with South losing $101,260", "with a decline of 4.4%"."""
    if mention.members and mention.head == "name":
        reading.lead = "conj"
        read_subject(reading, mention)
        return
    read_object(reading, mention)


def _compared(reading: Reading, mention: Mention) -> None:
    frame = reading.frame
    if mention.members:
        relation = next((r for r in reversed(frame.relations) if r.kind == "compare" and not r.others), None)
        if relation is None:
            relation = Relation("compare", sign=1)
            frame.relations.append(relation)
        relation.others = mention.subjects(reading.world)
    elif mention.part or mention.metric:
        relation = next((r for r in reversed(frame.relations) if r.kind == "compare" and not r.others), None)
        if relation is not None and mention.part:
            relation.mention = mention
            relation.others = (TOTAL,)
    elif mention.when not in {None, "previous"}:
        raise Refused("period", "compared with the current period")
    reading.comparing = ""
