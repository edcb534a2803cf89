"""What a figure measures: the value, a part of the ratio, a share, or an effect."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.reasons_told import reason_told
from insight.claims.clauses.sources import is_what_came, share_moved_before, source_before, source_behind
from insight.claims.clauses.surroundings import Surroundings
from insight.claims.clauses.two_effects import both_in_front, tells_in_turn
from insight.claims.tokens import NO_TOKEN, Token, says, stem
from insight.claims.world import Aspect, EffectName, World

EFFECT_VERBS: Final = frozenset(
    ["contributed", "contributes", "contribute", "contributing", "supplied", "supplies", "supply", "explains", "explain", "explained", "explaining",
     "accounts for", "account for", "accounted for", "accounting for", "made up", "makes up", "make up", "added", "adds", "add", "adding",
     "worth", "took back", "takes back", "brought", "brings", "delivered", "delivers", "gave", "provided", "provides", "came from", "comes from",
     "come from", "stems from", "stemmed from", "arose in", "took", "takes", "cost", "costs", "equal to", "equals", "effect", "contribution",
     "subtracted", "removed", "offset", "offsetting", "offsets", "compensated for", "recovered", "driven by", "responsible for", "was responsible for",
     "is responsible for", "generated", "generates"]
)  # fmt: skip
ALL_EFFECTS: Final[tuple[EffectName, ...]] = ("contribution", "rate_effect", "mix_effect")

_BEING: Final = ("were", "was", "are", "is", "arrived", "came", "ended up", "turned out", "went", "got", "became", "ran")  # fmt: skip


def is_priced(world: World, tokens: list[Token], index: int) -> bool:
    """ "an export costs four times as much", "is twice as expensive": of the price, whatever is counted."""
    near = [*tokens[max(0, index - 4) : index], *tokens[index + 1 : index + 2]]
    words = {"cost", "costs", "as expensive as", "as costly as", "as dear as"}
    return world.facts.unit in truths.CURRENCIES and any(token.lowered in words for token in near)


def of_level(tokens: list[Token], index: int) -> bool:
    """ "West's rate is four times that of South", "converts twice as well": of the levels, not of what they did."""
    before = [token for token in tokens[max(0, index - 4) : index] if not token.has("hedge")]
    stated = len(before) > 1 and before[-1].word("is", "was", "are", "were") and is_name(before[-2], "metric")
    return stated or says(tokens[index + 1 : index + 2], "as well as")


def multiplies_level(tokens: list[Token], index: int) -> bool:
    """ "more than double the figure for West": a value so many times another, whatever either did."""
    behind = tokens[index + 1 : index + 4]
    return len(behind) > 1 and behind[0].word("the", "that") and (behind[1].has("level_noun") or behind[1].word("rate"))


_MANY: Final = 20
"""Times the metric that a figure must be to be a count of the ratio's parts."""


_STANDS_FOR: Final = ("stands for", "represents", "holds", "carries", "takes", "took", "makes up", "accounts for", "accounted for", "come to", "half")  # fmt: skip
"""Words that tell a part of a whole without its noun."""


class AspectReader(Surroundings):
    """Reads what each figure measures."""

    def _aspects(self, index: int) -> tuple[Aspect, ...]:
        world, clause = self.world, self.clause
        after = self.token(index + 1)
        if after.word("more", "fewer", "less", "additional", "extra", "new", "lost", "of"):
            after = self.token(index + 2)
        found: list[Aspect] = []
        figure = self.token(index).figure
        again = self._part_again(index)
        if again is not None:
            return (again,)
        if figure is not None and figure.unit == "times" and is_priced(world, self.tokens, index):
            return ("value",)
        moved = self._part_moved(index)
        if moved is not None:
            return (moved,)
        if is_name(after, "numerator", "denominator") and after.name is not None:
            done = world.is_ratio and self._done(index)
            found.append("numerator" if after.name.kind == "numerator" or done else "denominator")
            if world.facts.unit != "percent" and after.name.kind == "numerator":
                found.append("value")
        if world.is_ratio and self._whole_behind(index) is not None:
            found.append("numerator")
        shares = self._share_cue()
        percent = self.token(index).figure
        plain = (
            percent is not None and percent.unit == "percent" and not world.is_ratio and world.facts.unit != "percent"
        )
        own = plain and self.clause.entity is not None and self.clause.entity.kind == "segment"
        went = own and self.token(index - 1).has("move")
        signed = percent is not None and bool(percent.sign)
        if shares or (plain and not went and not signed):
            found += self._share_aspects()
        told = self.token(index).figure
        if told is not None and told.unit == "percent" and self._of_shares(index):
            mixed = self._share_aspects()
            found += mixed if len(mixed) == 1 else ["share"]
        if told is not None and told.unit == "percent":
            found += [
                aspect
                for known in self.tellings[-1:]
                for aspect in known.aspects
                if aspect in {"numerator", "denominator"}
            ]
            if self.tellings and says(self.tokens[self.tellings[-1].at : index], "while", "whereas"):
                found += ["numerator", "denominator"]  # the other part, by whatever word
        if clause.bracket and clause.around is not None and clause.around.tellings:
            found += [aspect for aspect in clause.around.tellings[-1].aspects if aspect in {"numerator", "denominator"}]
        if clause.aspect in {"numerator", "denominator"} and clause.aspect is not None:
            found.append(clause.aspect)
        if clause.aspect == "share":
            found += self._share_aspects()
        counts = (
            world.is_ratio
            and figure is not None
            and figure.unit in {"plain", "money"}
            and (
                world.facts.unit in {"percent", "minutes"}
                or figure.value > _MANY * abs(world.facts.current_value)
                or (world.facts.unit in truths.CURRENCIES and figure.unit == "plain")
            )
        )
        if counts:
            parts: list[Aspect] = ["numerator"] if self._done(index) else self._parts_named()
            pair = self._whole_behind(index) is not None
            found += ["numerator", "denominator"] if pair or not parts else parts
        if is_name(self.token(index + 1), "metric"):
            found.insert(0, "value")
        found.append("value")
        if self._sum_of_minutes(index):
            found.append("numerator")
        done = counts and self._done(index) and not self._part_in_front(index)
        other = "denominator" if done else self._other_base()
        unlike = self._unlike(index, other)
        found = list(dict.fromkeys((*found, *self._context_aspects())))
        return tuple(aspect for aspect in found if aspect not in unlike) or tuple(found)

    def _unlike(self, index: int, other: Aspect | None) -> frozenset[Aspect]:
        """What the figure cannot be of: a sum of money is no count of visitors, a count of visits no duration."""
        unlike: set[Aspect] = set() if other is None else {other}
        figure = self.token(index).figure
        if figure is not None and figure.unit == "money" and self.world.facts.unit in truths.CURRENCIES:
            unlike.add("denominator")
        if figure is not None and self._of_one():
            unlike |= {"numerator", "denominator"}
        # "Late deliveries made up 6.1% of all, down from 7.3%": that share is the metric itself.
        rated = bool(self.tellings) and "ratio_level" in self.tellings[-1].roles
        if self._of_part(index) and not rated:
            unlike.add("value")
        unlike |= self._unlike_noun(index)
        whole = self.tellings[0] if self.tellings and self.token(0).word("of") else None
        if figure is not None and figure.unit == "plain" and whole is not None and whole.whole:
            if whole.figure.unit in {"minutes", "points"}:
                unlike |= {"numerator", "denominator"}  # "of the 2.5 minutes, 1.7 come from": no count
        return frozenset(unlike)

    def _unlike_noun(self, index: int) -> set[Aspect]:
        """ "6,300 orders", "the lowest value, at 3.5", "up 21% in number": what the noun beside it rules out."""
        figure, behind = self.token(index).figure, self.token(index + 1)
        if figure is None or not self.world.is_ratio:
            return set()
        if figure.unit == "plain" and is_name(behind, "numerator"):
            return {"denominator"}
        if figure.unit == "plain" and is_name(behind, "denominator") and not self._done(index):
            return {"value"}
        noun = self.token(index + 2) if behind.word("in") else NO_TOKEN
        if noun.word("number", "numbers", "quantity", "volume"):
            return {"value"}
        valued = says(self.tokens[max(0, index - 3) : index], "value", "values")
        valued = valued or noun.word("value", "price") or is_name(noun, "metric")
        return {"numerator", "denominator"} if valued else set()

    def _of_one(self) -> bool:
        """ "per visitor, that makes €1.24": of one, not of all."""
        before = self.clause.template
        opens = before is not None and before.entity is None and not before.tellings
        tokens = before.tokens[:2] if opens and before is not None else self.tokens[:2]
        return self.world.is_ratio and len(tokens) > 1 and tokens[0].word("per") and is_name(tokens[1], "denominator")

    def _of_part(self, index: int) -> bool:
        """ "visits stayed at 4,100", "orders grew by 12%": that part of the ratio, not the metric."""
        figure, clause = self.token(index).figure, self.clause
        entity = clause.entity
        if (
            figure is None
            or entity is None
            or entity.kind != "part"
            or clause.aspect not in {"numerator", "denominator"}
            or any(is_name(token, "metric") for token in self.tokens)
            or says(self.tokens[:index], "while", "whereas", "but")
        ):
            return False
        if figure.unit == "plain":
            measured = self.world.facts.unit in {"minutes", "percent", *truths.CURRENCIES}
            counted = says(self.tokens[:index], "number", "the number")
            return (measured or counted) and not clause.said("average", "on average")
        near = self.tokens[max(0, index - 4) : index]
        moved = [token.sense("move") for token in near if not token.has("hedge")]
        went = any(sense is not None and sense.tag != "polar" for sense in moved)
        return figure.unit == "percent" and (went or says(near, "up", "down"))

    def _part_again(self, index: int) -> Aspect | None:
        """ "2,670 were late, 250 fewer than in September": how many of the same."""
        figure, told = self.token(index).figure, self.tellings[-1] if self.tellings else None
        if figure is None or figure.unit != "plain" or told is None or told.figure.unit != "plain" or not told.aspects:
            return None
        part = told.aspects[0] if told.aspects[0] in {"numerator", "denominator"} else None
        behind = self.token(index + 2)
        alone = (
            not behind.text
            or is_mark(behind)
            or behind.has("time")
            or behind.kind == "period"
            or behind.word("than", "in", "on")
        )
        follows = is_mark(self.token(index - 1), ",") and (
            self.token(index + 1).word("more than", "fewer than", "less than")
            or (self.token(index + 1).word("more", "fewer", "less") and alone)
        )
        return part if follows and self.world.is_ratio else None

    def _part_moved(self, index: int) -> Aspect | None:
        """ "increased its orders by a third", "the 7% growth in orders": the part of the ratio that this is about."""
        grown = self._part_grown(index)
        if grown is not None:
            return grown
        before = [token for token in self.tokens[max(0, index - 5) : index] if not token.has("hedge")]
        if len(before) < len(("increased", "orders", "by")) or not before[-1].word("by"):
            return None
        part, verb = before[-2], next((token for token in before[-4:-2] if token.has("move", "transitive")), None)
        if verb is None or part.name is None or part.name.kind not in {"numerator", "denominator"}:
            return None
        return "numerator" if part.name.kind == "numerator" else "denominator"

    def _part_grown(self, index: int) -> Aspect | None:
        at = index + 1
        while self.token(at).has("strong", "weak", "move_adjective") or is_mark(self.token(at), "-"):
            at += 1
        noun = self.token(at)
        if not self.world.is_ratio or noun.kind != "word" or not noun.has("move_noun", "change_noun"):
            return None
        at += 1
        if not self.token(at).word("in", "of"):
            return None
        at += 1
        while self.token(at).word("the", "our", "total", "number", "of", "the number of"):
            at += 1
        part = self.token(at).name
        if part is None or part.kind not in {"numerator", "denominator"}:
            return None
        return "numerator" if part.kind == "numerator" else "denominator"

    def _sum_of_minutes(self, index: int) -> bool:
        """ "28,030 minutes in all" of calls that take 5.3 minutes each: what was spent on all of them."""
        figure, facts = self.token(index).figure, self.world.facts
        measured = self.world.is_ratio and facts.unit == "minutes" and figure is not None and figure.unit == "minutes"
        return measured and figure is not None and figure.value > _MANY * abs(facts.current_value)

    def _done(self, index: int) -> bool:
        """ "of 12,000 plans, 6,509 were renewed": the word that the numerator's label has says which part it is."""
        part = self.world.facts.numerator
        words = {stem(word) for word in part.label.lower().split()} if part is not None else set()
        start = index + 1
        # "2,670 deliveries were late", "1,488 of West's deliveries were late"
        while self.token(start).kind in {"name", "possessive"} or self.token(start).word("of", "the", "all"):
            start += 1
        behind = self.tokens[start : start + 3]
        if not behind or not behind[0].word(*_BEING):
            return False
        return any(stem(token.lowered) in words for token in behind[1:] if token.kind in {"word", "name"})

    def _of_shares(self, index: int) -> bool:
        """ "the mix, in which West went from 45% to 52%": of a price or a duration, no percentage is the value itself."""
        world, clause = self.world, self.clause
        between = self.token(index - 1).word("from", "to", "at") or self.token(index - 1).has("hedge")
        if not world.is_ratio or world.facts.unit == "percent" or not between:
            return False
        told = clause.before.tellings[-1:] if clause.before is not None else []
        shares = [known for known in told if known.figure.unit == "percent" and "share" in known.aspects]
        return bool(shares) or "mix_effect" in (clause.effect, *self._effects())

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
            if named is None and self._of_numerator(at + 2):
                return ["numerator_share"]
        return self._shares_before() or ["share", "numerator_share"]

    def _of_numerator(self, at: int) -> bool:
        """ "its share of total costs", of a cost per order: no share of the orders, and the metric has no shares."""
        above, token = (
            self.world.facts.numerator,
            self.token(at + self.token(at).word("the", "total", "all", "overall")),
        )
        named = above is not None and self.world.is_ratio and is_name(token, "metric")
        return named and above is not None and stem(token.lowered) == stem(above.label.lower().split()[-1])

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
            if clause.said(*_STANDS_FOR) or any(
                token.has("share_noun", "share_verb") and not token.has("fraction") for token in clause.tokens
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
            found.extend(
                "numerator" if token.name.kind == "numerator" else "denominator"
                for token in clause.tokens
                if is_name(token, "numerator", "denominator") and token.name is not None
            )
            if found:
                break
            clause = clause.around or clause.template
        return found

    def _effects_behind(self, index: int) -> tuple[EffectName, ...]:
        """ "nine tenths is due to mix, the rest …": the effect named right behind the figure or its bracket."""
        if not self.world.is_ratio:
            return ()
        index = self._behind_aside(index)
        tokens, start = self.tokens, index + 1
        if is_mark(self.token(start), ",") and is_what_came(tokens, start + 1):
            start += 1
        if self.clause.bracket and self.clause.around is not None:
            tokens, start = self.clause.around.tokens, self.clause.around_at + 1
        source = source_behind(self.world, tokens, start - 1)
        if source is not None:
            return (source.effect,)
        at_once = self._effect_at_once(index) or self._named_behind(index)
        if at_once is not None:
            return (at_once,)
        driven = False
        for at in range(start, min(start + 9, len(tokens))):
            token = tokens[at]
            if (token.kind in {"mark", "number"} and not is_mark(token, "-")) or token.word(
                "but", "whereas", "although"
            ):
                break
            # "63% is a rate effect and 37% a mix effect": the verb is that of the figure before.
            driven = driven or token.word("from", "to") or (at == start and token.word("a", "an"))
            named = token.word("is", "are") and not (at + 1 < len(tokens) and tokens[at + 1].has("move_adjective"))
            driven = driven or token.has("driver", "cause") or named or token.word("from")
            sense = token.sense("effect_noun") if token.kind != "name" else None
            if driven and token.has("change_noun") and self._shifted_to(tokens, at):
                return ("mix_effect",)
            if driven and sense is not None and sense.tag in {"rate_effect", "mix_effect"}:
                return ("mix_effect",) if sense.tag == "mix_effect" else ("rate_effect",)
            if (
                driven
                and token.word("within", "inside")
                and any(is_name(known, "dimension") for known in tokens[at + 1 : at + 4])
            ):
                return ("rate_effect",)
        return ()

    def _shifted_to(self, tokens: list[Token], at: int) -> bool:
        """ "a shift from email to chat", "the move towards West": a change of the mix."""
        behind = tokens[at + 1 : at + 6]
        led = bool(behind) and behind[0].word("from", "to", "towards", "toward", "away from", "into", "away")
        return self.world.is_ratio and led and any(is_name(token, "segment") for token in behind[1:])

    def _in_turn(self, index: int) -> tuple[EffectName, ...]:
        """ "By region the rate effect was 5 and the mix effect 2; by channel, 4 and 3": each in the order of before."""
        clause = self.clause
        figures = [at for at, token in enumerate(self.tokens) if token.kind == "number"]
        both = both_in_front(self.world, self.clause)
        named = not clause.bracket and tells_in_turn(clause)
        if both and len(figures) == len(both) and (named or not clause.has("effect_noun")):
            return (both[figures.index(index)],) if index in figures else ()
        if clause.dimension is None or len(figures) != len(("rate", "mix")) or clause.has("effect_noun"):
            return ()
        told: list[EffectName] = []
        before = clause.template
        while before is not None and len(told) < len(figures):
            if (
                before.effect in {"rate_effect", "mix_effect"}
                and before.tellings
                and before.dimension != clause.dimension
            ):
                told.insert(0, before.effect)
            before = before.template
        return (told[figures.index(index)],) if len(set(told)) == len(figures) else ()

    def _dimension_behind(self, index: int) -> str | None:
        """ "+5 by region and +3 by channel", "60% of the rise by region"."""
        at = index + 1 + is_mark(self.token(index + 1), "()")
        if self.token(at).word("of") and self.token(at + 2).has("move_noun", "change_noun"):
            at += len(("of", "the", "decline"))
        name = self.token(at + 1).name
        over = self.token(at).word("by", "across", "over", "between") and name is not None and name.kind == "dimension"
        return name.dimension if over and name is not None else None

    def _behind_aside(self, index: int) -> int:
        """ "The larger part, 6.0 minutes, is a mix effect": what measures a part stands between it and what is said of it."""
        figure = self.token(index).figure
        if figure is None or figure.unit != "fraction":
            return index
        index += self.token(index + 1).word("of")
        index += self.token(index + 1).word("it", "this", "that")
        if is_mark(self.token(index + 1), "()"):
            return index + 1
        aside = is_mark(self.token(index + 1), ",") and self.token(index + 2).kind == "number"
        return index + 2 if aside and is_mark(self.token(index + 3), ",") else index

    def _named_behind(self, index: int) -> EffectName | None:
        """ "(+0.4 rate, −0.3 mix)", "the other 9 a rate effect", "against −0.9 for mix": the figure of what is named behind it."""
        at = index + 1 + self.token(index + 1).word("is", "are", "was", "were", "being")
        while self.token(at).word("a", "an", "of", "for", "from", "in", "through", "via", "by", "the", "its", "their"):
            at += 1
        token, following = self.token(at), self.token(at + 1)
        rate = token.lowered in {"rate", "rates"} and (is_name(token, "metric") or token.has("effect_noun"))
        sense = token.sense("effect_noun") if token.kind == "word" else None
        ends = (
            not following.text or is_mark(following, ",", ";", ":") or following.word("and", "but", "against", "while")
        )
        if not self.world.is_ratio or not ends or (sense is None and not rate):
            return None
        tag = sense.tag if sense is not None else "rate_effect"
        return "mix_effect" if tag == "mix_effect" else "rate_effect" if rate or tag == "rate_effect" else None

    def _through(self, index: int) -> EffectName | None:
        """ "2.7 through its larger share, 1.5 from its own higher rate": by which of its two effects."""
        source = source_behind(self.world, self.tokens, index)
        return source.effect if source is not None else None

    def _effects(self) -> tuple[EffectName, ...]:
        clause: Clause | None = self.clause
        source = source_before(self.world, self.tokens, self._reading)
        if source is None and self.clause.bracket and self.clause.around is not None:
            source = source_before(self.world, self.clause.around.tokens, self.clause.around_at)
        if source is not None:
            return (source.effect,)
        if share_moved_before(self.world, self.tokens, self._reading):
            return ("mix_effect", "contribution")
        own: list[EffectName] = []
        for _ in range(12):
            if clause is None:
                break
            if clause.effect:
                own.append(clause.effect)
            for at, token in enumerate(clause.tokens if clause.has("effect_noun") else ()):
                sense = token.sense("effect_noun")
                if sense is not None and not is_name(token) and not self._as_reason(clause, at):
                    own.append(
                        "mix_effect"
                        if sense.tag == "mix_effect"
                        else "rate_effect"
                        if sense.tag == "rate_effect"
                        else "contribution"
                    )
            if any(
                is_name(token, "metric")
                and token.text.lower() == "rates"
                and not (clause is self.clause and self._of_later(at))
                for at, token in enumerate(clause.tokens)
            ):
                own.append("rate_effect")
            headed = clause.places and clause.entity is not None and clause.entity.kind == "rates"
            if self._within(clause) or (headed and any(place.joint in {"within", "inside"} for place in clause.places)):
                own.append("rate_effect")
            if self._shifts(clause):
                own.append("mix_effect")
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

    def _as_reason(self, clause: Clause, at: int) -> bool:
        """Whether the effect named there is of a later figure, or the reason for what was contributed."""
        return self._of_later(at) if clause is self.clause else reason_told(self.world, clause, at)

    def _of_later(self, at: int) -> bool:
        """ "contributed 4.6, of which 3.9 are due to mix": an effect that is named of a figure further on."""
        told = self.tokens[self._reading + 1 : at]
        apart = any(is_mark(token, ",") for token in told) and self.token(at - 1).word("through", "via", "from", "by")
        if is_mark(self.token(at + 1), "()") and apart:
            return True  # "contributed −2.5 points, almost entirely through mix (−2.4)"
        behind = at + 1 + self.token(at + 1).word("of")
        if self.token(behind).kind == "number" and self.token(self._reading).kind == "number":
            if says(told, "against", "with", "and", "beside", "versus", "balance", "sum"):
                return True  # "−4.9 points, against a rate effect of +1.1"
        figures = [index for index in range(self._reading + 1, at) if self.token(index).kind == "number"]
        between = self.tokens[self._reading + 1 : figures[-1]] if figures else []
        apart = any(
            is_mark(token, ",", ":") or token.word("and", "of which", "against", "versus", "but", "while")
            for token in between
        )
        return apart and bool(self._effects_behind(figures[-1]))

    def _shifts(self, clause: Clause) -> bool:
        """ "the shift towards Basic cost 4.9 points": what the mix did."""
        moved = any(tie.kind in {"shift_to", "shift_from"} for tie in clause.ties)
        return moved and self.world.is_ratio and clause.entity is not None and clause.entity.kind == "change"

    def _within(self, clause: Clause) -> bool:
        """ "changes within queues", "longer handling inside the classes": the rate effect."""
        return clause.said("within", "inside") and any(
            token.word("within", "inside")
            and any(is_name(known, "dimension") for known in clause.tokens[index + 1 : index + 4])
            and not (clause is self.clause and self._of_later(index))
            for index, token in enumerate(clause.tokens)
        )
