"""The words around one that says which way something went: whose movement it is, and whether it is only ruled out."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import says_per_piece
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import Token, token_at
from insight.claims.world import Aspect, World


class Bearings:
    """Reads the words of one clause."""

    def __init__(self, world: World, clause: Clause) -> None:
        self.world, self.clause, self.tokens = world, clause, clause.tokens
        self.polarity = -1 if world.facts.polarity == "down" else 1

    def token(self, index: int) -> Token:
        """The token at an index; an empty mark beyond the ends."""
        return token_at(self.tokens, index)

    def _aspect(self, index: int) -> Aspect | None:
        """ "lost weight", "its share shrank": the movement of a share."""
        if says_per_piece(self.world, self.tokens[index]):
            return "value"
        for token in self.tokens[index + 1 : index + 4]:
            if token.has("share_noun") and not token.has("fraction"):
                return "share"
            if is_name(token, "numerator", "denominator") and token.name is not None and self.world.is_ratio:
                return "numerator" if token.name.kind == "numerator" else "denominator"
            if token.kind == "number" and self.world.is_ratio:
                continue
            if is_mark(token) or token.kind == "number" or token.word("than", "per"):
                break
        return None

    def _of_deficit(self, index: int) -> bool:
        """ "its deficit is smaller", "in deficit, at $50, down from $80": of a loss told without its sign, the other way."""
        figures = [token.figure for token in self.tokens if token.figure is not None]
        if not self.world.signed_levels or any(figure.sign < 0 for figure in figures):
            return False
        for token in reversed(self.tokens[:index]):
            if is_name(token, "metric") or token.has("share_noun", "effect_noun"):
                return False
            sense = token.sense("level_sign")
            if sense is not None or token.word("outflow", "outflows"):
                noun = token.word("loss", "losses", "deficit", "deficits", "outflow", "outflows")
                return noun or (sense is not None and sense.sign < 0 and bool(figures))
        return False

    def _contrary(self, index: int) -> bool:
        """ "rather than bigger baskets", "not because of lower rates": what is not said."""
        near = self.tokens[max(0, index - 4) : index]
        if any(token.word("not") for token in near) and any(
            token.has("driver", "cause") or token.word("to") for token in near
        ):
            return True
        return any(token.word("rather than", "instead of", "not because of", "not due to") for token in near)
