"""Waiting where no HTTP is spoken yet, letting go when cancelled, and the memory that a flood may take."""

import socket
import ssl
import threading
import time
import tracemalloc
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest

from insight.providers.ollama import OllamaProvider
from insight.providers.openai_compatible import OpenAICompatibleProvider
from tests.providers.asking import SOON, ask, ask_once, settings_for
from tests.providers.fault_server import Connection, FaultServer, chat, head, raw, says
from tests.providers.faults import HANGING, ON_THE_WIRE

CERTIFICATE = Path(__file__).with_name("loopback.pem")
PROVIDERS = [OllamaProvider, OpenAICompatibleProvider]


@contextmanager
def full_listener():
    """A port that takes no connection: whoever connects waits."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(0)
        waiting = [socket.socket() for _ in range(3)]
        try:
            for sock in waiting:
                sock.setblocking(False)
                sock.connect_ex(listener.getsockname())
            time.sleep(0.05)
            yield listener.getsockname()[1]
        finally:
            for sock in waiting:
                sock.close()


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def secure(behaviour):
    """Let the behaviour speak TLS with a certificate of our own."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)

    def behave(connection: Connection) -> None:
        connection.speak_tls(context)
        while connection.read_request():
            behaviour(connection)

    return behave


@pytest.mark.parametrize("provider", PROVIDERS)
def test_a_port_where_nothing_listens_is_unreachable_soon(provider):
    ended = ask(provider(settings_for(f"http://127.0.0.1:{free_port()}")))
    assert (ended.outcome, ended.reason, ended.error.attempts) == ("unavailable", "unreachable", 3)
    assert ended.seconds < SOON


def test_a_host_that_does_not_answer_is_given_up_at_the_connect_limit():
    with full_listener() as port:
        settings = settings_for(f"http://127.0.0.1:{port}", connect_timeout_seconds=0.2)
        ended = ask_once(OllamaProvider(settings), seconds=5)
    assert (ended.outcome, ended.reason) == ("unavailable", "unreachable")
    assert 0.2 <= ended.seconds < SOON


def test_the_deadline_holds_while_connecting():
    with full_listener() as port:
        ended = ask_once(OllamaProvider(settings_for(f"http://127.0.0.1:{port}")), seconds=0.2)
    assert (ended.outcome, ended.reason) == ("unavailable", "timeout")
    assert ended.seconds < SOON


def test_the_deadline_holds_while_a_name_is_looked_up(monkeypatch):
    """And however many ask for the name, one thread waits for the resolver."""
    answer = Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answer.wait(10) and [])
    for _ in range(3):
        ended = ask_once(OllamaProvider(settings_for("http://models.example:11434")), seconds=0.15)
        assert (ended.outcome, ended.reason) == ("unavailable", "timeout")
        assert ended.seconds < SOON
    waiting = [thread for thread in threading.enumerate() if thread.name == "look up models.example"]
    assert len(waiting) == 1
    answer.set()
    waiting[0].join(5)


@pytest.mark.parametrize("error", [socket.gaierror(-2, "x"), UnicodeError("x")])
def test_a_name_that_does_not_resolve_is_unreachable(monkeypatch, error):
    def fail(*_, **__):
        raise error

    monkeypatch.setattr(socket, "getaddrinfo", fail)
    ended = ask(OllamaProvider(settings_for("http://models.example")))
    assert (ended.outcome, ended.reason, ended.error.attempts) == ("unavailable", "unreachable", 3)


def test_a_name_leads_to_every_address_it_has(monkeypatch):
    """The first may be dead."""
    found = [(socket.AF_INET, 1, 6, "", ("127.0.0.9", 0)), (socket.AF_INET, 1, 6, "", ("127.0.0.1", 0))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with FaultServer([says(chat())]) as server:
        assert ask(OllamaProvider(settings_for(f"http://models.example:{server.port}"))).outcome == "answer"


def test_localhost_is_loopback_without_a_resolver(monkeypatch):
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: pytest.fail("asked"))
    with FaultServer([says(chat())]) as server:
        assert ask(OllamaProvider(settings_for(f"http://localhost:{server.port}"))).outcome == "answer"


def test_a_handshake_that_never_comes_ends_at_the_deadline():
    with FaultServer([], on_accept=Connection.stall) as server:
        ended = ask_once(OpenAICompatibleProvider(settings_for(f"https://127.0.0.1:{server.port}")), seconds=0.3)
        server.departure(within=1)
    assert (ended.outcome, ended.reason) == ("unavailable", "timeout")
    assert ended.seconds < SOON


def test_a_server_that_speaks_no_tls_is_unreachable():
    with FaultServer([], on_accept=raw(b"hello\r\n")) as server:
        ended = ask(OpenAICompatibleProvider(settings_for(f"https://127.0.0.1:{server.port}")))
    assert (ended.outcome, ended.reason) == ("unavailable", "unreachable")


def test_a_certificate_nobody_vouches_for_is_refused_without_a_second_try():
    with FaultServer([], on_accept=secure(says(chat()))) as server:
        ended = ask(OllamaProvider(settings_for(f"https://127.0.0.1:{server.port}")))
        assert len(server.connections) == 1
    assert (ended.outcome, ended.reason) == ("unavailable", "unreachable")


def test_a_certificate_of_the_named_file_is_trusted(monkeypatch):
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    with FaultServer([], on_accept=secure(says(chat()))) as server:
        provider = OllamaProvider(settings_for(f"https://localhost:{server.port}"))
        assert [ask(provider).outcome for _ in range(2)] == ["answer", "answer"]
        provider.close()


def test_a_certificate_for_another_host_is_refused(monkeypatch):
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    found = [(socket.AF_INET, 1, 6, "", ("127.0.0.1", 0))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with FaultServer([], on_accept=secure(says(chat()))) as server:
        ended = ask(OllamaProvider(settings_for(f"https://models.example:{server.port}")))
    assert (ended.outcome, ended.reason) == ("unavailable", "unreachable")


def test_a_server_that_never_reads_does_not_hold_a_long_question():
    """The question is larger than what the sockets between take in."""
    roomy = settings_for("").model_copy(update={"model_context_tokens": 10**8})
    with FaultServer([], on_accept=Connection.ignore) as server:
        provider = OllamaProvider(roomy.model_copy(update={"base_url": server.url}))
        ended = ask_once(provider, seconds=0.6, messages=[{"role": "user", "content": "x" * 24_000_000}])
    assert (ended.outcome, ended.reason) == ("unavailable", "timeout")
    assert ended.seconds < SOON


def cancelled_after(seconds: float, server: FaultServer | None = None) -> tuple[Event, list[float]]:
    """An event that is set from another thread so long after the server was asked, and the moment when it was."""
    cancelled = Event()
    moments: list[float] = []

    def cancel() -> None:
        while server is not None and not (server.connections if server.on_accept else server.requests):
            time.sleep(0.002)
        time.sleep(seconds)
        moments.append(time.monotonic())
        cancelled.set()

    threading.Thread(target=cancel, daemon=True).start()
    return cancelled, moments


HANGS = {name: fault for name, fault in HANGING.items() if fault.hangs}


@pytest.mark.parametrize("fault", HANGS.values(), ids=HANGS)
def test_a_cancelled_attempt_closes_its_connection(fault):
    """From another thread, wherever it waits; the server then stops generating."""
    with FaultServer([fault.behaviour], on_accept=fault.behaviour if fault.on_accept else None) as server:
        cancelled, moments = cancelled_after(0.1, server)
        ended = ask_once(OllamaProvider(settings_for(server.url)), seconds=20, cancelled=cancelled)
        left = server.departure(within=2)
    assert (ended.outcome, ended.reason) == ("unavailable", "cancelled")
    assert left - moments[0] < SOON


def test_cancelling_frees_the_caller_while_connecting():
    with full_listener() as port:
        cancelled, moments = cancelled_after(0.1)
        settings = settings_for(f"http://127.0.0.1:{port}", connect_timeout_seconds=20)
        ended = ask_once(OllamaProvider(settings), seconds=20, cancelled=cancelled)
    assert ended.reason == "cancelled"
    assert time.monotonic() - moments[0] < SOON


def test_cancelling_frees_the_caller_while_a_name_is_looked_up(monkeypatch):
    answer = Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answer.wait(10) and [])
    cancelled, moments = cancelled_after(0.1)
    ended = ask_once(OllamaProvider(settings_for("http://slow.example")), seconds=20, cancelled=cancelled)
    assert ended.reason == "cancelled"
    assert time.monotonic() - moments[0] < SOON
    answer.set()


def test_cancelling_ends_a_handshake():
    with FaultServer([], on_accept=Connection.stall) as server:
        cancelled, moments = cancelled_after(0.1, server)
        provider = OpenAICompatibleProvider(settings_for(f"https://127.0.0.1:{server.port}"))
        ended = ask_once(provider, seconds=20, cancelled=cancelled)
        left = server.departure(within=2)
    assert ended.reason == "cancelled"
    assert left - moments[0] < SOON


@pytest.mark.parametrize("provider", PROVIDERS)
@pytest.mark.parametrize(
    "name",
    [
        "body without end",
        "headers without end",
        "error text without end",
        "tiny chunks without end",
        "a megabyte too much",
    ],
)
def test_a_flood_takes_little_memory(provider, name):
    fault = ON_THE_WIRE[name]
    with FaultServer([fault.behaviour]) as server:
        asked = provider(settings_for(server.url))
        ask_once(asked, seconds=1)
        tracemalloc.start()
        try:
            assert ask_once(asked, seconds=1).outcome == "unavailable"
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert peak < 8_000_000


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs a list of open files")
def test_no_failure_leaves_a_socket_open():
    def open_files() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    with FaultServer([fault.behaviour for fault in ON_THE_WIRE.values() if not fault.hangs]) as server:
        provider = OllamaProvider(settings_for(server.url, model_timeout_seconds=0.2))
        ask_once(provider)
        before = open_files()
        for _ in server.behaviours[1:80]:
            ask_once(provider)
        provider.close()
        for connection in server.connections:
            connection.close()
        assert open_files() <= before


def test_an_idle_connection_is_used_again():
    with FaultServer([says(chat())]) as server:
        provider = OllamaProvider(settings_for(server.url))
        for _ in range(3):
            assert ask(provider).outcome == "answer"
        assert len({id(connection) for connection in server.connections}) == len(server.connections) == 1
        provider.close()
        assert ask(provider).outcome == "answer"


def test_an_answer_too_late_never_reaches_the_next_question():
    def late(connection: Connection) -> None:
        connection.waits(0.4)
        connection.send(head("Content-Length: 4") + b"late")

    with FaultServer([late, says(chat("second"))]) as server:
        provider = OllamaProvider(settings_for(server.url))
        assert ask_once(provider, seconds=0.2).reason == "timeout"
        assert ask_once(provider).answer == "second"


@pytest.mark.parametrize(
    ("behaviour", "reason"),
    [
        (Connection.stall, "timeout"),
        (lambda connection: connection.drip(head("X: y") * 100), "timeout"),
        (lambda connection: connection.send(head("Content-Length: 9") + b"{"), "timeout"),
        (raw(head("Content-Length: 9"), b"{"), "unreachable"),
        (raw(), "unreachable"),
    ],
    ids=["silence", "byte by byte", "silence in the body", "cut in the body", "closed"],
)
def test_time_and_interruptions_are_bounded_on_a_secure_connection_too(monkeypatch, behaviour, reason):
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    with FaultServer([], on_accept=secure(behaviour)) as server:
        ended = ask_once(OpenAICompatibleProvider(settings_for(f"https://localhost:{server.port}")), seconds=0.4)
        server.connections[-1].close()
    assert (ended.outcome, ended.reason) == ("unavailable", reason)
    assert ended.seconds < SOON
