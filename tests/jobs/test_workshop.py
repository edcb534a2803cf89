import logging
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from insight.errors import FactsUnavailable, InvalidOfferInsight, ModelRequestFailed, ModelUnavailable
from insight.jobs import Job
from insight.outcome import Accepted, Cancelled, Failed, NeedsAttention, Unavailable, Withheld
from insight.provider_reliability import Progress
from insight.workshop import KEPT, Workshop
from tests.jobs.work import Clock, Model, comes_true, insight_of, question


@pytest.fixture
def model():
    return Model()


@pytest.fixture
def workshop(model):
    running = Workshop(model)
    yield running
    running.close()
    assert model.idle()


def test_an_answer_arrives_as_a_value(workshop, model):
    job = workshop.join(question())
    assert job.running
    assert job.outcome is None
    model.call().answer()
    outcome = job.wait(10)
    assert isinstance(outcome, Accepted)
    assert outcome.insight == insight_of(question())
    assert not job.running


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (InvalidOfferInsight("number"), Withheld),
        (ModelUnavailable("timeout", attempts=3), Unavailable),
        (ModelUnavailable("busy"), Unavailable),
        (ModelRequestFailed("credentials", status=401), NeedsAttention),
    ],
)
def test_each_error_is_one_outcome_that_carries_it(workshop, model, error, kind):
    job = workshop.join(question())
    model.call().fail(error)
    outcome = job.wait(10)
    assert isinstance(outcome, kind)
    assert outcome.error is error


@pytest.mark.parametrize("error", [TypeError("ours"), FactsUnavailable("ours"), MemoryError()])
def test_a_mistake_of_this_program_ends_the_job_and_is_written_to_the_log(workshop, model, error, caplog):
    job = workshop.join(question())
    model.call().fail(error)
    outcome = job.wait(10)
    assert isinstance(outcome, Failed)
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert outcome.trail.reference in record.getMessage()
    assert record.exc_info is not None
    assert record.exc_info[1] is error


def test_a_thousand_identical_questions_at_once_make_one_call(workshop, model):
    barrier = threading.Barrier(50)
    jobs: list[Job] = []

    def tabs() -> None:
        barrier.wait(10)
        jobs.extend(workshop.join(question()) for _ in range(20))

    threads = [threading.Thread(target=tabs) for _ in range(50)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=30)
    model.call().answer()
    outcomes = {job.wait(10) for job in jobs}
    assert len(jobs) == 1000
    assert len(outcomes) == 1
    assert len(model.calls) == 1


def test_only_the_last_one_to_leave_cancels_the_call(workshop, model):
    first, second = workshop.join(question()), workshop.join(question())
    call = model.call()
    first.cancel()
    first.cancel()
    assert isinstance(first.outcome, Cancelled)
    assert not call.cancelled.is_set()
    second.cancel()
    assert call.cancelled.is_set()
    assert isinstance(second.outcome, Cancelled)
    assert model.idle()


def test_whoever_stays_gets_the_answer_that_another_did_not_wait_for(workshop, model):
    first, second = workshop.join(question()), workshop.join(question())
    first.cancel()
    model.call().answer()
    assert isinstance(second.wait(10), Accepted)
    assert isinstance(first.outcome, Cancelled)


def test_a_question_asked_after_everybody_left_is_a_new_call(workshop, model):
    first = workshop.join(question())
    model.call(0)
    first.cancel()
    second = workshop.join(question())
    model.call(1).answer()
    assert isinstance(second.wait(10), Accepted)


def test_a_late_answer_reaches_nobody():
    """The work does not notice that the person left, and the next question waits for its own answer."""
    model = Model(stubborn=True)
    workshop = Workshop(model)
    left = workshop.join(question(5.0))
    late = model.call(0)
    left.cancel()
    asked_next = workshop.join(question(6.0))
    late.answer()
    model.call(1).answer()
    outcome = asked_next.wait(10)
    assert isinstance(outcome, Accepted)
    assert outcome.insight.current_value == 6.0
    assert isinstance(left.outcome, Cancelled)
    asked_again = workshop.join(question(5.0))
    assert asked_again.running
    model.call(2).answer()
    assert isinstance(asked_again.wait(10), Accepted)


def test_an_accepted_answer_is_given_to_whoever_asks_the_same_later(workshop, model):
    first = workshop.join(question())
    model.call().answer()
    first.wait(10)
    second = workshop.join(question())
    assert second.outcome is first.outcome
    assert len(model.calls) == 1


def test_asking_anew_makes_a_new_call_but_never_doubles_a_running_one(workshop, model):
    first = workshop.join(question())
    model.call(0).answer()
    first.wait(10)
    again, twin = workshop.join(question(), anew=True), workshop.join(question(), anew=True)
    model.call(1).answer()
    assert again.wait(10) is twin.wait(10)
    assert len(model.calls) == 2


@pytest.mark.parametrize("error", [InvalidOfferInsight("number"), ModelUnavailable("timeout")])
def test_only_accepted_answers_are_kept(workshop, model, error):
    first = workshop.join(question())
    model.call(0).fail(error)
    first.wait(10)
    second = workshop.join(question())
    model.call(1).answer()
    assert isinstance(second.wait(10), Accepted)


@pytest.mark.parametrize("other", [question(6.0), question(model="large")])
def test_another_change_or_another_model_is_another_question(model, other):
    workshop = Workshop(model, parallel=2)
    jobs = [workshop.join(question()), workshop.join(other)]
    model.call(0).answer()
    model.call(1).answer()
    outcomes = [job.wait(10) for job in jobs]
    values = [outcome.insight.current_value for outcome in outcomes if isinstance(outcome, Accepted)]
    assert values == [5.0, other.facts.current_value]


def test_a_private_question_is_shared_neither_while_it_runs_nor_later(model):
    workshop = Workshop(model, parallel=3)
    jobs = [workshop.join(question(private=True)) for _ in range(2)]
    for number in range(2):
        model.call(number).answer()
    assert {type(job.wait(10)) for job in jobs} == {Accepted}
    third = workshop.join(question(private=True))
    model.call(2).answer()
    third.wait(10)
    assert len(model.calls) == 3


def test_the_kept_answers_are_bounded(workshop, model):
    for number in range(KEPT + 1):
        job = workshop.join(question(float(number)))
        model.call(number).answer()
        job.wait(10)
    oldest, newest = workshop.join(question(0.0)), workshop.join(question(float(KEPT)))
    assert oldest.running
    assert not newest.running
    oldest.cancel()


def test_one_runs_at_a_time_a_few_wait_and_the_next_is_told_that_it_is_busy(model):
    workshop = Workshop(model, parallel=1, waiting=2)
    jobs = [workshop.join(question(float(number))) for number in range(4)]
    model.call(0)
    assert [job.progress.phase for job in jobs[1:3]] == ["waiting", "waiting"]
    assert [job.progress.ahead for job in jobs[1:3]] == [0, 1]
    busy = jobs[3].outcome
    assert isinstance(busy, Unavailable)
    assert busy.error.reason == "busy"
    assert busy.trail.attempts == 0
    assert (workshop.load.running, workshop.load.waiting) == (1, 2)
    for number in range(3):
        model.call(number).answer()
        assert isinstance(jobs[number].wait(10), Accepted)
    assert model.most_at_once == 1


def test_somebody_who_leaves_the_line_makes_room(model):
    workshop = Workshop(model, parallel=1, waiting=1)
    running, waiting = workshop.join(question(1.0)), workshop.join(question(2.0))
    model.call(0)
    waiting.cancel()
    assert comes_true(lambda: workshop.load.waiting == 0, within=5)
    third = workshop.join(question(3.0))
    assert third.running
    model.call(0).answer()
    model.call(1).answer()
    assert isinstance(third.wait(10), Accepted)
    assert isinstance(running.outcome, Accepted)
    assert [call.question.facts.current_value for call in model.calls] == [1.0, 3.0]


def test_the_time_in_line_counts_against_the_deadline_of_the_question(model):
    workshop = Workshop(model, parallel=1, waiting=1, deadline_seconds=0.1)
    running, waiting = workshop.join(question(1.0)), workshop.join(question(2.0))
    outcome = waiting.wait(10)
    assert isinstance(outcome, Unavailable)
    assert outcome.error.reason == "timeout"
    assert len(model.calls) == 1
    model.call(0).answer()
    running.wait(10)


def test_a_call_that_ignores_its_deadline_does_not_keep_anybody_waiting():
    """The job ends a second after the deadline; the place at the model stays taken until the call has gone."""
    clock, model = Clock(), Model(stubborn=True)
    workshop = Workshop(model, clock=clock, deadline_seconds=10)
    job = workshop.join(question())
    call = model.call()
    clock.now += 10.9
    assert job.running
    clock.now += 0.2
    outcome = job.outcome
    assert isinstance(outcome, Unavailable)
    assert outcome.error.reason == "timeout"
    assert workshop.load.running == 1
    call.answer()
    assert model.idle()
    assert job.outcome is outcome


def test_the_progress_follows_the_call(model):
    clock = Clock()
    workshop = Workshop(model, clock=clock, deadline_seconds=60, attempts=3)
    job = workshop.join(question())
    call = model.call()
    clock.now += 1
    seen = []
    for event in (
        Progress("attempt", 1),
        Progress("loading"),
        Progress("waiting", 1, 2.0),
        Progress("attempt", 2),
        Progress("loading"),
    ):
        call.on_event(event)
        now = job.progress
        seen.append((now.phase, now.attempt, now.of, now.wait))
    assert seen == [
        ("asking", 1, 3, 0.0),
        ("loading", 1, 3, 0.0),
        ("between_attempts", 1, 3, 2.0),
        ("asking", 2, 3, 0.0),
        ("loading", 2, 3, 0.0),
    ]
    assert (job.progress.elapsed, job.progress.limit) == (1.0, 60.0)
    call.on_event(Progress("waiting", 2, 2.0))
    clock.now += 1.5
    assert job.progress.wait == 0.5
    call.answer()
    outcome = job.wait(10)
    assert outcome is not None
    assert (outcome.trail.attempts, outcome.trail.elapsed) == (2, 2.5)


def test_closing_cancels_what_runs_what_waits_and_what_is_asked_later(model):
    workshop = Workshop(model, parallel=1, waiting=1)
    jobs = [workshop.join(question(1.0)), workshop.join(question(2.0))]
    model.call(0)
    workshop.close()
    jobs.append(workshop.join(question(3.0)))
    assert [type(job.wait(10)) for job in jobs] == [Cancelled] * 3
    assert len(model.calls) == 1


def test_the_load_counts_how_the_latest_explanations_ended(workshop, model):
    for number, error in enumerate([None, None, InvalidOfferInsight("number")]):
        job = workshop.join(question(float(number)))
        call = model.call(number)
        call.answer() if error is None else call.fail(error)
        job.wait(10)
    assert workshop.load.outcomes == (("Accepted", 2), ("Withheld", 1))


def test_a_system_that_gives_out_no_threads_is_busy(workshop, monkeypatch):
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    outcome = workshop.join(question()).outcome
    assert isinstance(outcome, Unavailable)
    assert outcome.error.reason == "busy"
    assert workshop.load.running == 0


def test_people_who_come_and_go_leave_nothing_behind():
    """Joining races with leaving and with the end of the call; every job ends, and all places are free again."""
    model = Model(patient=False)
    workshop = Workshop(model, parallel=2, waiting=3)

    def person(number: int) -> int:
        ended = 0
        for turn in range(30):
            job = workshop.join(question(float((number + turn) % 3)), anew=turn % 2 == 0)
            if (number + turn) % 4 == 0:
                job.cancel()
            outcome = job.wait(20)
            ended += outcome is not None
            if isinstance(outcome, Accepted):
                assert outcome.insight.current_value == job.question.facts.current_value
        return ended

    with ThreadPoolExecutor(12) as people:
        assert sum(people.map(person, range(12))) == 12 * 30
    assert model.idle()
    assert comes_true(lambda: (workshop.load.running, workshop.load.waiting) == (0, 0), within=2)
    assert model.most_at_once <= 2
