"""The change in one tile: value, signed change, arrow and colour, ready for a place that reads Markdown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from insight.facts import Facts
from insight.figures import format_delta, format_relative, format_value
from insight.tone import PAGE_COLOURS, tone_of


@dataclass(frozen=True, slots=True)
class Tile:
    """Figures and period names only, no name from outside."""

    period: str
    value: str
    delta: str
    colour: Literal["blue", "orange", "gray"]
    arrow: Literal["up", "down", "off"]
    """Off when nothing moved beyond its usual range."""
    compared: str
    """The value before, and when that was."""


def tile_of(facts: Facts) -> Tile:
    """The tile of a change; coloured by what the metric wants and grey within normal variation."""
    quiet = facts.noise is not None and facts.noise.within_normal_variation
    tone = tone_of(facts.delta, facts.polarity, within_normal_variation=quiet)
    relative = "" if facts.relative_change is None else f" ({format_relative(facts.relative_change)})"
    before = format_value(facts.previous_value, facts.unit, facts.decimals)
    when = "on" if facts.previous_period.days == 1 else "in"
    return Tile(
        period=facts.current_period.label,
        value=_for_markdown(format_value(facts.current_value, facts.unit, facts.decimals)),
        delta=_for_markdown(format_delta(facts.delta, facts.unit, facts.decimals) + relative),
        colour=PAGE_COLOURS[tone],
        arrow="off" if quiet or facts.delta == 0 else "up" if facts.delta > 0 else "down",
        compared=_for_markdown(f"From {before} {when} {facts.previous_period.label}"),
    )


def _for_markdown(figure: str) -> str:
    """Two dollar signs would turn what is between them into a formula."""
    return figure.replace("$", r"\$")
