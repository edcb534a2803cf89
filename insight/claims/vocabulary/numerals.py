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
    "half": 2, "halves": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
    "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14, "fifteenth": 15, "sixteenth": 16, "seventeenth": 17,
    "eighteenth": 18, "nineteenth": 19, "thirtieth": 30, "fortieth": 40, "fiftieth": 50,
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
    # Within the rounding, either side.
    "about": "about", "roughly": "about", "around": "about", "some": "about", "approximately": "about",
    "approx": "about", "approx.": "about", "circa": "about", "ca.": "about", "~": "about", "≈": "about",
    "an estimated": "about", "in the region of": "about", "in the order of": "about", "on the order of": "about",
    "or so": "about", "more or less": "about", "close to": "about", "broadly": "about",
    "in round numbers": "about", "rounded": "about", "roughly about": "about", "something like": "about",
    "around about": "about", "c.": "about", "∼": "about", "near": "about", "only about": "about",
    "only around": "about", "only some": "about", "somewhere around": "about", "somewhere near": "about",
    "in the neighbourhood of": "about", "in the neighborhood of": "about", "in the vicinity of": "about",
    "of the order of": "about", "in the area of": "about", "give or take": "about", "or thereabouts": "about",
    "thereabouts": "about", "just about": "about", "not far off": "about", "not far from": "about",
    "almost exactly": "about", "an approximate": "about", "in the range of": "about",
    "in the ballpark of": "about", "in the realm of": "about", "a rough": "about", "a rounded": "about",
    "loosely": "about", "approximating": "about", "very roughly": "about", "very close to": "about",
    "quite close to": "about", "or thereabout": "about",
    # The true value is a little below.
    "nearly": "just_below", "almost": "just_below", "just under": "just_below", "just below": "just_below",
    "slightly under": "just_below", "slightly below": "just_below", "a little under": "just_below",
    "a little below": "just_below", "a little less than": "just_below", "slightly less than": "just_below",
    "just short of": "just_below", "just less than": "just_below", "not quite": "just_below",
    "a shade under": "just_below", "well-nigh": "just_below", "practically": "just_below", "virtually": "just_below",
    "barely under": "just_below", "a bit less than": "just_below", "a bit under": "just_below",
    "little short of": "just_below", "a touch under": "just_below", "marginally under": "just_below",
    "a touch below": "just_below", "approaching": "just_below", "approaches": "just_below", "approached": "just_below",
    "nears": "just_below", "neared": "just_below", "is nearing": "just_below", "closes in on": "just_below",
    "closed in on": "just_below", "closing in on": "just_below", "verging on": "just_below",
    "bordering on": "just_below", "close on": "just_below", "nigh on": "just_below", "not far short of": "just_below",
    "not far below": "just_below", "not far under": "just_below", "just shy of": "just_below", "shy of": "just_below",
    "a little shy of": "just_below", "a little short of": "just_below", "slightly short of": "just_below",
    "slightly shy of": "just_below", "a shade below": "just_below", "a shade less than": "just_below",
    "a shade short of": "just_below", "a touch less than": "just_below", "a touch short of": "just_below",
    "a tad under": "just_below", "a tad below": "just_below", "a tad less than": "just_below",
    "a tad short of": "just_below", "a bit below": "just_below", "a bit short of": "just_below",
    "a whisker under": "just_below", "a whisker below": "just_below", "a whisker short of": "just_below",
    "a hair under": "just_below", "a hair below": "just_below", "a hair short of": "just_below",
    "a fraction under": "just_below", "a fraction below": "just_below", "a fraction less than": "just_below",
    "a notch below": "just_below", "a notch under": "just_below", "fractionally under": "just_below",
    "fractionally below": "just_below", "fractionally less than": "just_below", "marginally below": "just_below",
    "marginally less than": "just_below", "narrowly under": "just_below", "narrowly below": "just_below",
    "only just under": "just_below", "only just below": "just_below", "barely below": "just_below",
    "barely less than": "just_below", "very nearly": "just_below",
    "somewhat under": "just_below", "somewhat below": "just_below", "somewhat less than": "just_below",
    "little less than": "just_below", "little under": "just_below", "nearing": "just_below",
    "a good bit short of": "just_below", "only slightly less than": "just_below", "only slightly under": "just_below",
    "only slightly below": "just_below", "just a little under": "just_below", "just a little less than": "just_below",
    # The true value is a little above.
    "a good": "just_above", "just over": "just_above", "just above": "just_above", "slightly over": "just_above",
    "slightly above": "just_above", "a little over": "just_above", "a little more than": "just_above",
    "slightly more than": "just_above", "a little above": "just_above", "just more than": "just_above",
    "a shade over": "just_above", "a bit more than": "just_above", "a bit over": "just_above",
    "a touch over": "just_above", "marginally over": "just_above", "barely over": "just_above",
    "a touch above": "just_above", "a shade above": "just_above", "a shade more than": "just_above",
    "a touch more than": "just_above", "a tad over": "just_above", "a tad above": "just_above",
    "a tad more than": "just_above", "a bit above": "just_above", "a whisker over": "just_above",
    "a whisker above": "just_above", "a whisker more than": "just_above", "a hair over": "just_above",
    "a hair above": "just_above", "a hair more than": "just_above", "a fraction over": "just_above",
    "a fraction above": "just_above", "a fraction more than": "just_above", "a notch above": "just_above",
    "a notch over": "just_above", "fractionally over": "just_above", "fractionally above": "just_above",
    "fractionally more than": "just_above", "marginally above": "just_above", "marginally more than": "just_above",
    "narrowly over": "just_above", "narrowly above": "just_above", "only just over": "just_above",
    "only just above": "just_above", "barely above": "just_above", "barely more than": "just_above",
    "not far above": "just_above", "not far over": "just_above", "little more than": "just_above",
    "little over": "just_above", "somewhat over": "just_above", "somewhat above": "just_above",
    "somewhat more than": "just_above", "only slightly more than": "just_above", "only slightly over": "just_above",
    "only slightly above": "just_above", "just a little over": "just_above", "just a little more than": "just_above",
    # The true value is above.
    "more than": "above", "over": "above", "above": "above", "greater than": "above", "in excess of": "above",
    "upwards of": "above", "well over": "above", "well above": "above", "exceeding": "above", "north of": "above",
    "upward of": "above", "well in excess of": "above", "comfortably over": "above", "comfortably above": "above",
    "comfortably more than": "above", "clearly more than": "above", "clearly over": "above", "clearly above": "above",
    "some way above": "above", "some way over": "above",
    # The true value is below.
    "less than": "below", "under": "below", "below": "below", "fewer than": "below", "well under": "below",
    "well below": "below", "short of": "below", "smaller than": "below", "not even": "below",
    "comfortably under": "below", "comfortably below": "below", "clearly less than": "below", "clearly under": "below",
    "clearly below": "below", "some way below": "below", "some way under": "below",
    "well short of": "below",
    # The true value is this or more.
    "at least": "at_least", "no less than": "at_least", "no fewer than": "at_least", "a minimum of": "at_least",
    "at a minimum": "at_least", "at the least": "at_least", "no lower than": "at_least", "not less than": "at_least",
    "not fewer than": "at_least",
    # The true value is this or less.
    "at most": "at_most", "no more than": "at_most", "not more than": "at_most", "up to": "at_most",
    "a maximum of": "at_most", "at the most": "at_most", "at a maximum": "at_most", "no higher than": "at_most",
    "no greater than": "at_most", "not greater than": "at_most", "a ceiling of": "at_most",
    # No hedge: the figure as it is written.
    "exactly": "none", "precisely": "none", "a full": "none", "only": "none", "just": "none", "merely": "none",
    "a mere": "none", "as much as": "none", "as many as": "none", "as little as": "none", "fully": "none",
    "only just": "none", "an exact": "none", "a precise": "none",
    "as high as": "none", "as low as": "none", "as large as": "none", "as expensive as": "none", "as costly as": "none", "as dear as": "none",
    "an even": "none", "just exactly": "none",
}  # fmt: skip
