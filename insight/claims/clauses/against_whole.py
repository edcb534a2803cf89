"""A segment's movement set against that of the whole: "lost more than the total", "fell faster than the average"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.clauses.sizes import is_greater, signed
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import TOTAL, Course, Subject, World

WHOLES: Final = (
    "total", "whole", "average", "overall", "company as a whole", "business as a whole", "whole company", "whole business",
)  # fmt: skip
"""Words for the whole, besides the metric's names."""
AMOUNTS: Final = ("los", "gain", "shed", "add", "sav")
"""How verbs of an amount begin: "lost more" says more of the metric, not more of its own."""


def check_against_whole(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless a segment moved more, or less, than the whole as the clause says."""
    tokens = clause.tokens
    if not subjects or not all(subject.members for subject in subjects):
        return
    for index, token in enumerate(tokens):
        sign, fast = _way(tokens, index)
        others = _others(clause, index + 1) if sign else None
        said = [known for known in directions_of(world, clause) if known.sign and known.at < index]
        if others is None or not said or said[-1].kind != "verb" or said[-1].aspect not in {None, "value"}:
            continue
        negated = said[-1].negated or any(known.has("negation") for known in tokens[max(0, index - 3) : index])
        amount = tokens[said[-1].at].lowered.startswith(AMOUNTS) and not fast
        for subject in subjects:
            mine = world.course(subject, "value")
            held = bool(others) and all(
                _moved_more(mine, world.course(other, "value"), said[-1].sign, sign, amount=amount, fast=fast)
                for other in others
            )
            if held == negated:
                raise Refused("comparison", f"{token.text} the whole")


def _way(tokens: list[Token], index: int) -> tuple[int, bool]:
    """1 for "more than", -1 for "less than", 0 for no comparison; and whether it speaks of a pace."""
    words = tokens[index].lowered.split()
    if words[-1:] != ["than"]:
        return 0, False
    near = [*(word for token in tokens[max(0, index - 2) : index] for word in token.lowered.split()), *words]
    pace = next((token.senses["pace"].sign for token in tokens[max(0, index - 1) : index] if token.has("pace")), 0)
    return (1 if "more" in near else -1 if "less" in near else pace), bool(pace)


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
