import threading
from contextlib import suppress

import pytest

from insight.breaker import Breaker, ProtectedProvider
from insight.errors import InsightError, InvalidOfferInsight, ModelRequestFailed, ModelUnavailable
from insight.provider_reliability import Deadline, call_with_retries
from tests.jobs.work import Clock

DOWN = ModelUnavailable("unreachable", retryable=True)


class Server:
    """A provider whose state a test sets; counts generations and probes."""

    model = "small"
    chooses = False

    def __init__(self) -> None:
        self.error: Exception | None = None
        self.probe_error: Exception | None = None
        self.generations = 0
        self.probes = 0

    def complete(self, messages, schema, *, deadline, cancelled=None) -> str:
        self.generations += 1
        if self.error is not None:
            raise self.error
        return "{}"

    def probe(self, deadline: Deadline) -> None:
        self.probes += 1
        if self.probe_error is not None:
            raise self.probe_error


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def server():
    return Server()


@pytest.fixture
def provider(server, clock):
    return ProtectedProvider(server, Breaker(server.probe, clock=clock))


def ask(provider: ProtectedProvider, clock: Clock) -> Exception | None:
    try:
        provider.complete([], {}, deadline=Deadline.after(60, clock=clock))
    except InsightError as error:
        return error
    return None


def break_down(provider: ProtectedProvider, server: Server, clock: Clock) -> None:
    server.error = server.probe_error = DOWN
    for _ in range(3):
        ask(provider, clock)
    assert provider.breaker.state == "open"


def test_two_failures_and_an_answer_leave_it_closed(provider, server, clock):
    for _ in range(5):
        server.error = DOWN
        ask(provider, clock)
        ask(provider, clock)
        server.error = None
        ask(provider, clock)
    assert server.generations == 15
    assert provider.breaker.state == "closed"


def test_three_failures_in_a_row_open_it_and_then_nothing_reaches_the_server(provider, server, clock):
    break_down(provider, server, clock)
    for _ in range(100):
        error = ask(provider, clock)
        assert isinstance(error, ModelUnavailable)
        assert not error.retryable
    assert server.generations == 3
    assert server.probes == 0


def test_whoever_is_turned_away_learns_why_and_for_how_long(provider, server, clock):
    server.error = ModelUnavailable("server_error", status=503)
    for _ in range(3):
        ask(provider, clock)
    clock.now += 2
    error = ask(provider, clock)
    assert isinstance(error, ModelUnavailable)
    assert (error.reason, error.retry_after, error.attempts) == ("server_error", 3.0, 0)


def test_the_server_is_asked_by_the_probe_and_not_by_a_generation(provider, server, clock):
    break_down(provider, server, clock)
    clock.now += 5
    assert provider.breaker.state == "half_open"
    ask(provider, clock)
    assert (server.generations, server.probes) == (3, 1)
    assert provider.breaker.state == "open"


def test_the_rest_doubles_from_five_seconds_up_to_thirty(provider, server, clock):
    break_down(provider, server, clock)
    rests = []
    for _ in range(5):
        rests.append(provider.breaker.rest)
        clock.now += provider.breaker.rest
        ask(provider, clock)
    assert rests == [5, 10, 20, 30, 30]


def test_a_probe_and_an_answer_close_it_and_the_next_rest_is_short_again(provider, server, clock):
    break_down(provider, server, clock)
    clock.now += 5
    ask(provider, clock)
    server.error = server.probe_error = None
    clock.now += 10
    assert ask(provider, clock) is None
    assert provider.breaker.state == "closed"
    break_down(provider, server, clock)
    assert provider.breaker.rest == 5


def test_a_server_whose_probe_answers_but_whose_generation_fails_gets_one_call_per_rest(provider, server, clock):
    break_down(provider, server, clock)
    server.probe_error = None
    clock.now += 5
    ask(provider, clock)
    assert provider.breaker.state == "open"
    assert provider.breaker.rest == 10
    assert (server.generations, server.probes) == (4, 1)


def test_a_probe_that_is_refused_shows_that_the_server_is_there(provider, server, clock):
    break_down(provider, server, clock)
    server.error, server.probe_error = None, ModelRequestFailed("bad_request", status=404)
    clock.now += 5
    assert ask(provider, clock) is None
    assert provider.breaker.state == "closed"


@pytest.mark.parametrize("error", [ModelRequestFailed("model_missing", status=404), InvalidOfferInsight("unfinished")])
def test_a_server_that_answers_something_useless_is_not_down(provider, server, clock, error):
    server.error = error
    for _ in range(10):
        assert ask(provider, clock) is error
    assert provider.breaker.state == "closed"


def test_people_who_leave_say_nothing_about_the_server(provider, server, clock):
    server.error = ModelUnavailable("cancelled")
    for _ in range(10):
        ask(provider, clock)
    assert provider.breaker.state == "closed"


def test_a_programming_error_passes_and_says_nothing_about_the_server(provider, server, clock):
    server.error = TypeError("ours")
    for _ in range(5):
        with pytest.raises(TypeError, match="ours"):
            ask(provider, clock)
    assert provider.breaker.state == "closed"


def test_a_server_that_asks_for_a_longer_rest_gets_it_up_to_the_longest(provider, server, clock):
    server.error = ModelUnavailable("rate_limited", status=429, retry_after=12)
    for _ in range(3):
        ask(provider, clock)
    assert provider.breaker.rest == 12
    clock.now += 12
    server.error = ModelUnavailable("rate_limited", status=429, retry_after=86400)
    ask(provider, clock)
    assert provider.breaker.rest == 30


def test_without_a_probe_one_call_stands_for_it(server, clock):
    provider = ProtectedProvider(server, Breaker(clock=clock))
    break_down(provider, server, clock)
    clock.now += 5
    ask(provider, clock)
    assert (server.generations, provider.breaker.state) == (4, "open")
    server.error = None
    clock.now += 10
    assert ask(provider, clock) is None
    assert provider.breaker.state == "closed"


def test_a_probe_in_which_the_person_left_is_tried_again_by_the_next(server, clock):
    provider = ProtectedProvider(server, Breaker(clock=clock))
    break_down(provider, server, clock)
    clock.now += 5
    server.error = ModelUnavailable("cancelled")
    ask(provider, clock)
    assert provider.breaker.state == "half_open"
    server.error = None
    assert ask(provider, clock) is None


def test_while_one_asks_how_the_server_is_everybody_else_is_turned_away(server, clock):
    asking, go_on = threading.Event(), threading.Event()

    def slow_probe(_: Deadline) -> None:
        asking.set()
        assert go_on.wait(10)

    provider = ProtectedProvider(server, Breaker(slow_probe, clock=clock))
    break_down(provider, server, clock)
    server.error = None
    clock.now += 5
    first = threading.Thread(target=ask, args=(provider, clock))
    first.start()
    assert asking.wait(10)
    assert [type(ask(provider, clock)) for _ in range(20)] == [ModelUnavailable] * 20
    assert server.generations == 3
    go_on.set()
    first.join(timeout=10)
    assert ask(provider, clock) is None


def test_calls_that_began_before_it_opened_do_not_lengthen_the_rest(server, clock):
    breaker = Breaker(server.probe, clock=clock)
    inside, fail = threading.Semaphore(0), threading.Event()

    def call() -> None:
        with suppress(ModelUnavailable), breaker.around(Deadline.after(60, clock=clock)):
            inside.release()
            assert fail.wait(10)
            raise ModelUnavailable("unreachable")

    threads = [threading.Thread(target=call) for _ in range(20)]
    for thread in threads:
        thread.start()
    for _ in threads:
        assert inside.acquire(timeout=10)
    fail.set()
    for thread in threads:
        thread.join(timeout=10)
    assert breaker.rest == 5


def test_the_probe_gets_two_seconds_or_what_is_left_of_the_deadline(server, clock):
    given = []
    breaker = Breaker(lambda deadline: given.append(deadline.remaining), clock=clock)
    provider = ProtectedProvider(server, breaker)
    for seconds in (60, 0.5):
        server.error = DOWN
        while breaker.state == "closed":
            ask(provider, clock)
        server.error = None
        clock.now += breaker.rest
        provider.complete([], {}, deadline=Deadline.after(seconds, clock=clock))
    assert given == [2.0, 0.5]


def test_in_an_outage_seen_by_many_tabs_hardly_anything_is_called_twice(server, clock):
    """A hundred tabs ask during ten minutes of outage, each under the policy of three attempts."""
    provider = ProtectedProvider(server, Breaker(server.probe, clock=clock))
    server.error = DOWN  # the probe answers: the worst case, for generations are tried again
    tabs = 100
    for _ in range(tabs):
        with pytest.raises(ModelUnavailable):
            call_with_retries(
                lambda: provider.complete([], {}, deadline=Deadline.after(150, clock=clock)),
                sleep=lambda seconds: setattr(clock, "now", clock.now + seconds),
            )
        clock.now += 6
    assert server.generations <= 1.1 * tabs
    beyond_first = 2  # of the first tab, before the breaker opened
    assert server.generations + server.probes <= tabs + beyond_first
