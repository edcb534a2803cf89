"""The other side of a figure that sets its subject beside another: "60 more", "twice as much"."""

from __future__ import annotations

from collections.abc import Iterator

from insight.claims.clauses import truths
from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.cues import way_from_whole
from insight.claims.clauses.elliptic import goes_on_about_first
from insight.claims.clauses.judge import as_one, sides_of
from insight.claims.clauses.pieces import sets_beside_the_other
from insight.claims.clauses.truths import Truth
from insight.claims.tokens import Token, token_at
from insight.claims.world import TOTAL, Course, Subject, World


def others_of(world: World, clause: Clause, subject: Subject) -> list[Subject]:
    """Whom a clause sets the subject beside, likeliest first."""
    found = [each for tie in clause.ties if tie.kind in {"compare", "place", "driver"} for each in sides_of(tie)]
    if clause.compared_to is not None:
        found += list(clause.compared_to.choices[0])
        if goes_on_about_first(clause) and clause.entity is not None:
            found += list(clause.entity.choices[0])
    if clause.around is not None:
        found += [each for tie in clause.around.ties if tie.kind == "compare" for each in sides_of(tie)]
        if clause.around.compared_to is not None:
            found += [*clause.around.choices[0], *clause.around.compared_to.choices[0]]
    if (
        not found
        and clause.template is not None
        and clause.template.entity is not None
        and clause.template.entity.kind == "segment"
    ):
        found += list(clause.template.choices[0])
    if not found and clause.before is not None and clause.said("much", "many", "as much", "as many", "long"):
        found.append(as_one(clause.before.choices[0]))
    if not found and subject.members and sets_beside_the_other(clause.around):
        pair = world.siblings(subject)
        found += [Subject((index,)) for index in pair] if len(pair) == len(("one", "other")) else []
    return [other for other in found if other != subject]


def leads_by(tokens: list[Token], at: int, mine: Course, theirs: Course, *, moved: bool) -> bool:
    """False for "added 60 more parcels" of the one that added fewer."""
    behind = token_at(tokens, at + 1)
    way = 1 if behind.word("more") else -1 if behind.word("fewer", "less") else 0
    if not way or not moved or mine.delta is None or theirs.delta is None:
        return True
    return (abs(mine.delta) - abs(theirs.delta)) * way > 0


def distance_from_whole(world: World, tokens: list[Token], telling: Telling, subject: Subject) -> Iterator[Truth]:
    """How far the subject is from the whole, on the side of it that is told."""
    own = telling.at < len(tokens) and tokens[telling.at].figure is telling.figure  # not that of the clause around
    way = way_from_whole(tokens, telling.at) if own and world.is_ratio and subject.members else 0
    mine, whole = world.course(subject, "value"), world.course(TOTAL, "value")
    before = telling.when == "previous"
    one, other = (mine.previous, whole.previous) if before else (mine.current, whole.current)
    if way and one is not None and other is not None and (one - other) * way > 0:
        kind = truths.kind_of(world, "value")
        yield Truth(abs(one - other), "points" if kind == "rate" else kind)
