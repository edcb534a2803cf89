"""Days that may not have finished loading: a run at the end of the data, far below the norm of its weekdays."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from statistics import median
from typing import Final

LONGEST_RUN: Final = 7
"""Days looked at; a longer low run is a lower level and not a late load."""
REFERENCE_WEEKS: Final = 8
FEWEST_REFERENCES: Final = 7
"""Earlier days without which there is no norm."""
FAR_BELOW: Final = 0.5
"""Share of the weekday's norm below which a day is suspicious."""
SPREADS: Final = 4
"""How many usual deviations from its weekday's norm a day has to be low."""


def late_days(totals: Iterable[tuple[date, float]]) -> tuple[date, ...]:
    """The suspicious days at the end of daily totals, ascending; none when there is too little to judge by.

    A day is compared with the median of the same weekday in the eight weeks before the last seven days, so that a low
    but normal weekend is not suspicious. A day without a total counts as zero, and one whose weekday usually is zero
    neither starts nor ends a run.
    """
    by_day = dict(totals)
    if not by_day:
        return ()
    last = max(by_day)
    reference = {
        day: value
        for day, value in by_day.items()
        if LONGEST_RUN <= (last - day).days < LONGEST_RUN + 7 * REFERENCE_WEEKS
    }
    if len(reference) < FEWEST_REFERENCES:
        return ()
    norms = _norms(reference)
    spread = _spread(reference, norms)
    run: list[date] = []
    for back in range(LONGEST_RUN + 1):
        day = last - timedelta(days=back)
        norm = norms.get(day.weekday())
        if norm is None:
            break
        if norm <= 0:
            continue
        # The square root guards small counts, where half the norm is within chance.
        low = by_day.get(day, 0.0) < min(FAR_BELOW * norm, (1 - SPREADS * spread) * norm, norm - 3 * norm**0.5)
        if not low:
            break
        run.append(day)
    else:
        return ()
    return tuple(reversed(run))


def _norms(reference: dict[date, float]) -> dict[int, float]:
    """Median of each weekday."""
    by_weekday: dict[int, list[float]] = {}
    for day, value in reference.items():
        by_weekday.setdefault(day.weekday(), []).append(value)
    return {weekday: median(values) for weekday, values in by_weekday.items()}


def _spread(reference: dict[date, float], norms: dict[int, float]) -> float:
    """The usual deviation of a day from its weekday's norm, as a share of the norm (from the median deviation)."""
    deviations = [abs(value / norms[day.weekday()] - 1) for day, value in reference.items() if norms[day.weekday()] > 0]
    return 1.4826 * median(deviations) if deviations else 0.0
