"""Sentences that are no finding: what the analyst noted, and what the data can or cannot tell."""

from __future__ import annotations

import itertools
import re
from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.verdicts import says_within
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL, Aspect, Subject, World

_CORE: Final = frozenset(
    [
        "data",
        "figure",
        "figures",
        "number",
        "numbers",
        "fact",
        "facts",
        "evidence",
        "proof",
        "prove",
        "proves",
        "proven",
        "proved",
        "cause",
        "causes",
        "causal",
        "causality",
        "causation",
        "reason",
        "reasons",
        "why",
        "explain",
        "explains",
        "explanation",
        "explanations",
        "confirm",
        "confirms",
        "confirmed",
        "hint",
        "hints",
        "conclusion",
        "conclusions",
        "percentage",
        "interpretation",
        "speculation",
        "assumption",
        "hypothesis",
        "causally",
        "coincidence",
    ]
)
_CAUSAL: Final = frozenset(
    [
        "explains",
        "explain",
        "explained",
        "explaining",
        "caused",
        "cause",
        "causes",
        "causing",
        "because",
        "led",
        "leads",
        "drove",
        "drives",
        "driven",
        "resulted",
        "results",
        "triggered",
        "triggers",
        "due",
        "owing",
        "thanks",
        "prompted",
        "made",
        "brought",
        "therefore",
        "hence",
        "consequently",
        "proves",
        "proven",
        "proved",
        "proof",
        "proving",
        "confirms",
        "confirmed",
        "responsible",
        "reason",
        "behind",
        "confirm",
        "confirming",
        "why",
    ]
)
_ALIKE: Final = 7
"""Letters that two forms of one word of a note share: "withdrawn" and "withdrawal"."""
_COUNTS: Final = frozenset(["number", "numbers", "figure", "figures", "percentage"])
_REASONS: Final = frozenset(
    [
        "cause",
        "causes",
        "caused",
        "reason",
        "reasons",
        "explain",
        "explains",
        "explained",
        "explanation",
        "proof",
        "prove",
        "proves",
        "evidence",
        "confirm",
        "confirms",
        "show",
        "shows",
    ]
)
_STOP: Final = frozenset(
    [
        "the",
        "a",
        "an",
        "of",
        "in",
        "on",
        "at",
        "to",
        "for",
        "from",
        "and",
        "or",
        "was",
        "were",
        "is",
        "are",
        "be",
        "been",
        "has",
        "have",
        "had",
        "with",
        "by",
        "that",
        "this",
        "it",
    ]
)
_EXTRA: Final = frozenset(
    [
        "says",
        "mention",
        "mentions",
        "mentioned",
        "analyst",
        "analysts",
        "note",
        "notes",
        "noted",
        "remark",
        "remarks",
        "comment",
        "comments",
        "reads",
        "raised",
        "according",
        "closure",
        "closures",
        "closed",
        "closing",
        "open",
        "opened",
        "reports",
        "higher",
        "larger",
        "increased",
        "increase",
        "lower",
        "reduced",
        "raising",
        "raise",
        "event",
        "described",
        "planned",
        "time",
        "timing",
        "same",
        "period",
        "coincides",
        "coincide",
        "fall",
    ]
)

_PARTS: Final = frozenset(["role", "effect", "influence", "impact", "link", "connection"])
_NOT_KNOWN: Final = ("unclear", "unproven", "unconfirmed", "unknown", "unverified", "open", "uncertain")
_KNOWN: Final = ("proven", "proved", "confirmed", "established", "shown", "known", "certain", "verified")


def note_words(world: World) -> frozenset[str]:
    """Content words of the analyst's note, cut to their stems."""
    words = re.findall(r"[A-Za-z]+", world.facts.note or "")
    return frozenset(_stem(word.lower()) for word in words if word.lower() not in _STOP)


def _stem(word: str) -> str:
    for ending in ("ments", "ment", "ings", "ing", "ures", "ure", "edly", "ed", "ies", "es", "s", "e", "y"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


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
    return modal and any(token.has("link") for token in tokens) and not any(token.kind == "number" for token in tokens)


_DATA: Final = frozenset(["data", "figures", "figure", "numbers", "facts", "evidence", "count", "totals", "here"])
_TELLS: Final = frozenset(
    ["prove", "proves", "proved", "confirm", "confirms", "show", "shows", "explain", "explains", "say", "says", "tell", "tells", "reveal", "reveals", "settle",
     "settles", "establish", "establishes", "give", "gives", "given", "demonstrate", "demonstrates"]
)  # fmt: skip
_TOLD: Final = frozenset(["shown", "seen", "told", "said", "read", "derived", "settled", "visible", "given", "taken", "established", "verified", "proven", "demonstrated", "proved", "confirmed"])  # fmt: skip
_SETTLED: Final = frozenset(["verified", "established", "proven", "demonstrated", "proved", "confirmed"])
_ASKED: Final = frozenset(["it", "this", "why", "whether", "what"])
_OPENING: Final = _ASKED | {"which", "that"}
_CAUSES: Final = frozenset(["reason", "reasons", "cause", "causes", "explanation"])
_DENIALS: Final = frozenset(
    ["not", "no", "nor", "neither", "cannot", "nothing", "none", "only", "without", "beyond", "hardly", "never", "open", "unknown", "unclear", "outside", "far",
     "n't", "yet", "if"]
)  # fmt: skip


def claims_proof(tokens: list[Token]) -> bool:
    """True for "the data can confirm it", "the reasons are part of the data": what no data shows."""
    return any(_proves(piece) for piece in _pieces(tokens))


def _proves(piece: list[Token]) -> bool:
    words = [word for token in piece if token.kind != "mark" for word in token.lowered.split()]
    said = set(words)
    if said & _DENIALS or any(token.has("negation", "absent") or "n't" in token.lowered for token in piece):
        return False
    if said & _SETTLED and said & {"is", "was", "has", "have", "been", "be"} and said & (_OPENING | _CAUSES):
        return True
    if "explanation" in said and said & {"taken", "read", "seen"}:
        return True
    if not said & _DATA:
        return False
    tells = next((at for at, word in enumerate(words) if word in _TELLS), None)
    if tells is not None:
        behind = words[tells + 1 : tells + 4]
        if "where" not in behind and (
            set(behind[:1]) & _ASKED or set(behind) & _CAUSES or not behind or behind == ["that"]
        ):
            return True
    asked = set(words[:2]) & _OPENING or said & _CAUSES
    return bool(asked and (said & _TOLD or {"part", "of"} <= said))


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
        part = next((at for at, token in enumerate(tokens) if token.word("and", "so")), len(tokens))
        rest = tokens[part + 1 :]
        if not _denies_note(tokens[:part]) or (rest and not is_about_evidence(rest)):
            raise Refused("cause", "no note")
        check_evidence(world, rest)
        return
    stems = note_words(world)
    for at, token in enumerate(tokens):
        if not _tells_change(world, tokens, at):
            _check_note_token(world, token, stems)
        _check_note_count(world, tokens, at)
        _check_note_span(world, tokens, at)
        _check_note_degree(world, tokens, at)
    _check_note_names(world, tokens)
    _check_possibility(tokens)
    _check_noise(world, tokens)
    _check_directions(world, tokens)


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


def _check_note_names(world: World, tokens: list[Token]) -> None:
    """ "the note says that two stores in North were closed": a segment that the note does not name.

    A segment may stand beside the note where its own change is spoken of: "may be related to the fall in North".
    """
    note = (world.facts.note or "").lower()
    for piece in _joined(_pieces(tokens)):
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
            if not any(name in note for name in names) and not (moved and (related or fell)):
                raise Refused("cause", f"{token.text}, which the note does not name")


def _check_noise(world: World, tokens: list[Token]) -> None:
    """A verdict on noise that stands beside the note is the one of the facts."""
    for index, token in enumerate(tokens):
        if token.has("noise_noun") and not any(known.word("whether", "if") for known in tokens[:index]):
            if world.facts.noise is None:
                raise Refused("judgement", "no verdict")
            if world.facts.noise.within_normal_variation != says_within(tokens, index):
                raise Refused("judgement", "noise verdict")


def _denies_note(tokens: list[Token]) -> bool:
    """ "There is no analyst's note", and no more than that."""
    words = [token.text.lower() for token in tokens if token.kind != "mark" and token.text.lower() not in {"'s", "an"}]
    ends = bool(words) and words[-1].split()[-1] in {"note", "notes", "available", "given"}
    return (
        ends
        and words[:3] == ["there", "is", "no"]
        and len(words) <= len(["there", "is", "no", "analyst", "note", "available"])
    )


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


def _check_note_token(world: World, token: Token, stems: frozenset[str]) -> None:
    note = (world.facts.note or "").lower()
    word = token.text.lower()
    like = len(word) > _ALIKE and any(known[:_ALIKE] == word[:_ALIKE] for known in re.findall("[a-z]+", note))
    if token.kind == "unknown" and _stem(word) not in stems and word not in _EXTRA and not like:
        raise Refused("cause", token.text)
    if token.kind == "number" and token.text.lower().strip("~") not in note:
        raise Refused("number", token.text)
    if token.has("absent") and _stem(token.text.lower()) not in stems:
        raise Refused("invented", token.text)
    if token.kind == "period" and token.when not in {"current", "previous"} and not _in_note(token.text, note):
        raise Refused("period", token.text)


_RAISING: Final = (
    "high",
    "larg",
    "increas",
    "rais",
    "more",
    "long",
    "bigg",
    "exten",
    "grow",
    "grew",
    "add",
    "doubl",
    "up",
    "great",
    "expan",
    "second",
    "new",
)
_LOWERING: Final = (
    "low",
    "small",
    "reduc",
    "cut",
    "fewer",
    "short",
    "less",
    "clos",
    "decreas",
    "drop",
    "down",
    "halv",
    "remov",
    "shrink",
    "end",
)


_SHORT: Final = 3


def _check_note_degree(world: World, tokens: list[Token], index: int) -> None:
    """ "a lower budget": the way that the note, or what is spoken of beside it, went."""
    noun = tokens[index].sense("move_noun") if tokens[index].has("move_noun") else None
    if noun is not None and noun.sign and noun.tag != "polar":
        words = re.findall(r"[a-z]+", (world.facts.note or "").lower())
        before = tokens[index - 1].lowered if index else ""
        own = len(before) > _SHORT and _stem(before) in note_words(world) and not is_segment(tokens[index - 1])
        if own and not any(word.startswith(_RAISING if noun.sign > 0 else _LOWERING) for word in words):
            raise Refused("direction", tokens[index].text)
    sense = tokens[index].sense("move_adjective")
    if sense is None or not sense.sign or tokens[index].kind != "word" or sense.tag == "polar":
        return
    words = re.findall(r"[a-z]+", (world.facts.note or "").lower())
    noted = any(word.startswith(_RAISING if sense.sign > 0 else _LOWERING) for word in words)
    following = [known.lowered for known in tokens[index + 1 : index + 4] if known.kind in {"word", "unknown"}]
    if not noted and any(_stem(word) in note_words(world) and len(word) > _SHORT for word in following):
        raise Refused("direction", tokens[index].text)
    named = [token for token in tokens if is_segment(token)]
    subjects = [TOTAL, *(Subject((member,)) for known in named if known.name for member in known.name.members)]
    aspects: tuple[Aspect, ...] = (
        ("value", "numerator", "denominator", "share") if world.is_ratio else ("value", "share")
    )
    deltas = [world.course(subject, aspect).delta for subject in subjects for aspect in aspects]
    if not noted and not any(delta is not None and delta * sense.sign > 0 for delta in deltas):
        raise Refused("direction", tokens[index].text)


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


def _check_note_count(world: World, tokens: list[Token], index: int) -> None:
    """ "three stores", "a third agent": the count that the note has."""
    token, note = tokens[index], (world.facts.note or "").lower()
    if not token.has("cardinal", "ordinal") or token.kind != "word":
        return
    following = tokens[index + 1] if index + 1 < len(tokens) else Token("mark", "")
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


def _check_note_span(world: World, tokens: list[Token], index: int) -> None:
    """ "for two weeks", where the note has it, but not "two weeks earlier"."""
    token, note = tokens[index], (world.facts.note or "").lower()
    lead = [known.lowered for known in tokens[max(0, index - 2) : index]]
    if token.has("grain_noun") and lead in (["for", "a"], ["for", "one"]) and f"{lead[1]} {token.lowered}" not in note:
        raise Refused("period", token.text)
    lasted = lead[-1:] == ["for"] and token.lowered.startswith("two ")
    if not token.has("time") or not (lasted or token.senses["time"].tag.startswith("other")):
        return
    following = tokens[index + 1] if index + 1 < len(tokens) else Token("mark", "")
    moved = following.word("earlier", "later", "before", "after", "ago", "previously", "each", "every")
    told = f"{token.lowered} {following.lowered}" if moved else token.lowered
    if told not in note:
        raise Refused("period", token.text)


def _in_note(text: str, note: str) -> bool:
    words = re.findall(r"[a-z0-9]+", text.lower())
    known = set(re.findall(r"[a-z0-9]+", note))
    return all(word in known or word in {"the", "of"} for word in words)


def _check_possibility(tokens: list[Token]) -> None:
    """Every causal word needs its own hedge or denial in the same part of the sentence."""
    for piece in _pieces(tokens):
        hedged = any(
            token.has("modal", "seeming", "negation")
            or token.word("would", "whether", "if", "hint", "possible", "plausible", *_NOT_KNOWN)
            for token in piece
        )
        if hedged:
            continue
        if piece and acts(piece):
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


def _pieces(tokens: list[Token]) -> list[list[Token]]:
    pieces: list[list[Token]] = [[]]
    for token in tokens:
        if token.word(",", ";", ":", "but", "which", "although", "though", "so", "and", "because"):
            pieces.append([])
        pieces[-1].append(token)
    return pieces


def _check_directions(world: World, tokens: list[Token]) -> None:
    """ "the regional decline", "why fewer orders came" in such a sentence must be one, of whom it is said."""
    named = [token for token in tokens if is_segment(token)]
    note = (world.facts.note or "").lower()
    for index, token in enumerate(tokens):
        sign = _told_sign(world, tokens, index)
        if not sign or _stem(token.lowered.split()[0]) in note:
            continue
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
        if any(known.has("share_noun") for known in tokens[max(0, index - 3) : index + 4]):
            aspects = (*aspects, "share")
        held = [
            any((world.course(subject, aspect).delta or 0.0) * sign > 0 for aspect in aspects) for subject in subjects
        ]
        if not (all(held) if whose else any(held)):
            raise Refused("direction", token.text)


def is_segment(token: Token) -> bool:
    """True for the name of a segment."""
    return token.name is not None and token.name.kind == "segment"


_ACTS: Final = ("raised", "raise", "increased", "reduced", "cut", "trend")
"""What somebody did, as far as a note tells."""


def _told_sign(world: World, tokens: list[Token], index: int) -> int:
    """The way that a word says something went; 0 for none."""
    token = tokens[index]
    polarity = -1 if world.facts.polarity == "down" else 1
    sense = token.sense("move") or token.sense("move_noun")
    if sense is not None and sense.sign and not token.word(*_ACTS):
        return sense.sign * (polarity if sense.tag == "polar" else 1)
    following = tokens[index + 1] if index + 1 < len(tokens) else Token("mark", "")
    behind = following.kind == "name" or following.has("actor", "move_noun", "activity")
    if token.word("more", "fewer", "less") and following.kind != "number" and behind:
        return 1 if token.word("more") else -1
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


def is_about_evidence(tokens: list[Token]) -> bool:
    """True for a sentence on what the data shows, proves or lacks, without a finding of its own."""
    if any(token.kind == "number" for token in tokens):
        return False
    absent = any(token.has("absent") for token in tokens)
    asked = any(
        token.word("why", "whether", "what", "how", "if") or set(token.text.lower().split()) & _REASONS
        for token in tokens
    )
    if not absent and not asked and any(token.has("move") and not token.has("move_noun", "meta") for token in tokens):
        return False
    core = any(
        set(token.text.lower().split()) & _CORE
        and not (token.word(*_COUNTS) and index + 1 < len(tokens) and tokens[index + 1].word("of"))
        for index, token in enumerate(tokens)
    )
    denies = any(
        token.has("negation")
        or token.word("only", "open", "no", "none", "remains", "unknown", "beyond")
        or token.word("premature", "unwise", "rash", "too early", "too soon")
        for token in tokens
    )
    if absent:
        return any(
            token.has(
                "negation",
            )
            or token.word("no", "none")
            for token in tokens
        )
    return core and denies


def _asks_whether(tokens: list[Token]) -> bool:
    """ "the data does not say whether": of what the note names, which stays open."""
    asked = next((at for at, token in enumerate(tokens) if token.word("whether", "if")), 0)
    return any(
        token.has("negation") or token.word("open", "unknown", "unclear") for token in tokens[max(0, asked - 4) : asked]
    )


def check_evidence(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` when such a sentence holds a word that cannot be read, or a false direction."""
    asked, stems = _asks_whether(tokens), note_words(world)
    for token in tokens:
        if token.kind == "unknown" and not (asked and _stem(token.lowered) in stems):
            raise Refused("invented", token.text)
        if token.kind == "period" and token.when not in {"current", "previous"}:
            raise Refused("period", token.text)
    if any(token.word("base", "starting value", "baseline", "starting point") for token in tokens):
        named = [index for token in tokens if token.name is not None for index in token.name.members]
        base = world.course(Subject((named[-1],)) if named else TOTAL, "value").previous or 0.0
        zero = any(token.word("zero", "nil", "nothing") for token in tokens)
        if (zero and base != 0) or (any(token.word("negative") for token in tokens) and base >= 0):
            raise Refused("number", "what the base is")
        if any(token.word("positive") for token in tokens) and base <= 0:
            raise Refused("number", "what the base is")
    _check_noise(world, tokens)
    _check_directions(world, tokens)


_UNDEFINED: Final = frozenset(["undefined", "n/a", "meaningless", "impossible"])
_NOT_THERE: Final = frozenset(["defined", "available", "meaningful", "possible", "calculable", "stated", "computed", "calculated", "given"])  # fmt: skip


def denies_percentage(world: World, tokens: list[Token]) -> bool:
    """ "the relative change is undefined", "no percentage can be stated", where every base is above zero."""
    relative = any(token.word("percentage", "relative", "percent") for token in tokens)
    changed = any(token.has("change_noun", "move_noun") or token.word("percentage") for token in tokens)
    words = {word for token in tokens for word in token.lowered.split()}
    denied = any(token.has("negation") or token.word("cannot", "can't") for token in tokens)
    if not (relative and changed and (words & _UNDEFINED or (denied and words & _NOT_THERE))):
        return False
    named = [index for token in tokens if token.name is not None for index in token.name.members]
    bases = [world.segments[index].previous_value for index in named or range(len(world.segments))]
    return world.facts.previous_value > 0 and all(base is not None and base > 0 for base in bases)
