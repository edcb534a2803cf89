"""Verdicts on noise and on whether a change is good."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_mark
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL, EffectName, Subject, World

_ABNORMAL: Final = frozenset(["abnormal", "unusual", "extraordinary", "atypical"])


def check_noise(world: World, clause: Clause, index: int, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless the verdict on noise is the one that is said."""
    if world.facts.noise is None or (subjects and subjects[0].members and not subjects[0].rest):
        raise Refused("judgement", "no verdict")
    within = world.facts.noise.within_normal_variation
    heading = [clause.tokens[index].lowered, *(token.lowered for token in clause.tokens[max(0, index - 1) : index])]
    if any(word.split()[0] in _ABNORMAL for word in heading if word):
        raise Refused("judgement", "a range that is not the normal one")
    if within != says_within(clause.tokens, index):
        raise Refused("judgement", "noise verdict")


def says_within(tokens: list[Token], index: int) -> bool:
    """True when the words before "normal variation" say that the change lies within it."""
    near = tokens[max(0, index - 9) : index]
    cut = max((at + 1 for at, token in enumerate(near) if is_mark(token, ",")), default=0)
    near = near[cut:]
    before = [token.text.lower() for token in near]
    text = " ".join(before)
    negated = (
        any(token.has("negation") or token.word("hardly", "barely", "scarcely", "too") for token in near[-7:])
        and "not only" not in text
    )
    if tokens[index].text.lower() in {
        "stand out",
        "stands out",
        "stood out",
        "out of the ordinary",
        "anything unusual",
    }:
        return negated
    said = text.split()  # "clearly above" is one token
    beyond = any(
        word in said or any(known.startswith("exceed") for known in before) or (" " in word and word in text)
        for word in (
            "outside",
            "beyond",
            "out of",
            "above",
            "more than",
            "past",
            "over",
            "larger",
            "bigger",
            "greater",
            "larger than",
            "bigger than",
            "stands out",
            "surpasses",
            "goes",
            "wider",
        )
    )
    if "no less than" in text or "no fewer than" in text or "not less than" in text:
        return False
    if "no more than" in text or "not more than" in text or "nothing more than" in text or "nothing but" in text:
        return True
    apart = any(word.startswith(("distinguish", "separat", "discern")) for word in before)
    if beyond or apart or "stand out" in text or "told apart" in text:
        return negated
    return not negated


_SPANS: Final = ("result", "results", "outcome", "performance", "showing", "start", "finish", "close", "news", "sign", "signs", "reading", "run", "stretch", "spell")  # fmt: skip
_PRAISE: Final = ("strong", "solid", "robust", "great", "powerful", "impressive", "excellent", "brisk")


def judged_period(tokens: list[Token], index: int) -> int:
    """ "a strong month", "a good result", "was good for sales": that it was a good one (1), a very good one (2), or nothing (0)."""
    token = tokens[index]
    behind = tokens[index + 1] if index + 1 < len(tokens) else Token("mark", "")
    if token.lowered.endswith(" good for"):
        return 1 if behind.kind == "name" or behind.word("the") else 0
    spans = behind.has("grain_noun") or behind.kind == "period" or behind.word(*_SPANS)
    if not spans or not token.word("a good", "good", *_PRAISE):
        return 0
    return 2 if token.word(*_PRAISE) else 1


def check_judged(world: World, subjects: tuple[Subject, ...], praise: int, *, denied: bool) -> None:
    """Raise `Refused` unless the change was as good as such a word says; one like any other was not strong."""
    usual = world.facts.noise is not None and world.facts.noise.within_normal_variation
    if usual and praise > 1 and not denied:
        raise Refused("judgement", "strong, though like any other")
    check_good(world, subjects, -1 if denied else 1)


def check_good(world: World, subjects: tuple[Subject, ...], sign: int, effect: EffectName | None = None) -> None:
    """Raise `Refused` unless the change, or the effect on that of the whole, is as good or bad as is said."""
    if world.facts.polarity == "neither":
        raise Refused("judgement", "no direction is good")
    told = sign * (-1 if world.facts.polarity == "down" else 1)
    deltas = [world.course(subject, "value").delta for subject in subjects]
    if effect is not None and subjects == (TOTAL,):
        deltas = [max(world.effect_totals(effect, None), key=lambda value: value * told, default=None)]
    elif effect is not None:
        deltas = [world.effect(subject, effect) for subject in subjects]
    if not all(delta is not None and delta * told > 0 for delta in deltas):
        raise Refused("judgement", "good or bad")
