"""A text made to keep the checker busy does not, whatever its length: the length limit is not what protects it."""

from __future__ import annotations

import time

import pytest

from insight.claims import check_text
from tests.acceptance.scenes import BOOKINGS

LENGTH = 100_000
GENEROUS_SECONDS = 20
"""Far above what linear reading takes on a slow machine, far below what backtracking would."""

PIECES = {
    "digits": "1",
    "digits and commas": "1,",
    "groups of digits": "123 ",
    "decimal points": "1.",
    "no-break groups": "123\u00a0",
    "signs": "−",
    "signs and spaces": "- ",
    "currency": "$",
    "brackets": "(",
    "brackets both": "()",
    "bracketed figures": "($1",
    "quotes": "\"'",
    "letters": "a",
    "a word": "fell ",
    "a name begun": "Coas",
    "names": "Coast and Online and ",
    "from": "from $1 to ",
    "arrows": "→ ",
    "percent": "% ",
    "full stops": ". ",
    "commas": ", ",
    "semicolons": "; ",
    "negations": "not ",
    "hedges": "about nearly ",
    "clauses": "which, while, although, ",
    "number words": "twenty-one hundred ",
    "fractions": "a third of two of ",
    "spaces": " \u2003",
    "lines": "a\n",
    "asterisks": "*a",
    "angle brackets": "<a",
    "addresses": "http://a.",
    "period names": "June 2026 to ",
    "dates": "1–30 June 2026, ",
    "a true sentence": "Coast fell by $19,400 to $120,900. ",
}


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_a_hundred_kilobytes_do_not_hang(piece):
    text = (piece * (LENGTH // len(piece) + 1))[:LENGTH]
    start = time.perf_counter()
    check_text("Booked revenue fell", text, BOOKINGS)
    assert time.perf_counter() - start < GENEROUS_SECONDS
