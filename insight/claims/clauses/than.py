"""The other side of a comparison must be somebody, a time, or a figure that something else was held to."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
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
