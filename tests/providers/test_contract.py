"""What the layer relies on in libraries that it does not own. A failure here means: read their release notes."""

import inspect
import sys

import httpcore
import httpx
import ollama
import pytest
import tenacity

from insight.errors import ModelUnavailable
from insight.provider_reliability import Deadline
from insight.providers.guard import Guard
from insight.providers.network import GuardedBackend, GuardedStream
from tests.providers.fault_server import FaultServer, chat, says

URL = "http://127.0.0.1:1"


def client_answering(response):
    """The real client over a transport that is a function."""
    return ollama.Client(URL, transport=httpx.MockTransport(response))


def failing_with(error):
    def respond(_: httpx.Request) -> httpx.Response:
        raise error

    return client_answering(respond)


def test_the_ollama_client_speaks_through_the_httpx_that_we_know():
    """Were it another module, none of its errors would be recognised."""
    assert vars(sys.modules["ollama._client"])["httpx"] is httpx
    assert isinstance(ollama.Client(URL)._client, httpx.Client)


def test_the_ollama_client_takes_a_transport_and_then_no_proxy(monkeypatch):
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")
    transport = httpx.MockTransport(lambda _: httpx.Response(200))
    client = ollama.Client(URL, transport=transport, trust_env=False, follow_redirects=False)
    assert client._client._transport is transport
    assert not client._client._mounts
    assert not client._client.follow_redirects


def test_the_ollama_client_lets_our_errors_through():
    """An error raised by the transport arrives as it is, not wrapped and not replaced."""

    error = ModelUnavailable("timeout")
    with pytest.raises(ModelUnavailable) as caught:
        failing_with(error).chat("m", [])
    assert caught.value is error


def test_the_ollama_client_replaces_a_refused_connection_by_pythons_own_error():
    with pytest.raises(ConnectionError) as caught:
        failing_with(httpx.ConnectError("refused")).chat("m", [])
    assert not isinstance(caught.value, httpx.HTTPError)
    with pytest.raises(httpx.ConnectError):
        list(failing_with(httpx.ConnectError("refused")).chat("m", [], stream=True))


@pytest.mark.parametrize("error", [httpx.ReadTimeout("x"), httpx.ReadError("x"), httpx.RemoteProtocolError("x")])
def test_the_ollama_client_leaves_other_transport_errors_alone(error):
    with pytest.raises(type(error)):
        failing_with(error).chat("m", [])


def test_the_ollama_client_tells_the_status_of_an_error_reply():
    with pytest.raises(ollama.ResponseError) as caught:
        client_answering(lambda _: httpx.Response(503, json={"error": "busy"})).chat("m", [])
    assert caught.value.status_code == 503
    assert ollama.ResponseError("in mid-stream").status_code == -1


def test_the_ollama_client_takes_what_we_send():
    expected = {"model", "messages", "format", "options", "keep_alive", "think", "stream"}
    assert expected <= set(inspect.signature(ollama.Client.chat).parameters)


def test_a_given_authorization_keeps_the_client_from_reading_a_key_of_the_environment(monkeypatch):
    monkeypatch.setenv("OLLAMA_API_KEY", "of the environment")
    client = ollama.Client(URL, headers={"authorization": "ours"})
    assert client._client.headers["authorization"] == "ours"


def test_httpcore_uses_a_network_backend_as_ours_is_made():
    """Everything that can wait goes through these methods."""
    for base, own in ((httpcore.NetworkBackend, GuardedBackend), (httpcore.NetworkStream, GuardedStream)):
        waits = {name for name, _ in inspect.getmembers(base, inspect.isfunction) if not name.startswith("_")}
        assert waits - set(vars(own)) <= {"connect_unix_socket", "sleep"}
    assert "network_backend" in inspect.signature(httpcore.ConnectionPool).parameters


def test_httpcore_hands_out_the_connection_of_a_reply_and_counts_nothing_behind_it():
    """A connection with more on it than the reply is closed through this, before it is used again."""
    found = []
    with FaultServer([says(chat())]) as server, httpcore.ConnectionPool(network_backend=GuardedBackend()) as pool:
        guard = Guard(Deadline.after(5), connect_seconds=2)
        with guard.active(), pool.stream("POST", server.url, content=b"{}") as response:
            found.append(response.extensions["network_stream"])
            response.read()
        assert isinstance(found[0], GuardedStream)
        found[0].close()
        with guard.active(), pool.stream("POST", server.url, content=b"{}") as response:
            assert response.status == 200
        assert len(server.connections) == 2


def test_httpcore_has_no_kind_of_failure_that_the_transport_does_not_know():
    known = (httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError, httpcore.UnsupportedProtocol)
    others = {
        name
        for name in httpcore.__all__
        if isinstance(kind := getattr(httpcore, name), type)
        and issubclass(kind, Exception)
        and not issubclass(kind, known)
    }
    assert others == {"ConnectionNotAvailable", "ProxyError"}


def test_httpx_sorts_its_errors_as_the_policy_reads_them():
    assert issubclass(httpx.TimeoutException, httpx.TransportError)
    assert issubclass(httpx.NetworkError, httpx.TransportError)
    assert issubclass(httpx.RemoteProtocolError, httpx.ProtocolError)
    assert not issubclass(httpx.DecodingError, httpx.TransportError)
    assert not issubclass(httpx.InvalidURL, httpx.HTTPError)


def test_tenacity_computes_the_pause_before_it_asks_whether_to_stop():
    """The policy stops when pause and attempt together do not fit."""
    seen: list[float] = []

    def stop(state: tenacity.RetryCallState) -> bool:
        seen.append(state.upcoming_sleep)
        return True

    retrying = tenacity.Retrying(wait=lambda _: 7.5, stop=stop, sleep=seen.append, reraise=True)
    with pytest.raises(ZeroDivisionError):
        retrying(lambda: 1 / 0)
    assert seen == [7.5]


def test_tenacity_waits_a_random_time_below_a_doubling_limit(monkeypatch):
    monkeypatch.setattr("random.uniform", lambda low, high: high - low)
    wait = tenacity.wait_random_exponential(multiplier=0.5, max=2)
    state = tenacity.RetryCallState(tenacity.Retrying(), None, (), {})
    spans = []
    for attempt in (1, 2, 3, 4):
        state.attempt_number = attempt
        spans.append(wait(state))
    assert spans == [0.5, 1.0, 2.0, 2.0]
