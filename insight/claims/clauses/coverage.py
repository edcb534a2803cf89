"""Of which segments something is said and of which not: all, none, all but some, or the only one."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause, Direction
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.quantities import Quantities, moves
from insight.claims.tokens import token_at
from insight.claims.world import TOTAL, Subject, World

_RELATIVES: Final = ("whose", "that", "which", "where", "with", "having")


def fits_only(world: World, clause: Clause, index: int) -> bool:
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
        behind = [known for known in directions_of(world, clause) if known.sign and known.at > index][:1]
        if behind:
            return _alone(world, clause, behind[0])
        if clause.tokens[-1].word(*_RELATIVES):
            return True  # what nobody else did is said in the clause behind
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


def _alone(world: World, clause: Clause, direction: Direction) -> bool:
    """ "the only one that pushed the figure up": none of the others did."""
    named = {member for subject in clause.choices[0] for member in subject.members}
    others = [member for member in world.siblings(clause.choices[0][0]) if member not in named] if named else []
    aspect = direction.aspect or clause.aspect or "value"
    return not any(moves(Quantities(world), direction, Subject((member,)), aspect) for member in others)


def fits_all_but(world: World, clause: Clause) -> bool:
    """ "fell at every site but one": as many as that did not."""
    for index, token in enumerate(clause.tokens):
        name, count = token.name, token_at(clause.tokens, index + 2).sense("cardinal")
        if (
            count is None
            or name is None
            or not name.dimension
            or not token_at(clause.tokens, index + 1).word("but", "except")
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


_OF_ALL: Final = ("nobody", "no one", "nothing", "one and all", "all", "only", "anywhere")


def fits_everybody(world: World, clause: Clause) -> bool:
    """ "nobody gained", "only losses", "all down": said of every segment."""
    tokens = clause.tokens
    if clause.group is None and clause.places and clause.said("any") and clause.has("negation"):
        denied = [known.sign for known in directions_of(world, clause) if known.negated and known.kind == "noun"]
        members = [member for place in clause.places for subject in place.choices[0] for member in subject.members]
        return not any(
            (world.course(Subject((member,)), "value").delta or 0.0) * sign > 0 for sign in denied for member in members
        )
    if clause.group is not None or clause.places or not clause.said(*_OF_ALL):
        return True
    for index, token in enumerate(tokens):
        after, before = token_at(tokens, index + 1), token_at(tokens, index - 1)
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


def fits_only_whose(world: World, clause: Clause) -> bool:
    """ "West was the only region whose sales fell"."""
    first = clause.template
    if first is None or not first.tokens or not first.tokens[-1].word(*_RELATIVES):
        return True
    one = any(
        token.word("the only") and token_at(first.tokens, at + 1).word("one") for at, token in enumerate(first.tokens)
    )
    if not one and not any(tie.kind == "only" for tie in first.ties):
        return True
    told = [known.told_sign for known in directions_of(world, clause) if known.sign][:1]
    subjects = clause.choices[0] if clause.choices[0][0].members else first.choices[0]
    named = {member for subject in subjects for member in subject.members}
    if not told or not named or (clause.aspect not in {None, "value"}):
        return True
    members = (*world.siblings(subjects[0]), *named)
    return {
        member for member in members if (world.course(Subject((member,)), "value").delta or 0.0) * told[0] > 0
    } == named


def fits_dimension(world: World, clause: Clause) -> bool:
    """ "the South was the only channel to grow", "only the South grew among the channels"."""
    subjects = [subject for subject in clause.choices[0] if subject.members]
    if not subjects or clause.entity is None or clause.entity.kind != "segment":
        return True
    mine = {world.dimension_of(subject) for subject in subjects}
    for tie in clause.ties:
        mention = tie.entity.mention
        whose = tie.kind == "only" or (tie.kind == "compare" and mention is not None and mention.quantifier == "other")
        if whose and mention is not None and mention.dimension is not None and mine != {mention.dimension}:
            return False
    tokens = clause.tokens
    for index, token in enumerate(tokens):
        name = token.name
        if (
            is_name(token, "dimension")
            and name is not None
            and token_at(tokens, index - 1).word("the", "all")
            and token_at(tokens, index - 2).word("among", "amongst")
        ):
            return not name.dimension or mine == {name.dimension}
    return True
