"""Words beside the name of the metric or of a part that make it another measure.

"Returned parcels", "parcels returned" and "parcel returns" are none of the parcels shipped, "return on ad spend" is no
ad spend. What was done to the things counted, or what they are like, may be said only as the facts name it.
"""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.phrases import DETERMINERS, MODIFIERS
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says, stem, token_at
from insight.claims.world import World

_FOREIGN: Final = frozenset(
    ["repeat", "net", "gross", "new", "average", "mean", "median", "typical", "existing", "first-time", "active", "paid",
     "unique", "daily", "weekly", "monthly", "live", "underlying", "blended"]
)  # fmt: skip
"""Modifiers that make another measure of a name, unless the metric has them."""
_ENROLLED: Final = frozenset(["registered", "enrolled", "paying", "logged-in", "signed-up"])
"""Modifiers of that kind which are verbs, too, when no name or pronoun opens the clause in front of them."""
_TAILS: Final = frozenset(["rate", "rates", "ratio", "ratios", "value", "time", "percentage rate"])
_TAKEN_IN: Final = frozenset(
    ["reported", "recorded", "measured", "observed", "stated", "given", "combined", "added", "counted", "compared", "seen", "shown",
     "noted", "listed", "displayed", "described", "mentioned", "named", "calculated", "computed", "rounded", "unrounded", "affected",
     "involved", "concerned", "expressed", "examined", "analysed", "analyzed", "considered", "analyzed", "summarised", "summarized",
     "aggregated", "needed", "required", "used", "stayed", "remained", "belonged", "existed", "meant", "thought", "known", "knew",
     "followed", "related", "applied", "read", "showed", "heard", "emphasised", "emphasized", "underlined", "stressed",
     "ended", "finished", "changed", "lost", "gained", "worth"]
)  # fmt: skip
"""Participles that say only that the facts hold something, and verbs that are said of a figure itself."""
_CAME: Final = frozenset(
    ["received", "made", "placed", "booked", "registered", "logged", "taken", "generated", "earned", "achieved", "realised", "realized",
     "produced", "brought", "collected", "posted", "delivered", "attracted", "opened", "had"]
)  # fmt: skip
"""How things come to be counted at all: no other measure where the metric's names do not say how."""
_IRREGULAR: Final = frozenset(
    ["sold", "lost", "paid", "bought", "won", "sent", "read", "left", "made", "taken", "chosen", "given", "held", "kept", "spent",
     "brought", "drawn", "borne", "met", "found", "written", "begun", "broken", "cut"]
)  # fmt: skip


_NOUNS: Final = frozenset(
    ["return", "returns", "order", "orders", "click", "clicks", "reply", "replies", "answer", "answers", "views", "uses", "opens",
     "visits", "services", "checks", "closes"]
)  # fmt: skip
"""Things done that are counted themselves."""
_ALIKE: Final = 5
"""Letters that two forms of one word share."""


def check_measured(world: World, clause: Clause, index: int) -> None:
    """Raise `Refused` for a word at `index` that makes another measure of the name beside it."""
    token = clause.tokens[index]
    averaged = world.is_ratio and (is_name(token, "metric") or token.word("average", "mean", "typical"))
    if averaged and _at(clause, index + 1).kind == "name" and _at(clause, index + 1).lowered.startswith("volume"):
        raise Refused("metric", "an average volume")
    if token.kind != "word":
        return
    _check_modifier(world, clause, index, token)
    beside = (
        _leads(clause, index)
        or _trails(world, clause, index)
        or _acts(world, clause, index)
        or _compounds(clause, index)
        or _relates(clause, index)
        or _is_priced(world, clause, index)
    )
    if beside and token.lowered not in _TAKEN_IN and not _held(world, token):
        raise Refused("metric", f"{token.text} beside a name")


def _at(clause: Clause, index: int) -> Token:
    return token_at(clause.tokens, index)


def _is_measure(token: Token) -> bool:
    return is_name(token, "metric", "numerator", "denominator")


def _held(world: World, token: Token) -> bool:
    """True for a word that the facts describe the metric with: "shipped" of parcels shipped."""
    return any(_alike(token.lowered, word) for word in world.describing)


def _alike(word: str, known: str) -> bool:
    """True for two forms of one word: "converted" and "conversion"."""
    return stem(word) == stem(known) or (min(len(word), len(known)) > _ALIKE and word[:_ALIKE] == known[:_ALIKE])


def _is_participle(token: Token) -> bool:
    ends = token.lowered.endswith("ed") or token.lowered in _IRREGULAR
    return ends and not token.has("transitive", "drive_verb", "move_adjective", "still", "good", "strong", "weak")


def _opens(before: Token) -> bool:
    """True for what may stand in front of a noun phrase, or of what is left of one."""
    return (
        before.kind in {"mark", "number", "possessive"}
        or before.lowered in DETERMINERS
        or before.has("quantifier", "cardinal", "hedge", "move_adjective")
        or before.word("of", "in", "on", "for", "per", "with", "at", "than", "by", "between")
    )


def _leads(clause: Clause, index: int) -> bool:
    """ "1,707 closed tickets", "declined orders"."""
    token, before = clause.tokens[index], _at(clause, index - 1)
    doing = token.has("activity") and token.lowered.endswith(
        "ing"
    )  # behind a preposition "handling calls" is no kind of calls
    leads = _opens(before) if _is_participle(token) else doing and before.kind in {"number", "possessive"}
    return leads and _is_measure(_at(clause, index + 1))


def _trails(world: World, clause: Clause, index: int) -> bool:
    """ "18,377 parcels returned", "Tickets closed: 1,707"."""
    token, after = clause.tokens[index], _at(clause, index + 1)
    name = _at(clause, index - 1)
    if not _is_participle(token) or not _is_measure(name) or token.has("move", "still", "hold", "go_verb"):
        return False
    if not token.has("activity", "level_verb") or says(clause.tokens[index + 1 : index + 4], "at"):
        return False  # "closed May at"
    if token.lowered in _CAME and _is_plain(world):
        return False
    return _opens(_at(clause, index - 2)) and (
        _at(clause, index - 2).kind == "number"
        or after.kind in {"mark", "period"}
        or after.word("in", "on", "was", "were")
        or after.has("move", "still", "level_verb")
    )


def _acts(world: World, clause: Clause, index: int) -> bool:
    """ "Lyon returned 8,765 parcels", "1,707 tickets were closed"."""
    token, name = clause.tokens[index], _at(clause, index - 2)
    if not _is_participle(token) or not token.has("activity") or token.has("move", "still", "hold"):
        return False
    if token.lowered in _CAME and _is_plain(world):
        return False
    counted = _at(clause, index - 3).kind == "number" and _is_measure(
        name
    )  # not "calls were answered after 36 minutes"
    done = counted and _at(clause, index - 1).word("was", "were", "been", "got")
    had = _at(clause, index + 1).kind == "number" and _is_measure(_at(clause, index + 2))
    return done or (had and not token.word("handled", "processed", "used"))


def _is_plain(world: World) -> bool:
    """True for a metric whose names do not say how its things come to be counted: "orders", not "open tickets"."""
    facts = world.facts
    return facts.unit != "count" or any(len(name.split()) == 1 for name in (facts.label, *facts.also_called))


def _compounds(clause: Clause, index: int) -> bool:
    """ "Parcel returns: 18,377", "ad spend return": not where the name in front may be the subject of a verb."""
    token, name, after = clause.tokens[index], _at(clause, index - 1), _at(clause, index + 1)
    if token.lowered not in _NOUNS or not _is_measure(name):
        return False
    if any(word.endswith("s") for word in name.lowered.split()) == token.lowered.endswith("s"):
        return True  # no verb: that agrees with its subject
    return token.lowered.endswith("s") and (after.kind in {"mark", "number"} or after.has("move", "time"))


def _relates(clause: Clause, index: int) -> bool:
    """ "Return on ad spend", "orders for parcels"."""
    behind = _at(clause, index + 2)
    if behind.lowered in DETERMINERS:
        behind = _at(clause, index + 3)
    joined = _at(clause, index + 1).word("on", "per", "to", "from", "for", "of") and _is_measure(behind)
    return joined and clause.tokens[index].lowered in _NOUNS and _opens(_at(clause, index - 1))


def _is_priced(world: World, clause: Clause, index: int) -> bool:
    """ "Order value rose", "basket prices": what one of the things counted is worth, which no facts hold but as the metric."""
    worth = clause.tokens[index].word("value", "values", "price", "prices", "size", "sizes", "spend", "worth", "weight")
    return worth and is_name(_at(clause, index - 1), "numerator", "denominator") and world.is_ratio


def _check_modifier(world: World, clause: Clause, index: int, token: Token) -> None:
    """ "return rate", "gross sales": a word in front of the metric's name that makes it another metric."""
    following = token_at(clause.tokens, index + 1)
    rate = following.word("rate", "rates") and token.has("activity")
    if token.kind != "word" or not (rate or is_name(following, "metric", "numerator", "denominator")):
        return
    word = token.text.lower()
    facts = world.facts
    named = " ".join((facts.label, *facts.also_called)).lower()
    defined = f"{word} {following.lowered}" in facts.definition.lower()
    known = (
        named.split() if word in _FOREIGN - {"new"} and not defined else f"{named} {facts.definition.lower()}".split()
    )
    grain = {"day": "daily", "week": "weekly", "month": "monthly"}.get(facts.grain)
    if word == "new" and ((index and clause.tokens[index - 1].kind == "number") or not facts.previous_value):
        return
    if word in {"changed", "changing"} and following.lowered == "rates" and world.is_ratio:
        return  # "due to changed rates": the rate effect
    if word in {*known, grain} or (word == "average" and world.is_ratio):
        return
    before = token_at(clause.tokens, index - 1)
    opens = index == 0 or before.kind == "mark" or before.word("the", "a", "its", "their", "in", "of", "and", "this")
    noun = token.has("activity") and not token.text.lower().endswith(("ed", "s")) and opens
    titled = (
        word not in {"total", "overall"}
        and before.word("the", "a", "an", "its", "their", "our")
        and token.has("activity", "move", "level_verb")
        and not token.has("move_adjective", "strong", "weak", "superlative")
    )
    tail = following.text.lower() in _TAILS and (titled or not _may_stand_before(token))
    if word in _FOREIGN or (word in _ENROLLED and opens) or noun or tail:
        raise Refused("invented", f"{token.text} {following.text}")


def _may_stand_before(token: Token) -> bool:
    word = token.text.lower()
    return (
        token.kind != "word"
        or word in DETERMINERS | MODIFIERS
        or token.has(
            "move_adjective",
            "strong",
            "weak",
            "superlative",
            "time",
            "ordinal",
            "cardinal",
            "quantifier",
            "hedge",
            "negation",
            "good",
            "driver",
            "cause",
            "transitive",
            "move",
            "level_verb",
            "modal",
        )
        or " " in word
        or word
        in {
            "in",
            "of",
            "and",
            "as",
            "while",
            "although",
            "because",
            "since",
            "so",
            "where",
            "when",
            "if",
            "that",
            "which",
            "on",
            "for",
            "to",
            "with",
            "by",
            "than",
            "but",
            "own",
            "s",
            "whose",
            "within",
            "at",
            "from",
            "or",
            "then",
            "yet",
            "though",
            "whereas",
            "is",
            "was",
            "more",
            "less",
            "fewer",
        }
    )
