"""Make the demo orders: `uv run --locked python data/generate_orders.py`.

Everything is invented. The same seed gives the same values on every machine: only the raw numbers of PCG64, which NumPy
keeps stable, are drawn, and what is built on them is plain arithmetic on whole cents.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import date
from itertools import product
from pathlib import Path
from typing import Final

import duckdb
import numpy as np
import pandas as pd
from numpy.typing import NDArray

SEED: Final = 2025
FIRST_DAY: Final = date(2024, 10, 1)
LAST_DAY: Final = date(2026, 11, 17)
ORDERS_A_DAY: Final = 3_000.0
GROWTH_A_MONTH: Final = 0.004

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Trait:
    """What belonging to one value of one dimension does to an order."""

    weight: float
    """Expected orders relative to the other values."""
    repeat: float
    """Chance that an order is a repeat order (channel), or a factor on that chance (other dimensions)."""
    value: float
    """Mean order value in dollars (customer type), or a factor on it (other dimensions)."""


CHANNELS: Final = {
    "affiliate": Trait(0.08, 0.26, 0.98),
    "email": Trait(0.24, 0.52, 1.02),
    "marketplace": Trait(0.20, 0.32, 1.00),
    "organic": Trait(0.36, 0.36, 1.00),
    "paid_search": Trait(0.16, 0.14, 1.00),
    "social": Trait(0.16, 0.20, 0.99),
}
REGIONS: Final = {
    "East": Trait(0.24, 1.00, 1.01),
    "North": Trait(0.34, 1.00, 1.00),
    "South": Trait(0.22, 0.98, 0.98),
    "West": Trait(0.20, 1.02, 1.01),
}
DEVICES: Final = {
    "desktop": Trait(0.37, 1.02, 1.02),
    "mobile": Trait(0.54, 0.99, 0.99),
    "tablet": Trait(0.09, 0.98, 1.00),
}
CUSTOMER_TYPES: Final = {
    "business": Trait(0.22, 1.02, 172.0),
    "consumer": Trait(0.78, 1.00, 64.0),
}
DIMENSIONS: Final = {
    "channel": CHANNELS,
    "region": REGIONS,
    "device": DEVICES,
    "customer_type": CUSTOMER_TYPES,
}
# Monday to Sunday: people order less on the way into the weekend, more on Sunday evening.
WEEKDAY: Final = np.array([1.03, 1.01, 1.00, 0.99, 0.96, 0.97, 1.04])
# January to December.
SEASON: Final = np.array([0.990, 0.985, 0.990, 0.995, 1.000, 1.000, 0.995, 0.995, 1.000, 1.005, 1.015, 1.025])


class Chance:
    """Uniform numbers in [0, 1) from the raw output of PCG64."""

    def __init__(self, seed: int) -> None:
        self._bits = np.random.PCG64(seed)

    def uniform(self, count: int) -> Floats:
        """The next `count` numbers."""
        raw = np.asarray(self._bits.random_raw(count), dtype=np.uint64)
        return (raw >> np.uint64(11)).astype(np.float64) * 2.0**-53

    def shake(self, count: int, size: float) -> Floats:
        """Factors around 1 with standard deviation `size`; bounded, so that a quiet month stays quiet."""
        return 1.0 + size * math.sqrt(12.0) * (self.uniform(count) - 0.5)

    def poisson(self, mean: Floats) -> NDArray[np.int64]:
        """One Poisson number for each mean, by adding up probabilities until the drawn number is reached."""
        drawn = self.uniform(len(mean))
        count = np.zeros(len(mean), dtype=np.int64)
        term = np.exp(-mean)
        below = term.copy()
        for step in range(1, int(mean.max() * 2 + 60)):
            above = drawn >= below
            if not above.any():
                break
            count += above
            term = term * mean / step
            below = below + term
        return count


def generate_orders() -> pd.DataFrame:
    """One row per day, channel, region, device and customer type.

    Columns: `day`, the four dimensions, `orders`, `repeat_orders` (at most `orders`) and `revenue_cents`.
    """
    chance = Chance(SEED)
    grid = _grid()
    expected, repeat, value = _plain_months(grid, chance)
    _plant(grid, expected, repeat, value)
    orders = chance.poisson(expected)
    first_order = np.concatenate([[0], np.cumsum(orders)])
    row_of_order = np.repeat(np.arange(len(grid)), orders)
    repeats = chance.uniform(len(row_of_order)) < repeat[row_of_order]
    # Skewed like real baskets: from a quarter of the mean to two and a half times of it, with the mean kept.
    spread = 0.25 + 2.25 * chance.uniform(len(row_of_order)) ** 2
    cents = np.rint(100.0 * value[row_of_order] * spread).astype(np.int64)
    return grid[["day", *DIMENSIONS]].assign(
        orders=orders,
        repeat_orders=_sums(repeats.astype(np.int64), first_order),
        revenue_cents=_sums(cents, first_order),
    )


def _grid() -> pd.DataFrame:
    """Days × values of the dimensions, without the marketplace before it opened."""
    days = pd.date_range(FIRST_DAY, LAST_DAY, freq="D", unit="s")
    rows = pd.DataFrame(product(days, *DIMENSIONS.values()), columns=["day", *DIMENSIONS])
    rows["month"] = rows["day"].dt.year * 12 + rows["day"].dt.month - (FIRST_DAY.year * 12 + FIRST_DAY.month)
    opened = (rows["channel"] != "marketplace") | (rows["day"] >= "2025-08-01")
    return rows[opened].reset_index(drop=True)


def _plain_months(grid: pd.DataFrame, chance: Chance) -> tuple[Floats, Floats, Floats]:
    """Expected orders, repeat chance and mean order value of every row in a history where nothing happens."""
    traits = {name: grid[name].map(values.get) for name, values in DIMENSIONS.items()}
    weight, repeat, value = (
        np.prod([[getattr(trait, field) for trait in column] for column in traits.values()], axis=0)
        for field in ("weight", "repeat", "value")
    )
    days = grid["day"].dt
    month = grid["month"].to_numpy()
    months = int(month.max()) + 1
    day_number = (grid["day"] - grid["day"].iloc[0]).dt.days.to_numpy()
    expected = ORDERS_A_DAY * weight * (1.0 + GROWTH_A_MONTH * month)
    expected *= WEEKDAY[days.day_of_week.to_numpy()] * SEASON[days.month.to_numpy() - 1]
    expected *= chance.shake(int(day_number.max()) + 1, 0.03)[day_number]
    expected *= chance.shake(months, 0.006)[month]
    for name, size in (("channel", 0.008), ("region", 0.006), ("device", 0.006)):
        codes = grid[name].astype("category").cat.codes.to_numpy()
        expected *= chance.shake(months * (int(codes.max()) + 1), size)[month * (int(codes.max()) + 1) + codes]
    repeat *= chance.shake(months, 0.002)[month]
    value *= chance.shake(months, 0.003)[month]
    return expected, repeat, value


def _plant(grid: pd.DataFrame, expected: Floats, repeat: Floats, value: Floats) -> None:
    """Change expectations in place, as README.md beside this file lists it."""
    day, channel, device, customer = (grid[name] for name in ("day", "channel", "device", "customer_type"))

    def when(first: str, last: str = "2099-12-31") -> Flags:
        return np.asarray(day.between(first, last))

    prices_up = when("2025-11-01")
    value[prices_up] *= 1.04
    expected[prices_up & (customer == "business")] *= 0.62
    expected[prices_up & (customer == "consumer")] *= 1.10

    paused = when("2026-02-01", "2026-02-28") & (channel == "email") & (grid["region"] == "North")
    repeat[paused] *= 0.28

    expected[when("2026-06-09", "2026-06-22") & (device == "mobile")] *= 0.08

    doubled = when("2026-10-01")
    expected[doubled & (channel == "paid_search")] *= 2.0
    # What the ads bring was found through organic search before.
    expected[doubled & (channel == "organic")] *= 1.0 - CHANNELS["paid_search"].weight / CHANNELS["organic"].weight


def _sums(values: NDArray[np.int64], first: NDArray[np.int64]) -> NDArray[np.int64]:
    """Sum of `values[first[i]:first[i + 1]]` for every i."""
    running = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(values)])
    totals: NDArray[np.int64] = running[first[1:]] - running[first[:-1]]
    return totals


def write_orders(path: Path) -> None:
    """Write the orders as Parquet, money as an exact decimal."""
    with duckdb.connect() as connection:
        connection.register("orders", generate_orders())
        connection.sql(
            """
            SELECT day::DATE AS day, channel, region, device, customer_type, orders::INTEGER AS orders,
                   repeat_orders::INTEGER AS repeat_orders,
                   (revenue_cents * 0.01::DECIMAL(3, 2))::DECIMAL(12, 2) AS revenue
            FROM orders ORDER BY ALL
            """
        ).write_parquet(str(path), compression="zstd")


if __name__ == "__main__":
    target = Path(__file__).with_name("orders.parquet")
    write_orders(target)
    print(f"{target.name}: {target.stat().st_size:,} bytes")
