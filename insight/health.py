"""One small line for whoever runs the page: the model server, and how the latest explanations ended."""

from __future__ import annotations

from typing import Final

from insight.model_service import Health
from insight.panels import spoken_seconds
from insight.providers.choice import ProviderKind

KINDS: Final[dict[ProviderKind, str]] = {
    "ollama": "Ollama",
    "openai_compatible": "OpenAI-compatible server",
    "embedded": "Embedded model",
}
MEMORY: Final[dict[bool | None, str]] = {
    True: "in memory",
    False: "not in memory yet",
    None: "not known whether in memory",
}
ENDS: Final[dict[str, str]] = {
    "Accepted": "shown",
    "Withheld": "withheld",
    "Unavailable": "unavailable",
    "NeedsAttention": "needing attention",
    "Failed": "failed by a mistake of this program",
    "Cancelled": "cancelled",
}


def health_line(health: Health) -> str:
    """Kind of server, model, memory, load and latest outcomes; the model's name is text from outside."""
    told = [KINDS[health.kind], health.model or "no model known yet", MEMORY[health.loaded]]
    if health.breaker != "closed":
        told.append(f"failing, asked again {f'in {spoken_seconds(health.rest)}' if health.rest else 'next time'}")
    load = health.load
    if load.running or load.waiting:
        told.append(f"{load.running} running, {load.waiting} waiting")
    counts = ", ".join(f"{count} {ENDS[kind]}" for kind, count in load.outcomes)
    told.append(f"latest explanations: {counts}" if counts else "no explanation yet")
    return " · ".join(told)
