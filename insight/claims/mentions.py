"""Noun phrases: what a clause speaks of, and in which respect."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from insight.claims.lexicon import Sense
from insight.claims.tokens import Token
from insight.claims.world import Aspect, EffectName, World

Head = Literal["name", "change", "level", "share", "effect", "pronoun", "quantifier", "period", "note", "noise", "none"]

_LONGEST: Final = 30
"""Tokens of the longest noun phrase that is read."""
_DETERMINERS: Final = frozenset(
    ["a", "an", "the", "this", "that", "these", "those", "its", "their", "our", "any", "such", "another", "his"]
)
_PRONOUNS: Final = frozenset(
    [
        "it",
        "they",
        "them",
        "both",
        "others",
        "neither",
        "none",
        "each",
        "all",
        "this",
        "that",
        "these",
        "those",
        "one",
        "two",
    ]
)
_MODIFIERS: Final = frozenset(
    [
        "net",
        "total",
        "overall",
        "own",
        "single",
        "individual",
        "remaining",
        "combined",
        "entire",
        "whole",
        "respective",
        "same",
        "main",
        "key",
        "primary",
        "chief",
        "principal",
        "new",
        "sole",
        "relative",
        "absolute",
        "other",
        "only",
        "remaining",
        "corresponding",
        "similar",
        "whole",
        "gross",
        "single",
    ]
)
_FOREIGN: Final = frozenset(
    ["repeat", "net", "gross", "new", "average", "mean", "median", "typical", "existing", "first-time", "active"]
)
"""Modifiers that make another measure of a name, unless the name has them."""


@dataclass(slots=True)
class Mention:
    """One noun phrase."""

    head: Head = "none"
    members: tuple[int, ...] = ()
    """Segments named, as positions in the facts."""
    metric: bool = False
    part: Aspect | None = None
    dimension: str | None = None
    plural: bool = False
    effect: EffectName | None = None
    move: Sense | None = None
    """Direction of a change noun ("the decline"); none for a neutral one ("the change")."""
    numbers: list[Token] = field(default_factory=list)
    hedge: str = "none"
    quantifier: str | None = None
    bound: str = "none"
    """Hedge in front of a count: "at least two"."""
    count: int | None = None
    of_count: int | None = None
    superlative: Sense | None = None
    rank: int = 1
    adjectives: list[Sense] = field(default_factory=list)
    when: str | None = None
    possessor: bool = False
    pronoun: str | None = None
    definite: bool = False
    total: bool = False
    """Says that the whole is meant: "the total", "overall change"."""
    words: list[str] = field(default_factory=list)
    rates: bool = False
    """Says "rates", which are those of the segments."""
    own: bool = False
    """With "its" or "their": belongs to the subject."""
    apart: bool = False
    """Leaves out those named before: "no other region"."""


class MentionReader:
    """Reads noun phrases from tokens."""

    def __init__(self, tokens: list[Token], world: World) -> None:
        self.tokens = tokens
        self.world = world

    def read(self, start: int) -> tuple[Mention, int] | None:
        """The noun phrase at `start` and the position behind it."""
        mention = Mention()
        position = start
        while position < min(len(self.tokens), start + _LONGEST):
            step = self._extend(mention, position, position == start)
            if step == 0:
                break
            position += step
        if not self._is_phrase(mention):
            return None
        return mention, position

    @staticmethod
    def _is_phrase(mention: Mention) -> bool:
        return bool(mention.head != "none" or mention.superlative)

    def _extend(self, mention: Mention, position: int, first: bool) -> int:
        token = self.tokens[position]
        if token.kind == "possessive":
            mention.possessor = mention.head in {"name", "period", "pronoun"}
            if mention.possessor:
                mention.pronoun = None
            return 1 if not first else 0
        if token.kind == "name":
            return self._name(mention, token)
        if token.kind == "period" or token.sense("time"):
            return self._period(mention, position, first)
        if token.kind == "number":
            return self._number(mention, position)
        if token.kind == "mark" and token.text == "-" and not first:
            return 1
        return self._word(mention, token, position, first) if token.kind == "word" else 0

    def _name(self, mention: Mention, token: Token) -> int:
        name = token.name
        if name is None or mention.head in {"change", "share", "effect"}:
            return 0
        if name.kind == "segment":
            if mention.members and not mention.dimension:
                return 0
            if mention.metric or mention.part:
                return 0
            mention.members = name.members
        elif name.kind == "metric":
            mention.metric = True
            mention.rates = token.text.lower() == "rates"
            self._refuse_foreign(mention, token)
        elif name.kind == "dimension":
            if mention.dimension:
                return 0
            mention.dimension, mention.plural = name.dimension, name.plural
            if mention.members:
                mention.members = (
                    tuple(i for i in mention.members if self.world.segments[i].segment.dimension == name.dimension)
                    or mention.members
                )
        else:
            if mention.part:
                return 0
            mention.part = "numerator" if name.kind == "numerator" else "denominator"
            self._refuse_foreign(mention, token)
        mention.head = "name"
        mention.pronoun = None
        mention.words.append(token.text)
        return 1

    def _refuse_foreign(self, mention: Mention, token: Token) -> None:
        if any(word in _FOREIGN for word in mention.words if word not in token.text.lower().split()):
            mention.words.append("\0foreign")

    def _period(self, mention: Mention, position: int, first: bool) -> int:
        token = self.tokens[position]
        following = self.tokens[position + 1] if position + 1 < len(self.tokens) else None
        if following is None:
            return 0
        if not first and token.sense("time") and following.kind != "possessive":
            return 0
        when = token.when or (token.senses["time"].tag if token.has("time") else None)
        leads = following.kind == "name" or following.has("level_noun", "move_noun", "change_noun")
        if (
            token.kind == "period"
            and leads
            and not following.has("move", "level_verb")
            and not (following.kind == "name" and following.name and following.name.kind == "segment")
        ):
            mention.when = when
            return 1
        if (
            token.kind == "period"
            and leads
            and following.has("level_noun")
            and following.text.lower() in {"level", "value", "figure", "total"}
        ):
            mention.when = when
            return 1
        return 0

    def _number(self, mention: Mention, position: int) -> int:
        """A number belongs to the phrase when a noun of change or level follows it closely."""
        for ahead in range(position + 1, min(position + 5, len(self.tokens))):
            token = self.tokens[ahead]
            if token.has("move_noun", "change_noun") and not (token.has("time")):
                finite = (
                    token.has("move")
                    and self.tokens[ahead - 1].kind == "number"
                    and not (mention.possessor or mention.definite or mention.words)
                )
                if finite:
                    return 0
                mention.numbers.append(self.tokens[position])
                return 1
            if token.kind == "name" and token.name and token.name.kind == "metric":
                continue
            if token.kind == "mark" and token.text == "-":
                continue
            if not token.has("strong", "weak", "move_adjective") and token.text.lower() not in _MODIFIERS:
                return 0
        return 0

    def _word(self, mention: Mention, token: Token, position: int, first: bool) -> int:
        word = token.text.lower()
        after = self.tokens[position + 1] if position + 1 < len(self.tokens) else None
        if word in {"neither", "nor"} and after is not None and after.has("move", "move_adjective"):
            return 0
        if word == "most" and first is False and after is not None and after.kind == "name" and mention.head == "none":
            mention.superlative = Sense("superlative", 1, 0, "any")
            mention.words.append("highest")
            return 1
        for handler in (self._quantifier, self._head_noun, self._adjective):
            step = handler(mention, token, position, first)
            if step:
                return step
        if mention.head == "none" and word in _DETERMINERS:
            mention.definite = mention.definite or word in {"the", "this", "that", "its", "their", "these", "those"}
            mention.own = mention.own or word in {"its", "their"}
            mention.words.append(word)
            if word in _PRONOUNS and self._closed(position + 1):
                mention.head, mention.pronoun = "pronoun", word
            return 1
        if mention.head == "none" and word in _PRONOUNS and not mention.words:
            mention.head, mention.pronoun = "pronoun", word
            return 1
        if mention.head in {"none", "period"} or mention.possessor:
            if word in _MODIFIERS | _FOREIGN:
                mention.words.append(word)
                mention.total = mention.total or word in {"total", "overall", "entire", "whole", "net"}
                return 1
            if (
                token.has("hedge")
                and not first
                and position + 1 < len(self.tokens)
                and self.tokens[position + 1].kind == "number"
            ):
                mention.hedge = token.senses["hedge"].tag
                return 1
        return 0

    def _closed(self, position: int) -> bool:
        """True when no noun follows, so that a determiner stands for one."""
        if position >= len(self.tokens):
            return True
        token = self.tokens[position]
        if token.kind in {"name", "number", "possessive"}:
            return False
        if token.kind == "period" or (token.kind == "mark" and token.text != "-"):
            return True
        nominal = token.has("move_noun", "change_noun", "level_noun", "share_noun", "effect_noun", "superlative", "strong",
                            "weak", "move_adjective", "good", "quantifier", "cardinal", "note_noun", "noise_noun",
                            "meta", "ordinal", "fraction", "grain_noun")  # fmt: skip
        verbal = token.has("move", "level_verb", "share_verb", "go_verb", "transitive", "outpace_verb", "offset_verb")
        return (not nominal and token.text.lower() not in _MODIFIERS) or (verbal and not nominal)

    def _quantifier(self, mention: Mention, token: Token, position: int, first: bool) -> int:
        if mention.head not in {"none", "quantifier"} or mention.possessor:
            return 0
        count = token.sense("cardinal")
        if (count and token.text.lower() != "one") or (
            count and (self._counted(position) or (first and self._verb_follows(position + 1)))
        ):
            return self._counted_phrase(mention, token, position)
        if mention.quantifier in {"all", "both"} and token.word("other", "others", "remaining"):
            mention.count = 2 if mention.quantifier == "both" else mention.count
            mention.quantifier = "other"
            return 1
        if mention.quantifier == "none" and token.word("other"):
            mention.apart = True
            return 1
        sense = token.sense("quantifier")
        if (
            sense
            and not (sense.tag == "only" and not first)
            and not (mention.head == "quantifier" and sense.tag == "all")
        ):
            if sense.tag == "most" and not self._dimension_follows(position + 1):
                return 0
            if sense.tag in {"some", "several", "many"} and not self._dimension_follows(position + 1):
                return 0
            one = token.word("only one", "just one", "only a single", "just a single")
            if sense.tag == "only" and not one and not self._only_phrase(position + 1):
                return 0
            if token.word("only one", "just one", "only a single", "just a single") and self._dimension_follows(
                position + 1
            ):
                mention.count = 1
            else:
                mention.quantifier = mention.quantifier or sense.tag
            mention.words.append(token.text.lower())
            mention.head = "quantifier"
            return 1
        if token.word("single") and mention.words in (["a"], ["one"]) and self._dimension_follows(position + 1):
            mention.count, mention.head = 1, "quantifier"
            return 1
        if (
            token.word("but")
            and mention.quantifier == "all"
            and position + 1 < len(self.tokens)
            and self.tokens[position + 1].has("cardinal")
        ):
            mention.quantifier = "all but"
            return 1
        if mention.head == "quantifier" and token.text.lower() in {
            "of",
            "out of",
            "the",
            "these",
            "those",
            "its",
            "our",
            "their",
        }:
            return 1 if self._dimension_follows(position + 1) or not token.word("of", "out of") else 0
        return 0

    def _only_phrase(self, position: int) -> bool:
        token = self.tokens[position] if position < len(self.tokens) else None
        return token is not None and (
            (token.kind == "name" and token.name is not None and token.name.kind in {"segment", "dimension"})
            or (token.has("cardinal") and self._dimension_follows(position + 1))
        )

    def _counted(self, position: int) -> bool:
        return self._dimension_follows(position + 1)

    def _counted_phrase(self, mention: Mention, token: Token, position: int) -> int:
        bare = self._verb_follows(position + 1) and not mention.words and mention.quantifier is None
        counted = mention.quantifier in {"all", "other", "only", "none", "most", "all but"}
        if not self._dimension_follows(position + 1) and not counted and not bare:
            return 0
        value = token.senses["cardinal"].strength
        if mention.count is None:
            mention.count = value
        else:
            mention.of_count = value
        mention.head = "quantifier"
        return 1

    def _verb_follows(self, position: int) -> bool:
        token = self.tokens[position] if position < len(self.tokens) else None
        if token is not None and token.word("more", "less", "fewer"):
            return position + 1 == len(self.tokens) or self.tokens[position + 1].kind == "mark"
        return self.described(position) or (
            token is not None
            and token.kind == "word"
            and (
                token.has("move", "go_verb", "level_verb", "share_verb", "transitive")
                or token.word("did", "were", "was", "are", "is", "have", "had", "has", "up", "down", "higher", "lower")
                or token.word("stayed", "stays", "remained", "remains", "held")
                or token.has("still")
            )
            and not token.has("level_noun")
        )

    def described(self, position: int) -> bool:
        """ "one faster", "one a little lower", and no noun behind it: what is said of the ones counted."""
        said = [token for token in self.tokens[position : position + 3] if not token.has("weak")]
        closed = all(token.kind == "mark" or token.word("and", "but", "or") for token in said[1:2])
        return closed and any(token.kind == "word" and token.has("pace", "move_adjective") for token in said[:1])

    def _dimension_follows(self, position: int) -> bool:
        for token in self.tokens[position : position + 5]:
            if token.kind == "name" and token.name and token.name.kind == "dimension":
                return True
            plain = token.text.lower() in {
                "of",
                "out of",
                "the",
                "other",
                "remaining",
                "these",
                "our",
                "its",
                "those",
            }
            if not plain and not token.has("cardinal", "quantifier", "move_adjective"):
                return False
        return False

    def _head_noun(self, mention: Mention, token: Token, position: int, first: bool) -> int:
        if token.has("move_noun", "change_noun") and self._is_noun(mention, token, position, first):
            mention.head = "change"
            mention.move = token.sense("move_noun")
            mention.words.append(token.text.lower())
            return 1
        if token.has("effect_noun") and not (token.has("share_verb") and first):
            mention.head, mention.effect = "effect", _effect(token.senses["effect_noun"].tag)
            mention.words.append(token.text.lower())
            return 1
        if token.has("share_noun") and mention.head != "share" and not token.has("fraction"):
            mention.head = "share"
            return 1
        if token.has("level_noun") and not self._verbal_total(token, mention, position):
            if token.text.lower() in {"average", "mean", "number", "count", "sum"} and self._next_is_name(position):
                return 1
            mention.head = mention.head if mention.metric or mention.members or mention.part else "level"
            mention.total = mention.total or token.text.lower() == "total"
            return 1
        return 0

    def _next_is_name(self, position: int) -> bool:
        following = self.tokens[position + 1 : position + 2]
        return bool(following and following[0].kind == "name")

    def _verbal_total(self, token: Token, mention: Mention, position: int) -> bool:
        if not token.has("level_verb") or mention.words or mention.possessor:
            return False
        following = self.tokens[position + 1 : position + 3]
        return bool(following and (following[0].kind == "number" or following[0].has("hedge")))

    def _is_noun(self, mention: Mention, token: Token, position: int, first: bool) -> bool:
        verbal = token.has("move", "go_verb")
        following = self.tokens[position + 1] if position + 1 < len(self.tokens) else None
        if not verbal:
            return True
        if mention.possessor or mention.numbers or mention.adjectives or mention.superlative:
            return True
        named = mention.metric or mention.members or mention.part or mention.dimension or mention.pronoun
        if mention.words and not named:
            return True
        of_follows = following is not None and following.word("of", "in")
        if named:
            return bool(
                of_follows and not token.text.lower().endswith(("s", "ed")) and following and following.word("of")
            )
        return bool(of_follows and first)

    def _adjective(self, mention: Mention, token: Token, position: int, first: bool) -> int:
        if mention.head in {"name", "change", "level", "share", "effect", "pronoun"} and not mention.possessor:
            return 0
        if (
            token.word("more", "less")
            and first
            and self._noun_follows(position + 1, direct=True)
            and not self._segment_alone(position + 1)
        ):
            mention.adjectives.append(Sense("move_adjective", 1 if token.word("more") else -1))
            mention.words.append(token.text.lower())
            return 1
        if token.has("superlative") and not (token.has("share_verb", "drive_verb") and first):
            mention.superlative = token.senses["superlative"]
            mention.words.append(token.text.lower())
            return 1
        if token.has("ordinal") and self._superlative_next(position + 1):
            mention.rank = token.senses["ordinal"].strength
            return 1
        if token.word("above", "below", "up", "down", "short of"):
            return 0
        for category in ("strong", "weak", "good", "move_adjective"):
            sense = token.sense(category)
            if (
                sense
                and self._noun_follows(position + 1)
                and (not first or self._noun_follows(position + 1, direct=True))
            ):
                mention.adjectives.append(sense)
                mention.words.append(token.text.lower())
                return 1
        return 0

    def _segment_alone(self, position: int) -> bool:
        """True when a segment's name follows with no noun behind it."""
        token, after = self.tokens[position], self.tokens[position + 1 : position + 2]
        segment = token.kind == "name" and token.name is not None and token.name.kind == "segment"
        return segment and not (after and after[0].kind == "name")

    def _superlative_next(self, position: int) -> bool:
        for token in self.tokens[position : position + 2]:
            if token.has("superlative"):
                return True
            if not token.word("-"):
                return False
        return False

    def _noun_follows(self, position: int, *, direct: bool = False) -> bool:
        for token in self.tokens[position : position + (2 if direct else 5)]:
            if token.kind == "name" or token.has("change_noun", "level_noun", "share_noun", "effect_noun"):
                return not (False)
            if token.has("move_noun"):
                return True
            if (
                token.kind == "number"
                or token.has("strong", "weak", "move_adjective", "good", "superlative")
                or token.word("-", "and", "net")
            ):
                continue
            return False
        return False


def _effect(tag: str) -> EffectName:
    return "mix_effect" if tag == "mix_effect" else "rate_effect" if tag == "rate_effect" else "contribution"
