"""The fault server in a process of its own, so that its work is not counted: the path of a request names the fault."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from tests.providers.fault_server import Behaviour, FaultServer, Request, chat, says
from tests.providers.faults import ON_THE_WIRE, Fault

ANSWER = "an answer"


@dataclass
class ByPath(FaultServer):
    """`/7/api/chat` meets the seventh fault; nothing that arrived is kept."""

    def _behaviour(self, request: Request) -> Behaviour:
        number = request.path.split("/")[1]
        faults = list(ON_THE_WIRE.values())
        return faults[int(number)].behaviour if number.isdigit() else says(chat())


@dataclass(frozen=True, slots=True)
class Target:
    """One fault, and the address where it is met."""

    name: str
    url: str
    fault: Fault


@contextmanager
def fault_process() -> Iterator[list[Target]]:
    """Run the server until the block ends; yields one target for each fault on the wire."""
    command = [sys.executable, "-m", "tests.benchmarks.fault_process"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        if process.stdout is None or process.stdin is None:
            raise RuntimeError("no pipes")
        try:
            urls = json.loads(process.stdout.readline())
            yield [Target(name, urls[name], fault) for name, fault in ON_THE_WIRE.items()]
        finally:
            process.stdin.close()
            process.wait(10)


def main() -> None:
    """Print where each fault is met, and serve until standard input ends."""
    with ExitStack() as stack:
        wire = stack.enter_context(ByPath([]))
        urls = {}
        for number, (name, fault) in enumerate(ON_THE_WIRE.items()):
            urls[name] = f"{wire.url}/{number}"
            if fault.on_accept:
                urls[name] = stack.enter_context(FaultServer([], on_accept=fault.behaviour)).url
        print(json.dumps(urls), flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            sys.stdin.read()


if __name__ == "__main__":
    main()
