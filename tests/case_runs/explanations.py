"""Families whose input is a reply of a model server: MO (what the model wrote) and PF (how the server behaved)."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from insight.errors import DataProblem, FactsUnavailable, InvalidOfferInsight, ModelRequestFailed, ModelUnavailable
from insight.facts import Facts
from insight.model_client import generate_offer_insight
from insight.offer_insight import overall_facts
from insight.providers.ollama import OllamaProvider
from insight.settings import Settings
from tests.case_facts import read_facts
from tests.case_replies import product_answer
from tests.case_runs.cases import Case, Result
from tests.case_runs.model_server import serving

MODEL = "case-model"


def run_model_output(case: Case) -> Iterator[Result]:
    """The outcome for each reply of a model to known facts."""
    for variant, given in case.variants():
        reply = given["provider_reply"]
        entry = {"on": "POST /api/chat", "status": reply["http_status"], "body": reply["body"]}
        try:
            got = outcome([entry], read_facts(given["facts"]), MODEL)
        except FactsUnavailable:
            got = "needs_attention"
        yield Result(case.id, variant, case.outcomes(variant), got)


def run_provider_failure(case: Case) -> Iterator[Result]:
    """The outcome of a server's behaviour, as far as it is given as replies; the facts are those of a good reply."""
    for variant, given in case.variants():
        yield Result(case.id, variant, case.outcomes(variant), _behaviour(given))


def _behaviour(given: Mapping[str, Any]) -> str | None:
    entries = given.get("server")
    if not isinstance(entries, list) or not all("status" in entry for entry in entries):
        return None
    if given.keys() - {"name", "config", "server"} or given.get("config", {}).keys() - {"model"}:
        return None
    return outcome(entries, _facts_of(entries), given.get("config", {}).get("model", MODEL))


def outcome(entries: Sequence[Mapping[str, Any]], facts: Facts, model: str) -> str:
    """Ask the stand-in server through the product's own provider, policy and acceptance boundary."""
    with serving([_in_product_fields(entry, facts) for entry in entries], model) as server:
        settings = Settings(provider="ollama", model=model, base_url=server.address)
        try:
            generate_offer_insight(
                None,
                settings,
                expected_metric=facts.metric,
                previous_value=facts.previous_value,
                current_value=facts.current_value,
                facts=facts,
                provider=OllamaProvider(settings, environment={}),
            )
        except InvalidOfferInsight:
            return "withheld"
        except ModelUnavailable:
            return "unavailable"
        except (ModelRequestFailed, FactsUnavailable, DataProblem):
            return "needs_attention"
    return "shown"


def _in_product_fields(entry: Mapping[str, Any], facts: Facts) -> Mapping[str, Any]:
    changed = copy.deepcopy(dict(entry))
    bodies = changed.get("body")
    for body in bodies if isinstance(bodies, list) else [bodies]:
        message = body.get("message") if isinstance(body, dict) else None
        if isinstance(message, dict) and isinstance(message.get("content"), str):
            message["content"] = product_answer(message["content"], facts)
    return changed


def _facts_of(entries: Sequence[Mapping[str, Any]]) -> Facts:
    """Facts that a good answer among the replies is about; any others where there is none.

    A provider case brings no facts, and its good answer speaks of the largest part of the change. That part is read
    from the answer, so what such a case shows is the provider's behaviour and not the check of the prose.
    """
    for entry in entries:
        bodies = entry.get("body")
        for body in bodies if isinstance(bodies, list) else [bodies]:
            content = body.get("message", {}).get("content") if isinstance(body, dict) else None
            if content:
                return _facts_from(json.loads(content))
    return overall_facts("orders", 120, 100)


def _facts_from(answer: Mapping[str, Any]) -> Facts:
    previous, current = answer["previous_value"], answer["current_value"]
    return read_facts(
        {
            "metric": answer["metric"],
            "label": answer["metric"].replace("_", " ").capitalize(),
            "unit": "USD",
            "grain": "month",
            "previous_period": "2026-03",
            "current_period": "2026-04",
            "previous_value": previous,
            "current_value": current,
            "segments": _SEGMENTS if sum(part["previous_value"] for part in _SEGMENTS) == previous else [],
        }
    )


_SEGMENTS: list[dict[str, Any]] = [
    {"dimension": "region", "name": "North", "previous_value": 180_000, "current_value": 171_400},
    {"dimension": "region", "name": "South", "previous_value": 152_150, "current_value": 121_500},
    {"dimension": "region", "name": "Online", "previous_value": 150_000, "current_value": 139_000},
]
"""The parts that belong to the answer which provider cases are written with."""
