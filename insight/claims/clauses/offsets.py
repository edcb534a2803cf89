"""What works against what: offsets, whole or partial, and movements that cancel."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import noun_sign
from insight.claims.clauses.drivers import WHOLE_SHARE
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.sources import source_at
from insight.claims.refusal import Refused
from insight.claims.tokens import means, says
from insight.claims.world import TOTAL, EffectName, Subject, World

_SOME: Final = 0.02
"""How much of the other side something must make up for to be said to work against it."""
_MUCH: Final = 0.3
"""And to be said to offset it, with no word for how far."""
_HALF: Final = 0.5
_EVEN: Final = (0.85, 1.18)
"""How far apart two sides that cancel out may be."""
_NEARLY_EVEN: Final = (0.75, 1.34)
"""And two that nearly do."""
_NEARLY: Final = frozenset(["nearly", "almost", "largely", "roughly", "broadly", "mostly", "virtually"])
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


def check_offset(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless one side went against the other, as far as is said."""
    if _sums(clause, index):
        return
    if clause.tokens[index].lowered.startswith("replac") and _takes_place(clause, index):
        _check_place_taken(world, clause, subjects)
        return
    if _mutual(clause, index):
        _check_cancels(world, clause, subjects, index)
        return
    moves_said = means(clause.tokens[:index], "move_noun")
    kinds: tuple[EffectName, ...] = (
        ("contribution", "rate_effect") if world.is_ratio and moves_said else ("contribution",)
    )
    over: list[str | None] = [clause.dimension]
    if clause.dimension is None and len(world.dimensions) > 1 and subjects == (TOTAL,):
        over = [known for known in (None, *world.dimensions) if _told_over(world, clause, known)] or over
    for kind, dimension in itertools.product(kinds, over):
        try:
            _check_offset(world, clause, subjects, index, kind, dimension)
        except Refused as refused:
            failure = refused
        else:
            return
    raise failure


def _check_offset(
    world: World,
    clause: Clause,
    subjects: tuple[Subject, ...],
    index: int,
    kind: EffectName,
    over: str | None,
) -> None:
    token = clause.tokens[index]
    named = _effect_named(clause, range(index - 1, -1, -1))
    name: EffectName = clause.effect if clause.effect in {"rate_effect", "mix_effect"} else named or kind
    if name == "contribution" and world.is_ratio and any(is_name(known, "metric") for known in clause.tokens[:index]):
        name = "rate_effect"
    mine = _summed(world, subjects, name, over) if subjects != (TOTAL,) or name != "contribution" else None
    ties = [tie for tie in clause.ties if tie.at > index]
    sides = None if ties else _sides(world, clause, index)
    passive = says(clause.tokens[index + 1 : index + 5], "by", "for by") or token.text.lower().endswith(" by")
    others = [subject for tie in ties for subject in tie.entity.choices[0]]
    told = [tie.entity.effect for tie in ties if tie.entity.effect in {"rate_effect", "mix_effect"}]
    other_effect = told[0] if told else _effect_named(clause, range(index + 1, len(clause.tokens)))
    if other_effect is None and not ties:
        found = (source_at(world, clause.tokens, at) for at in range(index + 1, min(index + 5, len(clause.tokens))))
        other_effect = next((source.effect for source in found if source is not None), None)
    if other_effect is not None and subjects != (TOTAL,):
        theirs = _summed(world, subjects, other_effect, over)
    elif other_effect is not None:
        theirs = next(iter(world.effect_totals(other_effect, over)), None)
    elif others:
        theirs = _summed(world, tuple(others), kind, over)
    else:
        theirs = None if mine is None else world.facts.delta - mine
    if theirs is None and others:
        raise Refused("comparison", "offset by what")
    by_another = passive and bool(ties) and other_effect is None
    if theirs is not None and by_another and theirs * _offset_way(world, clause, index) > 0:
        raise Refused("direction", "did not offset")
    if passive and not ties and subjects != (TOTAL,) and other_effect is None:
        theirs = _summed(world, subjects, "contribution", over)
        others, mine = list(subjects), None
    denied = _is_denied(clause, index)
    both = subjects != (TOTAL,) and mine is not None and named is not None and other_effect not in {None, named}
    if theirs is not None and (mine is None or passive) and not both:
        against = _against(world, theirs, others)
        pair = mine is not None and mine * theirs < 0 and passive
        amount_told = any(known.kind == "number" for known in clause.tokens[:index])
        owned = subjects != (TOTAL,) and means(clause.tokens[:index], "move_noun")
        certain = amount_told or denied or owned
        mine = mine if mine is not None and pair and (certain or abs(mine) >= abs(against)) else against
    mine, theirs = sides or (mine, theirs)
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
    if token.word("offset") and index and clause.tokens[index - 1].has("superlative"):
        return  # "the largest offset": which is the largest is held with the ranks
    near = [word for known in clause.tokens[max(0, index - 4) : index + 6] for word in known.text.lower().split()]
    text = " ".join(near)
    ratio = abs(mine / theirs)
    behind = clause.tokens[index + 1 : index + 2]
    amount = any(known.figure is not None and known.figure.unit != "fraction" for known in behind)
    made_up = token.text.lower().startswith(("made up", "make up", "makes up", "making up", "compensat"))
    if denied:
        held = ratio < 1
    elif behind and behind[0].word("all of", "most of"):
        held = ratio > WHOLE_SHARE if behind[0].word("all of") else _HALF < ratio <= 1
    elif says(clause.tokens[index + 1 : index + 3], "small", "minor") and "part" in near:
        held = ratio < _HALF
    elif amount and not passive:
        held = ratio <= 1  # how much it was is judged with the figure itself
    elif "more than" in text or token.text.lower().startswith("outweigh"):
        held = ratio > 1
    elif (
        "less than" in text
        or set(near) & _PARTLY
        or any(known.figure is not None and known.figure.unit == "fraction" for known in clause.tokens)
    ):
        held = ratio < 1
    elif any(word in text for word in ("largely", "mostly")):
        held = 0.5 <= ratio <= 1.0
    elif any(word in text for word in ("almost", "nearly", "virtually")):
        held = 0.8 <= ratio <= 1.0
    elif any(word in text for word in ("fully", "entirely", "completely", "cancel", "exactly", "balance")):
        held = 0.85 <= ratio <= 1.18
    elif any(word.startswith("help") for word in near):
        held = _SOME <= ratio < 1  # "helped to offset it": with others
    else:
        held = ratio >= (WHOLE_SHARE if made_up else _MUCH if token.text.lower().startswith("offset") else _SOME)
    if not held:
        raise Refused("comparison", "how much was offset")


def _told_over(world: World, clause: Clause, dimension: str | None) -> bool:
    """True when the figures of rate and mix are those over this dimension."""
    scale = 100 if world.facts.unit == "percent" else 1
    told = [known for known in clause.tellings if known.roles[:1] == ("effect",) and len(known.effects) == 1]
    totals = [(known.figure, world.effect_totals(known.effects[0], dimension)[:1]) for known in told]
    return all(figure.borne_out(abs(total) * scale) for figure, values in totals for total in values)


def _offset_way(world: World, clause: Clause, index: int) -> float:
    """Which way went what "the decline was partly offset by" says to have been offset; 0 when that is not told."""
    for token in reversed(clause.tokens[:index]):
        if token.has("move_noun") and not (token.has("move_adjective") and not token.word("rise", "fall")):
            return noun_sign(world, token)
        if token.has("change_noun"):
            return world.facts.delta
        if is_mark(token):
            break
    return 0


def _effect_named(clause: Clause, places: range) -> EffectName | None:
    """The first of rate and mix that stands in these places: "Knitwear's rate effect outweighed its mix effect"."""
    for at in places:
        token = clause.tokens[at]
        sense = None if is_name(token) else token.sense("effect_noun")
        if sense is not None and sense.tag in {"rate_effect", "mix_effect"}:
            return "rate_effect" if sense.tag == "rate_effect" else "mix_effect"
    return None


def _sides(world: World, clause: Clause, index: int) -> tuple[float, float] | None:
    """ "the losses outweighed the gains": all that went one way against all that went the other."""
    before = [at for at in range(index) if clause.tokens[at].has("move_noun")]
    after = [at for at in range(index + 1, len(clause.tokens)) if clause.tokens[at].has("move_noun")]
    if not before or not after or not world.dimensions:
        return None
    nouns = [clause.tokens[at] for at in (before[-1], after[0])]
    owned = any(clause.tokens[at - 1].kind == "possessive" for at in (before[-1], after[0]) if at)
    if owned or not all(noun.lowered.endswith("s") and not noun.lowered.endswith("ss") for noun in nouns):
        return None
    members = world.dimensions[clause.dimension or next(iter(world.dimensions))]
    values = [world.effect(Subject((known,)), "contribution") or 0.0 for known in members]
    signs = [noun.senses["move_noun"].sign for noun in nouns]
    mine, theirs = (sum(value for value in values if value * sign > 0) for sign in signs)
    return mine, theirs


def _takes_place(clause: Clause, index: int) -> bool:
    """ "West replaced South as the largest region": a place taken, not a loss made up for."""
    behind = [*clause.tokens[index + 1 :], *(known for tie in clause.ties if tie.behind for known in tie.behind.tokens)]
    return says(behind, "as")


def _check_place_taken(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless the one was the largest before, and the other is now."""
    others = [subject for tie in clause.ties if tie.kind == "compare" for subject in tie.entity.choices[0]]
    pair = (*subjects, *others)
    if len(pair) != len(["West", "South"]) or not all(subject.members for subject in pair):
        raise Refused("comparison", "whose place")
    courses = {member: world.course(Subject((member,)), "value") for member in world.siblings(pair[0])}
    now = max(courses, key=lambda member: courses[member].current or 0.0)
    before = max(courses, key=lambda member: courses[member].previous or 0.0)
    if (now,) != pair[0].members or (before,) != pair[1].members:
        raise Refused("comparison", "whose place")


def _sums(clause: Clause, index: int) -> bool:
    """ "the two net out at +$50", "the balance is −$50": the sum, which its figure tells."""
    token, before = clause.tokens[index], clause.tokens[index - 1 : index]
    behind = clause.tokens[index + 1 : index + 3]
    told = len(behind) > 1 and behind[1].kind == "number"
    if token.word("balance"):
        return bool(behind and before) and before[0].word("the") and behind[0].word("is", "was", "of")
    return told and token.lowered.startswith("net") and behind[0].word("at", "to")


def _is_denied(clause: Clause, index: int) -> bool:
    """ "could not offset", "not quite offset", but not "not only offset"."""
    return any(
        (token.has("negation") or "short" in token.lowered.split() or token.text.lower().split()[0] == "not")
        and not token.word("not only")
        for token in clause.tokens[max(0, index - 5) : index]
        if token.kind == "word"
    )


def _mutual(clause: Clause, index: int) -> bool:
    """ "gains and losses cancel out", "offset each other"."""
    word, behind = clause.tokens[index].text.lower(), clause.tokens[index + 1 : index + 4]
    if word.endswith((" each other", " one another")) or says(behind, "each other", "one another", "each"):
        return True
    tied = any(tie.at > index for tie in clause.ties) or means(behind, "effect_noun")
    return word.startswith(("cancel", "balance")) and not tied and not says(behind, "by")


def _check_cancels(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless the two sides go against each other and come to nearly nothing."""
    before: list[Subject] = []
    joined = clause.template
    while joined is not None and joined.tokens and joined.tokens[-1].word("and", ",") and joined.choices[0][0].members:
        before += joined.choices[0]
        joined = joined.template
    names: set[EffectName] = {"contribution", "rate_effect"} if world.is_ratio else {"contribution"}
    placed = next((each.places[-1].choices[0] for each in _chain(clause) if each.places), ())
    subjects = placed if placed and not (subjects and subjects[0].members) else subjects
    names |= {known.effect for known in _chain(clause) if known.effect}
    pairs: list[tuple[float, float]] = []
    for name in names:
        sides = subjects if len(subjects) > 1 else ()
        if clause.entity is not None and clause.entity.kind == "change" and placed:
            sides = placed
        elif before and subjects[0].members:
            sides = tuple(dict.fromkeys((*before, *subjects)))
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
    negated = means(near[:4], "negation")
    low, high = _NEARLY_EVEN if any(token.text.lower() in _NEARLY for token in near) else _EVEN
    if any(up and down and (partly or low <= up / down <= high) for up, down in pairs) == negated:
        raise Refused("comparison", "does not cancel out")


def _chain(clause: Clause) -> Iterator[Clause]:
    """The clause and those that it goes on from: "in the other regions, gains and losses cancel out"."""
    known: Clause | None = clause
    while known is not None:
        yield known
        known = known.template


def _against(world: World, theirs: float, others: list[Subject]) -> float:
    """All that went the other way than `theirs`, in the dimension of the others."""
    if not others:
        return world.facts.delta - theirs
    values = [world.effect(Subject((index,)), "contribution") or 0.0 for index in world.siblings(others[0])]
    return sum(value for value in values if value * theirs < 0)


def _summed(world: World, subjects: tuple[Subject, ...], name: EffectName, over: str | None) -> float | None:
    if subjects == (TOTAL,):
        return next(iter(world.effect_totals(name, over)), None) if name != "contribution" else world.facts.delta
    values = [world.effect(subject, name) for subject in subjects]
    return (
        None
        if not values or any(value is None for value in values)
        else sum(value for value in values if value is not None)
    )
