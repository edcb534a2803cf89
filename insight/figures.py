"""How figures are written: one format per unit, used by evidence, charts, page and prompt alike."""

from __future__ import annotations

import math
from typing import Final

from insight.metrics import Unit

MINUS: Final = "\N{MINUS SIGN}"
SYMBOLS: Final[dict[str, str]] = {"USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"}
ABSENT: Final = "–"


def format_value(value: float | None, unit: Unit, decimals: int) -> str:
    """Write a value of the metric: "$1,180.50", "31.2 %", "4,300", "12.5 min"."""
    if value is None or not math.isfinite(value):
        return ABSENT
    return _sign(value, decimals, unit) + _body(abs(value), unit, decimals)


def format_delta(delta: float | None, unit: Unit, decimals: int) -> str:
    """Write a change with its sign; a percent metric changes by percentage points: "+3.4 pp"."""
    if delta is None or not math.isfinite(delta):
        return ABSENT
    scaled = delta * 100 if unit == "percent" else delta
    sign = "" if round(scaled, decimals) == 0 else ("+" if scaled > 0 else MINUS)
    if unit == "percent":
        return f"{sign}{abs(scaled):,.{decimals}f} pp"
    return sign + _body(abs(delta), unit, decimals)


def format_relative(fraction: float | None, decimals: int = 1) -> str:
    """Write a relative change with its sign: "−8.4 %"."""
    if fraction is None or not math.isfinite(fraction):
        return ABSENT
    percent = fraction * 100
    sign = "" if round(percent, decimals) == 0 else ("+" if percent > 0 else MINUS)
    return f"{sign}{abs(percent):,.{decimals}f} %"


def format_share(fraction: float | None, decimals: int = 1) -> str:
    """Write a share: "37.1 %"."""
    if fraction is None or not math.isfinite(fraction):
        return ABSENT
    sign = MINUS if round(fraction * 100, decimals) < 0 else ""
    return f"{sign}{abs(fraction) * 100:,.{decimals}f} %"


def equal_as_shown(left: float, right: float, unit: Unit, decimals: int) -> bool:
    """True when two values cannot be told apart at the precision shown on screen."""
    places = decimals + 2 if unit == "percent" else decimals
    return math.isclose(left, right, rel_tol=0, abs_tol=0.5000001 * 10**-places)


def _sign(value: float, decimals: int, unit: Unit) -> str:
    scaled = value * 100 if unit == "percent" else value
    return MINUS if round(scaled, decimals) < 0 else ""


def _body(magnitude: float, unit: Unit, decimals: int) -> str:
    if unit == "percent":
        return f"{magnitude * 100:,.{decimals}f} %"
    number = f"{magnitude:,.{decimals}f}"
    if unit in SYMBOLS:
        return SYMBOLS[unit] + number
    return f"{number} min" if unit == "minutes" else number
