"""Asking for an explanation, with keyboard and mouse, in one tab and in several."""

import time

import pytest
from playwright.sync_api import expect

from tests.browser.app import ready

SOON = 15_000


def explain_button(page):
    return page.locator(".st-key-explain button")


def card(page):
    return page.locator(".st-key-insight-card")


def eventually(condition, seconds=8):
    """Whether the condition comes true in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


def ask_anew(page, note):
    """A note makes a question that nobody has asked before."""
    box = page.get_by_label("Note for the model")
    box.fill(note)
    box.press("Enter")
    ready(page)
    page.wait_for_timeout(300)


def test_the_button_pressed_by_keyboard_keeps_the_focus_until_the_card_is_there(tab, server):
    page = tab()
    explain_button(page).focus()
    page.keyboard.press("Enter")
    expect(card(page)).to_be_visible(timeout=SOON)
    expect(explain_button(page)).to_be_focused()
    expect(explain_button(page)).to_have_text("auto_awesomeExplain again")
    assert len(server.asked) == 1


def test_a_note_typed_just_before_the_press_belongs_to_the_question(tab, server):
    page = tab()
    page.get_by_label("Note for the model").fill("typed in a hurry")
    explain_button(page).click()
    assert eventually(lambda: len(server.asked) == 1)
    expect(card(page)).to_be_visible(timeout=SOON)
    assert ["typed in a hurry" in body["messages"][-1]["content"] for body in server.asked] == [True]


def test_a_slow_answer_shows_progress_and_then_the_card(tab, server):
    server.state, server.slow_seconds = "slow", 3
    page = tab()
    ask_anew(page, "slow and then answered")
    explain_button(page).click()
    expect(page.get_by_text("attempt 1 of 3…")).to_be_visible(timeout=5000)
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(card(page)).to_be_visible(timeout=SOON)


def test_cancel_ends_the_work_at_the_server_too(tab, server):
    server.state = "slow"
    page = tab()
    ask_anew(page, "cancelled")
    explain_button(page).click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Cancelled. Nothing was saved.")).to_be_visible(timeout=5000)
    assert eventually(lambda: server.left == 1)


def test_nothing_goes_over_the_wire_after_the_end(tab):
    page = tab()
    ask_anew(page, "quiet afterwards")
    explain_button(page).click()
    expect(card(page)).to_be_visible(timeout=SOON)
    ready(page)
    frames = []
    socket = page.context.new_cdp_session(page)
    socket.send("Network.enable")
    for event in ("Network.webSocketFrameSent", "Network.webSocketFrameReceived"):
        socket.on(event, lambda params: frames.append(params["response"]["payloadData"][:40]))
    page.wait_for_timeout(4000)
    assert frames == []


def test_a_closed_tab_hangs_up(tab, server):
    server.state = "slow"
    page = tab()
    ask_anew(page, "closed")
    explain_button(page).click()
    assert eventually(lambda: len(server.asked) == 1)
    page.close()
    assert eventually(lambda: server.left == 1, seconds=10)


def test_another_selection_during_a_call_ends_it_and_no_late_answer_appears(tab, server):
    server.state, server.slow_seconds = "slow", 4
    page = tab()
    ask_anew(page, "put away")
    explain_button(page).click()
    assert eventually(lambda: len(server.asked) == 1)
    page.get_by_role("radio", name="A year earlier").or_(
        page.get_by_role("button", name="A year earlier")
    ).first.click()
    expect(page.get_by_text("the earlier explanation was put away")).to_be_visible(timeout=5000)
    assert eventually(lambda: server.left == 1)
    page.wait_for_timeout(4000)
    expect(card(page)).to_have_count(0)


def test_two_tabs_do_not_see_each_others_job(tab, server):
    server.state = "slow"
    first, second = tab(), tab()
    ask_anew(first, "only here")
    explain_button(first).click()
    expect(first.get_by_role("button", name="Cancel")).to_be_visible(timeout=5000)
    second.reload()
    ready(second)
    expect(second.get_by_role("button", name="Cancel")).to_have_count(0)
    expect(second.get_by_label("Note for the model")).to_have_value("")
    first.get_by_role("button", name="Cancel").click()
    expect(first.get_by_text("Cancelled.")).to_be_visible(timeout=5000)


@pytest.mark.parametrize(
    ("state", "title"),
    [
        ("withheld", "Insight withheld"),
        ("busy", "Insight unavailable right now"),
        ("missing-model", "Insight unavailable: the model request needs attention"),
    ],
)
def test_each_panel_is_announced_and_nothing_of_the_answer_is_there(tab, server, state, title):
    server.state, server.text = state, {"headline": "Raw words of the model."}
    page = tab()
    ask_anew(page, f"ends as {state}")
    explain_button(page).click()
    expect(page.get_by_role("alert").filter(has_text=title)).to_be_visible(timeout=SOON)
    expect(card(page)).to_have_count(0)
    assert "Raw words" not in page.content()


def test_the_view_is_in_the_address_and_the_address_opens_the_view(tab):
    page = tab("?metric=Revenue&compare=A+year+earlier&period=nonsense")
    expect(page.get_by_role("combobox", name="Metric")).to_have_value("Revenue")
    page.get_by_role("combobox", name="Metric").click()
    page.get_by_role("option", name="Orders").click()
    page.wait_for_url("**metric=Orders**")
    assert "nonsense" not in page.url


def test_a_click_on_a_period_selects_it(tab):
    page = tab()
    chart = page.locator(".st-key-trend-chart [role='graphics-document']")
    chart.wait_for()
    period = page.get_by_role("combobox", name="Period to explain")
    expect(period).to_have_value("October 2026")
    chart.get_by_label("February 2026").last.click(force=True)
    expect(period).to_have_value("February 2026", timeout=5000)
