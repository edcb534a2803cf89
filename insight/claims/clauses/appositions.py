"""Phrases that say more of the name in front of them, and open no clause of their own."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import Entity, is_mark
from insight.claims.world import Subject, World


def names_drivers(current: Clause, entity: Entity) -> bool:
    """ "came from two of the three plans, Basic and Team": who they are."""
    group = current.group
    alone = bool(current.tokens) and all(is_mark(token, ",", ":") for token in current.tokens)
    named = {index for subject in entity.choices[0] for index in subject.members} if entity.choices else set()
    counted = group is not None and group.mention is not None and group.mention.count == len(named)
    return (
        counted
        and alone
        and group is not None
        and group.stand == "driver"
        and entity.kind == "segment"
        and entity.stand == "open"
    )


def is_apposition(current: Clause, entity: Entity) -> bool:
    """ "Email, the best channel at 44.9%", "Phone was the only channel to grow": said of the name in front."""
    mention = entity.mention
    if mention is None or entity.kind != "group":
        return False
    ranked = mention.superlative is not None and mention.quantifier is None and mention.count is None
    only = mention.quantifier == "only" and mention.count is None
    if (
        mention.quantifier == "other"
        and not mention.plural
        and mention.dimension is not None
        and current.entity is not None
        and current.entity.kind == "segment"
    ):
        return bool(current.tokens) and current.tokens[-1].text == ","
    if not (ranked or only):
        return False
    if current.entity is not None and current.entity.kind in {"segment", "pronoun"}:
        return True
    if ranked:
        entity.choices = tuple((subject,) for subject in entity.choices[0])
        entity.kind = "segment"
    return only and current.entity is None and not current.tokens


def fits_places(world: World, clause: Clause) -> bool:
    """ "rose in one, West", "fell in two regions (West and South)": they went that way, and are as many."""
    counting = clause.around if clause.bracket else clause.template
    plain = all(token.kind in {"name", "possessive", "mark"} or token.word("and", "the") for token in clause.tokens)
    if counting is None or not counting.places or clause.entity is None or clause.entity.kind != "segment" or not plain:
        return True
    if not clause.bracket and not (counting.tokens and is_mark(counting.tokens[-1], ",", ":")):
        return True
    told = [known.told_sign for known in directions_of(world, counting) if known.sign]
    mention = counting.places[-1].mention
    named = {index for subject in clause.choices[0] for index in subject.members}
    if mention is None or mention.count is None or mention.dimension is None or not told:
        return True
    same = {world.segments[index].segment.dimension for index in named} == {mention.dimension}
    moved = all((world.course(Subject((index,)), "value").delta or 0.0) * told[-1] > 0 for index in named)
    return same and moved and len(named) == mention.count
