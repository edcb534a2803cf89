"""Words in front of the name of a measure or of what it is split by: each must be known or say nothing.

"Like-for-like net revenue", "digital channels" and "the share of lost bookings" speak of something that the facts do not
hold, whatever the word is; so the rule names what may stand there, and refuses the rest.
"""

from __future__ import annotations

import re
from typing import Final

from insight.claims.asides import note_words
from insight.claims.asides import stem as note_stem
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.phrases import DETERMINERS
from insight.claims.figures import Figure
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, stem, token_at
from insight.claims.vocabulary import glue
from insight.claims.world import Subject, World

_OTHER_JOBS: Final = (
    "transitive", "move_adjective", "superlative", "quantifier", "cardinal", "ordinal", "hedge", "negation", "driver", "cause",
    "share_verb", "still", "hold", "outpace_verb", "drive_verb", "offset_verb", "multiple_verb", "pace", "modal", "link", "contrary",
    "go_verb", "seeming", "place_word", "level_sign", "fraction", "multiple", "reference",
)  # fmt: skip
"""Meanings of which some other reading takes care."""
_FUNCTIONAL: Final = (
    "articles and pronouns", "words that join clauses", "discourse markers", "prepositions",
    "auxiliaries, copulas and verbs of being and happening", "verbs of showing, measuring and breaking down",
    "adverbs and determiners that the readers ask for or that claim nothing", "verbs whose object or particle carries the claim",
)  # fmt: skip
_NO_FUNCTION: Final = frozenset(
    ["partial", "repeat", "like", "well", "buy again", "buys again", "bought again", "repeat most often", "all-in", "lower-rate",
     "higher-rate", "separate", "following", "similar", "used", "booked", "counted", "registered", "net", "reference", "derived",
     "expressed", "presented", "hidden", "masked", "direct", "double", "fixed", "managed"]
)  # fmt: skip
"""Words among those that can describe a thing."""
_NEUTRAL: Final = frozenset(
    ["total", "overall", "whole", "entire", "combined", "aggregate", "aggregated", "actual", "own", "respective", "individual",
     "single", "remaining", "corresponding", "resulting", "current", "previous", "prior", "additional", "extra", "further", "other",
     "same", "stated", "given", "collective", "said", "particular", "my", "your", "such"]
)  # fmt: skip
"""Words that leave what they describe what it is."""
_OF_MEASURES: Final = frozenset(["new", "average", "avg", "avg.", "mean", "net", "full"])
"""Words of measures that leave them what they are, or that a rule of their own looks after."""
_OF_SEGMENTS: Final = frozenset(["popular", "viewed", "various", "different", "similar", "separate", "single", "known"])
"""Words that describe segments and single out none."""
_OF_MIXES: Final = ("favourable", "unfavourable", "favorable", "unfavorable", "less favourable", "more favourable", "less favorable", "more favorable", "altered", "shifting", "evolving")  # fmt: skip
"""Words that describe a mix; the facts say whether it was so."""
FUNCTION_WORDS: Final = frozenset(
    word.replace("_", " ") for name in _FUNCTIONAL for word in glue.GLUE[name].split()
) - _NO_FUNCTION  # fmt: skip
_TAKEN_IN: Final = frozenset(
    ["reported", "recorded", "observed", "measured", "combined", "stated", "calculated", "computed", "registered"]
)
"""Participles that say only that the facts hold something."""
_OTHER_TIMES: Final = frozenset(["past", "last", "latest", "early", "earlier", "late", "later", "former", "future", "coming", "upcoming", "next", "recent", "preceding", "subsequent"])  # fmt: skip
"""Words in front of the metric for its value at another time."""
_KINDS: Final = ("category", "categories", "group", "type", "line", "segment", "class", "band")
_PLACED: Final = frozenset(["again", "once again", "otherwise", "already", "clearly", "comfortably", "narrowly", "just about", "more or less", "by far", "moreover", "thereby", "alongside", "besides"])  # fmt: skip
_GRAINS: Final = {
    "daily": "day",
    "weekly": "week",
    "monthly": "month",
    "quarterly": "quarter",
    "yearly": "year",
    "annual": "year",
}
_LEAVING_OUT: Final = re.compile(
    r"\b(?:excluding|excludes|excluded|exclude|without|except|excepting|less|minus|not|no|before|net of|after|other than|apart from"
    r"|never|nor|ignoring|omitting|instead of|rather than|deducting|deducted|subtracting)\b[^.;()]*"
)
_SHORT: Final = 3


_RESULTS: Final = frozenset(
    [
        "profit",
        "profits",
        "loss",
        "losses",
        "earnings",
        "income",
        "result",
        "results",
        "surplus",
        "deficit",
        "revenue",
        "sales",
    ]
)
_OF_RESULTS: Final = frozenset(
    [
        "net",
        "gross",
        "operating",
        "trading",
        "pretax",
        "taxable",
        "underlying",
        "adjusted",
        "annual",
        "distributable",
        "statutory",
    ]
)
"""Words that make a measure of its own of a profit, a loss or the like."""
_SHARED: Final = frozenset(["combined", "net", "full", "new", "gross", "collective", "aggregate", "aggregated"])
"""Words that name another measure in front of the last word of a name alone: "the combined ratio"."""


def _is_other_result(world: World, tokens: list[Token], index: int) -> bool:
    """ "Net profit", "an operating loss", where the metric is another result, and "a profit" where it is none."""
    token, before = tokens[index], tokens[index - 1] if index else Token("mark", "")
    if token.lowered not in _RESULTS or token.has("negation"):
        return False
    if before.lowered in _OF_RESULTS and not describes(world, before.lowered):
        # "A net loss of 15 members": what is left of gains and losses.
        return not (before.word("net") and token.lowered.startswith(("loss", "surplus", "deficit", "result")))
    named = " ".join((world.facts.label, *world.facts.also_called)).lower()
    return token.lowered in {"profit", "profits"} and "cash" in named and "profit" not in named


def _is_last_word(world: World, name: Token) -> bool:
    """True for "ratio" of "claims ratio": no name of the metric by itself."""
    names = {known.lower() for known in (world.facts.label, *world.facts.also_called)}
    return is_name(name, "metric") and " " not in name.lowered and name.lowered not in names


def check_qualifiers(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` for a word in front of a name that makes it another measure, or other segments."""
    for index, token in enumerate(tokens):
        if _is_other_result(world, tokens, index):
            raise Refused("metric", f"{tokens[index - 1].text if index else ''} {token.text}")
        if is_name(token, "metric", "numerator", "denominator", "dimension"):
            _check_name(world, tokens, index)


def _check_name(world: World, tokens: list[Token], index: int) -> None:
    name = tokens[index]
    kept = _NEUTRAL | (_OF_SEGMENTS if is_name(name, "dimension") else _OF_MEASURES)
    for at in range(index - 1, -1, -1):
        token = tokens[at]
        hyphened = is_mark(token, "-") and at > 0 and tokens[at - 1].kind in {"word", "unknown"}
        if hyphened:
            continue
        if token.kind != "word" or token.lowered in DETERMINERS:
            return
        if token.word("affected") and at > 0 and tokens[at - 1].word("most", "worst"):
            return  # "the most affected region", which is read by itself
        if token.word("day") and at > 0 and tokens[at - 1].word("per"):
            return  # "per day sales rose": per day is read by itself
        lost = token.word("lost", "missing") and is_name(name, "metric", "numerator", "denominator")
        if lost and _opens(world, tokens, at):
            if not _is_counted(world, tokens, at):
                raise Refused("metric", f"{token.text} {name.text}")
            return
        timed = token.lowered in _OTHER_TIMES and is_name(name, "metric", "numerator", "denominator")
        if timed and at == index - 1 and _opens(world, tokens, at) and not describes(world, token.lowered):
            raise Refused("period", f"{token.text} {name.text}")
        counted = at > 0 and tokens[at - 1].kind == "number"
        if token.word("new") and counted and world.facts.delta <= 0 and not describes(world, "new"):
            raise Refused("metric", f"{token.text} {name.text}")
        part = is_name(name, "numerator", "denominator") and name.lowered.endswith("s")
        if token.word("average") and part and not describes(world, "average"):
            raise Refused("metric", f"{token.text} {name.text}")
        if token.lowered in _SHARED and _is_last_word(world, name) and not describes(world, token.lowered):
            raise Refused("metric", f"{token.text} {name.text}")
        invented = is_name(name, "dimension") and at == index - 1 and _looks_like_name(token)
        if invented and token_at(tokens, at - 1).word("the", "a", "our"):
            raise Refused("invented", f"{token.text} {name.text}")
        if not (token.lowered in kept or _stands(world, tokens, at, name)):
            raise Refused("metric", f"{token.text} {name.text}")
        if token.lowered not in kept:
            return


def _looks_like_name(token: Token) -> bool:
    """ "the Claims team": written like the name of a segment, which it is not."""
    says = token.has(
        "superlative", "move_adjective", "quantifier", "ordinal", "strong", "weak", "hedge", "good", "pace"
    )
    return token.text[:1].isupper() and not token.initial and not token.text.isupper() and not says


def _opens(world: World, tokens: list[Token], at: int) -> bool:
    """True where a noun phrase may begin, so that a participle describes and is no verb."""
    before = token_at(tokens, at - 1)
    irregular = not tokens[at].lowered.endswith(("ed", "ing"))
    if is_mark(before, ",") and tokens[at].lowered.endswith("ing"):
        return False  # ", lowering the cost"
    if before.word("all", "both", "each") and is_name(token_at(tokens, at - 2), "segment"):
        return False  # "North and South both lost sales"
    return (
        before.kind
        in (
            {"mark", "possessive"}
            if tokens[at].word("brought", "took", "left", "made")
            else {"mark", "number", "possessive"}
        )
        or (before.lowered in DETERMINERS and not (irregular and before.word("this", "that", "these", "those")))
        or before.has("quantifier", "cardinal", "move_adjective", "superlative", "transitive")
        or (before.kind == "word" and describes(world, before.lowered))
        or before.word("of", "in", "on", "for", "with", "than", "by", "from", "and", "total", "net", "overall")
    )


def _is_counted(world: World, tokens: list[Token], at: int) -> bool:
    """ "the 149 lost sign-ups", "most of the lost revenue came from": what is missing after a fall."""
    before = token_at(tokens, at - 1)
    if before.word("in") and at > 1:  # "the $50 in lost sales"
        before = tokens[at - 2]
    if before.kind == "number" or before.has("cardinal"):
        return world.facts.delta < 0 or (before.figure is not None and _lost_by_one(world, tokens, before.figure))
    told = means(tokens, "driver", "cause", "share_verb", "drive_verb")
    weighed = any(token.has("share_noun") and not token.has("fraction") for token in tokens[:at])
    return world.facts.delta < 0 and told and not weighed and before.word("the", "all", "this", "that")


def _lost_by_one(world: World, tokens: list[Token], figure: Figure) -> bool:
    """ "North's 420 lost rides": as many as a segment lost that the sentence names, whatever the whole did."""
    named = {member for token in tokens if is_name(token, "segment") and token.name for member in token.name.members}
    losses = [-(world.effect(Subject((member,)), "contribution") or 0.0) for member in named]
    return world.adds_up and any(loss > 0 and figure.borne_out(loss) for loss in losses)


def _stands(world: World, tokens: list[Token], at: int, name: Token) -> bool:
    token = tokens[at]
    segments = is_name(name, "dimension")
    before = token_at(tokens, at - 1)
    if (is_mark(before, "-") and at > 1) or is_mark(tokens[at + 1], "-"):
        return _joins(world, tokens, at)
    if token.has("time"):
        grain = _GRAINS.get(token.lowered)
        if grain:
            return grain == world.facts.grain and not segments
        return not token.senses["time"].tag.startswith("other")
    if describes(world, token.lowered) or note_stem(token.lowered) in note_words(world):
        return True
    if segments and token.word("lower-rate", "higher-rate"):
        return True
    if token.word(*_OF_MIXES) and name_of_mix(tokens, at + 1):
        return True
    if segments and token.word("product", "customer", "sales"):
        return any(kind in name.lowered for kind in _KINDS)
    if token.lowered.endswith("ed") and not token.has("move", "transitive") and _opens(world, tokens, at):
        turned = token.word("changed", "altered") and tokens[at + 2 : at + 3] and tokens[at + 2].has("effect_noun")
        told = token.has("link") and before.word("this", "that", "which")  # "whether this affected orders"
        return (
            token.lowered in _TAKEN_IN
            or bool(turned)
            or told
            or (segments and (before.has("superlative") or token.has("superlative")))
        )
    if token.lowered in FUNCTION_WORDS or token.lowered in _PLACED or token.has(*_OTHER_JOBS) or " " in token.lowered:
        return True
    if token.word("why") or (token.word("long", "short") and world.facts.unit in {"minutes", "ratio"}):
        return True
    if token.word("small"):
        return before.word("has", "have", "had", "with", "its", "their", "whose", "a")
    if token.word("newer", "older", "newest", "oldest", "younger", "youngest"):
        return any(word in dimension for dimension in world.dimensions for word in ("cohort", "age", "year"))
    acts = token.has("level_verb", "move", "move_noun", "activity", "note_verb") and not segments
    if acts and not _opens(world, tokens, at):
        return True
    return token.lowered.endswith("ly") and (token.senses.keys() == {"glue"} or token.has("strong", "weak"))


def name_of_mix(tokens: list[Token], at: int) -> bool:
    """ "channel mix": the mix over this dimension, of which an adjective in front of it is said."""
    return at + 1 < len(tokens) and is_name(tokens[at], "dimension") and tokens[at + 1].has("effect_noun")


def _joins(world: World, tokens: list[Token], at: int) -> bool:
    """ "within-channel rates", "the most-viewed section", "on-time deliveries", but not "like-for-like revenue"."""
    start = at
    while start > 1 and is_mark(tokens[start - 1], "-") and tokens[start - 2].kind in {"word", "unknown"}:
        start -= 2
    first = tokens[start]
    if tokens[at].has("superlative"):
        return True  # "the second-largest region"
    if first.has("superlative", "move_adjective") or first.word("low", "high", "non", "within", "between"):
        return at - start <= len("--")
    facts = world.facts
    said = " ".join(token.lowered for token in tokens[start : at + 1]).replace(" - ", "-")
    known = " ".join((facts.label, *facts.also_called, facts.definition)).lower()
    return said in known or said.replace("-", " ") in known


def describes(world: World, word: str) -> bool:
    """True for a word that the facts use of the metric, of its parts or of what it is split by."""
    facts = world.facts
    parts = [part.label for part in (facts.numerator, facts.denominator) if part is not None]
    defined = _LEAVING_OUT.sub(" ", facts.definition.lower())
    dimensions = " ".join((*world.dimensions, *(known.segment.name for known in world.segments)))
    known = " ".join((facts.label, facts.metric.replace("_", " "), *facts.also_called, *parts, dimensions)).lower()
    return stem(word) in {stem(each) for each in re.findall("[a-z-]+", f"{known} {defined}") if len(each) > _SHORT}
