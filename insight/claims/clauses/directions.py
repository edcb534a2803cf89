"""Which way a clause says that something went, stayed or stands."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.clauses.clause import Clause, Direction
from insight.claims.clauses.comparatives import amount_of
from insight.claims.clauses.contributing import contributed_to, is_passive, lifts_its_own, returns
from insight.claims.clauses.cues import (
    HAVING,
    PULLS,
    beside_whole,
    has_itself,
    is_beside_time,
    is_whole,
    noun_sign,
    ranks_two,
    says_per_piece,
)
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.presence import hardly_affects
from insight.claims.clauses.standstill import alike_in_manner, as_many, denied_move, keeps_level
from insight.claims.tokens import Token
from insight.claims.world import Aspect, EffectName, Subject, World

_DETERMINERS: Final = frozenset(
    [
        "the",
        "a",
        "an",
        "this",
        "that",
        "its",
        "their",
        "these",
        "those",
        "of",
        "no",
        "any",
        "net",
        "total",
        "overall",
        "with",
        "despite",
        "by",
        "combined",
    ]
)
_ATTRIBUTIVE: Final = frozenset(
    ["higher", "lower", "larger", "smaller", "bigger", "greater", "longer", "shorter", "more", "fewer", "less"]
)
_DENIED_FAR: Final = 5


def directions_of(world: World, clause: Clause) -> list[Direction]:
    """Every direction that the clause says, in order; read once."""
    if clause.directions is None:
        clause.directions = _Reader(world, clause).read()
    return clause.directions


def signs_told(world: World, clause: Clause | None) -> list[int]:
    """The direction last told in this clause or those that it goes on from."""
    while clause is not None:
        told = [known.told_sign for known in directions_of(world, clause) if known.sign]
        if told:
            return told[:1]
        clause = clause.template
    return []


class _Reader:
    def __init__(self, world: World, clause: Clause) -> None:
        self.world, self.clause, self.tokens = world, clause, clause.tokens
        self.polarity = -1 if world.facts.polarity == "down" else 1

    def token(self, index: int) -> Token:
        return self.tokens[index] if 0 <= index < len(self.tokens) else Token("mark", "")

    def read(self) -> list[Direction]:
        found: list[Direction] = []
        for index, token in enumerate(self.tokens):
            direction = self._direction(index, token)
            if direction is not None:
                direction.negated = direction.negated or self._negated(index)
                if direction.level and direction.when is None and self._previous():
                    direction.when = "previous"
                direction.hedge = direction.hedge if direction.hedge != "none" else self._hedge(index)
                found.append(direction)
        for index, token in enumerate(self.tokens):
            if (
                token.has("strong", "weak")
                and not token.has("move_adjective", "superlative")
                and self._is_degree(index)
            ):
                self._degree(index, token, found)
        return found

    def _previous(self) -> bool:
        times = [
            token.when if token.kind == "period" else token.senses["time"].tag
            for token in self.tokens
            if token.kind == "period" or token.has("time")
        ]
        return "previous" in times and "current" not in times

    def _direction(self, index: int, token: Token) -> Direction | None:
        if token.kind == "name" or (token.has("superlative") and not token.has("move")):
            return None
        if token.word("more", "less", "fewer", "more than", "less than", "fewer than"):
            return amount_of(self.world, self.tokens, index)
        if as_many(self.tokens, index):
            return Direction(index, 0, "verb", still=0)
        stood = denied_move(self.tokens, index)
        if stood is not None:
            return Direction(index, 0, "verb", still=stood, aspect=self._aspect(index))
        if is_beside_time(self.tokens, index) and self.token(index - 1).kind not in {"number", "name"}:
            return Direction(index, 1 if token.word("ahead") else -1, "adjective", aspect=self._aspect(index))
        contributed = contributed_to(self.world, self.clause, index)
        if contributed is not None:
            return contributed
        for category in (
            "multiple_verb",
            "transitive",
            "move",
            "move_noun",
            "still",
            "hold",
            "level_verb",
            "move_adjective",
            "level_sign",
            "pace",
        ):
            if token.has(category):
                reader = getattr(self, f"_{category}")
                direction: Direction | None = reader(index, token)
                if direction is not None:
                    return direction
        return None

    def _multiple_verb(self, index: int, token: Token) -> Direction | None:
        multiple = float(token.senses["multiple_verb"].tag)
        if self.token(index + 1).word("the", "that", "its") and self.token(index - 1).word(
            "is", "was", "about", "roughly", "nearly", "almost"
        ):
            return None
        sign = 1 if multiple > 1 else -1
        if self._of_loss(index):
            return Direction(index, -sign, "verb", multiple=multiple, level=-1)
        return Direction(index, sign, "verb", multiple=multiple, aspect=self._aspect(index))

    def _transitive(self, index: int, token: Token) -> Direction | None:
        sense = token.senses["transitive"]
        if (
            any(known.word("by") for known in self.tokens[index + 1 : index + 5])
            and not any(known.kind == "number" for known in self.tokens[index + 1 : index + 5])
            and token.text.lower().endswith(("ed", "back", "down", "held back"))
            and not self._object_behind(index)
        ):
            return None
        facts = self.world.facts
        # "A meal at Station costs €9": a price, which takes nothing from the whole.
        piece = self.world.is_ratio and any(is_name(known, "denominator") for known in self.tokens[:index])
        if token.word("cost", "costs") and piece and facts.unit not in {"minutes", "percent", "ratio"}:
            return None
        if token.word("cost", "costs") and any(
            "cost" in name.lower() for name in (facts.label, facts.metric, *facts.also_called)
        ):
            return None
        if token.has("move") and not self._object_behind(index):
            return None
        if returns(token):
            return Direction(
                index, -1 if facts.delta > 0 else 1, "transitive", effect=self.clause.effect or "contribution"
            )
        if is_passive(self.tokens, index) or lifts_its_own(self.tokens, index):
            return Direction(index, sense.sign, "verb", aspect=self._aspect(index))
        sign = sense.sign
        figure = self.token(index + 1).figure
        if figure is not None and figure.sign < 0 and token.word("add", "adds", "added", "adding"):
            sign = -1
        if token.text.lower().startswith(("hurt", "help", "weigh", "support", "boost", "cost")) and self.polarity < 0:
            sign = sense.sign * self.polarity
        effect: EffectName = "mix_effect" if self._of_share(index) else "contribution"
        return Direction(index, sign, "transitive", effect=self.clause.effect or effect)

    def _of_share(self, index: int) -> bool:
        """ "lost share, which lengthened the average": what the share does to the whole."""
        lead = self.token(index - 1).word("which", "that") and is_mark(self.token(index - 2), ",")
        return (
            lead
            and self.world.is_ratio
            and any(
                token.has("share_noun") and before.has("move")
                for before, token in itertools.pairwise(self.tokens[: index - 2])
            )
        )

    def _object_behind(self, index: int) -> bool:
        return any(is_whole(token) for token in self.tokens[index + 1 : index + 5])

    def _move(self, index: int, token: Token) -> Direction | None:
        if token.has("move_noun", "change_noun") and self._noun(index, token):
            return None
        sense = token.senses["move"]
        if index == 0 and token.text.lower().endswith("ing") and self.token(1).word("a", "an", "one"):
            return None
        if self.token(index + 1).word("to") and is_name(self.token(index + 2), "segment"):
            return None
        sign = sense.sign * (self.polarity if sense.tag == "polar" else 1)
        if self.token(index + 1).word("short") or (
            token.word("cost", "costs") and self.token(index - 1).word("the", "per")
        ):
            return None
        before = self.token(index - 1)
        if token.text.lower() == "lower" and (
            not self._object_behind(index)
            or not (before.kind == "name" or before.has("modal", "effect_noun") or before.word("to", "and", "would"))
        ):
            return None
        sign = -sign if self._of_loss(index) else sign
        checked = self._move_checked(index)
        if checked:
            return Direction(index, sign * checked, "transitive", effect="contribution")
        direction = Direction(
            index, sign, "verb", strength=max(sense.strength, 0), weak=False, aspect=self._aspect(index)
        )
        if token.text.lower().endswith("ing") and self.token(index - 1).has("move_noun", "strong"):
            return None
        inside = any(
            known.word("inside", "within", "outside", "in", "beyond") for known in self.tokens[index + 1 : index + 3]
        )
        if inside and any(known.has("noise_noun") for known in self.tokens[index + 2 : index + 7]):
            return None
        return direction

    def _of_loss(self, index: int) -> bool:
        """ "its loss narrowed": a smaller loss is a higher value."""
        if not self.world.signed_levels:
            return False
        for token in reversed(self.tokens[max(0, index - 6) : index]):
            if token.kind == "number" or is_mark(token):
                return False
            if token.word("loss", "losses", "deficit", "outflow", "outflows"):
                return True
        return False

    def _move_checked(self, index: int) -> int:
        """ "reduced the decline", "trimmed the gain": the way of the noun that a part makes larger or smaller; 0 for none."""
        noun = self.token(index + 2)
        if not self.token(index + 1).word("the", "that", "this") or noun.lowered.endswith("s"):
            return 0
        members = self.clause.choices[0][0].members
        return noun_sign(self.world, noun) if members and not self.token(index + 3).word("in", "of", "at", "for") else 0

    def _noun(self, index: int, token: Token) -> bool:
        before = self.token(index - 1)
        while (
            before.has("strong", "weak", "good", "superlative", "ordinal") and not before.text.lower().endswith("ly")
        ) or before.word(
            "-",
            "net",
            "total",
            "overall",
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
                    determiner.word("the", "a", "an", "this", "that", "of")
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
        sided = self.token(index + 1).word("of") or any(known.has("offset_verb") for known in self.tokens[:index])
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

    def _move_noun(self, index: int, token: Token) -> Direction | None:
        sense = token.senses["move_noun"]
        if token.text.lower().endswith("ing") and is_name(self.token(index + 1), "dimension", "segment"):
            return Direction(index, sense.sign * (self.polarity if sense.tag == "polar" else 1), "adjective")
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

    def _own_noun(self, index: int) -> bool:
        near = self.tokens[max(0, index - 4) : index]
        behind = self.token(index + 2) if not self.token(index + 2).word("the") else self.token(index + 3)
        placed = self.token(index + 1).word("in", "of", "at", "on", "for", "within") and is_name(behind, "segment")
        possessed = any(
            token.kind == "possessive" and is_name(before, "segment") for before, token in itertools.pairwise(near)
        )
        return (
            placed or possessed or has_itself(self.tokens, index) or any(token.word("its", "their") for token in near)
        )

    def _contrary(self, index: int) -> bool:
        """ "rather than bigger baskets", "not because of lower rates": what is not said."""
        near = self.tokens[max(0, index - 4) : index]
        if any(token.word("not") for token in near) and any(
            token.has("driver", "cause") or token.word("to") for token in near
        ):
            return True
        return any(
            token.word("rather than", "instead of", "not because of", "not due to", "or") and not token.word("or")
            for token in self.tokens[max(0, index - 4) : index]
        )

    def _still(self, index: int, token: Token) -> Direction | None:
        if self.token(index + 1).has("move_noun", "change_noun") or self.token(index + 1).has("noise_noun"):
            return None
        if alike_in_manner(self.token(index + 1)):
            return None
        whole = self.token(index + 1).word("average", "total", "overall") or is_name(self.token(index + 1), "metric")
        return Direction(
            index, 0, "verb", still=token.senses["still"].strength, aspect=self._aspect(index), of_whole=whole
        )

    def _hold(self, index: int, token: Token) -> Direction | None:
        if keeps_level(self.tokens, index):
            return Direction(index, 0, "verb", still=1, hedge="hold")
        return None

    def _level_verb(self, index: int, token: Token) -> Direction | None:
        return Direction(index, 0, "verb", still=1) if keeps_level(self.tokens, index) else None

    def _move_adjective(self, index: int, token: Token) -> Direction | None:
        sense = token.senses["move_adjective"]
        before, behind = self.token(index - 1), self.token(index + 1)
        sign = sense.sign * (self.polarity if sense.tag == "polar" else 1)
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
                return Direction(index, 0, "adjective", level=sense.sign, when="previous" if base else None)
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
        noun = self._noun_behind(index)
        if noun is not None:
            return self._attributive(index, token, noun, sign)
        if is_name(behind, "segment") and self.world.is_ratio and token.word("larger", "bigger", "smaller"):
            return Direction(index, sign, "adjective", aspect="share")
        if is_name(behind, "segment"):
            return Direction(index, sign, "adjective", aspect=self._aspect(index), of=self._described(index))
        than = any(known.word("than") for known in self.tokens[index + 1 : index + 3])
        near = self.tokens[index + 1 : index + (6 if than else 3)]
        if any(known.has("noise_noun") for known in near):
            return None
        return Direction(index, sign, "adjective", aspect=self._aspect(index))

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
        shifted = self.clause.entity is not None and self.clause.entity.kind in {"change", "effect", "rates"}
        return bool(self.clause.choices[0][0].members or shifted) and any(token.word(*PULLS) for token in near)

    def _attributive(self, index: int, token: Token, noun: Token, sign: int) -> Direction | None:
        """ "a smaller share", "higher rates", "fewer orders", "a lower mix"."""
        if noun.has("effect_noun") and not is_name(noun):
            return None
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
        if self.token(index + 1).word("than") and any(
            known.has("effect_noun") for known in self.tokens[index + 2 : index + 6]
        ):
            return True
        for ahead in range(index + 1, index + 6):
            token = self.token(ahead)
            if is_name(token, "segment"):
                return self.token(index).word("above", "below", "over", "under") or any(
                    known.word("than", "as") for known in self.tokens[index + 1 : ahead]
                )
            if is_mark(token) and not is_mark(token, "-"):
                return False
        return any(
            tie.kind == "compare" and index < tie.at <= index + 6 for tie in self.clause.ties
        ) and self.clause.said("than", "above", "below")

    def _hedges(self, index: int) -> bool:
        return (
            self.token(index).has("hedge") and self.token(index + 1).kind == "number" and not self._copula_before(index)
        )

    def _copula_before(self, index: int) -> bool:
        return (
            self.token(index - 1).word(
                "is", "was", "are", "were", "stayed", "remained", "came", "just", "slightly", "still"
            )
            and self.token(index + 1).kind != "number"
        )

    def _level_sign(self, index: int, token: Token) -> Direction | None:
        """ "profitable", "in the red", "from a loss to a profit"."""
        if not self.world.signed_levels:
            return None
        kind = "loss" if token.word("loss", "losses") else "adjective"
        kind = "crossing" if token.lowered.startswith(("out of", "into", "back")) else kind
        lead = next(
            (known for known in reversed(self.tokens[:index]) if not known.word("a", "an", "the")), Token("mark", "")
        )
        when = "previous" if lead.word("from", "after") else None
        # "Loss-making West moves into profit": it was, before it moved.
        described = is_name(self.token(index + 1), "segment") and index == 0
        if described and any(known.has("level_sign") for known in self.tokens[index + 1 :]):
            when = "previous"
        lifts = any(known.has("transitive") for known in self.tokens[:index])
        whole = lifts and any(is_name(known, "metric") for known in self.tokens[:index])
        return Direction(index, 0, kind, level=token.senses["level_sign"].sign, when=when, of_whole=whole)

    def _pace(self, index: int, token: Token) -> Direction | None:
        """ "slower": longer for a duration, lower for a turnover."""
        compared = self.clause.said("than") or any(tie.kind not in {"except", "only"} for tie in self.clause.ties)
        if self.world.facts.unit not in {"minutes", "ratio"} or compared:
            return None
        if any(token.has("move") for token in self.tokens[:index]) or ranks_two(self.tokens, index):
            return None
        sign = token.senses["pace"].sign * (-1 if self.world.facts.unit == "minutes" else 1)
        sign = -sign if self.token(index - 1).word("less") else sign
        return Direction(index, sign, "adjective", aspect="value")

    def _ranks_two(self, index: int) -> bool:
        """ "the slower desk": a rank among the segments, no movement."""
        name = self.token(index + 1).name
        return self.token(index - 1).word("the") and name is not None and name.kind == "dimension" and not name.plural

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

    def _alone(self, index: int, token: Token, kind: str) -> Direction:
        """ "slightly", "sharply", said of the change as such."""
        strength = token.senses[kind].strength if kind == "strong" else 0
        return Direction(index, 0, "degree", strength=strength, weak=kind == "weak", negated=self._negated(index))

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
        return any(token.word("neither", "nor") for token in self.tokens[max(0, index - 4) : index])

    def _hedge(self, index: int) -> str:
        before = self.token(index - 1)
        return before.senses["hedge"].tag if before.has("hedge") else "none"

    def _is_degree(self, index: int) -> bool:
        """False where the word is about figures or names: "significant" of a test, "large regions"."""
        if self.token(index + 1).has("offset_verb") or hardly_affects(self.tokens, index):
            return False
        return not (
            self.token(index + 1).kind == "name" or self.token(index + 1).has("share_noun", "effect_noun", "fraction")
        )

    def _degree(self, index: int, token: Token, found: list[Direction]) -> None:
        kind = "strong" if token.has("strong") else "weak"
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
        elif self._negated(index) and not direction.negated:
            direction.strength = 0
        else:
            direction.strength = max(direction.strength, token.senses[kind].strength)
