"""The end of the process never waits for a model, whatever the call is doing."""

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

HUNG = """
    import signal, sys, threading
    from insight.jobs import Desk
    from insight.workshop import Workshop
    from tests.jobs.work import question

    begun = threading.Event()

    def hang(question, *, deadline, cancelled, on_event):
        begun.set()
        threading.Event().wait()

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs start with it ignored
    desk = Desk(Workshop(hang))
    desk.start(question())
    begun.wait()
    print("asking", flush=True)
    ENDING
"""


@pytest.mark.parametrize(
    ("ending", "how", "code"),
    [
        ("pass", None, 0),
        ("threading.Event().wait(60)", signal.SIGTERM, 0),
        ("threading.Event().wait(60)", signal.SIGINT, -signal.SIGINT),
    ],
    ids=["end of the script", "SIGTERM", "Ctrl-C"],
)
def test_a_hung_call_does_not_hold_up_the_end_of_the_process(ending, how, code):
    script = textwrap.dedent(HUNG).replace("ENDING", ending)
    process = subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "asking\n"
        began = time.monotonic()
        if how is not None:
            os.kill(process.pid, how)
        assert process.wait(timeout=10) == code
        assert time.monotonic() - began < 2
