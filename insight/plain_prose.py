"""A first reading of the prose: figures, directions and form."""

from __future__ import annotations

import re
from typing import Final

from insight.errors import InvalidOfferInsight
from insight.facts import Facts

_MARKUP: Final = re.compile(r"[*_`#<>\[\]{}|\\]|https?:|www\.")
_NUMBER: Final = re.compile(
    r"(?P<symbol>[$€£¥])?(?P<digits>\d{1,3}(?:[,\u00a0\u202f]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?"
    r"(?P<scale>K\b|M\b|million\b)?\s?(?P<unit>%|percent\b|pp\b|points?\b|percentage points?\b|min\b)?"
)
_UP: Final = re.compile(r"\b(rose|rises?|increase[sd]?|grew|grow|gained?|up|climbed|higher)\b", re.IGNORECASE)
_DOWN: Final = re.compile(r"\b(fell|falls?|decrease[sd]?|declined?|dropp?(?:ed)?|lost|down|lower)\b", re.IGNORECASE)
_SYMBOLS: Final = {"USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"}


def check_text(headline: str, explanation: str, facts: Facts) -> None:
    """Refuse a text with a figure that the facts do not hold, or with a direction against them.

    Raises:
        InvalidOfferInsight: the text failed.
    """
    text = f"{headline}\n{explanation}"
    if _MARKUP.search(text):
        raise InvalidOfferInsight("text_form")
    bare = re.sub(r"\b(?:19|20)\d\d\b|\bQ[1-4]\b", " ", text)
    for found in _NUMBER.finditer(bare):
        if not _is_known(found, facts):
            raise InvalidOfferInsight("number")
    against = {"increase": _DOWN, "decrease": _UP}.get(facts.direction)
    if against is not None and against.search(headline):
        raise InvalidOfferInsight("direction")
    names = {name.lower() for known in facts.segments for _, name in known.segment.parts}
    for sentence in re.split(r"(?<=[.;])\s+", explanation):
        if not any(name in sentence.lower() for name in names) and against is not None and against.search(sentence):
            raise InvalidOfferInsight("direction")


def _is_known(found: re.Match[str], facts: Facts) -> bool:
    digits = re.sub(r"[^\d.]", "", found["digits"])
    scale = {"K": 1e3, "M": 1e6, "million": 1e6}.get(found["scale"] or "", 1.0)
    told = float(digits) * scale
    half = 0.5000001 * 10 ** -len(digits.partition(".")[2]) * scale
    if found["symbol"] and found["symbol"] != _SYMBOLS.get(facts.unit):
        return False
    candidates = _percent_figures(facts) if found["unit"] else _plain_figures(facts)
    return any(abs(abs(candidate) - told) <= half for candidate in candidates)


def _percent_figures(facts: Facts) -> list[float]:
    shares = [facts.relative_change]
    for known in facts.segments:
        shares += [known.share_previous, known.share_current]
        if known.contribution is not None and facts.delta:
            shares.append(known.contribution / facts.delta)
    figures = [100 * share for share in shares if share is not None]
    return figures + ([100 * value for value in _plain_figures(facts)] if facts.unit == "percent" else [])


def _plain_figures(facts: Facts) -> list[float]:
    figures: list[float | None] = [facts.previous_value, facts.current_value, facts.delta]
    for known in facts.segments:
        figures += [known.previous_value, known.current_value, known.contribution, known.rate_effect, known.mix_effect]
    return [figure for figure in figures if figure is not None]
