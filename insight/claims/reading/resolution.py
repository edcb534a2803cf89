"""Which subjects a phrase stands for."""

from __future__ import annotations

from insight.claims.mentions import Mention
from insight.claims.reading.state import Reading
from insight.claims.refusal import Refused
from insight.claims.world import TOTAL, Subject


def resolve(reading: Reading, mention: Mention) -> tuple[Subject, ...]:
    """The subjects that a phrase stands for."""
    if mention.quantifier == "other":
        return _others(reading, mention)
    if mention.members:
        return mention.subjects(reading.world)
    if mention.quantifier or mention.count is not None:
        return all_of(reading, mention)
    if mention.head == "pronoun" or mention.own:
        return _antecedent(reading, mention)
    if (
        mention.head in {"change", "effect", "level", "share"}
        and not mention.metric
        and not mention.total
        and mention.definite
        and mention.head != "effect"
        and not mention.part
    ):
        return reading.current()
    if mention.dimension and mention.plural:
        return tuple(Subject((i,)) for i in reading.world.dimensions[mention.dimension])
    if (
        mention.dimension
        and mention.superlative is None
        and mention.definite
        and reading.last_segments
        and mention.head == "name"
        and not mention.metric
    ):
        return tuple(Subject((i,)) for i in reading.last_segments)
    return (TOTAL,)


def _antecedent(reading: Reading, mention: Mention) -> tuple[Subject, ...]:
    if (
        mention.pronoun in {"they", "both", "these", "all", "each", "neither", "two"}
        and len(reading.current()) < 2
        and reading.last_segments
        and len(reading.last_segments) > 1
    ):
        return tuple(Subject((i,)) for i in reading.last_segments)
    if mention.pronoun == "they" and reading.frame.grouped and len(reading.current()) < 2 and len(reading.recent) > 1:
        return reading.recent
    if mention.pronoun == "both" and len(reading.current()) != 2:
        return _pair_of(reading)
    if reading.current() == (TOTAL,) and reading.headline and mention.own:
        return reading.headline
    return reading.current()


def _pair_of(reading: Reading) -> tuple[Subject, ...]:
    for members in reading.world.dimensions.values():
        if len(members) == 2:
            return tuple(Subject((i,)) for i in members)
    raise Refused("comparison", "both of what")


def _others(reading: Reading, mention: Mention) -> tuple[Subject, ...]:
    named = reading.last_segments
    if not named:
        return (TOTAL,)
    dimension = reading.world.segments[named[-1]].segment.dimension
    recent = _recent_of(reading, dimension)
    rest = [i for i in reading.world.dimensions[dimension] if i not in recent]
    if mention.count is not None and len(rest) != mention.count:
        rest = [i for i in reading.world.dimensions[dimension] if i not in named[-1:]]
    if not rest or (mention.count is not None and len(rest) != mention.count):
        raise Refused("comparison", "count of the others")
    return tuple(Subject((i,)) for i in rest)


def _recent_of(reading: Reading, dimension: str) -> set[int]:
    return {i for i in reading.last_segments if reading.world.segments[i].segment.dimension == dimension}


def all_of(reading: Reading, mention: Mention) -> tuple[Subject, ...]:
    """The subjects of "all regions", "two of the three plans", "both"."""
    dimension = mention.dimension
    if dimension is None:
        if mention.quantifier == "both":
            return reading.carried if len(reading.carried) == 2 else _pair_of(reading)
        if mention.count is not None and reading.last_dimension:
            dimension = reading.last_dimension
        elif mention.head in {"change", "effect", "level", "share"}:
            return reading.current()
        if reading.last_segments and mention.quantifier in {"all", "none", "most", "some"}:
            dimension = reading.world.segments[reading.last_segments[-1]].segment.dimension
        elif len(reading.world.dimensions) == 1:
            dimension = next(iter(reading.world.dimensions))
        else:
            return reading.carried if len(reading.carried) > 1 else (TOTAL,)
    members = reading.world.dimensions[dimension]
    _check_count(reading, mention, members)
    return tuple(Subject((i,)) for i in members)


def check_all(reading: Reading, mention: Mention) -> None:
    """ "of the three regions": as many as there are."""
    members = reading.world.dimensions.get(mention.dimension or "", ())
    if (
        mention.of_count is None
        and mention.count != len(members)
        and mention.quantifier != "other"
        and not mention.members
    ):
        raise Refused("comparison", "count of segments")


def _check_count(reading: Reading, mention: Mention, members: tuple[int, ...]) -> None:
    whole = mention.of_count if mention.of_count is not None else mention.count
    if mention.quantifier == "both" and len(members) != 2:
        raise Refused("comparison", "both of more than two")
    if mention.of_count is not None and whole != len(members):
        raise Refused("comparison", "count of segments")
    exact = mention.quantifier in {"all", "none"} or (mention.quantifier is None and mention.definite)
    if exact and mention.count is not None and mention.of_count is None and mention.count != len(members):
        raise Refused("comparison", "count of segments")
