"""The calendar: which periods the data covers, and which two of them are compared.

Row order decides nothing. A period without rows is "no data", never zero; one that the data does not cover to its
last day is never taken as a full one.
"""

from insight.periods.calendar import GRAINS, MONDAY, Calendar, calendar_of, period_start
from insight.periods.comparison import Comparison, ComparisonKind, compare, year_before_start
from insight.periods.labels import span_label
from insight.periods.late_days import late_days

__all__ = [
    "GRAINS",
    "MONDAY",
    "Calendar",
    "Comparison",
    "ComparisonKind",
    "calendar_of",
    "compare",
    "late_days",
    "period_start",
    "span_label",
    "year_before_start",
]
