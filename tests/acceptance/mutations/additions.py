"""Honest texts of the corpora with a phrase or an adjective put in that nothing bears out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

NARROWED: Final = (
    "among new customers", "excluding returns", "per employee", "per store", "on average per week", "in real terms",
    "after tax", "before discounts", "at constant prices", "in the home market", "across Europe", "in all countries",
    "on weekdays", "at the weekend", "in the second half", "during the last week", "before the holidays", "every day",
    "for members of the loyalty scheme", "outside opening hours", "without the largest customer", "since the relaunch",
)  # fmt: skip
"""What narrows, dates or scales a statement."""
REPEATED: Final = (
    "again", "once more", "for the third month in a row", "for the first time this year", "year on year",
    "since last year", "over the past year", "twice", "as usual at this time of year", "for good", "permanently",
)  # fmt: skip
"""What says how often, since when or for how long."""
JUDGED: Final = (
    "as expected", "as planned", "unexpectedly", "which is a record", "which is alarming", "the lowest level in years",
    "ahead of plan", "below budget", "in line with the forecast", "compared with the target", "as in other markets",
    "with a loss of market share", "more than the competition", "and costs fell too", "while profit rose",
    "and will recover soon", "so the budget should be raised", "as the analyst confirmed", "according to management",
)  # fmt: skip
"""What holds a statement to something that the facts do not have."""
EXPLAINED: Final = (
    "because of the season", "thanks to the new campaign", "owing to bad weather", "as demand weakened",
    "as customers switched to a rival", "since prices were raised", "due to staff shortages", "after the relaunch",
    "despite the price increase", "because fewer people came",
)  # fmt: skip
"""What gives a reason."""
PHRASES: Final = {"narrowed": NARROWED, "repeated": REPEATED, "judged": JUDGED, "explained": EXPLAINED}
OTHER_MEASURES: Final = (
    "adjusted", "organic", "like-for-like", "same-store", "underlying", "seasonal", "budgeted", "planned", "expected",
    "record", "weekly", "monthly", "annual", "cancelled", "returned", "lost", "digital", "mobile", "private", "young",
)  # fmt: skip
"""Adjectives that make another measure of a metric."""
_END: Final = re.compile(r"(?<=[a-z%0-9)])\.(?= |$)")


class Addition(NamedTuple):
    """One phrase put in, and the text with it."""

    kind: str
    what: str
    text: str


def additions(text: str, metric: Sequence[str], described: str, turn: int) -> Iterator[Addition]:
    """A phrase of each kind behind every sentence, and adjectives in front of the metric's names.

    `turn` picks the phrases, so that a sample of texts tries all of them; `described` holds words that the facts use
    of the metric, which an adjective must not be.
    """
    for place, found in enumerate(_END.finditer(text)):
        for kind, phrases in PHRASES.items():
            phrase = phrases[(turn + place) % len(phrases)]
            for joint in (" ", ", "):
                yield Addition(kind, phrase, text[: found.start()] + joint + phrase + text[found.start() :])
    for name in metric:
        for place, found in enumerate(re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE)):
            word = OTHER_MEASURES[(turn + place) % len(OTHER_MEASURES)]
            if word not in described:
                put = f"{word.capitalize() if found[0][0].isupper() else word} {found[0][0].lower()}{found[0][1:]}"
                yield Addition("measure", word, text[: found.start()] + put + text[found.end() :])
