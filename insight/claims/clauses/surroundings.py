"""The words around a figure, which say what it is told as."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import PULLS
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_name
from insight.claims.tokens import NO_TOKEN, Token, says
from insight.claims.world import Aspect, EffectName, World

_SKIPPED: Final = frozenset(
    ["only", "just", "now", "still", "even", "also", "exactly", "already", "again", "a", "an", "the", "some", "net", "total", "fully",
     "itself", "together", "roughly", "about", "merely", "no", "than", "combined", "overall", "currently", "then", "both", "as", "much",
     "many", "high", "low", "little", "another", "further", "additional", "extra", "mere", "full", "good", "remaining", "other", "its",
     "relative", "absolute", "their", "all", "up_to", "respectively", "well", "altogether", "in", "total", "previously", "in total", "even", "of"]
) - {"than", "as", "much", "many", "in", "of", "no", "up_to", "high", "low", "little", "well", "good"}  # fmt: skip
CHANGE_MARKERS: Final = frozenset(
    [
        "additional",
        "extra",
        "more",
        "fewer",
        "less",
        "lost",
        "missing",
        "new",
        "added",
        "net",
        "further",
        "higher",
        "lower",
    ]
)


class Surroundings:
    """Reads the words around each figure of one clause."""

    def __init__(self, world: World, clause: Clause, near: frozenset[str]) -> None:
        self.world, self.clause, self.near = world, clause, near
        self.tokens = clause.tokens
        self.directions = directions_of(world, clause)
        self.tellings = clause.tellings
        self._reading = 0
        """Index of the figure at hand."""

    def token(self, index: int) -> Token:
        """The token at an index; an empty mark beyond the ends."""
        tokens = self.tokens  # not by `token_at`: it is asked a thousand times for each text
        return tokens[index] if 0 <= index < len(tokens) else NO_TOKEN

    def _effect_at_once(self, index: int) -> EffectName | None:
        """ "less than half is mix, and more than half a rate effect"."""
        figure = self.token(index).figure
        following = self.token(index + 1 + self.token(index + 1).word("a", "an"))
        sense = following.sense("effect_noun") if following.kind == "word" else None
        if figure is None or figure.unit != "fraction" or sense is None:
            return None
        return "mix_effect" if sense.tag == "mix_effect" else "rate_effect" if sense.tag == "rate_effect" else None

    def _before(self, index: int) -> tuple[Token, int, str]:
        """The word that leads to a figure, its index, and the hedge between them."""
        hedge = "none"
        at = index - 1
        article = False
        while at >= 0:
            token = self.tokens[at]
            if article and token.text.lower().endswith("than"):
                return token, at, "none"
            article = article or token.word("the")
            if (
                token.has("hedge")
                and not (token.has("move_adjective") and not self._hedging(at, index))
                and hedge in {"none", token.senses["hedge"].tag}
            ):
                hedge = token.senses["hedge"].tag if hedge == "none" else hedge
                at -= 1
                continue
            if (
                token.word("back", "away", "off")
                and at > 0
                and self.token(at - 1).has("move", "transitive", "share_verb", "glue")
            ):
                at -= 1
                continue
            if (
                token.kind == "word"
                and (token.lowered.removeprefix("the ") in _SKIPPED or token.has("weak", "strong"))
                and not token.has("move", "transitive")
            ):
                at -= 1
                continue
            if token.word("as much as", "as many as", "the remaining", "the other", "the rest") or (
                token.word("positive", "negative") and at == index - 1
            ):
                at -= 1
                continue
            if token.word("is about", "was about", "are about", "were about") and at == index - 1:
                hedge = "about"
            break
        return self.token(at), at, hedge

    def _whole_behind(self, index: int) -> int | None:
        """Where the whole stands of which the figure is a part: "1,910 of the 2,400", "1,488 of West's 24,000"."""
        if not self.token(index + 1).word("of", "out of"):
            return None
        at = index + 2
        while self.token(at).word("the", "its", "their", "all") or (
            is_name(self.token(at), "segment") and self.token(at + 1).kind == "possessive"
        ):
            at += 2 if self.token(at).kind == "name" else 1
        return at if self.token(at).kind == "number" else None

    def _part_in_front(self, index: int) -> bool:
        """True for the second figure of such a pair."""
        return any(self._whole_behind(at) == index for at in range(max(0, index - 5), index))

    def _hedging(self, at: int, index: int) -> bool:
        return (
            at == index - 1
            and self.token(at).word("above", "below", "under", "over", "more than", "less than", "fewer than")
            and self.token(at - 1).kind != "number"
        )

    def _is_relative(self, index: int, at: int) -> bool | None:
        """True for "11.0% in relative terms", False for "an absolute decrease of 3 points"; `None` where nothing says so."""
        for token in self.tokens[index + 1 : index + 5]:
            if token.kind in {"mark", "number"} or token.word("or", "and"):
                break
            if "relative" in token.lowered or token.word("absolute", "in absolute terms"):
                return "relative" in token.lowered
        near = self.tokens[max(0, at - 2) : index]
        return True if says(near, "relative") else False if says(near, "absolute") else None

    def _moves_whole(self, at: int) -> bool:
        """ "Student lifts new subscribers to 9,941"."""
        moved = [
            index
            for index, token in enumerate(self.tokens[: at + 1])
            if token.has("transitive", "drive_verb") or token.word(*PULLS)
        ]
        return bool(moved) and any(
            is_name(token, "metric") or token.word("total", "overall", "it")
            for token in self.tokens[moved[-1] + 1 : at]
        )

    def _shares_before(self) -> list[Aspect]:
        """ "half of all customers were Basic, later it was a third": the same share again."""
        before = self.clause.template
        if self.clause.entity is None or self.clause.entity.kind != "pronoun":
            return []
        while before is not None and not before.tellings:
            before = before.template
        told = before.tellings[-1].aspects if before is not None else ()
        return [aspect for aspect in told if aspect in {"share", "numerator_share"}]
