"""What "more", "less" and "fewer" say of a movement when no figure stands in front of them."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Direction
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.tokens import Token, says, token_at
from insight.claims.world import Aspect, World


def amount_of(world: World, tokens: list[Token], index: int) -> Direction | None:
    """ "less than before", "fewer orders", "more in Porto", "consumed more"."""
    before, behind, after = (token_at(tokens, at) for at in (index - 1, index + 1, index + 2))
    priced = token_at(tokens, index - 2).lowered in _PRICES
    if priced and (before.has("weak", "strong") or before.word("much", "far")):
        before = token_at(tokens, index - 2)  # "cost slightly less"
    sign = 1 if tokens[index].word("more", "more than") else -1
    if tokens[index].word("more than", "less than", "fewer than"):
        time = after if behind.word("in", "on") else behind
        held = before.kind == "word" and not before.has("move", "transitive", "hedge")
        return Direction(index, sign, "adjective") if held and time_of(time) == "previous" else None
    against_whole = {"than", "average"} <= {token.lowered for token in tokens[index + 1 : index + 5]}
    compared = is_mark(behind, "()") and after.word("than")
    # "lost more revenue than West" compares two losses.
    other = token_at(tokens, index + 3 + token_at(tokens, index + 3).word("the", "in", "its"))
    rivals = before.has("move") or is_name(other, "segment")
    beside = rivals and behind.kind == "name" and after.word("than") and time_of(other) is None
    if before.kind == "number" or against_whole or compared or beside:
        return None
    weight = behind.word("weight") or (before.lowered in _WEIGH and (not behind.text or is_mark(behind, ",", ";")))
    rival = after.word("than") and time_of(token_at(tokens, index + 3)) is None
    if world.is_ratio and weight and not rival:
        return Direction(index, sign, "adjective", aspect="share")
    balance = _balance(tokens, index)
    if balance:
        return Direction(index, 0, "adjective", level=balance * sign)
    if is_name(behind, "metric"):
        return Direction(index, sign, "adjective")
    if is_name(behind, "numerator", "denominator") and behind.name is not None:
        return Direction(
            index, sign, "adjective", aspect="numerator" if behind.name.kind == "numerator" else "denominator"
        )
    if index == 0 and not world.is_ratio and _counted(world, behind) and not after.word("than"):
        return Direction(index, sign, "adjective", aspect="value")
    if is_name(behind, "segment") and is_name(after, "metric", "numerator", "denominator") and after.name is not None:
        parts: dict[str, Aspect] = {"metric": "value", "numerator": "numerator", "denominator": "denominator"}
        return Direction(index, sign, "adjective", aspect=parts[after.name.kind])
    if index <= 1 and behind.word("in", "at", "on", "for") and is_name(after, "segment"):
        return Direction(index, sign, "adjective")
    if _of_metric(before, behind, after):
        part: Aspect | None = (
            "numerator" if world.is_ratio and not behind.word("per") and before.lowered not in _PRICES else None
        )
        return Direction(index, sign, "adjective", aspect=part)
    return None


_WEIGH: Final = frozenset(["weigh", "weighs", "weighed"])
_PRICES: Final = ("cost", "costs")
"""Verbs of what one piece costs: "costs less" is said of the metric, not of what is counted."""
_IN: Final = ("opened", "gained", "won", "joined", "added", "signed", "came in", "arrived", "started")
_OUT: Final = ("closed", "lost", "left", "cancelled", "canceled", "churned", "went out", "departed", "ended")


def _counted(world: World, token: Token) -> bool:
    """ "web orders", one name with the noun of what is counted."""
    names = {known.segment.name.lower() for known in world.segments}
    return is_name(token, "segment") and " " in token.lowered and token.lowered not in names


def _balance(tokens: list[Token], index: int) -> int:
    """ "more accounts were closed than opened": the sign of what came in less what went out; 0 where nothing is so compared."""
    than = next((at for at in range(index + 1, min(index + 10, len(tokens))) if tokens[at].word("than")), None)
    if than is None:
        return 0
    first, second = tokens[index + 1 : than], tokens[than + 1 : than + 4]
    came = [says(side, *_IN) for side in (first, second)]
    went = [says(side, *_OUT) for side in (first, second)]
    if came == [True, False] and went == [False, True]:
        return 1
    return -1 if came == [False, True] and went == [True, False] else 0


def _of_metric(before: Token, behind: Token, after: Token) -> bool:
    """ "four sites consumed more, none less": the noun left out is that of the metric."""
    ends = (
        is_mark(behind, ",", ";", "()")
        or not behind.text
        or behind.word("and", "but", "while", "with", "whereas", "per")
        or (behind.word("in", "on") and after.when == "current")
    )
    if not ends:
        return False
    if is_name(before, "metric", "numerator"):
        return True  # "three sites shipped more", of parcels shipped: the name is the verb
    if before.kind != "word" or (before.has("negation") and not before.has("quantifier")):
        return False
    measured = before.has(
        "move", "transitive", "hedge", "strong", "weak", "share_verb", "drive_verb", "offset_verb", "outpace_verb"
    )
    return not measured and not before.word(
        "or",
        "and",
        "once",
        "even",
        "any",
        "is",
        "was",
        "are",
        "were",
        "it",
        "the",
        "much",
        "weigh",
        "weighs",
        "weighed",
    )
