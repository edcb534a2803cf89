"""Percentages that the figures in front of them give: "added $28 of the $112, or 25%", "grew by $112, of which West made up 25%"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause, Telling
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says
from insight.claims.world import World

_OF: Final = ("of", "out of", "the", "its", "total", "net", "overall", "whole", "additional", "extra")
_OR: Final = (",", "or", "that is", "i.e.", "which is", "about", "roughly", "some", "nearly", "around", "just over", "just under", "over", "under")  # fmt: skip
_HEDGED: Final = 0.1
"""How far a hedged percentage may lie from the quotient, as a part of it."""


def check_quotients(world: World, clause: Clause) -> None:
    """Raise `Refused` for a percentage that is not that of the two figures in front of it, or no part of the change told there."""
    told = clause.tellings
    for part, whole, percent in zip(told, told[1:], told[2:], strict=False):
        if percent.figure.unit == "percent" and _divides(clause.tokens, part, whole, percent):
            _check_quotient(part, whole, percent)
        if whole.figure.unit == "percent" and _is_of(clause.tokens, part, whole, percent):
            _check_quotient(part, percent, whole)
    entity, first = clause.entity, clause.template
    behind = first is not None and [token.lowered for token in first.tokens[-2:]] == ["of", "which"]
    if entity is None or entity.joint != "which" or not behind or first is None or not first.tellings or not told:
        return
    changed = {"change", "effect"} & set(first.tellings[-1].roles[:2]) and first.tellings[-1].roles[:1] != ("level",)
    moved = any(direction.sign for direction in first.directions or ())
    if told[0].figure.unit != "percent" or not changed or not moved or not world.facts.delta:
        return
    parts = [world.effect(subject, "contribution") for subject in clause.choices[0] if subject.members]
    if parts and all(part is not None for part in parts):
        share = abs(sum(part or 0.0 for part in parts) / world.facts.delta) * 100
        if abs(told[0].figure.value - share) > _room(told[0], share):
            raise Refused("number", "no such part of the change in front")


def _divides(tokens: list[Token], part: Telling, whole: Telling, percent: Telling) -> bool:
    """True for "4,236 of the 7,951 loans, or 53.3%"."""
    if part.figure.unit != whole.figure.unit or part.figure.unit not in {"plain", "money", "points", "minutes"}:
        return False
    between, behind = tokens[part.at + 1 : whole.at], tokens[whole.at + 1 : percent.at]
    of = says(between, "of", "out of") and all(token.word(*_OF) for token in between)
    joined = says(behind, "or", "that is", "i.e.", "which is")
    return of and joined and all(token.word(*_OR) or token.kind == "name" for token in behind)


def _is_of(tokens: list[Token], part: Telling, percent: Telling, whole: Telling) -> bool:
    """True for "gained $28, which is 25% of the $112"."""
    if part.figure.unit != whole.figure.unit or part.figure.unit not in {"plain", "money", "minutes"}:
        return False
    between, behind = tokens[part.at + 1 : percent.at], tokens[percent.at + 1 : whole.at]
    joined = [token.lowered for token in between if token.text != "," and not token.has("hedge")]
    return joined in (["which", "is"], ["which is"], ["or"], ["that is"]) and [token.lowered for token in behind] in (
        ["of", "the"],
        ["of"],
        ["of the"],
    )


def _check_quotient(part: Telling, whole: Telling, percent: Telling) -> None:
    if not whole.figure.value:
        return
    share = abs(part.figure.value / whole.figure.value) * 100
    spread = (part.figure.step / 2 + share / 100 * whole.figure.step / 2) / abs(whole.figure.value) * 100
    if abs(percent.figure.value - share) > _room(percent, share) + spread:
        raise Refused("number", "not the percentage of the two figures in front")


def _room(percent: Telling, share: float) -> float:
    return percent.figure.step / 2 + 1e-9 + (_HEDGED * share if percent.hedge != "none" else 0.0)
