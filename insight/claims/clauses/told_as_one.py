"""What is told to be one effect and nothing else: "the change is all mix", "by language it was mostly rate", "all of that is mix"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.drivers import ENTIRELY, MAINLY
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.two_effects import sides_of
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says, token_at
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
_MAIN: Final = ("main", "bigger", "larger", "greater", "biggest", "largest", "greatest", "primary", "principal", "dominant", "decisive", "chief", "key", "major", "leading", "stronger", "strongest", "more important", "most important", "heavier", "prime", "overriding")  # fmt: skip
_MINOR: Final = (
    "minor",
    "lesser",
    "smaller",
    "secondary",
    "weaker",
    "smallest",
    "less important",
    "subordinate",
    "marginal",
)
_FACTORS: Final = ("factor", "driver", "impact", "effect", "influence", "contributor", "cause", "reason", "contribution", "source", "part", "role", "force", "element", "component", "engine", "explanation", "share", "lever")  # fmt: skip
_HAVING: Final = (
    "had",
    "has",
    "have",
    "made",
    "makes",
    "make",
    "plays",
    "played",
    "play",
    "takes",
    "took",
    "exerted",
    "exerts",
)
_BULK: Final = ("most", "most of", "the bulk of", "bulk of", "the lion's share of")
_WEIGHING: Final = frozenset([*_MAIN, *_MINOR, *_BULK])
_REACH: Final = 8
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
        article = token_at(clause.tokens, index - 1).word("a", "an", "the")
        said = token_at(clause.tokens, index - 1 - article)
        word = said.lowered.split()[-1] if said.kind == "word" else ""
        wholly = said.word(*_ALL) or word in {"all", *ENTIRELY}
        if not wholly and word not in MAINLY:
            continue
        at = index - 2 - article
        nearly = said.lowered.split()[0] in _NEARLY
        while token_at(clause.tokens, at).word(*_NEARLY):
            nearly, at = True, at - 1
        least = _MAINLY if not wholly else _NEARLY_ALL if nearly else _WHOLLY
        # "Its contribution is purely a rate effect": the other is none, while a whole can be "entirely due to" more than itself.
        most = 2 - _WHOLLY if article and wholly and subjects[0].members else float("inf")
        if not any(least <= share <= most for share in _shares(world, clause, effect, subjects)):
            raise Refused("effect", "not this effect")


def ranks_effect(clause: Clause, index: int) -> bool:
    """True at the adjective of "mix was the main driver", "the main driver was mix"."""
    return _ranked(clause, index) is not None


def _ranked(clause: Clause, index: int) -> tuple[EffectName, int] | None:
    """The effect that an adjective calls the main one, 1, or the lesser one, -1; `None` where it says nothing of this kind."""
    word = clause.tokens[index]
    way = 1 if word.word(*_MAIN) else -1 if word.word(*_MINOR) else 0
    if not way:
        return None
    at = index + 1
    while token_at(clause.tokens, at).word("of", "the", "two", "single", "driving", "contributing"):
        at += 1
    noun, lead = token_at(clause.tokens, at), token_at(clause.tokens, index - 1)
    verb = token_at(clause.tokens, index - 2)
    headed = noun.word(*_FACTORS) or noun.has("driver", "reason")
    own = _own_effect(clause)
    said = verb.word(*_BEING, *_HAVING) or verb.lowered.endswith("ly")
    if own is not None and lead.word("the", "a") and said and (headed or (not noun.text and verb.word(*_BEING))):
        return own, way
    copula = next((ahead for ahead in range(at + 1, min(at + _REACH, len(clause.tokens))) if clause.tokens[ahead].word(*_BEING)), None)  # fmt: skip
    if copula is None or not headed:
        return None
    behind = copula + 1 + token_at(clause.tokens, copula + 1).word("the", "a", "not", "clearly")
    behind += is_name(token_at(clause.tokens, behind), "dimension")
    named = _effect(token_at(clause.tokens, behind))
    denied = token_at(clause.tokens, copula + 1).has("negation")
    return None if named is None else (named, -way if denied else way)


def _own_effect(clause: Clause) -> EffectName | None:
    entity = clause.entity
    if entity is None or entity.kind not in {"effect", "rates"}:
        return None
    effect: EffectName = "rate_effect" if entity.kind == "rates" else clause.effect or "contribution"
    return None if effect == "contribution" else effect


def check_main_effect(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless the effect that is told to be the main or the lesser one is that."""
    told = any(token.lowered in _WEIGHING for token in clause.tokens)
    if not world.is_ratio or not told or (clause.has("negation") and _own_effect(clause) is not None):
        return
    for index, token in enumerate(clause.tokens):
        ranked = _ranked(clause, index)
        bulk = token.word(*_BULK) and says(clause.tokens[index + 1 : index + 4], "work", "job", "damage", "lifting")
        own = _own_effect(clause)
        effect, way = ranked if ranked is not None else (own, 1)
        if effect is None or not (ranked or bulk) or sides_of(world, clause) is not None:
            continue
        other: EffectName = "mix_effect" if effect == "rate_effect" else "rate_effect"
        pairs = zip(*(_values(world, clause, name, subjects) for name in (effect, other)), strict=False)
        if not any((abs(one) - abs(two)) * way > 0 and (one * world.facts.delta > 0 or not bulk) for one, two in pairs):
            raise Refused("comparison", "the main effect")


def _values(world: World, clause: Clause, name: EffectName, subjects: tuple[Subject, ...]) -> list[float]:
    if subjects == (TOTAL,):
        return list(world.effect_totals(name, clause.dimension))
    return [value for subject in subjects if (value := world.effect(subject, name)) is not None]


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
