"""What a sentence speaks of: each name, pronoun or quantified group, and how it stands in the sentence."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from insight.claims.mentions import Mention, MentionReader
from insight.claims.tokens import Token
from insight.claims.world import TOTAL, Aspect, EffectName, Subject, World

Stand = Literal[
    "include",
    "open",
    "place",
    "compare",
    "driver",
    "without",
    "except",
    "shift_from",
    "shift_to",
    "like",
    "unlike",
    "inner",
]
"""How a name stands: it opens a clause, is the place of what was said, the other side of a comparison, a driver, what is
left out, or something inside a phrase that opens nothing."""
EntityKind = Literal["segment", "total", "part", "group", "pronoun", "change", "effect", "share", "rates"]

DETERMINERS: Final = frozenset(
    ["the", "a", "an", "this", "that", "these", "those", "its", "their", "our", "such", "another", "any", "some"]
)
MODIFIERS: Final = frozenset(
    ["net", "total", "overall", "own", "single", "individual", "remaining", "combined", "entire", "whole", "respective", "same",
     "relative", "absolute", "average", "mean", "new", "corresponding", "similar", "gross", "main", "key", "additional", "extra",
     "further", "other", "within", "actual", "current", "previous", "typical", "resulting", "lost", "also", "even", "only", "just",
     "still", "again", "meanwhile", "however", "therefore", "too", "then", "now", "already", "once", "nevertheless", "nonetheless",
     "conversely", "similarly", "likewise", "accordingly", "alone", "together", "together,", "instead", "both", "all", "each", "every",
     "number", "of", "amount", "size", "level", "count", "value", "thus", "hence", "largely", "mainly", "mostly", "partly", "not"]
)  # fmt: skip
JOINTS: Final = frozenset(
    ["and", "but", "while", "whilst", "whereas", "although", "though", "even though", "yet", "because", "since", "as", "so", "so that",
     "which", "who", "whose", "where", "when", "if", "with", "despite", "in spite of", "whether", "or", "nor", "plus", "that",
     "meaning", "leaving", "bringing", "taking", "putting", "until", "once", "given", "unlike", "like", "of which", "then",
     "followed", "notwithstanding", "only", "namely", "even", "for", "than", "what", "how", "why", "including", "at", "on", "in", "during"]
)  # fmt: skip
MARKS: Final = frozenset([",", ";", ":", "—", "–", "(", ")", "()", "-", "/", "…", '"', "→"])
PLACE: Final = frozenset(["in", "for", "at", "on", "within", "across", "inside", "among", "amongst", "from", "of", "by", "through", "via", "under"])  # fmt: skip
COMPARE: Final = frozenset(
    [
        "as much as",
        "as many as",
        "as large as",
        "as high as",
        "as big as",
        "more than",
        "less than",
        "fewer than",
        "greater than",
        "higher than",
        "lower than",
        "larger than",
        "smaller than",
        "that of",
        "those of",
        "ahead",
        "than that of",
        "compared with",
        "compared to",
        "relative to",
        "than",
        "against",
        "versus",
        "vs",
        "vs.",
        "ahead of",
        "behind",
        "over",
        "above",
        "below",
        "to",
        "as",
        "unlike",
        "after",
        "before",
    ]
)
BRINGING: Final = frozenset(
    ["leaving", "leaves", "leave", "left", "bringing", "brings", "brought", "taking", "takes", "took", "putting", "puts", "put",
     "pushing", "pushed", "pulling", "pulled", "lifting", "lifted", "driving", "drove", "sending", "sent", "keeping", "kept", "making",
     "made", "moved", "moving"]
)  # fmt: skip


@dataclass(slots=True)
class Entity:
    """One name, pronoun or group, with what its phrase says beside it."""

    start: int
    end: int
    kind: EntityKind
    choices: tuple[tuple[Subject, ...], ...] = ()
    """Whom it may mean, likeliest first; each choice is one subject or several."""
    stand: Stand = "open"
    aspect: Aspect | None = None
    effect: EffectName | None = None
    mention: Mention | None = None
    """Quantifier, count and superlative of a group."""
    head: int = 0
    """Where the name itself stands."""
    own: bool = False
    joint: str = ""
    """Preposition or conjunction in front of it."""


@dataclass(slots=True)
class Memory:
    """What earlier sentences and clauses spoke of, for pronouns."""

    subject: tuple[Subject, ...] = (TOTAL,)
    first: tuple[Subject, ...] = (TOTAL,)
    named: list[int] = field(default_factory=list)
    """Segments named one by one, latest last."""
    group: tuple[int, ...] = ()
    dimension: str | None = None
    opened: list[tuple[Subject, ...]] = field(default_factory=list)
    """Subjects of the clauses before in the same sentence."""
    now: tuple[Subject, ...] = ()
    """The subject of the clause before in the same sentence."""
    headline: tuple[Subject, ...] = ()
    effect: EffectName | None = None
    change: bool = False
    """The last subject was a change: "it amounts to" says how large it was."""
    without: tuple[Subject, ...] = ()

    def hear(self, tokens: Sequence[Token]) -> None:
        """Remember the segments that a sentence names of which nothing else is read."""
        for token in tokens:
            if token.name is not None and token.name.kind == "segment":
                self.named += [index for index in token.name.members if index not in self.named[-1:]]


def is_mark(token: Token, *texts: str) -> bool:
    """True for a mark, one of these when any are given."""
    return token.kind == "mark" and (not texts or token.text in texts)


def is_name(token: Token, *kinds: str) -> bool:
    """True for a name of one of these kinds."""
    return token.kind == "name" and token.name is not None and token.name.kind in kinds


class EntityFinder:
    """Finds the entities of one sentence."""

    def __init__(self, world: World, tokens: list[Token], memory: Memory) -> None:
        self.world, self.tokens, self.memory = world, tokens, memory
        self.mentions = MentionReader(tokens, world)

    def find(self) -> list[Entity]:
        """All entities, from left to right."""
        found: list[Entity] = []
        position = 0
        while position < len(self.tokens):
            entity = self._at(position)
            if entity is None:
                position += 1
                continue
            found.append(entity)
            self._remember(entity)
            position = max(entity.end, position + 1)
        return found

    def _remember(self, entity: Entity) -> None:
        ranked = entity.mention is not None and (
            entity.mention.superlative is not None or entity.mention.quantifier == "only"
        )
        if entity.stand == "open" and entity.choices and entity.kind != "pronoun" and not ranked:
            self.memory.now = entity.choices[0]
            self.memory.opened.append(entity.choices[0])
        if entity.kind == "group" and entity.mention is not None and entity.mention.dimension is not None:
            self.memory.dimension = entity.mention.dimension
        for subject in entity.choices[0] if entity.choices else ():
            if subject.members and not subject.rest and entity.kind == "segment":
                for index in subject.members:
                    if index in self.memory.named:
                        self.memory.named.remove(index)
                    self.memory.named.append(index)
                self.memory.dimension = self.world.dimension_of(subject)

    def token(self, position: int) -> Token:
        """The token at a position; an empty mark beyond the ends."""
        return self.tokens[position] if 0 <= position < len(self.tokens) else Token("mark", "")

    # Where a phrase begins -------------------------------------------------------------------------------------------

    def phrase_start(self, position: int) -> int:
        """The first word of the noun phrase whose name stands at `position`."""
        start = position
        while start > 0:
            before = self.token(start - 1)
            if before.kind == "number" and self._counts(start - 1):
                start -= 1
                continue
            adjective = before.kind == "word" and (
                before.text.lower() in DETERMINERS | MODIFIERS - {"of", "even", "only", "not", "alone"}
                or before.has("superlative", "quantifier", "ordinal", "cardinal")
                or (before.has("hedge") and before.text.lower() not in COMPARE)
                or (before.has("strong", "weak", "good", "move_adjective") and not before.has("move", "multiple_verb"))
            )
            if adjective and before.text.lower() in {"up", "down", "above", "below", "that", "alone", "over", "under"}:
                adjective = False
            if before.word("of") and self.token(start - 2).word(
                "number", "amount", "count", "volume", "total", "size", "value", "level", "sum"
            ):
                start -= 2
                continue
            if before.word("number of", "count of"):
                start -= 1
                continue
            if is_mark(before, "-") or adjective:
                start -= 1
                continue
            break
        return start

    def _counts(self, position: int) -> bool:
        return is_name(self.token(position + 1), "dimension") or is_mark(self.token(position + 1), "-")

    def lead(self, start: int) -> tuple[str, int]:
        """The word in front of a phrase and its position; "" at the start of the sentence or behind a mark."""
        before = self.token(start - 1)
        if start == 0 or (before.kind == "mark" and before.text in MARKS):
            return "", start - 1
        return before.text.lower(), start - 1

    def _fresh(self, start: int) -> bool:
        word, position = self.lead(start)
        if word == "" or word in JOINTS - {"at", "on", "in", "during", "for", "than"}:
            return True
        before = self.token(position)
        if before.kind == "period" or before.has("time"):
            return self._fresh(self._time_start(position))
        if before.word("together", "overall", "meanwhile", "however", "thus", "hence", "instead", "combined", "again", "now", "still", "also", "therefore",
                       "nevertheless", "nonetheless", "conversely", "similarly", "likewise", "accordingly", "in turn", "as a result", "in contrast", "by contrast",
                       "additionally", "moreover", "furthermore", "consequently", "taken together", "in total", "in sum", "on balance", "alone", "then", "even", "not even"):  # fmt: skip
            return self._fresh(position)
        if before.has("glue") and " " in before.text and not before.has("driver", "cause", "hedge", "time", "negation"):
            return self._fresh(position)
        if word in {"in", "at", "on", "during", "for", "than"}:
            return False
        return before.has("modal") and word in {"perhaps", "possibly", "maybe"}

    def _time_start(self, position: int) -> int:
        start = position
        while start > 0 and (
            self.token(start - 1).word(
                "in", "on", "during", "for", "at", "over", "of", "the", "from", "to", "and", "between", "by"
            )
            or self.token(start - 1).kind == "period"
        ):
            start -= 1
        return start

    # Kinds of entities -----------------------------------------------------------------------------------------------

    def _at(self, position: int) -> Entity | None:
        token = self.token(position)
        group = self._group(position)
        if group is not None:
            return group
        if is_name(token, "segment"):
            return self._segment(position)
        if is_name(token, "dimension") and self.token(position - 1).word("the", "that", "this"):
            return self._named_before(position)
        if is_name(token, "metric", "numerator", "denominator"):
            return self._whole(position)
        if token.has("effect_noun") and not (token.has("move") and False):
            return self._headed(position, "effect")
        if token.has("share_noun") and not token.has("fraction"):
            return self._headed(position, "share")
        if token.has("move_noun", "change_noun") and self._is_noun(position):
            return self._headed(position, "change")
        if token.word(
            "total",
            "overall",
            "whole",
            "altogether",
            "in total",
            "in all",
            "in sum",
            "all in all",
            "as a whole",
            "average",
        ):
            return self._total(position)
        return self._pronoun(position)

    def _named_before(self, position: int) -> Entity | None:
        """ "the line", "that band": the one spoken of last."""
        name = self.token(position).name
        assert name is not None
        if name.plural or is_name(self.token(position + 1), "segment", "dimension"):
            return None
        spoken = [*(index for subject in self.memory.headline for index in subject.members), *self.memory.named]
        named = [index for index in spoken if self.world.segments[index].segment.dimension == name.dimension]
        if not named:
            return None
        entity = Entity(position - 1, position + 1, "segment", ((Subject((named[-1],)),),), head=position)
        entity.joint, at = self.lead(position - 1)
        entity.stand = self._stand(entity, at)
        return entity

    def _is_noun(self, position: int) -> bool:
        token = self.token(position)
        if not token.has("move", "go_verb", "transitive", "share_verb", "level_verb"):
            return True
        before = self.token(position - 1)
        after = self.token(position + 1)
        if token.text.lower().endswith("ing") and is_name(after, "segment", "dimension"):
            return False
        if before.kind == "possessive":
            return True
        if before.word(
            "the",
            "a",
            "an",
            "this",
            "that",
            "its",
            "their",
            "these",
            "those",
            "of",
            "no",
            "any",
            "net",
            "total",
            "overall",
        ):
            return not (before.word("that") and after.word("the", "a", "its"))
        if before.has("strong", "weak", "move_adjective", "superlative", "good", "ordinal") and not before.has("move"):
            return not before.text.lower().endswith("ly")
        if is_mark(before, "-") or (before.kind == "number" and after.word("in", "of")):
            return True
        if before.kind == "number":
            start = self.phrase_start(position - 1)
            return self.token(start - 1).word("the", "a", "an", "this", "that", "its", "of") or self.token(
                position - 2
            ).word("the", "a", "an", "of")
        if is_name(before, "metric", "segment") and after.word("of") and not token.text.lower().endswith("ed"):
            return True
        opens = (
            position == 0
            or (before.kind == "mark" and before.text in MARKS)
            or before.word("with", "despite", "and", "by", "for")
        )
        return (
            opens and after.word("of", "in", "and", "at", "within", "inside") and not token.text.lower().endswith("ed")
        )

    def _segment(self, position: int) -> Entity:
        members, end, aspect = self._chain(position)
        start = self.phrase_start(position)
        if start == position and is_name(self.token(position - 1), "dimension"):
            start = self.phrase_start(position - 1)
        choices = self._choices(members)
        entity = Entity(start, end, "segment", choices, aspect=aspect, head=position)
        entity.joint, at = self.lead(start)
        entity.stand = self._stand(entity, at)
        mainly = any(
            token.word("mainly", "mostly", "largely", "primarily", "chiefly") for token in self.tokens[start:position]
        )
        if (
            mainly
            and entity.stand == "open"
            and any(token.has("move", "move_adjective", "move_noun") for token in self.tokens[:start])
        ):
            entity.stand = "driver"
        if entity.stand in {"driver", "without", "except", "compare"} or (
            self.token(at).kind == "word"
            and entity.joint
            in {
                "of",
                "in",
                "for",
                "from",
                "at",
                "on",
                "within",
                "by",
                "to",
            }
        ):
            pass
        return entity

    def _choices(self, members: Sequence[int]) -> tuple[tuple[Subject, ...], ...]:
        names = {self.world.segments[index].segment.name for index in members}
        if len(members) > 1 and len(names) == 1:
            return tuple((Subject((index,)),) for index in members)
        return (tuple(Subject((index,)) for index in members),)

    def _chain(self, position: int) -> tuple[list[int], int, Aspect | None]:
        """Names joined by commas and "and", with the noun that follows the last: "South and West regions"."""
        name = self.token(position).name
        members = list(name.members) if name is not None else []
        end, aspect = self._tail(position + 1)
        while True:
            at = end
            joints: list[str] = []
            while (
                self.token(at).word(",", "and", "or", "&", "as well as", "plus", "nor", "both", "the")
                and len(joints) < 4
            ):
                joints.append(self.token(at).text.lower())
                at += 1
            following = self.token(at)
            if not joints or not is_name(following, "segment") or following.name is None:
                break
            if self.token(end - 1).kind == "possessive" and not self._possessive_behind(at):
                break
            if joints == [","] and not self._list_goes_on(at + 1):
                break
            if self._own_predicate(at):
                break
            members += following.name.members
            end, more = self._tail(at + 1)
            aspect = aspect or more
        return list(dict.fromkeys(members)), end, aspect

    def _possessive_behind(self, position: int) -> bool:
        return self.token(position + 1).kind == "possessive"

    def _own_predicate(self, position: int) -> bool:
        """True when a figure or a movement stands right behind the name: then it is a clause of its own."""
        after = self.token(position + 1)
        return (
            after.kind == "number" or is_mark(after, "()", ":") or after.word("up", "down", "by") or after.has("hedge")
        )

    def _list_goes_on(self, position: int) -> bool:
        for ahead in range(position, position + 3):
            if self.token(ahead).word("and", "or", "&", "as well as") and is_name(
                self.token(ahead + 1 + self.token(ahead + 1).word("the")), "segment"
            ):
                return True
            if is_mark(self.token(ahead), ",") and is_name(self.token(ahead + 1), "segment"):
                return True
        return False

    def _tail(self, position: int) -> tuple[int, Aspect | None]:
        """Nouns right behind a name: "Email queue", "Phone tickets", "South's net revenue"."""
        end = position
        aspect: Aspect | None = None
        while True:
            token = self.token(end)
            if (
                token.kind == "possessive"
                or (
                    is_mark(token, "-")
                    and is_name(self.token(end + 1), "dimension", "metric", "numerator", "denominator")
                )
            ) or is_name(token, "dimension", "metric"):
                end += 1
            elif is_name(token, "numerator", "denominator") and token.name is not None:
                aspect = "numerator" if token.name.kind == "numerator" else "denominator"
                end += 1
            else:
                return end, aspect

    def _stand(self, entity: Entity, at: int) -> Stand:
        word, lead = entity.joint, self.token(at)
        if word == "":
            return "open"
        alike = self._alike(word, at)
        if alike is not None:
            return alike
        if word in {
            "without",
            "excluding",
            "except",
            "apart from",
            "aside from",
            "save for",
            "besides",
            "bar",
            "but",
            "except for",
            "other than",
            "barring",
            "outside",
            "outside of",
            "with the exception of",
        }:
            if (
                word == "but"
                and not self.token(at - 1).has("quantifier")
                and not is_name(self.token(at - 1), "dimension")
            ):
                return "open"
            return (
                "except"
                if word in {"except", "bar", "but", "save for", "except for", "other than"} or self._behind_group(at)
                else "without"
            )
        if word in {"in", "for", "from", "of", "at", "on"} and self.token(at - 1).word(
            "except", "but", "bar", "excluding", "not"
        ):
            return "except"
        if (
            lead.has("driver")
            and word.startswith(("booked", "recorded", "listed"))
            and is_name(self.token(at - 1), "metric")
        ):
            return "place"
        if (
            word == "of"
            and self.token(at - 1).word("that", "those")
            and self.token(at - 2).word("is", "was", "are", "were", "belongs to")
        ):
            return "open"
        if self._figure_opens(at) and lead.word(
            "have", "has", "had", "is", "are", "was", "were", "carry", "carried", "go to", "went to", "under"
        ):
            return "place"
        if word in PLACE and self._object_of_offset(at):
            return "compare"
        if lead.has("driver") or (lead.has("cause") and word != "lies in"):
            return "driver"
        if word in {
            "out",
            "aside",
            "ignoring",
            "disregarding",
            "omitting",
            "leaving",
            "leaving out",
            "leaving aside",
        } and (
            word not in {"out", "aside", "leaving"}
            or self.token(at - 1).word("leaving", "leave", "setting")
            or (
                word == "leaving"
                and any(token.word("out", "aside") for token in self.tokens[entity.end : entity.end + 5])
            )
        ):
            return "without"
        phrase = self.tokens[entity.start : entity.head]
        if word in {"on", "amid"} and any(token.has("move_adjective") for token in phrase):
            return "driver"
        if word in {"mainly", "mostly", "largely", "primarily", "chiefly", "above all"} and any(
            token.has("move", "move_adjective", "move_noun") for token in self.tokens[:at]
        ):
            return "driver"
        if word == "including":
            return "include"
        if word == "by" and (
            self._is_driver_by(at) or any(token.has("offset_verb") for token in self.tokens[max(0, at - 3) : at])
        ):
            return "driver"
        if word in {"in", "from", "on", "at", "within", "to", "for"} and self._is_driver_place(at):
            return "driver"
        if word in {"from", "to", "towards", "toward", "into"} and self._shifts(at):
            return "shift_from" if word == "from" else "shift_to"
        if (
            word in COMPARE
            or lead.has("outpace_verb")
            or (word == "of" and self.token(at - 1).word("ahead", "that", "short", "those"))
        ):
            if word in {"after", "before", "as"} and not self._as_compares(at):
                return "open"
            return "compare" if word not in {"to", "over"} or self._compares_near(at) else "place"
        if lead.figure is not None and lead.figure.unit == "times":
            return "compare"
        if word in PLACE:
            return "place"
        if word in JOINTS or lead.kind == "period" or lead.has("time", "modal", "seeming"):
            return "open"
        if lead.has("offset_verb"):
            return "compare"
        return "inner" if lead.has("hold") else "open"

    def _object_of_offset(self, at: int) -> bool:
        """ "losses in South outweighed gains in West": the noun in front of the place is what was offset or passed."""
        if not self.token(at - 1).has("move_noun", "change_noun"):
            return False
        for back in range(at - 2, max(-1, at - 9), -1):
            token = self.token(back)
            if token.has("offset_verb", "outpace_verb") and not token.has("move_noun"):
                return not token.has("driver")
            if not (
                token.kind == "number"
                or token.has("hedge", "strong", "weak", "move_noun", "move_adjective", "offset_verb")
                or token.text.lower() in DETERMINERS | MODIFIERS | {"of", "by"}
                or is_mark(token, "-", "()")
            ):
                return False
        return False

    def _figure_opens(self, at: int) -> bool:
        """ "and 45 sign-ups have N/A as platform": the figure stands where the subject would."""
        start = at
        while start > 0 and not (
            is_mark(self.token(start - 1)) or self.token(start - 1).word("and", "but", "while", "whereas")
        ):
            start -= 1
        opening = self.tokens[start:at]
        while opening and opening[0].has("hedge"):
            opening = opening[1:]
        return bool(opening) and opening[0].kind == "number"

    def _alike(self, word: str, at: int) -> Stand | None:
        """ "like West", "unlike West,", "as in West": what is said, or its opposite, holds of West too."""
        sense = self.token(at).sense("likeness")
        if sense is not None and word not in {"opposite", "alike"}:
            return "like" if sense.sign > 0 else "unlike"
        if word in {"in", "at", "on", "for", "with"} and self.token(at - 1).word("as", "just as", "like"):
            return "like"
        return None

    def _behind_group(self, at: int) -> bool:
        return any(token.has("quantifier") for token in self.tokens[max(0, at - 4) : at])

    def _is_driver_by(self, at: int) -> bool:
        near = self.tokens[max(0, at - 3) : at]
        return any(
            token.has("offset_verb", "transitive", "drive_verb") or token.word("followed") for token in near
        ) is False and any(
            token.word(
                "driven",
                "led",
                "caused",
                "dominated",
                "carried",
                "explained",
                "pushed",
                "pulled",
                "fuelled",
                "fueled",
                "mainly",
                "largely",
                "primarily",
                "mostly",
            )
            for token in near
        )

    def _is_driver_place(self, at: int) -> bool:
        near = [token.text.lower() for token in self.tokens[max(0, at - 3) : at]]
        return bool(
            set(near) & {"mainly", "mostly", "largely", "primarily", "chiefly", "principally", "predominantly", "entirely", "almost entirely", "concentrated",
                         "especially", "particularly", "above all", "exclusively", "solely", "located", "centred", "confined", "notably"}
        )  # fmt: skip

    def _shifts(self, at: int) -> bool:
        near = " ".join(token.text.lower() for token in self.tokens[max(0, at - 6) : at])
        return any(
            word in near
            for word in (
                "shift",
                "moved",
                "moving",
                "migrat",
                "switch",
                "mix mov",
                "weight",
                "swing",
                "move from",
                "move to",
                "tilt",
            )
        )

    def _as_compares(self, at: int) -> bool:
        return any(
            token.word("as", "as much", "as many", "same", "twice", "times")
            or (token.figure is not None and token.figure.unit == "times")
            or token.text.lower().startswith("as ")
            for token in self.tokens[max(0, at - 5) : at]
        )

    def _compares_near(self, at: int) -> bool:
        return any(
            token.word(
                "gap",
                "lead",
                "gap to",
                "close",
                "closer",
                "relative",
                "compared",
                "second",
                "next",
                "ahead",
                "gap over",
                "margin",
                "lead over",
                "advantage",
            )
            or token.has("move_adjective")
            for token in self.tokens[max(0, at - 5) : at]
        )

    def _whole(self, position: int) -> Entity | None:
        """The metric or a part of the ratio, where it opens a clause: what every figure behind it is about."""
        token = self.token(position)
        assert token.name is not None
        start = self.phrase_start(position)
        kind: EntityKind = "total" if token.name.kind == "metric" else "part"
        aspect: Aspect | None = (
            None if kind == "total" else "numerator" if token.name.kind == "numerator" else "denominator"
        )
        if kind == "total" and token.text.lower() == "rates":
            kind = "rates"
        effect: EffectName | None = None
        told = self.token(position + 1).kind == "number" or is_mark(self.token(position + 1), "()")
        if kind == "total" and self.world.is_ratio and told and self._adjective(start, position):
            kind, effect = "effect", "rate_effect"
        if aspect == "denominator" and self.token(position - 1).word("each", "every") and self.world.is_ratio:
            kind, aspect = "total", None
        placed = self._placed(position + 1)
        if not self._opens(start, position):
            return None
        entity = Entity(start, position + 1, kind, ((TOTAL,),), aspect=aspect, effect=effect, head=position)
        entity.joint = self.lead(start)[0]
        entity.own = any(known.word("its", "their", "whose") for known in self.tokens[start:position])
        if entity.own:
            entity.choices = self._antecedents("its")
        elif entity.joint == "with" and self.memory.now and self.memory.now[0].members:
            entity.choices = (self.memory.now, (TOTAL,))
        elif entity.joint in {"where", "in which"} and self.memory.named:
            entity.choices = ((Subject((self.memory.named[-1],)),), *entity.choices)
        if placed is not None:
            members, end, more = placed
            return Entity(
                start, end, "segment", self._choices(members), aspect=aspect or more, head=position, joint=entity.joint
            )
        while is_name(self.token(entity.end), "metric", "numerator", "denominator", "dimension") or is_mark(
            self.token(entity.end), "-"
        ):
            entity.end += 1
        return entity

    def _adjective(self, start: int, position: int) -> bool:
        """ "longer handling 1.0": the movement of the rates, beside that of the mix."""
        return any(token.has("move_adjective", "pace") for token in self.tokens[start:position])

    def _indefinite(self, start: int, position: int) -> bool:
        return any(token.word("a", "an") for token in self.tokens[start:position])

    def _opens(self, start: int, position: int) -> bool:
        phrase = self.tokens[start:position]
        if self.lead(start)[0] == "as" and any(token.word("many", "much") for token in phrase):
            return False
        if self.lead(start)[0] == "with" and (
            self._indefinite(start, position) or any(token.has("superlative") for token in phrase)
        ):
            return False
        if self._fresh(start):
            return True
        before = self.token(start - 1)
        if before.kind == "word" and before.text.lower() in BRINGING:
            behind = self.tokens[position + 1 : position + 4]
            return any(token.word("to", "at", "from") for token in behind) or bool(
                behind and behind[0].kind == "number"
            )
        return False

    def _placed(self, position: int) -> tuple[list[int], int, Aspect | None] | None:
        """ "of Email", "in South": the segment that a noun right in front belongs to."""
        at = position
        while is_name(self.token(at), "metric", "numerator", "denominator"):
            at += 1
        if not self.token(at).word(
            "of", "in", "for", "from", "at", "on", "within", "by", "among", "inside", "via", "through"
        ):
            return None
        at += 1
        while self.token(at).word("the", "our", "its", "that", "this") or is_name(self.token(at), "dimension"):
            at += 1
        if not is_name(self.token(at), "segment"):
            if is_name(self.token(at - 1), "dimension") and self.token(at - 2).word("the", "that", "this"):
                entity = self._named_before(at - 1)
                if entity is not None:
                    return [index for subject in entity.choices[0] for index in subject.members], at, None
            return None
        return self._chain(at)

    def _headed(self, position: int, kind: EntityKind) -> Entity | None:
        """A phrase headed by a noun of change, share or effect: its own subject, or whom it belongs to."""
        start = self.phrase_start(position)
        placed = self._placed(position + 1)
        token = self.token(position)
        effect: EffectName | None = None
        if kind == "effect":
            tag = token.senses["effect_noun"].tag
            effect = "mix_effect" if tag == "mix_effect" else "rate_effect" if tag == "rate_effect" else "contribution"
        before = self.token(start - 1)
        if before.kind == "possessive" or not self._fresh(start):
            return None
        joint = self.lead(start)[0]
        if joint == "with" and is_name(self.token(start - 2), "dimension"):
            return None
        beside = joint == "and" and kind == "effect" and any(token.has("effect_noun") for token in self.tokens[:start])
        if (
            self._indefinite(start, position)
            and start > 0
            and (joint == "with" or beside or is_mark(before, ",", "—", "–"))
        ):
            return None
        aspect: Aspect | None = "share" if kind == "share" else None
        own = any(known.word("its", "their", "whose") for known in self.tokens[start:position])
        if placed is not None:
            return Entity(
                start,
                placed[1],
                "segment",
                self._choices(placed[0]),
                aspect=aspect,
                effect=effect,
                head=position,
                joint=joint,
            )
        if own:
            return Entity(
                start,
                position + 1,
                kind,
                self._antecedents("its"),
                aspect=aspect,
                effect=effect,
                head=position,
                joint=joint,
                own=True,
            )
        if kind == "effect" and effect != "contribution":
            return Entity(
                start,
                position + 1,
                "effect",
                ((TOTAL,), self.memory.subject) if not self._follows_segment(start, joint) else (self.memory.now,),
                effect=effect,
                head=position,
                joint=joint,
            )
        if (
            token.has("change_noun")
            and self.token(position + 1).word("between", "among", "across")
            and any(is_name(known, "dimension") for known in self.tokens[position + 2 : position + 4])
        ):
            if token.word("shift", "shifts", "movement", "movements", "change", "changes", "move", "moves"):
                return Entity(
                    start,
                    self._dimension_end(position),
                    "effect",
                    ((TOTAL,),),
                    effect="mix_effect",
                    head=position,
                    joint=joint,
                )
        if self.token(position + 1).word("within", "inside") and any(
            is_name(known, "dimension") for known in self.tokens[position + 2 : position + 4]
        ):
            return Entity(
                start,
                self._dimension_end(position),
                "effect",
                ((TOTAL,),),
                effect="rate_effect",
                head=position,
                joint=joint,
            )
        if token.word("gap", "difference", "distance", "margin", "spread") and self.token(position + 1).word("between"):
            between = self._between(position + 2)
            if between is not None:
                return Entity(start, between[1], "change", between[0], head=position, joint=joint)
        followed = self._whole_behind(position + 1)
        choices = ((TOTAL,),) if followed else self._antecedents("the")
        return Entity(start, position + 1, kind, choices, aspect=aspect, effect=effect, head=position, joint=joint)

    def _dimension_end(self, position: int) -> int:
        """The position behind the dimension that follows closely."""
        return next(
            (at + 1 for at in range(position + 2, position + 5) if is_name(self.token(at), "dimension")), position + 1
        )

    def _between(self, position: int) -> tuple[tuple[tuple[Subject, ...], ...], int] | None:
        """The two sides behind "the gap between": named, or the pair that the facts have."""
        at = position + self.token(position).word("the")
        if is_name(self.token(at), "segment"):
            members, end, _ = self._chain(at)
            return ((tuple(Subject((index,)) for index in members),), end) if len(members) == 2 else None
        while self.token(at).has("cardinal", "superlative", "ordinal", "move_adjective", "strong"):
            at += 1
        dimension = self.token(at).name.dimension if is_name(self.token(at), "dimension") else None  # type: ignore[union-attr]  # names have one
        two = self.token(at - 1).has("cardinal") and self.token(at - 1).senses["cardinal"].strength == 2
        if dimension is None and two and len(self.memory.named) > 1:
            pair = self.memory.named[-2:]
            return ((Subject((pair[0],)), Subject((pair[1],))),), at
        if dimension is None:
            return None
        pairs = itertools.combinations(self.world.dimensions[dimension], 2)
        return tuple((Subject((one,)), Subject((other,))) for one, other in pairs), at + 1

    def _follows_segment(self, start: int, joint: str) -> bool:
        """ "South has a mix effect of 2 and a rate effect of 1": the second is South's, too."""
        now = self.memory.now
        return bool(joint == "and" and self.token(start).word("a", "an") and now and now[0].members)

    def _whole_behind(self, position: int) -> bool:
        at = position + (1 if self.token(position).word("of", "in", "for") else 0)
        while self.token(at).word("the", "net", "total", "overall", "average", "mean"):
            at += 1
        return self.token(position).word("of", "in", "for") and is_name(self.token(at), "metric")

    def _total(self, position: int) -> Entity | None:
        token = self.token(position)
        start = self.phrase_start(position)
        after = self.token(position + 1)
        if (
            token.word("overall", "total")
            and after.has("level_noun")
            and not after.has("move", "level_verb")
            and self._opens(start, position)
        ):
            return Entity(start, position + 2, "total", ((TOTAL,),), head=position, joint=self.lead(start)[0])
        nominal = after.has("move_noun", "change_noun", "effect_noun", "level_noun") and not after.has(
            "move", "level_verb"
        )
        if is_name(after, "metric", "numerator", "denominator") or nominal:
            return None
        if token.word("average") and not any(known.word("the") for known in self.tokens[start:position]):
            return None
        if token.word("total") and self.token(position + 1).has("move_noun"):
            return None
        if token.word("whole") and not self.token(position - 1).word("the", "as a"):
            return None
        fresh = self._fresh(start) or (token.word("overall", "total", "average") and self._opens(start, position))
        if not fresh:
            return None
        if token.word("in total", "in all", "altogether") and self.memory.named and not self._fresh(start):
            return None
        return Entity(start, position + 1, "total", ((TOTAL,),), head=position, joint=self.lead(start)[0])

    def _pronoun(self, position: int) -> Entity | None:
        token = self.token(position)
        if token.kind != "word":
            return None
        word = token.text.lower()
        after = self.token(position + 1)
        if word in {"it", "them", "that", "this"} and self.token(position - 1).word("without", "excluding"):
            named = tuple(choice for choice in self._antecedents("it") if choice[0].members)
            if named:
                return Entity(position, position + 1, "segment", named, stand="without", head=position, joint="without")
        daily = self.token(position - 1).word("day") and self.token(position - 2).word("per")
        if word == "they" and self.token(position - 1).word("together"):
            self.memory.now = ()
        if word in {"it", "they", "he", "she"} and (daily or self._fresh(position)):
            return Entity(
                position, position + 1, "pronoun", self._antecedents(word), head=position, joint=self.lead(position)[0]
            )
        if word in {"its", "their", "whose"} and self._fresh(position):
            return Entity(
                position,
                position + 1,
                "pronoun",
                self._antecedents("its"),
                head=position,
                own=True,
                joint=self.lead(position)[0],
            )
        if word in {"this", "that", "these", "those"} and self._fresh(position) and self._verbal(after):
            return Entity(
                position, position + 1, "pronoun", self._antecedents(word), head=position, joint=self.lead(position)[0]
            )
        if (
            token.has("grain_noun")
            and self.token(position - 1).word("the")
            and self._fresh(position - 1)
            and self._verbal(after)
        ):
            return Entity(
                position - 1, position + 1, "total", ((TOTAL,),), head=position, joint=self.lead(position - 1)[0]
            )
        if word in {"former", "latter"} and self.memory.named:
            index = self.memory.named[-1 if word == "latter" else max(-2, -len(self.memory.named))]
            return Entity(position, position + 1, "segment", ((Subject((index,)),),), head=position)
        if word in {"everywhere", "across the board", "nowhere", "elsewhere"}:
            return self._adverbial_group(position, word)
        return None

    def _adverbial_group(self, position: int, word: str) -> Entity | None:
        dimension = self.memory.dimension or (next(iter(self.world.dimensions)) if self.world.dimensions else None)
        if dimension is None:
            return None
        members = self.world.dimensions[dimension]
        mention = Mention(head="quantifier", dimension=dimension, quantifier="none" if word == "nowhere" else "all")
        if word == "elsewhere":
            members = tuple(index for index in members if index not in self.memory.named[-1:])
            mention.quantifier = "other"
        choices = (tuple(Subject((index,)) for index in members),)
        return Entity(position, position + 1, "group", choices, stand="place", mention=mention, head=position)

    @staticmethod
    def _verbal(token: Token) -> bool:
        return (
            token.has("move", "level_verb", "go_verb", "share_verb", "transitive", "drive_verb", "offset_verb", "modal", "cause")
            or token.word("is", "was", "are", "were", "has", "had", "have", "makes", "made", "means", "meant", "compares", "compared", "equals", "corresponds", "follows")
        )  # fmt: skip

    def _antecedents(self, word: str) -> tuple[tuple[Subject, ...], ...]:
        memory = self.memory
        if word == "it" and memory.opened:
            return tuple(dict.fromkeys(reversed(memory.opened)))
        choices: list[tuple[Subject, ...]] = [*([memory.now] if memory.now else []), memory.subject, memory.first]
        single = bool(memory.now) and len(memory.now) == 1 and bool(memory.now[0].members)
        if word in {"they", "their", "these", "those", "its"} and len(memory.named) > 1 and not single:
            named = [
                index for index in memory.named if self.world.segments[index].segment.dimension == memory.dimension
            ]
            for count in range(len(named), 1, -1):
                choices.append(tuple(Subject((index,)) for index in named[-count:]))
        if memory.named:
            choices.append((Subject((memory.named[-1],)),))
        if memory.headline:
            choices.append(memory.headline)
        choices.append((TOTAL,))
        if word == "its" and memory.now and memory.now[0].members:
            choices = [choice for choice in choices if choice != (TOTAL,)]
        return tuple(dict.fromkeys(choices))

    def _group(self, position: int) -> Entity | None:
        """ "all four regions", "two of the three plans", "both", "the others", "no channel"."""
        token = self.token(position)
        after = self.token(position + 1)
        if token.word("all") and self.token(position - 1).word("in") and (after.kind == "mark" or after.word("and")):
            return None
        if not (
            token.has("quantifier", "cardinal", "superlative", "ordinal")
            or token.word("the", "only", "just", "in", "more", "within", "of", "these", "none", "neither", "not")
            or (token.word("a") and self.token(position + 1).word("single"))
            or is_name(token, "dimension")
        ):
            return None
        if (
            token.word("all")
            and self.token(position - 1).word("above", "at", "of", "first")
            and not any(is_name(self.token(position + ahead), "dimension") for ahead in (1, 2, 3))
        ):
            return None
        if token.word("in", "within", "of", "not") or (token.has("hedge") and not token.has("quantifier", "cardinal")):
            return None
        found = self.mentions.read(position)
        if found is None:
            return None
        mention, end = found
        if mention.members or mention.numbers or mention.when:
            return None
        counted = mention.quantifier is not None or mention.count is not None
        if (
            not counted
            and not (mention.dimension and mention.superlative)
            and not (mention.dimension and mention.plural)
        ):
            return None
        if mention.dimension is None and mention.head != "quantifier":
            return None
        if mention.dimension is None and not self._bare_group(position, end, mention):
            return None
        if mention.dimension is None and (
            mention.quantifier == "only" or self.token(end).has("fraction") or self.token(end).kind == "number"
        ):
            return None
        start = position
        before = self.token(position - 1)
        if before.word("not") and mention.quantifier == "all" and position < 2:
            start, mention.quantifier = start - 1, "not_all"
        elif before.has("hedge") and mention.count is not None and mention.dimension is not None:
            start, mention.bound = start - 1, before.senses["hedge"].tag
        if mention.count == 1 and mention.of_count is None and mention.definite and mention.quantifier is None:
            mention.quantifier, mention.count = "only", None
        word, at = self.lead(start)
        if mention.dimension is None and mention.count is not None:
            behind = [
                token.name.dimension for token in self.tokens[:position] if is_name(token, "dimension") and token.name
            ]
            mention.dimension = behind[-1] if behind and self.token(0).word("of") else None
        members = self._members(mention)
        if members is None:
            return None
        stand: Stand = self._alike(word, at) or "open"
        if stand != "open":
            pass
        elif word in PLACE and not (word == "of" and self.token(at - 1).has("superlative")):
            stand = "place"
        elif word in COMPARE and word not in {"as", "after", "before"}:
            stand = "compare"
        if word in {"of", "among", "across"} and mention.quantifier in {None, "all"}:
            said = any(token.has("move") for token in self.tokens[:position])
            stand = "place" if word == "across" and said else "inner"
        choices: tuple[tuple[Subject, ...], ...] = (tuple(Subject((index,)) for index in members),)
        if (
            mention.dimension is not None
            and mention.count in {2, 3}
            and (
                mention.definite
                or self.token(position).word("these", "those")
                or self.token(position - 1).word("these", "those")
            )
            and mention.of_count is None
            and mention.quantifier is None
            and len(members) > mention.count
        ):
            several = itertools.combinations(members, mention.count)
            spoken = [index for index in self.memory.named if index in members][-mention.count :]
            recent = (tuple(Subject((index,)) for index in spoken),) if len(spoken) == mention.count else ()
            choices = tuple(
                dict.fromkeys((*recent, *(tuple(Subject((index,)) for index in some) for some in several), *choices))
            )
        if mention.dimension is None and mention.count is not None and members:
            known = self.world.segments[members[0]].segment.dimension
            choices = tuple(
                dict.fromkeys((*choices, tuple(Subject((index,)) for index in self.world.dimensions[known])))
            )
        end = self._tail(end)[0] if mention.dimension else end
        return Entity(
            start, end, "group", choices, stand=stand, mention=mention, head=position, joint=word, aspect=mention.part
        )

    def _bare_group(self, position: int, end: int, mention: Mention) -> bool:
        if mention.quantifier in {"other", "both", "none", "all"} and (
            self._fresh(position)
            or self.token(position - 1).has("move", "move_adjective")
            or self.token(position - 1).word("did", "does", "do")
        ):
            return True
        if mention.count is not None and (self._fresh(position) or self.token(position - 1).word("the", "all")):
            shown = self.token(end).word("up", "down", "higher", "lower") or self.token(end).has("still")
            return shown or self._verbal(self.token(end)) or self.token(end).word("together", "combined", "alone", ",")
        return bool(
            self.lead(position)[0] in PLACE | {"all"} and mention.quantifier in {"other", "both", "all", "none"}
        )

    def _members(self, mention: Mention) -> tuple[int, ...] | None:
        memory, world = self.memory, self.world
        dimension = mention.dimension
        named = [
            index for index in memory.named if dimension is None or world.segments[index].segment.dimension == dimension
        ]
        if dimension is None:
            if named:
                dimension = world.segments[named[-1]].segment.dimension
            elif len(world.dimensions) == 1:
                dimension = next(iter(world.dimensions))
            elif memory.dimension:
                dimension = memory.dimension
            else:
                pairs = [known for known, held in world.dimensions.items() if len(held) == 2]
                if mention.quantifier == "both" and len(pairs) == 1:
                    return world.dimensions[pairs[0]]
                counts = [
                    known
                    for known, held in world.dimensions.items()
                    if len(held) == (mention.of_count or mention.count)
                ]
                if len(counts) != 1:
                    return None
                dimension = counts[0]
        members = world.dimensions[dimension]
        named = [index for index in named if index in members]
        if mention.quantifier == "other":
            return self._others(mention, members, named)
        if mention.dimension is None and mention.quantifier == "both":
            return tuple(named[-2:]) if len(named) > 1 else members
        if (
            mention.dimension is None
            and mention.quantifier == "all"
            and len(named) > 2
            and mention.count in {None, len(named)}
        ):
            return tuple(named)
        if (
            mention.dimension is None
            and mention.quantifier is None
            and mention.count is not None
            and mention.of_count is None
        ):
            return tuple(named[-mention.count :]) if len(named) >= mention.count else members
        return members

    @staticmethod
    def _others(mention: Mention, members: tuple[int, ...], named: list[int]) -> tuple[int, ...] | None:
        for count in range(len(named), 0, -1):
            rest = tuple(index for index in members if index not in named[-count:])
            if rest and mention.count in {None, len(rest)}:
                return rest
        return None
