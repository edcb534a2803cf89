"""Rate and mix named without the word effect: each only where it can stand, and with the weight it had."""

from __future__ import annotations

import re
from typing import Final

from insight.claims.clauses.clause import Clause, Direction
from insight.claims.clauses.cues import is_whole
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.quantities import STILL_POINTS
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, token_at
from insight.claims.world import EffectName, Subject, World

_NO_POINTS: Final = 0.0005
_PART: Final = 0.25
"""Share of the change from which an effect may be called its reason."""
_TRIFLE: Final = 0.15
"""And up to which it may be said to be none."""
_NO_REST: Final = 0.05
_EFFECTS: Final[tuple[EffectName, ...]] = ("rate_effect", "mix_effect")
_DENYING: Final = frozenset(["not", "rather", "instead", "without"])
_BETWEEN: Final = frozenset(["the", "from", "to", "by", "of", "in", "on", "any", "a", "because", "due", "through", "with", "shift", "change", "effect", "was", "is", "and", "but", "not", "rather", "than", "instead", "without"])  # fmt: skip
_ALONE: Final = ("alone", "only", "exclusively", "solely", "by itself", "on their own", "by themselves", "on its own", "entirely", "and nothing else")  # fmt: skip


def check_rate_and_mix(world: World, clause: Clause) -> None:
    """Raise `Refused` where mix is told for the rate, or rate for the mix."""
    if not world.is_ratio:
        if clause.said("mix") and clause.said("reason", "cause", "effect", "driver"):
            raise Refused("effect", "a mix effect of a sum")
        return
    for index, token in enumerate(clause.tokens):
        if token.word("mix") and _told_as_level(world, clause, index):
            raise Refused("metric", f"{token.text} told for the rate")
        if token.word("mix") and token_at(clause.tokens, index + 1).word("within", "inside"):
            if _opens_group(clause, index + 2):
                raise Refused("effect", "a mix within the segments")
        if _is_rate(token) and token_at(clause.tokens, index + 1).word("shift", "shifts", "shifted", "shifting"):
            raise Refused("effect", "a rate that shifts")
        if token.word("outside") and _opens_group(clause, index + 1):
            raise Refused("effect", "outside the segments")
    if not _by_effects(world, clause):
        raise Refused("cause", "rate told for mix, or mix for rate")
    _check_other_denied(world, clause)


def mix_stood_still(world: World, clause: Clause, direction: Direction) -> bool:
    """ "the mix barely changed": no share of the dimension moved, or none by more than a point or so."""
    bound = STILL_POINTS if direction.still else _NO_POINTS
    named = clause.dimension or next(
        (token.name.dimension for token in clause.tokens if token.name is not None and is_name(token, "dimension")),
        None,
    )
    fields = [world.dimensions[named]] if named in world.dimensions else list(world.dimensions.values())
    deltas = [[world.course(Subject((member,)), "share").delta for member in members] for members in fields]
    return any(all(delta is not None and abs(delta) <= bound for delta in field) for field in deltas)


def dominates(world: World, clause: Clause) -> bool:
    """ "across regions, the rate effect dominates": it is the larger of the two there."""
    if clause.effect not in {"rate_effect", "mix_effect"} or any(subject.members for subject in clause.choices[0]):
        return True
    mixes, rates = (list(world.effect_totals(name, clause.dimension)) for name in ("mix_effect", "rate_effect"))
    larger = [abs(rate) > abs(mix) for mix, rate in zip(mixes, rates, strict=False)]
    return any(held == (clause.effect == "rate_effect") for held in larger)


def _is_rate(token: Token) -> bool:
    return is_name(token, "metric") and token.lowered == "rate"


def _told_as_level(world: World, clause: Clause, index: int) -> bool:
    """ "the churn mix", "the mix fell to 4.6%", "the lowest mix": a mix has no level that could fall."""
    before, after = token_at(clause.tokens, index - 1), token_at(clause.tokens, index + 1)
    if after.has("effect_noun", "change_noun") or after.word(
        "shift", "shifts", "shifted", "change", "changes", "changed", "between", "across"
    ):
        return False
    named = re.findall("[a-z]+", " ".join((world.facts.label, *world.facts.also_called)).lower())
    parts = " ".join(
        part.label for part in (world.facts.numerator, world.facts.denominator) if part is not None
    ).lower()
    own = before.lowered in named and before.lowered not in parts and not is_name(before, "dimension")
    if index and (own or is_name(before, "metric") or before.has("superlative") or before.word("higher", "lower")):
        return True
    ahead = index + 1
    while token_at(clause.tokens, ahead).word(
        "therefore", "thus", "then", "also", "is", "was", "stands", "stood", ":", "still", "now", "itself"
    ) or token_at(clause.tokens, ahead).lowered.endswith("ly"):
        ahead += 1
    told = token_at(clause.tokens, ahead)
    if told.figure is not None:
        level = told.figure.unit == "percent" and not told.figure.sign and world.facts.unit == "percent"
        return level and not token_at(clause.tokens, ahead + 1).word("of")
    sense = told.sense("move")
    if any(is_whole(token) for token in clause.tokens[ahead + 1 : ahead + 4]):
        return False  # "the mix lowered the rate": what it did to it
    return sense is not None and bool(sense.sign) and sense.tag != "polar" and not told.has("transitive")


def _opens_group(clause: Clause, index: int) -> bool:
    """True for "every platform", "the tiers", "-channel" behind "outside"."""
    while token_at(clause.tokens, index).word("the", "-", "all", "these", "both") or token_at(clause.tokens, index).has(
        "quantifier"
    ):
        index += 1
    return is_name(token_at(clause.tokens, index), "dimension")


def _check_other_denied(world: World, clause: Clause) -> None:
    """ "Came from the rates, not from the mix", "due to the mix alone": the other effect went the other way, or was next to nothing."""
    if not clause.has("driver", "cause", "share_verb", "drive_verb", "go_verb") and not clause.said("came", "comes", "matter", "question", "issue", "story", "lies", "lay"):  # fmt: skip
        return
    if any(subject.members for subject in clause.choices[0]) or not world.facts.delta:
        return
    tokens = clause.tokens
    for index, token in enumerate(tokens):
        effect = _effect_of(token)
        if effect is None:
            continue
        weighed = any(
            known.word("most of", "most", "bulk", "the bulk of", "majority")
            or known.lowered.endswith("ly")
            or known.figure is not None
            for known in tokens[:index]
        )  # "mainly from the rates, not from the mix"
        denied = next((known for known in range(max(0, index - 4), index) if tokens[known].has("negation")), None)
        if denied is not None:
            if not (weighed or _only_weighed(tokens, denied, index)) and not _is_trifle(world, clause, effect, _TRIFLE):
                raise Refused("effect", "an effect said to be none")
            continue
        at = index + 1
        while (
            token_at(tokens, at).word("effect", "effects", "change", "changes", "shift")
            or token_at(tokens, at).text == ","
        ):
            at += 1
        alone = token_at(tokens, at).word(*_ALONE)
        if (weighed and not alone) or not (alone or _names_other(tokens, at, effect)):
            continue
        other = next(name for name in _EFFECTS if name != effect)
        if not _is_trifle(world, clause, other, _NO_REST if alone else _TRIFLE):
            raise Refused("effect", "the other effect, which played its part")


def _is_trifle(world: World, clause: Clause, effect: EffectName, bound: float) -> bool:
    """True where the effect went against the change, or made up no more than so much of it."""
    totals = world.effect_totals(effect, clause.dimension)
    return not totals or any(total / world.facts.delta <= bound for total in totals)


def _only_weighed(tokens: list[Token], denied: int, index: int) -> bool:
    """ "Not only due to mix", "not so much from the rates": what is denied is how much it was."""
    between = tokens[denied + 1 : index]
    reason = any(
        token.has("driver", "cause", "drive_verb") or token.word("from", "by", "because of") for token in between
    )
    return not reason or any(
        token.word(
            "only", "just", "so", "mainly", "much", "alone", "merely", "simply", "all", "most", "whether", "fully"
        )
        or token.lowered.endswith("ly")
        for token in between
    )


def _names_other(tokens: list[Token], at: int, effect: EffectName) -> bool:
    """True where a denial of the other effect stands there."""
    between: list[str] = []
    for token in tokens[at:]:
        other = _effect_of(token)
        if other is not None:
            return other != effect and not _DENYING.isdisjoint(between)
        words = token.lowered.split()
        if not (
            is_name(token, "dimension")
            or token.text == ","
            or token.has("drive_verb", "move_noun", "change_noun")
            or _BETWEEN.issuperset(words)
        ):
            return False
        between += words
    return False


def _effect_of(token: Token) -> EffectName | None:
    if is_name(token, "metric"):
        return "rate_effect" if token.lowered in {"rate", "rates"} else None
    sense = token.sense("effect_noun") if token.kind == "word" else None
    return next((name for name in _EFFECTS if sense is not None and sense.tag == name), None)


def _by_effects(world: World, clause: Clause) -> bool:
    """ "due to rate", "a rate story", "both effects", "mix and rate": effects that are named without the word."""
    tokens, sign = clause.tokens, 1 if world.facts.delta > 0 else -1
    rates, mixes = list(world.effect_totals("rate_effect", None)), list(world.effect_totals("mix_effect", None))
    if not rates or not mixes:
        return True
    for index, token in enumerate(tokens):
        before, after = token_at(clause.tokens, index - 1), token_at(clause.tokens, index + 1)
        if token.word("both") and after.has("effect_noun"):
            told = [known.told_sign for known in directions_of(world, clause) if known.sign and known.at > index][:1]
            return not told or any(
                rate * told[0] > 0 and mix * told[0] > 0 for rate, mix in zip(rates, mixes, strict=False)
            )
        if not is_name(token, "metric") or token.text.lower() not in {"rate", "rates"}:
            continue
        back = index - 1
        while token_at(clause.tokens, back).word("the") or is_name(token_at(clause.tokens, back), "dimension"):
            back -= 1
        before = token_at(clause.tokens, back) if token.lowered == "rates" or back < index - 1 else before
        reason = before.has("driver", "cause") or (before.word("a", "pure") and after.word("story", "matter", "issue"))
        signed = any(known.figure is not None and known.figure.sign for known in tokens[:index])
        if reason and not signed and not means(tokens[:index], "negation"):
            return any(rate * sign > _PART * abs(world.facts.delta) for rate in rates)
        first = clause.template
        if after.word("both") and first is not None and first.effect == "mix_effect" and first.tokens[-1].word("and"):
            return any(rate * mix > 0 for rate, mix in zip(rates, mixes, strict=False))
    return True
