"""One app, one stand-in model server and one browser for all tests here."""

import os

import pytest

from tests.browser.app import App, browser, chromium, model_server, open_page


def pytest_collection_modifyitems(items):
    """Without a Chromium there is nothing to test here; a build machine has to have one."""
    if chromium() is None and os.environ.get("CI") != "true":
        for item in items:
            if "browser" in item.path.parts:
                item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


@pytest.fixture(scope="session")
def chrome():
    with browser() as chrome:
        yield chrome


@pytest.fixture(scope="session")
def stand_in():
    with model_server(slow_seconds=60) as server:
        yield server


@pytest.fixture(scope="session")
def app(stand_in, tmp_path_factory):
    app = App(tmp_path_factory.mktemp("app"), OLLAMA_HOST=stand_in.address)
    yield app
    app.stop()


@pytest.fixture
def server(stand_in):
    """The stand-in, answering well and with nothing counted."""
    stand_in.state, stand_in.text, stand_in.left, stand_in.slow_seconds = "card", {}, 0, 60
    stand_in.asked.clear()
    return stand_in


@pytest.fixture
def tab(chrome, app, server):
    """A function that opens a tab; what it asked of foreign hosts and wrote to the console is looked at afterwards."""
    contexts, foreign, console = [], [], []

    def opened(query="", *, width=1280, scheme="light", address=None, height=2600):
        context = chrome.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
        contexts.append(context)
        context.on("request", lambda request: None if "//localhost:" in request.url else foreign.append(request.url))
        context.on("console", lambda line: console.append(line.text) if line.type == "error" else None)
        context.on("weberror", lambda error: console.append(str(error.error)))
        return open_page(context, (address or app.url) + query, height=height)

    yield opened
    for context in contexts:
        context.close()
    assert [url for url in foreign if not url.startswith(("data:", "blob:"))] == []
    assert console == []
