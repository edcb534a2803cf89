"""Who is asked, said before the first question: the model, and whether anything leaves this machine."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from insight.model_service import ModelService
from insight.providers.ollama_server import is_cloud_model

ENOUGH: Final = 5
"""Kept explanations from which on their time says something about the next one."""
ROUND_SECONDS: Final = (5, 10, 15, 20, 30, 45, 60, 90, 120)


def who_answers(service: ModelService, model: str) -> str:
    """One line about the model and where the figures go; names and addresses in it are text from settings."""
    name = model or "The installed model"
    place = service.destination(model)
    if service.choice.kind == "embedded":
        return f"{name}, part of this program: nothing leaves this machine."
    if not place.address:
        return f"{name}, at an address that cannot be used."
    if place.is_local:
        return f"{name} at {place.address}, on this machine."
    if service.choice.kind == "ollama" and is_cloud_model(model):
        return f"{name} runs in the cloud, reached through {place.address}: the figures and your note go there."
    return f"{name} at {place.address}: the figures and your note are sent there when you ask."


def usual_time(seconds: Sequence[float]) -> str:
    """How long the next explanation usually takes, by those before it; empty while they are too few to say."""
    if len(seconds) < ENOUGH:
        return ""
    nine_of_ten = sorted(seconds)[ceil(len(seconds) * 0.9) - 1]
    limit = next((limit for limit in ROUND_SECONDS if nine_of_ten < limit), None)
    return f"Usually takes under {limit} seconds." if limit else "Usually takes more than two minutes."
