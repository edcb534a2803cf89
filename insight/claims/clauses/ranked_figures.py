"""Holds the one figure beside a ranked movement to the movement: "lost the most, with $50" is no level."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from insight.claims.clauses.amounts import AmountJudge
from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.quantities import Quantities, pair_of
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import World

_LEVELS: Final = frozenset({"level", "share", "current", "again"})
_APART: Final = (
    "and",
    "but",
    "while",
    "although",
    "though",
    "yet",
    "share",
    "level",
    "remains",
    "remained",
    "remain",
    "still",
    "now",
    "stands",
    "stood",
    "rate",
    "value",
    "reached",
    "reaching",
    "to",
)
_BESIDE: Final = 3
_FOLLOWING: Final = ("followed", "followed by", "next", "runner-up", "close behind")
_MEASURES: Final = (("level", "previous", "current"), ("change", "effect"), ("share", "part"))


def check_ranked_figure(world: World, clause: Clause, units: frozenset[str]) -> None:
    """Raise `Refused` where a level is told as how far the one that moved most went."""
    ranked = clause.around if clause.bracket and clause.entity is None else clause
    _check_opening(world, clause, units)
    if ranked is None or len(clause.tellings) != 1 or len(clause.choices[0]) != 1 or world.signed_levels:
        return
    subject, telling = clause.choices[0][0], clause.tellings[0]
    if not subject.members or not _ranks_movement(ranked) or not _stands_alone(clause, ranked, telling):
        return
    judge = AmountJudge(world, clause, units, Quantities(world, pair_of(clause, clause.choices[0])))
    others = tuple(role for role in telling.roles if role not in _LEVELS)
    if not judge.holds(replace(telling, roles=("change", "effect", "part", *others)), subject):
        raise Refused("number", "a level as the movement that is ranked")


def _check_opening(world: World, clause: Clause, units: frozenset[str]) -> None:
    """ "With $50, West lost the most": what opens the sentence is how much that was."""
    opening = clause.template
    if (
        opening is None
        or opening.entity is not None
        or clause.tellings
        or len(opening.tellings) != 1
        or len(clause.choices[0]) != 1
        or world.signed_levels
    ):
        return
    telling, subject = opening.tellings[0], clause.choices[0][0]
    bare = all(
        token.kind == "number" or is_mark(token, ",") or token.word("with", "at") or token.has("hedge")
        for token in opening.tokens
    )
    if not bare or not subject.members or telling.figure.sign or not _ranks_movement(clause) or clause.said(*_APART):
        return
    if "level" in telling.roles and not _tells(
        world, replace(opening, choices=clause.choices), telling, ("change", "effect", "part"), units
    ):
        raise Refused("number", "a level as the movement that is ranked")


def check_compared_figure(world: World, clause: Clause, units: frozenset[str]) -> None:
    """Raise `Refused` where two sides are compared and the bracket of the other tells another measure."""
    mine = _compared_with(clause)
    if mine is None or len(clause.tellings) != 1:
        return
    theirs = clause.tellings[0]
    told = [known for known in mine.tellings if known.figure.unit == theirs.figure.unit]
    if len(told) != 1 or len(mine.choices[0]) != 1 or len(clause.choices[0]) != 1 or theirs.figure.sign:
        return
    if {"gap"} == set(told[0].roles) or not any(
        _tells(world, mine, told[0], roles, units) and _tells(world, clause, theirs, roles, units)
        for roles in _MEASURES
    ):
        raise Refused("number", "two sides compared in two measures")


def _compared_with(clause: Clause) -> Clause | None:
    """The clause whose figure stands beside that of "ahead of West (40)", or "ahead of West with 40"."""
    side = clause.around
    follower = side if clause.bracket else clause
    if (
        follower is not None
        and follower.said(*_FOLLOWING)
        and follower.entity is not None
        and len(clause.tellings) == 1
    ):
        first = follower.template
        return first if first is not None and first.entity is not None and first.entity.kind == "segment" else None
    if clause.bracket and clause.entity is None and len(clause.tokens) == 1 and side is not None:
        return side.template if side.entity is not None and side.entity.stand == "compare" else None
    words = [token for token in clause.tokens if token.kind != "name"]
    led = len(words) == len(("with", "figure")) and words[0].word("with", "at", "on")
    return clause.compared_to if led and not clause.bracket else None


def check_parallel(world: World, clause: Clause, units: frozenset[str]) -> None:
    """Raise `Refused` for "supplies 520 of the leads, while West supplies only 5", where the 5 is a change."""
    before = clause.template
    if before is None or clause.bracket or not clause.tellings or not before.tellings or world.signed_levels:
        return
    one, other = before.tellings[0], clause.tellings[0]
    alike = one.figure.unit == other.figure.unit and not one.figure.sign and not other.figure.sign
    verbs = [_verb(known, telling) for known, telling in ((before, one), (clause, other))]
    if not alike or verbs[0] is None or verbs[0] != verbs[1] or len({one.when, other.when} - {None}) > 1:
        return
    if any(len(known.choices[0]) != 1 or not known.choices[0][0].members for known in (before, clause)):
        return
    if not any(
        _tells(world, before, one, roles, units) and _tells(world, clause, other, roles, units) for roles in _MEASURES
    ):
        raise Refused("number", "two figures of one verb in two measures")


def _verb(clause: Clause, telling: Telling) -> str | None:
    """The verb right in front of a figure: "supplies only 5"."""
    at = telling.at - 1
    while token_at(clause.tokens, at).has("hedge") or token_at(clause.tokens, at).word(
        "only", "just", "another", "some"
    ):
        at -= 1
    token = token_at(clause.tokens, at)
    verbal = token.has("move", "transitive", "share_verb", "level_verb", "go_verb") and not is_name(token)
    return token.lowered if verbal else None


def _tells(world: World, clause: Clause, telling: Telling, roles: tuple[str, ...], units: frozenset[str]) -> bool:
    judge = AmountJudge(world, clause, units, Quantities(world, pair_of(clause, clause.choices[0])))
    return judge.holds(replace(telling, roles=roles), clause.choices[0][0])


def _ranks_movement(clause: Clause) -> bool:
    """ "lost the most", "the largest drop"."""
    return any(_ranks_movement_at(clause, at) for at in range(len(clause.tokens)))


def _ranks_level(clause: Clause, figure: int) -> bool:
    """ "the biggest site at 3,420, fell most": what ranks beside the figure is how large it is."""
    for at in range(figure - 1, -1, -1):
        token = clause.tokens[at]
        if token.has("superlative"):
            return not _ranks_movement_at(clause, at)
    return False


def _ranks_movement_at(clause: Clause, at: int) -> bool:
    token = clause.tokens[at]
    if not token.has("superlative") and not token.word("most", "least", "the most", "the least"):
        return False
    before, behind = clause.tokens[max(0, at - _BESIDE) : at], clause.tokens[at + 1 : at + 1 + _BESIDE]
    if any(_moves(known) and not known.word("change") for known in before[-2:]):
        return True
    if any(known.has("move_noun", "change_noun") and not is_name(known) for known in behind[:2]):
        return True
    return means(before, "move_noun") and says(before, "was", "is")


def _moves(token: Token) -> bool:
    return token.has("move") and not is_name(token)


def _stands_alone(clause: Clause, ranked: Clause, telling: Telling) -> bool:
    """True for a figure that nothing but "with", "at", a comma or a bracket leads in, and that no word calls a level."""
    if telling.figure.sign or telling.figure.unit in {"times", "fraction", "zero"} or "level" not in telling.roles:
        return False
    if telling.when == "previous" or clause.said(*_APART):
        return False
    if clause is not ranked:
        return len(clause.tokens) == 1 and not ranked.said(*_APART)
    at = telling.at - 1
    while token_at(clause.tokens, at).has("hedge"):
        at -= 1
    lead = token_at(clause.tokens, at)
    if _ranks_level(clause, telling.at):
        return False
    return lead.word("with", "at") or is_mark(lead, ",", ":")
