"""Figures that one verb puts after one another in time: "348 were followed by 335", "gave way to €96,500", "compares with 348"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import Token, says, token_at

COMPARES: Final = ("compare", "compares", "contrast", "contrasts")
_FOLLOWS: Final = ("follows", "followed", "follow", "succeeds", "succeeded", "replaces", "replaced", "comes after", "came after")  # fmt: skip
_SAYS_AGAIN: Final = ("or", "i.e.", "that is", "namely", "equivalent to", "equal to", "in absolute terms", "in relative terms", "absolutely", "relatively", "in percent", "in percentage terms", "in points", "in other words", "a relative")  # fmt: skip
_GIVES_WAY: Final = ("gave way", "gives way", "giving way", "give way", "made way", "makes way", "making way")


def role_in_time(tokens: list[Token], at: int) -> str | None:
    """The role of the figure to which the word there leads, when that says which of the two came first."""
    lead, before = token_at(tokens, at), token_at(tokens, at - 1)
    passive = before.word("followed", "succeeded", "replaced") and token_at(tokens, at - 2).word(
        "was", "were", "been", "then", "is", "are", ",", "and"
    )
    if lead.word("by") and passive:
        return "current"
    if lead.word("to") and before.word(*_GIVES_WAY):
        return "current"
    compares = lead.word("with", "to") and before.word(*COMPARES)
    if compares or (lead.word(*_FOLLOWS) and not token_at(tokens, at + 1).word("by")):
        return "previous"
    return None


def is_turned(tokens: list[Token], index: int) -> bool:
    """ "−$96,200 was turned into $284,700", "a loss of $5 in May gave way to $3": what was there before."""
    at = index + 1
    while token_at(tokens, at).word("of", "in", "from") or token_at(tokens, at).kind in {"name", "period"}:
        at += 1
    while token_at(tokens, at).word("was", "were", "has", "have", "been"):
        at += 1
    verb, behind = token_at(tokens, at), token_at(tokens, at + 1)
    turned = (
        verb.word("became", "turned into")
        or (verb.word("turned") and behind.word("into"))
        or (verb.word("followed", "succeeded", "replaced") and behind.word("by"))
        or (verb.word(*_GIVES_WAY) and behind.word("to"))
    )
    return turned and any(token.kind == "number" for token in tokens[at + 1 : at + 6])


def adds_figure(clause: Clause, index: int) -> bool:
    """ "rose by $24 – or 5.5% –", "fell by 5.0%; in absolute terms, 1.2 points": the same movement in another measure."""
    before = clause.template
    if before is None or not any("change" in known.roles for known in before.tellings[-1:]):
        return False
    front = clause.tokens[:index]
    said = says(front, *_SAYS_AGAIN)
    return said and all(token.kind == "mark" or token.has("hedge") or token.word(*_SAYS_AGAIN) for token in front)


def arrow_behind(tokens: list[Token], index: int) -> bool:
    """ "54 → 58": what was there before, unless the arrow leads to what changes add up to."""
    after = index + 1
    while is_name(token_at(tokens, after), "metric", "numerator", "denominator") or is_mark(
        token_at(tokens, after), "()"
    ):
        after += 1
    figure = token_at(tokens, index).figure
    # "South −60, West +40 → total −20": behind a change, the arrow leads to what the changes add up to.
    summed = figure is not None and bool(figure.sign) and after == len(tokens) - 1
    return is_mark(token_at(tokens, after), "→") and not summed
