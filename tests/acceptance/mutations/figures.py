"""Figures as people write them, with the precision that the writing claims."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Literal

from tests.acceptance.mutations.worlds import TOTAL, World

Family = Literal["level", "change", "percent", "points", "count"]

FAMILIES: dict[str, Family] = {
    "prev": "level",
    "cur": "level",
    "delta": "change",
    "sdelta": "change",
    "contribution": "change",
    "scontribution": "change",
    "rate": "change",
    "srate": "change",
    "mix": "change",
    "smix": "change",
    "rel": "percent",
    "srel": "percent",
    "share0": "percent",
    "share1": "percent",
    "part": "percent",
    "sharedelta": "points",
    "num0": "count",
    "num1": "count",
    "den0": "count",
    "den1": "count",
}
SYMBOLS = {"USD": "$", "EUR": "€", "JPY": "¥"}
_SCALES = ((1e9, "B"), (1e6, "M"), (1e3, "K"))


@dataclass(frozen=True, slots=True)
class Written:
    """A number as written: what it says, and half of its last place."""

    text: str
    value: float
    half: float
    digits: str
    """The bare digits inside of `text`."""

    def says(self, true: float | None) -> bool:
        """True when the true value rounds to what is written."""
        return true is not None and abs(true - self.value) <= self.half * (1 + 1e-9)

    def with_digits(self, digits: str, factor: float) -> Written:
        """The same notation of another number, `factor` units a digit unit."""
        shown = float(digits.replace(",", "")) * factor
        signed = -shown if self.value < 0 else shown
        return replace(self, text=self.text.replace(self.digits, digits, 1), digits=digits, value=signed)

    @property
    def factor(self) -> float:
        """What one unit of the digits stands for."""
        bare = float(self.digits.replace(",", ""))
        return abs(self.value) / bare if bare else 1.0


def written(value: float, figure: str, world: World, rng: random.Random, style: str = "") -> Written | None:
    """Write a figure in one of its usual notations; `None` where it would be written as zero."""
    family = FAMILIES[figure]
    signed = figure.startswith("s") and figure not in {"share0", "share1", "sharedelta"}
    if family == "percent":
        return _percent(value, rng, signed=signed, suffixes=("%", "%", " %", " percent"))
    if family == "points":
        return _percent(value, rng, signed=signed, suffixes=(" points", " percentage points", " pp"))
    if family == "count":
        return _plain(value, 0, "", "", signed=False)
    if world.unit == "percent":
        if style == "bps":
            return _plain(value * 10_000, 0, "", " basis points", signed=signed, factor=1e-4)
        suffixes = ("%", "%", " %") if family == "level" else (" points", " percentage points", " pp")
        return _percent(value, rng, signed=signed, suffixes=suffixes, small=abs(value) < 0.02)
    return _in_unit(value, world, rng, signed=signed)


def _percent(
    value: float, rng: random.Random, *, signed: bool, suffixes: tuple[str, ...], small: bool = False
) -> Written | None:
    return _plain(value * 100, 2 if small else 1, "", rng.choice(suffixes), signed=signed, factor=0.01)


def _in_unit(value: float, world: World, rng: random.Random, *, signed: bool) -> Written | None:
    symbol = SYMBOLS.get(world.unit, "")
    suffix = rng.choice((" minutes", " min")) if world.unit == "minutes" else ""
    size = abs(world.levels[TOTAL].value(0))
    decimals = 0 if world.unit in {"count", "JPY"} or size >= 1_000 else 2 if world.unit != "minutes" else 1
    if decimals == 0 and world.unit != "minutes" and rng.random() < 0.35:
        for scale, letter in _SCALES:
            if abs(value) >= 10 * scale:
                return _plain(value / scale, 1, symbol, letter, signed=signed, factor=scale)
            if abs(value) >= scale:
                return _plain(value / scale, 2, symbol, letter, signed=signed, factor=scale)
    return _plain(value, decimals, symbol, suffix, signed=signed)


def _plain(
    value: float, decimals: int, prefix: str, suffix: str, *, signed: bool, factor: float = 1.0
) -> Written | None:
    digits = f"{abs(value):,.{decimals}f}"
    shown = float(digits.replace(",", ""))
    if shown == 0:
        return None
    sign = ("+" if value > 0 else "−") if signed or value < 0 else ""
    return Written(
        f"{sign}{prefix}{digits}{suffix}",
        (-shown if value < 0 else shown) * factor,
        0.5 * 10**-decimals * factor,
        digits,
    )
