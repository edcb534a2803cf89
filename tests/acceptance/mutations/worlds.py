"""Random changes of random metrics, with every figure that a text of ours may use."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from insight.facts import Facts
from tests.case_facts import read_facts

TOTAL = "T"
"""The subject that is the whole."""

METRICS: tuple[dict[str, Any], ...] = (
    {"label": "Orders", "unit": "count", "kind": "additive", "good": True, "size": 4_000},
    {"label": "Support tickets", "unit": "count", "kind": "additive", "good": False, "size": 900},
    {"label": "Page views", "unit": "count", "kind": "additive", "good": True, "size": 6_000_000},
    {"label": "Net revenue", "unit": "USD", "kind": "additive", "good": True, "size": 800_000},
    {"label": "Shipping cost", "unit": "EUR", "kind": "additive", "good": False, "size": 52_000},
    {"label": "Gross sales", "unit": "JPY", "kind": "additive", "good": True, "size": 310_000_000},
    {"label": "Downtime", "unit": "minutes", "kind": "additive", "good": False, "size": 700},
    {"label": "Repeat purchase rate", "unit": "percent", "kind": "ratio", "good": True, "size": 0.3},
    {"label": "Checkout conversion", "unit": "percent", "kind": "ratio", "good": True, "size": 0.04},
    {"label": "Complaint rate", "unit": "percent", "kind": "ratio", "good": False, "size": 0.011},
    {"label": "Average order value", "unit": "USD", "kind": "ratio", "good": True, "size": 84},
    {"label": "Handling time", "unit": "minutes", "kind": "ratio", "good": False, "size": 31},
    {"label": "Items per basket", "unit": "ratio", "kind": "ratio", "good": None, "size": 3.4},
)
DIMENSIONS: Mapping[str, tuple[str, ...]] = {
    "region": ("North", "South", "West", "Coast", "São Paulo"),
    "channel": ("Email", "Organic", "Paid search", "Affiliates", "In-store"),
    "plan": ("Basic", "Pro", "Enterprise", "2024 cohort"),
    "team": ("R&D (EU)", "Tier 1", "Field sales", "Back office"),
    "basket": ("$0–$50", "$50–$200", "$200+"),
}
PERIODS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "day": (("2026-04-14", "2026-04-15"), ("2026-09-01", "2026-09-02")),
    "week": (("2026-W10", "2026-W11"), ("2026-W31", "2026-W32")),
    "month": (("2026-03", "2026-04"), ("2025-12", "2026-01"), ("2026-07", "2026-08")),
    "quarter": (("2025-Q4", "2026-Q1"), ("2026-Q1", "2026-Q2")),
}


@dataclass(frozen=True, slots=True)
class Levels:
    """One subject in the two periods; numerator and denominator of an additive metric are itself and one."""

    numerators: tuple[float, float]
    denominators: tuple[float, float]

    def value(self, period: int) -> float:
        """The metric's value."""
        return self.numerators[period] / self.denominators[period]


@dataclass(frozen=True, eq=False)
class World:
    """One change, by subject: the whole and the segments of one dimension."""

    raw: Mapping[str, Any]
    levels: Mapping[str, Levels]

    @cached_property
    def facts(self) -> Facts:
        """The facts as the product holds them."""
        return read_facts(self.raw)

    @property
    def unit(self) -> str:
        """The metric's unit."""
        return str(self.raw["unit"])

    @property
    def is_ratio(self) -> bool:
        """Whether the metric is a sum divided by a sum."""
        return bool(self.raw["kind"] == "ratio")

    @property
    def segments(self) -> tuple[str, ...]:
        """Names of the segments."""
        return tuple(name for name in self.levels if name != TOTAL)

    @property
    def dimension(self) -> str:
        """What the segments are values of."""
        return str(self.raw["segments"][0]["dimension"])

    @property
    def within(self) -> bool:
        """Whether the change is inside its normal variation."""
        return bool(self.raw["noise"]["within_normal_variation"])

    def figure(self, subject: str, name: str) -> float | None:
        """A figure by name, unrounded; `None` where it is not defined."""
        return FIGURES[name](self, subject)

    def delta(self, subject: str) -> float:
        """Change of the subject's own value."""
        levels = self.levels[subject]
        return levels.value(1) - levels.value(0)

    def contribution(self, subject: str) -> float:
        """Part of the total change that is located in the segment."""
        return self.delta(subject) if not self.is_ratio else self.rate_effect(subject) + self.mix_effect(subject)

    def share(self, subject: str, period: int) -> float:
        """Share of the whole: of the denominator for a ratio."""
        part, whole = self.levels[subject], self.levels[TOTAL]
        if self.is_ratio:
            return part.denominators[period] / whole.denominators[period]
        return part.numerators[period] / whole.numerators[period]

    def rate_effect(self, subject: str) -> float:
        """Mean share times change of the segment's rate; of the whole, the sum."""
        if subject == TOTAL:
            return sum(self.rate_effect(name) for name in self.segments)
        return (self.share(subject, 0) + self.share(subject, 1)) / 2 * self.delta(subject)

    def mix_effect(self, subject: str) -> float:
        """Change of share times distance of the segment's mean rate from the total's; of the whole, the sum."""
        if subject == TOTAL:
            return sum(self.mix_effect(name) for name in self.segments)
        part, whole = self.levels[subject], self.levels[TOTAL]
        distance = (part.value(0) + part.value(1) - whole.value(0) - whole.value(1)) / 2
        return (self.share(subject, 1) - self.share(subject, 0)) * distance

    def shaken(self, rng: random.Random) -> World:
        """The same names, metric and periods with other figures."""
        metric = next(item for item in METRICS if item["label"] == self.raw["label"])
        periods = (str(self.raw["previous_period"]), str(self.raw["current_period"]))
        return _world(Setting(metric, str(self.raw["grain"]), periods, self.dimension), self.segments, rng)

    def rank(self, subject: str, name: str) -> int:
        """Place of a segment by a figure, the largest first, from 1."""
        values = sorted((self.figure(other, name) or 0.0 for other in self.segments), reverse=True)
        return values.index(self.figure(subject, name) or 0.0) + 1


def _relative(world: World, subject: str) -> float | None:
    before = world.levels[subject].value(0)
    return world.delta(subject) / before if before > 0 else None


def _share_of_change(world: World, subject: str) -> float | None:
    return world.contribution(subject) / world.delta(TOTAL) if world.delta(TOTAL) else None


FIGURES: Mapping[str, Callable[[World, str], float | None]] = {
    "prev": lambda world, subject: world.levels[subject].value(0),
    "cur": lambda world, subject: world.levels[subject].value(1),
    "delta": lambda world, subject: abs(world.delta(subject)),
    "sdelta": World.delta,
    "rel": lambda world, subject: None if (found := _relative(world, subject)) is None else abs(found),
    "srel": _relative,
    "share0": lambda world, subject: world.share(subject, 0),
    "share1": lambda world, subject: world.share(subject, 1),
    "sharedelta": lambda world, subject: abs(world.share(subject, 1) - world.share(subject, 0)),
    "part": _share_of_change,
    "scontribution": World.contribution,
    "contribution": lambda world, subject: abs(world.contribution(subject)),
    "srate": World.rate_effect,
    "smix": World.mix_effect,
    "rate": lambda world, subject: abs(world.rate_effect(subject)),
    "mix": lambda world, subject: abs(world.mix_effect(subject)),
    "num0": lambda world, subject: world.levels[subject].numerators[0],
    "num1": lambda world, subject: world.levels[subject].numerators[1],
    "den0": lambda world, subject: world.levels[subject].denominators[0],
    "den1": lambda world, subject: world.levels[subject].denominators[1],
}


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays when the figures change."""

    metric: Mapping[str, Any]
    grain: str
    periods: tuple[str, str]
    dimension: str


def random_world(seed: int) -> World:
    """A world of its own for each seed; all metrics, grains and dimensions come round."""
    rng = random.Random(seed)
    grain = rng.choice(list(PERIODS))
    dimension, names = rng.choice(list(DIMENSIONS.items()))
    setting = Setting(METRICS[seed % len(METRICS)], grain, rng.choice(PERIODS[grain]), dimension)
    return _world(setting, rng.sample(names, rng.randint(2 if len(names) == 3 else 3, min(4, len(names)))), rng)


def _world(setting: Setting, names: Sequence[str], rng: random.Random) -> World:
    parts = {name: _levels(rng, setting.metric) for name in names}
    levels = {TOTAL: _sum(parts.values(), is_ratio=setting.metric["kind"] == "ratio"), **parts}
    return World(_raw(setting, levels, rng), levels)


def _sum(parts: Collection[Levels], *, is_ratio: bool) -> Levels:
    before, after = (sum(part.numerators[period] for part in parts) for period in (0, 1))
    under = [sum(part.denominators[period] for part in parts) for period in (0, 1)] if is_ratio else [1.0, 1.0]
    return Levels((before, after), (under[0], under[1]))


def _levels(rng: random.Random, metric: Mapping[str, Any]) -> Levels:
    factor = 1 + rng.choice([-1, 1]) * rng.uniform(0.02, 0.35)
    if metric["kind"] == "additive":
        before = round(metric["size"] * rng.uniform(0.3, 1.8))
        return Levels((float(before), float(round(before * factor))), (1.0, 1.0))
    sizes = [round(20_000 * rng.uniform(0.2, 1.6)) for _ in (0, 1)]
    rate = metric["size"] * rng.uniform(0.5, 1.8)
    numerators = [round(sizes[0] * rate), round(sizes[1] * rate * (1 + (factor - 1) / 2))]
    return Levels((float(numerators[0]), float(numerators[1])), (float(sizes[0]), float(sizes[1])))


def _raw(setting: Setting, levels: Mapping[str, Levels], rng: random.Random) -> Mapping[str, Any]:
    """The world in the form of the case files."""
    metric, dimension = setting.metric, setting.dimension
    is_ratio = metric["kind"] == "ratio"
    known = World({"kind": metric["kind"]}, levels)
    whole = known.levels[TOTAL]
    raw: dict[str, Any] = {
        "metric": metric["label"].lower().replace(" ", "_"),
        "label": metric["label"],
        "unit": metric["unit"],
        "kind": metric["kind"],
        "grain": setting.grain,
        "higher_is_better": metric["good"],
        "previous_period": setting.periods[0],
        "current_period": setting.periods[1],
        "previous_value": whole.value(0),
        "current_value": whole.value(1),
        "segments": [_segment(known, name, dimension) for name in known.segments],
        "analyst_note": "A new price list took effect." if rng.random() < 0.3 else None,
        "noise": {"within_normal_variation": rng.random() < 0.25},
    }
    if is_ratio:
        labels = ("repeat buyers", "buyers") if metric["unit"] == "percent" else ("amount", "visits")
        for part, label, values in zip(
            ("numerator", "denominator"), labels, (whole.numerators, whole.denominators), strict=True
        ):
            raw[part] = {"label": label, "previous": values[0], "current": values[1]}
        raw["effects_by_dimension"] = {
            dimension: {"rate_effect": known.rate_effect(TOTAL), "mix_effect": known.mix_effect(TOTAL)}
        }
    return raw


def _segment(world: World, name: str, dimension: str) -> dict[str, Any]:
    levels = world.levels[name]
    found: dict[str, Any] = {
        "dimension": dimension,
        "name": name,
        "previous_value": levels.value(0),
        "current_value": levels.value(1),
        "contribution": world.contribution(name),
    }
    if world.is_ratio:
        found |= {
            "numerator_previous": levels.numerators[0],
            "denominator_previous": levels.denominators[0],
            "numerator_current": levels.numerators[1],
            "denominator_current": levels.denominators[1],
            "share_previous": world.share(name, 0),
            "share_current": world.share(name, 1),
            "rate_effect": world.rate_effect(name),
            "mix_effect": world.mix_effect(name),
        }
    return found
