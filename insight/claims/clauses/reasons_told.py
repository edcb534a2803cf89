"""What a segment contributed, with the effect that is told as the reason: "added 0.46, entirely through its larger share"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.drivers import ENTIRELY, MAINLY
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.sources import source_at
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import EffectName, World

_CAUSES: Final = ("because of", "due to", "thanks to", "owing to", "on account of", "as a result of")
_WAYS: Final = (*_CAUSES, "through", "via", "from", "by", "reflecting", "driven by")
_NEARLY: Final = ("almost", "nearly", "virtually", "practically", "almost entirely")
_WHOLLY: Final = 0.95
_NEARLY_ALL: Final = 0.8
_MAINLY: Final = 0.5


def reason_holds(world: World, clause: Clause, index: int) -> bool:
    """True where a reason is told behind the figure, and as much of what the subject contributed was that effect."""
    told = _reason(world, clause.tokens, index) if world.is_ratio and not clause.bracket else None
    return told is not None and _share(world, clause, told[0]) >= told[1]


def check_reasons_told(world: World, clause: Clause) -> None:
    """Raise `Refused` for "contributed −2.5 points, mainly through its lower rate", where that was the smaller part."""
    if not world.is_ratio or clause.bracket or clause.has("negation"):
        return
    for place in _contributions(clause):
        told = _reason(world, clause.tokens, place)
        if told is not None and _share(world, clause, told[0]) < told[1]:
            raise Refused("cause", "only a part of it")
    for telling in clause.tellings:
        told = _reason(world, clause.tokens, telling.at)
        if told is None or not _one_segment(clause) or "previous" in telling.roles or "current" in telling.roles:
            continue
        if _share(world, clause, told[0]) < told[1] and telling.effects != (told[0],):
            raise Refused("cause", "only a part of it")


def _contributions(clause: Clause) -> list[int]:
    """Where it is said without a figure that one segment contributed: "the largest contribution", "the most ()"."""
    if not _one_segment(clause) or not any(token.lowered.startswith("contribut") for token in clause.tokens):
        return []
    said = [at for at, token in enumerate(clause.tokens) if is_mark(token, "()") or token.word("contribution", "contributor", "most", "the most")]  # fmt: skip
    return [at for at in said if is_mark(token_at(clause.tokens, at + 1), ",")]


def reason_told(world: World, clause: Clause, index: int) -> bool:
    """True at the "due to" of "had the largest contribution, mainly due to mix", which is held here."""
    if clause.has("negation") or clause.bracket:
        return False
    return any(at < index and _reason(world, clause.tokens, at) is not None for at in _contributions(clause))


def _one_segment(clause: Clause) -> bool:
    return len(clause.choices[0]) == 1 and bool(clause.choices[0][0].members)


def _share(world: World, clause: Clause, effect: EffectName) -> float:
    """What part of the contribution of the clause's segment the effect was; 0 where nobody knows."""
    if not _one_segment(clause):
        return 0.0
    part, whole = (world.effect(clause.choices[0][0], name) for name in (effect, "contribution"))
    return part / whole if part is not None and whole else 0.0


def _reason(world: World, tokens: list[Token], index: int) -> tuple[EffectName, float] | None:
    """The effect told as the reason, and how much of the contribution it must be."""
    at, least, comma = index + 1, 0.0, False
    while is_name(token_at(tokens, at), "metric", "numerator", "denominator") or token_at(tokens, at).word(
        "to", "off", "the", "average", "overall", "total"
    ):
        at += 1
    if is_mark(token_at(tokens, at), ","):
        at, comma = at + 1, True
    nearly = token_at(tokens, at).word(*_NEARLY)
    at += nearly
    adverb = token_at(tokens, at)
    if adverb.word(*ENTIRELY, *MAINLY, "almost entirely"):
        least = (
            (_NEARLY_ALL if nearly else _WHOLLY)
            if adverb.word(*ENTIRELY)
            else _NEARLY_ALL
            if adverb.word("almost entirely")
            else _MAINLY
        )
        at += 1
    lead = token_at(tokens, at)
    if not (lead.word(*_CAUSES) or (least and lead.word(*_WAYS))) or (comma and not least):
        return None
    source = source_at(world, tokens, at + 1)
    effect: EffectName | None = source.effect if source is not None else None
    behind = token_at(tokens, at + 1 + token_at(tokens, at + 1).word("the", "a"))
    behind = token_at(tokens, at + 2) if is_name(behind, "dimension") else behind
    sense = behind.sense("effect_noun") if behind.kind == "word" else None
    if effect is None and sense is not None and sense.tag in {"rate_effect", "mix_effect"}:
        effect = "mix_effect" if sense.tag == "mix_effect" else "rate_effect"
    return None if effect is None else (effect, least or _MAINLY)
