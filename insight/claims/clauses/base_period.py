"""The period that a change is told against is not the one in which it is told."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import time_of
from insight.claims.refusal import Refused
from insight.claims.tokens import Token

_AGAINST: Final = (
    "than",
    "from",
    "since",
    "versus",
    "vs",
    "vs.",
    "against",
    "compared",
    "compared with",
    "compared to",
    "relative to",
    "relative",
    "beginning with",
    "starting from",
    "above",
    "below",
    "ahead",
    "behind",
    "short of",
)
_SKIPPED: Final = ("in", "on", "the", "with", "to", "of", "that", "for", "during", "those", "a", "it was")
_MOVED: Final = ("change", "gap")


def check_base_period(clauses: list[Clause]) -> None:
    """Raise `Refused` for "in May it was 3 higher than in May", "up 3 points from" the period that the text is about."""
    tokens = [token for clause in clauses for token in clause.tokens]
    times = [time_of(token) for token in tokens]
    for clause in clauses:
        led = clause.template if clause.tokens[:1] and clause.tokens[0].word("than") else None
        told = (*clause.tellings, *(led.tellings if led is not None else ()))
        than = clause.said("than") or any(token.lowered.endswith(" than") for token in clause.tokens)
        moved = any(role in known.roles for known in told for role in _MOVED)
        if not than and not moved:
            continue
        for index, token in enumerate(clause.tokens):
            base = time_of(token)
            named = moved or (index > 0 and clause.tokens[index - 1].word("in", "on"))
            if base not in {"current", "previous"} or not named or not is_base(clause.tokens, index):
                continue
            if base == "current" and "previous" not in times:
                raise Refused("period", "a change against the period itself")
            earlier = {time_of(known) for known in clause.tokens[:index]} - {None}
            if earlier == {base} and base == "previous" and "current" not in times:
                raise Refused("period", "a period against itself")


def is_base(tokens: list[Token], index: int) -> bool:
    """True at a period that something is told against: "than in March", "compared with the week before"."""
    at = index - 1
    while at >= 0 and tokens[at].word(*_SKIPPED) and not tokens[at].word(*_AGAINST):
        at -= 1
    return at >= 0 and tokens[at].word(*_AGAINST)
