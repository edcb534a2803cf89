"""Places that no superlative tells: "brought in the most", "tops the list", "second was West", "was alone in falling"."""

from __future__ import annotations

import itertools
from typing import Final, cast

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.clauses.named_together import only_names
from insight.claims.clauses.place_keys import Key
from insight.claims.clauses.ranks import by_dimension, has_rank
from insight.claims.clauses.sizes import says_previous, signed
from insight.claims.figures import Hedge
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import Aspect, EffectName, Subject, World

_LISTS: Final = ("list", "ranking", "rankings", "ranks", "table", "league table", "chart", "charts", "standings", "field", "leaderboard", "order")  # fmt: skip
_HEADING: Final = ("tops", "topped", "top", "topping", "heads", "headed", "heading")
RANKING: Final = ("ranks", "ranked", "rank", "placed", "came", "comes", "come", "finished", "finishes")
"""Verbs whose ordinal is a place."""
_COPULAS: Final = ("was", "is", "were", "are", "came", "comes", "ranks", "ranked", "stood", "stands")
_ENDS: Final = ("in", "of", "among", "during", "by", "and", "but", "while", "with", "at", "of all", "all of", "across", "for", "on")  # fmt: skip
_TOPS: Final = ("top", "leading", "biggest", "largest", "highest", "best", "strongest")
_BOTTOMS: Final = ("bottom", "smallest", "lowest", "weakest", "worst")
_TRENDS: Final = ("trend", "tide", "grain", "current")
_AHEAD: Final = ("lead", "lead over", "advantage", "advantage over", "margin over", "head start")
_RANKINGS: Final = ("order", "ranking", "rankings", "ranks", "sequence", "pecking order", "rank order", "line-up", "lineup", "standings")  # fmt: skip
_GREATER: Final = {"larger than": 1, "bigger than": 1, "higher than": 1, "above": 1, "ahead of": 1, "greater than": 1, "smaller than": -1, "lower than": -1, "below": -1, "behind": -1}  # fmt: skip


def check_standings(world: World, clause: Clause) -> None:
    """Raise `Refused` unless the segment that a clause puts at a place stands there."""
    subjects = clause.choices[0]
    if not subjects or not all(subject.members and not subject.rest for subject in subjects):
        return
    if clause.said("most", "the most", "least", "the least"):
        _check_most(world, clause, subjects)
    if clause.said("alone"):
        _check_alone(world, clause, subjects)
    if clause.said(*_LISTS) and clause.said(*_HEADING):
        _check_list_headed(world, clause, subjects)
    if clause.has("ordinal"):
        _check_ordinal(world, clause, subjects)
    if clause.said(*_AHEAD) and clause.ties:
        _check_lead(world, clause, subjects)
    if clause.ties and any("multiple" in telling.roles[:1] for telling in clause.tellings):
        _check_times_as_large(world, clause, subjects)
    if clause.said("in that order", "order"):
        _check_order_told(world, clause, subjects)
    if clause.said(*_TRENDS) and clause.said("against", "contrary to", "counter to"):
        signs = _signs(world, clause)
        if signs and signs[0] * world.facts.delta > 0 and not clause.has("negation"):
            raise Refused("comparison", "against the trend")
    if clause.tokens and clause.tokens[0].word("only") and clause.ties:
        _check_only_beyond(world, clause, subjects)


def _level(world: World, clause: Clause, aspect: Aspect, sign: int = 1) -> Key:
    previous = says_previous(clause)

    def key(subject: Subject) -> float | None:
        course = world.course(subject, aspect)
        return signed(course.previous if previous else course.current, sign)

    return key


def _levels(world: World, clause: Clause, sign: int = 1) -> list[Key]:
    aspects: tuple[Aspect, ...] = ("value", "numerator", "denominator") if world.is_ratio else ("value",)
    return [_level(world, clause, aspect, sign) for aspect in aspects]


def _moves(world: World, sign: int) -> list[Key]:
    """By how far each moved one way; `None` for whoever did not."""

    def moved(value: float | None) -> float | None:
        return abs(value) if value is not None and value * sign > 0 else None

    def amount(subject: Subject) -> float | None:
        return moved(world.course(subject, "value").delta)

    def growth(subject: Subject) -> float | None:
        return moved(world.course(subject, "value").relative)

    def contribution(subject: Subject) -> float | None:
        return moved(world.effect(subject, "contribution"))

    return [amount, growth, contribution]


def _signs(world: World, clause: Clause) -> list[int]:
    return [known.told_sign for known in directions_of(world, clause) if known.told_sign and known.kind != "degree"]


def _ends(token: Token) -> bool:
    return not token.text or is_mark(token) or token.word(*_ENDS) or time_of(token) is not None


def _check_most(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """ "brought in the most", "contributed the most to the change", "made the most negative contribution"."""
    parts = by_dimension(world, subjects)
    if len(parts) > 1:
        for part in parts:
            _check_most(world, clause, part)
        return
    tokens, siblings = clause.tokens, world.siblings(subjects[0])
    toward = 1 if world.facts.delta >= 0 else -1
    for index, token in enumerate(tokens):
        if not token.word("most", "the most", "least", "the least"):
            continue
        small = -1 if token.lowered.endswith("least") else 1
        after, before = token_at(tokens, index + 1), token_at(tokens, index - 1)
        verb = token_at(tokens, index - 2) if before.word("the") else before
        polar = after.sense("move_adjective") if after.word("negative", "positive") else None
        if polar is not None and small > 0:
            noun = token_at(tokens, index + 2)
            sense = noun.sense("effect_noun")
            if sense is None and not noun.has("move_noun"):
                continue
            name: EffectName = "contribution"
            if sense is not None and sense.tag in {"rate_effect", "mix_effect"}:
                name = "rate_effect" if sense.tag == "rate_effect" else "mix_effect"

            def effect(subject: Subject, name: EffectName = name, sign: int = polar.sign) -> float | None:
                value = world.effect(subject, name)
                return None if value is None or value * sign <= 0 else abs(value)

            if not has_rank(subjects, siblings, effect, 1):
                raise Refused("comparison", f"most {after.text}")
        elif (
            verb.has("level_verb") and not verb.has("move", "move_noun") and _ends(after) and not _signs(world, clause)
        ):
            if clause.group is None and not any(
                has_rank(subjects, siblings, key, 1) for key in _levels(world, clause, small)
            ):
                raise Refused("comparison", "the most")
        elif (
            verb.lowered.startswith("contribut")
            and small > 0
            and (_ends(after) or after.word("to"))
            and not before.has("ordinal")
        ):

            def contributed(subject: Subject) -> float | None:
                return signed(world.effect(subject, "contribution"), toward)

            if not clause.has("negation") and not has_rank(subjects, siblings, contributed, _place_of(clause)):
                raise Refused("comparison", "contributed the most")


def _place_of(clause: Clause) -> int:
    """ "after West, South contributed the most": second."""
    first = clause.template
    behind = first is not None and bool(first.tokens) and first.tokens[0].word("after", "behind", "besides")
    return 2 if behind else 1


def _check_alone(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """ "West alone fell", "was alone in falling": none of the others did."""
    tokens = clause.tokens
    if clause.tellings or clause.ties or clause.aspect not in {None, "value"}:
        return
    for index, token in enumerate(tokens):
        before, after = token_at(tokens, index - 1), token_at(tokens, index + 1)
        if not token.word("alone") or not (
            after.word("in", "with")
            or (is_name(before, "segment") and after.has("move") and _ends(token_at(tokens, index + 2)))
        ):
            continue
        signs = [known.told_sign for known in directions_of(world, clause) if known.at > index and known.told_sign]
        if signs and clause.group is None:
            _require_only(world, subjects, signs[0], "alone")


def _require_only(world: World, subjects: tuple[Subject, ...], sign: int, what: str) -> None:
    named = {member for subject in subjects for member in subject.members}
    moved = {
        member
        for member in (*world.siblings(subjects[0]), *named)
        if (world.course(Subject((member,)), "value").delta or 0.0) * sign > 0
    }
    if moved != named:
        raise Refused("comparison", what)


def _check_list_headed(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """ "tops the list of regions": the first of them, and one of them."""
    tokens = clause.tokens
    for index, token in enumerate(tokens):
        if not token.word(*_HEADING) or not any(known.word(*_LISTS) for known in tokens[index + 1 : index + 4]):
            continue
        signs = _signs(world, clause)
        keys = _moves(world, signs[0]) if signs else _levels(world, clause)
        if not any(has_rank(subjects, world.siblings(subjects[0]), key, 1) for key in keys):
            raise Refused("comparison", "the top of the list")
        for known in tokens[index + 1 :]:
            if is_name(known, "dimension") and known.name is not None and known.name.dimension:
                if known.name.dimension != world.dimension_of(subjects[0]):
                    raise Refused("comparison", "the list of another dimension")
                break


def _check_ordinal(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """ "second was West, with a fall of $40", "North takes first place, West second"."""
    tokens, siblings = clause.tokens, world.siblings(subjects[0])
    first = token_at(tokens, 1 if tokens[0].word("in") else 0)
    place = first.sense("ordinal")
    at = 1 + tokens[0].word("in")
    at += token_at(tokens, at).word("place", "position", "spot")
    if place is not None and token_at(tokens, at).word(*_COPULAS) and is_name(token_at(tokens, at + 1), "segment"):
        signs = _signs(world, clause)
        keys = _moves(world, signs[0]) if signs else [*_levels(world, clause), *_moves(world, 1), *_moves(world, -1)]
        if not any(has_rank(subjects, siblings, key, place.strength) for key in keys):
            raise Refused("comparison", "a place")
    for at, (verb, known) in enumerate(itertools.pairwise(tokens)):
        sense = known.sense("ordinal")
        if sense is None or not verb.word(*RANKING) or not _ends(token_at(tokens, at + 2)) or clause.group is not None:
            continue
        signs = _signs(world, clause) or ([] if clause.template is None else _signs(world, clause.template))
        lead = clause.template is not None or clause.tellings
        keys = _moves(world, signs[0]) if signs else _levels(world, clause)[: None if lead else 1]
        if not any(has_rank(subjects, siblings, key, sense.strength) for key in keys):
            raise Refused("comparison", "a rank")
    before = clause.template
    said = [token for token in tokens if not is_mark(token) and not token.word("and", "the")]
    if before is None or len(said) != 2 or not is_name(said[0], "segment") or not said[1].has("ordinal"):
        return
    ahead = before.choices[0]
    led = next((token.senses["ordinal"].strength for token in before.tokens if token.has("ordinal")), 0)
    if not led or not ahead or not ahead[0].members or world.dimension_of(ahead[0]) != world.dimension_of(subjects[0]):
        return
    signs = _signs(world, before)
    keys = _moves(world, signs[0]) if signs else _levels(world, before)
    rank = said[1].senses["ordinal"].strength
    if not any(has_rank(ahead, siblings, key, led) and has_rank(subjects, siblings, key, rank) for key in keys):
        raise Refused("comparison", "a place")


def _check_lead(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """ "extended its lead over West", "the lead of North over West grew": whoever leads is ahead, in both periods."""
    others = [tie.entity.choices[0] for tie in clause.ties if tie.kind == "compare"]
    if len(others) != 1 or len(others[0]) != 1 or len(subjects) != 1 or not others[0][0].members:
        return
    if clause.said("lost", "lose", "took", "takes", "surrendered", "ceded", "gave up", "gained", "regained"):
        return
    mine, theirs = (world.course(known, clause.aspect or "value") for known in (subjects[0], others[0][0]))
    if mine.previous is None or mine.current is None or theirs.previous is None or theirs.current is None:
        return
    then, now = mine.previous - theirs.previous, mine.current - theirs.current
    if world.facts.polarity == "down" and world.is_ratio and then < 0 and now < 0:
        then, now = -then, -now
    if now <= 0 or (then <= 0 and clause.has("move", "move_noun")):
        raise Refused("comparison", "a lead")


def _check_times_as_large(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """ "is about twice as large as West": by its value, not by how far it moved."""
    others = [tie.entity.choices[0] for tie in clause.ties if tie.kind == "compare"]
    stands = any(
        token.lowered.split()[0] in {"is", "was", "are", "were"} for token in clause.tokens[:3] if token.lowered
    )
    if not stands or len(others) != 1 or len(others[0]) != 1 or len(subjects) != 1 or not others[0][0].members:
        return
    if clause.has("move", "move_noun", "change_noun", "effect_noun"):
        return
    for telling in clause.tellings:
        if telling.roles[:1] != ("multiple",):
            continue
        pairs = [
            (key(subjects[0]), key(others[0][0])) for key in [*_levels(world, clause), _level(world, clause, "share")]
        ]
        if not any(
            mine and theirs and telling.figure.borne_out(mine / theirs, cast("Hedge", telling.hedge))
            for mine, theirs in pairs
        ):
            raise Refused("number", "how many times as large")


def _check_order_told(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """ "North, South and West fell, in that order of size": those named come in that order."""
    tokens = clause.tokens
    at = next(
        (
            index
            for index, token in enumerate(tokens)
            if token.word("in that order", "in this order")
            or (token.word("order") and token_at(tokens, index - 1).word("that", "this", "descending"))
        ),
        None,
    )
    if at is None or len(subjects) < 2:
        return
    signs = _signs(world, clause)
    keys = _moves(world, signs[0]) if signs else _levels(world, clause)
    for key in keys:
        values = [value for subject in subjects if (value := key(subject)) is not None]
        if len(values) == len(subjects) and values == sorted(values, reverse=True):
            return
    raise Refused("comparison", "in that order")


def _check_only_beyond(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """ "only North was larger than West": the others were not."""
    others = [tie.entity.choices[0] for tie in clause.ties if tie.kind == "compare"]
    sign = next((_GREATER[token.lowered] for token in clause.tokens if token.lowered in _GREATER), 0)
    for token, following in itertools.pairwise(clause.tokens):
        if token.has("move_adjective") and following.word("than"):
            sign = token.senses["move_adjective"].sign
    if len(others) != 1 or len(others[0]) != 1 or not others[0][0].members or not sign or _signs(world, clause):
        return
    key = _level(world, clause, clause.aspect or "value", sign)
    limit = key(others[0][0])
    named = {member for subject in subjects for member in subject.members}
    beyond = {
        member
        for member in world.siblings(subjects[0])
        if limit is not None and (value := key(Subject((member,)))) is not None and value > limit
    }
    if beyond != named:
        raise Refused("comparison", "only")


def check_standings_named(world: World, clauses: list[Clause]) -> None:
    """Raise `Refused` unless those named behind "the top two regions were" rank so, and an order that "changed" did."""
    for clause in clauses:
        if clause.said(*_RANKINGS):
            _check_ranking(world, clause)
        if clause.said("the only", "the sole", "only"):
            _check_only_noun(world, clause)
        if clause.said("formerly", "used to", "erstwhile"):
            raise Refused("period", "what once was")
        if clause.said(*_EQUAL) and len(clause.choices[0]) > 1 and clause.has("move_noun"):
            _check_equal(world, clause)
        if clause.group is not None and clause.ties and clause.said("no", "none", "none of", "no other", "nobody"):
            _check_outdone(world, clause)
    for first, second in itertools.pairwise(clauses):
        if first.said("lead", "lead over", "advantage") and first.ties and second.template is first:
            _check_lead_moved(world, first, second)
        group = first.group
        mention = group.mention if group is not None else None
        if (
            mention is None
            or mention.count is None
            or mention.superlative is None
            or first.has("move", "move_noun", "effect_noun")
        ):
            continue
        joint = second.entity.joint if second.entity is not None else ""
        if joint not in {"was", "were", "is", "are"} or not only_names(second):
            continue
        subjects = second.choices[0]
        field = {world.dimension_of(subject) for subject in subjects if subject.members}
        if len(subjects) != mention.count or (mention.dimension is not None and field != {mention.dimension}):
            raise Refused("comparison", "who ranks so")
        sign = mention.superlative.sign or 1
        keys = [*_levels(world, first, sign), _level(world, first, "share", sign)]
        if not any(has_rank(subjects, world.siblings(subjects[0]), key, mention.rank) for key in keys):
            raise Refused("comparison", "who ranks so")


_EQUAL: Final = ("equal", "about equal", "roughly equal", "nearly equal", "almost equal", "virtually equal", "broadly equal", "similar", "comparable", "identical", "about the same", "roughly the same", "the same")  # fmt: skip
_EVEN: Final = 0.85
"""How much of the larger of two the smaller must be for both to be called equal."""


def _check_equal(world: World, clause: Clause) -> None:
    """ "the declines in West and South were about equal": as amounts or as percentages."""
    subjects = clause.choices[0]
    said = any(
        token.word(*_EQUAL) and not token_at(clause.tokens, at + 1).text for at, token in enumerate(clause.tokens)
    )
    if not said or clause.has("negation") or not all(subject.members for subject in subjects):
        return
    for kind in ("delta", "relative"):
        sizes = sorted(
            abs(getattr(world.course(subject, clause.aspect or "value"), kind) or 0.0) for subject in subjects
        )
        if sizes[0] >= _EVEN * sizes[-1]:
            return
    raise Refused("comparison", "equal changes")


def _check_outdone(world: World, clause: Clause) -> None:
    """ "no site rose more than West": West rose, and the furthest."""
    others = [tie.entity.choices[0] for tie in clause.ties if tie.kind == "compare"]
    told = [known for known in directions_of(world, clause) if known.sign and known.kind in {"verb", "noun"}]
    if len(others) != 1 or len(others[0]) != 1 or not others[0][0].members or not told or clause.aspect is not None:
        return
    more = clause.said("more", "more than", "larger", "bigger", "greater", "steeper", "sharper", "as much", "larger than", "bigger than", "faster", "stronger")  # fmt: skip
    if more and not any(
        has_rank(others[0], world.siblings(others[0][0]), key, 1) for key in _moves(world, told[0].sign)
    ):
        raise Refused("comparison", "whom nobody outdid")


def _check_lead_moved(world: World, first: Clause, second: Clause) -> None:
    """ "the lead of North over West grew": by how far the one is ahead."""
    other, subjects, signs = second.entity, first.choices[0], _signs(world, second)
    if other is None or other.stand != "compare" or len(subjects) != 1 or not subjects[0].members or not signs:
        return
    mine, theirs = (world.course(known, first.aspect or "value") for known in (subjects[0], other.choices[0][0]))
    if mine.delta is not None and theirs.delta is not None and (mine.delta - theirs.delta) * signs[0] <= 0:
        raise Refused("comparison", "a lead")


def _check_only_noun(world: World, clause: Clause) -> None:
    """ "the only decline among the regions came from West": no other of them had one."""
    for index, token in enumerate(clause.tokens):
        noun = token_at(clause.tokens, index + 1)
        if not token.word("the only", "the sole", "only") or not noun.has("move_noun") or noun.lowered.endswith("s"):
            continue
        driven = [tie.entity.choices[0] for tie in clause.ties if tie.kind in {"driver", "place"} and tie.at > index]
        subjects = driven[0] if driven else clause.choices[0]
        if not subjects or not all(subject.members and not subject.rest for subject in subjects):
            continue
        for known in clause.tokens[index:]:
            if is_name(known, "dimension") and known.name is not None and known.name.dimension:
                if known.name.dimension != world.dimension_of(subjects[0]):
                    raise Refused("comparison", "the only one of another dimension")
                break
        sense = noun.senses["move_noun"]
        polar = sense.tag == "polar" and world.facts.polarity == "down"
        if sense.sign and clause.aspect in {None, "value"} and clause.group is None:
            _require_only(world, subjects, -sense.sign if polar else sense.sign, "the only one")


_CHANGED: Final = ("changed", "changes", "shifted", "reversed", "is different", "was reshuffled", "reshuffled")


def _check_ranking(world: World, clause: Clause) -> None:
    """ "the order of the regions changed": by value, it is another one."""
    tokens = clause.tokens
    at = next((index for index, token in enumerate(tokens) if token.word(*_RANKINGS)), 0)
    name = next((token.name for token in tokens[at + 1 : at + 4] if is_name(token, "dimension")), None)
    if name is None or not name.dimension or not clause.said(*_CHANGED) or clause.has("negation"):
        return
    members = world.dimensions.get(name.dimension, ())
    courses = {member: world.course(Subject((member,)), "value") for member in members}
    if any(course.previous is None or course.current is None for course in courses.values()):
        return
    then = sorted(members, key=lambda member: courses[member].previous or 0.0)
    if then == sorted(members, key=lambda member: courses[member].current or 0.0):
        raise Refused("comparison", "the order")
