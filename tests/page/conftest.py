"""The page run by Streamlit's own test harness, with a stand-in for the model server one layer below our client."""

import time
from pathlib import Path
from threading import Thread

import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest

from insight.demo_server import DemoServer

DASHBOARD = Path(__file__).parents[2] / "dashboard.py"
LIMIT_SECONDS = 20
MODEL_SETTINGS = ("INSIGHT_PROVIDER", "INSIGHT_MODEL", "INSIGHT_BASE_URL", "INSIGHT_API_KEY", "OLLAMA_HOST")


@pytest.fixture
def server():
    """An Ollama on loopback that gives a good answer, until a test sets another state."""
    with DemoServer("card", slow_seconds=30) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture(autouse=True)
def _fresh_process(monkeypatch, tmp_path):
    """Settings of nobody, an own journal, and none of what the page keeps for the server or a tab."""
    for name in MODEL_SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("INSIGHT_JOURNAL", str(tmp_path / "journal.sqlite"))
    monkeypatch.setenv("INSIGHT_WARM_UP", "false")
    st.cache_resource.clear()
    yield
    st.cache_resource.clear()


@pytest.fixture
def open_page(server, monkeypatch):
    """A function that opens the page, asking the stand-in, with the given address and settings."""
    monkeypatch.setenv("OLLAMA_HOST", server.address)

    def opened(query=None, **environment):
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        page = AppTest.from_file(DASHBOARD, default_timeout=LIMIT_SECONDS)
        for name, value in (query or {}).items():
            page.query_params[name] = value
        return checked(page.run())

    return opened


def checked(page):
    """The page, which raised nothing."""
    assert not page.exception
    return page


def press(page, key):
    """Press a button by its key."""
    return checked(page.button(key=key).click().run())


def explain(page):
    """Press the button and wait for the end of the explanation."""
    press(page, "explain")
    return settled(page)


def settled(page):
    """Draw the page again until nothing runs; the polling that a browser does by itself."""
    end = time.monotonic() + LIMIT_SECONDS
    while "cancel" in keys(page):
        assert time.monotonic() < end, "the explanation did not end"
        time.sleep(0.05)
        checked(page.run())
    return page


def eventually(condition):
    """Whether the condition comes true in time."""
    end = time.monotonic() + LIMIT_SECONDS
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return False


def restarted():
    """Forget everything that the server and its tabs hold; the journal's file stays."""
    st.cache_resource.clear()


def keys(page):
    """Keys of all buttons on the page."""
    return {button.key for button in page.button}


def container(page, key):
    """Whether the page has the container of this state."""
    try:
        return bool(page.get_by_key(key))
    except KeyError:
        return False


def words(page):
    """Everything that a person can read, one line an element."""
    kinds = ("title", "header", "subheader", "markdown", "caption", "text", "html", "warning", "info", "error", "code")
    found = [str(element.value) for kind in kinds for element in page.get(kind)]
    titles = [alert.title or "" for kind in ("warning", "info", "error") for alert in page.get(kind)]
    labels = [button.label for button in page.button]
    return "\n".join([*found, *titles, *labels])
