"""Whether each figure of a clause holds of whom it is told."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.clause import Telling
from insight.claims.clauses.counts import count_fits
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import Entity, is_mark
from insight.claims.clauses.inherited import echoes
from insight.claims.clauses.judge import as_one
from insight.claims.clauses.meanings import Meanings
from insight.claims.clauses.quantities import Quantities, moves
from insight.claims.clauses.scope import each_of, shared_out
from insight.claims.clauses.sides import PairReader
from insight.claims.clauses.truths import Truth, TruthKind
from insight.claims.figures import Figure
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import TOTAL, Aspect, Subject
from insight.errors import WithheldReason

_COMPARED: Final = {
    "more": 1,
    "higher": 1,
    "larger": 1,
    "greater": 1,
    "less": -1,
    "fewer": -1,
    "lower": -1,
    "smaller": -1,
}
_NEAR: Final = 4
"""Words between a movement and the first of the two figures that it goes by."""
_ONE_SCALE: Final = 50
"""Figures further apart are told in different units: "from 1.28 to 1.18 million"."""


def _way(token: Token) -> int:
    """The way that "slightly less than" holds one figure against another."""
    words = token.lowered.split()
    return _COMPARED.get(words[-2], 0) if len(words) > 1 and words[-1] == "than" else 0


def _comparable(one: Figure, other: Figure) -> bool:
    """True for figures of one unit, which only one of them may name."""
    if one.unit != other.unit and "plain" not in {one.unit, other.unit}:
        return False
    small, large = sorted((one.value, other.value))
    return small * _ONE_SCALE > large


_ADDED: Final = ("additional", "extra", "new", "further", "added")
_TOGETHER: Final = ("together", "combined", "jointly", "taken together", "put together", "in sum", "in total", "between them")  # fmt: skip
_PORTIONS: Final = frozenset(["percent", "fraction", "times"])
_PAIR: Final = 2
_FEW: Final = 3
_ROUNDED: Final = 1.5
"""How far rounded parts in percent may be from adding up to all."""


def _counts_fewer(group: Entity | None, subjects: tuple[Subject, ...]) -> bool:
    """ "the two plans together" of four: no sum of all of them."""
    mention = group.mention if group is not None else None
    return (
        mention is not None and mention.count is not None and mention.of_count is None and mention.count < len(subjects)
    )


class AmountJudge(PairReader):
    """Judges the figures that a clause tells."""

    def check_amounts(self, subjects: tuple[Subject, ...]) -> None:
        """Raise `Refused` unless each figure holds of whom it is told."""
        tellings = self.clause.tellings
        if subjects == (TOTAL,) and self._opens_with_others():
            subjects = (as_one(self.clause.places[0].choices[0]),)
        done: set[int] = set()
        if (len(subjects) > 1 and self.clause.group is None) or (len(subjects) > 1 and len(tellings) > 1):
            done = self.in_turn(subjects) or self._paired(tellings, subjects)
        elif len(tellings) > 1:
            done = self.before_and_after(subjects)
        done |= self.beside()
        for telling in tellings:
            if telling.at in done:
                continue
            self._check_negative(telling)
            self._check_remaining(telling)
            owner = self.came_from(telling)
            told = telling
            if owner:  # a part of the change that was told in front, or of the level
                changed = any("change" in known.roles for known in tellings[: tellings.index(telling)])
                other = {"level", "share"} if changed else {"change", "effect", "part"}
                told = replace(telling, roles=tuple(role for role in telling.roles if role not in other))
            if not self._holds_of(told, owner or subjects):
                raise Refused(
                    self._why(telling, subjects), f"{telling.figure.value} {telling.figure.unit} {telling.roles}"
                )
            if "level" in telling.roles and any(self.holds(telling, Subject((i,))) for i in self._exceptions()):
                raise Refused("comparison", "exception")
        self._check_order()
        self._check_one_period(subjects)
        self._check_compared()
        if len(subjects) == 1:
            self._check_part_and_whole(subjects[0])
            self._check_opening_whole(subjects[0])
            self._check_one_measure(subjects[0])
            self._check_moved_measure(subjects[0])
        self._check_of_change()
        self._check_brought()

    def check_echo(self) -> None:
        """ "lost $50, as did West", "lost $50, like West": the figure is West's, too."""
        clause = self.clause
        for tie in clause.ties:
            if tie.kind != "like":
                continue
            for telling in (known for known in clause.tellings if known.at < tie.at and "change" in known.roles):
                if not all(self.holds(telling, subject) for subject in tie.entity.choices[0]):
                    raise Refused("subject", "a figure of another")
        echo = echoes(clause.tokens)
        first = clause.template or (clause.before if echo else None)
        if first is None or clause.tellings or not first.tellings or clause.entity is None:
            return
        ends = first.tokens[-2:]
        echo = echo or (len(ends) == 2 and ends[0].word("as") and ends[1].word("did", "does", "had"))
        if echo and clause.entity.kind == "segment":
            told = Meanings(self.world, first, self.units, Quantities(self.world))
            figures = [known for known in first.tellings if "change" in known.roles]
            if not all(told.holds(telling, subject) for telling in figures for subject in clause.choices[0]):
                raise Refused("subject", "a figure of another")

    def _check_order(self) -> None:
        """ "rose from 16.6% to 16.5%", "416 requests, down from 231": two figures that themselves go the other way."""
        if self.world.signed_levels:
            return
        said = [known for known in directions_of(self.world, self.clause) if known.sign and not known.negated]
        for first, second in itertools.pairwise(self.clause.tellings):
            lead = token_at(self.tokens, first.at - 1)
            between = self.tokens[first.at + 1 : second.at]
            words = [token.text.lower() for token in between if token.kind != "name"]
            if lead.word("from") and words == ["to"]:
                told = [known for known in said if 0 < first.at - known.at <= _NEAR and self._free(known.at, first.at)]
            elif self._lead(second.at).word("from") and (
                first.figure.unit == second.figure.unit or "plain" in {first.figure.unit, second.figure.unit}
            ):
                told = [
                    known
                    for known in said
                    if known.kind == "adjective" and max(first.at, second.at - _NEAR) < known.at < second.at
                ]
            else:
                continue
            one, other = (each.figure.value * (each.figure.sign or 1) for each in (first, second))
            if not told or not _comparable(first.figure, second.figure):
                continue
            change = other - one if lead.word("from") and words == ["to"] else one - other
            if change * told[-1].sign < 0:
                raise Refused("direction", "two figures that go the other way")

    def _check_part_and_whole(self, subject: Subject) -> None:
        """ "1,213 of 7,000 trials": above the line what is counted, below it what it is counted of."""
        if not self.world.is_ratio:
            return
        for first, second in itertools.pairwise(self.clause.tellings):
            between = [token.lowered for token in self.tokens[first.at + 1 : second.at] if token.kind != "name"]
            pair = between in (["of"], ["out of"]) and {first.figure.unit, second.figure.unit} == {"plain"}
            if not pair or "whole" not in second.roles or not {"numerator", "denominator"} & set(first.aspects):
                continue
            below = replace(second, aspects=("denominator",), roles=("level",))
            above = replace(first, aspects=("numerator",), roles=("level",))
            if self.holds(below, subject) and not self.holds(above, subject):
                raise Refused("number", "a part that is not the one counted")

    def _check_opening_whole(self, subject: Subject) -> None:
        """ "Of the 12,000 plans, 6,509 were renewed": what is counted of what there is, in one period, or two changes."""
        tellings = self.clause.tellings
        if not self.world.is_ratio or len(tellings) < _PAIR or not self.tokens[0].word("of"):
            return
        whole, part = tellings[:_PAIR]
        counts = {whole.figure.unit, part.figure.unit} == {"plain"} and not whole.figure.sign and not part.figure.sign
        if not counts or whole.at > _NEAR or "part_whole" not in whole.roles or "level" not in part.roles:
            return
        if self.holds(replace(whole, roles=("part_whole",)), TOTAL):
            return
        fits: list[tuple[Aspect, Aspect]] = [("denominator", "numerator")]
        if subject.members:
            fits += [("denominator", "denominator"), ("numerator", "numerator")]
        if not any(
            any(
                self.holds(replace(whole, roles=("level",), aspects=(all_of,), when=when), each)
                for each in (subject, TOTAL)
            )
            and self.holds(replace(part, roles=("level",), aspects=(of,), when=when), subject)
            for all_of, of in fits
            for when in ("previous", "current")
        ):
            raise Refused("number", "a part of what it is not counted of")

    def _check_one_measure(self, subject: Subject) -> None:
        """ "from 8.3% to 30%": a rate before and a share after are two things."""
        for first, second in itertools.pairwise(self.clause.tellings):
            told = {*first.roles, *second.roles}
            if told.isdisjoint(("previous", "current")):
                continue
            between = [token for token in self.tokens[first.at + 1 : second.at] if token.kind != "name"]
            words = [token.lowered for token in between]
            shared = words[:1] == ["of"] and "share" in first.roles
            words = words[1:] if shared else words
            timed = words[-1:] == ["to"] and all(
                token.kind == "period" or token.has("time") or token.word("in", "to") for token in between
            )
            joined = (
                timed
                or words in (["→"], ["after"], ["instead of"], ["instead", "of"], ["against"])
                or (words[-1:] == ["from"] and words[-2:-1] in (["up"], ["down"]) and len(words) <= _NEAR)
            )
            ranged = "range" in told and bool(self.clause.places or self.clause.group)
            rival = "other" in told and not shared
            if not joined or rival or ranged:
                continue
            aspects = dict.fromkeys((*first.aspects, *second.aspects))
            level = words in (["after"], ["instead of"]) and "level" in first.roles
            left = replace(first, roles=("level", "share")) if level else first
            if not any(
                self._states_as(left, aspect, subject) and self._states_as(second, aspect, subject)
                for aspect in aspects
            ):
                raise Refused("number", "two figures of two things")

    def _check_moved_measure(self, subject: Subject) -> None:
        """ "rose to 50.2%": what stands at that figure is what must have risen."""
        if self.quantities.pair is not None or self.world.signed_levels:
            return
        said = {known.at: known for known in directions_of(self.world, self.clause) if known.sign and not known.negated}
        for telling in self.clause.tellings:
            verb = said.get(telling.at - 2)
            lead = token_at(self.tokens, telling.at - 1)
            if (
                verb is None
                or verb.kind not in {"verb", "adjective"}
                or not lead.word("to")
                or verb.effect
                or telling.whole
            ):
                continue
            fits = [aspect for aspect in telling.aspects if self._states_as(telling, aspect, subject)]
            moved = [self.world.course(subject, aspect).delta for aspect in fits]
            if moved and not any(delta is None or delta * verb.told_sign > 0 for delta in moved):
                raise Refused("direction", "a figure that is reached from the other side")

    def _states_as(self, telling: Telling, aspect: Aspect, subject: Subject) -> bool:
        parted, counted = aspect in {"share", "numerator_share"}, aspect in {"numerator", "denominator"}
        roles = tuple(
            role
            for role in telling.roles
            if (role != "share" or parted)
            and (role != "ratio_level" or aspect == "value")
            and not (counted and role in {"effect", "part"})
        )
        return self.holds(replace(telling, aspects=(aspect,), roles=roles), subject)

    def _check_of_change(self) -> None:
        """ "of the 8.7 minutes, 6.0 come from mix": what an effect is a part of is the change, no value."""
        for whole, part in itertools.pairwise(self.clause.tellings):
            split = part.effects in {("rate_effect",), ("mix_effect",)} and part.roles[:1] == ("effect",)
            if split and "part_whole" in whole.roles and "change" not in part.roles:
                if not self.holds(replace(whole, roles=("part_whole",)), TOTAL):
                    raise Refused("number", "an effect as a part of a value")

    def _check_one_period(self, subjects: tuple[Subject, ...]) -> None:
        """ "$40 of $90": the part and the whole are those of one period, or both are changes."""
        joined = as_one(subjects) if len(subjects) > 1 else subjects[0]
        for part, whole in itertools.pairwise(self.clause.tellings):
            between = self.tokens[part.at + 1 : whole.at]
            added = says(between, *_ADDED)
            pair = says(between, "of", "out of") and all(
                token.kind == "name" or token.word("of", "out of", "the", "all", *_ADDED) for token in between
            )
            if not pair or "part_whole" not in whole.roles or part.figure.unit in _PORTIONS:
                continue
            if self.holds(replace(part, roles=("effect", "change")), joined) and (
                self.holds(replace(whole, roles=("part_whole",), sign=1 if added else whole.sign), joined)
            ):
                continue
            if "level" not in part.roles and not added:
                if self.holds(part, joined) and "effect" in part.roles:
                    raise Refused("number", "a change as a part of what there was")
                continue
            times = (part.when,) if part.when else ("previous", "current") if "previous" in part.roles else ("current",)
            if added or not any(
                self.holds(replace(part, roles=("level",), when=when), joined)
                and self.holds(replace(whole, roles=("whole",), when=when), joined)
                for when in times
            ):
                raise Refused("period", "a part and a whole of two periods")

    def _check_compared(self) -> None:
        """ "$91,800, which is less than the whole increase of $91,600": two figures held against one another."""
        for first, second in itertools.pairwise(self.clause.tellings):
            between = self.tokens[first.at + 1 : second.at]
            found = [(at, _way(token)) for at, token in enumerate(between) if _way(token)]
            at, way = found[0] if found else (None, 0)
            if (
                at is None
                or second.hedge != "none"  # "less than a quarter": a hedge of its own
                or first.figure.unit != second.figure.unit
                or not any(is_mark(token, ",") for token in between[:at])
            ):
                continue
            comma = max(index for index, token in enumerate(between[:at]) if is_mark(token, ","))
            if any(
                token.kind == "name" or token.has("fraction", "multiple_verb", "move") for token in between[comma:at]
            ):
                continue
            # "A little less than half is rate, a little more than half mix": two parts, each with its own hedge.
            if first.figure.unit == "fraction" and at == comma + 1:
                continue
            apart = (first.figure.value - second.figure.value) * way
            if apart < 0 or (apart == 0 and first.figure.step == second.figure.step):
                raise Refused("comparison", between[at].text)

    def _lead(self, at: int) -> Token:
        """The word in front of a figure and its hedge."""
        back = at - 1
        while back > 0 and self.tokens[back].has("hedge"):
            back -= 1
        return token_at(self.tokens, back)

    def _free(self, start: int, end: int) -> bool:
        """True when no other figure stands between."""
        return not any(token.kind == "number" for token in self.tokens[start + 1 : end])

    def _check_brought(self) -> None:
        """ "Web lifted sales to $4,300": the whole itself must have risen to it."""
        clause, before = self.clause, self.clause.template
        said = [(known.at, known) for known in directions_of(self.world, clause)]
        if before is not None and clause.entity is not None and clause.entity.kind == "total":
            end = len(before.tokens) - 1
            said += [(-1, known) for known in directions_of(self.world, before) if known.at == end]
        for telling in clause.tellings:
            pulled = [known.told_sign for at, known in said if known.kind == "transitive" and at < telling.at]
            whole = telling.whole or clause.choices[0] == (TOTAL,)
            if whole and "current" in telling.roles and any(sign * self.world.facts.delta < 0 for sign in pulled):
                raise Refused("direction", "the whole went the other way")

    def _check_remaining(self, telling: Telling) -> None:
        """ "South makes up 80%, West the remaining 20%": with the parts told before it, all there is."""
        lead = self.tokens[telling.at - 1].lowered if telling.at else ""
        if telling.figure.unit != "percent" or lead not in {"remaining", "the remaining"}:
            return
        parts, clause = [telling.figure.value], self.clause.template or self.clause.before
        while clause is not None:
            parts += [
                known.figure.value
                for known in clause.tellings
                if known.figure.unit == "percent" and "part" in known.roles
            ]
            clause = clause.template
        if len(parts) > 1 and abs(sum(parts) - 100) > _ROUNDED:
            raise Refused("number", "what remains")

    def _check_negative(self, telling: Telling) -> None:
        """ "fell by −0.36": a double negative."""
        before = token_at(self.tokens, telling.at - 1)
        if self.tokens[telling.at].has("level_number"):
            return
        after = token_at(self.tokens, telling.at + 1)
        if telling.figure.sign < 0 and after.word("lower", "less", "fewer", "smaller", "shorter", "down"):
            raise Refused("direction", "less by a negative number")
        if telling.figure.sign < 0 and (before.word("by", "of") or before.has("move")):
            # "a negative contribution of −0.36" says the sign twice, not its opposite.
            words = [known for known in self.tokens[max(0, telling.at - 3) : telling.at] if not known.word("negative")]
            senses = (known.sense(kind) for known in words for kind in ("move", "move_noun", "move_adjective"))
            if any(sense is not None and sense.sign < 0 for sense in senses):
                raise Refused("direction", "a fall by a negative number")

    def _paired(self, tellings: list[Telling], subjects: tuple[Subject, ...]) -> set[int]:
        """ "gained 0.4 and 0.5 points respectively": one figure for each, in order."""
        groups: dict[tuple[object, ...], list[Telling]] = {}
        if tellings and self._together_near(tellings[-1]) and not self.clause.said("respectively", "each", "apiece"):
            return set()  # "combined, North and West came to $90, after $80"
        tellings = [
            telling for telling in tellings if not {"whole", "part_whole"} & {*telling.roles[:1]} and not telling.whole
        ]
        for telling in tellings:
            groups.setdefault(
                (telling.roles[:1], telling.figure.unit if telling.figure.unit != "plain" else "", telling.when), []
            ).append(telling)
        plain = [telling for telling in tellings if telling.figure.unit != "zero"]
        ends = next((at for at, token in enumerate(self.tokens) if token.word("respectively")), 0)
        named = [telling for telling in plain if telling.at < ends][-len(subjects) :]
        done: set[int] = set()
        told_of = self.clause.group.mention if self.clause.group is not None else None
        # Those that nobody named stand in no order.
        unnamed = told_of is not None and told_of.quantifier == "other" and len(subjects) <= _FEW
        orders = list(itertools.permutations(subjects)) if unnamed else [subjects]
        for group in (*groups.values(), plain, *([named] if ends else [])):
            if len(group) == len(subjects) and not done:
                if any(self._of_one_kind(group, order) for order in orders):
                    done |= {telling.at for telling in group}
                elif self.clause.said("respectively"):
                    raise Refused("subject", "respectively")
        return done

    def _of_one_kind(self, tellings: list[Telling], subjects: tuple[Subject, ...]) -> bool:
        """ "lost 15.3% and 89.8%": each holds of its own, and both are told as the same thing."""
        pairs = list(zip(tellings, subjects, strict=True))
        if not all(self.holds(telling, subject) for telling, subject in pairs):
            return False
        shared = [role for role in tellings[0].roles if all(role in telling.roles for telling in tellings)]
        return not shared or any(
            all(self.holds(replace(telling, roles=(role,)), subject) for telling, subject in pairs) for role in shared
        )

    def _in_range(self, telling: Telling, members: tuple[Subject, ...]) -> bool:
        """ "fell by 1.0 to 1.5 points": the smallest and the largest change of the group."""
        courses = [self.world.course(subject, "value") for subject in members]
        relative = telling.figure.unit == "percent"
        sizes = sorted(abs((course.relative if relative else course.delta) or 0.0) for course in courses)
        kind = truths.kind_of(self.world, "value")
        told: TruthKind = "rate" if relative else "points" if kind == "rate" else kind
        ends = [Truth(value, told, signed=True) for value in (sizes[0], sizes[-1])]
        return any(truths.states(self.world, telling.figure, telling.hedge, 0, end, self.units) for end in ends)

    def _holds_of(self, telling: Telling, subjects: tuple[Subject, ...]) -> bool:
        if "range" in telling.roles:
            groups = [subjects, *(place.choices[0] for place in self.clause.places)]
            if self.clause.entity is not None and self.clause.entity.kind == "rates":
                groups += [tuple(Subject((index,)) for index in members) for members in self.world.dimensions.values()]
            if any(len(group) > 1 and self._in_range(telling, group) for group in groups):
                return True
        offset = means(self.tokens[: telling.at], "offset_verb")
        others = tuple(each for tie in self.clause.ties if tie.kind == "compare" for each in tie.entity.choices[0])
        behind = {
            index for token in self.tokens[telling.at :] if token.name is not None for index in token.name.members
        }
        others = tuple(other for other in others if set(other.members) <= behind) or others
        if (
            offset
            and others
            and (self.holds(telling, as_one(others)) or all(self.holds(telling, other) for other in others))
        ):
            return True
        compared = self.clause.compared_to
        if "multiple" in telling.roles and compared is not None and self._goes_on_about_first(telling):
            return all(self.holds(telling, subject) for subject in compared.choices[0])
        if says(self.tokens[max(0, telling.at - 3) : telling.at], "sum"):
            return any(self.holds(telling, joined) for joined in self._chained(subjects))
        opener = self.clause.entity
        rest = opener is not None and opener.mention is not None and opener.mention.quantifier == "other"
        if (
            not rest
            and self._together_near(telling)
            and any(self.holds(telling, joined) for joined in self._chained(subjects))
        ):
            return True
        if self.clause.places and (opener is None or opener.kind in {"total", "rates"}):
            members = self.clause.places[0].choices[0]
            if all(self.holds(telling, subject) for subject in members) or self._bounds(telling, members):
                return True
            if shared_out(self.tokens, telling.at):
                return False
        if len(subjects) == 1:
            return self.holds(telling, subjects[0])
        group = self.clause.group
        if group is None and self.clause.bracket and self.clause.around is not None:
            group = self.clause.around.group
        left_out = self._exceptions()
        joined = as_one(tuple(each for each in subjects if left_out.isdisjoint(each.members)) or subjects)
        if (
            group is not None
            and group.mention is not None
            and (
                group.mention.count is not None
                or group.mention.quantifier in {"none", "most", "some", "only", "several", "many"}
            )
            and not telling.each
        ):
            count = sum(self.holds(telling, subject) for subject in subjects)
            mention = group.mention
            if count_fits(mention.quantifier, mention.count, mention.of_count, count, len(subjects)):
                return True
            if telling.figure.unit == "zero":
                return False
        counted = group is not None and group.mention is not None and group.mention.count is not None
        if group is not None and (counted or self._together_near(telling)):
            told = self.clause if self.clause.group is not None or self.clause.around is None else self.clause.around
            said = [direction for direction in directions_of(self.world, told) if direction.sign]
            movers = tuple(
                subject
                for subject in subjects
                if said and moves(self.quantities, said[0], subject, said[0].aspect or "value")
            )
            whole = counted and group.mention is not None and group.mention.of_count is None
            few = whole and group.mention is not None and len(movers) != group.mention.count
            all_of_them = counted or len(movers) == len(
                subjects
            )  # "the regions together": what some lost and others gained
            if movers and not few and all_of_them and self.holds(telling, as_one(movers)):
                return True
            if few is False and movers and counted and self._together_near(telling) and len(movers) < len(subjects):
                return False
        each = telling.each or each_of(self.tokens, telling.at) or _counts_fewer(group, subjects)
        if not each and self.holds(telling, joined):
            return True
        return all(self.holds(telling, subject) for subject in subjects)

    def _opens_with_others(self) -> bool:
        """ "In the other four clinics, there were 46 fewer": of them, not of all."""
        place, opener = next(iter(self.clause.places), None), self.clause.entity
        if place is None or place.mention is None or not (opener is None or opener.kind in {"total", "rates"}):
            return False
        return place.mention.quantifier == "other" and place.start - self.clause.start <= 1

    def _goes_on_about_first(self, telling: Telling) -> bool:
        """ "behind South with $54, and more than twice West's $13": said of the one that was behind South."""
        tied = any(tie.kind == "compare" and tie.at > telling.at for tie in self.clause.ties)
        words = [token.text for token in self.tokens[: telling.at]]
        return tied and "," in words and "and" in words

    def _bounds(self, telling: Telling, members: tuple[Subject, ...]) -> bool:
        """ "changed by no more than €1.00": true of one of them, and less of the others."""
        if telling.hedge not in {"at_most", "below"} or telling.figure.unit not in {
            "plain",
            "money",
            "minutes",
            "points",
        }:
            return False
        deltas = [abs(self.world.course(subject, "value").delta or 0.0) for subject in members]
        scale = 100 if telling.figure.unit == "points" else 1
        largest = max(deltas) * scale
        return largest <= telling.figure.value + telling.figure.step / 2 and telling.figure.borne_out(
            largest, "at_most"
        )

    def _together_near(self, telling: Telling) -> bool:
        behind = itertools.takewhile(lambda token: token.kind != "number", self.tokens[telling.at + 1 : telling.at + 4])
        return says([*self.tokens[: telling.at], *behind], *_TOGETHER)

    def _chained(self, subjects: tuple[Subject, ...]) -> Iterator[Subject]:
        """The clause's subjects with those of the clauses before: "A rose by 2 and B by 3, together by 5"."""
        members = [index for subject in subjects for index in subject.members]
        template = self.clause.template
        while template is not None:
            if template.entity is not None and template.entity.kind == "segment":
                members = [*(index for subject in template.choices[0] for index in subject.members), *members]
                dimensions = {self.world.segments[index].segment.dimension for index in members}
                if len(set(members)) == len(members) and len(dimensions) == 1:
                    yield Subject(tuple(members))
            template = template.template

    def _why(self, telling: Telling, subjects: tuple[Subject, ...]) -> WithheldReason:
        """The kind of fault: what would have to be different for the figure to hold."""
        world = self.world
        flipped = Telling(
            telling.at, telling.figure, telling.hedge, telling.roles, 0, telling.when, telling.aspects, telling.effects
        )
        if telling.sign and not telling.figure.sign and any(self.holds(flipped, subject) for subject in subjects):
            return "direction"
        other = Telling(
            telling.at,
            telling.figure,
            telling.hedge,
            ("previous", "current"),
            telling.sign,
            None,
            telling.aspects,
            telling.effects,
        )
        if any(self.holds(other, subject) for subject in subjects):
            return "period" if "level" in telling.roles else "order"
        everyone = [TOTAL, *(Subject((index,)) for index in range(len(world.segments)))]
        if any(self.holds(telling, subject) for subject in everyone):
            return "subject"
        figure = telling.figure
        if figure.unit == "money" and figure.currency not in {world.facts.unit, "cents"}:
            return "unit"
        for unit in ("percent", "points"):
            if figure.unit in {"percent", "points"} and unit != figure.unit:
                changed = Telling(
                    telling.at,
                    type(figure)(figure.value, figure.step, unit, figure.round_step),
                    telling.hedge,
                    ("change", "effect"),
                    0,
                    None,
                    telling.aspects,
                    telling.effects,
                )
                if any(self.holds(changed, subject) for subject in subjects):
                    return "unit"
        return "number"
