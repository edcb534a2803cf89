"""What people notice, know or say, which no figures hold: "customers noticed", "as users know"."""

from __future__ import annotations

from typing import Final

from insight.claims.asides import note_words
from insight.claims.asides import stem as note_stem
from insight.claims.clauses.qualifiers import describes
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import World

_MINDS: Final = frozenset(
    ["notice", "notices", "noticed", "noticing", "know", "knows", "knew", "note", "notes", "noted", "say", "says", "said", "saying", "report",
     "reports", "reported", "realise", "realised", "realize", "realized", "hear", "heard", "learn", "learned", "learnt", "understand",
     "understood", "believe", "believed", "think", "thought", "expect", "expected", "hope", "hoped", "fear", "feared", "agree", "agreed",
     "suspect", "suspected", "observe", "observed", "recognise", "recognised", "recognize", "recognized", "remember", "remembered", "read",
     "tell", "told", "confirm", "confirmed", "explain", "explained", "mention", "mentioned", "describe", "described", "ask", "asked", "decide",
     "decided", "prefer", "preferred", "wish", "wished", "conclude", "concluded", "argue", "argued", "show", "showed"]
)  # fmt: skip
"""What somebody does in mind or in words."""


def check_people(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` for people who notice, know or say something."""
    for index, token in enumerate(tokens[:-1]):
        if not token.has("actor") or token.kind == "number":
            continue
        verb = token_at(tokens, index + 1)
        verb = token_at(tokens, index + 2) if verb.word("have", "had", "also", "all", "will", "did", "do") else verb
        if verb.lowered not in _MINDS or verb.kind not in {"word", "unknown"}:
            continue
        if not describes(world, verb.lowered) and note_stem(verb.lowered) not in note_words(world):
            raise Refused("invented", f"{token.text} {verb.text}")
