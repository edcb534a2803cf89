"""Ollama, through its own client library."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from threading import Event, Lock
from typing import TYPE_CHECKING, Any, Final

from insight.errors import ModelRequestFailed
from insight.provider_reliability import Deadline, Progress, announce
from insight.providers import Message
from insight.providers.address import Address
from insight.providers.context import sendable, tokens_at_least
from insight.providers.guard import Guard
from insight.providers.ollama_client import new_client
from insight.providers.ollama_replies import looks_truncated
from insight.providers.ollama_server import OllamaServer, full_name, is_cloud_model, is_too_old
from insight.providers.served import LOOK_SECONDS, ServedModel
from insight.settings import Settings

if TYPE_CHECKING:
    from ollama import Client

WARM_SECONDS: Final = 120.0
"""For so long after an answer the model is taken to be in memory without asking."""
ASKED_SECONDS: Final = 30.0
"""For so long the answer to whether it is in memory is believed."""
WORTH_ASKING_SECONDS: Final = 10.0
"""With less than this left, an attempt gets all of it, and asking first would only take from it."""


class OllamaProvider(ServedModel):
    """One attempt at a model of an Ollama server. Safe to share between threads."""

    kind = "ollama"

    def __init__(self, settings: Settings, *, environment: Mapping[str, str] = os.environ) -> None:
        """Take the settings as they are; what cannot be used is reported by the first attempt."""
        super().__init__(settings)
        self._server = OllamaServer(settings, environment)
        self._lock = Lock()
        self._client: Client | None = None
        self._in_memory_until = self._kept_until = -1.0

    @property
    def address(self) -> Address:
        """Where the server is."""
        return self._server.address

    @property
    def is_local(self) -> bool:
        """Whether what is asked stays on this machine; false for cloud models and for hosts elsewhere."""
        return super().is_local and not is_cloud_model(self._model)

    def is_installed(self, model: str, *, deadline: Deadline | None = None) -> bool:
        """Tell whether the server lists the model, by its exact name or with the tag `latest` left out."""
        return full_name(model) in {full_name(name) for name in self.installed_models(deadline=deadline)}

    def is_loaded(self, *, deadline: Deadline | None = None, cancelled: Event | None = None) -> bool | None:
        """Tell whether the model is in the server's memory; `None` when the server does not say."""
        guard = self._guard(deadline or Deadline.after(LOOK_SECONDS), cancelled, seconds=LOOK_SECONDS)
        return self._server.is_loaded(self._model, guard)

    @property
    def loaded(self) -> bool | None:
        """True while the server keeps the model after an answer; `None` when that is not known without asking."""
        return True if time.monotonic() < self._kept_until else None

    def probe(self, deadline: Deadline) -> None:
        """Look whether the server answers, without a generation.

        Raises:
            ModelUnavailable: it does not.
            ModelRequestFailed: the address is wrong, or something else answers there.
        """
        self._server.check(self._guard(deadline, None, seconds=None))

    def warm_up(self, *, cancelled: Event | None = None) -> None:
        """Have the model loaded before the first question, however long that takes within one explanation's deadline.

        Raises:
            ModelUnavailable: the server does not answer.
            ModelRequestFailed: the server cannot load it, or there is no model to choose.
        """
        deadline = Deadline.after(self._settings.explanation_deadline_seconds)
        model = self._chosen_model(deadline, cancelled)
        if is_cloud_model(model):
            return
        if not self.is_loaded(deadline=deadline, cancelled=cancelled):
            self._server.load(
                model,
                context_tokens=self._settings.model_context_tokens,
                keep_alive=_keep_alive(self._settings.model_keep_alive),
                guard=self._guard(deadline, cancelled, seconds=None),
            )
        self._note_in_memory()

    def close(self) -> None:
        """Close all connections; a later use opens new ones."""
        with self._lock:
            self._client = None
        self._server.close()

    def _listed(self, guard: Guard) -> tuple[str, ...]:
        return self._server.models(guard)

    def _attempt_seconds(self, model: str, deadline: Deadline, cancelled: Event | None) -> float | None:
        """The usual limit of an attempt; none but the deadline when the model has to be loaded first."""
        usual = self._settings.model_timeout_seconds
        if time.monotonic() < self._in_memory_until or is_cloud_model(model):
            return usual
        if deadline.remaining <= min(usual, WORTH_ASKING_SECONDS):
            return usual
        if self.is_loaded(deadline=deadline, cancelled=cancelled) is False:
            announce(Progress("loading"))
            return None
        self._in_memory_until = time.monotonic() + ASKED_SECONDS
        return usual

    def _answer(self, model: str, messages: Sequence[Message], schema: Mapping[str, Any]) -> str:
        settings = self._settings
        response = self._connected_client().chat(
            model=model,
            messages=sendable(messages),
            format=dict(schema),
            options={
                "num_ctx": settings.model_context_tokens,
                "num_predict": settings.model_answer_tokens,
                "temperature": settings.model_temperature,
            },
            keep_alive=_keep_alive(settings.model_keep_alive),
            think=False,
            stream=False,
        )
        counted = response.prompt_eval_count
        if counted and looks_truncated(counted, tokens_at_least(messages), settings.model_context_tokens):
            raise ModelRequestFailed("prompt_too_long", subject="INSIGHT_MODEL_CONTEXT_TOKENS")
        self._note_in_memory()
        return response.message.content or ""

    def _note_in_memory(self) -> None:
        kept = seconds_kept(self._settings.model_keep_alive)
        self._kept_until = time.monotonic() + kept
        self._in_memory_until = time.monotonic() + min(WARM_SECONDS, kept)

    def _connected_client(self) -> Client:
        with self._lock:
            if self._client is None:
                self._client = new_client(
                    self._server.address,
                    self._server.transport,
                    timeout_seconds=self._settings.model_timeout_seconds,
                )
            return self._client

    def _explained(self, error: ModelRequestFailed, deadline: Deadline, cancelled: Event | None) -> ModelRequestFailed:
        if error.reason == "server_too_old" or (error.reason == "bad_request" and error.status == 400):
            version = self._server.version(self._guard(deadline, cancelled, seconds=LOOK_SECONDS))
            if error.reason == "server_too_old" or (version is not None and is_too_old(version)):
                error = ModelRequestFailed(
                    "server_too_old", status=error.status, figures=(version,) if version else (), elapsed=error.elapsed
                )
        return super()._explained(error, deadline, cancelled)

    def _subject(self, error: ModelRequestFailed) -> str:
        return self._server.key_subject if error.reason == "credentials" else self._server.address_subject


def seconds_kept(keep_alive: str) -> float:
    """Return how long the setting lets the server keep a model in memory after an answer."""
    number = keep_alive.rstrip("mhs")
    unit = {"ms": 0.001, "s": 1, "m": 60, "h": 3600, "": 1}[keep_alive[len(number) :]]
    return float("inf") if number == "-1" else float(number) * unit


def _keep_alive(text: str) -> float | str:
    """A number is seconds to the server only when it is sent as a number."""
    try:
        return float(text)
    except ValueError:
        return text
