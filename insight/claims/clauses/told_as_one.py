"""What is told to be one effect and nothing else: "the change is all mix", "by language it was mostly rate", "all of that is mix"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.drivers import ENTIRELY, MAINLY
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import TOTAL, EffectName, Subject, World

_ALL: Final = ("all", "all of it", "all about", "pure", "nothing but", "only", "just")
_BEING: Final = ("is", "was", "are", "were", "being", "remains", "remained", "it's")
_NEARLY: Final = (
    "almost",
    "nearly",
    "practically",
    "virtually",
    "essentially",
    "basically",
    "close to",
    "largely",
    "as good as",
)
_WHOLLY: Final = 0.95
_NEARLY_ALL: Final = 0.8
_MAINLY: Final = 0.5


def check_all_of_one(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless what is told to be all, or mostly, mix or rate is."""
    if not world.is_ratio:
        return
    for index, token in enumerate(clause.tokens):
        effect = _effect(token)
        if effect is None or index < 2 or not _ends(clause.tokens, index + 1):
            continue
        said = token_at(clause.tokens, index - 1)
        word = said.lowered.split()[-1] if said.kind == "word" else ""
        wholly = said.word(*_ALL) or word in {"all", *ENTIRELY}
        if not wholly and word not in MAINLY:
            continue
        at = index - 2
        nearly = said.lowered.split()[0] in _NEARLY
        while token_at(clause.tokens, at).word(*_NEARLY):
            nearly, at = True, at - 1
        if not token_at(clause.tokens, at).word(*_BEING):
            continue
        least = _MAINLY if not wholly else _NEARLY_ALL if nearly else _WHOLLY
        if not any(share >= least for share in _shares(world, clause, effect, subjects)):
            raise Refused("effect", "not this effect")


def _effect(token: Token) -> EffectName | None:
    if is_name(token, "metric") and token.lowered in {"rate", "rates"}:
        return "rate_effect"
    sense = token.sense("effect_noun") if token.kind == "word" else None
    named: dict[str, EffectName] = {"mix_effect": "mix_effect", "rate_effect": "rate_effect"}
    return named.get(sense.tag) if sense is not None else None


def _ends(tokens: list[Token], at: int) -> bool:
    behind = token_at(tokens, at)
    return not behind.text or is_mark(behind) or behind.word("and", "but", "rather than", "not", "while", "with", "by")


def _shares(world: World, clause: Clause, effect: EffectName, subjects: tuple[Subject, ...]) -> list[float]:
    """What part of the change of each subject, or of the whole, was this effect."""
    if subjects == (TOTAL,):
        return [
            total / world.facts.delta for total in world.effect_totals(effect, clause.dimension) if world.facts.delta
        ]
    parts = [(world.effect(known, effect), world.effect(known, "contribution")) for known in subjects]
    found = [part / whole for part, whole in parts if part is not None and whole]
    return [min(found)] if len(found) == len(parts) else []
