"""What "more", "less" and "fewer" say of a movement when no figure stands in front of them."""

from __future__ import annotations

from insight.claims.clauses.clause import Direction
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import Token
from insight.claims.world import World


def amount_of(world: World, tokens: list[Token], index: int) -> Direction | None:
    """ "less than before", "fewer orders", "more in Porto", "consumed more"."""
    before, behind, after = (_at(tokens, at) for at in (index - 1, index + 1, index + 2))
    sign = 1 if tokens[index].word("more") else -1
    against_whole = {"than", "average"} <= {token.lowered for token in tokens[index + 1 : index + 5]}
    compared = is_mark(behind, "()") and after.word("than")
    if before.kind == "number" or against_whole or compared:
        return None
    if is_name(behind, "metric"):
        return Direction(index, sign, "adjective")
    if is_name(behind, "numerator", "denominator") and behind.name is not None:
        return Direction(
            index, sign, "adjective", aspect="numerator" if behind.name.kind == "numerator" else "denominator"
        )
    if behind.word("than") and (
        after.kind == "period" or after.has("time") or (after.word("in") and _at(tokens, index + 3).kind == "period")
    ):
        return Direction(index, sign, "adjective")
    if index <= 1 and behind.word("in", "at", "on", "for") and is_name(after, "segment"):
        return Direction(index, sign, "adjective")
    if _of_metric(before, behind, after):
        return Direction(index, sign, "adjective", aspect="numerator" if world.is_ratio else None)
    return None


def _of_metric(before: Token, behind: Token, after: Token) -> bool:
    """ "four sites consumed more, none less": the noun left out is that of the metric."""
    ends = (
        is_mark(behind, ",", ";", "()")
        or not behind.text
        or behind.word("and", "but", "while", "with", "whereas")
        or (behind.word("in", "on") and after.when == "current")
    )
    if not ends or before.kind != "word" or (before.has("negation") and not before.has("quantifier")):
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


def _at(tokens: list[Token], index: int) -> Token:
    return tokens[index] if 0 <= index < len(tokens) else Token("mark", "")
