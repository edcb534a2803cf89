"""What the page says when there is nothing to ask, and what it remembers."""

import json
import sqlite3
from pathlib import Path

import pytest

from insight.journal import Journal
from tests.page.conftest import container, eventually, explain, keys, press, restarted, words

FEBRUARY = {"period": "February 2026"}


def test_before_the_first_question_the_page_says_what_will_happen_and_who_is_asked(open_page, server):
    page = open_page()
    assert "with every number checked against this page" in words(page)
    assert f"stand-in:1b at {server.address}, on this machine." in words(page)
    assert page.button(key="explain").label == "Explain this change"
    assert server.asked == []


def test_a_model_on_another_machine_is_named_before_the_first_question(open_page):
    page = open_page(OLLAMA_HOST="http://models.example:11434", INSIGHT_MODEL="m:1b")
    assert "m:1b at http://models.example:11434: the figures and your note are sent there when you ask." in words(page)


def test_the_embedded_model_says_that_nothing_leaves_the_machine(open_page):
    page = open_page(INSIGHT_PROVIDER="embedded")
    assert "SmolLM2 135M, part of this program: nothing leaves this machine." in words(page)


def test_inside_normal_variation_there_is_no_button_and_no_story(open_page):
    page = open_page({"metric": "Orders", "period": "October 2026"})
    assert "within its usual month-to-month range. There is nothing to explain." in words(page)
    assert "explain" not in keys(page)
    assert page.metric[0].proto.color == page.metric[0].proto.MetricColor.GRAY


def test_a_period_without_anything_to_compare_it_with_says_so_and_offers_no_button(open_page):
    page = open_page({"period": "December 2024", "compare": "A year earlier"})
    assert "There is no data for December 2023, a year before December 2024." in words(page)
    assert "Another period, another comparison or all rows may have what is missing here." in words(page)
    assert "explain" not in keys(page)


def test_an_unfinished_period_is_compared_day_for_day_and_says_so(open_page):
    page = open_page({"metric": "Revenue", "period": "November 2026"})
    assert "only its first 17 days are compared" in words(page)
    assert page.metric[0].label == "1–17 November 2026"


def test_another_selection_puts_the_answer_away(open_page):
    page = explain(open_page(FEBRUARY))
    page.selectbox(key="period").select("October 2026").run()
    assert not container(page, "insight-card")
    assert "The selection changed, so the earlier explanation was put away." in words(page)


def test_another_selection_during_a_call_ends_the_call(open_page, server):
    server.state = "slow"
    page = press(open_page(FEBRUARY), "explain")
    page.selectbox(key="period").select("October 2026").run()
    assert "cancel" not in keys(page)
    assert "put away" in words(page)
    assert eventually(lambda: server.left == 1)


def test_the_answer_stays_when_something_unrelated_is_opened(open_page, server):
    """After https://github.com/streamlit/streamlit/issues/8403: an answer was gone after the next click."""
    page = explain(open_page())
    before = words(page)
    page.selectbox(key="by").select("region").run()
    for line in before.splitlines():
        assert line in words(page)
    assert len(server.asked) == 1


def test_the_same_question_in_another_session_is_answered_from_the_journal(open_page, server):
    explain(open_page())
    restarted()
    second = open_page()
    assert container(second, "insight-card")
    assert "Written by stand-in:1b" in words(second)
    assert second.button(key="explain").label == "Explain again"
    assert len(server.asked) == 1
    explain(second)
    assert len(server.asked) == 2, "asking again asks the model and not the journal"


def test_a_kept_answer_that_no_longer_passes_the_checks_is_not_shown(open_page, tmp_path):
    explain(open_page())
    journal = Journal(tmp_path / "journal.sqlite")
    (kept,) = journal.recent()
    doctored = json.dumps(kept.entry.answer | {"explanation": "Repeat purchase rate doubled."})
    journal.close()
    with sqlite3.connect(tmp_path / "journal.sqlite") as connection:
        connection.execute("UPDATE insight SET answer = ?", (doctored,))
    connection.close()
    restarted()
    page = open_page()
    assert not container(page, "insight-card")
    assert "doubled" not in words(page)


def test_another_note_is_another_question(open_page, server):
    page = explain(open_page())
    page.text_input(key="note").set_value("The newsletter was paused.").run()
    assert not container(page, "insight-card")
    explain(page)
    assert "The newsletter was paused." in server.asked[-1]["messages"][-1]["content"]
    assert "The note comes from the person who asked" in words(page)


def test_a_thumb_is_kept_with_the_insight(open_page, tmp_path):
    page = explain(open_page())
    page.get("feedback")[0].set_value(1).run()
    journal = Journal(tmp_path / "journal.sqlite")
    assert [kept.feedback for kept in journal.recent()] == ["up"]
    journal.close()


def test_a_refused_answer_is_counted_by_reason_only(open_page, server, tmp_path):
    server.state = "withheld"
    explain(open_page())
    journal = Journal(tmp_path / "journal.sqlite")
    assert journal.refusals() == {("Withheld", "direction_field"): 1}
    assert journal.recent() == []
    journal.close()


def test_a_recent_insight_opens_its_view_again(open_page):
    explain(open_page(FEBRUARY))
    restarted()
    page = open_page()
    assert page.metric[0].label == "October 2026"
    page.session_state["recent"] = True  # opened
    page.run()
    (number,) = (key for key in keys(page) if key.startswith("open-"))
    press(page, number)
    assert page.metric[0].label == "February 2026"
    assert container(page, "insight-card")


def test_a_journal_that_cannot_be_written_is_said_and_stops_nothing(open_page, tmp_path):
    page = explain(open_page(INSIGHT_JOURNAL=str(tmp_path / "absent" / "journal.sqlite")))
    assert container(page, "insight-card")
    assert "Insights are not kept" in words(page)
    assert "absent" not in words(page)


def test_next_questions_go_one_step_deeper_and_the_way_back_is_there(open_page):
    page = explain(open_page())
    press(page, "inside")
    assert page.multiselect(key="within").value == ["channel: paid_search"]
    assert ">Repeat purchase rate, channel: paid_search</strong>" in words(page)
    press(page, "back")
    assert page.multiselect(key="within").value == []
    assert container(page, "insight-card"), "the insight of the whole is still kept"
    by = page.selectbox(key="by").value
    press(page, "another")
    assert page.selectbox(key="by").value != by
    press(page, "other")
    assert page.segmented_control(key="compare").value == "A year earlier"
    assert "From 32.9 % in October 2025" in words(page)


@pytest.mark.parametrize(
    ("name", "value"),
    [("metric", "Profit"), ("grain", "Century"), ("period", "Nonuary"), ("compare", "x"), ("within", "x"), ("by", "x")],
)
def test_nonsense_in_the_address_falls_back_to_the_default(open_page, name, value):
    page = open_page({name: value})
    assert page.metric[0].label == "October 2026"
    assert page.metric[0].value == "30.0 %"


def test_the_address_opens_the_view_that_it_names(open_page):
    page = open_page({"metric": "Revenue", "grain": "Quarter", "compare": "A year earlier", "within": "region: North"})
    assert page.selectbox(key="metric").value == "Revenue"
    assert page.segmented_control(key="grain").value == "Quarter"
    assert page.metric[0].label.startswith("Q")


@pytest.mark.parametrize("grain", ["Day", "Week", "Quarter"])
def test_every_grain_can_be_looked_at(open_page, grain):
    page = open_page({"grain": grain})
    assert len(page.get("vega_lite_chart")) == 2


def test_a_catalogue_that_is_not_there_is_said_with_its_name(open_page):
    page = open_page(INSIGHT_CATALOGUE="absent.toml")
    assert page.error[0].title == "No data to show"
    assert "absent.toml" in words(page)


def test_a_setting_that_cannot_be_used_is_named_without_its_value(open_page):
    page = open_page(INSIGHT_MODEL_TIMEOUT_SECONDS="s3cret")
    assert page.error[0].title == "No data to show"
    assert "INSIGHT_MODEL_TIMEOUT_SECONDS" in words(page)
    assert "s3cret" not in words(page)


def test_reloading_the_data_reads_the_file_again(open_page, tmp_path):
    data = _shop(tmp_path, {"2026-03": 100, "2026-04": 80})
    page = open_page(INSIGHT_CATALOGUE=str(tmp_path / "metrics.toml"))
    assert page.metric[0].value == "80"
    _shop(tmp_path, {"2026-03": 100, "2026-04": 70})
    assert data.exists()
    press(page, "reload")
    assert page.metric[0].value == "70"


def test_two_sessions_over_their_own_answers_never_see_each_others_note(open_page):
    """After https://github.com/prakharrathi25/data-storyteller/issues/9: one person's data overwrote another's."""
    first, second = open_page(), open_page()
    first.text_input(key="note").set_value("Only I know this.").run()
    second.run()
    assert "Only I know this." not in words(second)
    assert second.text_input(key="note").value == ""


def _shop(folder: Path, months):
    rows = [f"{month}-{day:02},web,{amount / 20}" for month, amount in months.items() for day in range(1, 29)]
    rows += [f"{month}-{day},web,{-amount * 0.4 / 2}" for month, amount in months.items() for day in (29, 30)]
    file = folder / "rows.csv"
    file.write_text("day,channel,sales\n" + "\n".join(rows) + "\n")
    (folder / "metrics.toml").write_text(
        'source = "rows.csv"\n[metrics.sales]\nlabel = "Sales"\nunit = "count"\nnumerator = "sales"\n'
        'date = "day"\ndimensions = ["channel"]\n'
    )
    return file
