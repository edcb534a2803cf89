"""What it is that a figure of a movement is told of: the share or the part of the ratio named in front of the verb."""

from __future__ import annotations

from typing import Final, Literal

from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import Token, token_at

_OTHERWISE: Final = ("and", "but", "while", "whereas", "as", "than", "to", "where", "which", "although", "though", "because", "since")  # fmt: skip
"""Words behind which something else is spoken of."""
_LOWER: Final = ("lower", "higher", "smaller", "larger", "bigger", "up", "down", "more", "less")


def told_of(tokens: list[Token], at: int) -> Literal["share", "part"] | None:
    """ "its share of orders fell by 3 points", "Web's orders grew by 4%": the share, or the part of the ratio, did."""
    went = token_at(tokens, at + 1).word(*_LOWER)
    part = False
    for token in reversed(tokens[max(0, at - 10) : at]):
        if is_name(token, "metric") or is_mark(token) or token.kind == "number" or token.word(*_OTHERWISE):
            return "part" if part else None
        if token.has("transitive") and not token.has("move"):
            return None
        if token.has("share_noun"):
            return "share" if went else None
        if is_name(token, "numerator", "denominator"):
            part = part or went
        went = went or token.has("move")
    return "part" if part else None
