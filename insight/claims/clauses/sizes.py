"""Values set beside each other: which is the greater, and of which period."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause


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
    return "previous" in times and "current" not in times and not clause.has("move", "move_noun")
