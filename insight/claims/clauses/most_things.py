"""Most of the things counted: "handles most deliveries", "most orders came from West": more than half of them."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.sizes import says_previous
from insight.claims.refusal import Refused
from insight.claims.tokens import token_at
from insight.claims.world import Aspect, World

_MOST: Final = 0.5


def check_most_things(world: World, clause: Clause) -> None:
    """Raise `Refused` where "most" of what the ratio counts is said to be a segment's that has less than half."""
    for index, token in enumerate(clause.tokens):
        things = token_at(clause.tokens, index + 1)
        if not token.word("most") or token_at(clause.tokens, index - 1).word("the"):
            continue
        if not is_name(things, "numerator", "denominator") or not world.is_ratio:
            continue
        subjects = clause.choices[0]
        if clause.group is not None or len(subjects) != 1 or not subjects[0].members:
            continue
        kind = things.name.kind if things.name is not None else ""
        aspect: Aspect = "numerator_share" if kind == "numerator" else "share"
        course = world.course(subjects[0], aspect)
        share = course.previous if says_previous(clause) else course.current
        if share is not None and share <= _MOST:
            raise Refused("comparison", f"most {things.text}")
