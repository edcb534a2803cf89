"""What the change of the whole is made up of: "the drop consists of 188 first visits and 125 follow-ups".

Such a clause is read here as a whole and taken out of the sentence; whatever is not of this form is left to the other readers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.gross_sides import SideReader, states_amount
from insight.claims.clauses.truths import Truth, states
from insight.claims.figures import Figure
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import World

_COMPOSED: Final = frozenset(
    f"{auxiliary}{verb}".strip()
    for auxiliary in ("", "is ", "was ", "can be ", "were ", "are ")
    for verb in (
        "consists of", "consisted of", "comprises", "comprised", "made up of", "composed of", "splits into", "split into", "divides into",
        "divided into", "breaks down into", "broken down into", "broke down into", "falls into", "splits up into", "split up into", "separates into",
        "split between", "shared between", "divided between", "split among", "made up from", "decomposes into", "the sum of", "the total of",
        "the result of", "the balance of", "the net result of", "the net of", "composed from", "distributed between", "shared out between",
        "split across", "net of",
    )
)  # fmt: skip
_LONGEST: Final = 7
_LINKS: Final = frozenset(
    ["were", "was", "are", "is", "went", "to", "relate", "relates", "related", "concern", "concerns", "concerned", "fell", "falls", "fall", "came", "comes",
     "from", "belong", "belongs", "belonged", "in", "at", "on", "by", "of", "for", "attributable", "due", "can", "be", "found", "traced", "back", "attributed",
     "with", "sits", "sit", "sat", "lie", "lies", "lay", "the", "among", "accounted", "account", "accounts", "contributed", "contributes", "made",
     "up", "makes", "make", "lost", "gained", "added", "supplied", "had", "has", "spent", "booked", "recorded", "that", "those", "just", "only", "some", "another",
     "further", "a", "remaining", "other", "rest", "taken", "arose", "arises", "stem", "stems", "stemmed", "down", "as", "additional", "extra", "were lost", "located",
     "occurred", "occur", "occurs", "happened", "landed", "originated", "originates", "through", "via", "landing", "i.e.", "namely", "between"]
)  # fmt: skip
_SHORTFALLS: Final = ("shortfall", "shortfalls")
_SURPLUSES: Final = ("plus", "surplus")
_ADDED: Final = ("additional", "extra", "added", "new", "more")
_MISSING: Final = ("lost", "missing", "fewer")
_EVENLY: Final = ("evenly", "equally")
_BARELY: Final = ("fairly", "quite", "broadly", "largely", "pretty", "more or less")
_EVEN: Final = 0.8
"""How much of the larger of two parts the smaller must be for the change to be split evenly."""
_SHARED: Final = 0.15
"""The same for those between whom it is said to be split."""
_ALL: Final = 0.005
"""How far, as a part of the whole change, parts that make it up may be from adding up to it."""


@dataclass(slots=True)
class _Part:
    """Some segments with the figure that is told of them."""

    end: int
    members: tuple[int, ...]
    token: Token
    hedge: str
    sign: int = 0


def without_compositions(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens without a clause that divides the change into its parts.

    Raises:
        Refused: the parts are not what is said, or do not make up the whole.
    """
    if world.is_ratio or not world.dimensions or not world.facts.delta:
        return tokens
    reader = _Reader(world, tokens)
    if token_at(tokens, 0).word("of", "out of"):
        opened = reader.of_whole()
        return tokens if opened is None else opened
    shared = reader.shares()
    if shared is not None:
        return shared
    for at, token in enumerate(tokens):
        if token.lowered.split()[0] in _OPENERS if token.text else False:
            verb = reader.verb(at)
            kept = reader.composed(at, verb) if verb else None
            if kept is not None:
                return kept
    return tokens


_OPENERS: Final = frozenset(phrase.split()[0] for phrase in _COMPOSED)


class _Reader(SideReader):
    """Reads the whole change, and the parts that it is divided into."""

    def verb(self, at: int) -> int:
        """Where the verb that starts there ends; 0 when there is none."""
        for length in range(min(_LONGEST, len(self.tokens) - at), 0, -1):
            said = [token for token in self.tokens[at : at + length] if not token.has("hedge")]
            words = [token.lowered for token in said if token.lowered not in (*_EVENLY, *_BARELY)]
            if " ".join(words) in _COMPOSED:
                return at + length
        return 0

    def whole(self, at: int) -> int | None:
        """Where a name for the change of the whole that starts there ends."""
        start = at
        at = self._skip(at, ("the", "this", "that", "its", "net", "total", "overall", "whole", "entire"))
        while self.token(at).kind in {"possessive", "period"} or self.token(at).has("time"):
            at += 1
        at = self._skip(at, ("net", "total", "overall"))
        while is_name(self.token(at), "metric"):
            at += 1
        sign = 0
        if self.token(at).word(*_ADDED, *_MISSING):
            sign = 1 if self.token(at).word(*_ADDED) else -1
            at += 1
        before = self._amount(at)
        figure, end = before
        if figure is not None:
            at = end
            words = [token.lowered for token in self.tokens[start:at]]
            sign = sign or (1 if set(words) & set(_ADDED) else -1 if set(words) & set(_MISSING) else 0)
        noun = self._noun(at) or (
            -1 if self.token(at).lowered in _SHORTFALLS else 1 if self.token(at).lowered in _SURPLUSES else 0
        )
        if noun and not self.is_plural(at):
            sign, at = noun, at + 1
        elif self.token(at).has("change_noun") and self.token(start).word("the", "this"):
            sign, at = 1 if self.world.facts.delta > 0 else -1, at + 1
        if not sign:
            return None
        if figure is None and self.token(at).word("of"):
            figure, end = self._amount(at + 1)
            at = end if figure is not None else at
        if is_name(self.token(at), "segment") or self.token(at).word("in", "at", "of", "for"):
            return None
        if figure is not None:
            self._check(figure, self.world.facts.delta, sign)
        if sign * self.world.facts.delta <= 0:
            self._fail(Refused("direction", "a change of the whole that there was not"))
        return at

    def of_whole(self) -> list[Token] | None:
        """ "Of the extra €7,420, €4,770 went to Paid social"."""
        at = self.whole(1)
        if at is None or not is_mark(self.token(at), ","):
            return None
        parts = self._parts(at + 1)
        if not parts:
            return None
        return self._judged(parts, 0, complete=False)

    def shares(self) -> list[Token] | None:
        """ "Northgate's share of the decline is 85.3%, that of Pier 4 22.7%"."""
        found = self._group(0)
        at = found[1] if found is not None else 0
        if found is None or self.token(at).kind != "possessive" or not self.token(at + 1).lowered.startswith("share"):
            return None
        at += 2 + self.token(at + 2).word("of", "in")
        whole = self.whole(at) if self.token(at - 1).lowered.endswith(("of", "in")) else None
        if whole is None or not self.token(whole).word(
            "is", "was", "comes to", "came to", "amounts to", "amounted to", "stands at"
        ):
            return None
        told = self._figure(whole + 1)
        if told is None or told[0].figure is None or told[0].figure.unit not in {"percent", "fraction"}:
            return None
        first = _Part(told[2], found[0], told[0], told[1])
        return self._judged([first, *self._parts(self._skip_marks(first.end))], 0, complete=False)

    def _skip_marks(self, at: int) -> int:
        while is_mark(self.token(at), ",") or self.token(at).word("and", "while", "that", "that of", "of"):
            at += 1
        return at

    def composed(self, at: int, end: int) -> list[Token] | None:
        """ "the drop of 313 consists of 188 first visits and 125 follow-ups"."""
        start = next(
            (
                index + 1
                for index in range(at - 1, -1, -1)
                if is_mark(self.token(index), ",", ";", ":", "—", "–") or self.token(index).word("and", "but", "while")
            ),
            0,
        )
        whole = self.whole(start)
        if (
            whole is None
            or whole > at
            or any(not token.word("can", "be", "is", "was") for token in self.tokens[whole:at])
        ):
            return None
        parts = self._parts(end)
        net = any(token.word("net of") or token.lowered.endswith("net of") for token in self.tokens[at:end]) or (
            [token.lowered for token in self.tokens[end - 2 : end]] == ["net", "of"]
        )
        if not parts:
            return None
        said = [token.lowered for token in self.tokens[at:end]]
        between = bool(set(" ".join(said).split()) & {"between", "among", "across"})
        kept = self._judged(parts, start, complete=not net, shared=between)
        sizes = sorted(abs(self._sum(part.members)) for part in parts)
        if kept is not None and set(said) & set(_EVENLY) and sizes[0] < _EVEN * sizes[-1]:
            raise Refused("comparison", "evenly")
        if net and any(self._sum(part.members) * self.world.facts.delta >= 0 for part in parts):
            raise Refused("direction", "net of what did not go against it")
        return kept

    def _judged(self, parts: list[_Part], start: int, *, complete: bool, shared: bool = False) -> list[Token] | None:
        behind = self.tokens[parts[-1].end :]
        if behind and not (
            is_mark(behind[0], ",", ";", ":", "—", "–") or behind[0].word("while", "whereas", "but", "with", "and")
        ):
            return None
        if self.fault is not None:
            raise self.fault
        seen: set[int] = set()
        delta = self.world.facts.delta
        for part in parts:
            value = self._sum(part.members)
            if seen & set(part.members):
                raise Refused("subject", "one part twice")
            seen |= set(part.members)
            figure = part.token.figure
            if figure is None:
                raise Refused("number", "a part without its figure")
            way = part.sign or (1 if delta > 0 else -1)
            held = (
                states(
                    self.world, figure, part.hedge, 1, Truth(value / delta, "share_of_change", signed=True), frozenset()
                )
                if figure.unit in {"percent", "fraction"}
                else states_amount(self.world, figure, part.hedge, figure.sign or way, value)
            )
            if not held:
                raise Refused("number", f"{part.token.text}, which it does not come to")
        if token_at(behind, 0).word("and") and not is_name(token_at(behind, 1), "segment"):
            return None
        if complete and abs(self._sum(tuple(seen)) - delta) > (_SHARED if shared else _ALL) * abs(delta):
            raise Refused("number", "parts that are not all")
        front = self.tokens[:start]
        while behind and not front and (is_mark(behind[0]) or behind[0].word("and", "but")):
            behind = behind[1:]
        return [*front, *behind]

    def _parts(self, at: int) -> list[_Part]:
        parts: list[_Part] = []
        while True:
            part = self._part(at)
            if part is None:
                return parts
            parts.append(part)
            at = part.end
            while is_mark(self.token(at), ",") or self.token(at).word("and", "plus", "while", "with"):
                at += 1
            if at == part.end:
                return parts

    def _part(self, at: int) -> _Part | None:
        """ "188 first visits", "€4,770 went to Paid social", "Paid social (€4,770)", "60% in first visits", "25 gained elsewhere"."""
        start = at
        while self._links(at):
            at += 1
        found = self._group_alone(at)
        if found is not None:
            members, at = found
            bracket = is_mark(self.token(at), "(")
            at += bracket
            while self._links(at):
                at += 1
            told = self._figure(at)
            if told is None:
                return None
            token, hedge, end = told
            if bracket and not is_mark(self.token(end), ")"):
                return None
            return _Part(end + bracket, members, token, hedge)
        headed = self._noun(at)
        if headed and self.token(at + 1).word("of"):  # "a gain of $8,880 in Uplands"
            at += 2
        told = self._figure(at)
        if told is None:
            return None
        token, hedge, at = told
        lost = [known.lowered for known in self.tokens[start:at]]
        sign = headed or (-1 if set(lost) & set(_MISSING) else 1 if set(lost) & {"additional", "extra"} else 0)
        if self._noun(at):  # "a ¥1,270,000 decline at Nara Park"
            sign, at = self._noun(at), at + 1
        elif not is_name(self.token(at), "segment"):
            way, end = self._participle(at)
            sign, at = (way, end) if way else (sign, at)
        elsewhere = self._placed(at)
        if elsewhere is not None:
            return _Part(elsewhere[2], elsewhere[0], token, hedge, sign)
        while self._links(at):
            at += 1
        found = self._group_alone(at)
        if found is None:
            return None
        members, end = found
        return _Part(end, members, token, hedge, sign)

    def _links(self, at: int) -> bool:
        token = self.token(at)
        return token.kind == "word" and all(word in _LINKS for word in token.lowered.split())

    def _group_alone(self, at: int) -> tuple[tuple[int, ...], int] | None:
        """One segment, or all others."""
        if is_name(self.token(at), "segment"):
            name = self.token(at).name
            end = at + 1
            while (
                is_name(self.token(end), "metric")
                or self.token(end).has("actor")
                or is_name(self.token(end), "dimension")
            ):
                end += 1
            return (name.members, end) if name is not None else None
        return self._group(at) if self.token(at).word("elsewhere", "the others", "the rest", "the other") else None

    def _figure(self, at: int) -> tuple[Token, str, int] | None:
        """An amount, or a share of the change, with its hedge."""
        amount, end = self._amount(at)
        hedge = self.token(at).senses["hedge"].tag if self.token(at).has("hedge") else "none"
        if amount is not None:
            token = next((known for known in self.tokens[at:end] if known.kind == "number"), None)
            if token is None:
                return None
            return token, amount.hedge, end
        at += hedge != "none"
        figure: Figure | None = self.token(at).figure
        return (
            (self.token(at), hedge, at + 1) if figure is not None and figure.unit in {"percent", "fraction"} else None
        )
