"""What is said where there is no analyst's note: "no note accompanies these figures, so the reason remains open"."""

from __future__ import annotations

from typing import Final

from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import World

_NOTES: Final = frozenset(["note", "notes", "comment", "comments", "commentary", "remark", "remarks", "annotation", "annotations"])  # fmt: skip
_NONE: Final = frozenset(["no", "without", "not", "n't", "none", "lack", "lacks", "lacking", "lacked", "absence", "nor", "neither"])  # fmt: skip
_MISSING: Final = frozenset(["missing", "absent", "lacking", "unavailable"])
_GIVEN: Final = frozenset(
    ["available", "given", "provided", "attached", "recorded", "included", "present", "supplied", "there", "stored", "made", "left",
     "added", "written", "filed", "part", "contained", "found", "on file", "at hand", "on hand"]
)  # fmt: skip
_BETWEEN: Final = frozenset(
    ["a", "an", "any", "the", "analyst", "analysts", "analyst's", "'s", "'", "of", "accompanying", "attached", "further", "additional",
     "explanatory", "such", "with", "separate", "written", "single", "by", "from", "contain", "include", "hold", "have", "offer", "provide", "give",
     "come", "carry", "contains", "includes"]
)  # fmt: skip
"""What may stand between the word that denies and the note."""
_BESIDE: Final = _GIVEN | _BETWEEN | _NONE | frozenset(
    ["accompanies", "accompany", "accompanied", "comes", "came", "with", "on", "about", "as", "since", "because", "causes", "cause", "reason",
     "reasons", "background", "context", "explanation", "alongside", "this time", "behind", "why", "for", "in", "to", "fact", "comparison",
     "carries", "offers", "gives", "provides", "holds", "has", "been", "possible", "also", "contained", "set", "analysis", "record"]
)  # fmt: skip
_JOINTS: Final = ("and", "so", "but", "therefore", "hence", "thus", "which", "meaning", "yet", "nor", "or", "while")
_CLAUSES: Final = frozenset(["glue", "meta", "modal", "note_verb", "seeming", "negation", "time", "grain_noun", "quantifier", "actor", "absent", "note_noun", "reference", "activity", "link", "cause", "driver"])  # fmt: skip
_REACH: Final = 6


def without_denied_note(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens without what says that there is no note.

    Raises:
        Refused: there is one.
    """
    at = next((index for index, token in enumerate(tokens) if _is_note(token)), None)
    if at is None:
        return tokens
    start, end = _bounds(tokens, at)
    if not _denies(tokens[start:end], at - start):
        return tokens
    if world.facts.note is not None:
        raise Refused("cause", "a note that is there")
    before, behind = tokens[:start], tokens[end:]
    while before and (before[-1].kind == "mark" or before[-1].word(*_JOINTS)):
        before = before[:-1]
    while behind and (behind[0].word(*_JOINTS) or behind[0].text in {",", ";", "—", ":"}):
        behind = behind[1:]
    return [*before, *([Token("mark", ";")] if before and behind else []), *behind]


def _is_note(token: Token) -> bool:
    return token.kind in {"word", "unknown"} and token.lowered.split()[-1] in _NOTES and not token.has("level_verb")


def _bounds(tokens: list[Token], at: int) -> tuple[int, int]:
    """Where the part of the sentence begins and ends that speaks of the note."""
    start = max((index + 1 for index in range(at) if _cuts(tokens, index)), default=0)
    end = next((index for index in range(at + 1, len(tokens)) if _cuts(tokens, index)), len(tokens))
    return start, end


def _cuts(tokens: list[Token], index: int) -> bool:
    token = tokens[index]
    return token.text in {",", ";", ":", "—", "(", ")"} or token.word("and", "so", "but", "therefore", "hence", "thus")


def _denies(piece: list[Token], at: int) -> bool:
    """ "no note was given", "the data do not come with a note", "a note is missing": that and nothing else."""
    if any(not _is_neutral(token) for token in piece):
        return False
    words = [token.lowered for token in piece]
    for back in range(at - 1, max(-1, at - _REACH - 1), -1):
        if set(words[back].split()) & _NONE:
            return True
        if not set(words[back].split()) <= _BETWEEN:
            break
    behind = " ".join(words[at + 1 : at + _REACH]).split()
    missing = bool(behind) and behind[0] in {"is", "was", "are", "were", "has", "have"} and (
        (set(behind) & {"not", "n't"} and bool(set(behind) & _GIVEN)) or bool(set(behind) & _MISSING)
    )  # fmt: skip
    return missing and not set(words[:at]) & {"this", "that"}


def _is_neutral(token: Token) -> bool:
    if token.kind in {"possessive", "mark"}:
        return True
    if token.kind == "period":
        return token.when in {"current", "previous"}
    if token.kind == "name":
        return token.name is not None
    if token.kind == "unknown":
        return set(token.lowered.split()) <= _BESIDE | _NOTES
    return token.kind == "word" and (
        token.has(*_CLAUSES) or set(token.lowered.split()) <= _BESIDE or token.has("move_noun", "change_noun")
    )
