"""What each figure may be told as: a level, a change, an effect, a part, a share, or something set beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from insight.claims.clauses.apart import portion_in_front, says_again
from insight.claims.clauses.aspects import EFFECT_VERBS
from insight.claims.clauses.clause import Telling
from insight.claims.clauses.contexts import ContextReader
from insight.claims.clauses.contributing import returns
from insight.claims.clauses.cues import is_lead, moves_name
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.clauses.paces import tells_pace
from insight.claims.clauses.portions import SUMMING, of_figure
from insight.claims.clauses.sequels import adds_figure, arrow_behind, is_turned, role_in_time
from insight.claims.clauses.sizes import says_previous
from insight.claims.clauses.two_effects import both_in_front
from insight.claims.figures import Figure
from insight.claims.folding import VagueFigure
from insight.claims.tokens import Token, means, says
from insight.claims.world import TOTAL

_BEFORE_WORDS: Final = frozenset(["after", "against", "versus", "vs", "vs.", "instead of", "compared", "previously", "formerly", "was", "were", "had been", "up from", "down from", "relative to", "before", "rather than", "had"])  # fmt: skip

_TAKERS: Final = ("lost", "lose", "loses", "gained", "gain", "gains", "added", "add", "adds", "shed", "sheds", "gave up", "dropped by", "contributed")  # fmt: skip
"""Verbs whose figure is what was won or lost, wherever it stands."""


class RoleReader(ContextReader):
    """Reads the roles of each figure."""

    def _roles(self, telling: Telling, lead: Token, at: int) -> Iterator[str]:
        figure, index = telling.figure, telling.at
        word = lead.text.lower()
        if self.token(at).has("beside") or (word == "within" and self.token(at - 1).has("beside")):
            yield "gap"  # "closed to within $50 of West"
            return
        if of_figure(self.tokens, index) or tells_pace(self.tokens, index):
            yield "multiple"
            return
        if figure.unit == "times":
            yield "multiple"
            if self.world.facts.unit == "ratio":
                yield from self._led_roles(telling, lead, word, at)
            return
        if isinstance(figure, VagueFigure) or figure.unit == "fraction":
            yield from self._fraction_roles(telling, lead, word, at)
            return
        if (
            arrow_behind(self.tokens, index)
            or self._of_its_own(index)
            or (index == 0 and not figure.sign and self.token(1).word("to") and self.token(2).kind == "number")
        ):
            yield "previous"
            return
        said = self.token(index + 3)
        percent = self.token(index + 1).word("or") and self.token(index + 2).kind == "number"
        if percent and (said.has("move_adjective") or said.word("more", "less", "fewer", "more than", "less than", "fewer than", "above", "below")):  # fmt: skip
            yield from ("change", "gap")  # "$60 or 12% less than in March"
            return
        if word == "of" and self._of_total(at):
            telling.never_part = True
            yield "previous" if says_previous(self.clause) else "current"
            return
        if word == "of" and at <= 1 and self._of_opens(at):
            yield "whole"
            yield "part_whole"
            return
        of = self._of_before(at)
        changed = self.token(index + 2).has("move_noun", "change_noun") or not self._of_behind(telling)
        if of is not None and self._whole_of(of) and changed and self._noun_behind(index) is None:
            yield from ("whole", "part_whole")
            return
        ahead = index + 1 + (self.token(index + 1).kind == "name")
        behind = self.token(ahead)
        owned = behind.word("belongs", "belong") and self._of_change_in_front()
        since = behind.word("from", "from the") and any(time_of(token) for token in self.tokens[ahead + 1 : ahead + 3])
        moved = self.token(at - 1).has("move", "go_verb") or self.token(at - 1).kind == "number"
        went = word == "to" and moved and not behind.word("from")
        if owned or (behind.has("driver", "cause") and not behind.has("drive_verb") and not since and not went):
            telling.whole = not any(tie.kind == "driver" for tie in self.clause.ties)
            yield from ("effect", "part", "change", "level")
            return
        if is_turned(self.tokens, index):
            yield "previous"
            return
        in_time = role_in_time(self.tokens, at) if self.clause.choices[0][0] == TOTAL else None
        if in_time is not None:
            yield in_time
            return
        if word == "of" and self._against_all(at - 1, index):
            yield "gross"
            return
        if self._participle_behind(index) is not None:
            yield from ("change", "effect")
            return
        if behind.word("were", "was", "are", "is") and self._passive(index):
            yield from ("change", "effect", "level")
            return
        if behind.word("are", "were") and (index == 0 or self.token(index - 1).word("and", ",")):
            yield "level"
        noun = self._noun_behind(index)
        if noun is not None:
            yield "change"
            yield "effect"
            owned = self._placed(index, noun) or self._possessed(index) or self._had(index)
            telling.whole = not owned and self._part_moved(index) is None
            telling.never_part = telling.whole and self._is_of_whole(telling, noun)
            return
        if self._of_behind(telling):
            yield from self._of_roles(telling)
            return
        if self.token(index + 1).word("day", "days"):
            yield "days"
            return
        trailing = self._trailing(index)
        if trailing is not None:
            yield "change"
            yield "gap"
            return
        if self._for_whole(index):
            yield "part_whole"
            return
        if self._in_all(index):
            telling.whole, telling.effects = True, ("contribution",)
            yield from ("change", "effect") if self._sums_changes() else ("level", "change", "effect")
            if word == "of" and self._of_several(at - 1, index):
                yield "gross"
            return
        if self._named_behind(index) is not None and not self._of_before(at):
            yield from ("effect", "part")
            return
        if self._sourced(index) or self._through(index) is not None:
            yield from ("effect", "change", "part")
        yield from self._led_roles(telling, lead, word, at)

    def _before_roles(self, figure: Figure) -> Iterator[str]:
        """What was before; behind "5.4 points ahead of West" that is how far ahead it was."""
        yield "previous"
        first = self.clause.compared_to
        told = first.tellings[-1:] if first is not None and not self.tellings else []
        if any("gap" in known.roles and known.figure.unit == figure.unit for known in told):
            yield "gap_before"

    @staticmethod
    def _of_all_there_is(telling: Telling) -> Iterator[str]:
        """ "without South, the rise would have been $40 instead of $90": what it was with South."""
        telling.when = telling.when or "current"
        yield from ("whole", "part_whole")

    def _passive(self, index: int) -> bool:
        """ "40 contracts were added"."""
        return means(self.tokens[index + 2 : index + 6], "transitive", "move")

    def _led_roles(self, telling: Telling, lead: Token, word: str, at: int) -> Iterator[str]:
        figure = telling.figure
        if word in {"at", "with"} and figure.unit == "percent" and portion_in_front(self.tokens, at):
            yield "part"
            return
        changing = self._change_head(at)
        if self._range(telling.at):
            yield "range"
        if self.clause.heads_change and word in {"at", "with"}:
            yield from ("change", "effect")
        if word == "with" and is_mark(self.token(at - 1), ","):
            following = self.token(telling.at + 1 + is_name(self.token(telling.at + 1), "numerator", "denominator"))
            if is_mark(following, ",") or not following.text:
                yield "level"
        if word == "by":
            telling.whole |= self._moves_whole(at) and self.clause.effect not in {"rate_effect", "mix_effect"}
            yield from ("gap",) if is_lead(self.world, self.clause, telling.at, at) else ("change", "effect", "gap")
            return
        if word == "from":
            yield "previous"
            return
        if lead.has("move") and at == telling.at - 2 and self.token(at + 1).word("below", "above", "under"):
            yield "current"
            return
        if self.token(telling.at).has("level_number"):
            told = word in {"was", "were"} and is_mark(self.token(at - 1), ",")
            before = told or word in {"after", "from", "against", "versus", "vs"} or self._into_behind(telling.at)
            yield "previous" if before else "current" if word in {"into", "to"} else "level"
            return
        signed = self.token(at - 1 - self.token(at - 1).word("again"))
        says_sign = signed.has("level_sign") or signed.word("positive", "negative")
        if word in {"at", "with"} and says_sign and self.world.signed_levels and not self.clause.effect:
            yield "level"
            return
        after = self.token(telling.at + 1).word("after", "against", "versus", "vs", "vs.")
        if is_mark(lead, ",") and after and self.token(telling.at + 2).kind == "number" and not figure.sign:
            yield "level"
        if is_mark(lead, ",") and self._by_an_amount(at):
            yield from ("change", "effect")
            return
        noun = telling.at + 1 + is_mark(self.token(telling.at + 1), "-")
        if self.token(telling.at - 1).word("the") and is_name(self.token(noun), "metric"):
            yield "level"
            return
        if self._still_at(telling.at, at):
            yield "previous"
            return
        if (word in {"at", "with", "by"} or is_mark(lead, ",")) and (
            self._change_noun_near(at) or self._names_ranked_change() or self._ranks_move(at)
        ):
            level = self.clause.said("share", "with") or not self.directions
            yield from ("change", "effect", "level") if level else ("change", "effect")
            return
        if (
            word in {"at", "with"}
            and self.clause.template is not None
            and (
                self.clause.said(
                    "followed", "followed by", "then", "next", "runner-up", "close behind", "not far behind"
                )
                or any(token.has("ordinal") or token.word("most", "the most") for token in self.tokens[:at])
                or self.clause.template.said("followed", "followed by", "then", "ahead of", "before")
            )
            and {"change", "effect"} & set(self._inherited(figure))
        ):
            yield from self._inherited(figure)
            return
        followed = self._ranked_at(figure, at) if word == "at" else ()
        followed = followed or (self._follows(figure) if word in {"at", "with"} else ())
        if followed:
            yield from followed
            return
        if (word in {"at", "with"} or is_mark(lead, ",")) and any(
            token.lowered.startswith("contribut") for token in self.tokens[:at]
        ):
            yield from ("effect", "change")
            return
        if lead.has("level_verb") and word.startswith(("start", "began", "begin")):
            yield "previous"
            return
        if figure.unit == "zero" and self.clause.said("base", "baseline", "starting value", "starting point"):
            yield "previous"
            return
        if lead.has("level_verb") and word.startswith(
            ("add up", "adds up", "sum", "net", "amount", "come to", "comes to", "came to", "total")
        ):
            if self.clause.entity is None or self.clause.entity.kind != "change":
                yield "level"
            yield from ("change", "effect")
            return
        if word == "to" and self.token(at - 1).word(
            "corresponds", "corresponding", "equivalent", "equal", "equals", "equates"
        ):
            yield from ("change", "level", "effect")
            return
        apart = word in {"not", "and not"} and self.clause.choices[0][0].rest
        if apart and self.tellings and self.clause.said("would"):
            yield from self._of_all_there_is(telling)
            return
        if word == "rather than":
            yield from ("previous", "whole", "part_whole")
            return
        if word in {"to", "from"} and self._moves_whole(at):
            telling.whole = telling.never_part = not says(self.tokens[:at], "its", "their")
        alike = self.clause.entity is not None and self.clause.entity.kind == "effect" and not self.directions
        if word == "to" and alike and {"effect"} & set(self._inherited(figure)):
            yield "effect"  # "the rate effect amounts to −0.8 points, the mix effect to −0.1"
            return
        if word in {"to", "→", "into", "towards"}:
            if word == "to" and self._amounts_too():
                yield from self._inherited(figure)
            compared = lead.word("to") and self.token(at - 1).word("compared", "relative")
            yield "previous" if compared else "current"
            return
        if word in {"was", "were"} and is_mark(self.token(at - 1), ",") and self.tellings:
            yield "level" if telling.when == "current" else "previous"
            return
        if figure.value == 0 and figure.unit == "plain":
            yield "change"
        if self._marked(telling.at):
            yield from ("change", "effect")
            return
        if word == "after" and figure.unit == "minutes" and not self.tellings and self._takes_time(at):
            yield "level"
            return
        if lead.word("been") and self.token(at - 1).word("had"):
            yield "previous"
            return
        if word in _BEFORE_WORDS and not (word in {"was", "were", "had"} and not self.clause.bracket):
            yield from self._before_roles(figure)
            if word in {"against", "versus", "vs", "vs.", "after", "before"}:
                if figure.sign:
                    yield "change"
                if both_in_front(self.world, self.clause):
                    yield "effect"
                yield "other"
            return
        if word == "with" and self.token(at - 1).word("compared"):
            telling.whole = telling.never_part = self._for_all(telling)
            yield from ("change",) if telling.whole else self._before_roles(figure)
            return
        if word.endswith("than"):
            yield from ("previous", "other", "share", "effect", "change")
            return
        if word == "between":
            yield "previous"
            return
        degree = self.token(at - 1).word("more", "less", "most", "least", "the most", "the least", "even more", "even less")  # fmt: skip
        if is_mark(lead, ",") and degree and not self.tellings and means(self.tokens[:at], "move", "transitive"):
            yield from ("change", "effect")  # "West lost even more, $50"
            return
        if word == "and" or is_mark(lead, ",", "or"):
            yield from self._parallel_roles(telling, at)
            return
        if word in {"or", "i.e.", "that is", "namely"} and self.tellings:
            known = self.tellings[-1]
            if figure.unit == "percent" and known.whole and "change" in known.roles and len(self.tellings) > 1:
                yield "part"  # "$40 of the decline of $90, or 44%"
                return
            if figure.unit == "percent" and ("part_whole" in known.roles or (known.whole and len(self.tellings) > 1)):
                yield from ("share", "part")  # "40 of 90 orders, or 44%"
            elif figure.unit == "percent" and known.figure.sign and self.clause.has("share_verb", "transitive"):
                yield "part"  # "contributes −$40, that is 44%"
            elif (
                known.figure.unit in {"percent", "fraction"}
                and "part" in known.roles
                and figure.unit != known.figure.unit
            ):
                yield from ("effect", "change")  # "a fifth of the decline, i.e. $1,300"
            yield from known.roles
            relative = figure.unit == "percent" and (self._is_relative(telling.at, at) or self._sums_up())
            if relative or figure.sign:
                yield "change"
            return
        if word == "of" and self.token(at - 1).word("instead", "ahead"):
            yield from ("previous", "other")
            if self.token(at - 1).word("instead") and self.clause.choices[0][0].rest:
                yield from self._of_all_there_is(telling)
            return
        if word in {"is", "was"} and self.token(at - 1).word("sum") and self.clause.template is not None:
            yield from ("change", "level")
            return
        if word in {"is", "was"} and self.token(at - 1).word("which") and self.tellings:
            yield from ("again", "share", "part", "change", "level")
            return
        if word == "of":
            yield from self._noun_roles(at - 1, telling)
            return
        if figure.sign and not (self.world.facts.previous_value < 0 or self._negative_levels()):
            yield from self._inherited(figure)
            yield from ("change", "effect")
            if self.clause.bracket and figure.unit == "percent" and self._around_part():
                yield "part"
            return
        if (
            lead.has("move", "move_adjective", "go_verb")
            and not lead.word("above", "below")
            and not lead.has("level_verb")
        ):
            telling.whole = telling.whole or self._moves_whole(at)
            yield from ("change", "effect")
            if lead.has("go_verb") or lead.word("had", "have"):
                yield "level"
            return
        if (
            self.world.is_ratio
            and is_name(self.token(telling.at + 1), "numerator", "denominator")
            and lead.has("driver", "cause")
        ):
            yield "level"
            return
        facts = self.world.facts
        if word in {"cost", "costs"} and any(
            "cost" in name.lower() for name in (facts.label, facts.metric, *facts.also_called)
        ):
            yield from ("level", "change")
            return
        if lead.has("transitive", "offset_verb", "drive_verb") or word in EFFECT_VERBS:
            named = self.tokens[telling.at + 1 : telling.at + 4]
            contributes = word.startswith("contribut")
            if (
                contributes
                and says(named, "to")
                and any(is_name(token, "metric") for token in named)
                and not means(self.tokens[telling.at + 1 : telling.at + 7], "move_noun", "change_noun")
            ):
                yield from ("level", "share")
                return
            yield from ("effect", "part") if self.world.is_ratio and returns(lead) else ("effect", "change", "part")
            if (lead.has("share_verb", "level_verb") and not contributes) or word == "worth":
                yield from ("share", "level")
            return
        if lead.has("share_verb"):
            yield from ("share", "part", "effect", "level")
            return
        if changing:
            yield from ("change", "effect")
            if not self._headed_by_change(at) and (not self.clause.entity or self.clause.entity.kind != "change"):
                yield "level"
            return
        yield from self._plain_roles(telling, lead, at)

    def _plain_roles(self, telling: Telling, lead: Token, at: int) -> Iterator[str]:
        """No word says what the figure is: a list, a bracket, a level."""
        clause, figure = self.clause, telling.figure
        headed = clause.hard and clause.entity is None and clause.template is not None
        if headed and clause.template is not None and clause.template.has("move_noun", "change_noun"):
            yield from ("change", "effect")
        elif headed and adds_figure(clause, telling.at):
            yield "change"
            return
        if is_name(lead, "metric") and self._moves_whole(telling.at):
            telling.whole = True
            yield from ("change", "effect")
        if clause.bracket and clause.around is not None and self._parts_told(clause.around, clause.around_at):
            yield from ("again", "part", "change", "effect")
            front = [known for known in clause.around.tellings if known.at < clause.around_at]
            parts = [known for known in front if {"level", "effect"} <= set(known.roles)]
            if parts:  # "40 of the 90 orders came from West (44%)": the share of the same period
                telling.when = telling.when or parts[-1].when
                yield "share"
            return
        if clause.bracket and self._told_in_front(figure):
            yield "previous"
        if clause.bracket:
            yield from ("change", "level", "share", "effect", "again")
            if self._around_part():
                yield "part"
            return
        if clause.effect or (clause.entity is not None and clause.entity.kind == "effect"):
            yield "effect"
            before = {role for known in self.tellings for role in known.roles} | set(self._inherited(figure))
            if figure.unit in {"percent", "fraction"} and "part" in before:
                yield "part"
            return
        if clause.compared_to is not None:
            yield from ("level", "gap", "change", "share", "effect")
            return
        inherited = self._inherited(figure)
        if self._is_effect(telling.at):
            yield "effect"
        if (
            inherited
            and not (lead.has("level_verb") and not self._names_total(at))
            and not lead.word("is", "was", "are", "were", "at")
        ):
            yield from inherited
            if figure.sign:
                yield "change"
            return
        if figure.sign:
            yield from ("change", "effect")
        if clause.contribution:
            yield from ("change", "effect", "part")
        bare = figure.unit == "percent" and self.world.facts.unit != "percent" and not self.directions
        if clause.aspect == "share" or bare or self._share_cue():
            yield "share"
        yield "level"

    def _inherited(self, figure: Figure) -> tuple[str, ...]:
        """The roles of the parallel figure in the clause before: "South lost $101,260, West $16,320"."""
        clause = self.clause
        template = clause.template
        if (
            template is None
            or any(
                token.has("move", "level_verb", "transitive", "share_verb", "go_verb", "move_adjective", "still")
                and not token.word("close")
                and not self._names_total(index)
                for index, token in enumerate(self.tokens[: self._reading])
            )
            or (clause.hard and clause.entity is None)
        ):
            return ()
        for _ in range(5):
            if template is None:
                return ()
            told = [known for known in template.tellings if known.roles not in (("whole",), ("part_whole",))]
            if told:
                same = [known for known in told if _alike(known.figure.unit, figure.unit)]
                chosen = same[0] if same else None
                return chosen.roles if chosen is not None else ()
            if template.contribution or template.said(*EFFECT_VERBS):
                return ("effect", "change", "part")
            if template.entity is not None and template.entity.kind == "change":
                return ("change", "effect")
            if (
                template.has("move", "transitive")
                and template.entity is not None
                and template.entity.kind in {"group", "segment"}
            ):
                # "Both fell: $56 in West": of a list behind a colon, which the clause in front does not hold.
                apart = template is clause.template and not template.tokens[-1].word(",", "and", "but", "while", "with")
                listed = apart and template.group is not None and not template.said(*_TAKERS)
                return ("change", "effect", "level") if listed else ("change", "effect")
            template = template.template
        return ()

    def _names_total(self, index: int) -> bool:
        """ "West lost $50, the total $80": a noun, not the verb."""
        return self.token(index).word("total") and self.token(index - 1).word("the")

    def _negative_levels(self) -> bool:
        return any((known.previous_value or 0) < 0 or (known.current_value or 0) < 0 for known in self.world.segments)

    def _parallel_roles(self, telling: Telling, at: int) -> Iterator[str]:
        """Behind "and" or a comma: like the figure before, or with a role of its own."""
        earlier = self.tellings[-1] if self.tellings else None
        if earlier is None:
            yield from self._plain_roles(telling, self.token(at), at)
            return
        between = self.tokens[earlier.at + 1 : telling.at]
        if "previous" in earlier.roles and says(between, "and") and self._between():
            yield "current"
            return
        roles = earlier.roles
        if "whole" in roles:
            yield from ("effect", "change", "level", "share", "part")
            return
        yield from roles
        if "effect" in roles or "part" in roles:
            yield from ("part", "effect")
        if is_mark(self.token(at), ","):
            yield from ("level", "share") if telling.figure.unit != "points" else ("change",)
            if telling.figure.sign:
                yield "change"
            yield from ("change", "effect", "again") if self.directions else ("again",)

    def _between(self) -> bool:
        return self.clause.said("between") or any(known.still is not None for known in self.directions)

    def _noun_roles(self, at: int, telling: Telling) -> Iterator[str]:
        """The figure behind "a decline of", "a share of", "an average of"."""
        for back in range(at, max(-1, at - 6), -1):
            token = self.token(back)
            if token.has("effect_noun"):
                tag = token.senses["effect_noun"].tag
                if tag in {"rate_effect", "mix_effect"} and not is_name(token):
                    telling.effects = ("mix_effect",) if tag == "mix_effect" else ("rate_effect",)
                telling.whole = telling.whole or self.token(telling.at - 1).word("the")
                yield from ("effect", "change")
                return
            if token.has("move_noun", "change_noun") or token.word("lead", "margin", "advantage", "plus", "minus"):
                parts = any({"part", "effect"} & set(known.roles) for known in self.tellings)
                telling.whole |= (parts and not says_again(self.tokens, back)) or self._of_all(back)
                yield from ("change", "effect", "gap")
                if self._of_several(back, telling.at):
                    yield "gross"
                return
            if token.word("base", "starting value", "baseline"):
                yield "previous"
                return
            if token.word("total", "sum") and says(self.tokens[max(0, back - 3) : back], *SUMMING):
                yield from ("whole", "part_whole")
                return
            if token.word("total") and self.clause.choices[0][0].rest:
                yield "whole"
                return
            if (
                token.has("level_noun")
                or is_name(token, "metric", "numerator", "denominator")
                or token.word("rate", "total")
            ):
                if not moves_name(self.tokens, back):
                    yield "level"
                    return
                yield from ("change", "effect", "gap")
                return
            if token.has("superlative"):
                counted = is_name(self.token(at), "dimension") and self.token(telling.at - 1).word("the")
                telling.whole = telling.whole or counted
                yield from ("change", "effect", "level")
                return
        yield from ("level", "change", "effect")

    def _of_all(self, noun: int) -> bool:
        """ "the total drop of", "a net gain of": a noun of change of the whole."""
        return says(self.tokens[max(0, noun - 2) : noun], "net", "total", "overall", "whole", "entire")

    def _change_head(self, at: int) -> bool:
        """True when a noun of change is what the figure says: "the decline was 8.4%"."""
        entity = self.clause.entity
        if entity is not None and entity.kind == "change":
            return True
        if entity is not None and entity.kind == "pronoun" and self.clause.after_change:
            return True
        lead = self.token(at)
        if not (lead.word("is", "was", "are", "were", "equals", "being", "be", "been") or lead.has("level_verb")):
            return False
        return any(
            (token.has("move_noun", "change_noun") and self._nominal(index))
            or (token.has("effect_noun") and not is_name(token))
            for index, token in enumerate(self.tokens[:at])
        )


def _alike(one: str, other: str) -> bool:
    return one == other or "plain" in {one, other} or {one, other} <= {"percent", "fraction"}
