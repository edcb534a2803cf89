"""Thousands of calls through randomly mixed failures: `python -m tests.benchmarks.chaos [CALLS [BUSY]]`.

Fifty at once, half a second for each, the policy around the real provider and client. Counts the outcomes, and prints
how late calls came back, what memory grew by, and whether files and threads are back where they began. Meanwhile BUSY
other processes, by default none, take all the time of a core that they get.
"""

from __future__ import annotations

import gc
import random
import resource
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from insight.errors import InsightError, InvalidOfferInsight, ModelRequestFailed
from insight.provider_reliability import Deadline, call_with_retries
from insight.providers.ollama import OllamaProvider
from tests.benchmarks.fault_process import Target, fault_process
from tests.providers.asking import MESSAGES, SCHEMA, settings_for
from tests.providers.faults import SILENT

CALLS = 10_000
PARALLEL = 50
DEADLINE_SECONDS = 0.5
SEED = 20260301


@dataclass(frozen=True, slots=True)
class Call:
    """How one call went."""

    name: str
    outcome: str
    late: float
    expected: bool


def ask(target: Target, provider: OllamaProvider) -> Call:
    """One call under the policy."""
    started = time.monotonic()
    deadline = Deadline.after(DEADLINE_SECONDS)
    try:
        call_with_retries(lambda: provider.complete(MESSAGES, SCHEMA, deadline=deadline), deadline=deadline)
        outcome = "answer"
    except InvalidOfferInsight:
        outcome = "withheld"
    except ModelRequestFailed:
        outcome = "attention"
    except InsightError:
        outcome = "unavailable"
    except Exception as error:  # noqa: BLE001 - that there is none is what is measured
        outcome = f"UNCAUGHT {type(error).__name__}"
    late = time.monotonic() - started - DEADLINE_SECONDS
    return Call(target.name, outcome, late, outcome in {target.fault.outcome, "unavailable"})


def run(targets: Sequence[Target], providers: Sequence[OllamaProvider], calls: int, seed: int) -> list[Call]:
    """Make the calls, `PARALLEL` at once."""
    chosen = random.Random(seed).choices(range(len(targets)), k=calls)
    with ThreadPoolExecutor(PARALLEL) as pool:
        return list(pool.map(lambda number: ask(targets[number], providers[number]), chosen))


def open_files() -> int:
    """Number of open file descriptors, where the system lists them."""
    listing = Path("/proc/self/fd")
    return len(list(listing.iterdir())) if listing.exists() else -1


def memory_mb() -> float:
    """Resident memory now, in MB; the highest so far where the system does not tell."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * resource.getpagesize() / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3


def refused() -> Target:
    """A port where nothing listens."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{sock.getsockname()[1]}"
    return Target("refused", url, replace(SILENT, hangs=False))


def report(calls: Sequence[Call], seconds: float) -> None:
    """Print outcomes and lateness."""
    late = sorted(call.late for call in calls)
    print(f"{len(calls)} calls in {seconds:.0f} s: {dict(Counter(call.outcome for call in calls).most_common())}")
    print(f"uncaught {sum(call.outcome.startswith('UNCAUGHT') for call in calls)} (0 allowed)")
    print(f"another outcome than expected: {Counter(call.name for call in calls if not call.expected)}")
    within = sum(value <= 0.1 for value in late) / len(late)
    print(f"within 0.1 s of the deadline: {within:.4%} (at least 99.9 %); latest {late[-1]:.3f} s (at most 0.5 s)")
    worst = Counter(call.name for call in calls if call.late > 0.1)
    print(f"later than 0.1 s: {dict(worst)}")


@contextmanager
def busy_processes(count: int) -> Iterator[None]:
    """Other people's processes that always have something to do.

    In sessions of their own, because Linux shares the cores among sessions first: in ours they would take our part.
    """
    spinning = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"], start_new_session=True) for _ in range(count)
    ]
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.wait()


def main() -> None:
    """Run and report."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else CALLS
    busy = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with fault_process() as found, busy_processes(busy):
        targets = [*found, refused()]
        providers = [OllamaProvider(settings_for(target.url)) for target in targets]
        run(targets, providers, PARALLEL * 10, SEED - 1)
        for provider in providers:
            provider.close()
        gc.collect()
        files, threads, memory = open_files(), threading.active_count(), memory_mb()
        started = time.monotonic()
        calls = run(targets, providers, count, SEED)
        report(calls, time.monotonic() - started)
        for provider in providers:
            provider.close()
        del calls
        gc.collect()
        print(f"memory grew by {memory_mb() - memory:.1f} MB (at most 50)")
        print(f"files {files} -> {open_files()}, threads {threads} -> {threading.active_count()}")


if __name__ == "__main__":
    main()
