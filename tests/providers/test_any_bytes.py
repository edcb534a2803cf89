"""Whatever bytes a server sends, the call ends in exactly one outcome, within its time."""

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from insight.providers.ollama import OllamaProvider
from insight.providers.openai_compatible import OpenAICompatibleProvider
from tests.providers.asking import SOON, ask_once, settings_for
from tests.providers.fault_server import Connection, FaultServer, chat, head, http, raw

GOOD = http(json.dumps(chat()).encode())
COMPLETION = http(
    json.dumps({"choices": [{"message": {"role": "assistant", "content": "{}"}, "finish_reason": "stop"}]}).encode()
)
SECONDS = 1.0

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def damaged(draw, good):
    """A good reply with a piece taken out, another put in, or cut short."""
    start = draw(st.integers(0, len(good)))
    end = draw(st.integers(start, len(good)))
    return good[:start] + draw(st.binary(max_size=20)) + good[end:]


@st.composite
def answers(draw):
    """A chat reply with members exchanged for anything that JSON can hold."""
    body = chat() | draw(
        st.dictionaries(st.sampled_from(["message", "done", "done_reason", "eval_count", "error"]), json_values)
    )
    if draw(st.booleans()):
        members = st.sampled_from(["role", "content", "thinking", "tool_calls", "images"])
        body["message"] = {"role": "assistant", "content": "{}"} | draw(st.dictionaries(members, json_values))
    return http(json.dumps(body).encode(), status=draw(st.sampled_from([200, 200, 200, 400, 404, 500, 503])))


@st.composite
def framed(draw):
    """Status, headers and body that need not fit together."""
    names = st.sampled_from(["Content-Length", "Transfer-Encoding", "Content-Encoding", "Retry-After", "Location", "X"])
    values = st.sampled_from(["0", "5", "-1", "chunked", "gzip", "identity", "soon"]) | st.text(
        st.characters(codec="latin-1", exclude_characters="\r\n"), max_size=12
    )
    headers = [f"{draw(names)}: {draw(values)}" for _ in range(draw(st.integers(0, 4)))]
    lines = "\r\n".join([f"HTTP/1.1 {draw(st.integers(0, 1099))} -", *headers])
    return lines.encode("latin-1") + b"\r\n\r\n" + draw(st.binary(max_size=60))


replies = st.binary(max_size=200) | damaged(GOOD) | damaged(COMPLETION) | answers() | framed()


@pytest.fixture(scope="module")
def server():
    with FaultServer([]) as running:
        yield running


@pytest.mark.parametrize("provider", [OllamaProvider, OpenAICompatibleProvider])
@settings(deadline=None, max_examples=300, derandomize=True)
@given(reply=replies)
@example(reply=head("Content-Length: 18446744073709551616") + b"x")
@example(reply=head("Transfer-Encoding: chunked") + b"fffffffffffffffffffff\r\nx")
@example(reply=b"HTTP/1.1 200 -\r\n\r\n" + b"\xff" * 50)
def test_any_reply_ends_in_one_outcome_within_the_time(server, provider, reply):
    """`ask_once` lets everything but an answer and our three errors pass, and so would this test."""
    server.behaviours = [raw(reply)]
    ended = ask_once(provider(settings_for(server.url)), seconds=SECONDS)
    assert ended.seconds < SECONDS + SOON
    assert ended.outcome == "answer" or ended.error.reason
    assert ended.outcome != "answer" or ended.answer.strip()


@settings(deadline=None, max_examples=30, derandomize=True)
@given(reply=replies)
def test_any_reply_that_never_ends_still_ends_in_one_outcome_within_the_time(server, reply):
    """The connection stays open and silent behind the bytes."""

    def silent(connection: Connection) -> None:
        connection.send(reply)
        connection.stall()

    server.behaviours = [silent]
    ended = ask_once(OllamaProvider(settings_for(server.url)), seconds=0.1)
    assert ended.seconds < SOON
    assert ended.outcome == "answer" or ended.error.reason
