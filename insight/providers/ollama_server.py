"""An Ollama server and the short questions it answers beside the call: models, memory, version."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from threading import Lock
from typing import Any, Final

import httpx
from pydantic import SecretStr

from insight.errors import InsightError, ModelUnavailable
from insight.providers.address import Address, parse_address
from insight.providers.credentials import ssl_context, usable_key
from insight.providers.guard import Guard
from insight.providers.ollama_replies import judge_chat, meaning_of_error
from insight.providers.replies import json_object
from insight.providers.served import plausible_names
from insight.providers.transport import GuardedTransport
from insight.settings import Settings

DEFAULT_PORT: Final = 11434
OLDEST_USABLE: Final = (0, 5)
"""The first version with structured output."""
_VERSION = re.compile(r"\d{1,4}(\.\d{1,4}){1,2}")


def full_name(model: str) -> str:
    """Return a model's name with its tag, as the server lists it."""
    return model if ":" in model.rpartition("/")[2] else f"{model}:latest"


def is_cloud_model(model: str) -> bool:
    """Tell whether the server passes what it gets on to a service elsewhere."""
    return full_name(model).rpartition(":")[2].endswith("cloud")


def is_too_old(version: str) -> bool:
    """Tell whether a server of this version has no structured output."""
    return tuple(int(part) for part in version.split(".")[:2]) < OLDEST_USABLE


class OllamaServer:
    """Where it is and how it is reached. Nothing is parsed or connected to before the first use."""

    def __init__(self, settings: Settings, environment: Mapping[str, str] = os.environ) -> None:
        self._settings = settings
        self._environment = environment
        self._lock = Lock()
        self._transport: GuardedTransport | None = None

    @property
    def address_subject(self) -> str:
        """The setting or variable that says where the server is."""
        return "OLLAMA_HOST" if self._settings.base_url is None else "INSIGHT_BASE_URL"

    @property
    def key_subject(self) -> str:
        """The setting or variable that holds the key."""
        return "OLLAMA_API_KEY" if self._settings.api_key is None else "INSIGHT_API_KEY"

    @property
    def address(self) -> Address:
        """Where the server is.

        Raises:
            ModelRequestFailed: the setting or variable holds no address.
        """
        text = self._environment.get("OLLAMA_HOST", "") if self._settings.base_url is None else self._settings.base_url
        return parse_address(text, subject=self.address_subject, default_port=DEFAULT_PORT)

    @property
    def transport(self) -> GuardedTransport:
        """The one way to the server.

        Raises:
            ModelRequestFailed: address, key or certificates cannot be used.
        """
        with self._lock:
            if self._transport is None:
                address = self.address
                context = ssl_context(needed=address.scheme == "https", environment=self._environment)
                self._transport = GuardedTransport(judge_chat, ssl_context=context, authorization=self._key(address))
            return self._transport

    def models(self, guard: Guard) -> tuple[str, ...]:
        """Return the names of the installed models; text from outside."""
        return _names(self._get("/api/tags", guard))

    def is_loaded(self, model: str, guard: Guard) -> bool | None:
        """Tell whether the model is in memory; `None` when the server does not say."""
        try:
            running = self._get("/api/ps", guard)
            # Something else that answers every path alike says nothing about memory.
            return full_name(model) in {full_name(name) for name in _names(running)} if "models" in running else None
        except ModelUnavailable as error:
            if error.reason == "cancelled":
                raise
        except InsightError:
            pass
        return None

    def version(self, guard: Guard) -> str | None:
        """Return the server's version, digits and points only; `None` when the server does not say."""
        try:
            version = self.check(guard)
        except InsightError:
            return None
        found = _VERSION.match(version) if isinstance(version, str) else None
        return found.group() if found else None

    def check(self, guard: Guard) -> object:
        """Return what the server says of its version; raises one of our errors when no Ollama answers."""
        return self._get("/api/version", guard).get("version")

    def load(self, model: str, *, context_tokens: int, keep_alive: float | str, guard: Guard) -> None:
        """Have the model loaded, with the context that the questions will use: another one would load it again.

        Raises:
            ModelUnavailable: the server does not answer.
            ModelRequestFailed: the server cannot load it.
        """
        body = {
            "model": model,
            "messages": [],
            "stream": False,
            "options": {"num_ctx": context_tokens},
            "keep_alive": keep_alive,
        }
        with guard.active():
            reply = self.transport.exchange(httpx.Request("POST", f"{self.address.url}/api/chat", json=body))
        if reply.status != 200:
            raise meaning_of_error(reply)

    def close(self) -> None:
        """Close all connections; a later use opens new ones."""
        with self._lock:
            transport, self._transport = self._transport, None
        if transport is not None:
            transport.close()

    def _get(self, path: str, guard: Guard) -> dict[str, Any]:
        with guard.active():
            reply = self.transport.exchange(httpx.Request("GET", self.address.url + path))
        if reply.status != 200:
            raise meaning_of_error(reply)
        return json_object(reply)

    def _key(self, address: Address) -> SecretStr | None:
        if self._settings.api_key is not None:
            return usable_key(self._settings.api_key, subject=self.key_subject)
        key = usable_key(SecretStr(self._environment.get("OLLAMA_API_KEY", "")), subject=self.key_subject)
        # A key from the surroundings, perhaps meant for another server, does not cross a network in the clear.
        return key if address.is_local or address.scheme == "https" else None


def _names(listing: Mapping[str, Any]) -> tuple[str, ...]:
    models = listing.get("models")
    if not isinstance(models, list | None):
        raise ModelUnavailable("bad_reply", status=200)
    names = (entry.get("name") or entry.get("model") for entry in models or () if isinstance(entry, dict))
    return plausible_names(tuple(names))
