"""What a metric is: its names, its unit, how it is added up and which direction is good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "additive",  # a sum over rows: orders, revenue
    "ratio",  # a sum divided by a sum: repeat purchase rate, average order value
    "level",  # the last value of a period: subscribers, stock
    "distinct",  # a count of different values: active customers
]
Unit = Literal["USD", "EUR", "GBP", "JPY", "count", "percent", "ratio", "minutes"]
Polarity = Literal["up", "down", "neither"]
Grain = Literal["day", "week", "month", "quarter"]


@dataclass(frozen=True, slots=True)
class Metric:
    """One metric of the catalogue.

    A ratio has `numerator` and `denominator`; every other kind has `numerator` alone, the column that is summed
    (additive), read at the end of a period (level) or counted (distinct). A sum that is a product of a count and a
    value per piece (revenue = orders × value) may name the count as `volume`.
    """

    name: str
    """Identifier, as in the catalogue and in the model's answer."""
    label: str
    """What people call it on screen."""
    kind: Kind
    unit: Unit
    numerator: str
    date: str
    """Column with the day of each row."""
    denominator: str | None = None
    volume: str | None = None
    """Column of the count behind a sum, for the split into volume and value effects."""
    dimensions: tuple[str, ...] = ()
    also_called: tuple[str, ...] = ()
    """Other names a text may use."""
    polarity: Polarity = "neither"
    """Which direction is good for the business."""
    decimals: int = 0
    """Decimals shown, in the unit on screen (percent: of the percentage)."""
    unit_of_repeat: str | None = None
    """Column that identifies what repeats across rows (customer), for the variance of a ratio."""
    definition: str = ""
    numerator_label: str = ""
    """What the numerator counts, in words ("repeat orders")."""
    denominator_label: str = ""
