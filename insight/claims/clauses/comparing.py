"""Comparisons, rankings, drivers, offsets, shifts, and verdicts on noise and goodness."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from insight.claims.clauses.clause import Clause, Tie
from insight.claims.clauses.directions import beside_whole, directions_of
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.quantities import Quantities, moves
from insight.claims.lexicon import Sense
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL, Aspect, Course, EffectName, Subject, World

_MAIN_SHARE: Final = 0.5
"""Share of the change from which a segment is where the change mainly lies."""
_WHOLE_SHARE: Final = 0.85
_SOME: Final = 0.02
"""How much of the other side something must make up for to be said to work against it."""
_MUCH: Final = 0.3
"""And to be said to offset it, with no word for how far."""
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
    ]
)
ENTIRELY: Final = frozenset(["entirely", "solely", "exclusively", "wholly", "completely", "fully", "purely", "only"])
_CONFINED: Final = frozenset(["confined to", "limited to", "restricted to", "isolated to", "localised to", "localized to", "localised in", "localized in"])  # fmt: skip
"""Words that leave no other segment a part in the change."""
_PARTLY: Final = frozenset(
    [
        "part",
        "partly",
        "partially",
        "some",
        "little",
        "slightly",
        "small",
        "only",
        "somewhat",
        "in part",
        "modestly",
        "barely",
    ]
)

Key = Callable[[Subject], float | None]


def check_ties(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless every other side that the clause names fits."""
    for tie in clause.ties:
        if tie.kind == "compare":
            _check_compare(world, clause, tie, subjects)
        elif tie.kind in {"like", "unlike"}:
            _check_likeness(world, clause, tie)
        elif tie.kind == "driver":
            _check_driver(world, clause, tie)
        elif tie.kind in {"shift_to", "shift_from"}:
            _check_shift(world, clause, tie, subjects)
        elif tie.kind == "only":
            check_only(Quantities(world), clause, subjects)
        elif tie.kind == "include":
            _check_included(world, clause, tie)
        elif tie.kind == "except" and clause.group is None:
            _check_not_there(world, clause, tie)
        elif tie.kind == "place" and clause.entity is not None and clause.entity.kind == "pronoun":
            continue


def _check_included(world: World, clause: Clause, tie: Tie) -> None:
    """ "rose, including P1"."""
    for direction in directions_of(world, clause)[:1]:
        for subject in tie.entity.choices[0]:
            if direction.sign and not moves(
                Quantities(world), direction, subject, direction.aspect or clause.aspect or "value"
            ):
                raise Refused("comparison", "included")


def _check_likeness(world: World, clause: Clause, tie: Tie) -> None:
    """Raise `Refused` unless "like West" did the same, and "unlike West" did not."""
    for direction in [known for known in directions_of(world, clause) if known.sign and not known.of_whole][:1]:
        aspect = direction.aspect or clause.aspect or "value"
        for subject in tie.entity.choices[0]:
            if moves(Quantities(world), direction, subject, aspect) != (tie.kind == "like"):
                raise Refused("comparison", "likeness")


def _check_not_there(world: World, clause: Clause, tie: Tie) -> None:
    """ "rose, but not for P1"."""
    for direction in directions_of(world, clause)[:1]:
        for subject in tie.entity.choices[0]:
            if direction.sign and moves(
                Quantities(world), direction, subject, direction.aspect or clause.aspect or "value"
            ):
                raise Refused("comparison", "exception")


# Comparisons -----------------------------------------------------------------------------------------------------------


def _check_compare(world: World, clause: Clause, tie: Tie, subjects: tuple[Subject, ...]) -> None:
    if clause.has("offset_verb") or clause.said("gap", "gap to", "lead", "lead over", "margin"):
        return
    others = tie.entity.choices[0]
    leading = [index for index, token in enumerate(clause.tokens[: tie.at]) if token.has("superlative")]
    if (
        leading
        and tie.entity.joint in {"ahead of", "before", "ahead", "of"}
        and clause.said("ahead of", "ahead", "before")
    ):
        token = clause.tokens[leading[-1]]
        keys = _keys(world, clause, token.senses["superlative"], _ranked_noun(clause, leading[-1])[0], leading[-1])
        siblings = world.siblings(others[0]) if others and others[0].members else ()
        if siblings and not any(
            _ranks(subjects, siblings, key, 1) and _ranks(others, siblings, key, 1 + len(subjects)) for key in keys
        ):
            raise Refused("comparison", "who comes next")
        return
    found = _comparator(world, clause, tie)
    if found is None:
        if (
            tie.entity.joint in {"against", "versus", "vs", "vs.", "after", "before", "as", "unlike", "than", "to"}
            and clause.has("number") is False
        ):
            figures = any(token.kind == "number" for token in clause.tokens)
            if figures or tie.entity.joint in {"against", "versus", "vs", "vs.", "after", "before", "unlike"}:
                return
        if any(token.kind == "number" for token in clause.tokens):
            return
        raise Refused("comparison", "compared in what")
    sign, basis = found
    mine = [known.told_sign for known in directions_of(world, clause) if known.told_sign]
    theirs = (
        [] if tie.behind is None else [known.told_sign for known in directions_of(world, tie.behind) if known.told_sign]
    )
    if mine and theirs and mine[0] != theirs[0] and basis == "amount" and subjects and subjects[0].members:
        sizes = [abs(sum(world.effect(each, "contribution") or 0.0 for each in side)) for side in (subjects, others)]
        if (sizes[0] - sizes[1]) * sign <= 0:
            raise Refused("comparison", "whose change is larger")
        return
    nobody = (
        bool(clause.tokens) and clause.entity is None and clause.tokens[0].word("none", "nobody", "nothing", "no one")
    )
    if nobody and others and others[0].members:
        subjects = tuple(Subject((index,)) for index in world.siblings(others[0]))
    if not subjects or not subjects[0].members:
        if basis == "overtake":
            raise Refused("comparison", "who is ahead")
        if subjects == (TOTAL,) and world.is_ratio:
            pass
        else:
            raise Refused("comparison", "who is ahead")
    negated = any(token.has("negation") for token in clause.tokens[max(0, tie.at - 8) : tie.at])
    for subject in subjects:
        for other in others:
            if other != subject and _compares(world, clause, subject, other, sign, basis) == negated:
                raise Refused("comparison", "comparison")


def _comparator(world: World, clause: Clause, tie: Tie) -> tuple[int, str] | None:
    end = tie.at - (tie.entity.end - tie.entity.start)
    for index in range(end - 1, max(-1, end - 9), -1):
        token = clause.tokens[index]
        word = token.text.lower()
        if token.has("outpace_verb") and not (token.has("move") and False):
            down = word.split()[0].startswith(("trail", "lag", "fall", "fell")) or word.startswith(("fall", "fell"))
            basis = (
                "overtake"
                if word.startswith(("overtak", "overtook"))
                else "growth"
                if word.startswith(("outpac", "outgr", "outperf"))
                else "any"
            )
            return (-1 if down else 1), basis
        if word in {"ahead", "ahead of"}:
            return 1, "level"
        if word == "behind":
            return -1, "level"
        if word in {"above", "over", "below", "under"}:
            return (1 if word in {"above", "over"} else -1), "level"
        if word in {"faster", "quicker", "slower"}:
            sign = -1 if word == "slower" else 1
            if world.facts.unit == "minutes" and not any(
                known.has("move", "go_verb", "multiple_verb") for known in clause.tokens[:index]
            ):
                return -sign, "level"
            return sign, "growth"
        if word in {"more", "more than", "greater than"}:
            return 1, "amount"
        if word in {"less", "fewer", "less than", "fewer than"}:
            return -1, "amount"
        if token.has("move_adjective") and not token.word("up", "down"):
            sense = token.senses["move_adjective"]
            sign = sense.sign * (-1 if sense.tag == "polar" and world.facts.polarity == "down" else 1)
            headed = any(known.kind == "noun" and known.at < index for known in directions_of(world, clause))
            if headed or any(known.has("move_noun", "change_noun") for known in clause.tokens[index + 1 : end]):
                return sign, "amount"
            if any(known.has("share_noun") for known in clause.tokens[index + 1 : end]):
                return sign, "share"
            return sign, "level"
    return None


def _compares(world: World, clause: Clause, subject: Subject, other: Subject, sign: int, basis: str) -> bool:
    aspect: Aspect = clause.aspect or "value"
    aspects: tuple[Aspect, ...] = (aspect,) if aspect in {"value", "share"} else (aspect, "value")
    if aspect == "value" and clause.has("share_noun", "share_verb"):
        aspects = ("share", "value")
    if basis == "share":
        aspects = ("share",)
    if (
        world.is_ratio
        and aspect == "value"
        and any(is_name(token, "numerator", "denominator") for token in clause.tokens)
    ):
        aspects = (*aspects, "denominator", "numerator")
    signs = [
        direction.told_sign
        for direction in directions_of(world, clause)
        if direction.told_sign and direction.kind in {"verb", "noun", "transitive"}
    ]
    moved = signs[0] if signs else 0
    if (
        clause.effect
        or clause.has("effect_noun")
        or clause.contribution
        or (clause.has("transitive", "share_verb") and not moved)
    ):
        name: EffectName = clause.effect or "contribution"
        left, right = world.effect(subject, name), world.effect(other, name)
        if left is not None and right is not None and (abs(left) - abs(right)) * sign > 0:
            return True
    if basis == "overtake":
        return any(
            _greater(world.course(other, each).previous, world.course(subject, each).previous, 1)
            and _greater(world.course(subject, each).current, world.course(other, each).current, 1)
            for each in aspects
        )
    when = "previous" if _previous_only(clause) else "current"
    return any(
        _compare_course(world.course(subject, each), world.course(other, each), sign, basis, moved, when)
        for each in aspects
    )


def _previous_only(clause: Clause) -> bool:
    times = {
        token.when if token.kind == "period" else token.senses["time"].tag
        for token in clause.tokens
        if token.kind == "period" or token.has("time")
    }
    return "previous" in times and "current" not in times and not clause.has("move", "move_noun")


def _compare_course(mine: Course, theirs: Course, sign: int, basis: str, moved: int, when: str) -> bool:
    if basis in {"level", "share"} or (basis == "any" and not moved):
        left, right = (mine.previous, theirs.previous) if when == "previous" else (mine.current, theirs.current)
        return _greater(left, right, sign)
    if basis == "growth" and not moved:
        return _greater(mine.relative, theirs.relative, sign) or _greater(mine.delta, theirs.delta, sign)
    if not moved:
        return _greater(mine.current, theirs.current, sign) or _greater(_size(mine.delta), _size(theirs.delta), sign)
    if mine.delta is None or mine.delta * moved <= 0:
        return False
    absolute = _greater(_times(mine.delta, moved), _times(theirs.delta, moved), sign)
    relative = _greater(_times(mine.relative, moved), _times(theirs.relative, moved), sign)
    if basis == "growth":
        return relative or (mine.relative is None and absolute)
    return absolute or (basis != "amount" and relative)


def _times(value: float | None, sign: int) -> float | None:
    return None if value is None else value * sign


def _size(value: float | None) -> float | None:
    return None if value is None else abs(value)


def _greater(left: float | None, right: float | None, sign: int) -> bool:
    return left is not None and right is not None and (left - right) * sign > 0


def check_parts(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless the parts of a ratio grew as "customers grew faster than revenue" says."""
    if clause.aspect not in {"numerator", "denominator"}:
        return
    for index, token in enumerate(clause.tokens):
        if not is_name(token, "numerator", "denominator") or token.name is None or token.name.kind == clause.aspect:
            continue
        sign = _pace(clause.tokens[max(0, index - 5) : index])
        if not sign:
            continue
        moved = next((known.told_sign for known in directions_of(world, clause) if known.told_sign), 1)
        other: Aspect = "numerator" if token.name.kind == "numerator" else "denominator"
        for subject in subjects:
            mine, theirs = world.course(subject, clause.aspect).relative, world.course(subject, other).relative
            if not _greater(_times(mine, moved), _times(theirs, moved), sign):
                raise Refused("comparison", "parts")


def _pace(tokens: list[Token]) -> int:
    """1 when the words say that what stands in front grew faster than what follows, -1 when slower."""
    for token in tokens:
        if token.has("outpace_verb"):
            return -1 if token.text.lower().startswith(("trail", "lag", "fall", "fell")) else 1
    if not any("than" in token.text.lower().split() for token in tokens):
        return 0
    for token in tokens:
        if token.word("slower", "less", "more slowly", "slowly", "less than", "less quickly"):
            return -1
        if token.has("pace", "superlative") or token.word("more", "more than", "stronger", "sharper", "steeper"):
            return 1
    return 0


# Shifts ----------------------------------------------------------------------------------------------------------------


def _check_shift(world: World, clause: Clause, tie: Tie, subjects: tuple[Subject, ...]) -> None:
    sign = 1 if tie.kind == "shift_to" else -1
    for subject in tie.entity.choices[0]:
        delta = world.course(subject, "share").delta
        if delta is None or delta * sign <= 0:
            raise Refused("direction", "shift of shares")


# Drivers ---------------------------------------------------------------------------------------------------------------


def _check_driver(world: World, clause: Clause, tie: Tie) -> None:
    others = tie.entity.choices[0]
    before = [token.text.lower() for token in clause.tokens[max(0, tie.at - 9) : tie.at]]
    negated = any(token.has("negation") for token in clause.tokens[max(0, tie.at - 6) : tie.at])
    if tie.entity.effect in {"rate_effect", "mix_effect"}:
        return
    if clause.has("offset_verb") or _of_the_level(clause):
        return
    entity = clause.entity
    if entity is not None and entity.kind == "segment" and entity.stand == "open" and clause.choices[0][0].members:
        known = {world.dimension_of(subject) for subject in (*others, *clause.choices[0]) if subject.members}
        if len(known) > 1 and not clause.has("share_verb"):
            raise Refused("subject", "a segment within another")
    pull = _pull(clause, tie)
    if pull:
        values = [world.effect(subject, "contribution") for subject in others]
        if any(value is None or value * pull <= 0 for value in values):
            raise Refused("cause", "pulled the other way")
        return
    check_driver(
        world,
        others,
        mainly=bool(set(before) & MAINLY)
        or any(
            token.has("drive_verb") for token in clause.tokens[max(0, tie.at - 4) : tie.at] if not token.has("driver")
        ),
        entirely=(bool(set(before) & (ENTIRELY | _CONFINED)) or clause.said("entire", "whole"))
        and not any(token.kind == "number" for token in clause.tokens),
        negated=negated,
        told=any(token.kind == "number" for token in clause.tokens),
    )


def _of_the_level(clause: Clause) -> bool:
    """ "half of it occurred in Porto": a share of the metric itself, which its figure tells."""
    shares = [known for known in clause.tellings if known.figure.unit in {"fraction", "percent"}]
    return bool(shares) and "share" in shares[0].roles and not clause.has("move_noun", "change_noun", "move")


def _pull(clause: Clause, tie: Tie) -> int:
    """The direction in which "held back by", "lifted by" says that the driver pulled; 0 when it says none."""
    near = " ".join(token.text.lower() for token in clause.tokens[max(0, tie.at - 8) : tie.at])
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
    world: World, others: tuple[Subject, ...], *, mainly: bool, entirely: bool, negated: bool, told: bool
) -> None:
    """Raise `Refused` unless the segments lie in the direction of the change, with the weight that is said."""
    delta = world.facts.delta
    if not delta:
        raise Refused("cause", "nothing changed")
    known = [value for value in (world.effect(subject, "contribution") for subject in others) if value is not None]
    if not known or len(known) != len(others):
        raise Refused("cause", "unknown contribution")
    if negated:
        if any(value * delta > 0 and value / delta >= 0.3 for value in known):
            raise Refused("cause", "a driver denied")
        return
    if sum(known) * delta <= 0 or any(value * delta <= 0 for value in known):
        raise Refused("cause", "moved the other way")
    share = sum(known) / delta
    if entirely and share < _WHOLE_SHARE:
        raise Refused("cause", "not the whole")
    if mainly and not leads(world, others) and share < _MAIN_SHARE:
        raise Refused("cause", "not the main part")
    if not told and not mainly and not entirely and share < 0.25 and not leads(world, others):
        raise Refused("cause", "a minor part told as the driver")


def leads(world: World, subjects: tuple[Subject, ...]) -> bool:
    """True when these are the largest contributions in the direction of the change."""
    sign = 1 if world.facts.delta > 0 else -1
    siblings = world.siblings(subjects[0])
    ranked = sorted(siblings, key=lambda index: -sign * (world.effect(Subject((index,)), "contribution") or 0.0))
    return {index for subject in subjects for index in subject.members} <= set(ranked[: len(subjects)])


def check_effect_driver(
    world: World, effect: EffectName, *, mainly: bool, entirely: bool, negated: bool, told: bool, sign: int = 0
) -> None:
    """Raise `Refused` unless the rate or mix effect explains the change as it is said."""
    totals = world.effect_totals(effect, None)
    delta = world.facts.delta
    if not totals or not delta:
        raise Refused("effect", "unknown effect")
    held = False
    for value in totals:
        share = value / delta
        enough = share >= 0.95 if entirely else share >= 0.5 if mainly else share >= (0.05 if told else 0.3)
        held = held or (enough and not (sign and value * sign < 0))
    if held == negated:
        raise Refused("effect", "not this effect")


# Offsets ---------------------------------------------------------------------------------------------------------------


def check_offset(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless one side went against the other, as far as is said."""
    if _mutual(clause, index):
        _check_cancels(world, clause, subjects, index)
        return
    moves_said = any(token.has("move_noun") for token in clause.tokens[:index])
    kinds: tuple[EffectName, ...] = (
        ("contribution", "rate_effect") if world.is_ratio and moves_said else ("contribution",)
    )
    for kind in kinds:
        try:
            _check_offset(world, clause, subjects, index, kind)
        except Refused as refused:
            failure = refused
        else:
            return
    raise failure


def _check_offset(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int, kind: EffectName) -> None:
    token = clause.tokens[index]
    name: EffectName = clause.effect if clause.effect in {"rate_effect", "mix_effect"} else kind
    if name == "contribution" and world.is_ratio and any(is_name(known, "metric") for known in clause.tokens[:index]):
        name = "rate_effect"
    mine = _summed(world, subjects, name) if subjects != (TOTAL,) or name != "contribution" else None
    ties = [tie for tie in clause.ties if tie.at > index]
    passive = any(
        known.word("by", "for by") for known in clause.tokens[index + 1 : index + 5]
    ) or token.text.lower().endswith(" by")
    others = [subject for tie in ties for subject in tie.entity.choices[0]]
    other_effect = next((tie.entity.effect for tie in ties if tie.entity.effect in {"rate_effect", "mix_effect"}), None)
    if other_effect is None:
        tags = [
            known.senses["effect_noun"].tag
            for known in clause.tokens[index + 1 :]
            if known.has("effect_noun") and not is_name(known)
        ]
        told = [tag for tag in tags if tag in {"rate_effect", "mix_effect"}]
        other_effect = None if not told else "rate_effect" if told[0] == "rate_effect" else "mix_effect"
    if other_effect is not None and subjects != (TOTAL,):
        theirs = _summed(world, subjects, other_effect)
    elif other_effect is not None:
        theirs = next(iter(world.effect_totals(other_effect, None)), None)
    elif others:
        theirs = _summed(world, tuple(others), kind)
    else:
        theirs = None if mine is None else world.facts.delta - mine
    if theirs is None and others:
        raise Refused("comparison", "offset by what")
    if passive and not ties and subjects != (TOTAL,) and other_effect is None:
        theirs = _summed(world, subjects, "contribution")
        others, mine = list(subjects), None
    if theirs is not None and (mine is None or passive):
        against = _against(world, theirs, others)
        mine = mine if mine is not None and mine * theirs < 0 and passive and abs(mine) >= abs(against) else against
    if mine is None or theirs is None:
        raise Refused("comparison", "offset by what")
    if passive:
        mine, theirs = theirs, mine
    if token.text.lower().startswith("outweigh") and other_effect is not None and not passive:
        if abs(mine) <= abs(theirs):
            raise Refused("comparison", "outweighed")
        return
    if mine * theirs >= 0:
        raise Refused("direction", "did not offset")
    near = [word for known in clause.tokens[max(0, index - 4) : index + 6] for word in known.text.lower().split()]
    text = " ".join(near)
    ratio = abs(mine / theirs)
    made_up = token.text.lower().startswith(("made up", "make up", "makes up", "making up", "compensat"))
    if any(word in text for word in ("not quite", "not fully", "not entirely", "not completely", "not wholly")):
        held = ratio < 1
    elif "more than" in text or token.text.lower().startswith("outweigh"):
        held = ratio > 1
    elif set(near) & _PARTLY or any(
        known.figure is not None and known.figure.unit == "fraction" for known in clause.tokens
    ):
        held = ratio < 1
    elif any(word in text for word in ("fully", "entirely", "completely", "cancel", "exactly", "balance")):
        held = 0.85 <= ratio <= 1.18
    elif any(word in text for word in ("almost", "nearly", "largely", "mostly", "virtually")):
        held = 0.5 <= ratio <= 1.0
    else:
        held = ratio >= (_WHOLE_SHARE if made_up else _MUCH if token.text.lower().startswith("offset") else _SOME)
    if not held:
        raise Refused("comparison", "how much was offset")


def _mutual(clause: Clause, index: int) -> bool:
    """ "gains and losses cancel out", "offset each other"."""
    word, behind = clause.tokens[index].text.lower(), clause.tokens[index + 1 : index + 4]
    if any(token.word("each other", "one another", "each") for token in behind):
        return True
    tied = any(tie.at > index for tie in clause.ties) or any(token.has("effect_noun") for token in behind)
    return word.startswith(("cancel", "balance")) and not tied and not any(token.word("by") for token in behind)


def _check_cancels(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless the two sides go against each other and come to nearly nothing."""
    before = clause.template if clause.template is not None and clause.template.tokens[-1:] else None
    before = before if before is not None and before.tokens[-1].word("and") else None
    names: set[EffectName] = {"contribution"}
    known: Clause | None = clause
    while known is not None:
        names |= {known.effect} if known.effect else set()
        known = known.template
    pairs: list[tuple[float, float]] = []
    for name in names:
        sides = subjects if len(subjects) > 1 else ()
        if before is not None and subjects[0].members and before.choices[0][0].members:
            sides = (*subjects, *before.choices[0])
        fields = [sides] if sides else [tuple(Subject((i,)) for i in known) for known in world.dimensions.values()]
        for field in fields:
            values = [world.effect(subject, name) or 0.0 for subject in field]
            pairs.append((sum(value for value in values if value > 0), -sum(value for value in values if value < 0)))
    if clause.effect in {"rate_effect", "mix_effect"}:
        totals = [sum(world.effect_totals(name, None)[:1]) for name in ("rate_effect", "mix_effect")]
        pairs.append((max(0.0, *totals), -min(0.0, *totals)))
    near = clause.tokens[max(0, index - 4) : index + 3]
    whole = clause.tokens[index].text.lower().startswith(("cancel", "balance", "even", "net"))
    partly = not whole or any(token.text.lower() in _PARTLY for token in near)
    negated = any(token.has("negation") for token in near[:4])
    if any(up and down and (partly or 0.85 <= up / down <= 1.18) for up, down in pairs) == negated:
        raise Refused("comparison", "does not cancel out")


def _against(world: World, theirs: float, others: list[Subject]) -> float:
    """All that went the other way than `theirs`, in the dimension of the others."""
    if not others:
        return world.facts.delta - theirs
    values = [world.effect(Subject((index,)), "contribution") or 0.0 for index in world.siblings(others[0])]
    return sum(value for value in values if value * theirs < 0)


def _summed(world: World, subjects: tuple[Subject, ...], name: EffectName) -> float | None:
    if subjects == (TOTAL,):
        return next(iter(world.effect_totals(name, None)), None) if name != "contribution" else world.facts.delta
    values = [world.effect(subject, name) for subject in subjects]
    return (
        None
        if not values or any(value is None for value in values)
        else sum(value for value in values if value is not None)
    )


# Rankings --------------------------------------------------------------------------------------------------------------


def check_superlative(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless the subjects rank as the superlative at `index` says."""
    token = clause.tokens[index]
    sense = token.senses["superlative"]
    if not subjects or any(not subject.members or subject.rest for subject in subjects):
        raise Refused("comparison", "superlative of the whole")
    noun, dimension = _ranked_noun(clause, index)
    own = world.dimension_of(subjects[0])
    if dimension is not None and dimension != own:
        raise Refused("comparison", "superlative over another dimension")
    rank = _rank(clause, index)
    keys = _keys(world, clause, sense, noun, index)
    negated = any(known.word("not", "no longer", "never", "nor") for known in clause.tokens[max(0, index - 4) : index])
    siblings = _field(world, clause, subjects, index)
    if any(_ranks(subjects, siblings, key, rank) for key in keys) == negated:
        raise Refused("comparison", "superlative")


def check_next(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless the subjects rank right behind those named before: "the largest is South, followed by West"."""
    before, first = clause.template, clause.template
    ahead: list[Subject] = []
    while before is not None:
        if before.entity is not None and before.entity.kind == "segment":
            ahead = [*before.choices[0], *ahead]
            first = before
        leading = [index for index, token in enumerate(before.tokens) if token.has("superlative")]
        if leading:
            keys = _keys(
                world,
                before,
                before.tokens[leading[0]].senses["superlative"],
                _ranked_noun(before, leading[0])[0],
                leading[0],
            )
            if not ahead:
                ahead = list(before.choices[0])
            break
        if before.said("leads", "led", "lead", "leading"):
            keys = _place_keys(world, before)
            break
        before = before.template
    else:
        return
    if (
        first is None
        or not ahead
        or not ahead[0].members
        or world.dimension_of(ahead[0]) != world.dimension_of(subjects[0])
    ):
        return
    siblings = world.siblings(subjects[0])
    for key in keys:
        if _ranks(tuple(ahead), siblings, key, 1) and _ranks(subjects, siblings, key, 1 + len(ahead)):
            return
    raise Refused("comparison", "who comes next")


def check_place(world: World, clause: Clause, subjects: tuple[Subject, ...], rank: int) -> None:
    """Raise `Refused` unless the subjects hold this place: "leads", "ranks second", "kept first place"."""
    siblings = world.siblings(subjects[0])
    keys = _place_keys(world, clause)
    kept = clause.has("hold") or clause.said("stays", "stayed", "remains", "remained")
    if kept:
        keys = [lambda subject: world.course(subject, "value").current]
        if not _ranks(subjects, siblings, lambda subject: world.course(subject, "value").previous, rank):
            raise Refused("comparison", "place before")
    if not any(_ranks(subjects, siblings, key, rank) for key in keys):
        raise Refused("comparison", "place")


def check_lost_lead(world: World, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless the subjects were the largest before and are no longer."""
    siblings = world.siblings(subjects[0])
    before = _ranks(subjects, siblings, lambda subject: world.course(subject, "value").previous, 1)
    now = _ranks(subjects, siblings, lambda subject: world.course(subject, "value").current, 1)
    if not before or now:
        raise Refused("comparison", "the lead")


def _place_keys(world: World, clause: Clause) -> list[Key]:
    toward = 1 if world.facts.delta >= 0 else -1
    previous = _previous_only(clause)

    def level(aspect: Aspect) -> Key:
        def key(subject: Subject) -> float | None:
            course = world.course(subject, aspect)
            return course.previous if previous else course.current

        return key

    def moved(subject: Subject) -> float | None:
        return _times(world.course(subject, "value").delta, toward)

    def grown(subject: Subject) -> float | None:
        return _times(world.course(subject, "value").relative, toward)

    def contribution(subject: Subject) -> float | None:
        return _times(world.effect(subject, "contribution"), toward)

    parts: list[Aspect] = ["numerator", "denominator"] if world.is_ratio else []
    signs = [direction.told_sign for direction in directions_of(world, clause) if direction.told_sign]
    if signs:
        return [moved, grown, contribution]
    return [contribution, level("value"), level("share"), moved, *(level(part) for part in parts)]


def _field(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> tuple[int, ...]:
    return world.siblings(subjects[0])


def _rank(clause: Clause, index: int) -> int:
    for back in range(index - 1, max(-1, index - 4), -1):
        ordinal = clause.tokens[back].sense("ordinal")
        if ordinal is not None:
            return ordinal.strength
        if not is_mark(clause.tokens[back], "-"):
            break
    return 1


def _ranked_noun(clause: Clause, index: int) -> tuple[Token | None, str | None]:
    """The noun that the superlative ranks, and the dimension it is said over."""
    noun: Token | None = None
    dimension: str | None = None
    for ahead in range(index + 1, min(index + 7, len(clause.tokens))):
        token = clause.tokens[ahead]
        if is_name(token, "dimension") and token.name is not None:
            dimension = dimension or token.name.dimension
            if noun is None:
                noun = token
            break
        if token.word("percentage", "relative", "absolute", "proportional", "single"):
            continue
        if noun is None and (
            token.has("move_noun", "change_noun", "share_noun", "effect_noun", "level_noun")
            or is_name(token, "metric", "numerator", "denominator")
        ):
            noun = token
            continue
        if (is_mark(token) and not is_mark(token, "-", ",")) or token.kind == "number" or is_name(token, "segment"):
            break
        if noun is not None and not token.word("of", "in", "among", "the", "all", "by", "across", "both"):
            break
    return noun, dimension


def _ranks(subjects: tuple[Subject, ...], siblings: tuple[int, ...], key: Key, rank: int) -> bool:
    mine = [key(subject) for subject in subjects]
    if any(value is None for value in mine):
        return False
    known = sorted(
        (value for value in (key(Subject((index,))) for index in siblings) if value is not None), reverse=True
    )
    expected = known[rank - 1 : rank - 1 + len(subjects)]
    return sorted((value for value in mine if value is not None), reverse=True) == expected


def _keys(world: World, clause: Clause, sense: Sense, noun: Token | None, index: int) -> list[Key]:
    small = -1 if sense.sign < 0 else 1
    toward = 1 if world.facts.delta >= 0 else -1
    polarity = -1 if world.facts.polarity == "down" else 1
    previous = _previous_only(clause)

    def level(aspect: Aspect, sign: int) -> Key:
        def key(subject: Subject) -> float | None:
            course = world.course(subject, aspect)
            return _times(course.previous if previous else course.current, sign)

        return key

    def change(aspect: Aspect, sign: int, order: int, *, relative: bool) -> Key:
        def key(subject: Subject) -> float | None:
            course = world.course(subject, aspect)
            value = course.relative if relative else course.delta
            if value is None or (sign and value * sign <= 0):
                return None
            return abs(value) * order

        return key

    def effect(name: EffectName, sign: int, order: int) -> Key:
        def key(subject: Subject) -> float | None:
            value = world.effect(subject, name)
            if value is None:
                return None
            return (value * sign if sign else abs(value)) * order

        return key

    def changing(sign: int) -> list[Key]:
        aspects: tuple[Aspect, ...] = ("share",) if clause.aspect == "share" else (clause.aspect or "value",)
        if clause.has("share_noun") and not (noun is not None and noun.has("move_noun")):
            aspects = (*aspects, "share")
        keys = [change(aspect, sign, small, relative=False) for aspect in aspects]
        percent = any(token.figure is not None and token.figure.unit == "percent" for token in clause.tokens)
        said_of = clause.entity.kind if clause.entity is not None else None
        owned = said_of == "segment" and clause.said("had", "has", "saw", "showed")
        if (
            sense.tag in {"move", "adverb"}
            or percent
            or (world.is_ratio and not owned)
            or clause.said("relative", "in relative terms", "percentage", "proportionally")
        ):
            keys += [change(aspect, sign, small, relative=True) for aspect in aspects]
        if clause.said("in absolute terms", "absolute"):
            keys = [change(aspect, sign, small, relative=False) for aspect in aspects]
        elif clause.said("in relative terms", "relative"):
            keys = [change(aspect, sign, small, relative=True) for aspect in aspects]
        owned = (
            clause.entity is not None and clause.entity.kind == "segment" and clause.said("had", "has", "saw", "showed")
        )
        if ((world.is_ratio and not owned) or clause.has("transitive")) and not clause.said(
            "relative", "in relative terms"
        ):
            keys.append(effect("contribution", sign or toward, small))
        return keys

    signs = [direction.told_sign for direction in directions_of(world, clause) if direction.told_sign]
    adjective = next(
        (
            clause.tokens[ahead].senses["move_adjective"].sign
            for ahead in range(index + 1, min(index + 3, len(clause.tokens)))
            if clause.tokens[ahead].has("move_adjective")
        ),
        0,
    )
    if noun is not None and noun.has("effect_noun") and not is_name(noun):
        tag = noun.senses["effect_noun"].tag
        name: EffectName = (
            "mix_effect"
            if tag == "mix_effect"
            else "rate_effect"
            if tag == "rate_effect"
            else clause.effect or "contribution"
        )
        word = noun.text.lower()
        if adjective:
            return [effect(name, adjective, small)]
        if word in {"drag", "drags", "detractor", "detractors"}:
            return [effect(name, -1, small)]
        keys = [effect(name, toward, small)]
        if (
            word
            not in {
                "driver",
                "drivers",
                "contributor",
                "contributors",
                "factor",
                "source",
                "contribution",
                "contributions",
            }
            or name != "contribution"
        ):
            keys.append(effect(name, 0, small))
        if name != "contribution":
            keys += [effect(name, 1, small), effect(name, -1, small)] if not toward else [effect(name, toward, small)]
        return keys
    if noun is not None and noun.has("move_noun", "change_noun") and not is_name(noun):
        move = noun.sense("move_noun")
        sign = 0 if move is None else move.sign * (polarity if move.tag == "polar" else 1)
        if not sign and adjective:
            sign = adjective
        return changing(sign)
    if noun is not None and noun.has("share_noun"):
        return [level("share", small), level("numerator_share", small)]
    if sense.tag == "adverb":
        template = clause.template
        if not signs and template is not None:
            signs = [direction.told_sign for direction in directions_of(world, template) if direction.told_sign]
        keys = changing(signs[-1] if signs else toward)
        if clause.has("share_verb", "transitive", "link") or clause.contribution:
            keys = [effect("contribution", signs[-1] if signs else toward, small)]
        return keys
    if sense.tag == "polar":
        keys = [level("value", polarity * small)]
        if signs:
            keys += changing(polarity if small > 0 else -polarity)
        return keys
    if sense.tag == "move":
        sign = signs[-1] if signs else 0
        keys = changing(sign)
        if world.facts.unit == "ratio" and noun is not None and is_name(noun, "dimension"):
            keys.append(level("value", small))
        ranked = noun is not None and is_name(noun, "dimension")
        if world.facts.unit == "minutes" and (ranked or not signs):
            slow = clause.tokens[index].text.lower().startswith("slow")
            keys += [level("value", 1 if slow else -1)]
        elif not signs:
            keys += [level("value", small)]
        return keys
    if sense.tag == "level":
        return [level("value", sense.sign)]
    if noun is not None and noun.name is not None and noun.name.kind in {"numerator", "denominator"}:
        part: Aspect = "numerator" if noun.name.kind == "numerator" else "denominator"
        counted = clause.tokens[index].word("most", "least", "fewest")
        return [level(part, small), *([] if counted else [level("value", small)])]
    keys = [level("value", small)]
    named_metric = noun is not None and is_name(noun, "metric")
    if (
        not named_metric
        and world.is_ratio
        and clause.tokens[index].text.lower()
        not in {"highest", "lowest", "cheapest", "dearest", "most expensive", "least expensive", "priciest"}
    ):
        keys = [level("share", small), level("denominator", small)]
        if clause.aspect == "value" or noun is None:
            keys.append(level("numerator", small))
    if clause.has("transitive", "drive_verb", "share_verb") or clause.contribution or (noun is None and signs):
        keys += changing(signs[-1] if signs else toward)
        keys.append(effect("contribution", toward, small))
    if clause.tokens[index].text.lower() in {"most", "most of all", "least"} or (noun is None and clause.bracket):
        keys += changing(signs[-1] if signs else 0)
    return keys


def check_beside(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless "below the overall rate" and "the slower desk" hold."""
    token = clause.tokens[index]
    sense, pace = token.sense("move_adjective"), token.sense("pace")
    following = clause.tokens[index + 1 : index + 2]
    among = index > 0 and clause.tokens[index - 1].word("the") and following and is_name(following[0], "dimension")
    if (sense is None and pace is None) or not (among or (sense is not None and beside_whole(clause.tokens, index))):
        return
    if among and following[0].name is not None and following[0].name.plural:
        return
    if not subjects or not all(subject.members for subject in subjects):
        raise Refused("comparison", "compared with what")
    down = -1 if world.facts.polarity == "down" else 1
    if pace is not None and sense is None:
        sign = pace.sign * (-1 if world.facts.unit == "minutes" else 1)
    else:
        assert sense is not None
        sign = sense.sign * (down if sense.tag == "polar" else 1)
    negated = any(known.has("negation") for known in clause.tokens[max(0, index - 3) : index])
    others = [Subject((other,)) for other in world.siblings(subjects[0])] if among else [TOTAL]
    aspects: tuple[Aspect, ...] = ("value", "share") if among else ("value",)
    for subject in subjects:
        if not among and not world.is_ratio:
            raise Refused("comparison", "a segment beside the sum")
        held = any(
            all(
                _greater(world.course(subject, aspect).current, world.course(other, aspect).current, sign)
                for other in others
                if other != subject
            )
            for aspect in aspects
        )
        if held == negated:
            raise Refused("comparison", "beside the whole")


# Groups ----------------------------------------------------------------------------------------------------------------


def count_fits(
    quantifier: str | None, told: int | None, of: int | None, count: int, whole: int, bound: str = "none"
) -> bool:
    """True when `count` of `whole` is what the quantifier says; `bound` is the hedge of the number told."""
    if of is not None and of != whole:
        return False
    if told is not None and quantifier is None and bound in {"at_least", "above", "at_most", "below"}:
        return {"at_least": count >= told, "above": count > told, "at_most": count <= told, "below": count < told}[
            bound
        ]
    if quantifier == "all but":
        return count == whole - (told or 0)
    if quantifier in {"all", "both", "other"} and of is None:
        return count == whole and (told is None or told == whole)
    if quantifier == "none" and told in {None, whole}:
        return count == 0
    if quantifier == "not_all":
        return count < whole
    if quantifier == "most" and told is None:
        return whole / 2 < count
    if quantifier == "several" and told is None:
        return count >= 2
    if quantifier == "many" and told is None:
        return count >= max(2, whole / 2)
    if quantifier == "some" and told is None:
        return count > 0
    if quantifier is None and told is None:
        return count == whole
    return count == told


def check_only(quantities: Quantities, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` when another segment of the dimension moved the same way as "only North" did."""
    world = quantities.world
    named = {index for subject in subjects for index in subject.members}
    if not named:
        return
    aspect: Aspect = clause.aspect or "value"
    said = [direction for direction in directions_of(world, clause) if direction.sign or direction.level]
    for index in world.siblings(subjects[0]):
        if index in named:
            continue
        only = next((at for at, token in enumerate(clause.tokens) if token.word("only", "the only")), 0)
        behind = [direction for direction in said if direction.at > only]
        for direction in (behind or said)[:1]:
            if moves(quantities, direction, Subject((index,)), direction.aspect or aspect):
                raise Refused("comparison", "only")


# Verdicts --------------------------------------------------------------------------------------------------------------


def check_noise(world: World, clause: Clause, index: int, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless the verdict on noise is the one that is said."""
    if world.facts.noise is None or (subjects and subjects[0].members and not subjects[0].rest):
        raise Refused("judgement", "no verdict")
    within = world.facts.noise.within_normal_variation
    if within != says_within(clause.tokens, index):
        raise Refused("judgement", "noise verdict")


def says_within(tokens: list[Token], index: int) -> bool:
    """True when the words before "normal variation" say that the change lies within it."""
    near = tokens[max(0, index - 9) : index]
    cut = max((at + 1 for at, token in enumerate(near) if is_mark(token, ",")), default=0)
    near = near[cut:]
    before = [token.text.lower() for token in near]
    text = " ".join(before)
    negated = (
        any(token.has("negation") or token.word("hardly", "barely", "scarcely") for token in near[-7:])
        and "not only" not in text
    )
    if tokens[index].text.lower() in {
        "stand out",
        "stands out",
        "stood out",
        "out of the ordinary",
        "anything unusual",
    }:
        return negated
    beyond = any(
        word in before or any(known.startswith("exceed") for known in before) or (" " in word and word in text)
        for word in (
            "outside",
            "beyond",
            "out of",
            "above",
            "more than",
            "past",
            "over",
            "larger",
            "bigger",
            "greater",
            "larger than",
            "bigger than",
            "stands out",
            "surpasses",
            "goes",
            "wider",
        )
    )
    if "no more than" in text or "not more than" in text or "nothing more than" in text or "nothing but" in text:
        return True
    if beyond or "stand out" in text:
        return negated
    if negated:
        return "distinguish" in text or "told apart" in text or "separat" in text
    return True


def check_good(world: World, subjects: tuple[Subject, ...], sign: int) -> None:
    """Raise `Refused` unless the change is as good or bad as is said."""
    if world.facts.polarity == "neither":
        raise Refused("judgement", "no direction is good")
    told = sign * (-1 if world.facts.polarity == "down" else 1)
    deltas = [world.course(subject, "value").delta for subject in subjects]
    if not all(delta is not None and delta * told > 0 for delta in deltas):
        raise Refused("judgement", "good or bad")
