"""What may be said of the analyst's note: that there is none, or its own words, as a possibility."""

from __future__ import annotations

import itertools
import re
from typing import Final

from insight.claims.asides import check_directions, check_noise, in_note, is_segment, note_words, pieces_of, stem
from insight.claims.clauses import truths
from insight.claims.events import check_event
from insight.claims.refusal import Refused
from insight.claims.statements import check_evidence, is_about_evidence
from insight.claims.tokens import Token, token_at
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
     "raise", "event", "described", "planned", "began", "begun", "started", "time", "timing", "same", "period", "coincides", "coincide", "fall"]
)  # fmt: skip
_PARTS: Final = frozenset(["role", "effect", "influence", "impact", "link", "connection"])
_NOT_KNOWN: Final = ("unclear", "unproven", "unconfirmed", "unknown", "unverified", "open", "uncertain")
_KNOWN: Final = ("proven", "proved", "confirmed", "established", "shown", "known", "certain", "verified")
_RAISING: Final = (
    "high", "larg", "increas", "rais", "more", "long", "bigg", "exten", "grow", "grew", "add", "doubl", "up",
    "great", "expan", "second", "new"
)  # fmt: skip
_LOWERING: Final = (
    "low", "small", "reduc", "cut", "fewer", "short", "less", "clos", "decreas", "drop", "down", "halv", "remov",
    "shrink", "end"
)  # fmt: skip
_SHORT: Final = 3
_RETOLD: Final = 3
"""Words of a note that make a clause tell its event again."""
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
        word = token.text.lower()
        if word in {"analyst", "analysts"} or (
            token.has("note_noun") and word.split()[-1] in {"note", "notes", "comment", "remark", "annotation"}
        ):
            before = tokens[index - 1].text.lower() if index else ""
            if before not in {"to", "we"}:
                return True
    return False


def is_hypothesis(tokens: list[Token]) -> bool:
    """True for "this may be related" and the like, which names no reason itself."""
    modal = any(
        token.has("modal")
        or token.word("possible", "conceivable", "possibly")
        or "possible" in token.text.lower().split()
        for token in tokens
    )
    return (
        modal
        and (any(token.has("link") for token in tokens) or tokens[-1].word("contributed"))
        and not any(token.kind == "number" for token in tokens)
    )


def retells(world: World, tokens: list[Token]) -> bool:
    """True for "the pier has been closed since 9 April": the event of the note in its own words, and nothing else."""
    stems, note = note_words(world), (world.facts.note or "").lower()
    noted = 0
    for token in tokens:
        told = token.kind in {"unknown", "word"} and stem(token.lowered) in stems
        placed = token.kind == "period" or is_segment(token)
        measured = token.name is not None and not is_segment(token)
        if not told and (token.kind == "unknown" or measured or token.has("move", "move_noun", "change_noun")):
            return False
        noted += told or (placed and in_note(token.text, note))
    return noted >= _RETOLD


def leaves_open(tokens: list[Token]) -> bool:
    """ "effect of the new form not proven": says of something noted that its part in the change is not known."""
    part = any(set(token.text.lower().split()) & _PARTS for token in tokens)
    unknown = any(token.word(*_NOT_KNOWN) for token in tokens)
    denied = any(token.has("negation") for token in tokens) and any(token.word(*_KNOWN) for token in tokens)
    new = any(token.kind == "unknown" for token in tokens) and not any(token.kind == "number" for token in tokens)
    return part and new and (unknown or denied)


def check_note(world: World, tokens: list[Token]) -> None:
    """A statement about the note: in its own words, and as a possibility.

    Raises:
        Refused: there is no note, it says something else, or it is told as the cause.
    """
    if world.facts.note is None:
        part = _part(tokens)
        rest = tokens[part + 1 :]
        if not _denies_note(tokens[:part]) or (rest and not is_about_evidence(rest)):
            raise Refused("cause", "no note")
        check_evidence(world, rest)
        return
    if any(_denies_note(piece) for piece in (tokens, tokens[: _part(tokens)])):
        raise Refused("cause", "a note that is there")
    stems = note_words(world)
    for at, token in enumerate(tokens):
        if not _tells_change(world, tokens, at):
            _check_token(world, token, stems)
        _check_count(world, tokens, at)
        _check_span(world, tokens, at)
        _check_degree(world, tokens, at)
    check_event(world, tokens)
    _check_names(world, tokens)
    _check_possibility(tokens)
    check_noise(world, tokens)
    check_directions(world, tokens)


def _tells_change(world: World, tokens: list[Token], at: int) -> bool:
    """ "the drop in West (−5.3%)", "cannot say how much of the $50": a change that is named, of whom the piece names.

    Without a name in it, the change of whom the note names, or of the whole.
    """
    figure = tokens[at].figure
    if figure is None or not (_names_change(tokens, at) or _asks_for_part(tokens, at)):
        return False
    named = {index for token in tokens if token.name is not None for index in token.name.members}
    note = (world.facts.note or "").lower()
    noted = [index for index, known in enumerate(world.segments) if known.segment.name.lower() in note]
    subjects = [Subject((index,)) for index in named or noted] + ([] if named else [TOTAL])
    return len(named) <= 1 and any(
        truths.states(world, figure, "none", 0, truth, frozenset())
        for subject in subjects
        for truth in truths.changes(world, subject, "value")
    )


def _names_change(tokens: list[Token], at: int) -> bool:
    """True when only a place and a preposition stand between the figure and the noun of a change."""
    for token in reversed(tokens[max(0, at - 4) : at]):
        if token.has("move_noun", "change_noun"):
            return True
        if token.kind != "name" and not token.word("(", "of", "on", "in", "at", "for") and not token.has("hedge"):
            return False
    return False


def _asks_for_part(tokens: list[Token], at: int) -> bool:
    """True for "how much of the $50", which is not answered."""
    lead = [token.lowered for token in tokens[max(0, at - 4) : at]]
    return lead == ["how", "much", "of", "the"] and any(token.has("negation") for token in tokens)


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
        related = any(token.has("modal", "link", "seeming", "negation", "driver", "cause") for token in piece)
        for index, token in enumerate(piece):
            if token.name is None or not is_segment(token) or token.lowered in note:
                continue
            names = [world.segments[member].segment.name.lower() for member in token.name.members]
            near = (*piece[max(0, index - 5) : index], *piece[index + 1 : index + 6])
            moved = any(known.has("move", "move_noun", "change_noun", "pace", "share_noun") for known in near)
            fell = any(
                known.has("move") and not before.word("was", "were", "is", "are", "been", "be")
                for before, known in itertools.pairwise(piece)
            )
            swapped = not any(name in note for name in names) and _in_place_of_noted(world, piece, index, note)
            if swapped or (not any(name in note for name in names) and not (moved and (related or fell))):
                raise Refused("cause", f"{token.text}, which the note does not name")


def _in_place_of_noted(world: World, piece: list[Token], index: int, note: str) -> bool:
    """ "the price increase for Basic renewals", where the note tells of Team renewals: words of the note beside another name."""
    name = piece[index].name
    siblings = {
        other
        for member in (name.members if name else ())
        for other in world.siblings(Subject((member,)))
        if other != member
    }
    if not any(world.segments[other].segment.name.lower() in note for other in siblings):
        return False
    lead = next((known for known in reversed(piece[max(0, index - 3) : index]) if not known.has("glue")), None)
    beside = [*piece[index + 1 : index + 2], *([lead] if lead is not None else [])]
    return any(
        known.kind in {"unknown", "word"}
        and not known.has("move", "move_noun", "change_noun", "time", "grain_noun", "modal", "link", "note_noun")
        and known.senses.keys() != {"glue"}
        and stem(known.lowered) in note_words(world)
        for known in beside
    )


def _part(tokens: list[Token]) -> int:
    """Where what is said of the note ends and something else begins."""
    return next((at for at, token in enumerate(tokens) if token.word("and", "so")), len(tokens))


_NO_NOTE: Final = re.compile(
    r"(?:(?:there (?:is|was) )?no|the (?:data|facts|figures) (?:contain|include|hold|have|give)s? no)"
    r"(?: analysts?)? notes?(?: (?:is|was|are|were|has been))?(?: (?:available|given|provided|attached|recorded|included|present))?"
    r"|(?:an|the)(?: analyst)? note (?:is|was) (?:not (?:available|given|provided)|missing)"
)


def _denies_note(tokens: list[Token]) -> bool:
    """ "There is no analyst's note", "no note was given", and no more than that."""
    words = [token.lowered for token in tokens if token.kind != "mark" and token.lowered not in {"'s", ""}]
    return _NO_NOTE.fullmatch(" ".join(words)) is not None


def without_denied_note(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens without ", and there is no analyst note that might hint at a reason" at their end, where it is true."""
    opens = [
        at
        for at in range(1, len(tokens) - 3)
        if [known.lowered for known in tokens[at : at + 3]] == ["there", "is", "no"]
    ]
    if world.facts.note is not None or not opens or not tokens[opens[-1] - 1].word("and", "but"):
        return tokens
    at = opens[-1]
    named = next((index for index in range(at, len(tokens)) if tokens[index].has("note_noun")), at)
    behind = tokens[named + 1 :]
    aside = not behind or (
        behind[0].word("that", "which", "to")
        and any(token.has("meta") for token in behind)
        and all(token.kind == "word" and token.has("glue", "modal", "meta") for token in behind)
    )
    if not aside or not _denies_note(tokens[at : named + 1]):
        return tokens
    kept = tokens[: at - 1]
    return kept[:-1] if kept[-1:] and kept[-1].word(",") else kept


def _check_token(world: World, token: Token, stems: frozenset[str]) -> None:
    note = (world.facts.note or "").lower()
    word = token.text.lower()
    like = len(word) > _ALIKE and any(known[:_ALIKE] == word[:_ALIKE] for known in re.findall("[a-z]+", note))
    if token.kind == "unknown" and stem(word) not in stems and word not in _EXTRA and not like:
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
    words = set(re.findall(r"[a-z0-9]+", note))
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
    """Every causal word needs its own hedge or denial in the same part of the sentence."""
    for piece in pieces_of(tokens):
        hedged = any(
            token.has("modal", "seeming", "negation")
            or token.word("would", "whether", "if", "hint", "possible", "plausible", *_NOT_KNOWN)
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
                or token.has("cause", "driver")
                or (
                    token.has("link")
                    and not token.word(
                        "consistent with",
                        "in line with",
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
                and not token.word("took place in", "happened in", "occurred in")  # where the noted event was
                and "possible" not in token.text.lower()
                and not any(other.word("hint", "remains") or other.has("noise_noun") for other in piece)
            ):
                raise Refused("cause", token.text)


def acts(piece: list[Token]) -> bool:
    """ "this lowered the number of orders": the noted event as the one that acts."""
    words = [token for token in piece if not token.word(",", ";", ":", "and", "but", "so")]
    if not words or not words[0].word(
        "this", "that", "it", "which", "they", "these", "thanks to", "that is", "this is"
    ):
        return False
    if words[0].word("thanks to") and len(words) > 1 and words[1].word("it", "this", "that"):
        return True
    if any(token.has("modal", "seeming", "negation") for token in words):
        return False
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
    return any(token.has("move", "transitive", "drive_verb", "share_verb", "offset_verb") for token in words[1:4])
