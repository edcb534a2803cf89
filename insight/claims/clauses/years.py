"""Asides about the year before: "fell 17.0% (18.2% a year earlier) and is 5.4% above January 2025".

The two periods of the facts are what sentences are about. Of the year before, the facts hold the same step and one value
more; what is said of them is judged here and taken out of the sentence.
"""

from __future__ import annotations

from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.truths import Truth
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means
from insight.claims.world import World

_AGO: Final = ("a year earlier", "a year before", "a year ago", "one year earlier", "the year before")
_COPULAS: Final = ("is", "are", "was", "were", "and is", "and are")


def without_year_before(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens without the asides that hold; as they are where they speak of a segment.

    Raises:
        Refused: a figure of the year before that the facts do not bear out.
    """
    facts = world.facts
    if facts.year_before is None and facts.year_earlier_value is None:
        return tokens
    if any(is_name(token, "segment", "numerator", "denominator") for token in tokens):
        return tokens
    kept: list[Token] = []
    position = 0
    while position < len(tokens):
        length = _bracket(world, tokens, position) or _beside(world, tokens, position)
        if not length:
            kept.append(tokens[position])
        position += length or 1
    return kept


def _bracket(world: World, tokens: list[Token], at: int) -> int:
    """ "(18.2% a year earlier)": what the same step was then, or the value then."""
    piece = tokens[at : at + 4]
    facts, then = world.facts, world.facts.year_before
    if len(piece) < len(["(", "18.2%", "a year earlier", ")"]) or not is_mark(piece[0], "("):
        return 0
    figure = piece[1].figure
    if figure is None or not piece[2].word(*_AGO) or not is_mark(piece[3], ")"):
        return 0
    last = at - 1
    while last > 0 and (tokens[last].kind == "period" or tokens[last].word("from", "to", "in", "between", "and")):
        last -= 1
    before = tokens[last].figure if last >= 0 else None
    moved = means(tokens[:last], "move") and not tokens[last - 1].word("to", "from", "at")
    if before is None or before.unit != figure.unit:
        return 0
    held: list[Truth] = []
    kind = truths.kind_of(world, "value")
    if moved and then is not None:
        delta = then.current_value - then.previous_value
        held.append(Truth(delta, "points" if kind == "rate" else kind, signed=True))
        if then.previous_value > 0:
            held.append(Truth(delta / then.previous_value, "rate", signed=True))
    elif facts.year_earlier_value is not None:
        held.append(Truth(facts.year_earlier_value, kind))
    sign = 1 if facts.delta > 0 else -1
    if not any(truths.states(world, figure, "none", sign if moved else 0, truth, frozenset()) for truth in held):
        raise Refused("period", "a figure of the year before")
    return len(piece)


def _beside(world: World, tokens: list[Token], at: int) -> int:
    """ "and are 5.4% above January 2025": the value now beside that of a year before."""
    facts, then = world.facts, world.facts.year_earlier_period
    start = at
    if not tokens[at].word("and"):
        return 0
    while start < len(tokens) and tokens[start].word("and", *_COPULAS):
        start += 1
    figure = tokens[start].figure if start < len(tokens) and start > at + 1 else None
    if figure is None or then is None or facts.year_earlier_value is None:
        return 0
    end, sign = start + 1, 0
    while end < len(tokens) and not sign:
        token = tokens[end]
        sign = _side(token)
        if not sign and not token.word("percentage", "points"):
            return 0
        end += 1
    end += end < len(tokens) and tokens[end].word("than")
    end += end < len(tokens) and tokens[end].word("in", "on")
    if end >= len(tokens) or not sign or tokens[end].text.lower() != then.label.lower():
        return 0
    kind = truths.kind_of(world, "value")
    delta = facts.current_value - facts.year_earlier_value
    held = [Truth(delta, "points" if kind == "rate" else kind, signed=True)]
    if facts.year_earlier_value > 0:
        held.append(Truth(delta / facts.year_earlier_value, "rate", signed=True))
    if not any(truths.states(world, figure, "none", sign, truth, frozenset()) for truth in held):
        raise Refused("period", "a figure of the year before")
    return end + 1 - at


def _side(token: Token) -> int:
    """Which side of the year before the value lies on."""
    if token.word("above", "over", "higher", "more", "higher than", "more than"):
        return 1
    return -1 if token.word("below", "under", "lower", "less", "lower than", "less than") else 0
