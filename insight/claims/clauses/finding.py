"""Finds what a sentence speaks of: each name, pronoun or quantified group."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import Entity, is_name
from insight.claims.clauses.groups import GroupReader
from insight.claims.clauses.pronouns import PronounReader
from insight.claims.clauses.wholes import WholeReader
from insight.claims.tokens import BARE
from insight.claims.world import TOTAL

_NOBODY: Final = frozenset(["mark", "possessive"])
_OPENS_NOBODY: Final = BARE - {"the", "a", "an", "its", "their", "which", "that", "it"}


class EntityFinder(GroupReader, WholeReader, PronounReader):
    """Finds the entities of one sentence."""

    def find(self) -> list[Entity]:
        """All entities, from left to right."""
        found: list[Entity] = []
        self.found = found
        position = 0
        while position < len(self.tokens):
            entity = self._at(position)
            if entity is None:
                position += 1
                continue
            owned = bool(found) and found[-1].own and entity.start <= found[-1].end and entity.kind == "total"
            found.append(entity)
            # "Its rate": "it" goes on to mean whose rate that is.
            if not owned:
                self._remember(entity)
            position = max(entity.end, position + 1)
        return found

    def _remember(self, entity: Entity) -> None:
        ranked = entity.mention is not None and (
            entity.mention.superlative is not None or entity.mention.quantifier == "only"
        )
        if entity.stand == "open" and entity.choices and entity.kind != "pronoun" and not ranked:
            self.memory.now = entity.choices[0]
            self.memory.opened.append(entity.choices[0])
        if entity.kind == "group" and entity.mention is not None and entity.mention.dimension is not None:
            self.memory.dimension = entity.mention.dimension
        for subject in entity.choices[0] if entity.choices else ():
            if subject.members and not subject.rest and entity.kind == "segment":
                for index in subject.members:
                    if index in self.memory.named:
                        self.memory.named.remove(index)
                    self.memory.named.append(index)
                self.memory.dimension = self.world.dimension_of(subject)

    def _at(self, position: int) -> Entity | None:
        token = self.token(position)
        if token.kind in _NOBODY or (token.kind == "number" and not token.senses) or token.lowered in _OPENS_NOBODY:
            return None
        group = self._group(position)
        if group is not None:
            return group
        if is_name(token, "segment"):
            return self._segment(position)
        as_such = self.token(position - 2).word(
            "as", "remains", "remained", "stays", "stayed", "became", "becomes", "still"
        )  # "overtook Spain as the country with …": no second mention
        if is_name(token, "dimension") and self.token(position - 1).word("the", "that", "this") and not as_such:
            return self._named_before(position)
        if is_name(token, "metric", "numerator", "denominator"):
            return self._whole(position)
        if token.has("actor") and token.kind == "word" and self._all_who_act(position):
            return Entity(position, position + 1, "total", ((TOTAL,),), head=position, joint=self.lead(position)[0])
        if token.has("effect_noun"):
            return self._headed(position, "effect")
        if token.has("share_noun") and not token.has("fraction"):
            return self._headed(position, "share")
        if token.has("move_noun", "change_noun") and self._is_noun(position):
            return self._shifted_mix(position) or self._headed(position, "change")
        if token.word(
            "total",
            "overall",
            "whole",
            "aggregate",
            "altogether",
            "in total",
            "in all",
            "in sum",
            "all in all",
            "as a whole",
            "average",
            "company as a whole",
            "business as a whole",
            "whole company",
            "whole business",
        ):
            return self._total(position)
        return self._pronoun(position)

    def _all_who_act(self, position: int) -> bool:
        """ "Customers bought fewer items per order": those of the whole, whomever the sentence before spoke of."""
        plural = self.token(position).lowered.endswith("s") or self.token(position).word("people")
        metric = any(is_name(token, "metric") for token in self.tokens[position:])
        named = any(is_name(token, "segment", "dimension") for token in self.tokens)
        return plural and metric and not named and self._fresh(position)

    def _shifted_mix(self, position: int) -> Entity | None:
        """ "The shift in the depot mix": the mix effect, whatever stands between."""
        at = position + 1
        if not self.token(at).word("in", "of"):
            return None
        at += 1 + self.token(at + 1).word("the")
        if not is_name(self.token(at), "dimension") or not self.token(at + 1).has("effect_noun"):
            return None
        entity = self._headed(position, "change")
        if entity is None or self.token(at + 1).senses["effect_noun"].tag != "mix_effect":
            return None
        entity.kind, entity.effect, entity.choices, entity.end = "effect", "mix_effect", ((TOTAL,),), at + 2
        return entity
