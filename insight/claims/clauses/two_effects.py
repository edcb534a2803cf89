"""Rate and mix set against one another: "better rates contributed more than mix did (0.07 against 0.02 points)"."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.outdoing import is_behind
from insight.claims.clauses.truths import Truth
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, token_at
from insight.claims.world import TOTAL, EffectName, Subject, World

LARGER: Final = frozenset(["more", "larger", "greater", "bigger", "higher", "stronger", "heavier"])
SMALLER: Final = frozenset(["less", "fewer", "smaller", "lower", "weaker", "lighter"])
_MAJOR: Final = ("main", "leading", "major", "dominant", "bigger", "principal")
_MINOR: Final = ("minor", "lesser", "secondary", "subordinate")
_EVEN: Final = 0.85
"""How much of the larger of two effects the smaller must be for them to be as large."""
_PUTS_IN: Final = ("contribut", "account", "explain", "drove", "drive", "brought", "add", "did more", "does more")
"""Beginnings of words for what goes into the change, the way that the change went."""
_BEARS: Final = (*_PUTS_IN, "matter", "weigh", "count", "play", "role", "part", "impact", "influenc", "affect", "importan", "power", "decisive", "had", "has", "have")  # fmt: skip
"""And of words for how much an effect was, in either direction."""
_REACH: Final = 8


@dataclass(frozen=True, slots=True)
class Sides:
    """The two effects, and how the first stands to the second."""

    left: EffectName
    right: EffectName
    at: int
    """Position of "than", "as" or "twice"."""
    sign: int
    """1 larger, -1 smaller, 0 as large or a multiple."""
    into_change: bool
    """Measured by what they add to the change, not by their size alone."""
    dimension: str | None
    """The dimension over which they are told: "within channels"."""


def sides_of(world: World, clause: Clause) -> Sides | None:
    """The two effects that a clause compares, `None` when it compares none."""
    if not world.is_ratio:
        return None
    tokens = clause.tokens
    for index, token in enumerate(tokens):
        word = token.lowered.rpartition(" ")[2] if token.kind == "word" else ""
        times = token.figure is not None and token.figure.unit == "times"
        beats = token.has("outpace_verb")
        offset = word == "than" and token_at(tokens, index + 1).has("offset_verb")  # "was more than offset by mix"
        if not index or offset or not (word in {"than", "as"} or times or beats):
            continue
        hedges = any(known.figure is not None for known in tokens[index + 1 : index + 3]) and not times
        if hedges and not beats:
            continue
        bears = any(known.lowered.startswith(_BEARS) for known in tokens)
        right = _named(_piece(tokens[index + 1 : index + _REACH]), bears=bears)
        left = _left(tokens[:index], bears=bears) or clause.effect
        if left is None or right is None or left == right:
            continue
        sign = _sign(tokens, index) if word == "than" else 0
        if beats:
            sign = -1 if is_behind(token) else 1
        if word == "than" and not sign:
            continue
        into = any(known.lowered.startswith(_PUTS_IN) for known in tokens[:index])
        named = [known.name.dimension for known in tokens if is_name(known, "dimension") and known.name is not None]
        return Sides(left, right, index, sign, into, named[0] if named else clause.dimension)
    return _part_played(clause)


def both_in_front(world: World, clause: Clause) -> list[EffectName]:
    """ "Rates and mix pulled in opposite directions: +1.71 and −1.26": the effects named there, in their order."""
    last = clause.around if clause.bracket else clause.template if clause.hard else None
    if last is None and tells_in_turn(clause):
        last = clause  # "the rate effect and the mix effect contributed 5 and 2, respectively"
    first = last.template if last is not None else None
    sides = sides_of(world, last) if last is not None else None
    if sides is not None:
        return [sides.left, sides.right]  # "mix matters more than rate: +0.06 against +0.03"
    if last is None or first is None or not first.tokens or not first.tokens[-1].word("and"):
        return []
    both: list[EffectName] = [known.effect for known in (first, last) if known.effect in {"rate_effect", "mix_effect"}]
    return both if len(set(both)) == len(("rate", "mix")) else []


def tells_in_turn(clause: Clause) -> bool:
    """ "contributed 5 and 2", "with 5 and 2, respectively": two figures, each of one of two that were named."""
    if clause.effect is None or not clause.said("and"):
        return False
    tokens = clause.tokens
    return clause.said("respectively") or any(
        token.kind == "number" and token_at(tokens, at + 1).word("and") and token_at(tokens, at + 2).kind == "number"
        for at, token in enumerate(tokens)
    )


def _part_played(clause: Clause) -> Sides | None:
    """ "the mix effect plays a smaller part": than the other effect does."""
    if clause.choices[0] != (TOTAL,):
        return None
    for at, (token, following) in enumerate(itertools.pairwise(clause.tokens)):
        weighs = token.lowered.startswith(("weigh", "matter", "count")) and following.word("more", "less")
        played = following.word("part", "role", "contribution")
        word = following if weighs else token
        sign = 1 if word.word(*LARGER, *_MAJOR) else -1 if word.word(*SMALLER, *_MINOR) else 0
        effect = _left(clause.tokens[:at], bears=weighs) or clause.effect
        if sign and (weighs or played) and effect in {"rate_effect", "mix_effect"}:
            other: EffectName = "mix_effect" if effect == "rate_effect" else "rate_effect"
            return Sides(effect, other, at, sign, False, clause.dimension)
    return None


def _piece(tokens: list[Token]) -> list[Token]:
    """Up to the next mark but a hyphen or a bracket."""
    ends = [at for at, token in enumerate(tokens) if is_mark(token) and not is_mark(token, "-", "()")]
    return tokens[: ends[0]] if ends else tokens


def _left(tokens: list[Token], *, bears: bool) -> EffectName | None:
    """The effect that is named in the nearest piece in front."""
    end = len(tokens)
    while end > 0:
        start = next((at for at in range(end - 1, -1, -1) if is_mark(tokens[at], ",", ":", ";", "—")), -1)
        found = _named(tokens[start + 1 : end], bears=bears)
        if found is not None:
            return found
        end = start
    return None


def _named(tokens: list[Token], *, bears: bool) -> EffectName | None:
    """The effect that the words name; the metric, or what is within the segments, is the rate where effects are meant."""
    if any(is_name(token, "segment") for token in tokens):
        return None
    for token in tokens:
        sense = token.sense("effect_noun") if token.kind != "name" else None
        if sense is not None and sense.tag in {"rate_effect", "mix_effect"}:
            return "rate_effect" if sense.tag == "rate_effect" else "mix_effect"
    inside = [at for at, token in enumerate(tokens) if token.word("within", "inside")]
    rate = any(is_name(token, "metric") for token in tokens) or any(
        is_name(known, "dimension") for at in inside for known in tokens[at + 1 : at + 4]
    )
    return "rate_effect" if rate and bears else None


def _sign(tokens: list[Token], index: int) -> int:
    """1 when the words in front of "than" say that the first is larger, -1 when smaller."""
    for token in reversed(tokens[max(0, index - _REACH) : index + 1]):
        word = token.lowered.removesuffix(" than")
        found = 1 if word in LARGER else -1 if word in SMALLER else 0
        if found:
            at = tokens.index(token)
            denied = means(tokens[max(0, at - 3) : at], "negation")
            return -found if denied else found
    return 0


def check_two_effects(world: World, clause: Clause) -> None:
    """Raise `Refused` unless the effects that a clause compares stand so over some dimension."""
    sides = sides_of(world, clause)
    if sides is None:
        return
    if not any(_stand(world, clause, sides, one, other) for one, other in _pairs(world, clause, sides)):
        raise Refused("comparison", "effects compared")


def check_equal_parts(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless "in equal parts from its higher rate and its larger share" is true."""
    if not clause.said("equal", "equally", "even", "similar"):
        return
    for token, noun in itertools.pairwise(clause.tokens):
        if token.word("equal", "equally", "even", "similar") and noun.word(
            "parts", "part", "measure", "shares", "proportions"
        ):
            drivers = [each for tie in clause.ties if tie.kind == "driver" for each in tie.entity.choices[0]]
            if len(drivers) > 1:
                values = [world.effect(each, "contribution") or 0.0 for each in drivers]
            else:
                values = [world.effect(subjects[0], name) or 0.0 for name in ("rate_effect", "mix_effect")]
            if min(values) * max(values) <= 0 or min(map(abs, values)) < _EVEN * max(map(abs, values)):
                raise Refused("comparison", "parts that are not equal")


def _pairs(world: World, clause: Clause, sides: Sides) -> list[tuple[float, float]]:
    """The two effects of the one segment that the clause is said of; of the whole, over each dimension."""
    subject = clause.choices[0][0]
    if subject.members and len(clause.choices[0]) == 1:
        return [(world.effect(subject, sides.left) or 0.0, world.effect(subject, sides.right) or 0.0)]
    left, right = (world.effect_totals(name, sides.dimension) for name in (sides.left, sides.right))
    return list(zip(left, right, strict=False))


def _stand(world: World, clause: Clause, sides: Sides, one: float, other: float) -> bool:
    told = [known for known in directions_of(world, clause) if known.kind == "adjective" and known.told_sign]
    for direction in told:
        described = clause.tokens[direction.at + 1 : direction.at + 2]
        if direction.at < sides.at and described and is_name(described[0], "metric") and sides.left == "rate_effect":
            if one * direction.told_sign < 0:
                return False
    toward = 1 if world.facts.delta >= 0 else -1
    mine, theirs = (one * toward, other * toward) if sides.into_change else (abs(one), abs(other))
    if sides.sign:
        return (mine - theirs) * sides.sign > 0 and max(mine, theirs) > 0
    if any(telling.figure.unit in {"times", "fraction"} for telling in clause.tellings):
        return True
    small, large = sorted((abs(one), abs(other)))
    denied = means(clause.tokens[: sides.at], "negation")
    return mine < _EVEN * theirs if denied else small >= _EVEN * large


def side_told(world: World, clause: Clause, index: int) -> EffectName | None:
    """Whose effect a figure of a bracket is: the first, the second, or that of the name in front."""
    around = clause.around
    sides = sides_of(world, around) if clause.bracket and around is not None and clause.entity is None else None
    figures = [at for at, token in enumerate(clause.tokens) if token.kind == "number"]
    if sides is None or index not in figures:
        return None
    if len(figures) == 1:
        return sides.left if clause.around_at < sides.at else sides.right
    if len(figures) > len((sides.left, sides.right)) or clause.around_at < sides.at:
        return None
    return sides.left if index == figures[0] else sides.right


def times_as_large(world: World, clause: Clause) -> list[Truth]:
    """How many times the first effect is of the second, over each dimension."""
    sides = sides_of(world, clause)
    if sides is None:
        return []
    return [truth for one, other in _pairs(world, clause, sides) for truth in truths.quotients(one, other)]
