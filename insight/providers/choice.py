"""Which kind of model server answers: decided once per server process, and never changed by a call that fails."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, assert_never

from insight.provider_reliability import Deadline
from insight.providers import Provider
from insight.settings import Settings

ProviderKind = Literal["ollama", "openai_compatible", "embedded"]
ChoiceReason = Literal[
    "INSIGHT_PROVIDER",
    "INSIGHT_BASE_URL",
    "INSIGHT_MODEL",
    "OLLAMA_HOST",
    "ollama_answers",  # on its default address
    "nothing_else",
]

OLLAMA_DEFAULT: Final = ("127.0.0.1", 11434)
PROBE_SECONDS: Final = 0.3
"""Long enough for any server on this machine, short enough for a page that is being opened."""
_PROBE_BYTES = 4096


@dataclass(frozen=True, slots=True)
class Choice:
    """A kind of model server, and the setting or finding that decided."""

    kind: ProviderKind
    because: ChoiceReason


def choose(
    settings: Settings, *, environment: Mapping[str, str] = os.environ, ollama: tuple[str, int] = OLLAMA_DEFAULT
) -> Choice:
    """The kind that the settings name, else Ollama when it is set up or answers here, else the embedded model."""
    if settings.provider is not None:
        return Choice(settings.provider, "INSIGHT_PROVIDER")
    if settings.base_url is not None:
        return Choice(_kind_of_address(settings, settings.base_url), "INSIGHT_BASE_URL")
    if settings.model is not None:
        return Choice("ollama", "INSIGHT_MODEL")
    if environment.get("OLLAMA_HOST", "").strip():
        return Choice("ollama", "OLLAMA_HOST")
    if ollama_answers(ollama):
        return Choice("ollama", "ollama_answers")
    return Choice("embedded", "nothing_else")


def choose_provider(settings: Settings, *, environment: Mapping[str, str] = os.environ) -> Provider:
    """The provider of this server process, not yet connected to anything.

    Raises:
        ModelRequestFailed: a setting of the model connection cannot be used.
    """
    return provider_of(choose(settings, environment=environment).kind, settings)


def provider_of(kind: ProviderKind, settings: Settings) -> Provider:
    """A provider of this kind; only the one that is used gets imported."""
    match kind:
        case "ollama":
            from insight.providers.ollama import OllamaProvider  # noqa: PLC0415

            return OllamaProvider(settings)
        case "openai_compatible":
            from insight.providers.openai_compatible import OpenAICompatibleProvider  # noqa: PLC0415

            return OpenAICompatibleProvider(settings)
        case "embedded":
            from insight.providers.embedded import EmbeddedProvider  # noqa: PLC0415

            return EmbeddedProvider(settings)
        case _:
            assert_never(kind)


def ollama_answers(address: tuple[str, int] = OLLAMA_DEFAULT, *, seconds: float = PROBE_SECONDS) -> bool:
    """Whether an Ollama answers there within the time, however slowly or strangely the other side behaves."""
    deadline = Deadline.after(seconds)
    try:
        with socket.create_connection(address, timeout=seconds) as connection:
            connection.settimeout(max(deadline.remaining, 0.001))
            connection.sendall(b"GET /api/version HTTP/1.0\r\nHost: localhost\r\n\r\n")
            reply = _read(connection, deadline)
    except OSError:
        return False
    head, _, body = reply.partition(b"\r\n\r\n")
    status = head.split(b"\r\n", 1)[0].split(b" ")
    return len(status) > 1 and status[1] == b"200" and _is_version(body)


def _read(connection: socket.socket, deadline: Deadline) -> bytes:
    """What arrives until the other side closes, at most a small reply's worth."""
    reply = b""
    while len(reply) < _PROBE_BYTES:
        if deadline.passed:
            raise TimeoutError
        connection.settimeout(deadline.remaining)
        part = connection.recv(_PROBE_BYTES)
        if not part:
            break
        reply += part
    return reply


def _is_version(body: bytes) -> bool:
    try:
        found = json.loads(body)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and isinstance(found.get("version"), str)


def _kind_of_address(settings: Settings, address: str) -> ProviderKind:
    """A key, or a path ending in /v1, is how OpenAI-compatible servers are addressed; anything else is an Ollama."""
    if settings.api_key is not None or address.rstrip("/").endswith("/v1"):
        return "openai_compatible"
    return "ollama"
