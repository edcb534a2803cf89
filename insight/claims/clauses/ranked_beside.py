"""Superlatives held to what stands right beside them: an apposition to its own words, a figure to what it tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import Subject

Key = Callable[[Subject], float | None]
_STOPS: Final = (",", ";", "—")
_REACH: Final = 8
"""Words between a superlative and a figure that tells how much that is."""


def own_words(clause: Clause, index: int) -> tuple[Clause, int]:
    """ "Harbour, the region with the lowest sales, lost most of them": the superlative between the commas ranks what they hold.

    The clause cut down to its apposition, and where the superlative stands in it; the clause itself where there is none.
    """
    tokens = clause.tokens
    verb = _standing_verb(tokens, index)
    if verb is not None:
        return replace(clause, tokens=tokens[verb:], directions=None, ties=[], contribution=False), index - verb
    start = next((at for at in range(index - 1, -1, -1) if is_mark(tokens[at], *_STOPS)), -1)
    end = next((at for at in range(index + 1, len(tokens)) if is_mark(tokens[at], *_STOPS)), len(tokens))
    named = start - 1
    while named > 0 and (is_mark(tokens[named], "()") or is_name(tokens[named], "dimension", "metric")):
        named -= 1
    if start < 1 or end + 1 >= len(tokens) or not is_name(tokens[named], "segment"):
        return clause, index
    words = tokens[start + 1 : end]
    return replace(clause, tokens=words, directions=None, ties=[], contribution=False), index - start - 1


def _standing_verb(tokens: Sequence[Token], index: int) -> int | None:
    """Where "is" stands in "rose by a point and is now the highest of the three", which ranks levels and not the rise."""
    if not tokens[index].word("highest", "lowest") or token_at(tokens, index + 1).has("move_noun", "change_noun"):
        return None
    at = index - 1
    while at > 1 and tokens[at].word("the", "now", "still", "again", "thus", "therefore"):
        at -= 1
    stands = at > 1 and tokens[at].word("is", "are", "was", "were") and tokens[at - 1].word("and", "but", "yet")
    return at if stands else None


def told_by_figure(clause: Clause, subjects: Sequence[Subject], index: int, keys: list[Key], value: Key) -> list[Key]:
    """The keys that a figure beside the superlative tells: "the second largest at 8.8 items" ranks what is 8.8.

    `value` ranks the metric itself, which a figure right behind "at" or "with" may tell, whatever else the word would rank.
    """
    if len(subjects) != 1:
        return keys
    for telling in _beside(clause, index):
        fitting = keys_told(telling, subjects[0], keys)
        if fitting:
            return fitting
        right = (
            index < telling.at
            and clause.tokens[telling.at - 1].word("at", "with")
            and telling.at - index == len(("at", "it"))
        )
        if right and keys_told(telling, subjects[0], [value]):
            return [value]
    return keys


def keys_told(telling: Telling, subject: Subject, keys: list[Key]) -> list[Key]:
    """Those of the keys whose value the figure tells."""
    return [key for key in keys if (value := key(subject)) is not None and _tells(telling, abs(value))]


def _beside(clause: Clause, index: int) -> Iterator[Telling]:
    tokens = clause.tokens
    for telling in clause.tellings:
        behind = 0 < telling.at - index <= _REACH
        between = tokens[index + 1 : telling.at] if behind else tokens[telling.at + 1 : index]
        opened = says(tokens[max(0, telling.at - 2) : telling.at], "at", "with", "of", "on")
        if any((is_name(token, "segment") and behind) or token.has("move", "transitive") for token in between):
            continue
        if opened:
            yield telling


def _tells(telling: Telling, value: float) -> bool:
    percent = telling.figure.unit in {"percent", "points"}
    hedge = telling.hedge
    return telling.figure.borne_out(value * (100 if percent else 1), hedge)  # type: ignore[arg-type]  # one of them


def behind_ranked(tokens: Sequence[Token]) -> bool:
    """ "accounted for half of the fall and remains the biggest site (188)": how big it is."""
    noun = bool(tokens) and is_name(tokens[-1], "dimension")
    return noun and means(tokens[-3:-1], "superlative")
