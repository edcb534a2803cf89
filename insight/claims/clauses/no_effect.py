"""Effects that are told to have been none: "mix played no role", "there is no mix effect", "nothing to do with the mix"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_name
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import TOTAL, EffectName, World

_NONE: Final = ("no", "hardly any", "virtually no", "practically no", "almost no", "next to no", "scarcely any", "barely any", "little", "no real", "no significant", "no meaningful", "no material", "not any")  # fmt: skip
_PARTS: Final = ("role", "part", "effect", "impact", "influence", "difference", "bearing", "contribution", "weight")
_PLAYING: Final = (
    "had",
    "has",
    "have",
    "played",
    "plays",
    "play",
    "made",
    "makes",
    "make",
    "having",
    "playing",
    "exerted",
    "with",
)
_MATTERING: Final = ("matter", "contribute", "count", "play a role", "play a part", "affect", "influence")
_FACTORS: Final = ("factor", "issue", "influence", "contributor")
_TRIFLE: Final = 0.1
"""Share of the change up to which an effect may be said to have been none."""
_STILL: Final = 0.01
_REACH: Final = 8


def check_no_effect(world: World, clause: Clause) -> None:
    """Raise `Refused` unless an effect that is told to have been none was next to nothing."""
    entity = clause.entity
    if entity is not None and entity.kind == "part" and clause.aspect is not None:
        course = world.course(TOTAL, clause.aspect)
        denied = any(_denied_of(clause, index, token) for index, token in enumerate(clause.tokens))
        if denied and abs(course.relative if course.relative is not None else 1.0) > _STILL:
            raise Refused("effect", "an effect told to be none")
        return
    if not world.is_ratio or any(subject.members for subject in clause.choices[0]):
        return
    for index, token in enumerate(clause.tokens):
        effect = _denied(clause, index, token)
        if effect is None:
            continue
        delta = world.facts.delta
        totals = world.effect_totals(effect, clause.dimension)
        if totals and not any(abs(total) <= _TRIFLE * abs(delta) for total in totals):
            raise Refused("effect", "an effect told to be none")


def denies_effect(clause: Clause, index: int) -> bool:
    """True for a denial that `check_no_effect` holds to the facts."""
    if index >= len(clause.tokens):
        return False
    part = clause.entity is not None and clause.entity.kind == "part"
    token = clause.tokens[index]
    return _denied_of(clause, index, token) if part else _denied(clause, index, token) is not None


def _denied(clause: Clause, index: int, token: Token) -> EffectName | None:
    tokens = clause.tokens
    none = token.word(*_NONE) or (token.word("no", "any") and token_at(tokens, index - 1).has("hedge"))
    if none:
        at = index + 1
        while (
            is_name(token_at(tokens, at), "dimension")
            or token_at(tokens, at).has("strong", "weak")
            or token_at(tokens, at).word("real", "net")
        ):
            at += 1
        named = _effect(token_at(tokens, at))
        if named is not None and not token.word("little"):
            return named
    return _subject(clause, index) if _denied_of(clause, index, token) else None


def _denied_of(clause: Clause, index: int, token: Token) -> bool:
    """ "played no role", "does not matter": said of the subject of the clause."""
    tokens = clause.tokens
    if token.word(*_NONE) or (token.word("no", "any") and token_at(tokens, index - 1).has("hedge")):
        at = index + 1
        while token_at(tokens, at).has("strong", "weak") or token_at(tokens, at).word("real", "net"):
            at += 1
        before = token_at(tokens, index - 1 - token_at(tokens, index - 1).has("hedge"))
        return token_at(tokens, at).word(*_PARTS) and before.word(*_PLAYING)
    if token.word("not", "did not", "does not", "didn't", "doesn't", "not a", "was not", "is not", "not an"):
        noun = token_at(tokens, index + 1 + token_at(tokens, index + 1).word("a", "an", "really", "even"))
        return noun.word(*_MATTERING, *_FACTORS)
    return False


def _subject(clause: Clause, index: int) -> EffectName | None:
    entity = clause.entity
    if entity is not None and entity.kind == "rates":
        return "rate_effect"
    if entity is not None and entity.kind == "effect" and clause.effect in {"mix_effect", "rate_effect"}:
        return clause.effect
    return _named(clause.tokens[max(0, index - _REACH) : index])


def _named(tokens: list[Token]) -> EffectName | None:
    return next((effect for token in tokens if (effect := _effect(token)) is not None), None)


def _effect(token: Token) -> EffectName | None:
    sense = token.sense("effect_noun") if token.kind == "word" else None
    named: dict[str, EffectName] = {"mix_effect": "mix_effect", "rate_effect": "rate_effect"}
    return named.get(sense.tag) if sense is not None else None
