"""Small tables of rows, as files and frames."""

from datetime import date
from pathlib import Path

import duckdb
import pandas as pd

from insight.metrics import Metric

REPEAT = Metric(
    name="repeat_rate",
    label="Repeat rate",
    kind="ratio",
    unit="percent",
    numerator="repeats",
    denominator="orders",
    date="day",
    dimensions=("channel", "region"),
)
ORDERS = Metric(
    name="orders",
    label="Orders",
    kind="additive",
    unit="count",
    numerator="orders",
    date="day",
    dimensions=("channel",),
)
REVENUE = Metric(
    name="revenue",
    label="Revenue",
    kind="additive",
    unit="EUR",
    numerator="revenue",
    volume="orders",
    date="day",
    dimensions=("channel", "region"),
)


def orders() -> pd.DataFrame:
    """Ten orders in two months; one without a channel, one without a revenue."""
    return pd.DataFrame(
        {
            "day": [
                *(date(2026, 3, day) for day in (1, 1, 15, 31, 31)),
                *(date(2026, 4, day) for day in (1, 2, 15, 30, 30)),
            ],
            "channel": ["Email", "Ads", "Ads", None, "Email", "Email", "Ads", "Ads", "Ads", "Shop"],
            "region": ["North", "North", "South", "South", "North", "South", "North", "North", "South", "South"],
            "orders": [2, 1, 3, 1, 2, 4, 1, 2, 2, 1],
            "repeats": [1, 0, 1, 1, 0, 2, 1, 0, 1, 0],
            "revenue": [20.1, 10.2, 30.3, 10.4, None, 40.6, 10.7, 20.8, 20.9, 11.0],
        }
    )


def parquet(frame: pd.DataFrame, path: Path) -> Path:
    """The frame as a Parquet file."""
    with duckdb.connect() as connection:
        connection.register("frame", frame)
        connection.execute("COPY frame TO '" + str(path).replace("'", "''") + "' (FORMAT parquet)")
    return path


def as_dict(table: pd.DataFrame, *keys: str, of: str = "numerator") -> dict[object, float]:
    """One measure of a table by its keys, periods first."""
    names = ["period", *keys]
    found = zip(*(table[name] for name in names), table[of], strict=True)
    return {tuple(row[:-1]) if len(names) > 1 else row[0]: row[-1] for row in found}
