"""What is said of a piece, or of one of two segments: the dearer, the faster, those that take longer."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import ranks_two, says_per_piece
from insight.claims.clauses.elliptic import moved_more, rival_of
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.mixes import dominates
from insight.claims.clauses.place_keys import Key, basis_said
from insight.claims.clauses.ranks import has_rank
from insight.claims.clauses.sizes import signed
from insight.claims.refusal import Refused
from insight.claims.tokens import token_at
from insight.claims.world import TOTAL, Aspect, Subject, World


def check_above_whole(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless the value of those "which take longer" is above that of the whole."""
    token, before = clause.tokens[index], token_at(clause.tokens, index - 1)
    sense = token.sense("move_adjective")
    if sense is None or not says_per_piece(world, token) or not before.word("take", "takes", "cost", "costs"):
        return
    for subject in subjects:
        value = world.course(subject, "value").current
        if not subject.members or value is None or (value - world.facts.current_value) * sense.sign <= 0:
            raise Refused("comparison", "above or below the whole")


def sets_beside_the_other(around: Clause | None) -> bool:
    """ "twice as long (5 against 2)", "the larger gain of the two (5 against 2)": two segments, only one of them named."""
    if around is None:
        return False
    times = any(known.figure.unit == "times" for known in around.tellings)
    words = around.tokens
    return times or any(
        before.word("the") and token.has("move_adjective") and (noun.has("move_noun") or noun.word("of"))
        for before, token, noun in zip(words, words[1:], words[2:], strict=False)
    )


def check_more_of(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless "fewer coats, more shoes" is so: of what a ratio counts below, or of the metric itself."""
    first = (
        clause.tokens[0].lowered
        if is_name(clause.tokens[1] if clause.tokens[1:] else clause.tokens[0], "segment")
        else ""
    )
    joint = clause.entity.joint if clause.entity is not None and clause.entity.stand == "open" else ""
    said = first if first in {"more", "fewer"} else joint
    if said not in {"more", "fewer"} or clause.said("than") or any(tie.kind == "compare" for tie in clause.ties):
        return
    aspects: tuple[Aspect, ...] = ("denominator", "share") if world.is_ratio else ("value",)
    for subject in subjects:
        deltas = [delta for aspect in aspects if (delta := world.course(subject, aspect).delta) is not None][:1]
        if not subject.members or not deltas or deltas[0] * (1 if said == "more" else -1) <= 0:
            raise Refused("direction", said)


_LARGER: Final = ("larger", "bigger", "greater", "stronger")
_SMALLER: Final = ("smaller", "lesser", "weaker")


def check_larger_move(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless "the larger gain", "the steeper fall" is that of the subject, beside the one spoken of before."""
    token, steep = clause.tokens[index], clause.tokens[index].sense("steep")
    sign = steep.sign if steep is not None else token.word(*_LARGER) - token.word(*_SMALLER)
    if not sign or any(tie.kind == "compare" for tie in clause.ties) or clause.effect is not None:
        return
    at = index + 1 + token_at(clause.tokens, index + 1).word("relative", "percentage", "absolute", "proportional")
    noun = token_at(clause.tokens, at).sense("move_noun") or token_at(clause.tokens, at).sense("change_noun")
    if not token_at(clause.tokens, index - 1).word("the") or noun is None:
        if steep is not None:
            raise Refused("comparison", f"{token.text} than what")
        return
    if len(subjects) != 1 or not subjects[0].members:
        return
    way = noun.sign * (-1 if noun.tag == "polar" and world.facts.polarity == "down" else 1)
    rival = rival_of(world, clause)
    others = [rival] if rival is not None and rival != TOTAL else [Subject((index,)) for index in world.siblings(subjects[0]) if index not in subjects[0].members]  # fmt: skip
    mine = world.course(subjects[0], "value")
    plain = "amount" if steep is None else "any"
    basis = basis_said(clause) or ("growth" if clause.tokens[at - 1].word("relative", "percentage") else plain)
    for other in others:
        theirs = world.course(other, "value")
        away = way or (1 if (mine.delta or 0.0) > 0 else -1)
        if theirs.delta is not None and way and theirs.delta * way <= 0 and sign > 0 and other != rival:
            continue  # it went the other way
        apart = other == rival and theirs.delta is not None and way and theirs.delta * way <= 0
        if apart or not moved_more(mine, theirs, away, sign, basis):
            raise Refused("comparison", "the larger of two movements")


def check_of_two(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless the subject is "the slower desk", "the larger of the two", among no more than two."""
    token = clause.tokens[index]
    check_larger_move(world, clause, subjects, index)
    sense = token.sense("move_adjective") or token.sense("pace")
    if sense is None or not ranks_two(clause.tokens, index):
        return
    if clause.effect in {"rate_effect", "mix_effect"} and not subjects[0].members and sense.tag != "polar":
        if dominates(world, clause) != (sense.sign > 0):
            raise Refused("comparison", "one of two effects")
        return
    siblings = world.siblings(subjects[0]) if subjects[0].members and not subjects[0].rest else ()
    sign = sense.sign * (-1 if sense.tag == "polar" and world.facts.polarity == "down" else 1)
    sign *= -1 if sense.category == "pace" and world.facts.unit == "minutes" else 1
    aspects: tuple[Aspect, ...] = ("value",)
    if token.word("larger", "bigger", "smaller", "greater"):
        aspects = ("share", "denominator", "numerator", "value") if world.is_ratio else ("value",)

    def key(aspect: Aspect) -> Key:
        return lambda subject: signed(world.course(subject, aspect).current, sign)

    rival = rival_of(world, clause) if len(siblings) > len(("one", "other")) else None
    if rival is not None and rival != TOTAL and siblings:
        siblings = (*subjects[0].members, *rival.members)  # "West lost more, though South is the larger site"
    if len(siblings) != len(("one", "other")) or not any(
        has_rank(subjects, siblings, key(each), 1) for each in aspects
    ):
        raise Refused("comparison", "one of two")
