"""From the result of the aggregate query to the tables of a cube."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import pandas as pd

from insight.cube import MEASURES, none_for_missing
from insight.errors import FactsUnavailable
from insight.metrics import Metric
from insight.periods import Calendar
from insight.source.columns import Columns
from insight.source.database import Database
from insight.source.profile import Profile
from insight.source.statements import Condition, Measures, Reading


def daily_table(
    database: Database, columns: Columns, metric: Metric, profile: Profile, where: Condition
) -> pd.DataFrame:
    """One row a day: `day` and the measures, under the conditions that `profile` was read under."""
    day = columns[metric.date].day
    measures = Measures.of(metric, columns, complete=profile.complete)
    reading = Reading(day, (), measures, where & Condition(f"{day} IS NOT NULL"))
    found = database.query(reading.cross.text, reading.cross.parameters)
    return _typed(found.rename(columns={"period": "day"}))


def _typed(table: pd.DataFrame) -> pd.DataFrame:
    return table.astype(dict.fromkeys(MEASURES[:3], "float64") | dict.fromkeys(MEASURES[3:], "int64"))


def cross_table(found: pd.DataFrame, dimensions: tuple[str, ...], calendar: Calendar) -> pd.DataFrame:
    """The one table over all dimensions."""
    keys = {f"d{position}": name for position, name in enumerate(dimensions)}
    place = {pd.Timestamp(period.start): index for index, period in enumerate(calendar.periods)}
    table = found.assign(period=found["period"].map(place).astype("int64"))
    table = table.astype(dict.fromkeys(MEASURES[:3], "float64") | dict.fromkeys(MEASURES[3:], "int64"))
    # Assigned by position and renamed afterwards: a dimension may be called like a measure's role.
    return none_for_missing(_typed(table)[["period", *keys, *MEASURES]].rename(columns=keys), dimensions)


def set_tables(
    found: pd.DataFrame, dimensions: tuple[str, ...], calendar: Calendar
) -> dict[tuple[str, ...], pd.DataFrame]:
    """One table for the total, for every dimension and for every pair, told apart by their grouping flags."""
    everything = (1 << len(dimensions)) - 1
    tables = {}
    for size in range(3):
        for places in combinations(range(len(dimensions)), size):
            present = sum(1 << (len(dimensions) - 1 - place) for place in places)
            part = found[found["absent"] == everything - present].reset_index(drop=True)
            names = tuple(dimensions[place] for place in places)
            keep = part[["period", *(f"d{place}" for place in places), *MEASURES]]
            keep = keep.rename(columns={f"d{place}": f"d{at}" for at, place in enumerate(places)})
            tables[names] = cross_table(keep, names, calendar)
    return tables


def refuse_negative_denominators(
    metric: Metric, tables: Mapping[tuple[str, ...], pd.DataFrame], calendar: Calendar
) -> None:
    """A share of a negative total means nothing.

    Raises:
        FactsUnavailable: a denominator adds up to less than zero; the message names where.
    """
    for names, table in tables.items():
        negative = table[table["denominator"] < 0]
        if not negative.empty:
            row = negative.iloc[0]
            place = ", ".join(f"{name} = {row[name]}" for name in names)
            label = calendar.periods[int(row["period"])].label
            raise FactsUnavailable(
                f"“{metric.denominator}” adds up to less than zero in {label}{f' for {place}' if place else ''}, "
                f"so {metric.label} is not defined there. Correct these rows or leave them out."
            )
