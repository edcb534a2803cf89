"""The model of this server process: chosen once, protected while it fails, asked by the explanations of all tabs."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from threading import Event
from typing import Final, Protocol, runtime_checkable

from insight.breaker import Breaker, ProtectedProvider, State
from insight.errors import InsightError
from insight.model_client import generate_offer_insight
from insight.offer_insight import OfferInsight
from insight.provider_reliability import Deadline, Progress
from insight.providers import Provider
from insight.providers.choice import Choice, ProviderKind, choose, provider_of
from insight.question import Question
from insight.settings import Settings
from insight.workshop import Load, Workshop

log = logging.getLogger(__name__)

LIST_SECONDS: Final = 1.0
"""Longest time that a page may wait for the list of models."""


@runtime_checkable
class ListsModels(Protocol):
    """A provider whose server can hold several models."""

    def installed_models(self, *, deadline: Deadline | None = None, cancelled: Event | None = None) -> tuple[str, ...]:
        """Return the names of the models on the server; text from outside."""
        ...


@runtime_checkable
class Probes(Protocol):
    """A provider that can tell cheaply whether its model is there."""

    def probe(self, deadline: Deadline) -> object:
        """Raise one of our errors when it is not."""
        ...


@runtime_checkable
class WarmsUp(Protocol):
    """A provider whose model can be loaded before the first question."""

    def warm_up(self, *, cancelled: Event | None = None) -> object:
        """Load the model, unless nobody wants it any more."""
        ...


@runtime_checkable
class IsSomewhere(Protocol):
    """A provider that can say where questions go."""

    @property
    def address_shown(self) -> str:
        """Where the server is; empty when it is a part of this program, or its address cannot be used."""
        ...

    @property
    def is_local(self) -> bool:
        """Whether what is asked stays on this machine."""
        ...


@dataclass(frozen=True, slots=True)
class Destination:
    """Where the figures and the note go when somebody asks."""

    address: str
    """Text from a setting; empty when there is no server, or none that can be reached."""
    is_local: bool


@dataclass(frozen=True, slots=True)
class Health:
    """What whoever runs the page wants to know at a glance."""

    kind: ProviderKind
    model: str
    """Empty until the only model of the server is known."""
    loaded: bool | None
    """Whether the model is in memory; `None` when that is not known without asking."""
    breaker: State
    rest: float
    """Seconds until a failing server is asked again."""
    load: Load


class ModelService:
    """One for the whole server process. Safe to share between threads."""

    def __init__(self, settings: Settings, choice: Choice | None = None, breaker: Breaker | None = None) -> None:
        """Choose the kind of model server; nothing is started or connected yet, but for a look at Ollama's address."""
        self.choice = choose(settings) if choice is None else choice
        self._settings = settings
        self._lock = threading.Lock()
        self._warmed = False
        self._closed = Event()
        self._first = provider_of(self.choice.kind, settings)
        self.breaker = Breaker(_probe_of(self._first)) if breaker is None else breaker
        self._providers: dict[str, ProtectedProvider] = {}
        self.workshop = Workshop(
            self._explain,
            deadline_seconds=settings.explanation_deadline_seconds,
            attempts=settings.model_attempts,
            parallel=settings.parallel_explanations,
            waiting=settings.waiting_explanations,
        )

    def provider(self, model: str = "") -> Provider:
        """The provider for a model of the server; by default the one of the settings."""
        with self._lock:
            if model not in self._providers:
                self._providers[model] = ProtectedProvider(self._unprotected(model), self.breaker)
            return self._providers[model]

    def destination(self, model: str = "") -> Destination:
        """Where questions to this model of the server go, by default to the one of the settings; asks nobody."""
        provider = self._unprotected(model)
        if isinstance(provider, IsSomewhere):
            return Destination(provider.address_shown, provider.is_local)
        return Destination("", is_local=True)

    def models(self) -> tuple[str, ...]:
        """The models to choose from on the page: several on one server and none named in the settings, else none.

        Waits for the server, but not for long; one that does not answer has no list.
        """
        if self._settings.model is not None or not isinstance(self._first, ListsModels):
            return ()
        try:
            found = self._first.installed_models(deadline=Deadline.after(LIST_SECONDS))
        except InsightError as error:
            log.info("no list of models: %s", type(error).__name__)
            return ()
        return found if len(found) > 1 else ()

    def warm_up(self) -> None:
        """Begin loading the model, once and in the background, if the settings want that."""
        with self._lock:
            begun, self._warmed = self._warmed, True
        if self._settings.warm_up and not begun and isinstance(self._first, WarmsUp):
            work = partial(self._first.warm_up, cancelled=self._closed)
            threading.Thread(target=_quietly, args=(work,), name="warm-up", daemon=True).start()

    @property
    def health(self) -> Health:
        """How the model and its explanations are; asks nobody."""
        return Health(
            kind=self.choice.kind,
            model=self._first.model,
            loaded=getattr(self._first, "loaded", None),
            breaker=self.breaker.state,
            rest=self.breaker.rest,
            load=self.workshop.load,
        )

    def _unprotected(self, model: str) -> Provider:
        """The provider for a model; nothing is connected by making one."""
        if not model or model in {self._settings.model, self._first.model}:
            return self._first
        return provider_of(self.choice.kind, self._settings.model_copy(update={"model": model}))

    def close(self) -> None:
        """Cancel everything that runs."""
        self._closed.set()
        self.workshop.close()

    def _explain(
        self, question: Question, *, deadline: Deadline, cancelled: Event, on_event: Callable[[Progress], object]
    ) -> OfferInsight:
        facts = question.facts
        return generate_offer_insight(
            facts.note,
            self._settings,
            expected_metric=facts.metric,
            previous_value=facts.previous_value,
            current_value=facts.current_value,
            facts=facts,
            provider=self.provider(question.model),
            deadline=deadline,
            cancelled=cancelled,
            on_event=on_event,
        )


def _probe_of(provider: Provider) -> Callable[[Deadline], object] | None:
    """The cheapest call that tells whether the provider's server is there; never a generation."""
    if isinstance(provider, Probes):
        return provider.probe
    if isinstance(provider, ListsModels):
        return lambda deadline: provider.installed_models(deadline=deadline)
    return None


def _quietly(work: Callable[[], object]) -> None:
    """Errors of ours will be told to whoever asks a question."""
    try:
        work()
    except InsightError as error:
        log.info("warm-up: %s", type(error).__name__)
