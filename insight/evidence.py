"""The numbered sentences that a text may quote, each with exactly its figures, the most important first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from insight.facts import Evidence, EvidenceKind, Facts, Noise, SegmentFacts, Verdict
from insight.figures import equal_as_shown, format_delta, format_relative, format_share, format_value
from insight.phrases import (
    both_figures,
    both_shares,
    delta_of,
    in_brackets,
    limit_decimals,
    lowered,
    value_of,
    verb,
    whole_of_shares,
)

Values = tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """A segment in which the change stands out, and what about it does."""

    segment: SegmentFacts
    kind: EvidenceKind
    """"segment" for its own value, "mix_effect" for its share, "entered" or "exited"."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """Evidence that has no number yet."""

    kind: EvidenceKind
    text: str
    values: Values
    finding: Finding | None = None


def with_evidence(facts: Facts, findings: tuple[Finding, ...]) -> Facts:
    """The same facts with their evidence: the overall change, then where it stands out, then what kind it is."""
    numbered = tuple(
        Evidence(
            f"E{number}", item.kind, item.text, item.values, item.finding.segment.segment if item.finding else None
        )
        for number, item in enumerate(_sentences(facts, findings), start=1)
    )
    return replace(facts, evidence=numbered)


def _sentences(facts: Facts, findings: tuple[Finding, ...]) -> Iterator[Sentence]:
    yield overall(facts)
    if facts.simpson:
        yield from simpson(facts)
    for finding in findings:
        yield about_segment(facts, finding)
    if facts.something_to_explain:
        yield from effects(facts)
    yield from calendar(facts)
    yield from unattributed(facts)
    if facts.noise is not None:
        yield noise(facts, facts.noise)
    yield from year_before(facts)


def overall(facts: Facts) -> Sentence:
    """The change itself."""
    before, after, change = both_figures(facts, facts.previous_value, facts.current_value)
    first, second = facts.previous_period.label, facts.current_period.label
    values: Values = (("previous", facts.previous_value), ("current", facts.current_value), ("change", facts.delta))
    if facts.direction == "no_change":
        return Sentence("overall", f"{facts.label} did not change: {before} in {first} and in {second}.", values)
    text = f"{facts.label} {verb(facts.delta)} from {before} in {first} to {after} in {second}, a change of {change}"
    if facts.relative_change is not None:
        unit = " relative" if facts.unit == "percent" else ""
        text += f" ({format_relative(facts.relative_change)}{unit})"
        values += (("relative_change", facts.relative_change),)
    return Sentence("overall", text + ".", values)


def about_segment(facts: Facts, finding: Finding) -> Sentence:
    """What moved in one segment."""
    if finding.kind in {"entered", "exited"}:
        return _come_or_gone(facts, finding)
    if finding.kind == "mix_effect":
        return _share_moved(facts, finding)
    item, name = finding.segment, finding.segment.segment.name
    old, new = item.previous_value or 0.0, item.current_value or 0.0
    before, after, change = both_figures(facts, old, new)
    first, second = facts.previous_period.label, facts.current_period.label
    text = f"{name} {verb(new - old)} from {before} in {first} to {after} in {second}"
    if new == old:
        text = f"{name} stayed at {before} in {first} and in {second}"
    values: Values = (("previous", old), ("current", new), ("change", new - old))
    if facts.kind == "ratio":
        rate = item.rate_effect or 0.0
        text = f"{text}, a rate effect of {delta_of(facts, rate)}."
        return Sentence("segment", text, (*values, ("rate_effect", rate)), finding)
    return Sentence("segment", f"{text}, a change of {change}{in_brackets(facts, old, new - old)}.", values, finding)


def _share_moved(facts: Facts, finding: Finding) -> Sentence:
    item, name = finding.segment, finding.segment.segment.name
    old, new = item.share_previous or 0.0, item.share_current or 0.0
    before, after = both_shares(old, new)
    text = (
        f"The share of {name} {verb(new - old)} from {before} in {facts.previous_period.label} "
        f"to {after} in {facts.current_period.label}."
    )
    return _with_mix_effect(facts, finding, "segment", text, (("share_previous", old), ("share_current", new)))


def _come_or_gone(facts: Facts, finding: Finding) -> Sentence:
    item, name = finding.segment, finding.segment.segment.name
    first, second = facts.previous_period.label, facts.current_period.label
    if facts.kind == "ratio":
        if finding.kind == "entered":
            share = item.share_current or 0.0
            text = f"{name} is new in {second} with {format_share(share)} of {whole_of_shares(facts)}."
        else:
            share = item.share_previous or 0.0
            text = f"{name} had {format_share(share)} of {whole_of_shares(facts)} in {first} and none in {second}."
        return _with_mix_effect(facts, finding, finding.kind, text, (("share", share),))
    old, new = item.previous_value or 0.0, item.current_value or 0.0
    values: Values = (("previous", old), ("current", new), ("change", new - old))
    if finding.kind == "entered":
        text = f"{name} is new in {second} with {lowered(facts.label)} of {value_of(facts, new)}."
    else:
        text = f"{name} fell from {value_of(facts, old)} in {first} to {value_of(facts, new)} in {second}."
    return Sentence(finding.kind, text, values, finding)


def _with_mix_effect(facts: Facts, finding: Finding, kind: EvidenceKind, text: str, values: Values) -> Sentence:
    mix = finding.segment.mix_effect or 0.0
    whole = f"{text} The mix effect of {finding.segment.segment.name} is {delta_of(facts, mix)}."
    return Sentence(kind, whole, (*values, ("mix_effect", mix)), finding)


def effects(facts: Facts) -> Iterator[Sentence]:
    """How much came from rates, from the mix and from the volume; the largest first."""
    if facts.effects is None:
        return
    rate, mix = facts.effects.rate_effect, facts.effects.mix_effect
    parts: list[tuple[EvidenceKind, float | None]] = [
        ("rate_effect", rate),
        ("mix_effect", mix),
        ("volume_effect", facts.volume_effect),
    ]
    told = [
        Sentence(
            kind, f"The {kind.replace('_', ' ')} accounts for {delta_of(facts, part)} of the change.", ((kind, part),)
        )
        for kind, part in parts
        if part is not None
    ]
    yield from sorted(told, key=lambda item: -round(abs(item.values[0][1]), 12))


def calendar(facts: Facts) -> Iterator[Sentence]:
    """What the length of the periods does, and the change per day."""
    if facts.calendar_effect is None:
        return
    days = facts.current_period.days - facts.previous_period.days
    old = facts.previous_value / facts.previous_period.days
    new = facts.current_value / facts.current_period.days
    decimals = next((n for n in range(facts.decimals, 3) if abs(old) * 10**n >= 1000), max(facts.decimals, 2))
    text = (
        f"{facts.current_period.label} has {abs(days)} {'day' if abs(days) == 1 else 'days'} "
        f"{'more' if days > 0 else 'fewer'} than {facts.previous_period.label}; per day, {lowered(facts.label)} "
    )
    before, after = (format_value(value, facts.unit, decimals) for value in (old, new))
    values: Values = (("days", float(days)), ("per_day_previous", old), ("per_day_current", new))
    if before == after:
        text += f"stayed at {before}"
    else:
        text += f"{verb(new - old)} from {before} to {after}"
        if old > 0 and not equal_as_shown(old, 0, facts.unit, decimals):
            text += f" ({format_relative(new / old - 1)})"
            values += (("per_day_relative_change", new / old - 1),)
    yield Sentence("calendar", text + ".", values)
    text = f"The number of days alone accounts for {delta_of(facts, facts.calendar_effect)} of the change."
    yield Sentence("calendar", text, (("calendar_effect", facts.calendar_effect),))


def unattributed(facts: Facts) -> Iterator[Sentence]:
    """Numerators without a denominator."""
    if facts.unattributed is not None:
        whole = whole_of_shares(facts)
        text = f"Segments without {whole} account for {delta_of(facts, facts.unattributed)} of the change."
        yield Sentence("unattributed", text, (("unattributed", facts.unattributed),))


def simpson(facts: Facts) -> Iterator[Sentence]:
    """Parts against the whole, or two effects against each other."""
    if facts.effects is None:
        return
    rate, mix = facts.effects.rate_effect, facts.effects.mix_effect
    against = opposed_dimension(facts)
    values: Values = (("rate_effect", rate), ("mix_effect", mix))
    label = facts.label
    if against is not None and facts.direction != "no_change":
        text = (
            f"{label} {verb(facts.delta)} although it {verb(-facts.delta)} in every {against.replace('_', ' ')}: "
            f"the mix effect is {delta_of(facts, mix)} and the rate effect is {delta_of(facts, rate)}."
        )
    else:
        text = (
            f"Two effects offset each other: the rate effect is {delta_of(facts, rate)} "
            f"and the mix effect is {delta_of(facts, mix)}."
        )
    yield Sentence("simpson", text, values)


def opposed_dimension(facts: Facts) -> str | None:
    """The first dimension in which every value, two at least, moved against the total."""
    by_dimension: dict[str, list[float]] = {}
    for item in facts.segments:
        if len(item.segment.parts) == 1:
            moves = by_dimension.setdefault(item.segment.dimension, [])
            if item.previous_value is not None and item.current_value is not None:
                moves.append(item.current_value - item.previous_value)
            else:
                moves.append(0.0)
    for dimension, moves in by_dimension.items():
        if len(moves) >= 2 and all(move * facts.delta < 0 for move in moves):
            return dimension
    return None


_JUDGEMENT: Final[dict[Verdict, str]] = {
    "within_normal_variation": "The change is within normal variation. Changes up to {limit} are usual",
    "notable": "The change is notable, yet not outside the limit of normal variation. The limit is {limit}",
    "outside_normal_variation": "The change is outside normal variation. The limit is {limit}",
    "sampling_test_only_quiet": "The change is within sampling error.",
    "sampling_test_only_notable": "The change is larger than sampling error explains.",
    "too_little_history": "Whether the change is more than normal variation is not known.",
}


def noise(facts: Facts, judged: Noise) -> Sentence:
    """The verdict on the change, with what it rests on."""
    values: Values = (("earlier_changes", float(judged.earlier_changes)),)
    count = f"{judged.earlier_changes} earlier {'change' if judged.earlier_changes == 1 else 'changes'}"
    if judged.limit is None:
        text = f"{_JUDGEMENT[judged.verdict]} The data holds {count}, and eight are needed to know the usual movement."
        return Sentence("noise", text, values)
    limit = "±" + format_delta(judged.limit, facts.unit, limit_decimals(facts, judged.limit)).lstrip("+")
    per_day = " per day" if facts.calendar_effect is not None else ""
    text = f"{_JUDGEMENT[judged.verdict].format(limit=limit + per_day)}, judged by {count}."
    return Sentence("noise", text, (("limit", judged.limit), *values))


def year_before(facts: Facts) -> Iterator[Sentence]:
    """The same step a year before, and the change on a year."""
    then = facts.year_before
    if then is not None:
        before, after, change = both_figures(facts, then.previous_value, then.current_value)
        moved = then.current_value - then.previous_value
        text = (
            f"A year before, {lowered(facts.label)} {verb(moved)} from {before} in {then.previous.label} "
            f"to {after} in {then.current.label}, "
            f"a change of {change}{in_brackets(facts, then.previous_value, moved)}."
        )
        values: Values = (("previous", then.previous_value), ("current", then.current_value), ("change", moved))
        yield Sentence("year_before", text, values)
    old, period = facts.year_earlier_value, facts.year_earlier_period
    if old is not None and period is not None:
        before, after, change = both_figures(facts, old, facts.current_value)
        moved = facts.current_value - old
        text = (
            f"{facts.label} stood at {before} in {period.label} and at {after} in {facts.current_period.label}, "
            f"a change of {change}{in_brackets(facts, old, moved)} on the year before."
        )
        values = (("year_earlier", old), ("current", facts.current_value), ("change", moved))
        yield Sentence("year_before", text, values)
    if facts.year_noise is not None and facts.year_noise.limit is not None:
        where = "within" if facts.year_noise.within_normal_variation else "beyond"
        subject = "The change on the year before"
        if facts.kind == "additive" and period is not None and period.days != facts.current_period.days:
            subject = "Per day, the change on the year before"
        limit, count = facts.year_noise.limit, facts.year_noise.earlier_changes
        text = f"{subject} is {where} what {count} earlier changes on a year make usual."
        yield Sentence("year_before", text, (("limit", limit), ("earlier_changes", float(count))))
