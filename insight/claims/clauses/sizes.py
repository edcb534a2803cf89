"""Values set beside each other: which is the greater, and of which period."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause, Tie
from insight.claims.clauses.entities import time_of


def signed(value: float | None, sign: int) -> float | None:
    """A value counted in the direction of a sign."""
    return None if value is None else value * sign


def size_of(value: float | None) -> float | None:
    """How large a value is, whatever its sign."""
    return None if value is None else abs(value)


def is_greater(left: float | None, right: float | None, sign: int) -> bool:
    """Whether the left value is the greater one, or the lesser one when the sign is negative."""
    return left is not None and right is not None and (left - right) * sign > 0


def says_previous(clause: Clause) -> bool:
    """Whether the clause speaks of the previous period alone."""
    times = {
        token.when if token.kind == "period" else token.senses["time"].tag
        for token in clause.tokens
        if token.kind == "period" or token.has("time")
    }
    times = times or {when for tie in clause.ties if tie.kind == "compare" for when in times_behind(tie)}
    times = times or ({clause.when} if clause.when is not None else set())
    return "previous" in times and "current" not in times and not clause.has("move", "move_noun")


def times_behind(tie: Tie) -> set[str]:
    """The period named behind the other side, when nothing else is said there: "ahead of West in March"."""
    tokens = tie.behind.tokens if tie.behind is not None else []
    times = {when for token in tokens if (when := time_of(token)) is not None}
    plain = all(time_of(token) is not None or token.word("in", "on", "during", "the", "of") for token in tokens)
    return times if plain else set()
