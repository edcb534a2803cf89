"""OllamaProvider over real HTTP against every failure on the wire: one outcome each, in time, nothing else."""

import pytest

from insight.providers.ollama import OllamaProvider
from tests.providers.asking import SOON, ask, ask_once, settings_for
from tests.providers.fault_server import FaultServer
from tests.providers.faults import HANGING, MARKER, ON_THE_WIRE

HANG_SECONDS = 0.15


@pytest.mark.parametrize("fault", ON_THE_WIRE.values(), ids=ON_THE_WIRE)
def test_each_failure_on_the_wire_ends_in_its_one_outcome_under_the_policy(fault):
    """In time, with the requests that the policy allows and nothing of the server's text."""
    seconds = HANG_SECONDS if fault.hangs else 4.0
    with FaultServer([fault.behaviour], on_accept=fault.behaviour if fault.on_accept else None) as server:
        provider = OllamaProvider(settings_for(server.url))
        ended = ask(provider, seconds=seconds)
        provider.close()
        seen = len(server.connections) if fault.on_accept else len(server.requests)
    assert ended.outcome == fault.outcome
    assert ended.reason == fault.reason or not fault.reason
    assert ended.seconds < seconds + SOON
    assert seen == fault.calls
    assert MARKER not in str(ended.error)


@pytest.mark.parametrize("fault", HANGING.values(), ids=HANGING)
def test_one_attempt_alone_ends_at_its_deadline_and_closes_its_connection(fault):
    """A server that is left to itself would go on generating."""
    with FaultServer([fault.behaviour], on_accept=fault.behaviour if fault.on_accept else None) as server:
        ended = ask_once(OllamaProvider(settings_for(server.url)), seconds=HANG_SECONDS)
        server.departure(within=1.0)
    assert ended.outcome == "unavailable"
    assert ended.seconds < HANG_SECONDS + SOON


@pytest.mark.parametrize("fault", HANGING.values(), ids=HANGING)
def test_an_attempt_ends_at_its_own_limit_however_far_the_deadline(fault):
    with FaultServer([fault.behaviour], on_accept=fault.behaviour if fault.on_accept else None) as server:
        ended = ask_once(OllamaProvider(settings_for(server.url, model_timeout_seconds=HANG_SECONDS)), seconds=20)
    assert ended.outcome == "unavailable"
    assert ended.seconds < HANG_SECONDS + SOON
