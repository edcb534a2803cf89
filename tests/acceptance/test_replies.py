"""A server's reply, through the provider's own client and the acceptance boundary, to one outcome."""

from __future__ import annotations

import json

import pytest

from tests.acceptance.scenes import BOOKINGS, TRIALS, answer
from tests.case_runs.explanations import outcome


def reply(content, **changed):
    message = {"role": "assistant", "content": content} | changed.pop("message", {})
    return {"model": "case-model", "message": message, "done": True, "done_reason": "stop"} | changed


def told(*replies, status=200, facts=BOOKINGS):
    entry = {"on": "POST /api/chat", "status": status, "body": list(replies) or {"error": "no reply"}}
    return outcome([entry], facts, "case-model")


@pytest.mark.parametrize("facts", [BOOKINGS, TRIALS], ids=lambda facts: facts.metric)
def test_a_right_answer_is_shown(facts):
    assert told(reply(answer(facts)), facts=facts) == "shown"


def test_a_thought_is_no_answer():
    """The whole answer in the thinking field: https://github.com/HarperFast/harper/issues/1805"""
    assert told(reply("", message={"thinking": f"They want JSON. {answer(BOOKINGS)}"})) == "withheld"


def test_an_answer_that_was_cut_off_is_withheld_as_unfinished():
    """https://github.com/r-spade/ormah/issues/12"""
    assert told(reply(answer(BOOKINGS)[:220], done_reason="length")) == "withheld"


def test_a_whole_object_before_the_length_limit_is_withheld_as_well():
    """Blank lines until the limit: https://github.com/ollama/ollama/issues/2577. What stopped at a limit is unfinished,
    whatever stands before it.
    """
    assert told(reply(answer(BOOKINGS) + "\n" * 2_000, done_reason="length")) == "withheld"


@pytest.mark.parametrize("content", ["```json\n{}\n```", "{{}", "[{}]"])
def test_a_wrapped_answer_is_withheld(content):
    """https://github.com/ollama/ollama/issues/15595, https://github.com/ollama/ollama-python/issues/523"""
    assert told(reply(content.replace("{}", answer(BOOKINGS)))) == "withheld"


def test_a_withheld_answer_is_not_asked_for_again():
    """A second answer would have been right."""
    wrong = reply(answer(BOOKINGS, direction="increase"))
    assert told(wrong, reply(answer(BOOKINGS))) == "withheld"


def test_a_reply_that_comes_after_busy_ones_is_shown():
    """https://github.com/ollama/ollama/pull/4144"""
    busy = {"error": "server busy, please try again.  maximum pending requests exceeded"}
    assert told(busy, reply(answer(BOOKINGS)), status=[503, 200]) == "shown"


@pytest.mark.parametrize(
    ("status", "body", "expected"),
    [
        (503, {"error": "server busy, please try again"}, "unavailable"),
        (429, {"error": "too many requests"}, "unavailable"),
        (200, {"status": "ok", "service": "dashboards"}, "unavailable"),
        (404, {"error": "model 'case-model' not found"}, "needs_attention"),
        (
            400,
            {"error": "json: cannot unmarshal object into Go struct field ChatRequest.format of type string"},
            "needs_attention",
        ),
        (500, {"error": "model requires more system memory (9.1 GiB) than is available (4.0 GiB)"}, "needs_attention"),
    ],
)
def test_a_server_that_cannot_answer_has_one_outcome(status, body, expected):
    """https://github.com/ollama/ollama/issues/7991, https://github.com/cline/cline/pull/12839 and kin."""
    assert told(body, status=status) == expected


def test_a_schema_echo_has_no_fields_filled_in():
    """https://github.com/getzep/graphiti/issues/868"""
    echo = {"$defs": {}, "properties": {"metric": {"type": "string"}}, "required": ["metric"], "type": "object"}
    assert told(reply(json.dumps(echo))) == "withheld"
