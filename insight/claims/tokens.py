"""A text as tokens: names, periods, numbers and phrases of the vocabulary; nothing is dropped."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, Literal

from insight.claims.figures import Figure
from insight.claims.lexicon import Lexicon, Sense, Senses, lexicon
from insight.claims.names import Name, Names
from insight.claims.numbers import read_number
from insight.claims.periods import Calendar, When
from insight.claims.refusal import Refused
from insight.claims.vocabulary.adverbs import PLAIN
from insight.claims.world import World
from insight.facts import Facts

MOST_TOKENS: Final = 1_000
"""A headline or explanation within its limits has far fewer."""
TokenKind = Literal["name", "period", "number", "word", "possessive", "mark", "unknown"]

_SPACES: Final = dict.fromkeys(
    map(ord, "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\t"), " "
)
_SIGNS: Final = {
    ord(char): plain
    for chars, plain in (("\u2010\u2011\ufe63\uff0d", "-"), ("\u2212", "-"), ("\u2018\u2019\u02bc", "'"), ("\u201c\u201d\u201e«»", '"'),
                         ("\u2192\u27f6\u21d2\u2794", "→"), ("\u2248\u223c\u2243", "~"))
    for char in chars
}  # fmt: skip
_WORD: Final = re.compile(r"[A-Za-z\u00c0-\u024f]+(?:[-'&/][A-Za-z\u00c0-\u024f]+)*")
_END_OF: Final = re.compile(
    r"(?:the )?(?:end|close) of (?=[A-Z\d]|(?:ISO |calendar )?week \d|the (?:first|second|third|fourth) quarter)"
)
_EFFECT: Final = re.compile(
    r"(?:within-\w+ )?rate[- ](?:effects?|component|term|part|side|contribution)\b", re.IGNORECASE
)
_ABBREVIATION: Final = re.compile(
    r"(?:vs|prev|avg|est|no|max|min|i\.e|e\.g|approx|ca|c|incl|excl|resp)\.(?=[ ,)]|$)", re.IGNORECASE
)
_PARTICLES: Final = frozenset(
    [
        "by",
        "from",
        "to",
        "in",
        "up",
        "down",
        "off",
        "of",
        "with",
        "for",
        "at",
        "on",
        "under",
        "away",
        "back",
        "more",
        "less",
    ]
)
_BETWEEN: Final = frozenset(
    [
        "slightly",
        "somewhat",
        "considerably",
        "significantly",
        "substantially",
        "much",
        "far",
        "mainly",
        "largely",
        "mostly",
        "primarily",
        "chiefly",
        "principally",
        "predominantly",
        "entirely",
        "almost",
        "only",
        "partly",
        "solely",
        "exclusively",
        "essentially",
        "again",
        "all",
        "also",
        "mainly",
        "wholly",
        "completely",
        "overwhelmingly",
        "directly",
        "both",
        "particularly",
        "especially",
        "above",
        "just",
        "not",
        "rather",
        "in_part",
    ]
)


_ALIKE: Final = 5
"""Letters that two forms of one word share."""
_UNIT_NAMES: Final = {"kwh": "kilowatt", "mwh": "megawatt", "kw": "kilowatt", "kg": "kilogram", "km": "kilomet", "gb": "gigabyte", "tb": "terabyte", "mb": "megabyte",
                      "sqm": "metre", "l": "litre", "ml": "millilit", "t": "tonne"}  # fmt: skip


SPOKEN: Final = frozenset(["word", "mark"])
"""Kinds of token that stand for what is written, not for a name or a figure."""


@dataclass(slots=True)
class Token:
    """One token with everything it may mean; `used` turns true when a claim has accounted for it."""

    kind: TokenKind
    text: str
    senses: Senses = field(default_factory=dict)
    name: Name | None = None
    when: When | None = None
    figure: Figure | None = None
    bare_year: bool = False
    initial: bool = False
    """First word of a sentence."""
    lowered: str = field(init=False, default="")
    """The text in lower case: it is asked for hundreds of times."""

    def __post_init__(self) -> None:
        self.lowered = self.text.lower()

    def sense(self, category: str) -> Sense | None:
        """The meaning in this category."""
        return self.senses.get(category)

    def has(self, *categories: str) -> bool:
        """True when the token may mean one of these."""
        return bool(self.senses) and not self.senses.keys().isdisjoint(categories)

    def word(self, *words: str) -> bool:
        """True for one of these words."""
        return self.lowered in words and self.kind in SPOKEN


_FALLS: Final = frozenset(["fall", "falls", "fell"])


BARE: Final = frozenset(
    ["the", "a", "an", "in", "of", "from", "to", "by", "and", "its", "their", "which", "that", "for", "at", "on", "with", "it", "was", "were", "is", "are"]
)  # fmt: skip
"""The commonest words; what asks for words of content passes over them first."""
NO_TOKEN: Final = Token("mark", "")
"""What stands in front of the first token and behind the last."""


def token_at(tokens: Sequence[Token], index: int) -> Token:
    """The token there, or an empty one outside of them."""
    return tokens[index] if 0 <= index < len(tokens) else NO_TOKEN


def says(tokens: Iterable[Token], *words: str) -> bool:
    """True when one of these words stands among the tokens."""
    return any(token.lowered in words and token.kind in SPOKEN for token in tokens)


def means(tokens: Iterable[Token], *categories: str) -> bool:
    """True when one of the tokens may mean one of these."""
    return any(token.senses and not token.senses.keys().isdisjoint(categories) for token in tokens)


@lru_cache(maxsize=4_096)
def stem(word: str) -> str:
    """A word cut to its stem, roughly."""
    for ending in (
        "lations",
        "lation",
        "ations",
        "ation",
        "ments",
        "ment",
        "ings",
        "ing",
        "ures",
        "ure",
        "lled",
        "edly",
        "ed",
        "es",
        "s",
        "e",
    ):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def _words_behind(*patterns: str) -> re.Pattern[str]:
    """Matches one of these behind a figure, as a whole word; nothing when there are none."""
    return re.compile(rf" ?(?:{'|'.join(patterns)})(?!\w)" if patterns else "(?!)", re.IGNORECASE)


def _divisors(facts: Facts) -> list[str]:
    """What the metric's names say that it is counted per: "order" of a "cost per order"."""
    names = (facts.label, *facts.also_called)
    return [name.rpartition(" per ")[2].lower() for name in names if " per " in name]


_MOST_OF_ALL: Final = re.compile(
    r"(?<=[a-z,] )(?:(?<=, )|(?=the (?:most|least) of any))the (most|least) (?:of|among|out of) (?:any|all)(?: of)?(?: the)? "
    r"(?!of|the|other|two|three|four|five|six|seven|eight|nine|ten|\d)"
)
"""Another way to say "more than any other"."""


def plain(text: str) -> str:
    """One character for each kind of space, dash, quote and arrow, so that the scanner sees one spelling."""
    text = (
        text.translate(_SPACES)
        .translate(_SIGNS)
        .replace("->", "→")
        .replace("=>", "→")
        .replace("—", " — ")
        .replace(" · ", " ; ")
        .replace(" • ", " ; ")
    )
    text = re.sub(r"[\u0394\u2206] ?[=:]? ?(?=[-+$€£¥\d])", "change ", text)
    text = re.sub(r"(?<![\w)%])–(?=[$€£¥]?\d)|(?<=[\w$€£¥])–(?=[\w$€£¥])", "-", text)
    text = re.sub(r"↑ ?(?=[$€£¥]?\d)", "+", re.sub(r"↓ ?(?=[$€£¥]?\d)", "-", text))
    text = re.sub(r"(?<!\d)(?<!\d )% (?=change|difference)", "percentage ", text)
    text = _MOST_OF_ALL.sub(lambda found: f"{'more' if found[1] == 'most' else 'less'} than any other ", text)
    return re.sub(r" {2,}", " ", text)


_BOUNDED: Final = frozenset(
    ["twice", "double", "triple", "half", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
)
"""How a figure in words begins that "more than" may bound."""


_BEFORE_RANK: Final = frozenset(["the", "second", "third", "its", "and", "far"])
_MORE_OFTEN: Final = (["more", "often"], ["less", "often"], ["more", "frequently"], ["less", "frequently"])


_OF_POINTS: Final = frozenset(["percentage", "basis", "a", "one", "half"])
"""In front of "point to" they make a figure, not a verb."""
_BEING: Final = (["was"], ["is"], ["had"], ["has"], ["stood"], ["came"], ["would"])
_EARLIER: Final = frozenset(["before", "earlier", "prior", "preceding", "previous", "beforehand"])


class Scanner:
    """Turns text about one set of facts into tokens."""

    def __init__(self, world: World) -> None:
        self.lexicon: Lexicon = lexicon(world.facts.grain)
        self.names = Names(world, self.lexicon)
        facts = world.facts
        self.is_stock = world.is_stock
        self.calendar = Calendar(facts, closing=world.is_stock)
        parts = [part.label for part in (facts.numerator, facts.denominator) if part is not None]
        described = re.findall("[a-z]+", " ".join((facts.definition, *parts)).lower())
        named = re.findall("[a-z]+", " ".join((facts.label, *facts.also_called)).lower())
        self.label_words = frozenset(named)
        self.label_stems = frozenset(map(stem, named))
        self.barred = self._barred(world, frozenset((*described, *named)))
        self.known_stems = frozenset(stem(word) for word in (*described, *named) if len(word) > 2)
        """Words that describe the metric: "churns", "cancelled"."""
        self.units = frozenset(
            short for short, whole in _UNIT_NAMES.items() if any(whole in word for word in (*described, *named))
        )
        """Short forms of the units that the definition names."""
        wholes = {_UNIT_NAMES[short] for short in self.units}
        self.unit = _words_behind(
            *self.units, *(f"(?:square |cubic )?{whole}[a-z]*(?:[- ]hours?)?" for whole in wholes)
        )
        self.divisor = _words_behind(*(f"/ ?{re.escape(each)}" for each in _divisors(facts)))
        self.known_starts = frozenset(word[:_ALIKE] for word in (*described, *named) if len(word) > _ALIKE)
        """How such words begin: "conversion" and "converted", "delivery" and "deliveries"."""

    @staticmethod
    def _barred(world: World, described: frozenset[str]) -> frozenset[str]:
        """Tags of words that say nothing of this metric: of savings, of waiting for an answer, of getting slower."""
        timed = world.facts.unit == "minutes"
        answered = timed and any(word.startswith(("wait", "repl", "respon", "answer")) for word in described)
        allowed = {"saving": world.can_be_saved, "slowing": timed and world.is_ratio, "answering": answered}
        return frozenset(tag for tag, held in allowed.items() if not held)

    def scan(self, text: str) -> list[Token]:
        """All tokens of a normalised text, in order."""
        return self._phrases(self._raw(plain(text)))

    def _raw(self, text: str) -> list[Token]:
        tokens: list[Token] = []
        position = 0
        while position < len(text):
            if len(tokens) > MOST_TOKENS:
                raise Refused("text_form", "longer than anything that can be read")
            if text[position] == " ":
                position += 1
                continue
            position, token = self._next(text, position)
            token = self._listed_year(tokens, token)
            token.initial = not tokens or tokens[-1].text in {".", "!", "?", "\n", ":", ";"}
            tokens.append(token)
        return tokens

    def _listed_year(self, tokens: list[Token], token: Token) -> Token:
        """ "2025 +€22K, 2026 +€27K": a year behind such a segment and its figure is the next one, no period."""
        first = tokens[-3].name if len(tokens) > 2 and tokens[-1].text == "," else None
        if not token.bare_year or first is None or not first.dimension or not tokens[-3].text.isdigit():
            return token
        named = self.names.find(f"{token.text} {first.dimension}", 0)
        return Token("name", token.text, name=named[1]) if named else token

    def _next(self, text: str, position: int) -> tuple[int, Token]:
        at_word = not position or not (text[position - 1].isalnum() and text[position].isalnum())
        if at_word:
            named = self.names.find(text, position)
            small = named is not None and (named[1].kind != "segment" or text[position : named[0]].endswith("ts"))
            if named and small and self._phrase_ahead(text, position, named[0]):
                named = None
            if (
                named
                and named[1].kind == "metric"
                and text[:position].endswith(("in ", "into ", "a ", "In "))
                and text[position : named[0]].lower() == "profit"
            ):
                named = None
            if named and text.startswith("other ", position) and text[:position].endswith(("the ", "The ", "all ")):
                named = None  # "the other markets": those that were not named, though one of them is called "Other"
            if named and named[1].kind == "metric" and _EFFECT.match(text, position):
                named = None
            if named and not (named[2] and not self._is_name(text, position, named[0])):
                return named[0], Token("name", text[position : named[0]], name=named[1])
            end_of = _END_OF.match(text, position) if self.is_stock else None
            period = self.calendar.find(text, end_of.end() if end_of else position)
            if period:
                end, when, year = period
                return end, Token("period", text[position:end], when=when, bare_year=year)
        number = read_number(text, position)
        if number:
            return self._behind_unit(text, *number), Token("number", text[position : number[0]], figure=number[1])
        return self._word(text, position)

    def _behind_unit(self, text: str, end: int, figure: Figure) -> int:
        """The end of "59,000 kWh" or "€2.40/m²" where the metric is counted so: a figure with its unit is one token."""
        found = (self.unit if figure.unit == "plain" else self.divisor).match(text, end)
        return found.end() if found and not self.names.find(text, end + 1) else end

    def _phrase_ahead(self, text: str, start: int, end: int) -> bool:
        """True when a phrase of the vocabulary is longer than the name: "amounts to" and "amount"."""
        found = self.lexicon.match([word.lower() for word in text[start : start + 60].split()], 0)
        return found is not None and found[0] > len(text[start:end].split())

    def _word(self, text: str, position: int) -> tuple[int, Token]:
        if text.startswith("'s", position) and not text[position + 2 : position + 3].isalpha():
            return position + 2, Token("possessive", "'s")
        found = _ABBREVIATION.match(text, position) or _WORD.match(text, position)
        if not found:
            kind: TokenKind = (
                "possessive" if text[position] == "'" and text[position - 1 : position].isalpha() else "mark"
            )
            return position + 1, Token(kind, text[position])
        word = found[0]
        if word.lower().endswith("'s"):
            return position + len(word) - 2, Token("word", word[:-2])
        if "-" in word or "/" in word:
            return self._compound(position, word)
        return found.end(), Token("word", word)

    def _compound(self, position: int, word: str) -> tuple[int, Token]:
        """A hyphenated word as a whole when it is known, its first part otherwise."""
        if (word.lower(),) in self.lexicon.senses:
            return position + len(word), Token("word", word)
        first = re.split("[-/]", word, maxsplit=1)[0]
        return position + len(first), Token("word", first)

    def _is_name(self, text: str, start: int, end: int) -> bool:
        """Whether a segment name that is also an ordinary word is meant as the name here."""
        senses = self.lexicon.senses.get((text[start:end].lower(),), {})
        if "actor" in senses and senses.keys() <= {"actor", "glue"}:
            return True  # "than guests": people of that name are meant, in small letters too
        before, after = text[:start].rstrip(), text[end : end + 24].lstrip()
        if before[-1:] not in {"", ".", "!", "?", "\n"} or not text[start].isupper():
            return text[start].isupper() or before[-1:] == '"'
        if end - start > 1 and text[start:end].isupper():
            return True
        behind = self.names.find(text, end + 1) if text[end : end + 1] == " " else None
        if behind is not None and behind[1].kind != "segment":
            return True
        if re.match(r"[a-z]+ed\b", after):
            return True
        following = re.match(r"[a-z]+", after)
        if following and self._is_verb(following[0]):
            article = text[start:end].lower() in {"a", "an"} and self._is_verb(f"{following[0]}s")
            return not article
        return bool(re.match(r"['\":(,→+\-$€£¥\d]|(?:and|is|was|has|had|fell|rose|grew|lost|gained|went|dropped|declined|increased"
                             r"|decreased|stays?|stayed|remains?|remained|keeps?|kept|leads?|led|follows?|comes?|goes|takes?|took|brings?|brought|gets?|gives?|gave|shows?|showed|saw|sees|did|does|ranks?|ranked|caught|catches|drew|draws|held|holds|carries|carried|weighs|weighed|sits|stands|alone|still|now|again|also|makes|accounts?|contributed|added|climbed|slipped|made|makes|stood|came)\b", after))  # fmt: skip

    def _is_verb(self, word: str) -> bool:
        senses = self.lexicon.senses.get((word,), {})
        return bool(
            {
                "move",
                "share_verb",
                "level_verb",
                "transitive",
                "go_verb",
                "drive_verb",
                "outpace_verb",
                "multiple_verb",
                "beside",
            }
            & set(senses)
        )

    def _phrases(self, raw: list[Token]) -> list[Token]:
        words = [token.text.lower() if token.kind in {"word", "mark"} else "\0" for token in raw]
        tokens: list[Token] = []
        position = 0
        while position < len(raw):
            token = raw[position]
            if token.kind not in {"word", "mark"}:
                tokens.append(token)
                position += 1
                continue
            length = self._phrase(raw, words, position, tokens)
            position += length
        return tokens

    def _phrase(self, raw: list[Token], words: list[str], position: int, tokens: list[Token]) -> int:
        gapped = self._gapped(words, position)
        if gapped:
            adverb, senses = gapped
            tokens.append(replace(raw[position + 1], text=raw[position + 1].text, senses=adverb))
            tokens.append(Token("word", f"{raw[position].text} {raw[position + 2].text}", senses=dict(senses)))
            return 3
        found = self.lexicon.match(words, position)
        ranked = (
            words[position] in {"most", "least"}
            and (found is None or found[0] == 1)
            and raw[position - 1].text.lower() in _BEFORE_RANK
        )
        if ranked and position and position + 1 < len(words) and self._of_label(words[position + 1]):
            sense = Sense("superlative", 1 if words[position] == "most" else -1, 0, "level")
            text = f"{raw[position].text} {raw[position + 1].text}"
            tokens.append(Token("word", text, senses={"superlative": sense}))
            return 2
        if (
            found
            and words[position + found[0] - 1] in {"to", "from", "at", "by", "on", "in"}
            and self._number_at(raw, words, position + found[0])
        ):
            found = self._shorter(words, position, found, nominal=bool(tokens) and tokens[-1].word("the same", "same"))
        if (
            found
            and found[0] == len(("on", "the", "day"))
            and words[position] in {"on", "over"}
            and words[position + 3 : position + 4]
            and words[position + 3] in _EARLIER
        ):
            found = self.lexicon.match([words[position], "\0"], 0)  # "348 on the day before" is not "on the day"
        if (
            found
            and found[0] > 1
            and words[position + found[0] - 1] == "it"
            and words[position + found[0] :][:1] in _BEING
        ):
            found = self.lexicon.match([*words[position : position + found[0] - 1], "\0"], 0)
        if found and words[position + 1 : position + 2] == ["on"] and self._moved_there(raw[position], tokens):
            found = self.lexicon.match(words[: position + 1], position)
        if found and found[0] > 1 and words[position] in {"point", "points"} and position:
            unit = raw[position - 1].kind == "number" or words[position - 1] in _OF_POINTS
            found = self.lexicon.match([words[position], "\0"], 0) if unit else found
        if found and found[0] > 1 and self._bounds_ahead(raw, words, position + found[0]):
            found = self.lexicon.match([*words[: position + found[0] - 1], "\0"], position)
        if found:
            length, senses = found
            text = " ".join(token.text for token in raw[position : position + length])
            kind: TokenKind = "mark" if raw[position].kind == "mark" else "word"
            if any(sense.tag in self.barred for sense in senses.values()):
                kind, senses = "unknown", {}
            if (
                "move" in senses
                and words[position + 1 : position + 3] in _MORE_OFTEN
                and stem(text.lower()) in self.label_stems
            ):
                senses = {"glue": Sense("glue")}  # "crashed more often", of a crash rate: what is counted
            counts = "share_noun" in senses and words[position + 1 : position + 2] == ["of"]
            labelled = length == 1 and text.lower() in self.label_words and not counts
            if labelled and tokens and tokens[-1].word("the", "our", "for"):
                senses = {"glue": Sense("glue")}  # "the support desk": no verb
            tokens.append(Token(kind, text, senses=dict(senses), initial=raw[position].initial))
            return length
        token = raw[position]
        lower = token.text.lower()
        if token.kind == "word" and self._harmless(lower):
            token = replace(token, senses={"glue": Sense("glue")})
        elif token.kind == "word":
            token = replace(token, kind="unknown")
        tokens.append(token)
        return 1

    @staticmethod
    def _moved_there(token: Token, before: list[Token]) -> bool:
        """ "Sales fell on the Web": a place; "most of the loss fell on the Web", "the decline fell on": a part of it did."""
        if token.text.lower() not in _FALLS:
            return False
        for known in reversed(before):
            if known.kind == "number" or known.has("fraction", "quantifier", "move_noun") or known.word("bulk", "part"):
                return False
            if known.kind == "mark" or known.word("and", "but", "while", "whereas"):
                break
        return True

    def _of_label(self, word: str) -> bool:
        """ "punctual" of punctuality: what the metric measures, as an adjective."""
        alike = len(word) > _ALIKE and any(label.startswith(word[:_ALIKE]) for label in self.label_words)
        return (
            word not in self.label_words and alike and not word.endswith("s") and not self.lexicon.senses.get((word,))
        )

    def _harmless(self, word: str) -> bool:
        """True for a word that describes the metric, and for an adverb of manner: it claims nothing by itself."""
        if word in self.label_words:
            return len(word) > 3
        if stem(word) in self.known_stems or word[:_ALIKE] in self.known_starts or word in self.units:
            return True
        return word in PLAIN

    def _number_at(self, raw: list[Token], words: list[str], position: int) -> bool:
        hedged = self.lexicon.match(words, position) if position < len(raw) else None
        if hedged is not None and "hedge" in hedged[1]:
            position += hedged[0]
        return position < len(raw) and raw[position].kind in {"number", "period"}

    def _bounds_ahead(self, raw: list[Token], words: list[str], position: int) -> bool:
        """ "costs more than twice as much": "more" belongs to "than", which bounds the figure."""
        if words[position - 1] not in {"more", "less"} or words[position : position + 1] != ["than"]:
            return False
        ahead = position + 1
        return ahead < len(raw) and (raw[ahead].kind == "number" or words[ahead] in _BOUNDED)

    def _shorter(
        self, words: list[str], position: int, found: tuple[int, Senses], *, nominal: bool
    ) -> tuple[int, Senses]:
        """ "came down to 0.79%", "was lifted by 8%", "the same amount to 74%": the preposition is the figure's."""
        length = found[0] - 1
        senses = self.lexicon.senses.get(tuple(words[position : position + length])) if length else None
        known = {"move", "move_adjective"} | ({"transitive"} if words[position + length] == "by" else set())
        known |= {"level_noun"} if nominal else set()
        return (length, senses) if senses and known & senses.keys() else found

    def _gapped(self, words: list[str], position: int) -> tuple[Senses, Senses] | None:
        """A verb and its particle with an adverb between them: "driven mainly by"."""
        if position + 2 >= len(words) or words[position + 1] not in _BETWEEN or words[position + 2] not in _PARTICLES:
            return None
        if words[position] in {"up", "down"} and words[position + 2] in {"to", "from"}:
            return None  # "up slightly to 70.1%": no bound
        senses = self.lexicon.senses.get((words[position], words[position + 2]))
        adverb = self.lexicon.senses.get((words[position + 1],))
        return (adverb, senses) if senses and adverb and {"glue"} != set(senses) else None
