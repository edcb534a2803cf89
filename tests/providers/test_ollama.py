"""OllamaProvider through the real client over real HTTP: recovery, refusals, model, memory, data that leaves."""

import json
import logging

import pytest

from insight.provider_reliability import Deadline, Progress, call_with_retries
from insight.providers.ollama import OllamaProvider, seconds_kept
from insight.providers.ollama_replies import looks_truncated
from insight.providers.ollama_server import OllamaServer, full_name, is_cloud_model
from tests.providers.asking import MESSAGES, SCHEMA, SOON, ask, ask_once, ending, settings_for
from tests.providers.fault_server import Connection, FaultServer, chat, http, says
from tests.providers.faults import error

BUSY = error("server busy, please try again.  maximum pending requests exceeded", status=503)
ANSWER = says(chat('{"a": 1}'))


def late(seconds):
    """Answer, but only after some time."""

    def behave(connection: Connection) -> None:
        if not connection.waits(seconds):
            connection.send(http(json.dumps(chat()).encode()))

    return behave


def listing(*names):
    return says({"models": [{"name": name, "model": name} for name in names] or None})


@pytest.mark.parametrize(
    ("behaviours", "outcome", "reason", "requests"),
    [
        ([late(5), ANSWER], "answer", "", 2),
        ([BUSY, BUSY, ANSWER], "answer", "", 3),
        ([BUSY], "unavailable", "server_error", 3),
        ([late(5)], "unavailable", "timeout", 3),
        ([Connection.reset, ANSWER], "answer", "", 2),
        ([error("invalid options", status=400)], "attention", "bad_request", 1),
        ([error("model 'small' not found", status=404)], "attention", "model_missing", 1),
        ([error("slow down", status=429)], "unavailable", "rate_limited", 1),
        ([says(chat(""))], "withheld", "empty", 1),
        ([BUSY, error("model 'small' not found", status=404)], "attention", "model_missing", 2),
    ],
    ids=[
        "timeout, then an answer",
        "busy twice, then an answer",
        "busy for ever",
        "too late for ever",
        "reset, then an answer",
        "bad request",
        "missing model",
        "rate limit",
        "empty answer",
        "busy, then missing",
    ],
)
def test_what_the_server_does_decides_how_often_it_is_asked(behaviours, outcome, reason, requests):
    with FaultServer(behaviours) as server:
        ended = ask(OllamaProvider(settings_for(server.url, model_timeout_seconds=0.6)))
        assert (ended.outcome, ended.reason, len(server.requests)) == (outcome, reason, requests)
    if ended.error is not None and outcome != "withheld":
        assert ended.error.attempts == requests


@pytest.mark.parametrize("behaviour", [late(5), Connection.reset, BUSY], ids=["silence", "reset", "busy"])
def test_a_policy_that_does_not_know_the_deadline_does_not_run_past_it(behaviour):
    """Near the deadline no failure invites another attempt."""
    with FaultServer([behaviour]) as server:
        provider = OllamaProvider(settings_for(server.url))
        deadline = Deadline.after(0.4)
        ended = ending(lambda: call_with_retries(lambda: provider.complete(MESSAGES, SCHEMA, deadline=deadline)))
        assert (ended.outcome, len(server.requests)) == ("unavailable", 1)
    assert ended.seconds < SOON


def test_an_attempt_alone_tells_the_time_it_took():
    with FaultServer([late(5)]) as server:
        ended = ask_once(OllamaProvider(settings_for(server.url)), seconds=0.2)
    assert 0.1 < ended.error.elapsed < SOON


def test_the_question_states_everything_that_matters():
    """Ollama's own defaults would cut the prompt, think aloud, and drop the model after five minutes."""
    settings = settings_for(None, model_context_tokens=4096, model_answer_tokens=512, model_keep_alive="1h")
    with FaultServer([ANSWER]) as server:
        ended = ask(OllamaProvider(settings.model_copy(update={"base_url": server.url})))
        (request,) = server.requests
    assert ended.answer == '{"a": 1}'
    assert request.path == "/api/chat"
    assert request.headers["accept-encoding"] == "identity"
    assert request.json == {
        "model": "small",
        "messages": MESSAGES,
        "format": SCHEMA,
        "options": {"num_ctx": 4096, "num_predict": 512, "temperature": 0},
        "keep_alive": "1h",
        "think": False,
        "stream": False,
        "tools": [],
    }


@pytest.mark.parametrize(("setting", "sent"), [("-1", -1), ("300", 300), ("30s", "30s")])
def test_a_keep_alive_without_a_unit_is_sent_as_a_number(setting, sent):
    with FaultServer([ANSWER]) as server:
        ask(OllamaProvider(settings_for(server.url, model_keep_alive=setting)))
        assert server.requests[0].json["keep_alive"] == sent


@pytest.mark.parametrize(
    ("setting", "seconds"),
    [("10m", 600), ("1.5h", 5400), ("30s", 30), ("250ms", 0.25), ("0", 0), ("300", 300), ("-1", float("inf"))],
)
def test_a_keep_alive_is_understood_as_the_server_does(setting, seconds):
    assert seconds_kept(settings_for(None, model_keep_alive=setting).model_keep_alive) == seconds


def test_a_model_that_is_not_kept_is_asked_about_before_every_question():
    with FaultServer([ANSWER], beside={"/api/ps": listing("small:latest")}) as server:
        provider = OllamaProvider(settings_for(server.url, model_timeout_seconds=5, model_keep_alive="0"))
        for _ in range(2):
            ask(provider)
        assert (len(server.requests), len(server.questions)) == (2, 2)


def test_a_question_with_half_a_character_is_still_asked():
    with FaultServer([ANSWER]) as server:
        ended = ask_once(OllamaProvider(settings_for(server.url)), messages=[{"role": "user", "content": "a\ud800b"}])
        assert ended.outcome == "answer"
        assert server.requests[0].json["messages"][0]["content"] == "a?b"


def test_a_question_too_long_for_the_context_is_not_sent():
    with FaultServer([ANSWER]) as server:
        settings = settings_for(server.url, model_context_tokens=2048, model_answer_tokens=1024)
        fits = ask_once(OllamaProvider(settings), messages=[{"role": "user", "content": "x" * 3000}])
        long = ask_once(OllamaProvider(settings), messages=[{"role": "user", "content": "x" * 3100}])
        assert (fits.outcome, len(server.requests)) == ("answer", 1)
    assert (long.outcome, long.reason, long.error.subject) == (
        "attention", "prompt_too_long", "INSIGHT_MODEL_CONTEXT_TOKENS",
    )  # fmt: skip


def test_a_question_that_the_server_cut_is_noticed():
    """Half of its real context and two: that is how many tokens are left when it cuts out the middle."""
    long = [{"role": "user", "content": "x" * 12_000}]
    with FaultServer([says(chat(prompt_eval_count=1026)), says(chat(prompt_eval_count=3100))]) as server:
        provider = OllamaProvider(settings_for(server.url))
        cut, whole = ask_once(provider, messages=long), ask_once(provider, messages=long)
    assert (cut.outcome, cut.reason) == ("attention", "prompt_too_long")
    assert whole.outcome == "answer"


@pytest.mark.parametrize(
    ("prompt_tokens", "surely_sent", "truncated"),
    [
        (1026, 1500, True),
        (2050, 2100, True),
        (2049, 2100, True),
        (1026, 900, False),
        (1400, 1500, False),
        (3, 1500, False),
    ],
)
def test_only_the_signature_of_a_cut_counts(prompt_tokens, surely_sent, truncated):
    """A server that has part of the prompt in its cache may count less than was sent."""
    assert looks_truncated(prompt_tokens, surely_sent, 8192) is truncated


def test_without_a_model_in_the_settings_the_only_installed_one_answers():
    with FaultServer([ANSWER], beside={"/api/tags": listing("phi:3b")}) as server:
        provider = OllamaProvider(settings_for(server.url, model=None))
        assert provider.model == ""
        assert ask(provider).outcome == "answer"
        assert (provider.model, server.requests[0].json["model"]) == ("phi:3b", "phi:3b")


@pytest.mark.parametrize(
    ("names", "reason", "subject"),
    [((), "model_missing", "OLLAMA_HOST"), (("a:1b", "b:1b"), "configuration", "INSIGHT_MODEL")],
)
def test_none_or_several_installed_models_are_no_choice(names, reason, subject):
    with FaultServer([ANSWER], beside={"/api/tags": listing(*names)}) as server:
        environment = {"OLLAMA_HOST": server.url}
        ended = ask(OllamaProvider(settings_for(None, model=None), environment=environment))
        assert (ended.outcome, ended.reason, ended.error.subject) == ("attention", reason, subject)
        assert not server.requests


@pytest.mark.parametrize(
    ("body", "names"),
    [
        ({"models": None}, ()),
        ({"models": [{"name": "a:latest"}, {"model": "b:1b"}]}, ("a:latest", "b:1b")),
        ({"models": [{"name": 7}, {}, "c", {"name": "x" * 300}, {"name": "bad\nname"}, {"name": "d"}]}, ("d",)),
    ],
)
def test_the_list_of_models_holds_only_plausible_names(body, names):
    with FaultServer([], beside={"/api/tags": says(body)}) as server:
        assert OllamaProvider(settings_for(server.url)).installed_models() == names


def test_a_model_is_installed_under_its_bare_name_too():
    with FaultServer([], beside={"/api/tags": listing("phi:latest", "phi:3b", "org/tiny:latest")}) as server:
        provider = OllamaProvider(settings_for(server.url))
        assert all(provider.is_installed(name) for name in ("phi", "phi:latest", "phi:3b", "org/tiny"))
        assert not any(provider.is_installed(name) for name in ("phi:1b", "ph", "tiny", ""))


@pytest.mark.parametrize(
    ("name", "full"),
    [("phi", "phi:latest"), ("phi:3b", "phi:3b"), ("host:5000/org/phi", "host:5000/org/phi:latest")],
)
def test_a_name_without_a_tag_means_latest(name, full):
    assert full_name(name) == full


@pytest.mark.parametrize(
    ("model", "url", "stays"),
    [
        ("phi", "http://127.0.0.1:11434", True),
        ("phi", "localhost", True),
        ("phi", "[::1]:11434", True),
        ("phi", "0.0.0.0", True),
        ("phi", "http://gpu-box:11434", False),
        ("phi", "https://ollama.example", False),
        ("gpt-oss:120b-cloud", "http://127.0.0.1:11434", False),
        ("gpt-oss:cloud", "http://127.0.0.1:11434", False),
        ("cloud", "http://127.0.0.1:11434", True),
    ],
)
def test_data_that_leaves_the_machine_is_known_before_the_first_call(model, url, stays):
    provider = OllamaProvider(settings_for(url, model=model))
    assert provider.is_local is stays
    assert provider.address_shown.startswith("http")


def test_an_address_is_shown_without_user_and_password():
    provider = OllamaProvider(settings_for("http://anna:secret@gpu-box:11434/ollama/?token=secret"))
    assert provider.address_shown == "http://gpu-box:11434/ollama"


def test_a_cloud_model_is_known_by_its_tag():
    assert is_cloud_model("gpt-oss:120b-cloud")
    assert not is_cloud_model("cloudy:7b")


def test_a_model_that_is_not_loaded_gets_all_the_time_there_is():
    """Ollama answers nothing until the model is in memory; a second request would only start the load again."""
    told: list[Progress] = []
    with FaultServer([late(0.6)], beside={"/api/ps": listing("other:1b")}) as server:
        provider = OllamaProvider(settings_for(server.url, model_timeout_seconds=0.2))
        known = [provider.loaded]
        assert ask(provider, on_event=told.append).outcome == "answer"
        assert len(server.requests) == 1
        known.append(provider.loaded)
    assert known == [None, True]
    assert [progress.kind for progress in told] == ["attempt", "loading"]


@pytest.mark.parametrize(
    "state",
    [listing("small:latest"), error("x"), Connection.stall, says(b"garbage"), says(chat())],
    ids=["loaded", "error", "silence", "garbage", "the same for every path"],
)
def test_a_loaded_model_or_a_server_that_does_not_say_gets_the_usual_time(state):
    with FaultServer([late(5)], beside={"/api/ps": state}) as server:
        ended = ask_once(OllamaProvider(settings_for(server.url, model_timeout_seconds=0.2)), seconds=8)
    assert (ended.outcome, ended.reason) == ("unavailable", "timeout")
    assert ended.seconds < SOON


def test_after_an_answer_the_server_is_not_asked_about_its_memory_again():
    with FaultServer([ANSWER], beside={"/api/ps": listing("small:latest")}) as server:
        provider = OllamaProvider(settings_for(server.url, model_timeout_seconds=5))
        for _ in range(3):
            ask(provider)
        assert (len(server.requests), len(server.questions)) == (3, 1)


def test_warming_up_loads_the_model_with_the_context_of_the_questions():
    with FaultServer([says(chat("", done_reason="load"))], beside={"/api/ps": listing()}) as server:
        provider = OllamaProvider(settings_for(server.url, model_context_tokens=4096))
        provider.warm_up()
        (request,) = server.requests
        assert request.json == {
            "model": "small", "messages": [], "stream": False, "options": {"num_ctx": 4096}, "keep_alive": "10m",
        }  # fmt: skip
        assert provider.loaded is True


def test_warming_up_leaves_a_loaded_model_alone():
    with FaultServer([], beside={"/api/ps": listing("small:latest")}) as server:
        OllamaProvider(settings_for(server.url)).warm_up()
        assert not server.requests


def test_a_server_too_old_is_recognised_and_its_version_told():
    old = error("json: cannot unmarshal object into Go struct field ChatRequest.format of type string", status=400)
    with FaultServer([old], beside={"/api/version": says({"version": "0.4.4"})}) as server:
        ended = ask(OllamaProvider(settings_for(server.url)))
        assert (ended.outcome, ended.reason, len(server.requests)) == ("attention", "server_too_old", 1)
    assert ended.error.figures == ("0.4.4",)


@pytest.mark.parametrize(
    ("version", "reason"),
    [("0.4.7", "server_too_old"), ("0.5.0", "bad_request"), ("1.0", "bad_request"), ("?", "bad_request")],
)
def test_a_server_too_old_is_recognised_by_its_version_whatever_it_objects_to(version, reason):
    objects = error("format: expected a string", status=400)
    with FaultServer([objects], beside={"/api/version": says({"version": version})}) as server:
        ended = ask(OllamaProvider(settings_for(server.url)))
        assert (ended.outcome, ended.reason, len(server.requests)) == ("attention", reason, 1)
    assert ended.error.figures == (("0.4.7",) if reason == "server_too_old" else ())


def test_a_missing_model_comes_with_the_names_of_those_that_are_there():
    gone = error("model 'small' not found", status=404)
    with FaultServer([gone], beside={"/api/tags": listing("phi:3b", "bad\nname", "qwen:8b")}) as server:
        ended = ask(OllamaProvider(settings_for(server.url)))
    assert (ended.reason, ended.error.installed) == ("model_missing", ("phi:3b", "qwen:8b"))


def test_a_missing_model_is_told_although_the_list_does_not_come():
    gone = error("model 'small' not found", status=404)
    with FaultServer([gone], beside={"/api/tags": Connection.stall}) as server:
        ended = ask(OllamaProvider(settings_for(server.url)))
    assert (ended.reason, ended.error.installed) == ("model_missing", ())
    assert ended.seconds < SOON


def test_the_only_model_of_the_server_is_known_once_its_list_was_looked_at():
    with FaultServer([], beside={"/api/tags": listing("gpt-oss:120b-cloud")}) as server:
        provider = OllamaProvider(settings_for(server.url, model=None))
        assert (provider.model, provider.is_local) == ("", True)
        provider.installed_models()
        assert (provider.model, provider.is_local) == ("gpt-oss:120b-cloud", False)


def test_a_model_that_is_not_loaded_is_told_so_also_when_little_time_is_left():
    """After a wait in line less is left than one attempt may take."""
    told: list[Progress] = []
    with FaultServer([ANSWER], beside={"/api/ps": listing()}) as server:
        assert ask(OllamaProvider(settings_for(server.url)), seconds=30, on_event=told.append).outcome == "answer"
    assert [progress.kind for progress in told] == ["attempt", "loading"]


def test_a_model_counts_as_in_memory_as_long_as_it_is_kept():
    with FaultServer([ANSWER], beside={"/api/ps": listing()}) as server:
        for keep_alive, loaded in (("0", None), ("10m", True)):
            provider = OllamaProvider(settings_for(server.url, model_keep_alive=keep_alive))
            ask(provider)
            assert provider.loaded is loaded


def test_of_a_lack_of_memory_the_two_amounts_are_told():
    lacking = error("model requires more system memory (7.5 GiB) than is available (5.2 GiB)")
    with FaultServer([lacking]) as server:
        ended = ask(OllamaProvider(settings_for(server.url)))
    assert (ended.reason, ended.error.figures, ended.error.subject) == ("model_broken", ("7.5 GiB", "5.2 GiB"), "small")


@pytest.mark.parametrize(("header", "seconds"), [("40", 40.0), ("-1", None), ("soon", None)])
def test_the_time_that_a_rate_limit_asks_for_is_told(header, seconds):
    with FaultServer([says({"error": "limit"}, status=429, headers=[f"Retry-After: {header}"])]) as server:
        ended = ask(OllamaProvider(settings_for(server.url)))
        assert len(server.requests) == 1
    assert (ended.reason, ended.error.retry_after) == ("rate_limited", seconds)


def test_a_redirect_is_not_followed():
    with FaultServer([ANSWER]) as elsewhere:
        away = says(b"", status=307, headers=[f"Location: {elsewhere.url}/api/chat"])
        with FaultServer([away]) as server:
            ended = ask(OllamaProvider(settings_for(server.url)))
        assert (ended.outcome, ended.reason) == ("attention", "not_a_model_server")
        assert not elsewhere.connections


def test_no_secret_question_or_answer_is_in_any_log(caplog):
    caplog.set_level(logging.DEBUG)
    secret, question, answer = "key-5b1f", "question-77aa", "answer-19cd"
    environment = {"OLLAMA_API_KEY": secret}
    with FaultServer([error(f"{answer} {secret}", status=503), says(chat(answer))]) as server:
        provider = OllamaProvider(settings_for(server.url), environment=environment)
        first = ask_once(provider, messages=[{"role": "user", "content": question}])
        second = ask_once(provider, messages=[{"role": "user", "content": question}])
        assert (first.outcome, second.answer) == ("unavailable", answer)
        assert server.requests[0].headers["authorization"] == f"Bearer {secret}"
    ours = [record for record in caplog.records if record.name.startswith("insight")]
    attempts = [record for record in ours if getattr(record, "event", "") == "provider_attempt"]
    assert [(record.outcome, record.status) for record in attempts] == [("ModelUnavailable", 503), ("answer", 200)]
    assert all(record.bytes > 0 and record.remaining > 0 for record in attempts)
    for text in (secret, question, answer):
        assert text not in repr(first.error) + repr(provider)
        assert all(text not in record.getMessage() for record in ours)
    assert secret not in caplog.text


def test_a_key_of_the_environment_does_not_cross_a_network_in_the_clear():
    keys = [
        OllamaServer(settings_for(url), {"OLLAMA_API_KEY": "k"}).transport._authorization is not None
        for url in ("http://127.0.0.1:1", "https://ollama.example", "http://gpu-box:11434")
    ]
    assert keys == [True, True, False]


def test_no_key_is_sent_when_there_is_none(monkeypatch):
    monkeypatch.setenv("OLLAMA_API_KEY", "of the process")
    with FaultServer([ANSWER]) as server:
        ask(OllamaProvider(settings_for(server.url), environment={}))
        assert "authorization" not in server.requests[0].headers
