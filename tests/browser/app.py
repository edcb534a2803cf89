"""The app as a process of its own, and a browser to look at it; shared by browser tests, screenshots and benchmarks."""

import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from playwright.sync_api import sync_playwright

from insight.demo_server import DemoServer

ROOT = Path(__file__).parents[2]
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHROMIUM_ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MODEL_SETTINGS = ("INSIGHT_PROVIDER", "INSIGHT_MODEL", "INSIGHT_BASE_URL", "INSIGHT_API_KEY", "OLLAMA_HOST")
START_SECONDS = 60


def chromium():
    """The system's Chromium, or `None`."""
    return next((path for name in CHROMIUM_NAMES if (path := shutil.which(name))), None)


@contextmanager
def browser():
    """A Chromium that asks nobody but the pages it is sent to."""
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGUMENTS)
        yield chrome
        chrome.close()


@contextmanager
def model_server(state="card", **settings):
    """A stand-in Ollama in a thread of this process."""
    with DemoServer(state, **settings) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


class App:
    """The app, started as the README says; or another script, with the same configuration."""

    def __init__(self, folder, script="dashboard.py", **environment):
        self.port = _free_port()
        self.url = f"http://localhost:{self.port}/"
        kept = {name: value for name, value in os.environ.items() if name not in MODEL_SETTINGS}
        self.log = folder / "app.log"
        self._out = self.log.open("wb")
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            ["uv", "run", "--locked", "streamlit", "run", script, *self._flags()],
            cwd=ROOT,
            env=kept | {"INSIGHT_JOURNAL": str(folder / "journal.sqlite")} | environment,
            stdout=self._out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self._wait()

    def _flags(self):
        return ["--server.headless=true", f"--server.port={self.port}", "--server.fileWatcherType=none"]

    def _wait(self):
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}_stcore/health", timeout=2) as reply:
                    if reply.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
            if self.process.poll() is not None:
                break
        self.stop()
        raise RuntimeError(self.log.read_text(errors="replace"))

    def family(self):
        """Process ids of the app and everything that it started, the runner of `uv run` included."""
        found = [self.process.pid]
        for pid in found:
            tasks = Path(f"/proc/{pid}/task")
            for children in tasks.glob("*/children") if tasks.exists() else ():
                found += [int(child) for child in children.read_text().split()]
        return found

    def stop(self, number=signal.SIGTERM):
        """End the app and wait for it; seconds that it took."""
        begun = time.monotonic()
        if self.process.poll() is None:
            os.killpg(self.process.pid, number)
            self.process.wait(30)
        self._out.close()
        return time.monotonic() - begun


def open_page(context, address, *, height=2600):
    """A tab that shows the page, drawn to its end."""
    page = context.new_page()
    page.set_viewport_size({"width": page.viewport_size["width"], "height": height})
    page.goto(address)
    ready(page)
    return page


def ready(page):
    """Wait until the page is drawn and nothing runs."""
    page.locator(".st-key-where, .st-key-no-facts, [role=alert]").first.wait_for(timeout=60_000)
    page.locator("[data-test-script-state=notRunning]").first.wait_for(timeout=30_000)


def _free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]
