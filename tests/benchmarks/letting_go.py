"""How soon a cancelled call lets go of its connection: `python -m tests.benchmarks.letting_go [ROUNDS]`.

Cancels from another thread in each place where a call can wait, and prints the time from there until the server sees
the connection closed (while connecting or looking up a name: until the caller is free).
"""

from __future__ import annotations

import random
import statistics
import sys
import threading
import time
from collections.abc import Callable, Iterator

from insight.errors import ModelUnavailable
from insight.provider_reliability import Deadline
from insight.providers.ollama import OllamaProvider
from tests.providers.asking import MESSAGES, SCHEMA, settings_for
from tests.providers.fault_server import Connection, FaultServer
from tests.providers.faults import HANGING
from tests.providers.test_network import full_listener

ROUNDS = 20
LIMIT = 0.25


def cancelled_call(url: str, waits_there: Callable[[], object]) -> tuple[float, float]:
    """Cancel a call a moment after it waits there; the times of cancelling and of coming back."""
    cancelled = threading.Event()
    moments: list[float] = []

    def cancel() -> None:
        while not waits_there():
            time.sleep(0.002)
        time.sleep(0.05 + random.random() / 10)
        moments.append(time.monotonic())
        cancelled.set()

    threading.Thread(target=cancel, daemon=True).start()
    provider = OllamaProvider(settings_for(url, connect_timeout_seconds=30))
    try:
        provider.complete(MESSAGES, SCHEMA, deadline=Deadline.after(30), cancelled=cancelled)
    except ModelUnavailable as error:
        if error.reason != "cancelled":
            raise
    return moments[0], time.monotonic()


def places(rounds: int) -> Iterator[tuple[str, list[float]]]:
    """Each waiting place, and the seconds measured there."""
    for name, fault in HANGING.items():
        if fault.hangs:
            with FaultServer([fault.behaviour], on_accept=fault.behaviour if fault.on_accept else None) as server:
                yield name, [closed(server, server.url) for _ in range(rounds)]
    with FaultServer([], on_accept=Connection.stall) as server:
        yield "handshake", [closed(server, server.url.replace("http:", "https:")) for _ in range(rounds)]
    with full_listener() as port:
        yield "connecting", [free(f"http://127.0.0.1:{port}") for _ in range(rounds)]


def closed(server: FaultServer, url: str) -> float:
    """Seconds until the server saw the connection closed."""
    before = len(server.connections), len(server.requests)
    cancelled, _ = cancelled_call(url, lambda: _waits(server, before))
    return server.departure() - cancelled


def _waits(server: FaultServer, before: tuple[int, int]) -> bool:
    """Whether a further connection stands and, where the server reads requests, has brought one."""
    connections, requests = before
    return len(server.connections) > connections and (server.on_accept is not None or len(server.requests) > requests)


def free(url: str) -> float:
    """Seconds until the caller was free."""
    cancelled, back = cancelled_call(url, lambda: True)
    return back - cancelled


def main() -> None:
    """Print one line for each place."""
    worst = 0.0
    for name, taken in places(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS):
        worst = max(worst, *taken)
        print(f"{name}: median {statistics.median(taken) * 1000:.0f} ms, longest {max(taken) * 1000:.0f} ms")
    print(f"longest of all {worst:.3f} s (under {LIMIT} s)")


if __name__ == "__main__":
    main()
