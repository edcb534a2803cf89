"""Who is asked, said before the first question: the model, and whether anything leaves this machine."""

from __future__ import annotations

from insight.model_service import ModelService


def who_answers(service: ModelService, model: str) -> str:
    """One line about the model and where the figures go; names and addresses in it are text from settings."""
    name = model or "The installed model"
    place = service.destination
    if service.choice.kind == "embedded":
        return f"{name}, part of this program: nothing leaves this machine."
    if not place.address:
        return f"{name}, at an address that cannot be used."
    if place.is_local:
        return f"{name} at {place.address}, on this machine."
    return f"{name} at {place.address}: the figures and your note are sent there when you ask."
