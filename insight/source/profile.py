"""What one pass over the days tells of a metric's rows: which days there are, and what cannot be read."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

import pandas as pd

from insight.errors import DataProblem, FactsUnavailable
from insight.figures import SYMBOLS
from insight.metrics import Metric
from insight.source.columns import Columns
from insight.source.database import Database
from insight.source.statements import ROLES, SHORT_STEPS, Condition, days

AMOUNTS: Final = (
    "revenue",
    "sales",
    "turnover",
    "amount",
    "price",
    "cost",
    "income",
    "profit",
    "margin",
    "spend",
    "gmv",
)
"""What columns with money are called when the metric's unit does not say it."""
SHORT: Final = "DECIMAL(18, 4)"
"""Fits a machine word, so that it is summed as fast as an integer."""
SHORT_LIMIT: Final = 2**53 / SHORT_STEPS
"""Below this size a floating-point number still tells four decimals apart."""
DIGITS: Final = 38
"""Of the widest decimal."""
PLACES: Final = 12
"""Decimals kept of a number of the size of one or more, and significant digits of a smaller one."""


@dataclass(frozen=True, slots=True)
class Profile:
    """The days of one metric."""

    days: tuple[date, ...]
    """Days with at least one row whose measures are all there, ascending."""
    undated: int
    """Rows without a date, which belong to no period."""
    complete: bool
    """True when no measure is null in any row."""
    decimals: Mapping[str, str]
    """For each measure in floating-point numbers, by role, the decimal type that its sums are exact in."""


def profile_of(database: Database, columns: Columns, metric: Metric, where: Condition) -> Profile:
    """Read the days of a metric.

    Raises:
        DataProblem: dates or numbers that are there cannot be read as such.
    """
    statement = days(metric, columns, where)
    found = database.query(statement.text, statement.parameters)
    no_day = found["day"].isna()
    unread = int(found.loc[no_day, "dated"].sum())
    if unread:
        raise DataProblem(
            f"The column “{metric.date}” has {_counted(unread, 'value')} that cannot be read as a date. "
            "Write dates as 2026-03-05, or months as 2026-03."
        )
    for role in ROLES:
        bad = int(found[f"unreadable_{role}"].sum()) if f"unreadable_{role}" in found else 0
        if bad:
            raise DataProblem(
                f"The column “{getattr(metric, role)}” has {_counted(bad, 'value')} that cannot be read as a number. "
                "Write numbers as 1234.5, without thousands separators or signs."
            )
    with_rows = found.loc[~no_day & (found["rows"] > 0), "day"]
    return Profile(
        days=tuple(day.date() for day in with_rows),
        undated=int(found.loc[no_day, "total"].sum()),
        complete=bool((found["rows"] == found["total"]).all()),
        decimals=_decimals(metric, found),
    )


def _decimals(metric: Metric, found: pd.DataFrame) -> dict[str, str]:
    """The narrowest decimal type that holds all values of a measure and their sum."""
    chosen: dict[str, str] = {}
    for role in ROLES:
        if f"largest_{role}" not in found:
            continue
        largest = float(found[f"largest_{role}"].max())
        if math.isnan(largest):  # no value at all
            continue
        short = bool(found[f"short_{role}"].dropna().all())
        chosen[role] = SHORT if short and largest < SHORT_LIMIT else _wide(largest, int(found["total"].sum()))
        if not chosen[role]:
            raise DataProblem(
                f"The column “{getattr(metric, role)}” holds a number too large to be added up: {largest:.3g}. "
                "Correct it, or leave its row out."
            )
    return chosen


def _wide(largest: float, rows: int) -> str:
    """The widest decimal type, with as many decimals as the sum of so many values leaves room for."""
    before = math.floor(math.log10(largest * rows)) + 2 if largest > 0 else 1
    places = min(PLACES + max(0, -math.floor(math.log10(largest))) if largest > 0 else PLACES, DIGITS - max(before, 0))
    return f"DECIMAL({DIGITS}, {places})" if places >= 0 else ""


def refuse_mixed_currencies(database: Database, columns: Columns, metric: Metric, where: Condition) -> None:
    """Amounts of several currencies do not add up.

    Raises:
        FactsUnavailable: the rows carry a currency column with more than one value, and the metric adds amounts.
    """
    column = columns.currency()
    if column is None or not _adds_amounts(metric):
        return
    found = database.query(
        f"SELECT DISTINCT upper({column.value}) AS currency FROM data "
        f"WHERE {where.text} AND {column.value} IS NOT NULL ORDER BY currency LIMIT 12",
        where.parameters,
    )["currency"]
    if len(found) > 1:
        # Only what looks like a currency's code is repeated; anything else in that column is not for a message.
        codes = [code for code in found if len(code) == 3 and code.isascii() and code.isalpha()]
        listed = f" ({', '.join(codes)})" if len(codes) == len(found) else ""
        raise FactsUnavailable(
            f"The column “{column.name}” holds more than one currency{listed}, and amounts in different currencies "
            "do not add up. Choose one currency, or convert the amounts to one currency first."
        )


def _adds_amounts(metric: Metric) -> bool:
    if metric.kind == "distinct":
        return False
    named = " ".join(name.lower() for name in (metric.numerator, metric.denominator, metric.volume) if name)
    return metric.unit in SYMBOLS or any(word in named for word in AMOUNTS)


def _counted(count: int, noun: str) -> str:
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"
