"""What each field of a metric may hold, and what two fields may not say together.

A check takes the value as TOML gave it and returns what is wrong with it, in words that follow the field's name, or
`None`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Final, get_args

from insight.metrics import Kind, Metric, Polarity, Unit

Check = Callable[[object], str | None]
Problem = tuple[str, str]
"""Field and what is wrong with it."""

LABEL_MARKS: Final = " -–'’&%/(),.:+"
PROSE_MARKS: Final = LABEL_MARKS + ';?!=×÷−“”"'
SHOWN_CHARACTERS: Final = 40
WEEKDAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


def visible(text: str) -> str:
    """A text from a file as it may stand in a message: on one line, what cannot be printed written as an escape."""
    return "".join(mark if mark.isprintable() else ascii(mark)[1:-1] for mark in text)


def quoted(value: object) -> str:
    """A value from a file as it may stand in a message: visible, short and in quotes."""
    text = str(value)
    short = text if len(text) <= SHOWN_CHARACTERS else text[: SHOWN_CHARACTERS - 1] + "…"
    return '"' + visible(short).replace('"', '\\"') + '"'


def listed(names: Iterable[str]) -> str:
    """Names in quotes, joined by commas."""
    return ", ".join(quoted(name) for name in names)


def words(longest: int, marks: str) -> Check:
    """One line of plain words: letters, digits and the given marks, so that no markup can be in it."""

    def check(value: object) -> str | None:
        if problem := _one_line(longest)(value):
            return problem
        text = str(value)
        strange = [mark for mark in text if unicodedata.category(mark)[0] not in "LMN" and mark not in marks]
        if strange:
            return f"holds {quoted(strange[0])}; use letters, digits, spaces and {marks.strip()}"
        return None

    return check


def column(value: object) -> str | None:
    """The name of a column, exactly as the data file spells it."""
    return _one_line(longest=128)(value)


def file_path(value: object) -> str | None:
    """The path of a file."""
    return _one_line(longest=1_000)(value)


def one_of(allowed: tuple[str, ...]) -> Check:
    """One of a fixed set of words."""

    def check(value: object) -> str | None:
        return None if value in allowed else f"is {quoted(value)}; choose one of {listed(allowed)}"

    return check


def weekday(value: object) -> str | None:
    """The day that a week starts with."""
    return one_of(WEEKDAYS)(value)


def whole_number(lowest: int, highest: int) -> Check:
    """A whole number within limits."""

    def check(value: object) -> str | None:
        if isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest:
            return None
        return f"is {quoted(value)}; give a whole number from {lowest} to {highest}"

    return check


def list_of(check_item: Check) -> Check:
    """A list without repeats whose items all pass."""

    def check(value: object) -> str | None:
        if not isinstance(value, list):
            return f"is {quoted(value)}; give a list in square brackets"
        for position, item in enumerate(value, start=1):
            if problem := check_item(item):
                return f"item {position} {problem}"
            if item in value[: position - 1]:
                return f"item {position} repeats {quoted(item)}; remove it"
        return None

    return check


def _one_line(longest: int) -> Check:
    def check(value: object) -> str | None:
        if not isinstance(value, str):
            return f"is {quoted(value)}; give a text in quotes"
        if not value.strip():
            return "is empty; give a text"
        if value != value.strip():
            return f"is {quoted(value)}; remove the spaces at its ends"
        if not value.isprintable():
            return f"is {quoted(value)}; remove line breaks and control characters"
        if len(value) > longest:
            return f"has {len(value)} characters; at most {longest} are allowed"
        return None

    return check


CHECKS: Final[Mapping[str, Check]] = {
    "label": words(60, LABEL_MARKS),
    "also_called": list_of(words(60, LABEL_MARKS)),
    "definition": words(300, PROSE_MARKS),
    "kind": one_of(get_args(Kind)),
    "unit": one_of(get_args(Unit)),
    "decimals": whole_number(0, 6),
    "polarity": one_of(get_args(Polarity)),
    "numerator": column,
    "numerator_label": words(60, LABEL_MARKS),
    "denominator": column,
    "denominator_label": words(60, LABEL_MARKS),
    "volume": column,
    "date": column,
    "dimensions": list_of(column),
    "unit_of_repeat": column,
}
REQUIRED: Final = ("label", "unit", "numerator", "date")
COLUMN_FIELDS: Final = ("numerator", "denominator", "volume", "date", "unit_of_repeat")


def field_problems(table: Mapping[str, object]) -> list[Problem]:
    """What is wrong with the fields of one metric, each looked at by itself."""
    unknown = [(field, unknown_field(field, CHECKS)) for field in table if field not in CHECKS]
    missing = [(field, "is missing") for field in REQUIRED if field not in table]
    wrong = [(field, CHECKS[field](value)) for field, value in table.items() if field in CHECKS]
    return unknown + missing + [(field, problem) for field, problem in wrong if problem]


def unknown_field(field: str, known: Iterable[str]) -> str:
    """Say that a field is not known, with the nearest known one."""
    near = get_close_matches(field, list(known), n=1)
    return f"is not known; did you mean {quoted(near[0])}?" if near else f"is not known; allowed are {listed(known)}"


def build_metric(name: str, table: Mapping[str, object]) -> Metric:
    """The metric of a table without field problems. A denominator makes it a ratio unless `kind` says otherwise."""
    values = {field: tuple(value) if isinstance(value, list) else value for field, value in table.items()}
    kind = values.pop("kind", "ratio" if "denominator" in values else "additive")
    return Metric(name=name, kind=kind, **values)  # type: ignore[arg-type]  # CHECKS has looked at every value


def contradictions(metric: Metric) -> list[Problem]:
    """What is wrong with the fields of one metric, looked at together."""
    found: list[Problem] = []
    if metric.kind == "ratio" and metric.denominator is None:
        found.append(("denominator", 'is missing; the kind "ratio" divides by it'))
    if metric.kind != "ratio" and metric.denominator is not None:
        found.append(("denominator", f"is given, but the kind {quoted(metric.kind)} has none; remove one of the two"))
    if metric.numerator == metric.denominator:
        found.append(("denominator", f"is {quoted(metric.numerator)} like the numerator; the ratio would always be 1"))
    if metric.kind in {"additive", "distinct"} and metric.unit in {"percent", "ratio"}:
        found.append(("unit", f"is {quoted(metric.unit)}, but without a denominator there is nothing to divide by"))
    if metric.kind == "distinct" and metric.unit != "count":
        found.append(("unit", f'is {quoted(metric.unit)}; the kind "distinct" counts, so choose "count"'))
    if metric.volume is not None and (metric.kind != "additive" or metric.volume == metric.numerator):
        found.append(("volume", "may only be given for a sum, and as another column than the numerator"))
    taken = {getattr(metric, field): field for field in COLUMN_FIELDS}
    found += [
        ("dimensions", f"lists {quoted(dimension)}, which is the {taken[dimension]} already")
        for dimension in metric.dimensions
        if dimension in taken
    ]
    return found
