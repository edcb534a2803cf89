"""A clause, and what is read from it."""

from __future__ import annotations

from dataclasses import dataclass, field

from insight.claims.clauses.entities import Entity
from insight.claims.figures import Figure
from insight.claims.tokens import SPOKEN, Token
from insight.claims.world import TOTAL, Aspect, EffectName, Subject

Choices = tuple[tuple[Subject, ...], ...]
Collected = tuple[list[Token], int, frozenset[str], frozenset[str]]
"""Tokens, how many they were, their words, and their meanings."""


@dataclass(slots=True)
class Tie:
    """Another side that a clause names: compared with, driven by, shifted to, except for."""

    kind: str
    entity: Entity
    at: int
    """Position in the clause's tokens behind which it was named."""
    behind: Clause | None = None
    """What is said of the other side: "more than South lost"."""
    last: Clause | None = None
    """The clause in which the other side ends, when brackets cut it: "offset by South (+4) and West (+2)"."""


@dataclass(slots=True)
class Telling:
    """One figure with everything its surroundings say of it."""

    at: int
    figure: Figure
    hedge: str = "none"
    roles: tuple[str, ...] = ()
    sign: int = 0
    when: str | None = None
    aspects: tuple[Aspect, ...] = ("value",)
    effects: tuple[EffectName, ...] = ("contribution",)
    whole: bool = False
    """Said of the whole: "of the $25,140 decline"."""
    never_part: bool = False
    """Said of nothing but the whole: "lifts the rate to 8%"."""
    each: bool = False
    per_day: bool = False
    relative: bool | None = None
    dimension: str | None = None
    """The dimension that stands right behind it: "+5 by region and +3 by channel"."""


@dataclass(slots=True)
class Direction:
    """A word that says which way something went."""

    at: int
    sign: int
    kind: str
    """verb | noun | adjective | transitive | trailing | degree | loss | crossing | contrary"""
    strength: int = 0
    weak: bool = False
    slight: bool = False
    """Told as hardly any, which no change outside normal variation is."""
    negated: bool = False
    multiple: float | None = None
    hedge: str = "none"
    still: int | None = None
    """0 exactly the same, 1 nearly; `None` for a movement."""
    level: int = 0
    """Sign that the value itself is said to have."""
    when: str | None = None
    aspect: Aspect | None = None
    effect: EffectName | None = None
    of_whole: bool = False
    """May be said of the whole, too: "the decline"."""
    of: tuple[Subject, ...] = ()
    """The other side that an adjective describes: "offset a weaker South"."""

    @property
    def told_sign(self) -> int:
        """The direction a figure beside it takes."""
        return -self.sign if self.negated else self.sign


@dataclass(slots=True)
class Clause:
    """What is said of one subject."""

    tokens: list[Token]
    entity: Entity | None = None
    choices: Choices = ((TOTAL,),)
    """Whom it may be said of, likeliest first."""
    aspect: Aspect | None = None
    effect: EffectName | None = None
    ties: list[Tie] = field(default_factory=list)
    template: Clause | None = None
    """The clause before in the sentence, whose predicate an elliptic one shares."""
    before: Clause | None = None
    """The last clause of the sentence before, for "so did West"."""
    bracket: bool = False
    around: Clause | None = None
    """The clause in which a bracket stands."""
    contribution: bool = False
    compared_to: Clause | None = None
    """Set behind "ahead of South": figures may be South's, or the distance."""
    places: list[Entity] = field(default_factory=list)
    """Groups in which it is said to hold: "in every region"."""
    crossing: bool = False
    start: int = 0
    hard: bool = False
    when: str | None = None
    """The period that what stands in front puts it in: "March: $1.28M"."""
    counted: frozenset[int] = frozenset()
    """Positions of words that count a group."""
    around_at: int = 0
    listed: int = 0
    """How many segments the bracket names."""
    dimension: str | None = None
    """The dimension over which effects are told: "by device"."""
    apposed: bool = False
    """Names follow that say who the group is: "the other two, West and South, fell"."""
    heads_change: bool = False
    """Its figure may be that of the change that follows: "at 25%, West's decline was the steepest"."""
    context_effect: EffectName | None = None
    """The effect that the sentence before spoke of."""
    per_day: bool = False
    """The sentence opens with "per day"."""
    after_change: bool = False
    """The sentence before spoke of a change: "it amounts to" says how large it was."""
    tellings: list[Telling] = field(default_factory=list)
    directions: list[Direction] | None = None
    _collected: Collected | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def group(self) -> Entity | None:
        """The quantified group that it is said of."""
        return self.entity if self.entity is not None and self.entity.kind == "group" else None

    def has(self, *categories: str) -> bool:
        """True when a token may mean one of these."""
        kept = self._collected
        if kept is None or kept[0] is not self.tokens or kept[1] != len(self.tokens):
            kept = self._collect()
        return not kept[3].isdisjoint(categories)

    def said(self, *words: str) -> bool:
        """True when one of these words stands in it."""
        kept = self._collected
        if kept is None or kept[0] is not self.tokens or kept[1] != len(self.tokens):
            kept = self._collect()
        return not kept[2].isdisjoint(words)

    def _collect(self) -> Collected:
        """The words of the clause and everything that they may mean; kept, as each rule asks for them."""
        words = frozenset(token.lowered for token in self.tokens if token.kind in SPOKEN)
        meanings = frozenset(category for token in self.tokens for category in token.senses)
        self._collected = (self.tokens, len(self.tokens), words, meanings)
        return self._collected
