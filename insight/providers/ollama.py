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
from insight.providers.attempts import guarded_attempt
from insight.providers.context import check_fits, sendable, tokens_at_least
from insight.providers.guard import Guard
from insight.providers.ollama_client import new_client
from insight.providers.ollama_replies import looks_truncated
from insight.providers.ollama_server import OllamaServer, full_name, is_cloud_model
from insight.settings import Settings

if TYPE_CHECKING:
    from ollama import Client

LOOK_SECONDS: Final = 0.5
"""Longest time for a question beside the call, such as whether the model is loaded."""
LIST_SECONDS: Final = 5.0
WARM_SECONDS: Final = 120.0
"""For so long after an answer the model is taken to be in memory without asking."""
ASKED_SECONDS: Final = 30.0
"""For so long the answer to whether it is in memory is believed."""


class OllamaProvider:
    """One attempt at a model of an Ollama server. Safe to share between threads."""

    def __init__(self, settings: Settings, *, environment: Mapping[str, str] = os.environ) -> None:
        """Take the settings as they are; what cannot be used is reported by the first attempt."""
        self._settings = settings
        self._server = OllamaServer(settings, environment)
        self._model = settings.model or ""
        self._lock = Lock()
        self._client: Client | None = None
        self._in_memory_until = -1.0

    @property
    def model(self) -> str:
        """The model's name; empty until the only installed one has been asked for."""
        return self._model

    @property
    def chooses(self) -> bool:
        """A served model writes its own answer."""
        return False

    @property
    def address_shown(self) -> str:
        """Where the server is, without user, password and query; empty when the setting holds no address."""
        try:
            return self._server.address.url
        except ModelRequestFailed:
            return ""

    @property
    def is_local(self) -> bool:
        """Whether what is asked stays on this machine; false for cloud models and for hosts elsewhere."""
        if is_cloud_model(self._model):
            return False
        try:
            return self._server.address.is_local
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
        check_fits(messages, context_tokens=settings.model_context_tokens, answer_tokens=settings.model_answer_tokens)
        try:
            model = self._chosen_model(deadline, cancelled)
            guard = self._guard(deadline, cancelled, seconds=self._attempt_seconds(model, deadline, cancelled))
            text = guarded_attempt(guard, lambda: self._chat(model, messages, schema), provider="ollama", model=model)
        except ModelRequestFailed as error:
            self._complete_error(error, deadline, cancelled)
            raise
        self._in_memory_until = time.monotonic() + min(WARM_SECONDS, seconds_kept(settings.model_keep_alive))
        return text

    def installed_models(self, *, deadline: Deadline | None = None, cancelled: Event | None = None) -> tuple[str, ...]:
        """Return the names of the models on the server, as it lists them; text from outside.

        Raises:
            ModelUnavailable: the server does not answer.
            ModelRequestFailed: the address is wrong, or something else answers there.
        """
        return self._server.models(
            self._guard(deadline or Deadline.after(LIST_SECONDS), cancelled, seconds=LIST_SECONDS)
        )

    def is_installed(self, model: str, *, deadline: Deadline | None = None) -> bool:
        """Tell whether the server lists the model, by its exact name or with the tag `latest` left out."""
        return full_name(model) in {full_name(name) for name in self.installed_models(deadline=deadline)}

    def is_loaded(self, *, deadline: Deadline | None = None, cancelled: Event | None = None) -> bool | None:
        """Tell whether the model is in the server's memory; `None` when the server does not say."""
        guard = self._guard(deadline or Deadline.after(LOOK_SECONDS), cancelled, seconds=LOOK_SECONDS)
        return self._server.is_loaded(self._model, guard)

    @property
    def loaded(self) -> bool | None:
        """True when the model was in memory just now; `None` when that is not known without asking."""
        return True if time.monotonic() < self._in_memory_until else None

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
        self._in_memory_until = time.monotonic() + WARM_SECONDS

    def close(self) -> None:
        """Close all connections; a later use opens new ones."""
        with self._lock:
            self._client = None
        self._server.close()

    def _guard(self, deadline: Deadline, cancelled: Event | None, *, seconds: float | None) -> Guard:
        connect = self._settings.connect_timeout_seconds
        return Guard(deadline, seconds=seconds, connect_seconds=connect, cancelled=cancelled)

    def _chosen_model(self, deadline: Deadline, cancelled: Event | None) -> str:
        """The model of the settings, else the only one there is."""
        if not self._model:
            installed = self.installed_models(deadline=deadline, cancelled=cancelled)
            if not installed:
                raise ModelRequestFailed("model_missing")
            if len(installed) > 1:
                raise ModelRequestFailed("configuration", subject="INSIGHT_MODEL")
            self._model = installed[0]
        return self._model

    def _attempt_seconds(self, model: str, deadline: Deadline, cancelled: Event | None) -> float | None:
        """The usual limit of an attempt; none but the deadline when the model has to be loaded first."""
        usual = self._settings.model_timeout_seconds
        if deadline.remaining <= usual or time.monotonic() < self._in_memory_until or is_cloud_model(model):
            return usual
        if self.is_loaded(deadline=deadline, cancelled=cancelled) is False:
            announce(Progress("loading"))
            return None
        self._in_memory_until = time.monotonic() + ASKED_SECONDS
        return usual

    def _chat(self, model: str, messages: Sequence[Message], schema: Mapping[str, Any]) -> str:
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
        return response.message.content or ""

    def _connected_client(self) -> Client:
        with self._lock:
            if self._client is None:
                self._client = new_client(
                    self._server.address,
                    self._server.transport,
                    timeout_seconds=self._settings.model_timeout_seconds,
                )
            return self._client

    def _complete_error(self, error: ModelRequestFailed, deadline: Deadline, cancelled: Event | None) -> None:
        """Name what has to be looked at."""
        if error.reason == "server_too_old":
            version = self._server.version(self._guard(deadline, cancelled, seconds=LOOK_SECONDS))
            error.figures = (version,) if version else ()
        if error.subject is None and error.reason in {"model_missing", "model_broken", "bad_request"}:
            error.subject = self._model or None
        if error.subject is None and error.reason == "credentials":
            error.subject = self._server.key_subject
        if error.subject is None:
            error.subject = self._server.address_subject


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
