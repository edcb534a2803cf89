"""Where the reading of a sentence stands: the clause that is being filled, and what is carried over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from insight.claims.folding import fold
from insight.claims.frames import Frame
from insight.claims.mentions import Mention, MentionReader
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL, Subject, World

MAINLY: Final = frozenset(
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
ENTIRELY: Final = frozenset(["entirely", "solely", "exclusively", "wholly", "completely", "only", "fully"])


class Reading:
    """The reading of one text, sentence by sentence; what a clause leaves unsaid is carried over.

    `steps` are tried in turn at each token: the first that takes it moves `position` on.
    """

    def __init__(self, world: World, steps: Sequence[Step], depth: int = 0) -> None:
        self.world = world
        self.steps = steps
        self.depth = depth
        self.frames: list[Frame] = []
        self.carried: tuple[Subject, ...] = (TOTAL,)
        self.around: Frame | None = None
        self.units: frozenset[str] = frozenset()
        self.recent: tuple[Subject, ...] = ()
        """The segments spoken of one by one, for a "together they"."""
        self.headline: tuple[Subject, ...] = ()
        """The headline's subject, when it is a segment: what "its" may mean at the start."""
        self.levels = _signed_levels(world)
        self.last_dimension: str | None = None
        self.last_segments: tuple[int, ...] = ()
        self.last_mention: Mention | None = None
        self._begin([])

    def _begin(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.mentions = MentionReader(tokens, self.world)
        self.frames = []
        self.frame = Frame(subjects=self.carried)
        self.position = 0
        self.end = 0
        """Position behind the phrase that was read last."""
        self.lead = "start"
        self.preposition = ""
        self.negation = False
        self.hedge = "none"
        self.adverbs: list[str] = []
        self.strength: list[tuple[str, int]] = []
        self.comparing = ""
        self.then = False
        self.pinned = False
        self.shift_next = False
        self.went = ""
        self.scope: tuple[Subject, ...] = ()
        self.last: str = "start"

    def read(self, tokens: list[Token]) -> list[Frame]:
        """Frames of one sentence."""
        self._begin(fold(tokens, self.levels))
        while self.position < len(self.tokens):
            self._step()
        self.close()
        if any(token.has("effect_noun") and token.senses["effect_noun"].tag == "contribution" for token in self.tokens):
            for frame in self.frames:
                frame.may_contribute = True
        return self.frames

    def nested(self) -> Reading:
        """A reading of what stands within brackets here."""
        return Reading(self.world, self.steps, self.depth + 1)

    def _step(self) -> None:
        token = self.tokens[self.position]
        if token.kind == "unknown" or not any(step(self, token) for step in self.steps):
            raise Refused("invented", token.text)

    def close(self) -> None:
        """Keep the clause when it says anything."""
        frame = self.frame
        if frame.explicit or frame.movements or frame.told or frame.relations or frame.predicate:
            self.frames.append(frame)
            if frame.subjects and frame.explicit:
                self.carried = frame.subjects
                if len(frame.subjects) == 1 and frame.subjects[0].members and frame.subjects[0] not in self.recent:
                    self.recent = (*self.recent, frame.subjects[0])

    def open(self, frame: Frame) -> None:
        """Keep the clause and begin this one."""
        self.close()
        self.frame = frame
        self.negation = False
        self.comparing = ""

    def ahead(self, offset: int = 1) -> Token:
        """The token this far away; an empty mark beyond the ends."""
        index = self.position + offset
        return self.tokens[index] if 0 <= index < len(self.tokens) else Token("mark", "")

    def here(self) -> Token:
        """The token at hand."""
        return self.ahead(0)

    def at(self, index: int) -> Token:
        """The token at an index; an empty mark beyond the ends."""
        return self.tokens[index] if 0 <= index < len(self.tokens) else Token("mark", "")

    def current(self) -> tuple[Subject, ...]:
        """The subject spoken of last."""
        return self.frame.subjects if self.frame.explicit and self.frame.subjects else self.carried

    def polarity(self) -> int:
        """1 when up is good, -1 when down is."""
        return -1 if self.world.facts.polarity == "down" else 1

    def has_adverb(self, words: frozenset[str]) -> bool:
        """True when one of these adverbs was read for what follows."""
        return any(part in words for adverb in self.adverbs for part in (adverb, *adverb.split()))

    def take_negation(self) -> bool:
        """The denial read so far, which this takes up."""
        negated, self.negation = self.negation, False
        return negated

    def segment_after(self, offset: int) -> bool:
        """True when a segment or a part of the ratio stands there."""
        found = self.mentions.read(self.position + offset) if self.position + offset < len(self.tokens) else None
        return bool(found and (found[0].members or found[0].part))


Step = Callable[[Reading, Token], bool]


def _signed_levels(world: World) -> frozenset[float]:
    """All values of the metric, where some are negative."""
    subjects = [TOTAL, *(Subject((index,)) for index in range(len(world.segments)))]
    courses = [world.course(subject, "value") for subject in subjects]
    values = {value for course in courses for value in (course.previous, course.current) if value is not None}
    return frozenset(values) if any(value < 0 for value in values) else frozenset()
