"""What a figure is told to be a part of, a share of, or counted of."""

from __future__ import annotations

from collections.abc import Iterator

from insight.claims.clauses import truths
from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.truths import Truth
from insight.claims.tokens import means, says, token_at
from insight.claims.world import TOTAL, Subject, World


def fits_part(world: World, clause: Clause, telling: Telling) -> bool:
    """ "lost a quarter of total sales", "contributed $50 to sales": what a part is a part of."""
    tokens, at = clause.tokens, telling.at
    joint, rest = token_at(tokens, at + 1), tokens[at + 2 : at + 6]
    subjects = clause.choices[0]
    if len(subjects) != 1 or not subjects[0].members or subjects[0].rest:
        return True
    contributed = joint.word("to") and means(tokens[max(0, at - 3) : at], "share_verb")
    change = bool(rest) and rest[0].word("the", "this", "total") and means(rest[1:3], "move_noun")
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
    led = means(lead, "move", "transitive") and not lead[-1].word("to", "from")
    if joint.word("of") and led and telling.figure.unit in {"percent", "fraction"}:
        own = says(rest[:noun], "its", "their", "own")
        told = [mine.relative] if own else [mine.relative] if not says(rest[:noun], "total", "all", "overall") else []
        if not told and mine.delta is not None and whole.previous:
            told = [mine.delta / whole.previous]
        return any(value is not None and _states(world, telling, abs(value)) for value in told)
    return True


def _of_own(world: World, clause: Clause, telling: Telling) -> bool:
    """ "55% of West plans were renewed", "West's share of renewals": the rate, and the share of the part that is named."""
    tokens, at, subject = clause.tokens, telling.at, clause.choices[0][0]
    mine = token_at(tokens, at + 1).word("of") and token_at(tokens, at + 2).word("its", "their")
    mine = mine and (is_name(token_at(tokens, at + 3)) or len(tokens) == at + len(["%", "of", "its"]))
    moved = means(tokens[max(0, at - 2) : at], "move")
    if mine and not moved and telling.figure.unit == world.facts.unit == "percent":
        course = world.course(subject, "value")
        return any(value is not None and _states(world, telling, value) for value in (course.current, course.previous))
    behind = [known for known in tokens[at + 1 : at + 4] if not known.word("of", "the", "all")]
    if (
        telling.figure.unit == "percent"
        and token_at(tokens, at + 1).word("of")
        and world.facts.unit == "percent"
        and len(behind) > 1
        and is_name(behind[0], "segment")
        and behind[1].word("were", "was", "are")
        and is_mark(token_at(tokens, at + 6), ".") | (len(tokens) <= at + 6)
        and not any(is_name(known, "segment", "numerator", "denominator") for known in tokens[at + 4 :])
    ):
        course = world.course(subject, "value")
        return any(value is not None and _states(world, telling, value) for value in (course.current, course.previous))
    return True


def fits_share_moved(world: World, clause: Clause, telling: Telling) -> bool:
    """ "lost a third of its share", "the share grew by 9.8%", "the mix rose to 42%"."""
    tokens, at, subjects = clause.tokens, telling.at, clause.choices[0]
    lead = [token for token in tokens[max(0, at - 3) : at] if not token.has("hedge")]
    moved = len(lead) > 1 and (lead[-1].has("move") or (lead[-1].word("by", "to") and lead[-2].has("move")))
    if not moved or ("change" not in telling.roles and "current" not in telling.roles):
        return True
    verb = at - 1 if tokens[at - 1].has("move") else at - 2
    if token_at(tokens, verb - 1).word("mix") and telling.figure.unit in {"percent", "points"}:
        return False
    own = (
        token_at(tokens, at + 1).word("of")
        and token_at(tokens, at + 2).word("its", "their")
        and token_at(tokens, at + 3).has("share_noun")
    )
    named = token_at(tokens, verb - 1).has("share_noun") and lead[-1].word("by")
    if not (own or named) or len(subjects) != 1 or not subjects[0].members or "change" not in telling.roles:
        return True
    courses = [world.course(subjects[0], aspect) for aspect in ("share", "numerator_share")]
    if telling.figure.unit == "points":
        return any(
            course.delta is not None and telling.figure.borne_out(abs(course.delta) * 100, "about")
            for course in courses
        )
    return True


def _states(world: World, telling: Telling, value: float) -> bool:
    return truths.states(world, telling.figure, telling.hedge, 0, Truth(value, "rate"), frozenset())


def fits_most_of(world: World, clause: Clause) -> bool:
    """ "accounts for most of the fall", "for most of the expiring plans"."""
    subjects = clause.choices[0]
    for index, token in enumerate(clause.tokens):
        if not token.text.lower().endswith("most of") or not token.has("drive_verb", "share_verb"):
            continue
        behind = clause.tokens[index + 1 : index + 4]
        joined = Subject(tuple(dict.fromkeys(member for subject in subjects for member in subject.members)))
        if means(behind, "move_noun", "change_noun"):
            part = world.effect(joined, clause.effect or "contribution")
            return part is None or not world.facts.delta or part / world.facts.delta > 1 / 2
        part_name = next((known.name.kind for known in behind if known.name is not None), "")
        aspects = {"denominator": "share", "numerator": "numerator_share", "metric": "share"}
        if part_name in aspects:
            share = world.course(joined, aspects[part_name]).current  # type: ignore[arg-type]  # names of aspects
            return share is None or share > 1 / 2
    return True


def fits_count(world: World, clause: Clause) -> bool:
    """ "6,509 of 12,000 plans": what is counted and what it is counted of, in one period."""
    told = list(_counted_of(clause)) if world.is_ratio else []
    if not told:
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
        for part, of in told
    )


def _counted_of(clause: Clause) -> Iterator[tuple[Telling, Telling]]:
    """Both figures of "6,509 of the 12,000" and of "of 12,000 plans, 6,509"."""
    tokens, known = clause.tokens, {telling.at: telling for telling in clause.tellings}
    found = [
        (telling, known.get(at + 3 if token_at(tokens, at + 2).word("the", "all") else at + 2))
        for at, telling in known.items()
        if token_at(tokens, at + 1).word("of", "out of")
    ]
    if len(clause.tellings) > 1 and clause.tellings[0].at <= 2 and token_at(tokens, 0).word("of", "out of"):
        found.append((clause.tellings[1], clause.tellings[0]))
    for part, of in found:
        if of is None or part.figure.unit != "plain" or of.figure.unit != "plain" or part.figure.sign:
            continue
        if min(part.figure.value, of.figure.value) >= 10:
            yield part, of
