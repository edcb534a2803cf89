"""Who did best or worst: "the best performer", "the worst-performing region"."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.ranked_beside import Key
from insight.claims.clauses.sizes import signed
from insight.claims.world import World


def ranks_performance(world: World, clause: Clause, index: int) -> bool:
    """True where the superlative at `index` says which part of a sum did best, more of it being better."""
    if world.is_ratio or world.facts.polarity == "down":
        return False
    near = [token.lowered for token in clause.tokens[index : index + 4] if not token.word("-")]
    return any("perform" in word for word in near[:2])


def performances(world: World, way: int) -> list[Key]:
    """How a part did is how it moved, for better or worse, and not how large it is; `way` is −1 for who did worst."""
    return [
        lambda subject: signed(world.course(subject, "value").relative, way),
        lambda subject: signed(world.course(subject, "value").delta, way),
    ]
