"""Figures that can only be one thing beside the figure in front of them: a change told again, a distance, a sum, a part of its own."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import token_at
from insight.claims.world import World

_LEVELS: Final = frozenset(["level", "share"])
_MOVED: Final = frozenset(["change", "effect"])
_KEPT: Final = ("kept", "keeps", "retained", "retains")
_TAKEN: Final = ("lost", "gained", "shed", "saved", "dropped", "gave up", "forfeited", "surrendered", "cut", "shaved off", "wiped out")  # fmt: skip
_SAME: Final = ("corresponds to", "corresponds", "equals", "equates to", "equates", "amounts to", "amounts", "translates to", "translates into", "translates", "is", "was", "means")  # fmt: skip
_MORE: Final = ("more", "less", "fewer", "more than", "less than")
_BEYOND: Final = ("exceeded", "exceeds", "outweighed", "outweighs", "surpassed", "surpasses", "topped", "tops", "outstripped", "outstrips")  # fmt: skip


def narrowed(world: World, clause: Clause, telling: Telling, roles: tuple[str, ...]) -> tuple[str, ...]:
    """The roles that are left when what stands in front of the figure is a change."""
    if _is_distance(clause, telling):
        return ("gap",) if "gap" in roles else roles
    if telling.figure.unit == "percent" and _in_share_of_change(clause, telling):
        return ("part",)  # "its share of the decline went from 40% to 34%": there is one such share
    if telling.figure.sign or _LEVELS.isdisjoint(roles):
        return roles
    if _told_again(clause, telling):
        return ("change", "effect")
    if _is_taken(clause, telling) or _of_movement(clause, telling) or _outdone(clause):
        return tuple(role for role in roles if role not in _LEVELS) or ("change", "effect")
    if token_at(clause.tokens, telling.at - 1 - token_at(clause.tokens, telling.at - 1).word("only", "just")).word(
        *_KEPT
    ):
        return tuple(role for role in roles if role not in _MOVED) or ("level",)
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


def _is_taken(clause: Clause, telling: Telling) -> bool:
    """ "$40 was lost in West", "lost $40 of its $90", "took $40 out of sales"."""
    tokens, at = clause.tokens, telling.at
    if token_at(tokens, at + 1).word("was", "were") and token_at(tokens, at + 2).word(*_TAKEN):
        return True
    before = token_at(tokens, at - 1)
    return before.word(*_TAKEN) or (
        before.word("took", "takes") and token_at(tokens, at + 1).word("out of", "out", "off")
    )


def _of_movement(clause: Clause, telling: Telling) -> bool:
    """ "the gain in North came to $40": a noun of movement is what the figure tells."""
    tokens, at = clause.tokens, telling.at
    lead = token_at(tokens, at - 1)
    if not (lead.has("level_verb") or lead.word("was", "is")) or not token_at(tokens, 0).word(
        "the", "a", "an", "whereas", "while", "and", "but"
    ):
        return False
    noun = 1 + token_at(tokens, 1).word("the")
    token = token_at(tokens, noun)
    placed = token_at(tokens, noun + 1).word("in", "at", "for") and is_name(token_at(tokens, noun + 2), "segment")
    return token.has("move_noun") and token.kind == "word" and placed and noun + 3 >= at - 1


def _outdone(clause: Clause) -> bool:
    """ "lost more ($40) than West ($9)": in the bracket stands by how much."""
    around = clause.around
    if not clause.bracket or around is None or len(clause.tokens) != 1:
        return False
    other = around.entity is not None and around.entity.stand == "compare"
    first = around.template if other and not around.has("move") else around
    return first is not None and not first.tellings and first.said(*_MORE) and first.has("move")


def _told_again(clause: Clause, telling: Telling) -> bool:
    """ "It fell by 25%. That is $40."."""
    if not restates(clause) or token_at(clause.tokens, telling.at + 1).word("of"):
        return False
    return telling is clause.tellings[0] if clause.tellings else True


def restates(clause: Clause) -> bool:
    """True for a sentence that tells the change of the sentence before again: "that is $40", "this corresponds to 25%"."""
    before = clause.before
    first = token_at(clause.tokens, 0)
    if before is None or not before.tellings or not first.word("that", "this", "that is"):
        return False
    at = 1 if first.word("that is") else 2
    same = at == 1 or token_at(clause.tokens, 1).word(*_SAME)
    at += token_at(clause.tokens, at).word("to", "into")
    at += token_at(clause.tokens, at).has("hedge")
    told = before.tellings[-1]
    return same and token_at(clause.tokens, at).kind == "number" and told.roles[:1] == ("change",) and not told.whole


def _in_share_of_change(clause: Clause, telling: Telling) -> bool:
    if not {"previous", "current", "level"} & set(telling.roles):
        return False
    return any(
        known.roles == ("part",) and clause.tokens[known.at].lowered.startswith("share") for known in clause.tellings
    )


def names_only(clause: Clause) -> bool:
    """ "West – $40": a name, and what is told of it behind the mark."""
    return len(clause.tokens) == 1 and is_name(clause.tokens[0], "segment")
