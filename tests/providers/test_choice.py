"""Which kind of model server answers, and that nothing on the default address can hold up or mislead the decision."""

import socketserver
import threading
import time
from contextlib import contextmanager

import pytest

from insight.providers.choice import Choice, choose, ollama_answers, provider_of
from insight.providers.embedded import EmbeddedProvider, shared_model
from insight.settings import Settings


def settings(**values) -> Settings:
    return Settings(_env_file=None, **values)


@contextmanager
def server(reply: bytes, *, byte_by_byte: bool = False, hold: bool = False):
    """A server that says the same to everybody, slowly if asked, and can keep the connection open."""
    release = threading.Event()

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            self.request.recv(4096)
            parts = [bytes([byte]) for byte in reply] if byte_by_byte else [reply]
            for part in parts:
                try:
                    self.request.sendall(part)
                except OSError:
                    return
                if byte_by_byte and release.wait(0.05):
                    return
            if hold:
                release.wait(5)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as running:
        running.daemon_threads = True
        thread = threading.Thread(target=running.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield running.server_address
        finally:
            release.set()
            running.shutdown()
            thread.join()


VERSION = b'HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n{"version":"0.33.0"}'


@pytest.fixture
def nobody():
    """An address on which nothing listens."""
    with socketserver.TCPServer(("127.0.0.1", 0), socketserver.BaseRequestHandler) as closed:
        return closed.server_address


@pytest.mark.parametrize(
    ("values", "environment", "expected"),
    [
        ({"provider": "embedded", "model": "x"}, {"OLLAMA_HOST": "x"}, Choice("embedded", "INSIGHT_PROVIDER")),
        ({"provider": "ollama"}, {}, Choice("ollama", "INSIGHT_PROVIDER")),
        ({"provider": "openai_compatible"}, {}, Choice("openai_compatible", "INSIGHT_PROVIDER")),
        ({"model": "qwen3"}, {}, Choice("ollama", "INSIGHT_MODEL")),
        ({}, {"OLLAMA_HOST": "gpu:11434"}, Choice("ollama", "OLLAMA_HOST")),
        ({}, {"OLLAMA_HOST": "  "}, Choice("embedded", "nothing_else")),
        ({}, {}, Choice("embedded", "nothing_else")),
        ({"base_url": "http://gpu:11434"}, {}, Choice("ollama", "INSIGHT_BASE_URL")),
        ({"base_url": "http://gpu:8000/v1/"}, {}, Choice("openai_compatible", "INSIGHT_BASE_URL")),
        ({"base_url": "https://m.example", "api_key": "k"}, {}, Choice("openai_compatible", "INSIGHT_BASE_URL")),
    ],
)
def test_settings_decide_before_anything_is_tried(values, environment, expected, nobody):
    assert choose(settings(**values), environment=environment, ollama=nobody) == expected


def test_an_ollama_that_answers_here_is_used_without_any_setting():
    with server(VERSION) as address:
        assert choose(settings(), environment={}, ollama=address) == Choice("ollama", "ollama_answers")


@pytest.mark.parametrize(
    "reply",
    [
        b"",
        b"HTTP/1.0 404 Not Found\r\n\r\n404 page not found",
        b'HTTP/1.0 500 Oops\r\n\r\n{"version":"1"}',
        b"HTTP/1.0 200 OK\r\n\r\n<html>a router</html>",
        b"HTTP/1.0 200 OK\r\n\r\n[]",
        b'HTTP/1.0 200 OK\r\n\r\n{"version":5}',
        b"HTTP/1.0 200 OK\r\n\r\n" + b"[" * 4000,
        b"SSH-2.0-OpenSSH_9.9\r\n",
        bytes(range(256)) * 100,
    ],
)
def test_something_else_on_that_address_is_no_ollama(reply):
    with server(reply) as address:
        assert not ollama_answers(address)


@pytest.mark.parametrize("behaviour", [{"byte_by_byte": True}, {"hold": True}])
def test_a_server_that_never_finishes_is_given_up_in_time(behaviour):
    with server(VERSION, **behaviour) as address:
        began = time.monotonic()
        assert not ollama_answers(address, seconds=0.2)
        assert time.monotonic() - began < 0.6


def test_the_embedded_provider_is_made_without_starting_anything():
    before = shared_model().pid
    provider = provider_of("embedded", settings())
    assert isinstance(provider, EmbeddedProvider)
    assert provider.model == "SmolLM2 135M"
    assert shared_model().pid == before
