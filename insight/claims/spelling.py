"""A sentence spelled in a few symbols, so that a phrase can be found in it as a whole, and taken out of it."""

from __future__ import annotations

import re
from typing import Final

from insight.claims.tokens import Token
from insight.claims.world import World

_SINGLE: Final = ("noise", "chance", "randomness", "jitter", "variation", "fluctuation", "fluctuations")
_NO_NOUN: Final = (
    "nothing",
    "not",
    "out",
    "anything",
    "stand",
    "stands",
    "stood",
    "cannot",
    "lost",
    "hard",
    "indistinguishable",
    "business",
    "par",
    "what",
)


def any_of(text: str) -> str:
    """A pattern for one of these phrases."""
    return "(?:" + "|".join(word.replace("_", " ") for word in text.split()) + ")"


_ADVERBS: Final = any_of("""well simply easily also merely just possibly only therefore thus best rather still probably always hence yet by_itself
    as_such accordingly clearly far much quite really on_its_own for_now overall too""")  # fmt: skip
ADV: Final = f"(?:{_ADVERBS} )*"
BE: Final = any_of("is was are were seems looks appears remains stays would_be")
SIZED: Final = r"(?: of (?:this|that|such a) (?:size|order|magnitude)| this (?:small|large)| that (?:small|large))?"
LIGHT: Final = re.compile(
    r"(?:(?:and|but|so|yet|since|as|because|while|although|though|therefore|thus|hence|overall|statistically|by itself|taken by itself|on its own|still"
    r"|given NOISE|in short) )*"
    rf"(?:it|this|that|which|they|these|(?:the|this|that|such an|such a|such|a|an|any) (?:(?:overall|total|observed|whole|small|slight|minor|large|net|single) )*"
    rf"(?:MOVE|result|results|figure|figures|development){SIZED}(?: as a whole| itself| in the total)?(?: that| which)?|all of this|all this)?"
)


def joined(before: list[Token], behind: list[Token]) -> list[Token]:
    """What is left, without the joints at the cut."""
    while before and (
        before[-1].text in {",", ";", ":", "—"}
        or before[-1].word("and", "but", "so", "since", "because", "as", "which", "yet")
    ):
        before = before[:-1]
    while not before and behind and (behind[0].text in {",", ";", ":", "—"} or behind[0].word("and", "but", "so")):
        behind = behind[1:]
    return [*before, *behind]


def spelled(world: World, tokens: list[Token]) -> tuple[str, list[int]]:
    """The sentence in small letters, and where each token begins in it.

    Noise is written NOISE, a movement that is the one of the whole MOVE, the length of the periods GRAIN, and what the
    metric is split by DIM.
    """
    text, starts = " ", []
    for token in tokens:
        starts.append(len(text) - 1)
        text += _symbol(world, token) + " "
    return text, starts


def _symbol(world: World, token: Token) -> str:
    if token.name is not None and token.name.kind == "dimension":
        return "DIM"
    if token.kind in {"name", "number", "period"}:
        return token.kind.upper()
    if token.has("noise_noun") and _names_noise(token):
        return "NOISE"
    if token.lowered == world.facts.grain:
        return "GRAIN"
    if token.has("change_noun"):
        return "MOVE"
    if token.has("move_noun"):
        sense = token.senses["move_noun"]
        sign = sense.sign * (-1 if sense.tag == "polar" and world.facts.polarity == "down" else 1)
        return "MOVE" if sign * world.facts.delta > 0 else token.lowered
    return token.lowered


def _names_noise(token: Token) -> bool:
    """True for "normal variation" and "noise", not for "unremarkable" or "out of the ordinary"."""
    words = token.lowered.split()
    if len(words) == 1:
        return words[0] in _SINGLE
    return words[0] not in _NO_NOUN
