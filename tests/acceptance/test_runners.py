"""The runners print what other programs read: their lines are exact."""

from __future__ import annotations

import json
import re

import pytest

from tests import run_cases, run_prose
from tests.acceptance.scenes import BOOKINGS, TRIALS, fields

FACTS = {
    "metric": "booked_revenue",
    "label": "Booked revenue",
    "unit": "USD",
    "grain": "month",
    "previous_period": "2026-05",
    "current_period": "2026-06",
    "previous_value": 364_800,
    "current_value": 331_250,
    "change_pct": -9.1968,
    "direction": "down",
    "segments": [{"dimension": "region", "name": "Coast", "previous_value": 140_300, "current_value": 120_900}],
}
ANSWER = {
    "metric": "booked_revenue",
    "direction": "down",
    "previous_value": 364_800,
    "current_value": 331_250,
    "change_pct": -9.2,
    "headline": "Booked revenue fell 9.2%",
    "explanation": "Booked revenue went from $364,800 in May 2026 to $331,250 in June 2026.",
}


def chat(**changed):
    message = {"role": "assistant", "content": json.dumps(ANSWER | changed)}
    return {"http_status": 200, "body": {"message": message, "done": True, "done_reason": "stop"}}


def case(name, expected, **given):
    return {"id": name, "input": given, "expected": expected, "why": "", "priority": 1}


@pytest.fixture
def run(tmp_path, capsys):
    def lines(*cases, arguments=()):
        (tmp_path / "cases.json").write_text(json.dumps(cases))
        status = run_cases.main([str(tmp_path), *arguments])
        return status, capsys.readouterr().out.splitlines()

    return lines


def test_each_case_is_one_line_with_its_verdict(run):
    right = case("MO-901", {"outcome": ["shown"]}, facts=FACTS, provider_reply=chat())
    status, lines = run(right)
    assert lines == ["MO-901 - shown shown ok", "1 passed, 0 failed, 0 skipped"]
    assert status == 0


def test_each_variant_is_one_line_and_a_failure_sets_the_exit_status(run):
    variants = [
        {"name": "true", "provider_reply": chat()},
        {"name": "wrong_value", "provider_reply": chat(current_value=331_520)},
        {"name": "wrong_change", "provider_reply": chat(change_pct=9.2)},
    ]
    expected = {"by_variant": {"true": ["shown"], "wrong_value": ["withheld", "shown"], "wrong_change": ["shown"]}}
    status, lines = run(case("MO-902", expected, facts=FACTS, variants=variants))
    assert lines == [
        "MO-902 true shown shown ok",
        "MO-902 wrong_value withheld|shown withheld ok",
        "MO-902 wrong_change shown withheld FAIL",
        "2 passed, 1 failed, 0 skipped",
    ]
    assert status == 1


def test_a_case_in_words_is_skipped(run):
    words = case("PF-903", {"outcome": ["unavailable"]}, server="nothing listens on the port")
    deeds = case("PF-904", {"outcome": ["shown"]}, server=[{"on": "POST /api/chat", "do": "wait 45 s"}])
    busy = case("PF-905", {"outcome": ["unavailable"]}, server=[{"on": "POST /api/chat", "status": 429, "body": {}}])
    status, lines = run(words, deeds, busy)
    assert lines == [
        "PF-903 - unavailable - skipped",
        "PF-904 - shown - skipped",
        "PF-905 - unavailable unavailable ok",
        "1 passed, 0 failed, 2 skipped",
    ]
    assert status == 0


def test_one_family_can_be_run_alone(run):
    cases = [
        case("MO-906", {"outcome": ["shown"]}, facts=FACTS, provider_reply=chat()),
        case("PF-907", {"outcome": ["unavailable"]}, server="down"),
    ]
    assert run(*cases, arguments=["--family", "MO"])[1][-1] == "1 passed, 0 failed, 0 skipped"


def test_a_missing_value_never_reaches_a_model(run):
    """Exact figures from empty queries: https://github.com/nudgebee/nudgebee/issues/291"""
    facts = FACTS | {"current_value": None, "change_pct": None, "direction": None}
    wanted = case("MO-908", {"outcome": ["needs_attention"]}, facts=facts, provider_reply=chat())
    assert run(wanted)[1][0] == "MO-908 - needs_attention needs_attention ok"


def neutral(facts, **changed):
    found = fields(facts, **changed)
    del found["drivers"]
    return found | {"direction": {"increase": "up", "decrease": "down"}[found["direction"]], "change_pct": 0.0}


def test_each_text_is_one_line_with_its_verdict(tmp_path, capsys):
    facts = [{"id": "X1", "facts": FACTS}, {"id": "X2", "facts": rate_facts()}]
    texts = [
        {"id": "T-1", "facts_id": "X1", "reply": ANSWER},
        {"id": "T-2", "facts_id": "X1", "reply": ANSWER | {"headline": "Booked revenue rose 9.2%"}},
        {"id": "T-3", "facts_id": "X2", "reply": neutral(TRIALS)},
    ]
    for name, content in (("facts", facts), ("texts", texts)):
        (tmp_path / f"{name}.json").write_text(json.dumps(content))
    assert run_prose.main([str(tmp_path / "facts.json"), str(tmp_path / "texts.json")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "T-1 accepted"
    assert re.fullmatch(r"T-2 withheld [a-z_]+", lines[1])
    assert lines[2:] == ["T-3 accepted", "2 accepted, 1 withheld"]


def rate_facts():
    """The other form of facts: periods with dates, fractions, effects."""
    return {
        "metric": TRIALS.metric,
        "label": TRIALS.label,
        "kind": "ratio",
        "unit": "percent",
        "higher_is_better": True,
        "grain": "month",
        "previous_period": {"label": "May 2026", "start": "2026-05-01", "end": "2026-05-31"},
        "current_period": {"label": "June 2026", "start": "2026-06-01", "end": "2026-06-30"},
        "previous_value": 0.048,
        "current_value": 0.06,
        "change_points": 1.2,
        "change_pct": 25.0,
        "numerator": {"label": "paid accounts", "previous": 1_200, "current": 1_680},
        "denominator": {"label": "trials", "previous": 25_000, "current": 28_000},
        "segments": [],
        "analyst_note": None,
        "noise": {"within_normal_variation": False},
        "something_else": "ignored",
    }


def test_the_scenes_are_what_their_answers_say():
    assert round(100 * (BOOKINGS.relative_change or 0), 4) == -9.1968
    assert sum(part.contribution or 0 for part in BOOKINGS.segments) == BOOKINGS.delta == -33_550
    assert [item.segment.name for item in BOOKINGS.driver_evidence if item.segment] == ["Coast", "Online", "Hills"]


ROWS = """\
month,shop,visits,sales
2026-05,Mill,90000,9000
2026-05,Pier,10000,4000
2026-06,Mill,30000,2400
2026-06,Pier,70000,24500
"""


def test_texts_about_rows_are_judged_by_the_engine(run):
    """Every shop sold to a smaller part of its visitors, and the whole to a larger one:
    https://clamp.sh/blog/funnel-conversion-rate-is-lying-to-you
    """
    metric = {"name": "sales_rate", "numerator": "sales", "denominator": "visits", "dimension": "shop"}
    given = {
        "csv": ROWS,
        "metric": metric,
        "grain": "month",
        "bad_texts": ["Sales rate rose because every shop sold more often."],
        "ok_texts": ["Sales rate rose from 13.0% to 26.9%."],
    }
    values = {
        "previous": 0.13,
        "current": 0.269,
        "points": 13.9,
        "segments": {"Mill": [0.1, 0.08], "Pier": [0.4, 0.35]},
    }
    wanted = {"outcome": ["shown_with_notice"], "values": values}
    _, lines = run(case("MR-909", wanted, **given))
    assert lines[:3] == [
        "MR-909 - shown_with_notice shown_with_notice ok",
        "MR-909 bad_1 withheld withheld ok",
        "MR-909 ok_1 shown shown ok",
    ]


def test_a_wrong_figure_fails_and_is_named(run):
    metric = {"name": "sales", "agg": "sum", "dimension": "shop"}
    wanted = {"outcome": ["shown"], "values": {"previous": 13_000, "current": 29_600, "direction": "up"}}
    status, lines = run(case("MR-910", wanted, csv=ROWS, metric=metric, grain="month"))
    assert lines[0] == "MR-910 - shown shown!current FAIL"
    assert status == 1


def test_a_product_of_two_columns_and_a_last_value_are_metrics_too(run):
    rows = "month,price,pieces\n2026-05,2.5,100\n2026-06,2.0,140\n"
    value = {"name": "turnover", "formula": "price * pieces"}
    stock = {"name": "pieces", "agg": "last"}
    product = {"outcome": ["shown"], "values": {"previous": 250, "current": 280, "change_pct": 12.0}}
    level = {"outcome": ["shown"], "values": {"previous": 100, "current": 140}}
    cases = (
        case("MR-911", product, csv=rows, metric=value, grain="month"),
        case("MR-912", level, csv=rows, metric=stock, grain="month"),
    )
    assert run(*cases)[1][-1] == "2 passed, 0 failed, 0 skipped"


def test_files_are_read_as_the_product_reads_them(run):
    """A byte-order mark, a region called NA and a gap: https://github.com/MainfluxLabs/mainflux/issues/1268,
    https://github.com/wireservice/csvkit/issues/806, https://github.com/Rdatatable/data.table/issues/1530
    """
    roles = {"date": "month", "value": "sales", "dimension": "area"}
    marked = {"filename": "sales.csv", "text": "\ufeffmonth,area,sales\n2026-05,NA,70\n2026-05,,5\n2026-06,NA,60\n"}
    gap = {"filename": "gap.csv", "text": "month,sales\n2026-03,10\n2026-04,11\n2026-06,12\n"}
    foreign = {"filename": "umsatz.csv", "text": "Monat;Umsatz\n05.2026;1.200,50\n06.2026;900,00\n"}
    values = {"2026-05": 75, "2026-06": 60, "change_pct": -20.0, "segments": {"NA": [70, 60], "(missing)": [5, 0]}}
    _, lines = run(
        case("DF-913", {"outcome": ["loaded"], "values": values}, **marked, roles=roles, grain="month"),
        case(
            "DF-914", {"outcome": ["needs_attention"]}, **gap, roles={"date": "month", "value": "sales"}, grain="month"
        ),
        case("DF-915", {"outcome": ["loaded"]}, **foreign, roles={"date": "Monat", "value": "Umsatz"}, grain="month"),
    )
    assert lines == [
        "DF-913 - loaded loaded ok",
        "DF-914 - needs_attention needs_attention ok",
        "DF-915 - loaded - skipped",
        "2 passed, 0 failed, 1 skipped",
    ]
