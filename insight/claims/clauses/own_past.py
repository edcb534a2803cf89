"""What is set beside its own past with a verb or with "as much as": "surpassed its March level", "sold as much as in March"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Direction
from insight.claims.clauses.entities import is_mark, time_of
from insight.claims.tokens import Token, says, token_at
from insight.claims.world import World

_WORSE: Final = "underperform"
_CLOSE: Final = (" close to", " near", " around")
_PARS: Final = ("par with", "level with", "even with", "in line with")
_KEEPS: Final = ("reach", "match", "attain", "hold", "keep", "regain", "equal", "repeat", "sustain", "maintain", "reproduce", "defend")  # fmt: skip
_EQUAL: Final = ("equal", "match")
_AS: Final = frozenset(["as much as", "as many as", "as high as", "as large as", "as big as", "as strong as", "as good as", "as long as"])  # fmt: skip
_QUALITIES: Final = frozenset(["much", "many", "high", "large", "big", "strong"])
_NEAR: Final = frozenset(
    ["close to", "near", "nearly at", "almost at", "at about", "at roughly", "at around", "around"]
)
_BELOW_PLACES: Final = frozenset(["under", "beneath", "well under", "just under", "slightly under"])
_ABOVE_PLACES: Final = frozenset(["over", "beyond", "well over", "just over", "slightly over"])
_OF_PAST: Final = ("the", "its", "their", "that", "those", "that of", "those of", "of", "in", "on", "for", "during")
_HEADS: Final = ("level", "figure", "value", "result", "total", "reading", "number", "mark", "performance", "takings", "sales", "volume")  # fmt: skip
_SIDES: Final = ("side", "sign", "territory", "column")
_COURSES: Final = ("development", "trend", "movement", "direction", "course", "evolution", "note", "way")


def beside_past(world: World, tokens: list[Token], index: int) -> Direction | None:
    """The way of what the words there set beside the period before; `None` where they do not."""
    token = tokens[index]
    polarity = {"up": 1, "down": -1, "neither": 0}[world.facts.polarity]
    if token.lowered in _AS or (token.word("as") and token_at(tokens, index + 2).word("as")):
        return _as_much(tokens, index)
    joined = token.word("par", "even", "level") and token_at(tokens, index + 1).word("with")
    if (joined or token.lowered.endswith(_PARS)) and is_past(tokens, index + 1 + joined, named=False):
        return Direction(index, 0, "verb", still=1)
    if token.word(*_KEEPS) and _fails(tokens, index) and is_past(tokens, index + 1, named=False):
        return Direction(index, 1, "verb", negated=True)
    if token.lowered in _NEAR and is_past(tokens, index + 1, named=not token.word("close to", "near")):
        return Direction(index, 0, "verb", still=1)
    if token.lowered in _BELOW_PLACES | _ABOVE_PLACES and is_past(tokens, index + 1, named=True):
        return Direction(index, 1 if token.lowered in _ABOVE_PLACES else -1, "adjective")
    if token.word("plus", "minus"):
        return _side(tokens, index)
    if token.word("positive", "negative", "positively", "negatively"):
        return _development(tokens, index, polarity)
    if token.has("level_verb", "move") and is_past(tokens, index + 1, named=False):
        if polarity and token.lowered.startswith(_WORSE):
            return Direction(index, -polarity, "verb")
        if token.lowered.endswith(_CLOSE):
            return Direction(index, 0, "verb", still=1)
        if token.lowered.startswith(_EQUAL):
            return Direction(index, 0, "verb", still=1 if token_at(tokens, index - 1).has("hedge") else 0)
    return None


def _fails(tokens: list[Token], index: int) -> bool:
    """ "failed to match", "could not hold", "was unable to repeat"."""
    before, lead = token_at(tokens, index - 1), token_at(tokens, index - 2)
    failed = before.word("failed to", "fails to") or (before.word("to") and lead.word("failed", "fails", "unable", "struggled"))  # fmt: skip
    return failed or (before.word("not") and lead.word("could", "can", "did", "does", "would")) or before.word("cannot", "couldn't", "didn't")  # fmt: skip


def is_past(tokens: list[Token], at: int, *, named: bool) -> bool:
    """True when what stands there is the period before, or its level; with `named` it must be called a level."""
    told = False
    while token_at(tokens, at).word(*_OF_PAST) or token_at(tokens, at).word(*_HEADS):
        told = told or token_at(tokens, at).word(*_HEADS)
        at += 1
    if time_of(token_at(tokens, at)) != "previous":
        return False
    at += 1
    while token_at(tokens, at).kind == "possessive" or token_at(tokens, at).word(*_HEADS):
        told = told or token_at(tokens, at).word(*_HEADS)
        at += 1
    behind = token_at(tokens, at)
    ends = not behind.text or is_mark(behind) or behind.word("and", "but", "while", "whereas", "again")
    return ends and (told or not named)


def _as_much(tokens: list[Token], index: int) -> Direction | None:
    """ "as much as in March", "roughly as many as a month earlier", "not as high as in March": as much, or less."""
    if token_at(tokens, index - 1).kind == "number" or token_at(tokens, index - 1).has("multiple", "fraction"):
        return None
    at = index + 1
    if tokens[index].word("as"):
        if not token_at(tokens, index + 1).word(*_QUALITIES):
            return None
        at = index + 3
    if not is_past(tokens, at, named=False):
        return None
    if says(tokens[max(0, index - 3) : index], "not", "nowhere near", "never"):
        return Direction(index, 1, "adjective", negated=True)
    return Direction(index, 0, "verb", still=1 if token_at(tokens, index - 1).has("hedge") else 0)


def _side(tokens: list[Token], index: int) -> Direction | None:
    """ "recorded a plus", "closed the month with a minus", "on the plus side"."""
    before, after = token_at(tokens, index - 1), token_at(tokens, index + 1)
    sided = after.word(*_SIDES) and before.word("the", "in", "on")
    ends = not after.text or is_mark(after) or after.word("and", "but", "while", "whereas", "in", "for", "on")
    if not sided and not (before.word("a", "in", "small", "slight") and ends):
        return None
    return Direction(index, 1 if tokens[index].word("plus") else -1, "noun")


def _development(tokens: list[Token], index: int, polarity: int) -> Direction | None:
    """ "a positive development", "developed negatively": better or worse for the metric."""
    token, before, after = tokens[index], token_at(tokens, index - 1), token_at(tokens, index + 1)
    if before.lowered.startswith("contribut") and token.lowered.endswith("ly"):
        return Direction(index, 1 if token.word("positively") else -1, "transitive", effect="contribution")
    said = after.word(*_COURSES) if not token.lowered.endswith("ly") else before.has("go_verb", "activity")
    if not said or not polarity:
        return None
    return Direction(index, polarity * (1 if token.lowered.startswith("positive") else -1), "adjective")
