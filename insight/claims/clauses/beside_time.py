"""What is set beside another time with no figure: "slower than the week before", "above January", "reached the level of March"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.counts import count_fits
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.clauses.quantities import Quantities
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, token_at
from insight.claims.world import Subject, World

_ABOVE: Final = ("above", "over", "beyond", "well above", "slightly above", "just above", "far above")
_BELOW: Final = ("below", "under", "beneath", "well below", "slightly below", "just below", "far below")
_SETTING: Final = (
    "than", "on", "from", "against", "over", "compared with", "compared to", "versus", "vs", "less than", "more than", "fewer than", "higher than",
    "lower than",
)  # fmt: skip
"""Words behind which stands what something is compared with."""
_REACHES: Final = ("reach", "reached", "reaches", "match", "matched", "matches", "attain", "attained", "regain", "regained", "recovered", "equal", "equalled", "hold", "held")  # fmt: skip
_BEHIND: Final = ("of", "the", "that of", "those of", "level", "figure", "value", "in", "on", "its", "their", "during")
_GOOD: Final = (
    "punctual",
    "reliable",
    "efficient",
    "productive",
    "profitable",
    "successful",
    "loyal",
    "satisfied",
    "popular",
)
_FULL: Final = ("expensive", "costly", "busy", "frequent", "crowded", "full", "numerous", "active")
_LATER: Final = ("later", "after", "afterwards", "following", "next")
_NEARLY: Final = 0.005


def check_beside_time(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless all of the subjects stood so beside the time that the clause names."""
    tokens = clause.tokens
    told = clause.aspect in {None, "value"}
    for index, token in enumerate(tokens):
        if token.word(*_SETTING) and _later(tokens, index):
            raise Refused("period", "compared with what came later")
        if not told or not token.word("than", *_ABOVE, *_BELOW):
            continue
        if clause.group is not None:
            _check_group(world, clause, index)
            continue
        between = _way_between(world, tokens, index)
        placed = tuple(subject for place in clause.places for subject in place.choices[0])
        for subject in (placed or subjects) if between else ():
            if (Quantities(world).course(subject, "value").delta or 0.0) * between <= 0:
                raise Refused("direction", "the other period was the higher")
        sign = _way(world, clause, index)
        if not sign:
            continue
        negated = means(tokens[max(0, index - 4) : index], "negation")
        for subject in subjects:
            delta = Quantities(world).course(subject, "value").delta
            if delta is not None and (delta * sign > 0) == negated:
                raise Refused("direction", f"{token.text} another time")


def _check_group(world: World, clause: Clause, index: int) -> None:
    """ "Every desk was quicker than in May": as many as are told stood so."""
    mention = clause.group.mention if clause.group is not None else None
    sign = _way(world, clause, index) or _way_between(world, clause.tokens, index)
    if not sign or mention is None:
        return
    members = clause.choices[0]
    so = sum((world.course(subject, "value").delta or 0.0) * sign > 0 for subject in members)
    negated = means(clause.tokens[max(0, index - 4) : index], "negation")
    so = len(members) - so if negated else so
    quantifier = mention.quantifier or (None if mention.count is not None else "all")
    if not count_fits(quantifier, mention.count, mention.of_count, so, len(members), mention.bound):
        raise Refused("comparison", f"{clause.tokens[index].text} another time")


def check_reached(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless what "reached the level of March" did."""
    tokens = clause.tokens
    if not clause.has("level_noun") or clause.group is not None:
        return
    for index, token in enumerate(tokens):
        level = next((at for at, known in enumerate(tokens[index + 1 : index + 5]) if known.has("level_noun")), None)
        if level is None or not token.word(*_REACHES):
            continue
        near = tokens[index + 1 : index + 6 + level]
        denied = any(known.has("negation") or known.word("without") for known in tokens[max(0, index - 4) : index])
        if denied or clause.tellings or not any(time_of(known) == "previous" for known in near):
            continue
        for subject in subjects:
            course = Quantities(world).course(subject, "value")
            if (course.delta or 0.0) < -_NEARLY * abs(course.previous or 0.0):
                raise Refused("comparison", "a level that was not reached")


def _later(tokens: list[Token], index: int) -> bool:
    """ "than a day later", "than the week after", where nothing puts the clause into the period before."""
    behind = next(
        (at for at in range(index + 1, len(tokens)) if not tokens[at].word("in", "on", "the", "during")), None
    )
    if behind is None or not tokens[behind].has("time") or tokens[behind].senses["time"].tag != "current":
        return False
    later = bool({"later", "after", "afterwards", "following", "next"} & set(tokens[behind].lowered.split()))
    return later and not any(time_of(token) == "previous" for token in tokens)


def _way(world: World, clause: Clause, index: int) -> int:
    """1 when the words there say that it stood higher than at the other time, -1 lower, 0 when they say neither."""
    tokens = clause.tokens
    token = tokens[index]
    if token.word(*_ABOVE, *_BELOW) and _ends_with_time(tokens, index + 1):
        before = token_at(tokens, index - 1)
        if (
            before.kind == "number"
            or before.has("unit_noun")
            or any(known.sign for known in directions_of(world, clause))
        ):
            return 0
        return 1 if token.word(*_ABOVE) else -1
    if not token.word("than") or not _ends_with_time(tokens, index + 1):
        return 0
    said, more = token_at(tokens, index - 1), token_at(tokens, index - 2)
    if said.has("pace") and world.facts.unit == "minutes":
        return -said.senses["pace"].sign
    way = 1 if more.word("more") else -1 if more.word("less") else 0
    if way and said.word(*_GOOD) and world.is_ratio:
        return way * {"up": 1, "down": -1, "neither": 0}[world.facts.polarity]
    if way and (said.word(*_FULL) or (world.is_ratio and said.word("often", "frequently"))):
        return way
    return 0


def _way_between(world: World, tokens: list[Token], index: int) -> int:
    """ "was higher in May than in June": which way that went from the one to the other, 0 where no two periods are compared."""
    if not tokens[index].word("than") or means(tokens, "negation"):
        return 0
    first, second = (_time_near(tokens, index, step) for step in (-1, 1))
    at = index - 1
    while at > index - 5 and not token_at(tokens, at).has("move_adjective"):
        at -= 1
    sense = token_at(tokens, at).sense("move_adjective")
    if sense is None or {first, second} != {"previous", "current"}:
        return 0
    sign = -sense.sign if sense.tag == "polar" and world.facts.polarity == "down" else sense.sign
    return sign if first == "current" else -sign


def _time_near(tokens: list[Token], index: int, step: int) -> str | None:
    """The period right in front of the word there, or right behind it."""
    at = index + step
    while token_at(tokens, at).word("in", "on", "during", "the"):
        at += step
    return time_of(token_at(tokens, at))


def _ends_with_time(tokens: list[Token], at: int) -> bool:
    """True when what stands there is the other period, by itself."""
    while token_at(tokens, at).word(*_BEHIND) or token_at(tokens, at).has("level_noun"):
        at += 1
    behind = token_at(tokens, at + 1)
    ends = not behind.text or is_mark(behind) or behind.word("and", "but", "while", "whereas")
    return time_of(token_at(tokens, at)) == "previous" and ends and not is_name(behind)
