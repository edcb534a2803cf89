"""What a figure is a portion of, and the noun and the time behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from insight.claims.clauses.clause import Direction, Telling
from insight.claims.clauses.cues import HAVING
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.clauses.restated import names_only
from insight.claims.clauses.surroundings import CHANGE_MARKERS, Surroundings
from insight.claims.folding import GAINED, VagueFigure
from insight.claims.tokens import Token, means, says
from insight.claims.world import TOTAL

SUMMING: Final = (
    "adds up to", "add up to", "added up to", "adding up to", "sum to", "sums to", "summed to", "summing to", "makes", "make", "made",
    "making", "gives", "giving", "leaves", "leave", "left", "leaving",
)  # fmt: skip


_GOES_ON: Final = (
    "after",
    "instead of",
    "instead",
    "up",
    "down",
    "and",
    "but",
    "while",
    "whereas",
    "against",
    "compared",
    "from",
    "now",
    "as",
)


class PortionReader(Surroundings):
    """Reads what each figure is a portion of."""

    def _fraction_roles(self, telling: Telling, lead: Token, word: str, at: int) -> Iterator[str]:
        if self._effect_at_once(telling.at) is not None:
            yield "part"
            return
        vague = isinstance(telling.figure, VagueFigure)
        following = self.token(telling.at + 1)
        if vague and (is_mark(following, ",", "()") or following.has("cause") or following.word("is", "was")):
            yield "part"  # "the larger part, 6.0 minutes, …"
            return
        if word == "by" or (self._trailing(telling.at) is not None and not vague):
            yield from ("change", "gap")
            return
        if word == "where" and means(self.tokens[telling.at + 2 : telling.at + 4], "transitive", "move"):
            yield "change"  # "South, where a third was added": of what was there
            return
        text = self.token(telling.at).lowered
        counted = " in " in text or " of " in text
        if counted and is_name(self.token(telling.at + 1), "metric", "numerator", "denominator"):
            yield from ("share", "ratio_level")
            return
        beside = word in {"instead of", "after", "against", "versus", "up from", "down from"}
        beside = beside or (word == "of" and self.token(at - 1).word("instead"))
        if beside and any("share" in known.roles for known in self.tellings):
            telling.when = "previous"  # "a third of orders instead of a quarter"
            yield "share"
            return
        if self._of_behind(telling):
            roles = tuple(self._of_roles(telling))
            if not (following.word("of") or " of" in text):  # "accounts for the bulk": of what, no word says
                roles = tuple(role for role in roles if role != "of_other")
            yield from roles
            behind = self.tokens[telling.at + 1 : telling.at + 8]
            then = any(time_of(token) == "previous" for token in behind)
            if (roles[-1:] == ("of_other",) and "share" in roles) or (then and roles != ("share",)):
                yield "multiple"
            return
        if word in {"is", "was"} and self._shares_before():
            yield "share"
            return
        if self.clause.bracket or word in {",", "or", "is", "which is"}:
            yield from ("again", "part", "share", "change")
        entity, before = self.clause.entity, self.clause.template
        while before is not None and (before.bracket or not before.tellings):
            before = before.template
        listed = entity is not None and entity.stand in {"place", "driver"}
        if listed and before is not None and before.tellings[-1].roles[:1] == ("part",):
            yield from before.tellings[-1].roles
            return
        if lead.has("share_verb") and not lead.has("move", "transitive", "go_verb"):
            yield from ("share", "part")
            return
        if word == "to":
            yield "multiple"
        if self.world.facts.unit == "percent" and self.clause.choices[0] == (TOTAL,):
            yield "ratio_level"
        yield from ("share", "part", "change", "multiple")

    def _of_opens(self, at: int) -> bool:
        """ "Of the 251 additional requests, 185 came from Android"."""
        return self.token(at).initial or at == 0 or is_mark(self.token(at - 1))

    def _of_total(self, at: int) -> bool:
        """ "47% of the total of $132,400", "Of the total of 1,270 sign-ups, 48% came from Lyon"."""
        total = self.token(at - 1).word("total") and self.token(at - 2).word("the", "our")
        return total and self.token(at - 3).word("of", "out of")

    def _sums_up(self) -> bool:
        """ "fell by 62 from 512 to 450, or 12.1%": the change again, behind its two ends."""
        roles = [set(known.roles) for known in self.tellings[-3:]]
        return len(roles) == 3 and "change" in roles[0] and "previous" in roles[1] and "current" in roles[2]

    def _in_all(self, index: int) -> bool:
        """ "which makes 3.2 in all", "5.6 cents in total": the sum of what was named, which is the whole."""
        summed = self.token(index + 1).word("in total", "altogether", "all told", "all in all") or (
            self.token(index + 1).word("in") and self.token(index + 2).word("all")
        )
        return summed and bool(self.clause.effect or self.clause.template is not None)

    def _of_its_own(self, index: int) -> bool:
        """ "lost $40 of its $90": what it had itself."""
        owned = self.token(index - 1).word("its", "their") and self.token(index - 2).word("of")
        return owned and self._noun_behind(index) is None

    def _placed(self, index: int, noun: Token) -> bool:
        """ "the $40 loss in West": nothing of the whole."""
        at = self.tokens.index(noun, index)
        return self.token(at + 1).word("in", "at", "of", "for", "from") and is_name(self.token(at + 2), "segment")

    def _for_all(self, telling: Telling) -> bool:
        """ "down 25%, compared with 12% for the company as a whole"."""
        behind = self.tokens[telling.at + 1 : telling.at + 6]
        if telling.figure.unit != "percent" or not self._sums_changes():
            return False
        if not behind or not behind[0].word("for", "in", "across", "of"):
            return False
        named = [token for token in behind[1:] if not token.word("the", "our", "all")][:1]
        return bool(named) and (is_name(named[0], "metric") or named[0].word("total", "whole", "overall"))

    def _sums_changes(self) -> bool:
        """ "lost $40 and West $9, $49 in total": the sum of changes is one."""
        return bool(self.tellings) and self.tellings[-1].roles[:1] == ("change",)

    def _sourced(self, index: int) -> bool:
        """ "185 came from Android", "1.0 minutes are due to mix"."""
        after = index + 1
        while self.token(after).kind == "name" or self.token(after).word(
            "()", "of", "them", "is", "are", "was", "were"
        ):
            after += 1
        lead = self.token(after)
        near = self.tokens[after + 1 : after + 4] if lead.word("from", "through", "via", "by") else []
        named = [token for token in near if token.has("effect_noun") and not is_name(token)]
        return lead.has("driver", "cause") or any(token.senses["effect_noun"].tag != "contribution" for token in named)

    def _for_whole(self, index: int) -> bool:
        """ "which leaves +0.07 for the total": what the parts add up to."""
        behind = self.tokens[index + 1 : index + 5]
        return says(self.tokens[max(0, index - 3) : index], *SUMMING) and (
            [token.lowered for token in behind[:2]] == ["for", "the"] and says(behind[2:3], "total", "whole", "overall")
        )

    def _of_change_in_front(self) -> bool:
        """ "Of the rise of 60, West supplied 85% and South 10%": what follows are parts of the change."""
        before = self.clause
        while before.template is not None and before.entity is not None and before.entity.kind != "pronoun":
            before = before.template
        return (
            before is not self.clause
            and bool(before.tokens)
            and before.tokens[0].word("of", "out of")
            and before.has("move_noun", "change_noun")
        )

    def _of_behind(self, telling: Telling) -> bool:
        return self._of_index(telling.at) is not None

    def _of_index(self, index: int) -> int | None:
        for ahead in (index + 1, index + 2):
            if self.token(ahead).word("of", "out of"):
                return ahead
            if not (self.token(ahead).kind == "name" or self.token(ahead).word("()")):
                break
        token = self.token(index)
        if (
            token.figure is not None
            and token.figure.unit == "fraction"
            and (token.text.lower().endswith(" of") or isinstance(token.figure, VagueFigure))
        ):
            return index
        return None

    def _of_roles(self, telling: Telling) -> Iterator[str]:
        """ "37% of customers", "94% of the net change", "185 of the 251 additional requests"."""
        start = self._of_index(telling.at)
        if start is None:
            return
        amount = telling.figure.unit in {"plain", "money", "minutes", "points"}
        if self.token(start + 1).word("what") and not amount:
            yield "multiple"
            return
        against = means(self.tokens[: telling.at], "offset_verb")
        if against and not amount and any(tie.kind == "compare" and tie.at > telling.at for tie in self.clause.ties):
            yield "of_other"
            return
        for ahead in range(start + 1, min(start + 10, len(self.tokens))):
            token = self.token(ahead)
            if token.word("these", "those", "them") and self.token(ahead + 1).has("move_noun", "change_noun"):
                continue
            if (
                token.has("move_noun", "change_noun")
                or token.word("it", "this", "that", "loss", "losses", "gains")
                or (token.kind == "number" and self._is_change_number(ahead))
            ):
                single = token.has("move_noun") and not token.text.lower().endswith("s")
                if isinstance(telling.figure, VagueFigure) and single and not self.clause.said("more"):
                    yield "part"
                    return
                yield from ("effect", "change") if amount else ("part", "of_other")
                front = ahead == start + 1 and any(
                    "effect" in known.roles for known in self.tellings
                )  # "contributed 3.5 points, most of it"
                if token.word("it") and not amount and not self.clause.after_change and not front:
                    yield "share"
                return
            if token.has("share_noun"):
                yield from ("change", "share")
                return
            noun = self.token(ahead + 1)
            dated = noun.word("of", "in") and time_of(self.token(ahead + 2)) == "previous"
            then = time_of(token) == "previous" and noun.has("level_noun")
            if (
                then or (token.has("level_noun") and dated and self.token(ahead - 1).word("its", "their"))
            ) and not amount:
                yield "of_before"  # "75% of its March level", "75% of its level of March"
                return
            if is_name(token, "metric", "numerator", "denominator", "dimension") or token.word(
                "all", "them", "these", "those", "total", "everything", "base"
            ):
                following = self.token(ahead + 1)
                if following.has("move_noun", "change_noun"):
                    continue
                if says(self.tokens[start:ahead], *GAINED):
                    yield from ("effect", "change") if amount else ("part",)
                    return
                entity = self.clause.entity
                members = (
                    entity is not None and entity.kind == "segment" and entity.joint in {"were", "are", "is", "was"}
                )
                held = self._holds_of_all(telling, start, ahead)
                parted = ("share",) if members or held else ("share", "ratio_level")
                yield from ("level", "effect", "change") if amount else parted
                if not amount and (
                    (self.directions and telling.when == "previous") or self.clause.said("lost", "gone")
                ):
                    telling.when = None
                    yield "change"
                if not amount and self.directions and self.token(start + 1).word("its", "their"):
                    yield "change"
                yield from self._share_sides(telling)
                return
            if token.kind == "number":
                yield from ("level", "effect", "change") if amount else ("share", "part")
                return
            if token.has("effect_noun"):
                yield "effect" if amount else "part"
                return
            if token.word("these", "those", "them") and self.token(ahead + 1).has("move_noun", "change_noun"):
                continue
            if (
                time_of(token) in {"previous", "current"}
                and telling.figure.unit != "fraction"
                and self.token(ahead + 1).kind != "possessive"
            ):
                telling.when = time_of(token)
                yield from ("level", "share")
                return
            if is_mark(token) and not is_mark(token, "-"):
                break
        yield from ("level", "effect", "change") if amount else ("share", "part", "of_other", "ratio_level")

    def _holds_of_all(self, telling: Telling, start: int, noun: int) -> bool:
        """ "West has 60% of orders", "West 60% of orders, after 56%": a share of all, not how many of its own were done."""
        own = says(self.tokens[start:noun], "its", "their", "own")
        behind = self.token(noun + 1)
        ends = not behind.text or is_mark(behind) or time_of(behind) is not None or behind.word(*_GOES_ON)
        ends = ends or (behind.word("on", "in") and time_of(self.token(noun + 2)) is not None)
        done = is_name(self.token(noun), "numerator")  # "5% of accounts cancelled"
        return (
            bool(self.clause.choices[0][0].members)
            and not done
            and telling.figure.unit in {"percent", "fraction"}
            and ends
            and not own
        )

    def _share_sides(self, telling: Telling) -> Iterator[str]:
        """ "from 28.5% to 48.3% of customers"."""
        before = self.token(telling.at - 1)
        if before.word("from"):
            yield "previous"
        elif before.word("to"):
            yield "current"

    def _is_change_number(self, index: int) -> bool:
        return any(
            token.has("move_noun", "change_noun") or token.text.lower() in CHANGE_MARKERS
            for token in self.tokens[max(0, index - 2) : index + 4]
        )

    def _whole_of(self, at: int) -> bool:
        """True for the second figure of "185 of the 251"."""
        back = at - 1
        while back >= 0 and (self.tokens[back].kind == "name" or is_mark(self.tokens[back], "()")):
            back -= 1
        labelled = back < 0 and is_name(self.token(at - 1), "metric")
        return not labelled and (back < 0 or self.tokens[back].kind == "number")

    def _of_before(self, at: int) -> int | None:
        """ "of the week's", "of the net": where the "of" in front of a figure stands."""
        back = at
        while back > 0 and (
            self.tokens[back].kind in {"possessive", "period"}
            or self.token(back + 1).kind == "possessive"
            or self.tokens[back].has("grain_noun", "time")
            or self.tokens[back].word("the", "net", "total", "overall", "its", "their", "all", "additional", "extra")
        ):
            back -= 1
        return back if back >= 0 and self.token(back).word("of", "out of") else None

    def _by_an_amount(self, at: int) -> bool:
        """ "grew by almost the same amount, $188 and $187": how much it was, told behind."""
        before = self.tokens[max(0, at - 5) : at]
        return bool(before) and before[-1].word("amount", "margin", "extent") and says(before, "by")

    def _still_at(self, index: int, at: int) -> bool:
        """ "hardly moved, at 33.1% and 33.3%": before and after."""
        still = any(known.still is not None and known.at < at for known in self.directions)
        pair = self.token(index + 1).word("and", "then") and self.token(index + 2).kind == "number"
        return still and pair and self.token(at).word("at") and len(self.clause.choices[0]) == 1

    def _of_several(self, noun: int, index: int) -> bool:
        """ "these gains of $50", "their combined gain of $50": of all that moved this way."""
        entity = self.clause.entity
        opens = noun == 1 and self.token(0).word("with", "despite", "after")
        if opens or (entity is not None and entity.kind == "segment" and not self.clause.has("offset_verb")):
            return False
        text = self.token(noun).lowered
        plural = text.endswith("s") and not text.endswith("ss")
        joined = says(self.tokens[max(0, noun - 2) : noun], "combined", "joint")
        placed = self.token(index + 1).word("in", "at", "of", "for", "from", "on")
        owned = self.token(noun - 1).kind == "possessive" or self.token(noun - 1).word("its")
        return self.token(noun).has("move_noun") and (plural or joined) and not placed and not owned

    def _against_all(self, noun: int, index: int) -> bool:
        """ "the losses of $80 outweighed the gains of $9": no more and no less than all of them."""
        offsets = [at for at, token in enumerate(self.tokens) if token.has("offset_verb")]
        plurals = [at for at, token in enumerate(self.tokens) if token.has("move_noun") and token.lowered.endswith("s")]
        both = any(plurals[0] < at < plurals[-1] for at in offsets) if plurals else False
        return (
            both
            and noun in plurals
            and not self.token(noun - 1).word("these", "those")
            and self._of_several(noun, index)
        )

    def _possessed(self, index: int) -> bool:
        for at in range(max(0, index - 3), index):
            token = self.tokens[at]
            if token.word("its", "their") or (
                token.kind == "possessive"
                and time_of(self.token(at - 1)) is None
                and not self.token(at - 1).has("grain_noun")
            ):
                return True
        return False

    def _had(self, index: int) -> bool:
        """ "South saw an 8.4% drop", "South: 8.4% drop", "South fell by 1.8 points, a 22.5% drop": not that of the whole."""
        headed = self.clause.template
        if index <= 1 and self.clause.entity is None and headed is not None and headed.entity is not None:
            return headed.entity.kind == "segment" and names_only(headed)
        at = index - 1 - self.token(index - 1).has("hedge")
        lead = self.token(at - 1)
        again = is_mark(lead, ",") or lead.word("representing", "marking", "equal to")
        return self.token(at).word("a", "an") and (again or lead.word(*HAVING))

    def _is_of_whole(self, telling: Telling, noun: Token) -> bool:
        """ "a $60 decline in visits, mostly in North", "North drove a 12% decline in visits": of the metric itself."""
        at = next((at for at in range(telling.at, len(self.tokens)) if self.tokens[at] is noun), 0)
        if not self.token(at + 1).word("in", "of") or not is_name(
            self.token(at + 2 + self.token(at + 2).word("the")), "metric"
        ):
            return False
        entity, behind = self.clause.entity, self.token(at + 3 + self.token(at + 2).word("the"))
        if behind.word("in", "at", "from", "for"):
            return False
        if entity is None:
            return self.clause.template is None
        led = self.tokens[: telling.at]
        acts = means(led, "drive_verb") or says(led, "leads", "led", "leading")
        return entity.kind == "segment" and telling.figure.unit == "percent" and acts

    def _noun_behind(self, index: int) -> Token | None:
        """The noun of change right behind a figure: "the 0.30-point rise", "its 4-minute improvement"."""
        for ahead in range(index + 1, index + 5):
            token = self.token(ahead)
            if token.has("move_noun", "change_noun") and (not token.has("move") or self._determined(index)):
                return token
            if (
                is_name(token, "metric")
                or is_mark(token, "-")
                or (
                    is_mark(self.token(ahead - 1), "-") and not token.has("move_noun", "change_noun")
                )  # "0.32-day rise"
                or token.has("strong", "weak", "move_adjective")
                or token.word("net", "total", "overall", "relative", "absolute", "combined", "aggregate", "percentage")
            ):
                if token.has("move_adjective") and not self._determined(index):
                    return None
                continue
            return None
        return None

    def _determined(self, index: int) -> bool:
        before = self.token(index - 1)
        if before.has("hedge"):
            before = self.token(index - 2)
        return before.word(
            "the",
            "a",
            "an",
            "its",
            "their",
            "this",
            "that",
            "of",
            "net",
            "total",
            "overall",
            "entire",
            "whole",
            "with",
            "despite",
        ) or before.kind in {"possessive", "period"}

    def _of_loss(self, index: int) -> bool:
        """ "its loss was $5 larger", "loses money, but $5 less": a larger loss is a lower value."""
        for token in reversed(self.tokens[max(0, index - 6) : index]):
            if token.kind == "number" or token.word("and", "while"):
                return False
            if token.has("level_sign") and not token.has("move"):
                return token.senses["level_sign"].sign < 0
        return False

    def _trailing(self, index: int) -> Direction | None:
        """ "3.2 minutes longer", "887 more than", "16% below March"."""
        after = index + 1
        while self.token(after).kind == "name" and is_name(self.token(after), "metric", "numerator", "denominator"):
            after += 1
        if is_mark(self.token(after), "()"):
            after += 1
        token = self.token(after)
        beside_time = self.token(after + 1).word("on") and time_of(self.token(after + 2)) == "previous"
        if token.word("up", "down") and self.token(after + 1).word("from", "on", "in", "to") and not beside_time:
            return None
        if token.word("more than") and self.token(after + 1).has("offset_verb"):
            return None  # "the mix effect of +0.44 points more than offset the rate effect"
        if token.word(
            "more",
            "fewer",
            "less",
            "ahead",
            "behind",
            "short",
            "more than",
            "less than",
            "fewer than",
            "higher than",
            "lower than",
            "over",
            "under",
            "up",
            "down",
            "above",
            "below",
            "additional",
            "extra",
        ):
            if token.word("over") and time_of(self.token(after + 1)):
                return None
            sign = (
                -1
                if token.word(
                    "fewer",
                    "less",
                    "behind",
                    "short",
                    "less than",
                    "fewer than",
                    "lower than",
                    "under",
                    "down",
                    "below",
                )
                else 1
            )
            return Direction(after, -sign if self._of_loss(index) else sign, "trailing")
        sense = token.sense("move_adjective")
        if sense is not None and (not token.has("move") or token.word("lower")):
            sign = sense.sign * (-1 if sense.tag == "polar" and self.world.facts.polarity == "down" else 1)
            return Direction(after, -sign if self._of_loss(index) else sign, "trailing")
        pace = token.sense("pace")
        if pace is not None:
            return Direction(after, pace.sign * (-1 if self.world.facts.unit == "minutes" else 1), "trailing")
        return None


def of_figure(tokens: list[Token], at: int) -> bool:
    """True for "more than double the 7.4 of West", "half the $80 told for South"."""
    words = tokens[at : at + 3]
    if len(words) != len(["half", "the", "$80"]) or not words[1].word("the") or words[2].kind != "number":
        return False
    figure, part = words[0].figure, words[0].text.lower().endswith(" of")
    return figure is not None and not part and figure.unit in {"times", "fraction"}
