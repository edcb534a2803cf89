"""Numbers, fractions and multiples in words, and the hedges in front of numbers."""

from __future__ import annotations

from typing import Final

CARDINALS: Final[dict[str, int]] = {
    word: value
    for value, word in enumerate(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
            "twenty",
        ]
    )
} | {
    word: 10 * value
    for value, word in enumerate(["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"], start=3)
}
SCALES: Final[dict[str, float]] = {
    "hundred": 1e2, "thousand": 1e3, "million": 1e6, "billion": 1e9, "trillion": 1e12, "k": 1e3, "m": 1e6, "mn": 1e6,
    "mio": 1e6, "mm": 1e6, "b": 1e9, "bn": 1e9, "tn": 1e12,
}  # fmt: skip
ORDINALS: Final[dict[str, int]] = {
    word: value
    for value, word in enumerate(
        ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"], start=1
    )
}
FRACTIONS: Final[dict[str, int]] = {
    "half": 2, "halves": 2, "third": 3, "quarter": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
    "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14, "fifteenth": 15, "sixteenth": 16,
    "twentieth": 20, "hundredth": 100,
}  # fmt: skip
MULTIPLE_VERBS: Final[dict[str, float]] = {
    "double": 2,
    "triple": 3,
    "treble": 3,
    "quadruple": 4,
    "quintuple": 5,
    "halve": 0.5,
}
MULTIPLES: Final[dict[str, float]] = {
    "twice": 2, "double": 2, "thrice": 3, "triple": 3, "treble": 3, "twofold": 2, "threefold": 3, "fourfold": 4, "fivefold": 5,
    "sixfold": 6, "tenfold": 10, "quadruple": 4,
}  # fmt: skip
HEDGES: Final[dict[str, str]] = {
    "about": "about", "roughly": "about", "around": "about", "some": "about", "approximately": "about", "approx": "about",
    "approx.": "about", "circa": "about", "ca.": "about", "~": "about", "≈": "about", "an estimated": "about",
    "in the region of": "about", "in the order of": "about", "on the order of": "about", "or so": "about", "of about": "about",
    "more or less": "about", "close to": "about", "broadly": "about", "in round numbers": "about", "rounded": "about",
    "roughly about": "about", "something like": "about", "around about": "about", "c.": "about", "∼": "about", "near": "about",
    "nearly": "just_below", "almost": "just_below", "just under": "just_below", "just below": "just_below",
    "slightly under": "just_below", "slightly below": "just_below", "a little under": "just_below",
    "a little below": "just_below", "a little less than": "just_below", "slightly less than": "just_below",
    "just short of": "just_below", "just less than": "just_below", "not quite": "just_below", "a shade under": "just_below",
    "well-nigh": "just_below", "practically": "just_below", "virtually": "just_below", "barely under": "just_below",
    "a bit less than": "just_below", "a bit under": "just_below", "little short of": "just_below", "a good": "just_above",
    "just over": "just_above", "just above": "just_above", "slightly over": "just_above", "slightly above": "just_above",
    "a little over": "just_above", "a little more than": "just_above", "slightly more than": "just_above",
    "a little above": "just_above", "just more than": "just_above", "a shade over": "just_above", "a bit more than": "just_above",
    "a bit over": "just_above", "a touch over": "just_above", "a touch under": "just_below", "marginally over": "just_above",
    "marginally under": "just_below", "barely over": "just_above", "a touch above": "just_above", "a touch below": "just_below",
    "more than": "above", "over": "above", "above": "above", "greater than": "above", "in excess of": "above",
    "upwards of": "above", "well over": "above", "well above": "above", "exceeding": "above", "north of": "above",
    "less than": "below", "under": "below", "below": "below", "fewer than": "below", "well under": "below",
    "well below": "below", "short of": "below", "smaller than": "below",
    "at least": "at_least", "no less than": "at_least", "no fewer than": "at_least", "at most": "at_most",
    "no more than": "at_most", "not more than": "at_most", "up to": "at_most", "not even": "below",
    "exactly": "none", "precisely": "none", "only about": "about", "only around": "about", "only some": "about",
    "a full": "none", "only": "none", "just": "none", "merely": "none", "a mere": "none", "as much as": "none",
    "as many as": "none", "as little as": "none", "fully": "none", "only just": "none",
}  # fmt: skip
