"""Honest texts of the corpora with one word, name or figure exchanged for another."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

PAIRS: Final = """fell/rose fall/rise falls/rises fell/climbed dropped/gained drop/gain declined/increased
    decline/increase decreased/increased decrease/increase down/up lower/higher lost/gained loss/gain
    losses/gains shrank/grew slipped/climbed reduction/increase falling/rising declining/growing
    weaker/stronger smaller/larger worse/better slower/faster below/above shorter/longer within/outside
    largest/smallest highest/lowest biggest/smallest strongest/weakest fastest/slowest first/second
    second/third previous/next earlier/later before/after cannot/can two/three three/four both/neither
    entirely/partly"""
"""Words that say opposite or neighbouring things; each is put for the other."""
_FIGURE: Final = re.compile(r"[$€¥]?\d[\d,.]*\d(?:%| ?(?:points|pp|minutes|million|billion|K|M)\b)?")


class Swap(NamedTuple):
    """One exchange, and the text with it."""

    kind: str
    what: str
    text: str


def swaps(text: str, names: Sequence[Sequence[str]]) -> Iterator[Swap]:
    """Every exchange of a word, of a segment's name within its dimension, and of a figure for one of the same form."""
    yield from _words(text)
    yield from _names(text, names)
    yield from _figures(text)


def _words(text: str) -> Iterator[Swap]:
    for pair in PAIRS.split():
        one, other = pair.split("/")
        for word, put in ((one, other), (other, one)):
            for found in re.finditer(rf"(?<![\w-]){word}(?![\w-])", text, re.IGNORECASE):
                new = put.capitalize() if found[0][:1].isupper() else put
                yield Swap("word", f"{word} -> {put}", text[: found.start()] + new + text[found.end() :])


def _names(text: str, names: Sequence[Sequence[str]]) -> Iterator[Swap]:
    for group in names:
        for name, put in itertools.permutations(group, 2):
            for found in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text):
                near = text[max(0, found.start() - 80) : found.end() + 80]
                if put not in near:  # "South and South" is no sentence
                    yield Swap("name", f"{name} -> {put}", text[: found.start()] + put + text[found.end() :])


def _figures(text: str) -> Iterator[Swap]:
    found = [match for match in _FIGURE.finditer(text) if not re.fullmatch(r"(?:19|20)\d\d", match[0])]
    forms = {match[0]: re.sub(r"[\d,.]+", "0", match[0]) for match in found}
    for match in found:
        for put in dict.fromkeys(other[0] for other in found):
            if put != match[0] and forms[put] == forms[match[0]]:
                yield Swap("figure", f"{match[0]} -> {put}", text[: match.start()] + put + text[match.end() :])
