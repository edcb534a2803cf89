"""Whether what a clause names as a reason, a driver or an effect is one."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.drivers import (
    ENTIRELY,
    MAINLY,
    check_driver,
    check_effect_driver,
    nearly_entirely,
    pull_of,
)
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.clauses.judge import EXCLUSIVE, Judge
from insight.claims.clauses.quantities import LITTLE
from insight.claims.clauses.ranks import check_place
from insight.claims.clauses.reasons_told import reason_told
from insight.claims.clauses.sources import source_at
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import TOTAL, EffectName, Subject

PARTLY_BELOW: Final = 0.95
_REST: Final = ("rest", "the rest", "remainder", "the remainder", "balance", "the balance", "remaining", "the remaining", "other part", "the other part")  # fmt: skip
_EFFECT_MATTERS: Final = 0.3
"""Share of the change from which it may be called a matter of this effect."""
_DRIVING: Final = ("lead", "led", "dominat", "drove", "driv")


class ReasonJudge(Judge):
    """Judges the reasons that a clause gives."""

    def _takes_change(self, index: int) -> bool:
        """ "accounts for the decline", with no figure beside it."""
        behind = self.tokens[index + 1 : index + 5]
        return (
            means(behind, "move_noun", "change_noun")
            and self.clause.group is None
            and not any(
                token.kind == "number" or token.has("superlative", "share_noun", "negation") for token in self.tokens
            )
        )

    def _check_effect_said(self, subjects: tuple[Subject, ...]) -> None:
        """ "mix was not the reason", "a rate story", "not a matter of mix", "the mix effect was negligible"."""
        clause, tokens = self.clause, self.tokens
        if subjects != (TOTAL,) or any(token.kind == "number" for token in tokens) or not self.world.facts.delta:
            return
        negated = says(tokens, "not", "not a", "not the", "never", "hardly")
        copula = next((at for at, token in enumerate(tokens) if token.word("is", "was")), None)
        if copula is None:
            return
        behind = tokens[copula + 1 :]
        entity = clause.entity
        if clause.effect in {"rate_effect", "mix_effect"} and entity is not None and entity.kind == "effect":
            if says(behind, "reason", "cause", "explanation", "culprit"):
                check_effect_driver(
                    self.world, clause.effect, mainly=not negated, entirely=False, negated=negated, told=False
                )
            small = means(behind[:3], "weak") and not means(behind[:4], "offset_verb") and not negated
            if small and any(
                abs(value) > LITTLE * abs(self.world.facts.delta)
                for value in self.world.effect_totals(clause.effect, clause.dimension)
            ):
                raise Refused("judgement", "a large effect called small")
            return
        if entity is None or entity.kind not in {"change", "total", "pronoun"}:
            return
        for at, token in enumerate(behind):
            rate = (
                token.word("rate")
                and at + 1 < len(behind)
                and behind[at + 1].word("story", "matter", "issue", "effect", "question")
            )
            sense = token.sense("effect_noun") if token.kind != "name" else None
            mix = (
                sense is not None
                and sense.tag == "mix_effect"
                and says(behind, "matter", "question", "story", "partly", "partially")
            )
            if not (rate or mix):
                continue
            totals = self.world.effect_totals("rate_effect" if rate else "mix_effect", None)
            shares = [value / self.world.facts.delta for value in totals]
            partly = says(behind[:at], "partly", "partially")
            if partly and not any(0 < share < PARTLY_BELOW for share in shares):
                raise Refused("effect", "not partly")
            if not partly and any(share >= _EFFECT_MATTERS for share in shares) == negated:
                raise Refused("effect", "not this effect")
            return

    def _check_matter(self, subjects: tuple[Subject, ...]) -> None:
        """ "came from South only", "the fall was purely a South matter": that the whole change lies there."""
        clause = self.clause
        template, entity = clause.template, clause.entity
        if (
            template is None
            or entity is None
            or entity.kind != "segment"
            or any(token.kind == "number" for token in self.tokens)
        ):
            return
        driven = entity.stand == "driver" and says(self.tokens[:1], *EXCLUSIVE)
        named = (
            entity.stand == "open"
            and (template.entity is None or template.entity.kind in {"change", "total"})
            and template.choices[0] == (TOTAL,)
            and not template.has("superlative")
            and (template.entity is not None or self.clause.said("story", "matter", "affair", "issue", "phenomenon"))
            and template.said("is", "was")
            and template.tokens[-1].word("is", "was", *EXCLUSIVE, *ENTIRELY)
        )
        if driven or named:
            entirely = driven or template.tokens[-1].word(*EXCLUSIVE, *ENTIRELY)
            check_driver(self.world, subjects, mainly=False, entirely=entirely, negated=False, told=False)

    def _yields_part(self, index: int) -> bool:
        """ "8.9% of visits led to an order": what the ratio counts, no cause."""
        return any(is_name(token, "numerator", "denominator") for token in self.tokens[index + 1 : index + 4])

    def _moved_whole(self, figure: int) -> bool:
        """ "the rate rose by 0.34 points due to mix": the figure is that of the whole change, and no part of it."""
        entity, before, lead = self.clause.entity, self.tokens[figure - 2], self.tokens[figure - 1]
        moved = before.has("move", "move_adjective") or (lead.word("to") and before.kind == "number")
        led = lead.has("move", "move_adjective") or (lead.word("by", "to") and moved)
        return led and entity is not None and entity.kind == "total"

    def _check_reason(self, index: int, token: Token, subjects: tuple[Subject, ...]) -> None:
        """ "due to mix", "because of fewer customers", "South drove the decline"."""
        clause, world = self.clause, self.world
        if any(tie.kind in {"driver", "compare", "place"} and index < tie.at <= index + 8 for tie in clause.ties):
            return
        if (
            token.word("took place in", "happened in", "occurred in", "happened at", "occurred at", "took place at")
            and time_of(token_at(self.tokens, index + 1)) == "current"
        ):
            return  # "took place in March": when, not where
        told_part = index and self.tokens[index - 1].kind == "number" and not token.word("because", "since")
        whole = told_part and subjects == (TOTAL,) and self._moved_whole(index - 1)
        if told_part and not whole and not token.has("drive_verb"):
            return
        before = [known.text.lower() for known in self.tokens[max(0, index - 5) : index + 2]]
        mainly = bool(set(before) & MAINLY)
        entirely, nearly = bool(set(before) & ENTIRELY), nearly_entirely(before)
        negated = any(
            known.has("negation") or known.word("hardly", "barely", "scarcely", "little")
            for known in self.tokens[max(0, index - 4) : index]
        )
        told = any(known.kind == "number" for known in self.tokens[index if whole else 0 :]) or clause.said(*_REST)
        if token.has("drive_verb") and not token.has("driver"):
            self._check_drive(index, token, subjects, mainly=mainly, negated=negated, told=told)
            return
        behind = self.tokens[index + 1 : index + 9]
        source = source_at(world, self.tokens, index + 1)
        if source is not None and source.effect == "rate_effect" and subjects == (TOTAL,):
            check_effect_driver(
                world, source.effect, mainly=mainly, entirely=entirely, negated=negated, told=told, nearly=nearly
            )
            return
        for ahead, known in enumerate(behind):
            sense = known.sense("effect_noun")
            if sense is not None and sense.tag in {"rate_effect", "mix_effect"} and not is_name(known, "segment"):
                effect: EffectName = "mix_effect" if sense.tag == "mix_effect" else "rate_effect"
                pull = pull_of(self.tokens[max(0, index - 3) : index + 1])
                if pull and not negated:
                    if not any(value * pull > 0 for value in world.effect_totals(effect, clause.dimension)):
                        raise Refused("cause", "pulled the other way")
                    return
                if reason_told(world, clause, index):
                    return
                check_effect_driver(
                    world,
                    effect,
                    mainly=mainly,
                    entirely=entirely,
                    negated=negated,
                    told=told,
                    nearly=nearly,
                    dimension=self.clause.dimension,
                )
                return
            if (
                is_name(known, "dimension", "denominator")
                and behind[ahead + 1 : ahead + 2]
                and behind[ahead + 1].has("effect_noun")
            ):
                continue  # "a different ward mix"
            if is_name(known, "numerator", "denominator", "metric", "dimension", "segment") or known.has(
                "move_noun", "change_noun", "share_noun", "noise_noun"
            ):
                return
            if known.kind == "number" or known.word("everywhere", "elsewhere", "nowhere", "both", "all"):
                return
            if known.kind == "mark" and ahead > 0:
                break
        if subjects and subjects[0].members and token.has("share_verb", "level_verb", "link"):
            return
        if clause.places or (not behind and token.has("glue")):
            return
        raise Refused("cause", token.text)

    def _check_is_effect(self, index: int, tag: str) -> None:
        """ "the rise is a mix effect, not a rate effect"."""
        clause = self.clause
        entity = clause.entity
        if (entity is not None and entity.kind not in {"change", "total", "pronoun"}) or any(
            subject.members for subject in clause.choices[0]
        ):
            return
        near = self.tokens[max(0, index - 5) : index]
        if not near or not near[-1].word(
            "a",
            "an",
            "the",
            "entirely",
            "purely",
            "mainly",
            "largely",
            "mostly",
            "pure",
            "not a",
            "not an",
            "only",
            "is",
            "was",
        ):
            return
        linked = index > 2 and self.tokens[index - 2].word("are", "were")
        if self.tokens[index - 2 - linked : index - 1] and self.tokens[index - 2 - linked].kind == "number":
            return  # "and +1.1 a rate effect": its figure says how much of one
        copula = any(token.word("is", "was", "being") or is_mark(token, ",") for token in self.tokens[:index])
        if not copula or (self.tokens[index + 1 : index + 2] and self.tokens[index + 1].word("of", "is", "was")):
            return
        driven = next((at for at, token in enumerate(reversed(near)) if token.has("driver", "cause")), len(near))
        if not any(
            token.word("is", "was") or is_mark(token, ",") for token in near[len(near) - driven :]
        ) and driven < len(near):
            return  # "was held back by a mix shift": its own reading
        negated = any(token.has("negation") or token.word("not", "hardly", "barely", "scarcely") for token in near)
        partly = says(near, "partly", "partially", "in part")
        mainly = says(near, *MAINLY)
        told = clause.said(*_REST) or any(token.kind == "number" for token in self.tokens[:index])
        told = partly or (not mainly and told)
        if near[-1].word("the") and not negated:
            return
        effect: EffectName = "mix_effect" if tag == "mix_effect" else "rate_effect"
        check_effect_driver(
            self.world,
            effect,
            mainly=not negated and not told,
            entirely=says(near, "entirely", "purely", "pure", "wholly"),
            negated=negated,
            told=told,
            nearly=nearly_entirely([token.lowered for token in near]),
            dimension=clause.dimension,
        )

    def _drives_whole(self, index: int) -> bool:
        """ "drives the $78K gain": the only figure is how large the whole is."""
        return all(telling.whole and telling.at > index for telling in self.clause.tellings)

    def _says_whole(self, subjects: tuple[Subject, ...]) -> bool:
        """ "South alone", "the whole decline": that no other segment has a part in it."""
        return self.clause.said("alone", "whole", "entire", "solely", "exclusively") and bool(subjects)

    def _check_drive(
        self, index: int, token: Token, subjects: tuple[Subject, ...], *, mainly: bool, negated: bool, told: bool
    ) -> None:
        clause = self.clause
        if means(self.tokens[max(0, index - 2) : index], "noise_noun"):
            return
        if clause.effect in {"rate_effect", "mix_effect"}:
            check_effect_driver(self.world, clause.effect, mainly=mainly, entirely=False, negated=negated, told=told)
            return
        if (
            token.word("lead", "leads", "led", "leading")
            and not means(self.tokens[index + 1 : index + 6], "move_noun", "change_noun")
            and subjects
            and subjects[0].members
            and clause.compared_to is None
        ):
            check_place(self.world, clause, subjects, 1)
            return
        if token.word("lead", "leads", "led", "leading") and subjects and subjects[0].members and not negated:
            check_place(self.world, clause, subjects, 1)
        if token.has("meta") and (
            negated or any(known.has("negation") or known.word("nothing") for known in self.tokens)
        ):
            return
        if subjects and all(subject.members for subject in subjects):
            check_driver(
                self.world,
                subjects,
                mainly=mainly or (token.lowered.startswith(_DRIVING) and (not told or self._drives_whole(index))),
                entirely=not told and self._says_whole(subjects),
                negated=negated,
                told=told,
            )
            return
        if clause.entity is not None and clause.entity.kind in {"part", "rates"}:
            return
        raise Refused("cause", token.text)
