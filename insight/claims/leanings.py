"""Segments told by their level: "low-rate channels gained weight", "the shift towards cheaper lanes", "high-return Dresses".

Those below the whole are the low ones, those above it the high ones. What moved between the two is the mix: so a true
sentence of it is read as one of the mix, and a level told of one segment is judged here and taken out of the sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.sources import is_rate_noun
from insight.claims.lexicon import Sense
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, stem, token_at
from insight.claims.world import TOTAL, Subject, World

_LOW: Final = ("low", "lower", "below-average", "lower-rate", "low-rate")
_HIGH: Final = ("high", "higher", "above-average", "higher-rate", "high-rate")
_GOOD: Final = ("good", "better", "stronger", "strong", "well", "healthier")
_BAD: Final = ("bad", "worse", "weaker", "weak", "poor", "poorer", "poorly", "badly")
_DEAR: Final = (
    "expensive",
    "more expensive",
    "dear",
    "dearer",
    "costly",
    "costlier",
    "more costly",
    "pricey",
    "pricier",
)
_CHEAP: Final = ("cheap", "cheaper", "less expensive", "inexpensive", "less costly")
_LONG: Final = ("slow", "slower", "long", "longer", "lengthier")
_SHORT: Final = ("fast", "faster", "quick", "quicker", "short", "shorter")
_MEASURES: Final = ("rate", "rates", "value", "cost", "price", "performing", "yielding", "yield", "level", "time", "average", "spending", "margin")  # fmt: skip
"""Nouns and participles behind "low-" and "high-" that are about the metric, whatever it is called; margins are not."""
_GAINING: Final = ("gained", "gain", "gains", "gaining", "won", "win", "wins", "winning", "took on", "put on", "added")
_LOSING: Final = ("lost", "lose", "loses", "losing", "shed", "sheds", "gave up", "ceded")
_GROWING: Final = (
    "larger",
    "bigger",
    "growing",
    "higher",
    "greater",
    "increased",
    "rising",
    "increasing",
    "heavier",
    "expanding",
)
_SHRINKING: Final = (
    "smaller",
    "shrinking",
    "lower",
    "falling",
    "declining",
    "decreasing",
    "reduced",
    "lesser",
    "dwindling",
)
_SHIFTS: Final = ("shift", "shifts", "shifted", "shifting", "move", "moves", "moved", "moving", "migration", "swing", "swung", "tilt", "tilted", "drift", "drifted", "movement", "rotation", "tilting")  # fmt: skip
_TOWARDS: Final = ("to", "towards", "toward", "into", "in favour of", "in favor of")
_AWAY: Final = ("from", "away from", "out of")
_SKIPPED: Final = ("now", "again", "clearly", "also", "further", "have", "has", "had", "slightly", "somewhat", "more")
_GROUPS: Final = ("groups", "segments", "categories", "types", "classes", "parts", "ones")
_OPENING: Final = frozenset([*_LOW, *_HIGH, *_GOOD, *_BAD, *_DEAR, *_CHEAP, *_LONG, *_SHORT, "above", "below", "with"])
"""Words at which such a statement may begin; most sentences have none of them."""
_TINY: Final = 1e-9


def with_leanings_told(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens with each such statement as one of the mix.

    Raises:
        Refused: the segments are not as low or high as they are told to be, or went the other way.
    """
    if not world.is_ratio:
        return tokens
    read = tokens
    for at in range(len(tokens) - 1, -1, -1):
        opens = tokens[at].lowered in _OPENING or is_name(tokens[at], "dimension")
        if not opens or at >= len(read):
            continue
        read = _without_aside(world, read, at)
        described = _described(world, read, at)
        if described is not None:
            read = _told_of_mix(world, read, at, at, described) or read
            continue
        level = _level(world, read, at)
        if level is None:
            continue
        side, end = level
        if is_name(token_at(read, end), "segment"):
            _check_segment(world, read, at, side, end)
            read = [*read[:at], *read[end:]]
        elif is_name(token_at(read, end), "dimension") or token_at(read, end).word(*_GROUPS):
            read = _told_of_mix(world, read, at, end, (side, end)) or read
    return read


def _without_aside(world: World, tokens: list[Token], at: int) -> list[Token]:
    """The tokens without "…, with low rates, …" behind segments that are low, and "below-average" as two words."""
    token = tokens[at]
    average = token_at(tokens, at + 2)
    if token.word("below", "above") and is_mark(token_at(tokens, at + 1), "-") and average.word("average"):
        return [*tokens[: at + 1], *tokens[at + 2 :]] if _measures(world, token_at(tokens, at + 3)) else tokens
    if not token.word("with") or not is_mark(token_at(tokens, at - 1), ","):
        return tokens
    level = at + 1 + token_at(tokens, at + 1).word("a", "an", "their", "its", "relatively", "comparatively")
    side, end = _side(world, token_at(tokens, level)), level + 1
    while _measures(world, token_at(tokens, end)):
        end += 1
    names = at - 2
    while is_name(token_at(tokens, names), "segment") or token_at(tokens, names).word("and", "the"):
        names -= 1
    named = [known for known in range(names + 1, at - 1) if is_name(tokens[known], "segment")]
    if not side or end == level + 1 or not is_mark(token_at(tokens, end), ",") or not named:
        return tokens
    for known in named:
        _check_segment(world, tokens, level, side, known)
    return [*tokens[: at - 1], *tokens[end + 1 :]]


def _described(world: World, tokens: list[Token], at: int) -> tuple[int, int] | None:
    """ "sources with a low conversion rate": on which side they are, and where the phrase ends."""
    if not is_name(tokens[at], "dimension") or not token_at(tokens, at + 1).word(
        "with", "having", "that have", "that has"
    ):
        return None
    level = at + 2 + token_at(tokens, at + 2).word("a", "an", "the", "relatively", "comparatively")
    side = _side(world, token_at(tokens, level))
    end = level + 1
    while _measures(world, token_at(tokens, end)):
        end += 1
    return (side, end - 1) if side and end > level + 1 else None


def _level(world: World, tokens: list[Token], at: int) -> tuple[int, int] | None:
    """1 for "high-value", -1 for "cheaper", and where the word behind it stands; `None` where no such word is."""
    token = tokens[at]
    if token.kind != "word" or (
        token_at(tokens, at - 1).word("the") and token.word("lower", "higher", "better", "worse")
    ):
        return None
    side = _side(world, token)
    hyphened = is_mark(token_at(tokens, at + 1), "-")
    if token.word("low", "high", "lower", "higher", *_GOOD, *_BAD, "above", "below", "long", "short"):
        noun = token_at(tokens, at + 2) if hyphened else None
        about = noun is not None and (_measures(world, noun) or (noun.word("stay") and token.word("long", "short")))
        above = token.word("above", "below") and noun is not None and noun.word("average")
        if noun is None or not (about or above):
            return None
        return (1 if token.word("above") else -1 if token.word("below") else side), at + 3
    return (side, at + 1) if side else None


def _side(world: World, token: Token) -> int:
    good = {"up": 1, "down": -1, "neither": 0}[world.facts.polarity]
    if token.word(*_LOW):
        return -1
    if token.word(*_HIGH):
        return 1
    if token.word(*_GOOD):
        return good
    if token.word(*_BAD):
        return -good
    if world.facts.unit in truths.CURRENCIES and token.word(*_DEAR, *_CHEAP):
        return 1 if token.word(*_DEAR) else -1
    timed = world.facts.unit == "minutes" or any(
        word in world.facts.label.lower() for word in ("length", "duration", "time")
    )
    if timed and token.word(*_LONG, *_SHORT):
        return 1 if token.word(*_LONG) else -1
    return 0


def _measures(world: World, noun: Token) -> bool:
    if noun.word(*_MEASURES) or is_rate_noun(world, noun):
        return True
    facts = world.facts
    known = " ".join((facts.label, *facts.also_called)).lower().replace("-", " ").split()
    return len(noun.lowered) > 2 and any(stem(noun.lowered)[:5] == stem(word)[:5] for word in known)


def _check_segment(world: World, tokens: list[Token], at: int, side: int, end: int) -> None:
    name = tokens[end].name
    for member in name.members if name is not None else ():
        course, whole = world.course(Subject((member,)), "value"), world.course(TOTAL, "value")
        if course.current is None or whole.current is None or (course.current - whole.current) * side <= 0:
            raise Refused("comparison", f"{tokens[at].text} {tokens[end].text}")


def _told_of_mix(world: World, tokens: list[Token], at: int, named: int, level: tuple[int, int]) -> list[Token] | None:
    """The sentence with what it says of the group told of the mix; `None` where it says something else."""
    name, (side, end) = tokens[named].name, level
    dimension = (name.dimension if name is not None else None) or ""
    for start, behind, way, verb in (*_subject_of(tokens, at, end), *_object_of(tokens, at, end)):
        if not _leaned(world, dimension, side, way):
            raise Refused("direction", f"{tokens[at].text} {tokens[end].text} and their weight")
        noun = Token("word", "mix", senses={"effect_noun": Sense("effect_noun", tag="mix_effect")}, initial=tokens[start].initial)  # fmt: skip
        shift = [noun, Token("word", "shifted", senses={"go_verb": Sense("go_verb")})] if verb else [Token("word", "mix shift", senses=noun.senses)]  # fmt: skip
        return [*tokens[:start], *shift, *tokens[behind:]]
    return None


def _subject_of(tokens: list[Token], at: int, end: int) -> Iterator[tuple[int, int, int, bool]]:
    """ "low-rate channels gained weight", "now weigh more", "make up a larger share of orders"."""
    start = at - token_at(tokens, at - 1).word("the", "all", "both")
    start = _with_pieces(tokens, start)
    verb = end + 1
    while token_at(tokens, verb).word(*_SKIPPED):
        verb += 1
    said, behind = token_at(tokens, verb), token_at(tokens, verb + 1)
    if said.word(*_GAINING, *_LOSING) and behind.has("share_noun"):
        yield start, verb + 2, 1 if said.word(*_GAINING) else -1, True
    if said.has("move") and is_name(token_at(tokens, end), "dimension") and _weight_of(tokens, start) is not None:
        sense = said.senses["move"]
        if sense.sign and sense.tag != "polar" and behind.kind != "number":
            yield _weight_of(tokens, start) or 0, verb + 1, sense.sign, True
    if said.lowered.startswith("weigh") and behind.word("more", "less"):
        yield start, verb + 2, 1 if behind.word("more") else -1, True
    ahead = verb + 1 + behind.word("a", "an", "the")
    sized = token_at(tokens, ahead)
    way = 1 if sized.word(*_GROWING) else -1 if sized.word(*_SHRINKING) else 0
    if said.has("share_verb", "level_verb") and way and token_at(tokens, ahead + 1).has("share_noun"):
        yield start, _behind_base(tokens, ahead + 2), way, True


def _object_of(tokens: list[Token], at: int, end: int) -> Iterator[tuple[int, int, int, bool]]:
    """ "the shift towards cheaper lanes", "orders moved away from them", "the growing weight of high-rate channels"."""
    lead = at - 1 - token_at(tokens, at - 1).word("the")
    to = token_at(tokens, lead)
    head = lead - 1
    if to.word(*_TOWARDS, *_AWAY):
        way = 1 if to.word(*_TOWARDS) else -1
        if token_at(tokens, head).word("away"):
            head -= 1
        while token_at(tokens, head).word("of", "in") or is_name(token_at(tokens, head), "denominator"):
            head -= 1
        said = token_at(tokens, head)
        mixed = said.has("effect_noun") and "mix" in said.lowered.split()
        if said.word(*_SHIFTS) or mixed:
            noun = said.has("change_noun", "move_noun") or mixed or said.word("migration", "tilt", "rotation")
            verb = said.lowered.endswith("ed") or (said.has("go_verb", "move") and _has_mover(tokens, head))
            start = head
            if verb and _has_mover(tokens, head):
                start = head - 1 - token_at(tokens, head - 2).word("the")
            if verb or noun:
                yield start, end + 1, way, verb and not mixed
    if to.word("of", "for", "of the"):
        sized = token_at(tokens, head - 1)
        way = 1 if sized.word(*_GROWING) else -1 if sized.word(*_SHRINKING) else 0
        if token_at(tokens, head).has("share_noun") and way:
            yield head - 1, end + 1, way, False


def _weight_of(tokens: list[Token], start: int) -> int | None:
    """ "the weight of low-rate channels shrank": where the phrase begins that the group belongs to."""
    noun = start - 2
    if not token_at(tokens, start - 1).word("of") or not token_at(tokens, noun).has("share_noun"):
        return None
    return noun - token_at(tokens, noun - 1).word("the", "total", "combined")


def _has_mover(tokens: list[Token], head: int) -> bool:
    before = token_at(tokens, head - 1)
    mix = before.has("effect_noun") and "mix" in before.lowered.split()
    return (
        is_name(before, "denominator") or before.has("share_noun") or mix or before.word("weight", "demand", "volume")
    )


def _with_pieces(tokens: list[Token], start: int) -> int:
    """ "customers from low-rate channels": the pieces are those of the segments."""
    if token_at(tokens, start - 1).word("from", "in", "at", "via", "through", "of", "on") and is_name(
        token_at(tokens, start - 2), "denominator"
    ):
        start -= 2
    return start


def _behind_base(tokens: list[Token], at: int) -> int:
    """ "of all orders": where it ends."""
    if not token_at(tokens, at).word("of"):
        return at
    ahead = at + 1
    while token_at(tokens, ahead).word("the", "all", "total"):
        ahead += 1
    return ahead + 1 if is_name(token_at(tokens, ahead), "denominator") else at


def _leaned(world: World, dimension: str, side: int, way: int) -> bool:
    """True when the segments on that side of the whole together gained, or lost, a part of the denominator."""
    fields = [world.dimensions[dimension]] if dimension in world.dimensions else list(world.dimensions.values())
    return any(_field_leaned(world, field, side, way) for field in fields)


def _field_leaned(world: World, members: tuple[int, ...], side: int, way: int) -> bool:
    whole = world.course(TOTAL, "value")
    moved = 0.0
    found = False
    for member in members:
        rate, share = world.course(Subject((member,)), "value"), world.course(Subject((member,)), "share")
        if None in (rate.previous, rate.current, whole.previous, whole.current) or share.delta is None:
            return False
        above = (rate.previous or 0) + (rate.current or 0) - (whole.previous or 0) - (whole.current or 0)
        if above * side > 0:
            moved, found = moved + share.delta, True
    return found and moved * way > _TINY
