"""The child process that runs the embedded model: started as a script, ended by the end of its standard input.

llama.cpp crashes the interpreter that it runs in when a call is under way at exit, so it has a process to itself. The
parent holds the only writing end of this process's standard input; whatever ends the parent, SIGKILL included, closes
it, and the child leaves at once. The first line of input is the key that callers must present, so that no other user
and no web page of this machine can use the model.

One line of JSON on standard output says how it went: {"address": "http://127.0.0.1:…"} or {"failed": "runner"} when
the program that runs models cannot be loaded here, {"failed": "model"} when it cannot run this file.

Run by its path and not as a module of the package: what the package imports is not needed here and would slow it down.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from importlib import import_module
from io import FileIO
from typing import Any, BinaryIO, Final, NoReturn

CONTEXT_TOKENS: Final = 8192
"""What the model was trained for; its memory is 190 MB."""
BATCH_TOKENS: Final = 128
"""Tokens of a prompt between two looks at whether the caller is still there: about a second on two cores."""
MOST_THREADS: Final = 4
"""More do not help a model this small, and the page needs a core too."""
SPINS: Final = "3000"
"""How often a thread of GNU OpenMP looks for the other threads before it sleeps. Its own number, a hundred times this,
is no faster on a quiet machine, and on a busy one the threads burn each other's time: a tenth of the speed and less."""


def usable_cores() -> int:
    """Cores this process may run on, which in a container can be fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def parameters(runner: Any, model_file: str, alias: str, key: str) -> Any:
    """llama.cpp's parameters for one model, one caller at a time, reachable from this machine with the key only."""
    params = runner.CommonParams()
    params.model.path = model_file
    params.model_alias = {alias}
    params.n_ctx = CONTEXT_TOKENS
    params.n_parallel = 1
    params.n_batch = BATCH_TOKENS
    params.n_ubatch = BATCH_TOKENS
    for threads in (params.cpuparams, params.cpuparams_batch):
        threads.n_threads = min(usable_cores(), MOST_THREADS)
        threads.poll = 0  # idle threads sleep instead of spinning
    params.hostnames = ["127.0.0.1"]
    params.port = 0  # a free one
    params.api_keys = [key]
    params.cors_origins = ""
    params.n_threads_http = 2
    params.cache_ram_mib = 0
    params.ui = False
    params.endpoint_slots = False
    params.offline = True
    params.verbosity = -1
    return params


def leave_with_parent(stdin: FileIO) -> NoReturn:
    """Wait for the end of input, then end this process without running llama.cpp's own clean-up, which can crash."""
    while stdin.read(4096):
        pass
    os._exit(0)


def serve(model_file: str, alias: str, stdin: FileIO, answer: BinaryIO) -> None:
    """Load the model, say where it listens, and stay until the end of input."""
    key = stdin.readline().decode("ascii").strip()
    watch = threading.Thread(target=leave_with_parent, args=(stdin,), daemon=True)
    watch.start()

    def say(**line: str) -> None:
        answer.write(json.dumps(line).encode() + b"\n")
        answer.flush()

    os.environ.setdefault("GOMP_SPINCOUNT", SPINS)
    try:
        runner = import_module("xllamacpp")
    except ImportError:
        say(failed="runner")
        return
    try:
        server = runner.Server(parameters(runner, model_file, alias, key))
    except (RuntimeError, ValueError):
        say(failed="model")
        return
    say(address=server.listening_address)
    watch.join()


def main() -> None:
    """Take over the answer channel before llama.cpp is loaded: anything that it prints must not look like an answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole terminal; the parent decides
    answer = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    # Unbuffered: a thread that waits in a buffered reader holds its lock, which is fatal when the interpreter ends.
    serve(sys.argv[1], sys.argv[2], FileIO(0), answer)


if __name__ == "__main__":
    main()
