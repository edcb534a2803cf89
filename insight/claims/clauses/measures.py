"""Figures that belong together are of one measure: those of a list, and the two effects that a change is split into."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.truths import Truth
from insight.claims.refusal import Refused
from insight.claims.world import TOTAL, Aspect, EffectName, Subject, World

Measure = Callable[[Subject], Iterator[Truth]]
_PARTS: Final[tuple[Aspect, ...]] = ("value", "numerator", "denominator", "share", "numerator_share")
_EFFECTS: Final[tuple[EffectName, ...]] = ("contribution", "rate_effect", "mix_effect")
_SPLIT: Final = ("rate_effect", "mix_effect")
_LISTED: Final = frozenset(["and", "by", "with", "then", "also", "the", "at", "a", "an", "of"])


def check_lists(world: World, clauses: list[Clause], units: frozenset[str]) -> None:
    """Raise `Refused` for "West +0.4, South −0.2", where one is a change and the other a contribution."""
    for items in _lists(clauses):
        for unit in {item.tellings[0].figure.unit for item in items}:
            told = [item for item in items if item.tellings[0].figure.unit == unit]
            heading = told[0].template.effect if told[0].template is not None else None
            if len(told) > 1 and not any(
                all(_is(world, item.tellings[0], measure(item.choices[0][0]), units) for item in told)
                for measure in _measures(world, heading)
            ):
                raise Refused("number", "figures of one list in two measures")


def check_bracket_lists(world: World, clauses: list[Clause], units: frozenset[str]) -> None:
    """Raise `Refused` for "South (0.15), West (2.20)", where one is a change and the other a level."""
    for items in _bracket_lists(clauses):
        figures = [(item.tellings[0].figure.unit, bool(item.tellings[0].figure.sign)) for item in items]
        for figure in set(figures):
            told = [item for item, known in zip(items, figures, strict=True) if known == figure]
            if len(told) > 1 and not any(
                all(_is(world, item.tellings[0], measure(item.choices[0][0]), units) for item in told)
                for measure in (*_measures(world, None), *_shares(world))
            ):
                raise Refused("number", "figures of one list in two measures")


def _bracket_lists(clauses: list[Clause]) -> Iterator[list[Clause]]:
    """Runs of brackets that hold one figure each, with nothing but names between them."""
    run: list[Clause] = []
    for clause in (known for known in clauses if known.bracket):
        alone = len(clause.tokens) == len(clause.tellings) == 1 and clause.entity is None
        if run and (not alone or not _only_names_between(run[-1], clause)):
            yield run
            run = []
        if alone and len(clause.choices[0]) == 1 and clause.choices[0][0].members:
            run.append(clause)
    yield run


def _only_names_between(one: Clause, other: Clause) -> bool:
    if one.around is None or other.around is None:
        return False
    if one.around is other.around:
        between = one.around.tokens[one.around_at + 1 : other.around_at]
    else:
        between = [*one.around.tokens[one.around_at + 1 :], *other.around.tokens[: other.around_at]]
    return all(token.kind in {"name", "mark"} or token.lowered in _LISTED for token in between)


def _shares(world: World) -> Iterator[Measure]:
    """The share of each part in both periods, and its change as a share of the change."""
    for aspect in _PARTS:
        for when in ("previous", "current"):
            yield lambda subject, aspect=aspect, when=when: truths.level(world, subject, aspect, when)  # type: ignore[misc]  # bound at once


def _lists(clauses: list[Clause]) -> Iterator[list[Clause]]:
    """Runs of clauses that only name a segment and a signed figure."""
    for listed, items in itertools.groupby((known for known in clauses if not known.bracket), _is_item):
        run = list(items) if listed else []
        if len(run) > 1:
            yield run


def _is_item(clause: Clause) -> bool:
    entity = clause.entity
    if entity is None or entity.kind != "segment" or entity.stand != "open" or len(clause.tellings) != 1:
        return False
    if len(clause.choices[0]) != 1 or not clause.choices[0][0].members or not clause.tellings[0].figure.sign:
        return False
    return all(token.kind in {"name", "number", "mark"} or token.lowered in _LISTED for token in clause.tokens)


def _measures(world: World, heading: EffectName | None) -> Iterator[Measure]:
    """Everything that signed figures of segments may be, the first word of the list permitting."""
    for aspect in () if heading else _PARTS:
        yield lambda subject, aspect=aspect: truths.changes(world, subject, aspect)  # type: ignore[misc]  # bound at once
    for name in (heading,) if heading else _EFFECTS:
        yield lambda subject, name=name: truths.effects(world, subject, (name,))  # type: ignore[misc]  # bound at once
        yield lambda subject, name=name: truths.parts_of_change(world, subject, (name,))  # type: ignore[misc]  # bound at once
    for when in () if heading else ("previous", "current"):
        yield lambda subject, when=when: truths.level(world, subject, "value", when)  # type: ignore[misc]  # bound at once


def check_splits(world: World, clauses: list[Clause], units: frozenset[str]) -> None:
    """Raise `Refused` for a rate effect by region beside a mix effect by channel: the two add up to no change."""
    tokens = [token for clause in clauses for token in clause.tokens if is_name(token, "dimension")]
    dimensions = {token.name.dimension for token in tokens if token.name is not None}
    if len(dimensions) > 1:
        return  # "across lists …; across mail clients …": each is read with its own
    told = [
        (telling, telling.effects[0], clause)
        for clause in clauses
        for telling in clause.tellings
        if _is_split(clause, telling)
    ]
    _check_in_turn(world, clauses, units)
    if len(told) != len(_SPLIT) or {name for _, name, _ in told} != set(_SPLIT):
        return
    splits = [{name: world.effect_totals(name, dimension) for name in _SPLIT} for dimension in world.dimensions]
    if world.facts.effects is not None:
        splits.append(
            {"rate_effect": (world.facts.effects.rate_effect,), "mix_effect": (world.facts.effects.mix_effect,)}
        )
    splits.extend(
        {name: () if (value := world.effect(subject, name)) is None else (value,) for name in _SPLIT}
        for subject in {choice[0] for _, _, clause in told for choice in clause.choices if choice[0].members}
    )
    if not any(
        all(
            any(_is(world, telling, _either(world, value), units) for value in split[name]) for telling, name, _ in told
        )
        for split in splits
    ):
        raise Refused("number", "two effects of two splits")


def _check_in_turn(world: World, clauses: list[Clause], units: frozenset[str]) -> None:
    """Raise `Refused` where two figures of one clause that names both effects are not one of each."""
    for clause in clauses:
        told = [known for known in clause.tellings if set(known.effects) == set(_SPLIT) and "effect" in known.roles]
        if len(told) != len(_SPLIT) or len(clause.tellings) != len(told) or clause.choices[0] != (TOTAL,):
            continue
        if any(_is(world, known, truths.changes(world, TOTAL, "value"), units) for known in told):
            continue
        pairs = [
            (one, other)
            for dimension in (None, *world.dimensions)
            for one in world.effect_totals("rate_effect", dimension)
            for other in world.effect_totals("mix_effect", dimension)
        ]
        if not any(
            _is(world, first, _either(world, one), units) and _is(world, second, _either(world, other), units)
            for first, second in (told, told[::-1])
            for one, other in pairs
        ):
            raise Refused("number", "two effects that are one")


def _is_split(clause: Clause, telling: Telling) -> bool:
    """True for a figure that is the whole rate or mix effect, over a dimension that it does not name."""
    whole = (TOTAL,) in clause.choices and all(len(choice) == 1 for choice in clause.choices)
    return (
        whole
        and clause.dimension is None
        and len(telling.effects) == 1
        and telling.effects[0] in _SPLIT
        and telling.roles[:1] in {("effect",), ("part",)}
    )


def _either(world: World, value: float) -> Iterator[Truth]:
    """An effect as an amount, and as a share of the change."""
    yield Truth(value, "points" if world.facts.unit == "percent" else "amount", signed=True)
    if world.facts.delta:
        yield Truth(value / world.facts.delta, "share_of_change", signed=True)


def _is(world: World, telling: Telling, found: Iterator[Truth], units: frozenset[str]) -> bool:
    return any(truths.states(world, telling.figure, telling.hedge, telling.sign, truth, units) for truth in found)
