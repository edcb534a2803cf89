"""What whoever runs the page can read: every event of a real explanation, as JSON, one a line."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.providers.fault_server import FaultServer, says

ROOT = Path(__file__).parents[1]
PROGRAM = """
import logging, sys
from insight.event_log import start_log
from insight.model_service import ModelService
from insight.settings import Settings
from tests.test_prompt import FACTS
from insight.question import Question
start_log()
start_log()
service = ModelService(Settings(_env_file=None, model="small", base_url=sys.argv[1], model_attempts=2))
outcome = service.workshop.join(Question(FACTS, "small")).wait(20)
print(outcome.trail.reference)
try:
    raise ValueError("ours")
except ValueError:
    logging.getLogger("dashboard").exception("page failed, reference %s", "12")
"""
SECRET = "text-of-the-server"


def lines_of(program, *arguments):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("INSIGHT_", "OLLAMA_"))}
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=ROOT,
        env=kept,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout.strip(), [json.loads(line) for line in done.stderr.splitlines()]


def test_an_explanation_leaves_one_event_for_each_attempt_each_call_and_itself():
    with FaultServer([says({"error": SECRET}, status=503)]) as server:
        reference, lines = lines_of(PROGRAM, server.url)
    events = [line["event"] for line in lines if "event" in line]
    assert events == ["provider_attempt", "provider_attempt", "provider_call", "explanation"]
    first, second, call, explanation = lines[:-1]
    for line in (first, second, call):
        assert {"reason", "status", "wait", "elapsed", "remaining", "bytes"} <= line.keys()
    assert first["wait"] == 0
    assert second["wait"] == call["wait"]
    assert call["bytes"] == first["bytes"] + second["bytes"] > 0
    assert (call["reason"], call["status"], call["attempts"]) == ("server_error", 503, 2)
    assert explanation["reference"] == reference
    assert all(reference in line["thread"] for line in lines[:-1])
    assert SECRET not in json.dumps(lines)


def test_a_mistake_of_ours_is_one_line_with_its_traceback():
    with FaultServer([says({"error": SECRET}, status=400)]) as server:
        _, lines = lines_of(PROGRAM, server.url)
    assert lines[-1]["message"] == "page failed, reference 12"
    assert "ValueError: ours" in lines[-1]["traceback"]


def test_a_log_that_somebody_set_up_is_left_alone():
    own = "import logging; logging.basicConfig(); " + "from insight.event_log import start_log; start_log(); "
    asked = "print(logging.getLogger('insight').handlers, logging.getLogger('insight').level)"
    assert lines_of(own + asked) == ("[] 0", [])
