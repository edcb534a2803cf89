"""Where a noun phrase begins, what leads to it, and whom a word that names nobody may mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from insight.claims.clauses.entities import Entity, Memory, is_mark, is_name
from insight.claims.mentions import MentionReader
from insight.claims.tokens import NO_TOKEN, Token, means, says
from insight.claims.world import TOTAL, Subject, World

DETERMINERS: Final = frozenset(
    ["the", "a", "an", "this", "that", "these", "those", "its", "their", "our", "whose", "such", "another", "any", "some"]
)  # fmt: skip
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
BRINGING: Final = frozenset(
    ["leaving", "leaves", "leave", "left", "bringing", "brings", "brought", "taking", "takes", "took", "putting", "puts", "put",
     "pushing", "pushed", "pulling", "pulled", "lifting", "lifted", "driving", "drove", "sending", "sent", "keeping", "kept", "keep", "making",
     "made", "moved", "moving", "dragging", "dragged", "drags", "carrying", "carried", "nudging", "nudged", "hauling", "hauled", "pushes", "pulls",
     "lifts", "drives", "sends", "moves", "raising", "raised"]
)  # fmt: skip
COMPARE: Final = frozenset(
    [
        "as much as",
        "as many as",
        "as large as",
        "as expensive as",
        "as costly as",
        "as dear as",
        "as high as",
        "as often as",
        "as frequently as",
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


class PhraseReader:
    """Reads the phrases of one sentence."""

    def __init__(self, world: World, tokens: list[Token], memory: Memory) -> None:
        self.world, self.tokens, self.memory = world, tokens, memory
        self.mentions = MentionReader(tokens, world)
        self.found: list[Entity] = []
        """Everything that stands further left."""

    def token(self, position: int) -> Token:
        """The token at a position; an empty mark beyond the ends."""
        tokens = self.tokens  # not by `token_at`: it is asked hundreds of times for each text
        return tokens[position] if 0 <= position < len(tokens) else NO_TOKEN

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
                or (before.has("hedge") and before.text.lower() not in COMPARE and not before.has("beside"))
                or (
                    before.has("strong", "weak", "good", "move_adjective")
                    and not before.has("move", "multiple_verb")
                    and not (before.has("transitive") and self.token(start).word("the", "its", "their"))  # "raised the"
                )
                or (
                    before.word("lower")
                    and (
                        self._before_adjective(self.token(start - 2))
                        or (start == position and self.token(start).word("rates") and start > 1)
                    )
                )
            )
            if adjective and before.text.lower() in {"up", "down", "above", "below", "that", "alone", "over", "under"}:
                adjective = False
            if before.word("of") and self.token(start - 2).word(
                "number", "amount", "count", "volume", "total", "size", "value", "level", "sum"
            ):
                start -= 2
                continue
            if is_mark(before, "-") or adjective:
                start -= 1
                continue
            break
        return start

    @staticmethod
    def _before_adjective(token: Token) -> bool:
        """True for a word behind which "lower" is no verb."""
        said = token.word("with", "on", "by", "of", "the", "a", "despite", "from", "for")
        return said or token.has("driver", "cause", "offset_verb")

    def _counts(self, position: int) -> bool:
        return is_name(self.token(position + 1), "dimension") or is_mark(self.token(position + 1), "-")

    def lead(self, start: int) -> tuple[str, int]:
        """The word in front of a phrase and its position; "" at the start of the sentence or behind a mark."""
        before = self.token(start - 1)
        if start == 0 or (before.kind == "mark" and before.text in MARKS):
            return "", start - 1
        return before.text.lower(), start - 1

    def _fresh(self, start: int) -> bool:
        # "Across regions the rate effect …": over what effects are told opens a sentence, with no comma behind it.
        over = start - 2
        if is_name(self.token(start - 1), "dimension") and self.token(over).word("by", "across", "over"):
            if over == 0 or is_mark(self.token(over - 1)):
                return True
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

    def _opens(self, start: int, position: int) -> bool:
        phrase = self.tokens[start:position]
        if self.lead(start)[0] == "as" and says(phrase, "many", "much"):
            return False
        if self.lead(start)[0] == "with" and (self._indefinite(start, position) or means(phrase, "superlative")):
            return False
        if self._fresh(start):
            return True
        before = self.token(start - 1)
        if before.kind == "word" and before.text.lower() in BRINGING:
            if (
                before.has("transitive")
                and self.token(start).word("its", "their")
                and not before.lowered.endswith("ing")
            ):
                return False  # "Web lifted its sales to $200": one clause, of Web
            behind = self.tokens[position + 1 : position + 4]
            return says(behind, "to", "at", "from") or bool(behind and behind[0].kind == "number")
        return False

    def _indefinite(self, start: int, position: int) -> bool:
        return says(self.tokens[start:position], "a", "an")

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
        compared = any(token.lowered.endswith("than") for token in self.tokens)
        opened = reversed(memory.opened) if word == "its" and compared else ()
        choices: list[tuple[Subject, ...]] = [
            *([memory.now] if memory.now else []),
            *opened,
            memory.subject,
            memory.first,
        ]
        single = bool(memory.now) and len(memory.now) == 1 and bool(memory.now[0].members)
        if word in {"they", "their", "these", "those", "its"} and len(memory.named) > 1 and not single:
            named = [
                index for index in memory.named if self.world.segments[index].segment.dimension == memory.dimension
            ]
            choices.extend(tuple(Subject((index,)) for index in named[-count:]) for count in range(len(named), 1, -1))
        if memory.named:
            choices.append((Subject((memory.named[-1],)),))
        if memory.headline:
            choices.append(memory.headline)
        choices.append((TOTAL,))
        opens = word == "it" and bool(memory.headline) and memory.subject == (TOTAL,) and not memory.named
        if opens or (word == "its" and memory.now and memory.now[0].members):
            choices = [choice for choice in choices if choice != (TOTAL,)]
        return tuple(dict.fromkeys(choices))

    def _choices(self, members: Sequence[int]) -> tuple[tuple[Subject, ...], ...]:
        names = {self.world.segments[index].segment.name for index in members}
        if len(members) > 1 and len(names) == 1:
            return tuple((Subject((index,)),) for index in members)
        return (tuple(Subject((index,)) for index in members),)
