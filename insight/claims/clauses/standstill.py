"""Ways of saying that something stood still, or that it did not, besides the words for it."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import is_mark, time_of
from insight.claims.tokens import NO_TOKEN, Token, means, token_at

_OWNED: Final = ("the", "those", "that", "of", "that of", "those of", "its", "their", "in", "on")
_MANNERS: Final = frozenset(
    ["amount", "amounts", "pace", "rate", "way", "time", "direction", "size", "extent", "number", "order", "caution",
     "care", "comparison", "picture", "pattern", "story", "kind", "sort", "reason", "reasons", "basis"]
)  # fmt: skip


def alike_in_manner(following: Token) -> bool:
    """ "the same way", "the same pace": a likeness of two things, no standstill."""
    return following.word(*_MANNERS)


def keeps_level(tokens: list[Token], index: int) -> bool:
    """ "kept its level", "stayed at the March level": the level was that of the period before."""
    token, behind = tokens[index], tokens[index + 1 : index + 6]
    if _stays_at_figure(tokens, index):
        return True
    if not means(behind, "level_noun") or any(known.kind == "number" for known in behind):
        return False
    if token.has("hold"):
        return any(known.when == "previous" or known.has("time") or known.word("its", "their") for known in behind)
    stays = token.has("level_verb") and token.lowered.endswith(" at")
    stays = stays or (token.word("still", "no longer") and behind[0].word("at", "on"))
    return stays and any(time_of(known) == "previous" for known in behind)


def _stays_at_figure(tokens: list[Token], index: int) -> bool:
    """ "stayed at the 24.6% of the week before", "still at March's 412", "no longer on the 38 minutes of April"."""
    token = tokens[index]
    stays = token.has("level_verb") and token.lowered.endswith((" at", " on"))
    at = index + 1
    if token.word("still", "no longer"):
        stays = token_at(tokens, at).word("at", "on")
        at += 1
    if not stays:
        return False
    figure = next((place for place in range(at, at + 5) if token_at(tokens, place).kind == "number"), None)
    if figure is None:
        return False
    owned = any(time_of(known) == "previous" for known in tokens[at:figure])
    behind = figure + 1 + (token_at(tokens, figure + 1).kind == "name")
    return owned or (
        token_at(tokens, behind).word("of", "from") and time_of(token_at(tokens, behind + 1)) == "previous"
    )


def misses_level(tokens: list[Token], index: int) -> bool:
    """ "did not reach the level of the week before", "did not match its March level": lower than then."""
    denied = index > 0 and tokens[index - 1].word("not", "never", "not quite", "cannot")
    if not denied or not tokens[index].word("reach", "match", "attain", "regain", "equal", "repeat", "meet"):
        return False
    behind = tokens[index + 1 : index + 8]
    owner = next((at for at, known in enumerate(behind) if time_of(known) is not None), None)
    plain = owner is not None and all(
        known.kind in {"number", "name"} or known.word(*_OWNED) for known in behind[:owner]
    )
    if owner is not None and plain and time_of(behind[owner]) == "previous":
        return True
    level = next((at for at, known in enumerate(behind) if known.has("level_noun")), None)
    if level is None:
        return False
    told = any(time_of(known) == "previous" for known in behind[: level + 4])
    return told and not any(known.kind in {"number", "mark"} for known in behind[:level])


def denied_move(tokens: list[Token], index: int) -> int | None:
    """How still it stood that "did not move": 0 exactly, 1 behind "much"; `None` when no movement is denied."""
    if not token_at(tokens, index).word("move", "change", "budge", "shift", "alter", "vary"):
        return None
    if index < 2 or not tokens[index - 1].word("not") or not tokens[index - 2].word("did", "does", "do"):
        return None
    after = index + 1
    much = token_at(tokens, after).word("much")
    after += much
    if token_at(tokens, after).word("in", "between", "from", "during"):
        after += 1 + token_at(tokens, after + 1).word("the")
        closed = time_of(token_at(tokens, after)) is not None
    else:
        closed = is_mark(token_at(tokens, after)) or token_at(tokens, after).word(
            "and", "but", "while", "whereas", "at all"
        )
    return int(much) if closed else None


def as_many(tokens: list[Token], index: int) -> bool:
    """ "exactly as many as in March", "and West has just as many": no more and no fewer than before."""
    exact = index > 1 and tokens[index - 1].word("exactly", "just", "precisely")
    if not exact or not tokens[index - 2].word("has", "have", "had", "still", "again"):
        return False
    whole = tokens[index].word("as many as", "as much as")
    if not whole and not (tokens[index].word("as") and token_at(tokens, index + 1).word("many", "much")):
        return False
    after = index + 2 + (token_at(tokens, index + 2).kind == "name")
    if not whole and not token_at(tokens, after).word("as"):
        return token_at(tokens, after) is NO_TOKEN or is_mark(token_at(tokens, after))
    after = index + 1 if whole else after + 1
    after += token_at(tokens, after).word("in", "on", "the")
    return time_of(token_at(tokens, after)) == "previous"
