"""Words that join clauses or carry a predicate from one to the next."""

from __future__ import annotations

from typing import Final

from insight.claims.figures import Fraction
from insight.claims.folding import VagueFigure
from insight.claims.frames import Frame, Movement, Relation
from insight.claims.reading.contrasts import ahead_of, read_more
from insight.claims.reading.state import ENTIRELY, MAINLY, Reading
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL

_PREPOSITIONS: Final = frozenset(
    [
        "of",
        "in",
        "on",
        "at",
        "to",
        "for",
        "with",
        "within",
        "into",
        "from",
        "by",
        "than",
        "between",
        "during",
        "towards",
        "toward",
        "against",
        "versus",
        "vs",
        "vs.",
        "over",
        "under",
        "above",
        "below",
        "behind",
        "ahead",
        "across",
        "among",
        "amongst",
        "despite",
        "besides",
        "without",
        "excluding",
        "except",
        "like",
        "unlike",
        "per",
        "through",
        "via",
        "about",
        "after",
        "before",
        "since",
        "until",
        "around",
    ]
)
_COPULAS: Final = frozenset(
    [
        "has",
        "have",
        "had",
        "having",
        "shows",
        "showed",
        "saw",
        "sees",
        "posted",
        "posts",
        "registered",
        "registers",
        "made",
        "makes",
        "got",
        "remains",
        "remained",
        "became",
    ]
)


def read_joint(reading: Reading, token: Token, word: str) -> None:
    """Take a word that joins clauses, places a phrase or carries a predicate over."""
    if (
        word == "more"
        and reading.ahead(-1).word("and")
        and reading.frame.told
        and isinstance(reading.frame.told[-1].figure, VagueFigure)
    ):
        reading.frame.told[-1].figure = VagueFigure(0, 0, "fraction", 0, span=Fraction(1.0, 5.0, "all and more"))
        return
    if (
        word in {"but", "though", "only"}
        and reading.ahead().has("negation")
        and reading.ahead(2).word("for", "in", "at", "on")
        and reading.segment_after(3)
    ):
        found = reading.mentions.read(reading.position + 3)
        assert found is not None
        reading.frame.relations.append(Relation("exception", others=found[0].subjects(reading.world)))
        reading.position = found[1] - 1
        return
    if word == "excepted" and reading.last_mention is not None and reading.last_mention.members:
        before = reading.frames[-1] if reading.frames else reading.frame
        before.relations.append(Relation("exception", others=reading.last_mention.subjects(reading.world)))
        return
    if word == "followed" and reading.ahead().word("by"):
        reading.lead, reading.then, reading.preposition = "conj", True, ""
        reading.position += 1
        return
    if word in _COPULAS and reading.lead in {"and", "conj", ","}:
        frame = reading.frame
        if frame.predicate or frame.told:
            reading.open(Frame(mention=frame.mention, subjects=frame.subjects, template=frame, grouped=frame.grouped))
        reading.lead = ""
    if word == "per" and not (
        reading.ahead().kind in {"name", "number"}
        or reading.ahead().has("grain_noun")
        or reading.ahead().word("cent", "piece")
    ):
        raise Refused("invented", "per " + reading.ahead().text)
    if (
        word in {"but", "bar", "save"}
        and reading.last_mention is not None
        and reading.last_mention.quantifier in {"all", "none"}
        and reading.last == "mention"
        and reading.segment_after(1)
    ):
        reading.preposition = "except"
        return
    if word in {"less", "more", "further"} and reading.frame.without and reading.frame.movements:
        reading.frame.relations.append(Relation("compare", -1 if word == "less" else 1, basis="without"))
        return
    if word == "between" and reading.ahead().word("them"):
        reading.frame.grouped = True
        return
    if word in {"and", "but", "or"}:
        reading.lead = "and"
        reading.last = (
            "and"
            if reading.last in {"number", "number_of"} or (reading.last == "time" and reading.frame.told)
            else reading.last
        )
        reading.preposition = "" if reading.preposition != "between" else "between"
        return
    if word in {
        "while",
        "whilst",
        "whereas",
        "although",
        "though",
        "yet",
        "because",
        "so",
        "where",
        "which",
        "when",
        "if",
        "leaving",
        "nor",
        "that",
        "who",
        "even",
        "meanwhile",
        "however",
        "then",
        "followed",
        "plus",
    }:
        reading.lead = "conj"
        reading.then = reading.then or word in {"then", "followed"}
        reading.preposition = ""
        if (
            word in {"where", "which", "who"}
            and reading.last_mention is not None
            and reading.last_mention.members
            and reading.last == "mark"
        ):
            _read_relative(reading, word)
        return
    if word in {"did", "does", "do", "was", "were", "is", "are", "so", "has"} and _read_elliptic(reading):
        return
    if word in {"compared", "against", "versus", "vs", "vs.", "relative"}:
        reading.comparing = "compared"
    if word == "between":
        reading.comparing = "between"
    if word in {"together", "combined", "jointly", "taken together", "put together", "in sum"}:
        reading.frame.grouped = True
    if word in {"overall", "in total", "in all", "as a whole", "altogether", "all in all"}:
        _read_whole(reading, word)
    if word == "worth":
        _read_worth(reading)
    if (
        word in {"faster", "slower", "slowly", "quicker"}
        and not reading.frame.movements
        and not any(known.word("than", "(") for known in reading.tokens[reading.position :])
    ):
        raise Refused("direction", word)
    if word in {"less", "more", "further"} and reading.frame.without:
        raise Refused("comparison", "what-if compared")
    if word in {"less", "more"} and reading.ahead().word("in", "at", "on", "for") and reading.segment_after(2):
        found = reading.mentions.read(reading.position + 2)
        assert found is not None
        reading.open(Frame(mention=found[0], subjects=found[0].subjects(reading.world), explicit=True, predicate=True))
        reading.frame.movements.append(Movement(1 if word == "more" else -1))
        reading.preposition = ""
        return
    if word in {"faster", "slower"} or (
        word in {"more", "less"} and (reading.ahead().word("so", "than", "strongly") or reading.ahead().has("strong"))
    ):
        read_more(reading, word)
    if (word in {"ahead", "behind"} and reading.ahead().word("of")) or (word == "behind" and reading.segment_after(1)):
        reading.frame.relations.append(Relation("ahead", 1 if word == "ahead" else -1, negated=reading.take_negation()))
        found = reading.mentions.read(reading.position + (2 if reading.ahead().word("of") else 1))
        if found and found[0].members:
            ahead_of(reading, found)
        return
    if word in MAINLY or word in ENTIRELY:
        reading.adverbs.append(word)
    if word in _PREPOSITIONS or word in {
        "compared",
        "as",
        "excluding",
        "without",
        "except",
        "apart from",
        "aside from",
        "save for",
        "including",
        "behind",
        "not",
    }:
        if reading.preposition in {"except", "excluding", "without"} and word in {
            "on",
            "in",
            "for",
            "at",
            "from",
            "of",
        }:
            return
        reading.preposition = {
            "compared": "against",
            "apart from": "without",
            "aside from": "without",
            "save for": "without",
        }.get(word, word)


def _read_whole(reading: Reading, word: str) -> None:
    if word == "in total" and reading.lead in {",", "and", ";"} and (reading.frame.told or reading.frame.effect):
        reading.open(Frame(subjects=(TOTAL,), explicit=False))
    elif not reading.frame.explicit:
        reading.frame.subjects = (TOTAL,)


def _read_worth(reading: Reading) -> None:
    """ "rates rose everywhere, worth +0.92 points": an effect on the whole."""
    before = reading.frame
    rates = reading.world.is_ratio and before.mention is not None and before.mention.metric
    subjects = (TOTAL,) if len(before.subjects) > 1 else before.subjects
    reading.open(
        Frame(
            subjects=subjects,
            effect=before.effect or ("rate_effect" if rates else "contribution"),
            mode="effect",
            predicate=True,
        )
    )


def _read_elliptic(reading: Reading) -> bool:
    """ "South and West did": the predicate of the clause before."""
    frame = reading.frame
    following = reading.ahead()
    negated = following.has("negation")
    if negated:
        following = reading.ahead(2)
    if (
        frame.predicate
        or not frame.explicit
        or frame.template is None
        or not (following.kind == "mark" or following.word("too", "also", "by", "and"))
    ):
        return False
    moves = [movement for movement in frame.template.movements if movement.still is None]
    if not moves:
        return False
    frame.movements.append(Movement(moves[-1].sign, negated=negated or reading.negation))
    frame.mode, frame.predicate = "change", True
    reading.position += 1 if negated else 0
    reading.negation = False
    return True


def _read_relative(reading: Reading, word: str) -> None:
    mention = reading.last_mention
    assert mention is not None
    if reading.ahead().kind == "name" or reading.segment_after(1):
        return
    reading.open(Frame(mention=mention, subjects=mention.subjects(reading.world), explicit=False))
