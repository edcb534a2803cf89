"""Names with what they contributed in brackets, and a count with the names behind it: "from two stores, Mill (−4) and Quay (−2)"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.gross_sides import states_amount
from insight.claims.tokens import Token, token_at
from insight.claims.world import Subject, World

_LEADS: Final = ("from", "to", "in", "on", "at", "by", "of", "between", "down to", "for", "with", "among")
_SKIPPED: Final = ("just", "the", "these", "mainly", "mostly", "largely", "primarily", "chiefly", "almost entirely")
_OPENING: Final = (",", ":", "—", "–", "(")
_MOST: Final = 6


def with_names_for_counts(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens with the names alone, where as many stand behind a count of them."""
    for at, token in enumerate(tokens):
        count = token.sense("cardinal")
        name = token_at(tokens, at + 1).name
        if count is None or name is None or name.kind != "dimension" or not _is_led(tokens, at):
            continue
        mark = at + 2
        if not is_mark(token_at(tokens, mark), *_OPENING) and not token_at(tokens, mark).word("namely"):
            continue
        start = mark + 1 + token_at(tokens, mark + 1).word("namely")
        named, end = _names(tokens, start)
        fields = {world.segments[member].segment.dimension for member in named}
        if len(named) != count.strength or len(set(named)) != len(named) or fields != {name.dimension}:
            continue
        closing = is_mark(token_at(tokens, end), ")", "—", "–") and not is_mark(tokens[mark], ",", ":")
        return [*tokens[:at], *tokens[start:end], *tokens[end + closing :]]
    return tokens


def without_parts_in_brackets(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens with the names alone, where each of several has behind it, in brackets, what it contributed."""
    if world.is_ratio or not any(is_mark(token, "(") for token in tokens):
        return tokens
    kept: list[Token] = []
    at = 0
    while at < len(tokens):
        listed, end, several = _listed(world, tokens, at)
        if several:
            kept += listed
            at = end
        else:
            kept.append(tokens[at])
            at += 1
    return kept if len(kept) < len(tokens) else tokens


def _listed(world: World, tokens: list[Token], at: int) -> tuple[list[Token], int, bool]:
    """The names of a list without the brackets, where it ends, and whether there are several."""
    kept: list[Token] = []
    count = 0
    while is_name(token_at(tokens, at), "segment"):
        start, name = at, tokens[at].name
        at += 1
        while is_name(token_at(tokens, at), "metric", "dimension") or token_at(tokens, at).has("actor"):
            at += 1
        figure = token_at(tokens, at + 1).figure
        bracketed = is_mark(token_at(tokens, at), "(") and is_mark(token_at(tokens, at + 2), ")")
        if name is None or figure is None or not bracketed or figure.unit not in {"plain", "money"}:
            return kept, at, False
        value = sum(world.effect(Subject((member,)), "contribution") or 0.0 for member in name.members)
        if not states_amount(world, figure, "none", figure.sign, value):
            return kept, at, False
        kept += tokens[start:at]
        count += 1
        at = joint = at + 3
        while token_at(tokens, joint).word("and", "the") or is_mark(token_at(tokens, joint), ","):
            joint += 1
        if joint == at or not is_name(token_at(tokens, joint), "segment"):
            break
        kept += tokens[at:joint]
        at = joint
    return kept, at, count > 1


def _is_led(tokens: list[Token], at: int) -> bool:
    back = at - 1
    while token_at(tokens, back).word(*_SKIPPED):
        back -= 1
    lead = token_at(tokens, back)
    return lead.word(*_LEADS) or (lead.has("driver", "cause") and lead.kind == "word")


def _names(tokens: list[Token], at: int) -> tuple[list[int], int]:
    """The segments that are listed there, with what stands in brackets behind each, and where the list ends."""
    named: list[int] = []
    end = at
    while is_name(token_at(tokens, at), "segment") and len(named) < _MOST:
        name = tokens[at].name
        named += name.members if name is not None else ()
        at += 1
        if is_mark(token_at(tokens, at), "("):
            at = next((index + 1 for index in range(at, len(tokens)) if is_mark(tokens[index], ")")), at)
        end = at
        while token_at(tokens, at).word("and") or is_mark(token_at(tokens, at), ","):
            at += 1
        if at == end:
            break
    return named, end
