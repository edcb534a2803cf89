"""Facts written as JSON, in both of the forms that case files use, read into `Facts`.

Unknown keys are ignored, and what is missing is not known.
"""

from __future__ import annotations

import calendar
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta
from typing import Any, cast, get_args

from insight.errors import FactsUnavailable
from insight.facts import Effects, Evidence, Facts, Noise, Part, Period, Segment, SegmentFacts
from insight.figures import format_delta, format_value
from insight.metrics import Grain, Kind, Polarity, Unit

_DECIMALS: dict[Unit, int] = {"percent": 1, "ratio": 2, "minutes": 1}
_POLARITY: dict[bool | None, Polarity] = {True: "up", False: "down", None: "neither"}


def read_facts(raw: Mapping[str, Any]) -> Facts:
    """The facts of one case.

    Raises:
        FactsUnavailable: one side of the comparison has no value.
    """
    for side in ("previous", "current"):
        if raw[f"{side}_value"] is None:
            raise FactsUnavailable(f"There is no value for the {side} period; choose another period.")
    unit, kind = _unit(raw), cast("Kind", raw.get("kind") or ("ratio" if "numerator" in raw else "additive"))
    previous, current = float(raw["previous_value"]), float(raw["current_value"])
    decimals = _decimals(unit, previous, current)
    segments = tuple(_segment(item, kind, previous, current) for item in raw.get("segments", ()))
    effects = tuple(
        (name, Effects(rate_effect=item["rate_effect"], mix_effect=item["mix_effect"]))
        for name, item in raw.get("effects_by_dimension", {}).items()
    )
    return Facts(
        metric=raw["metric"],
        label=raw.get("label", raw["metric"]),
        kind=kind,
        unit=unit,
        grain=cast("Grain", raw["grain"]),
        previous_period=_period(raw["previous_period"]),
        current_period=_period(raw["current_period"]),
        previous_value=previous,
        current_value=current,
        also_called=tuple(raw.get("also_called", ())),
        definition=raw.get("definition") or "",
        polarity=_POLARITY[raw.get("higher_is_better")],
        decimals=decimals,
        segments=segments,
        numerator=_part(raw.get("numerator"), "numerator"),
        denominator=_part(raw.get("denominator"), "denominator"),
        effects=effects[0][1] if len(effects) == 1 else None,
        effects_by_dimension=effects,
        noise=_noise(raw.get("noise")),
        note=raw.get("analyst_note"),
        evidence=(_overall(raw, unit, decimals), *_segment_evidence(segments, unit, decimals)),
    )


def _unit(raw: Mapping[str, Any]) -> Unit:
    """The unit; a fraction whose change is given in points is shown as a percentage."""
    word = str(raw["unit"]).split(" ")[0]
    unit = "percent" if "change_points" in raw else word
    if unit not in get_args(Unit):
        raise ValueError(f"unknown unit {unit!r}")
    return cast("Unit", unit)


def _decimals(unit: Unit, previous: float, current: float) -> int:
    """The unit's usual decimals, raised until the larger value shows three digits and the change can be seen."""
    decimals, scale = _DECIMALS.get(unit, 0), 100 if unit == "percent" else 1
    largest, change = max(abs(previous), abs(current)) * scale, abs(current - previous) * scale
    whole = float(previous).is_integer() and float(current).is_integer() and unit != "percent"
    while decimals < 8 and not whole and (0 < largest < 100 * 10**-decimals or 0 < change < 10**-decimals):
        decimals += 1
    return decimals


def _period(raw: str | Mapping[str, str]) -> Period:
    """A period given by label and dates, or by an ISO day, ISO week, month or quarter alone."""
    if not isinstance(raw, str):
        return Period(raw["label"], date.fromisoformat(raw["start"]), date.fromisoformat(raw["end"]))
    if found := re.fullmatch(r"(\d{4})-Q([1-4])", raw):
        year, quarter = int(found[1]), int(found[2])
        start, last = date(year, 3 * quarter - 2, 1), 3 * quarter
        return Period(f"Q{quarter} {year}", start, date(year, last, calendar.monthrange(year, last)[1]))
    if found := re.fullmatch(r"(\d{4})-W(\d\d)", raw):
        start = date.fromisocalendar(int(found[1]), int(found[2]), 1)
        return Period(f"Week {int(found[2])}, {found[1]}", start, start + timedelta(days=6))
    if found := re.fullmatch(r"(\d{4})-(\d\d)", raw):
        year, month = int(found[1]), int(found[2])
        end = date(year, month, calendar.monthrange(year, month)[1])
        return Period(f"{calendar.month_name[month]} {year}", date(year, month, 1), end)
    day = date.fromisoformat(raw)
    return Period(f"{day.day} {calendar.month_name[day.month]} {day.year}", day, day)


def _segment(raw: Mapping[str, Any], kind: Kind, previous_total: float, current_total: float) -> SegmentFacts:
    previous, current = raw.get("previous_value"), raw.get("current_value")
    contribution = raw.get("contribution")
    share_previous, share_current = raw.get("share_previous"), raw.get("share_current")
    if kind == "additive":
        was, now = previous or 0.0, current or 0.0
        contribution = now - was if contribution is None else contribution
        share_previous = was / previous_total if share_previous is None and previous_total > 0 else share_previous
        share_current = now / current_total if share_current is None and current_total > 0 else share_current
    was_there = previous is not None and raw.get("denominator_previous") != 0
    is_there = current is not None and raw.get("denominator_current") != 0
    return SegmentFacts(
        segment=Segment(((raw["dimension"], raw["name"]),)),
        previous_value=previous,
        current_value=current,
        contribution=contribution,
        rate_effect=raw.get("rate_effect"),
        mix_effect=raw.get("mix_effect"),
        share_previous=share_previous,
        share_current=share_current,
        numerator_previous=raw.get("numerator_previous"),
        numerator_current=raw.get("numerator_current"),
        denominator_previous=raw.get("denominator_previous"),
        denominator_current=raw.get("denominator_current"),
        status="both" if was_there == is_there else ("entered" if is_there else "exited"),
    )


def _part(raw: Mapping[str, Any] | None, name: str) -> Part | None:
    return None if raw is None else Part(raw.get("label", name), raw["previous"], raw["current"])


def _noise(raw: Mapping[str, Any] | None) -> Noise | None:
    within = (raw or {}).get("within_normal_variation")
    if within is None:
        return None
    return Noise("within_normal_variation" if within else "outside_normal_variation")


def _overall(raw: Mapping[str, Any], unit: Unit, decimals: int) -> Evidence:
    previous, current = float(raw["previous_value"]), float(raw["current_value"])
    was, now = (format_value(value, unit, decimals) for value in (previous, current))
    sentence = f"{raw.get('label', raw['metric'])} went from {was} to {now}."
    return Evidence("E1", "overall", sentence, (("previous", previous), ("current", current)))


def _segment_evidence(segments: Sequence[SegmentFacts], unit: Unit, decimals: int) -> Iterator[Evidence]:
    """The segments, the largest contribution first."""
    ordered = sorted(segments, key=lambda item: -abs(item.contribution or 0.0))
    for number, known in enumerate(ordered, start=2):
        told = format_delta(known.contribution, unit, decimals)
        sentence = f"{known.segment.dimension} {known.segment.name} contributed {told}."
        values = () if known.contribution is None else (("contribution", known.contribution),)
        yield Evidence(f"E{number}", "segment", sentence, values, known.segment)
