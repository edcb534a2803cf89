"""Shares set beside each other, and segments beside the whole, with no figure: "a larger part of orders than West"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import is_whole
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.sizes import says_previous
from insight.claims.clauses.two_effects import LARGER, SMALLER
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, token_at
from insight.claims.world import Aspect, Subject, World

_PARTS: Final = ("part", "portion", "slice", "proportion", "percentage", "fraction", "share")
_ABOVE: Final = ("above", "over", "higher than", "ahead of")
_BELOW: Final = ("below", "under", "beneath", "lower than", "behind")
_DOES: Final = (
    "performs",
    "performed",
    "does",
    "did",
    "fares",
    "fared",
    "scores",
    "scored",
    "stands",
    "stood",
    "looks",
    "works",
    "is doing",
)


def check_shares_beside(world: World, clause: Clause) -> None:
    """Raise `Refused` unless the shares, and the levels beside that of the whole, stand as the clause says."""
    if not world.is_ratio or len(clause.choices[0]) != 1 or not clause.choices[0][0].members:
        return
    if clause.said("than"):
        _check_shares(world, clause, clause.choices[0][0])
    if clause.said("from") and clause.said(*_ABOVE, *_BELOW):
        _check_crossing(world, clause, clause.choices[0][0])
    if clause.said("than") or clause.said("better than", "worse than"):
        _check_performance(world, clause, clause.choices[0][0])


def _share(world: World, clause: Clause, subject: Subject, noun: Token) -> float | None:
    aspect: Aspect = "numerator_share" if noun.name is not None and noun.name.kind == "numerator" else "share"
    course = world.course(subject, aspect)
    return course.previous if says_previous(clause) else course.current


def _check_shares(world: World, clause: Clause, subject: Subject) -> None:
    """ "a larger part of orders than West does", "a smaller share of orders than of visits"."""
    tokens = clause.tokens
    for index in range(len(tokens)):
        head = tokens[index].lowered.partition(" ")[0]
        sign = 1 if head in LARGER else -1 if head in SMALLER else 0
        if not sign:
            continue
        # "larger", "part of" and "larger part of" are each read as one where the vocabulary has them so.
        words = [word for known in tokens[index : index + 3] for word in known.lowered.split()][:3]
        if len(words) < len(("larger", "part", "of")) or words[1] not in _PARTS or words[2] != "of":
            continue
        at = index
        while token_at(tokens, at).lowered.split()[-1:] != ["of"]:
            at += 1
        at += 1 + token_at(tokens, at + 1).word("the", "all")
        than = at + 1
        noun = token_at(tokens, at)
        if not is_name(noun, "numerator", "denominator") or not token_at(tokens, than).word("than"):
            continue
        mine = _share(world, clause, subject, noun)
        other = next(
            (known for known in tokens[than + 1 : than + 4] if is_name(known, "numerator", "denominator")), None
        )
        rivals = [tie.entity.choices[0] for tie in clause.ties if tie.kind == "compare"]
        if other is not None and token_at(tokens, than + 1).word("of"):
            theirs = _share(world, clause, subject, other)
        elif len(rivals) == 1 and len(rivals[0]) == 1 and rivals[0][0].members:
            theirs = _share(world, clause, rivals[0][0], noun)
        else:
            continue
        sign = -sign if means(tokens[max(0, index - 4) : index], "negation") else sign
        if mine is not None and theirs is not None and (mine - theirs) * sign <= 0:
            raise Refused("comparison", " ".join(words))


def _check_crossing(world: World, clause: Clause, subject: Subject) -> None:
    """ "moved from above to below the overall rate": on that side of the whole before, and on this one after."""
    tokens = clause.tokens
    course, whole = world.course(subject, "value"), world.course(Subject(), "value")
    for index, token in enumerate(tokens[:-3]):
        first, second = tokens[index + 1], tokens[index + 3]
        if not token.word("from") or not tokens[index + 2].word("to") or not first.word(*_ABOVE, *_BELOW):
            continue
        if not second.word(*_ABOVE, *_BELOW) or not any(is_whole(known) for known in tokens[index + 4 : index + 8]):
            continue
        for side, mine, theirs in ((first, course.previous, whole.previous), (second, course.current, whole.current)):
            sign = 1 if side.word(*_ABOVE) else -1
            if mine is None or theirs is None or (mine - theirs) * sign <= 0:
                raise Refused("comparison", side.text)


def performs_beside_whole(world: World, clause: Clause, at: int) -> bool:
    """ "performs better than the overall rate": what is said there is how it stands beside the whole."""
    tokens = clause.tokens
    words = [word for token in tokens[max(0, at - 1) : at + 3] for word in token.lowered.split()]
    if (
        not world.is_ratio
        or not {"better", "worse"} & set(words)
        or not clause.said("than", "better than", "worse than")
    ):
        return False
    if not set(_DOES) & set(words) or clause.ties:
        return False
    than = next((index for index, token in enumerate(tokens) if token.lowered.split()[-1:] == ["than"]), 0)
    behind = tokens[than + 1 : than + 4]
    ends = next((index for index, token in enumerate(behind) if is_mark(token)), len(behind))
    named = any(token.kind in {"name", "period"} and not is_name(token, "metric") for token in behind[:ends])
    whole = any(is_whole(token) for token in behind[:ends]) and not named and not means(behind[:ends], "time")
    return than > 0 and whole


def _check_performance(world: World, clause: Clause, subject: Subject) -> None:
    """ "performs better than the overall rate": on the good side of it."""
    at = next((index for index, token in enumerate(clause.tokens) if token.lowered.startswith(_DOES)), -1)
    if at < 0 or not performs_beside_whole(world, clause, at):
        return
    sign = 1 if any("better" in token.lowered.split() for token in clause.tokens) else -1
    sign = -sign if means(clause.tokens[: at + 1], "negation") else sign
    course, total = world.course(subject, "value"), world.course(Subject(), "value")
    mine, theirs = (course.previous, total.previous) if says_previous(clause) else (course.current, total.current)
    polarity = {"up": 1, "down": -1}.get(world.facts.polarity, 0)
    if not polarity or mine is None or theirs is None or (mine - theirs) * polarity * sign <= 0:
        raise Refused("comparison", "better or worse than the whole")
