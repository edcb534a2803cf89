"""How evenly a movement is spread, told without a figure: "the picture by region is mixed", "the growth is broad-based"."""

from __future__ import annotations

import re
from typing import Final

from insight.claims.refusal import Refused
from insight.claims.spelling import ADV, BE, LIGHT, joined, spelled
from insight.claims.tokens import Token
from insight.claims.world import Subject, World

_CUES: Final = frozenset(
    ["mixed", "uniform", "uniformly", "even", "evenly", "uneven", "unevenly", "universal", "universally", "broad", "broadly", "widespread", "general",
     "common", "same", "similar", "consistent", "homogeneous", "heterogeneous", "split", "divided", "differ", "differed", "differs", "diverse",
     "direction", "directions", "exception", "across the board", "everywhere", "unanimous", "varied", "diverging", "diverged", "inconsistent", "one-sided", "shared", "confined", "limited", "restricted"]
)  # fmt: skip
_BY: Final = r"(?: (?:by|across|among|amongst|between|over|in|for|within|at) (?:the |all |both |its |individual |various |different |different )*DIM)"
_PICTURE: Final = r"(?:the |a )?(?:overall )?(?:picture|picture|pattern|results?|outcomes?|situation|story|developments?|performance|trends?|findings?)"
_SAME: Final = r"(?:uniform|the same|consistent|homogeneous|similar|unanimous|one-sided|unambiguous)"
_MIXED: Final = r"(?:mixed|split|divided|diverse|heterogeneous|inconsistent|varied|(?:not|less|far from|anything but|hardly) (?:uniform|consistent|homogeneous|unanimous|the same|clear-cut))"
_WIDE: Final = r"(?:broad - based|broad-based|broadly based|widespread|general|universal|(?:across the board|everywhere)|broadly spread|widely spread|spread widely|uniform)"
_NARROW: Final = (
    r"(?:not|hardly|by no means|far from) (?:(?:very|really|quite|fully|a|an) )*(?:broad - based|broad-based|broadly based|widespread|general|universal|across the board|uniform"
    r"|everywhere)(?: one)?"
)
_EVEN: Final = r"(?:evenly (?:spread|distributed|shared|split|divided)|(?:spread|distributed|shared|split|divided) evenly|uniformly distributed)"
_UNEVEN: Final = (
    rf"(?:not {ADV}{_EVEN}|unevenly (?:spread|distributed|shared|split)|(?:spread|distributed|shared) unevenly|uneven)"
)
_WENT: Final = r"(?:MOVE|move|moved|go|went|point|pointed|develop|developed|run|ran|change|changed)"
_ENDS: Final = r"(?= [,;:—()] | (?:and|but|because|since|as|so|while|although|though|yet|with|where) | $)"
_SENTENCES: Final = re.compile(
    r"(?:^|(?<=[,;:—()])|(?<= and)|(?<= but)) (?:"
    rf"(?P<mixed>{_PICTURE}{_BY}? {BE} {ADV}(?:rather |very |more )?{_MIXED}{_BY}?"
    rf"|(?:a )?mixed (?:picture|results?|pattern|performance|bag|developments?){_BY}?"
    rf"|{_PICTURE}{_BY}? (?:differ|differs|differed|diverge|diverged|vary|varied){_BY}?"
    rf"|(?:the )?DIM (?:did not|do not|didn't) all {_WENT} (?:in the same direction|the same way)"
    rf"|(?:the |not all )?DIM {_WENT} in (?:different|opposite|the same) directions?)"
    rf"|(?P<same>{_PICTURE}{_BY}? {BE} {ADV}{_SAME}{_BY}?"
    rf"|all (?:of them )?{_WENT} (?:in the same direction|the same way)|(?:(?:among|across|within) (?:the )?DIM )?there (?:is|was|were|are) no exceptions?{_BY}?)"
    rf"){_ENDS}"
)
_PREDICATES: Final = re.compile(
    rf" (?:(?P<wide>{BE} {ADV}(?:{_WIDE}|common to (?:all|both|every)(?: the)? DIM){_BY}?|(?:rests|rest|stands|rested|stood) on a broad base)"
    rf"(?P<but> but (?:it is )?not{_BY})?"
    rf"|(?P<narrow>{BE} {ADV}{_NARROW}{_BY}?|{BE} not common to (?:all|every)(?: the)? DIM)|(?P<several>{BE} (?:not|hardly) (?:confined|limited|restricted) to (?:just |only )?(?:one|a single|any one|any single) (?:DIM|group|segment))"
    rf"|(?P<uneven>{BE} {ADV}{_UNEVEN}{_BY}?)){_ENDS}"
)
_CUT: Final = re.compile(r" (?:[,;:—()]|and|but) ")
_FAR_APART: Final = 2.0


def without_spread(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens without the phrases that say how evenly the movement is spread.

    Raises:
        Refused: one says what the facts do not.
    """
    if not any(not _CUES.isdisjoint(token.lowered.split()) for token in tokens):
        return tokens
    for pattern in (_SENTENCES, _PREDICATES):
        text, starts = spelled(world, tokens)
        found = pattern.search(text)
        if found is None:
            continue
        begin = found.start()
        lead = max((cut.end() - 1 for cut in _CUT.finditer(text, 0, begin + 1)), default=0)
        first = next((at for at, start in enumerate(starts) if start >= begin), 0)
        last = next((at for at, start in enumerate(starts) if start >= found.end()), len(tokens))
        said = [name for name, value in found.groupdict().items() if value is not None]
        around = [at for at in range(len(tokens)) if starts[at] >= lead and at < last]
        _check(world, tokens, said, around, first)
        if pattern is _PREDICATES and LIGHT.fullmatch(text[lead:begin].strip()):
            first = next((at for at, start in enumerate(starts) if start >= lead), 0)
        tokens = joined(tokens[:first], tokens[last:])
        if not tokens:
            return tokens
    return tokens


def _check(world: World, tokens: list[Token], said: list[str], around: list[int], first: int) -> None:
    named = [
        name.dimension
        for at in around
        if (name := tokens[at].name) is not None and name.kind == "dimension" and name.dimension
    ]
    if any(name.kind == "segment" for at in around if at < first and (name := tokens[at].name) is not None):
        raise Refused("comparison", "the spread of a segment")
    dimensions = named or _spoken_of(world, tokens)
    if not dimensions or (world.facts.delta == 0 and said[0] not in {"mixed", "same"}):
        raise Refused("comparison", "a spread over nothing")
    if "but" in said:
        if len(named) != len("ab"):
            raise Refused("comparison", "a spread over nothing")
        _hold(world, "wide", dimensions[:1])
        _hold(world, "narrow", dimensions[1:])
        return
    _hold(world, said[0], dimensions)


def _spoken_of(world: World, tokens: list[Token]) -> list[str]:
    """The dimensions of the segments named, or all there are."""
    members = [
        index
        for token in tokens
        if token.name is not None and token.name.kind == "segment"
        for index in token.name.members
    ]
    found = dict.fromkeys(world.dimension_of(Subject((index,))) for index in members)
    counted = dict.fromkeys(
        token.name.dimension for token in tokens if token.name is not None and token.name.kind == "dimension"
    )
    return [name for name in (found or counted or world.dimensions) if name]


def _hold(world: World, said: str, dimensions: list[str]) -> None:
    for dimension in dimensions:
        subjects = [Subject((index,)) for index in world.dimensions.get(dimension, ())]
        deltas = [world.course(subject, "value").delta or 0.0 for subject in subjects]
        parts = [abs(world.effect(subject, "contribution") or 0.0) for subject in subjects]
        way = world.facts.delta
        one_way = bool(deltas) and (all(delta > 0 for delta in deltas) or all(delta < 0 for delta in deltas))
        held = {
            "mixed": any(delta > 0 for delta in deltas) and any(delta < 0 for delta in deltas),
            "same": one_way,
            "wide": one_way and deltas[0] * way > 0,
            "several": sum(delta * way > 0 for delta in deltas) > 1,
            "narrow": any(delta * way <= 0 for delta in deltas),
            "uneven": any(delta * way <= 0 for delta in deltas) or max(parts) > _FAR_APART * min(parts),
        }[said]
        if not held:
            raise Refused("comparison", "how evenly it is spread")
