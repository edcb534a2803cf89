"""What several segments have in common: the same amount, the same pace, the same way."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import time_of
from insight.claims.clauses.standstill import misses_level
from insight.claims.refusal import Refused
from insight.claims.tokens import means, says, token_at
from insight.claims.world import TOTAL, Aspect, Subject, World

EQUALS: Final = ("equals", "equalled", "equaled", "equal to", "match", "matches", "matched", "matching")
_PARTS: Final[tuple[Aspect, ...]] = ("numerator", "denominator")
_ENDINGS: Final = ("same", "equal", "alike", "ly")
"""Of the words that say so."""
_MUCH: Final = ("much", "many")
LIKENED: Final = (*_ENDINGS, *_MUCH)
"""How every word ends of which `is_alike` asks anything."""
_EVEN: Final = 0.85
"""How much of the larger of two changes the smaller must be for both to be called nearly the same."""
_ALIKE_IN_SIZE: Final = 0.9
"""And the smaller of two values that are of the same size."""
_EXACT: Final = 0.95
"""And the same, with no hedge."""


def is_alike(world: World, clause: Clause, index: int) -> bool:
    """False for "fell by the same amount", "fell alike", "moved in the same direction" of what has that not in common."""
    token = clause.tokens[index]
    after = token_at(clause.tokens, index + 1)
    if token.lowered.endswith(_MUCH):
        return _as_much(world, clause, index)
    same = token.lowered.endswith(("same", "equal")) and after.word(
        "amount", "amounts", "rate", "extent", "pace", "percentage", "direction", "way", "degree", "measure", "parts"
    )
    even = token.word("alike", "equally", "evenly", "uniformly", "identically") and clause.has("move")
    if (
        token.lowered.endswith("same")
        and after.word("size")
        and clause.said("are", "were")
        and len(clause.choices[0]) > 1
    ):
        sizes = sorted(abs(world.course(subject, "value").current or 0.0) for subject in clause.choices[0])
        return sizes[0] >= _ALIKE_IN_SIZE * sizes[-1]
    if not (same or even) or clause.has("effect_noun"):
        return True
    subjects = [
        *clause.choices[0],
        *(each for tie in clause.ties if tie.kind in {"compare", "like"} for each in tie.entity.choices[0]),
    ]
    if subjects == [TOTAL] and even:
        return False
    pace = same and after.word("rate", "pace", "percentage")
    if pace and _speaks_of_both_parts(clause):
        sizes = sorted(abs(world.course(subjects[0], part).relative or 0.0) for part in _PARTS)
        return sizes[0] >= _EXACT * sizes[-1]
    if same and len(subjects) == 1 and clause.tokens[index - 1].word("by"):
        subjects += _spoken_before(clause, subjects[0])
    if same and len(subjects) == 1 and after.word("direction", "way") and subjects[0].members:
        earlier = _spoken_before(clause, subjects[0]) or list(clause.before.choices[0] if clause.before else ())
        subjects += [other for other in earlier if other.members] or [TOTAL]
    deltas = [world.course(subject, "value") for subject in subjects]
    if len(subjects) < 2 or any(course.delta is None for course in deltas):
        return True
    if same and after.word("direction", "way"):
        return len({(course.delta or 0.0) > 0 for course in deltas}) == 1
    sizes = sorted(abs((course.relative if pace else course.delta) or 0.0) for course in deltas)
    return sizes[0] >= (_EXACT if token.word("same", "the same") else _EVEN) * sizes[-1]


def _as_much(world: World, clause: Clause, index: int) -> bool:
    """ "South fell by $4, and West by as much", "West lost just as much": as much as the one in front."""
    token, subjects = clause.tokens[index], clause.choices[0]
    before, after = token_at(clause.tokens, index - 1), token_at(clause.tokens, index + 1)
    said = "as" in token.lowered.split() or before.word("as", "just as")
    ends = not after.text or after.kind == "mark" or after.word("and", "but", "while")
    segment = clause.entity is not None and clause.entity.kind == "segment" and len(subjects) == 1
    moved = any(known.has("move") or known.word("by") for known in clause.tokens[:index])  # not "has as many"
    if not said or not ends or not segment or not moved or clause.tellings:
        return True
    deltas = [world.course(known, "value").delta for known in (subjects[0], *_spoken_before(clause, subjects[0])[-1:])]
    sizes = sorted(abs(delta) for delta in deltas if delta is not None)
    return len(sizes) < len(deltas) or len(sizes) == 1 or sizes[0] >= _EXACT * sizes[-1]


def _speaks_of_both_parts(clause: Clause) -> bool:
    """ "revenue and orders grew at the same pace": numerator and denominator of the ratio."""
    before = clause.template.tokens if clause.template is not None and clause.template.tokens[-1:] else []
    joined = before if before and before[-1].word("and") else []
    named = {token.name.kind for token in (*joined, *clause.tokens) if token.name is not None}
    return {"numerator", "denominator"} <= named


def _spoken_before(clause: Clause, subject: Subject) -> list[Subject]:
    """ "South fell by $4, West rose by the same amount": the one that the amount was told of."""
    before = clause.template or clause.before
    while before is not None:
        if before.entity is not None and before.entity.kind == "segment" and subject not in before.choices[0]:
            return list(before.choices[0])
        before = before.template
    return []


def check_equal_changes(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """ "grew by 40, which matches the combined loss of South and West": both changes are as large.

    Raises:
        Refused: they are not.
    """
    first, behind = clause.template, clause.tokens[index + 1 : index + 6]
    if not means(behind, "move_noun", "change_noun") or not subjects[0].members:
        matches = clause.tokens[index].lowered.startswith("match") and not misses_level(clause.tokens, index)
        if matches and not _same_as_before(world, clause, index):
            raise Refused("comparison", "a match of nothing that is read")
        return
    if first is None or first.choices[0] == subjects or says(behind, "net", "total", "overall"):
        return
    sizes = sorted(
        abs(sum(world.effect(each, "contribution") or 0.0 for each in side))
        if side[0].members
        else abs(world.facts.delta)
        for side in (first.choices[0], subjects)
    )
    hedged = means(clause.tokens[:index], "hedge")
    if sizes[0] < (_EVEN if hedged else _EXACT) * sizes[1]:
        raise Refused("comparison", "as large")


def _same_as_before(world: World, clause: Clause, index: int) -> bool:
    """ "April matched March": the whole did not change."""
    times = [time_of(token) for token in clause.tokens[:index] if time_of(token)]
    behind = [token for token in clause.tokens[index + 1 :] if not token.word("the", "exactly")]
    ends = len(behind) > 1 and (time_of(behind[1]) or behind[1].kind == "name")
    same = bool(behind) and time_of(behind[0]) == "previous" and times == ["current"] and not ends
    return same and world.facts.delta == 0
