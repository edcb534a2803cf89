"""The worlds of the change benchmark through metric-breakdown, wise-pizza and icanexplain.

    uv run --locked python -m tests.benchmarks.change_worlds 1 --export /tmp/worlds --quiet 40 --planted 40
    cd tests/benchmarks/peers && uv run --locked python compare.py /tmp/worlds/1

Each tool is asked for the last month against the one before, and what its reader sees first is taken as its answer:
a quiet world in which anything is named is a false alarm. A tool that knows single values only is right with one
value of a planted pair. metric-breakdown needs days, so each month's orders are dealt evenly over its days.
"""

import contextlib
import io
import json
import sys
import time
import warnings
from collections import Counter
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace

import icanexplain
import numpy as np
import pandas as pd
import wise_pizza
from breakdown.engine.slices import slice_attribution

Segment = frozenset[tuple[str, str]]


def metric_breakdown_answer(orders: pd.DataFrame, dimensions: list[str]) -> Segment | None:
    """The panels of all dimensions read together.

    Where the mix total of a panel is beyond its interval and at least half the gap, the value with the largest mix
    effect in it; else the most concentrated value among the panels that say "localized".
    """
    daily = by_day(orders, dimensions)
    first, last = (daily["month"] == month for month in sorted(orders["month"].unique())[-2:])
    spans = [(daily.loc[mask, "date"].min(), daily.loc[mask, "date"].max()) for mask in (first, last)]
    windows = [str(day.date()) for span in spans for day in span]
    by_rate: tuple[float, Segment] | None = None
    by_mix: tuple[float, Segment] | None = None
    for dimension in dimensions:
        sums = daily.groupby(["date", dimension], as_index=False)[["orders", "repeats"]].sum()
        sums["rate"] = sums["repeats"] / sums["orders"].where(sums["orders"] > 0, 1)
        total = daily.groupby("date", as_index=False)[["orders", "repeats"]].sum()
        total["rate"] = total["repeats"] / total["orders"]
        metric = SimpleNamespace(
            name="rate",
            grain="day",
            kind="rate",
            dimensions={dimension: SimpleNamespace(values=None, top_k=20, weight="orders", source=dimension)},
        )
        sliced = {
            measure: sums.rename(columns={dimension: "slice", measure: "value"})[["date", "slice", "value"]]
            for measure in ("rate", "orders")
        }
        found = slice_attribution(metric, dimension, sliced["rate"], total, *windows, weight_sliced=sliced["orders"])
        if found["localized"]:
            row = found["slices"][0]
            by_rate = larger(by_rate, abs(row["excess"]), dimension, row["value"])
        mix, (low, high) = found["mix_total"]["estimate"], found["mix_total"]["ci_95"]
        if low * high > 0 and abs(mix) >= abs(found["gap"]) / 2:
            row = max(found["slices"], key=lambda item: abs(item["mix"]))
            by_mix = larger(by_mix, abs(mix), dimension, row["value"])
    best = by_mix or by_rate
    return None if best is None else best[1]


def larger(best: tuple[float, Segment] | None, size: float, dimension: str, value: str) -> tuple[float, Segment]:
    """The larger of the best so far and this one."""
    return best if best is not None and best[0] >= size else (size, frozenset({(dimension, value)}))


def wise_pizza_answer(orders: pd.DataFrame, dimensions: list[str]) -> Segment | None:
    """The first segment of its lasso."""
    before, after = last_two(orders)
    found = wise_pizza.explain_changes_in_average(
        before, after, dims=dimensions, total_name="repeats", size_name="orders", max_segments=3, how="totals"
    )
    parts = found.segments[0]["segment"] if found.segments else {}
    return frozenset((name, value) for name, value in parts.items() if name in dimensions) or None


def icanexplain_answer(orders: pd.DataFrame, dimensions: list[str]) -> Segment | None:
    """The largest inner or mix effect over all values and pairs."""
    months = pd.concat(last_two(orders))
    months = months.assign(rate=months["repeats"] / months["orders"])
    best: tuple[float, Segment] | None = None
    for group in [*combinations(dimensions, 1), *combinations(dimensions, 2)]:
        explainer = icanexplain.MeanExplainer(fact="rate", count="orders", period="month", group=list(group))
        table = explainer(months)[["inner", "mix"]].dropna()
        sizes = table.abs().max(axis=1)
        if len(sizes) and (best is None or sizes.max() > best[0]):
            place = sizes.idxmax()
            values = dict(zip(table.index.names, place if isinstance(place, tuple) else (place,), strict=True))
            best = (float(sizes.max()), frozenset((name, values[name]) for name in group))
    return None if best is None else best[1]


TOOLS = {
    "metric-breakdown": metric_breakdown_answer,
    "wise-pizza": wise_pizza_answer,
    "icanexplain": icanexplain_answer,
}


def last_two(orders: pd.DataFrame) -> tuple[pd.DataFrame, pd.DataFrame]:
    """The rows of the month before and of the last."""
    before, after = sorted(orders["month"].unique())[-2:]
    return orders[orders["month"] == before].copy(), orders[orders["month"] == after].copy()


def by_day(orders: pd.DataFrame, dimensions: list[str]) -> pd.DataFrame:
    """The last two months with each cell's orders dealt evenly over the days."""
    rng = np.random.default_rng(0)
    pieces = []
    for month, rows in pd.concat(last_two(orders)).groupby("month"):
        days = pd.date_range(f"{month}-01", periods=pd.Period(month).days_in_month)
        chance = np.full(len(days), 1 / len(days))
        repeats = rng.multinomial(rows["repeats"].to_numpy(), chance)
        others = rng.multinomial((rows["orders"] - rows["repeats"]).to_numpy(), chance)
        piece = rows.loc[rows.index.repeat(len(days)), ["month", *dimensions]].reset_index(drop=True)
        pieces.append(
            piece.assign(date=np.tile(days, len(rows)), orders=(repeats + others).ravel(), repeats=repeats.ravel())
        )
    return pd.concat(pieces, ignore_index=True)


def score(cause: str, planted: Segment, named: Segment | None) -> str:
    """As in the change benchmark."""
    if cause == "nothing":
        return "quiet" if named is None else "alarm"
    if named is None:
        return "silent"
    return "right" if named == planted or (len(named) == 1 and named < planted) else "wrong"


def main(folder: Path) -> None:
    """Print a table of all tools, this project's own answers included."""
    answers = json.loads((folder / "answers.json").read_text())
    results: dict[str, Counter[tuple[str, str]]] = {name: Counter() for name in ("this project", *TOOLS)}
    seconds = dict.fromkeys(results, 0.0)
    for name, answer in answers.items():
        if answer["cause"] == "volume":
            continue  # another metric, which two of the tools cannot be asked about
        orders = pd.read_parquet(folder / f"{name}.parquet")
        dimensions = [str(column) for column in orders if column not in {"month", "orders", "repeats"}]
        planted: Segment = frozenset(map(tuple, answer["planted"]))
        ours = frozenset(map(tuple, answer["insight"][0])) if answer["insight"] else None
        if answer["cause"] == "nothing" and answer["verdict"] == "alarm":
            ours = ours or frozenset({("", "")})
        results["this project"][answer["cause"], score(answer["cause"], planted, ours)] += 1
        for tool, ask in TOOLS.items():
            started = time.perf_counter()
            try:
                with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    told = score(answer["cause"], planted, ask(orders, dimensions))
            except Exception:  # noqa: BLE001 - a crash of a tool is one of the outcomes that are counted
                told = "crash"
            results[tool][answer["cause"], told] += 1
            seconds[tool] += time.perf_counter() - started
    for tool, counts in results.items():
        columns = []
        for cause in ("nothing", "rate", "mix", "launch"):
            of = {outcome: count for (other, outcome), count in sorted(counts.items()) if other == cause}
            columns.append(f"{cause}: " + ", ".join(f"{outcome} {count}" for outcome, count in of.items()))
        print(f"{tool:<17} {'; '.join(columns)}; {seconds[tool]:.0f} s")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
