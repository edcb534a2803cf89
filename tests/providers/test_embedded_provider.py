"""The embedded model under the contract of a provider."""

import json
import os
import signal
import threading
import time
from pathlib import Path

import pytest

from insight.errors import ModelRequestFailed, ModelUnavailable
from insight.provider_reliability import Deadline, Progress, call_with_retries
from insight.providers.embedded import EMBEDDED, EmbeddedModel, EmbeddedProvider
from tests.jobs.work import comes_true
from tests.providers.asking import settings_for

QUESTION = [{"role": "user", "content": "Orders fell from 10 to 5. Which finding is right?"}]
LONG_QUESTION = [{"role": "user", "content": "Orders fell from 10 to 5. " * 780}]
"""Half a minute's work for two quick cores."""
SCHEMA = {"enum": [{"headline": "Orders rose."}, {"headline": "Orders fell."}]}


@pytest.fixture(scope="module")
def model():
    handle = EmbeddedModel()
    yield handle
    handle.close()


@pytest.fixture
def provider(model):
    asked = EmbeddedProvider(settings_for(None, model="not its name", temperature=2), model)
    yield asked
    asked.close()


def test_the_answer_is_one_of_those_that_the_schema_offers(provider):
    assert json.loads(provider.complete(QUESTION, SCHEMA, deadline=Deadline.after(60))) in SCHEMA["enum"]


def test_it_chooses_stays_here_and_has_no_address(provider):
    assert provider.chooses
    assert provider.is_local
    assert provider.address_shown == ""


def test_the_same_question_gets_the_same_answer(provider):
    answers = {provider.complete(QUESTION, SCHEMA, deadline=Deadline.after(60)) for _ in range(2)}
    assert len(answers) == 1


def test_loading_is_told_to_the_person_who_waits():
    model = EmbeddedModel()
    provider = EmbeddedProvider(settings_for(None), model)
    events: list[Progress] = []
    try:
        for _ in range(2):
            call_with_retries(
                lambda: provider.complete(QUESTION, SCHEMA, deadline=Deadline.after(60)), on_event=events.append
            )
    finally:
        provider.close()
        model.close()
    assert [event.kind for event in events] == ["attempt", "loading", "attempt", "attempt", "attempt"]


def test_a_child_that_is_killed_between_two_questions_costs_at_most_one_more_attempt(provider, model):
    provider.complete(QUESTION, SCHEMA, deadline=Deadline.after(60))
    os.kill(model.pid, signal.SIGKILL)
    answer = call_with_retries(
        lambda: provider.complete(QUESTION, SCHEMA, deadline=Deadline.after(60)), sleep=lambda _: None
    )
    assert json.loads(answer) in SCHEMA["enum"]


def test_a_child_that_is_killed_while_it_answers_is_unavailable_and_may_be_asked_again(provider, model):
    provider.complete(QUESTION, SCHEMA, deadline=Deadline.after(60))
    threading.Timer(0.3, lambda: os.kill(model.pid, signal.SIGKILL)).start()
    with pytest.raises(ModelUnavailable) as caught:
        provider.complete(LONG_QUESTION, SCHEMA, deadline=Deadline.after(60))
    assert caught.value.reason == "unreachable"
    assert caught.value.retryable
    assert comes_true(lambda: not model.loaded, within=5)


@pytest.mark.parametrize(("how", "reason"), [("deadline", "timeout"), ("leaving", "cancelled")])
def test_a_person_waits_no_longer_than_wanted_and_the_model_is_free_soon(provider, how, reason):
    provider.complete(QUESTION, SCHEMA, deadline=Deadline.after(60))
    left = threading.Event()
    deadline = Deadline.after(0.3 if how == "deadline" else 60)
    if how == "leaving":
        threading.Timer(0.3, left.set).start()
    began = time.monotonic()
    with pytest.raises(ModelUnavailable) as caught:
        provider.complete(LONG_QUESTION, SCHEMA, deadline=deadline, cancelled=left)
    assert caught.value.reason == reason
    assert time.monotonic() - began < 5
    provider.complete(QUESTION, SCHEMA, deadline=Deadline.after(60))
    assert time.monotonic() - began < 20


@pytest.mark.parametrize(("how", "reason"), [("deadline", "timeout"), ("leaving", "cancelled")])
def test_a_question_left_alone_with_the_model_is_dropped_with_its_child(provider, model, how, reason):
    provider.complete(QUESTION, SCHEMA, deadline=Deadline.after(60))
    before = model.pid
    left = threading.Event()
    deadline = Deadline.after(0.3 if how == "deadline" else 60)
    if how == "leaving":
        threading.Timer(0.3, left.set).start()
    with pytest.raises(ModelUnavailable) as caught:
        provider.complete(LONG_QUESTION, SCHEMA, deadline=deadline, cancelled=left)
    assert caught.value.reason == reason
    assert model.pid not in {None, before}
    assert comes_true(lambda: not Path(f"/proc/{before}").exists(), within=5)


def test_who_waits_for_the_same_child_keeps_it_when_another_leaves(provider, model):
    provider.complete(QUESTION, SCHEMA, deadline=Deadline.after(60))
    before = model.pid
    left = threading.Event()
    reasons: list[str] = []

    def leave() -> None:
        with pytest.raises(ModelUnavailable) as caught:
            provider.complete(LONG_QUESTION, SCHEMA, deadline=Deadline.after(120), cancelled=left)
        reasons.append(caught.value.reason)

    def leave_once_both_wait() -> None:
        comes_true(lambda: model.callers == 2, within=60)
        left.set()

    leaving = threading.Thread(target=leave)
    leaving.start()
    assert comes_true(lambda: model.callers == 1, within=5)
    threading.Thread(target=leave_once_both_wait).start()
    answer = provider.complete(QUESTION, SCHEMA, deadline=Deadline.after(120))
    leaving.join(timeout=10)
    assert json.loads(answer) in SCHEMA["enum"]
    assert reasons == ["cancelled"]
    assert model.pid == before


def test_a_model_closed_while_a_question_is_left_stays_closed(provider, model):
    provider.complete(QUESTION, SCHEMA, deadline=Deadline.after(60))

    def close_and_leave() -> None:
        with model.asked():
            model.close()
            raise ModelUnavailable("cancelled")

    with pytest.raises(ModelUnavailable):
        close_and_leave()
    assert model.pid is None


def test_a_question_that_does_not_fit_is_refused_before_it_is_sent(provider):
    endless = [{"role": "user", "content": "Orders fell. " * 5000}]
    with pytest.raises(ModelRequestFailed) as caught:
        provider.complete(endless, SCHEMA, deadline=Deadline.after(60))
    assert (caught.value.reason, caught.value.subject) == ("prompt_too_long", EMBEDDED)


def test_a_schema_that_the_model_cannot_follow_is_refused_in_our_words(provider):
    with pytest.raises(ModelRequestFailed) as caught:
        provider.complete(QUESTION, {"type": "strange"}, deadline=Deadline.after(60))
    assert (caught.value.reason, caught.value.subject) == ("bad_request", EMBEDDED)


def test_questions_at_once_are_answered_one_after_the_other(provider):
    answers = []

    def ask() -> None:
        answers.append(provider.complete(QUESTION, SCHEMA, deadline=Deadline.after(60)))

    threads = [threading.Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert len(answers) == 2
    assert len(set(answers)) == 1


def test_the_probe_starts_a_child_that_died(provider, model):
    provider.probe(Deadline.after(30))
    os.kill(model.pid, signal.SIGKILL)
    assert comes_true(lambda: not model.loaded, within=5)
    provider.probe(Deadline.after(30))
    assert provider.loaded
