"""Phrases between dashes or brackets that say which of its kind a name is: "North – the largest region – fell", "North (the smallest region) fell"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import Token, means

_OPENING: Final = {"–": "–", "—": "—", "-": "-", "(": ")"}
_LONGEST: Final = 7
"""Words of such a phrase."""


def with_commas_for_dashes(tokens: list[Token]) -> list[Token]:
    """The tokens with commas round such a phrase, as which it is read."""
    if not means(tokens, "superlative"):
        return tokens
    kept = tokens
    for index, token in enumerate(tokens[:-3]):
        closing = _OPENING.get(token.text) if token.kind == "mark" else None
        if (
            closing is None
            or not index
            or not is_name(tokens[index - 1], "segment")
            or not tokens[index + 1].word("the")
        ):
            continue
        end = next((at for at in range(index + 2, min(len(tokens), index + 2 + _LONGEST)) if tokens[at].kind == "mark" and tokens[at].text == closing), None)  # fmt: skip
        inside = tokens[index + 1 : end] if end is not None else []
        if (
            end is None
            or end + 1 == len(tokens)
            or any(known.kind == "number" or (is_mark(known) and known.text != "-") for known in inside)
        ):
            continue
        if means(inside, "superlative") and any(is_name(known, "dimension") for known in inside):
            kept = [*kept[:index], Token("mark", ","), *kept[index + 1 : end], Token("mark", ","), *kept[end + 1 :]]
    return kept
