"""Family MR: rows and a metric, the figures that follow from them, and texts about them.

Prints a line for the case itself (which outcome, and whether the figures are right) and one for each text, put as the
explanation under a computed headline.
"""

from __future__ import annotations

import json
import math
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from insight.cube import Cube
from insight.errors import DataProblem, FactsUnavailable, InvalidOfferInsight
from insight.facts import Facts
from insight.figures import format_value
from insight.offer_insight import validate_offer_insight
from tests.case_facts import read_facts
from tests.case_runs.cases import WHOLE, Case, Result
from tests.case_runs.rows import facts_from, metric_of, opened, read_rows, with_product, written

TEXTS = {"bad_texts": ("bad", ("withheld",)), "ok_texts": ("ok", ("shown",))}


def run_metric_reasoning(case: Case) -> Iterator[Result]:
    """The case's own line and one for each text."""
    given = case.input
    if "csv" not in given:
        yield from _run_pairs(case)
        return
    try:
        facts, caveat, known = _facts(given)
    except (FactsUnavailable, DataProblem):
        yield Result(case.id, WHOLE, case.outcomes(WHOLE), "needs_attention")
        return
    got = "shown_with_notice" if caveat else "shown"
    wrong = differing(known, case.expected.get("values", {}))
    yield Result(case.id, WHOLE, case.outcomes(WHOLE), "!".join([got, *wrong]))
    yield from _texts(case, [facts])


def _facts(given: Mapping[str, Any]) -> tuple[Facts, bool, dict[str, Any]]:
    """The facts, whether they come with a caveat, and every figure that a case may ask for, by its name there."""
    rows = read_rows(given["csv"])
    if "formula" in given["metric"]:
        rows = with_product(rows, given["metric"]["formula"])
    with tempfile.TemporaryDirectory() as folder, opened(written(rows, Path(folder))) as source:
        metric, grain = metric_of(given["metric"], rows), given.get("grain", "month")
        facts, caveat = facts_from(source, metric, grain, given)
        known = _figures(facts) | {"suspicious_days": [day.isoformat() for day in source.late_days(metric)]}
        if facts.current_period not in source.calendar(metric, grain).periods:  # only the first days are compared
            known |= _same_days(facts, source.cube(metric, grain))
        return facts, caveat, known


def _same_days(facts: Facts, whole: Cube) -> dict[str, Any]:
    """The compared days beside the whole period before them."""
    before = next(place for place, span in enumerate(whole.periods) if span.start == facts.previous_period.start)
    total = whole.over(())
    return {
        "previous_full": float(total.loc[total["period"] == before, "numerator"].sum()),
        "current_partial": facts.current_value,
        "same_days_previous": facts.previous_value,
        "same_days_change_pct": 100 * (facts.relative_change or 0.0),
    }


def _run_pairs(case: Case) -> Iterator[Result]:
    """A case that gives values in place of rows: a false text passes for none of them, a true one for one."""
    known = [_pair(index, pair) for index, pair in enumerate(case.input.get("cases", ()))]
    if not known:
        yield Result(case.id, WHOLE, case.outcomes(WHOLE), None)
        return
    values = case.expected.get("values", {})
    wrong = [name for name, found in _of_pairs(known).items() if name in values and not agree(found, values[name])]
    yield Result(case.id, WHOLE, case.outcomes(WHOLE), "!".join(["shown", *wrong]))
    yield from _texts(case, known)


def _pair(index: int, pair: Mapping[str, float]) -> Facts:
    return read_facts(
        {
            "metric": "orders",
            "label": "Orders",
            "unit": "count" if all(float(value).is_integer() for value in pair.values()) else "ratio",
            "grain": "month",
            "previous_period": "2026-03",
            "current_period": "2026-04",
            "previous_value": pair["previous"],
            "current_value": pair["current"],
            "id": index,
        }
    )


def _of_pairs(known: list[Facts]) -> dict[str, list[Any]]:
    words = {"increase": "up", "decrease": "down", "no_change": "flat"}
    changes = [None if facts.relative_change is None else 100 * facts.relative_change for facts in known]
    return {"directions": [words[facts.direction] for facts in known], "change_pct": changes}


def _texts(case: Case, known: list[Facts]) -> Iterator[Result]:
    for key, (word, expected) in TEXTS.items():
        for number, text in enumerate(case.input.get(key, ()), start=1):
            shown = any(_is_shown(text, facts) for facts in known)
            yield Result(case.id, f"{word}_{number}", expected, "shown" if shown else "withheld")


def _is_shown(text: str, facts: Facts) -> bool:
    before, after = (
        format_value(value, facts.unit, facts.decimals) for value in (facts.previous_value, facts.current_value)
    )
    answer = {
        "metric": facts.metric,
        "direction": facts.direction,
        "previous_value": facts.previous_value,
        "current_value": facts.current_value,
        "headline": f"{facts.label}: {before} → {after}",
        "explanation": text,
        "drivers": [item.id for item in facts.driver_evidence[:1]],
    }
    try:
        validate_offer_insight(
            json.dumps(answer),
            expected_metric=facts.metric,
            previous_value=facts.previous_value,
            current_value=facts.current_value,
            facts=facts,
        )
    except InvalidOfferInsight:
        return False
    return True


def differing(known: Mapping[str, Any], values: Mapping[str, Any]) -> list[str]:
    """Names of the expected figures that are known differently; names that mean nothing here are left out."""
    return [name for name, wanted in values.items() if name in known and not agree(known[name], wanted)]


def _figures(facts: Facts) -> dict[str, Any]:
    relative, year = facts.relative_change, facts.year_earlier_value
    found: dict[str, Any] = {
        "previous": facts.previous_value,
        "current": facts.current_value,
        "change_abs": facts.delta,
        "points": 100 * facts.delta,
        "direction": {"increase": "up", "decrease": "down", "no_change": "flat"}[facts.direction],
        "change_pct": None if relative is None else 100 * relative,
        "mom_pct": None if relative is None else 100 * relative,
        "segments": {item.segment.name: [item.previous_value, item.current_value] for item in facts.segments},
        "contributions": {item.segment.name: item.contribution for item in facts.segments},
    }
    if facts.effects_mix_first is not None:  # cases hold the earlier rates fixed
        found["mix_effect_points"] = 100 * facts.effects_mix_first.mix_effect
        found["rate_effect_points"] = 100 * facts.effects_mix_first.rate_effect
    if year is not None:
        found["yoy_pct"] = 100 * (facts.current_value / year - 1)
    if facts.year_before is not None:
        before = facts.year_before
        found["mom_pct_year_before"] = 100 * (before.current_value / before.previous_value - 1)
    if facts.calendar_effect is not None:
        old = facts.previous_value / facts.previous_period.days
        found["per_day_change_pct"] = 100 * (facts.current_value / facts.current_period.days / old - 1)
    return found


def agree(found: Any, wanted: Any) -> bool:
    """Equal at the precision that is wanted; text in place of a number is for people."""
    if isinstance(wanted, Mapping):
        return found.keys() == wanted.keys() and all(agree(found[name], wanted[name]) for name in wanted)
    if isinstance(wanted, list):
        return len(found) == len(wanted) and all(map(agree, found, wanted))
    if isinstance(wanted, str) and not isinstance(found, str):
        return True
    if isinstance(wanted, float | int) and isinstance(found, float | int):
        decimals = len(f"{wanted!r}".partition(".")[2]) if isinstance(wanted, float) else 0
        return math.isclose(found, wanted, rel_tol=1e-12, abs_tol=0.5000001 * 10**-decimals)
    return bool(found == wanted)
