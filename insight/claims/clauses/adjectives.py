"""Adjectives that say which way something went or stands: "higher", "down", "a smaller share", "in the red", "slower"."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.clauses.bearings import Bearings
from insight.claims.clauses.clause import Direction
from insight.claims.clauses.cues import (
    PULLS,
    beside_whole,
    is_background,
    is_whole,
    ranks_two,
    says_per_piece,
)
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.sources import names_source
from insight.claims.tokens import NO_TOKEN, Token, means, says
from insight.claims.world import TOTAL, Aspect, EffectName, Subject

_MAKES: Final = (
    "make",
    "makes",
    "made",
    "making",
    "run",
    "runs",
    "ran",
    "running",
    "incur",
    "incurs",
    "incurred",
    "incurring",
)


class AdjectiveReader(Bearings):
    """Reads the directions that adjectives tell."""

    def _move_adjective(self, index: int, token: Token) -> Direction | None:
        if token.has("level_sign") and self.world.signed_levels:
            return None  # "in positive territory": where it stands
        sense = token.senses["move_adjective"]
        before, behind = self.token(index - 1), self.token(index + 1)
        sign = sense.sign * (self.polarity if sense.tag == "polar" else 1)
        if sense.tag != "polar" and self._of_deficit(index):
            sign = -sign
        if is_background(self.tokens, index):
            return Direction(index, sign, "adjective", of=(TOTAL,))
        if token.word("above", "below") and behind.figure is not None and behind.figure.unit == "zero":
            return Direction(index, 0, "adjective", level=sense.sign)
        if token.word("above", "below", "over", "under") and is_whole(before) and self._brought(index):
            return Direction(index, sign, "transitive", effect=self.clause.effect or "contribution")
        if token.word("above", "below", "over", "under", "short of"):
            if self._hedges(index) or behind.has("noise_noun") or self.token(index + 2).has("noise_noun"):
                return None
            if not (
                behind.kind in {"period", "number"}
                or behind.has("time")
                or behind.word("the", "its", "their", "that", "zero")
                or is_mark(behind)
                or is_name(behind, "segment")
            ):
                return None
            if any(self.token(index + ahead).has("noise_noun") for ahead in range(1, 5)):
                return None
            if self._compares(index) or beside_whole(self.tokens, index):
                return None
            return Direction(index, sign, "adjective", aspect=self._aspect(index))
        if token.word("positive", "negative") and is_name(behind, "segment") and self.clause.choices[0][0].rest:
            return None
        if token.word("positive", "negative"):
            if self.world.signed_levels and not self.clause.effect and not self.clause.has("effect_noun"):
                base = self.clause.said(
                    "starting value", "base", "baseline", "starting point", "previous value", "starting level"
                )
                kind = "crossing" if self._again(index) else "adjective"
                return Direction(index, 0, kind, level=sense.sign, when="previous" if base else None)
            if self.clause.effect or self.clause.has("effect_noun"):
                return Direction(index, sense.sign, "adjective", effect=self._effect_near(index))
            return None
        if (token.word("up", "down") and before.has("move", "go_verb", "transitive")) or self._contrary(index):
            return None
        if self._compares(index) or ranks_two(self.tokens, index) or beside_whole(self.tokens, index):
            return None
        if says_per_piece(self.world, token) and before.word("take", "takes", "cost", "costs"):
            return None
        if token.word("up", "down") and is_whole(before) and self._brought(index):
            share: EffectName = "mix_effect" if self.clause.aspect == "share" else "contribution"
            return Direction(index, sign, "transitive", effect=self.clause.effect or share)
        if behind.word("part", "role") and token.word("larger", "smaller", "bigger", "greater", "lesser"):
            return None  # "plays a smaller part": a rank of two
        source = names_source(self.world, self.tokens, index)
        if source is not None and source.effect == "rate_effect":
            return Direction(index, sign, "adjective", effect="rate_effect")
        noun = self._noun_behind(index)
        if noun is not None:
            return self._attributive(index, token, noun, sign)
        if is_name(behind, "segment") and self.world.is_ratio and token.word("larger", "bigger", "smaller"):
            return Direction(index, sign, "adjective", aspect="share")
        if is_name(behind, "segment"):
            return Direction(index, sign, "adjective", aspect=self._aspect(index), of=self._described(index))
        than = says(self.tokens[index + 1 : index + 3], "than")
        near = self.tokens[index + 1 : index + (6 if than else 3)]
        if means(near, "noise_noun"):
            return None
        return Direction(index, sign, "adjective", aspect=self._aspect(index))

    def _attributive(self, index: int, token: Token, noun: Token, sign: int) -> Direction | None:
        """ "a smaller share", "higher rates", "fewer orders", "a lower mix"."""
        if noun.has("effect_noun") and not is_name(noun):
            own = noun.word("rate") and self.world.is_ratio and bool(self.clause.choices[0][0].members)
            return Direction(index, sign, "adjective", aspect="value") if own else None
        if noun.has("share_noun"):
            return Direction(index, sign, "adjective", aspect="share")
        if noun.has("move_noun", "change_noun", "level_noun"):
            return None if not noun.has("level_noun") else Direction(index, sign, "adjective")
        if says_per_piece(self.world, token) and is_name(noun, "denominator"):
            return Direction(index, sign, "adjective", aspect="value")
        if noun.name is not None and noun.name.kind in {"numerator", "denominator"}:
            aspect: Aspect = "numerator" if noun.name.kind == "numerator" else "denominator"
            return Direction(index, sign, "adjective", aspect=aspect)
        if noun.name is not None and noun.name.kind == "metric":
            rates = noun.text.lower() == "rates" or self.clause.said("within")
            whole = Direction(index, sign, "adjective", aspect="value")
            whole.effect = "rate_effect" if rates and self.world.is_ratio else None
            return whole
        return None

    def _described(self, index: int) -> tuple[Subject, ...]:
        """Whom the clause names right behind an adjective, when that is not its subject: "offset a weaker South"."""
        for tie in self.clause.ties:
            length = tie.entity.end - tie.entity.start
            if tie.kind in {"compare", "driver"} and tie.at - length <= index + 1 <= tie.at:
                return tie.entity.choices[0]
        return ()

    def _brought(self, index: int) -> bool:
        """ "pulled the rate down": what the subject did to the whole."""
        near = self.tokens[max(0, index - 5) : index - 1]
        led = [
            before for before, token in itertools.pairwise(self.tokens[max(0, index - 6) : index]) if token.word(*PULLS)
        ]
        if says(led, "which", "thereby", ","):
            return True  # "orders rose, which brought items per order down"
        shifted = self.clause.entity is not None and self.clause.entity.kind in {"change", "effect", "rates"}
        return bool(self.clause.choices[0][0].members or shifted) and says(near, *PULLS)

    def _noun_behind(self, index: int) -> Token | None:
        for ahead in range(index + 1, index + 4):
            token = self.token(ahead)
            if is_name(token, "metric", "numerator", "denominator", "dimension") or token.has(
                "share_noun", "effect_noun", "level_noun", "move_noun", "change_noun"
            ):
                return token
            if not (
                token.has("strong", "weak", "move_adjective")
                or token.word("-", "net", "average", "total", "and", "overall")
            ):
                return None
        return None

    def _compares(self, index: int) -> bool:
        """True for "larger than South", "above Web": the relation is read elsewhere."""
        if self.token(index + 1).word("than") and means(self.tokens[index + 2 : index + 6], "effect_noun"):
            return True
        for ahead in range(index + 1, index + 6):
            token = self.token(ahead)
            if is_name(token, "segment"):
                beside = self.token(index).word("above", "below", "over", "under") or says(
                    self.tokens[index + 1 : ahead], "than", "as"
                )
                if beside or says(self.tokens[index + 1 : ahead], "and", "but", "while"):
                    return beside
                break  # "higher in West than in any other region"
            if is_mark(token) and token.text and not is_mark(token, "-", "()"):
                return False
        near = index + 5 + sum(is_mark(token, "()") for token in self.tokens[index : index + 5])
        return any(
            tie.kind == "compare" and index < tie.at - (tie.entity.end - tie.entity.start) <= near
            for tie in self.clause.ties
        ) and self.clause.said("than", "above", "below")

    def _hedges(self, index: int) -> bool:
        return self.token(index).has("hedge") and self.token(index + 1).kind == "number"

    def _level_sign(self, index: int, token: Token) -> Direction | None:
        """ "profitable", "in the red", "from a loss to a profit"."""
        if not self.world.signed_levels:
            return None
        lead = next(
            (known for known in reversed(self.tokens[:index]) if not known.word("a", "an", "the", "net")),
            NO_TOKEN,
        )
        # "a loss" may be a decline, but whoever makes one has it.
        kind = "loss" if token.word("loss", "losses") and not lead.word(*_MAKES) else "adjective"
        kind = (
            "crossing"
            if token.lowered.startswith(("out of", "into", "back", "from", "to ")) or self._again(index)
            else kind
        )
        into = says(self.tokens[index + 1 : index + 2], "into")
        turned = into and lead.word("turned", "turns", "turn", "turning", "converted", "transformed")
        when = "previous" if lead.word("from", "after") or turned else None
        if kind == "loss" and (turned or lead.word("into")):
            kind = "adjective"  # what it was, or came to, and no decline
        # "Loss-making West moves into profit": it was, before it moved.
        described = is_name(self.token(index + 1), "segment") and index == 0
        if described and means(self.tokens[index + 1 :], "level_sign"):
            when = "previous"
        lifts = means(self.tokens[:index], "transitive")
        whole = lifts and any(is_name(known, "metric") for known in self.tokens[:index])
        return Direction(index, 0, kind, level=token.senses["level_sign"].sign, when=when, of_whole=whole)

    def _again(self, index: int) -> bool:
        """ "positive again", "turned positive": it was not before."""
        at = index - 1
        while self.token(at).word("a", "an", "net", "even", "slightly"):
            at -= 1
        turned = self.token(at).word("turned", "turns", "turn", "turning") and not self.token(index + 1).word("into")
        return turned or self.token(index + 1).word("again", "once again", "once more")

    def _pace(self, index: int, token: Token) -> Direction | None:
        """ "slower": longer for a duration, lower for a turnover."""
        compared = self.clause.said("than") or any(tie.kind not in {"except", "only"} for tie in self.clause.ties)
        verbal = token.lowered.startswith(("slowed", "slows", "slowing", "sped", "speed", "accelerat", "quicken"))
        if compared and verbal and self.world.facts.unit == "minutes":
            return Direction(index, -token.senses["pace"].sign, "verb", aspect="value")
        if self.world.facts.unit not in {"minutes", "ratio"} or compared:
            return None
        if means(self.tokens[:index], "move") or ranks_two(self.tokens, index):
            return None
        sign = token.senses["pace"].sign * (-1 if self.world.facts.unit == "minutes" else 1)
        sign = -sign if self.token(index - 1).word("less") else sign
        source = names_source(self.world, self.tokens, index)
        if source is not None and source.effect == "rate_effect":
            return Direction(index, sign, "adjective", effect="rate_effect")
        return Direction(index, sign, "adjective", aspect="value")

    def _effect_near(self, index: int) -> EffectName | None:
        for token in (*self.tokens[index + 1 : index + 3], *reversed(self.tokens[:index])):
            sense = token.sense("effect_noun") if token.kind != "name" else None
            if sense is not None:
                return (
                    "mix_effect"
                    if sense.tag == "mix_effect"
                    else "rate_effect"
                    if sense.tag == "rate_effect"
                    else "contribution"
                )
        return self.clause.effect
