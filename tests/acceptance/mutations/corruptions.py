"""Lies made of true texts: one claim replaced at a time, each knowing what it claims now."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from tests.acceptance.mutations.figures import SYMBOLS, Written, written
from tests.acceptance.mutations.texts import COUNT_WORDS, ROLES, Part, Text, figure_of, same_way
from tests.acceptance.mutations.worlds import TOTAL, World

OTHER_METRICS = ("gross margin", "return rate", "cancellations", "active users", "cost per lead")
OTHER_SEGMENTS = ("Overseas", "Wholesale", "Enterprise Plus", "Kiosk")
OTHER_PERIODS = {
    "day": ("12 March 2026", "20 June 2027"),
    "week": ("Week 2, 2026", "Week 50, 2027"),
    "month": ("May 2025", "November 2027"),
    "quarter": ("Q3 2024", "Q4 2027"),
}
WRONG_AGO = {"day": "a month earlier", "week": "a year earlier", "month": "a year earlier", "quarter": "a year earlier"}
WRONG_OVER = dict.fromkeys(WRONG_AGO, "year over year")


@dataclass(frozen=True, slots=True)
class Lie:
    """A text that is false in its world."""

    kind: str
    text: str


Corruption = Callable[[Text, World, random.Random], Iterator[tuple[str, Text]]]


def lies(text: Text, world: World, rng: random.Random) -> Iterator[Lie]:
    """Every corruption of the text that is false; one that happens to hold is dropped."""
    for corruption in CORRUPTIONS:
        for kind, changed in corruption(text, world, rng):
            if str(changed) != str(text) and not changed.holds(world):
                yield Lie(kind, str(changed))


def additions(world: World, rng: random.Random) -> Iterator[Lie]:
    """False sentences to stand beside true ones."""
    for kind, make in ADDITIONS.items():
        if sentence := make(world, rng):
            yield Lie(kind, sentence)


# One number ----------------------------------------------------------------------------------------------------------


def _other_figure(text: Text, world: World, rng: random.Random) -> Iterator[tuple[str, Text]]:
    """The right kind of number from the wrong period, subject or role."""
    swaps = {
        "prev": ("wrong_period_value", "cur"),
        "cur": ("wrong_period_value", "prev"),
        "share0": ("wrong_period_value", "share1"),
        "share1": ("wrong_period_value", "share0"),
        "num0": ("wrong_period_value", "num1"),
        "num1": ("wrong_period_value", "num0"),
        "den0": ("wrong_period_value", "den1"),
        "den1": ("wrong_period_value", "den0"),
        "srate": ("rate_mix", "smix"),
        "smix": ("rate_mix", "srate"),
        "rate": ("rate_mix", "mix"),
        "mix": ("rate_mix", "rate"),
        "part": ("wrong_share_of_change", "share1"),
        "delta": ("level_as_change", "cur"),
    }
    for index, part in _numbers(text):
        kind, other = swaps.get(part.figure, ("", ""))
        subject = part.slot.partition(".")[0]
        if not other or subject not in text.binding:
            continue
        value = world.figure(text.binding[subject], other)
        number = None if value is None else written(value, part.figure, world, rng)
        if number:
            yield kind, text.replaced(index, replace(part, text=number.text, number=number))


def _other_subject(text: Text, world: World, rng: random.Random) -> Iterator[tuple[str, Text]]:
    for index, part in _numbers(text):
        subject = text.binding.get(part.slot.partition(".")[0])
        if subject is None or part.figure in {"part", "share0", "share1", "sharedelta"}:
            continue
        others = [name for name in (TOTAL, *world.segments) if name != subject]
        other = rng.choice(others)
        value = world.figure(other, part.figure)
        number = None if value is None else written(value, part.figure, world, rng)
        if number:
            kind = "segment_as_total" if subject == TOTAL else "wrong_segment_value"
            yield kind, text.replaced(index, replace(part, text=number.text, number=number))


def _digits(text: Text, world: World, rng: random.Random) -> Iterator[tuple[str, Text]]:
    """The last place off by one, two digits exchanged, a factor of ten."""
    del world
    for index, part in _numbers(text):
        assert part.number is not None
        for kind, digits in _digit_lies(part.number, rng):
            number = part.number.with_digits(digits, part.number.factor)
            yield kind, text.replaced(index, replace(part, text=number.text, number=number))


def _digit_lies(number: Written, rng: random.Random) -> Iterator[tuple[str, str]]:
    bare = number.digits.replace(",", "")
    decimals = len(bare.partition(".")[2])
    off = float(bare) + rng.choice([-1, 1]) * 10**-decimals
    if off > 0:
        yield "wrong_rounding", f"{off:,.{decimals}f}"
    yield "wrong_magnitude", f"{float(bare) * 10:,.{decimals}f}"
    places = [place for place, digit in enumerate(bare) if digit.isdigit()]
    pairs = [(i, j) for i, j in pairwise(places) if bare[i] != bare[j] and (i > 0 or bare[j] != "0")]
    if pairs:
        i, j = rng.choice(pairs)
        swapped = list(bare)
        swapped[i], swapped[j] = swapped[j], swapped[i]
        yield "digits_exchanged", f"{float(''.join(swapped)):,.{decimals}f}"


def _unit(text: Text, world: World, rng: random.Random) -> Iterator[tuple[str, Text]]:
    """Percent for points and the other way round, another currency, another scale."""
    for index, part in _numbers(text):
        number = part.number
        assert number is not None
        for suffix in (" percentage points", " points", " pp"):
            if number.text.endswith(suffix) and part.figure in {"delta", "sdelta", "sharedelta"}:
                told = replace(number, text=number.text.removesuffix(suffix) + "%")
                figure = {"delta": "rel", "sdelta": "srel"}.get(part.figure, "rel")
                lie = part.figure == "sharedelta"
                yield (
                    "percent_vs_points",
                    text.replaced(index, replace(part, text=told.text, number=told, figure=figure, false=lie)),
                )
        if part.figure in {"rel", "srel"}:
            bare = number.text.rstrip("%").removesuffix("percent").rstrip()
            told = replace(number, text=bare + " percentage points")
            figure = {"rel": "delta", "srel": "sdelta"}[part.figure]
            lie = world.unit != "percent"
            yield (
                "percent_vs_points",
                text.replaced(index, replace(part, text=told.text, number=told, figure=figure, false=lie)),
            )
        for symbol in SYMBOLS.values():
            if symbol in number.text:
                other = rng.choice([item for item in (*SYMBOLS.values(), "£") if item != symbol])
                changed = number.text.replace(symbol, other)
                yield "wrong_currency", text.replaced(index, replace(part, text=changed, false=True))
        if number.text.endswith((" minutes", " min")):
            changed = number.text.replace(" minutes", " hours").replace(" min", " hours")
            yield "wrong_unit", text.replaced(index, replace(part, text=changed, false=True))
        for letter, other in (("K", "M"), ("M", "K"), ("M", "B")):
            if number.text.endswith(letter):
                yield "wrong_magnitude", text.replaced(index, replace(part, text=number.text[:-1] + other, false=True))


def _sign(text: Text, world: World, rng: random.Random) -> Iterator[tuple[str, Text]]:
    del world, rng
    for index, part in _numbers(text):
        assert part.number is not None
        if part.number.text[0] in "+−" and part.figure not in {"prev", "cur"}:
            flipped = ("−" if part.number.text[0] == "+" else "+") + part.number.text[1:]
            number = replace(part.number, text=flipped, value=-part.number.value)
            yield "sign", text.replaced(index, replace(part, text=flipped, number=number))


def _exchange(text: Text, world: World, rng: random.Random) -> Iterator[tuple[str, Text]]:
    """Two numbers of one text in each other's place."""
    del world, rng
    numbers = list(_numbers(text))
    for (i, one), (j, other) in pairwise(numbers):
        same_kind = {one.figure, other.figure} in ({"prev", "cur"}, {"share0", "share1"}, {"srate", "smix"})
        if same_kind or one.figure == other.figure:
            first = replace(one, text=other.text, number=other.number)
            second = replace(other, text=one.text, number=one.number)
            yield "exchanged", text.replaced(i, first).replaced(j, second)


# One word ------------------------------------------------------------------------------------------------------------


def _direction(text: Text, world: World, rng: random.Random) -> Iterator[tuple[str, Text]]:
    del rng
    counts = any(part.slot.startswith("#with") for part in text.parts)
    even = counts and _moving(world, 1) == _moving(world, -1)
    for index, part in enumerate(text.parts):
        # "Two of the four fell" is as true as "two rose" where two did each.
        if part.sign and not (even and part.slot.startswith("T?")):
            negative, positive = part.slot.partition("?")[2].split("|")
            word = negative if part.sign > 0 else positive
            kind = "verdict_or_polarity" if part.slot.startswith(("noise", "good")) else "direction"
            yield kind, text.replaced(index, replace(part, text=word, sign=-part.sign))


def _moving(world: World, sign: int) -> int:
    return sum(1 for name in world.segments if world.delta(name) * sign > 0)


def _name(text: Text, world: World, rng: random.Random) -> Iterator[tuple[str, Text]]:
    """Another segment for the one named, and one that does not exist."""
    for variable in sorted({part.slot for part in text.parts if part.slot in text.binding}):
        others = [name for name in world.segments if name != text.binding[variable]]
        other = rng.choice(others)
        renamed = tuple(replace(part, text=other) if part.slot == variable else part for part in text.parts)
        kind = "wrong_superlative" if variable in text.frame.asserted else "wrong_segment"
        yield kind, replace(text, parts=renamed, binding={**text.binding, variable: other})
        invented = rng.choice(OTHER_SEGMENTS)
        parts = tuple(
            replace(part, text=invented, false=True) if part.slot == variable else part for part in text.parts
        )
        yield "invented_segment", replace(text, parts=parts)


def _words(text: Text, world: World, rng: random.Random) -> Iterator[tuple[str, Text]]:
    """Another metric, another period, another count."""
    grain = str(world.raw["grain"])
    for index, part in enumerate(text.parts):
        if part.slot in {"M", "m"}:
            yield "wrong_metric", text.replaced(index, replace(part, text=rng.choice(OTHER_METRICS), false=True))
        elif part.slot in {"P0", "P1"}:
            other = rng.choice(OTHER_PERIODS[grain])
            yield "wrong_period_name", text.replaced(index, replace(part, text=other, false=True))
        elif part.slot in {"in0", "in1"}:
            other = f"{part.text.partition(' ')[0]} {rng.choice(OTHER_PERIODS[grain])}"
            yield "wrong_period_name", text.replaced(index, replace(part, text=other, false=True))
        elif part.slot in {"ago", "over"}:
            word = (WRONG_AGO if part.slot == "ago" else WRONG_OVER)[grain]
            yield "wrong_period_name", text.replaced(index, replace(part, text=word, false=True))
        elif part.slot.startswith("#"):
            right = COUNT_WORDS.index(part.text)
            wrong = right + rng.choice([-1, 1]) if 1 < right < len(COUNT_WORDS) - 1 else right + 1
            yield "wrong_count", text.replaced(index, replace(part, text=COUNT_WORDS[wrong]))


def _numbers(text: Text) -> Iterator[tuple[int, Part]]:
    return ((index, part) for index, part in enumerate(text.parts) if part.number is not None)


CORRUPTIONS: tuple[Corruption, ...] = (
    _other_figure,
    _other_subject,
    _digits,
    _unit,
    _sign,
    _exchange,
    _direction,
    _name,
    _words,
)


# One sentence more ---------------------------------------------------------------------------------------------------


def _wrong_largest(world: World, rng: random.Random) -> str | None:
    wrong = [name for name in world.segments if not ROLES["moved_most"](world, name)]
    if not wrong:
        return None
    name = rng.choice(wrong)
    return f"{name} had the largest {'increase' if world.delta(name) > 0 else 'decrease'}."


def _wrong_quantifier(world: World, rng: random.Random) -> str | None:
    falling = sum(1 for name in world.segments if world.delta(name) < 0)
    claims = (
        (f"All {world.dimension}s fell.", falling == len(world.segments)),
        (f"All {world.dimension}s rose.", falling == 0),
        (f"No {world.dimension} fell.", falling == 0),
        (f"Most {world.dimension}s rose.", 2 * falling < len(world.segments)),
    )
    wrong = [claim for claim, holds in claims if not holds]
    return rng.choice(wrong) if wrong else None


def _wrong_only(world: World, rng: random.Random) -> str | None:
    wrong = [
        name
        for name in world.segments
        if any(same_way(world, name, other) for other in world.segments if other != name)
    ]
    if not wrong:
        return None
    name = rng.choice(wrong)
    return f"Only {name} {'rose' if world.delta(name) > 0 else 'fell'}."


def _wrong_hedge(world: World, rng: random.Random) -> str:
    name = rng.choice(world.segments)
    return f"{name} appears to have {'fallen' if world.delta(name) > 0 else 'risen'}."


def _wrong_sum(world: World, rng: random.Random) -> str | None:
    pairs = [
        (one, other)
        for one in world.segments
        for other in world.segments
        if one < other and same_way(world, one, other)
    ]
    if not pairs or world.is_ratio:
        return None
    one, other = rng.choice(pairs)
    true = figure_of(world, {"a": one, "b": other}, "a+b", "delta") or 0.0
    number = written(true * rng.choice([0.8, 1.15, 1.3]), "delta", world, rng)
    if number is None or number.says(true):
        return None
    return f"{one} and {other} together {'gained' if world.delta(one) > 0 else 'lost'} {number.text}."


def _target(world: World, rng: random.Random) -> str | None:
    number = written(world.levels[TOTAL].value(0) * 1.07, "cur", world, rng)
    return f"The target had been {number.text}." if number else None


def _forecast(world: World, rng: random.Random) -> str | None:
    levels = world.levels[TOTAL]
    number = written(2 * levels.value(1) - levels.value(0), "cur", world, rng)
    return f"If this continues, the next {world.raw['grain']} will end at {number.text}." if number else None


def _proven(world: World, rng: random.Random) -> str | None:
    del rng
    return "The new price list caused this." if world.raw["analyst_note"] else None


ADDITIONS: dict[str, Callable[[World, random.Random], str | None]] = {
    "wrong_superlative": _wrong_largest,
    "wrong_quantifier": _wrong_quantifier,
    "wrong_only": _wrong_only,
    "hedged_falsehood": _wrong_hedge,
    "derived_arithmetic": _wrong_sum,
    "target": _target,
    "forecast": _forecast,
    "note_as_proven": _proven,
    "invented_cause": lambda world, rng: rng.choice(
        (
            f"{rng.choice(world.segments)} suffered from a strike at a supplier.",
            "Customers reacted to the weather.",
            "This was caused by a competitor's discount.",
            "The reason is a slower website.",
        )
    ),
    "noise_verdict": lambda world, rng: f"This is {'outside' if world.within else 'within'} normal variation.",
    "judgement": lambda world, rng: (
        "This is a significant shift." if world.within else f"{world.raw['label']} was essentially unchanged."
    ),
    "contradiction": lambda world, rng: (
        f"In sum, {str(world.raw['label']).lower()} therefore {'fell' if world.delta(TOTAL) > 0 else 'rose'}."
    ),
    "advice": lambda world, rng: f"Spending 12% more on {rng.choice(world.segments)} would pay off.",
    "benchmark": lambda world, rng: "That is 4% better than the industry average.",
    "prompt_echo": lambda world, rng: rng.choice(
        ("Answer with one JSON object.", "Use only the figures of the evidence.", "As an AI model I cannot know more.")
    ),
    "other_language": lambda world, rng: rng.choice(
        ("Der Rückgang ist vor allem im Süden entstanden.", "La hausse vient surtout de ce segment.")
    ),
    "markup": lambda world, rng: rng.choice(
        ("**Note** the change.", "See https://example.com for more.", "<b>Note</b> the change.")
    ),
}
