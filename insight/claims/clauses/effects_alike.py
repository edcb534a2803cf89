"""Effects set beside each other with no figure: "the two effects have opposite signs", "the rate effect is the smaller one"."""

from __future__ import annotations

import itertools
import re
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.two_effects import LARGER, SMALLER
from insight.claims.clauses.whose_course import acting_effect, effect_of
from insight.claims.refusal import Refused
from insight.claims.tokens import means, says, token_at
from insight.claims.world import TOTAL, EffectName, Subject, World

_SAME: Final = re.compile(
    r"\bsame (?:way|direction|sign|line)s?\b|\b(?:re-?)?(?:inforc|enforc|amplif|intensif|magnif|compound)\w+\b"
    r"|\badd(?:s|ed|ing)? up\b|\bin (?:tandem|unison|concert|parallel)\b|\bhand in hand\b"
    r"|\b(?:pull|work|push|act|went|go|move|ran)\w* (?:together|alike|in line)\b|\baligned\b|\bstrengthen\w* each\b"
)
_OPPOSED: Final = re.compile(
    r"\bopposite\b|\bopposing\b|\bopposed\b|\bagainst (?:each other|one another)\b|\bcontrary\b|\bconflict\w*\b"
    r"|\bdifferent (?:way|direction|sign)s?\b|\b(?:diverg|counteract|neutrali[sz]|cancel)\w*\b"
    r"|\b(?:offset|balance|compensate|outweigh|weaken|dampen)\w* (?:for )?(?:each other|one another)\b"
)
_WEAK: Final = ("weak", "small", "little", "slight", "modest", "low", "minor", "faint", "feeble")
_STRONG: Final = ("strong", "large", "big", "great", "high")
_EFFECTS: Final[tuple[EffectName, EffectName]] = ("rate_effect", "mix_effect")


def check_effects_alike(world: World, clauses: list[Clause]) -> None:
    """Raise `Refused` unless effects stand beside each other, and acted, as the clauses say."""
    if not world.is_ratio:
        return
    for clause in clauses:
        if clause.has("effect_noun"):
            _check_way(world, clause)
            _check_ranked(world, clause)
            _check_beside(world, clause)
            _check_size(world, clause)
            _check_rates_went(world, clause)
        if clause.has("transitive", "move") and clause.has("share_noun", "effect_noun"):
            _check_acting_effect(world, clause)
    for clause, following in itertools.pairwise([*clauses, Clause([])]):
        if clause.said("too", "enough"):
            _check_enough(world, clause, following)


def _pairs(world: World, clause: Clause) -> list[tuple[float, float]]:
    """Rate and mix effect of each whom the clause is said of; of the whole, over each dimension."""
    subjects = clause.choices[0]
    if any(subject.members for subject in subjects):
        found = [(world.effect(subject, "rate_effect"), world.effect(subject, "mix_effect")) for subject in subjects]
        return [(rate, mix) for rate, mix in found if rate is not None and mix is not None]
    rates, mixes = (world.effect_totals(name, clause.dimension) for name in _EFFECTS)
    return list(zip(rates, mixes, strict=False))


def _names_both(clause: Clause) -> bool:
    """ "the two effects", "rates and mix", "mix and rates both"."""
    before = clause.template
    tokens = clause.tokens
    if before is not None and before.tokens and before.tokens[-1].word("and", "nor"):
        tokens = [*before.tokens, *tokens]
    named = {effect_of(token) for token in tokens} - {None}
    plural = any(token.lowered in {"effects", "two effects", "both effects"} for token in clause.tokens)
    return len(named) == len(_EFFECTS) or (plural and not named)


def _check_way(world: World, clause: Clause) -> None:
    words = " ".join(token.lowered for token in clause.tokens)
    same, opposed = _SAME.search(words), _OPPOSED.search(words)
    if bool(same) == bool(opposed) or not _names_both(clause):
        return
    pairs = _pairs(world, clause)
    wanted = bool(same) != means(clause.tokens, "negation")
    each = len(clause.choices[0]) > 1
    if pairs and not (all if each else any)((rate * mix > 0) == wanted and rate * mix != 0 for rate, mix in pairs):
        raise Refused("comparison", "whether the effects go the same way")


def _check_ranked(world: World, clause: Clause) -> None:
    """ "has the most negative mix effect": of all segments of the dimension."""
    if not clause.said("most", "the most", "least") or len(clause.choices[0]) != 1:
        return
    subject = clause.choices[0][0]
    if len(subject.members) != 1 or subject.rest:
        return
    for index, token in enumerate(clause.tokens[:-2]):
        way, noun = clause.tokens[index + 1], clause.tokens[index + 2].sense("effect_noun")
        if (
            not token.word("most", "the most", "least", "the least")
            or noun is None
            or not way.word("positive", "negative")
        ):
            continue
        name: EffectName = effect_of(clause.tokens[index + 2]) or "contribution"
        values = [world.effect(Subject((member,)), name) or 0.0 for member in world.siblings(subject)]
        sign = 1 if way.word("positive") else -1
        values = [value * sign for value in values if value * sign > 0]
        mine = (world.effect(subject, name) or 0.0) * sign
        top = min(values, default=0.0) if token.lowered.endswith("least") else max(values, default=0.0)
        if mine != top:
            raise Refused("comparison", f"{way.text} {name}")


def _check_beside(world: World, clause: Clause) -> None:
    """ "its mix effect is larger than that of West": the one effect beside the other."""
    others = [tie.entity.choices[0] for tie in clause.ties if tie.kind == "compare"]
    names = {effect_of(token) for token in clause.tokens} - {None}
    if not clause.said("than") or len(others) != 1 or len(names) != 1 or clause.tellings:
        return
    if len(clause.choices[0]) != 1 or len(others[0]) != 1:
        return
    one, other = clause.choices[0][0], others[0][0]
    at = next(index for index, token in enumerate(clause.tokens) if token.word("than"))
    word = token_at(clause.tokens, at - 1)
    way = token_at(clause.tokens, at - 2)
    sign = 1 if word.word(*LARGER) else -1 if word.word(*SMALLER) else 0
    polar = 1 if word.word("positive") else -1 if word.word("negative") else 0
    if not one.members or not other.members or not (sign or (polar and way.word("more", "less"))):
        return
    if not any(effect_of(token) for token in clause.tokens[:at]):
        return
    name: EffectName = "mix_effect" if "mix_effect" in names else "rate_effect"
    mine, theirs = world.effect(one, name) or 0.0, world.effect(other, name) or 0.0
    if polar:
        holds = (mine - theirs) * polar * (1 if way.word("more") else -1) > 0
    else:
        holds = (abs(mine) - abs(theirs)) * sign > 0 or (word.word("higher", "lower") and (mine - theirs) * sign > 0)
    if holds == means(clause.tokens[:at], "negation"):
        raise Refused("comparison", "the effects of two segments")


def _check_size(world: World, clause: Clause) -> None:
    """ "compared with the mix effect, the rate effect is larger", "…; mix is the weaker of the two"."""
    before = clause.template
    entity = clause.entity
    if entity is None or entity.kind != "effect" or clause.effect not in _EFFECTS or clause.tellings:
        return
    if clause.choices[0] != (TOTAL,) or clause.ties or clause.said("than", "as", "too", "enough"):
        return
    other: EffectName = "mix_effect" if clause.effect == "rate_effect" else "rate_effect"
    beside = before is not None and before.effect == other and before.choices[0] == (TOTAL,)
    pair = says(clause.tokens, "of the two", "two", "one", "effects", "other") and clause.said("the", "of the two")
    if not beside and not pair:
        return
    for index, token in enumerate(clause.tokens):
        sign = 1 if token.word(*LARGER) else -1 if token.word(*SMALLER) else 0
        lead = clause.tokens[max(0, index - 3) : index]
        if not sign or not says(lead, "is", "was", "remains", "proved", "the", "clearly", "far", "much"):
            continue
        if token_at(clause.tokens, index + 1).has("share_noun", "effect_noun") or is_name(
            token_at(clause.tokens, index + 1)
        ):
            continue
        sign = -sign if means(lead, "negation") else sign
        turn = 1 if clause.effect == "rate_effect" else -1
        if not any((abs(rate) - abs(mix)) * sign * turn > 0 for rate, mix in _pairs(world, clause)):
            raise Refused("comparison", token.text)
        return


def _check_rates_went(world: World, clause: Clause) -> None:
    """ "despite higher rates within the plans": the rate effect went that way."""
    if clause.entity is None or clause.entity.kind != "effect" or directions_of(world, clause):
        return
    for token, noun in itertools.pairwise(clause.tokens):
        sense = token.sense("move_adjective")
        if sense is None or not sense.sign or not noun.word("rates") or effect_of(noun) != "rate_effect":
            continue
        sign = -sense.sign if sense.tag == "polar" and world.facts.polarity == "down" else sense.sign
        if not any(rate * sign > 0 for rate, _ in _pairs(world, clause)):
            raise Refused("direction", f"{token.text} rates")


def _check_enough(world: World, clause: Clause, following: Clause) -> None:
    """ "the mix effect was too weak to offset the rate effect", "strong enough to outweigh it"."""
    tokens = [*clause.tokens, *(following.tokens if following.template is clause else [])]
    for index, token in enumerate(tokens):
        weak = token.word("too") and token_at(tokens, index + 1).word(*_WEAK)
        strong = token.word("enough") and token_at(tokens, index - 1).word(*_STRONG)
        if not (weak or strong):
            continue
        behind = tokens[index + 1 : index + 8]
        verb = means(behind, "offset_verb") or says(
            behind, "outweigh", "overcome", "absorb", "make up for", "compensate"
        )
        fronts = [name for known in tokens[:index] if (name := effect_of(known)) is not None]
        backs = [name for known in behind if (name := effect_of(known)) is not None]
        if not verb or not fronts or not backs or fronts[-1] == backs[0]:
            continue
        larger = bool(strong) != means(tokens[:index], "negation")
        turn = 1 if (fronts[-1] == "rate_effect") == larger else -1
        held = any(rate * mix < 0 and (abs(rate) - abs(mix)) * turn > 0 for rate, mix in _pairs(world, clause))
        if not held:
            raise Refused("effect", "whether one effect made up for the other")


def _check_acting_effect(world: World, clause: Clause) -> None:
    """ "lifted the rate through mix", "its larger share lowered the rate": the effect named must have gone that way."""
    subjects = clause.choices[0]
    if len(subjects) != 1 or not subjects[0].members:
        return
    for direction in directions_of(world, clause):
        if direction.kind not in {"transitive", "verb"} or not direction.told_sign:
            continue
        name = acting_effect(clause.tokens, direction.at)
        value = world.effect(subjects[0], name) if name is not None else None
        if value is not None and value * direction.told_sign <= 0:
            raise Refused("effect", f"what the {name} of a segment did")
