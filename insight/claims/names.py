"""The names a text may use for what the facts hold: metric, parts, dimensions, segments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

from insight.claims.lexicon import Lexicon
from insight.claims.world import World
from insight.facts import Part

NameKind = Literal["metric", "numerator", "denominator", "dimension", "segment"]

_GENERIC_TAILS: Final = {"rate", "ratio", "count", "number", "value", "amount", "total", "volume", "percentage"}
_SHORT_TAILS: Final = {
    "rate",
    "ratio",
    "time",
    "value",
    "revenue",
    "sales",
    "income",
    "cost",
    "costs",
    "profit",
    "duration",
    "share",
}
_WORDLIKE: Final = frozenset(
    {
        "day",
        "night",
        "weekend",
        "new",
        "returning",
        "other",
        "none",
        "low",
        "high",
        "open",
        "email",
        "chat",
        "direct",
        "repeat",
        "first",
        "second",
        "small",
        "large",
    }
)
"""Segment names that are ordinary words, too: in front of a noun they are meant as names in lower case as well."""
_DONE: Final = frozenset({"sold", "lost", "made", "paid", "won", "held", "left", "available"})
"""Words for what was done to the things that a part of a ratio counts; they do not name them."""
_DASHES: Final = str.maketrans(
    {"–": "-", "—": "-", "‑": "-", "‐": "-", "−": "-", "’": "'", "\u00a0": " ", "\u202f": " "}
)


_PARTICLES: Final = frozenset(["up", "ups", "down", "out", "over", "under", "above", "below", "off"])
"""Words that are no name, though a label like "sign-ups" ends with one."""


@dataclass(frozen=True, slots=True)
class Name:
    """What a surface form stands for; `members` are positions in the facts' segments."""

    kind: NameKind
    members: tuple[int, ...] = ()
    dimension: str | None = None
    plural: bool = False
    counts: bool = False
    """A segment with what the ratio counts below: "chat contacts"."""


class Names:
    """Finds the longest name at a place of a text."""

    def __init__(self, world: World, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._exact: dict[str, Name] = {}
        self._folded: dict[str, Name] = {}
        self._short = frozenset(
            known.segment.name.partition(" (")[0].lower() for known in world.segments if " (" in known.segment.name
        )
        """Names without what stands behind them in brackets: with other brackets they are other names."""
        for surface, name in (*_surfaces(world), *_later_surfaces(world)):
            self._add(surface, name)
        forms = sorted({*self._exact, *self._folded}, key=len, reverse=True)
        self._tails = _tail_pattern(world)
        self._done = _done_to_same(world)
        self._pattern = re.compile("|".join(map(re.escape, forms)) or r"(?!)", re.IGNORECASE)
        self._initials = frozenset(
            form[0].lower() for form in (*forms, *(known.segment.name for known in world.segments)) if form
        )
        """How names begin; most words begin otherwise and need no closer look."""

    def _add(self, surface: str, name: Name) -> None:
        surface = surface.translate(_DASHES)
        if surface.lower() in _PARTICLES:
            return
        if name.kind == "segment" and self.is_word(surface):
            self._exact.setdefault(surface, name)
            if not self._is_actor(surface):
                return
        if name.kind == "segment" and surface.startswith("Other "):
            self._exact.setdefault(surface, name)  # "any other market" is not the market "Other"
            return
        known = self._folded.get(surface.lower())
        if known is not None and known.kind == name.kind == "segment":
            name = Name("segment", tuple(dict.fromkeys(known.members + name.members)))
            self._folded[surface.lower()] = name
            return
        self._folded.setdefault(surface.lower(), name)

    def is_word(self, surface: str) -> bool:
        """True for a name that is also an English word of the vocabulary."""
        return tuple(surface.lower().split()) in self._lexicon.senses

    def _is_actor(self, surface: str) -> bool:
        """True for people whom a segment is named after: "that of guests" is said in small letters, too."""
        senses = self._lexicon.senses.get((surface.lower(),), {})
        return "actor" in senses and senses.keys() <= {"actor", "glue"}

    def find(self, text: str, start: int) -> tuple[int, Name, bool] | None:
        """End, meaning, and whether the name is an ordinary word too."""
        first = text[start : start + 1].lower()
        if first.isascii() and first not in self._initials:
            return None
        several = self._tails.match(text, start) if self._tails is not None else None
        if several:
            words = several[0].rsplit(" ", 1)
            heads = re.split(r",? and |,? or |, ", words[0])
            names = [self._folded.get(f"{head.lower()} {words[1].lower().removesuffix('s')}") for head in heads]
            members = tuple(index for name in names if name is not None for index in name.members)
            return several.end(), Name("segment", members), False
        found = self._pattern.match(text, start)
        while found:
            surface, end = found[0], found.end()
            if surface.lower() in self._short and text.startswith(" (", end):
                return None
            if not (text[end : end + 1].isalnum() and surface[-1:].isalnum()):
                exact = self._exact.get(surface) or self._actors(surface)
                if exact is not None:
                    return end, exact, True
                folded = self._folded.get(surface.lower())
                if folded is not None:
                    done = folded.kind == "denominator" and self._done is not None and self._done.search(text, 0, start)
                    return end, Name("numerator") if done and " " not in surface else folded, False
            found = self._shorter(text, start, len(surface))
        return None

    def _actors(self, surface: str) -> Name | None:
        """ "members and guests": the people of a segment of that name, in small letters."""
        senses = self._lexicon.senses.get((surface.lower(),), {})
        plural = surface.lower().endswith("s") and "actor" in senses and senses.keys() <= {"actor", "glue"}
        return self._exact.get(surface.capitalize()) if plural else None

    def _shorter(self, text: str, start: int, below: int) -> re.Match[str] | None:
        """The next shorter name at the same place."""
        for length in sorted({len(form) for form in (*self._exact, *self._folded) if len(form) < below}, reverse=True):
            piece = text[start : start + length]
            if piece in self._exact or piece.lower() in self._folded:
                return re.compile(re.escape(piece)).match(text, start)
        return None


def _tail_pattern(world: World) -> re.Pattern[str] | None:
    """ "the 2024 and 2025 cohorts": names that share their last word."""
    heads: dict[str, list[str]] = {}
    for known in world.segments:
        head, _, tail = known.segment.name.rpartition(" ")
        if head and tail.isalpha():
            heads.setdefault(tail, []).append(re.escape(head))
    for dimension, members in world.dimensions.items():
        plural = _plural(dimension.replace("_", " ").split(" ")[-1])
        names = [world.segments[index].segment.name for index in members]
        shorter = [name.partition(" (")[0] for name in names]
        nouns = {plural, *(_plural(dimension.replace("_", " ").split(" ")[0]) for _ in (0,))}
        for noun in nouns:
            heads.setdefault(noun.removesuffix("s"), []).extend(
                re.escape(name) for name in dict.fromkeys((*names, *shorter))
            )
    choices = []
    for tail, known_heads in heads.items():
        if len(known_heads) > 1:
            one = f"(?:{'|'.join(known_heads)})"
            choices.append(f"{one}(?:, {one})*,? (?:and|or) {one} {re.escape(tail)}s?")
    return re.compile(f"(?:{'|'.join(choices)})(?![A-Za-z])", re.IGNORECASE) if choices else None


def _surfaces(world: World) -> Iterator[tuple[str, Name]]:
    facts = world.facts
    years = frozenset(
        day.year for period in (facts.previous_period, facts.current_period) for day in (period.start, period.end)
    )
    heads = {
        dimension: [form for form, known in _dimension_forms(world) if known.dimension == dimension]
        for dimension in world.dimensions
    }
    for index, known in enumerate(world.segments):
        name = Name("segment", (index,), known.segment.dimension)
        for head in heads[known.segment.dimension]:
            yield f"{known.segment.name} {head}", name
            yield f"{known.segment.name}-{head}", name
        if facts.denominator is not None:
            yield from (
                (f"{known.segment.name} {part}", replace(name, counts=True))
                for part in _plural_pair(facts.denominator.label.replace("_", " "))
                if known.segment.name.lower() in _WORDLIKE
            )
        yield f"{known.segment.name} ones", name
        yield from ((surface, name) for surface in _segment_forms(known.segment.name, years))
    yield from _by_age(world, heads)
    yield from ((label.replace("_", " "), Name("metric")) for label in (facts.label, *facts.also_called, facts.metric))
    if facts.numerator is not None and facts.unit == "percent":
        for label in (facts.label, *facts.also_called):
            if label.lower().endswith(" rate") and label.lower()[:-5] not in facts.numerator.label.lower():
                yield from ((f"{label[:-5]}s", Name("numerator")) for _ in (0,))
    for kind, part in (("numerator", facts.numerator), ("denominator", facts.denominator)):
        if part is not None:
            for surface in _plural_pair(part.label.replace("_", " ")):
                yield surface, Name("numerator" if kind == "numerator" else "denominator")


_OF_COUNTRY: Final = {
    "Germany": "German", "France": "French", "Spain": "Spanish", "Italy": "Italian", "Austria": "Austrian", "Switzerland": "Swiss",
    "Netherlands": "Dutch", "The Netherlands": "Dutch", "Belgium": "Belgian", "Poland": "Polish", "Portugal": "Portuguese",
    "Sweden": "Swedish", "Norway": "Norwegian", "Denmark": "Danish", "Finland": "Finnish", "Ireland": "Irish", "UK": "British",
    "United Kingdom": "British", "Great Britain": "British", "Scotland": "Scottish", "Wales": "Welsh", "England": "English",
    "US": "American", "USA": "American", "United States": "American", "Canada": "Canadian", "Mexico": "Mexican",
    "Brazil": "Brazilian", "Japan": "Japanese", "China": "Chinese", "India": "Indian", "Korea": "Korean", "South Korea": "Korean",
    "Australia": "Australian", "Greece": "Greek", "Turkey": "Turkish", "Türkiye": "Turkish", "Hungary": "Hungarian",
    "Czechia": "Czech", "Czech Republic": "Czech", "Romania": "Romanian", "Bulgaria": "Bulgarian", "Croatia": "Croatian",
    "Slovenia": "Slovenian Slovene", "Slovakia": "Slovak", "Europe": "European", "Asia": "Asian", "Africa": "African",
    "Iberia": "Iberian", "Nordics": "Nordic", "Baltics": "Baltic", "Québec": "Quebec", "Bavaria": "Bavarian",
}  # fmt: skip
"""The adjective of a country: "Spanish orders" are those of Spain."""
_CLASSIFIERS: Final = frozenset(
    ["size", "type", "group", "category", "class", "tier", "name", "segment", "band", "channel", "source", "method", "reason", "mode",
     "status", "kind", "origin"]
)  # fmt: skip
"""What a dimension is called by behind the noun of what it divides: "booking channel"."""


def _shorter_forms(world: World) -> Iterator[tuple[str, Name]]:
    """ "the pool" for "Swimming pool", "direct bookings" for "Direct" among the booking channels."""
    facts = world.facts
    parts = [part.label for part in (facts.numerator, facts.denominator) if part is not None]
    measured = set(re.findall("[a-z]+", " ".join((facts.label, *facts.also_called, *parts)).lower()))
    taken = measured | set(re.findall("[a-z]+", " ".join(world.dimensions).lower()))
    words = [word for known in world.segments for word in set(re.findall("[a-z]+", known.segment.name.lower()))]
    for index, known in enumerate(world.segments):
        name = Name("segment", (index,), known.segment.dimension)
        tail = re.search(r"(?<=[a-z] )[a-z]{3,}$", known.segment.name)
        if tail and tail[0] not in taken and words.count(tail[0]) == 1:
            yield f"the {tail[0]}", name
        noun, _, kind = known.segment.dimension.replace("_", " ").rpartition(" ")
        if kind in _CLASSIFIERS and noun.isalpha() and not measured & set(_plural_pair(noun)):
            for form in dict.fromkeys(_segment_forms(known.segment.name, frozenset())):
                yield from ((f"{form} {noun}", name) for noun in _plural_pair(noun))
                yield from ((f"{_plural(noun)} {way} {form}", name) for way in ("via", "through", "from", "by", "of"))


_YEAR: Final = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_OLDER: Final = ("older", "oldest", "earlier", "earliest")
_NEWER: Final = ("newer", "newest", "younger", "youngest", "later", "latest", "more recent")
_COUNTS: Final = ("two", "three", "four", "five", "six")


def _by_age(world: World, heads: dict[str, list[str]]) -> Iterator[tuple[str, Name]]:
    """ "the two older cohorts" of those that are named by their year; "older cohorts" are half of them."""
    for dimension, members in world.dimensions.items():
        dated = [(found[0], index) for index in members if (found := _YEAR.findall(world.segments[index].segment.name))]
        ordered = [index for _, index in sorted(dated)]
        nouns = [*(head for head in heads[dimension] if head.endswith("s")), "ones"]
        for count in range(2, min(len(ordered), len(_COUNTS) + 2)):
            for ages, chosen in ((_OLDER, ordered[:count]), (_NEWER, ordered[-count:])):
                name = Name("segment", tuple(chosen), dimension)
                said = (_COUNTS[count - 2], str(count), *([""] if count == len(ordered) // 2 else []))
                yield from ((f"{told} {age} {noun}".strip(), name) for told in said for age in ages for noun in nouns)


def _later_surfaces(world: World) -> Iterator[tuple[str, Name]]:
    """Names that give way to those of the metric and its parts."""
    facts = world.facts
    yield from ((surface, Name("numerator")) for surface in _divided_heads(world))
    yield from _deeds(world)
    for label in (facts.label, *facts.also_called, facts.metric):
        yield from ((surface, Name("metric")) for surface in _metric_forms(label))
    grouped = {form.lower() for form, _ in _dimension_forms(world)}
    parts: tuple[tuple[NameKind, Part | None], ...] = (
        ("numerator", facts.numerator),
        ("denominator", facts.denominator),
    )
    for part_kind, part in parts:
        words = part.label.replace("_", " ").split() if part is not None else []
        if len(words) == len(["room", "nights", "sold"]) and words[1] not in {"of", "per", "by", "in", "for", "on"}:
            for form in ((words[1], words[2]), (words[2], *words[:2]), (words[2], words[1])):
                yield " ".join(form), Name(part_kind)
        if part is not None and " " in part.label:
            head = re.split(r" (?:per|of|by|in|for) ", part.label.replace("_", " "), maxsplit=1)[0].split()[-1]
            if head.lower() in grouped or (part_kind == "numerator" and _counts_same(world, head)):
                continue
            if head.endswith("ed") or head.lower() in _DONE:
                yield from ((form, Name(part_kind)) for form in _noun_forms(world, part.label, head))
                continue
            opening = part.label.lower().split()[0]
            if opening.endswith("ed") and len(opening) > len("added"):
                yield f"{opening.removesuffix('ed')}ings", Name(part_kind)  # "booked appointments"
            yield from (
                (surface, Name(part_kind))
                for surface in (*_plural_pair(head), *(["spending"] if head.lower() == "spend" else []))
            )
    yield from ((surface, Name("numerator")) for surface in _done_forms(world))
    if (
        facts.denominator is not None
        and facts.denominator.label.lower().endswith("s")
        and not _is_money(facts.denominator.label)
    ):
        yield from ((volume, Name("denominator")) for volume in ("volume", "volumes"))
    counted = dict.fromkeys(
        form
        for label in (facts.label, *facts.also_called)
        for form in _plural_pair(label.replace("_", " ").split()[-1 if facts.unit == "count" else 0])
    )
    if facts.unit == "count":
        counted |= dict.fromkeys(
            form
            for label in (facts.label, *facts.also_called)
            for form in _plural_pair(label.replace("_", " ").split()[0])
        )
        for index, known in enumerate(world.segments):
            yield from (
                (f"{known.segment.name} {noun}", Name("segment", (index,), known.segment.dimension)) for noun in counted
            )
    yield from _dimension_forms(world)
    yield from _shorter_forms(world)
    yield from ((surface, Name("metric")) for surface in _generic(world))


def _noun_forms(world: World, label: str, done: str) -> Iterator[str]:
    """ "units", "inspected units" for "units inspected", where the other part counts something else."""
    noun = label.replace("_", " ").removesuffix(f" {done}")
    both = [part.label.lower() for part in (world.facts.numerator, world.facts.denominator) if part is not None]
    below = world.facts.denominator is not None and label == world.facts.denominator.label
    if " " in noun or (sum(noun.lower() in known for known in both) > 1 and not below):
        return
    yield from (f"{done} {noun}", *_plural_pair(noun))


def _done_to_same(world: World) -> re.Pattern[str] | None:
    """ "missed fewer appointments": those that were missed, though the ratio counts appointments below, too."""
    above = world.facts.numerator
    done, _, noun = above.label.lower().partition(" ") if above is not None else ("", "", "")
    if not noun or not _counts_same(world, noun.split()[-1]) or not (done.endswith("ed") or done in _DONE):
        return None
    return re.compile(rf"\b{re.escape(done)} (?:[a-z]+ ){{0,2}}\Z", re.IGNORECASE)


def _counts_same(world: World, noun: str) -> bool:
    """ "returned items" of "items sold": the bare noun is what the ratio counts below."""
    below = world.facts.denominator
    return below is not None and noun.lower() in below.label.lower().split()


def _is_money(label: str) -> bool:
    return any(
        word in label.lower()
        for word in ("sales", "costs", "earnings", "takings", "expenses", "proceeds", "minutes", "hours", "days")
    )


_DEEDS: Final = {
    "opened": "opens", "delivered": "deliveries", "returned": "returns", "refunded": "refunds", "crashed": "crashes", "cancelled": "cancellations",
    "canceled": "cancellations", "completed": "completions", "converted": "conversions", "renewed": "renewals", "resolved": "resolutions",
    "rejected": "rejections", "failed": "failures", "shipped": "shipments", "abandoned": "abandonments", "clicked": "clicks",
    "registered": "registrations", "activated": "activations", "approved": "approvals", "closed": "closures", "upgraded": "upgrades",
    "dismissed": "dismissals", "disputed": "disputes", "recovered": "recoveries", "transferred": "transfers", "escalated": "escalations",
    "reopened": "reopenings", "churned": "churns", "replied": "replies", "answered": "answers", "sold": "sales", "inspected": "inspections",
}  # fmt: skip
"""What is counted, by what was done to it: "opens" are opened emails."""


def _deeds(world: World) -> Iterator[tuple[str, Name]]:
    """ "Opens" for opened emails: by what was done to them."""
    parts: tuple[tuple[NameKind, Part | None], ...] = (("numerator", world.facts.numerator), ("denominator", world.facts.denominator))  # fmt: skip
    for kind, part in parts:
        words = part.label.lower().replace("_", " ").split() if part is not None else []
        done = next((word for word in words if word in _DEEDS), None)
        if done is not None and len(words) == len(("opened", "emails")) and done in {words[0], words[-1]}:
            yield _DEEDS[done], Name(kind)


def _done_forms(world: World) -> Iterator[str]:
    """ "customers were lost", "customers lost" for "lost customers", when the ratio counts customers below, too."""
    above, below = world.facts.numerator, world.facts.denominator
    if above is None or below is None:
        return
    done, _, noun = above.label.lower().partition(" ")
    if noun and noun in below.label.lower().split() and (done.endswith("ed") or done in _DONE):
        for form, verb in zip(_plural_pair(noun), ("were", "was"), strict=True):
            yield from (f"{form} {done}", f"{form} {verb} {done}")


def _counted_nouns(world: World) -> Iterator[str]:
    """ "call", "donation": what is counted, in front of a dimension's noun: "three of five call reasons"."""
    for name in (world.facts.label, *world.facts.also_called):
        word = name.split(" ")[-1].lower()
        if word.endswith("s") and not word.endswith("ss"):
            yield word.removesuffix("s")


def _dimension_forms(world: World) -> Iterator[tuple[str, Name]]:
    for dimension in world.dimensions:
        single = dimension.replace("_", " ")
        words = single.split(" ")
        heads = {words[-1]}
        if "of" in words[1:]:  # "line of business", not "time of day"
            kind = single.partition(" of ")[0]
            yield f"{_plural(kind)} of {single.partition(' of ')[2]}", Name("dimension", (), dimension, plural=True)
            heads |= {kind} - {"time"}
        if words[-1] in _CLASSIFIERS - {"channel", "source", "method", "reason", "mode", "status", "kind", "origin"}:
            heads.add(words[0])
        for form in {single, *heads}:
            yield form, Name("dimension", (), dimension)
            yield _plural(form), Name("dimension", (), dimension, plural=True)
            for counted in _counted_nouns(world):
                yield f"{counted} {form}", Name("dimension", (), dimension)
                yield f"{counted} {_plural(form)}", Name("dimension", (), dimension, plural=True)
            for group in ("segment", "group", "type", "band", "category", "class", "line", "tier"):
                yield f"{form} {group}", Name("dimension", (), dimension)
                yield f"{form} {_plural(group)}", Name("dimension", (), dimension, plural=True)
        if single == "region":
            yield "regional", Name("dimension", (), dimension)
        if len(world.dimensions) == 1:
            for word in ("segment", "group", "category"):
                yield word, Name("dimension", (), dimension)
                yield _plural(word), Name("dimension", (), dimension, plural=True)


def _generic(world: World) -> Iterator[str]:
    """ "the metric", "the rate": what any text may call a metric of this kind."""
    yield from ("metric", "measure", "indicator", "KPI")
    called = " ".join((world.facts.label, *world.facts.also_called)).lower()
    if world.can_be_saved and any(word in called for word in ("cost", "expens", "expenditure", "spend")):
        yield from ("spending", "expenditure", "spend", "outlay", "outlays")
    if world.facts.unit == "count":
        yield from ("volume", "volumes")
    if world.facts.unit == "minutes":
        yield "mean"
    if world.facts.unit == "percent":
        yield from ("rate", "rates", "ratio", "percentage rate")
    elif world.is_ratio:
        yield from ("ratio", "ratios")


def _segment_forms(name: str, years: frozenset[int]) -> Iterator[str]:
    yield name
    words = name.split()
    if len(words) > 1 and all(word.isalpha() and word[0].isupper() for word in words):
        yield "".join(word[0] for word in words)
    if "-" in name:
        yield name.replace("-", " ")
        yield _plural(name.replace("-", " "))
    if name.replace(" ", "").isalpha() and " " in name:
        yield name.replace(" ", "-")
    if name.isalpha() and (len(name) >= 4 or (len(name) == 3 and not name.isupper())):
        yield name[:-1] if name.endswith("s") and not name.endswith("ss") else f"{name}s"
        yield _plural(name)
    if name.startswith("(") and name.endswith(")"):
        yield name[1:-1]
    head, bracket, _ = name.partition(" (")
    if bracket and len(head) > 1:
        yield head
    yield from _OF_COUNTRY.get(name, "").split()
    tail = re.search(r"[ -][a-z]{2,}$", name)
    if tail:  # "follow-ups", "price portal"
        yield from _plural_pair(name)
    year, _, noun = name.partition(" ")
    if year.isdigit() and len(year) == 4 and noun.isalpha() and int(year) not in years:
        yield year


def _divided_heads(world: World) -> Iterator[str]:
    """ "Revenue" is the shop revenue, not the revenue per visitor: what is divided, where both are called by it."""
    facts = world.facts
    if facts.numerator is None or facts.denominator is None:
        return
    last = facts.numerator.label.replace("_", " ").split()[-1].lower()
    for label in (facts.label, *facts.also_called):
        head, per, _ = label.replace("_", " ").lower().partition(" per ")
        if per and head and head.split()[-1] in _plural_pair(last) and not head.endswith(("cost", "costs", "time")):
            yield from _plural_pair(head.split()[-1])


def _metric_forms(label: str) -> Iterator[str]:
    name = label.replace("_", " ")
    words = name.split()
    yield name
    yield label
    if (len(words) > 2 and words[-1].lower() in _GENERIC_TAILS) or (
        len(words) == 2 and label == label.capitalize() and words[-1].lower() in _GENERIC_TAILS
    ):
        yield " ".join(words[:-1])
    if len(words) > 1 and words[-1].lower() == "time":
        yield " ".join(words[:-1])
    if len(words) > 1 and words[-1].lower() in _SHORT_TAILS:
        yield from _plural_pair(words[-1])
    if len(words) > 2 and words[0].lower() in {"average", "mean", "total", "number"}:
        yield " ".join(words[2:] if words[1].lower() == "of" else words[1:])
    head = re.split(r" (?:per|of|by|in|for|from|at|on|with) ", name, maxsplit=1)[0].split()
    # "Share of bounced sessions" leaves "share" the word for a part of the whole.
    told = head[-1].lower() not in {*_GENERIC_TAILS, "share", "percentage", "proportion"}
    if len(words) > 1 and told and head[-1].replace("-", "").isalpha():
        yield from _plural_pair(head[-1])
    if len(words) > 2:
        yield "".join(word[0] for word in words).upper()
    counted, per, piece = name.partition(" per ")
    if per and " " not in piece:
        article = "an" if piece[:1].lower() in set("aeiou") else "a"
        yield from (f"{counted} of {article} {piece}", f"{counted} for {article} {piece}", f"per-{piece} {counted}")
        yield from (f"{form} per {piece}" for form in _plural_pair(counted))
        yield f"{counted}-per-{piece}".replace(" ", "-")
    if not name.endswith("s"):
        yield _plural(name)
    if name.endswith("s") and not name.endswith("ss"):
        yield name[:-1]


def _plural_pair(label: str) -> Iterator[str]:
    yield label
    yield _single(label) if label.endswith("s") and not label.endswith("ss") else _plural(label)


def _single(word: str) -> str:
    return word[:-3] + "y" if word.endswith("ies") and len(word) > len("series") else word[:-1]


def _plural(word: str) -> str:
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "ch", "sh")) else "s")
