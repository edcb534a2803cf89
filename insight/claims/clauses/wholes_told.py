"""The part that follows an opening "of the 8,120 visits" is that of the same period, or both are changes."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from insight.claims.clauses.amounts import AmountJudge
from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.quantities import Quantities, pair_of
from insight.claims.refusal import Refused
from insight.claims.tokens import says
from insight.claims.world import TOTAL, Aspect, Subject, World

_NEAR: Final = 4
_COUNTED: Final[tuple[tuple[Aspect, Aspect], ...]] = (
    ("value", "value"),
    ("denominator", "numerator"),
    ("denominator", "denominator"),
    ("numerator", "numerator"),
)


def check_wholes_told(world: World, clauses: list[Clause], units: frozenset[str]) -> None:
    """Raise `Refused` for "of the 8,120 visits, Lindau had 3,420" where the one is before and the other after."""
    told = [(clause, telling) for clause in clauses if not clause.bracket for telling in clause.tellings]
    if len(told) < len(("whole", "part")) or world.signed_levels or not clauses[0].tokens[:1]:
        return
    (opening, whole), (clause, part) = told[:2]
    if opening is not clauses[0] or opening is clause or not opening.tokens[0].word("of") or whole.at > _NEAR:
        return
    subjects = clause.choices[0]
    alike = whole.figure.unit == part.figure.unit and part.figure.unit in {"plain", "money"}
    if (
        not alike
        or "part_whole" not in whole.roles
        or part.figure.sign
        or len(subjects) != 1
        or not subjects[0].members
    ):
        return
    judges = tuple(
        AmountJudge(world, known, units, Quantities(world, pair_of(known, known.choices[0])))
        for known in (opening, clause)
    )
    if judges[0].holds(replace(whole, roles=("part_whole",)), TOTAL) and judges[1].holds(
        replace(part, roles=("change", "effect")), subjects[0]
    ):
        return
    added = says(opening.tokens[: whole.at], "additional", "extra", "new", "further", "added")
    if added or not any(
        _level(judges[0], whole, TOTAL, all_of, when) and _level(judges[1], part, subjects[0], of, when)
        for all_of, of in _COUNTED
        for when in ("previous", "current")
    ):
        raise Refused("period", "a part and a whole of two periods")


def _level(judge: AmountJudge, telling: Telling, subject: Subject, aspect: Aspect, when: str) -> bool:
    return judge.holds(replace(telling, roles=("level",), aspects=(aspect,), when=when, whole=False), subject)
