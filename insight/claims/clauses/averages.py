"""How segments stand beside the whole of a ratio: "above average", "two of the three cost more than the average"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.counts import count_fits
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.phrases import COMPARE
from insight.claims.clauses.sizes import is_greater, says_previous
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, token_at
from insight.claims.world import Subject, World

_AVERAGES: Final = ("average", "on average", "mean", "averaged", "averages", "averaging")


def check_average(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int, sign: int) -> None:
    """Raise `Refused` unless as many subjects as are told lie above the whole, or below it when the sign is negative."""
    if not world.is_ratio:
        return
    if means(clause.tokens[max(0, index - 3) : index], "negation"):
        sign = -sign
    previous = says_previous(clause)
    average = world.facts.previous_value if previous else world.facts.current_value

    def lies_so(subject: Subject) -> bool:
        course = world.course(subject, "value")
        return is_greater(course.previous if previous else course.current, average, sign)

    held = [lies_so(subject) for subject in subjects]
    mention = clause.group.mention if clause.group is not None else None
    if mention is None:
        fits = all(held)
    else:
        fits = count_fits(mention.quantifier, mention.count, mention.of_count, sum(held), len(subjects), mention.bound)
    named = {member for subject in subjects for member in subject.members}
    alone = clause.tokens[0].word("only") or clause.said("the only", "alone", "the sole", "the lone")
    moved = any(known.sign and known.at < index for known in directions_of(world, clause))
    if mention is None and alone and not moved:
        fits = fits and not any(
            lies_so(Subject((other,))) for other in world.siblings(subjects[0]) if other not in named
        )
    if not fits:
        raise Refused("comparison", "beside the whole")


def check_no_average(world: World, clause: Clause) -> None:
    """Raise `Refused` for the average of a sum: "an average of $40 less", "on average they lost $9"."""
    if world.is_ratio or world.is_stock or not clause.said(*_AVERAGES):
        return
    if (
        any(token.figure is not None for token in clause.tokens)
        and not clause.per_day
        and not clause.said("day", "daily")
    ):
        raise Refused("number", "an average of a sum")


def names_average(tokens: list[Token], index: int) -> bool:
    """True when the figure at `index` is that of the whole: "the average of 4.7%"."""
    lead = token_at(tokens, index - 1)
    head = token_at(tokens, index - 2) if lead.word("of") else lead
    return head.word("average", "mean", "overall average") and token_at(tokens, index - 1 - lead.word("of") - 1).word(
        "the", "overall", "total"
    )


def beside_average(world: World, tokens: list[Token], index: int) -> bool:
    """ "costs twice the average", "twice as much as the average": a multiple of the whole."""
    behind = [token for token in tokens[index + 1 : index + 5] if not token.word("the", "overall", *COMPARE)]
    return world.is_ratio and bool(behind) and behind[0].word("average", "mean")


def beside_whole_pace(tokens: list[Token], index: int) -> bool:
    """ "more than twice the overall rate of decline": a multiple of the relative change of the whole."""
    behind = [token for token in tokens[index + 1 : index + 6] if not token.word("the")]
    whole = bool(behind) and behind[0].word("overall", "total", "average")
    return whole and means(behind[1:], "move_noun", "change_noun")


def brackets_average(clause: Clause, index: int) -> bool:
    """ "above the average (7.8% against 4.7%)", "the average ($51)": the figure of a bracket that may be the whole's."""
    around = clause.around
    if not clause.bracket or around is None or clause.entity is not None:
        return False
    before = token_at(around.tokens, clause.around_at - 1)
    if is_name(before, "metric", "denominator", "dimension"):
        before = token_at(around.tokens, clause.around_at - 2)  # "the average order ($51)"
    figures = [at for at, token in enumerate(clause.tokens) if token.kind == "number"]
    beside = before.word("average", "mean") or before.word("overall", "total")
    against = token_at(clause.tokens, index - 1).word("against", "versus", "vs", "vs.", "to", "with", "than")
    return beside and index in figures and (len(figures) == 1 or (index == figures[-1] and against))
