"""Changed honest texts put before the check: how many there were of each kind, and which passed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from insight.claims import check_text
from tests.acceptance.honest_texts import HonestText
from tests.acceptance.mutations.additions import additions
from tests.acceptance.mutations.swaps import swaps
from tests.spread import spread


@dataclass(slots=True)
class Tried:
    """Counts by kind, and what passed."""

    tried: Counter[str] = field(default_factory=Counter)
    passed: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def add(self, text: HonestText, kind: str, changed: str, what: str) -> None:
        """Judge one changed text and count it."""
        self.tried[kind] += 1
        if check_text(text.headline, changed, text.facts) is None:
            self.passed[kind].append(f"{text.name}: {what}")


class Turn(NamedTuple):
    """A text and its place in the list of texts, which decides what is put in."""

    place: int
    text: HonestText


def exchanged(turn: Turn) -> Tried:
    """The text with each word, name and figure exchanged."""
    found = Tried()
    names: dict[str, list[str]] = defaultdict(list)
    for segment in turn.text.facts.segments:
        names[segment.segment.dimension].append(segment.segment.name)
    for swap in swaps(turn.text.explanation, list(names.values())):
        found.add(turn.text, swap.kind, swap.text, swap.what)
    return found


def added_to(turn: Turn) -> Tried:
    """The text with phrases and adjectives put in."""
    found, facts = Tried(), turn.text.facts
    for added in additions(turn.text.explanation, (facts.label, *facts.also_called), turn.text.described, turn.place):
        found.add(turn.text, added.kind, added.text, added.what)
    return found


def try_all(work: Callable[[Turn], Tried], texts: Iterable[HonestText]) -> Tried:
    """What became of all texts."""
    whole = Tried()
    for part in spread(work, [Turn(place, text) for place, text in enumerate(texts, start=1)], at_once=4):
        whole.tried += part.tried
        for kind, passed in part.passed.items():
            whole.passed[kind] += passed
    return whole
