"""What a text says of how its figures come about: the definition of the metric, rounding, the days of the periods."""

from __future__ import annotations

import re
from typing import Final

from insight.claims.clauses.entities import is_name
from insight.claims.refusal import Refused
from insight.claims.spelling import joined
from insight.claims.tokens import Token, token_at
from insight.claims.world import World

_CUES: Final = frozenset(["divided", "defined", "rounding", "rounded", "add", "days"])
_LIGHT: Final = frozenset(["a", "an", "the", "all", "number", "of", "total", "and", "its", "their"])
_SUBJECTS: Final = frozenset(["the", "this", "metric", "measure", "rate", "ratio", "figure", "indicator", "kpi", "it", "which", "here", "value", "a", "and", "that"])  # fmt: skip
_DEFINED: Final = frozenset(
    ["defined", "calculated", "measured", "computed", "expressed", "understood", "obtained", "given"]
)
_BEING: Final = ("is", "are", "was", "were", "means", "denotes")
_ROUNDED: Final = re.compile(
    r"(?:(?:because of|due to|owing to|as a result of) rounding ,? ?)?(?:(?:the|these|some|all) )?(?:(?:single|individual|rounded) )?"
    r"(?:parts|figures|numbers|values|components|effects|amounts|percentages|shares|totals?|sums?|contributions)"
    r"(?: and totals)?(?: (?:are|is|were|have been) (?:all )?rounded(?: (?:and|so|so that) (?:they |the parts |these )?|$)| )?"
    r"(?:may (?:therefore |thus |hence )?(?:not (?:quite |exactly |always |fully |precisely )?(?:add up|sum up|sum|match)"
    r"(?: exactly| precisely| fully)?(?: to (?:the )?(?:total|whole|sum|overall change))?|differ slightly(?: from (?:the|their) (?:total|sum|whole))?))?"
    r"(?: (?:because of|due to|owing to) rounding)?"
)
_DAYS: Final = (
    "have",
    "has",
    "had",
    "comprise",
    "comprised",
    "cover",
    "covered",
    "contain",
    "count",
    "counted",
    "last",
    "lasted",
)


def without_method(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens without the definition of the metric and a remark on rounding.

    Raises:
        Refused: the metric is defined otherwise, or the periods have another number of days.
    """
    cues = {token.lowered.split()[0] for token in tokens} & _CUES
    if not cues:
        return tokens
    if "days" in cues:
        _check_days(world, tokens)
    if cues & {"rounding", "rounded", "add"}:
        words = " ".join(token.lowered for token in tokens)
        if _ROUNDED.fullmatch(words) and ("round" in words or "add up" in words):
            return []
    for index, token in enumerate(tokens):
        if token.lowered == "divided" and token_at(tokens, index + 1).word("by"):
            _check_division(world, tokens, index)
            tokens = _without_apposition(tokens, index)
            break
    at = next(
        (at for at, token in enumerate(tokens) if token.lowered in _DEFINED and token_at(tokens, at + 1).word("as")),
        None,
    )
    return (
        tokens if at is None or not token_at(tokens, at - 1).word(*_BEING) else _without_definition(world, tokens, at)
    )


def _words(text: str) -> list[str]:
    return [word for word in re.findall(r"[\w'-]+", text.lower()) if word not in _LIGHT]


def _check_division(world: World, tokens: list[Token], at: int) -> None:
    """Raise `Refused` unless what stands around "divided by" is what the metric is divided from and by."""
    top, _, bottom = world.facts.definition.lower().partition(" divided by ")
    sides = [(_words(top), _words(bottom))]
    if world.facts.numerator is not None and world.facts.denominator is not None:
        sides.append((_words(world.facts.numerator.label), _words(world.facts.denominator.label)))
    before = _words(" ".join(token.lowered for token in tokens[:at] if token.kind != "mark"))
    behind: list[str] = []
    for token in tokens[at + 2 :]:
        if (
            token.kind in {"mark", "number", "period"}
            or token.word("and", "but", "so", "which")
            or token.has("move", "level_verb", "go_verb")
        ):
            break
        behind += _words(token.lowered)
    if not any(
        above and before[-len(above) :] == above and behind in (below, [*below, *_BEING[:1]]) for above, below in sides
    ):
        raise Refused("metric", "another definition")


def _without_apposition(tokens: list[Token], at: int) -> list[Token]:
    """The tokens without ", visits divided by days,"; what it says was held to the definition."""
    start = next(
        (index for index in range(at - 1, 0, -1) if tokens[index].kind == "mark" and tokens[index].text != "-"), 0
    )
    end = next(
        (index for index in range(at, len(tokens)) if tokens[index].kind == "mark" and tokens[index].text != "-"), 0
    )
    between = bool(start and end) and tokens[start].text == "," == tokens[end].text
    said = [
        token
        for token in tokens[start:at]
        if token.has("move", "level_verb") or token.word(*_BEING) or token.lowered in _DEFINED
    ]
    return tokens[:start] + tokens[end + 1 :] if between and not said else tokens


def _without_definition(world: World, tokens: list[Token], at: int) -> list[Token]:
    """The tokens without "the metric is defined as …", where that is its definition."""
    wanted = _words(world.facts.definition)
    said: list[str] = []
    end = at + 2
    while end < len(tokens) and len(said) < len(wanted):
        said += _words(tokens[end].lowered) if tokens[end].kind != "mark" else []
        end += 1
    following = token_at(tokens, end)
    if said != wanted or not (
        following.kind == "mark" or not following.text or following.word("and", "but", "so", "which")
    ):
        raise Refused("metric", "another definition")
    start = at - 1
    while start > 0 and (tokens[start - 1].lowered in _SUBJECTS or is_name(tokens[start - 1], "metric")):
        start -= 1
    return joined(tokens[:start], tokens[end:])


def _check_days(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` for "both weeks have six days"."""
    for index, token in enumerate(tokens):
        if not token.word("days") or not token_at(tokens, index - 2).word(*_DAYS):
            continue
        if token_at(tokens, index + 1).word("fewer", "more", "less", "longer", "shorter"):
            continue  # "has three days fewer" is read by itself
        count = token_at(tokens, index - 1)
        told = count.sense("cardinal")
        days = told.strength if told is not None else count.figure.value if count.figure is not None else None
        both = any("both" in known.lowered.split() for known in tokens[: index - 2])
        known_days = {world.facts.current_period.days, world.facts.previous_period.days}
        if days is not None and (days not in known_days or (both and len(known_days) > 1)):
            raise Refused("number", "days of the periods")
