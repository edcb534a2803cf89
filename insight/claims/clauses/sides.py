"""Figures told in pairs: of the two sides of a comparison, or of each subject before and after."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

from insight.claims.clauses import truths
from insight.claims.clauses.against_whole import is_set_beside_whole
from insight.claims.clauses.averages import beside_whole_pace
from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.elliptic import compares_alone, rival_of
from insight.claims.clauses.meanings import Meanings
from insight.claims.clauses.paces import tells_pace
from insight.claims.clauses.truths import Truth
from insight.claims.tokens import Token, says, token_at
from insight.claims.world import TOTAL, Aspect, Subject, World

_AGAINST = (
    "against",
    "versus",
    "vs",
    "vs.",
    "compared with",
    "compared to",
    "compared",
    "as against",
    "as compared with",
    "as compared to",
    "as opposed to",
)
_BEFORE = ("after", "from", "against", "versus", "vs", "vs.")


def sets_both(tokens: list[Token]) -> bool:
    """ "with 774 orders against 735" behind the name of the other side: its own figure is the second."""
    return says(tokens, *_AGAINST) and not any(token.kind == "period" or token.has("time") for token in tokens)


class PairReader(Meanings):
    """Reads the pairs of a clause."""

    def came_from(self, telling: Telling) -> tuple[Subject, ...]:
        """ "fell by $60, of which $50 came from South", "$50 of which came from South": South's part of it."""
        at, tokens = telling.at, self.tokens
        if not self.clause.said("which", "of which"):
            return ()
        before, behind = token_at(tokens, at - 1), at + 1
        of = before.word("of which") or (before.word("which") and token_at(tokens, at - 2).word("of"))
        if token_at(tokens, behind).word("of") and token_at(tokens, behind + 1).word("which"):
            of, behind = True, behind + 2
        elif token_at(tokens, behind).word("of which"):
            of, behind = True, behind + 1
        came = token_at(tokens, behind).word("came", "came from", "comes", "comes from", "come from", "stemmed from", "stems from", "was from", "were from", "fell on", "arose in")  # fmt: skip
        driven = [tie.entity.choices[0] for tie in self.clause.ties if tie.kind == "driver" and tie.at > at]
        return driven[0] if of and came and driven else ()

    def beside(self) -> set[int]:
        """ "West overtook South: 210 against 190, after 180 against 200": where the figures of both sides stand.

        Empty when the clause tells none, or when they are not those of the two sides.
        """
        sides = _sides(self.world, self.clause)
        pairs = list(self._pairs(_AGAINST)) if sides is not None else []
        if sides is None or not pairs:
            return set()
        around = self.clause.around if self.clause.bracket else self.clause
        alone = around is not None and (compares_alone(self.world, around) or sides[1] == TOTAL)
        for kind in ("change",) if alone else ("level", "change"):
            if all(self._holds_beside(pair, sides, kind) for pair in pairs):
                return {telling.at for pair in pairs for telling in pair}
        return set()

    def in_turn(self, subjects: tuple[Subject, ...]) -> set[int]:
        """ "West and South fell (2.0 after 2.1 and 1.5 after 1.8)": one pair for each, in order."""
        tellings = self.clause.tellings
        pairs = list(self._pairs((*_BEFORE, "to", "→")))
        if len(subjects) < 2 or len(pairs) != len(subjects) or len(tellings) != 2 * len(pairs):
            return set()
        for pair, subject in zip(pairs, subjects, strict=True):
            turned = self.tokens[pair[0].at + 1].word("to", "→")
            roles = ("previous", "current") if turned else ("current", "previous")
            told = [replace(each, roles=(role,), when=None) for each, role in zip(pair, roles, strict=True)]
            if not all(self.holds(telling, subject) for telling in told):
                return set()
        return {telling.at for telling in tellings}

    def before_and_after(self, subjects: tuple[Subject, ...]) -> set[int]:
        """ "in both months (8.1% and 7.9%)": the value before and the one after."""
        clause, tellings = self.clause, self.clause.tellings
        around = clause.around
        if not clause.bracket or around is None or len(tellings) != len(["before", "after"]) or len(subjects) != 1:
            return set()
        both = any(
            token.kind != "name" and token.lowered.startswith(("both ", "the two ")) and token.has("time")
            for token in around.tokens
        )
        between = self.tokens[tellings[0].at + 1 : tellings[1].at]
        if not both or not between or not all(token.word("and", "&", "/") for token in between):
            return set()
        told = [
            replace(each, roles=(role,), when=None)
            for each, role in zip(tellings, ("previous", "current"), strict=True)
        ]
        return {each.at for each in told} if all(self.holds(each, subjects[0]) for each in told) else set()

    def _pairs(self, joints: tuple[str, ...]) -> Iterator[tuple[Telling, Telling]]:
        """Figures that stand on both sides of one of these words."""
        taken = -1
        for first, second in itertools.pairwise(self.clause.tellings):
            between = self.tokens[first.at + 1 : second.at]
            named = [token for token in between if token.kind != "name"]
            while named and named[0].word("per", "as", "a", "an", "()") and len(named) > 1:
                named = named[1:]
            if (
                first.at > taken
                and named
                and named[0].word(*joints)
                and all(token.word("with", "to") for token in named[1:])
            ):
                taken = second.at
                yield first, second

    def _holds_beside(self, pair: tuple[Telling, Telling], sides: tuple[Subject, Subject], kind: str) -> bool:
        before = self.tokens[pair[0].at - 1 : pair[0].at]
        earlier = bool(before) and before[0].word("after", "from", "previously")
        when = "previous" if earlier or pair[0].when == "previous" else "current"
        return any(
            all(
                any(
                    truths.states(self.world, telling.figure, telling.hedge, 0, truth, self.units)
                    for truth in self._truth_of(side, aspect, when, kind)
                )
                for telling, side in zip(pair, sides, strict=True)
            )
            for aspect in pair[0].aspects
        )

    def _truth_of(self, side: Subject, aspect: Aspect, when: str, kind: str) -> Iterator[Truth]:
        if kind == "level":
            yield from truths.level(self.world, side, aspect, when)
        else:
            yield from (
                Truth(abs(truth.value), truth.kind, signed=True) for truth in truths.changes(self.world, side, aspect)
            )


def _sides(world: World, clause: Clause) -> tuple[Subject, Subject] | None:
    """The one that is compared and the one it is compared with, in this clause or the one it goes on from."""
    around = clause.around if clause.bracket and clause.entity is None else None
    goes_on = clause.hard and clause.entity is None
    compared = around or (clause if clause.compared_to is not None else clause.template if goes_on else None)
    if compared is None:
        return None
    if compared.compared_to is None:
        paced = any(
            beside_whole_pace(compared.tokens, known.at)
            or (tells_pace(compared.tokens, known.at) and compared.said("total", "whole", "overall"))
            for known in compared.tellings
        )
        whole = paced or any(is_set_beside_whole(compared, known.at) for known in directions_of(world, compared))
        own = compared.choices[0][:1]
        return (own[0], TOTAL) if whole and own and own[0].members else _beside_another(world, compared)
    mine, other = compared.compared_to.choices[0], compared.choices[0]
    if len(mine) != 1 or len(other) != 1 or mine == other:
        return None
    return mine[0], other[0]


def _beside_another(world: World, clause: Clause) -> tuple[Subject, Subject] | None:
    """ "South fell faster", "West added twice as much": beside the one spoken of before."""
    times = any(known.figure.unit == "times" for known in clause.tellings)
    tied = any(tie.kind == "compare" for tie in clause.ties)
    if tied or not (times or compares_alone(world, clause)):
        return None
    other = rival_of(world, clause)
    return (clause.choices[0][0], other) if other is not None else None
