"""How many of a dimension's segments something is said of."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.quantities import Quantities, moves
from insight.claims.refusal import Refused
from insight.claims.world import Aspect, Subject


def count_fits(
    quantifier: str | None, told: int | None, of: int | None, count: int, whole: int, bound: str = "none"
) -> bool:
    """True when `count` of `whole` is what the quantifier says; `bound` is the hedge of the number told."""
    if of is not None and of != whole:
        return False
    if told is not None and quantifier is None and bound in {"at_least", "above", "at_most", "below"}:
        return {"at_least": count >= told, "above": count > told, "at_most": count <= told, "below": count < told}[
            bound
        ]
    if quantifier == "all but":
        return count == whole - (told or 0)
    if quantifier in {"all", "both", "other"} and of is None:
        return count == whole and (told is None or told == whole)
    if quantifier == "none" and told in {None, whole}:
        return count == 0
    if quantifier == "not_all":
        return count < whole
    if quantifier == "most" and told is None:
        return whole / 2 < count
    if quantifier == "several" and told is None:
        return count >= 2
    if quantifier == "many" and told is None:
        return count >= max(2, whole / 2)
    if quantifier == "some" and told is None:
        return count > 0
    if quantifier is None and told is None:
        return count == whole
    return count == told


def check_only(quantities: Quantities, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` when another segment of the dimension moved the same way as "only North" did."""
    world = quantities.world
    named = {index for subject in subjects for index in subject.members}
    if not named:
        return
    aspect: Aspect = clause.aspect or "value"
    said = [direction for direction in directions_of(world, clause) if direction.sign or direction.level]
    for index in world.siblings(subjects[0]):
        if index in named:
            continue
        only = next((at for at, token in enumerate(clause.tokens) if token.word("only", "the only")), 0)
        behind = [direction for direction in said if direction.at > only]
        for direction in (behind or said)[:1]:
            if moves(quantities, direction, Subject((index,)), direction.aspect or aspect):
                raise Refused("comparison", "only")
