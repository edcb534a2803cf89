"""What the adapters of all model servers have in common: which model, where it is, and one attempt at it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from threading import Event
from typing import Any, ClassVar, Final

from insight.errors import InsightError, ModelRequestFailed
from insight.provider_reliability import Deadline
from insight.providers import Message
from insight.providers.address import Address
from insight.providers.attempts import guarded_attempt
from insight.providers.context import check_fits
from insight.providers.guard import Guard
from insight.settings import Settings

LOOK_SECONDS: Final = 0.5
"""Longest time for a question beside the call, such as whether the model is loaded."""
LIST_SECONDS: Final = 5.0
"""Longest time for the list of models."""
LONGEST_NAME: Final = 200
MOST_MODELS: Final = 500


def plausible_names(names: Sequence[object]) -> tuple[str, ...]:
    """Return those that can be the name of a model: text that can be shown, of a believable length and number."""
    return tuple(name for name in names if isinstance(name, str) and _plausible(name))[:MOST_MODELS]


class ServedModel(ABC):
    """One attempt at a model behind an address. Safe to share between threads.

    Takes the settings as they are; what cannot be used is reported by the first attempt.
    """

    kind: ClassVar[str]
    """How the log calls this kind of server."""
    chooses: Final = False
    """A served model writes its own answer."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._model = settings.model or ""

    @property
    def model(self) -> str:
        """The model's name; empty until the only one of the server is known."""
        return self._model

    @property
    @abstractmethod
    def address(self) -> Address:
        """Where the server is.

        Raises:
            ModelRequestFailed: the setting or variable holds no address.
        """

    @property
    def address_shown(self) -> str:
        """Where the server is, without user, password and query; empty when the setting holds no address."""
        try:
            return self.address.url
        except ModelRequestFailed:
            return ""

    @property
    def is_local(self) -> bool:
        """Whether what is asked stays on this machine."""
        try:
            return self.address.is_local
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
            return guarded_attempt(
                guard, lambda: self._answer(model, messages, schema), provider=self.kind, model=model
            )
        except ModelRequestFailed as error:
            told = self._explained(error, deadline, cancelled)
            if told is error:
                raise
            raise told from error

    def installed_models(self, *, deadline: Deadline | None = None, cancelled: Event | None = None) -> tuple[str, ...]:
        """Return the names of the models on the server, as it lists them; text from outside.

        Where the settings name none, the only one becomes the model.

        Raises:
            ModelUnavailable: the server does not answer.
            ModelRequestFailed: address or key are wrong, or something else answers there.
        """
        names = self._listed(self._guard(deadline or Deadline.after(LIST_SECONDS), cancelled, seconds=LIST_SECONDS))
        if not self._model and len(names) == 1:
            self._model = names[0]
        return names

    @abstractmethod
    def close(self) -> None:
        """Close all connections; a later use opens new ones."""

    @abstractmethod
    def _answer(self, model: str, messages: Sequence[Message], schema: Mapping[str, Any]) -> str:
        """One call, under the guard that is active."""

    @abstractmethod
    def _listed(self, guard: Guard) -> tuple[str, ...]:
        """The names of the models on the server."""

    @abstractmethod
    def _subject(self, error: ModelRequestFailed) -> str:
        """The setting or variable to look at for an error that is not about the model."""

    def _attempt_seconds(self, _model: str, _deadline: Deadline, _cancelled: Event | None) -> float | None:
        """Longest time for one attempt; `None` for no limit but the deadline."""
        return self._settings.model_timeout_seconds

    def _guard(self, deadline: Deadline, cancelled: Event | None, *, seconds: float | None) -> Guard:
        connect = self._settings.connect_timeout_seconds
        return Guard(deadline, seconds=seconds, connect_seconds=connect, cancelled=cancelled)

    def _chosen_model(self, deadline: Deadline, cancelled: Event | None) -> str:
        """The model of the settings, else the only one there is."""
        if not self._model:
            installed = self.installed_models(deadline=deadline, cancelled=cancelled)
            if not installed:
                raise ModelRequestFailed("model_missing", attempts=0)
            if len(installed) > 1:
                raise ModelRequestFailed("configuration", subject="INSIGHT_MODEL", installed=installed, attempts=0)
        if not _plausible(self._model):
            raise ModelRequestFailed("configuration", subject="INSIGHT_MODEL", attempts=0)
        return self._model

    def _explained(self, error: ModelRequestFailed, deadline: Deadline, cancelled: Event | None) -> ModelRequestFailed:
        """The error with what has to be looked at."""
        if error.reason == "model_missing" and self._model:
            with suppress(InsightError):
                guard = self._guard(deadline, cancelled, seconds=LOOK_SECONDS)
                error.installed = self._listed(guard)
        if error.subject is None and error.reason in {"model_missing", "model_broken", "bad_request"}:
            error.subject = self._model or None
        if error.subject is None:
            error.subject = self._subject(error)
        return error


def _plausible(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()
