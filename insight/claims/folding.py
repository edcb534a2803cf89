"""Numbers in words, fractions and multiples, folded into number tokens before clauses are read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from insight.claims.figures import Figure, Fraction, NumberUnit, PartOfUnit
from insight.claims.lexicon import Sense
from insight.claims.losses import with_losses
from insight.claims.numbers import read_number
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.vocabulary.measures import HOLDS
from insight.claims.vocabulary.numerals import SCALES

_UNIT_WORDS: Final = frozenset(
    [
        "times",
        "percent",
        "per",
        "point",
        "points",
        "percentage",
        "basis",
        "minutes",
        "minute",
        "hours",
        "hour",
        "seconds",
        "cents",
        "dollars",
        "euros",
        "yen",
    ]
)
_VAGUE: Final[dict[str, Fraction]] = {
    "all": Fraction(0.985, 3.0, "all"),
    "nearly all": Fraction(0.85, 1.02, "nearly all"),
    "most": Fraction(0.500001, 0.99999, "most"),
    "bulk": Fraction(0.500001, 0.99999, "most"),
    "lesser": Fraction(0.000001, 0.499999, "lesser part"),
    "part": Fraction(0.000001, 0.99999, "part"),
    "small": Fraction(0.000001, 0.34, "small part"),
    "hardly": Fraction(-0.1, 0.1, "hardly any"),
    "large": Fraction(0.3, 0.99999, "large part"),
    "none": Fraction(-0.005, 0.005, "none"),
}

GAINED: Final = ("extra", "additional", "added", "lost")
"""Words that make a change of what is counted: "all of the extra orders"."""


@dataclass(frozen=True, slots=True)
class VagueFigure(Figure):
    """A fraction told in words without a number."""

    span: Fraction = _VAGUE["part"]


_Reader = Callable[[list[Token], int], tuple[int, Token] | None]

_OPENING: Final = frozenset(["a", "an", "the", "one", "half", "none", "no", "most", "least", "fewest", "all", "whole", "entire", "everything", "entirety", "bulk", "majority", "lion", "lion's", "vast", "main", "large", "larger", "largest", "great", "greater", "big", "bigger", "biggest", "better", "good", "major", "minor", "considerable", "significant", "substantial", "small", "smaller", "lesser", "tiny", "little", "part", "some", "portion", "share", "only", "fraction", "hardly", "barely", "scarcely", "next", "almost", "nearly", "virtually", "practically", "essentially", "just", "close", "by"])  # fmt: skip
"""First words of the phrases in words that hold no number word."""
_ADDS: Final = ("adds", "added", "add", "contributes", "contributed", "contribute", "adding", "contributing")


def fold(tokens: list[Token], levels: frozenset[float] = frozenset()) -> list[Token]:
    """The tokens with every number phrase as one number token.

    `levels` are the metric's values where it can be negative: there a loss of 5 is the value -5.
    """
    if levels:
        tokens = with_losses(tokens, levels)
    tokens = [_none_as_zero(tokens, index) for index in range(len(tokens))]
    folded: list[Token] = []
    position = 0
    while position < len(tokens):
        length, token = _folded(tokens, position)
        folded.append(token)
        position += length
    return folded


def _none_as_zero(tokens: list[Token], position: int) -> Token:
    """ "from none to 37", "started at zero"."""
    token, before = tokens[position], token_at(tokens, position - 1)
    verb = token_at(tokens, position - 2) if before.word("almost", "nearly", "virtually", "practically") else before
    if token.kind == "word" and (
        token.word("zero", "nil")
        or (token.word("nothing") and verb.word(*_ADDS))
        or (token.word("none", "nothing") and before.word("from", "to", "after", "at", "leaving"))
    ):
        return Token("number", token.text, figure=Figure(0.0, 1.0, "zero", 1.0), initial=token.initial)
    return token


def _folded(tokens: list[Token], position: int) -> tuple[int, Token]:
    token = tokens[position]
    for reader in _readers_of(token):
        found = reader(tokens, position)
        if found:
            return found
    return 1, token


def _readers_of(token: Token) -> tuple[_Reader, ...]:
    """Those that may find a phrase which opens with this token; most words open none."""
    if token.kind == "number":
        return _OF_FIGURES
    if token.kind in {"word", "unknown"} and (
        token.has("cardinal", "fraction", "multiple") or token.lowered.split(" ", 1)[0] in _OPENING
    ):
        return _OF_WORDS
    return ()


def _number(tokens: list[Token], position: int, length: int, figure: Figure) -> tuple[int, Token]:
    text = " ".join(token.text for token in tokens[position : position + length])
    return length, Token("number", text, figure=figure, initial=tokens[position].initial)


def _ratio(value: float) -> Figure:
    return Figure(value, 0.0, "fraction", 0.0)


def _hours_and_minutes(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "2 hours and 45 minutes"."""
    first, second = token_at(tokens, position).figure, None
    ahead = position + 2 if token_at(tokens, position + 1).word("and", ",") else position + 1
    second = token_at(tokens, ahead).figure
    if first is None or second is None or first.unit != "minutes" or second.unit != "minutes":
        return None
    if second.step >= first.step or second.value >= first.step or second.sign or first.step not in {60.0, 1.0}:
        return None
    figure = Figure(first.value + second.value, second.step, "minutes", second.step, first.sign)
    return _number(tokens, position, ahead + 1 - position, figure)


def _per_many(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "6.1 failures per 10,000 requests", "4.2 per 10,000": a rate."""
    figure = token_at(tokens, position).figure
    if figure is None or figure.unit != "plain":
        return None
    at = position + 1 + (token_at(tokens, position + 1).kind == "name")
    if not token_at(tokens, at).word("per", "in every", "for every", "out of every", "out of", "in"):
        return None
    base = token_at(tokens, at + 1).figure
    if base is None or base.unit != "plain" or base.value not in {100.0, 1e3, 1e4, 1e5, 1e6}:
        return None
    end = at + 2 + (token_at(tokens, at + 2).kind == "name")
    scale = 100 / base.value
    return _number(
        tokens,
        position,
        end - position,
        Figure(figure.value * scale, figure.step * scale, "percent", figure.round_step * scale, figure.sign),
    )


def _cents(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "from 61.7 to 67.3 cents", "35 cents after 30": both are cents."""
    token, joint, other = token_at(tokens, position), token_at(tokens, position + 1), token_at(tokens, position + 2)
    figure, second = token.figure, other.figure
    if figure is None or second is None or not joint.word("to", "after", "and", "against", "→", "from"):
        return None
    if figure.unit == "plain" and second.currency == "cents":
        return 1, _as_cents(token, figure)
    if figure.currency == "cents" and second.unit == "plain":
        tokens[position + 2] = _as_cents(other, second)
    return None


def _as_cents(token: Token, figure: Figure) -> Token:
    cents = Figure(figure.value / 100, figure.step / 100, "money", figure.round_step / 100, figure.sign, "cents")
    return Token("number", token.text, figure=cents, initial=token.initial)


def _one_in(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "one in five", "one dollar in five", "three out of four customers", "six of every seven dollars"."""
    above = _whole(token_at(tokens, position))
    if above is None:
        return None
    middle = position + 1
    if token_at(tokens, middle).kind in {"word", "name"} and not token_at(tokens, middle).word(
        "in", "out of", "of", "out"
    ):
        middle += 1
    each = token_at(tokens, middle).word("of") and token_at(tokens, middle + 1).word("every")
    if not each and not token_at(tokens, middle).word("in", "out of", "out"):
        return None
    end = middle + (2 if token_at(tokens, middle).word("out") else 1)
    if token_at(tokens, end).word("every"):
        end += 1
    below = _whole(token_at(tokens, end))
    if not below or below <= above or token_at(tokens, end).kind == "period" or token_at(tokens, end).kind == "number":
        return None
    counted = token_at(tokens, end + 1).name
    if counted is not None and counted.kind == "dimension":
        return None
    end += each and token_at(tokens, end + 1).word("dollars", "euros", "pounds", "yen")
    return _number(tokens, position, end + 1 - position, _ratio(above / below))


def _whole(token: Token) -> int | None:
    if token.has("cardinal"):
        return token.senses["cardinal"].strength
    figure = token.figure
    if (
        figure
        and figure.unit == "plain"
        and not figure.sign
        and figure.value == int(figure.value)
        and figure.value <= 20
    ):
        return int(figure.value)
    return None


def _fraction(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    token, following = token_at(tokens, position), token_at(tokens, position + 1)
    hyphen = 1 if following.word("-") else 0
    part = token_at(tokens, position + 1 + hyphen)
    count = _whole(token) if token.kind == "word" else None
    if count and part.has("fraction") and (count > 1 or _is_fraction(tokens, position + 1 + hyphen)):
        return _number(tokens, position, 2 + hyphen, _ratio(count / part.senses["fraction"].strength))
    if token.word("a", "an", "one") and following.has("fraction") and _is_fraction(tokens, position + 1):
        return _number(tokens, position, 2, _ratio(1 / following.senses["fraction"].strength))
    if token.text.lower() == "half" and not token_at(tokens, position - 1).has("ordinal"):
        length = 2 if following.word("a") else 1
        return _number(tokens, position, length, _ratio(0.5))
    return None


def _is_fraction(tokens: list[Token], position: int) -> bool:
    """ "a quarter of it", "by a quarter", but not "a quarter" of the year nor "a second region"."""
    token, following = tokens[position], token_at(tokens, position + 1)
    if token.text.lower().startswith("quarter"):
        hedged = token_at(tokens, position - 2)
        return (
            (following.word("of") and token_at(tokens, position + 2).kind != "period")
            or hedged.has("hedge")
            or hedged.word("by", "than")
            or following.has("move_adjective")
            or following.word("less", "more", "fewer", "above", "below")
        )
    return not (following.kind == "name" and following.name is not None and following.name.kind == "dimension")


def _vague(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "nearly all of the decline", "most of it", "the bulk of the loss", "a small part of it"."""
    words = [token.lowered for token in tokens[position : position + 4]]
    if words[0] == "all" and token_at(tokens, position - 1).kind == "name":
        return None  # "North, South and West all lost sales"
    for length in range(min(4, len(words)), 0, -1):
        text = " ".join(words[:length])
        span = _vague_span(text.replace("er share", "er part").replace("er portion", "er part"))
        of_needed = not " ".join(words[:length]).endswith(" of")
        alone = span in (_VAGUE["most"], _VAGUE["lesser"]) and _stands_alone(tokens, position, length)
        span = span if alone else _vague_span(text)
        if _ranks_share(tokens, position, length) or _seen_to_move(tokens, position):
            return None
        if span and (alone or _of_change(tokens, position + length, of_needed=of_needed, whole=span.low > 0.5)):
            return _number(tokens, position, length, VagueFigure(0, 0, "fraction", 0, span=span))
    return None


def _stands_alone(tokens: list[Token], position: int, length: int) -> bool:
    """ "The larger part, 6.0 minutes, is a mix effect", "the bulk stems from mix": of the change spoken of."""
    before, behind = token_at(tokens, position - 1), token_at(tokens, position + length)
    opens = not before.text or before.kind == "mark" or before.word("and", "while", "whereas", "but")
    ranked = tokens[position + length - 1].word("most", "the most")  # "West contributed the most"
    if before.has("share_verb") and not behind.text and tokens[position].lowered.startswith("the") and not ranked:
        return True  # "West accounts for the bulk"
    if not opens or not tokens[position].lowered.startswith("the"):
        return False
    told = (
        behind.kind == "mark"
        and behind.text in {",", "("}
        and token_at(tokens, position + length + 1).figure is not None
    )
    return (
        told
        or behind.has("cause")
        or behind.word("from")
        or (behind.word("is", "was") and _names_reason(tokens, position + length + 1))
    )


def _names_reason(tokens: list[Token], position: int) -> bool:
    position += token_at(tokens, position).word("a", "an", "the")
    return token_at(tokens, position).has("cause", "effect_noun")


def _ranks_share(tokens: list[Token], position: int, length: int) -> bool:
    """ "has the largest share of orders": a rank among the segments, which need not be more than half."""
    last = token_at(tokens, position + length - 1)
    ranked = means(tokens[position : position + length], "superlative")
    # "A larger part of orders than West": more than West's, which need not be more than half either.
    ranked = ranked or says(tokens[position + length : position + length + 5], "than")
    behind = position + length + token_at(tokens, position + length).word("of")
    behind += token_at(tokens, behind).word("all", "the")
    name = token_at(tokens, behind).name
    counted = name is not None and name.kind in {"metric", "numerator", "denominator"}
    return ranked and last.word("share", "share of", "of", "part", "part of", "larger part of") and counted


def _seen_to_move(tokens: list[Token], position: int) -> bool:
    """ "saw its share of orders drop": a share of the orders that dropped, no part of a drop in orders."""
    owned = token_at(tokens, position - 1).word("its", "their")
    return owned and token_at(tokens, position - 2).word("saw", "see", "sees", "seeing", "seen", "had", "having")


@lru_cache(maxsize=4_096)
def _vague_span(text: str) -> Fraction | None:
    text = text.removesuffix(" of").removeprefix("the ").removeprefix("a ").removeprefix("an ").removeprefix("by far ")
    nearly = ("nearly", "almost", "virtually", "practically", "just about", "essentially", "close to")
    if text.startswith(nearly) and text.split()[-1] in {"all", "everything", "entire", "whole"}:
        return _VAGUE["nearly all"]
    if text in {"all", "the whole", "entire", "whole", "everything", "entirety"}:
        return _VAGUE["all"]
    if text in {"smaller part", "lesser part"}:
        return _VAGUE["lesser"]
    if text in {"most", "bulk", "majority", "lion's share", "bigger part", "greater part", "larger part", "main part", "vast majority", "better part",
                "largest part", "biggest part", "largest share", "biggest share", "large majority", "great majority", "major part", "lion 's share"}:  # fmt: skip
        return _VAGUE["most"]
    if text in {"part", "some", "portion", "share", "only part", "only a part", "fraction"}:
        return _VAGUE["part"]
    if text in {"hardly any", "barely any", "scarcely any", "next to nothing", "almost nothing"}:
        return _VAGUE["hardly"]
    if text in {"small part", "only a small part", "small share", "tiny part", "minor part", "small portion", "little", "small fraction",
                "only a fraction"}:  # fmt: skip
        return _VAGUE["small"]
    if text in {"large part", "big part", "substantial part", "good part", "significant part", "large share", "considerable part"}:  # fmt: skip
        return _VAGUE["large"]
    if text == "none":
        return _VAGUE["none"]
    return None


def _of_change(tokens: list[Token], position: int, *, of_needed: bool, whole: bool) -> bool:
    """True when "of" and a change follow, or the whole: "most of the sales"."""
    named = False
    if of_needed:
        if not token_at(tokens, position).word("of"):
            if not token_at(tokens, position).word("the", "this", "that", *GAINED):
                return False
        else:
            position += 1
    for token in tokens[position : position + 7]:
        if token.has("move_noun", "change_noun", "share_noun") or token.word("it", "that", "this"):
            return True
        if token.name is not None and token.name.kind == "dimension":
            return False
        if token.name is not None and token.name.kind in {"metric", "numerator", "denominator"}:
            named = whole
        skip = (
            token.word("new", "small", *GAINED)
            or token.kind in {"name", "number", "possessive", "period"}
            or token.has("move_adjective", "strong", "weak", "time")
        )
        if not skip and token.text.lower() not in {
            "the",
            "this",
            "that",
            "total",
            "overall",
            "net",
            "entire",
            "whole",
            "-",
            "its",
            "all",
        }:
            return named
    return named


def _cardinal(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "six times", "ten thousand dollars", "two points", "three orders"."""
    token, following = token_at(tokens, position), token_at(tokens, position + 1)
    value = token.senses["cardinal"].strength if token.has("cardinal") else None
    if value is None:
        return None
    length, amount, step = 1, float(value), 1.0
    if following.text.lower() in SCALES and following.kind in {"word", "unknown"}:
        step = float(SCALES[following.text.lower()])
        amount, length = amount * step, 2
        following = token_at(tokens, position + 2)
    if following.text.lower().split(" ")[0] in _UNIT_WORDS:
        return _with_unit_word(tokens, position, length, amount)
    counted = (
        following.kind == "name"
        and following.name is not None
        and following.name.kind in {"metric", "numerator", "denominator"}
    )
    if length == 2 or (counted and value > 1):
        return _number(tokens, position, length, Figure(amount, step, "plain", step))
    return None


def _and_a_half(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "two and a half minutes", "two and three quarters"."""
    whole = _whole(token_at(tokens, position))
    parts = " ".join(token.lowered for token in tokens[position + 2 : position + 4])
    if whole is None or not token_at(tokens, position + 1).word("and") or parts not in _PARTS:
        return None
    told, step = whole + _PARTS[parts], 0.5 if parts == "a half" else 1 / 3 if "third" in parts else 0.25
    rest = " ".join(token.text for token in tokens[position + 4 : position + 6])
    read = read_number(f"{told} {rest}", 0)
    if read is None or read[1].unit == "plain":
        return None
    exact = read[1]
    scale = exact.value / told
    half = Figure(exact.value, step * scale, exact.unit, step * scale, exact.sign, exact.currency)
    return _number(tokens, position, 4 + len(f"{told} {rest}"[: read[0]].split()) - 1, half)


_PARTS: Final = {
    "a half": 0.5,
    "a quarter": 0.25,
    "three quarters": 0.75,
    "one half": 0.5,
    "one quarter": 0.25,
    "a third": 1 / 3,
    "one third": 1 / 3,
    "two thirds": 2 / 3,
}


def _fraction_of_unit(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "a third of a percentage point", "half a point", "two thirds of a dollar", "a fifth of an item"."""
    found = _fraction(tokens, position)
    if found is None or found[1].figure is None:
        return None
    at = position + found[0] + token_at(tokens, position + found[0]).word("of")
    article = token_at(tokens, at).word("a", "an", "one")
    at += article
    unit = token_at(tokens, at)
    split = unit.word("percentage") and token_at(tokens, at + 1).word("point")
    value = found[1].figure.value
    if split:
        name, size = _ONE_UNIT["point"]
    elif unit.lowered in _ONE_UNIT and (article or unit.word("point", "percentage point")):
        name, size = _ONE_UNIT[unit.lowered]
    elif article and at > position + found[0] + 1 and unit.name is not None and unit.name.kind == "numerator":
        name, size = "plain", 1.0
    else:
        return None
    currency = {"dollar": "USD", "euro": "EUR", "cent": "cents"}.get(unit.lowered)
    step = 0.1 * value * size
    told = PartOfUnit(value * size, step, name, step, 0, currency, size)
    return _number(tokens, position, at + 1 + split - position, told)


_ONE_UNIT: Final[dict[str, tuple[NumberUnit, float]]] = {"minute": ("minutes", 1.0), "hour": ("minutes", 60.0), "second": ("minutes", 1 / 60), "point": ("points", 1.0),
                    "percentage point": ("points", 1.0),
    "percent": ("percent", 1.0), "dollar": ("money", 1.0), "euro": ("money", 1.0), "cent": ("money", 0.01)}  # fmt: skip


def _one_unit(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "half a minute", "a dollar": an amount of one unit or half of one."""
    half = token_at(tokens, position).text.lower() == "half"
    article = position + half
    unit = token_at(tokens, article + 1).text.lower()
    split = int(unit == "percentage" and token_at(tokens, article + 2).word("point"))
    if split and token_at(tokens, article).word("a", "one") and not token_at(tokens, article + 3).has("move_noun"):
        size = 0.5 if half else 1.0
        return _number(tokens, position, 3 + half, Figure(size, size / 2, "points", size))
    if (
        not token_at(tokens, article).word("a", "an", "one")
        or unit not in _ONE_UNIT
        or token_at(tokens, article + 2).has("move_noun")
    ):
        return None
    if not half and token_at(tokens, position - 1).word("per", "of", "every"):
        return None
    if unit == "percent" and not half:
        return None
    if token_at(tokens, article + 2).word("in", "out", "out of"):
        return None
    name, size = _ONE_UNIT[unit]
    value = size / 2 if half else size
    currency = {"dollar": "USD", "euro": "EUR", "cent": "cents"}.get(unit)
    return _number(tokens, position, 2 + half, Figure(value, value / 2, name, value, 0, currency))


def _no_as_zero(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "had none", "had no new subscribers": zero."""
    token, before, following = tokens[position], token_at(tokens, position - 1), token_at(tokens, position + 1)
    if token.word("a", "one") and before.word("after") and following.has("grain_noun"):
        ends = token_at(tokens, position + 3)
        without = token_at(tokens, position + 2).word("without any") and ends.kind != "unknown"
        length = 3 + (ends.name is not None and ends.name.kind == "metric")
        used, zero = _number(tokens, position, length, Figure(0.0, 1.0, "zero", 1.0))
        zero.senses = {"grain_noun": following.senses["grain_noun"]}
        return (used, zero) if without else None
    if not before.word("with", "were", "was", "been", "from", "after", *HOLDS) or following.word("of"):
        return None
    counted = (
        following.kind == "name"
        and following.name is not None
        and following.name.kind in {"metric", "numerator", "denominator"}
    )
    if token.word("none") or (token.word("no") and counted):
        return 1, Token("number", token.text, figure=Figure(0.0, 1.0, "zero", 1.0), initial=token.initial)
    return None


def _with_unit_word(tokens: list[Token], position: int, length: int, amount: float) -> tuple[int, Token] | None:
    rest = " ".join(token.text for token in tokens[position + length : position + length + 2])
    read = read_number(f"{amount:.0f} {rest}", 0)
    if read is None or read[1].unit == "plain":
        return None
    used = len(f"{amount:.0f} {rest}"[: read[0]].split()) - 1
    figure = _multiple(read[1].value) if read[1].unit == "times" else read[1]
    return _number(tokens, position, length + used, figure)


def _count_in_digits(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "2 of the 3 regions": digits that count segments."""
    token = token_at(tokens, position)
    count = _whole(token)
    if token.kind != "number" or count is None:
        return None
    for ahead in tokens[position + 1 : position + 6]:
        if ahead.kind == "name" and ahead.name is not None and ahead.name.kind == "dimension":
            return 1, Token(
                "word", token.text, senses={"cardinal": Sense("cardinal", strength=count)}, initial=token.initial
            )
        if _whole(ahead) is None and ahead.text.lower() not in {"of", "the", "other", "remaining", "our"}:
            return None
    return None


def _times(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "twice", "double" before "as much as" or "the"."""
    token = token_at(tokens, position)
    multiple = token.sense("multiple")
    if multiple is None:
        return None
    return 1, Token("number", token.text, figure=_multiple(float(multiple.tag)), initial=token.initial)


def _multiple(value: float) -> Figure:
    """A multiple in words: as good as exactly it, and within a tenth of it with a hedge."""
    return Figure(value, 0.06 * value, "times", 0.2 * value)


def _extreme(tokens: list[Token], position: int) -> tuple[int, Token] | None:
    """ "fell the most", "contributed least", "has the most visits": a superlative that stands behind its verb."""
    token, following = token_at(tokens, position), token_at(tokens, position + 1)
    if not token.word("most", "least", "fewest") or (token.has("superlative") and not token.word("fewest")):
        return None
    before = token_at(tokens, position - 1)
    the = before.word("the")
    before = token_at(tokens, position - 2) if the else before
    verb = (
        before.has("move", "transitive", "share_verb", "go_verb")
        or before.word("contributed to", "contribute to")
        or before.text.lower().startswith("contribut")
    )
    name = following.name.kind if following.name is not None else ""
    listed = (
        before.name is not None
        and before.name.kind == "segment"
        and following.word("in absolute terms", "in relative terms")
    )
    counted = the and name in {"metric", "numerator", "denominator"}
    if not (verb or listed or counted) or following.word("of", "likely") or name == "dimension":
        return None
    sense = Sense("superlative", 1 if token.word("most") else -1, 0, "adverb" if verb or listed else "any")
    return 1, Token("word", token.text, senses={"superlative": sense}, initial=token.initial)


_OF_FIGURES: Final[tuple[_Reader, ...]] = (
    _hours_and_minutes,
    _and_a_half,
    _per_many,
    _cents,
    _one_in,
    _count_in_digits,
)
_OF_WORDS: Final[tuple[_Reader, ...]] = (
    _and_a_half,
    _fraction_of_unit,
    _one_unit,
    _no_as_zero,
    _one_in,
    _fraction,
    _vague,
    _cardinal,
    _times,
    _extreme,
)
