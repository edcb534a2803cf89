"""The words around one that says which way something went: whose movement it is, and whether it is only ruled out."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import says_per_piece
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import NO_TOKEN, Token, says
from insight.claims.world import Aspect, World


class Bearings:
    """Reads the words of one clause."""

    def __init__(self, world: World, clause: Clause) -> None:
        self.world, self.clause, self.tokens = world, clause, clause.tokens
        self.polarity = -1 if world.facts.polarity == "down" else 1

    def token(self, index: int) -> Token:
        """The token at an index; an empty mark beyond the ends."""
        tokens = self.tokens  # not by `token_at`: it is asked a thousand times for each text
        return tokens[index] if 0 <= index < len(tokens) else NO_TOKEN

    def _aspect(self, index: int) -> Aspect | None:
        """ "lost weight", "its share shrank": the movement of a share."""
        if says_per_piece(self.world, self.tokens[index]) or self._moves_ratio(index):
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

    def _moves_ratio(self, index: int) -> bool:
        """ "late deliveries made up 6.1% of all deliveries, down from 7.3%": what fell is the share that the metric is."""
        percent, tokens = self.world.facts.unit == "percent", self.tokens
        if not percent or not tokens[index].word("up", "down", "up from", "down from"):
            return False
        if not is_mark(tokens[index - 1] if index else tokens[index], ","):
            return False
        entity = self.clause.entity
        counted = any(is_name(token, "numerator") for token in tokens[:index])
        if entity is not None and entity.kind == "segment" and not counted:
            return False  # "West accounted for 40% of orders, up from 30%": its share
        for at, token in enumerate(tokens[:index]):
            of = at + 1
            while of < index and tokens[of].word("of", "all", "the", "of all", "of the"):
                of += 1
            percented = token.figure is not None and token.figure.unit == "percent" and of > at + 1
            if percented and is_name(tokens[of], "denominator"):
                return True
        return False

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
        if says(near, "not") and any(token.has("driver", "cause") or token.word("to") for token in near):
            return True
        return says(near, "rather than", "instead of", "not because of", "not due to")
