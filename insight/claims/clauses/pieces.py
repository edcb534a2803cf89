"""What is said of a piece, or of one of two segments: the dearer, the faster, those that take longer."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import ranks_two, says_per_piece
from insight.claims.clauses.mixes import dominates
from insight.claims.clauses.ranks import Key, has_rank
from insight.claims.clauses.sizes import signed
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import Aspect, Subject, World


def check_above_whole(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless the value of those "which take longer" is above that of the whole."""
    token, before = clause.tokens[index], clause.tokens[index - 1] if index else Token("mark", "")
    sense = token.sense("move_adjective")
    if sense is None or not says_per_piece(world, token) or not before.word("take", "takes", "cost", "costs"):
        return
    for subject in subjects:
        value = world.course(subject, "value").current
        if not subject.members or value is None or (value - world.facts.current_value) * sense.sign <= 0:
            raise Refused("comparison", "above or below the whole")


def check_of_two(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless the subject is "the slower desk", "the larger of the two", among no more than two."""
    token = clause.tokens[index]
    sense = token.sense("move_adjective") or token.sense("pace")
    if sense is None or not ranks_two(clause.tokens, index):
        return
    if clause.effect in {"rate_effect", "mix_effect"} and not subjects[0].members and sense.tag != "polar":
        if dominates(world, clause) != (sense.sign > 0):
            raise Refused("comparison", "one of two effects")
        return
    siblings = world.siblings(subjects[0]) if subjects[0].members and not subjects[0].rest else ()
    sign = sense.sign * (-1 if sense.tag == "polar" and world.facts.polarity == "down" else 1)
    sign *= -1 if sense.category == "pace" and world.facts.unit == "minutes" else 1
    aspects: tuple[Aspect, ...] = ("value",)
    if token.word("larger", "bigger", "smaller", "greater"):
        aspects = ("share", "denominator", "numerator", "value") if world.is_ratio else ("value",)

    def key(aspect: Aspect) -> Key:
        return lambda subject: signed(world.course(subject, aspect).current, sign)

    if len(siblings) != len(("one", "other")) or not any(
        has_rank(subjects, siblings, key(each), 1) for each in aspects
    ):
        raise Refused("comparison", "one of two")
