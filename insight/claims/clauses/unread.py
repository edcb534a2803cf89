"""Words of movement that no reading took up: somebody whom the clause speaks of must have moved that way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import PULLS, plays_part
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.own_past import is_past
from insight.claims.refusal import Refused
from insight.claims.tokens import BARE, NO_TOKEN, Token, means, says, token_at
from insight.claims.world import TOTAL, Aspect, EffectName, Subject, World

_ASPECTS: Final[tuple[Aspect, ...]] = ("value", "share", "numerator_share", "numerator", "denominator")
_EFFECTS: Final[tuple[EffectName, ...]] = ("contribution", "rate_effect", "mix_effect")
_MOVING: Final = ("move", "transitive", "move_noun", "move_adjective")
_SILENT: Final = frozenset(["name", "number", "period", "possessive", "unknown"])
"""Kinds of token that say no direction."""


def check_unread(world: World, clause: Clause) -> None:
    """Raise `Refused` for a direction that was read as nothing and that nobody in the clause took."""
    read = {direction.at for direction in directions_of(world, clause)}
    for index, token in enumerate(clause.tokens):
        if token.kind in _SILENT or token.lowered in BARE:
            continue
        if token.word("ahead", "behind") and index not in read and _beside_nth(clause, index):
            raise Refused("direction", f"{token.text} of another period")
        if token.word("because", "because of") and _unexplained(clause, index):
            raise Refused("cause", token.text)
        if (
            token.word("underperformed", "underperforms", "outperformed", "outperforms")
            and not clause.ties
            and not is_past(clause.tokens, index + 1, named=False)
        ):
            raise Refused("comparison", f"{token.text}, than what")
        if _changes(clause.tokens, index) and not any(_values(world, clause, several=False, alone=True)):
            raise Refused("judgement", "a change where there is none")
        if token.word("the next month", "the next day", "the next week", "the next quarter", "the next year"):
            raise Refused("period", token.text)
        if _advises(clause.tokens, index):
            raise Refused("invented", "what should be done")
        crosses = token.has("level_sign") and token.lowered.startswith(("to ", "into ", "back ", "out of ", "from "))
        if crosses and not world.signed_levels:
            raise Refused("direction", f"{token.text}, where nothing is below zero")
        if token.word("in line with") and not _known_behind(clause.tokens[index + 1 : index + 7]):
            raise Refused("invented", token.text)
        if token.has("actor") and _acts_as_reason(clause.tokens, index):
            raise Refused("cause", f"what {token.text} did")
        if token.senses.keys() == {"glue"} and _is_agent(clause.tokens, index):
            raise Refused("cause", f"what {token.text} did")
        after = token_at(clause.tokens, index + 1)
        if token.word("abnormal", "unusual") and after.word(
            "variation", "variations", "range", "fluctuation", "fluctuations"
        ):
            raise Refused("judgement", f"{token.text} {after.text}")
        if token.word("minus") and not _determined(clause.tokens[:index]):
            raise Refused("subject", "what is taken from what")
        if index in read or after.word("part", "role"):
            continue
        if token.lowered.endswith(" way") and after.word("to"):
            continue  # "a loss gave way to a profit"
        sign = 0 if _lies(clause, index, token) else _sign(clause, index, token)
        if sign and not any(value * sign > 0 for value in _values(world, clause, several=token.lowered.endswith("s"))):
            raise Refused("direction", f"{token.text}, which nobody did")


_CAUTION: Final = (
    "caution",
    "care",
    "cautiously",
    "carefully",
    "noise",
    "hint",
    "hints",
    "only",
    "possibility",
    "noted",
    "kept",
)


def _changes(tokens: list[Token], index: int) -> bool:
    """ "did change", "has changed": said without saying which way."""
    before = token_at(tokens, index - 1)
    return tokens[index].word("change", "changed", "move", "moved") and before.word("did", "does", "do", "has", "have")


def _advises(tokens: list[Token], index: int) -> bool:
    """ "should be read as a trend", "calls for action": what to make of it, unless it is to make nothing of it."""
    token = tokens[index]
    behind = tokens[index + 1 : index + 8]
    should = token.word("should", "must", "ought to") and says(behind[:2], "be")
    calls = token.word("call for", "calls for", "called for", "warrants", "warrant", "deserves")
    if not should and not calls:
        return False
    near = (*tokens[max(0, index - 5) : index], *behind)
    return not any(
        known.has("negation") or known.word("little", "nothing", "no", "none", "never", "hardly", *_CAUTION)
        for known in near
    )


def _known_behind(tokens: list[Token]) -> bool:
    """True when something that the facts hold is named: "in line with the other regions", "with its usual range"."""
    return any(
        token.kind in {"name", "period", "number"}
        or token.has(
            "noise_noun", "time", "move_noun", "change_noun", "effect_noun", "share_noun", "note_noun", "quantifier"
        )
        or token.word("this", "that", "these", "those", "average", "overall", "total", "whole")
        for token in tokens
    )


def _acts_as_reason(tokens: list[Token], index: int) -> bool:
    """ "as customers stayed away": what people did, told as the reason."""
    before, behind = token_at(tokens, index - 1), tokens[index + 1 :]
    if not before.word("as", "because", "since", "after", "when") or not means(tokens[:index], "move"):
        return False
    return not any(
        token.kind in {"name", "number"} or token.has("move", "move_adjective", "quantifier") for token in behind
    )


def _is_agent(tokens: list[Token], index: int) -> bool:
    """ "The situation lowered sales": a thing that no facts hold, as what moved the metric."""
    before, verb = (token_at(tokens, at) for at in (index - 1, index + 1))
    behind = tokens[index + 2 : index + 4]
    moved = behind[1:] if behind and behind[0].word("the", "our", "its") else behind[:1]
    return (
        before.word("the", "a", "an", "this", "that", "its", "their", "our")
        and (verb.has("transitive", "drive_verb", "move") or verb.word(*PULLS, "brought", "pushed", "kept", "sent"))
        and any(is_name(known, "metric", "segment") for known in moved)
    )


def _unexplained(clause: Clause, index: int) -> bool:
    """ "because the new chart ran small": a reason in which nothing is named that the facts know."""
    behind = clause.tokens[index + 1 :]
    return bool(behind) and not any(
        token.kind in {"name", "number"}
        or token.has(
            "effect_noun",
            "move_noun",
            "change_noun",
            "share_noun",
            "noise_noun",
            "move_adjective",
            "move",
            "pace",
            "quantifier",
            "offset_verb",
        )
        for token in behind
    )


def _beside_nth(clause: Clause, index: int) -> bool:
    """ "came out ahead of the first": of a period told by its number."""
    near = clause.tokens[index + 1 : index + 5]
    words = [token.lowered for token in near]
    return (
        words[:1] == ["of"]
        and means(near, "ordinal")
        and not any(is_name(token, "segment", "dimension") for token in near)
    )


def _determined(before: list[Token]) -> bool:
    """ "a minus", "West's minus", "a clear minus": a noun, not a sign in a sum."""
    last = before[-1] if before else NO_TOKEN
    return (
        last.kind == "possessive" or last.word("a", "the", "its", "their") or last.has("strong", "weak", "superlative")
    )


def _lies(clause: Clause, index: int, token: Token) -> bool:
    """ "the change falls within normal variation", "larger moves": where or how large something is, no movement."""
    behind = token_at(clause.tokens, index + 1)
    if token.has("move_adjective") and (behind.has("change_noun", "move_noun") or _compares(clause, index)):
        return True
    if plays_part(clause.tokens, index):
        return True
    if not token.word("fall", "falls", "fell", "falling") or not means(
        clause.tokens[index + 1 : index + 8], "noise_noun"
    ):
        return False
    told = means(clause.tokens[:index], "change_noun", "move_noun")
    return told or (clause.entity is not None and clause.entity.kind in {"pronoun", "change"})


def _compares(clause: Clause, index: int) -> bool:
    """ "larger than South", "the larger of the two", "which take longer": read where things are compared."""
    if index and clause.tokens[index - 1].word("take", "takes", "cost", "costs"):
        return True
    near = clause.tokens[index + 1 : index + 4]
    return says(near, "than") or any(tie.kind == "compare" for tie in clause.ties)


def _sign(clause: Clause, index: int, token: Token) -> int:
    """The way that such a word says something went; 0 where it may say something else, or either."""
    if token.has(
        "hedge", "superlative", "level_verb", "share_verb", "noise_noun", "good", "level_sign", "multiple_verb"
    ):
        return 0
    senses = [sense for category in _MOVING if (sense := token.sense(category)) is not None]
    signs = {sense.sign for sense in senses if sense.tag != "polar"}
    if len(signs) != 1 or len(signs) != len({sense.sign for sense in senses}):
        return 0
    near = clause.tokens[max(0, index - 4) : index]
    denied = any(
        known.has("negation") or known.word("without", "despite", "rather than", "instead of") for known in near
    )
    return 0 if denied else signs.pop()


def _values(world: World, clause: Clause, *, several: bool, alone: bool = False) -> Iterator[float]:
    """How everything moved that the clause names, or is set beside; for "losses" anything else, too."""
    named: list[Subject] = [subject for choice in clause.choices for subject in choice]
    for entity in (*(tie.entity for tie in clause.ties), *clause.places):
        named += [subject for choice in entity.choices for subject in choice]
    for token in clause.tokens:
        if is_name(token, "segment") and token.name is not None:
            named += [Subject((member,)) for member in token.name.members]
    if several:
        named += [Subject((member,)) for member in range(len(world.segments))]
    for subject in dict.fromkeys((TOTAL, *named) if not alone else named):
        for aspect in _ASPECTS[:1] if alone else _ASPECTS:
            delta = world.course(subject, aspect).delta
            if delta is not None:
                yield delta
        for effect in () if alone else _EFFECTS:
            value = world.effect(subject, effect)
            if value is not None:
                yield value
