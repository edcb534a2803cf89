"""What the change lies in: segments and effects told as its drivers, and with what weight."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.clauses.clause import Clause, Tie
from insight.claims.clauses.counts import count_fits
from insight.claims.mentions import Mention
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, token_at
from insight.claims.world import EffectName, Subject, World

_MAIN_SHARE: Final = 0.5
"""Share of the change from which a segment is where the change mainly lies."""
_LARGE_SHARE: Final = 0.4
"""And from which it may be said to lead or drive the change, even where another had more."""
WHOLE_SHARE: Final = 0.85
_NO_PART: Final = 0.02
"""Share of the change up to which a segment that is not named may be left unsaid."""
_NEARLY: Final = frozenset(["almost", "nearly", "practically", "virtually", "essentially", "more or less", "not", "by and large"])  # fmt: skip
LITTLE: Final = (
    "little",
    "very little",
    "only little",
    "hardly",
    "barely",
    "only slightly",
    "slightly",
    "marginally",
    "minimally",
    "only marginally",
)
"""How much those contributed who had no large part."""
MAINLY: Final = frozenset(
    [
        "mainly",
        "mostly",
        "largely",
        "primarily",
        "chiefly",
        "principally",
        "predominantly",
        "overwhelmingly",
        "above all",
        "almost entirely",
        "concentrated",
        "concentrated in",
        "concentrated at",
        "concentrated on",
        "concentrated within",
        "concentrates in",
        "concentrates on",
        "centred on",
        "centered on",
        "centred in",
        "centered in",
        "clustered in",
        "focused in",
        "focused on",
        "dominated by",
        "spearheaded by",
    ]
)
ENTIRELY: Final = frozenset(["entirely", "solely", "exclusively", "wholly", "completely", "fully", "purely", "only"])
_CONFINED: Final = frozenset(["confined to", "limited to", "restricted to", "isolated to", "localised to", "localized to", "localised in", "localized in"])  # fmt: skip
"""Words that leave no other segment a part in the change."""


def check_driver_tie(world: World, clause: Clause, tie: Tie) -> None:
    """Raise `Refused` unless whom the clause names as a driver is one."""
    others = tie.entity.choices[0]
    before = [token.text.lower() for token in clause.tokens[max(0, tie.at - 9) : tie.at]]
    negated = means(clause.tokens[max(0, tie.at - 6) : tie.at], "negation")
    if clause.has("offset_verb") or _of_the_level(clause):
        return
    entity = clause.entity
    if entity is not None and entity.kind == "segment" and entity.stand == "open" and clause.choices[0][0].members:
        known = {world.dimension_of(subject) for subject in (*others, *clause.choices[0]) if subject.members}
        if len(known) > 1 and not clause.has("share_verb"):
            raise Refused("subject", "a segment within another")
        own = {member for subject in clause.choices[0] for member in subject.members}
        moves = any(direction.sign and direction.kind == "verb" for direction in clause.directions or ())
        if (
            moves
            and not own & {member for other in others for member in other.members}
            and not clause.has("share_verb")
        ):
            raise Refused("cause", "one segment as the cause of another")
    start = tie.at - (tie.entity.end - tie.entity.start)
    if tie.entity.mention is not None:
        if means(clause.tokens[max(0, start - 4) : start], "negation"):
            raise Refused("cause", "in how many it does not lie")
        _check_how_many(world, tie.entity.mention, others)
        return
    if token_at(clause.tokens, start - 2).word("more than", "less than") and not means(clause.tokens, "effect_noun"):
        parts = sum(world.effect(subject, "contribution") or 0.0 for subject in others)
        if token_at(clause.tokens, start - 2).word("less than") or parts / (world.facts.delta or 1.0) <= 1:
            raise Refused("comparison", "how much of the change it was")
    if not negated and _says_confined(before) and _others_share(world, others):
        raise Refused("cause", "others had a part, too")
    pull = _pull(clause, tie)
    if pull:
        values = [world.effect(subject, "contribution") for subject in others]
        if any(value is None or value * pull <= 0 for value in values):
            raise Refused("cause", "pulled the other way")
        return
    effect = clause.effect if entity is not None and entity.kind == "effect" and clause.effect else "contribution"
    if effect == "contribution" and not negated and _as_main(clause, tie) and not leads(world, others):
        total = sum(world.effect(subject, "contribution") or 0.0 for subject in others)
        ahead = len(others) > 1 or clause.said("led by", "headed by", "spearheaded by")
        if clause.group is not None and moved_furthest(world, others):
            return  # "every room type was fuller, led by suites"
        if ahead or not world.facts.delta or total / world.facts.delta < _LARGE_SHARE:
            raise Refused("cause", "others had the larger part")
    check_driver(
        world,
        others,
        effect=effect,
        mainly=bool(set(before) & MAINLY)
        or any(
            token.has("drive_verb") for token in clause.tokens[max(0, tie.at - 4) : tie.at] if not token.has("driver")
        ),
        entirely=(
            bool(set(before) & ENTIRELY or (set(before) & _CONFINED and not set(before) & MAINLY))
            or clause.said("entire", "whole")
        )
        and not _told_between(clause, tie),
        negated=negated,
        told=any(token.kind == "number" for token in clause.tokens),
    )


def nearly_entirely(before: list[str]) -> bool:
    """ "almost entirely", "virtually all": these words, not the second alone."""
    return any(word in ENTIRELY and last in _NEARLY - {"not"} for last, word in itertools.pairwise(before))


def _says_confined(before: list[str]) -> bool:
    """ "confined to West", but not "largely confined to West"."""
    at = max((index for index, word in enumerate(before) if word in _CONFINED), default=None)
    return at is not None and not any(word in _NEARLY or word in MAINLY for word in before[max(0, at - 3) : at])


def _others_share(world: World, named: tuple[Subject, ...]) -> bool:
    """True when a segment that is not named went the way of the whole, too, or had a part in its change."""
    members = {index for subject in named for index in subject.members}
    delta = world.facts.delta
    for index in world.siblings(named[0]):
        if index in members:
            continue
        subject = Subject((index,))
        part, moved = world.effect(subject, "contribution") or 0.0, world.course(subject, "value").delta or 0.0
        if part * delta > 0 and (moved * delta > 0 or not world.is_ratio) and part / delta > _NO_PART:
            return True
    return False


def check_covering(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless "more than accounts for the $207 rise" is true: of the whole change, with no part named."""
    tokens = clause.tokens
    behind = next(
        (at for at in range(index + 1, min(index + 8, len(tokens))) if tokens[at].has("move_noun", "change_noun")), None
    )
    between = tokens[index + 1 : behind]
    told = [telling for telling in clause.tellings if index < telling.at < (behind or 0)]
    if behind is None or any(not telling.whole for telling in told) or not between:
        return
    first = between[0]
    if not (first.word("the", "this", "that", "its") or first.kind in {"possessive", "period"}) or any(
        token.has("fraction", "quantifier", "superlative", "effect_noun")
        or token.word("of", "part", "some", "one", "and")
        for token in between
    ):
        return
    values = [world.effect(subject, "contribution") for subject in subjects]
    share = sum(value or 0.0 for value in values) / world.facts.delta
    lead = " ".join(token.lowered for token in tokens[max(0, index - 2) : index])
    more, less = "more than" in lead, "less than" in lead or "not" in lead.split()
    if (more and share <= 1) or (less and share >= 1) or (not more and not less and share < _MAIN_SHARE):
        raise Refused("comparison", "how much of the change it was")


def _check_how_many(world: World, mention: Mention, members: tuple[Subject, ...]) -> None:
    """ "came from two of the three plans": as many as went the way of the whole."""
    values = [world.effect(subject, "contribution") for subject in members]
    count = sum(value is not None and value * world.facts.delta > 0 for value in values)
    if not count_fits(mention.quantifier, mention.count, mention.of_count, count, len(members), mention.bound):
        raise Refused("comparison", "in how many it lies")


def _as_main(clause: Clause, tie: Tie) -> bool:
    """ "led by West", "driven by West": that nobody had a larger part; "partly driven by" and "also" say less."""
    near = [token.lowered for token in clause.tokens[max(0, tie.at - 6) : tie.at]]
    led = any(
        word.startswith(
            ("led by", "driven by", "carried by", "headed by", "fuelled by", "powered by", "spearheaded by")
        )
        for word in near
    )
    return led and not {"partly", "partially", "also", "in part", "part"} & set(near)


def _of_the_level(clause: Clause) -> bool:
    """ "half of it occurred in Porto": a share of the metric itself, which its figure tells."""
    shares = [known for known in clause.tellings if known.figure.unit in {"fraction", "percent"}]
    return bool(shares) and "share" in shares[0].roles and not clause.has("move_noun", "change_noun", "move")


def _told_between(clause: Clause, tie: Tie) -> bool:
    """ "only $40 of it came from West": a figure of its own says how much."""
    whole = next((at for at, token in enumerate(clause.tokens[: tie.at]) if token.word(*ENTIRELY, *_CONFINED)), 0)
    return any(token.kind == "number" for token in clause.tokens[whole:])


def _pull(clause: Clause, tie: Tie) -> int:
    """The direction in which "held back by", "lifted by" says that the driver pulled; 0 when it says none."""
    return pull_of(clause.tokens[max(0, tie.at - 8) : tie.at])


def pull_of(tokens: list[Token]) -> int:
    """The direction that such words say; 0 when they say none."""
    near = " ".join(token.text.lower() for token in tokens)
    down = (
        "held back by",
        "dragged",
        "weighed",
        "pulled down by",
        "pushed down by",
        "brought down by",
        "held down by",
        "lowered by",
    )
    up = ("lifted by", "boosted by", "pushed up by", "pulled up by", "supported by", "raised by", "buoyed by")
    if any(word in near for word in down):
        return -1
    return 1 if any(word in near for word in up) else 0


def check_driver(
    world: World,
    others: tuple[Subject, ...],
    *,
    mainly: bool,
    entirely: bool,
    negated: bool,
    told: bool,
    effect: EffectName = "contribution",
) -> None:
    """Raise `Refused` unless the segments lie in the direction of the change, with the weight that is said."""
    fields = dict.fromkeys(world.dimension_of(subject) for subject in others)
    if len(fields) > 1 and not negated:  # "concentrated in West and the Online channel": in each dimension
        for field in fields:
            own = tuple(subject for subject in others if world.dimension_of(subject) == field)
            check_driver(world, own, mainly=mainly, entirely=entirely, negated=negated, told=told, effect=effect)
        return
    known = [value for value in (world.effect(subject, effect) for subject in others) if value is not None]
    delta = world.facts.delta
    if effect != "contribution":
        delta = sum(world.effect(Subject((index,)), effect) or 0.0 for index in world.siblings(others[0]))
    if not delta or len(known) != len(others):
        raise Refused("cause", "unknown contribution")
    if negated:
        if any(value * delta > 0 and value / delta >= 0.3 for value in known):
            raise Refused("cause", "a driver denied")
        return
    if sum(known) * delta <= 0 or any(value * delta <= 0 for value in known):
        raise Refused("cause", "moved the other way")
    share = sum(known) / delta
    if entirely and share < WHOLE_SHARE:
        raise Refused("cause", "not the whole")
    if mainly and not leads(world, others, effect) and share < _MAIN_SHARE:
        raise Refused("cause", "not the main part")
    if not told and not mainly and not entirely and share < 0.25 and not leads(world, others):
        raise Refused("cause", "a minor part told as the driver")


def leads(world: World, subjects: tuple[Subject, ...], effect: EffectName = "contribution") -> bool:
    """True when these are the largest contributions, or such effects, in the direction of their sum; each in its dimension."""
    fields = {world.dimension_of(subject) for subject in subjects}
    if len(fields) > 1:
        parts = [tuple(subject for subject in subjects if world.dimension_of(subject) == field) for field in fields]
        return all(leads(world, part, effect) for part in parts)
    siblings = world.siblings(subjects[0])
    values = {index: world.effect(Subject((index,)), effect) or 0.0 for index in siblings}
    sign = 1 if (world.facts.delta if effect == "contribution" else sum(values.values())) > 0 else -1
    ranked = sorted(siblings, key=lambda index: -sign * values[index])
    return {index for subject in subjects for index in subject.members} <= set(ranked[: len(subjects)])


def moved_furthest(world: World, subjects: tuple[Subject, ...]) -> bool:
    """True when nobody else in the dimension moved further, that way."""
    moved = {index: world.course(Subject((index,)), "value").delta or 0.0 for index in world.siblings(subjects[0])}
    mine = {index for subject in subjects for index in subject.members}
    sign = 1 if sum(moved[index] for index in mine if index in moved) > 0 else -1
    ranked = sorted(moved, key=lambda index: -sign * moved[index])
    return mine <= set(ranked[: len(mine)])


def check_effect_driver(
    world: World,
    effect: EffectName,
    *,
    mainly: bool,
    entirely: bool,
    negated: bool,
    told: bool,
    nearly: bool = False,
    sign: int = 0,
    dimension: str | None = None,
) -> None:
    """Raise `Refused` unless the rate or mix effect explains the change as it is said, if `nearly` so then nearly entirely."""
    totals = world.effect_totals(effect, dimension)
    delta = world.facts.delta
    if not totals or not delta:
        raise Refused("effect", "unknown effect")
    held = False
    for value in totals:
        share = value / delta
        enough = (
            share >= (0.8 if nearly else 0.95)
            if entirely
            else share >= 0.5
            if mainly
            else share >= (0.05 if told else 0.3)
        )
        held = held or (enough and not (sign and value * sign < 0))
    if held == negated:
        raise Refused("effect", "not this effect")
