"""What stands near a figure without leading to it: nouns and ranks of a change, the clause around a bracket."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.clauses.aspects import AspectReader
from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.portions import PortionReader
from insight.claims.figures import Figure
from insight.claims.tokens import means, says, token_at

_LEADING: Final = (
    "leading",
    "leads",
    "led",
    "in front",
    "first",
    "ahead",
    "followed by",
    "followed",
    "most",
    "the most",
)


class ContextReader(AspectReader, PortionReader):
    """Reads what a figure stands near."""

    def _amounts_too(self) -> bool:
        """ "the rate effect amounts to 0.8 points, the mix effect to 0.1": the verb is that of the first."""
        before = self.clause.template
        if before is None or not before.tellings or self.directions:
            return False
        led = [token for token in before.tokens[: before.tellings[0].at] if not token.has("hedge")]
        return bool(led) and led[-1].has("level_verb") and led[-1].lowered.endswith(" to")

    def _follows(self, figure: Figure) -> tuple[str, ...]:
        """ "West follows with 24.8%", "followed by West with $40": a part or a change, like that of the first."""
        if not self.clause.said("follows", "follow", "followed", "following", "followed by"):
            return ()
        first = self.clause.template or self.clause.before
        while first is not None and not first.tellings and not first.has("superlative"):
            first = first.template
        if first is None:
            return ()
        contributed = any(token.lowered.startswith("contribut") for token in first.tokens)
        if contributed or any(known.roles[:1] in {("part",), ("effect",)} for known in first.tellings):
            if figure.unit == "percent" and self.world.facts.unit != "percent":
                return ("part",)
            return ("part", "effect") if self.world.is_ratio else ("effect", "change", "part")
        return ("change", "effect") if first.has("superlative") and first.has("move_noun", "change_noun") else ()

    def _takes_time(self, at: int) -> bool:
        """ "calls were answered after 5 minutes": a duration, told of nothing that moved."""
        return (
            self.world.facts.unit == "minutes"
            and not self.clause.bracket
            and not any(
                token.kind == "number" or token.has("move", "move_noun", "move_adjective", "still")
                for token in self.tokens[:at]
            )
        )

    def _participle_behind(self, index: int) -> int | None:
        """ "the €460 saved on West", "the 180 sessions lost at South": where it is said what was done with a figure."""
        at = index + 1 + is_name(self.token(index + 1), "metric")
        done, before = self.token(at), self.token(index - 1)
        passive = done.lowered.endswith("ed") or done.word("lost", "won", "shed", "cut", "gone")
        placed = self.token(at + 1).word("at", "in", "on", "by", "for", "with", "from", "across", "elsewhere", "there")
        led = before.word("the", "these", "those") or before.has("hedge")
        return at if passive and placed and led and done.has("move", "transitive") else None

    def _told_in_front(self, figure: Figure) -> bool:
        """ "Sales 10.4% (7.5%)": the value now, and the one before in the bracket."""
        around = self.clause.around
        if around is None or figure.sign or len([token for token in self.tokens if token.kind == "number"]) != 1:
            return False
        before = token_at(around.tokens, self.clause.around_at - 1)
        return (
            before.figure is not None
            and before.figure.unit == figure.unit
            and "level" in (around.tellings[-1].roles if around.tellings else ())
        )

    @staticmethod
    def _parts_told(around: Clause, before_bracket: int) -> bool:
        """True behind "137 of the 149 lost sign-ups", "¥5.3M of the net increase": the bracket says it as a percentage."""
        told = [known for known in around.tellings if known.at < before_bracket]
        if not told:
            return False
        last = told[-1]
        behind = around.tokens[last.at + 1 : last.at + 6]
        of_change = bool(behind) and behind[0].word("of") and means(behind, "move_noun", "change_noun")
        before = set(told[-2].roles) if len(told) > 1 else set()
        return of_change or ("whole" in last.roles and bool({"effect", "part"} & before))

    def _marked(self, index: int) -> bool:
        """ "App's additional 252 orders"."""
        figure = self.token(index).figure
        if figure is not None and figure.unit in {"percent", "fraction"}:
            return False
        near = self.tokens[max(0, index - 2) : index]
        if self.token(index + 2).kind == "name":
            near = [*near, self.token(index + 1)]
        return says(near, "additional", "extra", "lost", "missing", "another")

    def _range(self, index: int) -> bool:
        """ "by 1.0 to 1.5 points", "between 1.0 and 1.5 points": one end of a range."""
        first = self.token(index + 2).kind == "number" and self._opens_range(index - 1, index + 1)
        last = self.token(index - 2).kind == "number" and self._opens_range(index - 3, index - 1)
        return first or last

    def _opens_range(self, lead: int, joint: int) -> bool:
        opens, joins = self.token(lead), self.token(joint)
        return (opens.word("by", "of") and joins.word("to")) or (opens.word("between") and joins.word("and"))

    def _into_behind(self, index: int) -> bool:
        return says(self.tokens[index + 1 : index + 5], "into")

    def _change_noun_near(self, at: int) -> bool:
        """ "had the largest decrease, at $101,260", "the largest decrease was recorded in South, at $101,260"."""
        for back in range(at - 1, max(-1, at - 12), -1):
            token, following = self.tokens[back], self.tokens[back + 1]
            if (
                token.has("move_noun", "change_noun", "effect_noun") and self._nominal(back) and not is_name(token)
            ) or (
                token.has("superlative")
                and token.senses["superlative"].tag == "move"
                and self.world.facts.unit != "minutes"
                and not (is_name(following, "dimension") and token.word("strongest", "weakest"))
            ):
                return True
            passive = following.word("in", "by", "at", "for") and self.token(back - 1).word("was", "were")
            titled = token.word("percentage") and following.has("move_noun")
            if token.kind == "number" or (token.has("level_verb", "share_noun") and not passive and not titled):
                return False
        before = self.clause.template
        asked = (
            before is not None
            and bool(before.tokens)
            and before.tokens[-1].word("is", "was", "are", "were", "by", "from")
        )
        return (
            asked
            and before is not None
            and before.has("superlative")
            and before.has("move_noun", "change_noun", "effect_noun")
        )

    def _nominal(self, index: int) -> bool:
        token = self.token(index)
        if not token.has("move", "go_verb", "transitive", "level_verb"):
            return True
        before = self.token(index - 1)
        if before.has("time") or before.word("net", "overall", "resulting", "corresponding", "combined"):
            return self.token(index - 2).word("the", "a", "an", "its", "their", "this")  # "the month-on-month decline"
        return (
            before.word("the", "a", "an", "its", "their", "of", "with", "relative", "absolute", "percentage")
            or before.kind == "possessive"
            or before.has("superlative", "strong", "weak", "move_adjective")
        )

    def _headed_by_change(self, at: int) -> bool:
        """ "The overall decline is $50": a noun of change is the subject of what stands at `at`."""
        noun = self.token(at - 1)
        if not noun.has("move_noun", "change_noun") or not self._nominal(at - 1):
            return False
        places = range(at - 2, max(-1, at - 6), -1)
        start = next((place for place in places if self.tokens[place].word("the", "a", "an", "its", "their")), None)
        lead = self.token(start - 1) if start is not None else noun
        return not lead.text or is_mark(lead) or lead.word("and", "but", "so", "while", "whereas")

    def _ranks_move(self, at: int) -> bool:
        """ "Online lost the most, with £6,400"."""
        comma = at if is_mark(self.token(at), ",") else at - 1
        if not is_mark(self.token(comma), ","):
            return False
        return any(
            token.has("superlative") and self.token(index - 1 - self.token(index - 1).word("the")).has("move")
            for index, token in enumerate(self.tokens[:comma])
            if index
        )

    def _ranked_at(self, figure: Figure, at: int) -> tuple[str, ...]:
        """ "all regions grew, with Web leading at 330": the figure of whoever leads among changes is a change."""
        led, before = self.tokens[:at], self.clause.template
        if figure.unit == "percent" and means(led, "share_verb"):
            return ("part", "share", "level")  # "accounting for the largest share at 60%"
        if before is None or before.tellings or not any(known.sign for known in directions_of(self.world, before)):
            return ()
        leads = means(led, "superlative") or says(led, *_LEADING)
        return ("change", "effect", "level") if leads else ()

    def _names_ranked_change(self) -> bool:
        """ "the smallest increase was Germany, at"."""
        template = self.clause.template
        entity = template.entity if template is not None else None
        return (
            template is not None
            and entity is not None
            and entity.kind == "change"
            and template.has("superlative")
            and not self._own_predicate()
        )

    def _is_effect(self, index: int) -> bool:
        """ "the rest, 0.09 points, is a mix effect"."""
        after = index + 1
        while is_mark(self.token(after), ",", "()"):
            after += 1
        if not self.token(after).word("is", "are", "was", "were"):
            return False
        behind = self.tokens[after + 1 : after + 5]
        return any(token.has("effect_noun") and not is_name(token) for token in behind)

    def _of_change_around(self, around: Clause) -> bool:
        """ "$181 of the $280 improvement (64.6%)", "$181 (64.6%) of the improvement": a part of the change, told again."""
        behind = around.tokens[self.clause.around_at + 1 : self.clause.around_at + 6]
        opens = bool(behind) and behind[0].word("of") and means(behind, "move_noun", "change_noun")
        if opens or self._of_change_in(around, self.clause.around_at):
            return True
        listed = any({"effect", "change"} & set(known.roles) for known in around.tellings)
        return listed and around.template is not None and self._of_change_in(around.template)

    @staticmethod
    def _of_change_in(clause: Clause, end: int = 1_000) -> bool:
        """ "$181 of the $280 improvement"."""
        pairs = itertools.pairwise(known for known in clause.tellings if known.at < end)
        return any(
            "effect" in part.roles
            and (whole.whole or "part_whole" in whole.roles)
            and says(clause.tokens[part.at : whole.at], "of", "out of")
            for part, whole in pairs
        )

    def _around_part(self) -> bool:
        around = self.clause.around
        front = [known.at for known in around.tellings if known.at < self.clause.around_at] if around else []
        lead = around.tokens[max(0, front[-1] - 2) : front[-1]] if around is not None and front else []
        if (says(lead[1:], "by") and means(lead[:1], "move")) or says(lead[1:], "up", "down"):
            return False  # "fell by $40 (25%)", "down $40 (25%)": the change in per cent
        if around is not None and around.contribution:
            return True
        before = around
        for _ in range(4):
            if before is None:
                break
            if any("part" in known.roles for known in before.tellings) or before.has("drive_verb"):
                return True
            words = before.tokens[: self.clause.around_at] if before is around else before.tokens
            if means(words, "move", "transitive", "level_verb", "go_verb", "move_adjective"):
                break
            before = before.template
            if before is not None and any(token.lowered.startswith("contribut") for token in before.tokens):
                return True  # "A contributed −$40 (59%) and B −$28 (41%)"
        return around is not None and (
            self._of_change_around(around)
            or around.has("driver")
            or any(tie.kind == "driver" for tie in around.ties)
            or around.has("share_verb", "drive_verb", "effect_noun")
        )
