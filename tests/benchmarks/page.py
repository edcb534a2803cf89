"""How long a person waits for the page: `uv run --locked python -m tests.benchmarks.page [seconds of load]`.

One app process, a stand-in model server that answers at once, and a real browser; then 50 sessions over WebSocket, each
choosing another metric every 5 to 15 s, with the browser among them. Times depend on the machine, so each is also given
as a multiple of an empty page's run in the same app process's harness.
"""

import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from threading import Event, Thread

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.testing.v1 import AppTest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from insight.catalogue import read_catalogue
from insight.explain import facts_for
from insight.jobs import Desk
from insight.model_service import ModelService
from insight.periods import compare
from insight.question import Question
from insight.settings import Settings
from insight.source import Source
from tests.browser.app import ROOT, App, browser, model_server, open_page

SESSIONS = 50
METRICS = ("Repeat purchase rate", "Orders", "Revenue", "Average order value")


def timed(work, times):
    """Median seconds of several runs."""
    spent = []
    for number in range(times):
        begun = time.perf_counter()
        work(number)
        spent.append(time.perf_counter() - begun)
    return statistics.median(spent)


def report(name, seconds, empty=None):
    """One line, with the multiple of an empty page's run where that says something."""
    against = "" if empty is None else f"   {seconds / empty:6.1f} x an empty page"
    print(f"{name:<46}{seconds * 1000:9.1f} ms{against}")


def rerun_cost():
    """Server time of a whole run, of the page and of an empty one."""
    empty = AppTest.from_string("import streamlit as st\nst.title('Empty')", default_timeout=60).run()
    base = timed(lambda _: empty.run(), 15)
    page = AppTest.from_file(ROOT / "dashboard.py", default_timeout=60).run()
    report("an empty page, one run", base)
    report("the page, one run", timed(lambda _: page.run(), 15), base)
    return base


def own_overhead(server):
    """Everything of an explanation but the model: facts, prompt, transport, checks and hand-over."""
    catalogue = read_catalogue(ROOT / "data" / "metrics.toml")
    source = Source.from_file(catalogue.source)
    cube = source.cube(catalogue.metrics[0], "month")
    service = ModelService(Settings(provider="ollama", base_url=server.address, model="stand-in:1b"))
    comparison = compare(source.calendar(catalogue.metrics[0], "month"))

    def explain(number):
        facts = facts_for(cube, comparison, note=f"Question {number}.")
        outcome = Desk(service.workshop).start(Question(facts, "stand-in:1b")).wait(20)
        assert type(outcome).__name__ == "Accepted", outcome

    explain(-1)
    report("own overhead of an explanation", timed(explain, 20))
    service.close()


def in_the_browser(app, server, chrome):
    """Start, click to progress, answer to card, filter to number; and what polling costs."""
    begun = time.perf_counter()
    page = open_page(chrome.new_context(viewport={"width": 1280, "height": 900}), app.url)
    print(f"{'process start to the first page drawn':<46}{(time.monotonic() - app.started) * 1000:9.1f} ms")
    report("of it, in the browser", time.perf_counter() - begun)
    button = page.locator(".st-key-explain button")
    server.state = "slow"
    server.slow_seconds = 12.0
    begun = time.perf_counter()
    button.click()
    page.get_by_role("button", name="Cancel").wait_for()
    report("click to progress", time.perf_counter() - begun)
    before = _processor_seconds(app)
    page.wait_for_timeout(8000)
    polling = _processor_seconds(app) - before
    page.get_by_text("Every number below").wait_for()
    report("answer to card, the poll included", time.perf_counter() - begun - server.slow_seconds)
    page.wait_for_timeout(1500)
    before = _processor_seconds(app)
    page.wait_for_timeout(8000)
    report("processor time of one poll", (polling - (_processor_seconds(app) - before)) / 8)

    def choose(number):
        value = page.locator(".st-key-change [data-testid='stMetricValue']")
        shown = value.inner_text()
        page.get_by_role("combobox", name="Metric").click()
        begun = time.perf_counter()
        page.get_by_role("option", name=METRICS[(number + 1) % 4], exact=True).click()
        page.wait_for_function(
            "old => document.querySelector('[data-testid=stMetricValue]').innerText !== old", arg=shown
        )
        spent.append(time.perf_counter() - begun)

    spent: list[float] = []
    for number in range(12):
        choose(number)
    report("filter to new number (median of 12)", statistics.median(spent[4:]))
    return page


def _processor_seconds(app):
    ticks = 0
    for pid in app.family():
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / 100


class Session:
    """One person over WebSocket, who chooses another metric now and then."""

    def __init__(self, app, seed, end):
        self.app, self.random, self.end = app, random.Random(seed), end
        self.spent, self.errors = [], 0

    def run(self):
        try:
            self._run()
        except (OSError, TimeoutError, WebSocketException) as error:
            self.errors += 1
            print("session failed:", type(error).__name__, error)

    def _run(self):
        address = f"ws://localhost:{self.app.port}/_stcore/stream"
        with connect(
            address, subprotocols=[Subprotocol("streamlit")], max_size=None, origin=self.app.url.rstrip("/")
        ) as socket:
            message = BackMsg()
            message.rerun_script.query_string = ""
            socket.send(message.SerializeToString())
            widget = self._until_finished(socket)
            while not self.end.wait(self.random.uniform(5, 15)):
                message = BackMsg()
                state = message.rerun_script.widget_states.widgets.add()
                state.id, state.string_value = widget, self.random.choice(METRICS)
                begun = time.perf_counter()
                socket.send(message.SerializeToString())
                self._until_finished(socket)
                self.spent.append(time.perf_counter() - begun)

    def _until_finished(self, socket):
        """The id of the metric's control, once the run is over."""
        found = ""
        while True:
            message = ForwardMsg()
            message.ParseFromString(socket.recv(timeout=60))
            kind = message.WhichOneof("type")
            element = message.delta.new_element if kind == "delta" else None
            if (
                element is not None
                and element.WhichOneof("type") == "selectbox"
                and element.selectbox.label == "Metric"
            ):
                found = element.selectbox.id
            if element is not None and element.WhichOneof("type") == "exception":
                self.errors += 1
            if kind == "script_finished":
                return found


def under_load(app, page, seconds):
    """Many sessions at once, the browser among them."""
    end = Event()
    sessions = [Session(app, seed, end) for seed in range(SESSIONS)]
    threads = [Thread(target=session.run, daemon=True) for session in sessions]
    for thread in threads:
        thread.start()
        time.sleep(0.1)
    until, browser_spent = time.monotonic() + seconds, []
    number = 0
    while time.monotonic() < until:
        page.get_by_role("combobox", name="Period to explain").wait_for()
        shown = page.locator("[data-testid=stMetricValue]").inner_text()
        page.get_by_role("combobox", name="Metric").click()
        begun = time.perf_counter()
        page.get_by_role("option", name=METRICS[(number + 1) % 4], exact=True).click()
        page.wait_for_function(
            "old => document.querySelector('[data-testid=stMetricValue]').innerText !== old", arg=shown
        )
        browser_spent.append(time.perf_counter() - begun)
        number += 1
        page.wait_for_timeout(5000)
    end.set()
    for thread in threads:
        thread.join(70)
    spent = sorted(value for session in sessions for value in session.spent)
    print(
        f"{SESSIONS} sessions, {len(spent)} interactions in {seconds:.0f} s, {sum(s.errors for s in sessions)} errors"
    )
    report("  half of them answered within", statistics.median(spent))
    report("  95 of 100 answered within", spent[int(len(spent) * 0.95)])
    report("  in the browser meanwhile, slowest", max(browser_spent))


def main():
    """All measurements."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 45.0
    with tempfile.TemporaryDirectory() as temporary, model_server() as server, browser() as chrome:
        app = App(Path(temporary), OLLAMA_HOST=server.address)
        page = in_the_browser(app, server, chrome)
        server.state = "card"
        own_overhead(server)
        rerun_cost()
        under_load(app, page, seconds)
        app.stop()


if __name__ == "__main__":
    main()
