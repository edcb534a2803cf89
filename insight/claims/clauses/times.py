"""Which of the two periods a figure is told of, and whether it is told by the day."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.clauses.sequels import COMPARES
from insight.claims.clauses.sizes import times_behind
from insight.claims.clauses.surroundings import Surroundings
from insight.claims.per_day import SHARED
from insight.claims.tokens import NO_TOKEN, Token, means, says

_BACK: Final = (
    "after",
    "against",
    "versus",
    "vs",
    "vs.",
    "compared with",
    "compared to",
    "up from",
    "down from",
)


class TimeReader(Surroundings):
    """Reads the time of each figure."""

    def _per_day(self, index: int) -> bool:
        """ "$40K per day", "Per day, orders fell by 12"."""
        if self.clause.per_day:
            return True
        after = index + 1
        while is_name(self.token(after), "metric", "numerator", "denominator"):
            after += 1
        if self.token(after).word("per", "a", "each") and self.token(after + 1).word("day"):
            return True
        return any(
            token.word("per") and self.token(at + 1).word("day") for at, token in enumerate(self.tokens[:index])
        ) or self.clause.said("daily")

    def _when(self, index: int, at: int) -> str | None:
        """The period that the figure is said of."""
        after = index + 1
        whole = self._whole_behind(index)
        pair = whole is not None
        after = whole + 1 if whole is not None else after
        while (
            self.token(after).kind == "name"
            or self.token(after).has(SHARED)
            or self.token(after).word("(", "()", "per", "cent", "-", "on", "average", "of", "all", "each", "apiece")
        ):
            if self.token(after).word("on") and self.token(after + 1).kind == "period":
                break
            after += 1
        if self.token(after).word("in", "on", "for", "during", "at", "over", "of", "by", "throughout", "within"):
            after += 1
            while self.token(after).word("the", "both"):
                after += 1
        elif self.token(after).word(
            "than",
            "more than",
            "less than",
            "fewer than",
            "higher than",
            "lower than",
            "from",
            "since",
            "compared",
            "against",
            "versus",
            "after",
        ) and not self._comes_from(after):
            return self._leading(index)
        when = time_of(self.token(after)) or self._ordinal(after)
        if when in {"previous", "current"} and (
            after > index + 1
            or self.token(after).kind == "period"
            or self.token(after).has("time")
            or self.token(after).word("now", "currently", "before", "previously", "earlier")
        ):
            return when
        respective = self._respective(index)
        if respective is not None:
            return respective
        near = self.token(at)
        if pair and self._looks_back(at):
            return "previous"
        if near.word("from") or self._set_beside(at) or (near.word("after") and self.tellings and self.clause.hard):
            return None
        if near.kind == "possessive":
            near = self.token(at - 1)
        if is_mark(near, ":", "-", ","):
            near = self.token(at - 1) if is_mark(near, ":") else near
        if time_of(near) in {"previous", "current"}:
            return time_of(near)
        figure = self.token(index).figure
        if figure is not None and figure.sign and is_mark(self.token(at), ",") and not self.world.signed_levels:
            return self.clause.when  # "5.2% in May vs 6.0% in April, −0.8 points": a change is of no one period
        return self._leading(index) or self._closing(index) or self._beside()

    def _respective(self, index: int) -> str | None:
        """ "higher in June than in May, at $2.20M and $2.05M respectively": the first figure is of the first period."""
        if not self.clause.said("respectively", "in that order", "in turn"):
            return None
        figures = [at for at, token in enumerate(self.tokens) if token.kind == "number"]
        times = [when for token in self.tokens[: figures[0]] if (when := time_of(token)) in {"previous", "current"}]
        pair = len(figures) == len(times) == len({*times})
        return times[figures.index(index)] if pair and len(times) > 1 else None

    def _set_beside(self, at: int) -> bool:
        """ "$70 in May, after $80", "$70 in May after $80": the period is that of the first figure."""
        ended = time_of(self.token(at - 1 - is_mark(self.token(at - 1), ","))) is not None
        return ended and bool(self.tellings) and self.token(at).word(*_BACK)

    def _looks_back(self, at: int) -> bool:
        """ "40 of 90 orders, compared with 30 of 80": both figures behind it are those before."""
        compared = self.token(at).word("with", "to") and self.token(at - 1).word("compared", *COMPARES)
        compared = compared or (self.token(at).word("from") and self.token(at - 1).word("up", "down"))
        return bool(self.tellings) and (compared or self.token(at).word(*_BACK))

    def _beside(self) -> str | None:
        """ "was $50 ahead of West in March": the period behind the other side."""
        times = {when for tie in self.clause.ties if tie.kind == "compare" for when in times_behind(tie)}
        return times.pop() if len(times) == 1 else None

    def _pair_in(self, tokens: list[Token]) -> bool:
        return any(self._whole_behind(at) is not None for at, token in enumerate(tokens) if token.kind == "number")

    def _closing(self, index: int) -> str | None:
        """ "Half of all customers were Basic in Q1": the only period behind the figure, up to the next one."""
        numbers = sum(token.kind == "number" for token in self.tokens)
        alone = numbers == 1 or (numbers == len(("part", "whole")) and self._pair_in(self.tokens))
        end = len(self.tokens)
        if not alone:
            ends = (at for at in range(index + 1, end) if self.token(at).kind == "number" or is_mark(self.token(at)))
            end = next(ends, end)
        times = [at for at in range(index + 1, end) if time_of(self.token(at)) in {"previous", "current"}]
        before = self.token(times[0] - 1) if len(times) == 1 else NO_TOKEN
        # "No orders from West the day before": behind a name a time needs no preposition.
        placed = before.word("in", "on", "during", "for") or (
            before.kind == "name" and self.token(times[0]).has("time")
        )
        if not placed:
            return None
        behind = self.tokens[index + 1 : times[0]]
        compared = any(
            token.text.lower().endswith("than")
            or token.word("since", "against", "versus", "compared", "after", ",")
            or (token.word("from") and not self._comes_from(at))
            or token.has("move", "move_adjective")
            for at, token in enumerate(behind, index + 1)
        )
        return None if compared else time_of(self.token(times[0]))

    def _comes_from(self, at: int) -> bool:
        """ "from Linux": not from an earlier period."""
        return self.token(at).word("from") and is_name(self.token(at + 1), "segment")

    def _ordinal(self, index: int) -> str | None:
        """ "in the second": the quarter, when the sentence speaks of quarters."""
        sense = self.token(index).sense("ordinal")
        if sense is None or self.world.facts.grain != "quarter" or self.token(index + 1).kind == "name":
            return None
        for when, period in (
            ("current", self.world.facts.current_period),
            ("previous", self.world.facts.previous_period),
        ):
            if (period.start.month + 2) // 3 == sense.strength:
                return when
        return None

    def _leading(self, index: int) -> str | None:
        """A period named in front, in the same piece: "in March it was $1.28M"."""
        for at in range(index - 1, -1, -1):
            token = self.tokens[at]
            if token.kind == "number" and says(self.tokens[at + 1 : index], "with", "from", "came from"):
                return next((known.when for known in self.tellings if known.at == at), self.clause.when)
            if token.kind == "number" and self._opening() is not None:
                return self._opening()
            if token.kind == "number" or token.word(
                "compared", "against", "versus", "vs", "vs.", "compared with", *COMPARES
            ):
                return self.clause.when
            if is_mark(token, ";") or (is_mark(token, ",") and index - at > 8):
                return None
            when = time_of(token)
            if is_mark(token, ",") and self.token(at + 1).word("a", "an", "or", "which", "up", "down"):
                return self.clause.when
            if when in {"previous", "current"} and self._is_outdone(at, index):
                continue
            if when in {"previous", "current"} and says(self.tokens[at : at + 3], "when", "where"):
                return when
            if when in {"previous", "current"} and self._spans(at):
                return when
            if (
                when in {"previous", "current"}
                and not self.token(at - 1).word(
                    "than",
                    "from",
                    "since",
                    "against",
                    "versus",
                    "vs",
                    "after",
                    "compared",
                    "between",
                    "below",
                    "above",
                    "to",
                    "with",
                    "over",
                    "on",
                )
                and not self.token(at - 2).lowered.endswith("than")
                and not self.token(at - 2).word("from", "since", "against", "versus", "compared")
            ) or (when in {"previous", "current"} and at == 1 and self.token(0).word("on", "over")):
                closed = any(is_mark(known, ",") for known in self.tokens[at:index])
                moved = means(self.tokens[at:index], "move")
                joined = says(self.tokens[at:index], "and", "but", "then")
                return self.clause.when if at > 2 and (closed or joined) and moved else when
        return self.clause.when

    def _is_outdone(self, at: int, index: int) -> bool:
        """ "exceeded that of March by $50", "March was beaten by $50", "fell short of March by": what the figure goes beyond."""
        lead = at - 1
        while self.token(lead).word("the", "that", "that of", "those", "those of", "of", "its", "their"):
            lead -= 1
        short = self.token(lead).lowered.endswith(("short", "short of")) and self.token(lead).has("move")
        return (
            short
            or self.token(lead).has("outpace_verb")
            or (self.token(index - 1).word("by") and means(self.tokens[at:index], "outpace_verb"))
        )

    def _spans(self, at: int) -> bool:
        """ "In the week from 4 to 10 May", "from January to March": the span names the period."""
        if not self.token(at - 1).word("from"):
            return False
        if self.token(at - 2).has("grain_noun", "time"):
            return self.token(at - 3).word("in", "during", "for")
        return " to " in self.token(at).text and (at == 1 or is_mark(self.token(at - 2), ";"))

    def _opening(self) -> str | None:
        """The period that a piece in front sets: "In the previous quarter, spend of €115,000 produced 2,800 leads"."""
        for at, token in enumerate(self.tokens[:5]):
            when = time_of(token)
            if when in {"previous", "current"} and is_mark(self.token(at + 1), ","):
                others = [known for known in self.tokens[at + 1 :] if time_of(known) is not None]
                opens = self.token(0).word("in", "on", "during", "for")
                return (
                    when if opens and not others and not self.clause.said("compared", "compared to", "from") else None
                )
        return None
