"""Numbers written in digits: sign, currency, digits, magnitude and unit."""

from __future__ import annotations

import re
from typing import Final

from insight.claims.figures import Figure, NumberUnit
from insight.claims.vocabulary.numerals import SCALES

CURRENCIES: Final = {
    "$": "USD", "us$": "USD", "usd": "USD", "dollar": "USD", "dollars": "USD", "€": "EUR", "eur": "EUR", "euro": "EUR",
    "euros": "EUR", "£": "GBP", "gbp": "GBP", "pound": "GBP", "pounds": "GBP", "¥": "JPY", "jpy": "JPY", "yen": "JPY",
    "円": "JPY", "jp¥": "JPY",
}  # fmt: skip
OTHER_CURRENCIES: Final = frozenset(
    [
        "chf",
        "aud",
        "cad",
        "nzd",
        "sek",
        "nok",
        "dkk",
        "pln",
        "czk",
        "huf",
        "inr",
        "cny",
        "rmb",
        "brl",
        "mxn",
        "krw",
        "sgd",
        "hkd",
        "zar",
        "try",
        "rub",
        "₹",
        "₽",
        "₩",
        "₺",
        "francs",
        "franc",
        "rupees",
        "kr",
        "zł",
    ]
)
_UNITS: Final[dict[str, tuple[NumberUnit, float]]] = {
    "%": ("percent", 1), "percent": ("percent", 1), "per cent": ("percent", 1), "pct": ("percent", 1),
    "percentage points": ("points", 1), "percentage point": ("points", 1), "percentage-points": ("points", 1),
    "percentage-point": ("points", 1), "%-points": ("points", 1), "% points": ("points", 1), "%-point": ("points", 1),
    "points": ("points", 1), "point": ("points", 1), "pp": ("points", 1), "ppts": ("points", 1), "ppt": ("points", 1),
    "pps": ("points", 1), "p.p.": ("points", 1), "pts": ("points", 1), "pt": ("points", 1), "pct points": ("points", 1),
    "percent points": ("points", 1),
    "basis points": ("points", 0.01), "basis point": ("points", 0.01), "bps": ("points", 0.01), "bp": ("points", 0.01),
    "minutes": ("minutes", 1), "minute": ("minutes", 1), "min": ("minutes", 1), "mins": ("minutes", 1),
    "hours": ("minutes", 60), "hour": ("minutes", 60), "hrs": ("minutes", 60), "hr": ("minutes", 60), "h": ("minutes", 60),
    "seconds": ("minutes", 1 / 60), "second": ("minutes", 1 / 60), "secs": ("minutes", 1 / 60), "sec": ("minutes", 1 / 60),
    "s": ("minutes", 1 / 60),
    "times": ("times", 1), "×": ("times", 1), "x": ("times", 1), "-fold": ("times", 1), "fold": ("times", 1),
    "per thousand": ("percent", 0.1), "‰": ("percent", 0.1), "per mille": ("percent", 0.1),
}  # fmt: skip
_SUB_UNITS: Final = {
    "cents": ("USD", "EUR"),
    "cent": ("USD", "EUR"),
    "ct": ("EUR",),
    "¢": ("USD",),
    "pence": ("GBP",),
    "p": ("GBP",),
}
_NUMBER: Final = re.compile(
    r"(?P<sign>[+\-±])? ?(?P<currency>US\$|JP¥|[$€£¥]|(?:USD|EUR|GBP|JPY|CHF)(?: |(?=\d)))?(?P<sign2>[+\-])?"
    r"(?P<digits>\d{1,3}(?:,\d{3})+(?![\d])(?:\.\d+)?|\d{1,3}(?: \d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)"
)
_SCALE: Final = re.compile(
    r"[ -]?(?P<scale>(?:[Tt]housand|[Mm]illion|[Bb]illion|[Tt]rillion|hundred|mn|mio|bn|tn)(?![A-Za-z])|(?:K|k|M|m|B|bn|MM|b)(?![A-Za-z]))"
)
_UNIT: Final = re.compile(
    "[ -]?(?P<unit>" + "|".join(sorted(map(re.escape, _UNITS), key=len, reverse=True)) + ")(?![A-Za-z])", re.IGNORECASE
)
_MONEY_WORD: Final = re.compile(
    r"[ -]?(?P<word>[€£¥$円]|[A-Za-z]{2,7}\b|¢|ct\b|p\b)",
)
_MONEY: Final = frozenset([*CURRENCIES, *_SUB_UNITS, *OTHER_CURRENCIES])


def read_number(text: str, start: int) -> tuple[int, Figure] | None:
    """End and figure of a number in digits at `start`; a sign belongs to it when nothing is written before it."""
    found = _NUMBER.match(text, start)
    if not found:
        return None
    if found["sign"] and start and (text[start - 1].isalnum() or text[start - 1] in ")%"):
        return None
    value, step, round_step = _digits(found["digits"])
    end = found.end()
    scale = _SCALE.match(text, end)
    if scale and not (scale["scale"] == "m" and text[end] == " "):
        factor = SCALES[scale["scale"].lower()]
        value, step, round_step, end = value * factor, step * factor, round_step * factor, scale.end()
    return _with_unit(text, found, (value, step, round_step), end)


def _with_unit(
    text: str, found: re.Match[str], figures: tuple[float, float, float], end: int
) -> tuple[int, Figure] | None:
    currency = CURRENCIES.get(
        (found["currency"] or "").strip().lower(), (found["currency"] or "").strip().lower() or None
    )
    unit: NumberUnit = "money" if currency else "plain"
    factor = 1.0
    named = _UNIT.match(text, end)
    word = _MONEY_WORD.match(text, end)
    if named and not currency:
        unit, factor = _UNITS[named["unit"].lower()]
        end = named.end()
    elif word and word["word"].lower() in _MONEY:
        token = word["word"].lower()
        if currency and CURRENCIES.get(token) != currency:
            return None if token not in _SUB_UNITS else (end, _figure(found, figures, unit, currency))
        unit, end = "money", word.end()
        factor = 0.01 if token in _SUB_UNITS else 1.0
        currency = CURRENCIES.get(token) or ("cents" if token in _SUB_UNITS else token)
    value, step, round_step = figures
    return end, _figure(found, (value * factor, step * factor, round_step * factor), unit, currency)


def _figure(
    found: re.Match[str], figures: tuple[float, float, float], unit: NumberUnit, currency: str | None
) -> Figure:
    sign = found["sign2"] or found["sign"]
    return Figure(
        value=figures[0],
        step=figures[1],
        unit=unit,
        round_step=figures[2],
        sign=0 if sign in {None, "±"} else 1 if sign == "+" else -1,
        currency=currency,
    )


def _digits(text: str) -> tuple[float, float, float]:
    """Value, place of the last digit, place of the last digit that is not a trailing zero."""
    plain = text.replace(",", "").replace(" ", "")
    whole, _, decimals = plain.partition(".")
    step = 10.0 ** -len(decimals)
    digits = whole + decimals
    zeros = len(digits) - len(digits.rstrip("0")) if digits.strip("0") else 0
    return float(plain), step, step * 10.0**zeros
