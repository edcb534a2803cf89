"""The figure of the whole that something is set beside: "above the overall 27.5%", "twice the total's 8.8%"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.counts import count_fits
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.judge import TOGETHER, as_one
from insight.claims.clauses.outdoing import is_behind
from insight.claims.clauses.sizes import is_greater, says_previous, signed
from insight.claims.clauses.truths import Truth
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, token_at
from insight.claims.world import TOTAL, Course, Subject, World

Held = Callable[[Subject], bool]
_WHOLES: Final = (
    "overall",
    "total",
    "whole",
    "company-wide",
    "group-wide",
    "aggregate",
    "company",
    "group",
    "overall average",
    "entire",
)
_NOUNS: Final = (
    "rate",
    "figure",
    "growth",
    "pace",
    "level",
    "percentage",
    "percentage change",
    "one",
    "average",
    "result",
    "value",
)
_LONGEST: Final = 4
"""Nouns between "overall" and its figure: "the overall conversion rate", "the total rate of growth"."""
_ABOVE: Final = (
    "above",
    "over",
    "ahead of",
    "exceeding",
    "exceeds",
    "exceeded",
    "beating",
    "beat",
    "beats",
    "topping",
    "tops",
    "topped",
)
_BELOW: Final = ("below", "under", "behind", "beneath", "short of", "trailing", "lagging", "trails", "lags")
_ALONE: Final = ("only", "the only", "the only one", "the sole", "the lone")


def opening_of_whole(tokens: list[Token], index: int) -> int | None:
    """Where "the overall 27.5%", "the total of 17.8%", "the overall growth rate of 7.4%" begins, whose figure stands at `index`."""
    at = index - 1
    while token_at(tokens, at).has("hedge") or token_at(tokens, at).word("of"):
        at -= 1
    at -= token_at(tokens, at).kind == "possessive"
    for _ in range(_LONGEST):
        token = token_at(tokens, at)
        if token.word(*_WHOLES):
            named = token_at(tokens, at - 1).word("the", "our")
            return at - 1 if named else None
        noun = (
            token.word(*_NOUNS, "of") or token.has("move_noun", "change_noun", "level_noun") or is_name(token, "metric")
        )
        if not noun:
            return None
        at -= 1
    return None


def sign_before(tokens: list[Token], start: int) -> int:
    """1 for "above" or "faster than" in front of `start`, -1 for "below" or "less than", 0 for neither."""
    token, before = token_at(tokens, start - 1), token_at(tokens, start - 2)
    if token.has("outpace_verb"):
        return -1 if is_behind(token) else 1
    last = token.lowered.rpartition(" ")[2]
    if token.word(*_ABOVE) or last in {"above", "over"}:
        return 1
    if token.word(*_BELOW) or last in {"below", "under"}:
        return -1
    words = token.lowered.split()
    if words[-1:] != ["than"]:
        return 0
    if before.has("move_noun", "change_noun"):
        before = token_at(tokens, start - 3)  # "a larger decline than the overall one"
    near = [*before.lowered.split(), *words]
    sense = before.sense("pace") or before.sense("move_adjective") or before.sense("steep")
    return 1 if "more" in near else -1 if {"less", "fewer"} & set(near) else sense.sign if sense is not None else 0


def told_of_whole(tokens: list[Token], index: int) -> int | None:
    """The opening of a figure of the whole that something is set beside, in a comparison or by a multiple."""
    start = opening_of_whole(tokens, index)
    if start is None:
        return None
    before = token_at(tokens, start - 1)
    multiplied = before.figure is not None and before.figure.unit in {"times", "fraction"}
    return start if multiplied or sign_before(tokens, start) else None


_CAME: Final = ("came", "come", "comes", "came from", "comes from", "come from", "was", "were", "is", "are", "stems from", "stemmed from", "fell on", "fall on")  # fmt: skip
_OPENING: Final = 6
"""Words in front of a figure that opens a sentence: "Of the total of"."""


def of_opening_level(world: World, clause: Clause, telling: Telling) -> bool:
    """ "Of the $441,840, $151,320 came from West": of a level of the whole, a level is told or a share of it."""
    first = clause.tellings[0] if clause.tellings and clause.tellings[0].at <= _OPENING else None
    if first is None or first is telling or world.is_ratio or not token_at(clause.tokens, 0).word("of", "out of"):
        return False
    value = world.facts.previous_value if says_previous(clause) else world.facts.current_value
    whole = first.figure.borne_out(abs(value)) and not first.figure.borne_out(abs(world.facts.delta))
    came = token_at(clause.tokens, telling.at + 1).word(*_CAME)
    return whole and came and "part" in telling.roles and not telling.figure.sign


def roles_of_whole(world: World, clause: Clause, index: int) -> tuple[str, ...]:
    """What the figure of the whole is: its change where a movement is set beside it, its level otherwise."""
    start = told_of_whole(clause.tokens, index)
    if start is None:
        return ()
    return ("part_whole",) if _moved(world, clause, start, index) else ("whole",)


def _moved(world: World, clause: Clause, start: int, index: int) -> int:
    """The way of the movement that is set beside the whole; 0 where two levels are."""
    noun = [known.sense("move_noun") for known in clause.tokens[start:index] if known.has("move_noun")]
    if noun and noun[0] is not None and noun[0].sign and noun[0].tag != "polar":
        return noun[0].sign
    said = [known.told_sign for known in directions_of(world, clause) if known.told_sign and known.at < start and known.kind in {"verb", "noun", "transitive", "adjective"}]  # fmt: skip
    phrase = clause.tokens[start:index]
    paced = token_at(clause.tokens, start - 2).has("pace") or any(
        known.word("growth", "pace") or (known.has("change_noun") and not is_name(known)) for known in phrase
    )
    toward = 1 if world.facts.delta >= 0 else -1
    return said[-1] if said else toward if paced or noun else 0


def check_whole_figure(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless the subjects lie, or moved, above or below the whole whose figure is told."""
    if not subjects or not all(subject.members for subject in subjects):
        return
    if len(subjects) > 1 and clause.group is None and clause.said(*TOGETHER):
        subjects = (as_one(subjects),)
    _check_pointed(world, clause, subjects)
    for telling in clause.tellings:
        start = told_of_whole(clause.tokens, telling.at)
        sign = sign_before(clause.tokens, start) if start is not None else 0
        if start is None or not sign:
            continue
        moved = _moved(world, clause, start, telling.at)
        negated = means(clause.tokens[max(0, start - 4) : start], "negation")
        group = clause.group is not None or clause.said("each", "each of", "both", "both of", "individually")
        if (
            moved and not group and telling.figure.unit != "percent"
        ):  # "West and South lost $9, more than the total of $8"
            subjects = (Subject(tuple(sorted({member for subject in subjects for member in subject.members}))),)

        def beyond(subject: Subject, telling: Telling = telling, moved: int = moved, sign: int = sign) -> bool:
            return _lies_beyond(world, subject, telling, moved, sign)

        check_held(world, clause, subjects, beyond, negated=negated)


def _check_pointed(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """ "the total rose by 5%, West stayed below it": beside the figure of the whole that was told in front."""
    for at, token in enumerate(clause.tokens[:-1]):
        behind, after = token_at(clause.tokens, at + 1), token_at(clause.tokens, at + 2)
        over = token.lowered.split()[-1] if token.kind == "word" else ""
        if (
            over not in {"above", "below"}
            or not behind.word("it", "this", "that")
            or (after.text and not is_mark(after))
        ):
            continue
        before = clause.template
        while before is not None and not _told(before):
            before = before.template
        if before is None:
            return  # the whole is what "this" was said of
        telling = _told(before)[-1]
        start = told_of_whole(before.tokens, telling.at)
        moved = _moved(world, before, telling.at if start is None else start, telling.at)
        sign = 1 if over == "above" else -1

        def beyond(subject: Subject, telling: Telling = telling, moved: int = moved, sign: int = sign) -> bool:
            return _lies_beyond(world, subject, telling, moved, sign)

        negated = means(clause.tokens[max(0, at - 3) : at], "negation")
        check_held(world, clause, subjects, beyond, negated=negated)


def _told(clause: Clause) -> list[Telling]:
    """The figures of the whole that a clause tells."""
    beside = [known for known in clause.tellings if told_of_whole(clause.tokens, known.at) is not None]
    return beside or (clause.tellings if clause.choices[0] == (TOTAL,) else [])


def check_held(world: World, clause: Clause, subjects: tuple[Subject, ...], held: Held, *, negated: bool) -> None:
    """Raise `Refused` unless it holds of as many subjects as the clause says, and of no other behind "only"."""
    mention = clause.group.mention if clause.group is not None else None
    found = [held(subject) != negated for subject in subjects]
    if mention is None:
        fits = all(found)
    else:
        fits = count_fits(mention.quantifier, mention.count, mention.of_count, sum(found), len(subjects), mention.bound)
    if not fits:
        raise Refused("comparison", "beside the figure of the whole")
    named = {member for subject in subjects for member in subject.members}
    others = [Subject((index,)) for index in world.siblings(subjects[0]) if index not in named]
    if mention is None and clause.said(*_ALONE) and any(held(other) != negated for other in others):
        raise Refused("comparison", "only")


def _lies_beyond(world: World, subject: Subject, telling: Telling, moved: int, sign: int) -> bool:
    mine, whole = world.course(subject, "value"), world.course(TOTAL, "value")
    if not moved:
        when = "previous" if telling.when == "previous" else "current"
        return world.is_ratio and is_greater(_at(mine, when), _at(whole, when), sign)
    if (mine.delta or 0.0) * moved <= 0:
        return False
    if telling.figure.unit == "percent":
        return is_greater(signed(mine.relative, moved), signed(whole.relative, moved), sign)
    return is_greater(signed(mine.delta, moved), signed(whole.delta, moved), sign)


def _at(course: Course, when: str) -> float | None:
    return course.previous if when == "previous" else course.current


def multiples_of_whole(world: World, clause: Clause, at: int, subject: Subject) -> Iterator[Truth] | None:
    """How many times the whole the subject is: "nearly twice the overall 6.1%"; `None` where no whole is named."""
    tokens, behind = clause.tokens, at + 1
    while token_at(tokens, behind).word("as", "as high as", "as much as", "as large as", "that", "of", "that of"):
        behind += 1
    named = token_at(tokens, behind).word("the", "our") and token_at(tokens, behind + 1).word(*_WHOLES)
    if not named or not subject.members:
        return None
    moved = any(known.sign for known in directions_of(world, clause))
    near = tokens[behind + 2 : behind + 5]
    levelled = is_name(token_at(tokens, behind + 2), "metric") or token_at(tokens, behind + 2).word(
        "rate", "average", "level", "figure"
    )
    levelled = levelled or (token_at(tokens, behind + 2).kind == "number" and not moved)
    if not world.is_ratio or not levelled or means(near, "move_noun"):
        return None
    return truths.quotients(world.course(subject, "value").current, world.course(TOTAL, "value").current)
