"""What may be said of the thing that a note tells of: no more than the note does.

"The pier was sold", "the popular pier", "all piers" and "was partly closed" use words of every report, so no list of
unknown words catches them; beside a thing of the note each has to be a word of the note.
"""

from __future__ import annotations

import itertools
import re
from typing import Final

from insight.claims.asides import OF_ALL, in_note, is_segment, pieces_of, stem, told_words
from insight.claims.clauses.phrases import DETERMINERS
from insight.claims.clauses.qualifiers import FUNCTION_WORDS
from insight.claims.events import noted_things
from insight.claims.happenings import retellings
from insight.claims.possibilities import MAYBE, NOT_KNOWN, RELATIONS, TAKES_PLACE
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, token_at
from insight.claims.world import World

_BE: Final = ("was", "were", "is", "are", "been", "being", "be", "got", "will be", "has", "have", "had")
_DONE: Final = (
    "level_verb",
    "move",
    "transitive",
    "multiple_verb",
    "share_verb",
    "drive_verb",
    "hold",
    "activity",
    "good",
    "pace",
    "offset_verb",
)
_DESCRIBES: Final = ("good", "strong", "weak", "pace", "quantifier", "level_sign")
_ALLOWED: Final = (
    MAYBE
    | RELATIONS
    | TAKES_PLACE
    | frozenset(NOT_KNOWN)
    | frozenset(
        [
            "mentioned",
            "timing",
            "noted",
            "reported",
            "recorded",
            "listed",
            "given",
            "described",
            "relevant",
            "named",
            "cited",
            "stated",
            "told",
            "closed",
            "closing",
            "close",
            "opened",
            "opening",
            "closure",
            "raised",
            "lowered",
            "reduced",
            "increased",
            "added",
            "installed",
            "same",
            "new",
            "whole",
            "entire",
            "own",
            "said",
            "reason",
            "evidence",
            "data",
            "note",
            "analyst",
            "any",
            "such",
            "shut",
            "used",
            "offered",
            "made",
            "put",
            "set",
            "only",
            "higher",
            "lower",
            "larger",
            "smaller",
            "longer",
            "shorter",
            "extended",
            "one",
            "both",
            "unclear",
        ]
    )
)
"""Words of happening and of telling, of which other rules hold the direction and the date to the note."""
_ADVERBS: Final = frozenset(["also", "then", "already", "only", "first", "newly", "being", "been", "now", "therefore", "however", "reportedly", "still", "itself", "possibly", "indeed"])  # fmt: skip
_NEW: Final = re.compile(r"\b(?:new|introduc\w*|add\w*|launch\w*|open\w*|second|start\w*|live|releas\w*|install\w*|join\w*|first|roll\w*|chang\w*|replac\w*|began|rais\w*)\b")  # fmt: skip
_LONG: Final = frozenset(
    [
        "long",
        "short",
        "brief",
        "big",
        "small",
        "major",
        "minor",
        "large",
        "little",
        "great",
        "full",
        "complete",
        "total",
    ]
)
_MANY: Final = (
    "all",
    "all the",
    "every",
    "each",
    "most",
    "several",
    "many",
    "all of the",
    "most of the",
    "some",
)
_KEPT: Final = (
    "link", "cause", "driver", "share_noun", "move_noun", "change_noun", "effect_noun", "note_noun", "meta", "superlative", "quantifier", "cardinal",
    "fraction", "grain_noun", "modal", "move", "ordinal",
)  # fmt: skip
"""Meanings of a noun in front of "of", of which other rules take care."""
_SHORT: Final = 3
_NEAR: Final = 5


def check_noted_event(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` for a word beside a thing of the note that the note does not have."""
    things, own = noted_things(world), told_words(world)
    note = (world.facts.note or "").lower()
    told = noted_things(world, done=True) | frozenset(map(stem, retellings(note) - OF_ALL))
    for piece in pieces_of(tokens):
        noted = [at for at, token in enumerate(piece) if _is_thing(token, told)]
        if not noted:
            continue
        for at in noted:
            _check_description(piece, at, own, note)
            if _is_thing(piece[at], things):
                _check_done(piece, at, own, note)
            _check_owner(piece, at, own)
        if not means(piece, "move", "move_noun", "change_noun"):
            _check_everywhere(piece, own)
        if len(noted) > 1 and not means(piece, "move", "move_noun", "change_noun"):
            _check_date(piece, note)


def _is_thing(token: Token, things: frozenset[str]) -> bool:
    known = token.kind in {"word", "unknown"} and len(token.lowered) > _SHORT and not is_segment(token)
    return known and stem(token.lowered) in things


def _is_noted(token: Token, own: frozenset[str]) -> bool:
    return any(stem(word) in own for word in token.lowered.split())


def _check_description(piece: list[Token], at: int, own: frozenset[str], note: str) -> None:
    """ "The popular pier", "all main bridges", "a faster routing"."""
    place = at - 1
    while place >= 0 and _is_noted(piece[place], own) and piece[place].kind in {"word", "unknown"}:
        place -= 1
    token = token_at(piece, place)
    word = token.lowered
    if token.kind != "word" or word in DETERMINERS or (word in _ALLOWED and word != "new") or _is_noted(token, own):
        return
    if word == "new":
        if not _NEW.search(note):
            raise Refused("cause", f"new {piece[at].text}")
        return
    polar = token.sense("move_adjective")
    adjective = (
        word not in FUNCTION_WORDS and token.senses.keys() <= {"glue"} and not word.endswith(("ed", "ing", "ly"))
    )
    if (
        token.has(*_DESCRIBES)
        or word in _LONG
        or (polar is not None and polar.tag == "polar")
        or (adjective and " " not in word)
    ):
        raise Refused("cause", f"{token.text} {piece[at].text}")


def _check_owner(piece: list[Token], at: int, own: frozenset[str]) -> None:
    """ "The sale of the pier", "the end of the discount"."""
    place = at - 1
    while token_at(piece, place).lowered in DETERMINERS or (place >= 0 and _is_noted(piece[place], own)):
        place -= 1
    token = token_at(piece, place - 1)
    if not token_at(piece, place).word("of") or token.kind != "word" or _is_noted(token, own):
        return
    if not (token.has(*_KEPT) or token.lowered in FUNCTION_WORDS or _ALLOWED.intersection(token.lowered.split())):
        raise Refused("cause", f"{token.text} of {piece[at].text}")


def _check_everywhere(piece: list[Token], own: frozenset[str]) -> None:
    """ "Raised in all warehouses", "for all plans"."""
    for before, token in itertools.pairwise(piece):
        if (
            token.word(*_MANY)
            and before.word("in", "for", "at", "on", "to", "of", "across")
            and token.lowered not in own
        ):
            raise Refused("cause", f"{before.text} {token.text}")


def _check_done(piece: list[Token], at: int, own: frozenset[str], note: str) -> None:
    """ "The pier was sold", "was partly closed", "was not closed"."""
    verb = next((place for place in range(at + 1, min(len(piece), at + _NEAR)) if piece[place].word(*_BE)), None)
    if verb is None or means(piece[at + 1 : verb], "note_noun", "modal", "link", "cause", "move_noun"):
        return
    place = verb + 1
    while token_at(piece, place).word(*_BE) or token_at(piece, place).lowered in _ADVERBS:
        place += 1
    token, after = token_at(piece, place), token_at(piece, place + 1)
    if token.kind != "word" or token.word("the", "a", "an", "of", "in", "on"):
        return
    if token.has("negation") and _is_noted(after, own) and not re.search(r"\b(?:not|no|un\w+|without)\b|n't", note):
        raise Refused("cause", f"{token.text} {after.text}")
    if _is_noted(after, own) and not _is_noted(token, own) and (token.has("weak", "strong", "hedge") or token.lowered.endswith("ly") or token.word("partly", "often", "half")):  # fmt: skip
        raise Refused("cause", f"{token.text} {after.text}")
    done = token.has(*_DONE) or (token.senses.keys() == {"glue"} and token.lowered.endswith("ed"))
    if done and not _is_noted(token, own) and not _ALLOWED.intersection(token.lowered.split()):
        raise Refused("cause", f"{piece[at].text} {token.text}")


def _check_date(piece: list[Token], note: str) -> None:
    """ "went live on 8 September", where the note has another day."""
    for before, token in itertools.pairwise(piece):
        if token.kind == "period" and before.word("on", "from", "since") and re.match(r"\d{1,2} [A-Za-z]|[A-Z][a-z]+ \d{1,2}\b", token.text):  # fmt: skip
            if not in_note(token.text, note):
                raise Refused("period", token.text)
