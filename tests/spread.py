"""Long lists of independent judgements, spread over the cores of the machine."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from insight.providers.embedded_server import usable_cores

Item = TypeVar("Item")
Result = TypeVar("Result")


def spread(work: Callable[[Item], Result], items: Iterable[Item], *, at_once: int = 1) -> list[Result]:
    """What the work makes of each item, in their order; each process takes `at_once` items in one go.

    The processes are started afresh: the tests run beside threads, and a copy of a process with threads can hang.
    """
    cores = usable_cores()
    if cores == 1:
        return [work(item) for item in items]
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as processes:
        return list(processes.map(work, items, chunksize=at_once))
