"""Phrases that say more of the name in front of them, and open no clause of their own."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import Entity, is_mark


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
