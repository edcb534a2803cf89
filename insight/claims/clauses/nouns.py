"""Nouns that say which way something went: "the decline", "a gain in South"."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.clauses.bearings import Bearings
from insight.claims.clauses.clause import Direction
from insight.claims.clauses.cues import HAVING, has_itself
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import Token, means, says

_DETERMINERS: Final = frozenset(
    ["the", "a", "an", "this", "that", "its", "their", "these", "those", "of", "no", "any", "net", "total",
     "overall", "with", "despite", "by", "combined"]
)  # fmt: skip


class NounReader(Bearings):
    """Reads the directions that nouns tell."""

    def _move_noun(self, index: int, token: Token) -> Direction | None:
        sense = token.senses["move_noun"]
        if (
            self._several(index, token)
            or self._contrary(index)
            or (token.word("loss", "losses") and self.world.signed_levels)
        ):
            return None
        sign = sense.sign * (self.polarity if sense.tag == "polar" else 1)
        return Direction(
            index,
            sign,
            "noun",
            strength=max(sense.strength, 0),
            of_whole=not self._own_noun(index) and not token.lowered.endswith(("er", "ers")),
            aspect=self._aspect(index),
        )

    def _noun(self, index: int, token: Token) -> bool:
        before = self.token(index - 1)
        while (
            before.has("strong", "weak", "good", "superlative", "ordinal") and not before.text.lower().endswith("ly")
        ) or before.word(
            "-",
            "net",
            "total",
            "overall",
            "general",
            "relative",
            "absolute",
            "largest",
            "combined",
            "own",
            "further",
            "entire",
            "whole",
        ):
            index -= 1
            before = self.token(index - 1)
        if before.kind in {"possessive", "number"} or is_name(before, "metric", "numerator", "denominator", "segment"):
            behind = self.tokens[index + 1 : index + 4]
            if before.kind == "possessive":
                return True
            if before.kind == "number":
                determiner = self.token(index - 2)
                return (
                    determiner.word(
                        "the", "a", "an", "this", "that", "of", "entire", "whole", "total", "overall", "net"
                    )
                    or determiner.kind == "possessive"
                    or (determiner.has("hedge") and self.token(index - 3).word("the", "of", "a"))
                )
            noun = bool(behind) and (
                behind[0].word("of", "is", "was", "are", "were") or behind[0].has("offset_verb", "outpace_verb")
            )
            return noun and not token.text.lower().endswith(("ed", "s"))
        if before.word(*_DETERMINERS) or before.has("offset_verb"):
            return True
        following = self.token(index + 1)
        return (
            (index == 0 or is_mark(before))
            and following.word("of", "in", "and", "at")
            and not token.text.lower().endswith("ed")
        )

    def _several(self, index: int, token: Token) -> bool:
        """ "gains and losses cancel out", "these losses": movements of whatever parts."""
        before = self.token(index - 1)
        if before.word("these", "those") and token.text.lower().endswith("s"):
            return True
        sided = self.token(index + 1).word("of", "were", "are") or means(self.tokens[:index], "offset_verb")
        if (
            before.word("the")
            and sided
            and token.lowered.endswith(("gains", "losses", "rises", "falls", "declines", "increases"))
        ):
            return self.clause.has("offset_verb")
        placed = self.token(index + 1).word("in", "at", "on", "for") and any(
            is_name(known, "segment") for known in self.tokens[index + 2 : index + 4]
        )
        if placed or before.word(*HAVING):
            return False
        return (
            token.text.lower().endswith("s")
            and not token.text.lower().endswith(("ss", "us"))
            and not before.word("its", "their", "the", "these", "those")
            and before.kind != "possessive"
        )

    def _own_noun(self, index: int) -> bool:
        near = self.tokens[max(0, index - 4) : index]
        behind = self.token(index + 2) if not self.token(index + 2).word("the") else self.token(index + 3)
        placed = self.token(index + 1).word("in", "of", "at", "on", "for", "within") and is_name(behind, "segment")
        possessed = any(
            token.kind == "possessive" and is_name(before, "segment") for before, token in itertools.pairwise(near)
        )
        return placed or possessed or has_itself(self.tokens, index) or says(near, "its", "their")
