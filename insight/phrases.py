"""The turns of phrase that every evidence sentence is made of."""

from __future__ import annotations

from insight.facts import Facts
from insight.figures import equal_as_shown, format_delta, format_relative, format_share, format_value


def both_figures(facts: Facts, old: float, new: float) -> tuple[str, str, str]:
    """Both values and their difference, with as many decimals more as it takes to tell the values apart."""
    decimals = facts.decimals
    while old != new and decimals < facts.decimals + 4 and _alike(facts, old, new, decimals):
        decimals += 1
    before, after = (format_value(value, facts.unit, decimals) for value in (old, new))
    return before, after, format_delta(new - old, facts.unit, decimals)


def _alike(facts: Facts, old: float, new: float, decimals: int) -> bool:
    """Whether two values are written alike."""
    return format_value(old, facts.unit, decimals) == format_value(new, facts.unit, decimals)


def in_brackets(facts: Facts, base: float, change: float) -> str:
    """The relative change in brackets; nothing on a base that is negative or shows as zero."""
    if base <= 0 or equal_as_shown(base, 0, facts.unit, facts.decimals):
        return ""
    return f" ({format_relative(change / base)}{' relative' if facts.unit == 'percent' else ''})"


def verb(change: float) -> str:
    """What a value did."""
    if change == 0:
        return "stayed"
    return "rose" if change > 0 else "fell"


def lowered(label: str) -> str:
    """A label inside a sentence: "revenue", but "AOV" as it is."""
    return label if label[1:2].isupper() else label[:1].lower() + label[1:]


def whole_of_shares(facts: Facts) -> str:
    """What the shares of a ratio's segments are shares of."""
    return facts.denominator.label if facts.denominator is not None else "the whole"


def delta_of(facts: Facts, change: float) -> str:
    """A change of the metric, with its sign."""
    return format_delta(change, facts.unit, facts.decimals)


def value_of(facts: Facts, value: float) -> str:
    """A value of the metric."""
    return format_value(value, facts.unit, facts.decimals)


def limit_decimals(facts: Facts, limit: float) -> int:
    """Enough decimals that the limit does not read as zero."""
    scaled = limit * 100 if facts.unit == "percent" else limit
    return next((n for n in range(facts.decimals, facts.decimals + 4) if round(scaled, n) > 0), facts.decimals)


def both_shares(old: float, new: float) -> tuple[str, str]:
    """Two shares with as many decimals as it takes to tell them apart."""
    decimals = next((n for n in range(1, 5) if format_share(old, n) != format_share(new, n)), 1)
    return format_share(old, decimals), format_share(new, decimals)
