"""How days and periods are named."""

from __future__ import annotations

from datetime import date
from typing import Final

from insight.metrics import Grain

MONTHS: Final = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def span_label(start: date, end: date) -> str:
    """Both ends in words, no part said twice: "1–17 November 2026", "30 March – 5 April 2026"."""
    if start == end:
        return day_label(start)
    if (start.year, start.month) == (end.year, end.month):
        return f"{start.day}–{day_label(end)}"
    if start.year == end.year:
        return f"{start.day} {MONTHS[start.month - 1]} – {day_label(end)}"
    return f"{day_label(start)} – {day_label(end)}"


def day_label(day: date) -> str:
    """One day: "14 February 2026"."""
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def period_label(start: date, end: date, grain: Grain, week_start: int) -> str:
    """A whole period as people say it: "Q1 2026"; a week that starts on another day than Monday by its dates."""
    if grain == "day":
        return day_label(start)
    if grain == "month":
        return f"{MONTHS[start.month - 1]} {start.year}"
    if grain == "quarter":
        return f"Q{(start.month + 2) // 3} {start.year}"
    if week_start == 0:
        # Only weeks that start on Mondays have a number that everybody counts the same way.
        year, week, _ = start.isocalendar()
        return f"Week {week}, {year}"
    return span_label(start, end)
