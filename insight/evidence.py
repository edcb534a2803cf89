"""The numbered sentences that a text may quote, each with exactly its figures, the most important first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from insight.facts import Evidence, EvidenceKind, Facts, Noise, SegmentFacts, Verdict
from insight.figures import equal_as_shown, format_delta, format_relative, format_share, format_value

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
    before, after, change = _figures(facts, facts.previous_value, facts.current_value)
    first, second = facts.previous_period.label, facts.current_period.label
    values: Values = (("previous", facts.previous_value), ("current", facts.current_value), ("change", facts.delta))
    if facts.direction == "no_change":
        return Sentence("overall", f"{facts.label} did not change: {before} in {first} and in {second}.", values)
    text = f"{facts.label} {_verb(facts.delta)} from {before} in {first} to {after} in {second}, a change of {change}"
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
    before, after, change = _figures(facts, old, new)
    first, second = facts.previous_period.label, facts.current_period.label
    text = f"{name} {_verb(new - old)} from {before} in {first} to {after} in {second}"
    if new == old:
        text = f"{name} stayed at {before} in {first} and in {second}"
    values: Values = (("previous", old), ("current", new), ("change", new - old))
    if facts.kind == "ratio":
        rate = item.rate_effect or 0.0
        text = f"{text}, a rate effect of {_delta(facts, rate)}."
        return Sentence("segment", text, (*values, ("rate_effect", rate)), finding)
    return Sentence("segment", f"{text}, a change of {change}{_relative(facts, old, new - old)}.", values, finding)


def _share_moved(facts: Facts, finding: Finding) -> Sentence:
    item, name = finding.segment, finding.segment.segment.name
    old, new = item.share_previous or 0.0, item.share_current or 0.0
    before, after = _shares(old, new)
    text = (
        f"The share of {name} {_verb(new - old)} from {before} in {facts.previous_period.label} "
        f"to {after} in {facts.current_period.label}."
    )
    return _with_mix_effect(facts, finding, "segment", text, (("share_previous", old), ("share_current", new)))


def _come_or_gone(facts: Facts, finding: Finding) -> Sentence:
    item, name = finding.segment, finding.segment.segment.name
    first, second = facts.previous_period.label, facts.current_period.label
    if facts.kind == "ratio":
        if finding.kind == "entered":
            share = item.share_current or 0.0
            text = f"{name} is new in {second} with {format_share(share)} of {_whole(facts)}."
        else:
            share = item.share_previous or 0.0
            text = f"{name} had {format_share(share)} of {_whole(facts)} in {first} and none in {second}."
        return _with_mix_effect(facts, finding, finding.kind, text, (("share", share),))
    old, new = item.previous_value or 0.0, item.current_value or 0.0
    values: Values = (("previous", old), ("current", new), ("change", new - old))
    if finding.kind == "entered":
        text = f"{name} is new in {second} with {_lower(facts.label)} of {_value(facts, new)}."
    else:
        text = f"{name} fell from {_value(facts, old)} in {first} to {_value(facts, new)} in {second}."
    return Sentence(finding.kind, text, values, finding)


def _with_mix_effect(facts: Facts, finding: Finding, kind: EvidenceKind, text: str, values: Values) -> Sentence:
    mix = finding.segment.mix_effect or 0.0
    whole = f"{text} The mix effect of {finding.segment.segment.name} is {_delta(facts, mix)}."
    return Sentence(kind, whole, (*values, ("mix_effect", mix)), finding)


def _shares(old: float, new: float) -> tuple[str, str]:
    """Two shares with as many decimals as it takes to tell them apart."""
    decimals = next((n for n in range(1, 5) if format_share(old, n) != format_share(new, n)), 1)
    return format_share(old, decimals), format_share(new, decimals)


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
            kind, f"The {kind.replace('_', ' ')} accounts for {_delta(facts, part)} of the change.", ((kind, part),)
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
        f"{'more' if days > 0 else 'fewer'} than {facts.previous_period.label}; per day, {_lower(facts.label)} "
    )
    before, after = (format_value(value, facts.unit, decimals) for value in (old, new))
    values: Values = (("days", float(days)), ("per_day_previous", old), ("per_day_current", new))
    if before == after:
        text += f"stayed at {before}"
    else:
        text += f"{_verb(new - old)} from {before} to {after}"
        if old > 0 and not equal_as_shown(old, 0, facts.unit, decimals):
            text += f" ({format_relative(new / old - 1)})"
            values += (("per_day_relative_change", new / old - 1),)
    yield Sentence("calendar", text + ".", values)
    text = f"The number of days alone accounts for {_delta(facts, facts.calendar_effect)} of the change."
    yield Sentence("calendar", text, (("calendar_effect", facts.calendar_effect),))


def unattributed(facts: Facts) -> Iterator[Sentence]:
    """Numerators without a denominator."""
    if facts.unattributed is not None:
        whole = _whole(facts)
        text = f"Segments without {whole} account for {_delta(facts, facts.unattributed)} of the change."
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
            f"{label} {_verb(facts.delta)} although it {_verb(-facts.delta)} in every {against.replace('_', ' ')}: "
            f"the mix effect is {_delta(facts, mix)} and the rate effect is {_delta(facts, rate)}."
        )
    else:
        text = (
            f"Two effects offset each other: the rate effect is {_delta(facts, rate)} "
            f"and the mix effect is {_delta(facts, mix)}."
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
    limit = "±" + format_delta(judged.limit, facts.unit, _limit_decimals(facts, judged.limit)).lstrip("+")
    per_day = " per day" if facts.calendar_effect is not None else ""
    text = f"{_JUDGEMENT[judged.verdict].format(limit=limit + per_day)}, judged by {count}."
    return Sentence("noise", text, (("limit", judged.limit), *values))


def year_before(facts: Facts) -> Iterator[Sentence]:
    """The same step a year before, and the change on a year."""
    then = facts.year_before
    if then is not None:
        before, after, change = _figures(facts, then.previous_value, then.current_value)
        moved = then.current_value - then.previous_value
        text = (
            f"A year before, {_lower(facts.label)} {_verb(moved)} from {before} in {then.previous.label} "
            f"to {after} in {then.current.label}, a change of {change}{_relative(facts, then.previous_value, moved)}."
        )
        values: Values = (("previous", then.previous_value), ("current", then.current_value), ("change", moved))
        yield Sentence("year_before", text, values)
    old, period = facts.year_earlier_value, facts.year_earlier_period
    if old is not None and period is not None:
        before, after, change = _figures(facts, old, facts.current_value)
        moved = facts.current_value - old
        text = (
            f"{facts.label} stood at {before} in {period.label} and at {after} in {facts.current_period.label}, "
            f"a change of {change}{_relative(facts, old, moved)} on the year before."
        )
        values = (("year_earlier", old), ("current", facts.current_value), ("change", moved))
        yield Sentence("year_before", text, values)
    if facts.year_noise is not None and facts.year_noise.limit is not None:
        where = "within" if facts.year_noise.within_normal_variation else "beyond"
        limit, count = facts.year_noise.limit, facts.year_noise.earlier_changes
        text = f"The change on the year before is {where} what {count} earlier changes on a year make usual."
        yield Sentence("year_before", text, (("limit", limit), ("earlier_changes", float(count))))


def _figures(facts: Facts, old: float, new: float) -> tuple[str, str, str]:
    """Both values and their difference, with as many decimals more as it takes to tell the values apart."""
    decimals = facts.decimals
    while old != new and decimals < facts.decimals + 4 and equal_in_text(facts, old, new, decimals):
        decimals += 1
    before, after = (format_value(value, facts.unit, decimals) for value in (old, new))
    return before, after, format_delta(new - old, facts.unit, decimals)


def equal_in_text(facts: Facts, old: float, new: float, decimals: int) -> bool:
    """Whether two values are written alike."""
    return format_value(old, facts.unit, decimals) == format_value(new, facts.unit, decimals)


def _relative(facts: Facts, base: float, change: float) -> str:
    """The relative change in brackets; nothing on a base that is negative or shows as zero."""
    if base <= 0 or equal_as_shown(base, 0, facts.unit, facts.decimals):
        return ""
    return f" ({format_relative(change / base)}{' relative' if facts.unit == 'percent' else ''})"


def _verb(change: float) -> str:
    if change == 0:
        return "stayed"
    return "rose" if change > 0 else "fell"


def _lower(label: str) -> str:
    """A label inside a sentence: "revenue", but "AOV" as it is."""
    return label if label[1:2].isupper() else label[:1].lower() + label[1:]


def _whole(facts: Facts) -> str:
    """What the shares of a ratio's segments are shares of."""
    return facts.denominator.label if facts.denominator is not None else "the whole"


def _delta(facts: Facts, change: float) -> str:
    return format_delta(change, facts.unit, facts.decimals)


def _value(facts: Facts, value: float) -> str:
    return format_value(value, facts.unit, facts.decimals)


def _limit_decimals(facts: Facts, limit: float) -> int:
    """Enough decimals that the limit does not read as zero."""
    scaled = limit * 100 if facts.unit == "percent" else limit
    return next((n for n in range(facts.decimals, facts.decimals + 4) if round(scaled, n) > 0), facts.decimals)
