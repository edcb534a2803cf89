"""The other side of a comparison must be somebody, a time, or a figure that something else was held to."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark
from insight.claims.lexicon import Sense
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import TOTAL, World

_HELD: Final = (
    "fraction", "cardinal", "ordinal", "time", "multiple", "multiple_verb", "offset_verb", "outpace_verb", "grain_noun", "noise_noun",
    "move_noun", "change_noun", "effect_noun", "level_noun", "share_noun", "share_verb", "move", "cause",
)  # fmt: skip
"""Senses that another reading holds to the facts beside "than"."""
_SAID: Final = frozenset(
    ["whole", "total", "average", "mean", "company", "business", "usual", "before", "it", "they", "this", "that", "those", "did", "rates",
     "rate", "mix", "does", "nothing", "then", "previously", "anything", "zero", "halfway", "even", "went", "came", "accounts", "explains",
     "makes", "covers", "anywhere", "here", "there"]
)  # fmt: skip
_NEAR: Final = 5
"""Words behind "than" among which the other side is named."""


def with_than_apart(tokens: list[Token]) -> list[Token]:
    """ "West lost slightly more than South": in front of a name the hedge of a figure is a comparison of its own."""
    if not any(_hedges_name(tokens, at) for at in range(len(tokens))):
        return tokens
    told: list[Token] = []
    for at, token in enumerate(tokens):
        if not _hedges_name(tokens, at):
            told.append(token)
            continue
        degree, *words = token.text.rsplit(" ", 2)
        told.append(Token("word", degree, senses={"weak": Sense("weak")}, initial=token.initial))
        told.append(replace(token, text=" ".join(words), initial=False))
    return told


def _hedges_name(tokens: list[Token], at: int) -> bool:
    ends = tokens[at].has("hedge") and tokens[at].lowered.endswith((" more than", " less than"))
    behind = token_at(tokens, at + 1 + token_at(tokens, at + 1).word("the", "in", "for", "at", "on")) if ends else None
    return behind is not None and behind.name is not None and behind.name.kind == "segment"


def _check_pace(world: World, clause: Clause, pace: Token) -> None:
    """ "cost rose faster than floor area": the other part has a name that the facts do not know; it is the other part."""
    courses = (world.course(TOTAL, "numerator").relative, world.course(TOTAL, "denominator").relative)
    mine, theirs = courses if clause.aspect == "numerator" else courses[::-1]
    moved = next((known.told_sign for known in directions_of(world, clause) if known.told_sign), 1)
    if mine is None or theirs is None or (mine - theirs) * moved * pace.senses["pace"].sign <= 0:
        raise Refused("comparison", "parts compared")


def check_than(world: World, clause: Clause) -> None:
    """Raise `Refused` for a comparison with something that nothing was held to: "grew more than its peers"."""
    tokens = clause.tokens
    for index, token in enumerate(tokens[:-1]):
        if token.kind != "word" or token.lowered.rpartition(" ")[2] != "than":
            continue
        if any(tie.kind == "compare" and tie.at > index for tie in clause.ties):
            continue
        if clause.aspect in {"numerator", "denominator"} and tokens[index - 1].has("pace"):
            _check_pace(world, clause, tokens[index - 1])
            continue
        near = tokens[index + 1 : index + 1 + _NEAR]
        if is_mark(near[0]) or any(
            known.kind in {"number", "period", "name", "possessive"}
            or known.has(*_HELD)
            or not _SAID.isdisjoint(known.lowered.split())
            for known in near
        ):
            continue
        raise Refused("comparison", "more than whom")
