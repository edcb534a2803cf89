"""Which way a clause says that something went, stayed or stands."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.clauses.adjectives import AdjectiveReader
from insight.claims.clauses.base_period import is_base
from insight.claims.clauses.clause import Clause, Direction
from insight.claims.clauses.comparatives import amount_of
from insight.claims.clauses.contraries import contrary_of, reads_contrary
from insight.claims.clauses.contributing import contributed_to, is_passive, lifts_its_own, returns
from insight.claims.clauses.cues import (
    beside_own_level,
    beside_whole,
    is_background,
    is_beside_time,
    is_level_with_whole,
    is_whole,
    noun_sign,
)
from insight.claims.clauses.degrees import DegreeReader
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.kept import moves_to_place, stand_level
from insight.claims.clauses.nouns import NounReader
from insight.claims.clauses.outdoing import beside_figure, outdoes_time
from insight.claims.clauses.own_past import beside_past
from insight.claims.clauses.sources import share_moved_before, source_before
from insight.claims.clauses.standstill import alike_in_manner, as_many, denied_move, keeps_level
from insight.claims.tokens import BARE, Token, means, says
from insight.claims.world import TOTAL, EffectName, World

_BEFORE: Final = (
    "compared",
    "compared with",
    "compared to",
    "against",
    "versus",
    "vs",
    "vs.",
    "after",
    "up from",
    "down from",
    "than",
)
"""What stands in front of the figure that was there before: "positive at $40, compared with −$9 in March"."""
_NEAR_BASE: Final = 4
_SLIGHT: Final = ("edged", "edges", "edging", "inched", "nudged", "ticked")
"""Verbs of a small movement."""


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


class _Reader(AdjectiveReader, NounReader, DegreeReader):
    """Reads every direction of one clause."""

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
            for at, token in enumerate(self.tokens)
            if (token.kind == "period" or token.has("time")) and not is_base(self.tokens, at) and not self._of_base(at)
        ]
        return "previous" in times and "current" not in times

    def _of_base(self, at: int) -> bool:
        """ "positive at $40, compared with −$9 in March": the time is that of the figure that was there before."""
        near = self.tokens[max(0, at - _NEAR_BASE) : at]
        return says(near, *_BEFORE) and any(token.kind == "number" for token in near)

    def _direction(self, index: int, token: Token) -> Direction | None:
        if token.kind == "name" or (token.has("superlative") and not token.has("move")):
            return None
        if (token.kind not in {"word", "unknown"} and not token.senses) or token.lowered in BARE:
            return None
        beside = beside_figure(self.tokens, index)
        if beside and self.token(index - 1).kind != "number":
            return Direction(index, beside, "adjective", aspect=self._aspect(index))
        if token.word("more", "less", "fewer", "more than", "less than", "fewer than"):
            amount = amount_of(self.world, self.tokens, index)
            # Which ones "low-rate channels" are, nobody knows: nothing is said of all of the group.
            return None if amount is not None and amount.aspect == "share" and self.clause.group else amount
        if reads_contrary(self.tokens, index):
            return contrary_of(self.world, self.clause, index, self._told_before())
        if as_many(self.tokens, index):
            return Direction(index, 0, "verb", still=0)
        past = beside_past(self.world, self.tokens, index)
        if past is not None:
            past.aspect = self._aspect(index)
            return past
        stood = denied_move(self.tokens, index)
        if stood is not None:
            return Direction(index, 0, "verb", still=stood, aspect=self._aspect(index))
        if token.has("beside") and self._names_rival(index):
            return None  # "level with West": no standstill
        if moves_to_place(self.tokens, index) is not None:
            return None  # "dropped to second place": held with the ranks
        if is_beside_time(self.tokens, index) and self.token(index - 1).kind not in {"number", "name"}:
            return Direction(index, 1 if token.word("ahead") else -1, "adjective", aspect=self._aspect(index))
        ahead = outdoes_time(self.world, self.tokens, index)
        if ahead:
            return Direction(index, ahead, "verb", aspect=self._aspect(index))
        beside = beside_own_level(self.tokens, index)
        if beside:
            near = token.word("slightly above", "slightly below", "just above", "just below")
            return Direction(index, beside, "adjective", weak=near, aspect=self._aspect(index))
        contributed = contributed_to(self.world, self.clause, index, self._told_before())
        if contributed is not None:
            return contributed
        if token.word("still", "no longer") and keeps_level(self.tokens, index):
            return Direction(index, 0, "verb", still=1, negated=token.word("no longer"), aspect=self._aspect(index))
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

    def _names_rival(self, index: int) -> bool:
        at = index + 1
        while self.token(at).word("the", "both", "its", "of") or self.token(at).kind == "number":
            at += 1
        return is_name(self.token(at), "segment")

    def _told_before(self) -> list[int]:
        """Which way those went of whom the clause before speaks, when that was not the whole."""
        before = self.clause.template or self.clause.before
        if before is None or not (before.choices[0][0].members or (before.effect and self.clause.effect)):
            return []
        told = [known for known in directions_of(self.world, before) if known.sign]
        return [told[-1].told_sign] if told and told[-1].kind in {"verb", "adjective"} else []

    def _multiple_verb(self, index: int, token: Token) -> Direction | None:
        multiple = float(token.senses["multiple_verb"].tag)
        sign = 1 if multiple > 1 else -1
        if self._of_loss(index):
            return Direction(index, -sign, "verb", multiple=multiple, level=-1)
        return Direction(index, sign, "verb", multiple=multiple, aspect=self._aspect(index))

    def _transitive(self, index: int, token: Token) -> Direction | None:
        sense = token.senses["transitive"]
        effect: EffectName
        if (
            says(self.tokens[index + 1 : index + 5], "by")
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
        if token.lowered.startswith("recover") and not self._recovers_something(index):
            return Direction(index, self.polarity, "verb", aspect=self._aspect(index))
        if returns(token):
            source = source_before(self.world, self.tokens, index)
            effect = source.effect if source is not None else self.clause.effect or "contribution"
            return Direction(index, -1 if facts.delta > 0 else 1, "transitive", effect=effect)
        if is_passive(self.tokens, index) or lifts_its_own(self.tokens, index):
            return Direction(index, sense.sign, "verb", aspect=self._aspect(index))
        sign = sense.sign
        figure = self.token(
            index + 1 + self.token(index + 1).word("another", "a further", "only", "just", "an additional")
        ).figure
        if figure is not None and figure.sign < 0 and token.word("add", "adds", "added", "adding"):
            sign = -1
        if token.text.lower().startswith(("hurt", "help", "weigh", "support", "boost", "cost")) and self.polarity < 0:
            sign = sense.sign * self.polarity
        source = source_before(self.world, self.tokens, index)
        if source is not None:
            return Direction(index, sign, "transitive", effect=source.effect)
        shared = self._of_share(index) or share_moved_before(self.world, self.tokens, index + 1)
        effect = "mix_effect" if shared else "contribution"
        return Direction(index, sign, "transitive", effect=self.clause.effect or effect)

    def _recovers_something(self, index: int) -> bool:
        """ "recovered half of the loss", not "recovered by $50": the verb with its object goes against the whole."""
        following = self.token(index + 1)
        moved = following.word("by", "to", "from", "in", "and", "but", "on", "after") or following.has(
            "time", "weak", "strong"
        )
        return not (moved or is_mark(following) or following.kind == "period" or not following.text)

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
        if token.lowered.endswith((" more", " less")) and beside_whole(self.tokens, index):
            return None
        near = [token.lowered, *(known.lowered for known in self.tokens[index + 1 : index + 3])]
        offsets = means(self.tokens[index + 1 : index + 6], "offset_verb")
        if offsets and any("short" in words.split() for words in near):
            return None  # "fell well short of making up for"
        if token.lowered.endswith(" way") and self.token(index + 1).word("to"):
            return None  # "a loss gave way to a profit"
        if token.has("seeming") and self.token(index + 1).word("to"):
            return None
        if index == 0 and token.text.lower().endswith("ing") and self.token(1).word("a", "an", "one"):
            return None
        if self.token(index + 1).word("to") and is_name(self.token(index + 2), "segment"):
            return None
        sign = sense.sign * (self.polarity if sense.tag == "polar" else 1)
        before = self.token(index - 1)
        if token.text.lower() == "lower" and (
            not self._object_behind(index)
            or not (before.kind == "name" or before.has("modal", "effect_noun") or before.word("to", "and", "would"))
        ):
            return None
        if sense.sign and token.lowered.endswith("ing") and is_background(self.tokens, index):
            return Direction(index, sign, "adjective", of=(TOTAL,))
        sign = -sign if self._of_loss(index) else sign
        checked = self._move_checked(index)
        if checked:
            return Direction(index, sign * checked, "transitive", effect="contribution")
        direction = Direction(
            index,
            sign,
            "verb",
            strength=max(sense.strength, 0),
            weak=token.lowered.startswith(_SLIGHT),
            aspect=self._aspect(index),
        )
        inside = says(self.tokens[index + 1 : index + 3], "inside", "within", "outside", "in", "beyond")
        if inside and means(self.tokens[index + 2 : index + 7], "noise_noun"):
            return None
        return direction

    def _of_loss(self, index: int) -> bool:
        """ "its loss narrowed", "narrowed from −75 to −20": a smaller loss is a higher value."""
        if not self.world.signed_levels:
            return False
        figure = self.token(index + 2).figure
        if figure is not None and figure.sign < 0 and self.token(index + 1).word("from", "to"):
            return self.token(index).lowered.startswith(("narrow", "widen", "shrank", "shrunk", "shrink", "deepen"))
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

    def _still(self, index: int, token: Token) -> Direction | None:
        if self.token(index + 1).has("move_noun", "change_noun") or self.token(index + 1).has("noise_noun"):
            return None
        if alike_in_manner(self.token(index + 1)) or is_level_with_whole(self.tokens, index):
            return None
        if stand_level(self.world, self.clause, index):
            return None
        whole = self.token(index + 1).word("average", "total", "overall") or is_name(self.token(index + 1), "metric")
        return Direction(
            index, 0, "verb", still=token.senses["still"].strength, aspect=self._aspect(index), of_whole=whole
        )

    def _hold(self, index: int, _token: Token) -> Direction | None:
        if keeps_level(self.tokens, index):
            return Direction(index, 0, "verb", still=1, hedge="hold")
        return None

    def _level_verb(self, index: int, _token: Token) -> Direction | None:
        return Direction(index, 0, "verb", still=1) if keeps_level(self.tokens, index) else None
