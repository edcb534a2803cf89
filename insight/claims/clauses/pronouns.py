"""Pronouns of a sentence, and whom they may mean."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import Entity, is_mark, is_name, time_of
from insight.claims.clauses.phrases import PhraseReader
from insight.claims.mentions import Mention
from insight.claims.world import TOTAL, Subject

_CLOSES: Final = ("finished", "finishes", "ended", "ends", "closed", "closes", "came in", "comes in", "came out", "comes out", "finished up", "ended up")  # fmt: skip


class PronounReader(PhraseReader):
    """Finds the pronouns."""

    def _pronoun(self, position: int) -> Entity | None:
        token = self.token(position)
        if self._names_day(position):
            return Entity(position, position + 1, "total", ((TOTAL,),), head=position, joint=self.lead(position)[0])
        if token.kind != "word":
            return None
        word = token.text.lower()
        after = self.token(position + 1)
        if word in {"it", "them", "that", "this"} and self.token(position - 1).word("without", "excluding"):
            named = tuple(choice for choice in self._antecedents("it") if choice[0].members)
            if named:
                return Entity(position, position + 1, "segment", named, stand="without", head=position, joint="without")
        daily = self.token(position - 1).word("day") and self.token(position - 2).word("per")
        if word == "they" and self.token(position - 1).word("together"):
            self.memory.now = ()
        if word in {"it", "they", "he", "she"} and (daily or self._fresh(position)):
            # "Except Web, where they fell": those of Web, whether they are its own name or that of the metric.
            there = self._named_in_front(position - 1) if self.token(position - 1).word("where") else ()
            choices = tuple(dict.fromkeys((*there, *self._antecedents(word))))
            return Entity(position, position + 1, "pronoun", choices, head=position, joint=self.lead(position)[0])
        if word in {"its", "their", "whose"} and self._fresh(position):
            return Entity(
                position,
                position + 1,
                "pronoun",
                self._antecedents("its") if word != "whose" else self._named_in_front(position),
                head=position,
                own=True,
                joint=self.lead(position)[0],
            )
        if word in {"this", "that", "these", "those"} and self._fresh(position) and self._verbal(after):
            return Entity(
                position, position + 1, "pronoun", self._antecedents(word), head=position, joint=self.lead(position)[0]
            )
        if (
            token.has("grain_noun")
            and self.token(position - 1).word("the")
            and self._fresh(position - 1)
            and self._verbal(after)
        ):
            return Entity(
                position - 1, position + 1, "total", ((TOTAL,),), head=position, joint=self.lead(position - 1)[0]
            )
        several = self._several_listed(position)
        if several is not None:
            return several
        verb = self.token(position + 2) if after.word("now", "thus", "then", "therefore", "overall") else after
        if word == "which" and self._verbal(verb) and self._behind_whole(position):
            return Entity(position, position + 1, "total", ((TOTAL,),), head=position, joint="which")
        if word in {"former", "latter"} and self.memory.named:
            # "The former" was named once more by that, and so stands behind the other.
            turned = any(self.token(known.head).word("former", "latter") for known in self.found)
            last = word == "latter" and not turned
            index = self.memory.named[-1 if last else max(-2, -len(self.memory.named))]
            return Entity(position, position + 1, "segment", ((Subject((index,)),),), head=position)
        if word in {"everywhere", "across the board", "nowhere", "elsewhere"}:
            return self._adverbial_group(position, word)
        return None

    def _named_in_front(self, position: int) -> tuple[tuple[Subject, ...], ...]:
        """ "concentrated in South, whose orders": the name that stands in front."""
        at = position - 1
        while is_mark(self.token(at), ",", "()"):
            at -= 1
        now, last = self.memory.now, self.memory.named[-1:]
        if not is_name(self.token(at), "segment") or not last:
            return self._antecedents("its")
        return (now if now and last[0] in now[-1].members else (Subject((last[0],)),),)

    def _several_listed(self, position: int) -> Entity | None:
        """ "the first two" of those that the sentence before named."""
        count = self.token(position + 1).sense("cardinal")
        opens = self.token(position).word("first") and self.token(position - 1).word("the")
        if count is None or not opens or is_name(self.token(position + 2)) or not self._fresh(position - 1):
            return None
        listed = list(dict.fromkeys(self.memory.listed))
        choices = (tuple(Subject((index,)) for index in listed[: count.strength]),)
        return Entity(position - 1, position + 2, "segment", choices, head=position, joint=self.lead(position - 1)[0])

    def _behind_whole(self, position: int) -> bool:
        """ "half of the fall in sales, which came to $50": the whole that stands right in front."""
        whole = self.token(position - 2)
        called = whole.word("total", "average", "whole") and self.token(position - 3).word("the")
        named = is_mark(self.token(position - 1), ",") and (is_name(whole, "metric") or called)
        lead = self.lead(position - 3 if called else self.phrase_start(position - 2))[0]
        return (
            named
            and lead in {"in", "of", "on", "to"}
            and not (self.found and self.found[-1].kind != "total" and self.found[-1].end >= position - 1)
        )

    def _names_day(self, position: int) -> bool:
        """ "so the week closed 3% up": the period stands for the figure of the whole in it."""
        return (
            time_of(self.token(position)) in {"current", "previous"}
            and self.token(position + 1).word(*_CLOSES)
            and self._fresh(position)
        )

    def _adverbial_group(self, position: int, word: str) -> Entity | None:
        dimension = self.memory.dimension or (next(iter(self.world.dimensions)) if self.world.dimensions else None)
        if dimension is None:
            return None
        members = self.world.dimensions[dimension]
        mention = Mention(head="quantifier", dimension=dimension, quantifier="none" if word == "nowhere" else "all")
        if word == "elsewhere":
            members = tuple(index for index in members if index not in self.memory.named[-1:])
            mention.quantifier = "other"
        choices = (tuple(Subject((index,)) for index in members),)
        return Entity(position, position + 1, "group", choices, stand="place", mention=mention, head=position)
