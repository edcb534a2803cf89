"""From the result of the aggregate query to the tables of a cube."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from insight.cube import MEASURES, rolled_up
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
    measures = Measures.of(metric, columns, complete=profile.complete, decimals=profile.decimals)
    reading = Reading(day, (), measures, where & Condition(f"{day} IS NOT NULL"))
    found = database.query(reading.cross.text, reading.cross.parameters)
    return found.rename(columns={"period": "day"}).sort_values("day", ignore_index=True)


def cross_table(found: pd.DataFrame, dimensions: tuple[str, ...], calendar: Calendar) -> pd.DataFrame:
    """The one table over all dimensions, sorted by period and values; an empty text counts as missing."""
    place = {pd.Timestamp(period.start): index for index, period in enumerate(calendar.periods)}
    codes, starts = pd.factorize(found["period"])
    ranks = [np.array([place[pd.Timestamp(start)] for start in starts], dtype=np.int64)[codes]]
    values: list[list[str]] = []
    for position in range(len(dimensions)):
        rank, named = _ranked(found[f"d{position}"])
        ranks.append(rank)
        values.append(named)
    order = np.lexsort(ranks[::-1])
    columns: dict[str, NDArray[Any] | pd.Series[Any]] = {"period": ranks[0][order]}
    for name, rank, named in zip(dimensions, ranks[1:], values, strict=True):
        columns[name] = pd.Series(np.array([*named, None, None], dtype=object)[rank[order]], dtype=object)
    table = pd.DataFrame(columns | {name: found[name].to_numpy()[order] for name in MEASURES})
    blank = any((rank == len(named)).any() for rank, named in zip(ranks[1:], values, strict=True))
    return rolled_up(table, dimensions) if blank else table


def _ranked(column: pd.Series[Any]) -> tuple[NDArray[np.int64], list[str]]:
    """For each cell its value's place in the order of values, which is returned: empty ones next, missing ones last."""
    codes, found = pd.factorize(column)
    named = sorted(str(value) for value in found if value != "")
    place = {value: at for at, value in enumerate(named)} | {"": len(named)}
    return np.array([*(place[str(value)] for value in found), len(named) + 1], dtype=np.int64)[codes], named


def set_tables(
    found: pd.DataFrame, dimensions: tuple[str, ...], calendar: Calendar
) -> dict[tuple[str, ...], pd.DataFrame]:
    """One table for the total, for every dimension and for every pair, told apart by their grouping flags."""
    everything = (1 << len(dimensions)) - 1
    absent = found["absent"].to_numpy()
    tables = {}
    for size in range(3):
        for places in combinations(range(len(dimensions)), size):
            present = sum(1 << (len(dimensions) - 1 - place) for place in places)
            wanted = ["period", *(f"d{place}" for place in places), *MEASURES]
            part = found.loc[absent == everything - present, wanted]
            names = tuple(dimensions[place] for place in places)
            keep = part.rename(columns={f"d{place}": f"d{at}" for at, place in enumerate(places)})
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
