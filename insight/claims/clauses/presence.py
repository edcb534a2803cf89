"""Whether there was any of it, whether it stayed, and whether a part weighs on the whole: said without a figure."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.quantities import STILL
from insight.claims.clauses.sizes import says_previous
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import Subject, World

_KEEPING: Final = ("keep", "keeps", "kept", "keeping")
_HARDLY: Final = ("hardly", "barely", "scarcely")
_LITTLE: Final = 0.1
"""Largest part of the change of something that hardly affects the whole."""


def check_presence(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless "already had sign-ups", "kept the total at", "hardly affects the total" hold."""
    token, behind = clause.tokens[index], clause.tokens[index + 1 : index + 4]
    if token.word("had", "have", "has") and _counted(behind):
        when = "previous" if says_previous(clause) else "current"
        courses = [world.course(subject, "value") for subject in subjects]
        if not all(course.previous if when == "previous" else course.current for course in courses):
            raise Refused("comparison", "something where there was nothing")
    whole = any(is_name(known, "metric") or known.word("total") for known in behind[:2])
    if token.word(*_KEEPING) and (not behind or (whole and any(known.word("at") for known in behind))):
        rate = world.facts.delta / world.facts.previous_value if world.facts.previous_value else world.facts.delta
        if abs(rate) > STILL:
            raise Refused("judgement", "the whole did not stay")
    if token.word("again", "once again", "once more") and any(
        world.course(subject, "value").delta for subject in subjects
    ):
        raise Refused("period", "again")
    if hardly_affects(clause.tokens, index):
        sizes = [abs(world.effect(subject, "contribution") or 0.0) for subject in subjects if subject.members]
        if not sizes or sum(sizes) > _LITTLE * abs(world.facts.delta):
            raise Refused("judgement", "a part that weighs on the whole")


def hardly_affects(tokens: list[Token], index: int) -> bool:
    """True at the first word of "hardly affects the total"."""
    behind = tokens[index + 1 : index + 5]
    return (
        tokens[index].word(*_HARDLY)
        and bool(behind)
        and behind[0].has("link")
        and any(is_name(known, "metric") or known.word("total", "whole", "overall", "result") for known in behind)
    )


def _counted(behind: list[Token]) -> bool:
    """The metric's noun right behind the verb, with no figure and nothing that denies or compares it."""
    if not behind or not (is_name(behind[0], "metric") or (behind[0].word("some") and is_name(behind[-1], "metric"))):
        return False
    return len(behind) == 1 or not (behind[1].kind in {"number", "possessive"} or behind[1].has("move", "still"))
