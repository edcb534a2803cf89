"""What is told as possible and no more: "this may be related", "a link is conceivable", "the pier closed in April, which …"."""

from __future__ import annotations

from typing import Final

from insight.claims.asides import in_note, is_segment, stem, told_words
from insight.claims.tokens import Token, means, says
from insight.claims.world import World

MAYBE: Final = frozenset(
    ["possible", "conceivable", "possibly", "conceivably", "plausible", "plausibly", "imaginable", "thinkable", "potential", "potentially",
     "perhaps", "maybe"]
)  # fmt: skip
_RULED_OUT: Final = ("ruled", "excluded", "dismissed", "discounted")
RELATIONS: Final = frozenset(
    ["role", "effect", "influence", "impact", "link", "links", "connection", "connections", "relationship", "relation", "association",
     "coincidence", "coincidental", "factor", "factors", "explanation", "explanations", "reason", "reasons", "contributor", "contribution",
     "contributed", "contribute", "contributing", "help", "helped", "explain", "explained", "behind", "relevant", "relevance",
     "bearing", "hint", "correlation", "trigger", "connected", "related", "linked", "associated", "cause", "causes", "background", "overlap", "interplay", "supported", "favoured", "favored", "played",
     "encouraged", "encourage", "slowed", "stimulated", "boosted", "dampened", "prompted", "attracted", "affected", "impacted", "influenced", "eased"]
)  # fmt: skip
_LARGEST: Final = ("superlative", "fraction", "quantifier")
_POINTERS: Final = (
    "this",
    "that",
    "it",
    "they",
    "these",
    "which",
    "a",
    "an",
    "one",
    "another",
    "some",
    "there",
    "perhaps",
    "possibly",
    "maybe",
)
_OPENERS: Final = ("which", "so", "and", "but", "yet", "though", "although", "while", "whether")
_PARTS: Final = frozenset(
    ["role", "effect", "influence", "impact", "link", "connection", "relationship", "association"]
)
NOT_KNOWN: Final = ("unclear", "unproven", "unconfirmed", "unknown", "unverified", "open", "uncertain")
_KNOWN: Final = (
    "proven",
    "proved",
    "confirmed",
    "established",
    "shown",
    "known",
    "certain",
    "verified",
    "demonstrated",
)
TAKES_PLACE: Final = frozenset(
    ["came", "out", "went", "live", "place", "took", "effect", "force", "effective", "since", "introduced", "implemented", "launched", "released",
     "started", "starting", "beginning", "began", "applied", "applies", "valid", "happened", "occurred", "date", "dates", "dated", "reportedly"]
)  # fmt: skip
"""Words for the coming of whatever is noted."""
_RETOLD: Final = 3
"""Words of a note that make a clause tell its event again."""


def is_hypothesis(tokens: list[Token]) -> bool:
    """True for "this may be related" and the like, which names no reason itself."""
    if any(token.kind == "number" for token in tokens) or not _is_possible(tokens):
        return False
    if means(tokens, "link") or tokens[-1].word("contributed"):
        return True
    words = {word for token in tokens if token.kind == "word" for word in token.lowered.split()}
    related = words & RELATIONS or means(tokens, "share_verb", "drive_verb", "cause")
    return bool(related) and _points(tokens) and not means(tokens, *_LARGEST)


def opens_as_possible(tokens: list[Token]) -> bool:
    """ "It is possible that", "perhaps", "it cannot be ruled out that": of all that follows."""
    first = tokens[:7]
    that = next((at for at, token in enumerate(first) if token.word("that")), 0)
    if first and first[0].word("perhaps", "possibly", "maybe", "conceivably"):
        return True
    return bool(that) and first[0].word("it", "there") and _is_possible(first[:that])


def _is_possible(tokens: list[Token]) -> bool:
    return any(token.has("modal") or not MAYBE.isdisjoint(token.lowered.split()) for token in tokens) or (
        means(tokens, "negation") and says(tokens, *_RULED_OUT)
    )


def _points(tokens: list[Token]) -> bool:
    """ "this could account for it", "a link is possible": of what was told before, and of no segment."""
    words = [token for token in tokens if token.kind != "mark" and not token.word(*_OPENERS)]
    return bool(words) and (words[0].word(*_POINTERS) or words[0].lowered.split()[0] in _POINTERS)


def leaves_open(tokens: list[Token]) -> bool:
    """ "effect of the new form not proven": says of something noted that its part in the change is not known."""
    part = any(set(token.text.lower().split()) & _PARTS for token in tokens)
    unknown = says(tokens, *NOT_KNOWN)
    denied = means(tokens, "negation") and says(tokens, *_KNOWN)
    new = any(token.kind == "unknown" for token in tokens) and not any(token.kind == "number" for token in tokens)
    return part and new and (unknown or denied)


def doubts_noted(world: World, tokens: list[Token]) -> bool:
    """ "the data does not prove that the closures caused it": of what is noted, that it need not be the cause."""
    at = next((index for index, token in enumerate(tokens) if token.word(*_PROVING)), 0)
    behind = tokens[at:]
    return (
        world.facts.note is not None
        and means(tokens[max(0, at - _NEAR_PROOF) : at], "negation")
        and means(behind, "cause", "driver", "drive_verb", "link")
        and any(token.kind == "unknown" for token in behind)
    )


def coincides_with_noted(world: World, tokens: list[Token], *, noted: bool = False) -> bool:
    """ "the decline coincides with the closure of two stores", "the timing is consistent with it" where that was `noted` before."""
    if world.facts.note is None or not says(tokens, *COINCIDING):
        return False
    if noted and says(tokens[:2], "timing", "this", "it", "which"):
        return True
    stems = told_words(world)
    return any(token.kind == "unknown" and stem(token.lowered) in stems for token in tokens)


COINCIDING: Final = (
    "aligns with",
    "aligned with",
    "align with",
    "overlaps with",
    "overlapped with",
    "matches",
    "coincides with",
    "coincided with",
    "coincide with",
    "coinciding with",
    "consistent with",
)
_PROVING: Final = (
    "prove", "proves", "proved", "confirm", "confirms", "confirmed", "establish", "establishes", "demonstrate", "demonstrates", "show", "shows",
    "verify", "verifies", "proof", "evidence", "confirmation",
)  # fmt: skip
_NEAR_PROOF: Final = 3
"""Words between the denial and the proof."""


def retells(world: World, tokens: list[Token]) -> bool:
    """True for "the pier has been closed since 9 April": the event of the note in its own words, and nothing else."""
    stems, note = told_words(world), (world.facts.note or "").lower()
    noted = 0
    for token in tokens:
        told = token.kind in {"unknown", "word"} and stem(token.lowered) in stems
        placed = token.kind == "period" or is_segment(token)
        measured = token.name is not None and not is_segment(token)
        neutral = token.lowered in TAKES_PLACE
        moved = token.has("move", "move_noun", "change_noun")
        if not (told or neutral) and (token.kind == "unknown" or measured or moved):
            return False
        noted += told or ((placed or token.kind == "number") and in_note(token.text, note))
    return noted >= _RETOLD


def adds_possibility(tokens: list[Token]) -> bool:
    """ ", which may be related", ", so a link is conceivable": said of what stands in front, which is read by itself."""
    if len(tokens) < len("ab") or not tokens[0].word(*_OPENERS):
        return False
    if tokens[0].word("which") and not tokens[1].has("modal"):
        return False
    rest = tokens[1:] if not tokens[0].word("which") else tokens
    if tokens[0].word("which") and any(token.has("note_noun") or token.word("analyst") for token in tokens):
        return True
    return is_hypothesis(tokens) and (tokens[0].word("which") or _points(rest)) and not any(map(is_segment, rest[:3]))


def opens_possibility(tokens: list[Token]) -> bool:
    """ "This may have contributed": a sentence of its own on what the one before told."""
    opens = bool(tokens) and tokens[0].word("this", "it", "they", "these", "a", "that", "perhaps", "possibly")
    return opens and is_hypothesis([token for token in tokens if token.figure is None])
