"""A number as it is written in a text, and whether a true value bears it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Hedge = Literal["none", "about", "below", "just_below", "above", "just_above", "at_least", "at_most"]
NumberUnit = Literal["plain", "money", "percent", "points", "minutes", "times", "fraction", "zero"]

_SLACK: Final = 1e-9
_SMALLER: Final = 0.8


@dataclass(frozen=True, slots=True)
class Figure:
    """`value` in units of `unit` (percent: 8.4 is 8.4 %; points likewise), precise to `step`."""

    value: float
    step: float
    """The place of the last digit written: 0.1 for "8.4", 1000 for "$108K"."""
    unit: NumberUnit
    round_step: float
    """The place of the last digit that is not a trailing zero: 10 for "20"."""
    sign: Literal[-1, 0, 1] = 0
    """0 when no sign is written."""
    currency: str | None = None

    def borne_out(self, truth: float, hedge: Hedge = "none") -> bool:
        """True when `truth`, a magnitude in the same unit, is what was written; signs are compared elsewhere."""
        margin = truth - self.value
        slack = 1e-12 * max(abs(truth), abs(self.value)) + _SLACK * self.step
        if hedge == "none":
            return abs(margin) <= self.step / 2 + slack
        if hedge == "about":
            loose = max(self.step / 2, min(self.round_step / 2, 0.1 * self.value))
            return abs(margin) <= loose + slack
        return self._one_sided(margin, slack, hedge)

    def _one_sided(self, margin: float, slack: float, hedge: Hedge) -> bool:
        if hedge in {"below", "just_below", "at_most"}:
            margin = -margin
        inclusive = hedge in {"at_least", "at_most"}
        if margin < -slack or (margin <= slack and not inclusive):
            return False
        return margin <= self._reach(hedge) + slack

    def _reach(self, hedge: Hedge) -> float:
        if self.unit == "times" and hedge in {"above", "at_least"}:
            return max(self.step, 0.5 * self.value)
        if hedge == "just_above":
            return max(self.step / 2, 0.05 * self.value)
        if hedge == "just_below" and self.unit == "times":
            return max(self.step / 2, 0.08 * self.value)  # "nearly twice": 1.85
        if hedge == "just_below":
            return max(self.step / 2, 0.06 * self.value)
        return max(self.step, min(self.round_step, 0.25 * self.value))


@dataclass(frozen=True, slots=True)
class Fraction:
    """A fraction in words ("a third", "nearly all", "most"): true between `low` and `high`, both excluded if `open`."""

    low: float
    high: float
    name: str = ""

    def borne_out(self, truth: float) -> bool:
        """True when the fraction is a fair name for `truth`."""
        return self.low - _SLACK <= truth <= self.high + _SLACK


def fraction(value: float, hedge: Hedge) -> Fraction:
    """The values that a simple fraction such as 1/3 stands for, with its hedge.

    Unhedged or "about": within 8 % of it (a twelfth: 7.7-9.0 %; half: 46-54 %). One-sided hedges end at the next
    simple fraction; for small ones, which few are next to, a fifth further down.
    """
    if hedge in {"below", "just_below", "at_most"}:
        near = 0.87 if hedge == "just_below" else min(1 / (1 / value + 1) / value, _SMALLER)
        return Fraction(value * near, value * (1 - 1e-6))
    if hedge in {"above", "just_above", "at_least"}:
        far = 1.2 if hedge == "just_above" else 2.0 if value == 0.5 else 1.5
        return Fraction(value * (1 + 1e-6), min(value * far, 0.9999))
    near = min(0.08 * value, 0.05)
    return Fraction(value - near, value + near)


@dataclass(frozen=True, slots=True)
class PartOfUnit(Figure):
    """A simple fraction of one unit in words: "two thirds of a dollar", "nearly a tenth of a point"."""

    size: float = 1.0
    """The unit in those of the figure: 60 minutes for an hour."""

    def borne_out(self, truth: float, hedge: Hedge = "none") -> bool:
        """True when the fraction is a fair name for so much of the unit."""
        return fraction(self.value / self.size, hedge).borne_out(truth / self.size)
