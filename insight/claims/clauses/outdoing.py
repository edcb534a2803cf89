"""Verbs that set the value of one period against that of the other: "exceeded the week before", "was beaten by June"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import is_name, time_of
from insight.claims.tokens import Token, token_at
from insight.claims.world import World

_BETTERS: Final = ("beat", "outd", "outperf", "outsh")
"""Beginnings of verbs that say better, not higher."""
_BEHIND: Final = ("trail", "lag", "fall", "fell", "undershoot", "undershot")
_BEING: Final = ("is", "are", "was", "were", "been", "being", "be")
_SKIPPED: Final = ("the", "its", "their", "that", "that of", "those", "those of", "of", "in", "on", "for", "level", "levels", "figure", "value", "total", "figures", "one")  # fmt: skip
_FAR: Final = 5


def is_behind(token: Token) -> bool:
    """True for "trailed" and "fell behind", which put their object in front."""
    return token.lowered.startswith(_BEHIND)


def outdoes_time(world: World, tokens: list[Token], index: int) -> int:
    """1 when the verb there puts the value of the current period above that of the other, -1 below, 0 for neither."""
    token = tokens[index]
    if not token.has("outpace_verb"):
        return 0
    sign = -1 if is_behind(token) else 1
    if token.lowered.startswith(_BETTERS) and world.facts.polarity == "down":
        sign = -sign
    if _is_passive(tokens, index):
        outdone = next((when for known in reversed(tokens[:index]) if (when := _period(known))), None)
        by = _object(tokens, index + 1 + token_at(tokens, index + 1).word("by"))
        outdone = outdone or ("previous" if by == "current" else "current" if by == "previous" else None)
        return 0 if outdone is None else sign if outdone == "previous" else -sign
    behind = _object(tokens, index + 1)
    if behind is None and is_name(token_at(tokens, index + 1), "metric") and not any(map(_is_segment, tokens)):
        before = {_period(known) for known in tokens[:index]} - {None}
        behind = "current" if before == {"previous"} else None  # "the week before exceeded sales"
    if behind is None:
        return 0
    return sign if behind == "previous" else -sign


def beside_figure(tokens: list[Token], index: int) -> int:
    """1 for "more than the 69.4% of week 9", -1 for "slightly less than the 69.4% of week 9", 0 for neither."""
    words = tokens[index].lowered
    if not words.endswith(("more than", "less than", "fewer than")):
        return 0
    at = index + 1 + token_at(tokens, index + 1).word("the")
    told = token_at(tokens, at).kind == "number" and token_at(tokens, at + 1).word("of", "from", "in")
    if not told or time_of(token_at(tokens, at + 2)) != "previous":
        return 0
    return 1 if words.endswith("more than") else -1


def _is_passive(tokens: list[Token], index: int) -> bool:
    before = index - 1
    while token_at(tokens, before).has("weak", "strong", "hedge", "glue", "negation") and not tokens[before].word(
        *_BEING
    ):
        before -= 1
    return token_at(tokens, before).word(*_BEING) and not tokens[index].lowered.endswith("ing")


def _object(tokens: list[Token], start: int) -> str | None:
    """The period whose value the verb has as its object; `None` when that is something else."""
    told = False
    for token in tokens[start : start + _FAR]:
        when = _period(token)
        if when is not None:
            return None if told and when == "current" else when  # "surpassed $190K in June": no other period
        told = told or token.kind == "number"
        named = is_name(token, "metric", "numerator", "denominator")
        if not (named or token.word(*_SKIPPED) or token.kind in {"number", "possessive"} or token.has("hedge")):
            return None
    return None


def _is_segment(token: Token) -> bool:
    return is_name(token, "segment", "dimension")


def _period(token: Token) -> str | None:
    when = time_of(token)
    return when if when in {"previous", "current"} else None
