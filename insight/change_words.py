"""Short sentences of the page about a change and about the data behind it."""

from __future__ import annotations

from datetime import UTC, date, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from insight.cube import Cube
from insight.facts import Facts
from insight.figures import format_delta
from insight.periods import span_label
from insight.phrases import verb

OLD_AFTER_DAYS: Final = 7
"""Data that ends longer ago than this is called old beside its date."""


def quiet_sentence(facts: Facts) -> str:
    """Why there is nothing to explain; the metric's name in it is text from outside."""
    moved = format_delta(abs(facts.delta), facts.unit, facts.decimals).lstrip("+")
    if facts.delta == 0:
        return f"{facts.label} did not move. There is nothing to explain."
    usual = f"its usual {facts.grain}-to-{facts.grain} range"
    if facts.noise is not None and facts.noise.verdict == "sampling_test_only_quiet":
        usual = "what chance alone moves it by"
    return f"{facts.label} {verb(facts.delta)} by {moved}, which is within {usual}. There is nothing to explain."


def data_until(cube: Cube) -> str:
    """Last day with data, in words; empty without data."""
    if cube.calendar is None:
        return ""
    last = cube.calendar.days[-1]
    return span_label(last, last)


def days_old(cube: Cube, today: date) -> str:
    """How old the data is when it is not fresh: "12 days old"; empty when it is."""
    if cube.calendar is None:
        return ""
    days = (today - cube.calendar.days[-1]).days
    return f"{days:,} days old" if days > OLD_AFTER_DAYS else ""


def zone_of(name: str | None) -> tzinfo:
    """The time zone of this name, or UTC when there is none."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError):
        return UTC
