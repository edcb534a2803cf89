"""What one or several segments lost or gained, told as a thing by itself: "the $8,800 saved at the other three sites"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from insight.claims.clauses.cues import noun_sign
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.truths import Truth, states
from insight.claims.figures import Figure
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says, token_at
from insight.claims.world import Subject, World

_ARTICLES: Final = ("the", "a", "an", "their", "its", "those", "these", "this", "that", "some", "all the")
_JOINTLY: Final = ("combined", "gross", "total", "joint", "aggregate", "collective", "cumulative", "whole", "entire", "full", "extra", "additional", "added", "lost", "overall", "summed", "net", "single", "all")  # fmt: skip
"""Words in front of a sum that say no more than that it is one."""
_PLACED: Final = ("in", "at", "of", "on", "from", "by", "among", "across", "for", "over", "within", "with", "between", "amongst", "throughout", "to", "and")  # fmt: skip
_MADE: Final = ("seen", "recorded", "made", "booked", "found", "posted", "reported", "achieved", "registered", "suffered", "measured", "observed", "shown", "noted")  # fmt: skip
_ELSEWHERE: Final = ("elsewhere", "everywhere else", "the others", "others", "the rest", "the remaining", "the other ones", "the remaining ones", "all others", "all the others", "everything else")  # fmt: skip
_OTHER: Final = ("the other", "other", "all other", "all the other", "the remaining", "all remaining", "remaining")
_GAINED: Final = frozenset(["gained", "added", "won", "earned", "picked", "contributed", "put", "brought"])
_LOST: Final = frozenset(["lost", "shed", "saved", "cut", "removed", "shaved", "trimmed", "taken", "given", "dropped", "surrendered", "forfeited", "sacrificed"])  # fmt: skip
_TRAILING: Final = frozenset(["up", "off", "away", "out", "on", "back", "in"])
_IN_ALL: Final = ("together", "combined", "in all", "in total", "in sum", "altogether", "taken together", "jointly", "between them", "all told")  # fmt: skip
_SUMMED: Final = ("summed to", "sum to", "added up to", "add up to", "amounted to", "amount to", "came to", "come to", "totalled", "totaled", "total", "totalling", "totaling", "summing to", "adding up to", "amounting to", "coming to", "worth")  # fmt: skip


class Amount(NamedTuple):
    """A figure in the metric's unit, as it is told."""

    figure: Figure
    hedge: str
    text: str


@dataclass(slots=True)
class Side:
    """Some segments and what they contributed; `sign` is the way its words say that they went, 0 for none."""

    end: int
    members: tuple[int, ...] = ()
    value: float = 0.0
    sign: int = 0
    whole: bool = False
    """The change of the whole, not of some."""
    group_at: int = 0
    """Where the names of whom it is start."""
    fault: Refused | None = None
    """Why it is not so, for when the words around show that it is such a side."""


class SideReader:
    """Reads the sides of one sentence; `None` for anything that is none."""

    def __init__(self, world: World, tokens: list[Token]) -> None:
        self.world, self.tokens = world, tokens
        self.fault: Refused | None = None

    def token(self, index: int) -> Token:
        """The token there, or an empty one."""
        return token_at(self.tokens, index)

    def read(self, start: int) -> Side | None:
        """The side that starts there."""
        self.fault = None
        side = self._read(start)
        if side is not None:
            side.fault = self.fault
        return side

    def _read(self, start: int) -> Side | None:
        at = self._skip(start, _ARTICLES)
        at = self._skip(at, _JOINTLY)
        owner = self._group(start) or (self._group(at) if at != start else None)
        if owner is not None:
            members, end = owner
            if self.token(end).kind == "possessive":
                return self._owned(members, end + 1)
            return Side(self._alone(end, members), members, self._sum(members), group_at=start)
        figure, after = self._amount(at)
        if figure is not None:
            return self._headed_by_amount(figure, after)
        return self._headed_by_noun(at, start)

    def _skip(self, at: int, words: tuple[str, ...]) -> int:
        while self.token(at).word(*words):
            at += 1
        return at

    def _amount(self, at: int) -> tuple[Amount | None, int]:
        """A figure with its hedge and its noun, and where it ends."""
        at = self._skip(at, ("a", "an"))
        hedge = self.token(at).sense("hedge")
        at += hedge is not None
        token, counted = self.token(at), self.token(at).sense("cardinal")
        figure = token.figure
        if figure is None and counted is not None and not is_name(self.token(at + 1), "dimension"):
            figure = Figure(float(counted.strength), 1.0, "plain", 1.0)
        if figure is None or figure.unit not in {"plain", "money"}:
            return None, at
        end = at + 1
        while is_name(self.token(end), "metric") or (
            self.token(end).word(*_JOINTLY, "fewer", "more") and is_name(self.token(end + 1), "metric")
        ):
            end += 1
        return Amount(figure, hedge.tag if hedge is not None else "none", token.text), end

    def _headed_by_amount(self, figure: Amount, at: int) -> Side | None:
        """ "$26,500 loss in Iberia", "$3,820 of reductions", "263 tickets added by Hardware"."""
        at += self.token(at).word("of") and self._noun(at + 1) != 0
        sign = self._noun(at)
        end = at + 1
        counted = [token.lowered for token in self.tokens[at - 3 : at]] if is_name(self.token(at - 1), "metric") else []
        if not sign and {"lost", "fewer"} & set(counted):
            sign, end = -1, at
        elif not sign and {"extra", "additional", "added", "more"} & set(counted):
            sign, end = 1, at
        if not sign:
            sign, end = self._participle(at)
            if not sign:
                return None
            while is_name(self.token(end), "metric"):
                end += 1
        found = self._placed(end)
        if found is None:
            return self._unplaced(figure, sign, end)
        members, at, after = found
        return self._told(members, sign, figure, after, several=len(members) > 1, group_at=at)

    def _headed_by_noun(self, at: int, start: int) -> Side | None:
        """ "gains of 3,320 on the other three lines", "declines elsewhere, which summed to $2,600"."""
        while is_name(self.token(at), "metric"):
            at += 1
        sign, several = self._noun(at), self.is_plural(at)
        if not sign:
            return None
        end, figure = at + 1, None
        if self.token(end).word("of"):
            figure, after = self._amount(end + 1)
            end = after if figure is not None else end
        found = self._placed(end)
        if found is None:
            whole = not several and (self.token(start).word("the", "this") or self.token(at - 1).word("net"))
            if whole and not says(self.tokens[start:at], "gross"):
                return self._of_all(sign, figure, end)
            return self._unplaced(figure, sign, end) if several and figure is not None else None
        members, place, after = found
        if figure is not None and self.token(after).word("and"):
            return self._listed(members, sign, figure, after, place)
        later, last = self._amount_behind(after)
        return self._told(members, sign, later or figure, last, several=several, group_at=place)

    def _listed(self, members: tuple[int, ...], sign: int, first: Amount, at: int, place: int) -> Side | None:
        """ "declines of $25,600 in Hardware and $1,000 in N/A"."""
        side = self._told(members, sign, first, at, several=False, group_at=place)
        second, end = self._amount(at + 1)
        found = self._placed(end) if second is not None else None
        if side is None or second is None or found is None:
            return side
        other = self._told(found[0], sign, second, found[2], several=False, group_at=found[1])
        if other is None or set(other.members) & set(side.members):
            return None
        return Side(other.end, (*side.members, *other.members), side.value + other.value, sign, group_at=place)

    def _owned(self, members: tuple[int, ...], at: int) -> Side | None:
        """ "Iberia's $26,500 decline", "Line 4's loss of 420 rides"."""
        at = self._skip(at, _JOINTLY)
        figure, end = self._amount(at)
        at = end if figure is not None else at
        lost = figure is not None and self.token(at - 1).word("lost", "fewer")
        gained = figure is not None and self.token(at - 1).word("extra", "additional", "added", "more")
        sign = self._noun(at)
        if not sign and (lost or gained or is_name(self.token(at - 1), "metric")):
            near = [token.lowered for token in self.tokens[max(0, at - 3) : at]]
            sign = (
                -1
                if {"lost", "fewer"} & set(near)
                else 1
                if {"extra", "additional", "added", "more"} & set(near)
                else 0
            )
            end = at
        elif sign:
            end = at + 1
            if figure is None and self.token(end).word("of"):
                figure, after = self._amount(end + 1)
                end = after if figure is not None else end
        if not sign:
            return None
        later, end = self._amount_behind(end) if figure is None else (None, end)
        return self._told(members, sign, figure or later, end, several=False, group_at=0)

    def _alone(self, end: int, members: tuple[int, ...]) -> int:
        """Behind names that stand for what they did, with what they came to: "Liability and Pet (+$27,000 together)"."""
        figure, after = self._amount_behind(end)
        if figure is None or not after > end:
            return end
        self._check(figure, self._sum(members), 0)
        return after

    def _told(
        self, members: tuple[int, ...], sign: int, figure: Amount | None, end: int, *, several: bool, group_at: int
    ) -> Side | None:
        """The side, when it is one; a group of which some went the other way counts for those who did not."""
        values = {index: self._value(index) for index in members}
        against = [index for index, value in values.items() if value * sign < 0]
        rest = says(self.tokens[group_at:end], *_ELSEWHERE, *_OTHER)
        if against and not rest:
            self._fail(Refused("direction", "a sum of what went the other way"))
        options = [self._sum(members)]
        if rest:
            gross = sum(value for value in values.values() if value * sign > 0)
            options = [gross, *options] if several else [*options, gross]
        options = [value for value in options if value * sign > 0]
        if figure is not None:
            fits = [value for value in options if self._states(figure, value, sign)]
            if not fits:
                self._fail(Refused("number", f"{figure.text}, which it does not come to"))
            options = fits or options
        if not options:
            self._fail(Refused("direction", "a sum of what went the other way"))
            options = [self._sum(members)]
        kept = (
            tuple(index for index in members if index not in against) if options[0] != self._sum(members) else members
        )
        return Side(end, kept, options[0], sign, group_at=group_at)

    def _unplaced(self, figure: Amount | None, sign: int, end: int) -> Side | None:
        """ "gross gains of $177,380": all that went this way, in one dimension."""
        if figure is None:
            return None
        for members in self.world.dimensions.values():
            mine = tuple(index for index in members if self._value(index) * sign > 0)
            value = sum(self._value(index) for index in mine)
            if mine and len(mine) < len(members) and self._states(figure, value, sign):
                return Side(end, mine, value, sign)
        return None

    def _of_all(self, sign: int, figure: Amount | None, end: int) -> Side | None:
        """ "the growth of ¥9,360,000", "the net loss of 313"."""
        delta = self.world.facts.delta
        if self.token(end).word("in", "of") and is_name(
            self.token(end + 1 + self.token(end + 1).word("the")), "metric"
        ):
            end += 2 + self.token(end + 1).word("the")
        if figure is not None:
            self._check(figure, delta, sign)
        if delta * sign <= 0:
            self._fail(Refused("direction", "a change of the whole that there was not"))
        return Side(end, (), delta, sign, whole=True)

    def is_plural(self, at: int) -> bool:
        """True for "losses", not for "loss"."""
        text = self.token(at).lowered
        return text.endswith("s") and not text.endswith("ss")

    def _fail(self, fault: Refused) -> None:
        self.fault = self.fault or fault

    def _noun(self, at: int) -> int:
        """Which way a noun of movement says that it went."""
        token = self.token(at)
        verb = token.has("move_adjective") and not token.word("rise", "fall")
        return 0 if token.kind != "word" or verb else noun_sign(self.world, token)

    def _participle(self, at: int) -> tuple[int, int]:
        """The way of "lost", "saved", "picked up", and where it ends."""
        while self.token(at).word("that", "which", "were", "was", "had", "been"):
            at += 1
        words = self.token(at).lowered.split()
        end = at + 1 + (self.token(at + 1).lowered in _TRAILING and not self._group(at + 2))
        if not words or self.token(at).kind != "word":
            return 0, at
        way = 1 if words[0] in _GAINED else -1 if words[0] in _LOST else 0
        return way, end

    def _placed(self, at: int) -> tuple[tuple[int, ...], int, int] | None:
        """Whom the words behind place it with, where their names start and where they end."""
        if self.token(at).word("elsewhere", "everywhere else"):
            members = self._others(None)
            return None if members is None else (members, at, at + 1)
        if not self.token(at).word(*_PLACED):
            return None
        found = self._group(at + 1)
        return None if found is None else (found[0], at + 1, found[1])

    def _group(self, at: int) -> tuple[tuple[int, ...], int] | None:
        """Segments named one by one, or all others of their dimension, and where they end."""
        start = at
        at = self._skip(at, ("the", "both"))
        if self.token(at).word(*_ELSEWHERE) and not self._dimension_behind(at):
            others = self._others(None)
            return None if others is None else (others, at + 1)
        if self.token(start).word(*_OTHER) or self.token(at).word(*_OTHER):
            return self._counted_others(at if self.token(at).word(*_OTHER) else start)
        members: list[int] = []
        while is_name(self.token(at), "segment"):
            name = self.token(at).name
            if name is None or not name.members or set(name.members) & set(members):
                return None
            members += name.members
            at += 1
            while (
                is_name(self.token(at), "metric")
                or self.token(at).has("actor")
                or (is_name(self.token(at), "dimension") and not is_name(self.token(at + 1), "segment"))
            ):
                at += 1
            at = self._bracket(at, name.members)
            joint = at
            while self.token(joint).word("and", "both") or is_mark(self.token(joint), ","):
                joint += 1
            joint = self._skip(joint, ("the",))
            if joint == at or not is_name(self.token(joint), "segment"):
                break
            at = joint
        fields = {self.world.segments[index].segment.dimension for index in members}
        return (tuple(members), at) if members and len(fields) == 1 else None

    def _bracket(self, at: int, members: tuple[int, ...]) -> int:
        """Behind a bracket that holds nothing but what those contributed."""
        if not is_mark(self.token(at), "("):
            return at
        told, end = self._amount(at + 1)
        if told is None or not is_mark(self.token(end), ")"):
            return at
        self._check(told, self._sum(members), told.figure.sign)
        return end + 1

    def _dimension_behind(self, at: int) -> bool:
        return any(is_name(self.token(at + ahead), "dimension") for ahead in (1, 2))

    def _counted_others(self, at: int) -> tuple[tuple[int, ...], int] | None:
        """ "the other three sites"."""
        end = at + 1
        count = self.token(end).sense("cardinal")
        end += count is not None
        name = self.token(end).name
        dimension = None
        if name is not None and name.kind == "dimension" and self.token(end).kind == "name":
            dimension = name.dimension
            end += 1
        elif self.token(end).has("group_noun"):
            end += 1
        elif count is None:
            return None
        members = self._others(dimension)
        if members is None:
            return None
        if count is not None and count.strength != len(members):
            self._fail(Refused("comparison", "count of the others"))
        return members, end

    def _others(self, dimension: str | None) -> tuple[int, ...] | None:
        """All of the dimension but those that the sentence names."""
        named = {
            index for token in self.tokens if is_name(token, "segment") and token.name for index in token.name.members
        }
        fields = {self.world.segments[index].segment.dimension for index in named}
        dimension = dimension or (next(iter(fields)) if len(fields) == 1 else None)
        if dimension is None or dimension not in fields:
            return None
        return tuple(index for index in self.world.dimensions[dimension] if index not in named) or None

    def _amount_behind(self, at: int) -> tuple[Amount | None, int]:
        """ "(+$27,000 together)", ", which summed to $2,600", ", 25 appointments in all"."""
        opening = self.token(at)
        if is_mark(opening, "("):
            figure, end = self._amount(at + 1)
            end = self._in_all(end)
            return (figure, end + 1) if figure is not None and is_mark(self.token(end), ")") else (None, at)
        start = at + is_mark(opening, ",")
        led = self._skip(start, ("which", "together", "in total"))
        if self.token(led).word(*_SUMMED):
            figure, end = self._amount(led + 1)
            return (figure, self._in_all(end)) if figure is not None else (None, at)
        figure, end = self._amount(start) if is_mark(opening, ",") else (None, at)
        if figure is not None and self._in_all(end) > end:
            end = self._in_all(end)
            return figure, end + is_mark(self.token(end), ",")
        return None, at

    def _in_all(self, at: int) -> int:
        """Behind "together", "in all"."""
        if self.token(at).word("in") and self.token(at + 1).word("all", "total", "sum"):
            return at + 2
        return self._skip(at, _IN_ALL)

    def value_of(self, members: tuple[int, ...]) -> float:
        """What they contributed together."""
        return self._sum(members)

    def _value(self, index: int) -> float:
        return self.world.effect(Subject((index,)), "contribution") or 0.0

    def _sum(self, members: tuple[int, ...]) -> float:
        return sum(self._value(index) for index in members)

    def _states(self, told: Amount, value: float, sign: int) -> bool:
        return states_amount(self.world, told.figure, told.hedge, sign, value)

    def _check(self, told: Amount, value: float, sign: int) -> None:
        if not self._states(told, value, sign):
            self._fail(Refused("number", f"{told.text}, which it does not come to"))


def states_amount(world: World, figure: Figure, hedge: str, sign: int, value: float) -> bool:
    """True when the figure states this contribution."""
    return states(world, figure, hedge, sign, Truth(value, "amount", signed=True), frozenset())
