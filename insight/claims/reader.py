"""Reads a sentence from left to right into frames: one per clause, each with its own or a carried-over subject."""

from __future__ import annotations

from typing import Final

from insight.claims.figures import Figure, Fraction
from insight.claims.folding import VagueFigure, fold
from insight.claims.frames import Frame, Movement, Relation, Role, Told
from insight.claims.lexicon import Sense
from insight.claims.mentions import Mention, MentionReader
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL, Subject, World

_BOUNDARY: Final = frozenset(
    [
        ",",
        ";",
        ":",
        "(",
        "—",
        "–",
        "-",
        "and",
        "but",
        "while",
        "whilst",
        "whereas",
        "although",
        "though",
        "yet",
        "because",
        "since",
        "so",
        "as",
        "with",
        "plus",
        "or",
        "where",
        "when",
        "if",
        "that",
        "which",
        "then",
        "followed",
    ]
)
_PREPOSITIONS: Final = frozenset(
    [
        "of",
        "in",
        "on",
        "at",
        "to",
        "for",
        "with",
        "within",
        "into",
        "from",
        "by",
        "than",
        "between",
        "during",
        "towards",
        "toward",
        "against",
        "versus",
        "vs",
        "vs.",
        "over",
        "under",
        "above",
        "below",
        "behind",
        "ahead",
        "across",
        "among",
        "amongst",
        "despite",
        "besides",
        "without",
        "excluding",
        "except",
        "like",
        "unlike",
        "per",
        "through",
        "via",
        "about",
        "after",
        "before",
        "since",
        "until",
        "around",
    ]
)
_MAINLY: Final = frozenset(
    [
        "mainly",
        "mostly",
        "largely",
        "primarily",
        "chiefly",
        "principally",
        "predominantly",
        "especially",
        "particularly",
        "notably",
        "above",
        "all",
        "overwhelmingly",
        "almost",
        "entirely",
        "solely",
        "exclusively",
        "wholly",
        "completely",
        "entirely",
    ]
)
_ENTIRELY: Final = frozenset(["entirely", "solely", "exclusively", "wholly", "completely", "only", "fully"])
_PREVIOUS_LEADS: Final = frozenset(["against", "versus", "vs", "vs.", "after", "compared"])
_TIME_OF_PREVIOUS: Final = frozenset(
    [
        "than",
        "from",
        "since",
        "against",
        "versus",
        "vs",
        "vs.",
        "below",
        "above",
        "under",
        "over",
        "after",
        "with",
        "to",
        "compared",
        "before",
        "until",
        "past",
        "beyond",
        "between",
    ]
)


_DEEPEST: Final = 2
_COPULAS: Final = frozenset(
    [
        "has",
        "have",
        "had",
        "having",
        "shows",
        "showed",
        "saw",
        "sees",
        "posted",
        "posts",
        "registered",
        "registers",
        "made",
        "makes",
        "got",
        "remains",
        "remained",
        "became",
    ]
)


def _signed_levels(world: World) -> frozenset[float]:
    """All values of the metric, where some are negative."""
    subjects = [TOTAL, *(Subject((index,)) for index in range(len(world.segments)))]
    courses = [world.course(subject, "value") for subject in subjects]
    values = {value for course in courses for value in (course.previous, course.current) if value is not None}
    return frozenset(values) if any(value < 0 for value in values) else frozenset()


class Reader:
    """Reads the sentences of one text in turn; what a clause leaves unsaid is carried over."""

    def __init__(self, world: World, depth: int = 0) -> None:
        self.world = world
        self.depth = depth
        self.frames: list[Frame] = []
        self.carried: tuple[Subject, ...] = (TOTAL,)
        self.around: Frame | None = None
        self.units: frozenset[str] = frozenset()
        self.recent: tuple[Subject, ...] = ()
        """The segments spoken of one by one, for a "together they"."""
        self.headline: tuple[Subject, ...] = ()
        """The headline's subject, when it is a segment: what "its" may mean at the start."""
        self._levels = _signed_levels(world)
        self.last_dimension: str | None = None
        self.last_segments: tuple[int, ...] = ()
        self.last_mention: Mention | None = None

    # Sentences -------------------------------------------------------------------------------------------------------

    def read(self, tokens: list[Token]) -> list[Frame]:
        """Frames of one sentence."""
        self.tokens = fold(tokens, self._levels)
        self.mentions = MentionReader(self.tokens, self.world)
        self.frames = []
        self.frame = Frame(subjects=self.carried)
        self.position = 0
        self.lead = "start"
        self.preposition = ""
        self.negation = False
        self.hedge = "none"
        self.adverbs: list[str] = []
        self.strength: list[tuple[str, int]] = []
        self.bracket: Frame | None = None
        self.pending_when: str | None = None
        self.comparing = ""
        self.then = False
        self.pinned = False
        self.shift_next = False
        self.went = ""
        self.scope: tuple[Subject, ...] = ()
        self.last: str = "start"
        while self.position < len(self.tokens):
            self._step()
        self._close()
        if any(token.has("effect_noun") and token.senses["effect_noun"].tag == "contribution" for token in self.tokens):
            for frame in self.frames:
                frame.may_contribute = True
        return self.frames

    def _step(self) -> None:
        token = self.tokens[self.position]
        if token.kind == "unknown":
            raise Refused("invented", token.text)
        for handler in (self._mark, self._time, self._number, self._phrase, self._predicate, self._function):
            if handler(token):
                return
        raise Refused("invented", token.text)

    def _close(self) -> None:
        frame = self.frame
        if frame.explicit or frame.movements or frame.told or frame.relations or frame.predicate:
            self.frames.append(frame)
            if frame.subjects and frame.explicit:
                self.carried = frame.subjects
                if len(frame.subjects) == 1 and frame.subjects[0].members and frame.subjects[0] not in self.recent:
                    self.recent = (*self.recent, frame.subjects[0])

    def _open(self, frame: Frame) -> None:
        self._close()
        self.frame = frame
        self.negation = False
        self.comparing = ""

    def _ahead(self, offset: int = 1) -> Token:
        index = self.position + offset
        return self.tokens[index] if 0 <= index < len(self.tokens) else Token("mark", "")

    # Marks -----------------------------------------------------------------------------------------------------------

    def _mark(self, token: Token) -> bool:
        if token.kind == "possessive":
            self.position += 1
            return True
        if token.kind != "mark" or token.has("hedge"):
            return False
        if token.text == "(":
            self._bracket()
            return True
        if token.text == "→":
            self._arrow()
        elif token.text in {",", ";", ":", "–", "—", "-", "/", "&", '"', "…", "~", "±", ")"}:
            if token.text in {",", ";", ":", "—", "–"}:
                self.lead = token.text
                self.adverbs = self.adverbs if token.text == "," else []
                self.negation = False if token.text != "," else self.negation
                if token.text == ";" and (self.frame.told or self.frame.predicate):
                    before = self.frame
                    self._open(
                        Frame(subjects=self._current(), template=before if before.predicate or before.mode else None)
                    )
            self.preposition = self.preposition if token.text == "-" else ""
        else:
            raise Refused("text_form", token.text)
        self.position += 1
        self.last = "mark"
        return True

    def _arrow(self) -> None:
        if self.frame.told:
            self.frame.told[-1].role = "previous"
        self.lead = "→"

    def _bracket(self) -> None:
        """Text in brackets is read with the subject in front of it."""
        depth, end = 0, self.position
        while end < len(self.tokens):
            depth += {"(": 1, ")": -1}.get(self.tokens[end].text, 0) if self.tokens[end].kind == "mark" else 0
            if depth == 0:
                break
            end += 1
        if self.depth >= _DEEPEST:
            raise Refused("text_form", "brackets within brackets")
        inner = self.tokens[self.position + 1 : end]
        if len(inner) == 1 and inner[0].has("level_number"):
            self.tokens[self.position : end + 1] = inner
            return
        outer = self._bracket_subject()
        nested = Reader(self.world, self.depth + 1)
        nested.carried = outer.subjects
        nested.last_segments = self.last_segments
        nested.last_mention = self.last_mention
        frames = nested.read_bracket(inner, self.frame, outer)
        self.frames.extend(frames)
        self.position = end + 1
        self.last = "bracket"
        self.preposition = ""

    def _bracket_subject(self) -> Frame:
        previous = self.tokens[self.position - 1] if self.position else None
        near = self.last_mention
        if self.last == "mention" and near is not None and near.members and previous is not None:
            return Frame(subjects=near.subjects(self.world), aspect=None, effect=near.effect or self.frame.effect)
        if (
            self.last == "mention"
            and near is not None
            and near.own
            and near.metric
            and self.world.is_ratio
            and any(frame.effect for frame in self.frames)
        ):
            return Frame(subjects=self.frame.subjects, effect="rate_effect")
        if self.last == "mention" and near is not None and (near.effect or near.own):
            return Frame(subjects=self.frame.subjects, effect=near.effect)
        part = near.part if self.last == "mention" and near is not None else None
        return Frame(subjects=self.frame.subjects, aspect=part or self.frame.aspect, effect=self.frame.effect)

    def read_bracket(self, tokens: list[Token], around: Frame, outer: Frame) -> list[Frame]:
        """Frames of a bracket that stands in `around`."""
        self.around = around
        frames = self.read(tokens)
        self._pair_up(frames, around)
        for frame in frames:
            frame.contribution = frame.contribution or around.contribution
            if not frame.explicit:
                frame.aspect = frame.aspect or outer.aspect
                frame.effect = frame.effect or outer.effect
            for told in frame.told:
                told.bracket = True
                told.echo = around.told[-1] if around.told and not frame.explicit else None
                if (
                    told.role == "level"
                    and not frame.predicate
                    and not frame.explicit
                    and told.when is None
                    and told.aspect is None
                ):
                    told.role = "bracket"
                if (
                    told.role == "bracket"
                    and not told.sign
                    and around.told
                    and not told.figure.sign
                    and frame.subjects == around.subjects
                ):
                    told.sign = around.told[-1].sign if around.told[-1].role == "change" else 0
        return frames

    @staticmethod
    def _pair_up(frames: list[Frame], around: Frame) -> None:
        """ "six times as much as West ($101,260 against $16,320)": one figure for each side."""
        last = around.told[-1] if around.told else None
        if last is None or not isinstance(last.versus, tuple) or len(frames) != 1 or len(frames[0].told) != 2:
            return
        for told, owners in zip(frames[0].told, (around.subjects, last.versus), strict=True):
            told.owners, told.role = owners, "bracket"

    # Periods ---------------------------------------------------------------------------------------------------------

    def _time(self, token: Token) -> bool:
        when = token.when if token.kind == "period" else (token.senses["time"].tag if token.has("time") else None)
        if when is None or (token.has("time") and self._is_phrase_head(token)):
            return False
        if token.kind == "period" and self._starts_phrase():
            return False
        if token.has("time") and token.has("glue") and when != "step" and not self._time_matters(token):
            self.position += 1
            return True
        self._place(token, when)
        self.position += 1
        self.last = "time"
        self.preposition = ""
        return True

    def _is_phrase_head(self, token: Token) -> bool:
        return token.has("level_noun") and False

    def _starts_phrase(self) -> bool:
        found = self.mentions.read(self.position)
        return found is not None and found[0].when is not None

    def _time_matters(self, token: Token) -> bool:
        near = {self._ahead(1).kind, self._ahead(-1).kind}
        return (token.text.lower() in {"now", "currently", "before", "previously", "earlier"} and "number" in near) or (
            token.text.lower() in {"now", "before", "previously", "earlier"}
            and self.frame.told != []
            and self.last == "number"
        )

    def _place(self, token: Token, when: str) -> None:
        """Attach a period to the figure in front of it, or to the clause."""
        if when in {"step", "both"}:
            return
        if when in {"around_current", "around_previous"}:
            if not self._is_part_of(token) and not token.bare_year:
                raise Refused("period", token.text)
            if token.bare_year and when == "around_previous":
                raise Refused("period", token.text)
            return
        if when not in {"previous", "current"}:
            raise Refused("period", token.text)
        last = self.frame.told[-1] if self.frame.told else None
        compared = self.preposition in _TIME_OF_PREVIOUS or self.comparing == "than"
        if (
            last is not None
            and self.last in {"number", "number_of"}
            and last.role in {"level", "previous", "current", "share", "bracket"}
            and not (compared and self.preposition not in {"of", "to", "by"})
        ):
            if last.role in {"previous", "current"} and last.role != when:
                raise Refused("period", token.text)
            last.when = when
            return
        if last is not None and self.last == "number" and last.role == "difference" and compared:
            last.role, last.versus = "change", when
        if compared or self.preposition == "before":
            if when != "previous" and not self._span(when):
                raise Refused("period", token.text)
            return
        if (
            self.preposition == "on"
            and self.last in {"number", "predicate", "number_of"}
            and (self.frame.told or self.frame.movements)
        ):
            self.frame.when = self.frame.when if when == "previous" else "current"
            return
        if token.has("time") and not token.kind == "period" and self.last == "number" and when == "previous":
            raise Refused("period", token.text)
        self.frame.when = when if self.frame.when is None else self.frame.when
        self.pending_when = when
        if not self.frame.explicit and not self.preposition and not self.frame.told and not self.frame.predicate:
            self.frame.subjects = (TOTAL,)

    def _span(self, when: str) -> bool:
        """The second of "from March to April", "between March and April"."""
        return (
            self.preposition in {"to", "until", "and", "through", "by", "between", "of"} and when == "current"
        ) or self.preposition in {"of", "over"}

    def _is_part_of(self, token: Token) -> bool:
        """ "the first month of Q2"."""
        before = self.tokens[max(0, self.position - 4) : self.position]
        texts = [known.text.lower() for known in before]
        if len(texts) < 3 or texts[-1] != "of" or not before[-2].has("grain_noun"):
            return False
        return before[-3].has("ordinal") or texts[-3] == "last"

    # Numbers ---------------------------------------------------------------------------------------------------------

    def _number(self, token: Token) -> bool:
        if token.kind != "number" or token.figure is None:
            return False
        found = self.mentions.read(self.position)
        if found is not None and found[0].numbers:
            return False
        if self._next_part(token):
            return True
        told = Told(token.figure, self.hedge, sign=token.figure.sign)
        told.after_by = self.preposition == "by"
        told.role = self._role(token, told)
        self.frame.told.append(told)
        self.hedge = "none"
        self.position += 1
        self.last = "number"
        self.preposition = ""
        self.lead = ""
        self._trail(told)
        return True

    def _next_part(self, token: Token) -> bool:
        """ "60% of the fall comes from A, nearly half from B": the part of another segment."""
        figure = token.figure
        if figure is None or not self._ahead().word("from", "in", "on", "by", "under", "to"):
            return False
        parts = [
            told
            for frame in (*self.frames, self.frame)
            for told in frame.told
            if told.role == "part_of_change" or (told.role == "effect" and told.owners is not None)
        ]
        found = self.mentions.read(self.position + 2)
        if not parts or found is None or not (found[0].members or found[0].effect or found[0].rates):
            return False
        mention, end = found
        if mention.rates and not mention.members:
            mention.effect = "rate_effect"
        subjects = mention.subjects(self.world) or (TOTAL,)
        self._open(
            Frame(
                mention=mention,
                subjects=subjects,
                explicit=True,
                effect=mention.effect,
                contribution=True,
                predicate=True,
            )
        )
        self.frame.told.append(Told(figure, self.hedge, role=parts[-1].role, sign=figure.sign, effect=mention.effect))
        self.hedge, self.position, self.last, self.last_mention = "none", end, "mention", mention
        self.last_segments = mention.members or self.last_segments
        self.preposition = self.lead = ""
        return True

    def _role(self, token: Token, told: Told) -> Role:
        figure = told.figure
        preposition = self.preposition
        earlier = self.frame.told[-1] if self.frame.told else None
        if token.has("level_number") and any(
            known.word("into") for known in self.tokens[self.position + 1 : self.position + 5]
        ):
            return "previous"
        if figure.unit == "zero" and any(
            known.word("base") for known in self.tokens[max(0, self.position - 4) : self.position]
        ):
            return "previous"
        contributed = self.frame.template is not None and self.frame.template.mode == "effect"
        if preposition == "with" and not figure.sign and self.frame.mode is None and not contributed:
            return "level"
        if preposition in {"on", "among", "across", "out of"} and not figure.sign:
            return "level"
        if token.has("level_number"):
            return (
                "previous"
                if preposition in {"from", *_PREVIOUS_LEADS}
                else "current"
                if preposition in {"to", "into"}
                else "level"
            )
        if figure.unit == "times":
            return "multiple"
        if preposition == "of" and earlier is not None and earlier.of_numbers:
            told.owners = (TOTAL,)
            return "bracket"
        if self.lead == "→":
            self.lead = ""
            return "current"
        if self.around is not None and not self.frame.explicit and self._was(token):
            return "previous"
        if preposition == "from":
            return "previous"
        if preposition == "to" and (self.frame.movements or earlier or self.last != "start"):
            return "current"
        if figure.sign and (preposition in {"against", "versus", "vs"}) and not self._levels:
            return "change"
        if preposition in _PREVIOUS_LEADS or self.comparing == "compared":
            self.comparing = ""
            return "previous"
        if preposition == "by":
            return "change"
        if preposition == "than" and self.frame.movements:
            return "previous"
        if preposition == "of" and self.frame.mode:
            return self._of_role(told)
        if preposition == "between":
            return "previous"
        if preposition == "and" or (self.last == "and" and earlier is not None):
            if earlier is not None and earlier.role == "previous" and self.comparing == "between":
                return "current"
            if earlier is not None:
                told.sign = told.sign or (earlier.sign if earlier.figure.sign == 0 else 0)
                told.aspect, told.effect = earlier.aspect, earlier.effect
                return earlier.role
        previous = self._ahead(-1)
        if (
            previous.word("is", "was", "are", "were", "now")
            and not self.frame.change_head
            and not self.frame.effect
            and not figure.sign
        ):
            return "level"
        if preposition == "of" and earlier is not None and earlier.of_numbers:
            told.owners = (TOTAL,)
            return "bracket"
        if preposition == "at" and not self._on_change():
            if not self.frame.predicate and self.frame.explicit and self.frame.aspect is None:
                told.aspect = "value"
            return "level"
        if self.pinned and preposition in {"of", ""}:
            told.aspect, self.pinned = "value", False
            return "level"
        return self._mode_role(told)

    def _was(self, token: Token) -> bool:
        """Inside a bracket, "was $503,800" and "after $503,800" speak of the period before."""
        before = [known.text.lower() for known in self.tokens[: self.position] if known.kind == "word"]
        return (
            bool(set(before) & {"was", "were", "previously", "before", "formerly", "earlier", "had been", "after"})
            and not self.frame.movements
        )

    def _of_role(self, told: Told) -> Role:
        """The figure behind "a fall of", "a rate of", "a share of"."""
        if self.frame.mode in {"change", "effect", "level", "share"}:
            return self._mode_role(told)
        return "level"

    def _on_change(self) -> bool:
        near = self.last_mention
        ranked = self.frame.superlative
        if ranked is not None and ranked.head in {"change", "effect"}:
            return True
        return near is not None and near.head in {"change", "effect"}

    def _mode_role(self, told: Told) -> Role:
        mode = self.frame.mode
        template = self.frame.template
        self.frame.told[-1] if self.frame.told else None
        if mode == "share" and any(known.of_change for known in self.frame.told) and told.figure.unit == "percent":
            return "part_of_change"
        if (
            mode is None
            and template is not None
            and template.told
            and template.told[-1].role == "part_of_change"
            and not self.frame.predicate
            and told.figure.unit == "percent"
        ):
            return "part_of_change"
        if mode is None and template is not None and template.mode == "effect" and not self.frame.predicate:
            told.effect = template.effect
            return "effect"
        if (
            mode is None
            and template is not None
            and template.told
            and template.told[-1].role == "effect"
            and not self.frame.predicate
        ):
            told.effect = template.effect
            return "effect"
        if (
            mode is None
            and template is not None
            and not told.figure.sign
            and not self.frame.predicate
            and (self.lead != ":" or template.mode == "effect")
        ):
            return self._borrowed_role(template, told)
        if mode == "change" or (mode is None and told.figure.sign):
            moves = self.frame.movements
            if not told.figure.sign and moves and moves[-1].still is None:
                last = moves[-1]
                told.sign = -last.sign if last.negated else last.sign
            return "change"
        if mode is None and self.lead == ":" and self.frame.explicit:
            return "level"
        if mode is None:
            return "level"
        return mode

    def _borrowed_role(self, template: Frame, told: Told) -> Role:
        """The role of the same figure in the clause that shares its predicate."""
        if template.told:
            last = next((known for known in template.told if known.figure.unit == told.figure.unit), template.told[-1])
            told.aspect, told.effect = last.aspect, last.effect
            if last.role == "change":
                told.sign = last.sign
            return last.role if last.role != "previous" else "level"
        if template.movements and template.movements[-1].still is None:
            last_move = template.movements[-1]
            told.sign = -last_move.sign if last_move.negated else last_move.sign
            return "change"
        return template.mode or "level"

    def _trail(self, told: Told) -> None:
        """What stands behind a figure and says what it is."""
        self._trail_direction(told)
        self._trail_of(told)
        name = self._here().name
        if (
            name is not None
            and name.kind in {"numerator", "denominator"}
            and told.figure.unit in {"plain", "money"}
            and self.world.is_ratio
        ):
            told.aspect = "numerator" if name.kind == "numerator" else "denominator"
            self.position += 1
        if self._here().word("in total", "in all", "altogether") and self.frame.effect and self.lead == "":
            told.role = "whole"
            self.position += 1
        if self._here().word("each", "apiece"):
            told.each = True
            self.position += 1
        if self._here().word("per") and self._ahead().has("grain_noun") and self._ahead().text.lower() == "day":
            told.per_day = True
            self.position += 2
        if self._here().word("in relative terms", "relative"):
            told.relative = True
            self.position += 1
        elif self._here().word("in absolute terms"):
            told.relative = False
            self.position += 1

    def _here(self) -> Token:
        return self._ahead(0)

    def _trail_direction(self, told: Told) -> None:
        """ "$107,980 lower", "8.4% below March", "six times as much as West", "15.6% larger share"."""
        here = self._here()
        if here.word("percentage", "-"):
            return None
        if told.figure.unit in {"times", "fraction"} and here.word(
            "as", "that of", "that", "the", "as much as", "as many as", "higher", "larger", "more"
        ):
            return self._trail_multiple(told)
        sense = here.sense("move_adjective")
        more = here.word(
            "more",
            "less",
            "fewer",
            "ahead",
            "behind",
            "short",
            "more than",
            "less than",
            "fewer than",
            "higher than",
            "lower than",
            "up",
            "down",
            "over",
            "under",
        )
        if sense is None and not more:
            return None
        if here.word("up", "down") and self._ahead().word("from", "on"):
            self.position += 0
            return None
        sign = (
            sense.sign if sense else (1 if here.word("more", "ahead", "more than", "up", "over", "higher than") else -1)
        )
        if sense and sense.tag == "polar":
            sign *= self.polarity()
        share_behind = self._ahead().has("share_noun")
        told.role = "change"
        told.sign = sign if not told.figure.sign else told.sign
        self.position += 1
        self.frame.predicate = True
        if share_behind:
            told.aspect = "share"
            self.position += 1
        self.comparing = "than"
        if (here.word("ahead", "behind", "short") and self._here().word("of")) or self._here().word("than", "as"):
            self.position += 1
        self.preposition = "than"
        self._other_side(told)
        return None

    def _trail_multiple(self, told: Told) -> None:
        """Reads "as much as", "that of", "the loss of" up to the other side."""
        told.role = "multiple"
        while self._here().word("as", "much", "many", "high", "large", "big", "fast", "that of", "that", "the", "as much as", "as many as", "strongly",
                                "size", "level", "of", "higher", "larger", "more", "than", "steep", "long", "amount", "fall", "decline", "loss", "drop"):  # fmt: skip
            self.position += 1
        self.preposition = "than"
        self._other_side(told)

    def _other_side(self, told: Told) -> None:
        found = self.mentions.read(self.position) if self.position < len(self.tokens) else None
        if found is None:
            return
        mention, end = found
        if mention.members and not mention.when:
            told.versus = mention.subjects(self.world)
            told.role = "multiple" if told.role == "multiple" else "difference"
            self.position = end
            self.last, self.last_mention, self.last_segments = "mention", mention, mention.members
            self.preposition, self.comparing = "", ""

    def _trail_of(self, told: Told) -> None:
        """ "of customers", "of the change", "of −3.4 points", "of March's revenue", "of that"."""
        if isinstance(told.figure, VagueFigure) and not self._here().word("of"):
            self.position -= 1
        elif not self._here().word("of"):
            return
        after = self._ahead()
        if (
            after.word("the")
            and self._ahead(2).kind == "number"
            and (ahead := self._ahead(2).figure) is not None
            and ahead.unit == told.figure.unit
            and not self._named_change(2)
        ):
            told.of_numbers = True
            self.position += 1
            return
        if after.kind == "number" or (after.has("hedge") and self._ahead(2).kind == "number"):
            if told.role == "effect" or self.frame.mode in {"effect", "part_of_change", "share"}:
                told.of_numbers = True
            return
        self.position += 1
        found = self.mentions.read(self.position)
        if found is None:
            self.position -= 0
            return
        mention, end = found
        if mention.head == "change":
            self._attach_owner(mention, end)
            end = self._end
        self._of_mention(told, mention)
        if mention.numbers or mention.head == "change":
            self._numbers_inside(mention, whole=True)
            end = self._number_of(mention, end)
        self.position = end
        self.last = "number_of"
        self.last_mention = mention if mention.head == "change" else self.last_mention

    def _named_change(self, offset: int) -> bool:
        """True when the number belongs to a noun of change: "the $108K decline"."""
        return any(
            token.has("move_noun", "change_noun")
            for token in self.tokens[self.position + offset + 1 : self.position + offset + 4]
        )

    def _number_of(self, mention: Mention, end: int) -> int:
        """ "the total drop of $107,980": the figure of a named change; the position behind it."""
        position = end
        if mention.head != "change" or not self._at(position).word("of"):
            return end
        position += 1
        hedge = "none"
        if self._at(position).has("hedge"):
            hedge = self._at(position).senses["hedge"].tag
            position += 1
        figure = self._at(position).figure
        if self._at(position).kind != "number" or figure is None:
            return end
        told = Told(figure, hedge, role="change", sign=figure.sign)
        if mention.move is not None and not told.sign:
            told.sign = self._noun_movement(mention).sign
        told.owners = mention.subjects(self.world) if mention.members else (TOTAL,)
        self.frame.told.append(told)
        return position + 1

    def _at(self, index: int) -> Token:
        return self.tokens[index] if 0 <= index < len(self.tokens) else Token("mark", "")

    def _of_mention(self, told: Told, mention: Mention) -> None:
        if mention.head == "share" and told.role == "change":
            told.aspect = "share"
            return
        if mention.head == "share":
            self.shift_next = True
            return
        if mention.head == "change" or mention.pronoun == "it":
            told.of_change = True
        told.of_it = mention.pronoun == "it"
        if (
            mention.pronoun == "it"
            and not self.frame.subjects[0].members
            and told.figure.unit in {"percent", "fraction"}
        ):
            told.role = "part_of_change"
            return
        if mention.pronoun == "it" and self.frame.mode == "share" and told.figure.unit not in {"percent", "fraction"}:
            told.role = "effect"
            return
        if mention.head == "change":
            if mention.members and not (self.frame.subjects == mention.subjects(self.world)):
                raise Refused("subject", "share of another change")
            if told.figure.unit in {"percent", "fraction"}:
                told.role = "part_of_change"
                self._require_move(mention, (TOTAL,))
            elif told.figure.unit in {"money", "points", "plain"}:
                told.role = "effect" if self.frame.effect or self.frame.contribution else "change"
            return
        if isinstance(told.figure, VagueFigure) and self.frame.relations and self.frame.relations[-1].kind == "offset":
            self.frame.told.remove(told)
            return
        if mention.pronoun in {"that", "it", "this"}:
            told.role = "multiple" if told.figure.unit == "fraction" else told.role
            told.versus = "antecedent"
            return
        if mention.members and not mention.own and not mention.when:
            told.versus = mention.subjects(self.world)
            if told.figure.unit == "fraction":
                told.role = "multiple"
                return
        if told.figure.unit in {"percent", "fraction"}:
            self._share_of(told, mention)

    def _share_of(self, told: Told, mention: Mention) -> None:
        if told.figure.unit == "fraction" and told.role == "current":
            told.role = "multiple"
            return
        if mention.own and told.role == "change":
            return
        if mention.when == "previous" and told.figure.unit in {"percent", "fraction"}:
            told.role = "change" if told.role != "share" else told.role
            return
        if (
            mention.part == "denominator"
            and self.world.facts.unit == "percent"
            and not self.frame.explicit
            and told.role != "part_of_change"
        ):
            return
        told.aspect = "numerator_share" if mention.part == "numerator" else "share"
        if told.role == "change":
            return
        told.role = "share" if told.role in {"level", "share", "part_of_change", "effect", "bracket"} else told.role

    # Phrases ---------------------------------------------------------------------------------------------------------

    def _phrase(self, token: Token) -> bool:
        found = self.mentions.read(self.position)
        if found is None:
            return False
        mention, end = found
        mention.preposition = self.preposition
        if "\0foreign" in mention.words:
            raise Refused("invented", token.text)
        end = self._coordinated(mention, end)
        self._attach_owner(mention, end)
        if (
            mention.dimension
            and mention.count is not None
            and mention.definite
            and self.preposition in {"of", "among", "across", "in", "all"}
        ):
            self._check_all(mention)
        fresh = self._is_fresh() or self._is_conjunction()
        self.position = max(end, self._end)
        if mention.when not in {None, "previous", "current", "step", "both"}:
            raise Refused("period", token.text)
        if (
            mention.members
            and mention.head == "name"
            and self._adverb(_MAINLY)
            and not self.preposition
            and not self._verb_ahead()
            and (self.frame.predicate or self.frame.told)
        ):
            self.preposition = "in"
            self._locate(mention, mention.subjects(self.world))
        elif self.preposition in {"within", "inside"} and mention.dimension and mention.metric and not mention.members:
            mention.quantifier = mention.quantifier or "all"
            self._subject(mention)
        elif self.preposition and self.preposition != "and" and not self._is_conjunction():
            self._complement(mention)
        elif fresh or not (self.frame.explicit or self.frame.predicate or self.frame.told):
            self._subject(mention)
        else:
            self._object(mention)
        self.last = "mention"
        self.last_mention = mention
        if mention.members:
            self.last_segments = mention.members
            self._refuse_longer_name(mention)
        self.last_dimension = mention.dimension or self.last_dimension
        self.preposition = ""
        self.lead = ""
        return True

    def _refuse_longer_name(self, mention: Mention) -> None:
        """ "Enterprise Plus" is not "Enterprise"."""
        after, before = self._ahead(0), self._ahead(-1)
        capital = (
            after.kind == "word"
            and after.text[:1].isupper()
            and set(after.senses) <= {"glue", "quantifier", "hedge", "ordinal", "cardinal", "weak", "superlative"}
        )
        lower = sum(token.text[:1].islower() for token in self.tokens if token.kind == "word")
        upper = sum(token.text[:1].isupper() for token in self.tokens if token.kind == "word")
        if before.kind == "name" and capital and (lower or not upper or upper == 1):
            raise Refused("invented", f"{before.text} {after.text}")

    def _is_fresh(self) -> bool:
        return self.lead in {",", ";", ":", "—", "–", "start", "and", "conj"} or self.position == 0

    def _is_conjunction(self) -> bool:
        return self.preposition in {"as", "since", "while", "before", "after"} and self._verb_ahead()

    def _verb_ahead(self) -> bool:
        for token in self.tokens[self._end : self._end + 4]:
            if token.has("move", "go_verb", "level_verb", "share_verb", "transitive", "multiple_verb") or token.word(
                "is", "was", "are", "were"
            ):
                return True
            if token.kind == "mark":
                return False
        return False

    def _coordinated(self, mention: Mention, end: int) -> int:
        """Joins "South and West", "North, South and West"."""
        while mention.members and mention.head == "name":
            position = end
            texts: list[str] = []
            while position < len(self.tokens) and self.tokens[position].word(
                ",", "and", "or", "&", "as well as", "both", "plus", "nor", "the"
            ):
                texts.append(self.tokens[position].text.lower())
                position += 1
            if not texts or position >= len(self.tokens):
                break
            found = self.mentions.read(position)
            if (
                found is None
                or not found[0].members
                or found[0].possessor
                or found[0].head not in {"name", "share"}
                or found[0].quantifier
            ):
                break
            if texts == [","] and not self._list_continues(found[1]):
                break
            other, end = found
            mention.members = tuple(dict.fromkeys(mention.members + other.members))
            mention.part = mention.part or other.part
            mention.metric = mention.metric or other.metric
            if other.head == "share":
                mention.head = "share"
        return end

    def _list_continues(self, position: int) -> bool:
        """After "A, B": true when "and C" follows, or a verb that both share."""
        if position >= len(self.tokens) or not self.tokens[position].word(",", "and", "or", "&", "as well as"):
            return False
        found = self.mentions.read(position + 1)
        return found is not None and found[0].members != ()

    def _attach_owner(self, mention: Mention, end: int) -> None:
        """ "the fall in the repeat purchase rate in South", "the share of Email", "a rate of Email"."""
        self._end = end
        if (
            mention.head not in {"change", "share", "effect", "level", "quantifier"}
            and not mention.superlative
            and not ((mention.metric or mention.part) and not mention.members)
        ):
            return
        while self._end < len(self.tokens) and self.tokens[self._end].word(
            "of", "in", "for", "at", "within", "among", "across", "to"
        ):
            if self.tokens[self._end].word("to") and mention.head != "effect":
                return
            found = self.mentions.read(self._end + 1)
            if (
                found is None
                or found[0].numbers
                or found[0].superlative
                or found[0].pronoun in {"all", "each", "that", "one"}
            ):
                return
            if not self._owned(mention, found[0]):
                return
            self._end = found[1]

    def _owned(self, mention: Mention, owner: Mention) -> bool:
        if owner.head not in {"name", "level"} or (
            owner.members and mention.members and owner.members != mention.members
        ):
            return False
        if mention.head == "share" and not owner.members:
            mention.words.append("of " + (owner.part or "whole"))
        mention.members = mention.members or owner.members
        if mention.head == "name" and owner.members:
            mention.members = owner.members
        mention.metric = mention.metric or owner.metric
        if mention.head != "share":
            mention.part = mention.part or owner.part
        mention.dimension = mention.dimension or owner.dimension
        if mention.head == "name" and mention.metric and owner.dimension and owner.plural and not owner.members:
            mention.quantifier = mention.quantifier or owner.quantifier or "all"
        mention.total = mention.total or owner.total
        return True

    # Subjects --------------------------------------------------------------------------------------------------------

    def _subject(self, mention: Mention) -> None:
        previous = self.frame
        if (
            mention.head == "effect"
            and not mention.members
            and not mention.metric
            and previous.subjects
            and previous.subjects[0].members
            and (mention.own or {"a", "an"} & set(mention.words))
        ):
            self._effect_frame(mention)
            self.frame.predicate = False
            return
        if (
            previous.change_head
            and previous.mention
            and previous.mention.members
            and not previous.predicate
            and not previous.told
            and self.lead == "and"
            and mention.members
            and mention.head == "name"
            and not self._verb_ahead_is_own()
        ):
            previous.subjects = (*previous.subjects, *mention.subjects(self.world))
            previous.grouped = True
            return
        if self._is_apposition(mention):
            previous.superlative = mention
            return
        if (
            mention.head == "pronoun"
            and mention.pronoun in {"all", "each"}
            and self.frame.explicit
            and not self.frame.told
        ):
            return
        frame = Frame(mention=mention, explicit=True)
        frame.when = mention.when or (self.frame.when if not self.frame.explicit and not self.frame.predicate else None)
        frame.subjects = self._resolve(mention)
        frame.only = mention.quantifier == "only"
        if (
            mention.pronoun in {"it", "they", "that", "this"}
            and self.headline
            and frame.subjects == (TOTAL,)
            and not self.frames
        ):
            frame.alternate = self.headline
        if (
            self.scope
            and not mention.members
            and mention.quantifier is None
            and (mention.metric or mention.part or mention.head in {"change", "level", "share"})
        ):
            frame.subjects = self.scope
        elif mention.members:
            self.scope = ()
        if previous.without and not mention.members:
            frame.subjects = frame.without = previous.without
        if self.then and previous.relations and any(r.kind == "superlative" for r in previous.relations):
            before = next(r for r in previous.relations if r.kind == "superlative")
            frame.relations.append(
                Relation(
                    "superlative",
                    others=frame.subjects,
                    mention=before.mention,
                    rank=before.rank + 1,
                    basis=before.basis,
                )
            )
            frame.effect = previous.effect
            frame.mode = previous.mode
        self.then = False
        if previous.predicate or previous.template or previous.mode or previous.movements or previous.told:
            frame.template = (
                previous if (previous.predicate or previous.mode or previous.movements) else previous.template
            )
        self._open(frame)
        self._dress(frame, mention, previous)

    def _verb_ahead_is_own(self) -> bool:
        """True when the verb behind the name is a movement of its own."""
        return any(token.has("move", "go_verb") for token in self.tokens[self._end : self._end + 2])

    def _is_apposition(self, mention: Mention) -> bool:
        """ "Email, the best channel at 44.9%, shrank"."""
        frame = self.frame
        named = frame.explicit and frame.subjects and frame.subjects[0].members and not (frame.predicate or frame.told)
        return bool(named and mention.superlative is not None and not mention.members and self.lead == ",")

    def _resolve(self, mention: Mention) -> tuple[Subject, ...]:
        """The subjects that a phrase stands for."""
        if mention.quantifier == "other":
            return self._others(mention)
        if mention.members:
            return mention.subjects(self.world)
        if mention.quantifier or mention.count is not None:
            return self._all_of(mention)
        if mention.head == "pronoun" or mention.own:
            return self._antecedent(mention)
        if (
            mention.head in {"change", "effect", "level", "share"}
            and not mention.metric
            and not mention.total
            and mention.definite
            and mention.head != "effect"
            and not mention.part
        ):
            return self._current()
        if mention.dimension and mention.plural:
            return tuple(Subject((i,)) for i in self.world.dimensions[mention.dimension])
        if (
            mention.dimension
            and mention.superlative is None
            and mention.definite
            and self.last_segments
            and mention.head == "name"
            and not mention.metric
        ):
            return tuple(Subject((i,)) for i in self.last_segments)
        return (TOTAL,)

    def _current(self) -> tuple[Subject, ...]:
        """The subject spoken of last."""
        return self.frame.subjects if self.frame.explicit and self.frame.subjects else self.carried

    def _antecedent(self, mention: Mention) -> tuple[Subject, ...]:
        if (
            mention.pronoun in {"they", "both", "these", "all", "each", "neither", "two"}
            and len(self._current()) < 2
            and self.last_segments
            and len(self.last_segments) > 1
        ):
            return tuple(Subject((i,)) for i in self.last_segments)
        if mention.pronoun == "they" and self.frame.grouped and len(self._current()) < 2 and len(self.recent) > 1:
            return self.recent
        if mention.pronoun == "both" and len(self._current()) != 2:
            return self._pair()
        if self._current() == (TOTAL,) and self.headline and mention.own:
            return self.headline
        return self._current()

    def _pair(self) -> tuple[Subject, ...]:
        for members in self.world.dimensions.values():
            if len(members) == 2:
                return tuple(Subject((i,)) for i in members)
        raise Refused("comparison", "both of what")

    def _others(self, mention: Mention) -> tuple[Subject, ...]:
        named = self.last_segments
        if not named:
            return (TOTAL,)
        dimension = self.world.segments[named[-1]].segment.dimension
        recent = self._recent(dimension)
        rest = [i for i in self.world.dimensions[dimension] if i not in recent]
        if mention.count is not None and len(rest) != mention.count:
            rest = [i for i in self.world.dimensions[dimension] if i not in named[-1:]]
        if not rest or (mention.count is not None and len(rest) != mention.count):
            raise Refused("comparison", "count of the others")
        return tuple(Subject((i,)) for i in rest)

    def _recent(self, dimension: str) -> set[int]:
        return {i for i in self.last_segments if self.world.segments[i].segment.dimension == dimension}

    def _all_of(self, mention: Mention) -> tuple[Subject, ...]:
        dimension = mention.dimension
        if dimension is None:
            if mention.quantifier == "both":
                return self.carried if len(self.carried) == 2 else self._pair()
            if mention.count is not None and self.last_dimension:
                dimension = self.last_dimension
            elif mention.head in {"change", "effect", "level", "share"}:
                return self._current()
            if self.last_segments and mention.quantifier in {"all", "none", "most", "some"}:
                dimension = self.world.segments[self.last_segments[-1]].segment.dimension
            elif len(self.world.dimensions) == 1:
                dimension = next(iter(self.world.dimensions))
            else:
                return self.carried if len(self.carried) > 1 else (TOTAL,)
        members = self.world.dimensions[dimension]
        self._check_count(mention, members)
        return tuple(Subject((i,)) for i in members)

    def _check_all(self, mention: Mention) -> None:
        """ "of the three regions": as many as there are."""
        members = self.world.dimensions.get(mention.dimension or "", ())
        if (
            mention.of_count is None
            and mention.count != len(members)
            and mention.quantifier != "other"
            and not mention.members
        ):
            raise Refused("comparison", "count of segments")

    def _check_count(self, mention: Mention, members: tuple[int, ...]) -> None:
        whole = mention.of_count if mention.of_count is not None else mention.count
        if mention.quantifier == "both" and len(members) != 2:
            raise Refused("comparison", "both of more than two")
        if mention.of_count is not None and whole != len(members):
            raise Refused("comparison", "count of segments")
        exact = mention.quantifier in {"all", "none"} or (mention.quantifier is None and mention.definite)
        if exact and mention.count is not None and mention.of_count is None and mention.count != len(members):
            raise Refused("comparison", "count of segments")

    def _dress(self, frame: Frame, mention: Mention, previous: Frame) -> None:
        """Carries what the phrase itself says into the frame."""
        if mention.superlative is not None:
            frame.superlative = mention
        if mention.possessor and mention.head == "name" and not (mention.metric or mention.part or mention.dimension):
            frame.aspect = previous.aspect or next((known.aspect for known in previous.told if known.aspect), None)
        frame.grouped = previous.grouped and mention.pronoun == "they"
        if mention.head == "change":
            frame.change_head = True
            frame.mode = "change"
            if not self._of_several(mention):
                self._require_move(mention, frame.subjects)
                if mention.move is not None:
                    frame.movements.append(self._noun_movement(mention))
        elif mention.head == "effect":
            frame.effect, frame.mode = mention.effect, "effect"
        elif mention.head == "share":
            frame.aspect = "share"
        elif mention.part:
            frame.aspect = mention.part if not mention.members or mention.part != "denominator" else None
            if mention.members:
                frame.aspect = None
                frame.mention = mention
        self._numbers_inside(mention, whole=False)
        self._adjectives(frame, mention)

    def _noun_movement(self, mention: Mention) -> Movement:
        sense = mention.move
        assert sense is not None
        sign = sense.sign * (self.polarity() if sense.tag == "polar" else 1)
        return Movement(sign, sense.strength)

    def _adjectives(self, frame: Frame, mention: Mention) -> None:
        for sense in mention.adjectives:
            if sense.category == "strong" and mention.head == "change":
                denied = mention.quantifier == "none" or self.negation or self._denied_near()
                frame.movements.append(Movement(0, sense.strength, negated=denied))
            elif sense.category == "weak" and mention.head == "change":
                frame.movements.append(Movement(0, weak=True))
            elif sense.category in {"strong", "weak"} and mention.head != "change":
                continue
            elif sense.category == "move_adjective" and mention.head in {"effect", "change"}:
                sign = sense.sign * (self.polarity() if sense.tag == "polar" else 1)
                if not mention.superlative:
                    frame.movements.append(Movement(sign, effect=mention.effect))
            elif sense.category == "move_adjective" and (mention.metric or mention.part):
                sign = sense.sign * (self.polarity() if sense.tag == "polar" else 1)
                if not mention.members and not mention.own and mention.rates and not frame.subjects[0].members:
                    frame.effect = "rate_effect" if self.world.is_ratio else None
                frame.movements.append(Movement(sign, effect=frame.effect))
            elif sense.category == "good" and mention.head in {"change", "effect"}:
                frame.relations.append(Relation("good", sense.sign))

    @staticmethod
    def _of_several(mention: Mention) -> bool:
        """ "gains and losses cancel out": movements of whatever parts."""
        plural = bool(mention.words) and mention.words[-1].endswith("s") and mention.words[-1] != "loss"
        return (
            plural
            and not mention.members
            and not mention.metric
            and not mention.total
            and not mention.definite
            and mention.quantifier is None
        )

    def _denied_near(self) -> bool:
        """ "no sign of an unusual change"."""
        return any(token.has("negation") for token in self.tokens[max(0, self.position - 9) : self.position])

    def _require_move(self, mention: Mention, subjects: tuple[Subject, ...]) -> None:
        """A named fall must be one: "the decline" said of something that rose is false."""
        if mention.move is None or mention.head != "change" or mention.superlative or mention.quantifier == "none":
            return
        owners = (TOTAL,) if (mention.total or mention.metric) and not mention.members else subjects
        sign = self._noun_movement(mention).sign
        for subject in owners:
            delta = self.world.course(subject, "value").delta
            if delta is not None and delta * sign > 0:
                return
        if mention.definite and any((self.world.facts.delta * sign) > 0 for _ in (0,)):
            return
        if not (mention.definite or mention.possessor):
            return
        raise Refused("direction", "named movement")

    def _numbers_inside(self, mention: Mention, *, whole: bool) -> None:
        for token in mention.numbers:
            if token.figure is None:
                continue
            told = Told(
                token.figure,
                self.hedge if self.hedge != "none" else mention.hedge,
                role="change",
                sign=token.figure.sign,
            )
            self.hedge = "none"
            if mention.move is not None and not told.sign:
                told.sign = self._noun_movement(mention).sign
            if mention.members:
                told.owners = mention.subjects(self.world)
            elif whole or mention.total or mention.metric or mention.when:
                told.owners = (TOTAL,)
            self.frame.told.append(told)

    def polarity(self) -> int:
        """1 when up is good, -1 when down is."""
        return -1 if self.world.facts.polarity == "down" else 1

    # Objects and complements -----------------------------------------------------------------------------------------

    def _object(self, mention: Mention) -> None:
        frame = self.frame
        last = frame.movements[-1] if frame.movements else None
        part = frame.told[-1] if frame.told else None
        if (
            part is not None
            and part.role == "part_of_change"
            and part.owners is None
            and not frame.explicit
            and (mention.effect or mention.members)
        ):
            part.owners, part.effect = mention.subjects(self.world) or (TOTAL,), mention.effect
            self._open(
                Frame(
                    mention=mention,
                    subjects=part.owners,
                    explicit=True,
                    effect=mention.effect,
                    mode="effect" if mention.effect else "change",
                    contribution=True,
                )
            )
            return
        if mention.superlative is not None:
            frame.superlative = frame.superlative or mention
            frame.relations.append(Relation("superlative", mention=mention, rank=mention.rank, negated=self.negation))
            if mention.head == "change":
                frame.mode = "change"
                frame.movements = [m for m in frame.movements if m.still is None]
            return
        if mention.head == "change":
            self._change_object(frame, mention)
        elif mention.head == "effect" and frame.change_head and not frame.told and mention.effect != "contribution":
            frame.relations.append(
                Relation(
                    "driver",
                    effect=mention.effect,
                    negated=self.negation,
                    mainly=self._adverb(_MAINLY),
                    entirely=self._adverb(_ENTIRELY),
                )
            )
            self._effect_frame(mention)
        elif mention.head == "effect" and self.negation:
            frame.relations.append(Relation("driver", effect=mention.effect, negated=True))
            self.negation = False
        elif mention.head == "effect":
            self._effect_frame(mention)
        elif mention.head == "share":
            frame.aspect = "share"
        elif mention.part and not mention.members:
            frame.aspect = mention.part
            if last is not None:
                last.aspect = mention.part
        elif (
            mention.members
            and frame.relations
            and frame.relations[-1].kind in {"compare", "offset", "ahead"}
            and not frame.relations[-1].others
        ):
            frame.relations[-1].others = mention.subjects(self.world)
        elif mention.members:
            self._segment_object(frame, mention)
        elif mention.quantifier == "none" and (mention.metric or mention.part):
            frame.told.append(Told(Figure(0.0, 0.0, "plain", 0.0), role="level"))
            self.none_told = True
        elif mention.metric or mention.total:
            self._whole_object(frame, last)
            self._adjectives(frame, mention)
        elif mention.head == "level" and mention.when == "previous":
            self._hold_level(frame)

    def _effect_frame(self, mention: Mention) -> None:
        """An effect that is told of the subject: its figures are no figures of the clause before."""
        frame = self.frame
        if frame.told or frame.movements or (frame.effect not in {None, mention.effect}):
            subjects = mention.subjects(self.world) if mention.members else frame.subjects
            self._open(Frame(mention=mention, subjects=subjects, explicit=False, predicate=True))
        self.frame.effect, self.frame.mode = mention.effect, "effect"
        self._numbers_inside(mention, whole=False)
        self._adjectives(self.frame, mention)

    def _change_object(self, frame: Frame, mention: Mention) -> None:
        if frame.relations and frame.relations[-1].kind in {"driver", "offset"}:
            if (
                frame.relations[-1].kind == "driver"
                and mention.move is not None
                and self._noun_movement(mention).sign * self.world.facts.delta <= 0
            ):
                raise Refused("direction", "a driver of what did not happen")
            self._numbers_inside(mention, whole=not mention.members)
            return
        frame.mode = "change"
        self._numbers_inside(mention, whole=False)
        if mention.move is not None:
            movement = self._noun_movement(mention)
            movement.negated = mention.quantifier == "none" or self.negation
            frame.movements.append(movement)
        self._adjectives(frame, mention)
        frame.predicate = True

    def _segment_object(self, frame: Frame, mention: Mention) -> None:
        if frame.superlative is not None or (
            frame.mention is not None and (frame.mention.superlative or frame.mention.quantifier == "only")
        ):
            frame.relations.append(
                Relation(
                    "superlative",
                    others=mention.subjects(self.world),
                    mention=frame.superlative or frame.mention,
                    rank=1,
                )
            )
            frame.subjects = mention.subjects(self.world)
            return
        if frame.change_head or frame.effect:
            frame.relations.append(Relation("driver", others=mention.subjects(self.world), effect=frame.effect))
            return
        if self.last == "predicate" and frame.movements:
            frame.relations.append(Relation("driver", others=mention.subjects(self.world)))
            return
        raise Refused("subject", "segment as an object")

    def _whole_object(self, frame: Frame, last: Movement | None) -> None:
        """ "dragged net revenue down", "lifted the rate by"."""
        if (
            frame.subjects
            and frame.subjects[0].members
            and last is not None
            and last.still is None
            and not frame.change_head
        ):
            last.transitive = True
            last.effect = frame.effect or "contribution"
            frame.mode = "effect"

    def _hold_level(self, frame: Frame) -> None:
        for movement in frame.movements:
            if movement.still is None:
                continue
            movement.sign = 0

    def _complement(self, mention: Mention) -> None:
        preposition = self.preposition
        frame = self.frame
        members = mention.subjects(self.world) if mention.members else ()
        last = frame.told[-1] if frame.told else None
        if (
            preposition in {"as", "than"}
            and members
            and last is not None
            and last.role == "multiple"
            and last.versus is None
        ):
            last.versus = members
            return
        drove = any(relation.kind == "driver" for known in (*self.frames[-2:], frame) for relation in known.relations)
        if preposition == "from" and members and drove and not frame.told and not self._shifting():
            frame.relations.append(Relation("driver", others=members))
            self._open(Frame(mention=mention, subjects=members, explicit=True, mode="change", contribution=True))
            return
        if preposition in {"without", "excluding", "except", "besides"} or mention.preposition == "apart from":
            self._exclude(mention)
            return
        if preposition == "with" and (members or mention.head == "change" or mention.superlative):
            self._absolute(mention)
            return
        if preposition == "than" or (self.comparing in {"than", "compared"} and members):
            self._compared(mention)
            return
        if (
            preposition in {"to", "towards", "toward", "from"}
            and members
            and (frame.effect == "mix_effect" or frame.aspect == "share" or self._shifting())
        ):
            sign = -1 if preposition == "from" else 1
            frame.relations.append(Relation("shift", sign, others=members))
            return
        if members:
            self._locate(mention, members)
            return
        if (
            mention.dimension
            and mention.quantifier in {"all", "none", "both"}
            and preposition in {"in", "within", "across", "at", "for", "on"}
            and frame.movements
            and not frame.told
        ):
            self._everywhere(mention)
            return
        if mention.head == "effect" and preposition == "as":
            self._open(Frame(mention=mention, subjects=(TOTAL,), explicit=True, effect=mention.effect, mode="effect"))
            return
        if mention.head == "effect" and preposition in {"with", "of"}:
            self._effect_frame(mention)
            return
        if mention.head == "effect":
            frame.relations.append(
                Relation(
                    "driver",
                    effect=mention.effect,
                    negated=self.negation,
                    mainly=self._adverb(_MAINLY),
                    entirely=self._adverb(_ENTIRELY),
                )
            )
            self._effect_frame(mention)
            return
        self._bare_complement(mention)

    def _everywhere(self, mention: Mention) -> None:
        """ "lower in all three plans", "increased within no platform"."""
        frame = self.frame
        said = [movement for movement in frame.movements if movement.sign and movement.still is None][-1:]
        self._open(
            Frame(
                mention=mention,
                subjects=self._all_of(mention),
                explicit=True,
                movements=[Movement(m.sign, negated=m.negated) for m in said],
                predicate=True,
            )
        )
        if mention.quantifier == "none":
            frame.movements = [movement for movement in frame.movements if movement not in said]

    def _shifting(self) -> bool:
        near = self.last_mention
        if (
            self.went.startswith(("moved", "shift", "migrat", "switch"))
            and self.frame.subjects == (TOTAL,)
            and not self.frame.told
        ):
            return True
        return (near is not None and bool({"shift", "move", "swing", "migration", "shifts"} & set(near.words))) or bool(
            self.frame.relations and self.frame.relations[-1].kind == "shift"
        )

    def _bare_complement(self, mention: Mention) -> None:
        frame = self.frame
        if mention.head == "change" and mention.superlative is None:
            self._require_move(mention, frame.subjects)
            self._numbers_inside(mention, whole=False)
            if self.preposition in {"in", "of", "to", "for"} and frame.mode is None:
                frame.mode = "change"
        elif mention.superlative is not None:
            self._object(mention)
        elif (
            mention.head in {"name", "level"}
            and (mention.metric or mention.head == "level")
            and self.preposition in {"with", "at", "of"}
        ):
            if self.preposition == "with" and not frame.predicate:
                self.pinned = True
            else:
                frame.mode = "level" if not frame.movements or self.preposition == "with" else frame.mode
        if mention.when is not None and mention.when not in {"previous", "current"}:
            raise Refused("period", "unknown period")

    def _adverb(self, words: frozenset[str]) -> bool:
        return any(part in words for adverb in self.adverbs for part in (adverb, *adverb.split()))

    def _locate(self, mention: Mention, members: tuple[Subject, ...]) -> None:
        """ "in South", "by South", "for South", "of South": the place of what was said, or its driver."""
        frame = self.frame
        if self.shift_next:
            self.shift_next = False
            frame.told = [told for told in frame.told if not isinstance(told.figure, VagueFigure)]
            frame.relations.append(Relation("shift", 1, others=members))
            return
        if self._adverb(_MAINLY) or self.preposition == "by":
            frame.relations.append(
                Relation(
                    "driver",
                    others=members,
                    mainly=self._adverb(_MAINLY),
                    entirely=self._adverb(_ENTIRELY),
                    negated=self.negation,
                )
            )
            self.adverbs = []
            self._numbers_for(members)
            return
        if frame.superlative is not None and not (
            frame.subjects and frame.subjects[0].members and frame.explicit and not frame.change_head
        ):
            frame.relations.append(
                Relation("superlative", others=members, mention=frame.superlative, rank=frame.superlative.rank)
            )
            frame.subjects = members
            return
        if frame.explicit and frame.subjects and frame.subjects[0].members:
            if set(members) == set(frame.subjects):
                return
            if frame.told and frame.told[-1].role == "previous" and self.last in {"number", "number_of"}:
                self._versus(members)
                return
            raise Refused("subject", "a segment of a segment")
        unplaced = [told for told in frame.told if told.owners is None]
        for told in unplaced:
            told.owners = members
        if not frame.explicit or (frame.subjects and not frame.subjects[0].members):
            for movement in frame.movements:
                movement.owners = movement.owners or members
        if not unplaced or not frame.told:
            if not frame.explicit and not frame.predicate and self.preposition in {"in", "for", "at", "within", "on"}:
                self.scope = members
            frame.subjects = members
            frame.explicit = True

    def _versus(self, members: tuple[Subject, ...]) -> None:
        told = self.frame.told[-1]
        earlier = self.frame.told[-2] if len(self.frame.told) > 1 else None
        told.role = earlier.role if earlier else "level"
        told.owners = members
        told.sign = earlier.sign if earlier else 0

    def _numbers_for(self, members: tuple[Subject, ...]) -> None:
        """Figures behind a driver are its own."""
        self._open(Frame(subjects=members, explicit=True, mode="change", contribution=True))
        self.frame.inherited = True

    def _exclude(self, mention: Mention) -> None:
        if mention.pronoun in {"it", "them", "that", "this"}:
            mention.members = tuple(index for subject in self._current() for index in subject.members)
        if not mention.members:
            return
        rest = Subject(tuple(sorted(mention.members)), rest=True)
        if self.preposition == "except":
            self.frame.relations.append(Relation("exception", others=mention.subjects(self.world)))
            return
        if self.frame.explicit and not self.frame.subjects[0].members:
            self.frame.subjects = (rest,)
        elif self.frame.explicit:
            self.frame.relations.append(Relation("exception", others=mention.subjects(self.world)))
        else:
            self.frame.without = (rest,)
            self.frame.subjects = (rest,)

    def _absolute(self, mention: Mention) -> None:
        """ "with South losing $101,260", "with a decline of 4.4%"."""
        if mention.members and mention.head == "name":
            self.lead = "conj"
            self._subject(mention)
            return
        self._object(mention)

    def _compared(self, mention: Mention) -> None:
        frame = self.frame
        if mention.members:
            relation = next((r for r in reversed(frame.relations) if r.kind == "compare" and not r.others), None)
            if relation is None:
                relation = Relation("compare", sign=1)
                frame.relations.append(relation)
            relation.others = mention.subjects(self.world)
        elif mention.part or mention.metric:
            relation = next((r for r in reversed(frame.relations) if r.kind == "compare" and not r.others), None)
            if relation is not None and mention.part:
                relation.mention = mention
                relation.others = (TOTAL,)
        elif mention.when not in {None, "previous"}:
            raise Refused("period", "compared with the current period")
        self.comparing = ""

    # Predicates ------------------------------------------------------------------------------------------------------

    def _predicate(self, token: Token) -> bool:
        for category, handler in (
            ("noise_noun", self._noise), ("note_noun", self._skip), ("multiple_verb", self._multiple_verb), ("still", self._still), ("hold", self._hold),
            ("driver", self._driver), ("transitive", self._transitive),
            ("move", self._move), ("move_noun", self._move), ("share_verb", self._share_verb), ("offset_verb", self._offset),
            ("outpace_verb", self._outpace), ("drive_verb", self._drive), ("go_verb", self._go), ("level_verb", self._level), ("move_adjective", self._adjective),
            ("good", self._good), ("level_sign", self._level_sign), ("pace", self._pace),
        ):  # fmt: skip
            if token.has(category) and handler(token):
                self.position += 1
                self.last = "predicate"
                self.lead = ""
                self.preposition = ""
                self.frame.predicate = True
                return True
        return False

    def _skip(self, token: Token) -> bool:
        return True

    def _separate(self) -> None:
        """A second predicate behind "and" or a comma opens a clause with the same subject."""
        frame = self.frame
        if self._here().word("up", "down") and self._ahead().word("from") and frame.told and not frame.movements:
            return
        if self.lead in {"and", "conj", ",", ";"} and frame.predicate and (frame.told or frame.movements):
            self._open(Frame(mention=frame.mention, subjects=frame.subjects, explicit=False, grouped=frame.grouped))
            self.frame.inherited = False

    def _move(self, token: Token) -> bool:
        sense = token.sense("move") or token.senses["move_noun"]
        self._separate()
        sign = sense.sign * (self.polarity() if sense.tag == "polar" else 1)
        movement = Movement(sign, sense.strength, negated=self._negated())
        self._strengthen(movement)
        self.frame.movements.append(movement)
        self.frame.mode = "effect" if self.frame.effect else "change"
        return True

    def _negated(self) -> bool:
        negated, self.negation = self.negation, False
        return negated

    def _strengthen(self, movement: Movement) -> None:
        for kind, strength in self.strength:
            if kind == "weak":
                movement.weak = True
            else:
                movement.strength = max(movement.strength, strength)
        self.strength = []

    def _adjective(self, token: Token) -> bool:
        sense = token.senses["move_adjective"]
        if token.word("above", "below", "short of") and not (
            self._ahead().kind in {"period", "name", "number"}
            or self._ahead().has("time", "noise_noun", "hedge")
            or self._ahead().word("the", "that", "its")
        ):
            return False
        if token.word("positive", "negative") and self._levels and not self.frame.effect and not self.frame.change_head:
            self.frame.movements.append(Movement(0, level=sense.sign, negated=self._negated()))
            return True
        if self._ahead().has("noise_noun") or self._ahead(2).has("noise_noun"):
            return self._beyond(token)
        following = (
            self.mentions.read(self.position + 1)
            if token.word(
                "above", "below", "larger", "bigger", "lower", "higher", "smaller", "greater", "longer", "shorter"
            )
            else None
        )
        if token.word("above", "below") and following and following[0].members:
            self.frame.relations.append(Relation("ahead", sense.sign, basis="level", negated=self._negated()))
            return True
        self._separate()
        if self._ahead().word("than") and self._segment_after(2):
            self.frame.relations.append(
                Relation(
                    "compare",
                    sense.sign * (self.polarity() if sense.tag == "polar" else 1),
                    basis="level",
                    negated=self._negated(),
                )
            )
            return True
        movement = Movement(sense.sign * (self.polarity() if sense.tag == "polar" else 1), negated=self._negated())
        self._strengthen(movement)
        self.frame.movements.append(movement)
        self.frame.mode = "effect" if self.frame.effect else "change"
        if token.word("above", "below", "higher", "lower"):
            self.comparing = "than"
        return True

    def _segment_after(self, offset: int) -> bool:
        found = self.mentions.read(self.position + offset) if self.position + offset < len(self.tokens) else None
        return bool(found and (found[0].members or found[0].part))

    def _multiple_verb(self, token: Token) -> bool:
        self._separate()
        multiple = float(token.senses["multiple_verb"].tag)
        self.frame.movements.append(
            Movement(1 if multiple > 1 else -1, multiple=multiple, hedge=self.hedge, negated=self._negated())
        )
        self.hedge = "none"
        self.frame.mode = "change"
        return True

    def _still(self, token: Token) -> bool:
        self._separate()
        self.frame.movements.append(Movement(0, still=token.senses["still"].strength, negated=self._negated()))
        self.frame.mode = "level"
        return True

    def _hold(self, token: Token) -> bool:
        following = self.mentions.read(self.position + 1)
        if following is None or (following[0].when != "previous" and following[0].head != "level"):
            return False
        self.frame.movements.append(Movement(0, still=1, negated=self._negated(), hedge="hold"))
        return True

    def _transitive(self, token: Token) -> bool:
        self._separate()
        frame = self.frame
        sense = token.senses["transitive"]
        if token.text.lower().startswith(("cost", "hurt", "help", "weigh")):
            sense = sense._replace(sign=sense.sign * self.polarity())
        if frame.mention is not None and frame.mention.rates and not frame.mention.members and frame.effect is None:
            frame.effect, frame.subjects = "rate_effect", (TOTAL,)
        movement = Movement(sense.sign, negated=self._negated(), transitive=True, effect=frame.effect or "contribution")
        self._strengthen(movement)
        frame.movements.append(movement)
        frame.mode = "effect"
        return True

    def _share_verb(self, token: Token) -> bool:
        self._separate()
        frame = self.frame
        contributes = token.text.lower().startswith("contribut")
        frame.contribution = frame.contribution or contributes
        frame.mode = "effect" if contributes or frame.effect else "share"
        figure = self._ahead().figure or self._ahead(2).figure
        if (
            token.text.lower().startswith(("take", "took", "taking"))
            and figure is not None
            and figure.unit not in {"percent", "fraction"}
        ):
            frame.mode = "level"
        return True

    def _level(self, token: Token) -> bool:
        if self._ahead().has("move_adjective") and token.text.lower() in {"ended", "closed", "finished"}:
            return True
        self._separate()
        if token.text.lower().startswith(("start", "began", "begin")):
            self.frame.when = self.frame.when or "previous"
        if self.frame.mode != "effect" or not self.frame.effect:
            self.frame.mode = "level" if not self.frame.change_head else "change"
        return True

    def _go(self, token: Token) -> bool:
        self._separate()
        negated = self._negated()
        self.went = token.text.lower()
        if negated:
            self.frame.movements.append(Movement(0, still=0))
        self.frame.mode = "change"
        return True

    def _offset(self, token: Token) -> bool:
        self.frame.relations.append(
            Relation("offset", negated=self._negated(), basis=token.text.lower(), mainly=self._partly())
        )
        self.frame.mode = self.frame.mode or "change"
        self.frame.relations[-1].hedge, self.hedge = self.hedge, "none"
        if self._ahead().word("by"):
            self._offset_by()
        elif self._segment_after(1) and self.frame.subjects and self.frame.subjects[0].members:
            found = self.mentions.read(self.position + 1)
            assert found is not None
            if not found[0].effect and found[0].head == "name":
                self.frame.relations[-1].others, self.frame.relations[-1].basis = found[0].subjects(self.world), "of"
                self.position = found[1] - 1
                self._open(Frame(mention=found[0], subjects=found[0].subjects(self.world), explicit=False))
                self.last, self.last_mention = "mention", found[0]
        return True

    def _offset_by(self) -> None:
        """ "was almost offset by App (220)"."""
        found = self.mentions.read(self.position + 2)
        if found is None or not found[0].members:
            raise Refused("comparison", "offset by what")
        mention, end = found
        end = self._coordinated(mention, end)
        relation = self.frame.relations[-1]
        relation.others, relation.basis = mention.subjects(self.world), "by"
        self.position = end - 1
        self._open(Frame(mention=mention, subjects=relation.others, explicit=True, mode="change", contribution=True))
        self.last, self.last_mention, self.last_segments = "mention", mention, mention.members

    def _partly(self) -> bool:
        nearby = " ".join(token.text.lower() for token in self.tokens[max(0, self.position - 3) : self.position + 8])
        return any(word in nearby for word in ("part", "only", "small", "some", "little", "slight"))

    def _outpace(self, token: Token) -> bool:
        if self._noise_near():
            return self._beyond(token)
        down = token.text.lower().split()[0] in {
            "trail",
            "trails",
            "trailed",
            "trailing",
            "lag",
            "lags",
            "lagged",
            "lagging",
        } or token.text.lower().startswith(("fall", "fell"))
        basis = (
            "overtake"
            if token.text.lower().startswith(("overtake", "overtook", "overtaking"))
            else "growth"
            if token.text.lower().startswith(("outpac", "outgr", "outperf"))
            else "any"
        )
        self.frame.relations.append(Relation("compare", -1 if down else 1, basis=basis, negated=self._negated()))
        return True

    def _drive(self, token: Token) -> bool:
        if self._noise_near():
            return False
        if self.frame.relations and self.frame.relations[-1].kind == "noise":
            return True
        figure = self._ahead().figure or (self._ahead(2).figure if self._ahead().has("hedge") else None)
        if figure is not None and (self.frame.effect or (self.frame.mention and self.frame.mention.rates)):
            self.frame.effect = self.frame.effect or "rate_effect"
            self.frame.mode = "effect"
            return True
        if token.has("meta") and (
            self.negation
            or any(
                known.word("nothing", "no", "to") for known in self.tokens[max(0, self.position - 3) : self.position]
            )
        ):
            return True
        self.frame.relations.append(
            Relation(
                "driver",
                others=self.frame.subjects if self.frame.subjects and self.frame.subjects[0].members else (),
                effect=self.frame.effect,
                negated=self._negated(),
                mainly=self._adverb(_MAINLY) or token.text.lower().startswith(("lead", "led", "dominat", "account")),
            )
        )
        if not self.frame.effect and not (self.frame.subjects and self.frame.subjects[0].members):
            raise Refused("cause", token.text)
        self.adverbs = []
        return True

    def _driver(self, token: Token) -> bool:
        """ "driven by", "due to": what follows must be a place in the data."""
        found = self.mentions.read(self.position + 1)
        entirely, mainly = self._adverb(_ENTIRELY), self._adverb(_MAINLY)
        negated = self._negated()
        self.adverbs = []
        if found is None:
            number = self._ahead()
            if number.kind == "number" or number.has("hedge"):
                return False
            if number.has("strong", "weak", "hedge", "glue"):
                return self._driver_after_adverb(token, mainly=mainly, negated=negated)
            raise Refused("cause", token.text)
        self._drivers(found, mainly=mainly, entirely=entirely, negated=negated)
        return True

    def _driver_after_adverb(self, token: Token, *, mainly: bool, negated: bool) -> bool:
        found = self.mentions.read(self.position + 2)
        if found is None:
            raise Refused("cause", token.text)
        self.position += 1
        self._drivers(found, mainly=mainly, entirely=False, negated=negated)
        return True

    def _drivers(self, found: tuple[Mention, int], *, mainly: bool, entirely: bool, negated: bool) -> None:
        mention, end = found
        end = self._coordinated(mention, end)
        self._attach_owner(mention, end)
        relation = Relation("driver", mainly=mainly, entirely=entirely, negated=negated)
        own = mention.own and self.carried
        share = (
            self.frame.told[-1] if self.frame.told and self.last in {"number", "number_of", "bracket", "and"} else None
        )
        rest = (
            self.frame.mention is not None
            and self.frame.mention.quantifier == "other"
            and not self.frame.mention.members
        )
        if (
            share is not None
            and (not self.frame.explicit or rest)
            and share.owners is None
            and not self.frame.movements
            and share.role == "level"
        ):
            share.role = "part_of_change" if share.figure.unit in {"percent", "fraction"} else "effect"
            share.of_it = True
        if mention.members and mention.effect is None and not mention.adjectives and mention.head in {"name", "change"}:
            relation.others = mention.subjects(self.world)
        elif mention.rates and not mention.members:
            relation.effect, relation.basis = "rate_effect", "told" if share is not None else ""
        elif mention.effect:
            relation.effect, relation.basis = mention.effect, "told" if share is not None else ""
            relation.others = mention.subjects(self.world)
        elif mention.adjectives or mention.head in {"change", "share"}:
            relation = self._driver_by_movement(mention, relation)
        elif mention.dimension and mention.quantifier:
            relation.others = self._resolve(mention)
        elif mention.superlative or own:
            relation.others = self.carried
        else:
            raise Refused("cause", "unknown reason")
        self.frame.relations.append(relation)
        share = (
            self.frame.told[-1] if self.frame.told and self.last in {"number", "number_of", "bracket", "and"} else None
        )
        if (
            share is not None
            and not self.frame.explicit
            and share.owners is None
            and share.figure.unit not in {"percent", "fraction"}
            and not self.frame.movements
        ):
            share.role = "effect"
        if share is not None and share.role in {"part_of_change", "effect"}:
            share.owners = relation.others or ((TOTAL,) if relation.effect else share.owners)
            share.effect = relation.effect
        self._numbers_inside(mention, whole=False)
        self.position = self._end - 1
        self.last_mention = mention
        if mention.members:
            self.last_segments = mention.members
        self._open(
            Frame(
                mention=mention,
                subjects=relation.others or (TOTAL,),
                explicit=bool(relation.others),
                mode="effect" if mention.effect else "change",
                effect=relation.effect,
                contribution=True,
            )
        )
        self.frame.inherited = True

    def _driver_by_movement(self, mention: Mention, relation: Relation) -> Relation:
        """ "due to lower rates", "due to weaker channels", "because of the decline in South"."""
        sign = 0
        for sense in mention.adjectives:
            if sense.category == "move_adjective":
                sign = sense.sign * (self.polarity() if sense.tag == "polar" else 1)
        if mention.move is not None:
            sign = self._noun_movement(mention).sign
        if mention.members:
            relation.others = mention.subjects(self.world)
            return relation
        if mention.metric or mention.dimension:
            relation.effect = "rate_effect"
            relation.sign = sign or 1
            relation.basis = "signed"
            return relation
        if mention.part:
            relation.mention, relation.sign, relation.basis = mention, sign, "part"
            return relation
        raise Refused("cause", "unknown reason")

    def _noise_near(self) -> bool:
        return any(token.has("noise_noun") for token in self.tokens[self.position + 1 : self.position + 6])

    def _beyond(self, token: Token) -> bool:
        """ "exceeds normal variation", "above the usual range", "larger than usual movement"."""
        inside = token.word("within", "inside", "below") or (token.sense("move_adjective") or Movement(1)).sign < 0
        self.frame.relations.append(Relation("noise", -1 if inside else 1, negated=self._negated()))
        return True

    def _noise(self, token: Token) -> bool:
        if self.frame.relations and self.frame.relations[-1].kind == "noise":
            return True
        before = [known.text.lower() for known in self.tokens[max(0, self.position - 6) : self.position]]
        text = " ".join(before)
        negated = self._negated()
        if (
            any(
                word in before or (" " in word and word in text) or any(w.startswith("exceed") for w in before)
                for word in ("outside", "beyond", "out of", "above", "more than", "past", "over")
            )
            and "no more than" not in text
            and "not more than" not in text
        ):
            sign = 1
        elif any(
            word in before
            for word in ("within", "inside", "in", "of", "than", "by", "to", "with", "just", "only", "as", "normal")
        ):
            sign = -1
        elif negated:
            sign, negated = 1, False
        else:
            sign = -1
        self.frame.relations.append(Relation("noise", sign, negated=negated))
        return True

    def _level_sign(self, token: Token) -> bool:
        """ "profitable", "in the red"."""
        if not self._levels:
            raise Refused("invented", token.text)
        self.frame.movements.append(Movement(0, level=token.senses["level_sign"].sign, negated=self._negated()))
        return True

    def _pace(self, token: Token) -> bool:
        """ "slower", "sped up": longer for a duration, lower for a turnover; nothing else has a pace."""
        if (
            self._ahead().word("than")
            or any(known.word("than", "(") for known in self.tokens[self.position :])
            or self.frame.movements
        ):
            return False
        unit = self.world.facts.unit
        if unit not in {"minutes", "ratio"}:
            raise Refused("direction", token.text)
        sign = token.senses["pace"].sign * (-1 if unit == "minutes" else 1)
        self._separate()
        self.frame.movements.append(Movement(sign, negated=self._negated()))
        self.frame.mode = "change"
        return True

    def _good(self, token: Token) -> bool:
        self.frame.relations.append(Relation("good", token.senses["good"].sign, negated=self._negated()))
        return True

    # Function words --------------------------------------------------------------------------------------------------

    def _function(self, token: Token) -> bool:
        word = token.text.lower()
        if (
            token.has("quantifier")
            and word in {"each", "all", "both", "some", "most", "only", "alone", "solely", "any", "every", "many"}
            and not token.has("negation")
        ):
            return self._floating(token, word)
        if token.has("negation") or word == "not":
            self.negation = not self.negation
        elif token.has("pace"):
            self._glue(token, word)
        elif token.has("superlative"):
            self.frame.superlative = self.frame.superlative or Mention(superlative=token.senses["superlative"])
            self.frame.relations.append(
                Relation("superlative", mention=Mention(superlative=token.senses["superlative"]))
            )
        elif token.has("strong", "weak"):
            self._degree(token)
        elif token.has("hedge") and self._hedges(token):
            self.hedge = token.senses["hedge"].tag
        elif token.has("cardinal") and not token.has("glue") and self._stray_number(token):
            return True
        elif token.has(
            "modal",
            "seeming",
            "link",
            "meta",
            "note_verb",
            "ordinal",
            "cardinal",
            "grain_noun",
            "hedge",
            "level_noun",
            "fraction",
            "share_noun",
            "cause",
            "note_noun",
            "time",
        ):
            self._glue(token, word)
        elif token.has("absent"):
            raise Refused("invented", token.text)
        elif token.has("glue"):
            self._glue(token, word)
        else:
            return False
        self.position += 1
        return True

    def _stray_number(self, token: Token) -> bool:
        """A number word that counts nothing named: a figure like any other."""
        value = float(token.senses["cardinal"].strength)
        if self._ahead(-1).word("the") and self._ahead(-2).word("of") and self.last_segments:
            if len(self.world.siblings(Subject((self.last_segments[-1],)))) != value:
                raise Refused("comparison", "count of segments")
            self.position += 1
            return True
        figure = Figure(value, 1.0, "plain", value)
        self.tokens[self.position] = Token("number", token.text, figure=figure)
        return self._number(self.tokens[self.position])

    def _floating(self, token: Token, word: str) -> bool:
        template = self.frame.template
        if (
            word == "most"
            and template is not None
            and not self.frame.movements
            and template.movements
            and self.frame.subjects[0].members
        ):
            self.frame.movements.append(Movement(template.movements[-1].sign))
            self.frame.mode = "change"
        elif word == "most" and not self.frame.movements and self.frame.explicit and self.frame.subjects[0].members:
            ranked = Mention(superlative=Sense("superlative", 1, 0, "any"), words=["highest"])
            ranked.effect = "contribution" if self.frame.contribution else None
            ranked.words.append("contributor" if self.frame.contribution else "highest")
            self.frame.relations.append(Relation("superlative", mention=ranked))
        if word == "each" and self.frame.told:
            self.frame.told[-1].each = True
        if word == "most" and self.frame.movements and self.frame.subjects and self.frame.subjects[0].members:
            self.frame.relations.append(
                Relation("superlative", mention=Mention(superlative=None, head="none"), basis="most")
            )
        if word in {"only", "solely"}:
            self.adverbs.append(word)
        self.position += 1
        return True

    def _degree(self, token: Token) -> None:
        kind = "strong" if token.has("strong") else "weak"
        strength = token.senses[kind].strength
        following = self._ahead()
        if self.frame.movements and self.last == "predicate" and not following.has("move", "move_adjective"):
            if kind == "weak":
                self.frame.movements[-1].weak = True
            else:
                self.frame.movements[-1].strength = max(self.frame.movements[-1].strength, strength)
        elif following.has("move", "move_adjective", "strong", "weak", "transitive", "multiple_verb"):
            self.strength.append((kind, strength))
        else:
            self.frame.movements.append(
                Movement(0, strength if kind == "strong" else 0, weak=kind == "weak", negated=self._negated())
            )

    def _hedges(self, token: Token) -> bool:
        following = self._ahead()
        if (
            token.text.lower() in {"more than", "less than", "fewer than", "greater than", "smaller than"}
            and (following.kind == "name" or self._segment_after(1))
            and following.kind != "number"
        ):
            self.frame.relations.append(
                Relation(
                    "compare",
                    -1 if token.senses["hedge"].tag == "below" else 1,
                    basis="amount",
                    negated=self._negated(),
                )
            )
            self.preposition, self.comparing = "than", "than"
            return False
        if (
            following.kind == "number"
            or following.has("multiple_verb")
            or following.has("hedge", "driver", "transitive", "offset_verb")
            or (following.word("a", "an", "the", "another") and self._ahead(2).kind == "number")
        ):
            return True
        if self.tokens[self.position - 1].kind == "number" and token.word("or so", "or less"):
            return False
        found = self.mentions.read(self.position + 1)
        return bool(found and found[0].numbers)

    def _glue(self, token: Token, word: str) -> None:
        if (
            word == "more"
            and self._ahead(-1).word("and")
            and self.frame.told
            and isinstance(self.frame.told[-1].figure, VagueFigure)
        ):
            self.frame.told[-1].figure = VagueFigure(0, 0, "fraction", 0, span=Fraction(1.0, 5.0, "all and more"))
            return
        if (
            word in {"but", "though", "only"}
            and self._ahead().has("negation")
            and self._ahead(2).word("for", "in", "at", "on")
            and self._segment_after(3)
        ):
            found = self.mentions.read(self.position + 3)
            assert found is not None
            self.frame.relations.append(Relation("exception", others=found[0].subjects(self.world)))
            self.position = found[1] - 1
            return
        if word == "excepted" and self.last_mention is not None and self.last_mention.members:
            before = self.frames[-1] if self.frames else self.frame
            before.relations.append(Relation("exception", others=self.last_mention.subjects(self.world)))
            return
        if word == "followed" and self._ahead().word("by"):
            self.lead, self.then, self.preposition = "conj", True, ""
            self.position += 1
            return
        if word in _COPULAS and self.lead in {"and", "conj", ","}:
            frame = self.frame
            if frame.predicate or frame.told:
                self._open(Frame(mention=frame.mention, subjects=frame.subjects, template=frame, grouped=frame.grouped))
            self.lead = ""
        if word == "per" and not (
            self._ahead().kind in {"name", "number"}
            or self._ahead().has("grain_noun")
            or self._ahead().word("cent", "piece")
        ):
            raise Refused("invented", "per " + self._ahead().text)
        if (
            word in {"but", "bar", "save"}
            and self.last_mention is not None
            and self.last_mention.quantifier in {"all", "none"}
            and self.last == "mention"
            and self._segment_after(1)
        ):
            self.preposition = "except"
            return
        if word in {"less", "more", "further"} and self.frame.without and self.frame.movements:
            self.frame.relations.append(Relation("compare", -1 if word == "less" else 1, basis="without"))
            return
        if word == "between" and self._ahead().word("them"):
            self.frame.grouped = True
            return
        if word in {"and", "but", "or"}:
            self.lead = "and"
            self.last = (
                "and"
                if self.last in {"number", "number_of"} or (self.last == "time" and self.frame.told)
                else self.last
            )
            self.preposition = "" if self.preposition != "between" else "between"
            return
        if word in {
            "while",
            "whilst",
            "whereas",
            "although",
            "though",
            "yet",
            "because",
            "so",
            "where",
            "which",
            "when",
            "if",
            "leaving",
            "nor",
            "that",
            "who",
            "even",
            "meanwhile",
            "however",
            "then",
            "followed",
            "plus",
        }:
            self.lead = "conj"
            self.then = self.then or word in {"then", "followed"}
            self.preposition = ""
            if (
                word in {"where", "which", "who"}
                and self.last_mention is not None
                and self.last_mention.members
                and self.last == "mark"
            ):
                self._relative(word)
            return
        if word in {"did", "does", "do", "was", "were", "is", "are", "so", "has"} and self._elliptic():
            return
        if word in {"compared", "against", "versus", "vs", "vs.", "relative"}:
            self.comparing = "compared"
        if word == "between":
            self.comparing = "between"
        if word in {"together", "combined", "jointly", "taken together", "put together", "in sum"}:
            self.frame.grouped = True
        if word in {"overall", "in total", "in all", "as a whole", "altogether", "all in all"}:
            self._whole(word)
        if word == "worth":
            self._worth()
        if (
            word in {"faster", "slower", "slowly", "quicker"}
            and not self.frame.movements
            and not any(known.word("than", "(") for known in self.tokens[self.position :])
        ):
            raise Refused("direction", word)
        if word in {"less", "more", "further"} and self.frame.without:
            raise Refused("comparison", "what-if compared")
        if word in {"less", "more"} and self._ahead().word("in", "at", "on", "for") and self._segment_after(2):
            found = self.mentions.read(self.position + 2)
            assert found is not None
            self._open(Frame(mention=found[0], subjects=found[0].subjects(self.world), explicit=True, predicate=True))
            self.frame.movements.append(Movement(1 if word == "more" else -1))
            self.preposition = ""
            return
        if word in {"faster", "slower"} or (
            word in {"more", "less"} and (self._ahead().word("so", "than", "strongly") or self._ahead().has("strong"))
        ):
            self._more(word)
        if (word in {"ahead", "behind"} and self._ahead().word("of")) or (word == "behind" and self._segment_after(1)):
            self.frame.relations.append(Relation("ahead", 1 if word == "ahead" else -1, negated=self._negated()))
            found = self.mentions.read(self.position + (2 if self._ahead().word("of") else 1))
            if found and found[0].members:
                self._ahead_of(found)
            return
        if word in _MAINLY or word in _ENTIRELY:
            self.adverbs.append(word)
        if word in _PREPOSITIONS or word in {
            "compared",
            "as",
            "excluding",
            "without",
            "except",
            "apart from",
            "aside from",
            "save for",
            "including",
            "behind",
            "not",
        }:
            if self.preposition in {"except", "excluding", "without"} and word in {
                "on",
                "in",
                "for",
                "at",
                "from",
                "of",
            }:
                return
            self.preposition = {
                "compared": "against",
                "apart from": "without",
                "aside from": "without",
                "save for": "without",
            }.get(word, word)

    def _whole(self, word: str) -> None:
        if word == "in total" and self.lead in {",", "and", ";"} and (self.frame.told or self.frame.effect):
            self._open(Frame(subjects=(TOTAL,), explicit=False))
        elif not self.frame.explicit:
            self.frame.subjects = (TOTAL,)

    def _worth(self) -> None:
        """ "rates rose everywhere, worth +0.92 points": an effect on the whole."""
        before = self.frame
        rates = self.world.is_ratio and before.mention is not None and before.mention.metric
        subjects = (TOTAL,) if len(before.subjects) > 1 else before.subjects
        self._open(
            Frame(
                subjects=subjects,
                effect=before.effect or ("rate_effect" if rates else "contribution"),
                mode="effect",
                predicate=True,
            )
        )

    def _elliptic(self) -> bool:
        """ "South and West did": the predicate of the clause before."""
        frame = self.frame
        following = self._ahead()
        negated = following.has("negation")
        if negated:
            following = self._ahead(2)
        if (
            frame.predicate
            or not frame.explicit
            or frame.template is None
            or not (following.kind == "mark" or following.word("too", "also", "by", "and"))
        ):
            return False
        moves = [movement for movement in frame.template.movements if movement.still is None]
        if not moves:
            return False
        frame.movements.append(Movement(moves[-1].sign, negated=negated or self.negation))
        frame.mode, frame.predicate = "change", True
        self.position += 1 if negated else 0
        self.negation = False
        return True

    def _relative(self, word: str) -> None:
        mention = self.last_mention
        assert mention is not None
        if self._ahead().kind == "name" or self._segment_after(1):
            return
        self._open(Frame(mention=mention, subjects=mention.subjects(self.world), explicit=False))

    def _more(self, word: str) -> None:
        sign = -1 if word in {"less", "slower"} else 1
        if any(
            self.tokens[i].word("than") for i in range(self.position, min(self.position + 8, len(self.tokens)))
        ) or any(t.word("(") for t in self.tokens[self.position : self.position + 4]):
            self.frame.relations.append(
                Relation(
                    "compare",
                    sign,
                    basis="growth" if word in {"faster", "slower"} else "amount",
                    negated=self._negated(),
                )
            )
            self.comparing = "than"

    def _ahead_of(self, found: tuple[Mention, int]) -> None:
        mention, end = found
        end = self._coordinated(mention, end)
        relation = self.frame.relations[-1]
        relation.others = mention.subjects(self.world)
        if self.frame.subjects == (TOTAL,) or not self.frame.subjects:
            raise Refused("comparison", "who is ahead")
        self.position = end - 1
        before = self.frame
        told_of: Role = "effect" if before.contribution or before.effect or before.mode == "effect" else "level"
        if told_of == "effect":
            relation.effect = before.effect or "contribution"
        self._open(
            Frame(mention=mention, subjects=relation.others[-1:], explicit=False, mode=told_of, effect=before.effect)
        )
        self.frame.inherited = True
        self.last, self.last_mention = "mention", mention
