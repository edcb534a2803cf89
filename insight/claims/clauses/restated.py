"""Figures that can only be one thing beside the figure in front of them: a change told again, a distance, a sum, a part of its own."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import token_at
from insight.claims.world import World

_LEVELS: Final = frozenset(["level", "share"])
_MOVED: Final = frozenset(["change", "effect"])
_SAME: Final = ("corresponds to", "equals", "equates to", "amounts to", "translates to", "translates into", "represents", "is", "means", "to", "into")  # fmt: skip
_BEYOND: Final = ("exceeded", "exceeds", "outweighed", "outweighs", "surpassed", "surpasses", "topped", "tops", "outstripped", "outstrips")  # fmt: skip


def narrowed(world: World, clause: Clause, telling: Telling, roles: tuple[str, ...]) -> tuple[str, ...]:
    """The roles that are left when what stands in front of the figure is a change."""
    if _is_distance(clause, telling):
        return ("gap",) if "gap" in roles else roles
    if telling.figure.sign or _LEVELS.isdisjoint(roles):
        return roles
    told = _front(clause)
    moved = told is not None and told.roles[:1] == ("change",) and not told.whole
    if moved and told is not None and _tells_again(world, clause, telling, told):
        return tuple(role for role in roles if role not in _LEVELS) or ("change", "effect")
    if telling.figure.unit == "percent" and "share" in roles and _of_all(clause, telling):
        return tuple(role for role in roles if role not in _MOVED)
    return roles


def keep_apart(clause: Clause, telling: Telling) -> None:
    """ "rose by 40, 12 more than West": the first is by how much it rose, the second the distance."""
    if telling.roles != ("gap",) or not clause.tellings:
        return
    before = clause.tellings[-1]
    if "gap" in before.roles and before.figure.unit == telling.figure.unit:
        before.roles = tuple(role for role in before.roles if role != "gap") or before.roles


def _front(clause: Clause) -> Telling | None:
    if clause.tellings:
        return clause.tellings[-1]
    around = clause.around
    if around is None or not clause.bracket:
        return None
    front = [known for known in around.tellings if known.at == clause.around_at - 1]
    return front[-1] if front else None


def _tells_again(world: World, clause: Clause, telling: Telling, told: Telling) -> bool:
    """ "lost $40 (27%)", "shrank 25%, the equivalent of $40"."""
    tokens, at = clause.tokens, telling.at
    if clause.bracket and told not in clause.tellings:
        return len(tokens) == 1 and telling.figure.unit == "percent" and world.facts.unit != "percent"
    return token_at(tokens, at - 1).word("of") and token_at(tokens, at - 2).word("equivalent", "the equivalent")


def _is_distance(clause: Clause, telling: Telling) -> bool:
    tokens, at = clause.tokens, telling.at
    behind = token_at(tokens, at + 1)
    than = behind.lowered.endswith(" than") and is_name(token_at(tokens, at + 2), "segment")
    before = clause.tellings[-1] if clause.tellings else None
    if than and before is not None and before.figure.unit == telling.figure.unit:
        return "change" in before.roles
    beyond = clause.compared_to is not None and clause.entity is not None and clause.entity.joint in _BEYOND
    return beyond and token_at(tokens, at - 1).word("by")


def _of_all(clause: Clause, telling: Telling) -> bool:
    """ "or 24% of the total": a share, and no change."""
    tokens, at = clause.tokens, telling.at + 1
    if not token_at(tokens, at).word("of"):
        return False
    at += 1
    while token_at(tokens, at).word("the", "our", "all"):
        at += 1
    token = token_at(tokens, at)
    named = token.word("total", "the total") or is_name(token, "metric")
    behind = token_at(tokens, at + 1)
    return (
        named
        and not behind.has("move_noun", "change_noun")
        and (behind.kind == "mark" or not behind.text)
        and not is_mark(behind, "-")
    )
