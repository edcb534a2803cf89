"""Whether a figure may be the distance between two, and whether it has a noun of its own."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark
from insight.claims.tokens import Token, token_at
from insight.claims.world import World


def sets_apart(world: World, clause: Clause) -> bool:
    """False for "A rose by 249, B by 29", "with increases of 249 and 29": each figure is a movement, none the distance between them."""
    if clause.ties or clause.compared_to is not None or clause.around is not None or clause.entity is None:
        return True
    moves = clause.entity.kind == "change" and len(clause.tellings) > 1 and not clause.has("offset_verb")
    if moves and any(token.has("move_noun") and token.lowered.endswith("s") for token in clause.tokens):
        return False
    if _goes_on(clause):
        return False
    own = [known for known in directions_of(world, clause) if known.kind != "noun" and known.sign]
    return not own or clause.has("compare", "degree") or any(known.level for known in own)


def _goes_on(clause: Clause) -> bool:
    """ "A had 11 fewer and B 4", "A recorded 11 more, B 4": what the first has moved by, so has the second."""
    template = clause.template
    if template is None or len(clause.tellings) != 1 or not template.tellings or template.entity is None:
        return False
    alike = clause.tellings[0].roles == template.tellings[-1].roles
    return alike and template.entity.kind == "segment" and not template.ties and template.compared_to is None


def has_own_noun(tokens: list[Token], at: int) -> bool:
    """ "rose by 7.2% to 43,300, an increase of 2,900": no further percentage."""
    return token_at(tokens, at - 1).word("of") and token_at(tokens, at - 2).has("move_noun", "change_noun")


def names_change(tokens: list[Token], at: int) -> bool:
    """ "of the −0.046 minute change": by how much the whole changed."""
    return token_at(tokens, at + 1).has("change_noun", "move_noun")


def says_again(tokens: list[Token], noun: int) -> bool:
    """ "rose by 7.2%, an increase of 2,900": the noun of change tells once more what the subject did."""
    at = noun - 1
    while token_at(tokens, at).has("strong", "weak", "hedge"):
        at -= 1
    if not token_at(tokens, at).word("a", "an"):
        return False
    at -= 1 + token_at(tokens, at - 1).word("for", "with", "or", "which is", "which was", "i.e.", "representing", "marking", "reflecting")  # fmt: skip
    return is_mark(token_at(tokens, at), ",", ";")


def portion_in_front(tokens: list[Token], at: int) -> bool:
    """ "accounted for the largest share of the increase, at 72.6%": the figure says how large a part it was."""
    at -= 1 + is_mark(token_at(tokens, at - 1), ",")
    while token_at(tokens, at).kind == "name" or token_at(tokens, at).word("in", "in the"):
        at -= 1
    if not token_at(tokens, at).has("move_noun", "change_noun"):
        return False
    at -= 1
    while token_at(tokens, at).word("the", "this", "total", "overall", "net"):
        at -= 1
    whole = token_at(tokens, at)
    ranked = token_at(tokens, at - 1).sense("superlative")
    if ranked is not None and ranked.sign < 0:
        return False
    if whole.figure is not None:
        return whole.figure.unit == "fraction" and whole.lowered.endswith(" of")
    return whole.lowered.endswith(("most of", "majority of", "bulk of", "part of"))
