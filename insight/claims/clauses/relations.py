"""Whether what a clause sets side by side, ranks, or gives as a reason stands so."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.clauses.against_whole import check_outpacing, is_of_pace, is_set_beside_whole
from insight.claims.clauses.averages import check_average
from insight.claims.clauses.clause import Clause
from insight.claims.clauses.comparing import check_beside, check_parts
from insight.claims.clauses.contraries import reads_contrary
from insight.claims.clauses.cues import effect_said, is_level_with_whole
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.drivers import LITTLE, check_covering, check_driver
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.judge import as_one
from insight.claims.clauses.likeness import EQUALS, check_equal_changes
from insight.claims.clauses.offsets import check_offset
from insight.claims.clauses.outdoing import is_behind
from insight.claims.clauses.paces import check_as_fast
from insight.claims.clauses.pieces import check_above_whole, check_more_of, check_of_two
from insight.claims.clauses.places_changed import check_places_changed
from insight.claims.clauses.presence import check_presence
from insight.claims.clauses.ranks import (
    check_lost_lead,
    check_next,
    check_place,
    check_position,
    check_superlative,
)
from insight.claims.clauses.reasons import PARTLY_BELOW, ReasonJudge
from insight.claims.clauses.sizes import says_previous
from insight.claims.clauses.told_as_one import check_all_of_one, check_main_effect, ranks_effect
from insight.claims.clauses.two_effects import LARGER, SMALLER, check_equal_parts, check_two_effects, sides_of
from insight.claims.clauses.verdicts import check_good, check_judged, check_noise, judged_period
from insight.claims.clauses.whole_figure import sign_before, told_of_whole
from insight.claims.refusal import Refused
from insight.claims.tokens import BARE, Token, means, says
from insight.claims.world import TOTAL, Aspect, EffectName, Subject, World

_LEVEL: Final = 0.005
"""How far from the average something level with it may lie, as a part of it."""
_SLIGHTLY: Final = 0.1
"""How far a part may lie from the whole change, as a part of it, to exceed it slightly."""
_EQUAL: Final = 0.85
"""How much of the larger of two the smaller must be for them to be called equal."""


_FALLING_SHORT: Final = ("falls short", "fell short", "fall short", "falling short", "falls short of", "fell short of")
_CLOSED: Final = 0.1
"""How much of a gap may be left for it to be called closed."""


class RelationJudge(ReasonJudge):
    """Judges the relations that a clause tells of its subjects."""

    def check_relations(self, subjects: tuple[Subject, ...]) -> None:
        """Raise `Refused` unless everything set side by side, ranked or given as a reason stands so."""
        clause, world = self.clause, self.world
        check_parts(world, clause, subjects)
        check_two_effects(world, clause)
        check_equal_parts(world, clause, subjects)
        check_as_fast(world, clause, subjects)
        if self.tokens:
            check_more_of(world, clause, subjects)
        for index, token in enumerate(self.tokens):
            if token.kind != "word" or token.lowered in BARE:
                continue
            if token.has("move_adjective", "pace"):
                check_beside(world, clause, subjects, index)
                check_above_whole(world, clause, subjects, index)
            check_of_two(world, clause, subjects, index)
            check_presence(world, clause, subjects, index)
            if token.word(*EQUALS):
                check_equal_changes(world, clause, subjects, index)
            if token.has("outpace_verb") or token.word(*EQUALS, "within", *_FALLING_SHORT):
                self._check_beside_whole(index, token, subjects)
            if token.has("superlative") and self._ranks(index) and not ranks_effect(clause, index):
                self._check_superlative(index, subjects)
            about_segment = bool(subjects) and bool(subjects[0].members) and not subjects[0].rest
            if token.has("noise_noun") and token.word("stands out", "stand out", "stood out") and about_segment:
                continue
            if token.has("noise_noun"):
                check_noise(
                    world,
                    clause,
                    index,
                    subjects
                    if clause.entity is not None and clause.entity.kind == "segment" and not self._of_the_period(index)
                    else (TOTAL,),
                )
            over = token.lowered.split()[-1] if token.word("above", "below") or token.has("hedge") else ""
            if over in {"above", "below"} and subjects[0].members and self._beside_the_whole(index):
                check_average(world, clause, subjects, index, 1 if over == "above" else -1)
            if is_level_with_whole(self.tokens, index):
                self._check_level_with_whole(subjects)
            if token.lowered.endswith("than") and subjects[0].members:
                self._check_than_average(index, subjects)
            if token.word("than"):
                self._check_parts_compared(index)
            if token.word(
                "than", "less than", "more than", "smaller than", "larger than", "greater than", "bigger than"
            ):
                self._check_against_change(index, subjects)
            behind = self.tokens[index + 1 : index + 5]
            if token.word("than") or token.lowered in {f"{word} than" for word in LARGER | SMALLER}:
                direct = not any(known.figure is not None for known in behind[:3])
                if (direct and any(known.has("effect_noun") and "effect" in known.lowered for known in behind[:3])) or (
                    token.word("than") and means(behind, "effect_noun")
                ):
                    read = is_set_beside_whole(clause, max(0, index - 2)) or self._more_than_explained(index)
                    read = read or behind[0].has("offset_verb")
                    if sides_of(world, clause) is None and not read:
                        raise Refused("comparison", "effects compared")
            effect = effect_said(clause, index) if token.word("helped", "helps", "help") else None
            if effect is not None and not says(self.tokens[index + 1 : index + 2], "by"):
                check_good(world, subjects, 1, effect)
            if token.has("good") and not token.has("superlative"):
                self._check_good(index, token, subjects)
            praise = judged_period(self.tokens, index)
            if praise:
                denied = means(self.tokens[max(0, index - 3) : index], "negation")
                check_judged(world, subjects, praise, denied=denied)
            if token.has("contrary") and not reads_contrary(self.tokens, index):
                raise Refused("invented", token.text)
            if token.has("offset_verb") and not token.has("superlative"):
                check_offset(world, clause, subjects, index)
            if token.word("from the"):
                continue
            if token.word("led", "leads", "lead", "led to", "leads to", "lead to") and (
                self._yields_part(index) or self._lead_told(index)
            ):
                continue
            if token.has("share_verb") and self._takes_change(index) and subjects[0].members:
                little = says(self.tokens[index + 1 : index + 4], *LITTLE)
                check_driver(
                    world, subjects, mainly=False, entirely=self._says_whole(subjects), negated=little, told=False
                )
            if token.has("driver", "cause", "drive_verb") and not token.has("offset_verb"):
                self._check_reason(index, token, subjects)
            if token.has("share_verb") and not token.has("transitive", "move"):
                check_covering(world, clause, subjects, index)
            sense = token.sense("effect_noun")
            if sense is not None and sense.tag in {"rate_effect", "mix_effect"}:
                self._check_is_effect(index, sense.tag)
        check_all_of_one(world, clause, subjects)
        check_main_effect(world, clause, subjects)
        self._check_closed_gap(subjects)
        self._check_matter(subjects)
        self._check_effect_said(subjects)
        if self.clause.entity is not None and self.clause.entity.stand == "open":
            self._check_as_much(subjects)
        self._check_place(subjects)
        if len(subjects) == 2 and clause.said("equally", "almost equally", "nearly equally", "the same amount"):
            self._check_equal(subjects)

    def _more_than_explained(self, index: int) -> bool:
        """ "is more than explained by the rate effect": the effect is larger than the change, and of its direction."""
        told = self.tokens[index].word("more than") and self.tokens[index + 1].has("cause", "driver")
        senses = [token.sense("effect_noun") for token in self.tokens[index + 1 : index + 6] if token.kind == "word"]
        tags = {sense.tag for sense in senses if sense is not None}
        delta = self.world.facts.delta
        name: EffectName = "mix_effect" if "mix_effect" in tags else "rate_effect"
        totals = self.world.effect_totals(name, self.clause.dimension)
        return bool(told and tags and delta) and any(total / delta > 1 for total in totals)

    def _check_closed_gap(self, subjects: tuple[Subject, ...]) -> None:
        """ "closed the gap to West": nothing, or next to nothing, is left of it; "partly closed" it: less is."""
        tokens = self.tokens
        for index, token in enumerate(tokens[:-2]):
            closed = token.word("closed", "closes", "close", "closing", "bridged", "eliminated", "erased", "wiped out")
            if not closed or not says(tokens[index + 1 : index + 4], "gap", "lead"):
                continue
            course = self.quantities.course(subjects[0], "value")
            if self.quantities.pair is None or course.previous is None or course.current is None:
                raise Refused("comparison", "which gap")
            near = tokens[max(0, index - 2) : index] + tokens[index + 1 : index + 4]
            partly = any(
                known.word("partly", "partially", "some", "half", "part", "almost", "nearly") or known.has("fraction")
                for known in near
            )
            if course.current > course.previous * (1 if partly else _CLOSED):
                raise Refused("comparison", "the gap is not closed")

    def _of_the_period(self, index: int) -> bool:
        """ "in a week of ordinary variation": a verdict on the whole, whoever is spoken of."""
        near = self.tokens[max(0, index - 2) : index]
        return len(near) > 1 and near[1].word("of", "with") and near[0].has("time", "grain_noun")

    def _lead_told(self, index: int) -> bool:
        """ "a lead of $50": a distance, which its figure tells."""
        behind = self.tokens[index + 1 : index + 3]
        determined = bool(index) and self.tokens[index - 1].word("a", "the", "its", "their")
        return determined and len(behind) > 1 and behind[0].word("of", "is", "was") and behind[1].kind == "number"

    def _check_as_much(self, subjects: tuple[Subject, ...]) -> None:
        """ "fell by the same amount as West", "lost as many visits as the others": both changes are as large."""
        template = self.clause.template
        if template is None or not template.tokens or not template.tokens[-1].word("as"):
            return
        said = says(template.tokens[:-1], "as many", "as much", "the same", "same", "as")
        if not said or not any(direction.sign for direction in directions_of(self.world, template)):
            return
        sides = [
            self.world.course(as_one(side), "value") for side in (template.choices[0], subjects) if side[0].members
        ]
        if len(sides) != 2:
            return
        pairs = [(sides[0].delta, sides[1].delta), (sides[0].relative, sides[1].relative)]
        if not any(mine and theirs and _EQUAL <= abs(mine / theirs) <= 1 / _EQUAL for mine, theirs in pairs):
            raise Refused("comparison", "as much")

    def _check_place(self, subjects: tuple[Subject, ...]) -> None:
        """ "followed by West", "then West", "ranks second", "kept first place"."""
        clause, tokens = self.clause, self.tokens
        if not subjects or not subjects[0].members or subjects[0].rest:
            return
        check_position(self.world, clause, subjects)
        check_places_changed(self.world, clause, subjects)
        lost = says(tokens[:4], "lost", "loses", "surrendered", "gave up", "ceded")
        if lost and any(
            (token.word("lead", "top") and before.word("its", "the") and not self._behind_lead(at + 1))
            or (token.word("position", "place", "spot", "title", "crown") and before.word("its", "the"))
            for at, (before, token) in enumerate(itertools.pairwise(tokens))
        ):
            check_lost_lead(self.world, subjects)
            _check_new_leader(self.world, clause)
        opening = next((index for index, token in enumerate(tokens) if is_name(token, "segment")), 0)
        if (
            clause.entity is not None
            and clause.entity.kind == "segment"
            and (
                says(tokens[:opening], "followed", "then", "next", "followed by")
                or says(tokens[opening + 1 : opening + 3], "next", "runner-up", "close behind")
            )
        ):
            check_next(self.world, clause, subjects)
        for index, token in enumerate(tokens):
            ordinal = token.sense("ordinal")
            if ordinal is None or any(
                known.has("superlative") or known.kind == "period" for known in tokens[index : index + 3]
            ):
                continue
            placed = index + 1 < len(tokens) and tokens[index + 1].word("place", "position", "spot", "rank")
            if (
                placed
                or self._stands_as(index)
                or tokens[index - 1].word("rank", "ranks", "ranked", "came", "comes", "placed")
            ):
                check_place(self.world, clause, subjects, ordinal.strength)

    def _stands_as(self, index: int) -> bool:
        """ "with West a distant second at $50": the place in a list that is told."""
        before = [
            token for token in self.tokens[max(0, index - 3) : index] if not token.word("distant", "close", "clear")
        ]
        after = self.tokens[index + 1 : index + 2]
        ends = not after or after[0].kind == "mark" or after[0].word("at", "with", "and")
        return ends and bool(before) and before[-1].word("a")

    def _behind_lead(self, index: int) -> bool:
        """ "its lead over West": the distance between two, read elsewhere."""
        return says(self.tokens[index + 1 : index + 3], "over")

    def _check_beside_whole(self, index: int, token: Token, subjects: tuple[Subject, ...]) -> None:
        """ "South's decline exceeds the net decline": its size beside that of the whole change."""
        behind = self.tokens[index + 1 : index + 5]
        whole = says(behind, "total", "net", "overall", "whole", "entire")
        if not (whole and means(behind, "move_noun", "change_noun")) or not subjects[0].members:
            return
        if self._relative_to_whole(index):
            return
        if is_of_pace(token):
            check_outpacing(self.world, self.clause, subjects, index)
            return
        values = [self.world.effect(subject, "contribution") for subject in subjects]
        share = sum(value or 0.0 for value in values) / self.world.facts.delta if self.world.facts.delta else 0.0
        if token.has("outpace_verb") or token.word(*_FALLING_SHORT):
            below = token.word(*_FALLING_SHORT) or is_behind(token)
            near = [*self.tokens[max(0, index - 2) : index], *self.tokens[index + 1 : index + 2]]
            slight = means(near, "weak")
            far = not slight and any(known.has("strong") or known.word("far", "by far", "well") for known in near)
            held = (share < 1 if below else share > 1) and (
                abs(share - 1) <= _SLIGHTLY if slight else abs(share - 1) > _SLIGHTLY if far else True
            )
        elif token.word("within"):
            held = share <= 1
        else:
            held = abs(share - 1) <= 1 - PARTLY_BELOW
        negated = means(self.tokens[max(0, index - 3) : index], "negation")
        if held == negated:
            raise Refused("comparison", "beside the whole change")

    def _check_equal(self, subjects: tuple[Subject, ...]) -> None:
        """ "contributed almost equally"."""
        sizes = sorted(abs(self.world.effect(subject, "contribution") or 0.0) for subject in subjects)
        if sizes[0] < _EQUAL * sizes[1]:
            raise Refused("comparison", "equal parts")

    def _check_parts_compared(self, index: int) -> None:
        """ "revenue grew faster than orders": one part of the ratio against the other."""
        before = self.tokens[index - 1]
        right = next(
            (known for known in self.tokens[index + 1 : index + 4] if is_name(known, "numerator", "denominator")), None
        )
        sign = 1 if before.word("faster", "more", "quicker", "stronger") else -1 if before.word("slower", "less") else 0
        if (
            right is None
            or right.name is None
            or not sign
            or not self.world.is_ratio
            or is_name(self.tokens[index + 1], "segment")
        ):
            return
        left = next(
            (
                known
                for known in reversed(self.tokens[:index])
                if is_name(known, "numerator", "denominator", "metric", "segment")
            ),
            None,
        )
        if left is None or left.name is None or left.name.kind == right.name.kind:
            raise Refused("comparison", "parts compared")
        if left.name.kind not in {"numerator", "denominator"}:
            return
        mine, theirs = (self.world.course(TOTAL, _part(known)).relative for known in (left, right))
        said = next(
            (direction.told_sign for direction in directions_of(self.world, self.clause) if direction.told_sign), 1
        )
        if mine is None or theirs is None or (mine - theirs) * said * sign <= 0:
            raise Refused("comparison", "parts compared")

    def _check_against_change(self, index: int, subjects: tuple[Subject, ...]) -> None:
        """ "smaller than the total change"."""
        behind = self.tokens[index + 1 : index + 6]
        whole = says(behind, "total", "overall", "net", "whole", "entire")
        if not whole or not means(behind, "change_noun", "move_noun") or (behind and behind[0].kind == "number"):
            return
        if self._relative_to_whole(index):
            return
        token = self.tokens[index]
        said = token if not token.word("than") else self.tokens[index - 1]
        sense = said.sense("move_adjective")
        word = said.text.lower().removesuffix(" than")
        sign = 1 if word in LARGER else -1 if word in SMALLER else sense.sign if sense else 0
        names: tuple[EffectName, ...] = (self.clause.tellings[-1].effects if self.clause.tellings else ()) or (
            self.clause.effect or "contribution",
        )
        sizes = [abs(sum(self.world.effect(subject, name) or 0.0 for subject in subjects)) for name in names]
        before = self.clause.before
        pointing = self.tokens[0].lowered.partition(" ")[0] in {"that", "this", "it", "which"}
        if pointing and self.clause.entity is None and (before is None or not before.tellings):
            return  # it points back to the headline, which was judged by itself
        if not sign or not any((size - abs(self.world.facts.delta)) * sign > 0 for size in sizes):
            raise Refused("comparison", "against the whole change")

    def _relative_to_whole(self, index: int) -> bool:
        """ "exceeding the overall decline of 14%": the two percentages are set beside each other with that figure."""
        for telling in self.clause.tellings:
            if telling.at > index and telling.figure.unit == "percent" and self.world.facts.unit != "percent":
                start = told_of_whole(self.tokens, telling.at)
                return start is not None and sign_before(self.tokens, start) != 0
        return False

    def _beside_the_whole(self, index: int) -> bool:
        """ "above the average", "well below this": whatever "this" is, it was told of the whole."""
        near = self.tokens[index + 1 : index + 4]
        pointed = bool(near) and near[0].word("this", "that") and (len(near) == 1 or is_mark(near[1]))
        return pointed or says(near, "average", "mean")

    def _check_level_with_whole(self, subjects: tuple[Subject, ...]) -> None:
        """ "was level with the average in March": no higher and no lower than the whole then."""
        when = "previous" if says_previous(self.clause) else "current"
        for subject in subjects:
            mine, whole = (getattr(self.world.course(each, "value"), when) for each in (subject, TOTAL))
            if not self.world.is_ratio or mine is None or not whole or abs(mine / whole - 1) > _LEVEL:
                raise Refused("comparison", "level with the average")

    def _check_than_average(self, index: int, subjects: tuple[Subject, ...]) -> None:
        """ "takes less time than average", "faster than average": words that no direction is read from."""
        behind = next((token for token in self.tokens[index + 1 : index + 3] if not token.word("the")), None)
        if behind is None or not behind.word("average"):
            return
        near = [*self.tokens[max(0, index - 2) : index], self.tokens[index]]
        if means(near, "move_adjective"):
            return
        pace = next((token.senses["pace"].sign for token in near if token.has("pace")), 0)
        words = {word for token in near for word in token.lowered.split()}
        more, less = "more" in words, bool({"less", "fewer"} & words)
        if not pace and more == less:
            raise Refused("comparison", "compared in what")
        slow = -1 if self.world.facts.unit == "minutes" else 1
        check_average(self.world, self.clause, subjects, index, pace * slow or (1 if more else -1))

    def _ranks(self, index: int) -> bool:
        token = self.tokens[index]
        if token.has("drive_verb", "share_verb", "glue") and token.word(
            "leading", "main", "key", "principal", "primary", "chief", "top", "bottom", "lead"
        ):
            return not token.word("leading") or self.tokens[index - 1].word("the")
        group = self.clause.group
        return not (
            group is not None
            and group.mention is not None
            and group.mention.superlative is not None
            and group.stand == "open"
        )

    def _check_superlative(self, index: int, subjects: tuple[Subject, ...]) -> None:
        clause = self.clause
        if clause.group is not None and clause.group.mention is not None and clause.group.mention.quantifier is None:
            return
        tied = [tie for tie in clause.ties if tie.at > index and tie.kind in {"driver", "compare", "place"}]
        if clause.compared_to is not None and says(self.tokens[:index], "as", "to become", "become", "becoming"):
            check_superlative(self.world, clause, clause.compared_to.choices[0], index)
            return
        if not any(subject.members for subject in subjects) and tied:
            check_superlative(self.world, clause, tied[0].entity.choices[0], index)
            return
        check_superlative(self.world, clause, subjects, index)

    def _check_good(self, index: int, token: Token, subjects: tuple[Subject, ...]) -> None:
        sign = token.senses["good"].sign
        negated = means(self.tokens[max(0, index - 4) : index], "negation")
        negated = negated != (bool(index) and self.tokens[index - 1].word("less"))
        effect = effect_said(self.clause, index)
        alone = effect is not None or (self.clause.entity is not None and self.clause.entity.kind == "segment")
        for option in [subjects] if alone else [subjects, (TOTAL,)]:
            try:
                check_good(self.world, option, -sign if negated else sign, effect)
            except Refused as refused:
                failure = refused
            else:
                return
        raise failure


def _check_new_leader(world: World, clause: Clause) -> None:
    """ "lost the lead to West": who is ahead of all others now."""
    for tie in clause.ties:
        other = tie.entity.choices[0]
        if tie.kind != "compare" or not other[0].members:
            continue
        values = [world.course(Subject((member,)), "value").current for member in world.siblings(other[0])]
        mine = world.course(other[0], "value").current
        if mine is None or any(value is not None and value > mine for value in values):
            raise Refused("comparison", "who leads now")


def _part(token: Token) -> Aspect:
    """The part of the ratio that a name stands for."""
    return "numerator" if token.name is not None and token.name.kind == "numerator" else "denominator"
