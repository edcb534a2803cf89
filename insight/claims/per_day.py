"""Sums told by the day: "€9,346 a day, up from €8,286", "an average of 49 appeared each day", "on a daily basis".

All such words become "per day", which the readers of figures know. A ratio, a stock and a single day have no sum that
could be shared out, so there the words stay what they are.
"""

from __future__ import annotations

from typing import Final

from insight.claims.lexicon import Sense
from insight.claims.tokens import Token, token_at
from insight.claims.world import World

SHARED: Final = "shared_out"
"""What marks the day over which a sum is shared out."""
_RATES: Final = ("a", "per", "each", "every")
_OPENS: Final = (
    "on a daily basis",
    "on a per-day basis",
    "on a per day basis",
    "per calendar day",
    "on a day-by-day basis",
)
_AVERAGES: Final = ("average", "mean", "rate", "figure", "total", "level", "value", "pace", "run-rate", "volume")
_FAR: Final = 8


def told_by_the_day(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens with one form of words for the day; as they are where nothing can be told so."""
    facts = world.facts
    if facts.kind != "additive" or facts.grain == "day" or world.is_stock:
        return tokens
    if not any(token.word("day", "daily", *_OPENS) or token.lowered.startswith("on a daily") for token in tokens):
        return tokens
    read: list[Token] = []
    position = 0
    while position < len(tokens):
        token, behind = tokens[position], token_at(tokens, position + 1)
        if token.word(*_OPENS) or (not position and token.word("per") and behind.word("day")):
            read += _per_day(token)
            position += token.word("per")
        elif token.word(*_RATES) and behind.word("day") and _ends(token_at(tokens, position + 2)):
            at = _figure_before(read)
            if at is None:
                read += [token, behind]
            else:
                read[at:at] = _per_day(token)
            position += 1
        elif token.word("daily", "average daily", "mean daily") and _is_averaged(behind):
            of = position + 2 + token_at(tokens, position + 2).word("of")
            of += token_at(tokens, of).has("hedge")
            if token_at(tokens, of).figure is not None:  # "or a daily average of $73,368"
                read += [behind, *tokens[position + 2 : of + 1], *_per_day(token)]
                position = of
            else:
                read[:0] = _per_day(token)
        else:
            read.append(token)
        position += 1
    return read


def _is_averaged(token: Token) -> bool:
    return token.word(*_AVERAGES) or (token.name is not None and token.name.kind == "metric")


def _per_day(token: Token) -> list[Token]:
    shared = {"grain_noun": Sense("grain_noun", tag="day"), SHARED: Sense(SHARED)}
    return [
        Token("word", "per", senses={"glue": Sense("glue")}, initial=token.initial),
        Token("word", "day", senses=shared),
    ]


def _ends(token: Token) -> bool:
    return not token.text or token.kind in {"mark", "period", "number"} or token.kind == "word"


def _figure_before(read: list[Token]) -> int | None:
    """The place behind the figure that is told by the day, and behind its noun; `None` when it is a percentage or none."""
    for at in range(len(read) - 1, max(-1, len(read) - _FAR), -1):
        figure = read[at].figure
        if read[at].kind == "mark":
            return None
        if figure is not None:
            plain = figure.unit in {"plain", "money"} and not token_at(read, at - 1).word("by")
            return at + 1 + (token_at(read, at + 1).kind == "name") if plain else None
    return None
