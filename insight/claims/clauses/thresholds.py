"""Round figures that a value passed or stood beyond: "passes $900K", "broke through 90%", "no longer above 3"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.clause import Clause, Telling
from insight.claims.clauses.cues import PULLS
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.outdoing import is_behind
from insight.claims.clauses.truths import Truth
from insight.claims.inflection import verb_forms
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says, token_at
from insight.claims.world import Subject, World

_PASSING: Final = tuple(form for verb in ["pass", "cross"] for form in verb_forms(verb))
_EXCEEDING: Final = tuple(form for verb in ["exceed", "top+", "surpass"] for form in verb_forms(verb))
_BEYOND: Final = ("past", "beyond", "through")
_APPROACHING: Final = ("approaching", "approaches", "approached", "nearing", "nears", "neared", "is nearing", "closes in on", "closed in on", "closing in on")  # fmt: skip
_OVER: Final = ("above", "below", "over", "under")
_NEAR: Final = 4


def passes(tokens: list[Token], lead: Token, at: int, hedge: str) -> bool:
    """True where the words in front of a figure say that the value went or stands beyond it."""
    above = says(tokens[max(0, at) : at + _NEAR], *_OVER, *_BEYOND)
    pulled = any(token.has("transitive", "move") or token.word(*PULLS) for token in tokens[: max(at, 0)])
    if above and hedge in {"above", "below"} and is_name(lead, "metric") and pulled:
        return True
    if leads_beyond(tokens, lead, at) or denies_beyond(tokens, at, hedge):
        return True
    return hedge in {"above", "below"} and lead.has("move") and says(tokens[at + 1 : at + 3], *_OVER)


def leads_beyond(tokens: list[Token], lead: Token, at: int) -> bool:
    """True when the word itself says it, so that a figure which the value only rounds to is none."""
    if lead.has("outpace_verb") or lead.word(*_PASSING, *_EXCEEDING):
        return True
    near = tokens[max(0, at - _NEAR) : max(at, 0)]
    return lead.word(*_BEYOND) and any(
        known.has("move", "transitive", "go_verb") or known.word(*PULLS, *_PASSING) for known in near
    )


def denies_beyond(tokens: list[Token], at: int, hedge: str) -> bool:
    """ "did not stay above", "no longer above", "failed to hold above"."""
    if hedge not in {"above", "below"}:
        return False
    lead = token_at(tokens, at)
    at -= lead.has("level_verb", "hold", "still") or lead.word("stay", "remain", "be")
    return _denies(token_at(tokens, at), token_at(tokens, at - 1))


def _denies(token: Token, before: Token) -> bool:
    failed = token.word("to") and before.word("failed", "fails", "fail", "unable")
    return failed or token.word("no longer", "not", "never", "failed to", "fails to", "fail to", "cannot")


def check_approach(clause: Clause) -> None:
    """Raise `Refused` for what came near to something that no figure tells: "nears its May level"."""
    if not clause.said(*_APPROACHING):
        return
    for index, token in enumerate(clause.tokens):
        if token.word(*_APPROACHING):
            at = index + 1 + token_at(clause.tokens, index + 1).word("the", "a")
            if token_at(clause.tokens, at).kind != "number" and not any(tie.kind == "compare" for tie in clause.ties):
                raise Refused("invented", token.text)


def crossed(world: World, clause: Clause, telling: Telling, subject: Subject) -> Iterator[Truth]:
    """The figure itself, when the value before and the value after lie on two sides of it, the way that is told."""
    tokens = clause.tokens
    at = telling.at - 1
    while at > 0 and not (_is_verb(tokens[at]) or _denies(tokens[at], tokens[at - 1])):
        at -= 1
    verb = token_at(tokens, at)
    hedge = telling.hedge
    denied = _denies(token_at(tokens, at - _is_verb(verb)), token_at(tokens, at - 1 - _is_verb(verb)))
    over = (hedge == "above") if hedge in {"above", "below"} else True if _goes_over(verb) else None
    told = [direction.told_sign for direction in directions_of(world, clause) if direction.told_sign]
    for aspect in telling.aspects:
        course = world.course(subject, aspect)
        if course.previous is None or course.current is None:
            continue
        kind = truths.kind_of(world, aspect)
        figure = telling.figure.value / (100 if kind == "rate" else 1)
        was, now, rises = course.previous > figure, course.current > figure, course.current > course.previous
        if denied and over is not None:
            stays = token_at(tokens, at - _is_verb(verb)).word("not", "never", "to", "cannot") and _is_passing(verb)
            held = now != over and (stays or was == over)
        elif over is not None:
            held = now == over and (was != over or verb.word(*_EXCEEDING)) and not (told and (told[0] > 0) != rises)
        else:
            held = (was == now) if denied else was != now and not (told and (told[0] > 0) != rises)
        if held and figure != course.current:
            telling.hedge = "none"
            yield Truth(figure, kind)


def _is_verb(token: Token) -> bool:
    return token.has("move", "outpace_verb", "level_verb", "hold") or _is_passing(token) or token.word("stay", "remain")


def _is_passing(token: Token) -> bool:
    return token.has("outpace_verb") or token.word(*_PASSING, *_EXCEEDING)


def _goes_over(token: Token) -> bool:
    return token.has("outpace_verb") and not is_behind(token)
