"""What a movement means for the business, and the one place that gives it a colour."""

from __future__ import annotations

from typing import Final, Literal

from insight.metrics import Polarity

Tone = Literal["good", "bad", "neutral"]

PAGE_COLOURS: Final[dict[Tone, Literal["blue", "orange", "gray"]]] = {
    "good": "blue",
    "bad": "orange",
    "neutral": "gray",
}
"""Names of theme colours, for badges and the metric's delta."""
MARK_COLOURS: Final[dict[Tone, str]] = {"good": "#3E74E0", "bad": "#C8641B", "neutral": "#7B8494"}
"""Colours of chart marks: at least 3:1 on light and dark ground, and apart for every kind of colour vision."""


def tone_of(delta: float, polarity: Polarity, *, within_normal_variation: bool = False) -> Tone:
    """Judge a movement by the metric's polarity; grey when nobody minds or nothing moved beyond its usual range."""
    if within_normal_variation or delta == 0 or polarity == "neither":
        return "neutral"
    return "good" if (delta > 0) == (polarity == "up") else "bad"
