"""What every state looks like to assistive technology, in both themes and on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no type marker
from playwright.sync_api import expect

from tests.browser.app import App, ready
from tests.browser.test_explaining import SOON, ask_anew, card, explain_button

AXE = Axe()
ONLY_VIOLATIONS = {"resultTypes": ["violations"]}
FADING = 600
"""Milliseconds in which the browser lets go of what the last run drew."""


def violations(page):
    """Every broken rule, with the first place where it is broken, in both themes on a desk and on a phone."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for width in (1280, 390):
            page.set_viewport_size({"width": width, "height": 2600 if width == 1280 else 4200})
            page.wait_for_timeout(FADING)
            broken = AXE.run(page, options=ONLY_VIOLATIONS).response["violations"]
            found += [(scheme, width, item["id"], item["nodes"][0]["html"][:120]) for item in broken]
    return found


def asked(page, server, state):
    """Ask again, with the stand-in in this state."""
    server.state = state
    explain_button(page).click()


def test_before_and_while_an_explanation_runs_no_rule_of_accessibility_is_broken(tab, server):
    page = tab()
    ask_anew(page, "accessible while it runs")
    assert violations(page) == []
    asked(page, server, "slow")
    expect(page.get_by_role("button", name="Cancel")).to_be_visible(timeout=SOON)
    assert violations(page) == []
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Cancelled.")).to_be_visible(timeout=SOON)
    assert violations(page) == []


def test_at_its_end_no_rule_is_broken_either(tab, server):
    page = tab()
    ask_anew(page, "accessible at its end")
    for state, title in (("withheld", "withheld"), ("busy", "right now"), ("missing-model", "needs attention")):
        asked(page, server, state)
        expect(page.get_by_role("alert").filter(has_text=title)).to_be_visible(timeout=SOON)
        assert violations(page) == [], state
    asked(page, server, "card")
    expect(card(page)).to_be_visible(timeout=SOON)
    assert violations(page) == []
    for key in ("trend-table", "contributions-table", "recent"):
        page.locator(f".st-key-{key} summary").click()
    ready(page)
    assert violations(page) == [], "with everything opened"
    for name in ("Share", "What the model was given"):
        page.get_by_role("button", name=name).click()
        expect(page.locator("[data-testid=stPopoverBody] code").first).to_be_visible(timeout=SOON)
        assert violations(page) == [], name
        page.keyboard.press("Escape")


def test_a_page_without_data_breaks_no_rule(tab, tmp_path):
    app = App(tmp_path, INSIGHT_CATALOGUE=str(tmp_path / "absent.toml"))
    try:
        page = tab(address=app.url)
        expect(page.get_by_role("alert").filter(has_text="No data to show")).to_be_visible(timeout=SOON)
        assert violations(page) == []
        page.context.close()  # before the app, or it would complain about the lost connection
    finally:
        app.stop()


@pytest.mark.parametrize(
    "query",
    [
        "?metric=Orders&period=October+2026",
        "?period=December+2024&compare=A+year+earlier",
        "?metric=Revenue&grain=Day",
        "?metric=Revenue&period=November+2026",
    ],
)
def test_quiet_states_break_no_rule(tab, query):
    assert violations(tab(query)) == []


def test_the_page_never_scrolls_sideways(tab):
    page = tab()
    ask_anew(page, "sideways")
    explain_button(page).click()
    expect(card(page)).to_be_visible(timeout=SOON)
    for width in (320, 390, 640, 768, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(FADING)
        wide = page.evaluate(
            "() => [...document.querySelectorAll('.stMain, .stApp, body')].map(e => e.scrollWidth - e.clientWidth)"
        )
        assert max(wide) <= 0, width
