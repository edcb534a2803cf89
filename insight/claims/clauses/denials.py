"""Whether each denial of a clause denies something that was checked."""

from __future__ import annotations

from insight.claims.clauses.cues import adds_nothing
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.inherited import echoes
from insight.claims.clauses.judge import REACH, Judge
from insight.claims.clauses.no_effect import denies_effect
from insight.claims.clauses.standstill import denied_move
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says


class DenialJudge(Judge):
    """Judges the denials of a clause."""

    def check_denials(self) -> None:
        """A denial that denies nothing that was checked would go unread."""
        for index, token in enumerate(self.tokens):
            words = token.text.lower().split()
            if token.has("contrary"):
                continue
            if token.kind == "word" and {"opposite", "contrary", "reverse"} & set(words) and not self._way(index):
                raise Refused("contradiction", token.text)
            if (
                not (token.has("negation") or token.word("not", "no", "never", "neither", "nor"))
                or token.kind == "name"
            ):
                continue
            if not self._denies_something(index, token):
                raise Refused("contradiction", token.text)

    def _way(self, index: int) -> bool:
        """ "in the opposite direction", "on the contrary"."""
        if {"direction", "directions", "way"} & set(self.tokens[index].text.lower().split()):
            return True
        return says(self.tokens[index + 1 : index + 3], "direction", "directions", "way", "sign", "signs", "to", "side")

    def _denies_something(self, index: int, token: Token) -> bool:
        clause = self.clause
        near = self.tokens[index + 1 : index + 8]
        if index == 0 and echoes(self.tokens) and not clause.tellings:
            return True
        counted = clause.group.mention if clause.group is not None else None
        if counted is not None and counted.quantifier == "not_all" and token.word("not") and index == 0:
            return True
        if (clause.group is not None and token.has("quantifier")) or any(
            place.head <= index for place in clause.places
        ):
            return True
        if any(
            direction.negated and 0 <= direction.at - index <= REACH for direction in directions_of(self.world, clause)
        ):
            return True
        if any("threshold" in known.roles and 0 < known.at - index <= REACH for known in clause.tellings):
            return True
        if adds_nothing(self.tokens, index) or denies_effect(clause, index):
            return True
        if denied_move(self.tokens, index + 1) is not None:
            return True
        if any(tie.at > index for tie in clause.ties):
            return True
        if any(
            place.mention is not None and place.mention.quantifier in {"not_all", "none"} for place in clause.places
        ):
            return True
        if near and near[0].word("to", "because", "by", "from") and means(self.tokens[:index], "driver", "cause"):
            return True
        if clause.template is not None and self.tokens[index - 1].word("did", "does", "do", "is", "was", "were", "are"):
            return True
        if (near and (near[0].kind == "number" or near[0].word("only", "just"))) or token.has("hedge"):
            return True
        if index and means(
            near,
            "noise_noun",
            "driver",
            "cause",
            "drive_verb",
            "effect_noun",
            "offset_verb",
            "good",
            "level_sign",
            "superlative",
            "meta",
        ):
            return True
        if says(near[:3], "percentage", "relative", "percent"):
            return True
        if means(near[:3], "change_noun", "move_noun"):
            return self._denies_change(index)
        return clause.said("should", "percentage", "relative")

    def _denies_change(self, index: int) -> bool:
        """ "no change", "no movement at all": the whole stood still, or nearly."""
        near = self.tokens[index + 1 : index + 4]
        strong = means(near, "strong")
        quiet = self.world.facts.noise is not None and self.world.facts.noise.within_normal_variation
        if quiet and not near[0].has("change_noun", "move_noun"):
            return True
        return (
            quiet
            if strong
            else all(self.world.course(subject, "value").delta == 0 for subject in self.clause.choices[0])
        )
