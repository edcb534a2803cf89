"""Comparisons that leave the other side out: "South lost 5%, West fell faster", "Web gained more"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.against_whole import AMOUNTS
from insight.claims.clauses.clause import Clause, Direction
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark
from insight.claims.clauses.place_keys import ABSOLUTE, RELATIVE, basis_said
from insight.claims.clauses.ranks import has_rank
from insight.claims.clauses.sizes import is_greater, signed
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import TOTAL, Course, Subject, World

PACES: Final = {
    "faster": 1, "quicker": 1, "more quickly": 1, "more rapidly": 1, "more swiftly": 1, "at a faster pace": 1, "at a quicker pace": 1,
    "slower": -1, "more slowly": -1, "less quickly": -1, "less rapidly": -1, "at a slower pace": -1, "slowly": -1,
}  # fmt: skip
_SIZES: Final = {"more": 1, "less": -1}
_VERB_NEAR: Final = 4
"""Words between a verb and "more": "grew by even more", "fell rather more"."""
_FAR: Final = 8
"""Clauses to look back through for the other side."""


def compares_alone(world: World, clause: Clause) -> tuple[Direction, int, str] | None:
    """The movement, the sign and the basis of "grew faster" or "lost less", where no "than" follows."""
    for index, token in enumerate(clause.tokens):
        pace, size = PACES.get(token.lowered, 0), _SIZES.get(token.lowered, 0)
        behind = token_at(clause.tokens, index + 1)
        if size and behind.has("strong"):
            behind, pace = token_at(clause.tokens, index + 2), 0
        if not (pace or size) or not _ends(
            clause.tokens, index + 1 + (behind is not token_at(clause.tokens, index + 1))
        ):
            continue
        said = [
            known for known in directions_of(world, clause)
            if known.sign and not known.negated and known.kind in {"verb", "transitive"} and 0 < index - known.at <= _VERB_NEAR
        ]  # fmt: skip
        between = clause.tokens[said[-1].at + 1 : index] if said else []
        if said and not any(known.kind in {"number", "name", "mark"} or known.word("no", "not") for known in between):
            return said[-1], pace or size, _basis(clause, said[-1], paced=bool(pace))
    return None


def _ends(tokens: list[Token], at: int) -> bool:
    """True where nothing follows that it could be more than, or more of."""
    behind = token_at(tokens, at)
    if behind.word("in") and token_at(tokens, at + 1).word("relative", "absolute", "percentage", "percent", "points", "yen", "dollars", "euros"):  # fmt: skip
        return True
    return not behind.text or is_mark(behind) or behind.word("and", "but", "while", "whereas", "although", "though", *RELATIVE, *ABSOLUTE)  # fmt: skip


def _basis(clause: Clause, said: Direction, *, paced: bool) -> str:
    told = basis_said(clause)
    if told is not None or paced:
        return told or "growth"
    amount = clause.said("yen", "dollars", "euros") or clause.tokens[said.at].lowered.startswith(AMOUNTS)
    return "amount" if amount else "any"


def rival_of(world: World, clause: Clause) -> Subject | None:
    """Whom such a clause sets its subject beside: the one spoken of before it, or the only other that there is."""
    mine = clause.choices[0]
    if len(mine) != 1 or not mine[0].members or mine[0].rest:
        return None
    before = clause.template or clause.before
    for _ in range(_FAR):
        if before is None:
            break
        said = before.choices[0]
        if len(said) == len(("one", "other")) and mine[0] in said:
            return next(known for known in said if known != mine[0])  # "A and B fell, with B falling more"
        alike = len(said) == 1 and world.dimension_of(said[0]) == world.dimension_of(mine[0])
        if not before.bracket and said != mine and (alike or said == (TOTAL,)):
            return said[0]
        before = before.template or before.before
    pair = [Subject((index,)) for index in world.siblings(mine[0]) if index not in mine[0].members]
    return pair[0] if len(pair) == 1 else None


def goes_on_about_first(clause: Clause) -> bool:
    """ "grew faster than West and added 60 more orders": said of the one that is compared, not of West."""
    said = [token for token in clause.tokens if not is_mark(token, "()", ",")]
    if (
        said
        and said[0].has("transitive", "move")
        and said[0].lowered.endswith("ing")
        and is_mark(clause.tokens[0], ",")
    ):
        return True  # "outgrew West, adding 60"
    verb = said[1] if len(said) > 1 and said[0].word("and", "but", "yet") else None
    if (
        verb is not None
        and verb.word("also", "even", "slightly", "far", "much", "still")
        and len(said) > len(("but", "also"))
    ):
        verb = said[2]
    if verb is not None and verb.word(*PACES, *_SIZES, "more than", "less than"):
        return True  # "fell more than West but less than South"
    return (
        verb is not None
        and verb.has("move", "transitive", "level_verb", "go_verb")
        and not verb.lowered.endswith("ing")
    )


def check_elliptic(world: World, clause: Clause) -> None:
    """Raise `Refused` unless the subject moved more, or faster, than the one spoken of before."""
    _check_second(world, clause)
    found = compares_alone(world, clause)
    if found is None or clause.aspect not in {None, "value"}:
        return
    rival = rival_of(world, clause)
    if rival is None:
        return
    said, sign, basis = found
    mine, theirs = world.course(clause.choices[0][0], "value"), world.course(rival, "value")
    if not moved_more(mine, theirs, said.sign, sign, basis):
        raise Refused("comparison", "more than another")


def _check_second(world: World, clause: Clause) -> None:
    """ "lost more than West, but less in relative terms": the same two in another respect."""
    first, entity = clause.compared_to, clause.entity
    if first is None or entity is None or not goes_on_about_first(clause) or len(first.choices[0]) != 1:
        return
    told = [known.told_sign for known in directions_of(world, first) if known.told_sign]
    for index, token in enumerate(clause.tokens):
        sign = PACES.get(token.lowered, 0) or _SIZES.get(token.lowered, 0)
        if not sign or not told or not _ends(clause.tokens, index + 1):
            continue
        basis = basis_said(clause) or ("growth" if token.lowered in PACES else "any")
        mine = world.course(first.choices[0][0], "value")
        if not all(moved_more(mine, world.course(other, "value"), told[0], sign, basis) for other in entity.choices[0]):
            raise Refused("comparison", "more than another")


def check_shared_rank(world: World, clause: Clause) -> None:
    """Raise `Refused` unless West led, too, in "South fell the most in relative terms, West in absolute terms"."""
    basis, before = basis_said(clause), clause.template
    said = [
        token
        for token in clause.tokens
        if token.kind == "word" and not token.word("and", "but", "while", "whereas", "the")
    ]
    subjects = clause.choices[0]
    if basis is None or before is None or len(said) != 1 or len(subjects) != 1 or not subjects[0].members:
        return
    led = [
        token
        for token in before.tokens
        if token.has("superlative") or token.word("most", "least", "the most", "the least")
    ]
    told = [known.told_sign for known in directions_of(world, before) if known.told_sign]
    if not led or not told:
        return
    small = (
        -1
        if led[-1].word("least", "the least") or (led[-1].has("superlative") and led[-1].senses["superlative"].sign < 0)
        else 1
    )

    def moved(subject: Subject) -> float | None:
        course = world.course(subject, "value")
        value = signed(course.relative if basis == "growth" else course.delta, told[0])
        return None if value is None or value <= 0 else value * small

    if not has_rank(subjects, world.siblings(subjects[0]), moved, 1):
        raise Refused("comparison", "who moved the most")


def moved_more(mine: Course, theirs: Course, moved: int, sign: int, basis: str) -> bool:
    """Whether the one moved more, either way that the other went: "South gained 5, West lost more" compares the two sizes."""
    away = -moved if (theirs.delta or 0.0) * moved < 0 else moved
    absolute = is_greater(signed(mine.delta, moved), signed(theirs.delta, away), sign)
    relative = is_greater(signed(mine.relative, moved), signed(theirs.relative, away), sign)
    return (absolute and basis != "growth") or (relative and basis != "amount")
