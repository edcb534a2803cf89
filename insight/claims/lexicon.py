"""The vocabulary as one table: phrase -> what it may mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from insight.claims.inflection import noun_forms, verb_forms
from insight.claims.vocabulary import calendar_words, everyday, glue, judgement, measures, movement, numerals
from insight.metrics import Grain


class Sense(NamedTuple):
    """One meaning of a word: its category, a direction, a strength, and a tag that the category explains."""

    category: str
    sign: int = 0
    strength: int = 0
    tag: str = ""


Senses = dict[str, Sense]
Phrase = tuple[str, ...]


class Lexicon:
    """Finds the longest known phrase at a place."""

    def __init__(self) -> None:
        self.senses: dict[Phrase, Senses] = {}
        self.longest: dict[str, int] = {}

    def add(self, phrases: Iterable[str], sense: Sense) -> None:
        """Give a meaning to each phrase; a phrase may have one meaning per category."""
        for phrase in phrases:
            words = tuple(phrase.lower().replace("_", " ").split())
            self.senses.setdefault(words, {}).setdefault(sense.category, sense)
            self.longest[words[0]] = max(self.longest.get(words[0], 0), len(words))

    def match(self, words: list[str], start: int) -> tuple[int, Senses] | None:
        """Length and meanings of the longest phrase at `start`."""
        for length in range(min(self.longest.get(words[start], 0), len(words) - start), 0, -1):
            found = self.senses.get(tuple(words[start : start + length]))
            if found is not None:
                return length, found
        return None


def _verbs(text: str) -> Iterator[str]:
    return (form for entry in text.split() for form in verb_forms(entry))


def _nouns(text: str) -> Iterator[str]:
    return (form for entry in text.split() for form in noun_forms(entry))


def _words(text: str) -> list[str]:
    return text.split()


@cache
def lexicon(grain: Grain) -> Lexicon:
    """The vocabulary for a text about periods of this length."""
    table = Lexicon()
    _add_movement(table)
    _add_measures(table)
    _add_judgement(table)
    _add_numerals(table)
    _add_calendar(table, grain)
    for text in glue.GLUE.values():
        table.add(_words(text), Sense("glue"))
    table.add(_words(glue.MODALS), Sense("modal"))
    table.add(_words(glue.SEEMING), Sense("seeming"))
    table.add(_words(glue.NEGATIONS), Sense("negation"))
    table.add(_verbs(everyday.ACTIVITIES), Sense("glue"))
    table.add(_verbs(everyday.ACTIVITIES), Sense("activity"))
    table.add(_verbs(everyday.ANSWERING), Sense("activity", tag="answering"))
    table.add(_nouns(everyday.THINGS), Sense("glue"))
    table.add(_words(everyday.WAYS), Sense("glue"))
    for word in (*_words(everyday.DESCRIBING), *(word for text in everyday.NEUTRAL.values() for word in _words(text))):
        if tuple(word.replace("_", " ").split()) not in table.senses:
            table.add([word], Sense("glue"))
    table.add(_nouns(everyday.GROUPS), Sense("glue"))
    table.add(_nouns(everyday.GROUPS), Sense("group_noun"))
    table.add(_nouns(everyday.ACTORS), Sense("glue"))
    table.add(_nouns(everyday.ACTORS), Sense("actor"))
    table.add(["should", "ought to"], Sense("modal"))
    table.add(
        [
            "practically level",
            "almost level",
            "roughly level",
            "virtually level",
            "broadly level",
            "nearly level",
            "was level",
            "level on",
        ],
        Sense("still", 0, 1),
    )
    table.add(["everywhere", "elsewhere", "nowhere", "across the board"], Sense("place_word"))
    table.add(
        [
            "stand out",
            "stands out",
            "stood out",
            "out of the ordinary",
            "anything unusual",
            "range of fluctuation",
            "range of variation",
            "range of movement",
        ],
        Sense("noise_noun"),
    )
    return table


def _add_movement(table: Lexicon) -> None:
    for sign, verbs, nouns in (
        (1, movement.UP_VERBS, movement.UP_NOUNS),
        (-1, movement.DOWN_VERBS, movement.DOWN_NOUNS),
    ):
        for strength, text in verbs.items():
            table.add(_verbs(text), Sense("move", sign, strength, "verb"))
        for strength, text in nouns.items():
            table.add(_nouns(text), Sense("move_noun", sign, strength))
    table.add(_words(movement.UP_ADJECTIVES), Sense("move_adjective", 1))
    table.add(_words(movement.DOWN_ADJECTIVES), Sense("move_adjective", -1))
    table.add(_verbs(movement.GOOD_VERBS), Sense("move", 1, 0, "polar"))
    table.add(_verbs(movement.BAD_VERBS), Sense("move", -1, 0, "polar"))
    table.add(_nouns(movement.GOOD_NOUNS), Sense("move_noun", 1, 0, "polar"))
    table.add(_nouns(movement.BAD_NOUNS), Sense("move_noun", -1, 0, "polar"))
    table.add(_verbs(movement.SAVING_VERBS), Sense("move", -1, 0, "saving"))
    table.add(_nouns(movement.SAVING_NOUNS), Sense("move_noun", -1, 0, "saving"))
    table.add(_nouns(movement.SLOWING_NOUNS), Sense("move_noun", 1, 0, "slowing"))
    table.add(_nouns(movement.SPEEDING_NOUNS), Sense("move_noun", -1, 0, "slowing"))
    table.add(_words(movement.GOOD_ADJECTIVES), Sense("move_adjective", 1, 0, "polar"))
    table.add(_words(movement.BAD_ADJECTIVES), Sense("move_adjective", -1, 0, "polar"))
    table.add(_verbs(movement.ADDING_VERBS), Sense("transitive", 1))
    table.add(_verbs(movement.TAKING_VERBS), Sense("transitive", -1))
    table.add(_verbs(movement.RETURNING_VERBS), Sense("transitive", 0, tag="returning"))
    table.add(_words(movement.STANDSTILL_EXACT), Sense("still", 0, 0))
    table.add(_words(movement.STANDSTILL), Sense("still", 0, 1))
    table.add(_words(movement.NEARLY_STILL), Sense("still", 0, 1))
    table.add(_verbs(movement.HOLD_VERBS), Sense("hold"))
    for strength, text in movement.STRONG.items():
        table.add(_words(text), Sense("strong", 0, strength))
    table.add(_words(movement.WEAK), Sense("weak"))


def _add_measures(table: Lexicon) -> None:
    for nouns, category, tag in (
        (measures.CHANGE_NOUNS, "change_noun", ""),
        (measures.LEVEL_NOUNS, "level_noun", ""),
        (measures.SHARE_NOUNS, "share_noun", ""),
        (measures.MIX_NOUNS, "effect_noun", "mix_effect"),
        (measures.RATE_NOUNS, "effect_noun", "rate_effect"),
        (measures.CONTRIBUTION_NOUNS, "effect_noun", "contribution"),
        (measures.NOTE_NOUNS, "note_noun", ""),
        (measures.NOISE_NOUNS, "noise_noun", ""),
    ):
        table.add(_nouns(nouns), Sense(category, tag=tag))
    for verbs, category in (
        (measures.SHARE_VERBS, "share_verb"),
        (measures.LEVEL_VERBS, "level_verb"),
        (measures.GO_VERBS, "go_verb"),
        (measures.DRIVE_VERBS, "drive_verb"),
        (measures.OFFSET_VERBS, "offset_verb"),
        (measures.OUTPACE_VERBS, "outpace_verb"),
        (measures.NOTE_VERBS, "note_verb"),
    ):
        table.add(_verbs(verbs), Sense(category))
    for ways, category, tag in (
        (measures.CONTRARY_WAYS, "contrary", ""),
        (measures.CONTRARY_TO, "contrary", "object"),
        ("against_each_other against_one_another", "offset_verb", ""),
    ):
        turned = [f"{verb}_{way}" for way in ways.split() for verb in measures.CONTRARY_VERBS.split()]
        table.add(_verbs(" ".join(turned)), Sense(category, tag=tag))
    table.add(_verbs(measures.CONTRARY_EFFECTS), Sense("contrary", tag="effect"))
    table.add(_verbs(measures.DEFYING_VERBS), Sense("contrary", tag="object"))
    table.add(_words(measures.LEVEL_FORMS), Sense("level_verb"))
    table.add(_words(measures.TIES), Sense("beside", tag="tie"))
    swaps = [
        f"{verb} {places}"
        for verb in _verbs(measures.SWAPPING)
        for places in ("places", "positions", "places with", "positions with")
    ]
    table.add(swaps, Sense("beside", tag="swap"))
    table.add(_words(measures.CLOSING), Sense("beside", tag="closing"))
    table.add(_words(measures.CAUSE_PHRASES), Sense("cause"))
    table.add(_words(measures.DRIVER_PHRASES), Sense("driver"))
    table.add(_words(measures.LINK_PHRASES), Sense("link"))
    table.add(_words(measures.EVIDENCE_WORDS), Sense("meta"))
    table.add(_words(measures.ABSENT_THINGS), Sense("absent"))
    heads = [form for head in measures.NOISE_HEADS.split() for form in noun_forms(head)]
    table.add((f"{a} {h}" for a in measures.NOISE_ADJECTIVES.split() for h in heads), Sense("noise_noun"))
    pairs = [f"{a} {step}" for a in measures.NORMAL_ADJECTIVES.split() for step in measures.NOISE_STEPS.split()]
    table.add((f"{pair} {head}" for pair in pairs for head in heads), Sense("noise_noun"))
    table.add(_words(measures.NOISE_WORDS), Sense("noise_noun"))


def _add_judgement(table: Lexicon) -> None:
    table.add(_words(judgement.PROFITABLE), Sense("level_sign", 1))
    table.add(_words(judgement.LOSS_MAKING), Sense("level_sign", -1))
    for sign, side, other in ((1, "positive", "negative"), (-1, "negative", "positive")):
        entered = [
            f"{way}_{side}_{place}"
            for way in ("in", "into", "back_in", "back_into", "back_to", "to")
            for place in judgement.TERRITORY.split()
        ]
        left = [f"{way}_{other}_{place}" for way in ("out_of", "from") for place in judgement.TERRITORY.split()]
        table.add((*entered, *left), Sense("level_sign", sign))
    table.add(_words(judgement.FASTER), Sense("pace", 1))
    table.add(_words(judgement.SLOWER), Sense("pace", -1))
    for sign, text in judgement.STEEPER.items():
        table.add(_words(text), Sense("steep", sign))
    table.add(_words(judgement.GOOD), Sense("good", 1))
    table.add(_words(judgement.BAD), Sense("good", -1))
    for sign, text in judgement.LIKENESS.items():
        table.add(_words(text), Sense("likeness", sign))
    for which, text in judgement.REFERENCES.items():
        table.add(_words(text), Sense("reference", tag=which))
    for sign, kind, text in judgement.SUPERLATIVES:
        table.add(_words(text), Sense("superlative", sign, 0, kind))
    for kind, text in judgement.QUANTIFIERS.items():
        table.add(_words(text), Sense("quantifier", tag=kind))


def _add_numerals(table: Lexicon) -> None:
    for word, value in numerals.CARDINALS.items():
        table.add([word], Sense("cardinal", strength=value))
    for word, value in numerals.ORDINALS.items():
        table.add([word], Sense("ordinal", strength=value))
    for word, value in numerals.FRACTIONS.items():
        table.add([word, f"{word}s"], Sense("fraction", strength=value))
    for word, multiple in numerals.MULTIPLES.items():
        table.add([word], Sense("multiple", tag=str(multiple)))
    for word, multiple in numerals.MULTIPLE_VERBS.items():
        table.add(verb_forms(word), Sense("multiple_verb", tag=str(multiple)))
    for phrase, hedge in numerals.HEDGES.items():
        table.add([phrase], Sense("hedge", tag=hedge))


def _add_calendar(table: Lexicon, grain: Grain) -> None:
    for name, adjective in calendar_words.GRAIN_WORDS.items():
        right = name == grain
        for text, tag in (
            (calendar_words.PREVIOUS, "previous"),
            (calendar_words.CURRENT, "current"),
            (calendar_words.STEP, "step"),
        ):
            phrases = _words(text.format(g=name, a=adjective, p="previous"))
            table.add(phrases, Sense("time", tag=tag if right else f"other_{name}"))
        table.add(calendar_words.STEP_SHORT[name].split(), Sense("time", tag="step" if right else f"other_{name}"))
        table.add([name, f"{name}s"], Sense("grain_noun", tag=name))
    for name in ("period", "timeframe"):
        for text, tag in (
            (calendar_words.PREVIOUS, "previous"),
            (calendar_words.CURRENT, "current"),
            (calendar_words.STEP, "step"),
        ):
            table.add(_words(text.format(g=name, a="periodic", p="previous")), Sense("time", tag=tag))
    table.add(_words(calendar_words.ANY_PREVIOUS), Sense("time", tag="previous"))
    table.add(["prev", "prev.", f"prev {grain}", f"prev. {grain}"], Sense("time", tag="previous"))
    table.add(_words(calendar_words.ANY_CURRENT), Sense("time", tag="current"))
    table.add(_words(calendar_words.OTHER_TIMES), Sense("time", tag="other"))
