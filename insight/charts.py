"""What all charts share: ink for both grounds, and axes that write figures as the page does.

Fields of a chart have names of ours, and figures are written by `insight.figures` before they reach it: a column name
with a dot or a bracket never gets near an encoding.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

import altair as alt
import pandas as pd

from insight.figures import MINUS, SYMBOLS
from insight.metrics import Unit

Ground = Literal["light", "dark"]
"""What the chart is drawn on. No single grey is readable on both, so the ink is chosen."""

INK: Final[dict[Ground, str]] = {"light": "#12151B", "dark": "#E7EAF0"}
QUIET_INK: Final[dict[Ground, str]] = {"light": "#4A5260", "dark": "#B4BCC9"}
GRID: Final[dict[Ground, str]] = {"light": "#E4E8EE", "dark": "#2A323F"}


@dataclass(frozen=True, slots=True, eq=False)
class Figure:
    """One chart in all forms in which it is given."""

    spec: dict[str, Any]
    """The chart in Vega-Lite: making it costs a tenth of a second, drawing it again nothing."""
    said: str
    """What it shows, in a sentence; may hold names from the data."""
    table: pd.DataFrame
    """The same figures as text."""
    legend: str = ""
    """What its marks mean, in words of ours."""


def value_axis(unit: Unit, ground: Ground, *, change: bool = False) -> alt.Axis:
    """An axis of metric values, or of changes: true minus, symbol before, per cent and points behind a space."""
    return alt.Axis(
        labelExpr=_axis_expression(unit, change=change),
        labelColor=QUIET_INK[ground],
        gridColor=GRID[ground],
        tickCount=5,
        domain=False,
        ticks=False,
    )


def _axis_expression(unit: Unit, *, change: bool) -> str:
    number = "format(abs(datum.value), ',.3~f')"
    if unit == "percent":
        number = f"format(abs(datum.value) * 100, ',.3~f') + ' {'pp' if change else '%'}'"
    elif unit in SYMBOLS:
        number = f"'{SYMBOLS[unit]}' + (abs(datum.value) >= 1e5 ? format(abs(datum.value), '.3~s') : {number})"
    elif unit == "minutes":
        number += " + ' min'"
    positive = "'+'" if change else "''"
    return f"(datum.value < 0 ? '{MINUS}' : datum.value > 0 ? {positive} : '') + {number}"
