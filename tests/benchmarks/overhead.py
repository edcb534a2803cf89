"""What the whole layer costs over a plain `Client.chat` on loopback: `python -m tests.benchmarks.overhead`.

Both ask the same server, in a process of its own, over connections kept open, in turn. The plain client has the same
arguments and neither guard nor judge nor policy.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

import ollama

from insight.provider_reliability import Deadline, call_with_retries
from insight.providers.ollama import OllamaProvider
from tests.benchmarks.fault_process import ANSWER, fault_process
from tests.providers.asking import MESSAGES, SCHEMA, settings_for

ROUNDS = 3000


def milliseconds(call: Callable[[], object]) -> float:
    """How long one call takes."""
    started = time.perf_counter()
    call()
    return (time.perf_counter() - started) * 1000


def main() -> None:
    """Measure and compare."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    with fault_process() as targets:
        url = next(target.url for target in targets if target.name == ANSWER)
        plain = ollama.Client(url, timeout=60, trust_env=False)
        provider = OllamaProvider(settings_for(url))

        def bare() -> object:
            return plain.chat(
                "small", MESSAGES, format=SCHEMA, options={"num_ctx": 8192}, think=False, keep_alive="10m"
            )

        def whole() -> object:
            deadline = Deadline.after(150)
            return call_with_retries(
                lambda: provider.complete(MESSAGES, SCHEMA, deadline=deadline), deadline=deadline, attempt_seconds=60
            )

        calls = {"plain Client.chat": bare, "the whole layer": whole}
        for call in calls.values():
            for _ in range(100):
                call()
        taken: dict[str, list[float]] = {name: [] for name in calls}
        for _ in range(rounds):
            for name, call in calls.items():
                taken[name].append(milliseconds(call))
        provider.close()
        plain._client.close()
    medians = {name: statistics.median(values) for name, values in taken.items()}
    for name, median in medians.items():
        print(
            f"{name}: {median:.3f} ms (median of {rounds}), {statistics.quantiles(taken[name], n=10)[0]:.3f} ms (p10)"
        )
    whole_layer, plain_chat = medians["the whole layer"], medians["plain Client.chat"]
    print(f"over plain: {whole_layer - plain_chat:+.3f} ms (under 0.2 ms), {whole_layer / plain_chat:.2f} times")


if __name__ == "__main__":
    main()
