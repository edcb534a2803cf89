"""How far inside or outside normal variation a change is, which the verdict does not say: "just outside", "at the edge of".

The verdict is of the whole change and of no other period, so "March was outside normal variation" and "returned to the
normal range" tell of what nobody holds.
"""

from __future__ import annotations

from typing import Final

from insight.claims.asides import is_segment
from insight.claims.clauses.entities import is_mark, time_of
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at

_SIDES: Final = ("within", "inside", "outside", "beyond", "above", "out of", "outside of", "in", "past", "over")
_NARROWLY: Final = frozenset(
    ["slightly", "just", "barely", "narrowly", "marginally", "only just", "a little", "a bit", "partly", "partially", "half", "almost", "nearly",
     "not quite", "mostly", "largely", "somewhat", "fractionally", "minimally", "scarcely", "predominantly", "both", "neither", "twice", "just about"]
)  # fmt: skip
_EDGES: Final = frozenset(["edge", "edges", "border", "borders", "verge", "fringe", "fringes", "brink", "borderline", "threshold", "rim", "margins"])  # fmt: skip
_LIMITS: Final = frozenset(
    ["limit", "limits", "bound", "bounds", "boundary", "boundaries", "end", "ends", "half", "part"]
)
_NEAR_THEM: Final = frozenset(
    [
        "at",
        "close",
        "near",
        "upper",
        "lower",
        "towards",
        "toward",
        "top",
        "bottom",
        "nearly",
        "almost",
        "around",
        "next",
    ]
)
_BACK: Final = frozenset(["returned", "return", "returns", "returning", "back", "re-entered", "came back", "come back", "comes back", "went back", "again"])  # fmt: skip
_BE: Final = ("is", "was", "are", "were", "lay", "lies", "fell", "stayed", "remained", "had", "also")
_BESIDE_USUAL: Final = frozenset(["lower", "higher", "fewer", "earlier", "later", "longer", "shorter", "better", "worse", "less"])  # fmt: skip
"""Comparatives of a level: the verdict is on the change, and of a usual level nothing is known."""
_WIDTHS: Final = ("narrow", "wide", "tight", "broad", "small", "large")
_UNUSUAL: Final = ("unusual", "exceptional", "extraordinary", "abnormal", "atypical")
_REACH: Final = 8


def check_degrees(tokens: list[Token]) -> None:
    """Raise `Refused` for a degree of normal variation, or for one that is not said of the whole change."""
    for index, token in enumerate(tokens):
        if token.has("noise_noun"):
            _check_degree(tokens, index)
        elif token.lowered in _UNUSUAL and token.kind == "word":
            _check_whose(tokens, index)


def _check_degree(tokens: list[Token], index: int) -> None:
    start = next((at + 1 for at in range(index - 1, max(-1, index - _REACH), -1) if is_mark(tokens[at])), 0)
    near = tokens[max(start, index - _REACH) : index]
    side = next((at for at in range(len(near) - 1, -1, -1) if near[at].word(*_SIDES)), None)
    said = {word for token in near for word in token.lowered.split()}
    if side is not None and side and near[side - 1].lowered in _NARROWLY and near[side - 1].kind == "word":
        raise Refused("judgement", f"{near[side - 1].text} {near[side].text}")
    last = near[-1:] and near[-1]
    if last and last.lowered.endswith("than") and token_at(near, len(near) - 2).lowered in _BESIDE_USUAL:
        raise Refused("judgement", "beside a usual level")
    if "both" in said and sum(token.word(*_SIDES) for token in near) > 1:
        raise Refused("judgement", "inside and outside")
    if said & _EDGES or (said & _LIMITS and said & _NEAR_THEM):
        raise Refused("judgement", "at the edge of normal variation")
    if any(token.lowered in _BACK for token in near):
        raise Refused("judgement", "back in normal variation")
    for at, token in enumerate(near):
        lead = token_at(near, at - 1)
        if time_of(token) == "previous" and token_at(near, at + 1).word(*_BE) and (not at or lead.word("the", "and")):
            raise Refused("judgement", "a verdict on the period before")
    if token_at(tokens, index + 1).word("is", "was") and token_at(tokens, index + 2).word(*_WIDTHS):
        raise Refused("judgement", "how wide normal variation is")


def _check_whose(tokens: list[Token], index: int) -> None:
    """ "North's result is unusual": the verdict is one on the whole."""
    for token in reversed(tokens[max(0, index - _REACH) : index]):
        if token.kind == "mark" or token.has("negation"):
            return
        if is_segment(token):
            raise Refused("judgement", "a verdict on a segment")
