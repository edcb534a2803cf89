"""Figures of a change that a sentence on the note or on the data names in passing: "the clinic's loss of 267 appointments"."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.asides import is_segment
from insight.claims.clauses import truths
from insight.claims.tokens import Token, means, says
from insight.claims.world import TOTAL, Subject, World

_REACH: Final = 4
_MOVES: Final = ("move_noun", "change_noun")
_LEADS: Final = ("by", "(", "of", "on", "in", "at", "for", "extra", "additional")
_CUES: Final = frozenset(["possible", "possibly", "conceivable", "plausible", "perhaps", "maybe", "analyst", "unclear", "unknown", "open", "unconfirmed", "why"])  # fmt: skip
"""Words without which a sentence speaks of no note and of no question."""
_MOST: Final = 3
"""Names of which one may be meant, when none stands beside the figure."""


def without_told_changes(world: World, tokens: list[Token], sentence: list[Token]) -> list[Token]:
    """The tokens without each figure that is the change of whom the piece names.

    Where it says "the region's" or names nobody, it is that of whom the sentence or the note names.
    """
    if not any(token.figure is not None for token in tokens) or not any(
        token.has("modal", "negation", "note_noun", "link", "note_verb") or token.lowered in _CUES for token in tokens
    ):
        return tokens
    return [token for at, token in enumerate(tokens) if not _tells_change(world, tokens, at, sentence)]


def _tells_change(world: World, tokens: list[Token], at: int, sentence: list[Token]) -> bool:
    figure = tokens[at].figure
    if figure is None or not (_names_change(tokens, at) or _asks_for_part(tokens, at)):
        return False
    named = _beside(tokens, at) or _members(tokens)
    if len(named) > _MOST:
        return False
    subjects = [Subject((index,)) for index in named]
    if not named:
        note = (world.facts.note or "").lower()
        noted = [index for index, known in enumerate(world.segments) if known.segment.name.lower() in note]
        told = _members(sentence)
        subjects = [Subject((index,)) for index in (told if len(told) == 1 else noted)]
        if not _points_back(tokens):
            subjects.append(TOTAL)
    return any(
        truths.states(world, figure, "none", 0, truth, frozenset())
        for subject in subjects
        for truth in truths.changes(world, subject, "value")
    )


def _beside(tokens: list[Token], at: int) -> list[int]:
    """ "West's $40 decline", "the decline of $40 in West"."""
    behind = tokens[at + 1 : at + 5]
    place = next((index for index, token in enumerate(behind) if token.word("in", "at", "for", "of")), None)
    follows = behind[place + 1 : place + 2] if place is not None else []
    return _members(follows) or _members(tokens[max(0, at - 5) : at])[-1:]


def _members(tokens: list[Token]) -> list[int]:
    return list(
        dict.fromkeys(
            index for token in tokens if is_segment(token) and token.name is not None for index in token.name.members
        )
    )


def _points_back(tokens: list[Token]) -> bool:
    """ "the region's extra $40", "the rise there": of somebody who was named before."""
    owned = any(
        token.kind == "possessive" and before.name is not None and before.name.kind == "dimension"
        for before, token in itertools.pairwise(tokens)
    )
    return owned or says(tokens, "its", "their", "there")


def _names_change(tokens: list[Token], at: int) -> bool:
    """True when the noun or verb of a change stands beside the figure, with no more than a place between them."""
    behind = tokens[at + 1 : at + 3]
    for token in behind:
        if token.has(*_MOVES) or token.word("extra", "additional", "more", "fewer", "less"):
            return True
        if not token.has("move_adjective", "strong", "weak") and token.kind != "mark":
            break
    for token in reversed(tokens[max(0, at - _REACH) : at]):
        if token.has(*_MOVES, "move") or token.word("extra", "additional"):
            return True
        if token.kind != "name" and not token.word(*_LEADS) and not token.has("hedge"):
            return False
    return False


def _asks_for_part(tokens: list[Token], at: int) -> bool:
    """True for "how much of the $50", which is not answered."""
    lead = [token.lowered for token in tokens[max(0, at - _REACH) : at]]
    return lead == ["how", "much", "of", "the"] and means(tokens, "negation")


def asks_before_figure(tokens: list[Token]) -> bool:
    """ "the reason for the drop of $40 is not known": a question, and what it asks of."""
    first = next((at for at, token in enumerate(tokens) if token.figure is not None), 0)
    return says(tokens[:first], "why", "whether", "reason", "reasons", "cause", "causes", "explanation", "how", "what")
