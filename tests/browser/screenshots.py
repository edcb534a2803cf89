"""Pictures of every state, light, dark and on a phone: `uv run --locked python -m tests.browser.screenshots`.

They go to `screenshots/`, which is not kept. With `--readme`, the two pictures of the README are made anew, with the
embedded model.
"""

import sys
import tempfile
from pathlib import Path

from tests.browser.app import ROOT, App, browser, model_server, open_page, ready
from tests.page.test_text_from_outside import NASTY, catalogue

FOLDER = ROOT / "screenshots"
IMAGES = ROOT / "images"
LOOKS = {"light": (1280, "light"), "dark": (1280, "dark"), "phone": (390, "light")}
ENDS = {
    "withheld": "Insight withheld",
    "unavailable": "Insight unavailable right now",
    "busy": "Insight unavailable right now",
    "missing-model": "needs attention",
    "card": "Every number below",
}
STILL = {
    "quiet": "?metric=Orders&period=October+2026",
    "no-baseline": "?period=December+2024&compare=A+year+earlier",
    "unfinished": "?metric=Revenue&period=November+2026",
    "days": "?metric=Revenue&grain=Day",
    "inside": "?within=channel%3A+paid_search&by=region",
}


def picture(page, path, settle=900):
    """The whole page, as high as it is."""
    page.wait_for_timeout(settle)
    height = page.evaluate("() => document.querySelector('.stMain').scrollHeight")
    page.set_viewport_size({"width": page.viewport_size["width"], "height": max(700, height)})
    page.wait_for_timeout(settle)
    page.screenshot(path=path)


def tab_of(chrome, look, address):
    """A tab of this look."""
    width, scheme = LOOKS[look]
    context = chrome.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
    return open_page(context, address, height=900)


def states(chrome, app, server, look):
    """Every state that one tab can be brought into."""
    page = tab_of(chrome, look, app.url)
    page.get_by_label("Note for the model").fill(f"Seen in {look}.")
    page.get_by_label("Note for the model").press("Enter")
    page.wait_for_timeout(1500)
    picture(page, FOLDER / f"idle-{look}.png")
    server.state = "slow"
    page.locator(".st-key-explain button").click()
    page.get_by_role("button", name="Cancel").wait_for()
    picture(page, FOLDER / f"running-{look}.png")
    page.get_by_role("button", name="Cancel").click()
    page.get_by_text("Cancelled.").wait_for()
    picture(page, FOLDER / f"cancelled-{look}.png")
    for state, words in ENDS.items():
        server.state = state
        page.locator(".st-key-explain button").click()
        page.wait_for_timeout(1500)  # until the panel before it is gone
        page.get_by_text(words).first.wait_for()
        picture(page, FOLDER / f"{state}-{look}.png")
    for key in ("trend-table", "contributions-table", "recent"):
        page.locator(f".st-key-{key} summary").click()
    ready(page)
    picture(page, FOLDER / f"opened-{look}.png")
    for name, query in STILL.items():
        page.set_viewport_size({"width": page.viewport_size["width"], "height": 900})
        page.goto(app.url + query)
        ready(page)
        picture(page, FOLDER / f"{name}-{look}.png")
    page.context.close()


def all_states():
    """All pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, model_server(slow_seconds=60) as server, browser() as chrome:
        app = App(Path(temporary), OLLAMA_HOST=server.address)
        for look in LOOKS:
            states(chrome, app, server, look)
        app.stop()
        nasty = catalogue(Path(temporary), value=NASTY[-1])
        app = App(Path(temporary), OLLAMA_HOST=server.address, INSIGHT_CATALOGUE=nasty)
        for look in LOOKS:
            page = tab_of(chrome, look, app.url)
            page.locator(".st-key-explain button").click()
            page.get_by_text("Every number below").wait_for()
            picture(page, FOLDER / f"long-name-{look}.png")
            page.context.close()
        app.stop()


def readme_pictures():
    """The card on a desk and on a phone, as the embedded model chose it."""
    with tempfile.TemporaryDirectory() as temporary, browser() as chrome:
        app = App(Path(temporary), INSIGHT_PROVIDER="embedded", INSIGHT_MODEL_TIMEOUT_SECONDS="150")
        for look, name in (("light", "insight-card-light.png"), ("phone", "insight-card-phone.png")):
            page = tab_of(chrome, look, app.url + "?period=February+2026")
            if page.get_by_text("Every number below").count() == 0:
                page.locator(".st-key-explain button").click()
            page.get_by_text("Every number below").wait_for(timeout=150_000)
            page.wait_for_timeout(1500)
            page.set_viewport_size({"width": page.viewport_size["width"], "height": 1000 if look == "light" else 2600})
            page.wait_for_timeout(1000)
            shown = page if look == "light" else page.locator(".st-key-insight")
            shown.screenshot(path=IMAGES / name)
            page.context.close()
        app.stop()


if __name__ == "__main__":
    readme_pictures() if "--readme" in sys.argv else all_states()
