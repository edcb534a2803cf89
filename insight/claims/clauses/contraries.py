"""What went against the movement of the whole, or of what was told just before: "went the other way", "ran against the fall"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause, Direction
from insight.claims.clauses.cues import is_whole, noun_sign
from insight.claims.clauses.entities import is_mark
from insight.claims.tokens import Token, token_at
from insight.claims.world import TOTAL, World

_VERBS: Final = ("is", "are", "was", "were", "be", "been", "being", "stood", "stands")
_COURSES: Final = ("trend", "tide", "current", "grain", "direction", "movement", "development", "tendency")
_BETWEEN: Final = ("the", "this", "that", "overall", "general", "total", "net", "whole", "entire", "company-wide", "wider", "broader", "average", "upward", "downward")  # fmt: skip


def reads_contrary(tokens: list[Token], index: int) -> bool:
    """True for a phrase that says by itself, or with its object, that something went against something."""
    token = tokens[index]
    sense = token.sense("contrary")
    if sense is not None and sense.tag != "object":
        return True
    return (sense is not None or _turned(tokens, index)) and _object(tokens, index + 1) is not None


def contrary_of(world: World, clause: Clause, index: int, told: list[int]) -> Direction:
    """The way opposite to that of the object, of what the clause before `told`, or of the whole."""
    noun = _object(clause.tokens, index + 1)
    sign = noun_sign(world, noun) if noun is not None else 0
    sense = clause.tokens[index].sense("contrary")
    if sense is not None and sense.tag == "effect":
        before = clause.template or clause.before
        others = before.choices[0] if before is not None else ()
        effects = [world.effect(other, "contribution") or 0.0 for other in others if other.members]
        whole = sum(effects) or world.facts.delta
        return Direction(index, -1 if whole > 0 else 1, "contrary", effect="contribution")
    if noun is not None or not told or (sense is not None and sense.tag):
        told = [1 if world.facts.delta > 0 else -1]
    return Direction(index, -(sign or told[0]), "contrary", effect=clause.effect)


def is_gone_against(tokens: list[Token], directions: list[Direction], noun: Direction) -> bool:
    """ "ran against the decline": the decline is that of the whole."""
    last = next((known.at for known in directions if known.kind == "contrary" and known.at < noun.at), noun.at)
    own = any(is_mark(token) or token.word("with", "by", "on") for token in tokens[last : noun.at])
    return noun.kind == "noun" and last < noun.at and not own  # "moved against the trend with an increase": its own


def is_excepted(tokens: list[Token], direction: Direction) -> bool:
    """ "is the exception in a month of rising sales": what is said of the whole does not hold of the subject."""
    at = next((at for at, token in enumerate(tokens) if token.word("exception", "exceptions", "outlier")), direction.at)
    whole = direction.of == (TOTAL,) or (direction.of_whole and direction.kind == "noun")
    own = any(is_mark(token) or token.word("with", "showing", "posting") for token in tokens[at : direction.at])
    return whole and at < direction.at and not own


def _turned(tokens: list[Token], index: int) -> bool:
    """ "worked slightly against", "was against": the verb may stand apart from what it goes against."""
    if not tokens[index].word("against", "counter to", "contrary to"):
        return False
    at = index - 1
    while token_at(tokens, at).has("weak", "strong", "hedge"):
        at -= 1
    verb = token_at(tokens, at)
    return verb.word(*_VERBS) or verb.has("activity", "go_verb", "move")


def _object(tokens: list[Token], at: int) -> Token | None:
    """What was gone against: a trend, a movement, or the metric that moved; `None` for anything else."""
    while (
        token_at(tokens, at).word(*_BETWEEN)
        or token_at(tokens, at).has("weak", "strong")
        or (token_at(tokens, at).lowered.endswith("ing") and token_at(tokens, at).has("move", "move_adjective"))
    ):
        at += 1
    token = token_at(tokens, at)
    named = token.has("move_noun", "change_noun") or token.word(*_COURSES) or is_whole(token)
    return token if named and not token.word("average", "total", "overall", "figure") else None
