"""OpenAICompatibleProvider over real HTTP: what is sent, what each reply means, who pays."""

import logging

import pytest
from pydantic import SecretStr

from insight.providers.openai_compatible import OpenAICompatibleProvider
from tests.providers.asking import MESSAGES, SCHEMA, SOON, ask, ask_once, settings_for
from tests.providers.fault_server import FaultServer, says
from tests.providers.faults import BODIES, CONNECTION, HANGING, MARKER, REDIRECTS

KEY = "sk-2f6e-secret"


def completion(content="{}", *, reason="stop", **message):
    return {
        "choices": [
            {"index": 0, "message": {"role": "assistant", "content": content} | message, "finish_reason": reason}
        ],
        "usage": {"prompt_tokens": 800, "completion_tokens": 160},
    }


def refusal(message, *, status, code=None):
    return says({"error": {"message": message, "type": "x", "code": code}}, status=status)


ANSWER = says(completion('{"a": 1}'))
LIMITED = says({"error": {"message": "quota"}}, status=429, headers=["Retry-After: 20"])
REPLIES = {
    "an answer": (ANSWER, "answer", "", 1),
    "empty": (says(completion("")), "withheld", "empty", 1),
    "content null": (says(completion(None)), "withheld", "empty", 1),
    "stopped at the length": (says(completion(reason="length")), "withheld", "unfinished", 1),
    "filtered": (says(completion(reason="content_filter")), "withheld", "unfinished", 1),
    "a tool instead": (says(completion(None, reason="tool_calls")), "withheld", "empty", 1),
    "not finished": (says(completion(reason=None)), "withheld", "unfinished", 1),
    "a refusal": (says(completion("no", refusal="no")), "withheld", "unfinished", 1),
    "no choice": (says({"choices": []}), "unavailable", "bad_reply", 1),
    "choices null": (says({"choices": None}), "unavailable", "bad_reply", 1),
    "a choice that is text": (says({"choices": ["{}"]}), "unavailable", "bad_reply", 1),
    "message null": (says({"choices": [{"message": None, "finish_reason": "stop"}]}), "unavailable", "bad_reply", 1),
    "content a list": (says(completion([{"type": "text", "text": "{}"}])), "unavailable", "bad_reply", 1),
    "a reason that is a number": (says(completion(reason=1)), "unavailable", "bad_reply", 1),
    "an error at 200": (says({"error": {"message": "x"}, "choices": []}), "unavailable", "bad_reply", 1),
    "loading": (refusal("Loading model", status=503), "unavailable", "server_error", 3),
    "a crash": (refusal("internal", status=500), "unavailable", "server_error", 3),
    "no memory": (refusal("CUDA out of memory", status=500), "attention", "model_broken", 1),
    "overloaded": (refusal("overloaded", status=529), "unavailable", "server_error", 1),
    "rate limit": (LIMITED, "unavailable", "rate_limited", 1),
    "no key": (refusal("key?", status=401), "attention", "credentials", 1),
    "not allowed": (refusal("model gpt-x not found for you", status=403), "attention", "credentials", 1),
    "no such model": (refusal("The model `x` does not exist.", status=404), "attention", "model_missing", 1),
    "no such model, by code": (refusal("?", status=404, code="x"), "attention", "not_a_model_server", 1),
    "no such page": (says(b"Not Found", status=404), "attention", "not_a_model_server", 1),
    "too long": (
        refusal("maximum context length is 4096 tokens", status=400), "attention", "prompt_too_long", 1,
    ),
    "schema refused": (refusal("invalid schema", status=400), "attention", "bad_request", 1),
    "unprocessable": (refusal("?", status=422), "attention", "bad_request", 1),
    **{
        name: (fault.behaviour, fault.outcome, fault.reason, fault.calls)
        for name, fault in {**CONNECTION, **REDIRECTS, **BODIES}.items()
        if not fault.on_accept
    },
}  # fmt: skip


@pytest.mark.parametrize(("behaviour", "outcome", "reason", "calls"), REPLIES.values(), ids=REPLIES)
def test_each_reply_ends_in_its_one_outcome_under_the_policy(behaviour, outcome, reason, calls):
    with FaultServer([behaviour]) as server:
        ended = ask(OpenAICompatibleProvider(settings_for(server.url)), seconds=4)
        assert (ended.outcome, ended.reason, len(server.requests)) == (outcome, reason, calls)
    assert MARKER not in str(ended.error)


@pytest.mark.parametrize("fault", HANGING.values(), ids=HANGING)
def test_an_attempt_ends_at_its_deadline(fault):
    with FaultServer([fault.behaviour], on_accept=fault.behaviour if fault.on_accept else None) as server:
        ended = ask_once(OpenAICompatibleProvider(settings_for(server.url)), seconds=0.15)
        server.departure(within=1)
    assert ended.outcome == "unavailable"
    assert ended.seconds < SOON


def test_the_question_asks_for_json_of_the_schema():
    with FaultServer([ANSWER]) as server:
        settings = settings_for(f"{server.url}/v1/", api_key=SecretStr(KEY), model_temperature=0.5)
        ended = ask(OpenAICompatibleProvider(settings))
        (request,) = server.requests
    assert ended.answer == '{"a": 1}'
    assert request.path == "/v1/chat/completions"
    assert request.headers["authorization"] == f"Bearer {KEY}"
    assert request.json == {
        "model": "small",
        "messages": MESSAGES,
        "response_format": {
            "type": "json_schema",
            "json_schema": {"name": "insight", "schema": SCHEMA, "strict": True},
        },
        "temperature": 0.5,
        "max_tokens": 1024,
        "stream": False,
    }


@pytest.mark.parametrize(("path", "sent"), [("", "/v1"), ("/", "/v1"), ("/v1", "/v1"), ("/openai/v1/", "/openai/v1")])
def test_an_address_without_a_path_means_version_one(path, sent):
    with FaultServer([ANSWER]) as server:
        ask(OpenAICompatibleProvider(settings_for(server.url + path)))
        assert server.requests[0].path == f"{sent}/chat/completions"


def test_the_time_that_a_limit_asks_for_is_told():
    with FaultServer([LIMITED]) as server:
        assert ask(OpenAICompatibleProvider(settings_for(server.url))).error.retry_after == 20


@pytest.mark.parametrize(
    ("ids", "outcome", "reason"),
    [(["tiny"], "answer", ""), ([], "attention", "model_missing"), (["a", "b"], "attention", "configuration")],
)
def test_without_a_model_in_the_settings_the_only_one_answers(ids, outcome, reason):
    models = says({"object": "list", "data": [{"id": name} for name in ids]})
    with FaultServer([ANSWER], beside={"/v1/models": models}) as server:
        ended = ask(OpenAICompatibleProvider(settings_for(server.url, model=None)))
        assert (ended.outcome, ended.reason) == (outcome, reason)
        assert len(server.requests) == (1 if ids == ["tiny"] else 0)


@pytest.mark.parametrize("url", [None, "ftp://x", "http://[::1"])
def test_without_a_usable_address_the_setting_is_named(url):
    provider = OpenAICompatibleProvider(settings_for(url))
    ended = ask(provider)
    assert (ended.outcome, ended.reason, ended.error.subject) == ("attention", "configuration", "INSIGHT_BASE_URL")
    assert (provider.address_shown, provider.is_local) == ("", True)


@pytest.mark.parametrize("key", ["schlüssel", "two words", "line\nbreak", "\x00"])
def test_a_key_that_no_header_can_carry_is_named_and_not_shown(key):
    with FaultServer([ANSWER]) as server:
        ended = ask(OpenAICompatibleProvider(settings_for(server.url, api_key=SecretStr(key))))
        assert not server.connections
    assert (ended.outcome, ended.reason, ended.error.subject) == ("attention", "configuration", "INSIGHT_API_KEY")
    assert key not in str(ended.error)


@pytest.mark.parametrize(
    ("usage", "reason"),
    [
        ({"prompt_tokens": 1026}, "prompt_too_long"),
        ({"prompt_tokens": 3100}, ""),
        ({"prompt_tokens": 0}, ""),
        ({"prompt_tokens": "many"}, ""),
        (None, ""),
        ([], ""),
    ],
)
def test_a_question_that_the_server_cut_is_noticed(usage, reason):
    """LM Studio can be set to cut the middle out of what is too long for it."""
    with FaultServer([says(completion() | {"usage": usage})]) as server:
        long = [{"role": "user", "content": "x" * 12_000}]
        ended = ask_once(OpenAICompatibleProvider(settings_for(server.url)), messages=long)
    assert ended.reason == reason


def test_a_missing_model_comes_with_the_names_of_those_that_are_there():
    gone = refusal("The model `small` does not exist.", status=404)
    models = says({"data": [{"id": "phi"}, {"id": 7}]})
    with FaultServer([gone], beside={"/v1/models": models}) as server:
        ended = ask(OpenAICompatibleProvider(settings_for(server.url)))
    assert (ended.reason, ended.error.subject, ended.error.installed) == ("model_missing", "small", ("phi",))


def test_a_hosted_service_is_not_local():
    provider = OpenAICompatibleProvider(settings_for("https://models.example/v1"))
    assert not provider.is_local
    assert provider.address_shown == "https://models.example:443/v1"


def test_the_key_and_the_servers_text_are_in_no_log(caplog):
    caplog.set_level(logging.DEBUG)
    with FaultServer([refusal(f"wrong key {KEY}", status=401)]) as server:
        ended = ask(OpenAICompatibleProvider(settings_for(server.url, api_key=SecretStr(KEY))))
    assert ended.reason == "credentials"
    assert ended.error.subject == "INSIGHT_API_KEY"
    assert KEY not in caplog.text + str(ended.error) + repr(ended.error)


def test_a_question_too_long_is_not_sent():
    with FaultServer([ANSWER]) as server:
        settings = settings_for(server.url, model_context_tokens=2048)
        ended = ask_once(OpenAICompatibleProvider(settings), messages=[{"role": "user", "content": "x" * 3100}])
        assert not server.requests
    assert (ended.outcome, ended.reason) == ("attention", "prompt_too_long")
