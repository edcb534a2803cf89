"""A metric over time, with the two periods that are compared: chart, sentence and table from one value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final, Literal

import altair as alt
import pandas as pd

from insight.charts import INK, QUIET_INK, Figure, Ground, value_axis
from insight.cube import Cube
from insight.facts import Facts, Period
from insight.figures import format_value
from insight.metrics import Unit
from insight.noise import SeriesPoint
from insight.tone import MARK_COLOURS

LINE: Final = "#3E74E0"
MEAN_LEGEND: Final = "Dots are single days; the line is the mean of the seven days up to each."
SHADE: Final = MARK_COLOURS["neutral"]
PICK: Final = "pick"
"""Name of the chart's selection: the first day of the period that was clicked, as `start`."""
MANY_POINTS: Final = 60
"""From here on the single points of a trend are left out: they would touch each other."""
DAYS_AROUND: Final = (90, 30)
"""Days shown before and after the explained one: over years a single day is too narrow to see."""
DAYS_ON_AXIS: Final = 240
"""Up to so many days the dates on the axis have a day."""
MEAN_DAYS: Final = 7
"""A rhythm of seven days hides a fall, so the line of a daily trend is the mean of a week."""


@dataclass(frozen=True, slots=True)
class Trend:
    """A metric over time, with the two periods that are compared."""

    label: str
    unit: Unit
    decimals: int
    points: tuple[SeriesPoint, ...]
    before: Period
    after: Period
    usual: tuple[float, float] | None = None
    """Where the value could have gone by normal variation, in the metric's unit."""
    means: tuple[SeriesPoint, ...] = ()
    """Of a daily trend: the metric over the seven days up to each; empty for longer periods."""

    def shown(self, value: float | None) -> str:
        """A value as written everywhere on the page."""
        return format_value(value, self.unit, self.decimals)


def points_of(cube: Cube) -> tuple[SeriesPoint, ...]:
    """The metric in each period of a cube; `None` where there are no rows, or nothing to divide by."""
    totals = cube.over(()).set_index("period")
    values = totals["numerator"]
    if cube.metric.kind == "ratio":
        values = values / totals["denominator"].where(totals["denominator"] != 0)
    known = values[totals["rows"] > 0].dropna().to_dict()
    return tuple(
        SeriesPoint(period, known.get(index), complete)
        for index, (period, complete) in enumerate(zip(cube.periods, cube.complete, strict=True))
    )


def weekly_means(cube: Cube) -> tuple[SeriesPoint, ...]:
    """For each day the metric over the seven complete days up to it; a ratio's is one of sums, as the ratio itself."""
    totals = cube.over(()).set_index("period").reindex(range(len(cube.periods)))
    seen = (totals["rows"] > 0) & pd.Series(cube.complete)
    over = totals[["numerator", "denominator"]].where(seen).rolling(MEAN_DAYS).mean()
    values = over["numerator"]
    if cube.metric.kind == "ratio":
        values = values / over["denominator"].where(over["denominator"] != 0)
    known = values.dropna().to_dict()
    return tuple(SeriesPoint(period, known.get(index), True) for index, period in enumerate(cube.periods))


def trend_of(facts: Facts, points: Sequence[SeriesPoint], means: Sequence[SeriesPoint] = ()) -> Trend:
    """The trend behind these facts, with the limits of normal variation round the previous value where known."""
    return Trend(
        label=facts.label,
        unit=facts.unit,
        decimals=facts.decimals,
        points=tuple(_around(facts, points)),
        before=facts.previous_period,
        after=facts.current_period,
        usual=usual_range(facts),
        means=tuple(_around(facts, means)),
    )


def _around(facts: Facts, points: Sequence[SeriesPoint]) -> Sequence[SeriesPoint]:
    """Of days, those from which the two compared can be seen; of longer periods, all."""
    if facts.grain != "day":
        return points
    earlier, later = (timedelta(days=days) for days in DAYS_AROUND)
    first = min(facts.previous_period.start, facts.current_period.start - earlier)
    last = facts.current_period.end + later
    return [point for point in points if first <= point.period.start <= last]


def usual_range(facts: Facts) -> tuple[float, float] | None:
    """Previous value ± the limit of normal variation, for a current period of its own length.

    The limit of a sum over periods of unequal length is per day; it is turned into the current period's length.
    """
    if facts.noise is None or facts.noise.limit is None:
        return None
    centre, limit = facts.previous_value, facts.noise.limit
    before, after = facts.previous_period.days, facts.current_period.days
    if facts.kind == "additive" and before != after:
        centre, limit = centre / before * after, limit * after
    return centre - limit, centre + limit


def trend_figure(facts: Facts, cube: Cube, ground: Ground) -> Figure:
    """The trend behind these facts, as chart, sentence and table."""
    trend = trend_of(facts, points_of(cube), weekly_means(cube) if cube.grain == "day" else ())
    spec = trend_chart(trend, ground).to_dict()
    legend = " ".join(filter(None, [MEAN_LEGEND if trend.means else "", usual_sentence(trend)]))
    return Figure(spec, trend_sentence(trend), trend_table(trend), legend)


def trend_chart(trend: Trend, ground: Ground = "light", height: int = 280) -> alt.LayerChart:
    """A line over time; both periods shaded and named in words, an incomplete period hollow and unconnected."""
    layers: list[Any] = [_shades(trend), *_usual_band(trend)]
    whole = [point for point in trend.points if point.complete]
    dates = alt.Axis(grid=False, labelColor=QUIET_INK[ground], tickCount=8, format=_date_format(trend))
    x = alt.X("when:T", title=None, axis=dates)
    largest = max((abs(point.value) for point in trend.points if point.value is not None), default=0.0)
    axis = value_axis(trend.unit, ground, largest=largest)
    y = alt.Y("value:Q", title=None, scale=alt.Scale(zero=False), axis=axis)
    tooltip = [alt.Tooltip("label:N", title="Period"), alt.Tooltip("shown:N", title="Value")]
    points = alt.Chart(_frame(trend, whole)).encode(x=x, y=y)
    line = alt.Chart(_frame(trend, trend.means)).encode(x=x, y=y) if trend.means else points
    layers.append(line.mark_line(color=LINE, strokeWidth=2, point=False))
    if trend.means:
        layers.append(points.mark_point(color=LINE, filled=True, size=16, opacity=0.45))
    elif len(whole) <= MANY_POINTS:
        layers.append(points.mark_point(color=LINE, filled=True, size=36, opacity=1))
    open_points = [point for point in trend.points if not point.complete and point.value is not None]
    if open_points:
        hollow = alt.Chart(_frame(trend, open_points)).encode(x=x, y=y)
        layers.append(hollow.mark_point(color=LINE, filled=False, size=60, strokeWidth=2, opacity=1))
    ends = alt.Chart(_frame(trend, _ends(trend))).encode(x=x, y=y)
    layers.append(ends.mark_point(color=INK[ground], filled=True, size=90, opacity=1))
    layers.append(_period_names(trend, ground))
    # A point is small to hit, so each has a clear disc round it, which also carries the figures under the pointer.
    pick = alt.selection_point(name=PICK, fields=["start"], on="click", clear=False)
    discs = alt.Chart(_frame(trend, [point for point in trend.points if point.value is not None]))
    layers.append(discs.mark_point(size=400, opacity=0, filled=True).encode(x=x, y=y, tooltip=tooltip).add_params(pick))
    chart: alt.LayerChart = alt.layer(*layers).properties(height=height).configure_view(stroke=None)
    return chart


def _date_format(trend: Trend) -> str:
    """Dates on the axis: with the day over some months, else with the year."""
    if not trend.points:
        return "%b %Y"
    days = (trend.points[-1].period.end - trend.points[0].period.start).days
    return "%-d %b" if days < DAYS_ON_AXIS else "%b %Y"


def trend_sentence(trend: Trend) -> str:
    """What the trend shows, for whoever does not see it."""
    values = {point.period: point.value for point in trend.points}
    before, after = trend.shown(values.get(trend.before)), trend.shown(values.get(trend.after))
    known = [point.value for point in trend.points if point.value is not None and point.complete]
    said = f"{trend.label}: {before} in {trend.before.label}, {after} in {trend.after.label}."
    if not known:
        return said
    spread = f"between {trend.shown(min(known))} and {trend.shown(max(known))}"
    return f"{said} Over all {len(known)} complete periods {spread}."


def usual_sentence(trend: Trend) -> str:
    """What the darker box in the chart is; empty when there is none."""
    if trend.usual is None:
        return ""
    low, high = (trend.shown(limit) for limit in trend.usual)
    return f"The darker box is where {trend.after.label} would lie by normal variation: {low} to {high}."


def trend_table(trend: Trend) -> pd.DataFrame:
    """The figures of the trend, newest first, as text."""
    rows = [
        (point.period.label, trend.shown(point.value), _remark(trend, point))
        for point in sorted(trend.points, key=lambda point: point.period.start, reverse=True)
    ]
    return pd.DataFrame(rows, columns=["Period", "Value", "Remark"], dtype=str)


def _remark(trend: Trend, point: SeriesPoint) -> str:
    if point.period == trend.after:
        return "after"
    if point.period == trend.before:
        return "before"
    return "" if point.complete else "incomplete"


def _ends(trend: Trend) -> list[SeriesPoint]:
    return [point for point in trend.points if point.period in {trend.before, trend.after}]


def _frame(trend: Trend, points: Sequence[SeriesPoint]) -> pd.DataFrame:
    rows = [
        (_middle(point.period), point.value, trend.shown(point.value), _label(point), point.period.start.isoformat())
        for point in points
    ]
    frame = pd.DataFrame(rows, columns=["when", "value", "shown", "label", "start"])
    return frame.assign(when=pd.to_datetime(frame["when"]), value=frame["value"].astype(float))


def _label(point: SeriesPoint) -> str:
    return point.period.label if point.complete else f"{point.period.label}, not complete"


def _middle(period: Period) -> pd.Timestamp:
    return pd.Timestamp(period.start) + pd.Timedelta(days=period.days) / 2


def _shades(trend: Trend) -> Any:
    spans = [(period.start, period.end + timedelta(days=1)) for period in (trend.before, trend.after)]
    return _span_chart(spans).mark_rect(color=SHADE, opacity=0.16).encode(x="start:T", x2="stop:T")


def _usual_band(trend: Trend) -> list[Any]:
    if trend.usual is None:
        return []
    low, high = trend.usual
    start, stop = (pd.Timestamp(day) for day in (trend.after.start, trend.after.end + timedelta(days=1)))
    shown = f"{trend.shown(low)} to {trend.shown(high)}"
    frame = pd.DataFrame([(start, stop, low, high, shown)], columns=["start", "stop", "low", "high", "shown"])
    mark = alt.Chart(frame).mark_rect(color=SHADE, opacity=0.3, stroke=SHADE, strokeDash=[3, 3])
    tooltip = [alt.Tooltip("shown:N", title="Usual range")]
    return [mark.encode(x="start:T", x2="stop:T", y="low:Q", y2="high:Q", tooltip=tooltip)]


def _span_chart(spans: Sequence[tuple[date, date]]) -> alt.Chart:
    frame = pd.DataFrame(spans, columns=["start", "stop"])
    return alt.Chart(frame.apply(pd.to_datetime))


def _period_names(trend: Trend, ground: Ground) -> Any:
    """The words over the two shades, leaning away from each other so that neighbours do not collide."""
    before, after = trend.before.end + timedelta(days=1), trend.after.start
    return alt.layer(_word("Before", before, "right", -4, ground), _word("After", after, "left", 4, ground))


def _word(word: str, day: date, align: Literal["left", "right"], dx: int, ground: Ground) -> Any:
    text = alt.Chart(pd.DataFrame({"when": [pd.Timestamp(day)], "name": [word]})).mark_text(
        color=INK[ground], baseline="bottom", align=align, dx=dx, dy=-4, fontSize=12, fontWeight=600
    )
    return text.encode(x="when:T", y=alt.value(0), text="name:N")
