"""Holds the figure of a bracket to the figures in front of it: "5,800 → 6,509 (+12%)", "contributed $40 (25%)"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.aspects import EFFECT_VERBS
from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.figures import Figure
from insight.claims.folding import GAINED
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says
from insight.claims.world import World

_BESIDE: Final = frozenset(["or", "by", "a", "an", "of", "up", "down", "and", "i.e.", "that is"])
_PAIR: Final = 2
_GIVEN: Final = (
    *("contribut", "account", "explain", "responsible", "attribut"),
    *("made up", "make up", "makes up", "stands for", "stood for"),
)
_SLACK: Final = 1e-9


def check_bracketed(world: World, clause: Clause, units: frozenset[str]) -> None:
    """Raise `Refused` for a change that is not that of the two figures in front, or a percentage that is no part."""
    around = clause.around
    if not clause.bracket or around is None or clause.entity is not None or not clause.tellings:
        return
    if not all(
        token.kind in {"number", "mark"}
        or token.lowered in _BESIDE
        or token.has("hedge", "move_noun", "move_adjective")
        for token in clause.tokens
    ):
        return
    if len(clause.tokens) == 1 and _names_extreme(around.tokens[: clause.around_at]):
        _check_value(world, clause, units)
    front = [known for known in around.tellings if known.at < clause.around_at]
    if not front:
        return
    whole = _part_and_whole(around, front)
    if whole is not None and len(clause.tokens) == 1 and not _is_portion(clause.tellings[0], *whole):
        raise Refused("number", "a percentage that is not that of the part in front of it")
    if not _stands_behind(around, front[-1].at, clause.around_at):
        return
    pair = _before_and_after(front)
    for telling in clause.tellings:
        if pair is not None and telling.figure.sign and not _apart(telling, *pair):
            raise Refused("number", "a change that is not that of the two figures in front of it")
    if len(clause.tellings) == 1 and _is_part(around, front[-1]):
        _check_part(world, clause, around, front[-1].at)


def _names_extreme(tokens: list[Token]) -> bool:
    """ "the highest rate": the metric, and nothing else, is what the bracket tells."""
    return len(tokens) > 1 and is_name(tokens[-1], "metric") and tokens[-2].has("superlative")


def _check_value(world: World, clause: Clause, units: frozenset[str]) -> None:
    telling, subjects = clause.tellings[0], clause.choices[0]
    truth_of = (truths.level(world, subjects[0], "value", when) for when in ("current", "previous"))
    if not any(
        truths.states(world, telling.figure, telling.hedge, 0, truth, units) for known in truth_of for truth in known
    ):
        raise Refused("number", "no value of the metric")


def _stands_behind(around: Clause, at: int, bracket: int) -> bool:
    """True when nothing but nouns stands between the figure and the bracket."""
    return all(
        token.kind in {"name", "period"}
        or token.word("of", "the", "this", "that", "total", *GAINED)
        or token.has("move_noun")
        for token in around.tokens[at + 1 : bracket]
    )


def _before_and_after(front: list[Telling]) -> tuple[Telling, Telling] | None:
    """The last two figures in front, when they are one thing in the two periods."""
    if len(front) < _PAIR:
        return None
    first, second = front[-2:]
    if first.figure.unit != second.figure.unit:
        return None
    if first.roles[:1] == ("previous",) and "current" in second.roles:
        return first, second
    if second.roles[:1] == ("previous",) and {"current", "level"} & set(first.roles):
        return second, first
    return None


def _part_and_whole(around: Clause, front: list[Telling]) -> tuple[Telling, Telling] | None:
    """ "171 of the 335": the last two figures in front, when one is a part of the other."""
    if len(front) < _PAIR:
        return None
    part, whole = front[-2:]
    between = around.tokens[part.at + 1 : whole.at]
    joined = says(between, "of", "out of") and all(
        token.kind == "name" or token.word("of", "out of", "the", "all", "its", "their") for token in between
    )
    plain = part.figure.unit == whole.figure.unit and part.figure.unit in {"plain", "money"}
    return (part, whole) if joined and plain and not part.figure.sign and whole.figure.value > 0 else None


def _is_portion(telling: Telling, part: Telling, whole: Telling) -> bool:
    """True when an unsigned percentage may be that of the two figures, as precisely as they are told."""
    if telling.figure.unit != "percent" or telling.figure.sign or telling.hedge != "none":
        return True
    low, high = _ends(part.figure)[0] / _ends(whole.figure)[1], _ends(part.figure)[1] / _ends(whole.figure)[0]
    half = telling.figure.step / 2 + _SLACK
    return 100 * low - half <= telling.figure.value <= 100 * high + half


def _apart(telling: Telling, before: Telling, after: Telling) -> bool:
    """True when the figure may be the distance between the two, as precisely as they are told."""
    figure, (was, now) = telling.figure, (before.figure, after.figure)
    ends = [(a - b, b) for a in _ends(now) for b in _ends(was)]
    if figure.unit == "percent":
        moved = [100 * delta / base for delta, base in ends if base > 0]
    elif figure.unit == "points":
        moved = [delta for delta, _ in ends] if was.unit == "percent" else []
    elif figure.unit == was.unit or "plain" in {figure.unit, was.unit}:
        moved = [delta for delta, _ in ends]
    else:
        return True
    value, half = figure.value * figure.sign, figure.step / 2 + _SLACK
    return bool(moved) and min(moved) - half <= value <= max(moved) + half


def _ends(figure: Figure) -> tuple[float, float]:
    value = figure.value * (figure.sign or 1)
    return value - figure.step / 2, value + figure.step / 2


def _is_part(around: Clause, front: Telling) -> bool:
    """True when the figure in front is what somebody contributed to the change of the whole."""
    if "effect" not in front.roles:
        return False
    if any(tie.kind == "driver" and tie.at > front.at and tie.entity.choices[0][0].members for tie in around.ties):
        return True
    clause: Clause | None = around
    for _ in range(4):
        if clause is None:
            return False
        if any(token.lowered.startswith(_GIVEN) for token in clause.tokens):
            return True
        if any(token.has("move", "transitive") or token.lowered in EFFECT_VERBS for token in clause.tokens):
            return False
        clause = clause.template
    return False


def _check_part(world: World, clause: Clause, around: Clause, at: int) -> None:
    """Of "its fall of $40 (25%)" the percentage may be either; of "falling by $40 (25%)" it is that of the move."""
    telling = clause.tellings[0]
    if telling.figure.unit != "percent" or telling.figure.sign or world.facts.unit == "percent":
        return
    subjects = around.choices[0]
    if len(subjects) != 1 or not subjects[0].members:
        return
    effect = world.effect(subjects[0], "contribution")
    if effect is None or effect * world.facts.delta <= 0:
        return  # against the change of the whole: no part of it
    moved = _move_told(around.tokens[:at])
    truth: list[truths.Truth] = []
    if moved is not None:
        truth += truths.changes(world, subjects[0], "value")
    if moved is None or moved.has("move_noun"):
        truth += truths.parts_of_change(world, subjects[0], telling.effects)
    told = (truths.Truth(abs(known.value), known.kind) for known in truth)
    if not any(truths.states(world, telling.figure, telling.hedge, 0, known, frozenset()) for known in told):
        raise Refused("number", "no part of the change")


def _move_told(tokens: list[Token]) -> Token | None:
    """The word of movement whose figure follows: "falling by", "down", "a decrease of"; none behind "contributed"."""
    for token in reversed(tokens):
        if token.lowered.startswith(_GIVEN) or is_mark(token, ","):
            return None
        if token.has("move", "move_adjective", "move_noun"):
            return token
    return None
