"""The event of a note told the other way round: "opened" where the note says closed, "raised" where it says lowered."""

from __future__ import annotations

import itertools
import re
from typing import Final

from insight.claims.asides import is_segment, note_words, stem
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import World

_OPPOSITES: Final = (
    (
        "opened opening opens reopen reopened reopening reopens",
        "close closed closes closing closure closures shut shuts shutting shutdown shuttered",
    ),
    (
        """add added adds adding addition introduce introduced introduces introducing introduction join joined joins joining install
        installed installation hire hired appoint appointed recruit recruited arrival arrived""",
        """remove removed removes removing removal withdraw withdrawn withdrew withdrawal left leave leaves leaving abolish abolished
        scrap scrapped discontinue discontinued dismiss dismissed departure departed resigned""",
    ),
    (
        "start started starts starting launch launched launches commence commenced resume resumed resumes",
        "end ended ends ending expire expired expires expiry stop stopped stops cease ceased terminate terminated",
    ),
    ("switched_on turned_on", "switched_off turned_off"),
)
"""What an event may have been, and what it then was not."""
_SIZES: Final = (
    """raise raised raises raising increase increased increases increasing higher lift lifted lifting extend extended extending
    extension lengthen lengthened expand expanded expansion larger longer bigger dearer double doubled rise rose risen""",
    """lower lowered lowers lowering cut cuts cutting reduce reduced reduces reducing reduction shorten shortened shortening halve
    halved smaller shorter cheaper decrease decreased decreasing drop dropped shrink shrank fall fell fallen""",
)
"""Ways in which what is noted may have changed; others may have gone the other way beside it."""
_TURNED: Final = ("switched", "turned")
_NEAR: Final = 4


def _both(sides: tuple[str, str]) -> dict[str, frozenset[str]]:
    first, second = (frozenset(side.split()) for side in sides)
    return dict.fromkeys(first, second) | dict.fromkeys(second, first)


_CONTRARIES: Final = {word: other for sides in _OPPOSITES for word, other in _both(sides).items()}
_RESIZED: Final = _both(_SIZES)


def check_event(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` for a word whose opposite the note has."""
    note = re.findall(r"[a-z]+", (world.facts.note or "").lower())
    said = {*note, *(f"{word}_{after}" for word, after in itertools.pairwise(note) if word in _TURNED)}
    things: frozenset[str] | None = None
    for index, token in enumerate(tokens):
        word = token.lowered
        if word in _TURNED and index + 1 < len(tokens):
            word = f"{word}_{tokens[index + 1].lowered}"
        word = word.replace(" ", "_")
        contraries = _CONTRARIES.get(word)
        if contraries is not None and contraries & said and not _CONTRARIES_OF[word] & said:
            raise Refused("cause", token.text)
        contraries = _RESIZED.get(word)
        if contraries is None or not contraries & said or _RESIZED_OF[word] & said:
            continue
        things = noted_things(world) if things is None else things
        near = (*tokens[max(0, index - _NEAR) : index], *tokens[index + 1 : index + 1 + _NEAR])
        if any(stem(known.lowered) in things and not is_segment(known) for known in near):
            raise Refused("direction", token.text)


_PARTS_OF_MONTH: Final = {
    "early": (1, 10), "beginning": (1, 10), "start": (1, 10), "mid": (10, 20), "middle": (10, 20), "late": (21, 31), "end": (21, 31),
}  # fmt: skip


def dates_within(world: World, tokens: list[Token], index: int) -> bool:
    """ "at the beginning of June", "early June": a part of the month in which the note has a date."""
    days = _PARTS_OF_MONTH.get(tokens[index].lowered)
    month = next((token.lowered.split()[0] for token in tokens[index + 1 : index + 4] if token.kind == "period"), None)
    if days is None or month is None:
        return False
    dated = re.findall(rf"(\d{{1,2}}) {re.escape(month)}\b", (world.facts.note or "").lower())
    return any(days[0] <= int(day) <= days[1] for day in dated)


def _own_side(table: dict[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    return {word: table[next(iter(other))] for word, other in table.items()}


_CONTRARIES_OF: Final = _own_side(_CONTRARIES)
_RESIZED_OF: Final = _own_side(_RESIZED)


def noted_things(world: World, *, done: bool = False) -> frozenset[str]:
    """Stems of what the note speaks of, without the words that the metric and its dimensions have themselves.

    What was done to it ("closed", "closure") is left out unless `done`.
    """
    facts = world.facts
    parts = [part.label for part in (facts.numerator, facts.denominator) if part is not None]
    own = " ".join((facts.label, facts.definition, *facts.also_called, *parts, *world.dimensions)).lower()
    verbs = set() if done else {stem(word) for word in (*_RESIZED, *_CONTRARIES)}
    return note_words(world) - {stem(word) for word in re.findall("[a-z]+", own)} - verbs
