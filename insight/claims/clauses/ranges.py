"""Sentences that tell the two ends of a dimension: "the gains range from 1.0 point (Basic) to 1.5 points (Team)"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from insight.claims.clauses import truths
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.clauses.truths import Truth
from insight.claims.figures import Figure
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says, token_at
from insight.claims.world import Subject, World

Value = Callable[[int], float | None]
_RANGE = frozenset(
    ["range", "ranges", "ranged", "ranging", "spread", "span", "spans", "spanned", "varies", "varied", "vary"]
)
_WIDE = 2.0
"""How many times as large as the other one end must be for the range to be called wide."""


@dataclass(frozen=True, slots=True)
class _End:
    """A figure and the segments that it is told of."""

    figure: Figure
    members: tuple[int, ...]
    behind: int


def check_range(world: World, tokens: list[Token]) -> bool:
    """False when the sentence tells no range.

    Raises:
        Refused: the ends that it tells are not those of the facts.
    """
    start = next((at for at, token in enumerate(tokens) if token.word("from")), None)
    if start is None or not _leads(tokens[:start]):
        return False
    first = _end(tokens, start + 1)
    second = _end(tokens, first.behind + 1) if first is not None and token_at(tokens, first.behind).word("to") else None
    if first is None or second is None:
        return False
    tail = tokens[second.behind :]
    when = [token for token in tail[-2:] if token.kind == "period" or token.has("time")]
    tail = tail[:-2] if when and len(tail) > 1 and tail[-2].word("in", "on") else tail
    distance = _distance(tail)
    if distance is None and tail:
        return False
    _check_ends(world, [*tokens[:start], *when], first, second, distance)
    return True


def _leads(lead: list[Token]) -> bool:
    """True for "the gains range", "regionally, the spread is wide:" in front of the ends, and nothing that claims more."""
    ranged = any(token.lowered in _RANGE for token in lead)
    return ranged and all(
        is_mark(token, ",", ":")
        or time_of(token) in {"previous", "current"}
        or is_name(token, "metric", "dimension")
        or token.lowered in _RANGE
        or token.word("wide", "broad")
        or (token.has("glue", "move_noun", "change_noun") and not token.has("negation", "quantifier", "time"))
        for token in lead
    )


def _end(tokens: list[Token], at: int) -> _End | None:
    """A figure with its segments in brackets or behind a preposition."""
    figure = token_at(tokens, at).figure
    bracket = is_mark(token_at(tokens, at + 1), "(")
    if figure is None or not (bracket or token_at(tokens, at + 1).word("in", "at", "for", "on")):
        return None
    place = at + 2
    members: list[int] = []
    while True:
        token = token_at(tokens, place)
        if is_name(token, "segment") and token.name is not None:
            members += token.name.members
        elif not (token.word("the", "and", ",") and is_name(token_at(tokens, place + 1), "segment")) and not is_name(
            token, "dimension"
        ):
            break
        place += 1
    if bracket and not is_mark(token_at(tokens, place), ")"):
        return None
    return _End(figure, tuple(members), place + bracket) if members else None


def _distance(tail: list[Token]) -> Figure | None:
    """ ", a distance of $50" behind the ends."""
    words = [token for token in tail if not is_mark(token, ",")]
    nouns = ("distance", "spread", "range", "gap", "difference")
    if (
        len(words) == len(["a", "distance", "of", "$50"])
        and words[0].word("a")
        and words[1].lowered in nouns
        and words[2].word("of")
    ):
        return words[3].figure
    return None


def _check_ends(world: World, lead: list[Token], first: _End, second: _End, distance: Figure | None) -> None:
    dimensions = {world.segments[index].segment.dimension for index in (*first.members, *second.members)}
    named = {token.name.dimension for token in lead if token.name is not None and token.name.dimension}
    if len(dimensions) != 1 or (named and named != dimensions):
        raise Refused("subject", "ends of two dimensions")
    nouns = [
        token
        for token in lead
        if token.has("move_noun", "change_noun") and not token.word("range", "spread", "ranges", "spans")
    ]
    sense = nouns[0].sense("move_noun") if nouns else None
    sign = 0 if sense is None else sense.sign * (-1 if sense.tag == "polar" and world.facts.polarity == "down" else 1)
    moved = bool(nouns) or bool(first.figure.sign or second.figure.sign)
    value = _value(world, lead, first.figure, moved=moved)
    siblings = world.siblings(Subject((first.members[0],)))
    known = {index: each for index in siblings if (each := value(index)) is not None and (not sign or each * sign > 0)}
    ends = [{known.get(index) for index in end.members} for end in (first, second)]
    sizes = sorted(abs(each) if sign else each for each in known.values())
    kind = truths.kind_of(world, "value")
    kind = kind if not moved else "rate" if _is_percent(first.figure) else "points" if kind == "rate" else kind
    for end, values in zip((first, second), ends, strict=True):
        for told in values:
            if told is None or not truths.states(
                world, end.figure, "none", sign, Truth(told, kind, signed=moved), frozenset()
            ):
                raise Refused("number", "an end of the range")
    shown = sorted(abs(each or 0.0) if sign else each or 0.0 for values in ends for each in values)
    if not _reaches(first.figure, shown[0], sizes[0]) or not _reaches(first.figure, shown[-1], sizes[-1]):
        raise Refused("comparison", "not the ends")
    if says(lead, "wide", "broad") and not (sizes[0] * sizes[-1] <= 0 or abs(sizes[-1]) >= _WIDE * abs(sizes[0])):
        raise Refused("judgement", "wide")
    apart = "points" if truths.kind_of(world, "value") == "rate" and not (moved and kind == "rate") else kind
    if distance is not None and not truths.states(
        world, distance, "none", 0, Truth(sizes[-1] - sizes[0], apart), frozenset()
    ):
        raise Refused("number", "the distance between the ends")


def _value(world: World, lead: list[Token], figure: Figure, *, moved: bool) -> Value:
    """What the ends are told of: the change, relative or not, or the level in one of the periods."""
    previous = any(time_of(token) == "previous" for token in lead)

    def value(index: int) -> float | None:
        course = world.course(Subject((index,)), "value")
        if moved:
            return course.relative if _is_percent(figure) else course.delta
        return course.previous if previous else course.current

    return value


def _is_percent(figure: Figure) -> bool:
    return figure.unit == "percent"


def _reaches(figure: Figure, shown: float, extreme: float) -> bool:
    """Whether this is the extreme, or as near as the rounding lets one tell."""
    scale = 100 if figure.unit in {"percent", "points"} else 1
    return abs(shown - extreme) * scale <= figure.step
