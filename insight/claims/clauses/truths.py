"""The true values that a figure of a subject may state, and whether a figure states one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Literal

from insight.claims.figures import Figure, Hedge, fraction
from insight.claims.folding import VagueFigure
from insight.claims.world import TOTAL, Aspect, EffectName, Subject, World

TruthKind = Literal["amount", "count", "rate", "points", "times", "share_of_change"]
"""How a value may be written: an amount of the metric, a count of a ratio's part, percent, points, a multiple."""
_MOST_OF_NET: Final = 1.25
"""Up to which part of a net change may be most of it: where others went the other way, some have more than all."""
CURRENCIES: Final = frozenset({"USD", "EUR", "GBP", "JPY"})


@dataclass(frozen=True, slots=True)
class Truth:
    """A true value; `signed` ones have a direction that words or signs must agree with."""

    value: float
    kind: TruthKind
    signed: bool = False


def level(world: World, subject: Subject, aspect: Aspect, when: str) -> Iterator[Truth]:
    """The value in one of the two periods ("previous" or "current")."""
    course = world.course(subject, aspect)
    value = course.previous if when == "previous" else course.current
    if value is not None:
        yield Truth(value, kind_of(world, aspect))


def per_day(world: World, subject: Subject, aspect: Aspect, when: str) -> Iterator[Truth]:
    """The value per day of its period."""
    period = world.facts.previous_period if when == "previous" else world.facts.current_period
    for truth in level(world, subject, aspect, when):
        yield Truth(truth.value / period.days, truth.kind)


def changes(world: World, subject: Subject, aspect: Aspect) -> Iterator[Truth]:
    """The change, and the relative change where there is a base."""
    course = world.course(subject, aspect)
    if course.delta is not None:
        kind = kind_of(world, aspect)
        yield Truth(course.delta, "points" if kind == "rate" else kind, signed=True)
    if course.relative is not None:
        yield Truth(course.relative, "rate", signed=True)


def changes_per_day(world: World, subject: Subject, aspect: Aspect) -> Iterator[Truth]:
    """The change of the value per day, and its relative change."""
    course = world.course(subject, aspect)
    if course.previous is None or course.current is None:
        return
    before, after = course.previous / world.facts.previous_period.days, course.current / world.facts.current_period.days
    kind = kind_of(world, aspect)
    yield Truth(after - before, "points" if kind == "rate" else kind, signed=True)
    if before > 0:
        yield Truth(after / before - 1, "rate", signed=True)


def effects(
    world: World, subject: Subject, names: Iterable[EffectName], dimension: str | None = None
) -> Iterator[Truth]:
    """What the subject adds to the change of the whole, in the metric's unit."""
    kind: TruthKind = "points" if world.facts.unit == "percent" else "amount"
    for name in names:
        for value in _effect_values(world, subject, name, dimension):
            yield Truth(value, kind, signed=True)
            if kind == "amount" and subject != TOTAL and world.facts.previous_value > 0:
                yield Truth(value / world.facts.previous_value, "points", signed=True)


def parts_of_change(
    world: World, subject: Subject, names: Iterable[EffectName], dimension: str | None = None
) -> Iterator[Truth]:
    """The same as a share of the change."""
    if not world.facts.delta:
        return
    for name in names:
        if subject == TOTAL and name == "contribution":
            continue
        for value in _effect_values(world, subject, name, dimension):
            yield Truth(value / world.facts.delta, "share_of_change", signed=True)


def _effect_values(world: World, subject: Subject, name: EffectName, dimension: str | None = None) -> tuple[float, ...]:
    if subject == TOTAL:
        return (world.facts.delta,) if name == "contribution" else world.effect_totals(name, dimension)
    value = world.effect(subject, name)
    return () if value is None else (value,)


def quotients(above: float | None, below: float | None) -> Iterator[Truth]:
    """How many times as large."""
    if above is not None and below:
        yield Truth(abs(above / below), "times")
        yield Truth(abs(above / below), "rate")


def kind_of(world: World, aspect: Aspect) -> TruthKind:
    """How values of this aspect are written."""
    if aspect == "value":
        return "rate" if world.facts.unit == "percent" else "amount"
    return "rate" if aspect in {"share", "numerator_share"} else "count"


def states(world: World, figure: Figure, hedge: str, sign: int, truth: Truth, near: frozenset[str]) -> bool:
    """True when the figure states this truth; `sign` is the direction that words give it, 0 for none."""
    if figure.unit == "zero":
        return truth.value == 0 or (
            hedge in {"about", "just_below"} and abs(truth.value) <= 0.05 * abs(world.facts.delta)
        )
    told = figure.sign or (0 if truth.kind == "share_of_change" else sign)
    if truth.signed and told and truth.value * told < 0:
        return False
    if truth.signed and sign and not figure.sign and truth.value == 0 and figure.value == 0:
        return False  # "fell by 0.0%": no fall
    if truth.signed and not told and truth.kind == "share_of_change" and truth.value < 0:
        return False
    if not truth.signed and (figure.sign == -1) != (truth.value < 0):
        return False
    value = abs(truth.value)
    if figure.value == 0 and value and figure.step >= 1 and hedge == "none":
        return False  # "rose by 0": a digit that keeps silent about what there is
    if figure.unit == "fraction":
        if isinstance(figure, VagueFigure) and figure.span.name == "most" and truth.kind == "share_of_change":
            return figure.span.low <= value <= _MOST_OF_NET
        return truth.kind in {"rate", "share_of_change", "times"} and _fraction_holds(figure, hedge, value)
    return any(figure.borne_out(value * scale, _hedge(hedge)) for scale in _scales(world, figure, truth, near))


def _hedge(text: str) -> Hedge:
    return text  # type: ignore[return-value]  # the vocabulary holds no other


def _fraction_holds(figure: Figure, hedge: str, value: float) -> bool:
    if isinstance(figure, VagueFigure):
        return figure.span.borne_out(value)
    return fraction(figure.value, _hedge(hedge)).borne_out(value)


def _scales(world: World, figure: Figure, truth: Truth, near: frozenset[str]) -> Iterator[float]:
    """Factors that turn the truth into the figure's unit; none when it is another unit."""
    units = {figure.unit} | (near if figure.unit == "plain" else frozenset())
    unit = world.facts.unit
    if truth.kind in {"rate", "share_of_change"}:
        if "percent" in units:
            yield 100
    elif truth.kind == "points":
        if "points" in units:
            yield 100
    elif truth.kind == "times":
        if "times" in units:
            yield 1
    elif truth.kind == "count":
        if (
            figure.unit == "plain"
            or (figure.unit == "money" and _currency_fits(figure, unit))
            or figure.unit == unit != "percent"
        ):
            yield 1
    elif figure.unit == "plain" and "cents" in near:
        yield from (100, 1)
    elif _amount_fits(units, figure, unit):
        yield 1


def _amount_fits(units: frozenset[str] | set[str], figure: Figure, unit: str) -> bool:
    if unit in CURRENCIES:
        return figure.unit == "plain" or (figure.unit == "money" and _currency_fits(figure, unit))
    if unit == "minutes":
        return bool(units & {"minutes", "plain"})
    if unit == "ratio":
        return figure.unit in {"plain", "times"}
    return figure.unit == "plain"


def _currency_fits(figure: Figure, unit: str) -> bool:
    return figure.currency in {unit, None} or (figure.currency == "cents" and unit in {"USD", "EUR"})
