"""Reads a sentence from left to right into frames: one per clause, each with its own or a carried-over subject."""

from __future__ import annotations

from typing import Final

from insight.claims.reading.function_words import read_function_word
from insight.claims.reading.marks import read_mark
from insight.claims.reading.numbers import read_number
from insight.claims.reading.phrases import read_phrase
from insight.claims.reading.predicates import read_predicate
from insight.claims.reading.state import Reading, Step
from insight.claims.reading.times import read_time
from insight.claims.world import World

__all__ = ["Reading", "reading_of"]

_STEPS: Final[tuple[Step, ...]] = (read_mark, read_time, read_number, read_phrase, read_predicate, read_function_word)


def reading_of(world: World) -> Reading:
    """The reading of a text about these facts, before its first sentence."""
    return Reading(world, _STEPS)
