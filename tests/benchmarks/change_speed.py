"""How fast a change is computed, as a ratio to a hand-written group-by over the same columns in the same run.

    uv run --locked python -m tests.benchmarks.change_speed [--rows 1000000 10000000] [--runs 5]

Each measurement runs in a process of its own, in turns with the group-by; the least of the runs counts, because
whatever else the machine does only adds time. Memory is the peak of the whole process, Python and pandas included.
100,000,000 rows need 1.2 GB of disk: ask for them with `--rows`.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import duckdb

from insight.explain import facts_for
from insight.metrics import Metric
from insight.periods import compare
from insight.source import Source

GENERATE: Final = """
    COPY (
        SELECT DATE '2024-01-01' + CAST(hash(i * 7 + 1) % 731 AS INTEGER) AS day,
            ['ads', 'email', 'organic', 'social', 'affiliate'][1 + CAST(hash(i * 7 + 2) % 5 AS INTEGER)] AS channel,
            'region ' || (hash(i * 7 + 3) % 8) AS region,
            ['phone', 'desktop', 'tablet'][1 + CAST(hash(i * 7 + 4) % 3 AS INTEGER)] AS device,
            ['new', 'known'][1 + CAST(hash(i * 7 + 5) % 2 AS INTEGER)] AS customer_type,
            'category ' || (hash(i * 7 + 6) % 12) AS category,
            'a' || (hash(i * 13 + 1) % 200) AS a, 'b' || (hash(i * 13 + 2) % 200) AS b,
            'c' || (hash(i * 13 + 3) % 200) AS c,
            CAST(hash(i * 7 + 7) % 100 < 30 AS INTEGER) AS repeats, 1 AS orders,
            (hash(i * 7 + 8) % 100000) / 100.0 AS revenue
        FROM range({rows}) AS numbers(i)
    ) TO '{path}' (FORMAT parquet, COMPRESSION zstd)
"""
DIMENSIONS: Final = ("channel", "region", "device", "customer_type", "category")
LONG: Final = ("a", "b", "c")
RATIO: Final = Metric(
    name="rate",
    label="Rate",
    kind="ratio",
    unit="percent",
    numerator="repeats",
    denominator="orders",
    date="day",
    dimensions=DIMENSIONS,
)
REVENUE: Final = Metric(
    name="revenue",
    label="Revenue",
    kind="additive",
    unit="USD",
    numerator="revenue",
    volume="orders",
    date="day",
    dimensions=DIMENSIONS,
)

Task = Callable[[Path], float]
"""Does the work once and returns the seconds that counted."""


def by_hand(metric: Metric) -> Task:
    """The least that can be done: the same sums over the same columns, to a frame."""
    sums = ", ".join(f"sum({name})" for name in (metric.numerator, metric.denominator or metric.volume))
    statement = (
        f"SELECT CAST(date_trunc('month', day) AS DATE) AS period, {', '.join(metric.dimensions)}, {sums}, count(*) "
        "FROM read_parquet(?) GROUP BY ALL"
    )

    def run(path: Path) -> float:
        started = time.perf_counter()
        with duckdb.connect() as connection:
            connection.execute(statement, [str(path)]).df()
        return time.perf_counter() - started

    return run


def first_cube(metric: Metric) -> Task:
    """Everything from opening the file: its days, its long dimensions, the cube."""

    def run(path: Path) -> float:
        started = time.perf_counter()
        source = Source.from_file(path)
        source.cube(metric, "month")
        seconds = time.perf_counter() - started
        source.close()
        return seconds

    return run


def next_cube(metric: Metric) -> Task:
    """Another cube of a source that has seen its file."""

    def run(path: Path) -> float:
        source = Source.from_file(path)
        source.calendar(metric, "month")
        started = time.perf_counter()
        source.cube(metric, "month")
        seconds = time.perf_counter() - started
        source.close()
        return seconds

    return run


def explanation(metric: Metric) -> Task:
    """The facts from a finished cube, nothing rolled up yet."""

    def run(path: Path) -> float:
        source = Source.from_file(path)
        comparison = compare(source.calendar(metric, "month"))
        cube = source.cube(metric, "month")
        source.close()
        started = time.perf_counter()
        facts_for(cube, comparison)
        return time.perf_counter() - started

    return run


TASKS: Final[dict[str, Task]] = {
    "ratio by hand": by_hand(RATIO),
    "ratio first cube": first_cube(RATIO),
    "ratio next cube": next_cube(RATIO),
    "revenue by hand": by_hand(REVENUE),
    "revenue first cube": first_cube(REVENUE),
    "revenue next cube": next_cube(REVENUE),
    "ratio 2,880 cells a month explained": explanation(RATIO),
    "ratio 240 cells a month explained": explanation(replace(RATIO, dimensions=DIMENSIONS[:4])),
    "ratio 3 × 200 values by hand": by_hand(replace(RATIO, dimensions=LONG)),
    "ratio 3 × 200 values first cube": first_cube(replace(RATIO, dimensions=LONG)),
    "ratio 3 × 200 values explained": explanation(replace(RATIO, dimensions=LONG)),
}


@dataclass(frozen=True)
class Measured:
    """The least seconds and the most memory of several runs."""

    seconds: float
    megabytes: float


def measure(path: Path, runs: int) -> dict[str, Measured]:
    """Every task `runs` times, in turns, each in a process of its own."""
    best: dict[str, Measured] = {}
    for _ in range(runs):
        for name in TASKS:
            command = [sys.executable, "-m", "tests.benchmarks.change_speed", "--task", name, "--file", str(path)]
            found = Measured(*json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))
            before = best.get(name, found)
            best[name] = Measured(min(before.seconds, found.seconds), max(before.megabytes, found.megabytes))
    return best


def report(rows: int, path: Path, best: dict[str, Measured]) -> None:
    """One line a task, with its ratio to the group-by over the same columns."""
    print(f"\n{rows:,} rows, {path.stat().st_size / 1e6:,.0f} MB of Parquet")
    print(f"{'':40}{'seconds':>10}{'ratio':>8}{'peak MB':>10}{'ratio':>8}")
    for name, found in best.items():
        hand = max((other for other in best if other.endswith("by hand") and name.startswith(other[:-8])), key=len)
        ratio = "" if name.endswith("explained") else f"{found.seconds / best[hand].seconds:.2f}"
        memory = f"{found.megabytes / best[hand].megabytes:.2f}"
        print(f"{name:40}{found.seconds:10.3f}{ratio:>8}{found.megabytes:10.0f}{memory:>8}")


def main() -> None:
    """Generate, measure and report one size after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, nargs="+", default=[1_000_000, 10_000_000])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--task", choices=sorted(TASKS), help=argparse.SUPPRESS)
    parser.add_argument("--file", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.task:
        seconds = min(TASKS[chosen.task](chosen.file) for _ in range(3))
        print(json.dumps([seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024]))
        return
    for rows in chosen.rows:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "rows.parquet"
            with duckdb.connect() as connection:
                connection.execute(GENERATE.format(rows=rows, path=path))
            report(rows, path, measure(path, chosen.runs))


if __name__ == "__main__":
    main()
