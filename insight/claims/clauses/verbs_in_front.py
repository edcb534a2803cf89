"""What a clause without a verb goes on to say: "South reduced the rate by 0.9 points and West by 0.1"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import is_whole
from insight.claims.tokens import token_at

_VERBS: Final = ("move", "transitive", "share_verb")


def moves_as_before(clause: Clause, at: int) -> bool:
    """ "both improved, South by 1.6 points": the only verb in front says how somebody moved."""
    before = _clause_in_front(clause) if _only_by(clause, at) else None
    if before is None or before.effect is not None:
        return False
    verbs = [token for token in before.tokens if token.has(*_VERBS)]
    return len(verbs) == 1 and not verbs[0].has("transitive", "share_verb") and not acts_as_before(clause, at)


def acts_as_before(clause: Clause, at: int) -> bool:
    """ "South reduced the rate by 0.9 points and West by 0.1": what West did to the whole."""
    before = _clause_in_front(clause) if _only_by(clause, at) else None
    if before is None or before.entity is None or before.entity.kind != "segment":
        return False
    verb = next((at for at, token in enumerate(before.tokens) if token.has(*_VERBS)), len(before.tokens))
    return any(map(is_whole, before.tokens[verb:]))


def contributes_as_before(clause: Clause) -> bool:
    """ "South contributed a decrease of 0.9 points and West a decrease of 0.1": what West had a part in."""
    before: Clause | None = clause
    while before is not None and _names_and_noun(before):
        before = before.template
    if before is None or before is clause:
        return False
    return any(token.lowered.startswith("contribut") for token in before.tokens)


def _only_by(clause: Clause, at: int) -> bool:
    return token_at(clause.tokens, at).word("by") and not clause.has(*_VERBS)


def _clause_in_front(clause: Clause) -> Clause | None:
    """The last clause that has a verb: "South lost 9, North 5 and West 2"."""
    before = clause.template
    while before is not None and not before.has(*_VERBS) and before.template is not None:
        before = before.template
    return before


def _names_and_noun(clause: Clause) -> bool:
    """ "West a decrease of 0.1 points"."""
    owned = clause.entity is not None and clause.entity.kind == "segment"
    return owned and token_at(clause.tokens, 1).word("a", "an", "the") and token_at(clause.tokens, 2).has("move_noun")
