"""Whose movement a noun tells: "West's decline", "the losses in A and B", "half of the fall", "these gains"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import noun_sign
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import Aspect, EffectName, Subject, World

_EFFECTS: Final[tuple[EffectName, ...]] = ("contribution", "rate_effect", "mix_effect")
_PLACES: Final = ("in", "of", "at", "from", "for", "on", "within")
_DENIALS: Final = ("without", "rather than", "instead of", "no", "not", "nor", "than", "unlike")
_REACH: Final = 4


def check_owners(world: World, clause: Clause) -> None:
    """Raise `Refused` for a movement that its owner did not make, whatever else the clause says."""
    tokens = clause.tokens
    for index, token in enumerate(tokens):
        sign = noun_sign(world, token) if token.kind == "word" and not token.has("hedge") else 0
        near = tokens[max(0, index - _REACH) : index]
        if not sign or any(known.has("negation") or known.word(*_DENIALS) for known in near):
            continue
        owners = list(_owners(tokens, index))
        if owners and not all(_moved(world, owner, sign) for owner in owners):
            raise Refused("direction", f"{token.text} of one that went the other way")
        if not owners and _part_of(tokens, index) and world.facts.delta * sign < 0:
            raise Refused("direction", f"{token.text}, which the whole did not take")
        if near and near[-1].word("these", "those") and token.lowered.endswith("s"):
            told = set(_told(world, clause))
            if told and sign not in told:
                raise Refused("direction", f"{near[-1].text} {token.text}")


def _owners(tokens: list[Token], index: int) -> Iterator[Subject]:
    """The segments named right in front of the noun, or behind "in" and "of"."""
    back = index - 1
    while back >= 0 and (
        tokens[back].kind in {"number", "possessive"}
        or tokens[back].has("strong", "weak", "superlative")
        or tokens[back].word("own", "net", "-")
    ):
        back -= 1
    if back >= 0 and is_name(tokens[back], "segment"):
        yield from _members(tokens[back])
        return
    at = index + 1
    if at >= len(tokens) or not tokens[at].word(*_PLACES):
        return
    at += 1
    while at < len(tokens):
        if is_name(tokens[at], "segment"):
            yield from _members(tokens[at])
        elif not (tokens[at].word("the", "and", "or", "both", *_PLACES) or is_mark(tokens[at], ",", "()")):
            return
        at += 1


def _members(token: Token) -> Iterator[Subject]:
    if token.name is not None:
        yield from (Subject((member,)) for member in token.name.members)


def _moved(world: World, subject: Subject, sign: int) -> bool:
    aspects: tuple[Aspect, ...] = (
        ("value", "share", "numerator", "denominator") if world.is_ratio else ("value", "share")
    )
    values = [
        *(world.course(subject, aspect).delta for aspect in aspects),
        *(world.effect(subject, effect) for effect in _EFFECTS),
    ]
    return all(value is None for value in values) or any(value is not None and value * sign > 0 for value in values)


def _part_of(tokens: list[Token], index: int) -> bool:
    """True for "half of the rise", "95% of the total decrease": a noun of the whole change."""
    if tokens[index].lowered.endswith("s"):
        return False
    back = index - 1
    while back >= 0 and (
        tokens[back].word("the", "this", "that", "total", "net", "overall", "whole", "entire")
        or (tokens[back].kind == "number" and back < index - 1 and tokens[back + 1].kind != "possessive")
        or tokens[back].kind == "possessive"
        or time_of(tokens[back]) is not None
        or is_name(tokens[back], "metric")
    ):
        back -= 1
    lead = token_at(tokens, back)
    figure = tokens[back - 1].figure if back > 0 else None
    whole = lead.figure is not None and lead.lowered.endswith(" of")
    return whole or (lead.word("of") and figure is not None and figure.unit in {"percent", "fraction"})


def _told(world: World, clause: Clause) -> Iterator[int]:
    """The ways that the clauses before say something went."""
    seen: Clause | None = clause
    for _ in range(8):
        seen = (seen.template or seen.before) if seen is not None else None
        if seen is None:
            return
        yield from (known.told_sign for known in directions_of(world, seen) if known.told_sign)
        yield from (telling.sign for telling in seen.tellings if telling.sign)
