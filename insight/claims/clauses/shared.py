"""Who shares a movement that its noun names: "the improvement was seen in every region", "the decline affected West"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause, Direction
from insight.claims.clauses.counts import count_fits
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import Entity, is_name
from insight.claims.refusal import Refused
from insight.claims.world import Subject, World

_OTHERWISE_READ: Final = (
    "driver", "cause", "drive_verb", "share_verb", "offset_verb", "outpace_verb", "superlative", "noise_noun", "effect_noun", "fraction",
    "share_noun", "still", "contrary",
)  # fmt: skip
"""Words beside which the noun stands for something that another reading weighs."""
_FURTHEST: Final = 4
"""Words that stand in front of a noun that opens its clause."""
_REACHES: Final = ("affected", "affects", "hit", "reached", "reaches", "touched", "in", "to", "by", "at", "across", "came in", "comes in")  # fmt: skip


def check_shared(world: World, clause: Clause) -> None:
    """Raise `Refused` unless everybody who is said to share the movement went that way, and as many as are told."""
    first = clause.template if _is_bare(world, clause) else clause
    if (
        first is None
        or first.tellings
        or first.has(*_OTHERWISE_READ)
        or first.said("than", "nowhere")
        or (first is clause and first.bracket)
    ):
        return
    told = directions_of(world, first)
    if len(told) != 1 or told[0].kind != "noun" or not told[0].of_whole or told[0].at > _FURTHEST or not told[0].sign:
        return
    if first is not clause:
        if clause.entity is not None and first.tokens[-1].word(*_REACHES):
            _check(world, first, told[0], clause.entity, denied=_denies(first))
        return
    for place in clause.places:
        _check(world, clause, told[0], place, denied=_denies(clause))
    entity = clause.entity
    behind = any(is_name(token, "segment") for token in clause.tokens[told[0].at + 1 :])
    if entity is not None and entity.kind == "segment" and entity.stand == "open" and behind:
        _check(world, clause, told[0], entity, denied=_denies(clause))


def _is_bare(world: World, clause: Clause) -> bool:
    """ "The decline affected | all regions": a name of which its own clause says nothing."""
    entity, before = clause.entity, clause.template
    if entity is None or before is None or entity.kind not in {"segment", "group"} or clause.tellings:
        return False
    return not directions_of(world, clause) and all(
        token.kind in {"name", "possessive"} or token.has("quantifier", "cardinal") or token.word("the", "of", "and", "or", ",")
        for token in clause.tokens
    )  # fmt: skip


def _denies(clause: Clause) -> bool:
    return any(token.has("negation") or token.word("not") for token in clause.tokens)


def _check(world: World, clause: Clause, direction: Direction, entity: Entity, *, denied: bool) -> None:
    members, mention = entity.choices[0], entity.mention
    if not all(subject.members for subject in members):
        return
    aspect = direction.aspect or clause.aspect or "value"

    def went(subject: Subject) -> bool:
        values = [world.course(subject, aspect).delta]
        values += [world.effect(subject, "contribution")] if aspect == "value" else []
        return any(value is not None and value * direction.sign > 0 for value in values)

    count = sum(map(went, members))
    if mention is None:
        held = count == (0 if denied else len(members))
    elif denied and mention.quantifier in {"some", "none", "not_all"}:
        held = count == 0 if mention.quantifier == "some" else count < len(members)
    else:
        fits = count_fits(mention.quantifier, mention.count, mention.of_count, count, len(members), mention.bound)
        held = fits != denied
    if not held:
        raise Refused("comparison", "who shared the movement")
