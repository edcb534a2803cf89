from dataclasses import replace
from math import fsum, isclose

import pytest

from insight.contributions import (
    AXIS_HEIGHT,
    MOST_BARS,
    ROW_HEIGHT,
    contribution_chart,
    contribution_sentence,
    contribution_table,
    contributions_of,
    dimensions_of,
)
from insight.facts import Effects, Noise
from insight.tone import MARK_COLOURS
from tests.small_changes import resolved_share, segment, tickets


def rows(contributions):
    """The data that the chart draws as bars."""
    spec = contribution_chart(contributions).to_dict()
    return spec["datasets"][spec["layer"][0]["data"]["name"]]


def test_bars_stand_by_size_and_the_whole_change_is_last():
    names = [bar.name for bar in contributions_of(tickets(), "channel").bars]
    assert names == ["mail", "phone", "chat", "Whole change"]


@pytest.mark.parametrize(
    "facts", [tickets(), resolved_share(), resolved_share(unattributed=0.002), tickets(segments=())]
)
def test_the_bars_sum_to_the_change(facts):
    *parts, whole = contributions_of(facts, "channel").bars
    assert isclose(fsum(bar.amount for bar in parts), facts.delta, rel_tol=1e-9)
    assert whole.amount == facts.delta


def test_what_no_segment_accounts_for_is_a_bar_of_its_own():
    bars = contributions_of(tickets(segments=(segment("mail", -30.0),)), "channel").bars
    assert [(bar.name, bar.amount) for bar in bars] == [("mail", -30), ("In no segment", -10), ("Whole change", -40)]


def test_rounding_in_the_last_digit_is_no_bar():
    parts = tuple(segment(str(number), -40.0 / 7) for number in range(7))
    assert len(contributions_of(tickets(segments=parts), "channel").bars) == 7 + 1


def test_small_values_share_a_bar_that_says_how_many_they_are():
    parts = tuple(segment(f"city {number:02}", float(-number)) for number in range(1, 21))
    bars = contributions_of(tickets(segments=parts, current_value=90.0), "channel").bars
    assert len(bars) == MOST_BARS + 2
    assert bars[MOST_BARS].name == "Others (12)"
    assert bars[MOST_BARS].amount == -sum(range(1, 13))


def test_one_value_more_than_fits_is_shown_and_not_renamed():
    parts = tuple(segment(f"city {number}", -40.0 / 9) for number in range(9))
    assert "city 8" in [bar.name for bar in contributions_of(tickets(segments=parts), "channel").bars]


def test_rate_and_mix_are_drawn_apart():
    drawn = [(row["name"], row["said"], row["opacity"]) for row in rows(contributions_of(resolved_share(), "channel"))]
    assert ("mail", "−5.0 pp (its rate)", 1.0) in drawn
    assert ("mail", "+1.0 pp (its share)", 0.25) in drawn


def test_colour_is_by_what_the_metric_wants():
    colours = {row["name"]: row["colour"] for row in rows(contributions_of(tickets(), "channel"))}
    assert colours["mail"] == MARK_COLOURS["good"]
    assert colours["chat"] == MARK_COLOURS["bad"]
    assert colours["Whole change"] == MARK_COLOURS["neutral"]


def test_inside_normal_variation_all_bars_are_grey():
    quiet = tickets(noise=Noise("within_normal_variation"))
    assert {row["colour"] for row in rows(contributions_of(quiet, "channel"))} == {MARK_COLOURS["neutral"]}


def test_rows_of_equal_name_and_amount_stay_apart():
    parts = (segment("mail", -20.0), segment("mail", -20.0))
    drawn = rows(contributions_of(tickets(segments=parts), "channel"))
    assert len({row["row"] for row in drawn}) == 3


def test_the_order_of_the_axis_is_given_as_a_list():
    """A sort by field is dropped in layered charts, and the bars would silently stand by alphabet."""
    chart = contribution_chart(contributions_of(tickets(), "channel"))
    assert chart.to_dict()["layer"][0]["encoding"]["y"]["sort"] == [
        "mail",
        "phone",
        "chat",
        "Whole change",
    ]


@pytest.mark.parametrize(
    "name", ["a.b[c]", "it's", "re\\v", "Umsatz (€)", "売上高", "<b>x</b>", "$1 and $2", "W" * 200]
)
def test_a_name_with_signs_of_a_chart_language_is_drawn_as_it_is(name):
    """After https://github.com/streamlit/streamlit/issues/7714: a dot in a name left the chart empty."""
    chart = contribution_chart(contributions_of(tickets(segments=(segment(name, -40.0),)), "channel"))
    (data,) = [rows for rows in chart.to_dict()["datasets"].values() if any("name" in row for row in rows)]
    assert data[0]["name"] == name
    assert data[0]["amount"] == -40


def test_the_sentence_names_every_bar_with_its_amount():
    assert contribution_sentence(contributions_of(tickets(), "channel")) == (
        "Contributions by channel: mail −30, phone −14, chat +4. Whole change −40."
    )


def test_the_table_has_the_same_figures():
    table = contribution_table(contributions_of(resolved_share(), "channel"))
    assert table.iloc[0].tolist() == ["mail", "70.0 %", "66.0 %", "−4.0 pp", "−5.0 pp", "+1.0 pp", "133 %"]
    assert table["Contribution"].tolist()[-1] == "−3.0 pp"


def test_the_table_has_no_share_of_a_change_within_normal_variation():
    table = contribution_table(contributions_of(tickets(noise=Noise("within_normal_variation")), "channel"))
    assert "Share of the change" not in table.columns


def test_dimensions_are_listed_once_and_crossings_are_none():
    parts = (segment("mail", -30.0), segment("North", -10.0, dimension="region"), segment("chat", 4.0))
    assert dimensions_of(tickets(segments=parts)) == ("channel", "region")


def test_every_bar_has_its_amount_at_its_side():
    spec = contribution_chart(contributions_of(tickets(), "channel")).to_dict()
    (texts,) = (layer for layer in spec["layer"] if layer["mark"]["type"] == "text")
    told = {row["row"]: row["shown"] for row in spec["datasets"][texts["data"]["name"]]}
    assert told == {"mail": "−30", "phone": "−14", "chat": "+4", "Whole change": "−40"}
    assert texts["encoding"]["y"]["sort"] == list(told)


def test_there_is_room_for_every_row_and_for_the_axis():
    spec = contribution_chart(contributions_of(tickets(), "channel")).to_dict()
    assert spec["height"] == ROW_HEIGHT * 4 + AXIS_HEIGHT


def test_the_table_of_a_sum_sets_each_segment_against_the_rest():
    """Chat rose by 4 while the others fell; what the engine knows of no segment is left open."""
    facts = tickets()
    chat = replace(facts.segments[1], unexpected_difference=11.5, surprise=0.00123)
    facts = replace(facts, segments=(facts.segments[0], chat, facts.segments[2]))
    table = contribution_table(contributions_of(facts, "channel")).set_index("Segment")
    assert [table.loc["chat", column] for column in ("Unlike the rest", "Surprise")] == ["+12", "0.0012"]
    assert [table.loc["Whole change", column] for column in ("Unlike the rest", "Surprise")] == ["–", "–"]
    assert "Surprise" not in contribution_table(contributions_of(resolved_share(), "channel")).columns


def test_numerators_without_a_denominator_are_those_of_the_dimension():
    """A dimension that is split on other cells than the whole has its own."""
    own = Effects(-0.046, 0.007, unattributed=0.009)
    facts = resolved_share(unattributed=0.004, effects_by_dimension=(("channel", own),))
    outside = [bar for bar in contributions_of(facts, "channel").bars if bar.name.startswith("Numerator")]
    assert [bar.amount for bar in outside] == [0.009]
