"""Between an explanation's end and the journal: what is kept of it, and how it comes back."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from insight.card import Card, Origin, card_of
from insight.errors import InvalidOfferInsight
from insight.journal import Entry, Feedback, Journal, Kept
from insight.offer_insight import OfferInsight, validate_offer_insight
from insight.outcome import Accepted, NeedsAttention, Outcome, Unavailable, Withheld
from insight.prompt import PROMPT_VERSION
from insight.scene import Scene


@dataclass(frozen=True, slots=True)
class Shown:
    """An accepted insight on its way to the page."""

    insight: OfferInsight
    card: Card
    kept: int | None
    """Number in the journal; `None` when it is not kept."""
    feedback: Feedback | None = None


def kept_answer(journal: Journal, scene: Scene) -> Shown | None:
    """The insight kept for this very question, after the same checks as a fresh one."""
    kept = journal.answer_to(scene.question.key)
    if kept is None:
        return None
    facts = scene.facts
    try:
        insight = validate_offer_insight(
            json.dumps(kept.entry.answer),
            expected_metric=facts.metric,
            previous_value=facts.previous_value,
            current_value=facts.current_value,
            facts=facts,
        )
    except InvalidOfferInsight:
        return None
    origin = Origin(written=kept.entry.written.astimezone(scene.zone), **kept.entry.origin)
    return _shown(scene, insight, origin, kept)


def fresh_answer(journal: Journal, scene: Scene, outcome: Accepted) -> Shown:
    """An insight that was just accepted; it is kept, once, unless its data is private."""
    trail, question = outcome.trail, scene.question
    told = _origin(scene, outcome)
    kept = None
    if not question.private:
        journal.keep(
            Entry(
                question=question.key,
                metric=question.facts.metric,
                title=outcome.insight.headline,
                view=scene.view.query,
                facts=asdict(question.facts),
                answer=outcome.insight.model_dump(mode="json"),
                origin=told,
                written=trail.finished,
                reference=trail.reference,
            )
        )
        kept = journal.answer_to(question.key)
    return _shown(scene, outcome.insight, Origin(written=trail.finished.astimezone(scene.zone), **told), kept)


def note_refusal(journal: Journal, scene: Scene, outcome: Outcome) -> None:
    """Count an explanation that ended without an insight by its reason; nothing of a private question."""
    if isinstance(outcome, Withheld | Unavailable | NeedsAttention) and not scene.question.private:
        journal.refuse(
            metric=scene.facts.metric,
            kind=type(outcome).__name__,
            reason=outcome.error.reason,
            provider=scene.provider,
            model=scene.model,
            reference=outcome.trail.reference,
        )


def _shown(scene: Scene, insight: OfferInsight, origin: Origin, kept: Kept | None) -> Shown:
    card = card_of(scene.facts, insight, origin, within=scene.view.within, data_until=scene.data_until)
    return Shown(insight, card, kept.id if kept else None, kept.feedback if kept else None)


def _origin(scene: Scene, outcome: Accepted) -> dict[str, Any]:
    return {
        "provider": scene.provider,
        "model": scene.model,
        "prompt_version": PROMPT_VERSION,
        "seconds": outcome.trail.elapsed,
        "attempts": outcome.trail.attempts,
    }
