"""The same rows give the same bytes, in whatever order they are and however many threads read them."""

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from insight.explain import facts_for
from insight.facts import Facts
from insight.metrics import Metric
from insight.periods import compare
from insight.source import Source, database, plan
from tests.source.shop import parquet

RATE = Metric(
    "rate",
    "Rate",
    "ratio",
    "percent",
    "repeats",
    "day",
    denominator="orders",
    dimensions=("channel", "region", "device"),
    decimals=1,
    unit_of_repeat="customer",
)
METRICS = {
    "rate": RATE,
    "orders": replace(RATE, kind="additive", unit="count", numerator="orders", denominator=None, unit_of_repeat=None),
    "revenue": replace(
        RATE, kind="additive", unit="EUR", numerator="revenue", denominator=None, volume="orders", decimals=2
    ),
    "average": replace(RATE, unit="EUR", numerator="revenue", decimals=2),
    "stock": replace(RATE, kind="level", unit="EUR", numerator="revenue", denominator=None, unit_of_repeat=None),
    "customers": replace(RATE, kind="distinct", unit="count", numerator="customer", denominator=None),
}


@pytest.fixture(scope="module")
def rows() -> pd.DataFrame:
    """15 months of orders with amounts that are no short decimals; in the last one, mail stops bringing people back."""
    chance = np.random.default_rng(7)
    count = 150_000
    day = pd.Timestamp("2025-01-01") + pd.to_timedelta(chance.integers(0, 455, count), unit="D")
    channel = chance.choice(["ads", "mail", "shop", ""], count, p=[0.4, 0.3, 0.25, 0.05])
    fallen = (channel == "mail") & (day >= pd.Timestamp("2026-03-01"))
    return pd.DataFrame(
        {
            "day": day,
            "channel": channel,
            "region": chance.choice(np.array(["North", "South", None], dtype=object), count, p=[0.5, 0.4, 0.1]),
            "device": chance.choice([f"device {number}" for number in range(12)], count),
            "customer": [f"c{number}" for number in chance.integers(0, 9_000, count)],
            "orders": 1,
            "repeats": (chance.random(count) < np.where(fallen, 0.15, 0.3)).astype(int),
            "revenue": chance.gamma(2, 20, count) * np.where(fallen, 0.8, 1.0) / 7,
        }
    )


def explained(source: Source, metric: Metric) -> Facts:
    comparison = compare(source.calendar(metric, "month"), late_days=source.late_days(metric))
    cube = source.cube(metric, "month", day_limit=comparison.day_limit)
    return facts_for(cube, comparison, source=source)


@pytest.mark.parametrize("cross_cells", [plan.CROSS_CELLS, 1])
@pytest.mark.parametrize("name", METRICS)
def test_the_order_of_rows_and_the_number_of_threads_decide_nothing(rows, tmp_path, monkeypatch, name, cross_cells):
    monkeypatch.setattr(plan, "CROSS_CELLS", cross_cells)
    locks = database.LOCKS
    seen = set()
    for threads, order in ((1, None), (2, None), (1, 11), (2, 12), (2, 13)):
        monkeypatch.setattr(database, "LOCKS", (f"SET threads = {threads}", *locks))
        table = rows if order is None else rows.sample(frac=1, random_state=order)
        source = Source.from_file(parquet(table, tmp_path / f"{threads}-{order}.parquet"))
        facts = explained(source, METRICS[name])
        source.close()
        # The fingerprint of a file tells files apart, so it is not part of what has to be equal.
        seen.add(repr(replace(facts, data_fingerprint="")).encode())
    assert len(seen) == 1
    assert facts.noise is not None
    assert facts.noise.earlier_changes == 13


def test_a_frame_with_its_rows_in_another_order_is_the_same_data(rows):
    part = rows.head(40_000)
    seen = {
        repr(explained(Source.from_frame(table), RATE))
        for table in (part, part.iloc[::-1], part.sample(frac=1, random_state=5))
    }
    assert len(seen) == 1
    changed = part.assign(orders=part["orders"].where(part.index != 5, 2))
    assert Source.from_frame(changed).fingerprint(RATE) != Source.from_frame(part).fingerprint(RATE)
