"""The ollama client library, imported late and under guard: it builds an HTTP client from the environment on import."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from threading import Lock
from typing import TYPE_CHECKING, Final

import httpx

from insight.providers.address import Address
from insight.providers.transport import GuardedTransport

if TYPE_CHECKING:
    from ollama import Client

READ_ON_IMPORT: Final = (
    "OLLAMA_HOST",
    "OLLAMA_API_KEY",
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
    "SSLKEYLOGFILE",
    "ALL_PROXY",
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
)
_lock = Lock()


def new_client(address: Address, transport: GuardedTransport, *, timeout_seconds: float) -> Client:
    """Return a client of the library that talks through `transport` alone."""
    _import_once()
    from ollama import Client  # noqa: PLC0415 - only now is it safe

    return Client(
        address.url,
        timeout=timeout_seconds,
        transport=transport,
        trust_env=False,
        follow_redirects=False,
        # The library would send OLLAMA_API_KEY anywhere; the transport decides about keys.
        headers={"authorization": "set by the transport"},
    )


def _import_once() -> None:
    with _lock:
        try:
            import_module("ollama")
        except (ImportError, OSError, ValueError, httpx.InvalidURL):
            # A value that its default client cannot use ends the import; our own client uses none of them.
            with _without(READ_ON_IMPORT):
                import_module("ollama")


@contextmanager
def _without(variables: tuple[str, ...]) -> Iterator[None]:
    names = [name for variable in variables for name in (variable, variable.lower()) if name in os.environ]
    kept = {name: os.environ.pop(name) for name in names}
    try:
        yield
    finally:
        os.environ.update(kept)
