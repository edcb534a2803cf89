"""The form of a text: no markup, links, hidden characters, loops, talk about the prompt, or other language."""

from __future__ import annotations

import itertools
import re
import unicodedata
from typing import Final

from insight.claims.refusal import Refused

_MARKUP: Final = re.compile(
    r"[*_`#<>{}|\\^]{2}|[`<>{}|\\]|(?:^|\s)[#*]+\s|\*\w|\]\(|https?:|www\.|!\[|\b[\w.]+@[\w]+\.\w|\bmailto:",
    re.IGNORECASE,
)
_TYPOGRAPHIC: Final = frozenset("–—‑‐−‘’“”„…→≈∼±×·•€£¥‰½¼¾%°≤≥")
_ECHO: Final = re.compile(
    r"\b(?:JSON|schema|prompt|instructions?|system message|language model|as an ai|I cannot|I am|I'm an|characters|at most \d+|"
    r"ignore (?:all|any|the|previous)|do not (?:invent|use|mention|add)|use only|only use|must not|return only|(?:my|your|valid|required|expected) output|output (?:only|format|must|is valid|as)|"
    r"(?<!\bto )(?:respond|(?<!\bfirst )(?<!\ba )(?<!\bthe )(?<!\bper )reply)|"
    r"headline|explanation field|given above|listed above|as instructed|you are|your task|placeholder|lorem ipsum)\b",
    re.IGNORECASE,
)
_SAME_SENTENCES: Final = 2
_SAME_WORDS: Final = 4


def check_form(text: str) -> None:
    """Raise `Refused` for a text whose form alone forbids showing it as a checked statement."""
    if not text.strip():
        raise Refused("text_form", "empty")
    for character in text:
        if " " <= character <= "~":
            continue  # nothing to ask of plain characters, which are nearly all
        category = unicodedata.category(character)
        if category in {"Cc", "Cf", "Co", "Cn", "Cs", "Mn", "Me"} and character not in {"\n", "\t", "\r"}:
            raise Refused("text_form", f"character {ord(character):x}")
        if (
            category.startswith("S")
            and ord(character) > 0x7F
            and character not in _TYPOGRAPHIC
            and category in {"So", "Sk"}
        ):
            raise Refused("text_form", f"symbol {ord(character):x}")


def check_wording(text: str, names: frozenset[str]) -> None:
    """Raise `Refused` for markup, loops and talk about the prompt; names from the data are no such talk."""
    bare = text
    for name in names:
        bare = bare.replace(name, " ")
    if _MARKUP.search(bare):
        raise Refused("text_form", "markup")
    if _ECHO.search(bare):
        raise Refused("echo", "talks about the task")
    _check_loops(text)


def _check_loops(text: str) -> None:
    sentences: dict[str, int] = {}
    for sentence in re.split(r"[.!?;\n]\s+", text.lower()):
        stripped = sentence.strip(" .!?;\n")
        if len(stripped.split()) >= _SAME_WORDS:
            sentences[stripped] = sentences.get(stripped, 0) + 1
            if sentences[stripped] > _SAME_SENTENCES:
                raise Refused("text_form", "loop")
    words = re.findall(r"\w+", text.lower())
    run = 1
    for before, word in itertools.pairwise(words):
        run = run + 1 if word == before else 1
        if run >= _SAME_WORDS:
            raise Refused("text_form", "loop")
