"""Ways to say that some segments are left out: "strip out North and sales are up", "taking North out of the equation"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.lexicon import Sense
from insight.claims.tokens import Token, token_at

_VERBS: Final = frozenset(
    ["strip", "stripping", "take", "taking", "leave", "leaving", "set", "setting", "put", "putting", "factor", "factoring", "filter", "filtering",
     "remove", "removing", "exclude", "subtract", "subtracting", "deduct", "deducting", "net", "netting", "drop", "ignore", "disregard", "omit",
     "carving", "carve", "discount", "discounting"]
)  # fmt: skip
_BY_THEMSELVES: Final = frozenset(["remove", "removing", "exclude", "subtract", "subtracting", "deduct", "deducting", "ignore", "disregard", "omit", "discount", "discounting"])  # fmt: skip
"""Verbs that need no "out" or "aside" behind them."""
_PARTICLES: Final = frozenset(["out", "aside", "away", "to one side", "out of"])
_DONE: Final = frozenset(["excluded", "removed", "ignored", "disregarded", "omitted", "left", "stripped", "taken", "set", "put", "filtered", "carved", "discounted", "out"])  # fmt: skip
_PEOPLE: Final = ("we", "you", "one", "i")
_FROM: Final = frozenset(
    ["equation", "picture", "calculation", "account", "figures", "sum", "total", "comparison", "numbers", "mix"]
)
_LONGEST: Final = 8


def with_left_out_named(tokens: list[Token]) -> list[Token]:
    """The tokens with "excluding" for every such way to say it, where it opens the sentence."""
    start = 0
    while token_at(tokens, start).word("and", "but", "so", "even", "once", "still") and not token_at(
        tokens, start + 1
    ).word("for"):
        start += 1
    at = start
    if token_at(tokens, at).word("if") and token_at(tokens, at + 1).word(*_PEOPLE):
        at += 2
    first = token_at(tokens, at).lowered.split()
    if (first == ["but"] and token_at(tokens, at + 1).word("for")) or (
        first == ["net"] and token_at(tokens, at + 1).word("of")
    ):
        at += 2
    elif first in (["but", "for"], ["net", "of"]):
        at += 1
    elif first[:1] and first[0] in _VERBS and token_at(tokens, at).kind in {"word", "unknown"}:
        said = first[1:]
        at += 1
        while token_at(tokens, at).lowered in _PARTICLES:
            said.append(tokens[at].lowered)
            at += 1
        names, end = _names(tokens, at)
        if not names:
            return tokens
        after = end
        while token_at(tokens, after).lowered in _PARTICLES:
            said += tokens[after].lowered.split()
            after += 1
        if not said and first[0] not in _BY_THEMSELVES:
            return tokens
        while (
            token_at(tokens, after).word("of", "from", "the", "out of", "of the")
            or token_at(tokens, after).lowered in _FROM
        ):
            after += 1
        return _put(tokens, start, names, after)
    elif token_at(tokens, at).word("if", "with"):
        names, end = _names(tokens, at + 1)
        while token_at(tokens, end).word("is", "are", "was", "were", "being"):
            end += 1
        done = token_at(tokens, end).lowered.split()
        if not names or not done or done[0] not in _DONE:
            return tokens
        end += 1
        if done[0] in {"left", "taken", "set", "put", "stripped", "filtered", "carved"} and len(done) == 1:
            if token_at(tokens, end).lowered not in _PARTICLES:
                return tokens
            end += 1
        return _put(tokens, start, names, end)
    else:
        return tokens
    names, end = _names(tokens, at)
    return _put(tokens, start, names, end) if names else tokens


def _names(tokens: list[Token], at: int) -> tuple[list[Token], int]:
    """The segments listed there, and where they end."""
    start = end = at
    while token_at(tokens, at).word("the") or is_name(token_at(tokens, at), "segment", "dimension"):
        at += 1
        end = at
        while token_at(tokens, at).word("and", "the") or (
            is_mark(token_at(tokens, at), ",") and is_name(token_at(tokens, at + 1), "segment")
        ):
            at += 1
        if at == end or not is_name(token_at(tokens, at), "segment"):
            at = end
            break
        if end - start > _LONGEST:
            break
    listed = tokens[start:end]
    return (listed, end) if any(is_name(token, "segment") for token in listed) else ([], start)


def _put(tokens: list[Token], start: int, names: list[Token], end: int) -> list[Token]:
    """The sentence with "excluding" and a comma around the names; as it is where no clause of its own follows."""
    if not is_mark(token_at(tokens, end), ",") and not token_at(tokens, end).word("and"):
        return tokens
    opener = Token("word", "Excluding", {"glue": Sense("glue")})
    opener.initial = True
    comma = tokens[end] if is_mark(tokens[end], ",") else Token("mark", ",")
    return [*tokens[:start], opener, *names, comma, *tokens[end + 1 :]]
