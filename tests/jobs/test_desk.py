import pytest

from insight.errors import InvalidOfferInsight
from insight.jobs import Desk
from insight.outcome import Accepted, Cancelled
from insight.workshop import Workshop
from tests.jobs.work import Model, question


@pytest.fixture
def model():
    return Model()


@pytest.fixture
def workshop(model):
    return Workshop(model, parallel=4)


@pytest.fixture
def desk(workshop):
    return Desk(workshop)


def test_clicking_twice_asks_once(desk, model):
    first, second = desk.start(question()), desk.start(question())
    assert first is second
    model.call().answer()
    first.wait(10)
    assert len(model.calls) == 1


def test_clicking_once_more_after_the_card_shows_the_same_card(desk, model):
    first = desk.start(question())
    model.call().answer()
    first.wait(10)
    assert desk.start(question()) is first


def test_explaining_again_after_the_card_asks_anew(desk, model):
    first = desk.start(question())
    model.call(0).answer()
    first.wait(10)
    second = desk.start(question(), anew=True)
    assert desk.start(question(), anew=True) is second
    model.call(1).answer()
    assert isinstance(second.wait(10), Accepted)


def test_explaining_again_after_a_failure_asks_anew(desk, model):
    first = desk.start(question())
    model.call(0).fail(InvalidOfferInsight("number"))
    first.wait(10)
    second = desk.start(question())
    assert second is not first
    model.call(1).answer()
    assert isinstance(second.wait(10), Accepted)


def test_explaining_again_after_cancelling_asks_anew(desk, model):
    desk.start(question()).cancel()
    assert isinstance(desk.job(question()).outcome, Cancelled)
    second = desk.start(question())
    assert second.running
    desk.close()


def test_another_question_cancels_the_one_before(desk, model):
    first = desk.start(question(5.0))
    call = model.call(0)
    second = desk.start(question(6.0))
    assert call.cancelled.is_set()
    assert isinstance(first.outcome, Cancelled)
    assert desk.job(question(6.0)) is second
    desk.close()


def test_a_selection_that_changed_puts_the_job_away_for_good(desk, model):
    job = desk.start(question(5.0))
    call = model.call(0)
    assert not desk.put_away
    assert desk.job(question(6.0)) is None
    assert desk.put_away
    assert call.cancelled.is_set()
    assert isinstance(job.outcome, Cancelled)
    assert desk.job(question(5.0)) is None
    desk.start(question(5.0))
    assert not desk.put_away
    desk.close()


def test_a_selection_without_a_question_puts_the_job_away(desk):
    desk.start(question())
    assert desk.job(None) is None
    assert desk.put_away


def test_a_question_is_the_same_by_its_value_and_not_by_its_object(desk):
    job = desk.start(question())
    assert desk.job(question()) is job
    desk.close()


def test_two_tabs_share_a_call_and_one_of_them_may_leave(workshop, model):
    here, there = Desk(workshop), Desk(workshop)
    ours, theirs = here.start(question()), there.start(question())
    here.close()
    assert not model.call().cancelled.is_set()
    assert isinstance(ours.outcome, Cancelled)
    model.call().answer()
    assert isinstance(theirs.wait(10), Accepted)


def test_closing_the_tab_cancels_the_call(desk, model):
    desk.start(question())
    call = model.call()
    desk.close()
    assert call.cancelled.is_set()
    assert model.idle()


def test_a_click_that_arrives_after_the_tab_was_closed_does_not_ask(desk, model):
    desk.close()
    job = desk.start(question())
    assert isinstance(job.outcome, Cancelled)
    assert model.idle()
