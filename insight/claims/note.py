"""What may be said of the analyst's note: that there is none, or its own words, as a possibility."""

from __future__ import annotations

import itertools
import re
from typing import Final

from insight.claims.asides import (
    check_directions,
    check_noise,
    in_note,
    is_segment,
    note_words,
    pieces_of,
    stem,
    told_words,
)
from insight.claims.events import check_event, dates_within
from insight.claims.note_events import check_noted_event
from insight.claims.note_said import check_note_said
from insight.claims.possibilities import MAYBE, NOT_KNOWN, RELATIONS, TAKES_PLACE, opens_as_possible
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import TOTAL, Aspect, Subject, World

_CAUSAL: Final = frozenset(
    ["explains", "explain", "explained", "explaining", "caused", "cause", "causes", "causing", "because", "led",
     "leads", "drove", "drives", "driven", "resulted", "results", "triggered", "triggers", "due", "owing", "thanks",
     "prompted", "made", "brought", "therefore", "hence", "consequently", "proves", "proven", "proved", "proof",
     "proving", "confirms", "confirmed", "responsible", "reason", "behind", "confirm", "confirming", "why"]
)  # fmt: skip
_ALIKE: Final = 7
"""Letters that two forms of one word of a note share: "withdrawn" and "withdrawal"."""
_EXTRA: Final = frozenset(
    ["says", "mention", "mentions", "mentioned", "analyst", "analysts", "note", "notes", "noted", "remark",
     "remarks", "comment", "comments", "reads", "raised", "according", "closure", "closures", "closed", "closing",
     "open", "opened", "reports", "higher", "larger", "increased", "increase", "lower", "reduced", "raising",
     "raise", "event", "offers", "offer", "provides", "refers", "points", "records", "recorded", "cites", "cited", "places", "dates", "dated",
     "ruled", "excluded", "onwards", "onward", "existence", "presence", "arrival", "news", "announcement", "appears", "background", "described", "planned", "began", "begun", "started", "time", "timing", "same", "period", "coincides", "coincide", "fall"]
)  # fmt: skip
_RAISING: Final = (
    "high", "larg", "increas", "rais", "more", "long", "bigg", "exten", "grow", "grew", "add", "doubl", "up",
    "great", "expan", "second", "new"
)  # fmt: skip
_LOWERING: Final = (
    "low", "small", "reduc", "cut", "fewer", "short", "less", "clos", "decreas", "drop", "down", "halv", "remov",
    "shrink", "end"
)  # fmt: skip
_SHORT: Final = 3
_DATED: Final = re.compile(r"\b\d{1,2} (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))")
"""The day of a date, which counts nothing."""
_ASCRIBES: Final = frozenset(["attributes", "attributed", "ascribes", "ascribed", "blames", "blamed", "credits", "credited", "traces", "traced", "explains", "explained"])  # fmt: skip
_UNTIL: Final = ("until", "till", "before", "by", "up to")
_PLAIN: Final = {
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "first": "1st",
    "second": "2nd",
    "third": "3rd",
}


def speaks_of_note(tokens: list[Token]) -> bool:
    """True when the words name the analyst or the note."""
    for index, token in enumerate(tokens):
        word = token.lowered
        if word in {"analyst", "analysts"} or (
            token.has("note_noun") and word.split()[-1] in {"note", "notes", "comment", "remark", "annotation"}
        ):
            before = tokens[index - 1].text.lower() if index else ""
            if before not in {"to", "we"}:
                return True
    return False


def check_note(world: World, tokens: list[Token]) -> None:
    """A statement about the note: in its own words, and as a possibility.

    Raises:
        Refused: there is no note, it says something else, or it is told as the cause.
    """
    if world.facts.note is None:
        raise Refused("cause", "no note")
    stems = told_words(world)
    for at, token in enumerate(tokens):
        if not (token.kind == "unknown" and dates_within(world, tokens, at)):
            _check_token(world, token, stems)
        _check_count(world, tokens, at)
        _check_span(world, tokens, at)
        _check_degree(world, tokens, at)
    check_event(world, tokens)
    check_noted_event(world, tokens)
    check_note_said(world, tokens)
    _check_certainty(world, tokens)
    _check_names(world, tokens)
    _check_possibility(tokens)
    check_noise(world, tokens)
    check_directions(world, tokens)


def _joined(pieces: list[list[Token]]) -> list[list[Token]]:
    """The pieces with a list of names in one: "fell in North and South"."""
    joined: list[list[Token]] = []
    for piece in pieces:
        listed = len(piece) > 1 and piece[0].word("and", ",") and is_segment(piece[1])
        if listed and joined and joined[-1] and is_segment(joined[-1][-1]):
            joined[-1] = [*joined[-1], *piece]
        else:
            joined.append(piece)
    return joined


def _check_names(world: World, tokens: list[Token]) -> None:
    """ "the note says that two stores in North were closed": a segment that the note does not name.

    A segment may stand beside the note where its own change is spoken of: "may be related to the fall in North".
    """
    note = (world.facts.note or "").lower()
    for piece in _joined(pieces_of(tokens)):
        related = means(piece, "modal", "link", "seeming", "negation", "driver", "cause")
        for index, token in enumerate(piece):
            if token.name is None or not is_segment(token) or _is_noted(token, note):
                continue
            names = [world.segments[member].segment.name.lower() for member in token.name.members]
            near = (*piece[max(0, index - 5) : index], *piece[index + 1 : index + 6])
            moved = means(near, "move", "move_noun", "change_noun", "pace", "share_noun")
            fell = any(
                known.has("move") and not before.word("was", "were", "is", "are", "been", "be")
                for before, known in itertools.pairwise(piece)
            )
            swapped = not any(name in note for name in names) and _in_place_of_noted(world, piece, index, note)
            alone = not any(is_segment(known) and _is_noted(known, note) for known in tokens)
            swapped = swapped or (alone and means(piece, "note_noun") and _has_noted_sibling(world, token, note))
            if swapped or (not any(name in note for name in names) and not (moved and (related or fell))):
                raise Refused("cause", f"{token.text}, which the note does not name")


def _is_noted(token: Token, note: str) -> bool:
    """True for a name that the note has, or of whose one word it has another form: "Geriatrics", "a geriatric unit"."""
    word = token.lowered
    alike = len(word) > _ALIKE and " " not in word
    return word in note or (alike and any(known.startswith(word[:_ALIKE]) for known in re.findall("[a-z]+", note)))


def _has_noted_sibling(world: World, token: Token, note: str) -> bool:
    """True where the note names another segment of the same dimension."""
    members = token.name.members if token.name else ()
    siblings = {other for member in members for other in world.siblings(Subject((member,))) if other != member}
    return any(world.segments[other].segment.name.lower() in note for other in siblings)


def _in_place_of_noted(world: World, piece: list[Token], index: int, note: str) -> bool:
    """ "the price increase for Basic renewals", where the note tells of Team renewals: words of the note beside another name."""
    if not _has_noted_sibling(world, piece[index], note):
        return False
    at = next((at for at in range(index - 1, max(-1, index - 4), -1) if not piece[at].has("glue")), None)
    beside = [*piece[index + 1 : index + 2], *(piece[at : at + 1] if at is not None else [])]
    if at and piece[at].has("move_noun", "change_noun"):
        beside.append(piece[at - 1])  # "the price increase of the Team plan"
    return any(
        known.kind in {"unknown", "word"}
        and not known.has("move", "move_noun", "change_noun", "time", "grain_noun", "modal", "link", "note_noun")
        and known.senses.keys() != {"glue"}
        and stem(known.lowered) in note_words(world)
        for known in beside
    )


def _check_token(world: World, token: Token, stems: frozenset[str]) -> None:
    note = (world.facts.note or "").lower()
    word = token.text.lower()
    like = len(word) > _ALIKE and any(known[:_ALIKE] == word[:_ALIKE] for known in re.findall("[a-z]+", note))
    if (
        token.kind == "unknown"
        and stem(word) not in stems
        and word not in _EXTRA
        and word not in MAYBE | RELATIONS | TAKES_PLACE
        and not like
    ):
        raise Refused("cause", token.text)
    if token.kind == "number" and not re.search(
        rf"(?<![\d.,]){re.escape(token.lowered.strip('~'))}(?![\d]|[.,]\d)", note
    ):
        raise Refused("number", token.text)
    if token.has("absent") and stem(token.text.lower()) not in stems:
        raise Refused("invented", token.text)
    if token.kind == "period" and token.when not in {"current", "previous"} and not in_note(token.text, note):
        raise Refused("period", token.text)


def _check_degree(world: World, tokens: list[Token], index: int) -> None:
    """ "a lower budget": the way that the note, or what is spoken of beside it, went."""
    noun = tokens[index].sense("move_noun") if tokens[index].has("move_noun") else None
    if noun is not None and noun.sign and noun.tag != "polar":
        words = re.findall(r"[a-z]+", (world.facts.note or "").lower())
        before = tokens[index - 1].lowered if index else ""
        own = len(before) > _SHORT and stem(before) in note_words(world) and not is_segment(tokens[index - 1])
        if own and not any(word.startswith(_RAISING if noun.sign > 0 else _LOWERING) for word in words):
            raise Refused("direction", tokens[index].text)
    sense = tokens[index].sense("move_adjective")
    if sense is None or not sense.sign or tokens[index].kind != "word" or sense.tag == "polar":
        return
    words = re.findall(r"[a-z]+", (world.facts.note or "").lower())
    noted = any(word.startswith(_RAISING if sense.sign > 0 else _LOWERING) for word in words)
    following = [known.lowered for known in tokens[index + 1 : index + 4] if known.kind in {"word", "unknown"}]
    if not noted and any(stem(word) in note_words(world) and len(word) > _SHORT for word in following):
        raise Refused("direction", tokens[index].text)
    named = [token for token in tokens if is_segment(token)]
    subjects = [TOTAL, *(Subject((member,)) for known in named if known.name for member in known.name.members)]
    aspects: tuple[Aspect, ...] = (
        ("value", "numerator", "denominator", "share") if world.is_ratio else ("value", "share")
    )
    deltas = [world.course(subject, aspect).delta for subject in subjects for aspect in aspects]
    if not noted and not any(delta is not None and delta * sense.sign > 0 for delta in deltas):
        raise Refused("direction", tokens[index].text)


def _check_count(world: World, tokens: list[Token], index: int) -> None:
    """ "three stores", "a third agent": the count that the note has."""
    token, note = tokens[index], (world.facts.note or "").lower()
    if not token.has("cardinal", "ordinal") or token.kind != "word":
        return
    following = token_at(tokens, index + 1)
    if token.word("one") and (
        following.word("possible", "of", "hint", "factor", "explanation", "reason") or not following.text
    ):
        return
    if token.word("two") and (
        following.has("move_noun", "change_noun", "modal")
        or following.word("may", "might", "could", "things", "events", "are")
    ):
        return
    if following.kind == "period" or following.has("superlative"):
        return
    if following.has("grain_noun") and (token.has("ordinal") or token.word("one")):
        return
    words = set(re.findall(r"[a-z0-9]+", _DATED.sub(" ", note)))
    if not {token.lowered, _PLAIN.get(token.lowered, token.lowered)} & words:
        raise Refused("number", token.text)


def _check_span(world: World, tokens: list[Token], index: int) -> None:
    """ "for two weeks", where the note has it, but not "two weeks earlier"."""
    token, note = tokens[index], (world.facts.note or "").lower()
    lead = [known.lowered for known in tokens[max(0, index - 2) : index]]
    if token.has("grain_noun") and lead in (["for", "a"], ["for", "one"]) and f"{lead[1]} {token.lowered}" not in note:
        raise Refused("period", token.text)
    lasted = lead[-1:] == ["for"] and token.lowered.startswith("two ")
    if not token.has("time") or not (lasted or token.senses["time"].tag.startswith("other")):
        return
    following = token_at(tokens, index + 1)
    moved = following.word("earlier", "later", "before", "after", "ago", "previously", "each", "every")
    told = f"{token.lowered} {following.lowered}" if moved else token.lowered
    if told not in note:
        raise Refused("period", token.text)


def _check_possibility(tokens: list[Token]) -> None:
    """Every causal word needs its own hedge or denial in the same part of the sentence, or one that opens it all."""
    whole = opens_as_possible(tokens)
    for piece in pieces_of(tokens):
        hedged = (whole and not piece[:1][0].word("but", "and", "so", ";")) or any(
            token.has("modal", "seeming", "negation")
            or token.word("would", "whether", "if", "hint", *MAYBE, *NOT_KNOWN)
            or not MAYBE.isdisjoint(token.lowered.split())
            for token in piece
        )
        if hedged:
            continue
        cleft = any(
            token.word("is", "was") and after.word("what") for token, after in itertools.pairwise(piece)
        )  # "is what produced this swing"
        if piece and (cleft or acts(piece)):
            raise Refused("cause", "this did that")
        for token in piece:
            words = set(token.text.lower().split())
            causal = (
                words & _CAUSAL
                or (token.word("explanation") and says(piece, "the", "an"))
                or token.has("cause", "driver")
                or (
                    token.has("link")
                    and not token.word(
                        "consistent with",
                        "in line with",
                        "aligns with",
                        "aligned with",
                        "align with",
                        "coincides with",
                        "coincide with",
                        "coincided with",
                        "coincide",
                        "related",
                        "linked",
                        "a factor",
                        "relevant",
                    )
                )
            )
            if (
                causal
                and not token.word(
                    "took place in",
                    "happened in",
                    "occurred in",
                    "from the",
                    "took place at",
                    "happened at",
                    "occurred at",
                )  # where the noted event was
                and not any(other.word("hint", "remains") or other.has("noise_noun") for other in piece)
            ):
                raise Refused("cause", token.text)


def _check_certainty(world: World, tokens: list[Token]) -> None:
    """ "the analyst attributes the rise to it", "this is no coincidence", "until 5 May" of what began then."""
    note = (world.facts.note or "").lower()
    for index, token in enumerate(tokens):
        near = tokens[max(0, index - 4) : index]
        denied = any(known.has("negation") or known.word("hardly", "scarcely") for known in near)
        more = any(known.lowered in {"no more than", "more than", "more", "whether"} for known in near)
        if token.word("coincidence", "coincidental", "accident") and denied and not more:
            raise Refused("cause", f"no {token.text}")
        if (
            token.lowered in _ASCRIBES
            and not denied
            and {"analyst", "note", "analysts"} & {known.lowered for known in near}
        ):
            raise Refused("cause", f"the analyst {token.text}")
        ends = token.word(*_UNTIL) and any(known.kind == "period" for known in tokens[index + 1 : index + 3])
        if ends and not re.search(r"\b(?:until|till|to|before|by)\b", note):
            raise Refused("period", token.text)


def acts(piece: list[Token]) -> bool:
    """ "this lowered the number of orders": the noted event as the one that acts."""
    words = [token for token in piece if not token.word(",", ";", ":", "and", "but", "so")]
    if not words or not words[0].word(
        "this", "that", "it", "which", "they", "these", "thanks to", "that is", "this is"
    ):
        return False
    if words[0].word("thanks to") and len(words) > 1 and words[1].word("it", "this", "that"):
        return True
    # "it is related, though the figures do not prove it": the denial is of something else.
    joints = (",", "but", "though", "although", "yet", "while")
    cut = next(
        (at for at, token in enumerate(piece) if (at > 1 and token.word(*joints)) or (at > 1 and token.text == ",")), 0
    )
    words = words[: len([token for token in piece[:cut] if token in words])] if cut else words
    if means(words, "modal", "seeming", "negation"):
        return False
    if len(words) > 1 and words[1].word("contributed", "helped"):
        return True
    if words[1:2] and words[1].word("is", "was", "are", "were") and means(words[2:4], "link"):
        possible = any(not MAYBE.isdisjoint(token.lowered.split()) for token in words)
        return not possible and not says(words, *NOT_KNOWN, "coincidence", "one", "what")
    # By their texts: a dimension may be called "reason".
    if any(
        token.text.lower()
        in {
            "why",
            "reason",
            "because",
            "what",
            "behind",
            "explains",
            "explanation",
            "cause",
            "caused",
            "produced",
            "causes",
        }
        for token in words[1:8]
    ):
        return True
    return any(
        token.has("move", "transitive", "drive_verb", "share_verb", "offset_verb")
        or token.word(
            "made", "makes", "left", "leaves", "sent", "kept", "let", "got", "brought", "turned", "put", "gave"
        )
        for token in words[1:4]
    )
