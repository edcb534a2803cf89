"""Whom a sentence calls an exception: "two rose, the exception being West", "West was no exception", "all fell, without exception"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause, Direction
from insight.claims.clauses.contraries import is_excepted
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import TOTAL, Subject, World

EXCEPTION: Final = ("exception", "exceptions")
_FAR: Final = 6
"""Clauses behind which nobody looks for what something is an exception to."""


def check_exceptions(world: World, clauses: list[Clause]) -> None:
    """Raise `Refused` unless an exception went another way than the others, and "no exception" the same."""
    for at, clause in enumerate(clauses):
        for index, token in enumerate(clause.tokens):
            if token.word(*EXCEPTION) and not any(
                known.at > index and is_excepted(clause.tokens, known) for known in directions_of(world, clause)
            ):
                _check(world, clauses, at, index)


def _check(world: World, clauses: list[Clause], at: int, index: int) -> None:
    clause = clauses[at]
    before = token_at(clause.tokens, index - 1)
    without = before.word("without") or (before.word("any") and token_at(clause.tokens, index - 2).word("without"))
    rule = _rule(world, clause, without=without)
    sign = rule.told_sign if rule is not None else 1 if world.facts.delta > 0 else -1
    aspect = (rule.aspect if rule is not None else None) or "value"

    def deltas(subject: Subject) -> list[float]:
        return [world.course(Subject((member,)), aspect).delta or 0.0 for member in world.siblings(subject)]

    if without:
        everybody = next((known for known in _line(clause) if known.choices[0][0].members), None)
        if everybody is not None and any(delta * sign <= 0 for delta in deltas(everybody.choices[0][0])):
            raise Refused("comparison", "without exception")
        return
    named = _named(clauses, at)
    if not named:
        return
    moved = [(world.course(subject, aspect).delta or 0.0) * sign > 0 for subject in named]
    if before.word("no", "not", "hardly an"):
        if not all(moved):
            raise Refused("comparison", "no exception")
        return
    if any(moved):
        raise Refused("comparison", "exception")


def _line(clause: Clause) -> list[Clause]:
    """The clause and those in front of it, nearest first, into the sentence before."""
    line: list[Clause] = []
    known: Clause | None = clause
    while known is not None and len(line) < _FAR:
        line.append(known)
        known = known.around if known.bracket else known.template or known.before
    return line


def _rule(world: World, clause: Clause, *, without: bool) -> Direction | None:
    """The movement that the others have in common: told last in front, of a group or of the whole."""
    for known in _line(clause)[0 if without else 1 :]:
        general = known.group is not None or known.places or known.choices[0] == (TOTAL,) or len(known.choices[0]) > 1
        told = [direction for direction in directions_of(world, known) if direction.sign] if general else []
        if told:
            return told[0]
    return None


def _named(clauses: list[Clause], at: int) -> tuple[Subject, ...]:
    """Who is called the exception: the subject of the clause, or whoever is named right behind it."""
    clause = clauses[at]
    if clause.entity is not None and clause.entity.kind == "segment":
        return _apart(clause)
    named: list[Subject] = []
    for known in clauses[at + 1 :]:
        if known.entity is None or known.entity.kind != "segment" or (named and not _only_names(known)):
            break
        named += _apart(known)
    return tuple(dict.fromkeys(named))


def _apart(clause: Clause) -> tuple[Subject, ...]:
    entity = clause.entity
    subjects = entity.choices[0] if entity is not None and entity.choices else ()
    return tuple(Subject((member,)) for subject in subjects if not subject.rest for member in subject.members)


def _only_names(clause: Clause) -> bool:
    def listed(token: Token) -> bool:
        return is_name(token, "segment") or is_mark(token, ",", "()") or token.word("and", "the", "&")

    return all(listed(token) for token in clause.tokens)
