"""Random months of orders with a known cause in the last one, or with none.

A world has two to four dimensions of random sizes, uneven shares, rates that differ by value and interact, binomial
numerators, Poisson volumes that wander by segment, and on request shocks that move every rate in a month at once.
A planted effect moves the whole by a given number of its own month-to-month standard deviations.
"""

from calendar import monthrange
from dataclasses import dataclass, replace
from datetime import date
from typing import Literal

import numpy as np
import pandas as pd

from insight.cube import Cube
from insight.metrics import Metric
from insight.periods import Calendar, calendar_of

Cause = Literal["nothing", "rate", "mix", "launch", "volume"]

FIRST_YEAR = 2024
NAMES = ("channel", "region", "device", "plan")


@dataclass(frozen=True)
class Kind:
    """What sort of world to draw."""

    cause: Cause = "nothing"
    shocks: bool = False
    sparse: bool = False
    strength: tuple[float, float] = (5.0, 9.0)
    """Planted effect in month-to-month standard deviations of the metric."""


@dataclass(frozen=True)
class World:
    """Months of orders and what was done to the last one."""

    kind: Kind
    seed: int
    orders: pd.DataFrame
    """Columns month, one for each dimension, orders, repeats."""
    planted: tuple[tuple[str, str], ...]
    """The segment that was moved; empty for nothing."""

    @property
    def dimensions(self) -> tuple[str, ...]:
        return tuple(name for name in NAMES if name in self.orders)


@dataclass(frozen=True)
class _Plan:
    """Expected volumes and rates: (months, cells)."""

    codes: np.ndarray
    sizes: tuple[int, ...]
    volume: np.ndarray
    logit: np.ndarray


def draw(kind: Kind, seed: int) -> World:
    """The same world for the same kind and seed."""
    rng = np.random.default_rng([seed, hash_of(kind)])
    for _ in range(400):
        plan = _plan(kind, rng)
        if kind.cause == "nothing":
            return _world(kind, seed, plan, (), rng)
        planted = _plant(kind, plan, rng)
        if planted is not None:
            plan, segment = planted
            return _world(kind, seed, plan, segment, rng)
    raise RuntimeError(f"no world of {kind} can be drawn from seed {seed}")


def hash_of(kind: Kind) -> int:
    """A number for the kind that does not change between runs, as `hash` does."""
    return int.from_bytes(repr(kind).encode()[-48:], "big") % 2**31


def metric_of(world: World) -> Metric:
    """Repeat rate, or orders where the cause is one of volume."""
    if world.kind.cause == "volume":
        return Metric("orders", "Orders", "additive", "count", "orders", "month", dimensions=world.dimensions)
    return Metric(
        "repeat_rate",
        "Repeat rate",
        "ratio",
        "percent",
        "repeats",
        "month",
        denominator="orders",
        dimensions=world.dimensions,
        decimals=1,
        denominator_label="orders",
    )


def cube_of_world(world: World) -> tuple[Cube, Calendar]:
    """The world as an engine would hand it over."""
    metric = metric_of(world)
    months = sorted(set(world.orders["month"]))
    calendar = calendar_of([date.fromisoformat(f"{month}-01") for month in months], "month")
    table = world.orders.assign(
        period=world.orders["month"].map({month: place for place, month in enumerate(months)}),
        numerator=world.orders[metric.numerator].astype(float),
        denominator=world.orders[metric.denominator].astype(float) if metric.denominator else 0.0,
        volume=0.0,
        rows=1,
        excluded=0,
    )
    columns = ["period", *world.dimensions, "numerator", "denominator", "volume", "rows", "excluded"]
    return Cube(metric, "month", calendar.periods, {world.dimensions: table[columns]}, calendar.complete), calendar


def _plan(kind: Kind, rng: np.random.Generator) -> _Plan:
    if kind.sparse:
        sizes = tuple(int(n) for n in rng.integers(15, 31, size=3))
    else:
        sizes = tuple(int(n) for n in rng.integers(2, 9, size=int(rng.integers(2, 5))))
    while np.prod(sizes) > 15_000 or (not kind.sparse and np.prod(sizes) > 600):
        sizes = sizes[:-1]
    codes = np.stack(np.unravel_index(np.arange(int(np.prod(sizes))), sizes), axis=1)
    months = int(rng.integers(14, 27))
    shares = np.ones(len(codes))
    logit = np.full(len(codes), rng.normal(-0.8, 0.5))
    for place, size in enumerate(sizes):
        shares *= rng.dirichlet(np.full(size, 3.0))[codes[:, place]]
        logit += rng.normal(0, rng.uniform(0.1, 0.6), size)[codes[:, place]]
    shares *= rng.gamma(6, 1 / 6, len(codes))
    logit += rng.normal(0, 0.1, len(codes))
    total = rng.uniform(15_000, 25_000) if kind.sparse else rng.uniform(20_000, 130_000)
    season = 1 + 0.08 * rng.normal(size=months).cumsum() / np.sqrt(months) + rng.normal(0, 0.02, months)
    wander = np.exp(rng.normal(0, rng.uniform(0.002, 0.02), (months, sizes[0]))[:, codes[:, 0]])
    volume = total * season[:, None] * shares / shares.sum() * wander * (days_of(months) / 30.4)[:, None]
    shock = rng.normal(0, rng.uniform(0.005, 0.04), months)[:, None] if kind.shocks else np.zeros((months, 1))
    return _Plan(codes, sizes, volume, logit[None, :] + shock)


def _plant(kind: Kind, plan: _Plan, rng: np.random.Generator) -> tuple[_Plan, tuple[tuple[str, str], ...]] | None:
    """The plan with a cause in its last month, if this segment can bear an effect of the wanted size."""
    places = [int(rng.integers(len(plan.sizes)))]
    if kind.cause == "rate" and rng.random() < 0.4:
        places = sorted(int(place) for place in rng.choice(len(plan.sizes), 2, replace=False))
    values = [int(rng.integers(plan.sizes[place])) for place in places]
    inside = np.all([plan.codes[:, place] == value for place, value in zip(places, values, strict=True)], axis=0)
    share = plan.volume[-1, inside].sum() / plan.volume[-1].sum()
    if not 0.03 <= share <= 0.6:
        return None
    wanted = rng.uniform(*kind.strength) * _usual_change(kind, plan) * (1 if rng.random() < 0.5 else -1)
    segment = tuple((NAMES[place], label(place, value)) for place, value in zip(places, values, strict=True))
    moved = _moved(kind, plan, inside, wanted)
    return None if moved is None else (moved, segment)


def _moved(kind: Kind, plan: _Plan, inside: np.ndarray, wanted: float) -> _Plan | None:
    volume, logit = plan.volume.copy(), plan.logit.copy()
    if kind.cause == "launch":
        volume[:-1, inside] = 0.0
    steps = np.linspace(-3, 3, 1201) if kind.cause == "rate" else np.linspace(-1.6, 1.4, 1201)
    length = np.ones(2) if kind.cause != "volume" else days_of(len(volume))[-2:]
    start = _whole(kind, volume[-2], logit[-1]) / length[0]
    stepped = (_step(kind, volume[-1], logit[-1], inside, float(step)) for step in steps)
    changes = np.array([_whole(kind, *moved) / length[1] - start for moved in stepped])
    best = int(np.abs(changes - wanted).argmin())
    if abs(changes[best] - wanted) > 0.1 * abs(wanted):
        return None
    volume[-1], logit[-1] = _step(kind, volume[-1], logit[-1], inside, float(steps[best]))
    return replace(plan, volume=volume, logit=logit)


def _step(
    kind: Kind, volume: np.ndarray, logit: np.ndarray, inside: np.ndarray, step: float
) -> tuple[np.ndarray, np.ndarray]:
    if kind.cause == "rate":
        return volume, np.where(inside, logit + step, logit)
    return np.where(inside, volume * np.exp(step), volume), logit


def _whole(kind: Kind, volume: np.ndarray, logit: np.ndarray) -> float:
    if kind.cause == "volume":
        return float(volume.sum())
    return float((volume / (1 + np.exp(-logit))).sum() / volume.sum())


def _usual_change(kind: Kind, plan: _Plan) -> float:
    """Standard deviation of a month-to-month change: of the plan's months, and of sampling on top."""
    months = np.array([_whole(kind, volume, logit) for volume, logit in zip(plan.volume, plan.logit, strict=True)])
    days = days_of(len(months))
    planned = float(np.diff(months / days if kind.cause == "volume" else months).std())
    size = float(plan.volume.sum(axis=1).mean())
    middle = float(months.mean())
    sampling = np.sqrt(2 * size) / days.mean() if kind.cause == "volume" else np.sqrt(2 * middle * (1 - middle) / size)
    return float(np.hypot(planned, sampling))


def _world(kind: Kind, seed: int, plan: _Plan, segment: tuple[tuple[str, str], ...], rng: np.random.Generator) -> World:
    volume = rng.poisson(plan.volume)
    repeats = rng.binomial(volume, 1 / (1 + np.exp(-np.broadcast_to(plan.logit, volume.shape))))
    months, cells = volume.shape
    names = [f"{FIRST_YEAR + month // 12}-{month % 12 + 1:02d}" for month in range(months)]
    columns = {"month": np.repeat(names, cells)}
    for place in range(len(plan.sizes)):
        labels = np.array([label(place, value) for value in range(plan.sizes[place])], dtype=object)
        columns[NAMES[place]] = np.tile(labels[plan.codes[:, place]], months)
    orders = pd.DataFrame({**columns, "orders": volume.ravel(), "repeats": repeats.ravel()})
    return World(kind, seed, orders[orders["orders"] > 0].reset_index(drop=True), segment)


def days_of(months: int) -> np.ndarray:
    """Days of each month."""
    return np.array([monthrange(FIRST_YEAR + month // 12, month % 12 + 1)[1] for month in range(months)], dtype=float)


def label(place: int, value: int) -> str:
    """Name of a value; no two dimensions share one."""
    return f"{NAMES[place]}-{value:02d}"
