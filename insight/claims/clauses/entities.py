"""What a sentence speaks of, how it stands there, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from insight.claims.mentions import Mention
from insight.claims.tokens import Token
from insight.claims.world import TOTAL, Aspect, EffectName, Subject

Stand = Literal[
    "include",
    "open",
    "place",
    "compare",
    "driver",
    "without",
    "except",
    "shift_from",
    "shift_to",
    "like",
    "unlike",
    "inner",
]
"""How a name stands: it opens a clause, is the place of what was said, the other side of a comparison, a driver, what is
left out, or something inside a phrase that opens nothing."""
EntityKind = Literal["segment", "total", "part", "group", "pronoun", "change", "effect", "share", "rates"]


MOST_SEGMENTS: Final = 100
"""A larger number counts none, though the name of a dimension stands behind it: "2,400 plans"."""


@dataclass(slots=True)
class Entity:
    """One name, pronoun or group, with what its phrase says beside it."""

    start: int
    end: int
    kind: EntityKind
    choices: tuple[tuple[Subject, ...], ...] = ()
    """Whom it may mean, likeliest first; each choice is one subject or several."""
    stand: Stand = "open"
    aspect: Aspect | None = None
    effect: EffectName | None = None
    mention: Mention | None = None
    """Quantifier, count and superlative of a group."""
    head: int = 0
    """Where the name itself stands."""
    own: bool = False
    joint: str = ""
    """Preposition or conjunction in front of it."""


@dataclass(slots=True)
class Memory:
    """What earlier sentences and clauses spoke of, for pronouns."""

    subject: tuple[Subject, ...] = (TOTAL,)
    first: tuple[Subject, ...] = (TOTAL,)
    named: list[int] = field(default_factory=list)
    """Segments named one by one, latest last."""
    dimension: str | None = None
    opened: list[tuple[Subject, ...]] = field(default_factory=list)
    """Subjects of the clauses before in the same sentence."""
    now: tuple[Subject, ...] = ()
    """The subject of the clause before in the same sentence."""
    headline: tuple[Subject, ...] = ()
    listed: list[int] = field(default_factory=list)
    """Segments that the sentence before named, in its order."""
    effect: EffectName | None = None
    change: bool = False
    """The last subject was a change: "it amounts to" says how large it was."""
    without: tuple[Subject, ...] = ()

    def hear(self, tokens: Sequence[Token]) -> None:
        """Remember the segments that a sentence names of which nothing else is read."""
        for token in tokens:
            if token.name is not None and token.name.kind == "segment":
                self.named += [index for index in token.name.members if index not in self.named[-1:]]


def is_mark(token: Token, *texts: str) -> bool:
    """True for a mark, one of these when any are given."""
    return token.kind == "mark" and (not texts or token.text in texts)


def is_name(token: Token, *kinds: str) -> bool:
    """True for a name of one of these kinds."""
    return token.kind == "name" and token.name is not None and token.name.kind in kinds


def time_of(token: Token) -> str | None:
    """The period that a token names."""
    if token.kind == "period":
        return token.when
    sense = token.sense("time")
    return sense.tag if sense is not None else None
