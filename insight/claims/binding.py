"""Is there a reading of a figure, with its subject, period, unit, role and direction, that the facts bear out?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from insight.claims.figures import Figure, fraction
from insight.claims.folding import VagueFigure
from insight.claims.frames import Frame, Told
from insight.claims.world import TOTAL, Aspect, Course, EffectName, Subject, World

_CURRENCIES: Final = frozenset({"USD", "EUR", "GBP", "JPY"})


@dataclass(frozen=True, slots=True)
class Truth:
    """A true value and how it may be written: an amount of the metric, a rate (percent of something) or points."""

    value: float
    kind: str
    """amount | part_amount | percent_level | points | rate | times"""
    signed: bool = False


def bears_out(world: World, frame: Frame, told: Told, subject: Subject, aspect: Aspect, near: frozenset[str]) -> bool:
    """True when some reading of the figure with this subject and aspect holds."""
    echo = told.echo
    if echo is not None and not told.figure.sign and told.role == "bracket":
        again = Told(
            told.figure,
            told.hedge,
            echo.role,
            echo.sign,
            echo.when,
            echo.owners,
            echo.aspect,
            echo.effect,
            versus=echo.versus,
            of_it=echo.of_it,
        )
        owners = echo.owners or (subject,)
        if len(owners) == 1 and any(
            _matches(world, again, truth, near) for truth in truths(world, frame, again, owners[0], aspect)
        ):
            return True
    return any(_matches(world, told, truth, near) for truth in truths(world, frame, told, subject, aspect))


def truths(world: World, frame: Frame, told: Told, subject: Subject, aspect: Aspect) -> Iterator[Truth]:
    """The true values that a figure in this role may mean."""
    aspect = told.aspect or aspect
    effect = told.effect or frame.effect
    role = told.role
    if role == "part_of_change":
        yield from _parts_of_change(world, frame, told, subject)
        if told.of_it and subject.members:
            yield from _levels(world, frame, told, world.course(subject, "share"), "share")
        return
    if role == "whole":
        yield from _changes(world, Told(told.figure), world.course(TOTAL, "value"), "value")
        if frame.effect:
            yield from _effects(world, subject, frame.effect)
        return
    if role == "multiple":
        yield from _multiples(world, frame, told, subject, aspect)
        return
    if role == "difference":
        yield from _differences(world, frame, told, subject, aspect)
        return
    if effect is not None and role in {"effect", "change", "level", "bracket", "current"}:
        yield from _effects(world, subject, effect)
        if effect != "contribution" or role == "effect":
            return
    if role == "effect":
        yield from _effects(world, subject, "contribution")
        return
    course = world.course(subject, aspect)
    if role in {"share", "level", "previous", "current", "bracket"}:
        yield from _levels(world, frame, told, course, aspect)
    if role in {"change", "bracket"}:
        yield from _changes(world, told, course, aspect)
    if role == "share" and told.aspect is None:
        yield from _levels(world, frame, told, world.course(subject, "share"), "share")
    if role == "change" and frame.may_contribute and subject.members:
        yield from _effects(world, subject, "contribution")
    if role == "bracket" and frame.contribution:
        yield from _parts_of_change(world, frame, told, subject)


def _levels(world: World, frame: Frame, told: Told, course: Course, aspect: Aspect) -> Iterator[Truth]:
    when = told.when or (told.role if told.role in {"previous", "current"} else None) or frame.when or "current"
    value = course.previous if when == "previous" else course.current
    if value is None:
        return
    if told.per_day:
        period = world.facts.previous_period if when == "previous" else world.facts.current_period
        yield Truth(value / period.days, _level_kind(world, aspect))
        return
    yield Truth(value, _level_kind(world, aspect))


def _level_kind(world: World, aspect: Aspect) -> str:
    if aspect == "value":
        return "rate" if world.facts.unit == "percent" else "amount"
    if aspect in {"share", "numerator_share"}:
        return "rate"
    return "part_amount"


def _changes(world: World, told: Told, course: Course, aspect: Aspect) -> Iterator[Truth]:
    if told.per_day:
        course = Course(
            None if course.previous is None else course.previous / world.facts.previous_period.days,
            None if course.current is None else course.current / world.facts.current_period.days,
        )
    if course.delta is not None and told.relative is not True:
        kind = _level_kind(world, aspect)
        yield Truth(course.delta, "points" if kind == "rate" else kind, signed=True)
    if course.relative is not None and told.relative is not False:
        yield Truth(course.relative, "rate", signed=True)


def _effects(world: World, subject: Subject, effect: str) -> Iterator[Truth]:
    kind = "points" if world.facts.unit == "percent" else "amount"
    name: EffectName = (
        "mix_effect" if effect == "mix_effect" else "rate_effect" if effect == "rate_effect" else "contribution"
    )
    values = (
        world.effect_totals(name, None)
        if subject == TOTAL and name != "contribution"
        else (world.effect(subject, name),)
    )
    for value in values:
        if value is None:
            continue
        yield Truth(value, kind, signed=True)
        if world.facts.delta and name != "contribution":
            yield Truth(value / world.facts.delta, "share_of_change", signed=True)
        if kind == "amount" and world.facts.previous_value > 0:
            yield Truth(value / world.facts.previous_value, "points", signed=True)


def _parts_of_change(world: World, frame: Frame, told: Told, subject: Subject) -> Iterator[Truth]:
    effect = told.effect or frame.effect or "contribution"
    delta = world.facts.delta
    if not delta:
        return
    if subject == TOTAL and effect == "contribution":
        return
    values = world.effect_totals(effect, None) if subject == TOTAL else (world.effect(subject, effect),)
    for value in values:
        if value is not None:
            yield Truth(value / delta, "share_of_change")


def _multiples(world: World, frame: Frame, told: Told, subject: Subject, aspect: Aspect) -> Iterator[Truth]:
    if told.versus == "antecedent":
        yield from _of_antecedent(world, frame, told, subject)
        return
    if isinstance(told.versus, tuple):
        for other in told.versus:
            mine, theirs = world.course(subject, aspect), world.course(other, aspect)
            moves = [movement for movement in frame.movements if movement.still is None]
            if frame.contribution or frame.effect:
                name = frame.effect or "contribution"
                yield from _quotient(world.effect(subject, name), world.effect(other, name))
            elif moves or frame.change_head:
                yield from _quotient(mine.delta, theirs.delta)
                yield from _quotient(mine.relative, theirs.relative)
            else:
                yield from _quotient(mine.current, theirs.current)
        return
    multiple = world.course(subject, aspect).multiple
    if multiple is not None:
        yield Truth(multiple, "times")


def _of_antecedent(world: World, frame: Frame, told: Told, subject: Subject) -> Iterator[Truth]:
    """ "less than a sixth of that": of the change of another segment spoken of before."""
    mine = world.course(subject, "value").delta
    for index in world.siblings(subject):
        if Subject((index,)) != subject:
            yield from _quotient(mine, world.course(Subject((index,)), "value").delta)
    yield from _quotient(mine, world.facts.delta)


def _quotient(above: float | None, below: float | None) -> Iterator[Truth]:
    if above is not None and below:
        yield Truth(above / below, "times")


def _differences(world: World, frame: Frame, told: Told, subject: Subject, aspect: Aspect) -> Iterator[Truth]:
    if not isinstance(told.versus, tuple):
        return
    kind = _level_kind(world, aspect)
    for other in told.versus:
        mine, theirs = world.course(subject, aspect), world.course(other, aspect)
        when = told.when or frame.when or "current"
        left, right = (mine.previous, theirs.previous) if when == "previous" else (mine.current, theirs.current)
        if left is not None and right is not None and not _moving(frame):
            yield Truth(left - right, "points" if kind == "rate" else kind, signed=True)
            if right > 0:
                yield Truth(left / right - 1, "rate", signed=True)
        if mine.delta is not None and theirs.delta is not None and _moving(frame):
            yield Truth(abs(mine.delta) - abs(theirs.delta), "points" if kind == "rate" else kind, signed=True)


def _moving(frame: Frame) -> bool:
    return any(movement.still is None and movement.sign for movement in frame.movements)


def _matches(world: World, told: Told, truth: Truth, near: frozenset[str]) -> bool:
    figure = told.figure
    sign = told.sign if truth.signed else figure.sign
    if truth.signed and sign and truth.value * sign < 0:
        return False
    if not truth.signed and not _level_sign_holds(figure, truth):
        return False
    if figure.unit == "zero":
        return truth.value == 0 or (told.hedge == "about" and abs(truth.value) <= 0.05 * abs(world.facts.delta))
    if figure.unit == "fraction":
        return truth.kind in {"rate", "share_of_change", "times"} and _fraction_holds(
            figure, told.hedge, abs(truth.value)
        )
    return any(_rounds(figure, told.hedge, abs(truth.value) * scale) for scale in _scales(world, figure, truth, near))


def _level_sign_holds(figure: Figure, truth: Truth) -> bool:
    if truth.value < 0:
        return figure.sign == -1
    return figure.sign != -1


def _rounds(figure: Figure, hedge: str, value: float) -> bool:
    return figure.borne_out(value, hedge)  # type: ignore[arg-type]  # hedges are checked where they are read


def _fraction_holds(figure: Figure, hedge: str, value: float) -> bool:
    if isinstance(figure, VagueFigure):
        return figure.span.borne_out(value)
    return fraction(figure.value, hedge).borne_out(value)  # type: ignore[arg-type]


def _scales(world: World, figure: Figure, truth: Truth, near: frozenset[str]) -> Iterator[float]:
    """Factors that turn the truth into the unit of the figure; none when the unit is wrong."""
    units = {figure.unit} | (near if figure.unit == "plain" else set())
    unit = world.facts.unit
    if truth.kind in {"rate", "share_of_change"}:
        if "percent" in units:
            yield 100
    elif truth.kind == "points":
        if "points" in units:
            yield 100
    elif truth.kind == "times":
        if units & {"times"}:
            yield 1
    elif truth.kind == "part_amount":
        if ("plain" in units and figure.unit == "plain") or (
            "money" in units and unit in _CURRENCIES and _currency_fits(figure, unit)
        ):
            yield 1
    elif figure.unit == "plain" and "cents" in near:
        yield 100
        yield 1
    elif _amount_unit(units, figure, unit):
        yield 1


def _amount_unit(units: set[str], figure: Figure, unit: str) -> bool:
    if unit in _CURRENCIES:
        return figure.unit == "plain" or (figure.unit == "money" and _currency_fits(figure, unit))
    if unit == "minutes":
        return bool(units & {"minutes", "plain"})
    if unit == "ratio":
        return figure.unit in {"plain", "times"}
    return figure.unit == "plain"


def _currency_fits(figure: Figure, unit: str) -> bool:
    return figure.currency in {unit, None} or (figure.currency == "cents" and unit in {"USD", "EUR"})
