"""Failures that no list of public reports holds, found by looking for what could still get past the boundary."""

import json
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from threading import Event

import pytest

from insight.providers.ollama import OllamaProvider
from insight.providers.openai_compatible import OpenAICompatibleProvider
from tests.providers.asking import SOON, ask, ask_once, settings_for
from tests.providers.fault_server import Connection, FaultServer, chat, head, http, raw, says
from tests.providers.faults import MARKER, two_replies

ROOT = Path(__file__).parents[2]
PROVIDERS = [OllamaProvider, OpenAICompatibleProvider]


@pytest.mark.parametrize(
    "first",
    [
        two_replies,
        lambda c: c.send(http(json.dumps(chat()).encode()) + b"HTTP/1.1 200 -\r\nContent-Le"),
        lambda c: c.send(head("Transfer-Encoding: chunked") + b"2\r\n{}\r\n0\r\n\r\n" + http(b"{}")),
        lambda c: c.send(http(b'{"error": "busy"}', status=503) + http(json.dumps(chat(content=MARKER)).encode())),
    ],
    ids=["a whole one", "the beginning of one", "behind chunks", "behind an error"],
)
def test_a_reply_that_nobody_asked_for_is_no_answer_to_the_next_question(first):
    """Bytes behind one reply would be read as the reply to whatever is asked next on the same connection."""
    with FaultServer([lambda c: (first(c), None)[1], says(chat(content="second"))]) as server:
        provider = OllamaProvider(settings_for(server.url))
        ask_once(provider)
        assert ask_once(provider).answer == "second"
        assert len(server.connections) == 2


@pytest.mark.parametrize("provider", PROVIDERS)
@pytest.mark.parametrize("name", ["m\udcff", "m\n", "m\x00", "m" * 300, "  \t"])
def test_a_name_that_no_model_can_have_names_the_setting_and_is_not_sent(provider, name):
    """Bytes of the environment that are no text arrive as halves of characters, which no request can hold."""
    with FaultServer([says(chat())]) as server:
        for asked in (ask, ask_once):
            ended = asked(provider(settings_for(server.url).model_copy(update={"model": name})))
            assert (ended.outcome, ended.reason, ended.error.subject) == ("attention", "configuration", "INSIGHT_MODEL")
            assert ended.error.attempts == 0
        assert not server.connections


def test_a_system_that_gives_out_no_threads_makes_a_name_unreachable_and_not_for_ever(monkeypatch):
    """The lookup of a name has a thread of its own; one that never began must not be waited for."""
    start = threading.Thread.start

    def refuse(thread):
        if thread.name.startswith("look up"):
            raise RuntimeError("can't start new thread")
        start(thread)

    found = [(socket.AF_INET, 1, 6, "", ("127.0.0.1", 0))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with FaultServer([says(chat())]) as server:
        provider = OllamaProvider(settings_for(f"http://models.example:{server.port}"))
        monkeypatch.setattr(threading.Thread, "start", refuse)
        for asked in (ask, ask_once):
            ended = asked(provider)
            assert (ended.outcome, ended.reason) == ("unavailable", "unreachable")
        monkeypatch.setattr(threading.Thread, "start", start)
        assert ask(provider).outcome == "answer"


def test_a_resolver_that_hangs_is_given_up_at_the_connect_limit_and_not_at_the_attempts(monkeypatch):
    """Looking up and connecting have one limit together, as the setting says."""
    answer = Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answer.wait(10) and [])
    provider = OllamaProvider(settings_for("http://resolver.example", connect_timeout_seconds=0.2))
    for asked in (ask, ask_once):
        ended = asked(provider, seconds=20)
        assert (ended.outcome, ended.reason) == ("unavailable", "unreachable")
        assert ended.seconds < SOON
    answer.set()


def test_a_server_that_refuses_before_it_has_read_the_question_is_heard():
    """It answers, closes, and the rest of the question runs into a reset."""

    def early(connection: Connection) -> None:
        connection.send(http(b'{"error": "too large"}', status=413))
        connection.reset()

    roomy = settings_for("").model_copy(update={"model_context_tokens": 10**8})
    long = [{"role": "user", "content": "x" * 8_000_000}]
    with FaultServer([], on_accept=early) as server:
        ended = ask_once(OllamaProvider(roomy.model_copy(update={"base_url": server.url})), messages=long)
    assert (ended.outcome, ended.reason) in {("attention", "prompt_too_long"), ("unavailable", "unreachable")}


@pytest.mark.parametrize("length", [b"9" * 20, b"9" * 5000])
def test_a_length_of_any_number_of_digits_is_no_crash(length):
    with FaultServer([raw(b"HTTP/1.1 200 -\r\nContent-Length: " + length + b"\r\n\r\n{}")]) as server:
        provider = OllamaProvider(settings_for(server.url))
        assert {ask(provider).outcome, ask_once(provider).outcome} == {"unavailable"}


def test_closing_a_provider_while_it_is_asked_ends_that_call_as_an_interruption():
    """The policy then asks again on a new connection."""
    with FaultServer([Connection.stall, Connection.stall, says(chat(content="second"))]) as server:
        provider = OllamaProvider(settings_for(server.url))
        threading.Timer(0.2, provider.close).start()
        assert ask_once(provider).reason == "unreachable"
        threading.Timer(0.2, provider.close).start()
        assert ask(provider).answer == "second"


def test_a_server_that_reads_slowly_does_not_hold_a_long_question():
    def sips(connection: Connection) -> None:
        connection._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        while connection._socket.recv(1024) and not connection._stopping.wait(0.02):
            pass

    roomy = settings_for("").model_copy(update={"model_context_tokens": 10**8})
    with FaultServer([], on_accept=sips) as server:
        provider = OllamaProvider(roomy.model_copy(update={"base_url": server.url}))
        ended = ask_once(provider, seconds=0.6, messages=[{"role": "user", "content": "x" * 24_000_000}])
    assert (ended.outcome, ended.reason) == ("unavailable", "timeout")
    assert ended.seconds < SOON


def test_a_connection_that_the_server_forgot_costs_one_attempt():
    """It is open, nobody is there any more, and no reply ever comes."""

    def forgets(connection: Connection) -> None:
        connection.send(http(json.dumps(chat()).encode()))
        connection.ignore()

    with FaultServer([forgets, says(chat(content="second"))]) as server:
        provider = OllamaProvider(settings_for(server.url, model_timeout_seconds=0.3))
        assert ask(provider).outcome == "answer"
        ended = ask(provider)
        assert (ended.outcome, ended.answer) == ("answer", "second")
    assert ended.seconds < SOON


def test_many_at_once_wait_for_no_free_connection():
    def late(connection: Connection) -> None:
        if not connection.waits(0.3):
            connection.send(http(json.dumps(chat()).encode()))

    with FaultServer([late]) as server:
        provider = OllamaProvider(settings_for(server.url))
        ends: list[str] = []
        threads = [threading.Thread(target=lambda: ends.append(ask_once(provider).outcome)) for _ in range(30)]
        began = time.monotonic()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(20)
    assert ends == ["answer"] * 30
    assert time.monotonic() - began < SOON


PROGRAM = """
import sys
from insight.provider_reliability import Deadline, call_with_retries
from insight.providers.ollama import OllamaProvider
from insight.settings import Settings
provider = OllamaProvider(Settings(_env_file=None, model="small", base_url=sys.argv[1]))
deadline = Deadline.after(3)
try:
    call_with_retries(
        lambda: provider.complete([{"role": "user", "content": "x"}], {}, deadline=deadline), deadline=deadline
    )
except Exception as error:
    print(type(error).__name__)
status = open("/proc/self/status").read()
print(int(status.partition("VmHWM:")[2].split()[0]) // 1024)
"""


def half_a_gigabyte(connection: Connection) -> None:
    connection.send(head("Content-Length: 500000000"))
    connection.flood(b"x" * 65536, most=500_000_000)


def error_of_a_hundred_megabytes(connection: Connection) -> None:
    connection.send(head("Content-Length: 100000000", status=500))
    connection.flood(b"x" * 65536, most=100_000_000)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs a process's highest memory")
@pytest.mark.parametrize(
    "behaviour",
    [half_a_gigabyte, error_of_a_hundred_megabytes, says(chat() | {"extra": [{}] * 80_000})],
    ids=["500 MB", "an error of 100 MB", "many small objects"],
)
def test_a_process_that_asks_stays_below_64_megabytes_with_everything_that_it_loads(behaviour):
    with FaultServer([behaviour]) as server:
        command = [sys.executable, "-c", PROGRAM, server.url]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    kind, megabytes = done.stdout.split()
    assert kind == "ModelUnavailable"
    assert int(megabytes) < 64
