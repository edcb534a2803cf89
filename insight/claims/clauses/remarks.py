"""Remarks beside the findings, which nothing in the facts bears out: "which is alarming", "all is well", "costs fell, too".

A word of the vocabulary that claims nothing where it joins findings does claim something as the subject of a movement
("the market grew"), as the predicate of a sentence ("the case is closed") or behind a judging adjective ("a difficult
market"): there it must be a word that the facts use.
"""

from __future__ import annotations

from typing import Final

from insight.claims.asides import note_words
from insight.claims.asides import stem as note_stem
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.qualifiers import FUNCTION_WORDS, describes
from insight.claims.note import speaks_of_note
from insight.claims.refusal import Refused
from insight.claims.statements import is_about_evidence
from insight.claims.tokens import BARE, Token, means, says, token_at
from insight.claims.world import World

_ALARM: Final = frozenset(
    ["alarming", "alarmingly", "worrying", "worryingly", "troubling", "problematic", "problem", "problems", "disastrous", "disastrously",
     "catastrophic", "calamitous", "devastating", "devastatingly", "shocking", "shockingly", "dismal", "grim", "bleak", "gloomy", "ailing",
     "troubled", "alarming sign", "cause for concern", "reason for concern", "damaging", "harmful", "success", "success story", "reassuring",
     "promising", "concern", "concerns", "cause for alarm", "reason for alarm", "turning point", "lamentable", "unacceptable", "regrettable"]
)  # fmt: skip
"""Judgements on what is at stake, of which figures say nothing: they say better or worse, and how far."""
_GRANTED: Final = frozenset(
    ["naturally", "understandably", "obviously", "of course", "inevitably", "unavoidably", "predictably", "unsurprisingly", "logically",
     "self-evidently", "as usual", "well-known", "well known", "commonly known", "widely known", "generally known", "famously", "notoriously"]
)  # fmt: skip
"""Ways to tell something as what had to be so, or as what everybody knows."""
_BE: Final = (
    "is",
    "was",
    "are",
    "were",
    "looks",
    "look",
    "looked",
    "seems",
    "seemed",
    "remains",
    "remained",
    "sounds",
    "stays",
    "stayed",
    "proved",
    "became",
)
_JUDGING: Final = ("good", "strong", "weak", "pace", "move_adjective", "level_sign")
_EASY: Final = frozenset(
    ["way", "ways", "extent", "degree", "part", "parts", "side", "end", "step", "point", "points", "margin", "amount", "amounts", "result",
     "results", "outcome", "picture", "direction", "case", "cases", "one", "ones", "half", "piece", "role", "roles", "place", "rank", "term",
     "terms", "scale", "span", "pieces", "finding", "position", "times", "bulk", "number", "worth", "dollar", "element", "elements",
     "exception", "exceptions", "factor", "period", "base", "group", "note", "component", "components", "measure", "measures", "bit", "rest"]
)  # fmt: skip
"""Nouns of the report itself."""
_SUBJECTS: Final = _EASY - {"picture", "result", "results", "outcome"} | {"whole", "figures", "aggregate"}
_PREDICATES: Final = frozenset(
    ["same", "case", "follows", "exception", "exceptions", "reason", "new", "point", "here", "there", "alone", "joint", "involved", "listed",
     "shown", "given", "included", "left", "affected", "found", "recorded", "booked", "reported", "measured", "counted", "available",
     "equal", "undefined", "outlier", "aligned", "distant", "apart", "enough", "next", "occupied", "noted", "used", "rounded", "unrounded", "full",
     "approximate", "exact", "open", "concerned", "compared", "seen", "made", "placed", "split", "spread", "due", "out", "in", "up"]
)  # fmt: skip
_MEASURED_BY: Final = ("terms", "absolute", "relative", "counts")
"""What the last words of a comparison may be: "in both absolute and relative terms"."""
_ORDERS: Final = ("use", "write", "return", "provide", "ensure", "output", "respond", "answer", "include", "follow", "quote", "state", "do", "make", "give", "report", "copy", "mention")  # fmt: skip
"""First words of an instruction; a sentence of an explanation begins with none of them and goes on so."""
_TOLD_TO_USE: Final = frozenset(["values", "facts", "json", "given", "exactly", "instructions", "format", "schema", "sentences", "numbers", "provided", "fields", "headline", "explanation", "evidence", "instruction", "answer", "output"])  # fmt: skip
_SILENT: Final = frozenset(["glue", "activity", "meta", "note_verb", "actor"])
_SHORTEST: Final = 2
_ALIKE: Final = 6
"""Letters that two forms of one word share."""


def check_remarks(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` for a remark that no facts can bear out."""
    last = max((at for at, token in enumerate(tokens) if token.word("which", "and", "but", "so")), default=0)
    for piece in (tokens, tokens[last:]):
        if _tells_nothing(piece) and not is_about_evidence(tokens) and not speaks_of_note(tokens):
            raise Refused("invented", "a sentence in which nothing is named that the facts know")
    if tokens[0].word(*_ORDERS) and says(tokens, *_TOLD_TO_USE):
        raise Refused("invented", "an instruction")
    for index, token in enumerate(tokens):
        if token.kind != "word" or (token.lowered in BARE and not token.word(*_BE)):
            continue
        before, after = token_at(tokens, index - 1), token_at(tokens, index + 1)
        if token.lowered in _ALARM and not _denied(tokens, index) and not _known(world, token.lowered):
            raise Refused("judgement", token.text)
        if _takes_for_granted(tokens, index) and not _known(world, token.lowered):
            raise Refused("judgement", f"{token.text} {after.text}")
        if token.word("trend") and _asserted(tokens, index):
            raise Refused("period", "a trend, of which two periods say nothing")
        if (
            token.word("trend")
            and after.word("is", "was", "remains", "points", "continues")
            and not _known(world, "trend")
        ):
            raise Refused("period", "a trend")
        if token.word("turning") and after.word("point"):
            raise Refused("judgement", "turning point")
        if token.word("good") and before.word("for") and _ends(after):
            raise Refused("period", "for good")
        if token.word("as") and _compares_places(tokens, index):
            raise Refused("comparison", "as in other places")
        if token.word("market") and after.has("share_noun") and not _known(world, "market"):
            raise Refused("metric", "market share")
        if (
            token.has("grain_noun")
            and token.lowered.endswith("s")
            and before.word("in", "for")
            and not _counted(tokens, index)
        ):
            raise Refused("period", f"{before.text} {token.text}")
        if token.word("market", "markets") and not _known(world, "market"):
            if not before.has("superlative", "cardinal", "ordinal", "quantifier") and before.kind != "number":
                raise Refused("invented", token.text)
        if token.word("matter", "matters", "mattered") and before.word("which", "this", "that") and _ends(after):
            raise Refused("judgement", token.text)
        if before.word("analyst", "note", "analysts") and token.word(
            "confirmed", "confirms", "confirm", "proved", "proves", "verified"
        ):
            raise Refused("cause", f"{before.text} {token.text}")
        if token.has("move", "still", "multiple_verb") and _moves_stranger(world, tokens, index):
            raise Refused("invented", f"{before.text} {token.text}")
        if token.has(*_JUDGING) and _is_content(after) and _describes_stranger(world, tokens, index + 1):
            raise Refused("invented", f"{token.text} {after.text}")
        if token.word(*_BE) and _says_nothing_known(world, tokens, index):
            raise Refused("judgement", "a predicate of which the facts say nothing")


def _takes_for_granted(tokens: list[Token], index: int) -> bool:
    """ "Naturally", "it is well known that", "needless to say", "it goes without saying"."""
    token, after = tokens[index], token_at(tokens, index + 1)
    if token.lowered in _GRANTED:
        return True
    return (
        (token.word("well", "widely", "commonly", "generally") and after.word("known", "understood"))
        or (token.word("needless") and after.word("to"))
        or (token.word("without") and after.word("saying"))
    )


def _asserted(tokens: list[Token], index: int) -> bool:
    """ "the start of a trend", "a downward trend", where nothing denies it."""
    lead = tokens[max(0, index - 3) : index]
    one = says(lead, "a", "an", "clear", "new", "long-term", "lasting")
    return one and not any(token.has("negation") or token.word("no", "premature", "without", "early", "rather than") for token in tokens[:index])  # fmt: skip


def _known(world: World, word: str) -> bool:
    """True for a word that the facts or the note use: "successes" of a success rate, "replies" where a wait is measured."""
    facts = world.facts
    named = " ".join((facts.label, *facts.also_called, facts.definition)).lower().split()
    if len(word) >= _ALIKE and any(each.startswith(word[:_ALIKE]) for each in named):
        return True
    if facts.unit == "minutes" and word in {"replies", "reply", "answers", "answer"}:
        return True
    return describes(world, word) or note_stem(word) in note_words(world)


def _tells_nothing(piece: list[Token]) -> bool:
    """ "The rule was broken", "and people noticed", "which sends a signal": no word that any reading takes up."""
    words = [token for token in piece if token.kind != "mark"]
    told = all(token.kind == "word" and token.senses.keys() <= _SILENT for token in words)
    told = told and not says(words, "more", "less", "fewer", "only", "most", "so", *_MEASURED_BY)
    return told and len(words) > _SHORTEST and any(token.lowered not in FUNCTION_WORDS for token in words)


def _ends(token: Token) -> bool:
    return token.kind == "mark" or token.word("and", "but", "while", "as", "because", "so", "since")


def _is_content(token: Token) -> bool:
    """True for a noun or adjective that says nothing to any reading."""
    if token.kind != "word" or token.has("time", "grain_noun", "group_noun"):
        return False
    costs = token.word("costs", "cost")
    return costs or (
        token.senses.keys() <= {"glue", "activity", "meta", "note_verb"} and token.lowered not in FUNCTION_WORDS
    )


def _denied(tokens: list[Token], index: int) -> bool:
    return any(token.has("negation") or token.word("no", "not") for token in tokens[max(0, index - 3) : index])


def _counted(tokens: list[Token], index: int) -> bool:
    """ "in weeks 18 and 19"."""
    return any(token.kind in {"number", "period"} for token in tokens[index + 1 : index + 3])


def _compares_places(tokens: list[Token], index: int) -> bool:
    """ "as in other markets", "as everywhere": of places whose course nobody holds beside it."""
    first = token_at(tokens, index + 1)
    if first.word("everywhere", "elsewhere", "anywhere"):
        return True
    if not first.word("in", "at", "for", "on", "across"):
        return False
    second, third = token_at(tokens, index + 2), token_at(tokens, index + 3)
    wide = second.has("quantifier") or second.word("other", "the other", "many")
    return wide and (is_name(third, "dimension") or (third.kind == "word" and not third.has("time", "grain_noun")))


def _moves_stranger(world: World, tokens: list[Token], index: int) -> bool:
    """ "The market grew", "and costs fell, too", "things improved"."""
    at = index - 1
    while token_at(tokens, at).kind == "word" and (
        token_at(tokens, at).lowered.endswith("ly")
        or token_at(tokens, at).word("also", "have", "has", "had", "still", "again")
    ):
        at -= 1
    noun, lead = token_at(tokens, at), token_at(tokens, at - 1)
    if noun.word("things", "everything") and (not lead.text or lead.kind == "mark" or lead.word("and", "but")):
        return True
    if not _is_content(noun) or noun.lowered in _SUBJECTS or _known(world, noun.lowered):
        return False
    if noun.has("actor", "activity") or noun.lowered.endswith("ed"):
        return False
    opens = lead.kind == "mark" or lead.word(
        "the", "a", "an", "our", "this", "and", "but", "while", "as", "because", "since", "whereas", "although"
    )
    return opens and not tokens[index].has("move_noun")


def _describes_stranger(world: World, tokens: list[Token], at: int) -> bool:
    """ "in a difficult market", "a clear success", "with rising costs"."""
    noun = tokens[at]
    if noun.lowered.split()[0] in _EASY or noun.lowered.endswith(("ed", "ing", "ly")) or _known(world, noun.lowered):
        return False
    lead = token_at(tokens, at - 2)
    named = token_at(tokens, at + 1)
    article = lead.word(
        "a", "an", "the", "with", "in", "amid", "despite", "of", "to", "for", "by", "on", "its", "their"
    ) or lead.has("strong", "weak")
    return article and (_ends(named) or named.word("in", "of", "for", "at", "since", "with")) and not noun.has("actor")


def _says_nothing_known(world: World, tokens: list[Token], index: int) -> bool:
    """ "All is well", "the case is closed", "the product is popular"."""
    behind: list[Token] = []
    for token in tokens[index + 1 :]:
        if _ends(token):
            break
        behind.append(token)
    noun = token_at(tokens, index - 1)
    strange = (
        _is_content(noun)
        and noun.lowered not in _SUBJECTS
        and not _known(world, noun.lowered)
        and not noun.lowered.endswith("ed")
    )
    if (
        strange
        and token_at(tokens, index - 2).word("the", "our", "this")
        and means(behind[:2], "good", "strong", "weak")
    ):
        denied = means(behind, "negation")
        # "the trend is disappointing", not "the reason is not visible"
        return not denied and not noun.has("meta") and not noun.word("spread", "range", "picture")
    said = [
        token
        for token in behind
        if token.lowered not in {"a", "an", "the", "very", "quite", "rather", "now", "still", "also", "all"}
    ]
    if (
        not said
        or len(said) > 2
        or not all(
            (_is_content(token) and not token.has("meta", "note_verb")) or token.word("well", "closed", "over")
            for token in said
        )
    ):
        return False
    subject = tokens[max(0, index - 3) : index]
    if (
        said[-1].lowered in _PREDICATES
        or _known(world, said[-1].lowered)
        or any(token.kind in {"number", "period"} for token in subject)
    ):
        return False
    return not means((*subject, *behind), "negation")
