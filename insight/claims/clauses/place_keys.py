"""By what those are ranked who "lead" or "come second": by their values, unless a change is spoken of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.sizes import says_previous, signed
from insight.claims.world import Aspect, Subject, World

RELATIVE: Final = (
    "relative",
    "in relative terms",
    "relatively",
    "in percentage terms",
    "in percent terms",
    "proportionally",
    "percentage-wise",
    "in proportion",
    "proportionately",
    "in percentages",
    "in terms of percentage",
)
ABSOLUTE: Final = (
    "in absolute terms", "absolute", "in absolute numbers", "in absolute figures", "in percentage points", "in points", "in dollar terms",
    "in euro terms", "in money terms",
)  # fmt: skip
Key = Callable[[Subject], float | None]


def basis_said(*clauses: Clause | None) -> str | None:
    """ "growth" where the words say that something is told as a percentage, "amount" where they say that it is not."""
    for clause in clauses:
        if clause is None:
            continue
        joint = clause.entity.joint if clause.entity is not None else ""
        for words, basis in ((RELATIVE, "growth"), (ABSOLUTE, "amount")):
            if clause.said(*words) or joint in words:
                return basis
    return None


def place_keys(world: World, clause: Clause) -> list[Key]:
    """The values by which a place may be held."""
    toward = 1 if world.facts.delta >= 0 else -1
    previous = says_previous(clause)

    def level(aspect: Aspect) -> Key:
        def key(subject: Subject) -> float | None:
            course = world.course(subject, aspect)
            return course.previous if previous else course.current

        return key

    def moved(subject: Subject) -> float | None:
        return signed(world.course(subject, "value").delta, toward)

    def grown(subject: Subject) -> float | None:
        return signed(world.course(subject, "value").relative, toward)

    def contribution(subject: Subject) -> float | None:
        return signed(world.effect(subject, "contribution"), toward)

    parts: list[Aspect] = ["numerator", "denominator"] if world.is_ratio else []
    basis = basis_said(clause)
    if basis is not None:
        return [grown] if basis == "growth" else [moved]
    signs = [direction.told_sign for direction in directions_of(world, clause) if direction.told_sign]
    if signs:
        return [moved, grown, contribution]
    levels = [level("value"), level("share"), *(level(part) for part in parts)]
    return [*levels, contribution, moved] if _of_change(clause) else levels


_OF_CHANGE: Final = ("move", "move_noun", "change_noun", "driver", "drive_verb", "transitive", "share_verb")


def _of_change(clause: Clause) -> bool:
    """Whether the clause, or what it goes on from, speaks of a change: "West led the decline, South came second"."""
    known: Clause | None = clause
    while known is not None:
        if any(token.has(*_OF_CHANGE) and not token.word("leads", "led", "lead", "leading") for token in known.tokens):
            return True
        if any(
            telling.sign or telling.roles[:1] in {("change",), ("effect",), ("part",)} for telling in known.tellings
        ):
            return True
        known = known.template
    return False
