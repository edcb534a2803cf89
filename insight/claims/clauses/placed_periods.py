"""A movement is one of the period that the text is about: "visits fell in March" is none when March is what they fell from."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.base_period import is_base
from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, time_of
from insight.claims.clauses.own_past import is_past
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import World

_MOVES: Final = ("verb", "noun", "adjective", "transitive", "crossing")
_BASE: Final = ("after", "over", "before", "until", "instead of", "rather than", "unlike", "following", "not")
_AGAINST_IT: Final = ("underperform", "fell short", "fall short", "falls short", "miss")
"""Beginnings of verbs whose object the period before is."""
_STANDS_FOR_IT: Final = ("match", "matched", "reach", "reached", "repeat", "repeated", "hold", "held", "keep", "kept", "follow", "follows", "followed", "compare", "compares", "compared", "give", "gave", "turned", "became", "become")  # fmt: skip
_AT: Final = ("in", "on", "during", "for", "throughout", "within")


def check_placed(world: World, clauses: list[Clause]) -> None:
    """Raise `Refused` for a movement whose only period is the one before."""
    if not world.facts.delta:
        return
    placed: list[tuple[int, int]] = []
    for number, clause in enumerate(clauses):
        for at, token in enumerate(clause.tokens):
            when = time_of(token)
            if when == "current" and not _is_against(clause.tokens, at, world.facts.grain):
                return
            if when == "previous" and _places(clause.tokens, at, world.facts.grain) and not _of_rank(clause.tokens, at):
                placed.append((number, at))
    for number, at in placed:
        clause = clauses[number]
        passed = any("threshold" in known.roles and known.at < at for known in clause.tellings)
        if passed and token_at(clause.tokens, at - 1).word(*_AT):
            raise Refused("period", "a figure passed in the period before")
        alone = _looks_back(clause.tokens, at) or is_mark(token_at(clause.tokens, at - 2), ",")
        if (_tells_level(clause) and not alone) or any(
            token.has("outpace_verb")
            or token.word(*_STANDS_FOR_IT)
            or (token.lowered.startswith(_AGAINST_IT) and is_past(clause.tokens, index + 1, named=False))
            for index, token in enumerate(clause.tokens)
        ):
            continue
        behind = clauses[number + 1 : number + 2] if _is_heading(clause) else []
        if any(_moves(world, known) for known in (clause, *behind) if not known.bracket):
            raise Refused("period", "a movement in the period before")


def _of_rank(tokens: list[Token], at: int) -> bool:
    """ "West, the largest region in March, fell": of the rank that the phrase between the commas tells."""
    opens = max((index for index, token in enumerate(tokens[:at]) if is_mark(token, ",")), default=-1)
    phrase = tokens[opens + 1 : at]
    closed = is_mark(token_at(tokens, at + 1), ",")
    return (
        closed
        and opens > 0
        and phrase[0].word("the")
        and means(phrase, "superlative")
        and not means(phrase, "move_noun", "move")
    )


def _looks_back(tokens: list[Token], at: int) -> bool:
    """ "6.1% in September, down from 7.3%": what stands in front of the period is what it came to."""
    for place in range(at + 1, len(tokens)):
        token = tokens[place]
        if token.word("up from", "down from") or (token.word("from") and tokens[place - 1].word("up", "down")):
            return True
    return False


def _places(tokens: list[Token], at: int, grain: str) -> bool:
    """True for "in March" and "March's sales", which say when something was so."""
    token, behind = tokens[at], token_at(tokens, at + 1)
    named = token.kind == "period" or token_at(tokens, at - 1).word(*_AT)
    owned = behind.has("level_noun") or (behind.kind == "possessive" and token_at(tokens, at + 2).has("level_noun"))
    return named and not owned and behind.kind != "number" and not _is_against(tokens, at, grain)


def _is_against(tokens: list[Token], at: int, grain: str) -> bool:
    lead = at - 1
    while lead >= 0 and tokens[lead].word(
        "the", "in", "on", "that", "of", "that of", "those", "those of", "its", "for"
    ):
        lead -= 1
    told = token_at(tokens, lead)
    portion = told.figure is not None and told.figure.unit in {"fraction", "percent", "times"}
    if portion and says(tokens[lead + 1 : at], "of"):
        return True  # "a fifth of March's sales"
    on = token_at(tokens, at - 1).word("on") and (grain != "day" or token_at(tokens, at - 2).word("up", "down"))
    against = told.word(*_BASE) or told.lowered.endswith("than") or told.has("outpace_verb")
    return is_base(tokens, at) or against or on


def _tells_level(clause: Clause) -> bool:
    """True when a figure of the clause is a value of the period before."""
    return any(
        (known.when == "previous" or "previous" in known.roles)
        and "threshold" not in known.roles
        and known.roles[:1] != ("change",)
        for known in clause.tellings
    )


def _is_heading(clause: Clause) -> bool:
    last = clause.tokens[-1:]
    opens = bool(last) and last[0].lowered.endswith(("with", "at"))  # "Week 18 closed with | costs of …"
    verbal = any(token.has("level_verb", "go_verb") or is_mark(token, ",") for token in clause.tokens)
    return not clause.tellings and (opens or not verbal)


def _moves(world: World, clause: Clause) -> bool:
    directions = directions_of(world, clause)
    if any(known.level for known in directions) or clause.said("gap", "lead", "difference", "distance", "margin"):
        return False
    said = any(known.sign and known.kind in _MOVES and not known.of for known in directions)
    return said or any("threshold" in known.roles or known.roles[:1] == ("change",) for known in clause.tellings)
