"""What a sentence adds up to: "two grew and two fell, resulting in a net increase of $40"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import is_mark
from insight.claims.tokens import Token, means, says, token_at

_RESULT: Final = ("result", "resulted", "results", "resulting", "lead", "leads", "led", "leading", "culminating", "culminated", "translating", "translated", "brought", "brings", "bringing")  # fmt: skip
_OF_ALL: Final = ("net", "overall", "total", "combined", "a total", "the total", "an overall", "in total")
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
