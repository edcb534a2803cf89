"""What every check of a clause has at hand: the clause, the facts, and the quantities of the subject tried."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause, Tie
from insight.claims.clauses.quantities import Quantities
from insight.claims.tokens import says
from insight.claims.world import Aspect, Subject, World

REACH: Final = 6
"""Words between a denial and what it denies."""
EXCLUSIVE: Final = (
    "only",
    "the only",
    "just",
    "merely",
    "solely",
    "exclusively",
    "alone",
    "purely",
    "nothing but",
    "none but",
    "no one but",
)
VALUE: Final[tuple[Aspect, ...]] = ("value",)


class Judge:
    """Judges one clause with one choice of its subjects."""

    def __init__(self, world: World, clause: Clause, units: frozenset[str], quantities: Quantities) -> None:
        self.world, self.clause, self.units, self.quantities = world, clause, units, quantities
        self.tokens = clause.tokens

    def _together(self) -> bool:
        return self.clause.said(
            "together", "combined", "jointly", "in sum", "taken together", "put together", "in total", "between them"
        )

    def _exceptions(self) -> set[int]:
        return {
            index
            for tie in self.clause.ties
            if tie.kind == "except"
            for subject in tie.entity.choices[0]
            for index in subject.members
        }


def as_one(subjects: tuple[Subject, ...]) -> Subject:
    """Several subjects as one."""
    return Subject(tuple(dict.fromkeys(index for subject in subjects for index in subject.members)))


TOGETHER: Final = (
    "together", "combined", "put together", "taken together", "jointly", "in total", "in sum", "added together", "taken as a group",
)  # fmt: skip


def sides_of(tie: Tie) -> tuple[Subject, ...]:
    """Those compared with: as one behind "the other two", which have one figure, and where "together" says so."""
    others = tie.entity.choices[0] if tie.entity.choices else ()
    said = tie.behind is not None and says(tie.behind.tokens[:2], *TOGETHER)
    joined = said or (tie.kind == "compare" and tie.entity.kind == "group")
    return (
        (as_one(others),)
        if joined and len(others) > 1 and all(each.members and not each.rest for each in others)
        else others
    )
