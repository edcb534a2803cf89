"""The policy: every class of failure, every status, the pauses, the deadline, cancelling, what is told and logged."""

import json
import logging
import random
import socket
import ssl
from threading import Event, Timer
from time import monotonic

import httpx
import ollama
import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.errors import InvalidOfferInsight, ModelRequestFailed, ModelUnavailable
from insight.provider_reliability import (
    RETRYABLE_STATUSES,
    Deadline,
    Progress,
    announce,
    call_with_retries,
    is_transient,
)

REQUEST = httpx.Request("POST", "http://127.0.0.1:11434/api/chat")
SERVER_TEXT = "text of the server"


class Scripted:
    """A provider operation that fails as told, then answers."""

    def __init__(self, *failures, answer="answer"):
        self.failures = list(failures)
        self.answer = answer
        self.calls = 0

    def __call__(self):
        self.calls += 1
        if self.failures:
            failure = self.failures.pop(0) if len(self.failures) > 1 or self.answer is not None else self.failures[0]
            raise failure
        return self.answer


class Clock:
    """A clock that moves only when told."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now

    def sleep(self, seconds):
        self.now += seconds


def never(_: float) -> None:
    pytest.fail("nothing is waited for here")


def for_ever(failure):
    return Scripted(failure, answer=None)


def status_error(status, **headers):
    response = httpx.Response(status, headers=headers, request=REQUEST, text=SERVER_TEXT)
    return httpx.HTTPStatusError("failed", request=REQUEST, response=response)


TRANSIENT = {
    "read timeout": httpx.ReadTimeout("x"),
    "connect timeout": httpx.ConnectTimeout("x"),
    "write timeout": httpx.WriteTimeout("x"),
    "pool timeout": httpx.PoolTimeout("x"),
    "any timeout": httpx.TimeoutException("x"),
    "connect error": httpx.ConnectError("x"),
    "read error": httpx.ReadError("x"),
    "write error": httpx.WriteError("x"),
    "close error": httpx.CloseError("x"),
    "any network error": httpx.NetworkError("x"),
    "broken protocol exchange": httpx.RemoteProtocolError("x"),
    "connection error of Python": ConnectionError("x"),
    "refused": ConnectionRefusedError(111, "x"),
    "reset": ConnectionResetError(104, "x"),
    "aborted": ConnectionAbortedError("x"),
    "broken pipe": BrokenPipeError("x"),
    "timeout of Python": TimeoutError("x"),
    "name lookup": socket.gaierror(-2, "x"),
    "no route": OSError(113, "x"),
    "handshake broken off": ssl.SSLEOFError(8, "x"),
    "ours": ModelUnavailable("server_error", retryable=True, status=503),
    **{f"client's {status}": ollama.ResponseError(SERVER_TEXT, status) for status in sorted(RETRYABLE_STATUSES)},
    **{f"HTTP {status}": status_error(status) for status in sorted(RETRYABLE_STATUSES)},
}
TEMPORARY = {
    **{
        f"client's {status}": ollama.ResponseError(SERVER_TEXT, status)
        for status in (425, 499, 501, 520, 529, 600, 999)
    },
    "error in mid-stream": ollama.ResponseError(SERVER_TEXT),
    "undecodable": httpx.DecodingError("x"),
    "certificate": ssl.SSLCertVerificationError("x"),
    "proxy": httpx.ProxyError("x"),
    "ours": ModelUnavailable("bad_reply"),
}
REFUSED = {
    **{
        f"client's {status}": ollama.ResponseError(SERVER_TEXT, status)
        for status in (300, 304, 400, 401, 403, 404, 405, 409, 413, 418, 422, 451)
    },
    **{f"HTTP {status}": status_error(status) for status in (301, 400, 401, 403, 404, 422)},
    "request of the client": ollama.RequestError("x"),
    "unsupported protocol": httpx.UnsupportedProtocol("x"),
    "unusable header": httpx.LocalProtocolError("x"),
    "unusable address": httpx.InvalidURL("x"),
    "redirects": httpx.TooManyRedirects("x"),
    "ours": ModelRequestFailed("credentials", status=401),
}
OF_THE_PROGRAM = (
    TypeError("x"), ValueError("x"), KeyError("x"), AttributeError("x"), RuntimeError("x"), AssertionError("x"),
    ZeroDivisionError("x"), RecursionError("x"), FileNotFoundError(2, "x"), PermissionError(13, "x"), OSError("x"),
    json.JSONDecodeError("x", "", 0), httpx.StreamConsumed(), StopIteration(), NotImplementedError("x"),
)  # fmt: skip


@pytest.mark.parametrize("failure", TRANSIENT.values(), ids=TRANSIENT)
def test_a_transient_failure_is_tried_again_until_the_third_call(failure):
    """Exhausted, it becomes unavailable with a fixed message and the original behind it."""
    call = for_ever(failure)
    with pytest.raises(ModelUnavailable) as caught:
        call_with_retries(call, sleep=lambda _: None)
    assert is_transient(failure)
    assert call.calls == caught.value.attempts == 3
    assert caught.value is failure or caught.value.__cause__ is failure
    assert SERVER_TEXT not in str(caught.value)


@pytest.mark.parametrize("failure", TRANSIENT.values(), ids=TRANSIENT)
@pytest.mark.parametrize("failures", [1, 2])
def test_an_answer_after_transient_failures_is_the_answer(failure, failures):
    call = Scripted(*[failure] * failures)
    assert call_with_retries(call, sleep=lambda _: None) == "answer"
    assert call.calls == failures + 1


@pytest.mark.parametrize("failure", TEMPORARY.values(), ids=TEMPORARY)
def test_other_temporary_failures_are_unavailable_at_once(failure):
    call = for_ever(failure)
    with pytest.raises(ModelUnavailable) as caught:
        call_with_retries(call, sleep=never)
    assert not is_transient(failure)
    assert call.calls == 1
    assert caught.value is failure or caught.value.__cause__ is failure


@pytest.mark.parametrize("failure", REFUSED.values(), ids=REFUSED)
def test_a_refused_request_needs_attention_at_once(failure):
    call = for_ever(failure)
    with pytest.raises(ModelRequestFailed) as caught:
        call_with_retries(call, sleep=never)
    assert not is_transient(failure)
    assert call.calls == caught.value.attempts == 1
    assert caught.value is failure or caught.value.__cause__ is failure
    assert SERVER_TEXT not in str(caught.value)


@pytest.mark.parametrize(
    "failure",
    [ollama.ResponseError(SERVER_TEXT, 429), status_error(429, **{"retry-after": "40"})],
    ids=["client", "HTTP"],
)
def test_a_rate_limit_is_never_tried_again(failure):
    call = for_ever(failure)
    with pytest.raises(ModelUnavailable, match="limiting requests") as caught:
        call_with_retries(call, sleep=never)
    assert call.calls == 1
    assert (caught.value.reason, caught.value.status) == ("rate_limited", 429)
    assert caught.value.__cause__ is failure
    assert caught.value.retry_after == (40 if isinstance(failure, httpx.HTTPStatusError) else None)


@pytest.mark.parametrize("failure", OF_THE_PROGRAM, ids=lambda failure: type(failure).__name__)
def test_a_programming_error_passes_through_unchanged(failure):
    call = for_ever(failure)
    with pytest.raises(type(failure)) as caught:
        call_with_retries(call, sleep=never)
    assert caught.value is failure
    assert caught.value.__cause__ is None
    assert call.calls == 1


@pytest.mark.parametrize("signal", [KeyboardInterrupt, SystemExit, GeneratorExit])
def test_what_ends_the_program_is_not_held_up(signal):
    call = for_ever(signal())
    with pytest.raises(signal):
        call_with_retries(call, sleep=never)
    assert call.calls == 1


def test_a_failed_check_of_the_answer_is_never_tried_again():
    failure = InvalidOfferInsight("empty")
    call = for_ever(failure)
    with pytest.raises(InvalidOfferInsight) as caught:
        call_with_retries(call, sleep=never)
    assert caught.value is failure
    assert call.calls == 1


def test_of_all_statuses_exactly_five_are_tried_again():
    again = {status for status in range(-1, 1000) if is_transient(ollama.ResponseError("x", status))}
    assert again == RETRYABLE_STATUSES == {408, 500, 502, 503, 504}


def test_the_kinds_of_failure_may_differ_from_call_to_call():
    call = Scripted(httpx.ReadTimeout("x"), ollama.ResponseError("x", 503))
    assert call_with_retries(call, sleep=lambda _: None) == "answer"
    call = Scripted(httpx.ReadTimeout("x"), ollama.ResponseError("x", 404))
    with pytest.raises(ModelRequestFailed) as caught:
        call_with_retries(call, sleep=lambda _: None)
    assert caught.value.attempts == call.calls == 2


def test_nothing_is_remembered_from_one_use_to_the_next():
    for _ in range(5):
        call = for_ever(httpx.ReadTimeout("x"))
        with pytest.raises(ModelUnavailable):
            call_with_retries(call, sleep=lambda _: None)
        assert call.calls == 3


def test_a_result_that_looks_like_a_failure_is_a_result():
    assert call_with_retries(lambda: None) is None
    error = httpx.ReadTimeout("x")
    assert call_with_retries(lambda: error) is error


@given(seed=st.integers())
def test_pauses_are_random_within_half_a_second_then_one(seed):
    """None stands before the first call."""
    random.seed(seed)
    slept: list[float] = []
    with pytest.raises(ModelUnavailable):
        call_with_retries(for_ever(httpx.ReadTimeout("x")), sleep=slept.append)
    assert len(slept) == 2
    assert 0 <= slept[0] <= 0.5
    assert 0 <= slept[1] <= 1.0


@pytest.mark.parametrize(("attempts", "longest"), [(3, [0.5, 1.0]), (7, [0.5, 1.0, 2.0, 2.0, 2.0, 2.0])])
def test_the_longest_pause_doubles_up_to_two_seconds(monkeypatch, attempts, longest):
    monkeypatch.setattr(random, "uniform", lambda _low, high: high)
    slept: list[float] = []
    with pytest.raises(ModelUnavailable):
        call_with_retries(for_ever(httpx.ReadTimeout("x")), sleep=slept.append, attempts=attempts)
    assert slept == longest


def test_a_single_attempt_can_be_asked_for():
    call = for_ever(httpx.ReadTimeout("x"))
    with pytest.raises(ModelUnavailable):
        call_with_retries(call, attempts=1, sleep=never)
    assert call.calls == 1


def test_an_asked_pause_is_the_least_that_is_waited():
    slept: list[float] = []
    call = Scripted(status_error(503, **{"retry-after": "7"}))
    assert call_with_retries(call, sleep=slept.append) == "answer"
    assert slept == [7]


def test_an_asked_pause_shorter_than_the_random_one_changes_nothing():
    slept: list[float] = []
    call = Scripted(status_error(503, **{"retry-after": "0"}))
    call_with_retries(call, sleep=slept.append, wait=lambda _: 0.25)
    assert slept == [0.25]


@pytest.mark.parametrize(("asked", "deadline_seconds"), [("11", None), ("7", 5), ("86400", None)])
def test_a_pause_too_long_to_wait_ends_the_call_and_is_told(asked, deadline_seconds):
    deadline = None if deadline_seconds is None else Deadline.after(deadline_seconds)
    call = for_ever(status_error(503, **{"retry-after": asked}))
    with pytest.raises(ModelUnavailable) as caught:
        call_with_retries(call, sleep=never, deadline=deadline)
    assert call.calls == 1
    assert caught.value.retry_after == float(asked)


@pytest.mark.parametrize(
    ("takes", "expected_calls"),
    [
        (60, 2),  # 150 - 60 leaves room for one whole attempt, 150 - 120 does not
        (10, 3),
        (100, 1),
    ],
)
def test_a_further_attempt_begins_only_if_a_whole_one_fits_the_deadline(takes, expected_calls):
    clock = Clock()
    call = Scripted()

    def slow():
        call.calls += 1
        clock.sleep(takes)
        raise httpx.ReadTimeout("x")

    with pytest.raises(ModelUnavailable) as caught:
        call_with_retries(slow, deadline=Deadline.after(150, clock=clock), attempt_seconds=60, sleep=clock.sleep)
    assert call.calls == caught.value.attempts == expected_calls
    assert caught.value.elapsed == pytest.approx(takes * expected_calls, abs=2)


def test_no_attempt_begins_after_the_deadline():
    clock = Clock()
    deadline = Deadline.after(1, clock=clock)
    clock.sleep(2)
    call = Scripted()
    with pytest.raises(ModelUnavailable) as caught:
        call_with_retries(call, deadline=deadline)
    assert (call.calls, caught.value.reason, caught.value.attempts) == (0, "timeout", 0)
    assert deadline.passed
    assert deadline.remaining == 0


def test_no_attempt_begins_once_cancelled():
    cancelled = Event()
    cancelled.set()
    call = Scripted()
    with pytest.raises(ModelUnavailable) as caught:
        call_with_retries(call, cancelled=cancelled)
    assert (call.calls, caught.value.reason) == (0, "cancelled")


def test_cancelling_ends_a_pause_at_once():
    cancelled = Event()
    call = for_ever(httpx.ReadTimeout("x"))
    Timer(0.05, cancelled.set).start()
    started = monotonic()
    with pytest.raises(ModelUnavailable) as caught:
        call_with_retries(call, cancelled=cancelled, wait=lambda _: 30.0)
    assert monotonic() - started < 2
    assert (call.calls, caught.value.reason) == (1, "cancelled")
    assert isinstance(caught.value.__cause__, httpx.ReadTimeout)


def test_progress_is_told_in_order():
    told: list[Progress] = []
    clock = Clock()

    def call():
        announce(Progress("loading"))
        raise httpx.ReadTimeout("x")

    with pytest.raises(ModelUnavailable):
        call_with_retries(call, attempts=2, wait=lambda _: 0.5, sleep=clock.sleep, on_event=told.append)
    assert [(progress.kind, progress.attempt, progress.seconds) for progress in told] == [
        ("attempt", 1, 0),
        ("loading", 1, 0),
        ("waiting", 1, 0.5),
        ("attempt", 2, 0),
        ("loading", 1, 0),
    ]
    announce(Progress("loading"))
    assert len(told) == 5


def test_a_listener_that_stops_the_page_stops_the_call():
    """Streamlit ends a script by raising inside whatever draws."""

    class Stop(BaseException):
        pass

    def stop(_):
        raise Stop

    call = Scripted()
    with pytest.raises(Stop):
        call_with_retries(call, on_event=stop)
    assert call.calls == 0


def test_a_call_that_was_turned_away_before_anything_was_sent_is_no_attempt(caplog):
    caplog.set_level(logging.INFO, "insight")
    for before, attempts in (((), 0), ((httpx.ReadTimeout("x"),), 1)):
        turned_away = ModelUnavailable("unreachable", retry_after=5, attempts=0)
        with pytest.raises(ModelUnavailable) as caught:
            call_with_retries(Scripted(*before, turned_away, answer=None), sleep=lambda _: None)
        assert caught.value.attempts == attempts
    assert [record.attempts for record in caplog.records] == [0, 1]


def test_one_line_is_logged_about_the_whole_call_without_any_text_of_the_server(caplog):
    caplog.set_level(logging.INFO, "insight")
    with pytest.raises(ModelUnavailable):
        call_with_retries(
            for_ever(ollama.ResponseError(SERVER_TEXT, 503)), sleep=lambda _: None, deadline=Deadline.after(9)
        )
    (record,) = caplog.records
    assert record.event == "provider_call"
    assert (record.outcome, record.reason, record.status, record.attempts) == (
        "ModelUnavailable",
        "server_error",
        503,
        3,
    )
    assert {"wait", "elapsed", "remaining"} <= set(vars(record))
    assert SERVER_TEXT not in caplog.text
