"""How a movement went on in time, of which two values say nothing: "the third decline in a row", "which is still going on".

Each of these phrases is made of words that claim nothing in other places, so it is the phrase that is refused. What the note
says of itself stays.
"""

from __future__ import annotations

import re
from typing import Final

from insight.claims.asides import note_words, stem
from insight.claims.clauses.entities import is_mark
from insight.claims.clauses.phrases import DETERMINERS
from insight.claims.clauses.qualifiers import describes
from insight.claims.note import speaks_of_note
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import World

_NEXT: Final = frozenset(
    ["next", "coming", "upcoming", "long", "lengthy", "possible", "likely", "probable", "potential", "previous", "earlier", "prior", "former", "past",
     "slowing", "accelerating", "average", "estimated", "expected", "recurring", "renewed", "lasting", "brief", "short", "steady", "constant",
     "continuing", "imminent", "impending", "initial", "final", "latest", "last", "so-called", "usual", "future", "preliminary"]
)  # fmt: skip
"""Words that make a movement another one than that between the two periods, or tell of its course."""
_SPANS: Final = frozenset(["off", "time", "like", "terms", "term", "day", "week", "month", "quarter", "year", "run", "lived", "running", "standing", "lasting", "wide"])  # fmt: skip
"""Second halves of compounds in front of a movement: "one-off", "two-month", "long-term", "like-for-like"."""
_LASTS: Final = re.compile(
    r"^(?:lasts|lasted|goes on|went on|going on|ended|ends|began|begins|started|starts|stopped|stops|halted|accelerated|accelerates|slowed"
    r"|slows|slowed down|sped up|quickened|persists|persisted|lingers|deepened|resumed|intensified|eased off|faded|lost pace|gained pace) |^over $"
)
_TREND: Final = ("confirms", "confirmed", "confirm", "confirming", "continues", "continued", "continuing", "reverses", "reversed", "reversing", "breaks", "broke", "breaking", "follows", "followed", "mirrors", "fits", "interrupts", "ends", "ended", "starts", "started")  # fmt: skip
_STAYS: Final = ("of", "in", "with", "as", "to", "at", "from", "by", "between")
_WATCHED: Final = frozenset(["row", "time", "already", "does", "do", "off", "trend", "all", "every", "most", "about", "too", "at the end", "well known", "experience", "terms"])  # fmt: skip
_ONE_OFF: Final = ("one", "two", "three")


def check_course_told(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` for a phrase that tells how the movement went on, how often it came, or what comes next."""
    noted: bool | None = None
    for index, token in enumerate(tokens):
        noun = token.has("move_noun", "change_noun")
        if not noun and token.lowered not in _WATCHED and not token.word("this", "which", "that", "it"):
            continue
        found = _of_movement(tokens, index) if noun else None
        found = found or _lasts(tokens, index, noun=noun) or _in_words(world, tokens, index)
        if found is None:
            continue
        noted = speaks_of_note(tokens) if noted is None else noted
        own = note_words(world) if noted else frozenset()
        if not (noted and any(stem(word) in own for word in found.lower().split())):
            raise Refused("period", found)


def _of_movement(tokens: list[Token], index: int) -> str | None:
    """ "The next decline", "a third fall", "the long-term rise"."""
    before, lead = token_at(tokens, index - 1), token_at(tokens, index - 2)
    opens = lead.lowered in DETERMINERS or lead.kind in {"possessive", "mark"} or not lead.text
    if opens and before.kind == "word" and before.lowered in _NEXT and not tokens[index].lowered.endswith("s"):
        return f"{before.text} {tokens[index].text}"
    paired = before.word("first", "second") and (
        sum(token.has("ordinal") for token in tokens) > 1 or any(token.lowered.endswith("than") for token in tokens)
    )  # "the first change is larger than the second": of two that were named
    if before.has("ordinal") and not paired and not before.has("superlative") and opens and not is_mark(lead):
        behind = token_at(tokens, index + 1)
        if sum(token.word("first", "second") for token in tokens) > 1:
            return None  # "the first change is larger than the second": of two that were named before
        return None if behind.word("is", "was") and token_at(tokens, index + 2).kind == "name" else f"{before.text} {tokens[index].text}"  # fmt: skip
    if is_mark(lead, "-") and before.lowered in _SPANS and token_at(tokens, index - 3).kind == "word":
        return f"{before.text} {tokens[index].text}"
    return None


def _lasts(tokens: list[Token], index: int, *, noun: bool) -> str | None:
    """ "The decline lasted", "which is still going on", "this slowed"."""
    token, at = tokens[index], index + 1
    if token_at(tokens, at).word("of", "to") and token_at(tokens, at + 1).kind == "number":
        at += 2
        while token_at(tokens, at).word("percentage", "points", "percent"):
            at += 1
    behind = [token.lowered for token in tokens[at : at + 4]]
    before = token_at(tokens, index - 1)
    told = token.word("that", "which") and before.has("move_noun", "change_noun")
    if not (noun or told or not index or is_mark(before)):
        return None
    while behind and behind[0] in {
        "that",
        "that is",
        "which",
        "which is",
        "is",
        "was",
        "has",
        "still",
        "then",
        "now",
        "also",
        "since",
        "been",
        "soon",
    }:
        behind.pop(0)
    said = " ".join(behind) + " "
    if _LASTS.match(said) and not (noun and tokens[index].has("move") and token_at(tokens, index - 1).kind == "name"):
        return said.strip()
    return None


def _in_words(world: World, tokens: list[Token], index: int) -> str | None:
    token, before, after = tokens[index], token_at(tokens, index - 1), token_at(tokens, index + 1)
    ends = not after.text or is_mark(after) or after.word("and", "but")
    lead = token_at(tokens, index - 2)
    found = (
        (token.word("row") and before.word("a"))
        or (token.lowered == "time" and before.has("ordinal"))
        or (token.word("already") and (_moves(before) or _moves(after) or (ends and before.kind == "number")))
        or (token.word("does", "do") and (before.word("still") or before.lowered.startswith("continu")))
        or (token.word("off") and is_mark(before, "-") and lead.word(*_ONE_OFF))
        or (token.word("terms") and is_mark(before, "-") and lead.word("real", "dollar", "euro", "constant"))
        or (token.word("trend") and before.word("the", "this", "that", "its") and lead.word(*_TREND))
        or (token.word("about") and after.word("to") and _moves(token_at(tokens, index + 2)))
        or (token.word("at the end") and after.word("of") and _moves(before))
        or (token.word("experience") and after.word("shows", "teaches", "suggests", "tells", "says"))
        or (
            token.word("too") and after.word("low", "high", "slow", "expensive", "long") and _is_last(tokens, index + 2)
        )
    )
    if token.word("all", "every", "most") and after.has("actor") and after.kind == "word":
        found = found or not describes(world, after.lowered)
    return f"{before.text} {token.text} {after.text}".strip() if found else None


def _moves(token: Token) -> bool:
    """True for a verb of movement: "fell", not "lower" or "the fall"."""
    return token.has("move") and not token.has("move_adjective")


def _is_last(tokens: list[Token], index: int) -> bool:
    token = token_at(tokens, index)
    return (
        not token.text or is_mark(token) or token.word("and", "but") or (token.word(*_STAYS) and not token.word("to"))
    )
