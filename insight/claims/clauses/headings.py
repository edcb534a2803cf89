"""What a sentence is told over, when it opens with that: "by channel, …", "on the product side, …", "regions: …"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.joints import is_claim
from insight.claims.refusal import Refused
from insight.claims.world import World

_LONGEST: Final = 8
"""Words of a heading."""


def check_headings(world: World, clauses: list[Clause]) -> None:
    """Raise `Refused` for a segment under the heading of another dimension."""
    over: str | None = None
    for clause in clauses:
        if clause.bracket:
            continue
        named = [
            token.name.dimension for token in clause.tokens if is_name(token, "dimension") and token.name is not None
        ]
        if named or (clause.hard and not _follows_heading(clause)):
            over = named[-1] if named and (_is_heading(clause) or _heads_next(clause)) else None
        elif over is not None and clause.entity is not None and clause.entity.kind == "segment":
            subjects = [subject for subject in clause.entity.choices[0] if subject.members]
            if any(world.dimension_of(subject) != over for subject in subjects):
                raise Refused("comparison", "under the heading of another dimension")


def _is_heading(clause: Clause) -> bool:
    """True when a clause names nothing but a dimension, and says nothing of it."""
    said = any(
        is_claim(token) or is_name(token, "segment", "metric") or token.has("quantifier") for token in clause.tokens
    )
    mention = clause.group.mention if clause.group is not None else None
    plain = mention is not None and mention.quantifier is None and mention.count is None and mention.superlative is None
    return (clause.entity is None or plain) and not said and not clause.ties and len(clause.tokens) <= _LONGEST


def _heads_next(clause: Clause) -> bool:
    """ "… and by channel," at the end of a clause."""
    last = clause.tokens[-3:]
    return len(last) > 2 and last[0].word("by", "across", "among") and is_name(last[1], "dimension") and is_mark(last[2], ",")  # fmt: skip


def _follows_heading(clause: Clause) -> bool:
    """ "By channel: Web +4": the colon ends the heading, and what it heads goes on."""
    before = clause.template
    return before is not None and _is_heading(before) and not any(is_mark(token, ";") for token in before.tokens)
