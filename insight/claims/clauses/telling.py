"""What each figure of a clause may be told as, from the words around it, and whether the facts bear one of them out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.clause import Clause, Direction, Telling
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.figures import Figure
from insight.claims.folding import VagueFigure
from insight.claims.tokens import Token
from insight.claims.world import TOTAL, Aspect, EffectName, World

_SKIPPED: Final = frozenset(
    ["only", "just", "now", "still", "even", "also", "exactly", "already", "again", "a", "an", "the", "some", "net", "total", "fully",
     "itself", "together", "roughly", "about", "merely", "no", "than", "combined", "overall", "currently", "then", "both", "as", "much",
     "many", "high", "low", "little", "another", "further", "additional", "extra", "mere", "full", "good", "remaining", "other", "its",
     "relative", "absolute", "their", "all", "up_to", "respectively", "well", "altogether", "in", "total", "previously", "in total", "even", "of"]
) - {"than", "as", "much", "many", "in", "of", "no", "up_to", "high", "low", "little", "well", "good"}  # fmt: skip
_BEFORE_WORDS: Final = frozenset(["after", "against", "versus", "vs", "vs.", "instead of", "compared", "previously", "formerly", "was", "were", "had been", "up from", "down from", "relative to", "before", "rather than", "had"])  # fmt: skip
_CHANGE_MARKERS: Final = frozenset(
    [
        "additional",
        "extra",
        "more",
        "fewer",
        "less",
        "lost",
        "missing",
        "new",
        "added",
        "net",
        "further",
        "higher",
        "lower",
    ]
)
_EFFECT_VERBS: Final = frozenset(
    ["contributed", "contributes", "contribute", "contributing", "supplied", "supplies", "supply", "explains", "explain", "explained", "explaining",
     "accounts for", "account for", "accounted for", "accounting for", "made up", "makes up", "make up", "added", "adds", "add", "adding",
     "worth", "took back", "takes back", "brought", "brings", "delivered", "delivers", "gave", "provided", "provides", "came from", "comes from",
     "come from", "stems from", "stemmed from", "arose in", "took", "takes", "cost", "costs", "equal to", "equals", "effect", "contribution",
     "subtracted", "removed", "offset", "offsetting", "offsets", "compensated for", "recovered", "driven by", "responsible for", "was responsible for",
     "is responsible for", "generated", "generates"]
)  # fmt: skip
ALL_EFFECTS: Final[tuple[EffectName, ...]] = ("contribution", "rate_effect", "mix_effect")


class Teller:
    """Reads the figures of one clause."""

    def __init__(self, world: World, clause: Clause, near: frozenset[str]) -> None:
        self.world, self.clause, self.near = world, clause, near
        self.tokens = clause.tokens
        self.directions = directions_of(world, clause)
        self.tellings = clause.tellings
        self._reading = 0
        """Index of the figure at hand."""

    def token(self, index: int) -> Token:
        """The token at an index; an empty mark beyond the ends."""
        return self.tokens[index] if 0 <= index < len(self.tokens) else Token("mark", "")

    def read(self) -> list[Telling]:
        """Each figure of the clause."""
        for index, token in enumerate(self.tokens):
            figure = token.figure if token.kind == "number" else self._in_words(index)
            zero = figure is not None and figure.unit == "zero" and self.token(index - 1).word("above", "below")
            if figure is not None and not zero and not self._counts(index):
                self.tellings.append(self._telling(index, figure))
        return self.tellings

    def _in_words(self, index: int) -> Figure | None:
        """ "$200+ six", "there had been nine": a number word that counts no group."""
        token, following, before = self.token(index), self.token(index + 1), self.token(index - 1)
        cardinal = token.sense("cardinal")
        if cardinal is None or token.kind != "word" or index in self.clause.counted or token.word("one"):
            return None
        ends = (
            following.kind == "mark"
            or following.word("and", "more", "fewer", "less")
            or is_name(following, "metric", "numerator", "denominator")
        )
        told = before.kind == "name" or before.word(
            "been", "to", "by", "from", "were", "was", "at", "gained", "lost", "added"
        )
        value = float(cardinal.strength)
        return Figure(value, 1.0, "plain", 1.0) if ends and told and before.kind != "possessive" else None

    def _counts(self, index: int) -> bool:
        """True for a number that counts segments, which a group's check has read."""
        figure = self.token(index).figure
        return (
            figure is not None
            and figure.unit == "plain"
            and is_name(self.token(index + 1), "dimension")
            and not is_name(self.token(index + 1), "metric")
        )

    # Surroundings ----------------------------------------------------------------------------------------------------

    def _before(self, index: int) -> tuple[Token, int, str]:
        """The word that leads to a figure, its index, and the hedge between them."""
        hedge = "none"
        at = index - 1
        article = False
        while at >= 0:
            token = self.tokens[at]
            if article and token.text.lower().endswith("than"):
                return token, at, "none"
            article = article or token.word("the")
            if (
                token.has("hedge")
                and not (token.has("move_adjective") and not self._hedging(at, index))
                and hedge in {"none", token.senses["hedge"].tag}
            ):
                hedge = token.senses["hedge"].tag if hedge == "none" else hedge
                at -= 1
                continue
            if (
                token.word("back", "away", "off")
                and at > 0
                and self.token(at - 1).has("move", "transitive", "share_verb", "glue")
            ):
                at -= 1
                continue
            if (
                token.kind == "word"
                and (token.text.lower() in _SKIPPED or token.has("weak", "strong"))
                and not token.has("move", "transitive")
            ):
                at -= 1
                continue
            if token.kind == "word" and token.text.lower() in {"as much as", "as many as"}:
                at -= 1
                continue
            break
        return self.token(at), at, hedge

    def _hedging(self, at: int, index: int) -> bool:
        return (
            at == index - 1
            and self.token(at).word("above", "below", "under", "over", "more than", "less than", "fewer than")
            and self.token(at - 1).kind != "number"
        )

    def _telling(self, index: int, figure: Figure) -> Telling:
        self._reading = index
        lead, at, hedge = self._before(index)
        telling = Telling(index, figure, hedge)
        telling.each = any(token.word("each", "apiece") for token in self.tokens[max(0, index - 4) : index + 4])
        telling.per_day = self._per_day(index)
        telling.when = self._when(index, at)
        telling.aspects = self._aspects(index)
        telling.effects = self._effects_behind(index) or self._effects()
        telling.roles = tuple(dict.fromkeys(self._roles(telling, lead, at)))
        if self._moves_itself(at):
            telling.roles = tuple(role for role in telling.roles if role != "effect")
        if figure.unit == "zero" and "previous" not in telling.roles:
            telling.roles = (*telling.roles, "change")
        if self._passes(lead, at, hedge):
            telling.roles = (*telling.roles, "threshold")
            telling.whole = telling.whole or self._moves_whole(index)
        telling.sign = figure.sign or self._sign(telling, at)
        telling.relative = self._is_relative(index, at)
        return telling

    def _is_relative(self, index: int, at: int) -> bool | None:
        """True for "11.0% in relative terms"; `None` where nothing says so."""
        for token in self.tokens[index + 1 : index + 5]:
            if token.kind in {"mark", "number"} or token.word("or", "and"):
                break
            if "relative" in token.text.lower():
                return True
        return True if any(token.word("relative") for token in self.tokens[max(0, at - 2) : index]) else None

    def _passes(self, lead: Token, at: int, hedge: str) -> bool:
        """ "passes $900K", "falls below 8 minutes"."""
        above = any(
            token.word("above", "below", "over", "under", "past", "beyond")
            for token in self.tokens[max(0, at) : at + 4]
        )
        if (
            above
            and hedge in {"above", "below"}
            and is_name(lead, "metric")
            and any(token.has("transitive", "move") for token in self.tokens[:at])
        ):
            return True
        if lead.has("outpace_verb") or lead.word(
            "pass",
            "passes",
            "passed",
            "passing",
            "cross",
            "crosses",
            "crossed",
            "tops",
            "topped",
            "exceeds",
            "exceeded",
        ):
            return True
        return (
            hedge in {"above", "below"}
            and lead.has("move")
            and any(token.word("above", "below", "over", "under") for token in self.tokens[at + 1 : at + 3])
        )

    def _moves_itself(self, at: int) -> bool:
        """ "Basic fell by 0.4": the change of its own ratio, not what it adds to the whole."""
        clause = self.clause
        near = self.tokens[max(0, at - 2) : at + 1]
        return (
            self.world.is_ratio
            and clause.entity is not None
            and clause.entity.kind == "segment"
            and not clause.bracket
            and not clause.contribution
            and clause.effect is None
            and any(token.has("move") and not token.has("transitive") for token in near)
            and not clause.has("effect_noun", "share_verb", "transitive", "driver", "drive_verb")
        )

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
        while self.token(after).kind == "name" or self.token(after).word(
            "(", "()", "per", "cent", "-", "on", "average", "of", "all"
        ):
            if self.token(after).word("on") and self.token(after + 1).kind == "period":
                break
            after += 1
        if self.token(after).word("in", "on", "for", "during", "at", "over", "of", "by", "throughout", "within"):
            after += 1
            while self.token(after).word("the", "both"):
                after += 1
        elif self.token(after).word("than", "from", "since", "compared", "against", "versus", "after"):
            return self._leading(index)
        when = _time_of(self.token(after)) or self._ordinal(after)
        if when in {"previous", "current"} and (
            after > index + 1
            or self.token(after).kind == "period"
            or self.token(after).has("time")
            or self.token(after).word("now", "currently", "before", "previously", "earlier")
        ):
            return when
        near = self.token(at)
        if near.word("from"):
            return None
        if near.kind == "possessive":
            near = self.token(at - 1)
        if is_mark(near, ":", "-", ","):
            near = self.token(at - 1) if is_mark(near, ":") else near
        if _time_of(near) in {"previous", "current"}:
            return _time_of(near)
        return self._leading(index) or self._closing(index)

    def _closing(self, index: int) -> str | None:
        """ "Half of all customers were Basic in Q1": the only period behind the only figure."""
        if sum(token.kind == "number" for token in self.tokens) != 1:
            return None
        times = [at for at in range(index + 1, len(self.tokens)) if _time_of(self.token(at)) in {"previous", "current"}]
        if len(times) != 1 or not self.token(times[0] - 1).word("in", "on", "during", "for"):
            return None
        behind = self.tokens[index + 1 : times[0]]
        compared = any(
            token.word("than", "from", "since", "against", "versus", "compared", "after", ",")
            or token.has("move", "move_adjective")
            for token in behind
        )
        return None if compared else _time_of(self.token(times[0]))

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
            if token.kind == "number" and any(known.word("with") for known in self.tokens[at + 1 : index]):
                return next((known.when for known in self.tellings if known.at == at), self.clause.when)
            if token.kind == "number" or token.word("compared", "against", "versus", "vs", "vs.", "compared with"):
                return self.clause.when
            if is_mark(token, ";") or (is_mark(token, ",") and index - at > 8):
                return None
            when = _time_of(token)
            if is_mark(token, ",") and self.token(at + 1).word("a", "an", "or", "which", "up", "down"):
                return self.clause.when
            if when in {"previous", "current"} and self.token(at - 1).has("outpace_verb"):
                continue
            if when in {"previous", "current"} and any(
                known.word("when", "where") for known in self.tokens[at : at + 3]
            ):
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
                and not self.token(at - 2).word("than", "from", "since", "against", "versus", "compared")
            ) or (when in {"previous", "current"} and at == 1 and self.token(0).word("on", "over")):
                closed = any(is_mark(known, ",") for known in self.tokens[at:index])
                moved = any(known.has("move") for known in self.tokens[at:index])
                return self.clause.when if at > 2 and closed and moved else when
        return self.clause.when

    def _aspects(self, index: int) -> tuple[Aspect, ...]:
        world, clause = self.world, self.clause
        after = self.token(index + 1)
        if after.word("more", "fewer", "less", "additional", "extra", "new", "lost", "of"):
            after = self.token(index + 2)
        found: list[Aspect] = []
        if is_name(after, "numerator", "denominator") and after.name is not None:
            found.append("numerator" if after.name.kind == "numerator" else "denominator")
            if world.facts.unit != "percent":
                found.append("value")
        if self.token(index + 1).word("of") and world.is_ratio and self.token(index + 3).kind == "number":
            found.append("numerator")
        shares = self._share_cue()
        percent = self.token(index).figure
        plain = (
            percent is not None and percent.unit == "percent" and not world.is_ratio and world.facts.unit != "percent"
        )
        own = plain and self.clause.entity is not None and self.clause.entity.kind == "segment"
        moved = own and self.token(index - 1).has("move")
        if shares or (plain and not moved):
            found += self._share_aspects()
        told = self.token(index).figure
        if told is not None and told.unit == "percent":
            found += [
                aspect
                for known in self.tellings[-1:]
                for aspect in known.aspects
                if aspect in {"numerator", "denominator"}
            ]
        if clause.bracket and clause.around is not None and clause.around.tellings:
            found += [aspect for aspect in clause.around.tellings[-1].aspects if aspect in {"numerator", "denominator"}]
        if clause.aspect in {"numerator", "denominator"} and clause.aspect is not None:
            found.append(clause.aspect)
        if clause.aspect == "share":
            found += ["share", "numerator_share"]
        figure = self.token(index).figure
        counts = (
            world.is_ratio
            and figure is not None
            and figure.unit in {"plain", "money"}
            and (
                world.facts.unit in {"percent", "minutes"}
                or figure.value > 20 * abs(world.facts.current_value)
                or (world.facts.unit in truths.CURRENCIES and figure.unit == "plain")
            )
        )
        if counts:
            parts = self._parts_named()
            pair = self.token(index + 1).word("of", "out of") and self.token(index + 2).kind == "number"
            found += ["numerator", "denominator"] if pair or not parts else parts
        if is_name(self.token(index + 1), "metric"):
            found.insert(0, "value")
        found.append("value")
        other = self._other_base()
        return tuple(aspect for aspect in dict.fromkeys((*found, *self._context_aspects())) if aspect != other)

    def _other_base(self) -> Aspect | None:
        """The share that is not meant: "its share of orders" is none of visits."""
        for at, token in enumerate(self.tokens):
            if not (token.has("share_noun") and self.world.is_ratio and self.token(at + 1).word("of")):
                continue
            named = [known.name.kind for known in self.tokens[at + 2 : at + 5] if known.name is not None]
            if "numerator" in named and "denominator" not in named:
                return "share"
            if "denominator" in named and "numerator" not in named:
                return "numerator_share"
        return None

    def _opens_of_all(self) -> bool:
        """ "Of all users, 64% are on Mobile"."""
        clause: Clause | None = self.clause
        while clause is not None:
            words = [token for token in clause.tokens if token.kind != "mark"]
            if len(words) > 1 and words[0].word("of", "out of") and words[1].word("all", "the", "these"):
                return any(is_name(token, "metric", "numerator", "denominator") for token in words[1:6])
            clause = clause.template
        return False

    def _share_aspects(self) -> list[Aspect]:
        """ "share of orders": of which part of the ratio, when one is named."""
        for at, token in enumerate(self.tokens):
            whole = token.has("share_noun") or (
                token.figure is not None and token.figure.unit in {"percent", "fraction"}
            )
            if not whole or not self.token(at + 1).word("of"):
                continue
            named = next(
                (known for known in self.tokens[at + 2 : at + 6] if is_name(known, "numerator", "denominator")), None
            )
            if named is not None and named.name is not None and self.world.is_ratio:
                return ["numerator_share" if named.name.kind == "numerator" else "share"]
        return ["share", "numerator_share"]

    def _context_aspects(self) -> list[Aspect]:
        """What the clause before was about, for a list that goes on: "P2 gained 4.8 points and P1 1.7"."""
        clause = (
            self.clause.template
            if self.clause.entity is not None and self.clause.entity.kind in {"segment", "group", "pronoun"}
            else None
        )
        for _ in range(3):
            if clause is None:
                return []
            if clause.aspect is not None and clause.aspect != "value":
                return [clause.aspect]
            clause = clause.template
        return []

    def _share_cue(self) -> bool:
        clause: Clause | None = self.clause
        if self._opens_of_all():
            return True
        for _ in range(3):
            if clause is None:
                return False
            if any(
                (token.has("share_noun", "share_verb") and not token.has("fraction"))
                or token.word(
                    "stands for",
                    "represents",
                    "holds",
                    "carries",
                    "takes",
                    "took",
                    "makes up",
                    "accounts for",
                    "accounted for",
                    "come to",
                    "half",
                )
                for token in clause.tokens
            ):
                return True
            if any(
                token.figure is not None and token.figure.unit in {"percent", "fraction"} and self._of_whole(clause, at)
                for at, token in enumerate(clause.tokens)
            ):
                return True
            if (
                clause.template is not None
                and clause.template.entity is not None
                and any(
                    self._of_whole(clause.template, at)
                    for at, token in enumerate(clause.template.tokens)
                    if token.kind == "number"
                )
            ):
                return True
            clause = clause.around or (clause.template if not self._own_predicate() else None)
        return False

    @staticmethod
    def _of_whole(clause: Clause, at: int) -> bool:
        """ "37.1% of customers"."""
        behind = clause.tokens[at + 1 : at + 6]
        return (
            bool(behind)
            and behind[0].word("of")
            and any(
                is_name(token, "metric", "numerator", "denominator", "dimension")
                or token.word("all", "them", "total", "base")
                for token in behind[1:]
            )
        )

    def _own_predicate(self) -> bool:
        return self.clause.has("move", "level_verb", "go_verb", "transitive", "move_adjective")

    def _parts_named(self) -> list[Aspect]:
        found: list[Aspect] = []
        clause: Clause | None = self.clause
        for _ in range(4):
            if clause is None:
                break
            for token in clause.tokens:
                if is_name(token, "numerator", "denominator") and token.name is not None:
                    found.append("numerator" if token.name.kind == "numerator" else "denominator")
            if found:
                break
            clause = clause.around or clause.template
        return found

    def _effects_behind(self, index: int) -> tuple[EffectName, ...]:
        """ "nine tenths is due to mix, the rest …": the effect named right behind the figure or its bracket."""
        tokens, start = self.tokens, index + 1
        if self.clause.bracket and self.clause.around is not None:
            tokens, start = self.clause.around.tokens, self.clause.around_at + 1
        driven = False
        for at in range(start, min(start + 9, len(tokens))):
            token = tokens[at]
            if token.kind in {"mark", "number"} and not is_mark(token, "-"):
                break
            driven = driven or token.word("from")
            named = token.word("is", "are") and not (at + 1 < len(tokens) and tokens[at + 1].has("move_adjective"))
            driven = driven or token.has("driver", "cause") or named or token.word("from")
            sense = token.sense("effect_noun") if token.kind != "name" else None
            if driven and sense is not None and sense.tag in {"rate_effect", "mix_effect"}:
                return ("mix_effect",) if sense.tag == "mix_effect" else ("rate_effect",)
            if (
                driven
                and token.word("within", "inside")
                and any(is_name(known, "dimension") for known in tokens[at + 1 : at + 4])
            ):
                return ("rate_effect",)
        return ()

    def _effects(self) -> tuple[EffectName, ...]:
        clause: Clause | None = self.clause
        own: list[EffectName] = []
        for _ in range(12):
            if clause is None:
                break
            if clause.effect:
                own.append(clause.effect)
            for token in clause.tokens:
                sense = token.sense("effect_noun")
                if sense is not None and not is_name(token):
                    own.append(
                        "mix_effect"
                        if sense.tag == "mix_effect"
                        else "rate_effect"
                        if sense.tag == "rate_effect"
                        else "contribution"
                    )
            if any(is_name(token, "metric") and token.text.lower() == "rates" for token in clause.tokens):
                own.append("rate_effect")
            if self._within(clause):
                own.append("rate_effect")
            if own:
                break
            if clause.entity is not None and clause.entity.kind in {"total", "change"} and not clause.bracket:
                break
            clause = clause.around or (
                clause.template if clause.entity is None or clause.entity.kind in {"segment", "pronoun"} else None
            )
        if not own and self.clause.context_effect is not None and not self.clause.has("move"):
            return (self.clause.context_effect, "contribution")
        return tuple(dict.fromkeys(own)) or ("contribution",)

    @staticmethod
    def _within(clause: Clause) -> bool:
        """ "changes within queues", "longer handling inside the classes": the rate effect."""
        for index, token in enumerate(clause.tokens):
            if token.word("within", "inside") and any(
                is_name(known, "dimension") for known in clause.tokens[index + 1 : index + 4]
            ):
                return True
        return False

    # Roles -----------------------------------------------------------------------------------------------------------

    def _roles(self, telling: Telling, lead: Token, at: int) -> Iterator[str]:
        figure, index = telling.figure, telling.at
        word = lead.text.lower()
        if figure.unit == "times":
            yield "multiple"
            if self.world.facts.unit == "ratio":
                yield from self._led_roles(telling, lead, word, at)
            return
        if isinstance(figure, VagueFigure) or figure.unit == "fraction":
            yield from self._fraction_roles(telling, word, at)
            return
        if self._arrow_behind(index) or (
            index == 0 and not figure.sign and self.token(1).word("to") and self.token(2).kind == "number"
        ):
            yield "previous"
            return
        if word == "of" and at <= 1 and self._of_opens(at):
            yield "whole"
            yield "part_whole"
            return
        behind = self.token(index + 1 + (self.token(index + 1).kind == "name"))
        if behind.has("driver", "cause") and not behind.has("drive_verb"):
            telling.whole = not any(tie.kind == "driver" for tie in self.clause.ties)
            yield from ("effect", "part", "change", "level")
            return
        if behind.word("were", "was", "are", "is") and self._passive(index):
            yield from ("change", "effect", "level")
            return
        noun = self._noun_behind(index)
        if noun is not None:
            yield "change"
            yield "effect"
            telling.whole = not self._possessed(index)
            return
        if self._of_behind(telling):
            yield from self._of_roles(telling)
            return
        of = self._of_before(at)
        if of is not None and self._whole_of(telling, of):
            yield "whole"
            yield "part_whole"
            return
        if self.token(index + 1).word("day", "days"):
            yield "days"
            return
        trailing = self._trailing(index)
        if trailing is not None:
            yield "change"
            yield "gap"
            return
        if self._in_all(index):
            telling.whole = True
            yield from ("level", "change", "effect")
            return
        if self._sourced(index):
            yield from ("effect", "change", "part")
        yield from self._led_roles(telling, lead, word, at)

    def _in_all(self, index: int) -> bool:
        """ "which makes 3.2 in all", "5.6 cents in total": the sum of what was named, which is the whole."""
        summed = self.token(index + 1).word("in total", "altogether", "all told", "all in all") or (
            self.token(index + 1).word("in") and self.token(index + 2).word("all")
        )
        return summed and bool(self.clause.effect or self.clause.template is not None)

    def _sourced(self, index: int) -> bool:
        """ "185 came from Android", "1.0 minutes are due to mix"."""
        after = index + 1
        while self.token(after).kind == "name" or self.token(after).word(
            "()", "of", "them", "is", "are", "was", "were"
        ):
            after += 1
        return self.token(after).has("driver", "cause")

    def _passive(self, index: int) -> bool:
        """ "40 contracts were added"."""
        return any(token.has("transitive", "move") for token in self.tokens[index + 2 : index + 6])

    def _arrow_behind(self, index: int) -> bool:
        after = index + 1
        while is_name(self.token(after), "metric", "numerator", "denominator") or is_mark(self.token(after), "()"):
            after += 1
        return is_mark(self.token(after), "→")

    def _of_opens(self, at: int) -> bool:
        """ "Of the 251 additional requests, 185 came from Android"."""
        return self.token(at).initial or at == 0 or is_mark(self.token(at - 1))

    def _led_roles(self, telling: Telling, lead: Token, word: str, at: int) -> Iterator[str]:
        figure = telling.figure
        changing = self._change_head(at)
        if self._range(telling.at):
            yield "range"
        if word == "by" and self._moves_whole(at):
            telling.whole = True
        if word == "by":
            yield from ("change", "effect", "gap")
            return
        if word == "from":
            yield "previous"
            return
        if lead.has("move") and at == telling.at - 2 and self.token(at + 1).word("below", "above", "under"):
            yield "current"
            return
        if self.token(telling.at).has("level_number"):
            before = word in {"after", "from", "against", "versus", "vs"} or self._into_behind(telling.at)
            yield "previous" if before else "current" if word in {"into", "to"} else "level"
            return
        after = self.token(telling.at + 1).word("after", "against", "versus", "vs", "vs.")
        if is_mark(lead, ",") and after and self.token(telling.at + 2).kind == "number" and not figure.sign:
            yield "level"
        if (word in {"at", "with", "by"} or is_mark(lead, ",")) and (
            self._change_noun_near(at) or self._names_ranked_change()
        ):
            level = self.clause.said("share", "with") or (
                self.world.facts.unit in {"ratio", "minutes"} and not self.directions
            )
            yield from ("change", "effect", "level") if level else ("change", "effect")
            return
        if (
            word in {"at", "with"}
            and self.clause.template is not None
            and (
                self.clause.said("followed", "followed by")
                or self.clause.template.said("followed", "followed by", "then", "ahead of", "before")
            )
            and {"change", "effect"} & set(self._inherited(figure))
        ):
            yield from self._inherited(figure)
            return
        if word in {"at", "with"} and any(token.text.lower().startswith("contribut") for token in self.tokens[:at]):
            yield from ("effect", "change")
            return
        if lead.has("level_verb") and word.startswith(("start", "began", "begin")):
            yield "previous"
            return
        if figure.unit == "zero" and self.clause.said("base", "baseline", "starting value", "starting point"):
            yield "previous"
            return
        if lead.has("level_verb") and word.startswith(
            ("add up", "adds up", "sum", "amount", "come to", "comes to", "came to", "total")
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
        if (
            lead.word("corresponds to", "equals", "equates to", "equal to")
            and self.clause.entity is not None
            and self.clause.entity.kind == "pronoun"
        ):
            yield from ("change", "level", "effect")
            return
        if word == "rather than":
            yield from ("previous", "whole", "part_whole")
            return
        if word in {"to", "from"} and self._moves_whole(at):
            telling.whole = True
        if word in {"to", "→", "into", "towards"}:
            if lead.word("to") and self.token(at - 1).word("compared", "relative"):
                yield "previous"
                return
            yield "current"
            return
        if word in {"was", "were"} and is_mark(self.token(at - 1), ",") and self.tellings:
            yield "previous"
            return
        if figure.value == 0 and figure.unit == "plain":
            yield "change"
        if self._marked(telling.at):
            yield from ("change", "effect")
            return
        if word in _BEFORE_WORDS and not (word in {"was", "were", "had"} and not self.clause.bracket):
            yield "previous"
            if word in {"against", "versus", "vs", "vs.", "after", "before"}:
                if figure.sign:
                    yield "change"
                yield "other"
            return
        if word == "with" and self.token(at - 1).word("compared"):
            yield "previous"
            return
        if word.endswith("than"):
            yield from ("previous", "other", "share", "effect", "change")
            return
        if word == "between":
            yield "previous"
            return
        if word == "and" or is_mark(lead, ",", "or"):
            yield from self._parallel_roles(telling, at)
            return
        if word in {"or", "i.e.", "that is", "namely"} and self.tellings:
            yield from self.tellings[-1].roles
            if telling.figure.unit == "percent" and self._is_relative(telling.at, at):
                yield "change"
            return
        if word == "of" and self.token(at - 1).word("instead", "ahead"):
            yield from ("previous", "other")
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
        if lead.word("cost", "costs") and any(
            "cost" in name.lower() for name in (facts.label, facts.metric, *facts.also_called)
        ):
            yield from ("level", "change")
            return
        if lead.has("transitive", "offset_verb", "drive_verb") or word in _EFFECT_VERBS:
            named = self.tokens[telling.at + 1 : telling.at + 4]
            contributes = word.startswith("contribut")
            if (
                contributes
                and any(token.word("to") for token in named)
                and any(is_name(token, "metric") for token in named)
                and not any(
                    token.has("move_noun", "change_noun") for token in self.tokens[telling.at + 1 : telling.at + 7]
                )
            ):
                yield from ("level", "share")
                return
            yield from ("effect", "change", "part")
            if (lead.has("share_verb", "level_verb") and not contributes) or word == "worth":
                yield from ("share", "level")
            return
        if lead.has("share_verb"):
            yield from ("share", "part", "effect", "level")
            return
        if changing:
            yield from ("change", "effect")
            if not self.clause.entity or self.clause.entity.kind != "change":
                yield "level"
            return
        yield from self._plain_roles(telling, lead, at)

    def _plain_roles(self, telling: Telling, lead: Token, at: int) -> Iterator[str]:
        """No word says what the figure is: a list, a bracket, a level."""
        clause, figure = self.clause, telling.figure
        if (
            clause.hard
            and clause.entity is None
            and clause.template is not None
            and clause.template.has("move_noun", "change_noun")
        ):
            yield from ("change", "effect")
        if is_name(lead, "metric") and self._moves_whole(telling.at):
            telling.whole = True
            yield from ("change", "effect")
        if clause.bracket and clause.around is not None and self._parts_told(clause.around):
            yield from ("again", "part", "change", "effect")
            return
        if clause.bracket and self._told_in_front(figure):
            yield "previous"
        if clause.bracket:
            yield from ("change", "level", "share", "effect", "again")
            if (clause.around is not None and clause.around.contribution) or self._around_part():
                yield "part"
            return
        if clause.effect or (clause.entity is not None and clause.entity.kind == "effect"):
            yield "effect"
            if clause.effect == "contribution":
                yield "change"
            return
        if clause.compared_to is not None:
            yield from ("level", "gap", "change", "share", "effect")
            return
        inherited = self._inherited(figure)
        if self._is_effect(telling.at):
            yield "effect"
        if inherited and not lead.has("level_verb") and not lead.word("is", "was", "are", "were", "at"):
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
        if clause.entity is not None and clause.entity.kind == "change":
            yield from ("change", "effect")
            return
        yield "level"

    def _told_in_front(self, figure: Figure) -> bool:
        """ "Sales 10.4% (7.5%)": the value now, and the one before in the bracket."""
        around = self.clause.around
        if around is None or figure.sign or len([token for token in self.tokens if token.kind == "number"]) != 1:
            return False
        before = around.tokens[self.clause.around_at - 1] if self.clause.around_at else Token("mark", "")
        return (
            before.figure is not None
            and before.figure.unit == figure.unit
            and "level" in (around.tellings[-1].roles if around.tellings else ())
        )

    @staticmethod
    def _parts_told(around: Clause) -> bool:
        """True behind "137 of the 149 lost sign-ups", "¥5.3M of the net increase": the bracket says it as a percentage."""
        if not around.tellings:
            return False
        last = around.tellings[-1]
        behind = around.tokens[last.at + 1 : last.at + 6]
        of_change = (
            bool(behind) and behind[0].word("of") and any(token.has("move_noun", "change_noun") for token in behind)
        )
        before = set(around.tellings[-2].roles) if len(around.tellings) > 1 else set()
        return of_change or ("whole" in last.roles and bool({"effect", "part"} & before))

    def _moves_whole(self, at: int) -> bool:
        """ "Student lifts new subscribers to 9,941"."""
        moved = [index for index, token in enumerate(self.tokens[: at + 1]) if token.has("transitive", "drive_verb")]
        split = moved and self.tokens[moved[-1]].word("up", "down")
        if split and any(is_name(token, "metric") for token in self.tokens[max(0, moved[-1] - 4) : moved[-1]]):
            return True
        return bool(moved) and any(
            is_name(token, "metric") or token.word("total", "overall", "it")
            for token in self.tokens[moved[-1] + 1 : at]
        )

    def _marked(self, index: int) -> bool:
        """ "App's additional 252 orders"."""
        figure = self.token(index).figure
        if figure is not None and figure.unit in {"percent", "fraction"}:
            return False
        near = self.tokens[max(0, index - 2) : index]
        if self.token(index + 2).kind == "name":
            near = [*near, self.token(index + 1)]
        return any(token.word("additional", "extra", "lost", "missing", "another") for token in near)

    def _range(self, index: int) -> bool:
        """ "by 1.0 to 1.5 points": one end of a range."""
        first = (
            self.token(index + 1).word("to")
            and self.token(index + 2).kind == "number"
            and self.token(index - 1).word("by", "of")
        )
        last = (
            self.token(index - 1).word("to")
            and self.token(index - 2).kind == "number"
            and self.token(index - 3).word("by", "of")
        )
        return first or last

    def _into_behind(self, index: int) -> bool:
        return any(token.word("into") for token in self.tokens[index + 1 : index + 5])

    def _change_noun_near(self, at: int) -> bool:
        """ "had the largest decrease, at $101,260"."""
        for back in range(at - 1, max(-1, at - 9), -1):
            token = self.tokens[back]
            if (
                token.has("move_noun", "change_noun", "effect_noun") and self._nominal(back) and not is_name(token)
            ) or (
                token.has("superlative")
                and token.senses["superlative"].tag == "move"
                and self.world.facts.unit != "minutes"
            ):
                return True
            if token.kind == "number" or token.has("level_verb", "share_noun"):
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
        return (
            before.word("the", "a", "an", "its", "their", "of", "with")
            or before.kind == "possessive"
            or before.has("superlative", "strong", "weak", "move_adjective")
        )

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

    def _around_part(self) -> bool:
        around = self.clause.around
        before = around
        for _ in range(4):
            if before is None:
                break
            if any("part" in known.roles for known in before.tellings):
                return True
            before = before.template
        return around is not None and (
            around.has("driver")
            or any(tie.kind == "driver" for tie in around.ties)
            or around.has("share_verb", "drive_verb", "effect_noun")
        )

    def _inherited(self, figure: Figure) -> tuple[str, ...]:
        """The roles of the parallel figure in the clause before: "South lost $101,260, West $16,320"."""
        clause = self.clause
        template = clause.template
        if (
            template is None
            or any(
                token.has("move", "level_verb", "transitive", "share_verb", "go_verb", "move_adjective", "still")
                for token in self.tokens[: self._reading]
            )
            or (clause.hard and clause.entity is None)
        ):
            return ()
        for _ in range(5):
            if template is None:
                return ()
            told = template.tellings
            if told:
                same = [known for known in told if _alike(known.figure.unit, figure.unit)]
                chosen = same[0] if same else None
                return chosen.roles if chosen is not None else ()
            if template.contribution or template.said(*_EFFECT_VERBS):
                return ("effect", "change", "part")
            if template.entity is not None and template.entity.kind == "change":
                return ("change", "effect")
            if (
                template.has("move", "transitive")
                and template.entity is not None
                and template.entity.kind in {"group", "segment"}
            ):
                return ("change", "effect")
            template = template.template
        return ()

    def _negative_levels(self) -> bool:
        return any((known.previous_value or 0) < 0 or (known.current_value or 0) < 0 for known in self.world.segments)

    def _parallel_roles(self, telling: Telling, at: int) -> Iterator[str]:
        """Behind "and" or a comma: like the figure before, or with a role of its own."""
        earlier = self.tellings[-1] if self.tellings else None
        if earlier is None:
            yield from self._plain_roles(telling, self.token(at), at)
            return
        between = self.tokens[earlier.at + 1 : telling.at]
        if "previous" in earlier.roles and any(token.word("and") for token in between) and self._between():
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
        return self.clause.said("between")

    def _fraction_roles(self, telling: Telling, word: str, at: int) -> Iterator[str]:
        if word == "by" or self._trailing(telling.at) is not None:
            yield from ("change", "gap")
            return
        if self._of_behind(telling):
            roles = tuple(self._of_roles(telling))
            yield from roles
            behind = self.tokens[telling.at + 1 : telling.at + 8]
            if (roles[-1:] == ("of_other",) and "share" in roles) or any(
                _time_of(token) == "previous" for token in behind
            ):
                yield "multiple"
            return
        if self.clause.bracket or word in {",", "or", "is", "which is"}:
            yield from ("again", "part", "share", "change")
        if word == "to":
            yield "multiple"
        if self.world.facts.unit == "percent" and self.clause.choices[0] == (TOTAL,):
            yield "ratio_level"
        yield from ("share", "part", "change", "multiple")

    def _noun_behind(self, index: int) -> Token | None:
        """The noun of change right behind a figure: "the 0.30-point rise", "its 4-minute improvement"."""
        for ahead in range(index + 1, index + 5):
            token = self.token(ahead)
            if token.has("move_noun", "change_noun") and (not token.has("move") or self._determined(index)):
                return token
            if (
                is_name(token, "metric")
                or is_mark(token, "-")
                or token.has("strong", "weak", "move_adjective")
                or token.word("net", "total", "overall")
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
            "the", "a", "an", "its", "their", "this", "that", "of", "net", "total", "overall", "with", "despite"
        ) or before.kind in {"possessive", "period"}

    def _possessed(self, index: int) -> bool:
        for at in range(max(0, index - 3), index):
            token = self.tokens[at]
            if token.word("its", "their") or (
                token.kind == "possessive"
                and _time_of(self.token(at - 1)) is None
                and not self.token(at - 1).has("grain_noun")
            ):
                return True
        return False

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
        assert start is not None
        amount = telling.figure.unit in {"plain", "money", "minutes", "points"}
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
                if token.word("it") and not amount and not self.clause.after_change:
                    yield "share"
                return
            if token.has("share_noun"):
                yield from ("change", "share")
                return
            if _time_of(token) == "previous" and self.token(ahead + 1).has("level_noun") and not amount:
                yield "of_before"
                return
            if is_name(token, "metric", "numerator", "denominator", "dimension") or token.word(
                "all", "them", "these", "those", "total", "everything", "base"
            ):
                following = self.token(ahead + 1)
                if following.has("move_noun", "change_noun"):
                    continue
                yield from ("level", "effect", "change") if amount else ("share", "ratio_level")
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
                yield "part"
                return
            if token.word("these", "those", "them") and self.token(ahead + 1).has("move_noun", "change_noun"):
                continue
            if (
                _time_of(token) in {"previous", "current"}
                and telling.figure.unit != "fraction"
                and self.token(ahead + 1).kind != "possessive"
            ):
                telling.when = _time_of(token)
                yield from ("level", "share")
                return
            if is_mark(token) and not is_mark(token, "-"):
                break
        yield from ("level", "effect", "change") if amount else ("share", "part", "of_other", "ratio_level")

    def _share_sides(self, telling: Telling) -> Iterator[str]:
        """ "from 28.5% to 48.3% of customers"."""
        before = self.token(telling.at - 1)
        if before.word("from"):
            yield "previous"
        elif before.word("to"):
            yield "current"

    def _is_change_number(self, index: int) -> bool:
        return any(
            token.has("move_noun", "change_noun") or token.text.lower() in _CHANGE_MARKERS
            for token in self.tokens[max(0, index - 2) : index + 4]
        )

    def _whole_of(self, telling: Telling, at: int) -> bool:
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
            or self.tokens[back].has("grain_noun", "time")
            or self.tokens[back].word("the", "net", "total", "overall", "its", "their", "all", "additional", "extra")
        ):
            back -= 1
        return back if back >= 0 and self.token(back).word("of", "out of") else None

    def _noun_roles(self, at: int, telling: Telling) -> Iterator[str]:
        """The figure behind "a decline of", "a share of", "an average of"."""
        for back in range(at, max(-1, at - 6), -1):
            token = self.token(back)
            if token.has("effect_noun"):
                tag = token.senses["effect_noun"].tag
                if tag in {"rate_effect", "mix_effect"} and not is_name(token):
                    telling.effects = ("mix_effect",) if tag == "mix_effect" else ("rate_effect",)
                yield from ("effect", "change")
                return
            if token.has("move_noun", "change_noun") or token.word("lead", "margin", "advantage", "plus", "minus"):
                parts = any({"part", "effect"} & set(known.roles) for known in self.tellings)
                telling.whole = telling.whole or parts or self._of_all(back)
                yield from ("change", "effect", "gap")
                return
            if token.word("base", "starting value", "baseline"):
                yield "previous"
                return
            if token.word("total") and self.clause.choices[0][0].rest:
                yield "whole"
                return
            if token.has("share_noun"):
                yield from ("share", "level")
                return
            if (
                token.has("level_noun")
                or is_name(token, "metric", "numerator", "denominator")
                or token.word("rate", "total")
            ):
                yield "level"
                return
            if token.has("superlative"):
                yield from ("change", "effect", "level")
                return
        yield from ("level", "change", "effect")

    def _of_all(self, noun: int) -> bool:
        """ "the total drop of", "a net gain of": a noun of change of the whole."""
        return any(
            token.word("net", "total", "overall", "whole", "entire") for token in self.tokens[max(0, noun - 2) : noun]
        )

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

    def _trailing(self, index: int) -> Direction | None:
        """ "3.2 minutes longer", "887 more than", "16% below March"."""
        after = index + 1
        while self.token(after).kind == "name" and is_name(self.token(after), "metric", "numerator", "denominator"):
            after += 1
        if is_mark(self.token(after), "()"):
            after += 1
        token = self.token(after)
        if token.word("up", "down") and self.token(after + 1).word("from", "on", "in", "to"):
            return None
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
            if token.word("over") and _time_of(self.token(after + 1)):
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
            return Direction(after, sign, "trailing")
        sense = token.sense("move_adjective")
        if sense is not None and (not token.has("move") or token.word("lower")):
            sign = sense.sign * (-1 if sense.tag == "polar" and self.world.facts.polarity == "down" else 1)
            return Direction(after, sign, "trailing")
        pace = token.sense("pace")
        if pace is not None:
            return Direction(after, pace.sign * (-1 if self.world.facts.unit == "minutes" else 1), "trailing")
        return None

    def _sign(self, telling: Telling, at: int) -> int:
        if "change" not in telling.roles and "effect" not in telling.roles and "gap" not in telling.roles:
            return 0
        trailing = self._trailing(telling.at)
        if trailing is not None:
            return trailing.sign
        after = self.token(telling.at + 1 + (self.token(telling.at + 1).kind == "name"))
        if after.word("off"):
            return -1
        noun = self._noun_behind(telling.at)
        for direction in self.directions:
            if noun is not None and self.token(direction.at) is noun:
                return direction.told_sign
        near = [direction for direction in self.directions if direction.at < telling.at and direction.told_sign]
        if near:
            return near[-1].told_sign
        earlier = [known for known in self.tellings if known.sign]
        if earlier:
            return 0
        behind = [direction for direction in self.directions if direction.at > telling.at and direction.told_sign]
        if behind and not self.clause.bracket:
            return 0
        return self._template_sign()

    def _template_sign(self) -> int:
        clause = self.clause
        if clause.hard and clause.entity is None:
            return 0
        if clause.has("move", "transitive", "move_adjective") or clause.bracket or clause.compared_to is not None:
            return 0
        template = clause.template
        for _ in range(4):
            if template is None:
                return 0
            told = template.tellings
            if any(known.figure.sign for known in told):
                return 0
            elliptic = clause.said("did", "do", "does") and not clause.has("negation")
            signs = [
                direction.sign if elliptic else direction.told_sign
                for direction in directions_of(self.world, template)
                if direction.told_sign
            ]
            if signs:
                return signs[-1]
            template = template.template
        return 0


def _alike(one: str, other: str) -> bool:
    return one == other or "plain" in {one, other} or {one, other} <= {"percent", "fraction"}


def _time_of(token: Token) -> str | None:
    if token.kind == "period":
        return token.when
    sense = token.sense("time")
    return sense.tag if sense is not None else None
