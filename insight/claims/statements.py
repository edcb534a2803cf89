"""Sentences on what the data can or cannot tell, which are no finding."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.asides import check_directions, check_noise, in_note, is_segment, note_words, pieces_of, stem
from insight.claims.possibilities import MAYBE
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says
from insight.claims.world import TOTAL, Subject, World

_CORE: Final = frozenset(
    ["data", "figure", "figures", "number", "numbers", "fact", "facts", "evidence", "proof", "prove", "proves",
     "proven", "proved", "cause", "causes", "causal", "causality", "causation", "reason", "reasons", "why",
     "explain", "explains", "explanation", "explanations", "confirm", "confirms", "confirmed", "hint", "hints",
     "conclusion", "conclusions", "percentage", "interpretation", "speculation", "assumption", "hypothesis",
     "causally", "coincidence"]
)  # fmt: skip
_COUNTS: Final = frozenset(["number", "numbers", "figure", "figures", "percentage"])
_REASONS: Final = frozenset(
    ["cause", "causes", "caused", "reason", "reasons", "explain", "explains", "explained", "explanation", "proof",
     "prove", "proves", "evidence", "confirm", "confirms", "show", "shows"]
)  # fmt: skip
_DATA: Final = frozenset(
    ["data", "figures", "figure", "numbers", "facts", "evidence", "count", "totals", "here",
     "analysis", "breakdown", "decomposition", "split", "comparison"]
)  # fmt: skip
_KNOWN: Final = frozenset(["known", "clear", "certain", "obvious", "evident", "settled", "understood", "plain"])
_IS: Final = frozenset(["is", "are", "was", "were", "constitutes", "counts", "serves", "amounts"])
_HOLDS: Final = frozenset(["contain", "contains", "hold", "holds", "offer", "offers", "provide", "provides", "include", "includes", "point", "points"])  # fmt: skip
_TELLS: Final = _HOLDS | frozenset(
    ["prove", "proves", "proved", "confirm", "confirms", "show", "shows", "explain", "explains", "say", "says", "tell", "tells", "reveal", "reveals", "settle",
     "settles", "indicate", "indicates", "specify", "specifies", "establish", "establishes", "give", "gives", "given", "demonstrate", "demonstrates"]
)  # fmt: skip
_TOLD: Final = frozenset(["shown", "seen", "told", "said", "read", "derived", "settled", "visible", "given", "taken", "established", "verified", "proven", "demonstrated", "proved", "confirmed"])  # fmt: skip
_SETTLED: Final = frozenset(["verified", "established", "proven", "demonstrated", "proved", "confirmed"])
_ASKED: Final = frozenset(["it", "this", "why", "whether", "what"])
_OPENING: Final = _ASKED | {"which", "that"}
_SHOWS: Final = ("show", "shows", "reveal", "reveals", "indicate", "indicates", "contain", "contains", "mean", "means")
_OPENING_WORDS: Final = 2
_CAUSES: Final = frozenset(["reason", "reasons", "cause", "causes", "explanation", "explanations"])
_DENIALS: Final = frozenset(
    ["not", "no", "nor", "neither", "cannot", "nothing", "none", "only", "without", "beyond", "hardly", "never", "open", "unknown", "unclear", "outside", "far",
     "n't", "yet", "if"]
)  # fmt: skip


_ASKED_FOR: Final = _CAUSES | {"why"}
_FOUND: Final = frozenset(
    ["clear", "obvious", "evident", "plain", "apparent", "known", "transparent", "available", "documented", "identified", "inferred", "determined", "deduced",
     "concluded", "pinned", "recognisable", "recognizable", "understood", "unambiguous", "undisputed", "certain", "discernible"]
)  # fmt: skip
"""What causes would be if the data held them: "a cause can be inferred", "the reasons are clear"."""
_POSSIBLY: Final = MAYBE | {"may", "might", "could", "would"}
_SHOWN_BY: Final = frozenset(
    ["proven", "proved", "demonstrated", "established", "confirmed", "verified", "substantiated", "evidenced"]
)


_OF_CAUSES: Final = frozenset(
    ["specific", "particular", "root", "direct", "external", "exact", "precise", "definite", "definitive", "definitively", "conclusive", "conclusively",
     "explicit", "explicitly", "assumed", "applicable", "identified", "identify", "identifies", "specified", "specify", "specifies", "unspecified", "pinpoint", "pinpointed",
     "documented", "undocumented", "determine", "determined", "determines", "definitively", "isolated", "attributed", "listed", "detailed", "supplied", "concrete"]
)  # fmt: skip
"""Words for a cause that is not there and for what is not done with it: "no specific cause is identified"."""
_OPEN: Final = frozenset(
    ["unknown", "unclear", "undetermined", "unspecified", "unexplained", "undocumented", "unidentified"]
)
_DENYING: Final = frozenset(["no", "not", "n't", "never", "hardly", "nothing", "none"])
_REACHES: Final = (
    "match", "matched", "meet", "met", "reach", "reached", "hit", "miss", "missed", "exceed", "exceeded", "attain", "attained", "achieve", "achieved",
    "beat", "keep", "kept", "fulfil", "fulfilled", "equal", "equalled", "surpass", "surpassed", "top", "touch", "approach", "approached",
)  # fmt: skip
"""Verbs whose object is what something is measured against: "did not match the budget" tells of a budget."""


def claims_proof(tokens: list[Token]) -> bool:
    """True for "the data can confirm it", "the reasons are part of the data": what no data shows."""
    pieces = pieces_of(tokens)
    if any(_proves(piece) for piece in pieces) or _needs_no_more(tokens):
        return True
    last = pieces[-1]  # "the figures show where the change arose and why"
    return len(last) == 2 and last[1].word("why") and not says(tokens, *_DENIALS) and not means(tokens, "negation")


def _proves(piece: list[Token]) -> bool:
    words = [word for token in piece if token.kind not in {"mark", "number"} for word in token.lowered.split()]
    said = set(words)
    if any(set(words[max(0, at - 3) : at]) & _DENYING for at, word in enumerate(words) if word in _OPEN):
        return True  # "no cause remains unknown"
    if said & _DENIALS or any(token.has("negation", "absent") or "n't" in token.lowered for token in piece):
        return False
    if said & _SETTLED and said & {"is", "was", "has", "have", "been", "be"} and said & (_OPENING | _CAUSES):
        return True
    if said & _SHOWN_BY and {"by", "from"} & said and said & _DATA:
        return True  # "a link is possible, but proven by the data"
    if words[:1] and words[0] in {"what", "why"} and said & _KNOWN and said & _IS:
        return True  # "why it fell is known"
    if any(word in {"evidence", "proof"} and set(words[max(0, at - 4) : at]) & _IS for at, word in enumerate(words)):
        return True  # "the note is evidence, not a hint"
    if "explanation" in said and said & {"taken", "read", "seen"}:
        return True
    arithmetic = means(piece, "effect_noun", "share_noun", "number") or any(is_segment(token) for token in piece)
    if said & _ASKED_FOR and not arithmetic and not means(piece, "seeming") and said.isdisjoint(_POSSIBLY):
        if said & _FOUND or ("why" in said and "said" in said):
            return True
    if not said & _DATA:
        return False
    tells = next((at for at, word in enumerate(words) if word in _TELLS), None)
    if tells is not None:
        behind = words[tells + 1 : tells + 4]
        needed = words[tells - 1] == "to"  # "further data would be needed to explain the decline"
        if (
            words[tells] in {"explain", "explains"}
            and not needed
            and behind[:1] in (["the"], ["this"], ["its"])
            and not arithmetic
        ):
            return True
        if "something" in behind and said & _CAUSES:
            return True
        happened = behind[:1] == ["what"] and behind[1:2] in (["changed"], ["happened"], ["moved"])
        if (
            "where" not in behind
            and not happened
            and (set(behind[:1]) & _ASKED or set(behind) & _CAUSES or not behind or behind == ["that"])
        ):
            return True
    asked = set(words[:2]) & _OPENING or said & _CAUSES
    return bool(asked and (said & _TOLD or {"part", "of"} <= said))


def is_about_evidence(tokens: list[Token]) -> bool:
    """True for a sentence on what the data shows, proves or lacks, without a finding of its own."""
    if any(token.kind == "number" for token in tokens):
        return False
    senses = [token.sense("effect_noun") for token in tokens if token.kind == "word"]
    if any(sense is not None and sense.tag in {"mix_effect", "rate_effect"} for sense in senses) and not any(
        set(token.lowered.split()) & _DATA for token in tokens
    ):
        return False  # "mix was not the reason" is a finding
    absent = means(tokens, "absent")
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
        or token.word(
            "only",
            "open",
            "no",
            "no single",
            "none",
            "remains",
            "unknown",
            "unclear",
            "undetermined",
            "unexplained",
            "beyond",
        )
        or token.word("premature", "unwise", "rash", "too early", "too soon")
        for token in tokens
    )
    if absent:
        return not says(tokens, *_REACHES) and any(
            token.has(
                "negation",
            )
            or token.word("no", "none")
            for token in tokens
        )
    opens = says(tokens[:_OPENING_WORDS], "whether")  # "whether it is linked cannot be seen"
    # "What caused it is not known", "it is not clear what caused it"
    core = core or any(
        token.word("what") and means(tokens[at + 1 : at + 3], "cause", "driver", "drive_verb")
        for at, token in enumerate(tokens)
    )
    if _needs_more(tokens):
        return core
    return denies and (core or (opens and any(token.has("meta") or token.word(*_TOLD) for token in tokens)))


def _needs_more(tokens: list[Token]) -> bool:
    """ "further analysis would be needed to identify the cause": that the data do not hold it."""
    if not says(tokens, "needed", "required", "necessary"):
        return False
    return any(
        token.word("further", "additional", "more", "deeper") and after.word(*_STUDY)
        for token, after in itertools.pairwise(tokens)
    )


def _needs_no_more(tokens: list[Token]) -> bool:
    """ "further analysis is not needed": that the cause is known."""
    at = next((at for at, token in enumerate(tokens) if token.word("needed", "required", "necessary")), 0)
    return _needs_more(tokens) and means(tokens[max(0, at - 2) : at], "negation")


_STUDY: Final = (
    "analysis",
    "investigation",
    "information",
    "data",
    "context",
    "research",
    "detail",
    "details",
    "evidence",
    "review",
)


def only_cannot(tokens: list[Token]) -> bool:
    """ "a cause cannot be determined from the figures": says what cannot be told, and nothing as possible."""
    said = {word for token in tokens if token.kind == "word" for word in token.lowered.split()}
    return "cannot" in said and said.isdisjoint(_POSSIBLY) and is_about_evidence(tokens)


def _asks_whether(tokens: list[Token]) -> bool:
    """ "the data does not say whether": of what the note names, which stays open."""
    asked = next((at for at, token in enumerate(tokens) if token.word("whether", "if")), 0)
    behind = tokens[asked:] if asked < _OPENING_WORDS and tokens[asked].word("whether") else []
    return any(
        token.has("negation") or token.word("open", "unknown", "unclear")
        for token in (*tokens[max(0, asked - 4) : asked], *behind)
    )


def _denies_movement(world: World, tokens: list[Token]) -> bool:
    """ "the data do not show a decline", where there was one."""
    for index, token in enumerate(tokens[:-2]):
        if not token.word(*_SHOWS) or not means(tokens[max(0, index - 3) : index], "negation"):
            continue
        noun = tokens[index + 2].sense("move_noun")
        if noun is None or not tokens[index + 1].word("a", "an", "any"):
            continue
        sign = noun.sign * (-1 if noun.tag == "polar" and world.facts.polarity == "down" else 1)
        if sign * world.facts.delta > 0 and not any(is_segment(known) for known in tokens):
            return True
    return False


def check_evidence(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` when such a sentence holds a word that cannot be read, or a false direction."""
    if _denies_movement(world, tokens):
        raise Refused("contradiction", "a movement denied")
    _check_people(world, tokens)
    asked, stems = _asks_whether(tokens), note_words(world)
    for token in tokens:
        told = token.lowered in _OF_CAUSES or (asked and stem(token.lowered) in stems)
        if token.kind == "unknown" and not told:
            raise Refused("invented", token.text)
        noted = asked and in_note(token.text, (world.facts.note or "").lower())
        if token.kind == "period" and token.when not in {"current", "previous"} and not noted:
            raise Refused("period", token.text)
    if any(token.lowered.removeprefix("the ") in _BASES or token.when == "previous" for token in tokens):
        named = [index for token in tokens if token.name is not None for index in token.name.members]
        base = world.course(Subject((named[-1],)) if named else TOTAL, "value").previous or 0.0
        zero = says(tokens, "zero", "nil", "nothing")
        if (zero and base != 0) or (says(tokens, "negative") and base >= 0):
            raise Refused("number", "what the base is")
        if says(tokens, "positive") and base <= 0:
            raise Refused("number", "what the base is")
    check_noise(world, tokens)
    check_directions(world, tokens)


_MOVING: Final = (
    "move",
    "move_noun",
    "change_noun",
    "still",
    "share_noun",
    "effect_noun",
    "level_noun",
    "move_adjective",
    "noise_noun",
    "pace",
)


def _check_people(world: World, tokens: list[Token]) -> None:
    """ "The data do not show why customers stayed away": that they did is told as a fact, which no figure is."""
    for piece in pieces_of(tokens):
        why = next(
            (at for at, token in enumerate(piece) if token.word("why", "what", "reason", "reasons", "how")), None
        )
        if why is None:
            continue
        behind = piece[why + 1 :]
        known = {stem(word) for word in world.describing}
        moved = means(behind, *_MOVING) or says(behind, "more", "fewer", "less")
        described = any(stem(token.lowered) in known for token in behind)
        if (
            piece[why].word("why")
            and not means(piece[:why], "modal")
            and any(token.has("negation") for token in behind)
            and moved
            and means(piece[:why], "negation")
        ):
            raise Refused("direction", "why something did not happen")
        for at, token in enumerate(behind):
            placed = at == 0 and is_segment(token) and says(behind[1:2], "was", "were", "is", "are")
            if (token.has("actor") or placed) and not (moved or described):
                raise Refused("invented", f"what {token.text} did")
            picked = at > 0 and behind[at - 1].word("fewer", "more", "less") and token.has("actor")
            if picked and world.facts.unit != "count" and stem(token.lowered) not in known:
                raise Refused("invented", f"{behind[at - 1].text} {token.text}")


_BASES: Final = frozenset(["base", "starting value", "baseline", "starting point", "base value", "previous value"])
_UNDEFINED: Final = frozenset(["undefined", "n/a", "meaningless", "impossible"])
_NOT_THERE: Final = frozenset(["defined", "available", "meaningful", "possible", "calculable", "stated", "computed", "calculated", "given", "applicable"])  # fmt: skip


def denies_percentage(world: World, tokens: list[Token]) -> bool:
    """ "the relative change is undefined", "no percentage can be stated", where every base is above zero."""
    if not says(tokens, "percentage", "relative", "percent"):
        return False
    changed = any(token.has("change_noun", "move_noun") or token.word("percentage") for token in tokens)
    words = {word for token in tokens for word in token.lowered.split()}
    denied = any(token.has("negation") or token.word("cannot", "can't") for token in tokens)
    if not (changed and (words & _UNDEFINED or (denied and words & _NOT_THERE))):
        return False
    named = [index for token in tokens if token.name is not None for index in token.name.members]
    bases = [world.segments[index].previous_value for index in named or range(len(world.segments))]
    return world.facts.previous_value > 0 and all(base is not None and base > 0 for base in bases)


def grants_percentage(world: World, tokens: list[Token]) -> bool:
    """ "a percentage change is meaningful", where the base is zero or negative."""
    if world.facts.previous_value > 0:
        return False
    words = {word for token in tokens for word in token.lowered.split()}
    relative = words & {"percentage", "relative", "percent"} and not any(token.kind == "number" for token in tokens)
    denied = words & (_UNDEFINED | _DENIALS) or any(token.has("negation") or "n't" in token.lowered for token in tokens)
    if not relative or denied or not words & _NOT_THERE:
        return False
    return not any(token.name is not None and token.name.kind == "segment" for token in tokens)
