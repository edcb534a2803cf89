"""Whether what a clause says to have moved did so, that way, that far, and for as many as it says."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from insight.claims.clauses.against_whole import is_set_beside_whole
from insight.claims.clauses.clause import Direction, Telling
from insight.claims.clauses.contraries import is_excepted, is_gone_against
from insight.claims.clauses.contributing import contributed_to, lifts_over_zero, returns
from insight.claims.clauses.counts import check_only, count_fits, excludes
from insight.claims.clauses.cues import has_described, is_whole, says_per_piece, share_aspects
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import Entity, is_mark, is_name
from insight.claims.clauses.inherited import inherited_of
from insight.claims.clauses.judge import REACH, VALUE, Judge, as_one
from insight.claims.clauses.mixes import mix_stood_still
from insight.claims.clauses.quantities import degree_fits, moves
from insight.claims.clauses.rivals import is_outdone
from insight.claims.clauses.shares_beside import performs_beside_whole
from insight.claims.refusal import Refused
from insight.claims.tokens import means, says, token_at
from insight.claims.world import TOTAL, Aspect, EffectName, Subject

_SIZES: Final = frozenset(["larger", "bigger", "smaller", "fuller", "emptier", "heavier", "lighter"])
_BECOMES: Final = frozenset(["is", "are", "was", "were", "got", "become", "became", "grew", "getting"])


_CAUSING: Final = ("drive_verb", "driver", "cause", "share_verb", "transitive", "link", "offset_verb")
_MODALS: Final = ("will", "may", "might", "could", "should", "shall", "must")


class MovementJudge(Judge):
    """Judges the directions that a clause tells."""

    def check_directions(self, subjects: tuple[Subject, ...]) -> None:
        """Raise `Refused` unless everything moved as it is said to have."""
        clause = self.clause
        directions = directions_of(self.world, clause)
        self._check_modal(directions)
        for direction in directions:
            if performs_beside_whole(self.world, clause, direction.at):
                continue
            if clause.group is not None:
                if is_set_beside_whole(clause, direction.at):
                    continue
                self._check_counted(clause.group, direction, subjects)
                continue
            if clause.places and not direction.of_whole and direction.sign and direction.kind != "degree":
                self._check_places(direction, subjects)
                mentions = [place.mention for place in clause.places if place.mention is not None]
                counted = any(known.count is not None or known.quantifier is not None for known in mentions)
                inside = any(place.joint in {"within", "inside"} for place in clause.places)
                counted = counted or (inside and self.world.is_ratio)  # whatever the whole did
                if clause.entity is None or clause.entity.kind != "total" or direction.kind != "verb" or counted:
                    continue
            if is_excepted(self.tokens, direction):
                self._check_direction(
                    replace(direction, of=(), of_whole=False, negated=not direction.negated), subjects
                )
            if is_gone_against(self.tokens, directions, direction):
                direction.of = (TOTAL,)
            offset = means(self.tokens[: direction.at], "offset_verb") and direction.kind == "noun"
            others = tuple(each for tie in clause.ties if tie.kind == "compare" for each in tie.entity.choices[0])
            if offset and not others:
                continue
            self._check_direction(direction, direction.of or (others if offset and others else subjects))
        if not directions:
            self._check_inherited(subjects)
        self._check_listed(subjects)
        self._check_those_named(directions, subjects)
        self._check_because(directions)
        if subjects and subjects[0].rest:
            self._check_what_if(subjects[0])
        beside = any(is_set_beside_whole(clause, known.at) for known in directions)
        beside = beside or any(tie.kind == "only" for tie in clause.ties)  # held with that
        if clause.entity is not None and clause.entity.kind == "segment" and excludes(self.tokens) and not beside:
            check_only(self.quantities, clause, subjects)

    def _check_listed(self, subjects: tuple[Subject, ...]) -> None:
        """ "two of the three grew (West and South)": those named in the bracket did, and they are that many."""
        clause, around = self.clause, self.clause.around
        group = around.group if around is not None else None
        names = all(token.kind in {"name", "mark"} or token.word("and", "or", "&", "the") for token in self.tokens)
        excepted = clause.template is not None and clause.template.said("exception", "exceptions")
        if around is None or group is None or group.mention is None or not clause.entity or not names or excepted:
            return
        said = [known for known in directions_of(self.world, around) if known.sign or known.still is not None]
        before = [known for known in said if known.at < clause.around_at]
        for direction in before[-1:] or said[:1]:
            told = replace(direction, negated=direction.negated != (group.mention.quantifier == "none"))
            aspect = told.aspect or around.aspect or "value"
            if not all(moves(self.quantities, told, subject, aspect) for subject in subjects):
                raise Refused("direction", "one named among those")
        if group.mention.quantifier is None and group.mention.count not in {None, clause.listed}:
            raise Refused("comparison", "a count of those named")

    def _check_those_named(self, directions: list[Direction], subjects: tuple[Subject, ...]) -> None:
        """ "Two regions, West and South, fell", "two, West among them, fell": as many did, and those are who they are."""
        clause, before = self.clause, self.clause.template
        group = before.group if before is not None else None
        mention = group.mention if group is not None else None
        if (
            before is None
            or group is None
            or mention is None
            or mention.count is None
            or mention.quantifier is not None
            or any(known.sign for known in directions_of(self.world, before))
        ):
            return
        apposed = clause.entity is not None and clause.entity.kind == "segment" and clause.entity.stand == "open"
        opens = all(
            token.has("cardinal", "glue", "quantifier") or token.kind == "name" or is_mark(token, ",")
            for token in before.tokens
        )
        named = {index for subject in subjects for index in subject.members}
        if (
            not apposed
            or not opens
            or not (before.tokens and is_mark(before.tokens[-1], ","))
            or not named <= {index for subject in group.choices[0] for index in subject.members}
        ):
            return
        among = says(self.tokens, "among", "among them", "amongst them", "included", "including")
        if not among and len(named) != mention.count:
            raise Refused("comparison", "a count of those named")
        for direction in directions[:1]:
            self._check_counted(group, direction, group.choices[0])

    def _check_because(self, directions: list[Direction]) -> None:
        """ "the rate fell because two plans improved": what went the other way is no reason."""
        entity, before = self.clause.entity, self.clause.template
        kinds = {"group", "segment", "effect"}
        if entity is None or entity.joint != "because" or entity.kind not in kinds or before is None:
            return
        whole = [known.told_sign for known in directions_of(self.world, before) if known.kind == "verb"]
        other = [known.told_sign for known in directions if known.kind == "verb"]
        theirs, own = (
            {index for each in known.choices[0] for index in each.members} for known in (before, self.clause)
        )
        apart = theirs and own and not (theirs & own and before.group is None)
        against = whole and other and whole[0] * other[0] < 0
        named = entity.kind == "segment" and before.entity is not None and before.entity.kind == "segment"
        if apart and (against or (named and not theirs & own)):
            raise Refused("cause", "one segment as the cause of another")
        acts = "transitive" if entity.kind == "effect" else "verb"
        mine = [known.told_sign for known in directions if known.kind == acts and known.aspect is None]
        if whole and mine and before.choices[0] == (TOTAL,) and whole[0] * mine[0] < 0:
            raise Refused("cause", "moved the other way")

    def _check_what_if(self, rest: Subject) -> None:
        """ "without Porto it would have fallen less": less than the whole did."""
        for direction in directions_of(self.world, self.clause):
            behind = self.tokens[direction.at + 1 : direction.at + 3]
            more = says(behind, "more", "further", "faster")
            less = says(behind, "less", "slower")
            delta = self.world.course(rest, "value").delta
            if not (more or less) or not direction.sign or delta is None:
                continue
            if (delta - self.world.facts.delta) * direction.sign * (1 if more else -1) <= 0:
                raise Refused("comparison", "what-if compared")

    def _check_modal(self, directions: list[Direction]) -> None:
        if not directions or (self.clause.choices and any(subject.rest for subject in self.clause.choices[0])):
            return
        if not self.clause.said("would", "couldn't", *_MODALS):
            return
        for index, token in enumerate(self.tokens):
            behind = self.tokens[index + 1 : index + 6]
            if token.word("could", "couldn't") and means(behind, "offset_verb"):
                if token.has("negation") or behind[0].has("negation"):
                    continue
            if (token.word("should") and self.clause.has("negation")) or (
                token.word("would") and means(self.tokens, "noise_noun")
            ):
                continue
            if (
                token.word("would")
                and self.clause.entity is not None
                and self.clause.entity.kind in {"rates", "effect"}
            ):
                continue
            if token.word(*_MODALS) or (token.word("would") and not self.clause.said("without", "excluding", "not")):
                raise Refused("invented", token.text)

    def _aspects(self, direction: Direction) -> tuple[Aspect, ...]:
        clause = self.clause
        if direction.aspect is not None:
            if direction.aspect == "share":
                return share_aspects(self.world, self.tokens)
            # "Calls got shorter" speaks of their time, "fewer calls" of how many there were.
            counted = says(self.tokens[direction.at : direction.at + 1], "more", "fewer")
            timed = self.world.facts.unit == "minutes" and not counted
            return (direction.aspect, "value") if timed else (direction.aspect,)
        if (
            clause.aspect == "share"
            or (clause.entity is not None and clause.entity.kind == "share")
            or self._share_before(direction)
        ):
            return share_aspects(self.world, self.tokens)
        if self._of_their_size(direction):
            return VALUE
        counted = any(
            token.word("up", "down")
            or (token.has("move") and not token.has("pace") and not says_per_piece(self.world, token))
            for token in self.tokens[direction.at : direction.at + 1]
        )
        if clause.aspect is not None and counted and self._part_before(direction) == clause.aspect:
            return (clause.aspect,)
        if clause.aspect is not None:
            many = any(subject.members for choice in clause.choices[:1] for subject in choice)
            return (clause.aspect, "value") if many and not self._counted_noun() else (clause.aspect,)
        part = self._part_before(direction)
        if part is not None:
            return (part,)
        found: list[Aspect] = ["value"]
        for telling in clause.tellings:
            if 0 < telling.at - direction.at <= 4:
                found += [aspect for aspect in telling.aspects if aspect in {"numerator", "denominator"}]
            found += [
                aspect
                for aspect in telling.aspects
                if aspect in {"share", "numerator_share"}
                and telling.at > direction.at
                and not self._by_percent(telling)
            ]
        if self._sizes(direction):
            found.append("denominator")
        template = (
            clause.template
            if clause.entity is not None and clause.entity.kind in {"segment", "group", "pronoun"}
            else None
        )
        for _ in range(3):
            if template is None:
                break
            if template.aspect is not None:
                found.append(template.aspect)
            template = template.template
        return tuple(dict.fromkeys(found))

    def _of_their_size(self, direction: Direction) -> bool:
        """ "orders got larger", "baskets were fuller": how much is in each, which is the ratio."""
        entity, words = self.clause.entity, self.tokens[max(0, direction.at - 1) : direction.at + 1]
        if not self.world.is_ratio or entity is None or entity.kind != "part" or self.clause.aspect != "denominator":
            return False
        said = " ".join(token.lowered for token in words).split()
        return bool(said) and said[-1] in _SIZES and any(word in _BECOMES for word in said[:-1])

    def _by_percent(self, telling: Telling) -> bool:
        """ "sales soared by 2.6%": by so much of themselves, and no share of anything."""
        by = self.tokens[telling.at - 1].word("by") if telling.at else False
        return by and telling.figure.unit == "percent" and not self.clause.has("share_noun")

    def _sizes(self, direction: Direction) -> bool:
        """ "Monthly contracts shrink", "the cheapest channel and growing": of a ratio, how many there are of them."""
        segment = self.clause.entity
        if segment is None or segment.kind != "segment" or not self.world.is_ratio or self.clause.tellings:
            return False
        words = ("grow", "grew", "shrink", "shrank", "shrunk")
        return any(token.lowered.startswith(words) for token in self.tokens[direction.at : direction.at + 1])

    def _counted_noun(self) -> bool:
        return self.clause.said("number", "number of", "count", "count of")

    def _share_before(self, direction: Direction) -> bool:
        return any(token.has("share_noun") and not token.has("fraction") for token in self.tokens[: direction.at])

    def _part_before(self, direction: Direction) -> Aspect | None:
        """ "its orders dropped": the noun in front of the verb, when it is a part of the ratio."""
        for at in range(min(direction.at, len(self.tokens)) - 1, -1, -1):
            token = self.tokens[at]
            if token.has("move", "level_verb") or token.kind in {"number", "mark"}:
                break
            if token.name is not None and (token.name.counts or token.name.kind in {"numerator", "denominator"}):
                if self._describes_segment(at):
                    return None
                if token.name.counts:
                    return "denominator"
                single = self.clause.said("each", "every", "average")
                if self.clause.entity is not None and self.clause.entity.kind == "total" and single:
                    return None
                return "numerator" if token.name.kind == "numerator" else "denominator"
        return None

    def _describes_segment(self, at: int) -> bool:
        """ "conversion for French visitors rose": the noun belongs to the name, and the metric is what moved."""
        before = at
        while before > 0 and (self.tokens[before].word("the") or is_name(self.tokens[before], "segment", "dimension", "numerator", "denominator")):  # fmt: skip
            before -= 1
        placed = self.tokens[before].word("for", "of", "among", "in", "from", "on", "by", "with")
        owned = placed and any(is_name(token, "segment") for token in self.tokens[before : at + 1])
        return owned and before > 0 and is_name(self.tokens[before - 1], "metric")

    def _check_direction(self, direction: Direction, subjects: tuple[Subject, ...]) -> None:
        if subjects == (TOTAL,) and self.clause.entity is None and direction.kind in {"verb", "adjective"}:
            self._check_anybody(direction)
        shares = self.clause.effect == "mix_effect" and self.clause.entity is not None
        shares = shares or (subjects == (TOTAL,) and self._aspects(direction)[0] == "share")
        if direction.still is not None and shares:
            if not mix_stood_still(self.world, self.clause, direction) != direction.negated:
                raise Refused("judgement", self.tokens[direction.at].text)
            return
        if direction.level and direction.when is None and direction.kind == "adjective" and self._in_both_periods():
            self._check_direction(replace(direction, when="previous"), subjects)
        options: list[tuple[Subject, ...]] = [subjects]
        if len(subjects) > 1:
            options.append((as_one(subjects),)) if self._together() else None
        if direction.of_whole or self._about_whole(direction):
            options = [(TOTAL,)] if direction.level else [*options, (TOTAL,)]
            if direction.kind == "crossing" and not lifts_over_zero(self.world, subjects, direction.level):
                raise Refused("cause", "not enough to change the sign")
        if self._adds_to_change(direction):
            direction = Direction(
                direction.at,
                direction.sign * (1 if self.world.facts.delta >= 0 else -1),
                direction.kind,
                negated=direction.negated,
                effect=direction.effect,
            )
        effects = self._direction_effects(direction)
        for option in options:
            for aspect in (
                *self._aspects(direction)[: 1 if direction.negated else None],
                *(VALUE if option == (TOTAL,) and option != subjects else ()),
            ):
                if all(
                    moves(self.quantities, direction, subject, aspect)
                    and degree_fits(self.quantities, direction, subject, aspect)
                    for subject in option
                ):
                    return
            for effect in effects:
                told = Direction(direction.at, direction.sign, direction.kind, negated=direction.negated, effect=effect)
                if direction.sign and all(moves(self.quantities, told, subject, "value") for subject in option):
                    return
        judged = all(
            any(moves(self.quantities, direction, subject, aspect) for aspect in self._aspects(direction))
            for subject in subjects
        )
        raise Refused(
            "judgement" if direction.still is not None or judged else "direction", f"{self.tokens[direction.at].text}"
        )

    def _in_both_periods(self) -> bool:
        """ "was positive in both months"."""
        return any(token.has("time") and token.lowered.startswith("both ") for token in self.tokens)

    def _adds_to_change(self, direction: Direction) -> bool:
        """ "N/A adds 8.9%" of the change that is spoken of."""
        if direction.kind != "transitive" or returns(self.tokens[direction.at]):
            return False
        if contributed_to(self.world, self.clause, direction.at, []) is not None:
            return False  # "contributed $40 to the fall, or 9% of it": the noun has said which way
        return any(
            "part" in telling.roles and telling.figure.unit in {"percent", "fraction"} and telling.at > direction.at
            for telling in self.clause.tellings
        )

    def _direction_effects(self, direction: Direction) -> tuple[EffectName, ...]:
        if direction.effect in {"rate_effect", "mix_effect"}:
            return (direction.effect,)  # "mix took 4.9 points off; higher rates added 1.1": not what mix did
        if self.clause.effect is not None:
            return (self.clause.effect,)
        entity = self.clause.entity
        if entity is not None and entity.kind == "rates" and self.world.is_ratio:
            return ("rate_effect",)
        acts = direction.kind in {"transitive", "contrary"} or self._acts_on_whole(direction)
        return ("contribution",) if acts else ()

    def _acts_on_whole(self, direction: Direction) -> bool:
        """ "Video raised the average": what a part did to the whole, whatever it did itself."""
        behind = self.tokens[direction.at + 1 : direction.at + 4]
        if (
            direction.kind != "verb"
            or direction.strength
            or direction.weak
            or says(behind[:1], "in", "of", "its", "their")
        ):
            return False
        return any(is_whole(token) for token in behind)

    def _about_whole(self, direction: Direction) -> bool:
        """The object of "left net revenue lower", "explains the higher rate"."""
        if direction.kind == "transitive" and self.clause.choices[0] == (TOTAL,):
            return True
        if self.clause.choices[0][0].members and has_described(self.tokens, direction.at):
            return False
        inherited = direction.at == 0 and self.clause.template is not None and self.clause.choices[0] != (TOTAL,)
        # "Press published fewer articles": its own, whatever verb stands in front
        lead = token_at(self.tokens, direction.at - 1)
        elsewhere = lead.word("the", "this", "its", "our", ",") or means(self.tokens[: direction.at], *_CAUSING)
        if self.clause.choices[0][0].members and not elsewhere:
            return False
        return (
            direction.kind == "adjective"
            and not inherited
            and any(is_name(token, "metric") for token in self.tokens[direction.at : direction.at + 3])
        )

    def _check_anybody(self, direction: Direction) -> None:
        """ "nobody gained", "all down": said of every segment of some dimension."""
        first = self.tokens[0]
        none = first.word("nobody", "no one", "nothing", "none")
        if (not none and not first.word("all", "everything", "everyone")) or direction.at > REACH:
            return
        told = replace(direction, negated=False)
        for members in self.world.dimensions.values():
            count = sum(moves(self.quantities, told, Subject((index,)), "value") for index in members)
            if count == (0 if none else len(members)):
                return
        raise Refused("comparison", first.text)

    def _check_places(self, direction: Direction, subjects: tuple[Subject, ...]) -> None:
        if self._names_own() and not self._counts_places():
            self._check_direction(direction, subjects)  # "within departments, the rate rose in Sales"
            return
        if (
            self.world.is_ratio
            and any(place.joint in {"within", "inside"} for place in self.clause.places)
            and (
                self.clause.has("driver", "cause", "share_verb", "transitive", "drive_verb")
                or not self._counts_places()
            )
        ):
            over = next((place.mention.dimension for place in self.clause.places if place.mention is not None), None)
            held = any(value * direction.sign > 0 for value in self.world.effect_totals("rate_effect", over))
            if held == direction.negated:
                raise Refused("direction", self.tokens[direction.at].text)
            return
        offsets = [index for index, token in enumerate(self.tokens) if token.has("offset_verb")]
        if offsets and direction.at < offsets[0] and not (self.clause.group or subjects == (TOTAL,)):
            self._check_direction(direction, subjects)
            return
        left_out = {index for subject in subjects if subject.rest for index in subject.members}
        for place in self.clause.places:
            members = tuple(each for each in place.choices[0] if not set(each.members) & left_out)
            self._check_counted(place, direction, members)

    def _names_own(self) -> bool:
        """True where the clause is about segments of the very dimension that it is told within."""
        entity, places = self.clause.entity, [place for each in self.clause.places for place in each.choices[0]]
        own = self.clause.choices[0]
        within = all(place.joint in {"within", "inside"} for place in self.clause.places)
        return (
            within
            and entity is not None
            and entity.kind == "segment"
            and bool(own[0].members)
            and set(own) < set(places)
        )

    def _counts_places(self) -> bool:
        mentions = [place.mention for place in self.clause.places if place.mention is not None]
        return any(mention.quantifier is not None or mention.count is not None for mention in mentions)

    def _check_counted(self, group: Entity, direction: Direction, subjects: tuple[Subject, ...]) -> None:
        mention = group.mention
        if mention is None:
            return
        if mention.quantifier == "some" and says(self.tokens[: max(direction.at, 0)], "no", "not", "never", "without"):
            mention = replace(mention, quantifier="none")
            direction = replace(direction, negated=False)
        if mention.quantifier == "none" and direction.kind == "verb" and is_outdone(self.world, self.clause, direction):
            return
        template = self.clause.template
        if (
            mention.count == 1
            and self.clause.said("one of", "of")
            and template is not None
            and template.entity is not None
            and template.entity.kind == "segment"
            and template.tokens[-1:]
            and template.tokens[-1].word("is", "was", "remains")
        ):
            if not all(moves(self.quantities, direction, subject, "value") for subject in template.choices[0]):
                raise Refused("direction", "one of those")
            return
        members = self._without_exceptions(subjects if subjects and subjects[0].members else group.choices[0])
        if (
            direction.of_whole
            and moves(self.quantities, direction, TOTAL, "value")
            and self.clause.has("driver", "share_verb", "drive_verb", "cause", "link")
        ):
            return
        if (
            self._together()
            and not self.clause.said("both", "each")
            and mention.quantifier in {None, "all", "other"}
            and all(moves(self.quantities, direction, subject, "value") for subject in (as_one(members),))
        ):
            return
        lead = [token.text for token in self.tokens[max(0, direction.at - 2) : direction.at]]
        apposed = direction.kind == "noun" and lead in ([",", "a"], [",", "an"])
        if apposed and mention.quantifier in {None, "other"}:
            if moves(self.quantities, direction, as_one(members), "value"):
                return
        aspects = self._aspects(direction)
        if direction.kind == "transitive":
            direction.effect = direction.effect or "contribution"
        counts = [sum(moves(self.quantities, direction, subject, aspect) for subject in members) for aspect in aspects]
        if not direction.sign and direction.still is None and not direction.level:
            counts = [len(members)]
        fits = [
            count_fits(
                mention.quantifier,
                mention.count,
                mention.of_count,
                count,
                len(members) if self._exceptions() and not mention.of_count else len(subjects),
                mention.bound,
            )
            for count in counts
        ]
        everyone = direction.negated and mention.quantifier == "some" and self.clause.said("any")
        several = self.clause.said("many", "several", "many of", "several of") and mention.quantifier == "some"
        pair = mention.quantifier == "both" and mention.dimension is not None and len(group.choices[0]) != 2
        if not any(fits) or pair or (everyone and max(counts) < len(members)) or (several and max(counts) < 2):
            raise Refused("judgement" if direction.still is not None else "comparison", "quantifier")
        if mention.quantifier != "none" and (direction.strength or direction.weak):
            held = [subject for subject in members if moves(self.quantities, direction, subject, aspects[0])]
            if not all(degree_fits(self.quantities, direction, subject, aspects[0]) for subject in held):
                raise Refused("judgement", "degree")

    def _without_exceptions(self, members: tuple[Subject, ...]) -> tuple[Subject, ...]:
        named = self._exceptions()
        if not named:
            return members
        denied = (
            self.clause.group is not None
            and self.clause.group.mention is not None
            and self.clause.group.mention.quantifier == "none"
        )
        for index in named:
            for direction in directions_of(self.world, self.clause)[:1]:
                aspect = direction.aspect or self.clause.aspect or "value"
                if direction.sign and moves(self.quantities, direction, Subject((index,)), aspect) != denied:
                    raise Refused("comparison", "exception")
        return tuple(subject for subject in members if not set(subject.members) & named)

    def _check_inherited(self, subjects: tuple[Subject, ...]) -> None:
        """ "South and West did", "and so did North", "likewise West": the direction of the clause before."""
        clause = self.clause
        joint = clause.entity.joint if clause.entity is not None else ""
        if joint in {"more", "fewer"} and clause.template is not None and not self.world.is_ratio:
            amount = Direction(0, 1 if joint == "more" else -1, "adjective")
            if not all(moves(self.quantities, amount, subject, "value") for subject in subjects if subject.members):
                raise Refused("direction", joint)
            return
        told = inherited_of(self.world, clause)
        if told is None:
            return
        if clause.group is not None:
            self._check_counted(clause.group, told, subjects)
        elif not all(moves(self.quantities, told, subject, told.aspect or "value") for subject in subjects):
            raise Refused("direction", "elliptic")
