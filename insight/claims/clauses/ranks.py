"""Superlatives and places: who leads, comes next, or is the largest."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import noun_sign
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.clauses.kept import KEEPING, is_kept, is_new, speaks_of_growth
from insight.claims.clauses.performing import performances, ranks_performance
from insight.claims.clauses.place_keys import ABSOLUTE, RELATIVE, Key, place_keys
from insight.claims.clauses.ranked_beside import keys_told, own_words, told_by_figure
from insight.claims.clauses.sizes import says_previous, signed
from insight.claims.lexicon import Sense
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import Aspect, EffectName, Subject, World

_OFFSETS: Final = ("offset", "offsets", "counterweight", "counterbalance")
"""Nouns of what goes against the change of the whole."""
_PRICED: Final = frozenset(["cheapest", "dearest", "most expensive", "least expensive", "priciest", "costliest"])

_CLEARLY: Final = ("by far", "by a wide margin", "by a large margin", "by a clear margin", "by some margin", "by some distance", "by a distance")  # fmt: skip
_CLEAR: Final = 1.1
"""How many times the second the first must be for it to be first by far."""


def _is_clear(subjects: tuple[Subject, ...], siblings: tuple[int, ...], key: Key) -> bool:
    """True when the subjects rank first, and the next is well behind."""
    others = [
        value
        for index in siblings
        if Subject((index,)) not in subjects and (value := key(Subject((index,)))) is not None
    ]
    mine = [value for value in map(key, subjects) if value is not None]
    if not has_rank(subjects, siblings, key, 1) or not mine or not others:
        return has_rank(subjects, siblings, key, 1)
    first, second = min(mine), max(others)
    return first - second >= (_CLEAR - 1) * min(abs(first), abs(second))


_TIED: Final = ("tied for", "tie for", "ties for", "joint", "jointly")
_TIE_NEAR: Final = 3
"""Words between "tied for" and the superlative."""


def _is_tied(subjects: tuple[Subject, ...], siblings: tuple[int, ...], key: Key) -> bool:
    """True when those named, or one of them and another, have the same value, and none is ahead."""
    values = sorted((value for index in siblings if (value := key(Subject((index,)))) is not None), reverse=True)
    count = max(2, len(subjects))
    mine = [value for subject in subjects if (value := key(subject)) is not None]
    level = len(values) >= count and values[0] - values[count - 1] <= _TIE * abs(values[0])
    return level and len(mine) == len(subjects) and all(values[0] - value <= _TIE * abs(values[0]) for value in mine)


_TIE: Final = 0.001
"""How far apart two that are tied may lie, as a part of them."""


def by_dimension(world: World, subjects: tuple[Subject, ...]) -> list[tuple[Subject, ...]]:
    """The subjects, those of each dimension together."""
    fields = dict.fromkeys(map(world.dimension_of, subjects))
    return [tuple(known for known in subjects if world.dimension_of(known) == field) for field in fields]


def check_superlative(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless the subjects rank as the superlative at `index` says."""
    token = clause.tokens[index]
    sense = token.senses["superlative"]
    if not subjects or any(not subject.members or subject.rest for subject in subjects):
        raise Refused("comparison", "superlative of the whole")
    noun, dimension = ranked_noun(clause, index)
    own = world.dimension_of(subjects[0])
    parts = by_dimension(world, subjects)
    if len(parts) > 1:  # "the main contributors were West and Online": each in its dimension
        for part in parts:
            check_superlative(world, clause, part, index)
        return
    if dimension is not None and dimension != own:
        raise Refused("comparison", "superlative over another dimension")
    rank = rank_told(clause, index)
    _check_field(world, clause, subjects, index)
    piece, at = own_words(clause, index)
    keys = _elliptic_keys(world, clause, index) or rank_keys(world, piece, sense, noun, at)
    keys = told_by_figure(
        clause, subjects, index, keys, lambda known: signed(world.course(known, "value").current, sense.sign or 1)
    )
    negated = says(clause.tokens[max(0, index - 4) : index], "not", "not the", "not a", "no longer", "never", "nor")
    siblings = world.siblings(subjects[0])
    if len(subjects) == len(siblings) > 1 == index and clause.tokens[0].word("the"):
        raise Refused("comparison", "superlative of all")  # a phrase of its own, of which nobody is told
    if any(has_rank(subjects, siblings, key, rank) for key in keys) == negated:
        raise Refused("comparison", "superlative")
    if clause.said(*_CLEARLY) and rank == 1 and not any(_is_clear(subjects, siblings, key) for key in keys):
        raise Refused("comparison", "by far")
    for other in (
        (RELATIVE, ABSOLUTE) if clause.said(*RELATIVE) and clause.said(*ABSOLUTE) and clause.said("both") else ()
    ):
        words = [Token("mark", "-") if known.word(*other) else known for known in piece.tokens]
        alone = rank_keys(world, replace(piece, tokens=words, directions=None), sense, noun, at)
        if not any(has_rank(subjects, siblings, key, rank) for key in alone):
            raise Refused("comparison", "superlative")
    tied = says(clause.tokens[max(0, index - _TIE_NEAR) : index], *_TIED)
    if tied and not any(_is_tied(subjects, siblings, key) for key in keys):
        raise Refused("comparison", "a tie")
    _check_before(world, clause, subjects, index, keys)


def _check_before(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int, keys: list[Key]) -> None:
    """ "remains the largest", "became the largest", "is no longer the largest": how they ranked in the period before."""
    tokens, siblings, rank = clause.tokens, world.siblings(subjects[0]), rank_told(clause, index)
    kept, new = is_kept(tokens, index), is_new(tokens, index)
    lost = says(tokens[max(0, index - 4) : index], "no longer")
    if not (kept or new or lost) or says_previous(clause) or speaks_of_growth(clause, index):
        return
    sense, noun = tokens[index].senses["superlative"], ranked_noun(clause, index)[0]
    told = [(key, key(subjects[0])) for key in rank_keys(world, clause, sense, noun, index)]
    then = rank_keys(world, clause, sense, noun, index, before=True)
    pairs = [
        (now, then[at]) for at, (now, value) in enumerate(told) if at < len(then) and value != then[at](subjects[0])
    ]
    held = [
        has_rank(subjects, siblings, before, rank) != new
        for now, before in pairs or zip(keys, keys, strict=True)
        if has_rank(subjects, siblings, now, rank) != lost
    ]
    if held and not any(held):
        raise Refused("comparison", "place before")


def _elliptic_keys(world: World, clause: Clause, index: int) -> list[Key]:
    """ "West had the strongest growth, and South the weakest": among the same changes, a fall being the weakest growth."""
    before = clause.template
    leading = [at for at, token in enumerate(before.tokens) if token.has("superlative")] if before is not None else []
    named = says(clause.tokens[max(0, index - 3) : index], "the")
    alone = named and ranked_noun(clause, index) == (None, None)
    if before is None or not leading or not alone or any(known.sign for known in directions_of(world, clause)):
        return []
    noun = ranked_noun(before, leading[-1])[0]
    way = noun_sign(world, noun) if noun is not None else 0
    if not way:
        return []
    sense = clause.tokens[index].senses["superlative"]
    small = -1 if sense.sign < 0 else 1

    def ranked(value: float | None) -> float | None:
        moved = value is not None and value * way > 0
        return signed(value, way * small) if moved or sense.tag == "move" else None

    def relative(subject: Subject) -> float | None:
        return ranked(world.course(subject, "value").relative)

    def absolute(subject: Subject) -> float | None:
        return ranked(world.course(subject, "value").delta)

    return [relative] if before.said("in relative terms", "relative", "percentage") else [absolute, relative]


def _check_field(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """ "the largest of the four", "the highest rate of all four sites": as many as there are."""
    for at in range(index + 1, min(index + 8, len(clause.tokens))):
        count = clause.tokens[at].sense("cardinal")
        if count is None:
            continue
        lead = [token.lowered for token in clause.tokens[max(index, at - 3) : at]]
        behind = token_at(clause.tokens, at + 1)
        ends = not behind.text or is_mark(behind) or behind.word("at", "with", "in", "and", "by", "but", "on")
        ends = ends or is_name(behind, "dimension")
        if (
            {"of", "among", "all of", "of all"} & set(lead)
            and lead[-1] in {"the", "all", "all of", "of all"}
            and ends
            and count.strength != len(world.siblings(subjects[0]))
        ):
            raise Refused("comparison", "another number of segments")


def _relatively(clause: Clause, index: int) -> bool:
    """ "the steepest percentage rise", "the highest growth rate": what is ranked is relative."""
    near = clause.tokens[index + 1 : index + 4]
    rate = says(near, "rate") and means(near, "move_noun")
    return rate or says(near[:2], "percentage", "proportional")


def check_next(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless the subjects rank right behind those named before: "the largest is South, followed by West"."""
    before, first = clause.template, clause.template
    ahead: list[Subject] = []
    while before is not None:
        if before.entity is not None and before.entity.kind == "segment":
            ahead = list(dict.fromkeys((*before.choices[0], *ahead)))
            first = before
        leading = [index for index, token in enumerate(before.tokens) if token.has("superlative")]
        if leading:
            keys = rank_keys(
                world,
                before,
                before.tokens[leading[-1]].senses["superlative"],
                ranked_noun(before, leading[-1])[0],
                leading[-1],
            )
            if not ahead:
                ahead = list(before.choices[0])
            break
        if before.said("leads", "led", "lead", "leading", "tops", "topped"):
            keys = place_keys(world, before)
            if before.tellings and before.entity is not None and before.entity.kind == "segment":
                keys = keys_told(before.tellings[0], before.choices[0][0], keys) or keys
            break
        if before.said("most", "the most") and before.template is None and not directions_of(world, before):
            keys = [lambda subject: world.course(subject, "value").current]  # "sells the most tickets"
            break
        before = before.template
    else:
        if first is not None and clause.tokens[0].word("followed", "followed by"):
            _check_none_between(world, first, tuple(ahead), clause, subjects)
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
        values = [value for subject in subjects if (value := key(subject)) is not None]
        in_order = values == sorted(values, reverse=True)
        if in_order and has_rank(tuple(ahead), siblings, key, 1) and has_rank(subjects, siblings, key, 1 + len(ahead)):
            return
    raise Refused("comparison", "who comes next")


def _check_none_between(
    world: World, first: Clause, ahead: tuple[Subject, ...], clause: Clause, subjects: tuple[Subject, ...]
) -> None:
    """ "West lost $40, followed by South": nobody lost less than West and more than South."""
    if world.is_ratio or not ahead or world.dimension_of(ahead[0]) != world.dimension_of(subjects[0]):
        return
    way = 1 if (world.course(ahead[-1], "value").delta or 0.0) > 0 else -1
    keys: list[Key] = [
        lambda subject: signed(world.course(subject, "value").delta, way),
        lambda subject: signed(world.course(subject, "value").relative, way),
        lambda subject: world.course(subject, "value").current,
        lambda subject: world.course(subject, "value").previous,
    ]
    named = {member for subject in (*ahead, *subjects) for member in subject.members}
    others = [Subject((member,)) for member in world.siblings(subjects[0]) if member not in named]
    told = [key for telling in first.tellings for key in keys_told(telling, ahead[-1], keys)]
    told += [key for telling in clause.tellings[:1] for key in keys_told(telling, subjects[0], keys)]
    for key in told or keys:
        least = min((value for subject in ahead if (value := key(subject)) is not None), default=None)
        most = [value for subject in subjects if (value := key(subject)) is not None]
        if least is None or not most or max(most) > least:
            continue
        if not any(max(most) < value < least for other in others if (value := key(other)) is not None):
            return
    raise Refused("comparison", "who comes next")


def check_position(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless the subjects ranked so in the period told: "the largest, a position that West held in March"."""
    first = clause.template
    if first is None or not first.tokens[-1:] or not first.tokens[-1].word("that", "which"):
        return
    if not first.tokens[-2:-1] or not first.tokens[-2].word("position", "place", "spot", "rank"):
        return
    index = next((at for at, token in enumerate(first.tokens) if token.has("superlative")), None)
    if index is None or not clause.said("held", "had", "occupied"):
        raise Refused("comparison", "a position")
    kept = [token for token in first.tokens[index:] if token.kind != "period" and not token.has("time")]
    then = replace(first, tokens=[*kept, *clause.tokens], directions=None)
    keys = rank_keys(world, then, kept[0].senses["superlative"], ranked_noun(then, 0)[0], 0)
    siblings = world.siblings(subjects[0])
    if not says_previous(then) or not any(has_rank(subjects, siblings, key, rank_told(first, index)) for key in keys):
        raise Refused("comparison", "a position")


def check_place(world: World, clause: Clause, subjects: tuple[Subject, ...], rank: int) -> None:
    """Raise `Refused` unless the subjects hold this place: "leads", "ranks second", "kept first place"."""
    parts = by_dimension(world, subjects)
    if len(parts) > 1:
        for part in parts:
            check_place(world, clause, part, rank)
        return
    siblings = world.siblings(subjects[0])
    keys = place_keys(world, clause)
    kept = clause.has("hold") or clause.said(*KEEPING)
    if kept:
        keys = [lambda subject: world.course(subject, "value").current]
        if not has_rank(subjects, siblings, lambda subject: world.course(subject, "value").previous, rank):
            raise Refused("comparison", "place before")
    if not any(has_rank(subjects, siblings, key, rank) for key in keys):
        raise Refused("comparison", "place")


def check_lost_lead(world: World, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless the subjects were the largest before and are no longer."""
    siblings = world.siblings(subjects[0])
    before = has_rank(subjects, siblings, lambda subject: world.course(subject, "value").previous, 1)
    now = has_rank(subjects, siblings, lambda subject: world.course(subject, "value").current, 1)
    if not before or now:
        raise Refused("comparison", "the lead")


def rank_told(clause: Clause, index: int) -> int:
    """The place that the superlative at `index` names: 2 for "second largest"."""
    for back in range(index - 1, max(-1, index - 4), -1):
        ordinal = clause.tokens[back].sense("ordinal")
        if ordinal is not None:
            return ordinal.strength
        if not is_mark(clause.tokens[back], "-"):
            break
    return 1


def ranked_noun(clause: Clause, index: int) -> tuple[Token | None, str | None]:
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
        if noun is None and token.word("to"):
            break  # "contributed the most to the increase": the increase is not what is ranked
        if noun is None and (
            token.has("move_noun", "change_noun", "share_noun", "effect_noun", "level_noun")
            or token.word(*_OFFSETS)
            or is_name(token, "metric", "numerator", "denominator")
        ):
            noun = token
            continue
        if noun is None and token.word("one", "ones"):
            return _ranked_before(clause)
        if (is_mark(token) and not is_mark(token, "-", ",")) or token.kind == "number" or is_name(token, "segment"):
            break
        if noun is not None and not token.word("of", "in", "among", "the", "all", "by", "across", "both"):
            break
    return noun, dimension


def _ranked_before(clause: Clause) -> tuple[Token | None, str | None]:
    """ "the largest absolute one": the noun of the superlative before it."""
    before = clause.template
    while before is not None:
        led = [at for at, known in enumerate(before.tokens) if known.has("superlative")]
        if led:
            return ranked_noun(before, led[0])
        before = before.template
    return None, None


def has_rank(subjects: tuple[Subject, ...], siblings: tuple[int, ...], key: Key, rank: int) -> bool:
    """Whether the subjects stand at this rank among their siblings."""
    mine = [key(subject) for subject in subjects]
    if any(value is None for value in mine):
        return False
    known = sorted(
        (value for value in (key(Subject((index,))) for index in siblings) if value is not None), reverse=True
    )
    expected = known[rank - 1 : rank - 1 + len(subjects)]
    return sorted((value for value in mine if value is not None), reverse=True) == expected


def _of_previous(clause: Clause, index: int) -> bool:
    """ "West, the largest region in March, fell to $50 in April": of the period that the phrase itself names."""
    marks = [at for at, token in enumerate(clause.tokens) if is_mark(token, ",", "()", ";", "—")]
    start = max((at for at in marks if at < index), default=-1) + 1
    piece = clause.tokens[start : min((at for at in marks if at > index), default=len(clause.tokens))]
    times = {when for token in piece if (when := time_of(token)) is not None}
    if len(piece) == len(clause.tokens) or not times or means(piece, "move", "move_noun"):
        return says_previous(clause)
    return times == {"previous"}


def rank_keys(
    world: World, clause: Clause, sense: Sense, noun: Token | None, index: int, *, before: bool = False
) -> list[Key]:
    """The values by which a superlative may rank; those of the previous period when it is said of what was `before`."""
    small = -1 if sense.sign < 0 else 1
    toward = 1 if world.facts.delta >= 0 else -1
    polarity = -1 if world.facts.polarity == "down" else 1
    previous = before or _of_previous(clause, index)
    joint = clause.entity.joint if clause.entity is not None else ""

    def level(aspect: Aspect, sign: int) -> Key:
        def key(subject: Subject) -> float | None:
            course = world.course(subject, aspect)
            return signed(course.previous if previous else course.current, sign)

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
        keys = [change(aspect, sign, small, relative=False) for aspect in aspects]
        percent = any(token.figure is not None and token.figure.unit == "percent" for token in clause.tokens)
        said_of = clause.entity.kind if clause.entity is not None else None
        owned = said_of == "segment" and clause.said("had", "has", "saw", "showed")
        if (
            sense.tag in {"move", "adverb"}
            or percent
            or (world.is_ratio and not owned)
            or clause.said(*RELATIVE, "percentage", "proportionally")
        ):
            keys += [change(aspect, sign, small, relative=True) for aspect in aspects]
        if (
            clause.said("in absolute terms", "absolute", "in percentage points", "in points")
            or joint == "in absolute terms"
        ):
            keys = [change(aspect, sign, small, relative=False) for aspect in aspects]
        elif _relatively(clause, index) or clause.said(*RELATIVE) or joint in RELATIVE:
            keys = [change(aspect, sign, small, relative=True) for aspect in aspects]
        owned = (
            clause.entity is not None and clause.entity.kind == "segment" and clause.said("had", "has", "saw", "showed")
        )
        if ((world.is_ratio and not owned) or clause.has("transitive")) and not clause.said(*RELATIVE):
            keys.append(effect("contribution", sign or toward, small))
        return keys

    def grown(subject: Subject) -> float | None:
        rates = [world.course(Subject((other,)), "value").relative for other in world.siblings(subject)]
        return None if None in rates else signed(world.course(subject, "value").relative, small)

    def loss(subject: Subject) -> float | None:
        value = level("value", 1)(subject)
        return -value * small if value is not None and value < 0 else None

    if ranks_performance(world, clause, index):
        return performances(world, small)
    if any(
        token.has("level_sign") and token.senses["level_sign"].sign < 0
        for token in clause.tokens[index + 1 : index + 3]
    ):
        return [loss]
    if noun is not None and noun.word(*_OFFSETS):
        return [effect("contribution", -toward, small)]
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
        return changing(sign or adjective)
    won = index > 1 and clause.tokens[index - 1].word("the") and clause.tokens[index - 2].has("move")
    if noun is not None and noun.has("share_noun") and won and signs:
        return [change("share", signs[-1], small, relative=False)]
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
    paced = clause.tokens[index].lowered.startswith(("fast", "slow", "quick"))
    if sense.tag == "move" and paced and world.facts.unit not in {"minutes", "ratio"} and signs:
        if not clause.said("absolute", "in absolute terms"):
            return [change(clause.aspect or "value", signs[-1], small, relative=True)]
    if sense.tag == "move" and paced and noun is not None and is_name(noun, "dimension"):
        if world.facts.unit == "minutes":
            return [level("value", -small)]
        if world.facts.unit == "ratio":
            return [level("value", small)]
    if sense.tag == "move":
        sign = signs[-1] if signs else 0
        keys = changing(sign)
        ranked = noun is not None and is_name(noun, "dimension")
        if ranked and not signs and clause.tokens[index].word("strongest", "weakest"):
            return [level("value", small), *([] if world.facts.unit == "minutes" else [grown])]
        if world.facts.unit == "minutes" and (ranked or not signs):
            slow = clause.tokens[index].text.lower().startswith("slow")
            own = [level("value", 1 if slow else -1)]
            keys = own if ranked and not signs else [*keys, *own]
        elif not signs:
            keys += [level("value", small)]
        return keys
    if sense.tag == "level":
        return [level("value", sense.sign)]
    if noun is not None and noun.name is not None and noun.name.kind in {"numerator", "denominator"}:
        part: Aspect = "numerator" if noun.name.kind == "numerator" else "denominator"
        counted = clause.tokens[index].word("most", "least", "fewest")
        return [level(part, small), *([] if counted else [level("value", small)])]
    copula = index and clause.tokens[index - 1].word("was", "is", "were", "are")
    if (
        noun is None
        and copula
        and any(known.kind == "noun" and known.at < index for known in directions_of(world, clause))
    ):
        return changing(signs[-1] if signs else 0)  # "the decline was smallest in West"
    if clause.tokens[index].word("most of all") and signs:
        return changing(signs[-1])
    keys = [level("value", small)]
    if clause.tokens[index].word(*_PRICED):
        return keys
    named_metric = noun is not None and is_name(noun, "metric")
    if not named_metric and world.is_ratio and clause.tokens[index].text.lower() not in {"highest", "lowest", *_PRICED}:
        keys = [level("share", small), level("denominator", small)]
        if clause.aspect == "value" or noun is None:
            keys.append(level("numerator", small))
    rated = named_metric and world.is_ratio  # "carries half of them and has the highest rate"
    if not rated and (
        clause.has("transitive", "drive_verb", "share_verb") or clause.contribution or (noun is None and signs)
    ):
        keys += changing(signs[-1] if signs else toward)
        keys.append(effect("contribution", toward, small))
    after = token_at(clause.tokens, index + 1)
    listed = after.kind == "word" and not after.word(
        "of", "in", "to", "by", "with", "and", "at", "for", "from", "on", "among"
    )
    counted = not signs and (named_metric or listed)  # "ships the most parcels"
    if (clause.tokens[index].lowered in {"most", "most of all", "least"} and not counted) or (
        noun is None and clause.bracket
    ):
        keys += changing(signs[-1] if signs else 0)
    return keys
