"""What is said of the two parts of a rate with no figure: "most plans were renewed", "customers grew faster", "kept pace with"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.sizes import says_previous
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import Aspect, World

_SPANS: Final[dict[str, tuple[float, float]]] = {
    "most": (0.5, 0.9999), "the majority of": (0.5, 0.9999), "nearly all": (0.85, 0.9999), "almost all": (0.85, 0.9999),
    "all": (1.0, 1.0), "few": (0.0, 0.3), "only a few": (0.0, 0.2), "hardly any": (0.0, 0.05), "the minority of": (0.0, 0.4999),
}  # fmt: skip
"""Which part of all of them a quantifier can be."""
_COPULAS: Final = ("is", "was", "are", "were", "been", "get", "got", "have", "has")
_FASTER: Final = {"faster": 1, "more": 1, "more strongly": 1, "slower": -1, "more slowly": -1, "less": -1}
_PACE: Final = 0.005
"""How far behind something that kept pace may be, as a part of itself."""
_REACH: Final = 5


def check_part_said(world: World, clause: Clause) -> None:
    """Raise `Refused` unless a part of a rate is as large, and grew as fast beside the other, as the clause says."""
    if not world.is_ratio or clause.tellings or clause.bracket:
        return
    if world.facts.unit == "percent":
        _check_most(world, clause)
    if clause.entity is not None and clause.entity.kind == "part":
        _check_faster(world, clause)


def _check_most(world: World, clause: Clause) -> None:
    span = next((known for known in _SPANS if _opens(clause.tokens, known)), None)
    if span is None:
        return
    told = any(
        is_name(token, "numerator") and not {*token.lowered.split()}.isdisjoint(_COPULAS)
        for token in clause.tokens[:_REACH]
    )
    verb = next((at for at, token in enumerate(clause.tokens[: _REACH + 2]) if token.word(*_COPULAS)), 0)
    counted = any(is_name(token, "numerator", "denominator", "segment") for token in clause.tokens[:verb])
    if not told and (not counted or not token_at(clause.tokens, verb + 1).lowered.endswith(("ed", "n", "t"))):
        return
    course = world.course(clause.choices[0][0], "value")
    value = course.previous if says_previous(clause) else course.current
    low, high = _SPANS[span]
    if value is not None and not low <= value <= high:
        raise Refused("comparison", f"{span} of them")


def _opens(tokens: list[Token], words: str) -> bool:
    length = len(words.split())
    return " ".join(token.lowered for token in tokens[:length]).startswith(words) and bool(tokens)


def _check_faster(world: World, clause: Clause) -> None:
    tokens = clause.tokens
    mine: Aspect = "numerator" if clause.aspect == "numerator" else "denominator"
    theirs: Aspect = "denominator" if mine == "numerator" else "numerator"
    subject = clause.choices[0][0]
    own, other = world.course(subject, mine).relative, world.course(subject, theirs).relative
    if own is None or other is None:
        return
    for index, token in enumerate(tokens):
        before, after = token_at(tokens, index - 1), token_at(tokens, index + 1)
        denied = means(tokens[max(0, index - 3) : index], "negation")
        if token.word("pace", "up") and before.has("hold") and (own >= other - _PACE) == denied:
            raise Refused("comparison", f"{before.text} {token.text}")
        way = _FASTER.get(token.lowered, 0) if before.has("move") else 0
        compared = says(tokens[index + 1 : index + 4], "than", "and")
        if way and not compared and not after.has("activity", "level_noun") and (own - other) * way <= 0:
            raise Refused("comparison", f"{token.text} than the other part")
