"""What one part did to the whole, and what was done to one: which way the verb of it went."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause, Direction
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.no_effect import denies_effect
from insight.claims.tokens import Token, token_at
from insight.claims.world import Subject, World

_MORE: Final = ("another", "a further", "further", "an additional", "additional", "an extra", "extra", "only", "just", "an", "a", "some", "more")  # fmt: skip


def is_passive(tokens: list[Token], index: int) -> bool:
    """ "was lifted by 8.6%": the movement of what was lifted."""
    told = next((at for at in range(index + 2, index + 5) if token_at(tokens, at).kind == "number"), 0)
    return (
        token_at(tokens, index + 1).word("by")
        and bool(told)
        and all(known.has("hedge", "glue") for known in tokens[index + 2 : told])
    )


def lifts_its_own(tokens: list[Token], index: int) -> bool:
    """ "Web lifted its sales": the movement of the one that lifted."""
    lifted = token_at(tokens, index + 2)
    return (
        token_at(tokens, index + 1).word("its", "their")
        and (is_name(lifted, "metric", "numerator", "denominator") or lifted.has("share_noun"))
        and not token_at(tokens, index + 3).has("move_noun", "change_noun")
    )


def returns(token: Token) -> bool:
    """ "gave back": went against the whole."""
    sense = token.sense("transitive")
    return sense is not None and sense.tag == "returning"


_TAKING_PART: Final = ("contribut", "join", "share", "participat", "took", "tak", "had", "has", "have", "play")


def _given(tokens: list[Token], index: int) -> int:
    """How many words of "contributed another $600 to the decline" stand before its "to"; 0 where a sign tells the way."""
    at = index + 1
    while at < len(tokens):
        figure, word = tokens[at].figure, tokens[at]
        unsigned = figure is not None and figure.sign == 0
        if not (unsigned or word.has("hedge") or word.word(*_MORE) or is_name(word, "metric", "numerator", "denominator")):  # fmt: skip
            break
        at += 1
    given = any(token.kind == "number" for token in tokens[index + 1 : at])
    return at - index - 1 if given and token_at(tokens, at).word("to") else 0


def contributed_to(world: World, clause: Clause, index: int, told: list[int]) -> Direction | None:
    """ "contributed to the decline", "added to it", "all contributed": the way that the noun went, what was `told`, or the whole."""
    tokens, token = clause.tokens, clause.tokens[index]
    word = token.lowered
    if denies_effect(clause, index + 1):
        return None  # "plays no part in this"
    if not token.has("transitive") and not word.startswith(_TAKING_PART):
        return None
    contributes = word.removesuffix(" to") in {"contribute", "contributes", "contributed", "contributing"}
    start = index + _given(tokens, index)
    following = token_at(tokens, start + 1)
    toward = word.endswith(" to") or following.word("to")
    joins = word in {"joined", "joins", "join", "shared in", "shares in", "took part in"} or (
        word in {"shared", "shares", "share", "participated", "participates", "participate", "participating"}
        and following.word("in")
    )
    taking = token.word("took", "takes", "take", "taking", "had", "has", "have", "played", "plays", "play")
    part = next((at for at in (index + 1, index + 2) if token_at(tokens, at).word("part")), None) if taking else None
    if token.word("played a part", "plays a part", "play a part"):
        part = index
    joins = joins or (part is not None and token_at(tokens, part + 1).word("in"))
    toward = toward or joins
    if not contributes and not joins and not (token.has("transitive") and toward):
        return None
    whole = 1 if world.facts.delta > 0 else -1
    pronoun = (start if part is None else part) + 1 + token_at(tokens, (part or start) + 1).word("to", "in")
    if toward and token_at(tokens, pronoun).word("it", "this", "that") and (pronoun + 1 == len(tokens) or is_mark(tokens[pronoun + 1])):  # fmt: skip
        whole = told[0] if told else whole
    elif toward:
        for ahead in tokens[start + 1 : start + 6]:
            noun = ahead.sense("move_noun")
            if noun is not None:
                sign = noun.sign * (-1 if noun.tag == "polar" and world.facts.polarity == "down" else 1)
                none = part == index + len(("no", "part")) and following.word("no")
                return Direction(index, sign, "transitive", negated=none, effect=clause.effect or "contribution")
            if ahead.has("change_noun"):
                break
            if is_mark(ahead):
                return None
        else:
            return None
    elif following.text and not is_mark(following):
        return None
    return Direction(index, whole, "transitive", effect=clause.effect or "contribution")


_NEARLY_ALL: Final = 0.9
"""How much of the way to zero is enough for whoever is said to have brought the whole over it."""


def lifts_over_zero(world: World, subjects: tuple[Subject, ...], sign: int) -> bool:
    """True when what the subjects add is enough to bring the whole to the other side of zero, or nearly."""
    added = sum(world.effect(subject, "contribution") or 0.0 for subject in subjects if subject.members)
    return (world.facts.previous_value * _NEARLY_ALL + added) * sign > 0
