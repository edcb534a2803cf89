"""What a sentence adds up to: "two grew and two fell, resulting in a net increase of $40"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.lexicon import Sense
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import TOTAL, World

_RESULT: Final = ("result", "resulted", "results", "resulting", "lead", "leads", "led", "leading", "culminating", "culminated", "translating", "translated", "brought", "brings", "bringing")  # fmt: skip
_OF_ALL: Final = ("net", "overall", "total", "combined", "a total", "the total", "an overall", "in total")
_LEADING: Final = ("resulting", "leading", "causing", "producing", "yielding")
_REACH: Final = 7
"""Words within which the figure follows: "a net increase in total newsletter revenue of $40"."""


def with_outcome_apart(tokens: list[Token]) -> list[Token]:
    """The tokens with a figure that the sentence so far adds up to set off from it, as is what the subject itself did.

    Not where all that moved in front went the other way: a fall results in no increase.
    """
    if not any(token.lowered in _RESULT for token in tokens):
        return tokens
    for at, token in enumerate(tokens):
        if token.lowered not in _RESULT or not token_at(tokens, at + 1).word("in", "to", "into", "in total"):
            continue
        behind = tokens[at + 2 :]
        start = at - token_at(tokens, at - 1).word("ultimately", "altogether", "together", "overall", "thus", "thereby")
        start -= token_at(tokens, start - 1).word("which")
        if start == 1 and tokens[0].word("this", "it", "that", "these") and _tells_outcome([], behind):
            return [tokens[0], Token("word", "was", senses=tokens[at + 1].senses), *behind]
        comma = is_mark(token_at(tokens, start - 1), ",")
        if (comma or token.lowered.endswith("ing")) and start and _tells_outcome(tokens[:start], behind):
            joint = ";" if says(tokens[at + 1 : at + 1 + _REACH], *_OF_ALL) else ","
            return [*tokens[: start - comma], Token("mark", joint), *behind]
    return tokens


def _tells_outcome(front: list[Token], behind: list[Token]) -> bool:
    figure = next((at for at, token in enumerate(behind) if token.kind == "number"), None)
    if (
        figure is None
        or figure > _REACH
        or any(token.name is not None and token.name.kind == "segment" for token in behind)
    ):
        return False
    phrase = behind[: figure + 2]
    noun = next((sense for token in phrase if (sense := token.sense("move_noun")) is not None), None)
    if (
        noun is None
        and not means(phrase, "change_noun", "level_noun", "effect_noun")
        and not any(token.kind == "name" or token.lowered.startswith("total") for token in phrase)
    ):
        return False
    if noun is None or means(front, "offset_verb"):
        return True
    moved = {sense.sign for token in front for kind in ("move", "move_noun", "move_adjective") if (sense := token.sense(kind)) is not None}  # fmt: skip
    return not moved or 0 in moved | {noun.sign} or noun.sign in moved


def with_ratio_apart(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens with what the parts of a ratio make of it set off: "visits grew faster than sales, leading to a lower rate".

    Raises:
        Refused: the only part that is named went where it would have had the opposite effect.
    """
    if not world.is_ratio or not any(token.lowered in _LEADING for token in tokens):
        return tokens
    at = next(at for at, token in enumerate(tokens) if token.lowered in _LEADING)
    front = tokens[: at - is_mark(token_at(tokens, at - 1), ",")]
    parts = {token.name.kind for token in front if token.name is not None}
    told = _ratio_told(tokens, at + 2) if token_at(tokens, at + 1).word("in", "to") else None
    if told is None or not parts & {"numerator", "denominator"} or "segment" in parts:
        return tokens
    sign, metric = told
    above, below = world.course(TOTAL, "numerator").delta or 0.0, world.course(TOTAL, "denominator").delta or 0.0
    one = (above if "numerator" in parts else -below) if len(parts & {"numerator", "denominator"}) == 1 else sign
    if one * sign <= 0:
        raise Refused("cause", "a part that went the other way")
    verb = Token("word", "rose" if sign > 0 else "fell", senses={"move": Sense("move", sign, 0, "verb")})
    return [*front, Token("mark", ";"), Token("word", "the", senses={"glue": Sense("glue")}), metric, verb]


def _ratio_told(tokens: list[Token], start: int) -> tuple[int, Token] | None:
    """Which way "a lower rate" and "a decline in the overall rate" say that the metric went, where nothing follows."""
    words = [token for token in tokens[start:] if not token.word("a", "an", "the", "overall", "total", "in", "of")]
    if len(words) != len(("lower", "rate")) or not is_name(words[1], "metric"):
        return None
    sense = words[0].sense("move_adjective") or words[0].sense("move_noun")
    return (sense.sign, words[1]) if sense is not None and sense.sign and sense.tag != "polar" else None
