"""Openings that say over what a sentence is told, in one form: "on the product side", "looking at products", "product-wise"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from insight.claims.lexicon import Sense
from insight.claims.names import Name
from insight.claims.tokens import NO_TOKEN, Token, token_at
from insight.claims.world import World

_SIDES: Final = ("side", "front", "level", "terms", "perspective", "view", "viewpoint", "standpoint", "angle", "dimension", "axis", "basis", "lens")  # fmt: skip
_IN_FRONT: Final = ("on", "from", "at", "in", "through")
_TURNS: Final = (
    "looking at", "turning to", "moving to", "as for", "in terms of", "breaking it down by", "breaking this down by", "breaking down by",
    "when broken down by", "when looking at", "considering", "viewed by", "seen by", "seen across", "viewed across", "per", "sorted by",
)  # fmt: skip
_LONGEST_TURN: Final = 4


def with_headings(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens with "by product" for each such opening, and a comma behind it."""
    if not world.dimensions:
        return tokens
    kept: list[Token] = []
    position = 0
    while position < len(tokens):
        found = _heading(world, tokens, position) if _opens(kept) else None
        if found is None:
            kept.append(tokens[position])
            position += 1
            continue
        length, dimension = found
        kept += [
            replace(tokens[position], kind="word", text="By", senses={"glue": Sense("glue")}, name=None),
            Token("name", dimension, name=Name("dimension", (), dimension)),
        ]
        position += length
        if not token_at(tokens, position).word(",", ":"):
            kept.append(Token("mark", ","))
    return kept


def _opens(kept: list[Token]) -> bool:
    last = kept[-1] if kept else NO_TOKEN
    return last.kind == "mark" or last.word("and", "but", "while", "whereas", "meanwhile", "then", "also", "whilst")


def _heading(world: World, tokens: list[Token], at: int) -> tuple[int, str] | None:
    """How many tokens the opening has, and the dimension it names."""
    first = tokens[at]
    if first.word(*_IN_FRONT):
        article = token_at(tokens, at + 1).word("the", "a", "an")
        named = _dimension(world, tokens, at + 1 + article)
        if named is not None and token_at(tokens, at + 1 + article + named[0]).lowered in _SIDES:
            return 2 + article + named[0], named[1]
        return None
    named = _dimension(world, tokens, at)
    if named is not None:
        dash = token_at(tokens, at + named[0]).text == "-"
        if token_at(tokens, at + named[0] + dash).lowered == "wise":
            return named[0] + dash + 1, named[1]
        return None
    text = ""
    for length in range(1, _LONGEST_TURN + 1):
        token = token_at(tokens, at + length - 1)
        text = f"{text} {token.lowered}".strip()
        if token.kind != "word":
            return None
        if text in _TURNS:
            at += length
            article = token_at(tokens, at).word("the")
            named = _dimension(world, tokens, at + article)
            if named is not None and token_at(tokens, at + article + named[0]).word(",", ":"):
                return length + article + named[0], named[1]
            return None
    return None


def _dimension(world: World, tokens: list[Token], at: int) -> tuple[int, str] | None:
    """The dimension named here, by its whole name or by the one noun of it that no other has, and how many tokens that takes."""
    token = token_at(tokens, at)
    if token.name is not None:
        return (1, token.name.dimension) if token.name.kind == "dimension" and token.name.dimension else None
    if token.kind not in {"word", "unknown"} or len(token.lowered) < _SHORTEST:
        return None
    word = token.lowered.removesuffix("s")
    found = [known for known in world.dimensions if word in known.lower().replace("_", " ").split(" ")[:-1]]
    return (1, found[0]) if len(found) == 1 else None


_SHORTEST: Final = 4
"""Letters of a noun that may stand for a dimension; shorter words of its name are "of" and the like."""
