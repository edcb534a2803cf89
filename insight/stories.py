"""Whole answers, computed and true, for a model that is too small to write: it chooses one of them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

from insight.errors import InvalidOfferInsight
from insight.evidence import opposed_dimension
from insight.facts import Direction, Evidence, EvidenceKind, Facts, SegmentFacts
from insight.figures import format_delta, format_relative, format_value
from insight.offer_insight import EXPLANATION_LIMIT, HEADLINE_LIMIT, validate_offer_insight
from insight.phrases import both_figures, both_shares, verb, whole_of_shares

STORY_LIMIT: Final = 6
"""Most answers offered: more would only push the telling ones out of a small model's sight."""

Answer = dict[str, Any]

_VERBS: Final[dict[Direction, str]] = {"increase": "rose", "decrease": "fell", "no_change": "did not change"}
_ANGLES: Final[tuple[EvidenceKind, ...]] = ("simpson", "rate_effect", "mix_effect", "volume_effect")
"""Kinds of evidence beside the drivers that make a story of their own."""
MOSTLY: Final = 0.5
"""From this part of the change on it is mostly there."""
ALL: Final = 0.995
"""From here on it is all of it, as shown."""


def stories(facts: Facts) -> list[Answer]:
    """At most six answers that pass the acceptance check, in an order that depends on nothing but the facts.

    The order is shuffled so that the place in the list tells a model nothing about importance.
    """
    offered: list[Answer] = []
    for told in _candidates(facts):
        if len(offered) == STORY_LIMIT:
            break
        answer = next((answer for answer in told if _passes(answer, facts)), None)
        if answer is not None and answer not in offered:
            offered.append(answer)
    seed = json.dumps([facts.metric, facts.previous_period.label, facts.current_period.label, facts.data_fingerprint])
    random.Random(seed).shuffle(offered)  # noqa: S311 - an order, not a secret
    return offered


def _candidates(facts: Facts) -> Iterator[Iterator[Answer]]:
    """Stories by importance: all drivers together, each alone, then the other kinds of evidence.

    Each comes in several wordings, the best first: some names and figures make a sentence that cannot be checked.
    """
    overall = _of_kind(facts, "overall")
    drivers = list(facts.driver_evidence)[:3]
    change = _change(facts)
    if not drivers:
        yield _answers(facts, [change], [*overall, *_of_kind(facts, "noise")], [])
        yield _answers(facts, [change], overall, [])
    for chosen in ([drivers] if len(drivers) > 1 else []) + [[driver] for driver in drivers]:
        heads = [f"{change}{words}" for words in _in_segments(facts, chosen)]
        yield _answers(facts, [*heads, change], [*overall, *chosen], chosen)
    for kind in _ANGLES:
        for item in _of_kind(facts, kind):
            if words := list(_by_angle(facts, item)):
                heads = [*(f"{change}{more}" for more in words), change]
                yield _answers(facts, heads, [*overall, item, *drivers[:1]], drivers[:1])


def _in_segments(facts: Facts, drivers: list[Evidence]) -> Iterator[str]:
    """How a headline goes on about these segments."""
    known = {item.segment: item for item in facts.segments}
    items = [known[driver.segment] for driver in drivers if driver.segment in known]
    if not items or len(items) < len(drivers):
        return
    names = _listed([item.segment.name for item in items])
    if len(items) == 1:
        yield from _in_one(facts, items[0])
    part = sum(item.contribution or 0.0 for item in items) / facts.delta if facts.delta else 0.0
    if MOSTLY < part < ALL:
        yield f", mostly in {names}"
    moves = {_moved(item) for item in items}
    size = _size(items[0]) if len(items) == 1 else ""
    if len(moves) == 1 and (size or len(items) > 1):
        yield f": {names} {moves.pop()}{size}"
    yield f": {names}"


def _in_one(facts: Facts, item: SegmentFacts) -> Iterator[str]:
    name = item.segment.name
    if item.status == "entered":
        yield f": {name} is new"
    elif item.status == "exited":
        yield f": {name} is gone"
    elif facts.kind == "ratio" and abs(item.mix_effect or 0.0) > abs(item.rate_effect or 0.0):
        old, new = item.share_previous or 0.0, item.share_current or 0.0
        grew = "grew" if new > old else "shrank"
        before, after = both_shares(old, new)
        yield f": {name} {grew} from {before} to {after} of {whole_of_shares(facts)}"
        yield f": the share of {name} {verb(new - old)} to {after}"
    elif facts.kind == "ratio" and item.previous_value is not None and item.current_value is not None:
        before, after, _ = both_figures(facts, item.previous_value, item.current_value)
        yield f": {name} {_moved(item)} from {before} to {after}"


def _by_angle(facts: Facts, item: Evidence) -> Iterator[str]:
    """How a headline goes on about another kind of evidence; nothing when it says too little about the change."""
    if item.kind == "simpson":
        against = opposed_dimension(facts)
        if against:
            yield f", although it {verb(-facts.delta)} in every {against.replace('_', ' ')}"
        yield ": two effects offset each other"
        return
    part = dict(item.values).get(item.kind, 0.0)
    if facts.delta == 0 or not MOSTLY < part / facts.delta <= 1:
        return
    if item.kind == "mix_effect":
        yield ", mostly because the mix changed"
    if item.kind == "rate_effect" and facts.unit == "percent":
        yield f", mostly because rates {verb(part)}"
    yield f", mostly a {item.kind.replace('_', ' ')}"


def _moved(item: SegmentFacts) -> str:
    return verb((item.current_value or 0.0) - (item.previous_value or 0.0))


def _size(item: SegmentFacts) -> str:
    """By how much a segment moved; empty where that cannot be said, or shows as nothing."""
    old, new = item.previous_value or 0.0, item.current_value or 0.0
    if old <= 0:
        return ""
    size = format_relative(abs(new / old - 1)).lstrip("+")
    return f" {size}" if size != format_relative(0.0) else ""


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


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


def _answers(facts: Facts, heads: list[str], evidence: list[Evidence], drivers: list[Evidence]) -> Iterator[Answer]:
    """The answer that quotes this evidence, as many of its sentences as fit, under each headline that fits."""
    explanation = ""
    for item in evidence:
        longer = f"{explanation} {item.sentence}".strip()
        if len(longer) <= EXPLANATION_LIMIT:
            explanation = longer
    short = [head for head in heads if len(head) <= HEADLINE_LIMIT]
    for head in short or [heads[-1][:HEADLINE_LIMIT]]:
        yield {
            "metric": facts.metric,
            "direction": facts.direction,
            "previous_value": facts.previous_value,
            "current_value": facts.current_value,
            "headline": head,
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
