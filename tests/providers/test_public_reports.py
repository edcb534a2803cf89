"""Failures that people reported of other programs, each with what the person should have seen."""

import json
import socket
import time

import pytest

from insight.errors import ModelUnavailable
from insight.provider_reliability import Progress
from insight.providers.advice import advice
from insight.providers.ollama import OllamaProvider
from insight.settings import Settings
from tests.providers.asking import ask, ask_once, settings_for
from tests.providers.fault_server import Connection, FaultServer, chat, head, http, says
from tests.providers.faults import error

ANSWER = says(chat('{"headline": "Orders fell"}'))


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def told(ended, address="http://127.0.0.1:11434", **more):
    """Everything that the person reads about it."""
    return "\n".join([str(ended.error), *advice(ended.error, address=address, provider="ollama", **more)])


@pytest.mark.parametrize("resolves", [True, False])
def test_in_a_container_nothing_listens_on_loopback(monkeypatch, resolves):
    """https://github.com/wandb/openui/issues/215: the message is the product here."""
    provider = OllamaProvider(settings_for(f"http://127.0.0.1:{free_port()}"))
    if not resolves:
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [])
        provider = OllamaProvider(settings_for("http://ollama:11434"))
    ended = ask(provider, sleep=time.sleep)
    text = told(ended, provider.address_shown)
    assert (ended.outcome, ended.reason) == ("unavailable", "unreachable")
    assert ended.seconds < 3
    assert provider.address_shown in text
    assert all(hint in text for hint in ("running there?", "address right?", "host.docker.internal"))
    assert "download" not in text.lower()


@pytest.mark.parametrize(
    "host",
    ["0.0.0.0:{}", "http://0.0.0.0:{}", "[::]:{}", ":{}", "localhost:{}", "127.0.0.1:{}/", "http://127.0.0.1:{}"],
)
def test_the_listen_address_of_the_server_is_not_where_the_client_connects(host):
    """https://github.com/ollama/ollama-python/issues/407: the same variable is read by server and client."""
    with FaultServer([ANSWER]) as server:
        provider = OllamaProvider(settings_for(None), environment={"OLLAMA_HOST": host.format(server.port)})
        assert ask(provider).outcome == "answer"
        assert provider.is_local
        assert "0.0.0.0" not in provider.address_shown


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1:8080/ollama", "http://127.0.0.1:8080/ollama"),
        ("https://ollama.example/", "https://ollama.example:443"),
        ("0.0.0.0", "http://127.0.0.1:11434"),
    ],
)
def test_scheme_port_and_path_of_the_variable_are_kept(host, address):
    """https://github.com/ollama/ollama-python/issues/471."""
    assert OllamaProvider(settings_for(None), environment={"OLLAMA_HOST": host}).address_shown == address


def test_a_model_listed_with_the_tag_latest_is_there():
    """https://github.com/iDiagoValeta/localOllamaRAG/issues/129."""
    listed = says({"models": [{"name": "small:latest"}]})
    with FaultServer([ANSWER], beside={"/api/tags": listed}) as server:
        provider = OllamaProvider(settings_for(server.url))
        assert provider.is_installed("small")
        assert ask(provider).outcome == "answer"


@pytest.mark.parametrize("installed", [["other:7b"], ["small:7b-q4"], None])
def test_a_missing_model_is_named_with_what_installs_it_and_what_is_there(installed):
    """https://github.com/mem0ai/mem0/pull/4101: nothing is downloaded by itself."""
    missing = error("model 'small' not found", status=404)
    listed = says({"models": [{"name": name} for name in installed] if installed else None})
    with FaultServer([missing], beside={"/api/tags": listed}) as server:
        provider = OllamaProvider(settings_for(server.url))
        ended = ask(provider)
        assert [request.path for request in server.requests] == ["/api/chat"]
    text = told(ended)
    assert (ended.outcome, ended.reason) == ("attention", "model_missing")
    assert "ollama pull small" in text.splitlines()
    assert all(name in text for name in installed or ())


def test_a_server_without_structured_output_is_too_old():
    """https://github.com/ollama/ollama/issues/7991: no falling back to an answer without a schema."""
    old = error("json: cannot unmarshal object into Go struct field ChatRequest.format of type string", status=400)
    with FaultServer([old], beside={"/api/version": says({"version": "0.4.4"})}) as server:
        ended = ask(OllamaProvider(settings_for(server.url)))
        assert len(server.requests) == 1
    assert ended.outcome == "attention"
    assert "too old" in told(ended)
    assert "0.5 or newer is needed, found 0.4.4" in told(ended)
    assert "unmarshal" not in told(ended)


def test_the_first_question_of_the_day_waits_for_the_model():
    """https://github.com/cline/cline/pull/12839: no headers come until the model is in memory (here: in 1.5 s)."""

    def loading(connection: Connection) -> None:
        if not connection.waits(1.5):
            connection.send(http(json.dumps(chat()).encode()))

    events: list[Progress] = []
    with FaultServer([loading, ANSWER], beside={"/api/ps": says({"models": []})}) as server:
        provider = OllamaProvider(settings_for(server.url, model_timeout_seconds=1))
        assert ask(provider, seconds=20, on_event=events.append).outcome == "answer"
        assert len(server.requests) == 1
        assert Progress("loading") in events
        assert ask(provider).outcome == "answer"


def test_the_times_allowed_by_default_are_long_enough_to_load_a_model():
    """https://github.com/ZoneMinder/zmNinjaNg/issues/261: 45 seconds are usual, and connecting is another matter."""
    settings = Settings(_env_file=None)
    assert settings.model_timeout_seconds > 45
    assert settings.explanation_deadline_seconds > settings.model_timeout_seconds
    assert settings.connect_timeout_seconds <= 5


@pytest.mark.parametrize(("times", "outcome", "requests"), [(2, "answer", 3), (9, "unavailable", 3)])
def test_a_busy_server_is_asked_a_few_times_and_then_left_alone(times, outcome, requests):
    """https://github.com/ollama/ollama/pull/4144."""
    busy = error("server busy, please try again.  maximum pending requests exceeded", status=503)
    with FaultServer([*[busy] * times, ANSWER]) as server:
        ended = ask(OllamaProvider(settings_for(server.url)), sleep=time.sleep)
        assert (ended.outcome, len(server.requests)) == (outcome, requests)
    if outcome == "unavailable":
        assert "busy; try again in a moment" in told(ended)
        assert "install" not in told(ended)


@pytest.mark.parametrize("variable", ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "all_proxy"])
@pytest.mark.parametrize("scheme", ["http", "socks5h"])
def test_a_proxy_of_the_company_never_gets_what_is_meant_for_this_machine(monkeypatch, variable, scheme):
    """https://github.com/stavsap/comfyui-ollama/issues/37: the proxy answered 503 and hours were lost."""
    with FaultServer([error("proxy", status=503)]) as proxy, FaultServer([ANSWER]) as server:
        monkeypatch.delenv("NO_PROXY", raising=False)
        monkeypatch.setenv(variable, f"{scheme}://127.0.0.1:{proxy.port}")
        assert ask(OllamaProvider(settings_for(server.url))).outcome == "answer"
        assert not proxy.connections


def test_a_sign_in_page_is_told_as_a_web_page():
    """https://github.com/ollama/ollama-python/issues/437."""
    page = b"<!doctype html><title>Sign in</title><form action=/login></form>"
    with FaultServer([says(page, headers=["Content-Type: text/html"])]) as server:
        ended = ask(OllamaProvider(settings_for(server.url)))
        assert len(server.requests) == 1
    assert (ended.outcome, ended.reason) == ("unavailable", "bad_reply")
    assert "A web page answered" in told(ended)
    assert "Sign in" not in told(ended)


def test_another_service_on_the_port_is_recognised_by_its_reply():
    """https://github.com/jvreagan/deco/issues/229: JSON, but not of a model server."""
    with FaultServer([says({"status": "ok", "service": "metrics"})]) as server:
        ended = ask(OllamaProvider(settings_for(server.url)))
    assert (ended.outcome, ended.reason) == ("unavailable", "bad_reply")
    assert "does not speak like a model server" in told(ended)


def test_a_lack_of_memory_is_told_with_both_amounts():
    """https://github.com/continuedev/continue/issues/12795: the server gave the right advice, so it is passed on."""
    lacking = error("model requires more system memory (7.5 GiB) than is available (5.2 GiB)")
    with FaultServer([lacking]) as server:
        ended = ask(OllamaProvider(settings_for(server.url)))
        assert len(server.requests) == 1
    assert ended.outcome == "attention"
    assert "needs 7.5 GiB of memory and 5.2 GiB are free" in told(ended)
    assert "smaller model" in told(ended)


def test_a_connection_gone_stale_is_replaced_without_anybody_noticing():
    """https://github.com/open-webui/terminals/issues/24: the first click after a pause must not fail."""
    served: list[Connection] = []

    def once(connection: Connection) -> None:
        if connection in served:
            connection.reset()
            return
        served.append(connection)
        connection.send(http(json.dumps(chat()).encode()))

    with FaultServer([once]) as server:
        provider = OllamaProvider(settings_for(server.url))
        assert [ask(provider).outcome for _ in range(4)] == ["answer"] * 4


def test_a_connection_closed_while_idle_is_not_used_again():
    """https://github.com/ollama/ollama-python/issues/450."""

    def goodbye(connection: Connection) -> None:
        connection.send(http(json.dumps(chat()).encode()))
        connection.close()

    with FaultServer([goodbye]) as server:
        provider = OllamaProvider(settings_for(server.url))
        for number in (1, 2, 3):
            assert ask_once(provider).outcome == "answer"
            assert len(server.requests) == number
            time.sleep(0.02)


def test_of_a_body_cut_in_the_middle_nothing_is_used():
    """Content-Length says 5000, 700 bytes come."""

    def cut(connection: Connection) -> None:
        connection.send(head("Content-Length: 5000") + json.dumps(chat()).encode().ljust(700))
        connection.close()

    with FaultServer([cut]) as server:
        ended = ask(OllamaProvider(settings_for(server.url)))
        assert len(server.requests) == 3
    assert (ended.outcome, ended.reason) == ("unavailable", "unreachable")


def test_an_error_line_behind_parts_of_an_answer_spoils_it():
    lines = [chat("Orders ", done=False), chat("fell", done=False), {"error": "model runner has unexpectedly stopped"}]
    with FaultServer([says(b"\n".join(json.dumps(line).encode() for line in lines))]) as server:
        ended = ask(OllamaProvider(settings_for(server.url)))
    assert ended.outcome == "unavailable"


def test_a_call_that_costs_money_and_ran_out_of_time_may_have_been_charged():
    late = ModelUnavailable("timeout", retryable=True)
    assert advice(late, hosted=True) == ("A request that ran out of time may have been charged.",)
    assert advice(late) == ()
