"""A sentence as one line of words, names and movements, in which forms of words are found, and what was said before it."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from insight.claims.clauses.entities import is_name
from insight.claims.lexicon import lexicon
from insight.claims.refusal import Refused
from insight.claims.tokens import NO_TOKEN, Token, token_at
from insight.claims.world import Course, Subject, World

LIST: Final = r"(?P<who>(?:the )?S(?: D)?(?:(?: ,)?(?: and| or| nor)?(?: the)? S(?: D)?)*)"
"""Segments, one or several."""
ENDS: Final = r"(?= [,;:.()—–]| but | and | while | whereas | with | by N| to N| in P|$)"
_OPENS: Final = r"(?<![^ ])"
_DETERMINERS: Final = ("the", "a", "an", "this", "that", "its", "their", "another", "overall", "entire", "total", "net", "whole", "only", "no", "general")  # fmt: skip
_PAIR: Final = 2


@dataclass(slots=True)
class Said:
    """What the statement before said: which way, and of whom."""

    sign: int
    verb: Token
    names: list[Token]
    figures: bool


class Coded:
    """One sentence, and the one before.

    In its line S is a segment, D a dimension, M the metric, N a figure, P a period, U "up" or "down", V a verb of movement and F its noun.
    """

    def __init__(self, world: World, tokens: list[Token], before: list[Token], last: list[Token]) -> None:
        self.world, self.tokens, self.before, self.last = world, tokens, before, last
        self.pair = names_of(last)
        """Whom the sentence before named."""
        self.line, self._starts = "", [0]
        self._code()

    def _code(self) -> None:
        parts: list[str] = []
        at = 0
        self._starts = []
        before = NO_TOKEN
        for token in self.tokens:
            code = _code_of(token, before)
            parts.append(code)
            self._starts.append(at)
            at += len(code) + 1
            before = token
        self.line = " ".join(parts)

    def read(self, forms: Forms) -> list[Token]:
        """The tokens, with what each form that is found puts in its place."""
        for cues, patterns, put in forms:
            if not cues.search(self.line):
                continue
            for pattern in patterns:
                at = 0
                while found := pattern.search(self.line, at):
                    start, end = self.at(found.start()), self.at(found.end())
                    instead = put(self, found, start)
                    at = found.end()
                    if instead is not None:
                        self.tokens = [*self.tokens[:start], *instead, *self.tokens[end:]]
                        self._code()
                        at = self._starts[start + len(instead)] if start + len(instead) < len(self._starts) else len(self.line)  # fmt: skip
        return self.tokens

    def at(self, place: int) -> int:
        """The token at this place of the line."""
        return bisect_left(self._starts, place)

    def said(self, start: int) -> Said | None:
        """What was said in front of there, when it went one way only."""
        front = self.tokens[:start]
        if not any(sign_of(self.world, token) for token in front):
            front = self.before
        moved = [token for token in front if sign_of(self.world, token)]
        signs = {sign_of(self.world, token) for token in moved}
        if len(signs) != 1 or any(
            token.has("negation", "share_noun", "effect_noun", "noise_noun") or token.word("than", "would", "without")
            for token in front
        ):
            return None
        return Said(signs.pop(), moved[-1], names_of(front), any(token.kind == "number" for token in front))

    def front(self, start: int) -> list[Token]:
        """The segments named in front of there, or else in the sentence before."""
        return names_of(self.tokens[:start]) or self.pair

    def group(self, found: re.Match[str], name: str = "who") -> list[Token]:
        """The tokens of a part of what was found."""
        return self.tokens[self.at(found.start(name)) : self.at(found.end(name))]

    def one(self, found: re.Match[str], name: str = "who") -> Token:
        """The first segment, or else the first token, of such a part."""
        tokens = self.group(found, name)
        return next(iter(names_of(tokens)), token_at(tokens, 0))

    def way(self, found: re.Match[str], name: str) -> int:
        """Which way the movement in that part goes."""
        return sign_of(self.world, token_at(self.group(found, name), 0))

    def delta(self, token: Token) -> float:
        """How the value of the segment moved."""
        return (self.world.course(_subject(token), "value").delta or 0.0) if token.name is not None else 0.0

    def course(self, token: Token) -> Course:
        """Its value before and after."""
        return self.world.course(_subject(token), "value")

    def contribution(self, token: Token) -> float:
        """What the segment added to the change of the whole."""
        return (self.world.effect(_subject(token), "contribution") or 0.0) if token.name is not None else 0.0

    def relative(self, token: Token) -> float | None:
        """The same as a part of what it was."""
        return self.world.course(_subject(token), "value").relative

    def siblings(self, token: Token) -> list[Subject]:
        """All segments of its dimension."""
        return [Subject((index,)) for index in self.world.siblings(_subject(token))] if token.name is not None else []

    @staticmethod
    def siblings_at(members: tuple[int, ...]) -> list[Subject]:
        """The segments at these places, one by one."""
        return [Subject((index,)) for index in members]

    def others(self, named: list[Token]) -> list[Subject]:
        """All segments of the dimension of those named, without them."""
        own = {member for token in named if token.name is not None for member in token.name.members}
        return [known for known in self.siblings(named[0]) if own.isdisjoint(known.members)] if named else []

    def moved(self, subject: Subject) -> float:
        """How the value of anybody moved."""
        return self.world.course(subject, "value").delta or 0.0

    def word(self, text: str) -> Token:
        """A word of the vocabulary."""
        return Token("word", text, lexicon(self.world.facts.grain).senses[tuple(text.split())])

    def verb(self, sign: int) -> Token:
        """A verb for that movement."""
        return self.word("rose" if sign > 0 else "fell")

    def hold(self, tokens: list[Token], sign: int) -> None:
        """Raise `Refused` unless every segment among the tokens moved that way."""
        if any(self.delta(token) * sign <= 0 for token in names_of(tokens)):
            raise Refused("direction", "what was said of another")


def names_of(tokens: list[Token]) -> list[Token]:
    """The segments that they name, each once."""
    found: list[Token] = []
    for token in tokens:
        if is_name(token, "segment") and token.name not in [known.name for known in found]:
            found.append(token)
    return found


def sign_of(world: World, token: Token) -> int:
    """Which way a word of movement goes."""
    if token.word("up", "down"):
        return 1 if token.word("up") else -1
    sense = token.sense("move") or token.sense("move_noun")
    if sense is None:
        return 0
    return sense.sign * (-1 if sense.tag == "polar" and world.facts.polarity == "down" else 1)


def _subject(token: Token) -> Subject:
    return Subject(token.name.members if token.name is not None else ())


def _code_of(token: Token, before: Token) -> str:
    if token.kind == "name" and token.name is not None:
        return {"segment": "S", "dimension": "D", "metric": "M"}.get(token.name.kind, "X")
    if token.kind == "number":
        return "N"
    if token.kind == "period":
        return "P"
    if token.word("up", "down"):
        return "U"
    if token.has("move_noun") and (
        not token.has("move")
        or before.kind == "possessive"
        or before.word(*_DETERMINERS)
        or before.has("strong", "weak")
    ):
        return "F"
    return "V" if token.has("move") else token.lowered


Put = Callable[[Coded, re.Match[str], int], "list[Token] | None"]
Forms = tuple[tuple[re.Pattern[str], tuple[re.Pattern[str], ...], Put], ...]


def form(cues: str, put: Put, *patterns: str) -> tuple[re.Pattern[str], tuple[re.Pattern[str], ...], Put]:
    """A form of words: what its line must hold at least, what is done about it, and how it goes."""
    return (
        re.compile("|".join(map(re.escape, cues.split("|")))),
        tuple(re.compile(_OPENS + known) for known in patterns),
        put,
    )
