"""How a name stands in its sentence: as a subject, a place, the other side of a comparison, or a driver."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import Entity, Stand, is_mark, is_name
from insight.claims.clauses.paces import pace_in_front
from insight.claims.clauses.phrases import COMPARE, DETERMINERS, JOINTS, MODIFIERS, PhraseReader
from insight.claims.tokens import means, says

_FAVOURING: Final = ("in favour of", "in favor of", "to the benefit of", "to the advantage of")
_AT_COST: Final = ("at the expense of", "to the detriment of", "to the disadvantage of", "at the cost of")
PLACE: Final = frozenset(["in", "for", "at", "on", "within", "across", "inside", "among", "amongst", "from", "of", "by", "through", "via", "under", "during"])  # fmt: skip


TIMES_AS: Final = ("as much as", "as many as", "as large as", "as high as", "as big as", "as long as", "as expensive as", "as costly as", "as well as", "as often as")  # fmt: skip
"""What stands between "four times" and the other side."""


class StandReader(PhraseReader):
    """Reads how each name stands."""

    def _stand(self, entity: Entity, at: int) -> Stand:
        word, lead = entity.joint, self.token(at)
        if self._set_aside(word, entity.end):
            return "without"
        if word == "":
            return "open"
        times = self.token(at - 1).figure
        if word == "as well as" and times is not None and times.unit == "times":
            return "compare"
        alike = self._alike(word, at)
        if alike is not None:
            return alike
        if word in {
            "without",
            "had it not been for",
            "were it not for",
            "if it were not for",
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
            and (self.token(at - 2).word("is", "was", "are", "were", "belongs to") or self._those_open(at - 1, entity))
        ):
            return "open"
        if self._figure_opens(at) and lead.word(
            "have",
            "has",
            "had",
            "is",
            "are",
            "was",
            "were",
            "carry",
            "carried",
            "go to",
            "went to",
            "under",
            "hold",
            "holds",
            "held",
            "use",
            "used",
            "chose",
            "choose",
        ):
            return "place"
        listed = self.token(entity.end).word("and", ",") and self.token(entity.end + 1).kind == "number"
        if word in PLACE and self._than_one(at):
            entity.joint = "than"
            return "compare"
        if word in PLACE and self._object_of_offset(at, sized=not listed):
            return "compare"
        if lead.has("driver") or (lead.has("cause") and word != "lies in"):
            return "driver"
        apart = word in {"ignoring", "disregarding", "omitting", "leaving out", "leaving aside"}
        if apart or (word in {"out", "aside"} and self.token(at - 1).word("leaving", "leave", "setting")):
            return "without"
        phrase = self.tokens[entity.start : entity.head]
        if word in {"on", "amid"} and means(phrase, "move_adjective"):
            return "driver"
        if word in {"including", "counting"} or (
            word == "with" and self.token(entity.end).word("included", "counted", "in")
        ):
            return "include"
        if word == "by" and (self._is_driver_by(at) or means(self.tokens[max(0, at - 3) : at], "offset_verb")):
            return "driver"
        if word in {"in", "from", "on", "at", "within", "to", "for"} and self._is_driver_place(at):
            return "driver"
        if word in {
            "from",
            "to",
            "towards",
            "toward",
            "into",
            "away from",
            "out of",
            *_FAVOURING,
            *_AT_COST,
        } and self._shifts(at):
            return "shift_from" if word in {"from", "away from", "out of", *_AT_COST} else "shift_to"
        if (
            word in COMPARE
            or lead.has("outpace_verb", "beside")
            or (word == "of" and self._within_reach(at))
            or (word in PLACE and self._multiplies_noun(at))
            or (word in PLACE and self.token(at - 1).word("that", "those") and self.token(at - 2).has("outpace_verb"))
            or (word == "of" and self.token(at - 1).word("ahead", "that", "short", "those"))
            or (word == "of" and pace_in_front(self.tokens, at + 1) is not None)
            or (word in PLACE and pace_in_front(self.tokens, at) is not None)
            or (word == "what" and self._multiplies(at))
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

    def _multiplies_noun(self, at: int) -> bool:
        """ "more than double the figure for West", "half the rate in West": what is multiplied is West's."""
        at -= 1
        noun = self.token(at)
        if not (noun.has("level_noun") or is_name(noun, "metric") or noun.word("rate", "one")):
            return False
        while (
            is_name(self.token(at), "metric") or self.token(at).has("level_noun") or self.token(at).word("rate", "one")
        ):
            at -= 1
        figure = self.token(at - 1).figure
        return self.token(at).word("the", "that") and figure is not None and figure.unit in {"times", "fraction"}

    def _within_reach(self, at: int) -> bool:
        """ "closed to within $50 of West": how far it is still behind."""
        return self.token(at - 1).kind == "number" and self.token(at - 2).has("beside")

    def _set_aside(self, word: str, end: int) -> bool:
        """ "leave South aside", "South aside,", "with South taken out"."""
        if word == "":
            return self.token(end).word("aside") and is_mark(self.token(end + 1), ",")
        verbs = {"leaving", "leave", "setting", "set", "putting", "put", "taking", "take"}
        near = self.tokens[end : end + (5 if word == "leaving" else 1)]
        return word in verbs and says(near, "out", "aside")

    def _than_one(self, at: int) -> bool:
        """ "costs more than one on West", "four times as much as in South": the name is the other side."""
        if self._behind_times(at):
            return True
        one = self.token(at - 1).word("one", "ones", "those", "that")
        at -= one and self.token(at - 2).word("the")  # "larger than the one in West"
        lead = self.token(at - 2 if one else at - 1)
        return lead.lowered.endswith("than") or (
            lead.word(*TIMES_AS) and self.token(at - 3 if one else at - 2).kind == "number"
        )

    def _behind_times(self, at: int) -> bool:
        """ "twice as long as at West", "four times as high as those in West"."""
        pointed = self.token(at - 1).word("those", "that", "the one", "the ones")
        figure = self.token(at - 2).figure
        if pointed and figure is not None and figure.unit in {"times", "fraction"}:
            return True  # "nearly five times that in West"
        at -= pointed or self.token(at - 1).word("one", "ones")
        at -= self.token(at - 1).word("the")
        split = self.token(at - 1).word("as") and self.token(at - 3).word("as")
        figure = self.token(at - 4 if split else at - 2).figure
        told = figure is not None and figure.unit in {"times", "fraction"}
        return told and (split or self.token(at - 1).word(*TIMES_AS))

    def _those_open(self, position: int, entity: Entity) -> bool:
        """ "Web orders fell; those of Phone rose": the pronoun is the subject."""
        before = self.token(position - 1)
        opens = position == 0 or is_mark(before) or before.word("and", "but", "while", "whereas", "whilst")
        return opens and self._verbal(self.token(entity.end))

    def _object_of_offset(self, at: int, *, sized: bool) -> bool:
        """ "losses in South outweighed gains in West": the noun in front of the place is what was offset or passed."""
        sized = sized and self.token(at - 1).kind == "number" and self.token(at - 2).word("of")
        if not self.token(at - 3 if sized else at - 1).has("move_noun", "change_noun"):
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
        if word in PLACE and self.token(at - 1).word("those", "that"):
            # "like those on West", "as did that of West"
            alike = self.token(at - 2).sense("likeness")
            did = self.token(at - 2).word("did", "does", "do") and self.token(at - 3).word("as", "just as")
            if alike is not None or did:
                return "like" if alike is None or alike.sign > 0 else "unlike"
        beside = self.token(at - 1).word("as", "just as", "like") and pace_in_front(self.tokens, at) is None
        beside = beside and not self._behind_times(at)
        if word in {"in", "at", "on", "for", "with"} and beside:
            return "like"
        return None

    def _behind_group(self, at: int) -> bool:
        return means(self.tokens[max(0, at - 4) : at], "quantifier")

    def _is_driver_by(self, at: int) -> bool:
        near = self.tokens[max(0, at - 3) : at]
        return any(
            token.has("offset_verb", "transitive", "drive_verb") or token.word("followed") for token in near
        ) is False and says(
            near,
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

    def _is_driver_place(self, at: int) -> bool:
        near = [token.text.lower() for token in self.tokens[max(0, at - 3) : at]]
        return bool(
            set(near) & {"mainly", "mostly", "largely", "primarily", "chiefly", "principally", "predominantly", "entirely", "almost entirely", "concentrated",
                         "especially", "particularly", "above all", "exclusively", "solely", "located", "centred", "confined", "notably"}
        )  # fmt: skip

    def _shifts(self, at: int) -> bool:
        if is_mark(self.token(at - 1), ",") and self.token(at).word("towards", "toward", "to", "into"):
            behind = range(at - 1, 0, -1)
            at = next((b for b in behind if self.token(b).word("from") and is_name(self.token(b + 1), "segment")), at)
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
                "drift",
                "skew",
                "swung",
                "lean",
                "rotat",
                "rebalanc",
                "realloc",
                "redistribut",
                "transition",
                "move away",
                "move toward",
                "moves toward",
                "moves to",
                "mix chang",
                "composition chang",
                "composition mov",
                "changed",
            )
        )

    def _as_compares(self, at: int) -> bool:
        return any(
            token.word("as", "as much", "as many", "same", "twice", "times")
            or (token.figure is not None and token.figure.unit == "times")
            or token.text.lower().startswith("as ")
            for token in self.tokens[max(0, at - 5) : at]
        )

    def _multiplies(self, at: int) -> bool:
        """ "twice what West lost", "half of what West lost"."""
        figure = self.token(at - 1 - self.token(at - 1).word("of")).figure
        return figure is not None and figure.unit in {"times", "fraction"}

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
