"""Segments that a sentence names, one or several, and where they stand."""

from __future__ import annotations

import itertools

from insight.claims.clauses.entities import Entity, is_mark, is_name
from insight.claims.clauses.stands import StandReader
from insight.claims.tokens import means, says
from insight.claims.world import Aspect, Subject


class SegmentReader(StandReader):
    """Finds the segments that are named."""

    def _segment(self, position: int) -> Entity:
        members, end, aspect = self._chain(position)
        start = self.phrase_start(position)
        if start == position and is_name(self.token(position - 1), "dimension"):
            start = self.phrase_start(position - 1)
        choices = self._choices(members)
        entity = Entity(start, end, "segment", choices, aspect=aspect, head=position)
        entity.joint, at = self.lead(start)
        entity.stand = self._stand(entity, at)
        mainly = says(self.tokens[start:position], "mainly", "mostly", "largely", "primarily", "chiefly")
        if mainly and entity.stand == "open" and means(self.tokens[:start], "move", "move_adjective", "move_noun"):
            entity.stand = "driver"
        if entity.stand in {"driver", "without", "except", "compare"} or (
            self.token(at).kind == "word"
            and entity.joint
            in {
                "of",
                "in",
                "for",
                "from",
                "at",
                "on",
                "within",
                "by",
                "to",
            }
        ):
            pass
        return entity

    def _chain(self, position: int) -> tuple[list[int], int, Aspect | None]:
        """Names joined by commas and "and", with the noun that follows the last: "South and West regions"."""
        name = self.token(position).name
        members = list(name.members) if name is not None else []
        end, aspect = self._tail(position + 1)
        if name is not None and name.counts:
            aspect = "denominator"
        while True:
            at = end
            joints: list[str] = []
            while (
                self.token(at).word(",", "and", "or", "&", "as well as", "plus", "nor", "both", "the")
                and len(joints) < 4
            ):
                joints.append(self.token(at).text.lower())
                at += 1
            following = self.token(at)
            if not joints or not is_name(following, "segment") or following.name is None:
                break
            if joints == [","] and not self._list_goes_on(at + 1):
                break
            if self._own_predicate(at) and not (joints == ["and"] and self._shares_adverb(position, at)):
                break
            members += following.name.members
            end, more = self._tail(at + 1)
            aspect = aspect or more
        return list(dict.fromkeys(members)), end, aspect

    def _own_predicate(self, position: int) -> bool:
        """True when a figure or a movement stands right behind the name: then it is a clause of its own."""
        after, behind = self.token(position + 1), self.token(position + 2)
        hedged = after.has("hedge") and not behind.has("move", "offset_verb", "multiple_verb", "outpace_verb")
        return after.kind == "number" or is_mark(after, "()", ":") or after.word("up", "down", "by") or hedged

    def _shares_adverb(self, position: int, last: int) -> bool:
        """ "Web up, Phone and Counter down": what stands in front of the first name leaves it nothing but "down"."""
        before = self.token(position - 1)
        opens = (
            position == 0 or is_mark(before, ",", ";", ":", "—", "–") or before.word("while", "but", "whereas", "with")
        )
        return opens and self.token(last + 1).word("up", "down")

    def _list_goes_on(self, position: int) -> bool:
        for ahead in range(position, position + 3):
            if self.token(ahead).word("and", "or", "&", "as well as") and is_name(
                self.token(ahead + 1 + self.token(ahead + 1).word("the")), "segment"
            ):
                return True
            if is_mark(self.token(ahead), ",") and is_name(self.token(ahead + 1), "segment"):
                return True
        return False

    def _tail(self, position: int) -> tuple[int, Aspect | None]:
        """Nouns right behind a name: "Email queue", "Phone tickets", "South's net revenue"."""
        end = position
        aspect: Aspect | None = None
        while True:
            token = self.token(end)
            if (
                token.kind == "possessive"
                or (
                    is_mark(token, "-")
                    and is_name(self.token(end + 1), "dimension", "metric", "numerator", "denominator")
                )
            ) or is_name(token, "dimension", "metric"):
                end += 1
            elif is_name(token, "numerator", "denominator") and token.name is not None:
                aspect = "numerator" if token.name.kind == "numerator" else "denominator"
                end += 1
            else:
                return end, aspect

    def _named_before(self, position: int) -> Entity | None:
        """ "the line", "that band": the one spoken of last."""
        name = self.token(position).name
        if name is None:
            return None
        behind = self.token(position + 1)
        if name.plural or is_name(behind, "segment", "dimension") or behind.has("effect_noun"):
            return None
        spoken = [*(index for subject in self.memory.headline for index in subject.members), *self.memory.named]
        named = [index for index in spoken if self.world.segments[index].segment.dimension == name.dimension]
        if not named:
            return None
        entity = Entity(position - 1, position + 1, "segment", ((Subject((named[-1],)),),), head=position)
        entity.joint, at = self.lead(position - 1)
        entity.stand = self._stand(entity, at)
        return entity

    def _placed(self, position: int) -> tuple[list[int], int, Aspect | None] | None:
        """ "of Email", "in South": the segment that a noun right in front belongs to."""
        at = position
        while is_name(self.token(at), "metric", "numerator", "denominator"):
            at += 1
        if not self.token(at).word(
            "of", "in", "for", "from", "at", "on", "within", "by", "among", "inside", "via", "through", "during"
        ):
            return None
        at += 1
        while self.token(at).word("the", "our", "its", "that", "this") or is_name(self.token(at), "dimension"):
            at += 1
        if not is_name(self.token(at), "segment"):
            if is_name(self.token(at - 1), "dimension") and self.token(at - 2).word("the", "that", "this"):
                entity = self._named_before(at - 1)
                if entity is not None:
                    return [index for subject in entity.choices[0] for index in subject.members], at, None
            return None
        return self._chain(at)

    def _last_named(self) -> list[int]:
        """ "the two": those named last, the one that the headline spoke of before any other."""
        named = self.memory.named
        told = [index for subject in self.memory.headline for index in subject.members if index not in named]
        return [*told, *named][-2:]

    def _between(self, position: int) -> tuple[tuple[tuple[Subject, ...], ...], int] | None:
        """The two sides behind "the gap between": named, or the pair that the facts have."""
        at = position + self.token(position).word("the")
        if is_name(self.token(at), "segment"):
            members, end, _ = self._chain(at)
            return ((tuple(Subject((index,)) for index in members),), end) if len(members) == 2 else None
        while self.token(at).has("cardinal", "superlative", "ordinal", "move_adjective", "strong"):
            at += 1
        dimension = self.token(at).name.dimension if is_name(self.token(at), "dimension") else None  # type: ignore[union-attr]  # names have one
        two = self.token(at - 1).has("cardinal") and self.token(at - 1).senses["cardinal"].strength == 2
        pair = self._last_named()
        if dimension is None and two and len(pair) > 1:
            return ((Subject((pair[0],)), Subject((pair[1],))),), at
        if dimension is None:
            return None
        pairs = itertools.combinations(self.world.dimensions[dimension], 2)
        return tuple((Subject((one,)), Subject((other,))) for one, other in pairs), at + 1
