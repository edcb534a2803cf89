"""Figures told for a hundred or a thousand pieces: "23.4 contacts per 100 orders, after 26.0" of a ratio of 0.234.

Rates in percent are not read here: there "6.1 per 10,000" is a figure of its own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from insight.claims.names import Name
from insight.claims.tokens import Token, token_at
from insight.claims.world import World

_BASES: Final = frozenset([10.0, 100.0, 1e3, 1e4, 1e5, 1e6])
_PER: Final = ("per", "for every", "to every", "out of every")
_FAR: Final = 3
"""Times the largest value that the facts have, beyond which a figure is told of something else."""


def told_of_one(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens with such figures as those of one piece; as they are where none is told so."""
    facts = world.facts
    places = [at for at in range(len(tokens) - 2) if tokens[at].word(*_PER) and _is_base(*tokens[at + 1 : at + 3])]
    bases = {figure.value for at in places if (figure := tokens[at + 1].figure) is not None}
    if not world.is_ratio or facts.unit == "percent" or len(bases) != 1:
        return tokens
    base = bases.pop()
    values = [facts.previous_value, facts.current_value]
    values += [value for known in facts.segments for value in (known.previous_value, known.current_value) if value]
    read: list[Token] = []
    position = 0
    while position < len(tokens):
        token = tokens[position]
        if position in places:
            counted = bool(read) and _is_part(read[-1])
            text = f"{read.pop().text} per {tokens[position + 2].text}" if counted else token.text
            read.append(Token("name", text, name=Name("metric")) if counted else token)
            position += 2 + counted
            continue
        figure = token.figure
        behind = token_at(tokens, position + 1)
        near = figure is not None and figure.unit in {"plain", "money", "minutes"}
        if (
            near
            and figure is not None
            and figure.value <= _FAR * base * max(values)
            and not _owned(behind, places, position)
        ):
            scaled = replace(
                figure, value=figure.value / base, step=figure.step / base, round_step=figure.round_step / base
            )
            token = replace(token, figure=scaled)
        read.append(token)
        position += 1
    return read


def _is_base(token: Token, pieces: Token) -> bool:
    if pieces.name is None or pieces.name.kind != "denominator":
        return False
    return token.figure is not None and token.figure.unit == "plain" and token.figure.value in _BASES


def _is_part(token: Token) -> bool:
    return token.name is not None and token.name.kind == "numerator"


def _owned(behind: Token, places: list[int], position: int) -> bool:
    """True for a figure with a noun of its own, which is not the one told per so many."""
    return behind.name is not None and behind.name.kind != "metric" and position + 2 not in places
