"""What each figure of a clause is told as, from the words around it."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.averages import brackets_average, names_average
from insight.claims.clauses.clause import Telling
from insight.claims.clauses.cues import is_whole, noun_sign
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import MOST_SEGMENTS, is_mark, is_name, time_of
from insight.claims.clauses.place_keys import basis_said
from insight.claims.clauses.reasons_told import reason_holds
from insight.claims.clauses.restated import keep_apart, narrowed
from insight.claims.clauses.roles import RoleReader
from insight.claims.clauses.thresholds import denies_beyond, leads_beyond, passes
from insight.claims.clauses.times import TimeReader
from insight.claims.clauses.two_effects import side_told
from insight.claims.clauses.verbs_in_front import acts_as_before, contributes_as_before, moves_as_before
from insight.claims.clauses.whole_figure import of_opening_level, roles_of_whole
from insight.claims.clauses.whose_course import narrowed_by_course
from insight.claims.figures import Figure
from insight.claims.tokens import NO_TOKEN, Token, means, says
from insight.claims.vocabulary.measures import HOLDS

_OPENING: Final = 6

_MULTIPLE_OF: Final = (
    "as",
    "as much",
    "as many",
    "higher",
    "larger",
    "more",
    "that",
    "the",
    "what",
    "faster",
    "longer",
)


_STANDING: Final = ("stands", "stands at", "stood", "stood at", "is", "was", "are", "were", "is at", "was at", "sits", "sits at", "sat", "sat at", "has", "had", "reached", "reaches", "came to", "comes to", "came in at", "comes in at", "came in", "comes in", "amounts to", "amounted to", "totals", "totalled", "ended at", "closed at", "finished at", "ended", "closed", "finished", "brings in", "brought in")  # fmt: skip
"""Verbs behind which a segment's own value stands."""
_TAKES: Final = ("take", "takes", "took", "taking", "took away", "takes away", "taking away", "shaved", "shaves", "knocked", "knocks")  # fmt: skip


def _without(roles: tuple[str, ...], *names: str) -> tuple[str, ...]:
    """The roles but for these; all of them when no other would be left."""
    return tuple(role for role in roles if role not in names) or roles


def _names_effect(token: Token) -> bool:
    return token.has("effect_noun") and "effect" in token.lowered


def _is_mix(tokens: list[Token]) -> bool:
    """ "most of it is mix (+0.06)"."""
    return len(tokens) > 1 and tokens[-1].word("mix", "rates") and tokens[-2].word("is", "are", "was", "were")


def _named_last(tokens: list[Token]) -> Token:
    """The noun that a bracket stands behind: "is a rate effect by market (−$8.64)" is that of the effect."""
    behind = len(tokens) > 2 and is_name(tokens[-1], "dimension") and tokens[-2].word("by", "over", "across")
    return tokens[-3] if behind else tokens[-1] if tokens else NO_TOKEN


class Teller(TimeReader, RoleReader):
    """Reads the figures of one clause."""

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
        token = self.token(index)
        cardinal = token.sense("cardinal")
        if cardinal is None and not token.word("one", "only one"):
            return None
        following, at = self.token(index + 1), index - 1
        while self.token(at).has("hedge") or self.token(at).word("another", "a further"):
            at -= 1
        before = self.token(at)
        shared_out = following.word("for", "in", "at") and is_name(self.token(index + 2), "segment")
        if token.word("one", "only one") and shared_out and at < 0:
            return Figure(1.0, 1.0, "plain", 1.0)
        if cardinal is None or token.kind != "word" or index in self.clause.counted:
            return None
        compared = following.word("more", "fewer", "less", "more than", "fewer than", "less than") and not is_name(
            self.token(index + 2), "dimension"
        )
        if compared and before.kind != "possessive":
            return Figure(float(cardinal.strength), 1.0, "plain", 1.0)
        if token.word("one"):
            return None
        lead = self._before(index)[0]
        ends = (
            following.kind == "mark"
            or following.word("and", "more", "fewer", "less")
            or is_name(following, "metric", "numerator", "denominator")
            or shared_out
        )
        told = (
            before.kind == "name"
            or before.has("move", "transitive")
            or before.word("been", "to", "by", "from", "were", "was", "at", "leaving", "leaves")
            or (lead is not before and lead.has("share_verb", "transitive"))
            or at < 0
        )
        value = float(cardinal.strength)
        return Figure(value, 1.0, "plain", 1.0) if ends and told and before.kind != "possessive" else None

    def _counts(self, index: int) -> bool:
        """True for a number that counts segments, which a group's check has read."""
        figure = self.token(index).figure
        return (
            figure is not None
            and figure.unit == "plain"
            and figure.value <= MOST_SEGMENTS
            and is_name(self.token(index + 1), "dimension")
            and not is_name(self.token(index + 1), "metric")
        )

    def _telling(self, index: int, figure: Figure) -> Telling:
        self._reading = index
        lead, at, hedge = self._before(index)
        telling = Telling(index, figure, hedge)
        telling.each = says(self.tokens[max(0, index - 4) : index + 4], "each", "apiece")
        telling.per_day = self._per_day(index)
        telling.when = self._when(index, at)
        telling.aspects = self._aspects(index)
        telling.effects = self._effects_behind(index) or self._in_turn(index) or self._effects()
        if self._totals(index) or reason_holds(self.world, self.clause, index):
            telling.effects = ("contribution",)
        if self._brackets_total():
            telling.effects, telling.whole = ("contribution",), True
        telling.dimension = self._dimension_behind(index)
        telling.roles = tuple(dict.fromkeys(self._roles(telling, lead, at)))
        if lead.word("or", "i.e.", "that is", "namely") and self.tellings:
            telling.aspects = tuple(dict.fromkeys((*telling.aspects, *self.tellings[-1].aspects)))
        portion = figure.unit in {"percent", "fraction"} and not self.token(index + 1).word("of")
        if portion and "part" in telling.roles and self._of_change_in_front():
            telling.roles = tuple(role for role in telling.roles if role not in {"share", "level"})
        if of_opening_level(self.world, self.clause, telling):
            telling.roles = ("share",) if portion else ("level",)
        if self._moves_itself(at):
            telling.roles = tuple(role for role in telling.roles if role != "effect")
        held = lead.word(*HOLDS) and not means(self.tokens[index + 1 : index + 3], "move_noun", "change_noun")
        if self.world.is_ratio and (acts_as_before(self.clause, at) or contributes_as_before(self.clause)):
            telling.roles = ("effect",)
        if figure.unit == "zero" and "previous" not in telling.roles and not held:
            telling.roles = (*telling.roles, "change")
        if self._leaves_net(index):
            telling.roles, telling.whole = ("change",), True
        if passes(self.tokens, lead, at, hedge):
            strict = leads_beyond(self.tokens, lead, at) and telling.when != "previous"
            strict = strict or denies_beyond(self.tokens, at, hedge)
            telling.roles = (*(role for role in telling.roles if role != "level" or not strict), "threshold")
            telling.whole = telling.whole or self._moves_whole(index)
        telling.roles = self._narrowed(telling)
        keep_apart(self.clause, telling)
        if self._told_relative(telling, lead):
            telling.roles = ("change",)
        if figure.unit == "fraction" and self.world.facts.unit == "percent" and self._done_to(index + 1):
            telling.roles = ("ratio_level",)
        side = side_told(self.world, self.clause, index)
        if side is not None:
            telling.effects, telling.roles = (side,), ("effect", "part")
        beside = roles_of_whole(self.world, self.clause, index)
        if beside or names_average(self.tokens, index):
            telling.roles = beside or ("whole",)
            telling.when = telling.when or ("current" if beside == ("whole",) else None)
        elif brackets_average(self.clause, index):
            telling.roles = (*telling.roles, "whole")
        telling.sign = figure.sign or self._sign(telling, at) or int(self._leaves_net(index))
        telling.relative = self._is_relative(index, at)
        return telling

    def _told_relative(self, telling: Telling, lead: Token) -> bool:
        """ "in percentage terms, West led with 23.7%": by how much it changed."""
        plain = telling.figure.unit == "percent" and self.world.facts.unit != "percent" and lead.word("with", "at")
        return (
            plain
            and basis_said(self.clause, self.clause.template) == "growth"
            and {"level", "share"} & set(telling.roles) != set()
        )

    def _done_to(self, at: int) -> bool:
        """ "More than two thirds were renewed": how many of all of them."""
        done = self.token(at + 1)
        return (
            self.token(at).word("is", "was", "are", "were")
            and done.lowered.endswith("ed")
            and not done.has("move", "transitive", "drive_verb", "offset_verb", "cause", "driver", "level_verb")
        )

    def _narrowed(self, telling: Telling) -> tuple[str, ...]:
        """Fewer roles, where a sign, the name of an effect or of a period leaves no other."""
        roles = self._of_effect_or_whole(telling, narrowed(self.world, self.clause, telling, telling.roles))
        figure, after = telling.figure, self.token(telling.at + 1)
        if figure.unit == "times" and self.world.facts.unit == "ratio" and not after.word(*_MULTIPLE_OF):
            roles = _without(roles, "multiple")
        if figure.unit == "times" and after.word("as", "as many", "as much", "as many as", "as much as"):
            roles = _without(roles, "level")
        compared = self.clause.compared_to is not None or any(tie.kind == "compare" for tie in self.clause.ties)
        if self._before(telling.at)[0].word("after") and not compared and "previous" in roles:
            roles = _without(roles, "other")
        roles = self._without_levels(telling, roles) or roles
        if self.tellings and telling.when in {"previous", "current"} and telling.when != self.tellings[-1].when:
            roles = _without(roles, "again")
        if self._of_surplus(telling):
            came = self._came_from(telling.at)
            roles = ("previous",) if came else _without(roles, "change", "effect", "gap", "range")
        if self.world.signed_levels and self.token(telling.at - 2).has("level_sign") and self._came_from(telling.at):
            roles = ("previous",)
        if "level" in roles and (self._level_of_period(telling) or self._stands_at(telling)):
            roles = _without(roles, "change", "effect", "gap")
        self._keep_to_part(telling)
        if self._moves_share(telling, roles):
            telling.aspects = tuple(aspect for aspect in telling.aspects if aspect in {"share", "numerator_share"})
        if self.world.is_ratio:
            lead, back, _ = self._before(telling.at)
            roles = narrowed_by_course(self.clause, telling, roles, back if lead.word("by") else None)
        if self._named_rate(telling):
            telling.aspects = tuple(aspect for aspect in telling.aspects if aspect not in {"share", "numerator_share"})
            roles = _without(roles, "share")
        if self.clause.bracket and telling.when == "previous":
            roles = _without(roles, "again", "change", "effect")
        return roles

    def _of_effect_or_whole(self, telling: Telling, roles: tuple[str, ...]) -> tuple[str, ...]:
        """The roles of a signed figure, of one that is told of a named effect, and of the change of the whole."""
        at, clause = telling.at, self.clause
        lead = [token.lowered for token in self.tokens[max(0, at - 5) : at]]
        if telling.whole and lead[-1:] == ["of"] and {"total", "net", "overall", "whole", "entire"} & set(lead[-4:]):
            telling.never_part, telling.effects = True, ("contribution",)
        if telling.figure.sign and {"change", "effect", "part"} & set(roles) and not self.world.signed_levels:
            roles = _without(roles, "level", "share")
        alone = telling.effects in {("rate_effect",), ("mix_effect",)}
        if alone and "effect" in roles and self._is_of_effect(at):
            roles = _without(roles, "change", "level", "share", "again")
        if self._of_share_told(telling):
            telling.aspects, roles = ("share",), _without(roles, "effect", "part", "level", "share", "again")
        if self.world.is_ratio and self._remains(at):
            telling.aspects, roles = ("value",), _without(roles, "level", "share", "again")
        # "0.3 are a rate effect and 0.2 come from mix": the name in front is that of the figure before.
        named = (
            alone
            and not self._effects_behind(at)
            and any(_names_effect(token) for token in self.tokens[max(0, at - 4) : at])
        )
        entity = clause.entity
        said = entity is not None and entity.kind == "effect" and clause.effect in {"rate_effect", "mix_effect"}
        if alone and (named or said) and "effect" in roles and not self._in_all(at):
            roles = _without(roles, "effect" if telling.whole else "change", "level")
        opening = [token.lowered for token in self.tokens[: at + 1]]
        if opening[:2] == ["of", "the"] and opening[-2:-1] == ["of"] and at <= _OPENING and "change" in roles:
            telling.whole = telling.never_part = True  # "of the decline of $60, …"
            roles = _without(roles, "effect")
        if self._of_change_of_whole(at):
            telling.never_part = telling.whole
        around = clause.around
        if (
            clause.bracket
            and alone
            and around is not None
            and clause.around_at
            and (
                _names_effect(_named_last(around.tokens[: clause.around_at]))
                or _is_mix(around.tokens[: clause.around_at])
            )
        ):
            roles = _without(roles, "change", "level", "again")
        return roles

    def _is_of_effect(self, at: int) -> bool:
        """ "6.0 come from mix", "the larger part, $6, is a mix effect": what the effect is, not what the whole changed by."""
        lead = self._before(at)[0]
        behind = self.token(at + 1 + (self.token(at + 1).kind == "name"))
        told = behind.has("driver", "cause") or (
            behind.word("is", "are", "was", "were", ",") and not self.clause.bracket
        )
        return (
            told
            and bool(self._effects_behind(at))
            and not (lead.word("of", "by") or lead.has("move", "move_adjective"))
        )

    def _of_share_told(self, telling: Telling) -> bool:
        """ "64% of orders, up 4 points": by how much the share went up."""
        lead, at, _ = self._before(telling.at)
        told = self.tellings[-1] if self.tellings else None
        return (
            told is not None
            and told.roles == ("share",)
            and telling.figure.unit == "points"
            and lead.word("up", "down")
            and is_mark(self.token(at - 1), ",")
        )

    def _remains(self, at: int) -> bool:
        """ "contributes 2.2 of the 3.4 minutes and West the remaining 1.2": a part of the same change."""
        before = self.clause.template
        told = before is not None and any("part_whole" in known.roles for known in before.tellings)
        near = self.tokens[max(0, at - 2) : at]
        return told and says(near, "remaining", "the remaining", "other", "the other", "the rest")

    def _moves_share(self, telling: Telling, roles: tuple[str, ...]) -> bool:
        """ "its share of orders grew from 40% to 55%": nothing but the share went there."""
        before = self.tokens[: telling.at]
        shared = means(before, "share_noun") and not any(is_name(token, "metric") for token in before)
        ends = roles in {("previous",), ("current",)} and telling.figure.unit == "percent"
        return self.clause.aspect == "share" and shared and ends and "share" in telling.aspects

    def _keep_to_part(self, telling: Telling) -> None:
        """ "ad spend amounted to", "parcels 10%": a figure of that part of the ratio, not of the metric."""
        entity, heading = self.clause.entity, self.clause.template
        headed = entity is None and heading is not None and len(heading.tokens) == 1  # "Parcels: +10%"
        entity = heading.entity if headed and heading is not None else entity
        counted = entity is not None and entity.kind == "part" and self.clause.aspect in {"numerator", "denominator"}
        before = heading.tokens[0] if headed and heading is not None else self.token(telling.at - 1)
        led = before.word("to", "from", "amounted to", "came to", "totalled", "reached")
        led = led and telling.figure.unit in {"plain", "money"} and self.world.facts.unit != "minutes"
        near = self.tokens[max(0, telling.at - 4) : telling.at]
        named = next((token for token in reversed(near) if token.kind == "name" or is_mark(token, ",", ";")), before)
        moved = set(telling.roles) <= {"change", "effect"} and is_name(named, "numerator", "denominator")
        if counted and (led or moved):
            telling.aspects = tuple(aspect for aspect in telling.aspects if aspect != "value") or telling.aspects

    def _without_levels(self, telling: Telling, roles: tuple[str, ...]) -> tuple[str, ...]:
        """Without the level, where a figure is a part of a change, a gap, or repeats the figure in front of it."""
        at, around = telling.at, self.clause.around
        noun = self.token(at - 2) if self.token(at - 1).word("of") else NO_TOKEN
        if noun.word("gap", "difference", "distance") and "gap" in roles:
            return tuple(role for role in roles if role != "level")
        part = self.tellings[0] if self.tellings else None
        if (
            part is not None
            and (part.never_part or "part_whole" in part.roles)
            and self.token(0).word("of")
            and roles[0] in {"effect", "part"}
        ):
            return tuple(role for role in roles if role != "level")
        if not self.clause.bracket or around is None or self.clause.entity is not None:
            return roles
        front = [known for known in around.tellings if known.at < self.clause.around_at][-1:]
        if not front:
            return roles
        if front[0].figure.unit == "fraction" and "part" in front[0].roles:
            return tuple(role for role in roles if role != "level")
        parted = front[0].figure.unit == "fraction" and front[0].roles == ("share",)
        if parted and telling.figure.unit == "percent":
            return _without(roles, "level", "change", "effect")  # "more than half of all orders (54%)"
        if "part" in roles and front[0].roles[0] == "effect" and not self.world.is_ratio:
            return _without(roles, "level", "share")  # "contributed $5,560 (59%)": of the change
        same = front[0].at == self.clause.around_at - 1 and front[0].figure.value == telling.figure.value
        if same and front[0].figure.unit == telling.figure.unit and not telling.figure.sign:
            return tuple(role for role in roles if role not in {"again", "level", "change", "share", "effect"})
        return roles

    def _of_change_of_whole(self, at: int) -> bool:
        """ "nearly all of April's $108K decline", "$3 of the $4 gain": the change of the whole, no part's own."""
        back = at - 1
        while back >= 0 and (
            self.token(back).word("the", "this", "that", "net", "total", "overall") or self.token(back).has("hedge")
        ):
            back -= 1
        if self.token(back).kind == "possessive" and time_of(self.token(back - 1)) is not None:
            back -= 2
        if self.token(back).figure is not None and self.token(back).lowered.endswith(" of"):
            return True
        figure = self.token(back - 1).figure
        return self.token(back).word("of") and (
            figure is not None or self.token(back - 1).has("fraction", "quantifier")
        )

    def _of_surplus(self, telling: Telling) -> bool:
        """ "a surplus of $40": what there was, not by how much it changed."""
        noun = self.token(telling.at - 2)
        return (
            bool(self.world.signed_levels)
            and self.token(telling.at - 1).word("of")
            and noun.word("surplus", "deficit")
            and "level" in telling.roles
        )

    def _totals(self, index: int) -> bool:
        """ "+0.04 from mix: the total is +0.24"."""
        before = self.tokens[max(0, index - 3) : index]
        summed = [at for at, token in enumerate(before) if token.word("total", "the total", "sum", "the sum")]
        return bool(summed) and all(
            token.word("is", "was", "of", "comes to", "came to", ":", "→") for token in before[summed[-1] + 1 :]
        )

    def _brackets_total(self) -> bool:
        """ "exceeds the total increase (0.66)": by how much the whole changed."""
        around, at = self.clause.around, self.clause.around_at
        if (
            not self.clause.bracket
            or around is None
            or not at
            or not around.tokens[at - 1].has("move_noun", "change_noun")
        ):
            return False
        return says(around.tokens[max(0, at - 3) : at - 1], "total", "overall", "net", "whole", "entire", "the total")

    def _came_from(self, at: int) -> bool:
        """ "from a loss of $40"."""
        article = self.token(at - 3).word("a", "the", "an", "its")
        return self.token(at - 1).word("of") and self.token(at - 3 - article).word("from")

    def _level_of_period(self, telling: Telling) -> bool:
        """ "to a profit of €739 in Q4", "it was €138 in Q2 and €551 in Q3": what it was then, not what it changed by."""
        behind = self.token(telling.at + 1).word("in", "on", "for", "during") and time_of(self.token(telling.at + 2))
        if not behind or not {"level", "previous", "current"} & set(telling.roles):
            return False
        lead, at, _ = self._before(telling.at)
        noun = self.token(at - 1)
        return lead.word("and", "was", "were", "stood", "at") or (
            lead.word("of") and (noun.has("level_sign") or noun.word("inflow", "outflow", "surplus", "deficit"))
        )

    def _stands_at(self, telling: Telling) -> bool:
        """ "South, which now stands at $50", "West has $50": what there is, not what it changed by."""
        if telling.figure.sign or telling.figure.unit == "zero":
            return False
        lead, at, _ = self._before(telling.at)
        if lead.word("at") and at > 0:
            lead, at = self.token(at - 1), at - 1
        if lead.has("move_noun", "change_noun") or not lead.word(*_STANDING):
            return False
        at -= 1
        while self.token(at).word("now", "currently", "still", "today", "then", "only", "just"):
            at -= 1
        if not self.token(at).word("which", "who", "that"):
            named = means(self.tokens[:at], "move_noun", "change_noun", "superlative", "effect_noun")
            return is_name(self.token(at), "segment", "metric") and not named
        at -= 1 + is_mark(self.token(at - 1), ",")
        if at < 0:
            return self.clause.entity is not None and self.clause.entity.kind == "segment"
        return is_name(self.token(at), "segment")

    def _named_rate(self, telling: Telling) -> bool:
        """ "with a rate of 37.1%", "repeats at 17.6%": no share of anything."""
        if (
            telling.figure.unit != "percent"
            or self.world.facts.unit != "percent"
            or self.token(telling.at + 1).word("of")
        ):
            return False
        lead, at, _ = self._before(telling.at)
        if lead.word("of", "at", "is", "was") and is_name(self.token(at - 1), "metric"):
            return True
        parted = self.clause.aspect == "share" or self.clause.has("share_noun", "share_verb")
        return lead.word("at") and not parted and not self.clause.bracket and not self._opens_of_all()

    def _leaves_net(self, index: int) -> bool:
        """ "losses of 460, which leaves a net 550": the change of the whole."""
        before = self.tokens[max(0, index - 3) : index]
        return [token.lowered for token in before[1:]] == ["a", "net"] and before[0].word(
            "leave", "leaves", "left", "leaving", "gives", "giving", "makes", "making", "for"
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
            and (
                any(token.has("move") and not token.has("transitive") for token in near) or moves_as_before(clause, at)
            )
            and not any(is_whole(token) for token in near)
            and not clause.has("effect_noun", "share_verb", "transitive", "driver", "drive_verb")
        )

    def _sign(self, telling: Telling, at: int) -> int:
        if "change" not in telling.roles and "effect" not in telling.roles and "gap" not in telling.roles:
            return 0
        trailing = self._trailing(telling.at)
        if trailing is not None:
            return trailing.sign
        if self._taken_away(telling.at):
            return -1
        if self.token(at).word("plus", "less", "minus") and "effect" in telling.roles:
            return self._along(self.token(at).word("plus"))
        after = self.token(telling.at + 1 + (self.token(telling.at + 1).kind == "name"))
        if after.word("off"):
            return -1
        noun, done = self._noun_behind(telling.at), self._participle_behind(telling.at)
        for direction in self.directions:
            if done == direction.at:
                return direction.told_sign
            if noun is not None and self.token(direction.at) is noun:
                return direction.told_sign
        if self.token(at).word("of") and self.token(at - 1).word("plus", "minus"):
            return 1 if self.token(at - 1).word("plus") else -1
        several = noun_sign(self.world, self.token(at - 1)) if self.token(at).word("of") else 0
        if several and not any(direction.at == at - 1 for direction in self.directions):
            return several
        near = [direction for direction in self.directions if direction.at < telling.at and direction.told_sign]
        if self.world.is_ratio and self.token(at).lowered.startswith("contribut"):
            # "its cost fell, but it contributed 0.07": the way that its own ratio went is not that of its part.
            near = [direction for direction in near if direction.kind != "verb" or direction.effect]
            entity = self.clause.entity  # but "offset by West, which contributed 0.07" tells West's way
            if not near and self.clause.choices[0][0].members and (entity is None or entity.joint != "by"):
                return 0
        if [known.kind for known in near[-2:]] == ["transitive", "noun"] and near[-1].at == near[-2].at + 2:
            return near[-2].told_sign  # "reduced the decline by 40"
        if near:
            return -near[-1].told_sign if self._softens(near[-1].at, telling.at) else near[-1].told_sign
        earlier = [known for known in self.tellings if known.sign]
        if earlier:
            return 0
        behind = [direction for direction in self.directions if direction.at > telling.at and direction.told_sign]
        if behind and not self.clause.bracket:
            return 0
        return self._template_sign()

    def _taken_away(self, at: int) -> bool:
        """ "took 15 of the 24 cents away", "took away 15 of the 24"."""
        took = next((index for index in range(at - 1, max(-1, at - 4), -1) if self.token(index).word(*_TAKES)), None)
        return took is not None and says(self.tokens[took : at + 6], "away", "off", "took away", "takes away")

    def _along(self, added: bool) -> int:
        """ "adds 7: 9 from mix, less 2 from its lower cost": along with the part in front, or against it."""
        first = [known for clause in (self.clause.template, self.clause) if clause for known in clause.tellings][:1]
        told = first[0].figure.sign or first[0].sign if first else 0
        way = told or (1 if self.world.facts.delta > 0 else -1)
        return way if added else -way

    def _softens(self, noun: int, figure: int) -> bool:
        """ "softened the fall by $50": what the subject did against the movement that it names."""
        verb = means(self.tokens[max(0, noun - 3) : noun], "offset_verb")
        given = any(token.lowered.startswith("contribut") for token in self.tokens[noun + 1 : figure])
        named = self.token(noun).has("move_noun") and (given or self.token(figure - 1).word("by"))
        return verb and named and not says(self.tokens[:noun], "by")

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
                countered = clause.entity is not None and clause.entity.joint == "by" and template.has("offset_verb")
                against = countered or means(clause.tokens[: self._reading], "offset_verb")
                return -signs[-1] if against else signs[-1]  # "they lost 19; South made up for 6 of these"
            # "losses of 40 in South and 30 in West" say no direction of the clause, but one of their figures.
            nouns = [sign for token in template.tokens if (sign := noun_sign(self.world, token))]
            if nouns and told:
                return nouns[-1]
            template = template.template
        return 0
