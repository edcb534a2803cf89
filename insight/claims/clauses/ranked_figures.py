"""Holds the one figure beside a ranked movement to the movement: "lost the most, with $50" is no level."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from insight.claims.clauses.amounts import AmountJudge
from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.quantities import Quantities, pair_of
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
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


def check_ranked_figure(world: World, clause: Clause, units: frozenset[str]) -> None:
    """Raise `Refused` where a level is told as how far the one that moved most went."""
    ranked = clause.around if clause.bracket and clause.entity is None else clause
    if ranked is None or len(clause.tellings) != 1 or len(clause.choices[0]) != 1 or world.signed_levels:
        return
    subject, telling = clause.choices[0][0], clause.tellings[0]
    if not subject.members or not _ranks_movement(ranked) or not _stands_alone(clause, ranked, telling):
        return
    judge = AmountJudge(world, clause, units, Quantities(world, pair_of(clause, clause.choices[0])))
    others = tuple(role for role in telling.roles if role not in _LEVELS)
    if not judge.holds(replace(telling, roles=("change", "effect", "part", *others)), subject):
        raise Refused("number", "a level as the movement that is ranked")


def check_compared_figure(world: World, clause: Clause, units: frozenset[str]) -> None:
    """Raise `Refused` where two sides are compared and the bracket of the other tells another measure."""
    side = clause.around
    if not clause.bracket or clause.entity is not None or side is None or side.template is None:
        return
    if side.entity is None or side.entity.stand != "compare" or len(clause.tellings) != 1 or len(clause.tokens) != 1:
        return
    mine, theirs = side.template, clause.tellings[0]
    told = [known for known in mine.tellings if known.figure.unit == theirs.figure.unit]
    if len(told) != 1 or len(mine.choices[0]) != 1 or len(clause.choices[0]) != 1 or theirs.figure.sign:
        return
    measures = (("level", "previous", "current"), ("change", "effect"), ("share", "part"))
    if {"gap"} == set(told[0].roles) or not any(
        _tells(world, mine, told[0], roles, units) and _tells(world, clause, theirs, roles, units) for roles in measures
    ):
        raise Refused("number", "two sides compared in two measures")


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
        if is_mark(token) and at < figure - 2:
            return False
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
    return any(known.has("move_noun") for known in before) and any(known.word("was", "is") for known in before)


def _moves(token: Token) -> bool:
    return token.has("move") and not is_name(token)


def _stands_alone(clause: Clause, ranked: Clause, telling: Telling) -> bool:
    """True for a figure that nothing but "with", "at", a comma or a bracket leads in, and that no word calls a level."""
    if telling.figure.sign or telling.figure.unit in {"times", "fraction", "zero"} or "level" not in telling.roles:
        return False
    if telling.when == "previous" or clause.said(*_APART):
        return False
    if is_name(_token(clause, telling.at + 1), "numerator", "denominator"):
        return False
    if clause is not ranked:
        return len(clause.tokens) == 1 and not ranked.said(*_APART)
    at = telling.at - 1
    while _token(clause, at).has("hedge"):
        at -= 1
    lead = _token(clause, at)
    if _ranks_level(clause, telling.at):
        return False
    return lead.word("with", "at") or is_mark(lead, ",", ":")


def _token(clause: Clause, at: int) -> Token:
    return clause.tokens[at] if 0 <= at < len(clause.tokens) else Token("mark", "")
