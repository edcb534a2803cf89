"""Phrases for the effect of rates, told by its noun: "lower open rates within mailings", "the channels' own rates".

What moved inside the segments of a dimension is the rate effect over this dimension, in whatever words: so the phrase is
read as "the mailing rate effect", when that effect went the way that the phrase says.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.quantities import LITTLE
from insight.claims.clauses.sources import contributes, is_rate_noun, source_at
from insight.claims.lexicon import Sense
from insight.claims.names import Name
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import Subject, World

_INSIDE: Final = ("within", "inside", "in", "at", "across", "on", "among", "for")
_EACH: Final = (
    "the",
    "their",
    "its",
    "our",
    "individual",
    "own",
    "respective",
    "single",
    "various",
    "different",
    "given",
    "same",
)
_EVERY: Final = ("each", "every", "all", "all of", "both")
_LEADS: Final = ("from", "through", "via", "by", "to", "with", "of", "for", "in")
_JOINTS: Final = ("and", "or", "to", "from", "by", "through", "via", "is", "are", "was", "were", "into", "for", "than", "versus", "against", "vs", "both", "is all", "mostly", "mainly", "purely", "entirely", "largely", "primarily", "chiefly", "rather than", "instead of", "not", "while", "but", "as", "pure")  # fmt: skip
_CHANGES: Final = ("change", "changes", "movements", "movement", "shifts", "development", "developments", "rate changes", "changes in rates")  # fmt: skip
_GIVING: Final = ("giving", "yielding", "producing", "resulting", "equating", "making", "creating", "implying", "corresponding", "amounting")  # fmt: skip
_REVERSED: Final = re.compile(
    "it (?:is|was) (?:exactly |quite |just )?the (?:reverse|opposite|inverse|other way (?:a?round))"
)
_THEMSELVES: Final = ("themselves", "itself")
_FURTHEST: Final = 8
"""Words that such a phrase has at most in front of the dimension."""


def with_effects_named(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens with each such phrase as the noun of the effect."""
    tokens = _without_nothing_to_do(world, tokens)
    if not world.is_ratio:
        return tokens
    tokens = _with_cause_for_on(_with_across_for_over(_with_dimension_named(world, tokens)))
    read = tokens = _beside_mix(_without_giving(_without_reverse(world, tokens)))
    for at in range(len(tokens) - 1, 0, -1):
        if is_name(tokens[at], "dimension") and at < len(read):
            span = _inside(world, read, at) or _of_their_own(world, read, at)
            if span is not None:
                read = [*read[: span[0]], _singular(tokens[at]), _rate_effect(tokens[at]), *read[span[1] :]]
    return read


def _with_across_for_over(tokens: list[Token]) -> list[Token]:
    """ "the mix effect over all the clinics": across clinics; "over" compares nothing there."""
    read: list[Token] = []
    for at, token in enumerate(tokens):
        if not token.word("over", "across"):
            read.append(token)
            continue
        beside = read[-1:] or tokens[at + 1 : at + 7]
        told = means(beside, "effect_noun") or any(is_name(known, "effect") for known in beside)
        field = at + 1
        while token_at(tokens, field).word(*_ALL_OF):
            field += 1
        if told and is_name(token_at(tokens, field), "dimension"):
            across = replace(token, text="across" if read else "Across")
            return [*read, across, *_with_across_for_over(tokens[field:])]
        read.append(token)
    return read


_ALL_OF: Final = ("the", "all", "all of", "all the", "its", "our", "these", "each of", "every")


def _with_dimension_named(world: World, tokens: list[Token]) -> list[Token]:
    """ "lower rates within segments": within those of the dimension that the sentence names, or of the first one."""
    places = [
        at
        for at, token in enumerate(tokens)
        if token.has("group_noun")
        and token.lowered.endswith("s")
        and token_at(tokens, at - 1 - token_at(tokens, at - 1).word("the", "individual", "these")).word(
            "within", "inside"
        )
    ]
    if not places or not world.dimensions:
        return tokens
    named = [token.name.dimension for token in tokens if is_name(token, "dimension") and token.name is not None]
    name = Name("dimension", dimension=named[0] if named else next(iter(world.dimensions)), plural=True)
    read = [Token("name", token.text, name=name) if at in places else token for at, token in enumerate(tokens)]
    return [token for at, token in enumerate(read) if not (token.word("individual") and at + 1 in places)]


def _with_cause_for_on(tokens: list[Token]) -> list[Token]:
    """ "down 1.5 points on category mix": due to it."""
    read = list(tokens)
    for at, token in enumerate(tokens):
        if not at or not token.word("on") or not means(tokens[:at], "move", "move_noun", "move_adjective"):
            continue
        end = at + 1
        while token_at(tokens, end).has("move_adjective", "strong", "weak", "good") or token_at(tokens, end).word("a", "the", "favorable", "favourable") or is_name(token_at(tokens, end), "dimension"):  # fmt: skip
            end += 1
        sense = token_at(tokens, end).sense("effect_noun")
        if sense is not None and sense.tag == "mix_effect":
            read[at] = Token("word", "due to", senses={"cause": Sense("cause"), "driver": Sense("driver")})
    return read


def _without_giving(tokens: list[Token]) -> list[Token]:
    """ "…, giving a rate effect of −0.02": for this effect."""
    if not any(token.lowered in _GIVING for token in tokens):
        return tokens
    read: list[Token] = []
    position = 0
    while position < len(tokens):
        token = tokens[position]
        end = position + 1 + token_at(tokens, position + 1).word("in", "to")
        end += token_at(tokens, end).word("a", "an")
        gives = token.lowered in _GIVING and token_at(tokens, position - 1).kind == "mark"
        if gives and end > position + 1 and token_at(tokens, end).has("effect_noun"):
            read.append(Token("word", "for", initial=token.initial))
            position += 1 + token_at(tokens, position + 1).word("in", "to")
            continue
        read.append(token)
        position += 1
    return read


def _without_nothing_to_do(world: World, tokens: list[Token]) -> list[Token]:
    """ "has nothing to do with the mix": is not due to it."""
    words = [token.lowered for token in tokens]
    for at in range(1, len(tokens) - 4):
        if words[at : at + 4] == ["nothing", "to", "do", "with"] and words[at - 1] in {"has", "had", "have"}:
            senses = [sense for token in tokens[at + 4 : at + 8] if (sense := token.sense("effect_noun")) is not None]
            for tag in ("rate_effect", "mix_effect"):
                totals = world.effect_totals(tag, None) if any(sense.tag == tag for sense in senses) else ()
                if totals and all(abs(total) > LITTLE * abs(world.facts.delta) for total in totals):
                    raise Refused("effect", "nothing to do with it")
            told = [Token("word", "is", senses={"glue": Sense("glue")}), Token("word", "not", senses={"negation": Sense("negation")})]  # fmt: skip
            cause = Token("word", "due to", senses={"cause": Sense("cause"), "driver": Sense("driver")})
            return [*tokens[: at - 1], *told, cause, *tokens[at + 4 :]]
    return tokens


def _without_reverse(world: World, tokens: list[Token]) -> list[Token]:
    """ "By channel it is the reverse: …": the sentence without it, where the other of the two effects is the larger there."""
    start = next((at for at, token in enumerate(tokens) if token.word("it") and _REVERSED.match(" ".join(known.lowered for known in tokens[at : at + 6]))), None)  # fmt: skip
    named = next(
        (token.name.dimension for token in tokens if is_name(token, "dimension") and token.name is not None), None
    )
    if start is None or named is None or len(world.dimensions) != len(("one", "other")):
        return tokens
    larger = []
    for dimension in world.dimensions:
        rates, mixes = (world.effect_totals(name, dimension) for name in ("rate_effect", "mix_effect"))
        larger.append(bool(rates and mixes) and abs(rates[0]) > abs(mixes[0]))
    end = next((at for at in range(start, len(tokens)) if tokens[at].kind == "mark"), len(tokens))
    if larger[0] == larger[1]:
        raise Refused("comparison", "the reverse")
    return [*tokens[:start], *tokens[end:]] if start else tokens


def _singular(dimension: Token) -> Token:
    return replace(dimension, name=replace(dimension.name, plural=False)) if dimension.name is not None else dimension


def _rate_effect(token: Token) -> Token:
    senses = {"effect_noun": Sense("effect_noun", tag="rate_effect")}
    return Token("word", "rate effect", senses=senses, initial=token.initial)


def _beside_mix(tokens: list[Token]) -> list[Token]:
    """ "rate −0.5, mix −0.3", "0.5 are due to rate and 0.3 to mix": beside mix, a bare "rate" is what the rates did."""
    senses = [token.sense("effect_noun") for token in tokens if token.kind == "word"]
    if not any(sense is not None and sense.tag == "mix_effect" for sense in senses):
        return tokens
    return [_rate_effect(token) if _is_bare(tokens, at) else token for at, token in enumerate(tokens)]


def _is_bare(tokens: list[Token], at: int) -> bool:
    token, before, behind = tokens[at], token_at(tokens, at - 1), token_at(tokens, at + 1)
    if not is_name(token, "metric") or token.lowered not in {"rate", "rates"}:
        return False
    opens = (
        not before.text or before.kind in {"mark", "number"} or before.word(*_JOINTS) or before.has("driver", "cause")
    )
    ends = not behind.text or behind.kind in {"mark", "number"} or behind.word("and", "or", "versus", "against", "vs", "than", "rather than", "instead of", "not", "but", "while")  # fmt: skip
    return opens and (ends or contributes(tokens, at + 1)) and not is_mark(before, "-") and not is_mark(behind, "-")


def _inside(world: World, tokens: list[Token], at: int) -> tuple[int, int] | None:
    """ "lower rates within the four channels": from the adjective to the dimension; `None` where no such phrase ends there."""
    count = len(world.dimensions.get(_dimension(tokens[at]), ()))
    behind = token_at(tokens, at + 1)
    if behind.kind in {"name", "possessive", "unknown"} or is_mark(behind, "-"):
        return None
    place, every = at - 1, False
    while token_at(tokens, place).word(*_EACH, *_EVERY) or _counts(token_at(tokens, place), count):
        every = every or token_at(tokens, place).word(*_EVERY)
        place -= 1
    if not token_at(tokens, place).word(*_INSIDE):
        return None
    end = at + 1 + behind.word(*_THEMSELVES)
    start = _changes(tokens, place, end) if tokens[place].word("within", "inside", "in", "at") else None
    if start is not None:
        return None if every else (start, end)
    for first in range(place - 2, max(-1, place - _FURTHEST), -1):
        found = source_at(world, tokens, first)
        if found is None or found.end != place or found.effect != "rate_effect" or found.owned:
            continue
        if not _stands_as_source(tokens, found.way, end):
            return None
        if every and not _moved_everywhere(world, tokens[found.way], _dimension(tokens[at])):
            raise Refused("comparison", "not in every segment")
        return _held(world, tokens, found.way, _dimension(tokens[at])), end
    return None


def _dimension(token: Token) -> str:
    return (token.name.dimension if token.name is not None else None) or ""


def _counts(token: Token, count: int) -> bool:
    """ "the four properties": as many as there are."""
    told = token.sense("cardinal")
    return told is not None and told.strength == count


def _stands_as_source(tokens: list[Token], start: int, end: int) -> bool:
    """True for what something comes from, or does: in front of its figure or verb, or behind "due to"."""
    at = start - 1
    while token_at(tokens, at).word("the", "generally", "overall", "somewhat", "slightly", "only", "mainly", "largely", "mostly") or token_at(tokens, at).has("weak", "strong"):  # fmt: skip
        at -= 1
    lead, behind = token_at(tokens, at), token_at(tokens, end)
    if lead.word(*_LEADS) or lead.has("driver", "cause"):
        return True
    opens = at < 0 or is_mark(lead) or lead.word("and", "but", "while", "whereas", "not")
    acts = contributes(tokens, end) or behind.has("offset_verb") or is_mark(behind, "(", "()")
    return opens and (acts or behind.word("worth", "would", "were", "alone", "only", "just"))


def _moved_everywhere(world: World, way: Token, dimension: str) -> bool:
    """ "higher values on each platform": every rate went that way."""
    moved = [world.course(Subject((member,)), "value").delta for member in world.dimensions.get(dimension, ())]
    return all(delta is not None and delta * _way(world, way) > 0 for delta in moved)


def _held(world: World, tokens: list[Token], way: int, dimension: str) -> int:
    """Where the phrase begins; raises `Refused` unless the effect went that way, and that far."""
    token, start = tokens[way], way
    totals = world.effect_totals("rate_effect", dimension)
    sign = _way(world, token)
    if not any(total * sign > 0 for total in totals):
        raise Refused("direction", f"{token.text} within the segments")
    return start


def _way(world: World, token: Token) -> int:
    sense, pace = token.sense("move_adjective"), token.sense("pace")
    if sense is not None:
        return -sense.sign if sense.tag == "polar" and world.facts.polarity == "down" else sense.sign
    return pace.sign * (-1 if world.facts.unit == "minutes" else 1) if pace is not None else 0


def _changes(tokens: list[Token], place: int, end: int) -> int | None:
    """ "from changes within the tiers", "rates within sources took away 0.1": where such a phrase, which says no way, begins."""
    start = place - 1
    noun = token_at(tokens, start)
    rates = noun.word("rates") or is_name(noun, "metric")
    if not rates and not (noun.word(*_CHANGES) and tokens[place].word("within", "inside")):
        moved = noun.word(*_CHANGES) and (token_at(tokens, start - 1).word("rate") or is_name(token_at(tokens, start - 1), "metric"))  # fmt: skip
        if not moved:
            return None
    while token_at(tokens, start - 1).word("rate", "rates", "changed", "own") or is_name(token_at(tokens, start - 1), "metric"):  # fmt: skip
        start -= 1
    at = start - 1 - token_at(tokens, start - 1).word("the")
    lead, behind = token_at(tokens, at), token_at(tokens, end)
    led = lead.word("from", "through", "via", "by", "to") or lead.has("driver", "cause")
    acts = contributes(tokens, end) or behind.has("offset_verb") or behind.word("worth", "would")
    acts = acts or (behind.word("were", "was") and says(tokens[end + 1 : end + 4], "positive", "negative"))  # fmt: skip
    opens = at < 0 or is_mark(lead) or lead.word("and", "but", "while", "whereas")
    return start if led or (opens and acts) else None


def _of_their_own(world: World, tokens: list[Token], at: int) -> tuple[int, int] | None:
    """ "the channels' own response times": from the dimension to the noun."""
    if token_at(tokens, at + 1).kind != "possessive" or not token_at(tokens, at + 2).word("own"):
        return None
    end = at + 3
    while is_rate_noun(world, token_at(tokens, end)):
        end += 1
    return (at, end) if end > at + 3 else None
