"""Frames filled with the figures of a world: each part of such a text knows what it claims.

A frame is a sentence with slots in braces:

- `{M}`, `{m}`: the metric's name, at the start of a sentence and inside
- `{P0}`, `{P1}`, `{in0}`, `{in1}`, `{ago}`, `{over}`: periods
- `{dim}`, `{dims}`: the dimension; `{num}`, `{den}`: the parts of a ratio
- `{a}`: a segment's name; `{a.cur}`: a figure of it, `{T.cur}` of the whole
- `{a?fell|rose}`: by the sign of the subject's change, `{T.smix?took|gave}` by the sign of a figure
- `{#with}`, `{#against}`, `{#all}`: how many segments move with the whole, against it, and are there
- `{noise?within|outside}`, `{good?unfavourable|favourable}`: the verdict and the polarity
- subjects of two: `a+b` (both together), `T-a` (the whole without one), `a-b` (one compared with the other)
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from tests.acceptance.mutations.figures import Written, written
from tests.acceptance.mutations.worlds import TOTAL, World

Binding = Mapping[str, str]
Role = Callable[[World, str], bool]

COUNT_WORDS = ("no", "one", "two", "three", "four", "five")
AGO = {"day": "a day earlier", "week": "a week earlier", "month": "a month earlier", "quarter": "a quarter earlier"}
OVER = {grain: f"{grain} over {grain}" for grain in AGO}
_SLOT = re.compile(r"\{([^{}]+)\}")


def same_way(world: World, one: str, other: str) -> bool:
    """Whether two subjects moved in the same direction."""
    return world.delta(one) * world.delta(other) > 0


def moved_most(world: World, name: str) -> bool:
    """The largest own change among the segments that moved in the same direction."""
    return world.delta(name) != 0 and all(
        abs(world.delta(other)) < abs(world.delta(name))
        for other in world.segments
        if other != name and same_way(world, other, name)
    )


ROLES: Mapping[str, Role] = {
    "any": lambda world, name: world.delta(name) != 0,
    "with": lambda world, name: same_way(world, name, TOTAL),
    "against": lambda world, name: world.delta(name) * world.delta(TOTAL) < 0,
    "top": lambda world, name: same_way(world, name, TOTAL) and moved_most(world, name),
    "main": lambda world, name: (
        same_way(world, name, TOTAL)
        and moved_most(world, name)
        and 0.55 < world.contribution(name) / world.delta(TOTAL) < 1.5
    ),
    "moved_most": moved_most,
    "highest": lambda world, name: world.rank(name, "cur") == 1,
    "second": lambda world, name: world.rank(name, "cur") == 2,
    "lowest": lambda world, name: world.rank(name, "cur") == len(world.segments),
    "alone": lambda world, name: (
        world.delta(name) != 0 and not any(same_way(world, name, other) for other in world.segments if other != name)
    ),
    "top_mix": lambda world, name: all(
        abs(world.mix_effect(other)) < abs(world.mix_effect(name)) for other in world.segments if other != name
    ),
}


@dataclass(frozen=True, slots=True)
class Frame:
    """A sentence with slots, where it fits, and what its words claim beside the slots."""

    template: str
    roles: Mapping[str, str] = field(default_factory=dict)
    """What each segment variable has to be; where the role is in `asserted`, the words say so."""
    asserted: frozenset[str] = frozenset()
    fits: Callable[[World], bool] = lambda _: True
    headline: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a text; `slot` is empty for plain words."""

    text: str
    slot: str = ""
    number: Written | None = None
    sign: int = 0
    """Direction said: 1 or -1."""
    figure: str = ""
    """What the slot's number is read as."""
    false: bool = False
    """Set on a piece that holds in no world."""


@dataclass(frozen=True, slots=True)
class Text:
    """A filled frame."""

    frame: Frame
    binding: Binding
    parts: tuple[Part, ...]

    def __str__(self) -> str:
        whole = "".join(part.text for part in self.parts)
        return whole[:1].upper() + whole[1:]

    def holds(self, world: World) -> bool:
        """True when every claim of the text is borne out by the world."""
        if not set(self.binding.values()) <= {TOTAL, *world.segments}:
            return False
        asserted = all(ROLES[self.frame.roles[name]](world, self.binding[name]) for name in self.frame.asserted)
        return asserted and self.frame.fits(world) and all(self._holds(part, world) for part in self.parts)

    def _holds(self, part: Part, world: World) -> bool:
        if part.false:
            return False
        if part.number is not None:
            return part.number.says(figure_of(world, self.binding, part.slot.partition(".")[0], part.figure))
        if part.sign:
            return _sign_of(world, self.binding, part.slot.partition("?")[0]) * part.sign > 0
        if part.slot.startswith("#"):
            return part.text == COUNT_WORDS[_count(world, part.slot[1:])]
        if part.slot in {"M", "m"}:
            return part.text.lower() == str(world.raw["label"]).lower()
        return True

    def replaced(self, index: int, part: Part) -> Text:
        """The same text with another piece in one place."""
        return replace(self, parts=(*self.parts[:index], part, *self.parts[index + 1 :]))


def figure_of(world: World, binding: Binding, subject: str, figure: str) -> float | None:
    """A figure of a subject, which may be made of two."""
    if "+" in subject:
        return abs(sum(world.delta(binding[name]) for name in subject.split("+")))
    if subject.startswith("T-"):
        return abs(world.delta(TOTAL) - world.delta(binding[subject[2:]]))
    return world.figure(binding.get(subject, subject), figure)


def _sign_of(world: World, binding: Binding, subject: str) -> float:
    """A number with the sign of what the subject did."""
    name, _, figure = subject.partition(".")
    parts = [binding[part] for part in re.split(r"[+-]", name) if part in binding]
    if name in {"noise", "good"}:
        higher_is_better = 1 if world.raw["higher_is_better"] else -1
        return (-1 if world.within else 1) if name == "noise" else world.delta(TOTAL) * higher_is_better
    if "+" in name:
        return sum(map(world.delta, parts))
    if name.startswith("T-"):
        return world.delta(TOTAL) - world.delta(parts[1])
    if "-" in name:
        return world.levels[parts[0]].value(1) - world.levels[parts[1]].value(1)
    if figure == "share":
        return world.share(parts[0], 1) - world.share(parts[0], 0)
    return world.figure(binding.get(name, name), figure or "sdelta") or 0.0


def _count(world: World, what: str) -> int:
    if what == "all":
        return len(world.segments)
    wanted = 1 if what == "with" else -1
    return sum(1 for name in world.segments if world.delta(name) * world.delta(TOTAL) * wanted > 0)


def fill(frame: Frame, world: World, rng: random.Random) -> Text | None:
    """The frame with the world's figures; `None` where the world has nothing that fits."""
    binding = _bind(frame, world, rng)
    if binding is None or not frame.fits(world) or world.delta(TOTAL) == 0:
        return None
    parts: list[Part] = []
    end = 0
    for found in _SLOT.finditer(frame.template):
        parts.append(Part(frame.template[end : found.start()]))
        part = _part(found[1], binding, world, rng)
        if part is None:
            return None
        parts.append(part)
        end = found.end()
    parts.append(Part(frame.template[end:]))
    text = Text(frame, binding, tuple(part for part in parts if part.text))
    return text if text.holds(world) else None


def _bind(frame: Frame, world: World, rng: random.Random) -> Binding | None:
    binding = {TOTAL: TOTAL}
    for name, role in frame.roles.items():
        fitting = [
            segment for segment in world.segments if segment not in binding.values() and ROLES[role](world, segment)
        ]
        if not fitting:
            return None
        binding[name] = rng.choice(fitting)
    return binding


def _part(slot: str, binding: Binding, world: World, rng: random.Random) -> Part | None:
    if slot in binding:
        return Part(binding[slot], slot)
    if slot.startswith("#"):
        return Part(COUNT_WORDS[_count(world, slot[1:])], slot)
    if "?" in slot:
        subject, _, words = slot.partition("?")
        sign = _sign_of(world, binding, subject)
        negative, positive = words.split("|")
        return Part(positive if sign > 0 else negative, slot, sign=1 if sign > 0 else -1) if sign else None
    if "." in slot:
        subject, _, figure = slot.partition(".")
        figure, _, style = figure.partition(":")
        value = figure_of(world, binding, subject, figure)
        number = None if value is None else written(value, figure, world, rng, style)
        return None if number is None else Part(number.text, slot, number=number, figure=figure)
    return Part(_word(slot, world), slot)


def _word(slot: str, world: World) -> str:
    raw = world.raw
    grain = str(raw["grain"])
    preposition = "on" if grain == "day" else "in"
    words = {
        "M": str(raw["label"]),
        "m": str(raw["label"]).lower(),
        "P0": world.facts.previous_period.label,
        "P1": world.facts.current_period.label,
        "in0": f"{preposition} {world.facts.previous_period.label}",
        "in1": f"{preposition} {world.facts.current_period.label}",
        "ago": AGO[grain],
        "over": OVER[grain],
        "dim": world.dimension,
        "dims": world.dimension + "s",
    }
    if world.is_ratio:
        words |= {"num": raw["numerator"]["label"], "den": raw["denominator"]["label"]}
    return words[slot]
