"""The demo data as the page reads it, for tests that need real figures."""

from functools import cache
from pathlib import Path

from insight.catalogue import read_catalogue
from insight.explain import facts_for
from insight.facts import Facts
from insight.periods import Calendar, compare
from insight.source import Source

CATALOGUE = Path(__file__).parents[1] / "data" / "metrics.toml"

PLANTED = (
    ("repeat_purchase_rate", "February 2026", "email / North"),
    ("repeat_purchase_rate", "March 2026", "email / North"),
    ("repeat_purchase_rate", "October 2026", "paid_search"),
    ("orders", "August 2025", "marketplace"),
    ("revenue", "August 2025", "marketplace"),
    ("average_order_value", "November 2025", "business"),
    ("orders", "June 2026", "mobile"),
    ("revenue", "June 2026", "mobile"),
    ("orders", "July 2026", "mobile"),
    ("revenue", "July 2026", "mobile"),
)
"""Metric, month and the segment in which the demo data's generator moved it."""


@cache
def catalogue():
    return read_catalogue(CATALOGUE)


@cache
def source() -> Source:
    return Source.from_file(catalogue().source)


@cache
def calendar() -> Calendar:
    return source().calendar(catalogue().metrics[0], "month")


@cache
def cube(name: str):
    return source().cube(catalogue().metric(name), "month")


def months() -> tuple[str, ...]:
    """Labels of the months that can be explained: complete, with a month before them."""
    whole = zip(calendar().periods, calendar().complete, strict=True)
    return tuple(period.label for period, complete in whole if complete)[1:]


@cache
def facts(name: str, month: str) -> Facts:
    """The facts of a metric's change in a month against the month before."""
    (period,) = (period for period in calendar().periods if period.label == month)
    return facts_for(cube(name), compare(calendar(), current=period))
