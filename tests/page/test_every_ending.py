"""Each reason for which there is no insight, caused for real by a server on loopback, as a person reads it."""

import json
import time
from typing import get_args

import pytest

from insight.errors import (
    REQUEST_MESSAGES,
    UNAVAILABLE_MESSAGES,
    WITHHELD_MESSAGES,
    RequestReason,
    UnavailableReason,
    WithheldReason,
)
from insight.model_service import ModelService
from insight.offer_insight import validate_offer_insight
from insight.panels import TITLES, UNAFFECTED
from insight.question import Question
from tests.page.conftest import container, explain, keys, press, settled, words
from tests.providers.fault_server import FaultServer, chat, says
from tests.test_model_client import LOADED
from tests.test_prompt import FACTS

GOOD = {
    "metric": "repeat_purchase_rate",
    "direction": "decrease",
    "headline": "Repeat purchase rate fell in October 2026.",
    "explanation": "Repeat purchase rate fell from 33.0 % in September 2026 to 30.0 % in October 2026.",
    "drivers": ["E2"],
}
TEXTS: dict[WithheldReason, dict[str, object]] = {
    "schema": {"headline": 7},
    "metric": {"metric": "orders"},
    "direction_field": {"direction": "increase"},
    "value_field": {"previous_value": 0.9},
    "drivers": {"drivers": ["E9"]},
    "text_form": {"headline": "<b>Repeat purchase rate fell</b>"},
    "number": {"explanation": "Repeat purchase rate fell from 33.0 % to 12.7 %."},
    "unit": {"explanation": "Repeat purchase rate fell by 3.0 %."},
    "direction": {"explanation": "Repeat purchase rate rose from 33.0 % to 30.0 %."},
    "order": {"explanation": "Repeat purchase rate fell from 30.0 % to 33.0 %."},
    "judgement": {"explanation": "The change is within normal variation."},
    "invented": {"explanation": "Repeat purchase rate will reach 40.0 % in December 2026."},
}


def content(**changed):
    """An answer as the model would write it, with the values of the question."""
    values = {"previous_value": 0.33011707745720514, "current_value": 0.299698381638285}
    return json.dumps(GOOD | values | changed)


@pytest.fixture
def page_on(open_page):
    """A function that opens the page on a server with these behaviours."""
    servers = []

    def opened(*behaviours, **settings):
        server = FaultServer(behaviours, beside=LOADED).__enter__()
        servers.append(server)
        return open_page(OLLAMA_HOST=server.url, INSIGHT_MODEL="small:latest", **settings), server

    yield opened
    for server in servers:
        server.__exit__()


def assert_panel(page, kind, sentence):
    """The panel of this kind with its own sentence, and no card."""
    assert page.warning[0].title == TITLES[kind]
    assert sentence in page.warning[0].value
    assert UNAFFECTED in page.warning[0].value
    assert not container(page, "insight-card")
    assert page.button(key="explain").label == "Explain again"


def test_the_answer_that_the_others_are_made_of_is_accepted(page_on):
    page, _ = page_on(says(chat(content())))
    assert container(explain(page), "insight-card")


@pytest.mark.parametrize(("reason", "changed"), TEXTS.items(), ids=str)
def test_a_withheld_answer_is_told_by_the_check_that_it_failed(page_on, reason, changed):
    page, server = page_on(says(chat(content(**changed))))
    assert_panel(explain(page), "withheld", WITHHELD_MESSAGES[reason])
    assert len(server.requests) == 1


@pytest.mark.parametrize(
    ("reason", "reply"),
    [
        ("empty", chat("")),
        ("not_json", chat("Repeat purchase rate fell.")),
        ("unfinished", chat('{"headline": "Rep', done_reason="length")),
        ("too_large", chat(content(explanation="x" * 100_000))),
    ],
)
def test_an_answer_without_the_agreed_form_is_withheld(page_on, reason, reply):
    page, _ = page_on(says(reply))
    assert_panel(explain(page), "withheld", WITHHELD_MESSAGES[reason])


@pytest.mark.parametrize(
    ("reason", "behaviour"),
    [
        ("server_error", says({"error": "boom"}, status=500)),
        ("rate_limited", says({"error": "slow down"}, status=429)),
        ("bad_reply", says(b"<!doctype html><title>Sign in</title>", headers=["Content-Type: text/html"])),
        ("timeout", lambda connection: connection.stall()),
    ],
)
def test_an_unusable_server_is_unavailable_and_says_how(page_on, reason, behaviour):
    page, _ = page_on(behaviour, INSIGHT_EXPLANATION_DEADLINE_SECONDS="3", INSIGHT_MODEL_TIMEOUT_SECONDS="1")
    assert_panel(explain(page), "unavailable", UNAVAILABLE_MESSAGES[reason])
    assert "Reference" in words(page)


@pytest.mark.parametrize(
    ("reason", "status", "text"),
    [
        ("bad_request", 400, "failed to parse grammar"),
        ("credentials", 401, "unauthorized"),
        ("model_missing", 404, "model 'small' not found"),
        ("model_broken", 500, "model requires more system memory (7.5 GiB) than is available (5.2 GiB)"),
        ("prompt_too_long", 400, "the request exceeds the available context size, try increasing it"),
    ],
)
def test_a_request_that_is_wrong_needs_attention_and_is_sent_once(page_on, reason, status, text):
    page, server = page_on(says({"error": text}, status=status))
    assert_panel(explain(page), "needs_attention", REQUEST_MESSAGES[reason])
    assert len(server.requests) == 1
    assert text not in words(page)


def test_an_address_that_is_something_else_needs_attention(page_on):
    page, _ = page_on(says(b"", status=301, headers=["Location: http://127.0.0.1:1/"]))
    assert_panel(explain(page), "needs_attention", REQUEST_MESSAGES["not_a_model_server"])


def test_a_server_that_is_too_old_needs_attention(open_page):
    refused = "json: cannot unmarshal object into Go struct field ChatRequest.format of type string"
    beside = LOADED | {"/api/version": says({"version": "0.3.9"})}
    with FaultServer([says({"error": refused}, status=400)], beside=beside) as server:
        page = explain(open_page(OLLAMA_HOST=server.url, INSIGHT_MODEL="small:latest"))
        assert_panel(page, "needs_attention", REQUEST_MESSAGES["server_too_old"])
        assert "0.5 or newer is needed, found 0.3.9" in words(page)


def test_every_reason_has_a_sentence():
    """A reason without one would be an error on the page."""
    assert set(UNAVAILABLE_MESSAGES) == set(get_args(UnavailableReason))
    assert set(REQUEST_MESSAGES) == set(get_args(RequestReason))
    assert set(WITHHELD_MESSAGES) == set(get_args(WithheldReason))


# While it runs. The service of the page is caught as it is made, so that somebody else can stand in line before it.


@pytest.fixture
def services(monkeypatch):
    """The model services that pages have made."""
    made, build = [], ModelService.__init__

    def noted(self, *arguments, **named):
        build(self, *arguments, **named)
        made.append(self)

    monkeypatch.setattr(ModelService, "__init__", noted)
    return made


def test_whoever_comes_second_is_told_that_they_wait_and_can_leave(page_on, services):
    page, _ = page_on(lambda connection: connection.stall())
    other = services[-1].workshop.join(Question(FACTS, "small:latest"))
    press(page, "explain")
    assert "Waiting for another explanation to finish…" in words(page)
    assert {"cancel", "explain"} <= keys(page)
    assert "You can keep using the page." in words(page)
    press(page, "cancel")
    assert "Cancelled. Nothing was saved." in words(page)
    other.cancel()


def test_a_full_line_says_that_others_come_first(page_on, services):
    page, _ = page_on(lambda connection: connection.stall(), INSIGHT_WAITING_EXPLANATIONS="0")
    other = services[-1].workshop.join(Question(FACTS, "small:latest"))
    assert_panel(explain(page), "unavailable", UNAVAILABLE_MESSAGES["busy"])
    other.cancel()


def test_asking_is_told_with_the_model_and_the_attempt(page_on):
    page, _ = page_on(lambda connection: connection.stall())
    press(page, "explain")
    eventually_says(page, "Asking small:latest, attempt 1 of 3…")
    press(page, "cancel")


def test_between_attempts_the_page_says_when_the_next_one_begins(page_on):
    page, _ = page_on(says({"error": "server busy"}, status=503))
    press(page, "explain")
    eventually_says(page, "Attempt 1 of 3 got no usable answer. Trying again in ")
    press(page, "cancel")
    settled(page)


def test_loading_the_model_is_told_apart_from_asking(open_page):
    beside = LOADED | {"/api/ps": says({"models": []})}
    with FaultServer([lambda connection: connection.stall()], beside=beside) as server:
        page = press(open_page(OLLAMA_HOST=server.url, INSIGHT_MODEL="small:latest"), "explain")
        eventually_says(page, "Loading small:latest…")
        press(page, "cancel")


def test_checking_is_a_step_of_its_own(page_on, monkeypatch):
    """The check takes milliseconds, so it is held up here, behind the page's back."""

    def slowly(*arguments, **named):
        time.sleep(2)
        return validate_offer_insight(*arguments, **named)

    monkeypatch.setattr("insight.model_client.validate_offer_insight", slowly)
    page, _ = page_on(says(chat(content())))
    press(page, "explain")
    eventually_says(page, "Checking every number against the data…")
    assert container(settled(page), "insight-card")


def eventually_says(page, sentence):
    """Draw the page again until it says this; the polling that a browser does by itself."""
    end = time.monotonic() + 10
    while sentence not in words(page):
        assert time.monotonic() < end, words(page)
        time.sleep(0.02)
        page.run()
        assert not page.exception
