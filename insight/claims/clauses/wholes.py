"""The metric, its parts, its change and its effects, when a sentence speaks of them."""

from __future__ import annotations

from insight.claims.clauses.aspects import EFFECT_VERBS
from insight.claims.clauses.entities import Entity, EntityKind, is_mark, is_name
from insight.claims.clauses.paces import pace_in_front
from insight.claims.clauses.phrases import MARKS
from insight.claims.clauses.segments import SegmentReader
from insight.claims.tokens import means, says
from insight.claims.world import TOTAL, Aspect, EffectName, Subject


class WholeReader(SegmentReader):
    """Finds what stands for the whole, or for something of it."""

    def _is_noun(self, position: int) -> bool:
        token = self.token(position)
        if not token.has("move", "go_verb", "transitive", "share_verb", "level_verb"):
            return True
        before = self.token(position - 1)
        after = self.token(position + 1)
        if token.text.lower().endswith("ing") and is_name(after, "segment", "dimension"):
            return False
        if before.kind == "possessive":
            return True
        if before.word(
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
        ):
            return not (before.word("that") and after.word("the", "a", "its"))
        if before.has("strong", "weak", "move_adjective", "superlative", "good", "ordinal") and not before.has("move"):
            return not before.text.lower().endswith("ly")
        if is_mark(before, "-") or (before.kind == "number" and after.word("in", "of")):
            return True
        if before.kind == "number":
            start = self.phrase_start(position - 1)
            return self.token(start - 1).word("the", "a", "an", "this", "that", "its", "of") or self.token(
                position - 2
            ).word("the", "a", "an", "of")
        opens = (
            position == 0
            or (before.kind == "mark" and before.text in MARKS)
            or before.word("with", "despite", "and", "by", "for")
        )
        return (
            opens
            and after.word("of", "in", "and", "at", "within", "inside", "between")
            and not token.text.lower().endswith("ed")
        )

    def _whole(self, position: int) -> Entity | None:
        """The metric or a part of the ratio, where it opens a clause: what every figure behind it is about."""
        token = self.token(position)
        if token.name is None:
            return None
        if self.token(position - 1).word("who") or self._relative_verb(position):
            return None  # "subscribers who upgrade", "a campaign that costs most": what they do
        mixed = self.token(position + 1).sense("effect_noun") if token.name.kind == "denominator" else None
        if mixed is not None and mixed.tag == "mix_effect":
            return None  # "the visitor mix"
        start = self.phrase_start(position)
        kind: EntityKind = "total" if token.name.kind == "metric" else "part"
        aspect: Aspect | None = (
            None if kind == "total" else "numerator" if token.name.kind == "numerator" else "denominator"
        )
        if kind == "total" and token.text.lower() == "rates":
            kind = "rates"
        effect: EffectName | None = None
        told = self.token(position + 1).kind == "number" or is_mark(self.token(position + 1), "()")
        if kind == "total" and self.world.is_ratio and told and self._adjective(start, position):
            kind, effect = "effect", "rate_effect"
        if start == position and token.lowered in {"rate", "rates"} and self.world.is_ratio:
            if self.token(position + 1).has("transitive", "share_verb") or self.token(position + 1).word(*EFFECT_VERBS):
                kind, effect = "effect", "rate_effect"  # "rate adds 0.07 and mix 0.02"
        single = self.token(position - 1).word("each", "every") or (
            self.token(position - 1).word("average") and token.name.kind == "denominator" and not token.name.plural
        )
        if aspect == "denominator" and single and self.world.is_ratio:
            kind, aspect = "total", None
        placed = self._placed(position + 1)
        if not self._opens(start, position) or pace_in_front(self.tokens, start) is not None:
            return None
        entity = Entity(start, position + 1, kind, ((TOTAL,),), aspect=aspect, effect=effect, head=position)
        entity.joint = self.lead(start)[0]
        entity.own = says(self.tokens[start:position], "its", "their", "whose")
        if entity.own:
            entity.choices = self._antecedents("its")
        elif (
            entity.joint in {"with", "despite", "in spite of", "notwithstanding"}
            and self.memory.now
            and self.memory.now[0].members
        ):
            entity.choices = (self.memory.now, (TOTAL,))
        elif (self._in_which(entity) or self._with_behind_name(entity)) and self.memory.named:
            entity.choices = ((Subject((self.memory.named[-1],)),), *entity.choices)
        if placed is not None:
            members, end, _ = placed  # "conversion for French visitors" is a conversion, and no number of visitors
            return Entity(
                start, end, "segment", self._choices(members), aspect=aspect, head=position, joint=entity.joint
            )
        while is_name(self.token(entity.end), "metric", "numerator", "denominator", "dimension") or is_mark(
            self.token(entity.end), "-"
        ):
            entity.end += 1
        return entity

    def _with_behind_name(self, entity: Entity) -> bool:
        """ "driven by West, with sales up $40": those of West."""
        at = self.lead(entity.start)[1] - 1
        while is_mark(self.token(at), ",", "()") or is_name(self.token(at), "dimension"):
            at -= 1
        return entity.joint == "with" and is_name(self.token(at), "segment")

    def _in_which(self, entity: Entity) -> bool:
        """ "West, where the rate fell", "the only region in which the rate fell"."""
        lead = self.lead(entity.start)[1]
        return entity.joint in {"where", "in which"} or (
            entity.joint == "which" and self.token(lead - 1).word("in", "at", "for", "on", "within")
        )

    def _relative_verb(self, position: int) -> bool:
        """ "Web, which converts best": what the one in front does, though the metric has this name."""
        before, head = self.token(position - 1), self.token(position - 2)
        named = is_name(head, "segment", "dimension") or (is_mark(head, ",", "()") and position > len("X,"))
        return (before.word("which") and named) or (before.word("that") and is_name(head, "dimension"))

    def _adjective(self, start: int, position: int) -> bool:
        """ "longer handling 1.0": the movement of the rates, beside that of the mix."""
        return means(self.tokens[start:position], "move_adjective", "pace")

    def _headed(self, position: int, kind: EntityKind) -> Entity | None:
        """A phrase headed by a noun of change, share or effect: its own subject, or whom it belongs to."""
        start = self.phrase_start(position)
        if kind == "effect" and start == position and is_name(self.token(start - 1), "dimension", "denominator"):
            start = self.phrase_start(start - 1)  # "the channel mix"
        shifted = self.token(position).has("change_noun") and self.token(position + 1).word("from")
        crossed = shifted and any(
            self.token(position + ahead).word("to", "towards", "toward", "into") for ahead in range(3, 7)
        )
        placed = None if crossed and self.world.is_ratio else self._placed(position + 1)
        token = self.token(position)
        effect: EffectName | None = None
        if kind == "effect":
            tag = token.senses["effect_noun"].tag
            effect = "mix_effect" if tag == "mix_effect" else "rate_effect" if tag == "rate_effect" else "contribution"
        before = self.token(start - 1)
        if before.kind == "possessive" or not self._fresh(start):
            return None
        joint = self.lead(start)[0]
        if joint == "with" and is_name(self.token(start - 2), "dimension"):
            return None
        beside = joint == "and" and kind == "effect" and means(self.tokens[:start], "effect_noun")
        if (
            self._indefinite(start, position)
            and start > 0
            and (joint == "with" or beside or is_mark(before, ",", "—", "–"))
        ):
            return None
        aspect: Aspect | None = "share" if kind == "share" else None
        own = says(self.tokens[start:position], "its", "their", "whose")
        if placed is not None:
            return Entity(
                start,
                placed[1],
                "segment",
                self._choices(placed[0]),
                aspect=aspect,
                effect=effect,
                head=position,
                joint=joint,
            )
        if own:
            return Entity(
                start,
                position + 1,
                kind,
                self._antecedents("its"),
                aspect=aspect,
                effect=effect,
                head=position,
                joint=joint,
                own=True,
            )
        if kind == "effect" and effect != "contribution":
            spread = self.token(position + 1).word("between", "across", "among")
            return Entity(
                start,
                self._dimension_end(position) if spread and effect == "mix_effect" else position + 1,
                "effect",
                ((TOTAL,), self.memory.subject) if not self._follows_segment(start, joint) else (self.memory.now,),
                effect=effect,
                head=position,
                joint=joint,
            )
        if (
            token.has("change_noun")
            and self.token(position + 1).word("between", "among", "across")
            and any(is_name(known, "dimension") for known in self.tokens[position + 2 : position + 4])
        ) and token.word("shift", "shifts", "movement", "movements", "change", "changes", "move", "moves"):
            return Entity(
                start,
                self._dimension_end(position),
                "effect",
                ((TOTAL,),),
                effect="mix_effect",
                head=position,
                joint=joint,
            )
        if self.token(position + 1).word("within", "inside") and any(
            is_name(known, "dimension") for known in self.tokens[position + 2 : position + 4]
        ):
            return Entity(
                start,
                self._dimension_end(position),
                "effect",
                ((TOTAL,),),
                effect="rate_effect",
                head=position,
                joint=joint,
            )
        if token.word("gap", "difference", "distance", "margin", "spread") and self.token(position + 1).word("between"):
            between = self._between(position + 2)
            if between is not None:
                return Entity(start, between[1], "change", between[0], head=position, joint=joint)
        followed = self._whole_behind(position + 1)
        choices = ((TOTAL,),) if followed else (*self._last_two(position), *self._antecedents("the"))
        return Entity(start, position + 1, kind, choices, aspect=aspect, effect=effect, head=position, joint=joint)

    def _last_two(self, position: int) -> tuple[tuple[Subject, ...], ...]:
        """ "West leads South by 20. The gap was 10 before": between the two that were named last."""
        named = self._last_named()
        apart = self.token(position).word("gap", "difference", "distance") and self.token(position - 1).word("the")
        alike = len({self.world.segments[index].segment.dimension for index in named}) == 1
        return (tuple(Subject((index,)) for index in named),) if apart and len(named) > 1 and alike else ()

    def _dimension_end(self, position: int) -> int:
        """The position behind the dimension that follows closely."""
        return next(
            (at + 1 for at in range(position + 2, position + 5) if is_name(self.token(at), "dimension")), position + 1
        )

    def _follows_segment(self, start: int, joint: str) -> bool:
        """ "South has a mix effect of 2 and a rate effect of 1": the second is South's, too."""
        now = self.memory.now
        return bool(joint == "and" and self.token(start).word("a", "an") and now and now[0].members)

    def _whole_behind(self, position: int) -> bool:
        at = position + (1 if self.token(position).word("of", "in", "for") else 0)
        while self.token(at).word("the", "net", "total", "overall", "average", "mean"):
            at += 1
        return self.token(position).word("of", "in", "for") and is_name(self.token(at), "metric")

    def _total(self, position: int) -> Entity | None:
        token = self.token(position)
        start = self.phrase_start(position)
        after = self.token(position + 1)
        if (
            token.word("overall", "total")
            and after.has("level_noun")
            and not after.has("move", "level_verb")
            and self._opens(start, position)
        ):
            return Entity(start, position + 2, "total", ((TOTAL,),), head=position, joint=self.lead(start)[0])
        nominal = after.has("move_noun", "change_noun", "effect_noun", "level_noun") and not after.has(
            "move", "level_verb"
        )
        if is_name(after, "metric", "numerator", "denominator") or nominal:
            return None
        if token.word("average") and not says(self.tokens[start:position], "the"):
            return None
        if token.word("total") and self.token(position + 1).has("move_noun"):
            return None
        echo = self.token(start - 1).word("did", "does", "do") and self.token(start - 2).word("neither", "nor", "so")
        fresh = (
            self._fresh(start) or echo or (token.word("overall", "total", "average") and self._opens(start, position))
        )
        if not fresh or pace_in_front(self.tokens, start) is not None:
            return None
        return Entity(start, position + 1, "total", ((TOTAL,),), head=position, joint=self.lead(start)[0])
