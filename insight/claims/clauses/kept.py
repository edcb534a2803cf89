"""What is said to be as it was, or as it was not: "still the largest", "remains ahead", "became the smallest", "no longer first"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import Token
from insight.claims.world import Aspect, Subject, World

KEEPING: Final = (
    "still", "remains", "remained", "remain", "stays", "stayed", "continues to", "continue to", "continued to", "continues to be", "continue to be",
    "continued to be", "keeps", "kept", "retains", "retained",
)  # fmt: skip
"""Words for something that was so before."""
BECOMING: Final = (
    "became",
    "becomes",
    "become",
    "has become",
    "becoming",
    "turned into",
    "emerged as",
    "ended up as",
    "the new",
)
"""Words for something that was not so before."""
_LEVEL: Final = 0.001
"""How far two values that are level may lie apart, as a part of them."""
_REACH: Final = 6
"""Words between "remains" and the superlative: "remains by some distance the largest"."""


def is_kept(tokens: Sequence[Token], index: int) -> bool:
    """ "remains the largest": the word for it stands in front of what is at `index`, with no figure or clause between."""
    return _in_front(tokens, index, KEEPING)


def is_new(tokens: Sequence[Token], index: int) -> bool:
    """ "became the largest"."""
    return _in_front(tokens, index, BECOMING)


def _in_front(tokens: Sequence[Token], index: int, words: tuple[str, ...]) -> bool:
    for at in range(index - 1, max(-1, index - _REACH), -1):
        token = tokens[at]
        if token.word(*words):
            return True
        if (
            token.kind == "number"
            or (is_mark(token) and token.text != "-")
            or is_name(token, "segment")
            or token.word("and", "but")
        ):
            return False
    return False


def speaks_of_growth(clause: Clause, index: int) -> bool:
    """ "the fastest-growing line": a rank that nobody knows of the period before."""
    return any(
        token.has("move", "move_noun", "change_noun") and not is_name(token)
        for token in clause.tokens[index + 1 : index + 4]
    )


def stands_beside(
    world: World, subject: Subject, other: Subject, aspect: Aspect, basis: str, *, drawn: bool, then: bool = False
) -> bool:
    """Whether the two are level, or the first is still behind, by less than before."""
    mine, theirs = world.course(subject, aspect), world.course(other, aspect)
    if mine.previous is None or mine.current is None or theirs.previous is None or theirs.current is None:
        return False
    before, now = theirs.previous - mine.previous, theirs.current - mine.current
    size = max(abs(theirs.current), abs(mine.current))
    if then:
        return basis == "tie" and abs(before) <= _LEVEL * max(abs(theirs.previous), abs(mine.previous))
    level = abs(now) <= _LEVEL * size
    if basis == "tie":
        return level and not (drawn and abs(before) <= _LEVEL * size)
    ahead = before > 0 or (world.facts.polarity == "down" and world.is_ratio)
    return ahead and before * now > 0 and abs(now) < abs(before)
