"""What every state looks like to assistive technology, in both themes and on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped] - it has no type marker
from playwright.sync_api import expect

from tests.browser.test_explaining import SOON, ask_anew, card, explain_button

AXE = Axe()


def violations(page):
    """Every broken rule with the first place where it is broken."""
    found = AXE.run(page).response["violations"]
    return [(item["id"], item["nodes"][0]["html"][:120]) for item in found]


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_state_breaks_a_rule_of_accessibility(tab, server, scheme, width):
    page = tab(width=width, scheme=scheme)
    found = {}
    ask_anew(page, f"{scheme} {width}")
    found["idle"] = violations(page)
    server.state = "slow"
    explain_button(page).click()
    expect(page.get_by_role("button", name="Cancel")).to_be_visible(timeout=SOON)
    found["running"] = violations(page)
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Cancelled.")).to_be_visible(timeout=SOON)
    found["cancelled"] = violations(page)
    for state, title in (("withheld", "withheld"), ("busy", "right now"), ("missing-model", "needs attention")):
        server.state = state
        explain_button(page).click()
        expect(page.get_by_role("alert").filter(has_text=title)).to_be_visible(timeout=SOON)
        found[state] = violations(page)
    server.state = "card"
    explain_button(page).click()
    expect(card(page)).to_be_visible(timeout=SOON)
    found["card"] = violations(page)
    for key in ("trend-table", "contributions-table", "given", "recent"):
        page.locator(f".st-key-{key} summary").click()
    page.wait_for_timeout(1200)
    found["opened"] = violations(page)
    assert {state: broken for state, broken in found.items() if broken} == {}


@pytest.mark.parametrize(
    "query", ["?metric=Orders&period=October+2026", "?period=December+2024&compare=A+year+earlier"]
)
def test_quiet_states_break_no_rule_either(tab, query):
    page = tab(query)
    assert violations(page) == []


@pytest.mark.parametrize("width", [320, 390, 640, 768, 1024, 1440])
def test_the_page_never_scrolls_sideways(tab, width):
    page = tab(width=width)
    ask_anew(page, "sideways")
    if card(page).count() == 0:
        explain_button(page).click()
        expect(card(page)).to_be_visible(timeout=SOON)
    wide = page.evaluate(
        "() => [...document.querySelectorAll('.stMain, .stApp, body')].map(e => e.scrollWidth - e.clientWidth)"
    )
    assert max(wide) <= 0
