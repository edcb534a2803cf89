"""A place behind a comma: "fell by $40, in South": what was told in front must be South's, and of no other segment."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.refusal import Refused
from insight.claims.world import World


def check_trailing(world: World, clauses: list[Clause]) -> None:
    """Raise `Refused` for a bare place behind figures that are not its own."""
    for clause in clauses:
        entity, told = clause.entity, clause.template
        if entity is None or told is None or entity.kind != "segment" or entity.stand != "place" or clause.tellings:
            continue
        if not told.tokens or not is_mark(told.tokens[-1], ","):
            continue
        words = [token for token in clause.tokens if not is_mark(token) and not token.word("the", "all of")]
        lead = words[:1] and words[0].word("in", "across", "at", "within", "for", "throughout", "inside")
        if not lead or not all(is_name(token, "segment") or token.word("and") for token in words[1:]):
            continue
        if any(known.around is clause or (known.template is clause and known.tellings) for known in clauses):
            continue
        here = world.dimension_of(clause.choices[0][0])
        crossed = [subject for subject in told.choices[0] if subject.members and world.dimension_of(subject) != here]
        if crossed or (told.tellings and not any(subject.members for subject in told.choices[0])):
            raise Refused("subject", "figures of the whole, or of another, told of a place")
