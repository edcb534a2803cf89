"""Words of how much an effect or another segment was, which no figure carries: "the smaller part", "a dearer mix", "entirely because"."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.drivers import ENTIRELY, MAINLY
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.two_effects import LARGER, SMALLER, sides_of
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import TOTAL, EffectName, Subject, World

_PARTS: Final = ("part", "portion", "share", "half", "piece", "chunk", "bit")
_MAJOR: Final = (*LARGER, "main", "major", "dominant", "principal", "lion's")
_MINOR: Final = (*SMALLER, "minor", "lesser", "secondary")
_RICHER: Final = ("dearer", "costlier", "pricier", "more expensive", "richer", "more valuable", "higher-value", "longer", "slower", "higher")  # fmt: skip
_POORER: Final = ("cheaper", "less expensive", "leaner", "less valuable", "lower-value", "shorter", "faster", "quicker", "lower")  # fmt: skip
_BETTER: Final = ("better", "improved", "stronger", "favourable", "favorable", "healthier", "more favourable", "more favorable")  # fmt: skip
_WORSE: Final = ("worse", "weaker", "unfavourable", "unfavorable", "poorer", "less favourable", "less favorable", "deteriorating")  # fmt: skip
_BECAUSE: Final = ("because", "since", "as", "due to", "because of", "owing to", "thanks to")
_WHOLLY: Final = 0.95
_MOSTLY: Final = 0.5
_ALIKE: Final = 0.15
_LARGEST_PLACE: Final = 60
_TRIFLING: Final = ("insignificant", "negligible", "trivial", "unimportant", "marginal", "trifling", "unremarkable", "immaterial")  # fmt: skip


def check_parts_told(world: World, clauses: list[Clause]) -> None:
    """Raise `Refused` unless each such word is borne out by the effects."""
    for clause in clauses:
        _check_described(world, clause)
        _check_larger_part(world, clause)
        _check_double_denial(world, clause)
        _check_as_many(world, clause)
        _check_other_grain(clause)
        _check_signed_effect(world, clause)
        _check_level_of_mix(world, clause)
    for clause, behind in itertools.pairwise(clauses):
        _check_source(world, clause, behind)
        if behind.bracket and behind.around is clause:
            _check_sides_in_bracket(world, clause, behind)


def _totals(world: World, token: Token, clause: Clause) -> tuple[float, ...]:
    sense = token.sense("effect_noun") if token.kind != "name" else None
    if sense is None or sense.tag not in {"rate_effect", "mix_effect"}:
        return ()
    effect: EffectName = "mix_effect" if sense.tag == "mix_effect" else "rate_effect"
    return world.effect_totals(effect, clause.dimension)


def _check_described(world: World, clause: Clause) -> None:
    """ "helped by a cheaper mix", "weaker mix": the mix went that way over some dimension."""
    if (
        not world.is_ratio
        or not clause.has("effect_noun")
        or clause.has("negation")
        or any(subject.members for subject in clause.choices[0])
    ):
        return
    good = {"up": 1, "down": -1, "neither": 0}[world.facts.polarity]
    for index, token in enumerate(clause.tokens):
        at = index - 1 - is_name(token_at(clause.tokens, index - 1), "dimension")
        said = token_at(clause.tokens, at)
        way = 1 if said.word(*_RICHER) else -1 if said.word(*_POORER) else 0
        turned = -1 if token_at(clause.tokens, at - 1).word("less") else 1
        way = turned * (way or good * (1 if said.word(*_BETTER) else -1 if said.word(*_WORSE) else 0))
        totals = _totals(world, token, clause) if way and "mix" in token.lowered.split() else ()
        if totals and not any(value * way > 0 for value in totals):
            raise Refused("direction", f"{said.text} {token.text}")


def _check_larger_part(world: World, clause: Clause) -> None:
    """ "the smaller part, $5.98, is a mix effect": less than half of the change over some dimension."""
    tokens, delta = clause.tokens, world.facts.delta
    if not delta or not clause.has("effect_noun") or clause.has("negation"):
        return
    for index, token in enumerate(tokens):
        words = token.lowered.split()
        said = next((word for word in words if word in _MAJOR or word in _MINOR), "")
        parted = bool({*words, *token_at(tokens, index + 1).lowered.split()} & set(_PARTS))
        if not said or not parted:
            continue
        named = next((at for at in range(index + 1, len(tokens)) if _totals(world, tokens[at], clause)), None)
        between = tokens[index + 1 : named] if named is not None else []
        numbers = [known for known in between if known.kind == "number"]
        if named is None or len(numbers) > 1 or says(between, "rest", "the rest", "other", "remaining", "remainder"):
            continue
        shares = [value / delta for value in _totals(world, tokens[named], clause)]
        scale = 100 if world.facts.unit == "percent" else 1
        if numbers and numbers[0].figure is not None:
            figure = numbers[0].figure
            shares = [share for share in shares if figure.borne_out(abs(share * delta) * scale)] or shares
        larger = said in _MAJOR
        if shares and not any((share > _MOSTLY) if larger else (share < _MOSTLY) for share in shares):
            raise Refused("comparison", f"the {said} part")


def _check_sides_in_bracket(world: World, clause: Clause, bracket: Clause) -> None:
    """ "rates contributed more than mix did (0.07 against 0.02)": the first figure is the larger."""
    sides = sides_of(world, clause)
    told = bracket.tellings
    if sides is None or not sides.sign or len(told) != 2:  # one figure for each side
        return
    between = [token.lowered for token in bracket.tokens[told[0].at + 1 : told[1].at]]
    if between in (["against"], ["versus"], ["vs"], ["vs."], ["compared with"], ["compared to"], ["and"], ["after"]):
        apart = told[0].figure.value - told[1].figure.value
        if not told[0].figure.sign and not told[1].figure.sign and apart * sides.sign < 0:
            raise Refused("comparison", "the figures say the opposite")


def _check_source(world: World, clause: Clause, behind: Clause) -> None:
    """ "lost 0.5 points, entirely because its share grew": nearly all of what it contributed is that effect."""
    subject = clause.choices[0][0] if len(clause.choices[0]) == 1 else None
    last, word = token_at(clause.tokens, len(clause.tokens) - 1), token_at(clause.tokens, len(clause.tokens) - 2)
    if subject is None or not subject.members or not last.word(*_BECAUSE) or behind.entity is None:
        return
    wholly = word.word(*ENTIRELY)
    if not (wholly or word.word(*MAINLY)) or behind.entity.kind not in {"pronoun", "segment", "share"}:
        return
    effect: EffectName = "mix_effect" if behind.aspect == "share" or behind.has("share_noun") else "rate_effect"
    part, whole = world.effect(subject, effect), world.effect(subject, "contribution")
    if part is not None and whole and part / whole < (_WHOLLY if wholly else _MOSTLY):
        raise Refused("cause", "only a part of it")


def _check_double_denial(world: World, clause: Clause) -> None:
    """ "no insignificant change": a significant one."""
    if not clause.said(*_TRIFLING):
        return
    for token, following, noun in zip(clause.tokens, clause.tokens[1:], clause.tokens[2:], strict=False):
        denied = token.has("negation") or token.word("no", "not an", "not a", "hardly an", "hardly a")
        if denied and following.word(*_TRIFLING) and noun.has("change_noun", "move_noun", "move_adjective"):
            if world.facts.noise is None or world.facts.noise.verdict != "outside_normal_variation":
                raise Refused("judgement", f"no {following.text} {noun.text}")


def _check_as_many(world: World, clause: Clause) -> None:
    """ "down by 13, as many as North lost": the two moved by as much."""
    for tie in clause.ties:
        if tie.kind != "compare" or tie.entity.joint not in {"as many as", "as much as"}:
            continue
        end = max((at for at, token in enumerate(clause.tokens[: tie.at]) if token.word(tie.entity.joint)), default=0)
        before = token_at(clause.tokens, end - 1)
        near = clause.tokens[max(0, end - 3) : end]
        comma = is_mark(before, ",")
        moved = any(known.sign for known in directions_of(world, clause))
        echoed = tie.behind is not None and any(known.sign for known in directions_of(world, tie.behind))
        if not comma or not moved or not echoed or before.kind == "number" or means(near, "negation"):
            continue
        sizes = [
            abs(sum(world.course(each, "value").delta or 0.0 for each in side))
            for side in (clause.choices[0], tie.entity.choices[0])
        ]
        if abs(sizes[0] - sizes[1]) > _ALIKE * max(sizes):
            raise Refused("comparison", "as many")


def _check_other_grain(clause: Clause) -> None:
    """ "in month 23", where the facts count weeks."""
    if not clause.has("grain_noun"):
        return
    for index, token in enumerate(clause.tokens):
        if not token.has("grain_noun"):
            continue
        figure = token_at(clause.tokens, index + 1).figure
        behind = token_at(clause.tokens, index + 2)
        numbered = figure is not None and figure.unit == "plain" and figure.value <= _LARGEST_PLACE and not figure.sign
        ends = not behind.text or is_mark(behind) or behind.word("and", "of", "was", "is", "in")
        before = token_at(clause.tokens, index - 1)
        if numbered and ends and not before.word("the", "a", "per", "every", "each", "one"):
            raise Refused("period", f"{token.text} {figure.value if figure else ''}")


def _check_signed_effect(world: World, clause: Clause) -> None:
    """ "the mix effect was slightly negative", "positive for North": the effect, of whom it names, has that sign."""
    if not clause.said("positive", "negative"):
        return
    named = clause.effect or (clause.template.effect if clause.template is not None else None)
    told = [token for known in (clause, clause.template) if known is not None for token in known.tokens]
    for token in told:
        sense = token.sense("effect_noun") if token.kind != "name" and named is None else None
        if sense is not None and sense.tag in {"rate_effect", "mix_effect"}:
            named = "mix_effect" if sense.tag == "mix_effect" else "rate_effect"
    if named not in {"rate_effect", "mix_effect"} or clause.has("negation"):
        return
    for index, token in enumerate(clause.tokens):
        if not token.word("positive", "negative"):
            continue
        sign = 1 if token.word("positive") else -1
        if means(clause.tokens[index + 1 : index + 3], "effect_noun"):
            continue  # "a negative rate effect": not the one that the clause is about
        placed = token_at(clause.tokens, index + 1).word("for", "in", "at", "on")
        segment = clause.entity is not None and clause.entity.kind == "segment"
        if placed and segment and clause.entity is not None:
            members = [Subject((member,)) for subject in clause.entity.choices[0] for member in subject.members]
            if any((world.effect(subject, named) or 0.0) * sign < 0 for subject in members):
                raise Refused("direction", f"{token.text} effect")
        elif clause.entity is not None and clause.entity.kind == "effect" and clause.choices[0] == (TOTAL,):
            told_signs = {known.figure.sign for known in clause.tellings if known.figure.sign}
            totals = world.effect_totals(named, clause.dimension)
            if told_signs == {-sign} or (totals and not any(value * sign > 0 for value in totals)):
                raise Refused("direction", f"{token.text} effect")


def _check_level_of_mix(world: World, clause: Clause) -> None:
    """ "the mix went from 54.0% to 52.1%": a mix has no level, whatever it is the mix of."""
    first = clause.tellings[0] if clause.tellings else None
    mixed = any(token.word("mix") and token.has("effect_noun") for token in clause.tokens[: first.at if first else 0])
    if first is None or not mixed or not world.is_ratio or clause.choices[0] != (TOTAL,):
        return
    if first.roles[:1] not in {("previous",), ("current",), ("level",)} or clause.has(
        "share_noun", "driver", "cause", "drive_verb"
    ):
        return
    if not any(is_name(token, "dimension", "metric") for token in clause.tokens[: first.at]):
        raise Refused("metric", "the level of a mix")
