"""How fast a change is computed, as a ratio to a hand-written group-by over the same columns in the same run.

    uv run --locked python -m tests.benchmarks.change_speed [--rows 1000000 10000000] [--runs 5]

Each measurement runs in a process of its own, in turns with the group-by; the least of the runs counts, because
whatever else the machine does only adds time. On a machine that is busy, compare the CPU seconds. Memory is the peak of
the whole process, Python and pandas included. 100,000,000 rows need 1.2 GB of disk: ask for them with `--rows`; three
long dimensions are left out there, because by hand they would need tens of gigabytes of memory.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
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
            CAST((hash(i * 7 + 8) % 100000) / 100 AS DECIMAL(12, 2)) AS revenue,
            CAST(revenue AS DOUBLE) AS revenue_in_doubles
        FROM range({rows}) AS numbers(i)
    ) TO '{path}' (FORMAT parquet, COMPRESSION zstd)
"""
DIMENSIONS: Final = ("channel", "region", "device", "customer_type", "category")
MOST_ROWS_OF_LONG: Final = 10_000_000
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
DOUBLES: Final = replace(REVENUE, numerator="revenue_in_doubles")


@dataclass(frozen=True)
class Measured:
    """What one task took: on the clock, on all processors together, and at the peak of its process."""

    seconds: float
    cpu_seconds: float
    megabytes: float = 0.0

    def best_of(self, other: Measured) -> Measured:
        """The least time and the most memory."""
        return Measured(
            min(self.seconds, other.seconds),
            min(self.cpu_seconds, other.cpu_seconds),
            max(self.megabytes, other.megabytes),
        )


Task = Callable[[Path], Measured]


def timed(work: Callable[[], object]) -> Measured:
    """Do the work once."""
    started, cpu_started = time.perf_counter(), time.process_time()
    work()
    return Measured(time.perf_counter() - started, time.process_time() - cpu_started)


def by_hand(metric: Metric) -> Task:
    """The least that can be done: the same sums over the same columns, to a frame."""
    sums = ", ".join(f"sum({name})" for name in (metric.numerator, metric.denominator or metric.volume))
    statement = (
        f"SELECT CAST(date_trunc('month', day) AS DATE) AS period, {', '.join(metric.dimensions)}, {sums}, count(*) "
        "FROM read_parquet(?) GROUP BY ALL"
    )

    def query(path: Path) -> None:
        with duckdb.connect() as connection:
            connection.execute(statement, [str(path)]).df()

    return lambda path: timed(lambda: query(path))


def first_cube(metric: Metric) -> Task:
    """Everything from opening the file: its days, its long dimensions, the cube."""

    def open_and_read(path: Path) -> None:
        source = Source.from_file(path)
        source.cube(metric, "month")
        source.close()

    return lambda path: timed(lambda: open_and_read(path))


def next_cube(metric: Metric) -> Task:
    """Another cube of a source that has seen its file."""

    def run(path: Path) -> Measured:
        source = Source.from_file(path)
        source.cube(metric, "month")
        found = timed(lambda: source.cube(metric, "month"))
        source.close()
        return found

    return run


def explanation(metric: Metric) -> Task:
    """The facts from a finished cube, nothing rolled up yet."""

    def run(path: Path) -> Measured:
        source = Source.from_file(path)
        comparison = compare(source.calendar(metric, "month"))
        cube = source.cube(metric, "month")
        source.close()
        return timed(lambda: facts_for(cube, comparison))

    return run


TASKS: Final[dict[str, Task]] = {
    "ratio by hand": by_hand(RATIO),
    "ratio first cube": first_cube(RATIO),
    "ratio next cube": next_cube(RATIO),
    "decimal sum by hand": by_hand(REVENUE),
    "decimal sum first cube": first_cube(REVENUE),
    "decimal sum next cube": next_cube(REVENUE),
    "double sum by hand": by_hand(DOUBLES),
    "double sum first cube": first_cube(DOUBLES),
    "double sum next cube": next_cube(DOUBLES),
    "ratio 2,880 cells a month explained": explanation(RATIO),
    "ratio 240 cells a month explained": explanation(replace(RATIO, dimensions=DIMENSIONS[:4])),
    "ratio 3 × 200 values by hand": by_hand(replace(RATIO, dimensions=LONG)),
    "ratio 3 × 200 values first cube": first_cube(replace(RATIO, dimensions=LONG)),
    "ratio 3 × 200 values explained": explanation(replace(RATIO, dimensions=LONG)),
}


def measure(path: Path, names: Sequence[str], runs: int) -> dict[str, Measured]:
    """The named tasks `runs` times, in turns, each in a process of its own."""
    best: dict[str, Measured] = {}
    for _ in range(runs):
        for name in names:
            command = [sys.executable, "-m", "tests.benchmarks.change_speed", "--task", name, "--file", str(path)]
            found = Measured(*json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))
            best[name] = found.best_of(best.get(name, found))
    return best


def report(rows: int, path: Path, best: dict[str, Measured]) -> None:
    """One line a task, with its ratio to the group-by over the same columns."""
    print(f"\n{rows:,} rows, {path.stat().st_size / 1e6:,.0f} MB of Parquet")
    print(f"{'':40}{'seconds':>9}{'ratio':>7}{'CPU s':>9}{'ratio':>7}{'peak MB':>9}{'ratio':>7}")
    for name, found in best.items():
        hand = best[
            max((other for other in best if other.endswith("by hand") and name.startswith(other[:-8])), key=len)
        ]
        columns = [
            f"{found.seconds:9.3f}{found.seconds / hand.seconds:7.2f}",
            f"{found.cpu_seconds:9.3f}{found.cpu_seconds / hand.cpu_seconds:7.2f}",
            f"{found.megabytes:9.0f}{found.megabytes / hand.megabytes:7.2f}",
        ]
        print(f"{name:40}{''.join(columns)}")


def main() -> None:
    """Generate, measure and report one size after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, nargs="+", default=[1_000_000, 10_000_000])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--task", choices=sorted(TASKS), help=argparse.SUPPRESS)
    parser.add_argument("--file", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.task:
        best = reduce(Measured.best_of, (TASKS[chosen.task](chosen.file) for _ in range(3)))
        print(json.dumps([best.seconds, best.cpu_seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024]))
        return
    for rows in chosen.rows:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "rows.parquet"
            with duckdb.connect() as connection:
                connection.execute(GENERATE.format(rows=rows, path=path))
            names = [name for name in TASKS if rows <= MOST_ROWS_OF_LONG or "×" not in name]
            report(rows, path, measure(path, names, chosen.runs))


if __name__ == "__main__":
    main()
