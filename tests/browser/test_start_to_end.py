"""The app as a person gets it: one command, the embedded model for real, and an end that leaves nothing behind."""

import os
import signal
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from insight.providers.embedded import missing_packages
from tests.browser.app import App, ready
from tests.browser.test_explaining import card, eventually, explain_button

needs_model = pytest.mark.skipif(bool(missing_packages()), reason="the embedded model is not installed")


def alive(pids):
    return [pid for pid in pids if Path(f"/proc/{pid}").exists() and "Z" not in _state(pid)]


def _state(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"


@needs_model
def test_started_as_the_readme_says_it_explains_with_the_model_that_comes_with_it(tab, tmp_path):
    app = App(tmp_path, INSIGHT_PROVIDER="embedded")
    page = tab(address=app.url)
    try:
        explain_button(page).click()
        expect(card(page)).to_be_visible(timeout=60_000)
        expect(card(page)).to_contain_text("Sentences computed here; chosen by SmolLM2 135M (embedded)")
    finally:
        page.context.close()  # before the app, or it would complain about the lost connection
        app.stop()


@needs_model
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "Ctrl-C"])
def test_a_signal_during_an_answer_ends_the_app_soon_and_leaves_no_process(chrome, tmp_path, number):
    """The tab is closed last, because it would complain about the lost connection."""
    app = App(tmp_path, INSIGHT_PROVIDER="embedded")
    page = chrome.new_page()
    page.goto(app.url)
    ready(page)
    explain_button(page).click()
    page.get_by_role("button", name="Cancel").wait_for(timeout=10_000)
    family = app.family()
    begun = time.monotonic()
    os.killpg(app.process.pid, number)
    app.process.wait(20)
    took = time.monotonic() - begun
    page.close()
    assert eventually(lambda: not alive(family), seconds=2), alive(family)
    assert took < 2
    assert app.process.returncode in {0, -number, 128 + number}
    app.stop()
