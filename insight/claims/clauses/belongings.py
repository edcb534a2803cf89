"""What a segment is said to have: a value, a share, a movement or the like, not a thing that no facts hold.

"Thanks to North's second sorting line" tells what an analyst noted as a cause; behind a segment's "'s" stands only what
the facts hold of it.
"""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.qualifiers import FUNCTION_WORDS, describes
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import World

_HELD: Final = (
    "move", "move_noun", "change_noun", "level_noun", "share_noun", "effect_noun", "noise_noun", "level_sign", "pace", "still", "driver",
    "reference", "meta", "time", "likeness", "absent", "hold", "level_verb",
)  # fmt: skip
"""Senses that others hold to the facts of the segment."""
_BESIDE: Final = (
    "move_adjective", "hedge", "quantifier", "cardinal", "ordinal", "fraction", "superlative", "strong", "weak", "good", "multiple",
    "negation", "modal",
)  # fmt: skip
_HAS: Final = frozenset(
    ["plus", "minus", "own", "surplus", "deficit", "profit", "loss", "part", "parts", "role", "story", "figure", "figures", "number", "numbers",
     "result", "results", "performance", "position", "place", "rank", "ranking", "lead", "weight", "side", "case", "base", "count", "portion",
     "slice", "importance", "advantage", "margin", "gap", "distance", "path", "course", "trend", "direction", "behaviour", "behavior",
     "picture", "improvement", "worsening", "impact", "influence", "pull", "drag", "boost", "size", "volume", "values", "output", "total",
     "tally", "sum", "amount", "top", "price", "prices", "costs", "dominance", "status", "standing", "footprint", "peers", "neighbours"]
)  # fmt: skip
"""Other words for what a segment has."""
_SIZES: Final = frozenset(
    ["former", "new", "additional", "extra", "further", "other", "previous", "current", "overall", "combined", "respective", "individual", "recent",
     "net", "gross", "average", "mean", "positive", "negative", "absolute", "relative", "percentage", "small", "large", "big", "modest",
     "disproportionate", "outsized", "short", "long", "low", "high", "quick", "slow"]
)  # fmt: skip
"""Words in front of them."""
_END: Final = 4


def check_belongings(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` for a thing of a segment's that the facts do not hold."""
    for index, token in enumerate(tokens[:-1]):
        named = token.kind == "possessive" and is_name(tokens[index - 1], "segment")
        if not named and not token.word("its", "their"):
            continue
        for known in tokens[index + 1 : index + 1 + _END]:
            if known.kind not in {"word", "unknown"} and not is_mark(known, "-"):
                break
            if known.has(*_HELD) or known.lowered in FUNCTION_WORDS or describes(world, known.lowered):
                break
            if known.lowered.split()[0] in _HAS:
                break
            if is_mark(known) or known.has(*_BESIDE) or known.lowered in _SIZES or known.lowered.endswith("ly"):
                continue
            raise Refused("invented", f"{token.text} {known.text}")
