"""Text from files in a real browser: character by character, no link, no picture, no request.

After https://github.com/epam/ai-dial-chat/issues/7109 and https://github.com/streamlit/streamlit/pull/4696.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.app import App
from tests.browser.test_explaining import SOON, card, explain_button
from tests.page.test_text_from_outside import NASTY, catalogue


@pytest.fixture(
    scope="module", params=[NASTY[0], NASTY[12], *NASTY[16:]], ids=["money", "picture", "spaces", "address", "long"]
)
def nasty(request, stand_in, tmp_path_factory):
    """An app over data whose main segment has this name."""
    folder = tmp_path_factory.mktemp("nasty")
    file = catalogue(folder, value=request.param)
    app = App(folder, OLLAMA_HOST=stand_in.address, INSIGHT_CATALOGUE=file)
    yield request.param, app.url
    app.stop()


def test_a_segment_of_any_name_is_shown_as_it_is_and_does_nothing(tab, nasty):
    """The fixture of the tab looks for requests to foreign hosts and for errors in the console."""
    name, address = nasty
    page = tab(address=address)
    explain_button(page).click()
    expect(card(page)).to_be_visible(timeout=SOON)
    assert f"channel: {name}" in card(page).text_content()
    assert page.locator(".st-key-insight-card a, .st-key-insight-card img, .st-key-insight-card .katex").count() == 0
    for width in (320, 375, 768, 1280):
        page.set_viewport_size({"width": width, "height": 2600})
        page.wait_for_timeout(600)
        wide = page.evaluate(
            "() => { const main = document.querySelector('.stMain'); return main.scrollWidth - main.clientWidth }"
        )
        assert wide <= 0, width
    bars = page.locator(".st-key-contributions-chart [role='graphics-document'] [aria-roledescription='bar']")
    assert bars.count() > 0
    page.locator(".st-key-contributions-table summary").click()
    expect(
        page.locator(
            ".st-key-contributions-table [data-testid='stDataFrame'], .st-key-contributions-table canvas"
        ).first
    ).to_be_visible(timeout=SOON)
