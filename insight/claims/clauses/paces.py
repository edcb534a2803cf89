"""How fast something moved beside something else: "twice as fast as orders", "at half the pace of West"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.truths import Truth
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says
from insight.claims.world import TOTAL, Aspect, Course, Subject, World

_PACES: Final = ("fast", "quickly", "rapidly", "strongly", "steeply", "sharply", "swiftly", "briskly", "steep", "rapid")
_NOUNS: Final = ("pace", "rate", "speed", "tempo")
_ALIKE: Final = 0.85
"""How much of the faster of two the slower must be for them to move "as fast as" one another."""


def pace_in_front(tokens: Sequence[Token], start: int) -> int | None:
    """Where "as fast as" or "the pace of" begins, when it stands right in front of `start`."""
    words = tokens[max(0, start - 3) : start]
    if len(words) != len(("as", "fast", "as")):
        return None
    adverb = words[0].word("as") and words[1].word(*_PACES) and words[2].word("as")
    noun = words[0].word("the") and words[1].word(*_NOUNS) and words[2].word("of")
    told = start - 4 >= 0 and _is_multiple(tokens[start - 4])
    return start - 3 if adverb or (noun and told) else None


def tells_pace(tokens: Sequence[Token], at: int) -> bool:
    """True for the figure of "twice as fast as", "half the pace of"."""
    return at + 4 < len(tokens) and _is_multiple(tokens[at]) and pace_in_front(tokens, at + 4) == at + 1


def _is_multiple(token: Token) -> bool:
    return token.figure is not None and token.figure.unit in {"times", "fraction"}


def multiples_of_pace(
    world: World, clause: Clause, at: int, subject: Subject, others: Sequence[Subject]
) -> Iterator[Truth]:
    """How many times as fast the subject moved as what stands behind the figure, where both went the same way."""
    for mine, theirs in _courses(world, clause, at + 4, subject, others):
        if mine.relative and theirs.relative and mine.relative * theirs.relative > 0:
            yield from truths.quotients(mine.relative, theirs.relative)


def check_as_fast(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless what moved "as fast as orders", with no figure in front, did so."""
    tokens = clause.tokens
    if not clause.said(*_PACES, *_NOUNS):
        return
    for end in range(3, len(tokens)):
        start = pace_in_front(tokens, end)
        if start is None or (start and _is_multiple(tokens[start - 1])):
            continue
        denied = means(tokens[max(0, start - 3) : start], "negation")
        for subject in subjects:
            for mine, theirs in _courses(world, clause, end, subject, ()):
                one, other = mine.relative or 0.0, theirs.relative or 0.0
                slow, fast = sorted((abs(one), abs(other)))
                alike = one * other > 0 and slow >= _ALIKE * fast
                if not (abs(one) < abs(other) if denied else alike):
                    raise Refused("comparison", "as fast as")


def _courses(
    world: World, clause: Clause, behind: int, subject: Subject, others: Sequence[Subject]
) -> Iterator[tuple[Course, Course]]:
    """What the clause is about and what it is set beside, from the words behind "as fast as"."""
    aspect: Aspect = clause.aspect if clause.aspect in {"numerator", "denominator"} else "value"
    mine = world.course(subject, aspect)
    if not any(known.sign for known in directions_of(world, clause)):
        return
    named = next((token for token in clause.tokens[behind : behind + 5] if token.kind == "name"), None)
    kind = named.name.kind if named is not None and named.name is not None else ""
    whole = says(clause.tokens[behind : behind + 3], "total", "overall", "whole", "average")
    parts: tuple[Aspect, ...] = ("numerator", "denominator")
    if kind in parts:
        yield from ((mine, world.course(subject, part)) for part in parts if part == kind != aspect)
    elif kind == "segment":
        yield from ((mine, world.course(other, aspect)) for other in others)
    elif (kind == "metric" or whole) and subject != TOTAL:
        yield mine, world.course(TOTAL, aspect)
