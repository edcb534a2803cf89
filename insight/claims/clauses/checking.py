"""Holds each clause of a sentence against the facts."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from insight.claims.clauses.amounts import AmountJudge
from insight.claims.clauses.averages import check_no_average
from insight.claims.clauses.base_period import check_base_period
from insight.claims.clauses.beside_time import check_beside_time, check_reached
from insight.claims.clauses.bracketed import check_bracketed
from insight.claims.clauses.brackets import check_bracket
from insight.claims.clauses.clause import Choices, Clause, Telling
from insight.claims.clauses.comparatives import amount_of
from insight.claims.clauses.comparing import check_ties
from insight.claims.clauses.counts import check_apart, check_counts
from insight.claims.clauses.cues import beside_own_level, is_beside_time, plays_part
from insight.claims.clauses.denials import DenialJudge
from insight.claims.clauses.descending import check_descending
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.effects_alike import check_effects_alike
from insight.claims.clauses.elliptic import check_elliptic, check_shared_rank, goes_on_about_first
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.exceptions import EXCEPTION, check_exceptions
from insight.claims.clauses.explained import SOLE, check_explained
from insight.claims.clauses.headings import check_headings
from insight.claims.clauses.inherited import echoes
from insight.claims.clauses.joints import opening_of
from insight.claims.clauses.links import opens_name
from insight.claims.clauses.list_titles import check_titled_lists
from insight.claims.clauses.measures import check_bracket_lists, check_lists, check_splits
from insight.claims.clauses.mixes import check_rate_and_mix
from insight.claims.clauses.movements import MovementJudge
from insight.claims.clauses.named_together import (
    check_having,
    check_named_together,
    check_ranked_together,
    check_second_place,
)
from insight.claims.clauses.no_effect import check_no_effect
from insight.claims.clauses.owners import check_owners
from insight.claims.clauses.parts_said import check_part_said
from insight.claims.clauses.parts_told import check_parts_told
from insight.claims.clauses.placed_periods import check_placed
from insight.claims.clauses.quantities import Quantities, pair_of
from insight.claims.clauses.quotients import check_quotients
from insight.claims.clauses.ranked_figures import check_compared_figure, check_parallel, check_ranked_figure
from insight.claims.clauses.reasons_told import check_reasons_told
from insight.claims.clauses.relations import RelationJudge
from insight.claims.clauses.restated import names_only, restates
from insight.claims.clauses.scope import check_scope
from insight.claims.clauses.shared import check_shared
from insight.claims.clauses.shares_beside import check_shares_beside
from insight.claims.clauses.sides import sets_both
from insight.claims.clauses.silent import check_objects, check_silent
from insight.claims.clauses.standings import RANKING, check_standings, check_standings_named
from insight.claims.clauses.standstill import as_many
from insight.claims.clauses.telling import Teller
from insight.claims.clauses.trailing import check_trailing
from insight.claims.clauses.unread import check_unread
from insight.claims.clauses.verdicts import judged_period
from insight.claims.clauses.wholes_told import check_wholes_told
from insight.claims.clauses.words import check_words
from insight.claims.refusal import Refused
from insight.claims.tokens import NO_TOKEN, says, token_at
from insight.claims.world import TOTAL, Subject, World

_COPULAS: Final = frozenset(
    [
        "is",
        "was",
        "are",
        "were",
        "remains",
        "remained",
        "stays",
        "stayed",
        "came from",
        "in",
        "by",
        "from",
        "being",
        "goes to",
        "went to",
        "belongs to",
        "with",
        "on",
        "at",
        "to",
        "of",
        "that of",
        "those of",
    ]
)


def check_clauses(world: World, clauses: list[Clause], near: frozenset[str]) -> frozenset[str]:
    """Raise `Refused` unless every clause holds; the units told so far, which a later figure may share."""
    # "South adds 0.17 and West 0.14 of the 0.34 points": the unit is told once, with the last figure.
    units = near | (_units(clauses) if world.facts.unit == "percent" else frozenset())
    first = clauses[0].tokens[:1] if clauses else []
    if (
        first
        and first[0].word("had", "were", "should")
        and not any(clause.said("would", "might", "could") for clause in clauses)
    ):
        raise Refused("invented", "what would have been")
    acting = bool(first) and first[0].has("move", "transitive") and first[0].lowered.endswith("ing")
    if acting and not first[0].word("leaving", "taking") and any(clause.said("would", "could") for clause in clauses):
        raise Refused("invented", "what something would do")  # "raising prices by 8% would bring it back"
    for clause, following in itertools.pairwise(known for known in clauses if not known.bracket):
        _hand_on_denial(clause, following)
    _check_nothing_dangles(world, clauses)
    check_apart(clauses, world)
    check_named_together(world, clauses)
    for index, clause in enumerate(clauses):
        _lend_subject(clauses, index)
        _share_predicate(world, clauses, index)
        _hand_on_aspect(clauses, index)
        check_words(world, clause)
        check_no_average(world, clause)
        units |= _units([clause])
        Checker(world, clause, units).check()
        check_scope(world, clause)
        check_standings(world, clause)
        check_rate_and_mix(world, clause)
        check_no_effect(world, clause)
        check_reasons_told(world, clause)
        check_counts(world, clause)
        check_bracket(world, clause)
        check_explained(world, clause)
        check_having(world, clause)
        check_elliptic(world, clause)
        check_shared_rank(world, clause)
        check_bracketed(world, clause, units)
        check_ranked_figure(world, clause, units)
        check_compared_figure(world, clause, units)
        check_parallel(world, clause, units)
        check_owners(world, clause)
        check_shared(world, clause)
        check_unread(world, clause)
        check_silent(world, clause)
        check_part_said(world, clause)
        check_shares_beside(world, clause)
        check_quotients(world, clause)
    check_effects_alike(world, clauses)
    check_objects(clauses)
    check_parts_told(world, clauses)
    check_base_period(clauses)
    check_placed(world, clauses)
    check_wholes_told(world, clauses, units)
    check_bracket_lists(world, clauses, units)
    check_second_place(world, clauses)
    check_ranked_together(world, clauses)
    check_standings_named(world, clauses)
    check_exceptions(world, clauses)
    check_headings(world, clauses)
    check_titled_lists(world, clauses)
    check_descending(clauses)
    check_trailing(world, clauses)
    if world.is_ratio:
        check_lists(world, clauses, units)
        check_splits(world, clauses, units)
    return units


def _hand_on_denial(clause: Clause, following: Clause) -> None:
    """ "South did not grow, nor did West", "South fell, as did West": the verb in front of West is West's."""
    words = clause.tokens[-2:]
    if (
        len(clause.tokens) > len(words) == 2
        and echoes(words)
        and following.entity is not None
        and following.entity.kind in {"segment", "group", "total"}
    ):
        clause.tokens = clause.tokens[:-2]
        following.tokens = [*words, *following.tokens]


def _check_nothing_dangles(world: World, clauses: list[Clause]) -> None:
    """A segment of which nothing is said, or that is left out of nothing, would go unread."""
    if not any(_claims(world, clause) for clause in clauses) and any(
        clause.entity is not None and clause.entity.kind == "segment" for clause in clauses
    ):
        raise Refused("subject", "a segment about which nothing is said")
    words = [token for clause in clauses for token in clause.tokens]
    for token, following in itertools.pairwise(words):
        name = following.name
        if token.word("fewer", "more") and name is not None and name.kind == "dimension" and name.plural:
            raise Refused("comparison", "more of what the facts do not count")
    for index, clause in enumerate(clauses):
        if clause.entity is None or clause.entity.stand != "without" or _claims(world, clause):
            continue
        rest = clause.choices[0]
        apart = {member for subject in rest for member in subject.members}
        others = tuple(Subject((member,)) for member in world.siblings(rest[0]) if member not in apart)
        if not any(rest in known.choices or others in known.choices for known in clauses[index + 1 :]):
            raise Refused("subject", "nothing from which a segment is left out")


_CLAIMING: Final = (
    "move", "move_noun", "change_noun", "move_adjective", "still", "hold", "superlative", "driver", "cause", "transitive", "noise_noun", "good",
    "offset_verb", "contrary", "share_verb", "level_verb", "outpace_verb", "drive_verb", "multiple_verb", "level_sign", "pace", "effect_noun", "beside",
)  # fmt: skip


def _claims(world: World, clause: Clause) -> bool:
    return (
        bool(clause.ties)
        or bool(directions_of(world, clause))
        or clause.has(*_CLAIMING)
        or clause.said("more", "less", "fewer", "most", "least", *EXCEPTION)
        or any(token.kind == "number" for token in clause.tokens)
        or (clause.has("ordinal") and clause.said(*RANKING))
        or (clause.before is not None and echoes(clause.tokens))
        or any(_claims_at(world, clause, index) for index in range(len(clause.tokens)))
    )


def _claims_at(world: World, clause: Clause, index: int) -> bool:
    compared = clause.tokens[index].word("more than", "less than", "fewer than")
    return (
        (compared and amount_of(world, clause.tokens, index) is not None)
        or is_beside_time(clause.tokens, index)
        or bool(beside_own_level(clause.tokens, index))
        or as_many(clause.tokens, index)
        or plays_part(clause.tokens, index)
        or bool(judged_period(clause.tokens, index))
    )


def _units(clauses: list[Clause]) -> frozenset[str]:
    figures = [token.figure for clause in clauses for token in clause.tokens if token.figure is not None]
    named = {figure.unit for figure in figures if figure.unit in {"percent", "points", "minutes", "money"}}
    return frozenset(named | {"cents" for figure in figures if figure.currency == "cents"})


def _share_predicate(world: World, clauses: list[Clause], index: int) -> None:
    """ "Three of four platforms and two of three sources were up": both groups were."""
    clause = clauses[index]
    following = next((known for known in clauses[index + 1 :] if not known.bracket), None)
    if following is not None and following.template is clause:
        headed = directions_of(world, clause)[:1]
        own = opening_of(following).has("move_noun")
        if headed and headed[0].kind == "noun" and not own and set(clause.choices[0]) < set(following.choices[0]):
            following.directions = [replace(headed[0], at=0), *directions_of(world, following)]
    if clause.group is not None and following is not None and following.entity is not None:
        included = any(tie.kind == "include" for tie in clause.ties) and clause.tokens[-1:][0].word(",")
        if included and following.entity.kind == "total" and not directions_of(world, clause):
            clause.directions = [replace(known, at=0) for known in directions_of(world, following) if known.sign]
    if (
        clause.group is None
        or following is None
        or following.group is None
        or not clause.tokens
        or not clause.tokens[-1].word("and", "or", "but")
    ):
        return
    if not directions_of(world, clause) and not any(token.kind == "number" for token in clause.tokens):
        clause.directions = [direction for direction in directions_of(world, following) if direction.sign]


def _hand_on_aspect(clauses: list[Clause], index: int) -> None:
    """ "North's share fell while West's rose": of West, too, the share; "At 5.2%, North leads": of North, the level."""
    clause, before = clauses[index], clauses[index].template
    opens = clause.tokens[:3]
    if len(opens) == len(("West", "'s", "rose")) and clause.aspect is None and before is not None:
        owned = clause.entity is not None and clause.entity.kind == "segment" and opens[1].kind == "possessive"
        if owned and opens[2].has("move") and before.aspect not in {None, "value"}:
            clause.aspect = before.aspect
    following = clauses[index + 1] if index + 1 < len(clauses) else None
    if following is not None and clause.entity is None and before is None and opens and opens[0].word("at"):
        bare = len(clause.tokens) == len(("At", "5.2%", ",")) and opens[1].kind == "number" and is_mark(opens[2], ",")
        if bare and following.entity is not None and following.entity.kind == "segment":
            clause.choices = following.choices


def _lend_subject(clauses: list[Clause], index: int) -> None:
    """ "The largest driver was West": the name behind the copula is whom the superlative is said of."""
    clause = clauses[index]
    following = next((known for known in clauses[index + 1 :] if not known.bracket), None)
    if following is None or following.entity is None or following.entity.kind != "segment":
        return
    ranked = (
        clause.entity is not None
        and clause.entity.mention is not None
        and clause.entity.mention.superlative is not None
    )
    if (
        any(subject.members for subject in clause.choices[0])
        and clause.entity is not None
        and clause.entity.kind == "segment"
        and not ranked
    ):
        return
    counted = clause.group is not None and clause.group.mention is not None and clause.group.mention.count is not None
    sole = token_at(clause.tokens, 0).word("the") and token_at(clause.tokens, 1).word(*SOLE)
    alone = clause.said("only", "the only") and not clause.said(*EXCEPTION)
    who = any(token.has("move_noun") and token.lowered.endswith("er") for token in clause.tokens)  # "Loser: West"
    pending = (sole or clause.has("superlative") or alone or who) and not counted
    last = clause.tokens[-1] if clause.tokens else NO_TOKEN
    first = ranked or clause.entity is None or clause.entity.kind in {"change", "effect", "group", "total", "share"}
    ends = (
        last.text.lower() in _COPULAS
        or following.hard
        or (following.template is clause and following.entity.joint in {"", "was", "is", "are", "were"})
        or (last.word(",") and following.tokens[0].word("was", "is", "came", "occurred"))
    )
    if pending and first and (ends or last.has("level_verb")):
        clause.choices = following.choices
        if clause.entity is not None and clause.entity.kind == "group":
            clause.entity = None


def _of_whole_change(clause: Clause) -> bool:
    """ "the decline comes from mix", "the growth lies outside normal variation": told of the whole only."""
    entity = clause.entity
    if entity is None or entity.kind != "change" or entity.mention is not None:
        return False
    mixed = clause.has("driver", "cause", "drive_verb") and any(
        token.has("effect_noun") and token.kind != "name" for token in clause.tokens
    )
    return mixed or clause.has("noise_noun")


def _moves_other(clause: Clause) -> bool:
    """ "twice as much as West lost": whoever is compared with West, the loss is that of West."""
    joint = clause.entity.joint if clause.entity is not None else ""
    return joint.endswith(("as", "than", "what")) and bool(clause.tokens) and clause.tokens[0].has("move")


def _tells_pair(clause: Clause) -> bool:
    """ "their gains of 1.8% and 2.2%": a figure for each of two."""
    told = clause.tellings
    if len(told) < 2 or not clause.tokens[0].word("their"):
        return False
    return [token.lowered for token in clause.tokens[told[0].at + 1 : told[1].at]] == ["and"]


def _sums(clause: Clause) -> bool:
    """ "North and South together come to $40": nothing that the last of them is by itself."""
    return any(
        token.word("together", "combined", "jointly") and following.has("level_verb", "move", "go_verb")
        for token, following in itertools.pairwise(clause.tokens)
    )


def _counts_metric(clause: Clause, telling: Telling) -> bool:
    """ "810 visits are due to Bregenz", "18 visits a day came from it": so many of them, not the whole."""
    at = telling.at + 1
    named = telling.at == 0 and is_name(token_at(clause.tokens, at), "metric")
    return named and token_at(clause.tokens, at + 1).has("driver", "cause", "glue")


_SEVERAL: Final = 2
_NEAR_DRIVER: Final = 6
"""Words between a figure and the name of whom it came from."""


class Checker:
    """Checks one clause with each subject that it may have; one of them must bear out everything."""

    def __init__(self, world: World, clause: Clause, units: frozenset[str]) -> None:
        self.world, self.clause, self.units = world, clause, units

    def check(self) -> None:
        """Raise `Refused` when no subject bears the clause out; the reason is that of the likeliest."""
        Teller(self.world, self.clause, self.units).read()
        failure: Refused | None = None
        first = self.clause.compared_to
        owned = first is not None and any(token.kind == "possessive" for token in first.tokens[-1:])
        placed = says(self.clause.tokens[:1], "at", "with")  # "ahead of Lyon at 1.50": Lyon's own
        beyond = (
            first.choices if first is not None and not owned and not placed and not _moves_other(self.clause) else ()
        )
        if first is not None and first.said("lead", "lead over", "advantage", "margin"):
            beyond = ()  # "Lyon's lead over Graz fell by 5": of the distance, not of Lyon
        choices = self.clause.choices[:1] if opens_name(self.clause) else self.clause.choices
        if first is not None and goes_on_about_first(self.clause):
            choices = first.choices[:1]
        if _of_whole_change(self.clause):
            choices = ((TOTAL,),)
        ranked = self.clause.has("superlative") and self.clause.effect == "contribution"
        if ranked and self.clause.entity is not None and self.clause.entity.kind == "effect":
            came = [tie for tie in self.clause.ties if tie.kind == "driver"]
            choices = came[0].entity.choices if came else choices  # "the largest contribution, +0.4, came from South"
            if came and self.clause.said("positive", "negative"):
                self.clause.ties.remove(came[0])  # whose contribution it is, whichever way the whole went
        choices = self._narrowed(choices)
        opens = self.clause.tokens[:2]
        beside = len(opens) > 1 and is_mark(opens[0], ",") and opens[1].word("with", "at")
        if first is not None and beside and sets_both(self.clause.tokens):
            choices, beyond = first.choices, ()
        for subjects in dict.fromkeys((*choices, *beyond)):
            try:
                amounts = self._check_as(subjects)
                self._check_around(subjects)
            except Refused as refused:
                failure = failure or refused
            else:
                amounts.check_echo()
                if subjects in self.clause.choices:
                    self.clause.choices = tuple(dict.fromkeys((subjects, *self.clause.choices)))
                return
        if failure is not None:
            raise failure

    def _narrowed(self, choices: Choices) -> Choices:
        """Without those who cannot be meant: "together they", "of the 251, 200 came from West"."""
        clause = self.clause
        entity = clause.entity
        if entity is not None and entity.kind == "pronoun" and clause.said("together", "combined", "jointly"):
            choices = tuple(known for known in choices if len(known) > 1 or known == (TOTAL,)) or choices
        if (
            entity is not None
            and entity.kind == "pronoun"
            and clause.tokens[:1]
            and clause.tokens[0].word("they", "both")
        ):
            choices = tuple(known for known in choices if len(known) > 1) or choices
        headed = clause.template
        shared = entity is not None and entity.kind in {"total", "change", "pronoun"} and clause.said("respectively")
        if shared and headed is not None and headed.entity is not None and headed.entity.kind == "segment":
            choices = headed.choices[:1]  # "driven by South and West, where sales fell by $40 and $9, respectively"
        if entity is not None and entity.kind == "pronoun" and _tells_pair(clause):
            choices = tuple(known for known in choices if len(known) > 1) or choices
        if entity is not None and entity.kind == "segment" and len(choices[0]) > 1 and _sums(clause):
            choices = choices[:1]
        if restates(clause) and clause.before is not None:
            choices = clause.before.choices[:1]
        if entity is None and clause.hard and headed is not None and names_only(headed):
            choices = headed.choices[:1]
        named = any(known.effects in {("rate_effect",), ("mix_effect",)} for known in clause.tellings[:1])
        if any("whole" in known.roles for known in clause.tellings[1:2]) and not named:
            choices = tuple(known for known in choices if known != (TOTAL,)) or choices
        parts = [
            known
            for known in clause.tellings
            if known.roles[:1] in {("effect",), ("part",)}
            or known.per_day
            or _counts_metric(clause, known)
            or (
                clause.tokens[known.at + 1 : known.at + 2] and clause.tokens[known.at + 1].word("less", "fewer", "more")
            )
        ]
        driven = [tie for tie in clause.ties if tie.kind == "driver" and tie.entity.choices[0][0].members]
        if (
            (entity is None or any(_counts_metric(clause, known) for known in parts))
            and driven
            and any(0 < tie.at - known.at <= _NEAR_DRIVER for tie in driven for known in parts)
        ):
            choices = tuple(known for known in choices if known[0].members) or choices
        return choices

    def _check_around(self, subjects: tuple[Subject, ...]) -> None:
        """ "over half from Billing (48.3%)": the bracket is of whom the clause around it is."""
        around = self.clause.around
        if (
            not self.clause.bracket
            or self.clause.entity is not None
            or around is None
            or len(around.choices) < _SEVERAL
        ):
            return
        placed = around.entity is not None and around.entity.stand in {"place", "driver"}
        named = around.entity is not None and around.entity.kind == "segment"
        ranked = named and around.has("superlative") and subjects != around.choices[0]
        if subjects in around.choices and (ranked or (placed and around.tellings)):
            checker = Checker(self.world, replace(around, tellings=[]), self.units)
            Teller(self.world, checker.clause, self.units).read()
            checker._check_as(subjects)  # one of its own kind

    def _check_as(self, subjects: tuple[Subject, ...]) -> AmountJudge:
        daily = self.clause.per_day and self.world.facts.grain != "day"
        quantities = Quantities(self.world, pair_of(self.clause, subjects), daily)
        amounts = AmountJudge(self.world, self.clause, self.units, quantities)
        MovementJudge(self.world, self.clause, self.units, quantities).check_directions(subjects)
        amounts.check_amounts(subjects)
        check_ties(self.world, self.clause, subjects)
        RelationJudge(self.world, self.clause, self.units, quantities).check_relations(subjects)
        check_beside_time(self.world, self.clause, subjects)
        check_reached(self.world, self.clause, subjects)
        DenialJudge(self.world, self.clause, self.units, quantities).check_denials()
        return amounts
