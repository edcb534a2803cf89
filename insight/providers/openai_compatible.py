"""Any server that speaks OpenAI's chat completions: vLLM, the llama.cpp server, LM Studio, hosted services."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from threading import Event, Lock
from typing import Any, Final

import httpx

from insight.errors import ModelRequestFailed
from insight.provider_reliability import Deadline
from insight.providers import Message
from insight.providers.address import Address, parse_address
from insight.providers.attempts import guarded_attempt
from insight.providers.context import check_fits, sendable
from insight.providers.credentials import ssl_context, usable_key
from insight.providers.guard import Guard
from insight.providers.openai_replies import judge_completion, meaning_of_error, model_names
from insight.providers.replies import json_object
from insight.providers.transport import GuardedTransport, Reply
from insight.settings import Settings

LIST_SECONDS: Final = 5.0
"""Longest time for the list of models."""
SCHEMA_NAME: Final = "insight"


class OpenAICompatibleProvider:
    """One attempt at a model behind the address, key and name of the settings. Safe to share between threads."""

    def __init__(self, settings: Settings) -> None:
        """Take the settings as they are; what cannot be used is reported by the first attempt."""
        self._settings = settings
        self._model = settings.model or ""
        self._lock = Lock()
        self._transport: GuardedTransport | None = None

    @property
    def model(self) -> str:
        """The model's name; empty until the only one of the server has been asked for."""
        return self._model

    @property
    def chooses(self) -> bool:
        """A served model writes its own answer."""
        return False

    @property
    def address_shown(self) -> str:
        """Where the server is, without user, password and query; empty when the setting holds no address."""
        try:
            return self._address.url
        except ModelRequestFailed:
            return ""

    @property
    def is_local(self) -> bool:
        """Whether what is asked stays on this machine."""
        try:
            return self._address.is_local
        except ModelRequestFailed:
            return True  # nothing will be sent

    def complete(
        self,
        messages: Sequence[Message],
        schema: Mapping[str, Any],
        *,
        deadline: Deadline,
        cancelled: Event | None = None,
    ) -> str:
        """Return the text of one complete answer; see `insight.providers.Provider`."""
        settings = self._settings
        try:
            check_fits(
                messages, context_tokens=settings.model_context_tokens, answer_tokens=settings.model_answer_tokens
            )
            model = self._chosen_model(deadline, cancelled)
            guard = self._guard(deadline, cancelled, seconds=settings.model_timeout_seconds)
            return guarded_attempt(
                guard,
                lambda: judge_completion(self._post(model, messages, schema)),
                provider="openai_compatible",
                model=model,
            )
        except ModelRequestFailed as error:
            self._complete_error(error)
            raise

    def installed_models(self, *, deadline: Deadline | None = None, cancelled: Event | None = None) -> tuple[str, ...]:
        """Return the names of the models that the server offers; text from outside.

        Raises:
            ModelUnavailable: the server does not answer.
            ModelRequestFailed: address or key are wrong, or something else answers there.
        """
        guard = self._guard(deadline or Deadline.after(LIST_SECONDS), cancelled, seconds=LIST_SECONDS)
        with guard.active():
            reply = self._exchange(httpx.Request("GET", f"{self._address.url}/models"))
        if reply.status != 200:
            raise meaning_of_error(reply)
        return model_names(json_object(reply), reply)

    def close(self) -> None:
        """Close all connections; a later use opens new ones."""
        with self._lock:
            transport, self._transport = self._transport, None
        if transport is not None:
            transport.close()

    @property
    def _address(self) -> Address:
        address = parse_address(self._settings.base_url or "", subject="INSIGHT_BASE_URL", default_port=None)
        if self._settings.base_url is None:
            raise ModelRequestFailed("configuration", subject="INSIGHT_BASE_URL")
        return address if address.path else Address(address.scheme, address.host, address.port, "/v1")

    def _guard(self, deadline: Deadline, cancelled: Event | None, *, seconds: float) -> Guard:
        connect = self._settings.connect_timeout_seconds
        return Guard(deadline, seconds=seconds, connect_seconds=connect, cancelled=cancelled)

    def _chosen_model(self, deadline: Deadline, cancelled: Event | None) -> str:
        """The model of the settings, else the only one there is."""
        if not self._model:
            offered = self.installed_models(deadline=deadline, cancelled=cancelled)
            if len(offered) != 1:
                raise ModelRequestFailed("configuration" if offered else "model_missing", subject="INSIGHT_MODEL")
            self._model = offered[0]
        return self._model

    def _post(self, model: str, messages: Sequence[Message], schema: Mapping[str, Any]) -> Reply:
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
        return self._exchange(httpx.Request("POST", f"{self._address.url}/chat/completions", json=body))

    def _exchange(self, request: httpx.Request) -> Reply:
        return self._connected_transport().exchange(request)

    def _connected_transport(self) -> GuardedTransport:
        with self._lock:
            if self._transport is None:
                key = usable_key(self._settings.api_key, subject="INSIGHT_API_KEY")
                context = ssl_context(needed=True) if self._address.scheme == "https" else None
                self._transport = GuardedTransport(ssl_context=context, authorization=key)
            return self._transport

    def _complete_error(self, error: ModelRequestFailed) -> None:
        """Name what has to be looked at."""
        if error.subject is None and error.reason in {"model_missing", "model_broken", "bad_request"}:
            error.subject = self._model or None
        if error.subject is None:
            error.subject = "INSIGHT_API_KEY" if error.reason == "credentials" else "INSIGHT_BASE_URL"
