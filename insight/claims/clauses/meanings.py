"""What a figure may mean: the true values that it could state in each of its roles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.apart import has_own_noun, names_change, sets_apart
from insight.claims.clauses.aspects import ALL_EFFECTS, is_priced, multiplies_level, of_level
from insight.claims.clauses.averages import beside_average, beside_whole_pace
from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.contributing import returns
from insight.claims.clauses.cues import is_whole, names_owner
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.elliptic import rival_of
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.judge import VALUE, Judge
from insight.claims.clauses.other_sides import distance_from_whole, leads_by, others_of
from insight.claims.clauses.paces import multiples_of_pace, tells_pace
from insight.claims.clauses.portions import of_figure
from insight.claims.clauses.quantities import distance_before
from insight.claims.clauses.thresholds import crossed
from insight.claims.clauses.truths import Truth, TruthKind
from insight.claims.clauses.two_effects import times_as_large
from insight.claims.clauses.whole_figure import multiples_of_whole
from insight.claims.figures import Figure
from insight.claims.tokens import says, token_at
from insight.claims.world import TOTAL, Aspect, Subject

_PERCENT: Final = frozenset(["percent", "points"])
_WITH_PARTS: Final[tuple[Aspect, ...]] = ("value", "numerator", "denominator")
_POINTS: Final = ("in points", "in percentage points", "points", "percentage points")
_LONG: Final = ("long", "slow", "slowly")
_FAST: Final = ("fast", "quick", "quickly")
_LOSSES: Final = frozenset(["loss", "losses", "deficit", "outflow", "outflows", "red"])
_SHARES: Final[tuple[Aspect, ...]] = ("share", "numerator_share")


class Meanings(Judge):
    """Finds what the figures of a clause may mean, and whether one of them is true."""

    def holds(self, telling: Telling, subject: Subject) -> bool:
        """Whether the figure states something true of the subject."""
        whole = [subject]
        units = self._units_for(telling)
        if telling.never_part:
            whole = [TOTAL]
        elif telling.whole or "whole" in telling.roles or "part_whole" in telling.roles:
            whole.append(TOTAL)
        return any(
            truths.states(
                self.world,
                telling.figure,
                telling.hedge,
                telling.sign,
                self._as_loss(telling, truth),
                units,
            )
            for truth in self._truths(telling, tuple(dict.fromkeys(whole)))
        )

    def _units_for(self, telling: Telling) -> frozenset[str]:
        """The units that a bare figure may share: "from 31.2% to 27.7"; a figure with a noun behind it has its own."""
        if telling.figure.unit != "plain":
            return self.units
        around = self.clause.around
        if (
            self.clause.bracket
            and around is not None
            and token_at(around.tokens, self.clause.around_at - 1).word(*_POINTS)
        ):
            return self.units | {"points"}
        if (
            is_name(token_at(self.tokens, telling.at + 1), "metric", "numerator", "denominator")
            and self.world.facts.unit != "percent"
        ):
            return self.units - {"percent", "points"}
        later = [
            known
            for known in self.clause.tellings
            if known.at > telling.at and known.figure.unit in {"percent", "points"}
        ]
        told = any(
            known.at < telling.at and known.figure.unit in {"percent", "points"} for known in self.clause.tellings
        )
        if told and self.world.facts.unit != "percent" and has_own_noun(self.tokens, telling.at):
            return self.units - _PERCENT
        if told or self.world.facts.unit == "percent":
            return self.units
        if not later:
            before = self.clause.template
            shared = before is not None and any(known.figure.unit in _PERCENT for known in before.tellings)
            return self.units if shared else self.units - _PERCENT
        between = {token.lowered for token in self.tokens[telling.at + 1 : later[0].at]}
        return self.units if between <= {"to", "→", "and", "-"} else self.units - {"percent", "points"}

    def _sums_up(self, telling: Telling) -> bool:
        """ "ticket sales came to $441,840": what the metric was, not what it changed by."""
        entity, lead = self.clause.entity, token_at(self.tokens, telling.at - 1)
        summed = lead.has("level_verb") and lead.lowered.startswith(
            ("amount", "total", "came to", "come to", "comes to")
        )
        named = any(is_name(token, "metric") for token in self.tokens[: telling.at])
        return summed and named and entity is not None and entity.kind == "total"

    def _as_loss(self, telling: Telling, truth: Truth) -> Truth:
        """ "its loss narrowed from €1.9M": told without the sign."""
        if truth.signed or telling.figure.sign:
            return truth
        lead = token_at(self.tokens, telling.at - 2) if token_at(self.tokens, telling.at - 1).word("of") else None
        if truth.value > 0:  # "a deficit of $40", where there is a surplus of 40
            return Truth(-truth.value, truth.kind) if lead is not None and lead.word("deficit") else truth
        near = self.tokens[max(0, telling.at - 8) : telling.at]
        named = any(set(token.lowered.split()) & _LOSSES for token in near if token.kind == "word")
        return Truth(-truth.value, truth.kind) if named else truth

    def _truths(self, telling: Telling, subjects: tuple[Subject, ...]) -> Iterator[Truth]:
        for role in telling.roles:
            for subject in subjects:
                for truth in self._role_truths(telling, role, subject):
                    if telling.relative is not None and telling.relative != (truth.kind == "rate"):
                        continue
                    yield truth

    def _role_truths(self, telling: Telling, role: str, subject: Subject) -> Iterator[Truth]:
        world, aspects = self.world, telling.aspects
        if role in {"change", "effect"} and self._sums_up(telling):
            return
        if telling.per_day and world.facts.grain != "day":
            if role in {"effect", "part", "share"}:
                return
        if self.quantities.pair is not None and role in {"effect", "part"}:
            return  # the distance between two is no part of the change
        if role == "effect" and telling.when == "previous" and not self._compares_time(telling):
            return
        if role in {"previous", "current", "level"}:
            if telling.figure.sign and self._names_one_effect(telling):
                return
            yield from self._levels(telling, role, subject)
        elif role == "change":
            if (
                self._names_one_effect(telling)
                and (subject == TOTAL or self.clause.bracket)
                and ((telling.figure.sign and not names_change(self.tokens, telling.at)) or not telling.whole)
            ):
                return
            if self.quantities.pair is not None and telling.when and not self._compares_time(telling):
                for aspect in aspects:
                    yield from self._pair_levels(telling.when, aspect)
                return
            if telling.when == "previous" and not self._compares_time(telling):
                return
            told = any(
                known.has("effect_noun") and "effect" in known.text.lower()
                for known in self.tokens[max(0, telling.at - 3) : telling.at]
            )
            if subject.members and (told or (world.is_ratio and self._contributes())):
                return
            for aspect in aspects:
                yield from self._changes(subject, aspect, per_day=telling.per_day)
            if world.is_ratio and subject.members and self.clause.contribution:
                yield from truths.effects(world, subject, ("contribution",))
        elif role == "gross":
            yield from self._gross(telling)
        elif role == "effect":
            if world.is_ratio and subject.members and self._moves_itself(telling):
                return
            yield from truths.effects(world, subject, telling.effects, telling.dimension or self.clause.dimension)
            if not world.is_ratio and "contribution" in telling.effects:
                yield from truths.changes(world, subject, "value")
        elif role == "part":
            if len({world.dimension_of(Subject((member,))) for member in subject.members}) > 1:
                return  # "West and Online account for all of it": the same sales, counted twice
            driven = any(tie.kind == "driver" and tie.entity.choices[0][0].members for tie in self.clause.ties)
            if subject == TOTAL and driven and not self.clause.said("more", "than"):
                return
            against = self.clause.has("offset_verb", "contrary") and not telling.figure.sign
            taken = self._takes_away(telling)
            yield from self._part_of_own(telling, subject)
            for truth in truths.parts_of_change(
                world, subject, telling.effects, telling.dimension or self.clause.dimension
            ):
                turned = against or (taken and truth.value < 0)
                yield Truth(abs(truth.value), truth.kind, signed=True) if turned else truth
        elif role == "share":
            yield from self._shares(telling, subject)
        elif role == "days":
            more = world.facts.current_period.days - world.facts.previous_period.days
            fewer = says(self.tokens[telling.at : telling.at + 4], "fewer", "less", "shorter")
            if more * (-1 if fewer else 1) > 0:
                yield Truth(abs(more), "count")
        elif role == "of_before":
            for aspect in aspects:
                course = world.course(subject, aspect)
                yield from (
                    truth for truth in truths.quotients(course.current, course.previous) if truth.kind == "rate"
                )
        elif role == "ratio_level" and world.facts.unit == "percent":
            yield from truths.level(world, subject, "value", telling.when or "current")
        elif role == "again":
            yield from self._again(telling, subject)
        elif role in {"gap", "multiple", "other"}:
            sign = self._beside_change(telling) if role == "gap" and subject.members else 0
            beyond = (abs(world.effect(subject, "contribution") or 0.0) - abs(world.facts.delta)) * sign
            if sign and beyond > 0:
                yield Truth(beyond, "points" if world.facts.unit == "percent" else "amount")
            if role != "gap" or sets_apart(self.world, self.clause) or self._compared_before(telling):
                yield from self._other_side(telling, role, subject)
        elif role == "gap_before" and self.clause.compared_to is not None:
            before = distance_before(world, self.clause.compared_to, subject)
            yield from (
                () if before is None else (Truth(before, "points" if world.facts.unit == "percent" else "amount"),)
            )
        elif role == "whole":
            for when in (telling.when,) if telling.when in {"previous", "current"} else ("current", "previous"):
                if subject.members and self._of_own(telling):
                    yield from truths.level(world, subject, "denominator", when or "current")
                if names_owner(self.tokens, telling.at):
                    if subject.members:
                        yield from truths.level(
                            world, subject, "denominator" if world.is_ratio else "value", when or "current"
                        )
                    continue
                for aspect in _WITH_PARTS if world.is_ratio else VALUE:
                    yield from truths.level(world, TOTAL, aspect, when or "current")
        elif role == "part_whole":
            for aspect in _WITH_PARTS if world.is_ratio else VALUE:
                for truth in truths.changes(world, TOTAL, aspect):
                    yield Truth(truth.value, truth.kind, signed=True)
        elif role == "threshold":
            yield from crossed(world, self.clause, telling, subject)
        elif role == "of_other":
            if self._of_all_change(telling):
                return
            yield from self._of_others(subject)

    def _part_of_own(self, telling: Telling, subject: Subject) -> Iterator[Truth]:
        """ "contributed −2.5 points, nearly all of it through its smaller share": of what it contributed itself."""
        front = [known for known in self.clause.tellings if known.at < telling.at and "effect" in known.roles]
        of_it = says(self.tokens[telling.at + 1 : telling.at + 3], "it", "this", "that")
        whole = self.world.effect(subject, "contribution")
        if not subject.members or not front or not of_it or len(telling.effects) != 1 or not whole:
            return
        value = self.world.effect(subject, telling.effects[0])
        if value is not None and telling.effects != ("contribution",):
            yield Truth(value / whole, "share_of_change", signed=True)

    def _compared_before(self, telling: Telling) -> bool:
        """ "West grew faster than South, but South added 60 more": than West, with which it was compared."""
        behind, before = token_at(self.tokens, telling.at + 1), self.clause.template
        return behind.word("more", "fewer", "less") and before is not None and before.compared_to is not None

    def _beside_change(self, telling: Telling) -> int:
        """ "75 more than the net increase": which way a part differs from the change of the whole; 0 for neither."""
        behind = [token for token in self.tokens[telling.at + 1 : telling.at + 7] if token.kind != "name"]
        if not behind or not behind[0].word("more", "less", "more than", "less than"):
            return 0
        words = [token for token in behind[1:] if not token.word("than", "the")]
        if len(words) < len(("net", "increase")) or not words[0].word("net", "total", "overall", "whole"):
            return 0
        return (1 if behind[0].lowered.startswith("more") else -1) if words[1].has("move_noun", "change_noun") else 0

    def _of_own(self, telling: Telling) -> bool:
        """ "South completed 2,150 of 2,500 attempts": of its own, not of all."""
        before = self.tokens[max(0, telling.at - 5) : max(0, telling.at - 1)]
        return self.world.is_ratio and any(token.kind == "number" for token in before)

    def _gross(self, telling: Telling) -> Iterator[Truth]:
        """All gains of one dimension, or all its losses; two such figures are of the same one."""
        beside = [known for known in self.clause.tellings if known is not telling and known.roles == ("gross",)]
        for members in self.world.dimensions.values():
            if all(
                truths.states(self.world, known.figure, known.hedge, 0, self._sum_of(known, members), self.units)
                for known in beside
            ):
                yield self._sum_of(telling, members)

    def _sum_of(self, telling: Telling, members: tuple[int, ...]) -> Truth:
        """What those of the members that moved as the noun in front of the figure says come to."""
        senses = [known.sense("move_noun") for known in self.tokens[: telling.at]]
        sense = [known for known in senses if known is not None][-1]
        sign = sense.sign * (-1 if sense.tag == "polar" and self.world.facts.polarity == "down" else 1)
        values = [self.world.effect(Subject((index,)), "contribution") or 0.0 for index in members]
        kind: TruthKind = "points" if self.world.facts.unit == "percent" else "amount"
        return Truth(sum(abs(value) for value in values if value * sign > 0), kind)

    def _takes_away(self, telling: Telling) -> bool:
        """ "of the rise, West supplies 112% and South takes away 12%": a part against the change."""
        if telling.figure.sign:
            return False
        return any(
            direction.kind == "transitive"
            and direction.at < telling.at
            and (direction.sign < 0 or returns(self.tokens[direction.at]))
            for direction in directions_of(self.world, self.clause)
        )

    def _names_one_effect(self, telling: Telling) -> bool:
        """ "the mix effect is +0.2 points": not what the whole changed by."""
        around = self.clause.around if self.clause.bracket and self.clause.entity is None else None
        if around is not None and not around.contribution:
            return around.effect in {"mix_effect", "rate_effect"} and telling.effects == (around.effect,)
        if around is not None:
            return False
        said_of = self.clause.entity.kind if self.clause.entity is not None else None
        shifted = said_of == "change" and any(tie.kind.startswith("shift") for tie in self.clause.ties)
        return (shifted or said_of in {None, "effect", "rates"}) and telling.effects in {
            ("mix_effect",),
            ("rate_effect",),
        }

    def _of_all_change(self, telling: Telling) -> bool:
        """ "nine tenths of the decline came from West": of the change of the whole."""
        if not any(tie.kind == "driver" for tie in self.clause.ties) or self.clause.said("more", "than"):
            return False
        behind = [known for known in self.tokens[telling.at + 1 : telling.at + 6] if not known.word("of", "the", "this", "net", "total", "overall")]  # fmt: skip
        return bool(behind) and behind[0].has("move_noun") and not behind[0].text.lower().endswith("s")

    def _contributes(self) -> bool:
        """ "contributed −2.5 points, West −1.4": parts of the change of the whole, no changes of their own."""
        clause: Clause | None = self.clause
        for _ in range(4):
            if clause is None or any(known.kind == "verb" for known in directions_of(self.world, clause)):
                return False
            if clause.said("contributed", "contributes", "contribute", "contributing"):
                return True
            clause = clause.template
        return False

    def _moves_itself(self, telling: Telling) -> bool:
        """ "Campus fell by 2.5 points": its own value did, whatever it contributed to that of the whole."""
        if self.clause.effect is not None or self.clause.contribution or self.clause.bracket:
            return False
        before = [known for known in directions_of(self.world, self.clause) if known.at < telling.at]
        trailing = self.tokens[telling.at - 1].word("by") and bool(before) and before[-1].at == telling.at - 2
        verbal = bool(before) and (
            before[-1].kind == "verb" or (trailing and before[-1].kind not in {"transitive", "contrary"})
        )
        if not verbal or telling.at - before[-1].at > 4:
            return False
        between = self.tokens[before[-1].at + 1 : telling.at]
        return not any(
            known.kind in {"number", "mark", "name"} or known.word("whole") or is_whole(known) for known in between
        )

    def _compares_time(self, telling: Telling) -> bool:
        for token in self.tokens[telling.at + 1 : telling.at + 6]:
            if token.word(
                "than",
                "from",
                "since",
                "compared",
                "against",
                "versus",
                "vs",
                "below",
                "above",
                "on",
                "after",
                "over",
                "to",
                "earlier",
                "before",
            ) or token.has("move_adjective"):
                return True
        return says(
            self.tokens[: telling.at], "from", "since", "than", "compared", "against", "versus", "after", "over"
        )

    def _changes(self, subject: Subject, aspect: Aspect, *, per_day: bool = False) -> Iterator[Truth]:
        if self.quantities.pair is None:
            change = truths.changes_per_day if per_day and self.world.facts.grain != "day" else truths.changes
            yield from change(self.world, subject, aspect)
            return
        course = self.quantities.course(subject, aspect)
        if course.delta is not None:
            kind = truths.kind_of(self.world, aspect)
            yield Truth(course.delta, "points" if kind == "rate" else kind, signed=True)
        yield from self._pair_levels("current", aspect)
        yield from self._pair_levels("previous", aspect)

    def _pair_levels(self, when: str, aspect: Aspect) -> Iterator[Truth]:
        course = self.quantities.course(TOTAL, aspect)
        value = course.previous if when == "previous" else course.current
        if value is not None:
            kind = truths.kind_of(self.world, aspect)
            yield Truth(value, "points" if kind == "rate" else kind)

    def _levels(self, telling: Telling, role: str, subject: Subject) -> Iterator[Truth]:
        when = role if role in {"previous", "current"} else telling.when or "current"
        if role in {"previous", "current"} and telling.when in {"previous", "current"} and telling.when != role:
            return
        for aspect in telling.aspects:
            if self.quantities.pair is not None:
                yield from self._pair_levels(when, aspect)
                continue
            if telling.per_day and self.world.facts.grain != "day":
                yield from truths.per_day(self.world, subject, aspect, when)
            else:
                yield from truths.level(self.world, subject, aspect, when)

    def _shares(self, telling: Telling, subject: Subject) -> Iterator[Truth]:
        if subject == TOTAL:
            return
        when = telling.when if telling.when in {"previous", "current"} else "current"
        named = list(self._parts(telling))
        told = [aspect for aspect in _SHARES if aspect in telling.aspects] or _SHARES
        for aspect in () if named and self.world.is_ratio else told:
            yield from truths.level(self.world, subject, aspect, when)
        for part in self._parts(telling):
            above, below = self.world.course(subject, part), self.world.course(TOTAL, part)
            value = (above.previous, below.previous) if when == "previous" else (above.current, below.current)
            yield from (Truth(truth.value, "rate") for truth in truths.quotients(*value))

    def _parts(self, telling: Telling) -> Iterator[Aspect]:
        for token in self.tokens[telling.at : telling.at + 8]:
            if is_name(token, "numerator", "denominator") and token.name is not None:
                yield "numerator" if token.name.kind == "numerator" else "denominator"

    def _again(self, telling: Telling, subject: Subject) -> Iterator[Truth]:
        """A figure that restates the one in front of it."""
        clause: Clause | None = self.clause
        earlier = [known for known in self.clause.tellings if known.at < telling.at]
        if not earlier and clause is not None and clause.around is not None:
            told = clause.around.tellings
            earlier = [known for known in told if known.at < clause.around_at] or told
        # "+$178 on the quarter" tells a change, and so repeats none of the levels told before.
        levels = (
            {"level", "share", "previous", "current"} if telling.figure.sign and not self.world.signed_levels else ()
        )
        for known in earlier[-1:]:
            for role in known.roles:
                if role != "again" and role not in levels:
                    yield from self._role_truths(known, role, subject)
                    if known.whole:
                        yield from self._role_truths(known, role, TOTAL)

    def _other_side(self, telling: Telling, role: str, subject: Subject) -> Iterator[Truth]:
        others = others_of(self.world, self.clause, subject)
        world = self.world
        if role == "gap" and not others:
            yield from distance_from_whole(world, self.tokens, telling, subject)
            rival = rival_of(world, self.clause) if self._compared_before(telling) else None
            others += [rival] if rival is not None else []
        when = telling.when if telling.when in {"previous", "current"} else "current"
        behind = (
            self.tokens[telling.at + 2].figure if role == "multiple" and of_figure(self.tokens, telling.at) else None
        )
        if behind is not None:
            yield from self._of_this_figure(behind, subject, others)
            return
        if role == "multiple" and subject == TOTAL:
            yield from times_as_large(world, self.clause)
        if tells_pace(self.tokens, telling.at) and self._speaks_of_movement():
            yield from multiples_of_pace(world, self.clause, telling.at, subject, others)
            return
        if role == "multiple" and others and self._takes_time(telling):
            for known in others:
                yield from self._times_as_long(telling, subject, known, when)
            return
        turned = self._measures_change(telling)
        priced = telling.figure.unit == "times" and (
            multiplies_level(self.tokens, telling.at)
            or (world.is_ratio and (is_priced(world, self.tokens, telling.at) or of_level(self.tokens, telling.at)))
        )
        if role == "multiple" and beside_whole_pace(self.tokens, telling.at):
            mine, theirs = world.course(subject, "value"), world.course(TOTAL, "value")
            yield from truths.quotients(mine.relative, theirs.relative)
            return
        whole = multiples_of_whole(world, self.clause, telling.at, subject) if role == "multiple" else None
        if whole is not None:
            yield from whole
            return
        if role == "multiple" and beside_average(world, self.tokens, telling.at):
            yield from truths.quotients(world.course(subject, "value").current, world.course(TOTAL, "value").current)
            return
        if role == "multiple" and not others:
            for aspect in telling.aspects:
                course = world.course(subject, aspect)
                if course.multiple is not None:
                    yield Truth(course.multiple, "times")
                    yield Truth(course.multiple, "rate")
        # "Contributed -2.5 points, three times as much as West": effects, not the rates behind them.
        contributed = world.is_ratio and any(
            token.lowered.startswith("contribut") for token in self.tokens[: telling.at]
        )
        for other in others:
            for aspect in telling.aspects:
                mine, theirs = world.course(subject, aspect), world.course(other, aspect)
                if role == "other":
                    yield from truths.level(world, other, aspect, when)
                    if self.clause.bracket or self.clause.compared_to is not None:
                        yield from truths.changes(world, other, aspect)
                        yield from truths.effects(world, other, ALL_EFFECTS)
                    continue
                if role == "multiple":
                    moved = contributed or (not priced and self._speaks_of_movement())
                    if turned:
                        mine, theirs = theirs, mine
                    yield from (
                        ()
                        if moved
                        else truths.quotients(
                            mine.current if when == "current" else mine.previous,
                            theirs.current if when == "current" else theirs.previous,
                        )
                    )
                    if priced or contributed:
                        continue
                    yield from truths.quotients(mine.delta, theirs.delta)
                    if self.world.is_ratio or self.clause.said("faster", "relative", "in relative terms", "percentage"):
                        yield from truths.quotients(mine.relative, theirs.relative)
                    continue
                kind = truths.kind_of(world, aspect)
                if not leads_by(self.tokens, telling.at, mine, theirs, moved=self._speaks_of_movement()):
                    continue
                left, right = (mine.previous, theirs.previous) if when == "previous" else (mine.current, theirs.current)
                if left is not None and right is not None:
                    yield Truth(abs(left - right), "points" if kind == "rate" else kind)
                    if right > 0:
                        yield Truth(abs(left / right - 1), "rate")
                if mine.delta is not None and theirs.delta is not None and self._speaks_of_movement():
                    yield Truth(abs(abs(mine.delta) - abs(theirs.delta)), "points" if kind == "rate" else kind)
            if role == "multiple" and not priced:
                for name in ALL_EFFECTS:
                    above, below = world.effect(subject, name), world.effect(other, name)
                    yield from truths.quotients(below, above) if turned else truths.quotients(above, below)

    def _takes_time(self, telling: Telling) -> bool:
        """ "twice as long as West": of the durations, whatever else is spoken of."""
        behind = self.tokens[telling.at + 1 : telling.at + 4]
        often = self.world.is_ratio and says(behind, "as often as", "as frequently as")
        return often or (self.world.facts.unit == "minutes" and says(behind, *_LONG, *_FAST))

    def _times_as_long(self, telling: Telling, subject: Subject, other: Subject, when: str) -> Iterator[Truth]:
        mine, theirs = (
            course.previous if when == "previous" else course.current
            for course in (self.world.course(subject, "value"), self.world.course(other, "value"))
        )
        fast = says(self.tokens[telling.at + 1 : telling.at + 4], *_FAST)
        yield from truths.quotients(theirs, mine) if fast else truths.quotients(mine, theirs)

    def _measures_change(self, telling: Telling) -> bool:
        """ "South grew by 90, more than twice the gain in West": what stands in front is so many times this change."""
        behind = self.tokens[telling.at + 1 : telling.at + 3]
        return (
            not any(known.kind in {"name", "number"} or known.has("move") for known in self.tokens[: telling.at])
            and len(behind) == 2
            and (behind[0].word("the", "its") or behind[0].kind == "name")
            and behind[1].has("move_noun")
        )

    def _of_this_figure(self, figure: Figure, subject: Subject, others: list[Subject]) -> Iterator[Truth]:
        """ "16.5 items, more than double the 7.4 of West" or "of May": what is set beside a figure that is told, too."""
        course = self.world.course(subject, "value")
        before = Truth(course.previous or 0.0, truths.kind_of(self.world, "value"))
        if truths.states(self.world, figure, "none", 0, before, self.units):
            yield from truths.quotients(course.current, course.previous)
        for one, other in [(subject, known) for known in others] + [(known, subject) for known in others]:
            above, below = self.world.course(one, "value"), self.world.course(other, "value")
            kind = truths.kind_of(self.world, "value")
            moved: TruthKind = "points" if kind == "rate" else kind
            for mine, theirs, said in (
                (above.current, below.current, kind),
                (above.previous, below.previous, kind),
                (above.delta, below.delta, moved),
            ):
                if theirs is not None and truths.states(
                    self.world, figure, "none", 0, Truth(abs(theirs), said), self.units
                ):
                    yield from truths.quotients(mine, theirs)

    def _speaks_of_movement(self) -> bool:
        """True when the clause, or the one it is set against, says that something moved."""
        for clause in (self.clause, self.clause.compared_to, self.clause.template):
            if clause is not None and (
                clause.has("transitive") or any(direction.sign for direction in directions_of(self.world, clause))
            ):
                return True
        return False

    def _of_others(self, subject: Subject) -> Iterator[Truth]:
        """ "less than a sixth of those losses", "half of South's decline": of the change of others spoken of."""
        mine = self.world.course(subject, "value").delta
        losses = (
            [self.world.course(Subject((index,)), "value").delta for index in self.world.siblings(subject)]
            if subject.members
            else []
        )
        against = [value for value in losses if value is not None and mine is not None and value * mine < 0]
        if against:
            yield from truths.quotients(mine, sum(against))
        for other in others_of(self.world, self.clause, subject):
            yield from truths.quotients(mine, self.world.course(other, "value").delta)
