"""Whole answers, computed and true, for a model that is too small to write: it chooses one of them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

from insight.errors import InvalidOfferInsight
from insight.facts import Direction, Evidence, EvidenceKind, Facts
from insight.figures import format_delta, format_relative, format_value
from insight.offer_insight import EXPLANATION_LIMIT, HEADLINE_LIMIT, validate_offer_insight

STORY_LIMIT: Final = 6
"""Most answers offered: more would only push the telling ones out of a small model's sight."""

Answer = dict[str, Any]

_VERBS: Final[dict[Direction, str]] = {"increase": "rose", "decrease": "fell", "no_change": "did not change"}
_ANGLES: Final[tuple[tuple[EvidenceKind, str], ...]] = (
    ("simpson", "against the direction of its parts"),
    ("rate_effect", "rates within segments"),
    ("mix_effect", "the mix of segments"),
    ("volume_effect", "the count behind it"),
    ("calendar", "the length of the months"),
    ("year_before", "the same step a year before"),
)


def stories(facts: Facts) -> list[Answer]:
    """At most six answers that pass the acceptance check, in an order that depends on nothing but the facts.

    The order is shuffled so that the place in the list tells a model nothing about importance.
    """
    offered: list[Answer] = []
    for answer in _candidates(facts):
        if len(offered) < STORY_LIMIT and answer not in offered and _passes(answer, facts):
            offered.append(answer)
    seed = json.dumps([facts.metric, facts.previous_period.label, facts.current_period.label, facts.data_fingerprint])
    random.Random(seed).shuffle(offered)  # noqa: S311 - an order, not a secret
    return offered


def _candidates(facts: Facts) -> Iterator[Answer]:
    """Answers by importance: all drivers together, each alone, then the other kinds of evidence."""
    overall = [item for item in facts.evidence if item.kind == "overall"]
    drivers = list(facts.driver_evidence)[:3]
    change = _change(facts)
    if not drivers:
        yield _answer(facts, change, [*overall, *_of_kind(facts, "noise")], [])
        yield _answer(facts, change, overall, [])
    for chosen in ([drivers] if len(drivers) > 1 else []) + [[driver] for driver in drivers]:
        name = chosen[0].segment.name if chosen[0].segment else ""
        yield _answer(facts, f"{change}: {name}", [*overall, *chosen], chosen)
    for kind, words in _ANGLES:
        for item in _of_kind(facts, kind):
            yield _answer(facts, f"{change}: {words}", [*overall, item, *drivers[:1]], drivers[:1])


def _change(facts: Facts) -> str:
    """The whole change in a few words: "Orders fell 8.4 % to 91,200"."""
    value = format_value(facts.current_value, facts.unit, facts.decimals)
    verb = _VERBS[facts.direction]
    if facts.direction == "no_change":
        return f"{facts.label} {verb} in {facts.current_period.label}"
    if facts.unit == "percent" or facts.relative_change is None:
        size = format_delta(facts.delta, facts.unit, facts.decimals)
    else:
        size = format_relative(facts.relative_change)
    return f"{facts.label} {verb} {size.lstrip('+−')} to {value} in {facts.current_period.label}"


def _answer(facts: Facts, headline: str, evidence: list[Evidence], drivers: list[Evidence]) -> Answer:
    """The answer that quotes this evidence, as many of its sentences as fit."""
    explanation = ""
    for item in evidence:
        longer = f"{explanation} {item.sentence}".strip()
        if len(longer) <= EXPLANATION_LIMIT:
            explanation = longer
    return {
        "metric": facts.metric,
        "direction": facts.direction,
        "previous_value": facts.previous_value,
        "current_value": facts.current_value,
        "headline": headline if len(headline) <= HEADLINE_LIMIT else _change(facts)[:HEADLINE_LIMIT],
        "explanation": explanation,
        "drivers": [item.id for item in drivers],
    }


def _of_kind(facts: Facts, kind: EvidenceKind) -> list[Evidence]:
    return [item for item in facts.evidence if item.kind == kind]


def _passes(answer: Answer, facts: Facts) -> bool:
    try:
        validate_offer_insight(
            json.dumps(answer, ensure_ascii=False),
            expected_metric=facts.metric,
            previous_value=facts.previous_value,
            current_value=facts.current_value,
            facts=facts,
        )
    except InvalidOfferInsight:
        return False
    return True
