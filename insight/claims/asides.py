"""What a sentence on the note or on the data speaks of in passing: movements, a verdict on noise, words of the note."""

from __future__ import annotations

import re
from typing import Final

from insight.claims.clauses.verdicts import says_within
from insight.claims.happenings import retellings
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import TOTAL, Aspect, Subject, World

_STOP: Final = frozenset(
    ["the", "a", "an", "of", "in", "on", "at", "to", "for", "from", "and", "or", "was", "were", "is", "are", "be",
     "been", "has", "have", "had", "with", "by", "that", "this", "it"]
)  # fmt: skip
_ACTS: Final = ("raised", "raise", "increased", "reduced", "cut", "trend")
"""What somebody did, as far as a note tells."""
OF_ALL: Final = frozenset(
    [
        "increase",
        "increased",
        "rise",
        "higher",
        "lower",
        "decrease",
        "decreased",
        "reduction",
        "cut",
        "shorter",
        "longer",
        "smaller",
        "lapse",
        "close",
    ]
)
"""Words that may tell what is noted, and what the figures did."""


def note_words(world: World) -> frozenset[str]:
    """Content words of the analyst's note, cut to their stems."""
    words = re.findall(r"[A-Za-z]+", world.facts.note or "")
    return frozenset(stem(word.lower()) for word in words if word.lower() not in _STOP)


def told_words(world: World) -> frozenset[str]:
    """Stems of the words in which the note, or a retelling of it, is told."""
    return note_words(world) | frozenset(map(stem, retellings(world.facts.note or "")))


def stem(word: str) -> str:
    """The word without the ending that another form of it has."""
    for ending in ("ments", "ment", "ings", "ing", "ures", "ure", "edly", "ed", "ies", "es", "s", "e", "y"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def is_segment(token: Token) -> bool:
    """True for the name of a segment."""
    return token.name is not None and token.name.kind == "segment"


def in_note(text: str, note: str) -> bool:
    """True for a period that the note, in small letters, names in these words."""
    words = re.findall(r"[a-z0-9]+", text.lower())
    known = set(re.findall(r"[a-z0-9]+", note))
    return all(word in known or word in {"the", "of"} for word in words)


def pieces_of(tokens: list[Token]) -> list[list[Token]]:
    """Parts between commas and conjunctions, each with what opens it."""
    pieces: list[list[Token]] = [[]]
    for token in tokens:
        if token.word(",", ";", ":", "but", "which", "although", "though", "so", "and", "because"):
            pieces.append([])
        pieces[-1].append(token)
    return pieces


def check_noise(world: World, tokens: list[Token]) -> None:
    """A verdict on noise that stands beside the note is the one of the facts."""
    for index, token in enumerate(tokens):
        comma = max((at for at, known in enumerate(tokens[:index]) if known.kind == "mark"), default=0)
        if token.has("noise_noun") and not says(tokens[comma:index], "whether", "if"):
            noise = world.facts.noise
            if noise is None or noise.within_normal_variation != says_within(tokens, index):
                raise Refused("judgement", "noise verdict")


def check_directions(world: World, tokens: list[Token]) -> None:
    """ "the regional decline", "why fewer orders came" in such a sentence must be one, of whom it is said."""
    named = [token for token in tokens if is_segment(token)]
    note = (world.facts.note or "").lower()
    retold, own = retellings(note), note_words(world)
    for index, token in enumerate(tokens):
        sign = _told_sign(world, tokens, index)
        if not sign or stem(token.lowered.split()[0]) in note or token.lowered in retold - OF_ALL:
            continue
        lead = token_at(tokens, index - 1)
        if token.lowered in retold and lead.kind in {"word", "unknown"} and stem(lead.lowered) in own:
            continue  # "the price increase", where the note has the price raised
        if (
            token.word("loss", "losses")
            and min(
                world.facts.previous_value, world.facts.current_value, *(s.current_value or 0 for s in world.segments)
            )
            < 0
        ):
            continue
        whose = _whose(tokens, index)
        subjects = [Subject((member,)) for known in whose or named if known.name for member in known.name.members]
        if not whose:
            subjects.append(TOTAL)
        near = tokens[max(0, index - 3) : index + 4]
        parted = world.is_ratio and any(
            known.word("more", "fewer", "less", "number")
            or (known.name is not None and known.name.kind in {"numerator", "denominator"})
            for known in near
        )
        aspects: tuple[Aspect, ...] = ("value", "numerator", "denominator") if parted else ("value",)
        if means(tokens[max(0, index - 3) : index + 4], "share_noun"):
            aspects = (*aspects, "share")
        held = [
            any((world.course(subject, aspect).delta or 0.0) * sign > 0 for aspect in aspects) for subject in subjects
        ]
        if not (all(held) if whose else any(held)):
            raise Refused("direction", token.text)


def _told_sign(world: World, tokens: list[Token], index: int) -> int:
    """The way that a word says something went; 0 for none."""
    token = tokens[index]
    polarity = -1 if world.facts.polarity == "down" else 1
    sense = token.sense("move") or token.sense("move_noun")
    near = tokens[max(0, index - 3) : index]
    if world.facts.unit == "minutes" and any(known.lowered in {"time", "minutes"} for known in near):
        polarity = -1  # "where the time was lost": where it took longer
        if token.word("lost", "gained", "saved", "won"):
            return 1 if token.word("lost") else -1
    lead = token_at(tokens, index - 1)
    acts = token.word(*_ACTS) and not (token.word("increased") and lead.kind == "name")
    if sense is not None and sense.sign and not acts:
        return sense.sign * (polarity if sense.tag == "polar" else 1)
    following = token_at(tokens, index + 1)
    behind = following.kind == "name" or following.has("actor", "move_noun", "activity")
    if token.word("more", "fewer", "less") and following.kind != "number" and behind:
        return 1 if token.word("more") else -1
    described = token.sense("move_adjective")
    if (
        described is not None
        and described.tag != "polar"
        and following.name is not None
        and following.name.kind == "metric"
    ):
        return described.sign
    pace = token.sense("pace")
    if pace is not None and world.facts.unit in {"minutes", "ratio"}:
        return pace.sign * (-1 if world.facts.unit == "minutes" else 1)
    return 0


def _whose(tokens: list[Token], index: int) -> list[Token]:
    """The segment of which a movement is said: "North's decline", "the fall in North"."""
    before = [token for token in tokens[max(0, index - 3) : index] if is_segment(token)]
    if before:
        return before[-1:]
    behind = tokens[index + 1 : index + 4]
    if behind and behind[0].word("in", "of", "at", "for", "from", "on"):
        named = [token for token in tokens[index + 1 : index + 7] if is_segment(token)]
        joined = [token for token in tokens[index + 1 : index + 7] if token.word("and", ",")]
        return named if joined else [token for token in behind if is_segment(token)][:1]
    return []
