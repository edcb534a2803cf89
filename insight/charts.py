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


_LARGE: Final = ((2e9, 1e9, "B"), (2e6, 1e6, "M"), (2e4, 1e3, "k"))
"""From which largest magnitude an axis is written in billions, millions or thousands."""


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


def value_axis(unit: Unit, ground: Ground, *, largest: float, change: bool = False) -> alt.Axis:
    """An axis of metric values, or of changes: true minus, symbol before, per cent and points behind a space.

    `largest` is the largest magnitude on the axis: all its labels are written in thousands or millions, or none is.
    """
    return alt.Axis(
        labelExpr=_axis_expression(unit, largest, change=change),
        labelColor=QUIET_INK[ground],
        gridColor=GRID[ground],
        tickCount=5,
        domain=False,
        ticks=False,
    )


def _axis_expression(unit: Unit, largest: float, *, change: bool) -> str:
    scale, suffix = next(((size, letter) for least, size, letter in _LARGE if largest >= least), (1.0, ""))
    if unit == "percent":
        scale, suffix = 0.01, " pp" if change else " %"
    number = f"format(abs(datum.value) / {scale:g}, ',.3~f') + '{suffix}'"
    if unit in SYMBOLS:
        number = f"'{SYMBOLS[unit]}' + {number}"
    elif unit == "minutes":
        number += " + ' min'"
    positive = "'+'" if change else "''"
    # Zero has neither a sign nor a magnitude.
    zero = f"'{SYMBOLS.get(unit, '')}0{suffix if unit == 'percent' else ''}'"
    return f"abs(datum.value) < {scale / 1e6:g} ? {zero} : (datum.value < 0 ? '{MINUS}' : {positive}) + {number}"
