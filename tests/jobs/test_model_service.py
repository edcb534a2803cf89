"""From a click to an outcome: desk, line, breaker, policy, adapter and a server on loopback, nothing replaced."""

import json
from contextlib import closing
from dataclasses import replace
from threading import Event

import pytest

from insight.asking import who_answers
from insight.jobs import Desk
from insight.model_service import ModelService
from insight.outcome import Accepted, Cancelled, NeedsAttention, Unavailable, Withheld
from insight.providers.choice import Choice
from insight.question import Question
from tests.jobs.work import comes_true
from tests.providers.asking import settings_for
from tests.providers.fault_server import FaultServer, chat, says
from tests.test_explain import SALES, facts_of
from tests.test_model_client import ANSWER, LIE, LOADED
from tests.test_prompt import FACTS

TAGS = "/api/tags"
INSTALLED = {TAGS: says({"models": [{"name": "small:latest"}]})}
SEVERAL = {TAGS: says({"models": [{"name": "small:latest"}, {"name": "large:latest"}]})}


def service_of(server: FaultServer, **more) -> ModelService:
    values = {"explanation_deadline_seconds": 20, "model_timeout_seconds": 5} | more
    return ModelService(settings_for(server.url, **values))


def ask(service: ModelService, *, note: str | None = None, model: str = "small"):
    return Desk(service.workshop).start(Question(replace(FACTS, note=note), model))


QUIET = (100, 104, 98, 103, 99, 105, 97, 102, 100, 104)
GOOD = says(chat(json.dumps(ANSWER)))


@pytest.mark.parametrize(
    ("behaviour", "kind", "reason", "calls"),
    [
        (GOOD, Accepted, None, 1),
        (says(chat(json.dumps(LIE))), Withheld, "direction", 1),
        (says({"error": "slow down"}, status=429), Unavailable, "rate_limited", 1),
        (says({"error": "model 'small' not found"}, status=404), NeedsAttention, "model_missing", 1),
    ],
    ids=["card", "withheld", "rate limit", "model missing"],
)
def test_every_end_of_a_call_arrives_at_the_desk(behaviour, kind, reason, calls):
    with FaultServer([behaviour], beside=LOADED | INSTALLED) as server, closing(service_of(server)) as service:
        outcome = ask(service).wait(20)
        assert isinstance(outcome, kind)
        assert getattr(getattr(outcome, "error", None), "reason", None) == reason
        assert outcome.trail.attempts == len(server.requests) == calls
        assert service.health.load.outcomes == ((kind.__name__, 1),)
        assert service.health.breaker == "closed"


def test_twenty_tabs_with_one_question_make_one_request():
    with FaultServer([GOOD], beside=LOADED) as server, closing(service_of(server)) as service:
        jobs = [ask(service) for _ in range(20)]
        assert {type(job.wait(20)) for job in jobs} == {Accepted}
        assert len(server.requests) == 1


def test_cancelling_frees_the_page_at_once_and_closes_the_connection():
    with (
        FaultServer([lambda connection: connection.stall()], beside=LOADED) as server,
        closing(service_of(server)) as service,
    ):
        job = ask(service)
        assert comes_true(lambda: bool(server.requests), within=10)
        job.cancel()
        assert isinstance(job.outcome, Cancelled)
        server.departure(within=1)
        assert comes_true(lambda: service.health.load.running == 0, within=2)


def test_in_an_outage_seen_by_forty_tabs_the_server_is_hardly_asked_at_all():
    """All click while it is down, each with a question of its own; every request that reaches it is counted."""
    tabs = 40
    down = says({"error": "overloaded"}, status=503)
    with (
        FaultServer([down], beside={"/api/ps": down, TAGS: down}) as server,
        closing(service_of(server, waiting_explanations=tabs)) as service,
    ):
        jobs = [ask(service, note=f"Note {number}.") for number in range(tabs)]
        outcomes = [job.wait(60) for job in jobs]
        assert {type(outcome) for outcome in outcomes} == {Unavailable}
        assert {outcome.error.reason for outcome in outcomes if isinstance(outcome, Unavailable)} == {"server_error"}
        assert len(server.requests) <= tabs * 0.1
        assert service.health.breaker == "open"
        turned_away = outcomes[-1]
        assert isinstance(turned_away, Unavailable)
        assert turned_away.error.retry_after is not None
        assert 0 < turned_away.error.retry_after <= 5
        assert turned_away.trail.attempts == turned_away.error.attempts == 0
        assert sum(outcome.trail.attempts for outcome in outcomes if outcome is not None) == len(server.requests)


def test_a_server_with_several_models_offers_them_and_answers_for_the_chosen_one():
    with FaultServer([GOOD], beside=SEVERAL) as server, closing(service_of(server, model=None)) as service:
        assert service.models() == ("small:latest", "large:latest")
        assert isinstance(ask(service, model="large:latest").wait(20), Accepted)
        assert server.requests[0].json["model"] == "large:latest"


def test_asking_without_a_choice_among_several_models_names_the_setting():
    with FaultServer([GOOD], beside=SEVERAL) as server, closing(service_of(server, model=None)) as service:
        outcome = ask(service, model="").wait(20)
        assert isinstance(outcome, NeedsAttention)
        assert outcome.error.subject == "INSIGHT_MODEL"
        assert server.requests == []


@pytest.mark.parametrize(
    ("beside", "model"),
    [(INSTALLED, None), (SEVERAL, "small"), ({TAGS: says({"error": "no"}, status=500)}, None), ({}, None)],
    ids=["only one", "named in the settings", "a server that fails", "another server"],
)
def test_there_is_nothing_to_choose_with_one_model_or_without_an_answer(beside, model):
    with FaultServer([GOOD], beside=beside) as server, closing(service_of(server, model=model)) as service:
        assert service.models() == ()


def test_a_cloud_model_chosen_on_the_page_is_known_to_be_elsewhere():
    names = [{"name": "small:latest"}, {"name": "gpt-oss:120b-cloud"}]
    with FaultServer([GOOD], beside={TAGS: says({"models": names})}) as server:
        service = service_of(server, model=None)
        assert service.destination("small:latest").is_local
        assert not service.destination("gpt-oss:120b-cloud").is_local
        assert "runs in the cloud" in who_answers(service, "gpt-oss:120b-cloud")
        assert "on this machine" in who_answers(service, "small:latest")


def test_a_failing_call_never_changes_the_kind_of_model_server():
    gone = says({"error": "gone"}, status=404)
    with FaultServer([gone], beside=LOADED | INSTALLED) as server, closing(service_of(server)) as service:
        kind = service.choice.kind
        assert isinstance(ask(service).wait(20), NeedsAttention)
        assert service.choice.kind == kind == "ollama"
        assert service.health.model == "small"


def test_the_embedded_model_answers_through_the_same_service():
    settings = settings_for(None, model=None)
    months = "".join(f"2025-{month:02d},Shop,{sales}\n" for month, sales in enumerate(QUIET, 1))
    facts = facts_of(f"month,partner,sales\n{months}", SALES)
    with closing(ModelService(settings, Choice("embedded", "nothing_else"))) as service:
        job = Desk(service.workshop).start(Question(facts, service.health.model))
        phases = set()
        while job.running:
            phases.add(job.progress.phase)
            Event().wait(0.01)
        assert isinstance(job.outcome, Accepted)
        assert "asking" in phases
        assert service.health.loaded
        assert service.models() == ()


def test_closing_the_service_ends_the_loading_of_a_model_that_nobody_waits_for():
    nothing_loaded = {"/api/ps": says({"models": []})}
    with FaultServer([lambda connection: connection.stall()], beside=nothing_loaded) as server:
        service = service_of(server)
        service.warm_up()
        assert comes_true(lambda: bool(server.requests), within=10)
        service.close()
        server.departure(within=2)


@pytest.mark.parametrize("wanted", [True, False])
def test_the_model_is_loaded_in_the_background_when_the_settings_want_it(wanted, monkeypatch):
    begun = Event()
    monkeypatch.setattr("insight.providers.embedded.EmbeddedModel.start", lambda _: begun.set())
    service = ModelService(settings_for(None, model=None, warm_up=wanted), Choice("embedded", "nothing_else"))
    service.warm_up()
    assert begun.wait(5 if wanted else 0.1) is wanted
    begun.clear()
    service.warm_up()
    assert not begun.wait(0.05)
