"""One question end to end over real HTTP: the real ollama client, a server on loopback, the policy, the check."""

import json
import logging
import socket
from contextlib import closing
from dataclasses import replace

import pytest

from insight.errors import InvalidOfferInsight, ModelRequestFailed, ModelUnavailable
from insight.model_client import generate_offer_insight
from insight.provider_reliability import Progress
from insight.providers.ollama import OllamaProvider
from tests.providers.asking import settings_for
from tests.providers.fault_server import FaultServer, chat, says
from tests.test_prompt import FACTS

ANSWER = {
    "metric": "net_sales",
    "direction": "decrease",
    "previous_value": 5200,
    "current_value": 4700,
    "headline": "Net sales fell from €5,200 to €4,700",
    "explanation": "Net sales fell from €5,200 in May 2026 to €4,700 in June 2026.",
    "drivers": ["E2"],
}
LIE = ANSWER | {"headline": "Net sales rose from €5,200 to €4,700"}


@pytest.fixture(autouse=True)
def no_waits(monkeypatch):
    """The pauses between calls are told to the policy's tests; here they take no time."""
    monkeypatch.setattr("time.sleep", lambda _: None)


def answers(content):
    return says(chat(content if isinstance(content, str) else json.dumps(content)))


def slow(connection):
    connection.stall()


def explain(server_url, **more):
    """Ask as the page does; the model is in memory as far as the server says."""
    settings = settings_for(server_url, explanation_deadline_seconds=20, **({"model_timeout_seconds": 5} | more))
    provider = OllamaProvider(settings)
    events: list[Progress] = []
    with closing(provider):
        insight = generate_offer_insight(
            None,
            settings,
            expected_metric="net_sales",
            previous_value=5200.0,
            current_value=4700.0,
            facts=FACTS,
            provider=provider,
            on_event=events.append,
        )
    return insight, [event.kind for event in events]


LOADED = {"/api/ps": says({"models": [{"name": "small:latest", "model": "small:latest"}]})}


def test_a_good_answer_is_accepted_word_for_word():
    with FaultServer([answers(ANSWER)], beside=LOADED) as server:
        insight, events = explain(server.url)
    assert insight.headline == ANSWER["headline"]
    assert insight.drivers == ("E2",)
    assert events[0] == "attempt"
    assert events[-1] == "checking"
    assert len(server.requests) == 1


def test_the_request_carries_model_messages_and_schema_and_asks_for_no_stream():
    with FaultServer([answers(ANSWER)], beside=LOADED) as server:
        explain(server.url)
    sent = server.requests[0].json
    assert sent["model"] == "small"
    assert sent["stream"] is False
    assert sent["format"]["properties"]["metric"]["enum"] == ["net_sales"]
    assert "E2: North" in sent["messages"][1]["content"]


def test_a_timeout_is_recovered_from():
    with FaultServer([slow, answers(ANSWER)], beside=LOADED) as server:
        insight, _ = explain(server.url, model_timeout_seconds=0.3)
    assert insight.direction == "decrease"
    assert len(server.requests) == 2


def test_two_times_503_and_then_an_answer_is_an_insight():
    busy = says({"error": "server busy"}, status=503)
    with FaultServer([busy, busy, answers(ANSWER)], beside=LOADED) as server:
        _, events = explain(server.url)
    assert len(server.requests) == 3
    assert [kind for kind in events if kind != "loading"] == [
        "attempt",
        "waiting",
        "attempt",
        "waiting",
        "attempt",
        "checking",
    ]


@pytest.mark.parametrize(
    ("status", "error", "reason", "calls"),
    [
        (400, ModelRequestFailed, "bad_request", 1),
        (401, ModelRequestFailed, "credentials", 1),
        (404, ModelRequestFailed, "model_missing", 1),
        (429, ModelUnavailable, "rate_limited", 1),
        (503, ModelUnavailable, "server_error", 3),
    ],
)
def test_a_refusing_server_ends_the_explanation_as_its_status_says(status, error, reason, calls):
    refusal = says({"error": "model 'small' not found" if status == 404 else "secret server text"}, status=status)
    with FaultServer([refusal], beside=LOADED) as server, pytest.raises(error) as caught:
        explain(server.url)
    assert caught.value.reason == reason
    assert "secret server text" not in str(caught.value)
    assert len(server.requests) == calls


def test_nobody_listening_is_unavailable_after_three_calls():
    """The commonest failure there is: Ollama does not run."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(ModelUnavailable) as caught:
        explain(f"http://127.0.0.1:{port}")
    assert caught.value.reason == "unreachable"
    assert caught.value.attempts == 3


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "empty"),
        ("  \n ", "empty"),
        ("{}", "schema"),
        ("Sorry, I cannot.", "not_json"),
        (ANSWER | {"extra": 1}, "schema"),
        (ANSWER | {"direction": "increase"}, "direction_field"),
        (ANSWER | {"current_value": 4800}, "value_field"),
        (ANSWER | {"drivers": ["E9"]}, "drivers"),
        (LIE, None),
    ],
    ids=str,
)
def test_a_refused_answer_is_withheld_and_never_asked_for_again(content, reason, caplog):
    """The model had its say; another roll of the dice would not make it more honest."""
    caplog.set_level(logging.INFO)
    with FaultServer([answers(content)], beside=LOADED) as server, pytest.raises(InvalidOfferInsight) as caught:
        explain(server.url)
    assert reason in {None, caught.value.reason}
    assert len(server.requests) == 1
    assert "€" not in caplog.text


def test_a_model_that_chooses_is_not_asked_when_there_is_nothing_to_choose():
    """Without evidence there is no story; that is no fault of the server."""

    class Chooses:
        model = "chooser"
        chooses = True
        asked = 0

        def complete(self, messages, schema, *, deadline, cancelled=None):
            self.asked += 1
            return ""

    provider = Chooses()
    with pytest.raises(InvalidOfferInsight) as caught:
        generate_offer_insight(
            None,
            settings_for(None),
            expected_metric="net_sales",
            previous_value=5200.0,
            current_value=4700.0,
            facts=replace(FACTS, evidence=()),
            provider=provider,
        )
    assert caught.value.reason == "no_story"
    assert provider.asked == 0


def test_a_fault_of_ours_is_not_taken_for_one_of_the_model():
    class Broken:
        model = "broken"
        chooses = False

        def complete(self, messages, schema, *, deadline, cancelled=None):
            raise KeyError("ours")

    with pytest.raises(KeyError, match="ours"):
        generate_offer_insight(
            None,
            settings_for(None),
            expected_metric="net_sales",
            previous_value=5200.0,
            current_value=4700.0,
            facts=FACTS,
            provider=Broken(),
        )
