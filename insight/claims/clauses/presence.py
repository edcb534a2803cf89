"""Whether there was any of it, whether it stayed, and whether a part weighs on the whole: said without a figure."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import hardly_affects, plays_part
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.mixes import dominates
from insight.claims.clauses.quantities import STILL
from insight.claims.clauses.sizes import says_previous
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says, token_at
from insight.claims.world import TOTAL, Subject, World

_KEEPING: Final = ("keep", "keeps", "kept", "keeping")
_NOTHING: Final = 0.005
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
    if token.word(*_KEEPING) and (not behind or _kept_whole(behind)):
        rate = world.facts.delta / world.facts.previous_value if world.facts.previous_value else world.facts.delta
        if abs(rate) > STILL:
            raise Refused("judgement", "the whole did not stay")
    if token.word("again", "once again", "once more"):
        before = token_at(clause.tokens, index - 1)
        signed = world.signed_levels and (before.word("positive", "negative") or before.has("level_sign"))
        if not signed and any(world.course(subject, "value").delta for subject in subjects):
            raise Refused("period", "again")
    if plays_part(clause.tokens, index):
        _check_part_played(world, clause, subjects, index)
    if hardly_affects(clause.tokens, index):
        sizes = [abs(world.effect(subject, "contribution") or 0.0) for subject in subjects if subject.members]
        if not sizes or sum(sizes) > _LITTLE * abs(world.facts.delta):
            raise Refused("judgement", "a part that weighs on the whole")


def _kept_whole(behind: list[Token]) -> bool:
    """ "kept the total at": the level of the whole, in this or the other period."""
    whole = any(is_name(known, "metric") or known.word("total") for known in behind[:2])
    return whole and says(behind, "at")


def _check_part_played(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless the effect, or the segment, had as small or as large a part in the change as is said."""
    token = clause.tokens[index]
    sense = token.sense("move_adjective")
    small = token.has("weak") or token.word("minor", "secondary") or (sense is not None and sense.sign < 0)
    delta, effect = abs(world.facts.delta), clause.effect
    if effect in {"rate_effect", "mix_effect"} and subjects == (TOTAL,):
        held = dominates(world, clause) != small
    else:
        parts = [abs(world.effect(subject, effect or "contribution") or 0.0) for subject in subjects if subject.members]
        held = bool(parts) and all((part < delta / 2) == small for part in parts)
    if not held:
        raise Refused("comparison", f"a {token.text} part")


def _counted(behind: list[Token]) -> bool:
    """The metric's noun right behind the verb, with no figure and nothing that denies or compares it."""
    if not behind or not (is_name(behind[0], "metric") or (behind[0].word("some") and is_name(behind[-1], "metric"))):
        return False
    return len(behind) == 1 or not (behind[1].kind in {"number", "possessive"} or behind[1].has("move", "still"))
