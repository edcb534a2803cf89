"""Losses and profits in words as figures with their sign, for metrics that can be negative."""

from __future__ import annotations

from typing import Final

from insight.claims.figures import Figure
from insight.claims.lexicon import Sense
from insight.claims.tokens import Token, says, token_at

_LOSS: Final = frozenset({"loss", "losses", "deficit", "lost", "minus", "outflow", "outflows"})
_PROFIT: Final = frozenset({"profit", "profits", "surplus", "earned", "made", "inflow", "inflows"})
_RAISES: Final = frozenset(
    ["increased", "increases", "widened", "widens", "grew", "deepened", "raised", "larger", "bigger", "higher", "greater", "doubled"]
)  # fmt: skip
_CUTS: Final = frozenset(
    [
        "reduced",
        "reduces",
        "reduce",
        "narrowed",
        "narrows",
        "cut",
        "cuts",
        "trimmed",
        "shrank",
        "halved",
        "lowered",
        "reducing",
        "narrowing",
        "smaller",
        "lower",
    ]
)
_LOSES: Final = frozenset(["lose", "loses", "lost", "losing"])
_EARNS: Final = frozenset(["make", "makes", "made", "making", "earn", "earns", "earned", "earning"])


def with_losses(tokens: list[Token], levels: frozenset[float]) -> list[Token]:
    """ "a loss of €48,200" as −€48,200, "(€48,200)" likewise, "reduced its loss" as a rise."""
    tokens = _with_that_was(tokens)
    read: list[Token] = []
    position = 0
    while position < len(tokens):
        length, token = _loss(tokens, position, levels)
        read.append(token)
        position += length
    return read


def _loss(tokens: list[Token], position: int, levels: frozenset[float]) -> tuple[int, Token]:
    token = tokens[position]
    word = token.text.lower()
    start = position + 1 if token.word("a", "an") else position
    skip = 1 + token_at(tokens, position + 1).word("its", "their", "the")
    below = token_at(tokens, position + skip).word("negative") and _sided(token_at(tokens, position + skip + 1))
    if (word in _CUTS or word in _RAISES) and (below or token_at(tokens, position + skip).lowered in _LOSS):
        skip += below  # "reduced its negative cash flow"
        verbal = word not in {"smaller", "lower"}
        senses = (
            {"move": Sense("move", -1 if word in _RAISES else 1)} if verbal else {"move_noun": Sense("move_noun", 1)}
        )
        text = " ".join(known.text for known in tokens[position : position + skip + 1]) if verbal else token.text
        return skip + 1, Token("word", text, senses=senses, initial=token.initial)
    if token.has("move_adjective") and (word in _CUTS or word in _RAISES) and _named_loss(tokens, position + 1):
        sense = Sense("move_adjective", -1 if word in _RAISES else 1)
        return 1, Token("word", token.text, senses={"move_adjective": sense}, initial=token.initial)
    crossing = _crossing(tokens, position)
    if crossing is not None:
        return crossing
    stated = _stated_sign(tokens, position, levels)
    if stated is not None:
        return stated
    swung = token_at(tokens, position - 1).word("to") and says(tokens[:position], "from")
    turned = swung and token_at(tokens, start).lowered == "gain"
    if token_at(tokens, start).text.lower() in _LOSS | _PROFIT or turned:
        at = start + 1 + token_at(tokens, start + 1).word("of")
        figure = token_at(tokens, at).figure
        if figure is not None and figure.unit in {"money", "plain"}:
            sign = -1 if token_at(tokens, start).text.lower() in _LOSS else 0
            if turned or any(level * (sign or 1) > 0 and figure.borne_out(abs(level)) for level in levels):
                return at + 1 - position, _signed(tokens[at], sign)
    if word in {"loss", "losses", "deficit", "outflow", "outflows"} or (
        word in {"profit", "surplus", "inflow", "inflows"} and token.kind != "name"
    ):
        return 1, Token(
            "word",
            token.text,
            senses={"level_sign": Sense("level_sign", -1 if word in _LOSS else 1)},
            initial=token.initial,
        )
    if (
        token.kind == "number"
        and token.figure is not None
        and token_at(tokens, position - 1).word("(")
        and token_at(tokens, position + 1).word(")")
    ) and (
        token.figure.unit == "money"
        and not token.figure.sign
        and token_at(tokens, position - 2).word(
            "loss",
            "losses",
            "deficit",
            "was",
            "is",
            "at",
            "after",
            ":",
            "from",
            "to",
            "of",
            "against",
            "vs",
            "vs.",
            "versus",
        )
    ):
        return 1, _signed(token, -1)
    return 1, token


def _with_that_was(tokens: list[Token]) -> list[Token]:
    """The tokens with "the only unit that was positive" for "the only unit with positive cash flow"."""
    for at in range(2, len(tokens) - 2):
        named, sign = tokens[at - 1].name, at + 1 + tokens[at + 1].word("a", "an")
        only = (
            tokens[at].word("with")
            and named is not None
            and named.kind == "dimension"
            and says(tokens[:at], "only", "the only")
        )
        if only and token_at(tokens, sign).word("positive", "negative") and _sided(token_at(tokens, sign + 1)):
            said = [Token("word", word, senses={"glue": Sense("glue")}) for word in ("that", "was")]
            return [*tokens[:at], *said, tokens[sign], *tokens[sign + 2 :]]
    return tokens


def _crossing(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "from negative to positive", "from a negative to a positive cash flow": the value was on one side of zero, and is on the other."""
    if not tokens[position].word("from"):
        return None
    at = position + 1 + token_at(tokens, position + 1).word("a", "an", "the")
    was = token_at(tokens, at)
    if not was.word("negative", "positive"):
        return None
    at += 1 + _sided(token_at(tokens, at + 1))
    entered = token_at(tokens, at).sense("level_sign")
    if entered is None:
        if not token_at(tokens, at).word("to", "into"):
            return None
        at += 1 + token_at(tokens, at + 1).word("a", "an", "the")
        now = token_at(tokens, at)
        if not now.word("negative", "positive") or now.lowered == was.lowered:
            return None
        at += _sided(token_at(tokens, at + 1))
    sign = 1 if was.word("negative") else -1
    if entered is not None and entered.sign != sign:
        return None
    text = " ".join(known.text for known in tokens[position : at + 1])
    senses = {"level_sign": Sense("level_sign", sign)}
    return at + 1 - position, Token("word", text, senses=senses, initial=tokens[position].initial)


def _sided(token: Token) -> bool:
    """The noun of what is negative or positive."""
    return (token.name is not None and token.name.kind == "metric") or token.word(
        "territory", "value", "values", "figure", "figures"
    )


def _named_loss(tokens: list[Token], position: int) -> bool:
    """ "higher West losses": the loss that a name stands in front of."""
    name = token_at(tokens, position).name
    behind = position + 1 + (token_at(tokens, position + 1).kind == "possessive")
    return (
        name is not None
        and name.kind == "segment"
        and token_at(tokens, behind).lowered in {"loss", "losses", "deficit", "outflow", "outflows"}
    )


def _stated_sign(tokens: list[Token], position: int, levels: frozenset[float]) -> tuple[int, Token] | None:
    """ "$5 in the red", "still loses money", "the negative result": words for the sign of the value."""
    token, following = tokens[position], token_at(tokens, position + 1)
    word = token.text.lower()
    told = _told_behind(tokens, position)
    if told is not None:
        held = (
            any(level * told > 0 and token.figure.borne_out(abs(level)) for level in levels) if token.figure else False
        )
        return (2, _signed(token, told)) if held else None
    sense = following.sense("level_sign")
    if token.figure is not None and sense is not None and not token.figure.sign:
        held = any(level * sense.sign > 0 and token.figure.borne_out(abs(level)) for level in levels)
        return (2, _signed(token, sense.sign)) if held else None
    if word in {"loses", "lose"} and following.figure is not None and following.figure.unit == "money":
        held = any(level < 0 and following.figure.borne_out(-level) for level in levels)
        return (2, _signed(following, -1)) if held else None
    if following.word("money") and (word in _LOSES or word in _EARNS):
        sign = -1 if word in _LOSES else 1
        text = f"{token.text} {following.text}"
        return 2, Token("word", text, senses={"level_sign": Sense("level_sign", sign)}, initial=token.initial)
    if token.word("net") and following.word("gain", "gains"):
        at = position + 2 + token_at(tokens, position + 2).word("of")
        gained = token_at(tokens, at).figure
        held = gained is not None and any(level > 0 and gained.borne_out(level) for level in levels)
        return (at + 1 - position, tokens[at]) if held else None
    named = following.kind == "name" or following.has("level_noun") or following.word("one")
    if token.word("negative", "positive") and named and token_at(tokens, position + 2).word("of"):
        sign = -1 if token.word("negative") else 1
        stands = token_at(tokens, position + 3).figure
        held = stands is not None and not stands.sign and stands.unit in {"money", "plain"}
        if stands is not None and held and any(level * sign > 0 and stands.borne_out(abs(level)) for level in levels):
            return 4, _signed(tokens[position + 3], sign)
    back = [token_at(tokens, position - behind) for behind in (1, 2, 3)]
    if token.figure is not None and not token.figure.sign and back[0].word("of", "at") and back[2].word("negative"):
        held = any(level < 0 and token.figure.borne_out(-level) for level in levels)
        named = back[1].kind == "name" or back[1].has("level_noun")
        return (1, _signed(token, -1)) if held and named else None
    if token.word("negative") and following.figure is not None and not following.figure.sign:
        held = any(level < 0 and following.figure.borne_out(-level) for level in levels)
        return (2, _signed(following, -1)) if held else None
    if token.word("negative result", "positive result"):
        sign = -1 if word.startswith("negative") else 1
        return 1, Token("word", token.text, senses={"level_sign": Sense("level_sign", sign)}, initial=token.initial)
    return None


def _told_behind(tokens: list[Token], position: int) -> int | None:
    """The sign that "a €48,200 loss", "a €96,500 inflow" give their figure; `None` where no such noun follows."""
    figure, following = tokens[position].figure, token_at(tokens, position + 1)
    if figure is None or figure.sign or figure.unit not in {"money", "plain"}:
        return None
    if token_at(tokens, position + 2).word("in", "of") and token_at(tokens, position + 3).name is not None:
        return None  # "a €5,000 loss in West": what was lost there
    before = token_at(tokens, position - 1)
    if following.lowered in {"gain", "profit", "surplus", "inflow"}:
        swung = before.word("a") and token_at(tokens, position - 2).word("to")
        turned = swung and any(known.figure is not None for known in tokens[:position])
        return 1 if turned or following.lowered in {"surplus", "inflow"} else None
    return -1 if following.lowered in {"loss", "deficit", "outflow"} and before.word("a", "the", "by", "an") else None


def _signed(token: Token, sign: int) -> Token:
    figure = token.figure
    if figure is None:
        return token
    negative = Figure(figure.value, figure.step, figure.unit, figure.round_step, -1 if sign < 0 else 0, figure.currency)
    return Token("number", token.text, figure=negative, senses={"level_number": Sense("level_number")})
