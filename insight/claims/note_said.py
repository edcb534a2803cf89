"""What the analyst's note is told to say, to leave out, or to be borne out by: no more than it does, and nothing that it is.

"The note says that sales fell", "says nothing of the pier" and "the figures bear out the note" are made of words that a
sentence on the note may use; here it is held which of them the note itself has.
"""

from __future__ import annotations

import re
from typing import Final

from insight.claims.asides import is_segment, note_words, pieces_of, stem
from insight.claims.events import noted_things
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, token_at
from insight.claims.world import World

_SAYS: Final = ("says", "said", "say", "states", "stated", "reports", "reported", "writes", "wrote", "records", "recorded", "notes", "noted", "tells", "told",
                "mentions", "mentioned", "reads", "claims", "claimed", "holds", "remarks", "remarked", "adds", "added", "observes", "observed")  # fmt: skip
_SOURCES: Final = ("note", "notes", "analyst", "analysts", "remark", "comment", "the note", "annotation")
_BEARS_OUT: Final = re.compile(
    r"\b(?:bears?|bore|borne) out\b|\bback(?:s|ed)? (?:up )?(?:this|that|it|the|what)\b|\b(?:support|corroborat|substantiat|vindicat|validat|underpin|verif|uphold|attest|agree)\w*"
    r"|\bprove[sdn]? (?:it |the note )?right\b|\blends? (?:support|credence|weight)\b|\btestif\w*"
)
_NOT_THERE: Final = re.compile(
    r"\b(?:nothing|no mention|no word|not mention|not say anything|nowhere|silent|without mention\w*|not refer|no reference|not name|not speak|not contain anything)\b(?P<behind>[^,;:]*)"
)
_MOVES: Final = (
    "move",
    "move_noun",
    "change_noun",
    "multiple_verb",
    "share_verb",
    "drive_verb",
    "offset_verb",
    "superlative",
    "outpace_verb",
)
_HEDGED: Final = ("modal", "seeming", "link", "negation")
_BE: Final = ("was", "were", "is", "are", "had been", "has been", "been")
_DATA: Final = ("data", "figures", "figure", "numbers", "facts", "this", "these", "it", "evidence", "result", "results", "decline", "rise", "fall", "increase", "which", "by")  # fmt: skip
_NEAR: Final = 4


def check_note_said(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` for a sentence that puts words into the note, takes its own away, or calls it confirmed."""
    own = note_words(world)
    for piece in pieces_of(tokens):
        _check_borne_out(piece)
        _check_left_out(world, piece, own)
        _check_said(piece, own)
        _check_whose(world, piece)
        _check_open(world, piece)
        _check_place(world, piece, own)


def _text(tokens: list[Token]) -> str:
    return " ".join(token.lowered for token in tokens)


def _check_borne_out(piece: list[Token]) -> None:
    """ "The figures bear out the note": that something fell does not show why."""
    said = _BEARS_OUT.search(_text(piece))
    if said and any(token.word(*_DATA) for token in piece) and not means(piece, "negation", "modal"):
        raise Refused("cause", said.group())


def _check_left_out(world: World, piece: list[Token], own: frozenset[str]) -> None:
    """ "The note says nothing of the pier", where it speaks of nothing else."""
    if not any(token.word(*_SOURCES) for token in piece):
        return
    missing = _NOT_THERE.search(_text(piece))
    if missing is None:
        return
    behind = re.findall("[a-z']+", missing["behind"])
    if any(
        word
        in {
            "why",
            "cause",
            "causes",
            "reason",
            "reasons",
            "whether",
            "how",
            "more",
            "else",
            "other",
            "beyond",
            "further",
        }
        for word in behind
    ):
        return
    things = noted_things(world, done=True)
    if any(stem(word) in things or (len(word) > len("note") and stem(word) in own) for word in behind):
        raise Refused("cause", "nothing of what the note speaks of")


def _check_said(piece: list[Token], own: frozenset[str]) -> None:
    """ "The note says that sales fell": a movement that the note does not tell."""
    for index, token in enumerate(piece):
        that = token_at(piece, index + 1)
        told = (
            token.word(*_SAYS)
            and that.word("that")
            and any(known.word(*_SOURCES) for known in piece[max(0, index - _NEAR) : index])
        )
        if not told:
            continue
        for known in piece[index + 2 :]:
            if known.word("which", "while", "whereas", "although", "because"):
                break
            if known.has(*_MOVES) and not known.has("modal") and not _is_noted(known, own):
                raise Refused("cause", f"what the note does not say: {known.text}")


def _check_whose(world: World, piece: list[Token]) -> None:
    """ "Harbour was closed", where the note has it of the pier there."""
    note = (world.facts.note or "").lower()
    for at, (token, verb, done) in enumerate(zip(piece, piece[1:], piece[2:], strict=False)):
        placed_here = token_at(piece, at - 1).word("in", "at", "for", "of", "on", "near", "from", "around", "to")
        if placed_here or not (is_segment(token) and verb.word(*_BE) and stem(done.lowered) in note_words(world)):
            continue
        name = re.escape(token.lowered)
        placed = re.search(rf"(?:^|[.;] ?){name} ?[:–—-]|\b(?:in|at|for|on|near) (?:the )?{name}\b", note)
        told = re.search(
            rf"(?:^|[.;,] ?|\band |\bthe ){name} (?:\w+ ){{0,2}}(?:was|were|is|are|had|has|closed|opened|shut)\b", note
        )
        if placed and not told:
            raise Refused("cause", f"{token.text} {verb.text} {done.text}")


def _check_place(world: World, piece: list[Token], own: frozenset[str]) -> None:
    """ "A pier closed for repairs elsewhere"."""
    things = noted_things(world)
    wide = {"all", "every", "each", "most", "many", "several"} - set(
        re.findall("[a-z]+", (world.facts.note or "").lower())
    )
    for lead, token, named in zip(piece, piece[1:], piece[2:], strict=False):
        field = named.name is not None and named.name.kind == "dimension"
        if field and token.lowered in wide and lead.word("in", "on", "at", "for", "to", "across", "of"):
            raise Refused("cause", f"{token.text} {named.text}")
    for token in piece:
        if token.word("elsewhere", "everywhere", "anywhere", "nationwide", "abroad") and not _is_noted(token, own):
            if any(stem(known.lowered) in things for known in piece):
                raise Refused("cause", token.text)


def _check_open(world: World, piece: list[Token]) -> None:
    """ "The pier was open", where the note has it closed."""
    note = (world.facts.note or "").lower()
    for noun, verb, done in zip(piece, piece[1:], piece[2:], strict=False):
        if (
            done.word("open")
            and verb.word(*_BE, "stayed", "remained", "kept")
            and stem(noun.lowered) in noted_things(world)
        ):
            if re.search(r"\b(?:clos|shut)", note) and not re.search(r"\b(?:re)?open", note):
                raise Refused("cause", f"{noun.text} {verb.text} {done.text}")


def _is_noted(token: Token, own: frozenset[str]) -> bool:
    return any(stem(word) in own for word in token.lowered.split())


_CONCLUDES: Final = ("hence", "thus", "therefore", "so", "accordingly", "consequently", "as a result", "as a consequence", "that is why", "this is why",
                     "whence", "for this reason", "for that reason", "which is why", "in consequence", "thereby", "that's why", "ergo", "then")  # fmt: skip
_AFTER: Final = ("followed", "ensued", "resulted", "followed suit", "came of it")


def concludes(piece: list[Token]) -> bool:
    """ "; hence the decline", "; the decline followed": the noted event as the cause of what is found."""
    words = [token for token in piece if not token.word(",", ";", ":", "and", "but", "—")]
    if not words:
        return False
    if words[0].word(*_CONCLUDES):
        return True
    if (
        words[0].word("with", "as")
        and token_at(words, 1).word("the")
        and token_at(words, 2).word("result", "consequence")
    ):
        return True
    return words[-1].word(*_AFTER) and any(token.has("move_noun", "change_noun") for token in words)
