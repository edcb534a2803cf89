"""The figures that the tests of the acceptance boundary are about, and a right answer to each."""

from __future__ import annotations

import json
from typing import Any

from insight.facts import Facts
from tests.case_facts import read_facts

BOOKINGS: Facts = read_facts(
    {
        "metric": "booked_revenue",
        "label": "Booked revenue",
        "also_called": ["bookings"],
        "unit": "USD",
        "grain": "month",
        "previous_period": "2026-05",
        "current_period": "2026-06",
        "previous_value": 364_800,
        "current_value": 331_250,
        "segments": [
            {"dimension": "region", "name": "Coast", "previous_value": 140_300, "current_value": 120_900},
            {"dimension": "region", "name": "Hills", "previous_value": 124_500, "current_value": 118_350},
            {"dimension": "region", "name": "Online", "previous_value": 100_000, "current_value": 92_000},
        ],
    }
)
"""A fall of $33,550 or 9.1968 %; drivers in order: Coast (E2), Online (E3), Hills (E4)."""

TRIALS: Facts = read_facts(
    {
        "metric": "trial_conversion_rate",
        "label": "Trial conversion rate",
        "also_called": ["trial conversion"],
        "unit": "percent",
        "kind": "ratio",
        "grain": "month",
        "previous_period": "2026-05",
        "current_period": "2026-06",
        "previous_value": 0.048,
        "current_value": 0.06,
        "numerator": {"label": "paid accounts", "previous": 1_200, "current": 1_680},
        "denominator": {"label": "trials", "previous": 25_000, "current": 28_000},
        "segments": [],
    }
)
"""A rise of 1.2 points or 25 %, without segments."""

MENTIONS: Facts = read_facts(
    {
        "metric": "press_mentions",
        "label": "Press mentions",
        "unit": "count",
        "grain": "month",
        "previous_period": "2026-05",
        "current_period": "2026-06",
        "previous_value": 40,
        "current_value": 430,
        "segments": [],
    }
)
"""A rise of 390 or 975 %."""

_PROSE = {
    BOOKINGS.metric: {
        "headline": "Booked revenue fell 9.2% to $331,250",
        "explanation": "Booked revenue went from $364,800 in May 2026 to $331,250 in June 2026, a decrease of $33,550. "
        "Coast fell by $19,400, the largest part of the change.",
        "drivers": ["E2"],
    },
    TRIALS.metric: {
        "headline": "Trial conversion rate rose 1.2 percentage points to 6.0%",
        "explanation": "The trial conversion rate went from 4.8% in May 2026 to 6.0% in June 2026.",
        "drivers": [],
    },
    MENTIONS.metric: {
        "headline": "Press mentions rose by 390 to 430",
        "explanation": "Press mentions went from 40 in May 2026 to 430 in June 2026.",
        "drivers": [],
    },
}


def fields(facts: Facts, **changed: Any) -> dict[str, Any]:
    """A right answer about `facts`, with some fields changed."""
    structured = {
        "metric": facts.metric,
        "direction": facts.direction,
        "previous_value": facts.previous_value,
        "current_value": facts.current_value,
    }
    return structured | _PROSE[facts.metric] | changed


def answer(facts: Facts, **changed: Any) -> str:
    """The same as raw JSON."""
    return json.dumps(fields(facts, **changed), ensure_ascii=False)
