"""Asides on which way is good: "fewer calls are better", "for this metric, lower is better".

They say nothing of the two periods; what is said is judged here and taken out of the sentence.
"""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import World

_WAYS: Final = {
    **dict.fromkeys(("lower", "fewer", "less", "smaller", "shorter", "a lower", "a smaller", "a shorter"), -1),
    **dict.fromkeys(("higher", "more", "larger", "longer", "a higher", "a larger", "a longer"), 1),
}
_COPULAS: Final = ("is", "are", "means", "mean", "would be", "is the", "are the")
_JUDGED: Final = {
    **dict.fromkeys(("better", "preferable", "desirable", "an improvement"), 1),
    **dict.fromkeys(("worse", "undesirable"), -1),
}
_OPENERS: Final = ("since", "as", "because", "where", "and", "but", "here", "given that")


def without_polarity(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens without such an aside.

    Raises:
        Refused: the other way is good, or neither.
    """
    for at, token in enumerate(tokens):
        way = _WAYS.get(token.lowered, 0) if token.kind == "word" else 0
        if not way:
            continue
        end = _judged(tokens, at + 1)
        start = at - (at > 0 and tokens[at - 1].word("a", "an"))
        opens = start == 0 or is_mark(tokens[start - 1], ",", "—", ";", ":") or tokens[start - 1].word(*_OPENERS)
        if not end or not opens:
            continue
        good = way * _good(tokens[end - 1])
        if good != {"up": 1, "down": -1, "neither": 0}[world.facts.polarity]:
            raise Refused("judgement", "which way is good")
        before = tokens[:start]
        if before and before[-1].word(*_OPENERS):
            before = before[:-1]
        behind = tokens[end:]
        while behind and (is_mark(behind[0], ",") or behind[0].word("so", "and")):
            behind = behind[1:]
        bare = [known for known in before if not is_mark(known) and not known.word("for", "this", "that", "with", "the", "metric", "measure", "figure", "rate")]  # fmt: skip
        return [*(before if bare else []), *behind]
    return tokens


def _judged(tokens: list[Token], at: int) -> int:
    """The position behind "(calls) are better"; 0 when that is not what follows."""
    while at < len(tokens) and (
        is_name(tokens[at], "metric", "denominator", "numerator")
        or tokens[at].word("values", "figures", "value", "figure", "numbers", "number")
    ):
        at += 1
    judged = at + 1 < len(tokens) and tokens[at].word(*_COPULAS) and _good(tokens[at + 1])
    ends = at + 2 >= len(tokens) or is_mark(tokens[at + 2]) or tokens[at + 2].word("so", "and", "here")
    return at + 2 if judged and ends else 0


def _good(token: Token) -> int:
    sense = token.sense("good")
    return _JUDGED.get(token.lowered, 0) or (sense.sign if sense is not None else 0)
