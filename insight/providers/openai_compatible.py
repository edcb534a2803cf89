"""Any server that speaks OpenAI's chat completions: vLLM, the llama.cpp server, LM Studio, hosted services."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from threading import Lock
from typing import Any, Final

import httpx

from insight.errors import ModelRequestFailed
from insight.providers import Message
from insight.providers.address import Address, parse_address
from insight.providers.context import sendable, tokens_at_least
from insight.providers.credentials import ssl_context, usable_key
from insight.providers.guard import Guard
from insight.providers.openai_replies import judge_completion, meaning_of_error, model_names
from insight.providers.replies import json_object
from insight.providers.served import ServedModel
from insight.providers.transport import GuardedTransport, Reply
from insight.settings import Settings

SCHEMA_NAME: Final = "insight"


class OpenAICompatibleProvider(ServedModel):
    """One attempt at a model behind the address, key and name of the settings. Safe to share between threads."""

    kind = "openai_compatible"

    def __init__(self, settings: Settings) -> None:
        """Take the settings as they are; what cannot be used is reported by the first attempt."""
        super().__init__(settings)
        self._lock = Lock()
        self._transport: GuardedTransport | None = None

    @property
    def address(self) -> Address:
        """Where the server is."""
        found = parse_address(self._settings.base_url or "", subject="INSIGHT_BASE_URL", default_port=None)
        if self._settings.base_url is None:
            raise ModelRequestFailed("configuration", subject="INSIGHT_BASE_URL", attempts=0)
        return found if found.path else replace(found, path="/v1")

    def close(self) -> None:
        """Close all connections; a later use opens new ones."""
        with self._lock:
            transport, self._transport = self._transport, None
        if transport is not None:
            transport.close()

    def _listed(self, guard: Guard) -> tuple[str, ...]:
        with guard.active():
            reply = self._exchange(httpx.Request("GET", f"{self.address.url}/models"))
        if reply.status != 200:
            raise meaning_of_error(reply)
        return model_names(json_object(reply), reply)

    def _answer(self, model: str, messages: Sequence[Message], schema: Mapping[str, Any]) -> str:
        body = {
            "model": model,
            "messages": sendable(messages),
            "response_format": {
                "type": "json_schema",
                "json_schema": {"name": SCHEMA_NAME, "schema": dict(schema), "strict": True},
            },
            "temperature": self._settings.model_temperature,
            "max_tokens": self._settings.model_answer_tokens,
            "stream": False,
        }
        reply = self._exchange(httpx.Request("POST", f"{self.address.url}/chat/completions", json=body))
        return judge_completion(reply, surely_sent=tokens_at_least(messages))

    def _exchange(self, request: httpx.Request) -> Reply:
        return self._connected_transport().exchange(request)

    def _connected_transport(self) -> GuardedTransport:
        with self._lock:
            if self._transport is None:
                key = usable_key(self._settings.api_key, subject="INSIGHT_API_KEY")
                context = ssl_context(needed=True) if self.address.scheme == "https" else None
                self._transport = GuardedTransport(ssl_context=context, authorization=key)
            return self._transport

    def _subject(self, error: ModelRequestFailed) -> str:
        return "INSIGHT_API_KEY" if error.reason == "credentials" else "INSIGHT_BASE_URL"
