"""The acceptance boundary: what a model wrote becomes an insight here, or nothing of it is used.

`validate_offer_insight` reads the raw answer, compares its fields with the computed figures and has its prose read
against the facts. It knows no provider and repairs nothing: an answer that needs a repair is withheld.
"""

from __future__ import annotations

import json
import logging
import math
import re
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from typing import Annotated, Any, Final, NoReturn

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from insight.claims import check_text
from insight.errors import InvalidOfferInsight, WithheldReason
from insight.facts import Direction, Facts, Period
from insight.figures import equal_as_shown
from insight.metrics import Kind, Unit

HEADLINE_LIMIT: Final = 120
"""Longest headline, in characters."""
EXPLANATION_LIMIT: Final = 600
"""Longest explanation, in characters."""
DRIVER_LIMIT: Final = 3
"""Most drivers that an answer may name."""
CONTENT_LIMIT: Final = 8_000
"""Longest raw answer, in characters: a full answer in which every character is escaped, and white space around it."""
NUMBER_LIMIT: Final = 32
"""Longest number literal: any double fits, a model caught in a loop of digits does not."""
WORD_LIMIT: Final = 60
"""Longest word in a text, unless the data has a longer name."""

_LOGGED_CHARACTERS: Final = 2_000
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_VARIATION_SELECTORS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_PILED_MARKS: Final = 3
_UNREADABLE: Final = object()
_RATE_WORDS: Final = frozenset({"rate", "share", "ratio", "conversion", "percentage", "pct", "percent"})

_log = logging.getLogger(__name__)

_Finite = Annotated[float, Field(allow_inf_nan=False)]


class OfferInsight(BaseModel):
    """An accepted insight: what a model wrote, word for word, after every check."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, hide_input_in_errors=True)

    metric: str
    direction: Direction
    previous_value: _Finite
    current_value: _Finite
    headline: Annotated[str, Field(min_length=1, max_length=HEADLINE_LIMIT)]
    explanation: Annotated[str, Field(min_length=1, max_length=EXPLANATION_LIMIT)]
    drivers: Annotated[tuple[str, ...], Field(max_length=DRIVER_LIMIT, strict=False)]
    """Ids of the segment evidence that the text rests on, in the order of the evidence."""


def validate_offer_insight(
    content: str,
    *,
    expected_metric: str,
    previous_value: float,
    current_value: float,
    facts: Facts | None = None,
) -> OfferInsight:
    """Accept a model's answer or refuse it as a whole.

    White space around the JSON object, which JSON itself allows, is no fault within the size limit; anything else
    around it is. Without `facts` a text may use the two values and what follows from them, nothing more.

    Args:
        content: the raw answer.
        expected_metric: identifier of the metric that was asked about.
        previous_value: value of the baseline period; a rate is a fraction.
        current_value: value of the current period, on the same scale.
        facts: all that a text may claim.

    Raises:
        InvalidOfferInsight: the answer failed a check; its `reason` says which kind.
        ValueError: `facts` are about another metric or other values.
    """
    known = overall_facts(expected_metric, previous_value, current_value) if facts is None else facts
    _require_agreement(known, expected_metric, previous_value, current_value)
    answer = _shaped(_parsed(content))
    _check_fields(answer, known)
    _check_drivers(answer, known)
    for text in (answer.headline, answer.explanation):
        _check_characters(text, known)
    _check_prose(answer, known)
    return answer


def _refuse(reason: WithheldReason, offending: str) -> NoReturn:
    """Withhold the answer; the text stays in the debug log and never becomes part of the error."""
    _log.debug("Answer withheld (%s): %.*r", reason, _LOGGED_CHARACTERS, offending)
    raise InvalidOfferInsight(reason)


# Reading -------------------------------------------------------------------------------------------------------------


def _parsed(content: str) -> object:
    """The one JSON value that is the whole answer."""
    if len(content) > CONTENT_LIMIT:
        _refuse("too_large", content)
    if not content.strip():
        _refuse("empty", content)
    value: object = _UNREADABLE
    with suppress(ValueError, RecursionError):  # such an error quotes the answer, so it must not stay in the chain
        value = json.loads(
            content,
            object_pairs_hook=_without_repeats,
            parse_float=_finite,
            parse_int=_finite,
            parse_constant=_refused_constant,
        )
    if value is _UNREADABLE:
        _refuse("not_json", content)
    return value


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose keys are all different; which of two values was meant is not ours to guess."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("repeated key")
    return found


def _finite(literal: str) -> float:
    if len(literal) > NUMBER_LIMIT or not math.isfinite(number := float(literal)):
        raise ValueError("number out of range")
    return number


def _refused_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON number")


def _shaped(value: object) -> OfferInsight:
    """The answer in its agreed form: exactly these fields, of exactly these types."""
    answer: OfferInsight | None = None
    if isinstance(value, Mapping):
        with suppress(ValidationError):
            answer = OfferInsight.model_validate(value)
    if answer is None or not (answer.headline.strip() and answer.explanation.strip()):
        _refuse("schema", repr(value))
    return answer


# Comparing -----------------------------------------------------------------------------------------------------------


def _check_fields(answer: OfferInsight, facts: Facts) -> None:
    if answer.metric != facts.metric:
        _refuse("metric", answer.metric)
    if answer.direction != facts.direction:
        _refuse("direction_field", answer.direction)
    pairs = ((answer.previous_value, facts.previous_value), (answer.current_value, facts.current_value))
    if not all(equal_as_shown(told, true, facts.unit, facts.decimals) for told, true in pairs):
        _refuse("value_field", repr(pairs))


def _check_drivers(answer: OfferInsight, facts: Facts) -> None:
    """Drivers are known, in the order of the evidence and named once; one at least when the evidence has any."""
    known = [item.id for item in facts.driver_evidence]
    in_order = [driver for driver in known if driver in answer.drivers]
    if list(answer.drivers) != in_order or (known and not answer.drivers):
        _refuse("drivers", repr(answer.drivers))


def _check_prose(answer: OfferInsight, facts: Facts) -> None:
    reason = check_text(answer.headline, answer.explanation, facts)
    if reason is not None:
        _refuse(reason, f"{answer.headline}\n{answer.explanation}")


def _check_characters(text: str, facts: Facts) -> None:
    """Every character can be seen, and every word can be read."""
    if not (text.isascii() and text.isprintable()):
        if not all(_is_visible(character) for character in text) or _VARIATION_SELECTORS.search(text):
            _refuse("text_form", text)
        marks = 0
        for character in text:
            marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
            if marks >= _PILED_MARKS:
                _refuse("text_form", text)
    names = [name for known in facts.segments for _, name in known.segment.parts]
    longest_name = max((len(word) for name in [facts.label, *names] for word in name.split()), default=0)
    if max(map(len, text.split())) > max(WORD_LIMIT, longest_name + 3):
        _refuse("text_form", text)


def _is_visible(character: str) -> bool:
    """False for control, format and bidirectional characters, surrogates and blanks that are no space."""
    if character in _INVISIBLE:
        return False
    category = unicodedata.category(character)
    return category[0] != "C" and category not in {"Zl", "Zp"}


# Facts from three arguments ------------------------------------------------------------------------------------------


def _require_agreement(facts: Facts, metric: str, previous: float, current: float) -> None:
    same_values = math.isclose(facts.previous_value, previous, rel_tol=1e-9, abs_tol=1e-12) and math.isclose(
        facts.current_value, current, rel_tol=1e-9, abs_tol=1e-12
    )
    if facts.metric != metric or not same_values:
        raise ValueError(f"the facts of {facts.metric!r} do not belong to the metric and values that were asked about")


def overall_facts(metric: str, previous: float, current: float) -> Facts:
    """The overall change alone, when nothing else is known.

    Two fractions of a metric named as a rate are read as percentages. The periods have no dates: a text may speak of
    a month and the one before, and cannot name any.
    """
    if not (math.isfinite(previous) and math.isfinite(current)):
        raise ValueError("both values have to be finite numbers")
    words = re.split(r"[\W_]+", metric.lower())
    is_rate = not _RATE_WORDS.isdisjoint(words) and max(abs(previous), abs(current)) <= 1
    shown = 100 if is_rate else 1
    is_whole = float(previous).is_integer() and float(current).is_integer()
    kind: Kind = "ratio" if is_rate else "additive"
    unit: Unit = "percent" if is_rate else "count" if is_whole else "ratio"
    return Facts(
        metric=metric,
        label=" ".join(word for word in words if word).capitalize() or metric,
        kind=kind,
        unit=unit,
        grain="month",
        previous_period=Period("the previous period", date.min, date.min),
        current_period=Period("the current period", date.min.replace(day=2), date.min.replace(day=2)),
        previous_value=float(previous),
        current_value=float(current),
        decimals=max(_decimals(previous * shown), _decimals(current * shown)),
    )


def _decimals(value: float) -> int:
    """Decimals of a value as it would be written by hand, six at most."""
    return len(f"{value:.6f}".rstrip("0").partition(".")[2])
