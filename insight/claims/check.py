"""Reads a text sentence by sentence against the facts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from insight.claims import statements
from insight.claims.evaluation import check_frames
from insight.claims.leftovers import check_leftovers
from insight.claims.reading import Reading, reading_of
from insight.claims.refusal import Refused
from insight.claims.text_form import check_form, check_wording
from insight.claims.tokens import Scanner, Token
from insight.claims.world import Subject, World
from insight.errors import WithheldReason
from insight.facts import Facts

LONGEST_WORD: Final = 200
"""Longest word that is read, unless a name has a longer one; it bounds what one token can cost."""


@lru_cache(maxsize=16)
def _prepared(facts: Facts) -> tuple[World, Scanner]:
    world = World(facts)
    return world, Scanner(world)


def check_text(headline: str, explanation: str, facts: Facts) -> WithheldReason | None:
    """The reason to withhold the text, or `None` when the facts bear out every statement of it."""
    try:
        read_text(headline, explanation, facts)
    except Refused as refused:
        return refused.reason
    return None


def read_text(headline: str, explanation: str, facts: Facts) -> None:
    """Read headline and explanation against the facts.

    Raises:
        Refused: a statement that the facts do not bear out, or that cannot be read.
    """
    world, scanner = _prepared(facts)
    names = frozenset(known.segment.name for known in world.segments) | {facts.metric}
    longest = max(LONGEST_WORD, *(len(word) for name in names for word in name.split()), 0)
    for text in (headline, explanation):
        if any(len(word) > longest for word in text.split()):
            raise Refused("text_form", "a word that nobody reads")
        check_form(text)
    for item in facts.evidence:
        explanation = _without_quotation(explanation, item.sentence)
    for text in (headline, explanation):
        check_wording(text, names)
    named: tuple[Subject, ...] = ()
    for text in (headline, explanation):
        reader = reading_of(world)
        reader.headline = named
        for sentence in _sentences(scanner.scan(text)):
            _check_sentence(world, reader, sentence)
        named = reader.carried if len(reader.carried) == 1 and reader.carried[0].members else ()


def _without_quotation(text: str, sentence: str) -> str:
    """The text without this sentence where it stands as a whole one.

    Inside a longer sentence the same words can say anything: "it is not the case that", "in the South,".
    """
    kept: list[str] = []
    rest = text
    while sentence and (place := rest.find(sentence)) >= 0:
        before, after = rest[:place], rest[place + len(sentence) :]
        # What was kept so far ends with a whole sentence, so an empty `before` starts a new one.
        opens = before.rstrip()[-1:] in {"", ".", "!", "?"} and (not kept or before[:1] in {"", " "})
        whole = opens and (not after or after[0].isspace())
        kept.append(before + (" " if whole else sentence))
        rest = after
        if not whole:
            break
    return "".join(kept) + rest


def _sentences(tokens: list[Token]) -> list[list[Token]]:
    sentences: list[list[Token]] = [[]]
    for token in tokens:
        if token.kind == "mark" and token.text in {".", "!", "?", "\n"}:
            sentences.append([])
        else:
            sentences[-1].append(token)
    return [sentence for sentence in sentences if sentence]


def _check_sentence(world: World, reader: Reading, tokens: list[Token]) -> None:
    normal: list[Token] = []
    noted = False
    for piece in _split(tokens):
        if noted and statements.acts([token for token in piece if token.text != ";"]):
            raise Refused("cause", "the noted event as the cause")
        noted = noted or statements.speaks_of_note(piece)
        if statements.speaks_of_note(piece) or statements.is_hypothesis(piece):
            statements.check_note(world, [token for token in piece if token.text != ";"])
        elif statements.is_about_evidence(piece):
            statements.check_evidence(world, piece)
        else:
            normal += piece
    if normal:
        frames = reader.read(normal)
        check_leftovers(normal, frames)
        reader.units = check_frames(world, frames, reader.units)


def _split(tokens: list[Token]) -> list[list[Token]]:
    """Parts between semicolons and dashes, each with the mark in front of it."""
    pieces: list[list[Token]] = [[]]
    for token in tokens:
        if token.kind == "mark" and token.text in {";", "—"}:
            pieces.append([])
        pieces[-1].append(token)
    return [piece for piece in pieces if piece]
