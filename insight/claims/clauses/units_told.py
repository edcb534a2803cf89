"""Units that a sentence names without a figure: "in dollar terms", "in euros", "fell in minutes"."""

from __future__ import annotations

from typing import Final

from insight.claims.asides import note_words, stem
from insight.claims.clauses.qualifiers import describes
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import TOTAL, World

_MONEY: Final = {
    "dollar": "USD", "dollars": "USD", "us dollars": "USD", "cent": "", "cents": "", "euro": "EUR", "euros": "EUR", "yen": "JPY",
    "pound": "GBP", "pounds": "GBP", "sterling": "GBP", "francs": "CHF", "franc": "CHF", "money": "", "monetary": "", "cash": "",
    "currency": "", "usd": "USD", "eur": "EUR", "jpy": "JPY", "gbp": "GBP", "chf": "CHF",
}  # fmt: skip
"""Words for money, and the currency that each is; none for those that are of any."""
_OF_TIME: Final = frozenset(["minute", "minutes", "seconds", "hour", "hours"])
_CURRENCIES: Final = frozenset(["USD", "EUR", "JPY", "GBP", "CHF"])
_PRICED: Final = ("cheaper", "dearer", "pricier", "more expensive", "less expensive", "costlier", "more costly")
_LEADS: Final = frozenset(["in", "of", "by", "for", "to"])
_BETWEEN: Final = frozenset(
    ["the", "us", "u.s", "absolute", "pure", "plain", "mere", "actual", "nominal", "simple", "terms"]
)


def check_units_told(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` for a unit in which the metric is not measured."""
    sum_of_money = world.facts.kind == "additive" and world.facts.unit in _CURRENCIES
    for index, token in enumerate(tokens):
        if sum_of_money and _counts_pieces(world, tokens, index):
            raise Refused("unit", f"{token.text} {tokens[index + 1].text}")
        if (
            token.word(*_PRICED)
            and world.facts.kind == "additive"
            and (not sum_of_money or world.facts.polarity == "up")
        ):
            raise Refused("metric", token.text)
        words = token.lowered.split() if token.kind == "word" else ()
        if not words or words[0] not in _LEADS:
            continue
        words += [word for known in tokens[index + 1 : index + 4] for word in known.lowered.split()]
        named = next((word for word in words[1:] if word not in _BETWEEN), "")
        if words[0] == "in" and words[1:3] == ["percentage", "points"]:
            percent = token_at(tokens, index - 1).figure
            if (percent is not None and percent.unit == "percent") or world.facts.unit != "percent":
                raise Refused("unit", "percent told as points")
        elif words[0] == "in" and words[2:3] == ["terms"] and words[1] not in _MONEY:
            _check_terms(world, token_at(tokens, index - 1), words[1])
        elif _is_other(world, named) and not _known(world, named):
            raise Refused("unit", f"{token.text} {named}")


def _counts_pieces(world: World, tokens: list[Token], index: int) -> bool:
    """ "Sold 151,320 tickets", "12% fewer tickets": pieces, where the metric is the money for them."""
    token, noun = tokens[index], token_at(tokens, index + 1)
    counts = token.word("fewer") or (token.figure is not None and token.figure.unit == "plain")
    piece = (
        noun.kind == "word"
        and noun.lowered.endswith("s")
        and not noun.has("grain_noun", "level_noun", "meta", "move_noun")
    )
    return counts and piece and stem(noun.lowered) in {stem(word) for word in world.describing}


def _check_terms(world: World, told: Token, terms: str) -> None:
    """ "12.0% in absolute terms", "$40 in relative terms": each told as the other."""
    if told.figure is None or told.figure.unit in {"times", "fraction"}:
        return
    percent = told.figure.unit == "percent"
    relative = abs(world.course(TOTAL, "value").relative or 0.0) * 100
    if terms == "absolute" and percent and (world.facts.unit != "percent" or told.figure.borne_out(relative)):
        raise Refused("unit", "a percentage told as absolute")
    if terms in {"total", "net", "gross", "real", "overall"} and percent:
        raise Refused("unit", f"a percentage in {terms} terms")
    if terms in {"relative", "percentage", "percent"} and not percent:
        raise Refused("unit", "an amount told as relative")


def _is_other(world: World, word: str) -> bool:
    unit = world.facts.unit
    if word in _OF_TIME:
        return unit != "minutes"
    currency = _MONEY.get(word)
    if currency is None:
        return False
    return currency != unit if currency else unit not in _CURRENCIES


def _known(world: World, word: str) -> bool:
    return describes(world, word) or stem(word) in note_words(world)
