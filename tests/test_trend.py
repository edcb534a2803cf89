from dataclasses import replace
from datetime import date, timedelta

import pandas as pd
import pytest

from insight.charts import value_axis
from insight.cube import Cube
from insight.facts import Noise, Period
from insight.metrics import Kind, Metric
from insight.noise import SeriesPoint
from insight.trend import (
    DAYS_AROUND,
    MANY_POINTS,
    MEAN_LEGEND,
    points_of,
    trend_chart,
    trend_figure,
    trend_of,
    trend_sentence,
    trend_table,
    usual_range,
    weekly_means,
)
from tests.small_changes import FEBRUARY, JANUARY, resolved_share, tickets

DECEMBER = Period("December 2025", date(2025, 12, 1), date(2025, 12, 31))
MARCH = Period("March 2026", date(2026, 3, 1), date(2026, 3, 31))
POINTS = (
    SeriesPoint(DECEMBER, 310.0, True),
    SeriesPoint(JANUARY, 300.0, True),
    SeriesPoint(FEBRUARY, 260.0, True),
    SeriesPoint(MARCH, 90.0, False),
)


def layers(chart):
    """Each drawn layer as (mark, rows of data)."""
    spec = chart.to_dict()
    flat = [inner for layer in spec["layer"] for inner in layer.get("layer", [layer])]
    return [(layer["mark"], spec["datasets"][layer["data"]["name"]]) for layer in flat]


def test_both_periods_are_shaded_over_all_their_days():
    mark, spans = layers(trend_chart(trend_of(tickets(), POINTS)))[0]
    assert mark["type"] == "rect"
    assert [(span["start"][:10], span["stop"][:10]) for span in spans] == [
        ("2026-01-01", "2026-02-01"),
        ("2026-02-01", "2026-03-01"),
    ]


def test_both_periods_are_named_in_words():
    words = [
        data[0]["name"] for mark, data in layers(trend_chart(trend_of(tickets(), POINTS))) if mark["type"] == "text"
    ]
    assert words == ["Before", "After"]


def test_an_incomplete_period_is_hollow_and_not_joined_to_the_line():
    """A month of nine days looks like a collapse when the line runs into it."""
    drawn = layers(trend_chart(trend_of(tickets(), POINTS)))
    (line,) = [data for mark, data in drawn if mark["type"] == "line"]
    assert [row["label"] for row in line] == ["December 2025", "January 2026", "February 2026"]
    (hollow,) = [data for mark, data in drawn if mark["type"] == "point" and mark["filled"] is False]
    assert [row["label"] for row in hollow] == ["March 2026, not complete"]


def test_a_period_without_a_value_is_a_gap():
    points = (SeriesPoint(DECEMBER, None, True), *POINTS[1:])
    (line,) = [data for mark, data in layers(trend_chart(trend_of(tickets(), points))) if mark["type"] == "line"]
    assert line[0]["value"] is None
    assert line[0]["shown"] == "–"


def test_a_long_series_is_a_plain_line():
    days = [
        Period(f"day {n}", date.fromordinal(738_000 + n), date.fromordinal(738_000 + n)) for n in range(MANY_POINTS + 1)
    ]
    points = [SeriesPoint(day, float(n), True) for n, day in enumerate(days)]
    facts = tickets(previous_period=days[0], current_period=days[1])
    marks = [mark for mark, _ in layers(trend_chart(trend_of(facts, points))) if mark["type"] == "point"]
    seen = [mark for mark in marks if mark["opacity"]]
    assert len(seen) == 1, "only the two compared periods keep a point"


def test_every_period_with_a_value_can_be_clicked():
    points = (*POINTS[:3], SeriesPoint(MARCH, None, False))
    *_, (mark, data) = layers(trend_chart(trend_of(tickets(), points)))
    assert mark["opacity"] == 0
    assert [row["start"] for row in data] == ["2025-12-01", "2026-01-01", "2026-02-01"]


def test_the_usual_range_lies_round_the_previous_value():
    assert usual_range(resolved_share(noise=Noise("notable", limit=0.02))) == pytest.approx((0.58, 0.62))


def test_the_usual_range_of_a_sum_is_for_as_many_days_as_the_current_period_has():
    limits = usual_range(tickets(noise=Noise("notable", limit=0.5)))
    assert limits == pytest.approx((300 / 31 * 28 - 14, 300 / 31 * 28 + 14))


@pytest.mark.parametrize("noise", [None, Noise("too_little_history")])
def test_without_a_limit_no_range_is_drawn(noise):
    assert usual_range(tickets(noise=noise)) is None
    assert sum(mark["type"] == "rect" for mark, _ in layers(trend_chart(trend_of(tickets(noise=noise), POINTS)))) == 1


def test_the_sentence_gives_both_values_and_the_spread_of_complete_periods():
    assert trend_sentence(trend_of(tickets(), POINTS)) == (
        "Tickets: 300 in January 2026, 260 in February 2026. Over all 3 complete periods between 260 and 310."
    )


def test_the_table_has_all_periods_newest_first_and_says_what_they_are():
    table = trend_table(trend_of(tickets(), POINTS))
    assert table.to_numpy().tolist() == [
        ["March 2026", "90", "incomplete"],
        ["February 2026", "260", "after"],
        ["January 2026", "300", "before"],
        ["December 2025", "310", ""],
    ]


@pytest.mark.parametrize(
    ("unit", "expected"),
    [("percent", "' %'"), ("USD", "'$' +"), ("EUR", "'€' +"), ("minutes", "' min'"), ("count", "format(abs")],
)
def test_the_axis_writes_the_unit_of_the_metric(unit, expected):
    chart = trend_chart(replace(trend_of(tickets(), POINTS), unit=unit)).to_dict()
    (axis,) = {
        layer["encoding"]["y"]["axis"]["labelExpr"]
        for layer in chart["layer"]
        if "axis" in layer.get("encoding", {}).get("y", {})
    }
    assert expected in axis
    assert "−" in axis


@pytest.mark.parametrize("ground", ["light", "dark"])
def test_the_chart_is_made_for_either_ground(ground):
    assert trend_chart(trend_of(tickets(), POINTS), ground).to_dict()["height"] == 280


@pytest.mark.parametrize(
    ("largest", "written"),
    [
        (19_999, "/ 1, ',.3~f') + ''"),
        (20_000, "/ 1000, ',.3~f') + 'k'"),
        (2e6, "/ 1e+06, ',.3~f') + 'M'"),
        (2e9, "/ 1e+09, ',.3~f') + 'B'"),
    ],
)
def test_an_axis_is_written_in_one_magnitude_throughout(largest, written):
    """ "$50,000" beside "$100k" reads as two scales."""
    assert written in value_axis("USD", "light", largest=largest).to_dict()["labelExpr"]


def test_a_daily_trend_is_the_mean_of_a_week_with_the_days_as_faint_dots():
    """The rhythm of the week is wider than most falls."""
    cube = daily_cube([100 + 30 * (day % 7 == 0) for day in range(200)])
    facts = tickets(
        grain="day", previous_period=cube.periods[150], current_period=cube.periods[151], segments=(), evidence=()
    )
    figure = trend_figure(facts, cube, "light")
    (line,) = (layer for layer in figure.spec["layer"] if layer.get("mark", {}).get("type") == "line")
    means = [row["value"] for row in figure.spec["datasets"][line["data"]["name"]]]
    assert means == pytest.approx([100 + 30 / 7] * len(means))
    assert figure.legend.startswith(MEAN_LEGEND)
    (dots,) = (layer for layer in figure.spec["layer"] if layer.get("mark", {}).get("opacity") == 0.45)
    assert len(figure.spec["datasets"][dots["data"]["name"]]) == len(means)
    assert len(figure.table) == DAYS_AROUND[0] + 1 + DAYS_AROUND[1]


def test_the_weekly_mean_of_a_rate_is_a_rate_of_sums():
    cube = daily_cube([1, 1, 1, 1, 1, 1, 90], denominator=[1, 1, 1, 1, 1, 1, 300])
    *_, last = weekly_means(cube)
    assert last.value == pytest.approx(96 / 306)


def test_the_weekly_mean_waits_for_seven_days_and_skips_what_is_not_complete():
    means = [point.value for point in weekly_means(daily_cube([7.0] * 10, complete=[True] * 9 + [False]))]
    assert means == [None] * 6 + [7.0] * 3 + [None]


def test_a_daily_trend_against_a_year_earlier_reaches_back_that_far():
    cube = daily_cube([100.0] * 800)
    facts = tickets(grain="day", previous_period=cube.periods[200], current_period=cube.periods[565])
    points = trend_of(facts, points_of(cube)).points
    assert points[0].period == cube.periods[200]


def daily_cube(values, denominator=None, complete=None):
    days = [date(2024, 1, 1) + timedelta(days=number) for number in range(len(values))]
    periods = tuple(Period(day.isoformat(), day, day) for day in days)
    kind: Kind = "additive" if denominator is None else "ratio"
    metric = Metric("tickets", "Tickets", kind, "count", "tickets", "day", denominator and "all")
    table = pd.DataFrame({"period": range(len(values)), "numerator": values, "rows": 1})
    table["denominator"] = 0.0 if denominator is None else denominator
    return Cube(metric, "day", periods, {(): table}, tuple(complete or [True] * len(values)))
