"""What a segment is told to explain of the whole change: which way that went, and how much of it."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.drivers import leads
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says, token_at
from insight.claims.world import TOTAL, Subject, World

_REACH: Final = 9
_WHOLE: Final = ("all", "all of", "whole", "entire", "entirety", "the whole", "the entire", "entirety of", "full")
_MOST: Final = ("most", "most of", "bulk", "the bulk of", "bulk of", "majority", "majority of", "the majority of", "larger part of", "lion's share")  # fmt: skip
_NEARLY: Final = ("almost", "nearly", "virtually", "practically", "close to", "not quite", "just under")
_EXPLAINS: Final = ("contributor", "contributors", "driver", "drivers", "source", "sources", "reason", "reasons", "cause", "causes", "behind", "explanation")  # fmt: skip
SOLE: Final = ("driver", "source", "reason", "cause", "explanation", "engine", "culprit", "force behind", "contributor")
"""Nouns that, with "the" in front, leave room for no larger part."""
_GIVES: Final = ("add", "adds", "added", "adding", "deliver", "delivers", "delivered", "delivering", "generate", "generates", "generated", "generating", "bring", "brings", "brought", "bringing", "bring in", "brings in", "brought in", "bringing in", "produce", "produces", "produced", "producing", "yield", "yields", "yielded", "cause", "causes", "caused", "causing", "drive", "drives", "drove", "driving", "contribution", "contributions")  # fmt: skip
"""Verbs and nouns of giving something to the change; what follows may be all, most, or a figure of it."""
_TELLS_PART: Final = (*_EXPLAINS, *_GIVES, "explain", "explains", "explained")
_AGAINST: Final = ("against", "despite", "in spite of", "amid", "from", "into", "counter to", "behind", "off", "away from", "on")  # fmt: skip
_SOFTENS: Final = ("soften", "softened", "softens", "cushion", "cushioned", "cushions", "dampen", "dampened", "dampens", "temper", "tempered", "tempers", "slow", "slowed", "slows", "limit", "limited", "limits", "curb", "curbed", "curbs", "brake", "braked", "brakes", "moderate", "moderated", "moderates", "mitigate", "mitigated", "mitigates", "alleviate", "alleviated", "reduce", "reduced", "contain", "contained", "blunt", "blunted", "mute", "muted")  # fmt: skip
_WHOLE_FROM: Final = 0.85
_HALF: Final = 0.5
_NEARLY_FROM: Final = 0.8
_SOME: Final = 0.4
"""How much of the change whoever brought the whole to its level must have contributed, where another had more."""


def check_explained(world: World, clause: Clause) -> None:
    """Raise `Refused` unless "accounts for almost all of the rise" is true of the change that it names."""
    subjects = clause.choices[0]
    if not world.facts.delta or not subjects or not all(known.members for known in subjects):
        return
    _check_brought(world, clause, subjects)
    _check_softened(world, clause, subjects)
    if any(known.rest for known in subjects) or clause.group is not None or clause.has("offset_verb", "negation"):
        return
    if not clause.has("share_verb") and not clause.said(*_TELLS_PART):
        return
    for index, token in enumerate(clause.tokens):
        explains = token.has("share_verb") or token.word(*_TELLS_PART)
        noun = _whole_change(clause.tokens, index, several=True) if explains else None
        if noun is None:
            continue
        sense = clause.tokens[noun].senses["move_noun"]
        sign = sense.sign * (-1 if sense.tag == "polar" and world.facts.polarity == "down" else 1)
        _check_part(world, clause, subjects, index, noun, sign)
        if clause.tokens[noun].lowered.endswith("s"):
            continue
        if sign * world.facts.delta < 0:
            raise Refused("direction", f"{clause.tokens[noun].text}, where the whole went the other way")
        _check_how_much(world, clause, subjects, index, noun)
        _check_sole(world, clause, subjects, index)


def _check_sole(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """ "is behind the decline", "is the reason for it": whoever others had a larger part than, is one of several."""
    before = token_at(clause.tokens, index - 1)
    sole = clause.tokens[index].word("behind") and (before.word("is", "was", "are", "were", "stands", "stood", "lies", "lay") or index == 0)  # fmt: skip
    sole = sole or (clause.tokens[index].word(*SOLE) and before.word("the"))
    if not sole or any(token.kind == "number" for token in clause.tokens):
        return
    share = sum(world.effect(known, "contribution") or 0.0 for known in subjects) / world.facts.delta
    if share < _SOME and not leads(world, subjects):
        raise Refused("cause", "others had the larger part")


def _check_part(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int, noun: int, sign: int) -> None:
    """ "contributed $40 to the decline": what went the other way has no part in it, unless its figure says so."""
    between = clause.tokens[index + 1 : noun]
    signed = any(token.figure is not None and token.figure.sign < 0 for token in between)
    own_effect = clause.effect in {"rate_effect", "mix_effect"}
    if signed or own_effect or says(between, *_AGAINST):
        return
    part = sum(world.effect(known, "contribution") or 0.0 for known in subjects)
    if part * sign < 0:
        raise Refused("direction", f"no part of the {clause.tokens[noun].text}")


def _whole_change(tokens: list[Token], index: int, *, several: bool = False) -> int | None:
    """Where the noun of the whole's change stands behind the verb: "the rise in bookings", but no segment's or part's.

    Nor "the losses", which are gross, unless `several` are asked for.
    """
    for at in range(index + 1, min(index + _REACH, len(tokens))):
        token = tokens[at]
        if is_name(token, "segment", "numerator", "denominator") or token.has("share_noun", "effect_noun"):
            return None
        if is_mark(token) or token.word("its", "their", "a", "an", "positive", "negative", "gross"):
            return None
        if not token.has("move_noun") or (token.has("move_adjective") and not token.word("rise", "fall")):
            continue
        behind = tokens[at + 1 : at + 5]
        mine = (several or not token.lowered.endswith("s")) and not any(
            is_name(known, "segment", "dimension")
            or (is_name(known, "numerator", "denominator") and not token_at(tokens, at + place + 2).word("per"))
            for place, known in enumerate(behind)
        )
        determined = any(
            known.word("the", "this", "that")
            or known.lowered.endswith(" the")
            or known.kind in {"possessive", "period"}
            for known in tokens[index:at]
        )
        return at if mine and determined and token.senses["move_noun"].sign else None
    return None


def _check_how_much(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int, noun: int) -> None:
    tokens = clause.tokens
    between = tokens[index + 1 : noun]
    told = between[:-2]  # "the $151K bookings gain": how large the whole was
    if any(token.kind == "number" and token.figure is not None and token.figure.unit != "fraction" for token in told):
        return
    share = sum(world.effect(known, "contribution") or 0.0 for known in subjects) / world.facts.delta
    lead = " ".join(token.lowered for token in tokens[max(0, index - 2) : noun])
    if any(token.lowered in _WHOLE for token in between):
        if "more than" in lead:
            held = share > 1
        elif "less than" in lead or "fewer than" in lead:
            held = share < 1
        elif any(word in lead for word in _NEARLY):
            held = _NEARLY_FROM <= share < 1
        else:
            held = share >= _WHOLE_FROM
    elif any(token.lowered in _MOST and not token_at(between, at + 1).word("to") for at, token in enumerate(between)):
        held = share > _HALF  # but "contributed the most to the decline" ranks
    else:
        return
    if not held:
        raise Refused("comparison", "how much of the change it was")


def _check_softened(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """ "gains in the North softened the rise": the whole did not rise; "North softened it": it went against the whole."""
    part = sum(world.effect(known, "contribution") or 0.0 for known in subjects)
    for index, token in enumerate(clause.tokens):
        softens = token.lowered.split()[0] in _SOFTENS
        noun = _whole_change(clause.tokens, index) if softens or token.has("offset_verb") else None
        if noun is None:
            continue
        sense = clause.tokens[noun].senses["move_noun"]
        sign = sense.sign * (-1 if sense.tag == "polar" and world.facts.polarity == "down" else 1)
        if softens and sign * world.facts.delta < 0:
            raise Refused("direction", f"{token.text} what was none")
        own = clause.effect in {"rate_effect", "mix_effect"} or clause.has("effect_noun")
        if sign * part > 0 and not own and not clause.ties:
            raise Refused("direction", f"{token.text} what it added to")


def _check_brought(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """ "pushes the average up to 19.7 minutes": a minor part did not."""
    acting = any(known.kind == "transitive" and not known.negated for known in directions_of(world, clause))
    reached = any(
        known.roles[:1] == ("current",) and known.whole and token_at(clause.tokens, known.at - 1).word("to")
        for known in clause.tellings
    )
    scale = 100 if world.facts.unit == "percent" else 1
    own = abs(sum(world.effect(known, "contribution") or 0.0 for known in subjects)) * scale
    reached = reached or any(
        token_at(clause.tokens, known.at - 1).word("by")
        and known.figure.borne_out(abs(world.facts.delta) * scale)
        and not known.figure.borne_out(own)
        for known in clause.tellings
    )
    if not acting or not reached or subjects == (TOTAL,):
        return
    share = sum(world.effect(known, "contribution") or 0.0 for known in subjects) / world.facts.delta
    by_effect = world.is_ratio and any(leads(world, subjects, effect) for effect in ("rate_effect", "mix_effect"))
    if share < _SOME and not leads(world, subjects) and not by_effect:
        raise Refused("cause", "a minor part told as what brought the whole there")
