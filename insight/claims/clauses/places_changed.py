"""Places that changed hands: "West and South traded places", "fell to second place", "are now level"."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.kept import moves_to_place
from insight.claims.clauses.ranks import has_rank
from insight.claims.clauses.sizes import is_greater
from insight.claims.refusal import Refused
from insight.claims.world import Aspect, Subject, World


def _aspects(world: World) -> tuple[Aspect, ...]:
    return ("value", "share", "denominator") if world.is_ratio else ("value",)


def check_places_changed(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless those who traded places, or moved to one, stand so now and did not before."""
    if not subjects or not all(subject.members and not subject.rest for subject in subjects):
        return
    for index, token in enumerate(clause.tokens):
        sense = token.sense("beside")
        if sense is not None and sense.tag == "swap" and not token.lowered.endswith("with"):
            if len(subjects) != len(("one", "other")) or not any(
                swapped(world, subjects[0], subjects[1], aspect) for aspect in _aspects(world)
            ):
                raise Refused("comparison", token.text)
        place = moves_to_place(clause.tokens, index) if token.has("move", "go_verb") else None
        move = token.sense("move")
        if place is not None:
            up = 0 if move is None else move.sign
            if not any(
                _arrived(world, subject, aspect, place, up) for subject in subjects for aspect in _aspects(world)
            ):
                raise Refused("comparison", "a place that was reached")


def swapped(world: World, one: Subject, other: Subject, aspect: Aspect) -> bool:
    """Whether the one that was ahead is behind."""
    mine, theirs = world.course(one, aspect), world.course(other, aspect)
    return any(
        is_greater(mine.previous, theirs.previous, sign) and is_greater(theirs.current, mine.current, sign)
        for sign in (1, -1)
    )


def _ranks(world: World, subject: Subject, aspect: Aspect, place: int) -> tuple[bool, bool]:
    """Whether the subject held this place before, and holds it now."""
    siblings = world.siblings(subject)
    return (
        has_rank((subject,), siblings, lambda known: world.course(known, aspect).previous, place),
        has_rank((subject,), siblings, lambda known: world.course(known, aspect).current, place),
    )


def _arrived(world: World, subject: Subject, aspect: Aspect, place: int, up: int) -> bool:
    places = range(1, len(world.siblings(subject)) + 1)
    before = [each for each in places if _ranks(world, subject, aspect, each)[0]]
    now = _ranks(world, subject, aspect, place)[1]
    return now and bool(before) and (before[0] - place) * (up or 1) > 0 if up else now and before != [place]
