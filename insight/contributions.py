"""Where a change is: the contributions of one dimension's values, which sum to it, as bars, sentence and table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import fsum
from typing import Final

import altair as alt
import pandas as pd

from insight.charts import INK, Figure, Ground, value_axis
from insight.facts import Facts, SegmentFacts
from insight.figures import ABSENT, format_delta, format_share, format_value
from insight.tone import MARK_COLOURS, tone_of

MOST_BARS: Final = 8
"""Values with a bar of their own; the smaller ones share a last bar."""
ROW_HEIGHT: Final = 30
AXIS_HEIGHT: Final = 40
LABEL_WIDTH: Final = 180
"""Most pixels of a name; a longer one ends in dots there and is whole under the pointer and in the table."""
AMOUNT_WIDTH: Final = 84
"""Pixels to the right of the bars, for the amounts."""
CLOSE: Final = 1e-9
"""Relative difference up to which parts count as summing to the change."""
SOLID, OUTLINED = 1.0, 0.25
EFFECTS_LEGEND: Final = "Solid: the rate inside the segment moved. Outlined: its share of the whole moved."


@dataclass(frozen=True, slots=True)
class Contribution:
    """One bar: a segment, the small ones together, what belongs to no segment, or the whole change."""

    name: str
    amount: float
    rate_effect: float | None = None
    mix_effect: float | None = None
    before: float | None = None
    after: float | None = None
    total: bool = False
    unlike_rest: float | None = None
    """Of a sum: what it has beyond moving like everything else."""
    surprise: float | None = None
    """Of a sum: how far its share of the whole moved; 0 is not at all."""


@dataclass(frozen=True, slots=True)
class Contributions:
    """The bars of one dimension, largest first, the whole change last."""

    dimension: str
    facts: Facts
    bars: tuple[Contribution, ...]

    def shown(self, amount: float | None) -> str:
        """A signed amount as written everywhere on the page."""
        return format_delta(amount, self.facts.unit, self.facts.decimals)

    @property
    def split(self) -> bool:
        """True when rate and mix effects are told apart: they make up a ratio's contributions, and a sum's in part."""
        return self.facts.kind == "ratio" and any(bar.rate_effect is not None for bar in self.bars)


def dimensions_of(facts: Facts) -> tuple[str, ...]:
    """The single dimensions that the facts can be broken down by, in their order."""
    single = (item.segment.parts[0][0] for item in facts.segments if len(item.segment.parts) == 1)
    return tuple(dict.fromkeys(single))


def contributions_of(facts: Facts, dimension: str) -> Contributions:
    """The contributions of one dimension's values; whatever they leave of the change is a bar too."""
    found = [item for item in facts.segments if len(item.segment.parts) == 1 and item.segment.dimension == dimension]
    ranked = sorted(
        (_bar(item) for item in found if item.contribution is not None), key=lambda bar: (-abs(bar.amount), bar.name)
    )
    many = len(ranked) > MOST_BARS + 1
    own, small = (ranked[:MOST_BARS], ranked[MOST_BARS:]) if many else (ranked, [])
    bars = [*own, *([_together(small)] if small else []), *_outside(facts, dimension)]
    left = facts.delta - fsum(bar.amount for bar in bars)
    if abs(left) > CLOSE * max(abs(facts.delta), abs(facts.previous_value), abs(facts.current_value)):
        bars.append(Contribution("In no segment", left))
    whole = Contribution(
        "Whole change", facts.delta, before=facts.previous_value, after=facts.current_value, total=True
    )
    return Contributions(dimension, facts, (*bars, whole))


def contribution_figure(facts: Facts, dimension: str, ground: Ground) -> Figure:
    """The contributions of one dimension's values, as chart, sentence and table."""
    found = contributions_of(facts, dimension)
    legend = EFFECTS_LEGEND if found.split else ""
    spec = contribution_chart(found, ground).to_dict()
    return Figure(spec, contribution_sentence(found), contribution_table(found), legend)


def contribution_chart(contributions: Contributions, ground: Ground = "light") -> alt.LayerChart:
    """Bars from zero, one row a segment: its name on the left, its signed amount on the right."""
    labels = _labels(contributions)
    frame = _frame(contributions, labels)
    names = alt.Axis(
        labelLimit=LABEL_WIDTH, labelOverlap=False, labelColor=INK[ground], labelFontSize=13, ticks=False, domain=False
    )
    y = alt.Y("row:N", sort=labels, title=None, axis=names)
    facts = contributions.facts
    largest = max(abs(bar.amount) for bar in contributions.bars)
    bars = (
        alt.Chart(frame)
        .mark_bar(height={"band": 0.62})
        .encode(
            y=y,
            x=alt.X(
                "amount:Q", title=None, stack="zero", axis=value_axis(facts.unit, ground, largest=largest, change=True)
            ),
            color=alt.Color("colour:N", scale=None),
            stroke=alt.Stroke("colour:N", scale=None),
            fillOpacity=alt.FillOpacity("opacity:Q", scale=None),
            order="place:Q",
            tooltip=[alt.Tooltip("name:N", title="Segment"), alt.Tooltip("said:N", title="Contribution")],
        )
    )
    zero = alt.Chart(pd.DataFrame({"at": [0.0]})).mark_rule(color=INK[ground]).encode(x="at:Q")
    amounts = (
        alt.Chart(
            pd.DataFrame({"row": labels, "shown": [contributions.shown(bar.amount) for bar in contributions.bars]})
        )
        .mark_text(align="right", baseline="middle", dx=AMOUNT_WIDTH, fontSize=13, color=INK[ground])
        .encode(y=y, x=alt.value("width"), text="shown:N")
    )
    height = ROW_HEIGHT * len(labels) + AXIS_HEIGHT
    chart: alt.LayerChart = alt.layer(bars, zero, amounts).properties(height=height).configure_view(stroke=None)
    return chart


def contribution_sentence(contributions: Contributions) -> str:
    """What the bars show, for whoever does not see them."""
    *parts, whole = contributions.bars
    listed = ", ".join(f"{bar.name} {contributions.shown(bar.amount)}" for bar in parts)
    return f"Contributions by {contributions.dimension}: {listed}. Whole change {contributions.shown(whole.amount)}."


def contribution_table(contributions: Contributions) -> pd.DataFrame:
    """The figures of the bars as text, with before and after, and the two effects where they are told apart."""
    facts = contributions.facts
    columns = {
        "Segment": [bar.name for bar in contributions.bars],
        "Before": [format_value(bar.before, facts.unit, facts.decimals) for bar in contributions.bars],
        "After": [format_value(bar.after, facts.unit, facts.decimals) for bar in contributions.bars],
        "Contribution": [contributions.shown(bar.amount) for bar in contributions.bars],
    }
    if contributions.split:
        columns["Rate effect"] = [contributions.shown(bar.rate_effect) for bar in contributions.bars]
        columns["Mix effect"] = [contributions.shown(bar.mix_effect) for bar in contributions.bars]
    if any(bar.surprise is not None for bar in contributions.bars):
        columns["Unlike the rest"] = [contributions.shown(bar.unlike_rest) for bar in contributions.bars]
        columns["Surprise"] = [ABSENT if bar.surprise is None else f"{bar.surprise:.4f}" for bar in contributions.bars]
    quiet = facts.noise is not None and facts.noise.within_normal_variation
    if facts.delta != 0 and not quiet:
        columns["Share of the change"] = [format_share(bar.amount / facts.delta, 0) for bar in contributions.bars]
    return pd.DataFrame(columns, dtype=str)


def _bar(item: SegmentFacts) -> Contribution:
    return Contribution(
        name=item.segment.name,
        amount=item.contribution or 0.0,
        rate_effect=item.rate_effect,
        mix_effect=item.mix_effect,
        before=item.previous_value,
        after=item.current_value,
        unlike_rest=item.unexpected_difference,
        surprise=item.surprise,
    )


def _together(bars: list[Contribution]) -> Contribution:
    return Contribution(
        name=f"Others ({len(bars)})",
        amount=fsum(bar.amount for bar in bars),
        rate_effect=_sum(bar.rate_effect for bar in bars),
        mix_effect=_sum(bar.mix_effect for bar in bars),
    )


def _sum(amounts: Iterable[float | None]) -> float | None:
    known = [amount for amount in amounts if amount is not None]
    return fsum(known) if known else None


def _outside(facts: Facts, dimension: str) -> list[Contribution]:
    """A ratio's numerators without a denominator belong to no segment's rate or share."""
    split = dict(facts.effects_by_dimension).get(dimension)
    amount = facts.unattributed if split is None else split.unattributed
    if facts.kind != "ratio" or not amount:
        return []
    return [Contribution("Numerator without denominator", amount)]


def _labels(contributions: Contributions) -> list[str]:
    """Row labels, made distinct: the axis would draw equal ones as one row."""
    labels: list[str] = []
    for bar in contributions.bars:
        label = bar.name
        while label in labels:
            label += " "
        labels.append(label)
    return labels


def _frame(contributions: Contributions, labels: list[str]) -> pd.DataFrame:
    facts = contributions.facts
    quiet = facts.noise is not None and facts.noise.within_normal_variation
    rows = []
    for label, bar in zip(labels, contributions.bars, strict=True):
        for place, (amount, opacity, words) in enumerate(_pieces(bar, split=contributions.split)):
            tone = tone_of(amount, facts.polarity, within_normal_variation=quiet or bar.total)
            said = f"{contributions.shown(amount)}{words}"
            rows.append((label, bar.name, amount, said, MARK_COLOURS[tone], opacity, place))
    return pd.DataFrame(rows, columns=["row", "name", "amount", "said", "colour", "opacity", "place"])


def _pieces(bar: Contribution, *, split: bool) -> list[tuple[float, float, str]]:
    if not split or bar.rate_effect is None or bar.mix_effect is None:
        return [(bar.amount, SOLID, "")]
    return [(bar.rate_effect, SOLID, " (its rate)"), (bar.mix_effect, OUTLINED, " (its share)")]
