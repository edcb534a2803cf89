"""What a clause claims: subject, movements, figures and relations, before they are held against the facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from insight.claims.figures import Figure
from insight.claims.mentions import Mention
from insight.claims.world import Aspect, EffectName, Subject

Role = Literal[
    "previous",
    "current",
    "level",
    "change",
    "part_of_change",
    "share",
    "effect",
    "multiple",
    "difference",
    "bracket",
    "count",
    "whole",
]


@dataclass(slots=True)
class Told:
    """One figure as it was told."""

    figure: Figure
    hedge: str = "none"
    role: Role = "level"
    sign: int = 0
    """Direction that the words around the figure give it; 0 when they give none."""
    when: str | None = None
    owners: tuple[Subject, ...] | None = None
    """Whom the figure is said of, when it is not the clause's subject."""
    aspect: Aspect | None = None
    effect: EffectName | None = None
    bracket: bool = False
    each: bool = False
    of_numbers: bool = False
    of_change: bool = False
    of_it: bool = False
    versus: tuple[Subject, ...] | str | None = None
    """Other side of a difference or multiple: subjects, or a period."""
    per_day: bool = False
    relative: bool | None = None
    after_by: bool = False
    echo: Told | None = None
    """The figure in front of the bracket that this one may restate."""


@dataclass(slots=True)
class Movement:
    """A direction said of the subject."""

    sign: int
    strength: int = 0
    polar: bool = False
    negated: bool = False
    multiple: float | None = None
    hedge: str = "none"
    still: int | None = None
    """0 exactly the same, 1 nearly the same; `None` for a movement."""
    transitive: bool = False
    weak: bool = False
    owners: tuple[Subject, ...] | None = None
    aspect: Aspect | None = None
    effect: EffectName | None = None
    level: int = 0
    """Sign that the value itself is said to have."""


@dataclass(slots=True)
class Relation:
    """A comparison, ranking, driver, shift or noise verdict."""

    kind: Literal[
        "driver",
        "compare",
        "ahead",
        "superlative",
        "shift",
        "noise",
        "offset",
        "exception",
        "good",
        "exact_only",
        "not_driver",
    ]
    sign: int = 1
    others: tuple[Subject, ...] = ()
    mention: Mention | None = None
    basis: str = ""
    negated: bool = False
    hedge: str = "none"
    mainly: bool = False
    entirely: bool = False
    rank: int = 1
    effect: EffectName | None = None


@dataclass(slots=True)
class Frame:
    """One clause."""

    mention: Mention | None = None
    subjects: tuple[Subject, ...] = ()
    explicit: bool = False
    grouped: bool = False
    """Says "together": figures are of all subjects in sum."""
    aspect: Aspect | None = None
    effect: EffectName | None = None
    movements: list[Movement] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    relations: list[Relation] = field(default_factory=list)
    when: str | None = None
    mode: Role | None = None
    negated: bool = False
    inherited: bool = False
    share_of_change: bool = False
    predicate: bool = False
    superlative: Mention | None = None
    contribution: bool = False
    without: tuple[Subject, ...] = ()
    change_head: bool = False
    template: Frame | None = None
    """The clause before in the sentence, whose predicate an elliptic clause shares."""
    then: int = 0
    """Rank behind a superlative: 1 for "then Email"."""
    only: bool = False
    may_contribute: bool = False
    """The sentence speaks of contributions: a signed figure of a segment may be one."""
    alternate: tuple[Subject, ...] = ()
    """Whom a pronoun at the start of the explanation may mean, too: the headline's subject."""
