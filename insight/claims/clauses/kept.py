"""What is said to be as it was, or as it was not: "still the largest", "remains ahead", "became the smallest", "no longer first"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import Token, means, token_at
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
    "made it",
    "making it",
    "makes it",
    "the new",
)
"""Words for something that was not so before."""
_LEVEL: Final = 0.001
"""How far two values that are level may lie apart, as a part of them."""
_PLACES: Final = ("place", "position", "spot", "rank")
_NEARLY: Final = 0.03
"""The same for two that are almost level."""
_REACH: Final = 6
"""Words between "remains" and the superlative: "remains by some distance the largest"."""


def is_kept(tokens: Sequence[Token], index: int) -> bool:
    """ "remains the largest": the word for it stands in front of what is at `index`, with no figure or clause between."""
    return _in_front(tokens, index, KEEPING)


def is_new(tokens: Sequence[Token], index: int) -> bool:
    """ "became the largest", "is now the largest"."""
    now = index > 1 and tokens[index - 1].word("the") and tokens[index - 2].word("now")
    return now or _in_front(tokens, index, BECOMING)


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


def moves_to_place(tokens: Sequence[Token], index: int) -> int | None:
    """The place that "dropped to second place" and "rose from third to first" name; `None` for another movement."""
    at = index + 1
    if token_at(tokens, at).word("from"):
        at = next((behind for behind in range(at, at + 4) if token_at(tokens, behind).word("to")), at)
    if not token_at(tokens, at).word("to", "into"):
        return None
    ordinal = token_at(tokens, at + 1 + token_at(tokens, at + 1).word("the")).sense("ordinal")
    behind = token_at(tokens, at + 2 + token_at(tokens, at + 1).word("the"))
    started = means(tokens[index + 1 : at], "ordinal")
    return ordinal.strength if ordinal is not None and (behind.word(*_PLACES) or started) else None


def stand_level(world: World, clause: Clause, index: int) -> bool:
    """ "are now almost level", "have the same rate": several whose values are alike, whatever they did."""
    token, after = clause.tokens[index], token_at(clause.tokens, index + 1)
    subjects = clause.choices[0]
    several = len(subjects) > 1 and all(subject.members for subject in subjects)
    same = token.lowered.endswith("same") and (after.kind == "name" or after.has("level_noun"))
    level = token.lowered.endswith("level") and not after.word("with", "of", "in")
    if not several or not (same or level):
        return False
    values = [value for subject in subjects if (value := world.course(subject, "value").current) is not None]
    hedged = len(token.lowered.split()) > len(("the", "same"))
    hedged = hedged or token.lowered.startswith(("almost", "nearly", "virtually", "practically", "about", "roughly"))
    apart = max(values) - min(values) if len(values) == len(subjects) else float("inf")
    return apart <= (_NEARLY if hedged else _LEVEL) * max(abs(value) for value in values)
