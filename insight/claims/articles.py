"""The article that headlines leave out: "sees 8.4% decline", "8.4% drop in visits"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.cues import HAVING
from insight.claims.lexicon import Sense
from insight.claims.tokens import Token, token_at

_LEADS: Final = (
    *HAVING, "drives", "drove", "driving", "drive", "explains", "explained", "causes", "leads to", "led to", "leads", "led", "leading", "after", "on", "amid", "despite",
    "experience", "see", "record", "post", "show", "report",
)  # fmt: skip
_UNITS: Final = frozenset(["percent", "points", "money", "minutes"])
_DESCRIBING: Final = ("strong", "weak")


def with_articles(tokens: list[Token]) -> list[Token]:
    """The tokens with "a" in front of each figure that belongs to the noun of change right behind it."""
    if not any(_heads_noun(tokens, at) for at in range(len(tokens))):
        return tokens
    read: list[Token] = []
    for at, token in enumerate(tokens):
        if _heads_noun(tokens, at):
            read.append(Token("word", "a", senses={"glue": Sense("glue")}))
        read.append(token)
    return read


def _heads_noun(tokens: list[Token], at: int) -> bool:
    figure = tokens[at].figure
    if figure is None or figure.sign or figure.unit not in _UNITS:
        return False
    noun = at + 1
    while token_at(tokens, noun).word("-") or token_at(tokens, noun).has(*_DESCRIBING):
        noun += 1
    token, behind = token_at(tokens, noun), token_at(tokens, noun + 1)
    if (
        not token.has("move_noun")
        or token.lowered.endswith(("s", "ed", "ing"))
        or behind.kind == "number"
        or behind.word("by", "-")
    ):
        return False
    before = token_at(tokens, at - 1)
    return not before.text or before.word(":", *_LEADS)
