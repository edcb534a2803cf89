"""The whole app, ended while the embedded model works on an answer."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.jobs.work import comes_true

ROOT = Path(__file__).parents[2]


def children_of(pid: int) -> list[int]:
    """Processes whose parent is this one and that have not ended."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rsplit(")", 1)[1].split()[:2]
        except OSError:
            continue
        if int(parent) == pid and state != "Z":
            found.append(int(stat.parent.name))
    return found


def gone(pids: list[int]) -> bool:
    return not any(Path(f"/proc/{pid}").exists() for pid in pids)


@contextmanager
def app(folder: Path):
    """The page as the README starts it, with a door for programs and without the settings of whoever runs the tests."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    options = {"server.port": port, "server.headless": "true", "server.enableAgentApi": "true"}
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("INSIGHT_", "OLLAMA_"))}
    ours = {"INSIGHT_PROVIDER": "embedded", "INSIGHT_JOURNAL": str(folder / "journal.sqlite")}
    process = subprocess.Popen(
        [sys.executable, "-m", "streamlit", "run", "dashboard.py", *(f"--{name}={options[name]}" for name in options)],
        cwd=ROOT,
        env=kept | ours,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        url = f"http://127.0.0.1:{port}"
        assert comes_true(lambda: listens(url), within=60)
        yield process, url
    finally:
        process.kill()
        process.wait()


def listens(url: str) -> bool:
    try:
        return httpx.get(f"{url}/_stcore/health", trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def seconds_to_end(process: subprocess.Popen[bytes], how: signal.Signals) -> float:
    children = children_of(process.pid)
    began = time.monotonic()
    os.killpg(process.pid, how)
    assert process.wait(timeout=20) in {0, -how}
    assert comes_true(lambda: gone(children), within=10)
    return time.monotonic() - began


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes as Linux lists them")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_app_ends_within_two_seconds_and_leaves_no_process_behind(tmp_path, how):
    """Half a second of it is Streamlit's own; where that takes longer, the machine is busy with other things.

    What is ours is the end of the embedded model's process, which is given a second before it is killed.
    """
    with app(tmp_path) as (process, _):
        streamlit_alone = seconds_to_end(process, how)
    with app(tmp_path) as (process, url):
        with httpx.Client(base_url=url, trust_env=False, timeout=120) as door:
            opened = door.post("/_stcore/agent/interact", json={}).json()
            pressed = {"session_id": opened["session_id"], "trigger": {"key": "explain"}}
            page = door.post("/_stcore/agent/interact", json=pressed).text
        assert "Explaining" in page, re.findall(r'"(?:title|body|text)":"([^"]*)', page)
        assert comes_true(lambda: len(children_of(process.pid)) == 1, within=30)
        assert seconds_to_end(process, how) < max(2.0, 1.0 + 2 * streamlit_alone)
