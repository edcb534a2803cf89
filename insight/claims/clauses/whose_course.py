"""What it is that a figure of a movement is told of: the share or the part of the ratio named in front of the verb."""

from __future__ import annotations

from typing import Final, Literal

from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.cues import is_whole
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import Token, token_at
from insight.claims.world import Aspect, EffectName

_ACTS: Final = (
    "through",
    "via",
    "by way of",
    "because of",
    "due to",
    "by means of",
    "thanks to",
    "on account of",
    "by",
)
_OTHERWISE: Final = ("and", "but", "while", "whereas", "as", "than", "to", "where", "which", "although", "though", "because", "since")  # fmt: skip
"""Words behind which something else is spoken of."""
_PULLS: Final = (
    "pushed",
    "pushes",
    "push",
    "pulled",
    "pulls",
    "pull",
    "pushing",
    "pulling",
    "brought",
    "brings",
    "took",
    "takes",
)
"""Verbs that say where something went only with the word behind it: "pulled it down"."""
_LOWER: Final = ("lower", "higher", "smaller", "larger", "bigger", "up", "down", "more", "less")


def told_of(tokens: list[Token], at: int) -> Literal["share", "part"] | None:
    """ "its share of orders fell by 3 points", "Web's orders grew by 4%": the share, or the part of the ratio, did."""
    went = token_at(tokens, at + 1).word(*_LOWER)
    part = False
    for token in reversed(tokens[max(0, at - 10) : at]):
        if is_name(token, "metric") or is_mark(token) or token.kind == "number" or token.word(*_OTHERWISE):
            return "part" if part else None
        if token.has("transitive") and not token.has("move"):
            return None
        if token.has("share_noun"):
            return "share" if went else None
        if is_name(token, "numerator", "denominator"):
            part = part or went
        went = went or token.has("move")
    return "part" if part else None


def acts_on_whole(tokens: list[Token], at: int) -> int | None:
    """ "dragged the rate down by 2 points", "lowered the overall figure by 2": where the verb of what one did to all is."""
    whole = said = False
    for index in range(at - 1, max(-1, at - 10), -1):
        token = tokens[index]
        if is_mark(token) or token.kind in {"number", "possessive"} or token.word("its", "their", "own"):
            return None
        said = said or token.word("overall", "total", "figure", "whole")
        if is_whole(token) or said:
            whole = True
        acts = token.has("transitive") or token.word(*_PULLS)
        acts = acts or (token.has("move") and (said or acting_effect(tokens, index) is not None))
        if whole and acts:
            return index
    return None


def effect_of(token: Token) -> EffectName | None:
    """The one of the two effects that a word names."""
    sense = token.sense("effect_noun") if token.kind != "name" else None
    if sense is None or sense.tag not in {"rate_effect", "mix_effect"}:
        return None
    return "rate_effect" if sense.tag == "rate_effect" else "mix_effect"


def acting_effect(tokens: list[Token], at: int) -> EffectName | None:
    """The effect by which the verb there acts on the whole: "lifted it through mix", "its larger share lowered it"."""
    behind = next((index for index in range(at + 1, len(tokens)) if is_mark(tokens[index])), len(tokens))
    if not any(is_whole(token) for token in tokens[at + 1 : min(behind, at + 5)]):
        return None
    for index in range(at + 1, min(len(tokens), at + 10)):
        if index < behind and tokens[index].word(*_ACTS):
            for token in tokens[index + 1 : index + 4]:
                if effect_of(token) is not None or token.has("share_noun"):
                    return effect_of(token) or "mix_effect"
    for token in reversed(tokens[:at]):
        if is_mark(token) or token.word("and", "but") or token.has("move") or is_name(token, "metric"):
            return None
        if token.has("share_noun") and not token.has("fraction"):
            return "mix_effect"
    return None


def part_come_from(clause: Clause, at: int) -> Aspect | None:
    """ "more than half of the orders came from West": the share of that part of the ratio, never the ratio itself."""
    noun = next((token for token in clause.tokens[at + 1 : at + 5] if is_name(token, "numerator", "denominator")), None)
    driven = any(tie.kind == "driver" and tie.at > at and tie.entity.choices[0][0].members for tie in clause.ties)
    held = clause.choices[0][0].members and any(token.has("share_verb") for token in clause.tokens[max(0, at - 3) : at])
    if noun is None or noun.name is None or not (driven or held):
        return None
    return "numerator_share" if noun.name.kind == "numerator" else "share"


def effect_apposed(tokens: list[Token], at: int) -> EffectName | None:
    """ "the rate effect by plan, −4.7 points, is larger": the effect that a figure between commas is said of."""
    if not is_mark(token_at(tokens, at - 1), ",") or not is_mark(token_at(tokens, at + 1), ","):
        return None
    back = at - 2
    while is_name(token_at(tokens, back), "dimension") or token_at(tokens, back).word("by", "across", "over", "the"):
        back -= 1
    noun = token_at(tokens, back)
    return effect_of(noun) if "effect" in noun.lowered else None


def narrowed_by_course(clause: Clause, telling: Telling, roles: tuple[str, ...], by: int | None) -> tuple[str, ...]:
    """The roles of a figure of a ratio, and in the telling its aspects and effects, with what cannot be meant left out.

    `by` is where the word "by" in front of the figure stands.
    """
    tokens, at, unit = clause.tokens, telling.at, telling.figure.unit
    apposed = effect_apposed(tokens, at) if len(telling.effects) > 1 and "effect" in roles else None
    if apposed is not None:
        telling.effects, roles = (apposed,), ("effect",)
    after = token_at(tokens, at + 1)
    if unit in {"fraction", "percent"} and (after.word("of") or is_name(after, "numerator", "denominator")):
        part = part_come_from(clause, at)
        if part is not None:
            telling.aspects, roles = (part,), ("share",)
    if by is not None and clause.choices[0][0].members and {"change", "effect"} <= set(roles):
        verb = acts_on_whole(tokens, by)
        if verb is not None:
            effect = acting_effect(tokens, verb)
            telling.effects = (effect,) if effect is not None else telling.effects
            whole = ("part_whole",) if telling.effects == ("contribution",) else ()
            roles = (*(role for role in roles if role not in {"change", "gap"}), *whole)
            telling.whole = False
    if unit in {"points", "percent"} and "change" in roles:
        if clause.aspect not in {None, "value"} or clause.has("share_noun"):
            told = told_of(tokens, at)
            own = {"share": {"share", "numerator_share"}, "part": {"numerator", "denominator"}}.get(told or "", set())
            aspects = tuple(aspect for aspect in telling.aspects if aspect in own)
            if aspects:
                telling.aspects, roles = aspects, tuple(role for role in roles if role != "effect")
    return roles
