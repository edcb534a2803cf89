"""Words that widen, repeat, bound or place a claim; each must be taken up by something that was checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.appositions import fits_places
from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.clauses.likeness import is_alike
from insight.claims.clauses.ranks import has_rank
from insight.claims.clauses.sizes import says_previous
from insight.claims.clauses.truths import Truth
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL, Aspect, Subject, World

_MORE: Final = frozenset(["another", "further", "additional", "extra"])
_SOME: Final = frozenset(["other", "the other", "some", "most", "many", "several", "first", "last", "real", "certain", "few", "a few"])  # fmt: skip


def check_scope(world: World, clause: Clause) -> None:
    """Raise `Refused` for such a word that nothing in the clause takes up."""
    tokens = clause.tokens
    for index, token in enumerate(tokens):
        if token.kind == "name":
            continue
        before, after = _at(tokens, index - 1), _at(tokens, index + 1)
        if _adds(clause, index, before, after):
            raise Refused("number", f"{token.text}, to nothing told before")
        if _bounds(tokens, index, before, after) or _misses(token, after) or _beside(tokens, index, before, after):
            raise Refused("number", token.text)
        if _repeats(clause, index):
            raise Refused("period", token.text)
        if _narrows(tokens, index, before, after, world_minutes=world.is_ratio and world.facts.unit == "minutes"):
            raise Refused("invented", token.text)
        if _shares_out(world, clause, index, before, after):
            raise Refused("unit", f"{token.text} {after.text}")
        if _in_other_units(world, clause, index):
            raise Refused("unit", after.text)
        if not _alone(world, clause, index):
            raise Refused("comparison", token.text)
        if not is_alike(world, clause, index):
            raise Refused("comparison", token.text)
    if _against_itself(clause, world.facts.grain):
        raise Refused("period", "the current period compared with itself")
    if not _may_be_joined(world, clause):
        raise Refused("subject", "a sum over two dimensions")
    if not _may_drive(world, clause):
        raise Refused("cause", "one segment as the cause of another")
    if _of_another_kind(world, clause):
        raise Refused("subject", "another dimension")
    if not _joins(world, clause):
        raise Refused("direction", "took part in nothing")
    if not _only_one_whose(world, clause):
        raise Refused("comparison", "only")
    if not _levels_compared(world, clause):
        raise Refused("comparison", "levels compared")
    if not _changes_compared(world, clause):
        raise Refused("comparison", "changes compared")
    if not _all_but(world, clause):
        raise Refused("comparison", "all but some")
    if _explains(clause):
        raise Refused("cause", "why something happened")
    if _runs_on(clause):
        raise Refused("text_form", "the same again and again")
    if not _described(world, clause):
        raise Refused("direction", "a name with a direction that it did not take")
    if not _peak(world, clause):
        raise Refused("comparison", "nowhere more")
    if not _out_of(world, clause):
        raise Refused("number", "a count of another")
    if _judges(world, clause):
        raise Refused("judgement", "more than the facts say of the change")
    if not _keeps(world, clause):
        raise Refused("judgement", "held its share")
    if _shifts(world, clause):
        raise Refused("cause", "a shift from one segment to another")
    if not _ranked(world, clause) or not _most_of_what(world, clause):
        raise Refused("comparison", "rank")
    if not fits_places(world, clause):
        raise Refused("comparison", "where it moved so")
    if not _glossed(world, clause):
        raise Refused("subject", "a bracket with another segment")
    if not _follows(world, clause):
        raise Refused("direction", "followed by")
    if not _most_of(world, clause):
        raise Refused("comparison", "most of")
    if not _everybody(world, clause):
        raise Refused("comparison", "all or none of the segments")
    for telling in clause.tellings:
        if not _of_share(world, clause, telling):
            raise Refused("number", "a share told for the value, or the value for a share")
        if not _of_what(world, clause, telling):
            raise Refused("number", "a part of something else")


def each_of(tokens: list[Token], at: int) -> bool:
    """True for "each lost 10%", "every site lost 10%": in front of the figure, in the same piece."""
    for index in range(at - 1, -1, -1):
        if is_mark(tokens[index]):
            return False
        if tokens[index].word("each", "every", "each of", "every one of", "every single"):
            return not _at(tokens, index + 1).word("other")
    return False


def shared_out(tokens: list[Token], at: int) -> bool:
    """True for "by 10% at each site": a figure of each, not of the whole."""
    rest = tokens[at + 1 : at + 6]
    if not rest or not rest[0].word("at", "in", "for", "on", "across", "within"):
        return False
    noun = next((index for index, token in enumerate(rest) if is_name(token, "dimension")), None)
    return noun is not None and any(token.has("quantifier") or token.word("the") for token in rest[1:noun])


def opens_name(clause: Clause) -> bool:
    """True for "the shrinking" in front of a name: it can be said of nothing else."""
    said = [token for token in clause.tokens if not token.word("the", "a", "an", "and", "but")]
    return len(said) == 1 and said[0].has("move_adjective") and clause.tokens[-1] is said[0] and clause.entity is None


def _at(tokens: list[Token], index: int) -> Token:
    return tokens[index] if 0 <= index < len(tokens) else Token("mark", "")


def _adds(clause: Clause, index: int, before: Token, after: Token) -> bool:
    """ "fell by another $50": a figure on top of one that was told of somebody else."""
    token = clause.tokens[index]
    if not token.word(*_MORE) or not (token.word("another") or before.word("a", "an")):
        return False
    if after.has("hedge"):
        after = _at(clause.tokens, index + 2)
    if after.kind != "number" and not after.has("fraction"):
        return False
    earlier = clause.template
    while earlier is not None and not earlier.tellings:
        earlier = earlier.template
    told = earlier or (clause.before if clause.before is not None and clause.before.tellings else None)
    listed = clause.before is not None and any(
        known.kind == "number" or is_mark(known, "()") for known in clause.before.tokens
    )
    return told is None and not listed and not any(telling.at < index for telling in clause.tellings)


def _beside(tokens: list[Token], index: int, before: Token, after: Token) -> bool:
    """ "fell by $50 versus West": a change is no distance from another segment."""
    behind = _at(tokens, index + 2)
    return (
        before.kind == "number"
        and tokens[index].word("versus", "vs", "vs.", "against")
        and is_name(after, "segment")
        and (not behind.text or is_mark(behind))
        and _at(tokens, index - 2).word("by")
        and _at(tokens, index - 3).has("move")
    )


def _bounds(tokens: list[Token], index: int, before: Token, after: Token) -> bool:
    """ "$50 or more", "12%+": bounds behind a figure, which is told as it is."""
    if before.kind != "number":
        return False
    if (
        tokens[index].word("and")
        and after.has("cardinal")
        and before.text[:1].isalpha()
        and not _at(tokens, index + 2).text
    ):
        return True
    return is_mark(tokens[index], "+") or (tokens[index].word("or") and after.word("more", "less", "fewer", "so"))


def _misses(token: Token, after: Token) -> bool:
    """ "almost fell": it did not; "by a few": by how many?"""
    if token.word("by") and after.word("a few", "few", "several", "many"):
        return True
    return (
        token.word("almost", "nearly") and after.has("move") and not after.has("multiple_verb", "offset_verb", "still")
    )


def _repeats(clause: Clause, index: int) -> bool:
    """ "as before", "in a row": of a movement, which was told of one step."""
    token, after = clause.tokens[index], _at(clause.tokens, index + 1)
    if (
        token.word("monthly", "weekly", "yearly", "annually", "quarterly")
        and _at(clause.tokens, index - 1).kind == "number"
    ):
        return True
    if token.word("as") and after.word("before") and not clause.said("same", "the same"):
        ends = _at(clause.tokens, index + 2)
        return clause.has("move", "move_noun") and (is_mark(ends) or not ends.text)
    in_a_row = token.word("in") and after.word("a") and _at(clause.tokens, index + 2).word("row")
    return in_a_row and clause.has("move", "move_noun")


def _narrows(tokens: list[Token], index: int, before: Token, after: Token, *, world_minutes: bool) -> bool:
    """ "other sales fell", "real sales", "in real terms": a part or a measure of the metric that the facts do not know."""
    token = tokens[index]
    if token.word("real") and (after.word("terms") or is_name(after, "metric")):
        return True
    if token.word("younger", "older", "newer", "richer", "poorer", "loyal") and after.has("actor"):
        return True
    if (
        token.has("move_adjective")
        and token.senses["move_adjective"].tag != "polar"
        and token.word("positive", "negative")
        and after.has("grain_noun")
    ):
        return True
    if token.word("total") and world_minutes and is_name(after, "metric"):
        return True
    if token.word("figures", "digits") and (before.has("cardinal") or before.word("single", "double")):
        return True
    if not token.word(*_SOME) or not is_name(after, "metric", "numerator", "denominator"):
        return False
    return (
        index <= 1 and (before.word("the") or not before.text or is_mark(before)) and _at(tokens, index + 2).has("move")
    )


def _shares_out(world: World, clause: Clause, index: int, before: Token, after: Token) -> bool:
    """ "$50 per week", "per region", "on average" of a sum: a figure for each of something that nobody divided by."""
    token = clause.tokens[index]
    if not any(telling.at < index for telling in clause.tellings) and not is_name(before, "metric"):
        return False
    if token.word("on average") and not world.is_ratio:
        return not clause.per_day and not any(telling.per_day or telling.each for telling in clause.tellings)
    if not token.word("per", "a") or not (before.kind == "number" or is_name(before, "metric")):
        return False
    if token.word("a") and not after.has("grain_noun"):
        return False
    return (is_name(after, "dimension") and not is_name(after, "denominator")) or (
        after.has("grain_noun") and not after.word("day") and not after.word(world.facts.grain)
    )


def _alone(world: World, clause: Clause, index: int) -> bool:
    """ "the only declining region", "it was the only one": said of nobody else in the dimension."""
    token = clause.tokens[index]
    if not token.word("only", "the only", "sole", "the sole"):
        return True
    ahead = clause.tokens[index + 1 : index + 4]
    noun = next((at for at, known in enumerate(ahead) if is_name(known, "dimension")), None)
    if noun is not None and noun > 0:
        senses = [known.sense("move_adjective") for known in ahead[:noun]]
        signs = [sense.sign for sense in senses if sense is not None]
    elif ahead and ahead[0].word("one", "ones") and not (len(ahead) > 1 and is_name(ahead[1], "dimension")):
        said = clause
        while not any(known.sign for known in directions_of(world, said)) and (said.template or said.before):
            said = said.template or said.before  # type: ignore[assignment]  # one of them is there
        signs = [known.told_sign for known in directions_of(world, said) if known.sign][:1]
    elif len(ahead) > 1 and ahead[0].word("among", "in", "at", "for", "on", "with") and is_name(ahead[1], "segment"):
        signs = [known.told_sign for known in directions_of(world, clause) if known.sign][:1]
    else:
        return True
    subjects = clause.choices[0]
    if not signs or not subjects or not all(subject.members for subject in subjects):
        return True
    named = {member for subject in subjects for member in subject.members}
    deltas = {
        member: world.course(Subject((member,)), "value").delta or 0.0
        for member in (*world.siblings(subjects[0]), *named)
    }
    return {member for member, delta in deltas.items() if delta * signs[0] > 0} == named


def _of_what(world: World, clause: Clause, telling: Telling) -> bool:
    """ "lost a quarter of total sales", "contributed $50 to sales": what a part is a part of."""
    tokens, at = clause.tokens, telling.at
    joint, rest = _at(tokens, at + 1), tokens[at + 2 : at + 6]
    subjects = clause.choices[0]
    if len(subjects) != 1 or not subjects[0].members or subjects[0].rest:
        return True
    contributed = joint.word("to") and any(known.has("share_verb") for known in tokens[max(0, at - 3) : at])
    change = bool(rest) and rest[0].word("the", "this", "total") and any(known.has("move_noun") for known in rest[1:3])
    if contributed and change and telling.figure.unit in {"percent", "fraction"}:
        part = world.effect(subjects[0], "contribution")
        return part is not None and bool(world.facts.delta) and _states(world, telling, part / world.facts.delta)
    if world.is_ratio:
        return _of_own(world, clause, telling)
    noun = next((index for index, known in enumerate(rest) if is_name(known, "metric")), None)
    if noun is None or any(known.has("move_noun", "change_noun") or is_mark(known) for known in rest[: noun + 2]):
        return True
    mine, whole = world.course(subjects[0], "value"), world.course(TOTAL, "value")
    lead = [known for known in tokens[max(0, at - 3) : at] if not known.has("hedge")]
    led = any(known.has("move", "transitive") for known in lead) and not lead[-1].word("to", "from")
    if joint.word("of") and led and telling.figure.unit in {"percent", "fraction"}:
        own = any(known.word("its", "their", "own") for known in rest[:noun])
        told = (
            [mine.relative]
            if own
            else [mine.relative]
            if not any(known.word("total", "all", "overall") for known in rest[:noun])
            else []
        )
        if not told and mine.delta is not None and whole.previous:
            told = [mine.delta / whole.previous]
        return any(value is not None and _states(world, telling, abs(value)) for value in told)
    if joint.word("to") and any(known.has("share_verb") for known in tokens[max(0, at - 3) : at]):
        if telling.figure.unit in {"percent", "fraction"}:
            share = world.course(subjects[0], "share")
            return any(
                value is not None and _states(world, telling, value) for value in (share.current, share.previous)
            )
        return any(
            truths.states(world, telling.figure, telling.hedge, 0, truth, frozenset())
            for when in ("previous", "current")
            for truth in truths.level(world, subjects[0], "value", when)
        )
    return True


def _of_own(world: World, clause: Clause, telling: Telling) -> bool:
    """ "55% of West plans were renewed", "West's share of renewals": the rate, and the share of the part that is named."""
    tokens, at, subject = clause.tokens, telling.at, clause.choices[0][0]
    mine = _at(tokens, at + 1).word("of") and _at(tokens, at + 2).word("its", "their")
    mine = mine and (is_name(_at(tokens, at + 3)) or len(tokens) == at + len(["%", "of", "its"]))
    moved = any(known.has("move") for known in tokens[max(0, at - 2) : at])
    if mine and not moved and telling.figure.unit == world.facts.unit == "percent":
        course = world.course(subject, "value")
        return any(value is not None and _states(world, telling, value) for value in (course.current, course.previous))
    behind = [known for known in tokens[at + 1 : at + 4] if not known.word("of", "the", "all")]
    if (
        telling.figure.unit == "percent"
        and _at(tokens, at + 1).word("of")
        and world.facts.unit == "percent"
        and len(behind) > 1
        and is_name(behind[0], "segment")
        and behind[1].word("were", "was", "are")
        and is_mark(_at(tokens, at + 6), ".") | (len(tokens) <= at + 6)
        and not any(is_name(known, "segment", "numerator", "denominator") for known in tokens[at + 4 :])
    ):
        course = world.course(subject, "value")
        return any(value is not None and _states(world, telling, value) for value in (course.current, course.previous))
    return True


def _shifts(world: World, clause: Clause) -> bool:
    """ "customers moved from West to South": of a sum nobody knows who went where."""
    if clause.said("share", "weight", "mix") or clause.has("share_noun", "effect_noun"):
        return False
    kinds = {tie.kind for tie in clause.ties}
    switched = any(
        token.has("actor") and _at(clause.tokens, index + 1).word("switched", "shifted", "moved", "migrated")
        for index, token in enumerate(clause.tokens)
    )
    if switched and kinds & {"shift_from", "shift_to"}:
        return True
    actor = any(
        token.has("actor") and _at(clause.tokens, index + 1).has("go_verb") for index, token in enumerate(clause.tokens)
    )
    if not {"shift_from", "shift_to"} <= kinds:
        return False
    sold = any(
        is_name(token, "metric") and _at(clause.tokens, index + 1).has("go_verb")
        for index, token in enumerate(clause.tokens)
    )
    return actor or (not world.is_ratio and sold)


def _signs(world: World, clause: Clause | None) -> list[int]:
    """The direction last told in this clause or those that it goes on from."""
    while clause is not None:
        told = [known.told_sign for known in directions_of(world, clause) if known.sign]
        if told:
            return told[:1]
        clause = clause.template
    return []


def _ranked(world: World, clause: Clause) -> bool:
    """ "lost $50, the second most", "West the least": the place among those that went the same way."""
    tokens, subjects = clause.tokens, clause.choices[0]
    if (
        len(subjects) != 1
        or not subjects[0].members
        or subjects[0].rest
        or clause.aspect is not None
        or clause.group is not None
    ):
        return True
    for index, token in enumerate(tokens):
        after, before = _at(tokens, index + 1), _at(tokens, index - 1)
        ends = not after.text or is_mark(after) or after.word("by")
        if not token.word("most", "least") or not ends or before.word("at"):
            continue
        told = _signs(world, clause)
        rank = before.senses["ordinal"].strength if before.has("ordinal") else 1
        if not told:
            return True
        whole = world.is_ratio and any(is_name(known, "metric") for known in tokens[:index])
        values = [
            value
            for other in (Subject((member,)) for member in world.siblings(subjects[0]))
            if (value := _moved(world, other, whole=whole)) is not None and value * told[0] > 0 and other != subjects[0]
        ]
        mine = _moved(world, subjects[0], whole=whole)
        if mine is None or mine * told[0] <= 0:
            return True
        ahead = sum(abs(value) > abs(mine) if token.word("most") else abs(value) < abs(mine) for value in values)
        return ahead == rank - 1
    return True


def _most_of_what(world: World, clause: Clause) -> bool:
    """ "contributed most to the decline", "the site with the most overtime": first among its siblings."""
    tokens, subjects = clause.tokens, clause.choices[0]
    if len(subjects) != 1 or not subjects[0].members or subjects[0].rest or clause.group is not None:
        return True
    siblings = world.siblings(subjects[0])
    toward = 1 if world.facts.delta >= 0 else -1
    for index, token in enumerate(tokens):
        before, after = _at(tokens, index - 1), _at(tokens, index + 1)
        if not token.word("most") or any(
            known.has("negation", "ordinal") for known in tokens[max(0, index - 4) : index]
        ):
            continue
        if before.text.lower().startswith("contribut") and after.word("to"):
            return has_rank(
                subjects, siblings, lambda subject: (world.effect(subject, "contribution") or 0.0) * toward, 1
            )
        held = before.word("the") and _at(tokens, index - 2).word("with", "has", "had", "have")
        if held and is_name(after, "metric", "numerator", "denominator") and after.name is not None:
            kind = after.name.kind
            part: Aspect = "value" if kind == "metric" else "numerator" if kind == "numerator" else "denominator"
            previous = says_previous(clause)

            def key(subject: Subject, part: Aspect = part, *, previous: bool = previous) -> float | None:
                course = world.course(subject, part)
                return course.previous if previous else course.current

            return has_rank(subjects, siblings, key, 1)
    return True


def _moved(world: World, subject: Subject, *, whole: bool) -> float | None:
    return world.effect(subject, "contribution") if whole else world.course(subject, "value").delta


def _glossed(world: World, clause: Clause) -> bool:
    """ "Harbour (Valley) fell": a bracket that puts another segment in the place of the one in front of it."""
    around, entity = clause.around, clause.entity
    if not clause.bracket or around is None or entity is None or clause.tellings or around.entity is None:
        return True
    if any(token.kind not in {"name", "mark"} and not token.word("and", "all", "the") for token in clause.tokens):
        return True
    if entity.kind == "group" and around.entity.kind in {"segment", "total"}:
        told = _signs(world, around)
        moved = [
            (world.course(subject, "value").delta or 0.0) * sign > 0 for sign in told for subject in clause.choices[0]
        ]
        return all(moved)
    if entity.kind != "segment" or around.entity.kind != "segment" or around.choices[0] == clause.choices[0]:
        return True
    return {world.dimension_of(subject) for subject in clause.choices[0]} != {
        world.dimension_of(subject) for subject in around.choices[0]
    }


def _follows(world: World, clause: Clause) -> bool:
    """ "West fell, followed by South": which went the same way."""
    first = clause.template
    if first is None or not clause.tokens or not clause.tokens[0].word("followed", "followed by") or clause.tellings:
        return True
    told = [known.told_sign for known in directions_of(world, first) if known.sign and known.kind == "verb"][:1]
    if not told or first.has("superlative") or world.is_ratio or first.aspect is not None:
        return True
    return all(
        (world.course(subject, "value").delta or 0.0) * told[0] > 0 for subject in clause.choices[0] if subject.members
    )


def _most_of(world: World, clause: Clause) -> bool:
    """ "accounts for most of the fall", "for most of the expiring plans"."""
    subjects = clause.choices[0]
    for index, token in enumerate(clause.tokens):
        if not token.text.lower().endswith("most of") or not token.has("drive_verb", "share_verb"):
            continue
        behind = clause.tokens[index + 1 : index + 4]
        if not subjects or not all(subject.members for subject in subjects):
            return True
        joined = Subject(tuple(dict.fromkeys(member for subject in subjects for member in subject.members)))
        if any(known.has("move_noun", "change_noun") for known in behind):
            part = world.effect(joined, clause.effect or "contribution")
            return part is None or not world.facts.delta or part / world.facts.delta > 1 / 2
        part_name = next((known.name.kind for known in behind if known.name is not None), "")
        aspects = {"denominator": "share", "numerator": "numerator_share", "metric": "share"}
        if part_name in aspects:
            share = world.course(joined, aspects[part_name]).current  # type: ignore[arg-type]  # names of aspects
            return share is None or share > 1 / 2
    return True


def _described(world: World, clause: Clause) -> bool:
    """ "the shrinking South gained": an adjective in front of a name."""
    subjects = clause.choices[0]
    if not opens_name(clause) or not all(subject.members for subject in subjects):
        return True
    sign = clause.tokens[-1].senses["move_adjective"].sign
    return all((world.course(subject, "value").delta or 0.0) * sign > 0 for subject in subjects)


def _peak(world: World, clause: Clause) -> bool:
    """ "nowhere was the decline larger than in West": it was largest there."""
    tokens, subjects = clause.tokens, clause.choices[0]
    if not clause.said("nowhere") or len(subjects) != 1 or not subjects[0].members:
        return True
    told = [known.sign for known in directions_of(world, clause) if known.kind == "noun" and known.sign][:1]
    larger = any(
        token.word("larger", "bigger", "greater", "steeper", "large", "steep", "big", "stronger", "more")
        for token in tokens
    )
    smaller = any(token.word("smaller", "weaker", "less") for token in tokens)
    if not told or larger == smaller:
        return True
    sizes = {
        member: (world.course(Subject((member,)), "value").delta or 0.0) * told[0]
        for member in (*world.siblings(subjects[0]), *subjects[0].members)
    }
    mine = sizes[subjects[0].members[0]]
    moved = [size for size in sizes.values() if size > 0]
    return mine > 0 and mine == (max(moved) if larger else min(moved))


def _out_of(world: World, clause: Clause) -> bool:
    """ "6,509 of 12,000 plans": what is counted and what it is counted of, in one period."""
    if not world.is_ratio:
        return True
    joined = Subject(tuple(index for subject in clause.choices[0] for index in subject.members))
    subjects = [TOTAL, *clause.choices[0], joined, *(Subject((index,)) for index in range(len(world.segments)))]
    pairs = [(world.course(subject, "numerator"), world.course(subject, "denominator")) for subject in subjects]
    whole = pairs[0]
    pairs += [(pair[side], whole[side]) for pair in pairs for side in (0, 1)]
    return all(
        any(
            above is not None
            and below is not None
            and part.figure.borne_out(abs(above), "about")
            and of.figure.borne_out(abs(below), "about")
            for left, right in pairs
            for above, below in (
                (left.current, right.current),
                (left.previous, right.previous),
                (left.delta, right.delta),
            )
        )
        for part, of in _counted_of(clause)
    )


def _counted_of(clause: Clause) -> Iterator[tuple[Telling, Telling]]:
    """Both figures of "6,509 of the 12,000" and of "of 12,000 plans, 6,509"."""
    tokens, known = clause.tokens, {telling.at: telling for telling in clause.tellings}
    found = [
        (telling, known.get(at + 3 if _at(tokens, at + 2).word("the", "all") else at + 2))
        for at, telling in known.items()
        if _at(tokens, at + 1).word("of", "out of")
    ]
    if len(clause.tellings) > 1 and clause.tellings[0].at <= 2 and _at(tokens, 0).word("of", "out of"):
        found.append((clause.tellings[1], clause.tellings[0]))
    for part, of in found:
        if of is None or part.figure.unit != "plain" or of.figure.unit != "plain" or part.figure.sign:
            continue
        if min(part.figure.value, of.figure.value) >= 10:
            yield part, of


def _judges(world: World, clause: Clause) -> bool:
    """ "statistically significant", "an exceptional week", "a weak year", "a single-digit percentage"."""
    noise = world.facts.noise
    for index, token in enumerate(clause.tokens):
        after = _at(clause.tokens, index + 1)
        if token.word("statistically") and (noise is None or noise.within_normal_variation):
            return not clause.has("negation")
        if after.has("grain_noun"):
            if token.word("exceptional", "extraordinary", "outstanding", "remarkable"):
                return True
            if token.has("weak", "strong", "good") and not after.word(world.facts.grain):
                return True
        text = token.text.lower()
        if text.startswith(("single-digit", "double-digit")):
            subjects = clause.choices[0] if clause.group is None else ()
            sizes = [abs(world.course(subject, "value").relative or 0.0) for subject in subjects]
            return any((size >= 1 / 10) == text.startswith("single") for size in sizes)
    return False


def _keeps(world: World, clause: Clause) -> bool:
    """ "held its share": which stayed the same."""
    for index, token in enumerate(clause.tokens):
        if not token.word("held", "kept", "maintained", "holds", "keeps", "maintains", "defended"):
            continue
        if _at(clause.tokens, index + 1).word("its", "their") and _at(clause.tokens, index + 2).has("share_noun"):
            shares = [world.course(subject, "share").delta for subject in clause.choices[0] if subject.members]
            return all(share is not None and abs(share) < 0.005 for share in shares)
    return True


def _levels_compared(world: World, clause: Clause) -> bool:
    """ "is now smaller than West", "is $50 ahead of West": how two stand, not how they moved."""
    tokens, subjects = clause.tokens, clause.choices[0]
    if len(subjects) != 1 or not subjects[0].members or clause.aspect is not None:
        return True
    others = [tie.entity.choices[0] for tie in clause.ties if tie.kind == "compare"]
    if len(others) != 1 or len(others[0]) != 1 or not others[0][0].members:
        return True
    mine, theirs = world.course(subjects[0], "value").current, world.course(others[0][0], "value").current
    if mine is None or theirs is None:
        return True
    for index, token in enumerate(tokens):
        if not token.word("is", "are"):
            continue
        ahead = index + 2 if _at(tokens, index + 1).word("now", "still") else index + 1
        if _at(tokens, ahead).word("smaller than", "larger than", "bigger than") and is_name(
            _at(tokens, ahead + 1), "segment"
        ):
            return (mine < theirs) == _at(tokens, ahead).word("smaller than")
        figure = _at(tokens, ahead).figure
        if (
            figure is not None
            and figure.unit in {"money", "plain"}
            and _at(tokens, ahead + 1).word("ahead", "ahead of")
        ):
            return mine > theirs and figure.borne_out(mine - theirs, "about")
    return True


def _changes_compared(world: World, clause: Clause) -> bool:
    """ "exceeded that in West", "less than the net decline", "West's lead over South shrank", "offset part of the rise"."""
    tokens, first, subjects = clause.tokens, clause.template, clause.choices[0]
    segments = bool(subjects) and all(subject.members for subject in subjects)
    joined = Subject(tuple(dict.fromkeys(member for subject in subjects for member in subject.members)))
    mine = world.course(joined, "value").delta if segments and not any(subject.rest for subject in subjects) else None
    if (
        first is not None
        and first.tokens
        and mine is not None
        and len(first.choices[0]) == 1
        and first.choices[0][0].members
    ):
        other = world.course(first.choices[0][0], "value")
        own = world.course(joined, "value")
        last = first.tokens[-1]
        if last.word("that", "those") and _at(first.tokens, len(first.tokens) - 2).word(
            "exceeded", "exceeds", "topped", "surpassed", "outweighed"
        ):
            return other.delta is None or abs(other.delta) > abs(mine)
        lead = any(
            token.kind == "possessive" and _at(first.tokens, index + 1).word("lead", "lead over", "advantage")
            for index, token in enumerate(first.tokens)
        )
        told = [known.told_sign for known in directions_of(world, clause) if known.sign][:1]
        levels = (other.current, own.current, other.previous, own.previous)
        if lead and told and not any(level is None for level in levels):
            now, before = (levels[0] or 0.0) - (levels[1] or 0.0), (levels[2] or 0.0) - (levels[3] or 0.0)
            return (now - before) * told[0] > 0 and before > 0
    for index, token in enumerate(tokens):
        noun = next((known for known in tokens[index + 1 : index + 5] if known.has("move_noun")), None)
        if noun is None:
            continue
        whole = _at(tokens, index + 1).word("the") and _at(tokens, index + 2).word("net", "total", "overall")
        if (
            token.word("less than", "more than")
            and is_mark(_at(tokens, index - 1), ",")
            and whole
            and mine is not None
            and not world.is_ratio
        ):
            return (abs(mine) < abs(world.facts.delta)) == token.word("less than")
        if (
            token.has("offset_verb")
            and not clause.ties
            and _at(tokens, index + 1).text.lower() == "part of"
            and _at(tokens, index + 2).word("the")
        ):
            return noun.senses["move_noun"].sign * world.facts.delta > 0
    return True


def _explains(clause: Clause) -> bool:
    """ "the data shows why the South fell"."""
    for index, token in enumerate(clause.tokens):
        if token.word("why") and _at(clause.tokens, index - 1).word(
            "shows", "show", "explains", "explain", "tells", "tell", "reveals", "reveal"
        ):
            return not clause.has("negation") and not any(
                known.word("nothing", "neither", "none", "hardly") for known in clause.tokens
            )
    return False


def _all_but(world: World, clause: Clause) -> bool:
    """ "fell at every site but one": as many as that did not."""
    for index, token in enumerate(clause.tokens):
        name, count = token.name, _at(clause.tokens, index + 2).sense("cardinal")
        if (
            count is None
            or name is None
            or not name.dimension
            or not _at(clause.tokens, index + 1).word("but", "except")
        ):
            continue
        told = [known.told_sign for known in directions_of(world, clause) if known.sign][:1]
        members = world.dimensions.get(name.dimension, ())
        moved = [
            member
            for member in members
            for sign in told
            if (world.course(Subject((member,)), "value").delta or 0.0) * sign > 0
        ]
        return not told or len(moved) == len(members) - count.strength
    return True


def _runs_on(clause: Clause) -> bool:
    """ "sales fell sales fell sales fell"."""
    moves = [token.text.lower() for token in clause.tokens if token.has("move")]
    joined = any(is_mark(token) or token.word("and", "or", "but", "while", "as") for token in clause.tokens)
    return not joined and any(moves.count(word) > 2 for word in moves)


def _of_share(world: World, clause: Clause, telling: Telling) -> bool:
    """ "lost a third of its share", "the share grew by 9.8%", "the mix rose to 42%"."""
    tokens, at, subjects = clause.tokens, telling.at, clause.choices[0]
    lead = [token for token in tokens[max(0, at - 3) : at] if not token.has("hedge")]
    moved = len(lead) > 1 and (lead[-1].has("move") or (lead[-1].word("by", "to") and lead[-2].has("move")))
    if not moved or ("change" not in telling.roles and "current" not in telling.roles):
        return True
    verb = at - 1 if tokens[at - 1].has("move") else at - 2
    if _at(tokens, verb - 1).word("mix") and telling.figure.unit in {"percent", "points"}:
        return False
    own = (
        _at(tokens, at + 1).word("of")
        and _at(tokens, at + 2).word("its", "their")
        and _at(tokens, at + 3).has("share_noun")
    )
    named = _at(tokens, verb - 1).has("share_noun") and lead[-1].word("by")
    if not (own or named) or len(subjects) != 1 or not subjects[0].members or "change" not in telling.roles:
        return True
    courses = [world.course(subjects[0], aspect) for aspect in ("share", "numerator_share")]
    if telling.figure.unit == "points":
        return any(
            course.delta is not None and telling.figure.borne_out(abs(course.delta) * 100, "about")
            for course in courses
        )
    if telling.figure.unit in {"percent", "fraction"}:
        return any(course.relative is not None and _states(world, telling, abs(course.relative)) for course in courses)
    return True


def _states(world: World, telling: Telling, value: float) -> bool:
    return truths.states(world, telling.figure, telling.hedge, 0, Truth(value, "rate"), frozenset())


def _against_itself(clause: Clause, world_grain: str) -> bool:
    """ "12.0% lower than in April", told of April."""
    tokens = clause.tokens
    if any(
        (token.when or "") == "previous" or (token.has("time") and token.senses["time"].tag == "previous")
        for token in tokens
    ):
        return False
    if (
        clause.bracket
        or clause.when == "previous"
        or (clause.template is not None and any(token.when == "previous" for token in clause.template.tokens))
    ):
        return False
    for index, token in enumerate(tokens):
        if time_of(token) != "current":
            continue
        before = _at(tokens, index - 1)
        before = _at(tokens, index - 2) if before.word("in", "the", "to", "with") else before
        told = any(known.kind == "number" or known.has("move", "move_adjective") for known in tokens[: index - 1])
        if told and world_grain != "day" and before.word("on") and _at(tokens, index - 2).kind == "number":
            return True
        if told and (
            before.lowered.endswith("than")
            or before.word(
                "compared", "compared with", "compared to", "versus", "vs", "vs.", "against", "below", "above"
            )
        ):
            return True
    return False


def _may_be_joined(world: World, clause: Clause) -> bool:
    """ "A region and a channel together lost $50": segments that overlap have no sum."""
    if (
        not clause.said("together", "combined", "in total", "between them")
        or not clause.tellings
        or clause.group is not None
    ):
        return True
    members = [member for subject in clause.choices[0] for member in subject.members]
    return len({world.segments[member].segment.dimension for member in members}) <= 1


def _may_drive(world: World, clause: Clause) -> bool:
    """ "fell because the South rose": what moves a sum goes the same way, and no segment moves another."""
    first = clause.template
    if first is None or (world.is_ratio and not first.choices[0][0].members):
        return True
    if not first.tokens or not first.tokens[-1].word("because"):
        return True
    told = [known.told_sign for known in directions_of(world, first) if known.sign][:1]
    mine = [known.told_sign for known in directions_of(world, clause) if known.sign][:1]
    subjects, others = clause.choices[0], first.choices[0]
    if not told or not mine or clause.entity is None or clause.entity.kind != "segment" or clause.aspect is not None:
        return True
    if others == (TOTAL,):
        return told == mine
    return bool(
        {member for subject in subjects for member in subject.members}
        & {member for other in others for member in other.members}
    )


def _everybody(world: World, clause: Clause) -> bool:
    """ "nobody gained", "only losses", "all down": said of every segment."""
    tokens = clause.tokens
    if clause.group is None and clause.places and clause.said("any") and clause.has("negation"):
        denied = [known.sign for known in directions_of(world, clause) if known.negated and known.kind == "noun"]
        members = [member for place in clause.places for subject in place.choices[0] for member in subject.members]
        return not any(
            (world.course(Subject((member,)), "value").delta or 0.0) * sign > 0 for sign in denied for member in members
        )
    if clause.group is not None or clause.places:
        return True
    for index, token in enumerate(tokens):
        after, before = _at(tokens, index + 1), _at(tokens, index - 1)
        if token.word("nobody", "no one", "nothing") and after.has("move"):
            return not _anybody(world, after.senses["move"].sign)
        if (
            token.word("one and all", "all")
            and (after.has("move") or after.has("move_adjective"))
            and clause.choices[0] == (TOTAL,)
        ):
            sense = after.sense("move") or after.senses["move_adjective"]
            return not _anybody(world, -sense.sign)
        noun = after if token.word("only") else None
        noun = before if token.word("only") and (not after.text or is_mark(after)) else noun
        if noun is not None and noun.has("move_noun") and noun.text.lower().endswith("s"):
            return not _anybody(world, -noun.senses["move_noun"].sign)
        if token.word("anywhere") and (
            noun := next((known for known in tokens[:index] if known.has("move_noun")), None)
        ):
            return not _anybody(world, noun.senses["move_noun"].sign)
    return True


def _anybody(world: World, sign: int) -> bool:
    return any(
        (world.course(Subject((index,)), "value").delta or 0.0) * sign > 0 for index in range(len(world.segments))
    )


_COUNTED: Final = frozenset(["goods", "item", "items", "product", "products", "piece", "pieces", "ticket", "tickets", "day", "days", "hours", "seconds", "people", "pence"])  # fmt: skip


def _in_other_units(world: World, clause: Clause, index: int) -> bool:
    """ "$441,840" told as "441,840 tickets", "24.12 items": the value of the metric with another noun behind it."""
    figure, after = clause.tokens[index].figure, _at(clause.tokens, index + 1)
    facts = world.facts
    if figure is None or figure.unit != "plain" or after.kind != "word" or not after.word(*_COUNTED):
        return False
    if facts.unit not in truths.CURRENCIES and not (facts.unit == "minutes" and after.has("grain_noun")):
        return False
    values = (facts.current_value, facts.previous_value, facts.delta, facts.delta * 100)
    return any(figure.borne_out(abs(value), "none") for value in values)


def _of_another_kind(world: World, clause: Clause) -> bool:
    """ "the South was the only channel to grow", "only the South grew among the channels"."""
    subjects = [subject for subject in clause.choices[0] if subject.members]
    if not subjects or clause.entity is None or clause.entity.kind != "segment":
        return False
    mine = {world.dimension_of(subject) for subject in subjects}
    for tie in clause.ties:
        mention = tie.entity.mention
        whose = tie.kind == "only" or (tie.kind == "compare" and mention is not None and mention.quantifier == "other")
        if whose and mention is not None and mention.dimension is not None and mine != {mention.dimension}:
            return True
    tokens = clause.tokens
    for index, token in enumerate(tokens):
        name = token.name
        if (
            is_name(token, "dimension")
            and name is not None
            and _at(tokens, index - 1).word("the", "all")
            and _at(tokens, index - 2).word("among", "amongst")
        ):
            return bool(name.dimension) and mine != {name.dimension}
    return False


def _joins(world: World, clause: Clause) -> bool:
    """ "joined the decline", "shared in the rise"."""
    tokens, subjects = clause.tokens, clause.choices[0]
    for index, token in enumerate(tokens):
        shared = token.word("shared", "shares") and _at(tokens, index + 1).word("in")
        if not shared and not token.word("joined", "joins", "join", "shared in", "shares in"):
            continue
        noun = next((known for known in tokens[index + 1 : index + 5] if known.has("move_noun")), None)
        if noun is not None and all(subject.members for subject in subjects):
            sign = noun.senses["move_noun"].sign
            denied = any(known.has("negation") for known in tokens[max(0, index - 3) : index])
            joined = ((world.course(subject, "value").delta or 0.0) * sign > 0 for subject in subjects)
            return not any(joined) if denied else all(joined)
    return True


def _only_one_whose(world: World, clause: Clause) -> bool:
    """ "West was the only region whose sales fell"."""
    first = clause.template
    if first is None or not first.tokens or not first.tokens[-1].word("whose", "that", "which", "where"):
        return True
    if not any(tie.kind == "only" for tie in first.ties):
        return True
    told = [known.told_sign for known in directions_of(world, clause) if known.sign][:1]
    named = {member for subject in first.choices[0] for member in subject.members}
    if not told or not named or (clause.aspect not in {None, "value"}):
        return True
    members = (*world.siblings(first.choices[0][0]), *named)
    return {
        member for member in members if (world.course(Subject((member,)), "value").delta or 0.0) * told[0] > 0
    } == named
