"""Cubes from small tables written in a test, without a file or an engine in between."""

from collections.abc import Mapping, Sequence
from datetime import date

import pandas as pd

from insight.cube import Cube
from insight.metrics import Grain, Metric
from insight.periods import Calendar, calendar_of, period_start


def cube_of(
    rows: pd.DataFrame,
    metric: Metric,
    grain: Grain = "month",
    *,
    together: Sequence[tuple[str, ...]] | None = None,
    fingerprint: str = "test",
) -> tuple[Cube, Calendar]:
    """The cube and calendar of rows with the columns that `metric` names; a month may be written "2026-03".

    `together` lists the combinations of dimensions to hold, as an engine does beyond a size; all at once by default.
    """
    days = [_day(value) for value in rows[metric.date]]
    calendar = calendar_of(days, grain)
    place = {period.start: index for index, period in enumerate(calendar.periods)}
    table = rows.assign(
        period=[place[period_start(day, grain)] for day in days],
        numerator=rows[metric.numerator].astype(float),
        denominator=rows[metric.denominator].astype(float) if metric.denominator else 0.0,
        volume=rows[metric.volume].astype(float) if metric.volume else 0.0,
        rows=1,
        excluded=rows[metric.numerator].isna().astype(int),
    )
    tables: Mapping[tuple[str, ...], pd.DataFrame] = {
        names: _summed(table, names) for names in (together or [metric.dimensions])
    }
    return Cube(metric, grain, calendar.periods, tables, calendar.complete, fingerprint), calendar


def _summed(table: pd.DataFrame, names: tuple[str, ...]) -> pd.DataFrame:
    measures = ["numerator", "denominator", "volume", "rows", "excluded"]
    return table.groupby(["period", *names], dropna=False, sort=True)[measures].sum().reset_index()


def _day(value: object) -> date:
    if isinstance(value, date):
        return value
    text = str(value)
    return date.fromisoformat(text if len(text) > 7 else f"{text}-01")
