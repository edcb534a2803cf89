"""From facts to a checked insight: the prompt, one retried provider call, and the acceptance check behind it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from threading import Event
from typing import Any

from insight import prompt
from insight.errors import InvalidOfferInsight
from insight.facts import Facts
from insight.offer_insight import OfferInsight, overall_facts, validate_offer_insight
from insight.provider_reliability import Deadline, Progress, call_with_retries
from insight.providers import Message, Provider
from insight.providers.choice import choose_provider
from insight.settings import Settings
from insight.stories import Answer, stories


def generate_offer_insight(
    note: str | None,
    settings: Settings,
    *,
    expected_metric: str,
    previous_value: float,
    current_value: float,
    facts: Facts | None = None,
    provider: Provider | None = None,
    deadline: Deadline | None = None,
    cancelled: Event | None = None,
    on_event: Callable[[Progress], object] | None = None,
) -> OfferInsight:
    """Ask the model about one change and return its answer, accepted.

    Only the provider's call is tried again; the answer is judged once, and a refused one is not asked for anew.

    Args:
        note: what the analyst wrote, or nothing.
        settings: model, time limits.
        expected_metric: identifier of the metric.
        previous_value: its value in the baseline period; rates are fractions.
        current_value: its value in the current period.
        facts: all that the answer may claim; without it, the overall change alone.
        provider: who answers; by default as the settings say.
        deadline: end of the whole explanation; by default as the settings say, from now.
        cancelled: set by another thread to end the work.
        on_event: told of attempts and waits.

    Raises:
        ModelUnavailable: no usable answer right now.
        ModelRequestFailed: the request or the configuration is wrong.
        InvalidOfferInsight: the model answered and the answer failed a check.
    """
    known = overall_facts(expected_metric, previous_value, current_value) if facts is None else facts
    known = replace(known, note=note or known.note)
    asked = choose_provider(settings) if provider is None else provider
    end = Deadline.after(settings.explanation_deadline_seconds) if deadline is None else deadline
    offered, messages, schema = _question(known, asked)

    content = call_with_retries(
        lambda: asked.complete(messages, schema, deadline=end, cancelled=cancelled),
        deadline=end,
        cancelled=cancelled,
        attempts=settings.model_attempts,
        attempt_seconds=settings.model_timeout_seconds,
        on_event=on_event,
    )

    if on_event is not None:
        on_event(Progress("checking"))
    if not content.strip():
        raise InvalidOfferInsight("empty")
    insight = validate_offer_insight(
        content,
        expected_metric=expected_metric,
        previous_value=previous_value,
        current_value=current_value,
        facts=known,
    )
    # The page says that a choosing model's sentences were computed here, so an answer of its own is none.
    if asked.chooses and insight.model_dump(mode="json") not in offered:
        raise InvalidOfferInsight("schema")
    return insight


def question(facts: Facts, provider: Provider) -> str:
    """What the model is given, as a text for whoever wants to read it."""
    _, messages, schema = _question(facts, provider)
    return "\n\n".join([*(message["content"] for message in messages), json.dumps(schema, ensure_ascii=False)])


def _question(facts: Facts, provider: Provider) -> tuple[Sequence[Answer], Sequence[Message], Mapping[str, Any]]:
    if provider.chooses:
        offered = stories(facts)
        if not offered:
            raise InvalidOfferInsight("no_story")  # an empty choice would be refused as a bad request
        return offered, prompt.choice_messages(facts, offered), prompt.choice_schema(offered)
    return (), prompt.messages(facts), prompt.response_schema(facts)
