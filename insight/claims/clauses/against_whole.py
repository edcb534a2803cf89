"""A segment's movement set against that of the whole: "lost more than the total", "fell faster than the average"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.clauses.sizes import is_greater, signed
from insight.claims.clauses.whole_figure import check_held, sign_before, told_of_whole
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import TOTAL, Course, Subject, World

WHOLES: Final = (
    "total", "whole", "average", "overall", "company as a whole", "business as a whole", "whole company", "whole business",
)  # fmt: skip
"""Words for the whole, besides the metric's names."""
_NEAR: Final = 6
"""Words between a verb and the whole that it is set beside: "grew somewhat faster than the total"."""
AMOUNTS: Final = ("los", "gain", "shed", "add", "sav")
"""How verbs of an amount begin: "lost more" says more of the metric, not more of its own."""


def is_set_beside_whole(clause: Clause, at: int) -> bool:
    """ "only West grew faster than the total": the movement at `at` says how it stands beside the whole, and no more."""
    if any(is_of_pace(token) for token in clause.tokens[max(0, at - _NEAR) : at]):
        return says(clause.tokens[max(0, at - _NEAR) : at], "overall", "total", "whole", "entire")
    for index in range(at, min(at + _NEAR, len(clause.tokens))):
        if _way(clause.tokens, index)[0] and _others(clause, index + 1):
            return True
    return any(
        (start := told_of_whole(clause.tokens, telling.at)) is not None
        and start - _NEAR <= at < telling.at
        and sign_before(clause.tokens, start)
        for telling in clause.tellings
    )


def check_against_whole(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless a segment moved more, or less, than the whole as the clause says."""
    tokens = clause.tokens
    if not subjects or not all(subject.members for subject in subjects):
        return
    for index in range(len(tokens)):
        sign, fast = _way(tokens, index)
        others = _others(clause, index + 1) if sign else None
        said = [known for known in directions_of(world, clause) if known.sign and known.at < index]
        if others is None or not said or said[-1].kind != "verb" or said[-1].aspect not in {None, "value"}:
            continue
        negated = said[-1].negated or means(tokens[max(0, index - 3) : index], "negation")
        amount = tokens[said[-1].at].lowered.startswith(AMOUNTS) and not fast

        def moved_more(subject: Subject, others: tuple[Subject, ...] = others, moved: int = said[-1].sign, sign: int = sign, amount: bool = amount, fast: bool = fast) -> bool:  # fmt: skip
            mine = world.course(subject, "value")
            return (
                (mine.delta or 0.0) * moved > 0
                and bool(others)
                and all(
                    _moved_more(mine, world.course(other, "value"), moved, sign, amount=amount, fast=fast)
                    for other in others
                )
            )

        check_held(world, clause, subjects, moved_more, negated=negated)


def is_of_pace(token: Token) -> bool:
    """ "outpaced", "outgrew": says how fast something went, whatever it came to."""
    return token.has("outpace_verb") and token.lowered.startswith(("outpac", "outgr", "outstrip", "outran", "outrun"))


def check_outpacing(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless those who "outpaced the overall growth" grew faster than the whole, and "only" they did."""
    nouns = [known.sense("move_noun") for known in clause.tokens[index + 1 : index + _NEAR]]
    way = next((noun.sign for noun in nouns if noun is not None and noun.tag != "polar"), 0)
    way = way or (1 if world.facts.delta >= 0 else -1)
    whole = world.course(TOTAL, "value").relative

    def faster(subject: Subject) -> bool:
        mine = world.course(subject, "value").relative
        return mine is not None and mine * way > 0 and is_greater(signed(mine, way), signed(whole, way), 1)

    negated = means(clause.tokens[max(0, index - 3) : index], "negation")
    check_held(world, clause, subjects, faster, negated=negated)


def _way(tokens: list[Token], index: int) -> tuple[int, bool]:
    """1 for "more than", -1 for "less than", 0 for no comparison; and whether it speaks of a pace."""
    words = tokens[index].lowered.split()
    if words[-1:] != ["than"]:
        return 0, False
    near = [*(word for token in tokens[max(0, index - 2) : index] for word in token.lowered.split()), *words]
    pace = next((token.senses["pace"].sign for token in tokens[max(0, index - 1) : index] if token.has("pace")), 0)
    return pace or (1 if "more" in near else -1 if "less" in near else 0), bool(pace)


def _others(clause: Clause, start: int) -> tuple[Subject, ...] | None:
    """What a movement is set against: the whole, or behind "that" what was spoken of before; `None` for anything else."""
    tokens, at = clause.tokens, start
    while token_at(tokens, at).word("the", "whole", "entire", "overall", "total") and not _ends(tokens, at + 1):
        at += 1
    token = token_at(tokens, at)
    if not _ends(tokens, at + 1):
        return None
    if token.word(*WHOLES) or is_name(token, "metric"):
        return (TOTAL,)
    before = clause.template or clause.before
    if token.word("that", "this"):
        return before.choices[0] if before is not None else ()
    return None


def _ends(tokens: list[Token], at: int) -> bool:
    """True where nothing more is said of what is compared with."""
    token = token_at(tokens, at)
    return is_mark(token) or time_of(token) is not None or token.word("and", "but", "while", "as a whole", "in", "did")


def _moved_more(mine: Course, theirs: Course, moved: int, sign: int, *, amount: bool, fast: bool) -> bool:
    absolute = is_greater(signed(mine.delta, moved), signed(theirs.delta, moved), sign)
    relative = is_greater(signed(mine.relative, moved), signed(theirs.relative, moved), sign)
    return (absolute and not fast) or (relative and not amount)
