"""Lists told in the order of their size: each figure behind "then" or "followed by" is no larger than the one before it."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause, Telling
from insight.claims.refusal import Refused
from insight.claims.tokens import says

_NEXT: Final = frozenset(["then", "next", "followed by", "followed", "and then", "trailed by", "behind it", "ahead of"])
_TURNS: Final = ("while", "whereas", "but", "although", "though", "as", "whilst", "with", "yet")
_FOLLOWS: Final = ("follows", "follow", "followed", "comes next", "come next", "is next")


def check_descending(clauses: list[Clause]) -> None:
    """Raise `Refused` for "the largest is West (+$40), then South (+$50)"."""
    rising = any(
        token.has("superlative") and token.senses["superlative"].sign < 0
        for clause in clauses
        for token in clause.tokens
        if token.kind == "word"
    )
    last: Telling | None = None
    chained = False
    for at, clause in enumerate(clauses):
        if clause.bracket:
            continue
        opens = bool(clause.tokens) and clause.tokens[0].lowered in _NEXT
        behind = at > 0 and bool(clauses[at - 1].tokens) and clauses[at - 1].tokens[-1].lowered in _NEXT
        follows = clause.said(*_FOLLOWS) and clause.entity is not None and clause.entity.kind == "segment"
        if follows and last is None and clause.before is not None:
            last = _only(clause.before.tellings)
            before = clause.before.tokens
            rising = rising or any(
                token.has("superlative") and token.senses["superlative"].sign < 0 for token in before
            )
        joint = clause.entity.joint if clause.entity is not None else ""
        turned = joint in _TURNS or (at > 0 and says(clauses[at - 1].tokens[-1:], *_TURNS))
        chained = (chained and not clause.hard and not turned) or opens or behind or follows
        told = _only(
            [*clause.tellings, *(each for known in clauses if known.around is clause for each in known.tellings)]
        )
        if chained and told is not None and last is not None and not _in_order(last, told, rising=rising):
            raise Refused("comparison", "a list that is not in the order of its figures")
        if told is not None or clause.entity is not None:
            last = told


def _only(tellings: list[Telling]) -> Telling | None:
    """The figure of a part of the list, when it has no other."""
    return tellings[0] if len(tellings) == 1 else None


def _in_order(first: Telling, second: Telling, *, rising: bool) -> bool:
    if first.figure.unit != second.figure.unit or first.figure.unit in {"times", "fraction"}:
        return True
    mine, theirs = first.figure.value, second.figure.value
    signs = (first.figure.sign or first.sign or 1, second.figure.sign or second.sign or 1)
    if rising:
        return mine <= theirs or mine * signs[0] <= theirs * signs[1]
    return mine >= theirs or (signs[0] != signs[1] and mine * signs[0] >= theirs * signs[1])
