"""Rows of a case as a file on disk, and the metric that it speaks of."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from decimal import Decimal
from pathlib import Path
from typing import Any, cast

from insight.explain import facts_for
from insight.facts import Facts
from insight.metrics import Grain, Kind, Metric, Unit
from insight.periods import ComparisonKind, compare, late_days
from insight.source import Source

DATE = re.compile(r"\d{4}-\d{2}(-\d{2})?")
PRODUCT = "product"
"""Column in which a formula's product is written."""
KINDS: Mapping[str, Kind] = {"sum": "additive", "last": "level"}


def metric_of(definition: Mapping[str, Any], rows: Sequence[Mapping[str, str]]) -> Metric:
    """The metric as the catalogue would hold it."""
    name = definition["name"]
    aggregate = str(definition.get("agg", "sum"))
    column, kind = name, KINDS.get(aggregate, "additive")
    if found := re.fullmatch(r"count_distinct\((\w+)\)", aggregate):
        column, kind = found[1], "distinct"
    if "formula" in definition:
        column = PRODUCT
    if "numerator" in definition:
        column, kind = definition["numerator"], "ratio"
    dimension = definition.get("dimension")
    unit = definition.get("unit") or ("percent" if kind == "ratio" else "count")
    label = name.replace("_", " ").capitalize()
    return Metric(
        name=name,
        label=label,
        also_called=(label.removesuffix(" rate"),) if label.endswith(" rate") else (),
        kind=kind,
        unit=cast("Unit", unit),
        numerator=column,
        denominator=definition.get("denominator"),
        date=date_column(rows),
        dimensions=(dimension,) if dimension else (),
        decimals=1 if unit == "percent" else 0,
    )


def date_column(rows: Sequence[Mapping[str, str]]) -> str:
    """The first column that holds nothing but ISO days or months."""
    return next(name for name in rows[0] if all(DATE.fullmatch(row[name] or "") for row in rows))


def read_rows(text: str) -> list[dict[str, str]]:
    """The rows of a plain CSV text."""
    return list(csv.DictReader(io.StringIO(text)))


def with_product(rows: Sequence[Mapping[str, str]], formula: str) -> list[dict[str, str]]:
    """The rows with the product of two columns in one of its own."""
    first, second = formula.split(" * ")
    return [{**row, PRODUCT: str(Decimal(row[first]) * Decimal(row[second]))} for row in rows]


def written(rows: Sequence[Mapping[str, str]], folder: Path) -> Path:
    """The rows as a CSV file."""
    path = folder / "case.csv"
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, fieldnames=list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    return path


@contextmanager
def opened(path: Path) -> Iterator[Source]:
    """The file as a source of rows."""
    source = Source.from_file(path)
    try:
        yield source
    finally:
        source.close()


def facts_from(source: Source, metric: Metric, grain: Grain, given: Mapping[str, Any]) -> tuple[Facts, bool]:
    """The facts that the engine computes for the two periods of a case, and whether they come with a caveat.

    Raises:
        DataProblem: the file cannot be read as it is.
        FactsUnavailable: the two periods cannot be compared.
    """
    calendar = source.calendar(metric, grain)
    named = given.get("current")
    current = next((span for span in calendar.periods if named and span.start.isoformat().startswith(named)), None)
    kind: ComparisonKind = "previous" if given.get("compare", "previous") == "previous" else "year_earlier"
    daily = source.daily(metric)
    totals = zip((day.date() for day in daily["day"]), daily["numerator"], strict=True)
    comparison = compare(calendar, current=current, comparison=kind, late_days=late_days(totals))
    cube = source.cube(metric, grain, day_limit=comparison.day_limit)
    facts = facts_for(cube, comparison)
    return facts, bool(comparison.notices) or bool(cube.notices) or _alters_meaning(facts)


def _alters_meaning(facts: Facts) -> bool:
    """Whether the page says parts against the whole, another direction per day, or the same step a year before."""
    per_day = facts.current_value / facts.current_period.days - facts.previous_value / facts.previous_period.days
    turned = facts.calendar_effect is not None and per_day * facts.delta < 0
    return facts.simpson or turned or facts.year_before is not None
