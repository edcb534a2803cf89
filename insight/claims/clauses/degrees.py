"""How far and how surely a clause says that something went: degrees, hedges and denials."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.bearings import Bearings
from insight.claims.clauses.clause import Direction
from insight.claims.clauses.cues import effect_said, hardly_affects
from insight.claims.clauses.entities import is_mark
from insight.claims.clauses.standstill import denied_move
from insight.claims.tokens import Token, says

_DENIED_FAR: Final = 5

_SLIGHT: Final = ("slightly", "slight", "marginally", "marginal", "a little", "a bit", "a touch", "a shade", "minimally", "minimal", "only slightly",
                  "a fraction", "imperceptibly", "negligibly", "negligible", "a tad", "ever so slightly", "fractionally")  # fmt: skip


class DegreeReader(Bearings):
    """Reads the degree, the hedge and the denial of each direction."""

    def _hedge(self, index: int) -> str:
        before = self.token(index - 1)
        return before.senses["hedge"].tag if before.has("hedge") else "none"

    def _negated(self, index: int) -> bool:
        if denied_move(self.tokens, index) is not None:
            return False
        for back in range(index - 1, max(-1, index - _DENIED_FAR - 1), -1):
            token = self.tokens[back]
            if (is_mark(token) and not is_mark(token, "-")) or token.has("move", "level_verb", "still"):
                return token.has("move") and self._neither(index)
            if token.has("offset_verb"):
                return False
            if self.clause.group is not None and (token.has("quantifier") or (back == 0 and token.word("not"))):
                continue
            if token.word("without") and self.clause.choices[0][0].rest:
                continue
            if token.word("nothing", "none", "nobody", "no one") and self.token(back + 1).word("but"):
                continue
            if token.word("not even") and self.token(back + 1).kind == "name":
                return True
            if token.has("negation") or token.word("not", "no", "never", "neither", "nor", "without"):
                if token.word("not") and self.token(back + 1).word("only", "just"):
                    return False
                return not (token.word("no") and self.token(back + 1).word("more", "less", "fewer"))
        return False

    def _neither(self, index: int) -> bool:
        return says(self.tokens[max(0, index - 4) : index], "neither", "nor")

    def _is_degree(self, index: int) -> bool:
        """False where the word is about figures or names: "significant" of a test, "large regions"."""
        if self.token(index + 1).has("offset_verb", "outpace_verb") or hardly_affects(self.tokens, index):
            return False
        behind = self.token(index + 1)
        if behind.word("ahead", "ahead of", "behind", "above", "below", "in front"):
            return False  # how far one lies from another
        return not (behind.kind == "name" or behind.has("share_noun", "fraction"))

    def _degree(self, index: int, token: Token, found: list[Direction]) -> None:
        kind = "strong" if token.has("strong") else "weak"
        if self.token(index + 1).has("effect_noun"):
            found.append(self._alone(index, token, kind))
            return
        near = sorted(
            (abs(direction.at - index), direction.at < index, position) for position, direction in enumerate(found)
        )
        copula = any(
            self.token(back).word("is", "was", "are", "were", "looks", "seems", "remains")
            for back in range(max(0, index - 3), index)
        )
        if not near and copula and self.token(index + 1).kind != "name":
            found.append(self._alone(index, token, kind))
            return
        if not near or near[0][0] > 4:
            if token.text.lower().endswith("ly") or self.token(index + 1).has("change_noun"):
                found.append(self._alone(index, token, kind))
            return
        direction = found[near[0][2]]
        if kind == "weak":
            direction.weak = True
            compared = self.token(index + 1).has("pace", "move_adjective") and any(
                token.word("than") for token in self.tokens
            )
            direction.slight = token.word(*_SLIGHT) and not compared
        else:
            direction.strength = max(direction.strength, token.senses[kind].strength)

    def _alone(self, index: int, token: Token, kind: str) -> Direction:
        """ "slightly", "sharply", said of the change as such."""
        strength = token.senses[kind].strength if kind == "strong" else 0
        good = self.token(index + 1).has("good")
        effect = effect_said(self.clause, index + 1 if good else index)
        return Direction(index, 0, "degree", strength, weak=kind == "weak", negated=self._negated(index), effect=effect)
