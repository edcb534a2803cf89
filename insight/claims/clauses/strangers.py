"""Reasons with a subject that no facts hold: "as the booking page was down", "because the oven at North was out"."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.qualifiers import FUNCTION_WORDS, describes
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import World

_REASONS: Final = ("as", "because", "since", "after", "when", "once", "given that", "now that", "in that")
_BEING: Final = (
    "was",
    "were",
    "is",
    "are",
    "had",
    "has",
    "have",
    "went",
    "came",
    "stayed",
    "ran",
    "stood",
    "broke",
    "got",
    "became",
    "did",
)
_SILENT: Final = frozenset(["glue", "activity", "meta", "note_verb", "actor", "group_noun"])
_HEADS: Final = frozenset(
    ["rest", "whole", "base", "total", "sum", "result", "picture", "figure", "figures", "number", "value", "values", "one", "ones", "company",
     "business", "aggregate", "average", "basis", "same", "other", "others", "mix", "change", "part", "parts", "side", "segments", "category",
     "point", "starting", "reason", "both", "neither", "each", "difference", "period", "effect", "effects", "outcome", "verdict", "weight"]
)  # fmt: skip
_LONGEST: Final = 5


def check_strangers(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` for a reason whose subject is a thing that the facts do not know."""
    for index, token in enumerate(tokens):
        if not token.word(*_REASONS):
            continue
        phrase = list(
            itertools.takewhile(
                lambda known: not known.word(*_BEING) and not is_mark(known), tokens[index + 1 : index + 2 + _LONGEST]
            )
        )
        if not phrase or not token_at(tokens, index + 1 + len(phrase)).word(*_BEING):
            continue
        placed = next(
            (at for at, known in enumerate(phrase) if known.word("at", "in", "of", "for", "on", "from")), None
        )
        lead = phrase if placed is None else phrase[:placed]
        if not lead or not phrase[0].word("the", "a", "an", "its", "their", "our", "one", "some"):
            continue
        head = lead[-1]
        if head.kind == "word" and (
            not set(head.senses) <= _SILENT
            or head.lowered in FUNCTION_WORDS
            or head.lowered in _HEADS
            or len(lead) == 1
        ):
            continue
        if head.kind not in {"word", "unknown"} or any(is_name(known, "metric") for known in lead):
            continue
        if not describes(world, head.lowered):
            raise Refused("cause", f"{token.text} {head.text}")
