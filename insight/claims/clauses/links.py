"""What a clause says of another, or of the name beside it: that it follows it, drives it, joins it, or is it."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of, signs_told
from insight.claims.clauses.entities import is_name
from insight.claims.tokens import means, token_at
from insight.claims.world import TOTAL, World


def fits_follower(world: World, clause: Clause) -> bool:
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


def fits_driver(world: World, clause: Clause) -> bool:
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


def fits_sum(world: World, clause: Clause) -> bool:
    """ "A region and a channel together lost $50": segments that overlap have no sum."""
    if (
        not clause.said("together", "combined", "in total", "between them")
        or not clause.tellings
        or clause.group is not None
    ):
        return True
    members = [member for subject in clause.choices[0] for member in subject.members]
    return len({world.segments[member].segment.dimension for member in members}) <= 1


def fits_joining(world: World, clause: Clause) -> bool:
    """ "joined the decline", "shared in the rise"."""
    tokens, subjects = clause.tokens, clause.choices[0]
    for index, token in enumerate(tokens):
        shared = token.word("shared", "shares") and token_at(tokens, index + 1).word("in")
        if not shared and not token.word("joined", "joins", "join", "shared in", "shares in"):
            continue
        noun = next((known for known in tokens[index + 1 : index + 5] if known.has("move_noun")), None)
        if noun is not None and all(subject.members for subject in subjects):
            sense = noun.senses["move_noun"]
            sign = sense.sign * (-1 if sense.tag == "polar" and world.facts.polarity == "down" else 1)
            denied = means(tokens[max(0, index - 3) : index], "negation")
            joined = ((world.course(subject, "value").delta or 0.0) * sign > 0 for subject in subjects)
            return not any(joined) if denied else all(joined)
    return True


def fits_shift(world: World, clause: Clause) -> bool:
    """ "customers moved from West to South": of a sum nobody knows who went where."""
    if clause.said("share", "weight", "mix") or clause.has("share_noun", "effect_noun"):
        return True
    kinds = {tie.kind for tie in clause.ties}
    if kinds.isdisjoint(("shift_from", "shift_to")):
        return True
    switched = any(
        token.has("actor") and token_at(clause.tokens, index + 1).word("switched", "shifted", "moved", "migrated")
        for index, token in enumerate(clause.tokens)
    )
    if switched:
        return False
    actor = any(
        token.has("actor") and token_at(clause.tokens, index + 1).has("go_verb")
        for index, token in enumerate(clause.tokens)
    )
    if not {"shift_from", "shift_to"} <= kinds:
        return True
    sold = any(
        is_name(token, "metric") and token_at(clause.tokens, index + 1).has("go_verb")
        for index, token in enumerate(clause.tokens)
    )
    return not actor and (world.is_ratio or not sold)


def fits_bracket(world: World, clause: Clause) -> bool:
    """ "Harbour (Valley) fell": a bracket that puts another segment in the place of the one in front of it."""
    around, entity = clause.around, clause.entity
    if not clause.bracket or around is None or entity is None or clause.tellings or around.entity is None:
        return True
    if any(token.kind not in {"name", "mark"} and not token.word("and", "all", "the") for token in clause.tokens):
        return True
    if entity.kind == "group" and around.entity.kind in {"segment", "total"}:
        told = signs_told(world, around)
        moved = [
            (world.course(subject, "value").delta or 0.0) * sign > 0 for sign in told for subject in clause.choices[0]
        ]
        return all(moved)
    if entity.kind != "segment" or around.entity.kind != "segment" or around.choices[0] == clause.choices[0]:
        return True
    return {world.dimension_of(subject) for subject in clause.choices[0]} != {
        world.dimension_of(subject) for subject in around.choices[0]
    }


def fits_description(world: World, clause: Clause) -> bool:
    """ "the shrinking South gained": an adjective in front of a name."""
    subjects = clause.choices[0]
    if not opens_name(clause) or not all(subject.members for subject in subjects):
        return True
    sign = clause.tokens[-1].senses["move_adjective"].sign
    return all((world.course(subject, "value").delta or 0.0) * sign > 0 for subject in subjects)


def opens_name(clause: Clause) -> bool:
    """True for "the shrinking" in front of a name: it can be said of nothing else."""
    said = [token for token in clause.tokens if not token.word("the", "a", "an", "and", "but")]
    return len(said) == 1 and said[0].has("move_adjective") and clause.tokens[-1] is said[0] and clause.entity is None
