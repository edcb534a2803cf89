"""Phrases that narrow, date or scale what is told: what stands behind their preposition must be in the facts.

"Fell by 5% among new customers", "excluding returns", "on a like-for-like basis", "for weeks": each makes another statement
of a true one. So a phrase is read only when its noun is a name, a period, a figure, a part of the change or a word of how
things are told; any other noun refuses the sentence, whichever it is.
"""

from __future__ import annotations

import itertools
import re
from functools import lru_cache
from typing import Final

from insight.claims.asides import stem as note_stem
from insight.claims.clauses.entities import is_mark
from insight.claims.folding import VagueFigure
from insight.claims.per_day import SHARED
from insight.claims.refusal import Refused
from insight.claims.tokens import BARE, Token, means, stem, token_at
from insight.claims.world import World
from insight.facts import Facts


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


_PREPOSITIONS: Final = _set(
    """of in on at to for with within into onto upon over under by from than per via through across among amongst around
    about between during amid amidst alongside along toward towards off near behind beyond past regarding concerning against
    inside outside beneath beside underneath except excluding including without versus vs vs. till until before after
    since throughout"""
)
_ENDS: Final = _set(
    """and or but nor while whereas whilst although though because so as if when whether why is was are were be been being
    has have had having do does did will would may might can could should must there here went came comes goes took takes
    got gets gave gives made makes put left stood stands ran runs brought brings recorded shown seen counted measured
    booked reported stayed remained remain remains lay lies sits sat seems seemed happened"""
)
"""Words at which the phrase is over."""
_STANDS_FOR: Final = _set(
    """it them they he she him her us we which whom whose what where how themselves itself another_one"""
)
"""Pronouns: what they stand for is held elsewhere, and what follows is a clause of its own."""
_DETERMINERS: Final = _set(
    """a an the this that these those its his their our such own both either each every all any no one ones just only even
    also exactly precisely about roughly very quite rather too much more less many few several most some other others rest
    same total whole entire overall combined joint respective individual single remaining net equal opposite different
    further additional extra two three four respectively almost nearly far little none nothing least something anything
    full together itself first second last next both average short long
    low high changed shared various certain own equally inverse reverse otherwise cheap dear
    expensive costly slow fast quick heavy light similar comparable continuing"""
)
_WAYS: Final = _set(
    """absolute relative way ways direction directions sign signs caveat caveats exception exceptions side sides data figure figures fact facts range
    fluctuation fluctuations detail details parts piece pieces view base money dollar dollars euro euros yen cent
    cents points percent percentage percentages minute minutes plus minus picture comparison contrast size place
    rank position sum average mean reason reasons question balance relation proportion proportions breakdown
    overview summary total totals case margin distance pace speed degree doubt context account territory interpretation trend backdrop
    result results finding findings evidence contributor contributors performer performers mover movers component
    components movement movements effect analysis explanation cause causes statement conclusion decomposition zero
    business company arithmetic value values dimension dimensions hundred thousand million factor gap lead pack list
    ranking row column ones stage sense reading tune extent upside downside importance detail note text heading headline
    information investigation"""
)
"""Nouns of how things are told and counted."""
_HOLDS: Final = (
    "move", "move_noun", "change_noun", "level_noun", "share_noun", "effect_noun", "noise_noun", "note_noun", "level_sign", "still",
    "place_word", "reference", "transitive", "drive_verb", "offset_verb", "outpace_verb", "multiple_verb", "driver", "time", "absent",
)  # fmt: skip
"""Senses that others hold to the facts."""
_DESCRIBES: Final = (
    "move_adjective", "hedge", "quantifier", "cardinal", "ordinal", "fraction", "superlative", "strong", "weak", "good", "pace", "likeness",
    "multiple", "negation", "modal", "seeming",
)  # fmt: skip
_SIZES: Final = _set(
    """new small large big old young existing recurring repeat first-time one-off loyal regular other older newer
    younger major minor some many few several certain"""
)
"""Words that single out some of the things counted, of which nothing is known."""
_PICKING: Final = _set("for on among in at with without excluding including except within from to by per")
_SETTING: Final = _set("with against versus vs vs. to than from below above beyond")
_MANY: Final = _set(
    "all whole entire every each any some most many several few numerous countless other certain alternate half"
)
_AGAIN: Final = ("again", "once again", "once more", "yet again", "anew")
_ALIKE: Final = 5
"""Letters that two forms of one word share."""


@lru_cache(maxsize=16)
def _words_of(facts: Facts) -> tuple[frozenset[str], frozenset[str]]:
    """Stems and beginnings of the words that name the metric, its parts and its dimensions."""
    parts = [part.label for part in (facts.numerator, facts.denominator) if part is not None]
    dimensions = [known.segment.dimension.replace("_", " ") for known in facts.segments]
    told = " ".join((facts.label, facts.definition, *facts.also_called, *parts, *dimensions)).lower()
    words = [word for word in re.findall(r"[^\W\d_]+", told) if len(word) > len("of")]
    return frozenset(map(stem, words)), frozenset(word[:_ALIKE] for word in words if len(word) > _ALIKE)


def _describes(world: World, token: Token) -> bool:
    """True for a word that the facts describe the metric with: "deliveries" where mails delivered are counted."""
    if token.has("grain_noun") or token.word("time", "times"):
        return False
    stems, starts = _words_of(world.facts)
    waits = world.facts.unit == "minutes" and token.lowered.startswith(("answer", "repl", "response", "wait", "stay"))
    return waits or stem(token.lowered) in stems or token.lowered[:_ALIKE] in starts


def check_narrowing(world: World, tokens: list[Token], noted: frozenset[str] = frozenset()) -> None:
    """Raise `Refused` for a phrase that places or narrows the sentence by something that the facts do not know.

    `noted` are the stems of the words that a sentence on the note may take from it.
    """
    same = world.facts.delta == 0  # "72.0% once again": the value is that of the period before
    for index, token in enumerate(tokens):
        if token.kind != "word":
            continue
        daily = token.word("per") and token_at(tokens, index + 1).word("day")  # read by itself
        if not daily and _leads(tokens, index):
            noun = _unheld(world, tokens, index)
            if noun is not None and note_stem(noun.lower()) not in noted:
                raise Refused("invented", f"{token.text} {noun}")
        if _sets_beside_plan(tokens, index):
            raise Refused("invented", f"{token.text} {tokens[index + 1].text}")
        if _repeats(tokens, index) and note_stem(token.lowered) not in noted and not (same and token.word(*_AGAIN)):
            raise Refused("period", token.text)


def _sets_beside_plan(tokens: list[Token], index: int) -> bool:
    """ "ahead of plan", "compared with the plan": where segments are plans, no plan is one of them without its name."""
    token, lead = tokens[index], token_at(tokens, index - 1)
    against = token.word("ahead of", "above", "below", "behind", "against", "versus", "vs", "than", "in line with", "compared with",
                         "compared to", "relative to")  # fmt: skip
    against = (
        against
        or (token.word("of") and (lead.word("ahead") or lead.lowered.endswith("short")))
        or (token.word("with", "to") and lead.word("compared", "comparison", "in comparison", "relative"))
    )
    name = token_at(tokens, index + 1)
    if against and name.word("the", "its", "our"):
        name, after = token_at(tokens, index + 2), token_at(tokens, index + 3)
        against = "plan" in name.lowered and (not after.text or is_mark(after))
    elif not against:
        mixed = token_at(tokens, index + 2).has("effect_noun")  # "down 1.5 points on category mix"
        against = token.word("under", "over", "on", "to") and not mixed
    return against and name.name is not None and name.name.kind == "dimension" and not name.name.plural


def _leads(tokens: list[Token], index: int) -> bool:
    """True for a preposition, alone or at the end of a phrase of source: "came from", "driven by"."""
    token = tokens[index]
    after = token_at(tokens, index + 1)
    if token.word("plus", "minus") or (
        token.word("less")
        and after.has("activity", "actor")
        and set(after.senses) <= {"glue", "activity", "actor", "transitive"}
    ):
        return after.kind == "word"
    if token.word("following") and (not index or not token_at(tokens, index - 1).word("the", "a", "and")):
        return True
    words = token.lowered.split()
    if words[-1] not in _PREPOSITIONS or after.text == "-" or words[0].startswith("continu"):
        return False
    return len(words) == 1 or set(token.senses) <= {"glue", "driver", "cause"}


def _unheld(world: World, tokens: list[Token], lead: int) -> str | None:
    """The noun of the phrase that `lead` opens when nothing in the facts holds it."""
    loose: str | None = None
    singled = judged = False
    picks = tokens[lead].lowered in _PICKING and token_at(tokens, lead + 1).word(*_SIZES)
    for at in range(lead + 1, len(tokens)):
        token = tokens[at]
        word = token.lowered
        before = token_at(tokens, at - 1)
        if token.kind == "mark":
            if token.text in {"-", '"', "/", "&", "~", "+"}:
                continue
            break
        if token.kind == "number":
            return None
        if token.kind in {"name", "period", "possessive"}:
            counts = token.name is not None and token.name.kind in {"numerator", "denominator", "metric"}
            clause = tokens[lead].word("since", "than")  # "since a cheap channel gained weight"
            return token.text if counts and picks else None if clause else loose
        if word == "while" and before.word("a"):
            return word
        if (word.split()[-1] in _PREPOSITIONS and not is_mark(before, "-")) or word in _ENDS:
            break
        if before.word("data", "figures", "facts"):
            return loose  # "nothing in the data says why"
        if word in _STANDS_FOR or (word in {"one", "ones"} and before.word("the", "those")):
            return loose
        if token.has("grain_noun"):
            dated = token_at(tokens, at + 1).word("of", "in") and token_at(tokens, at + 2).kind == "period"
            judged = before.has("good", "strong", "weak", "still", "move_adjective")
            told = judged and not token.lowered.endswith("s")  # "on an otherwise weak day"
            return None if dated or told or before.word("both", "either") else token.text
        sets = tokens[lead].lowered.split()[-1] in _SETTING and not token_at(tokens, at + 1).word("of")
        if word == "average" and sets and not world.is_ratio:
            return word  # a sum has no average that the facts know
        if token.has(*_HOLDS) and word not in {"average", "cost", "costs"}:
            return token.text if _dates(tokens, lead, at) else loose if token.has("time") else None
        singled = singled or word in _SIZES or (token.has("superlative", "strong", "weak") and not token.word("longest", "shortest"))  # fmt: skip
        judged = token.has("good", "strong")
        if word in _DETERMINERS or " " in word or token.has(*_DESCRIBES) or word in _SIZES:
            if token.has("fraction") and not token.has("ordinal"):
                loose = loose or token.text
            continue
        if (
            word in _WAYS
            or (word.endswith("ly") and len(word) > _ALIKE)
            or (token.has("group_noun") and before.word("both", "any", "all", "every", "each", "all the"))
        ):
            continue
        if (
            tokens[lead].word("to")
            and at == lead + 1
            and not token.has("actor")
            and word != "market"
            and not word.endswith("s")
        ):
            return None  # "the only one to grow"
        if singled or not _describes(world, token):
            loose = loose or token.text
    return loose or (tokens[lead + 1].text if judged else None)


def _dates(tokens: list[Token], lead: int, at: int) -> bool:
    """ "after strong growth", "before the decline", "at its usual level": what went before, of which no figure is told."""
    token, before = tokens[at], token_at(tokens, at - 1)
    if token.has("noise_noun"):
        level = token_at(tokens, at + 1).word("level", "levels", "rate", "pace", "value", "size", "share")
        return level or (tokens[lead].word("to") and token.word("normal", "usual"))
    if token.word("earlier", "prior", "previous", "past") and token_at(tokens, at + 1).has("move_noun"):
        at, token, before = at + 1, token_at(tokens, at + 1), token
    if not token.has("move_noun") or token.has("change_noun"):
        return False
    rest = itertools.takewhile(lambda known: not is_mark(known), tokens[at + 1 : at + 4])
    told = any(known.kind in {"number", "name", "period", "possessive"} for known in rest)
    timed = tokens[lead].word("after", "before", "following", "until", "till")
    return (timed or before.word("earlier", "prior", "previous", "past", "former")) and not told


def _repeats(tokens: list[Token], index: int) -> bool:
    """ "again", "every day", "all week", "several times", "$5 a week": how often, of which two values say nothing."""
    token = tokens[index]
    if token.kind != "word" or token.lowered in BARE or token.has(SHARED):
        return False
    before, after = token_at(tokens, index - 1), token_at(tokens, index + 1)
    ends = not after.text or is_mark(after) or after.word("and", "but", "while")
    if token.has("grain_noun"):
        rated = before.word("a", "per") and ends
        other = before.word("that", "those", "one") and not token_at(tokens, index - 2).word("in", "within", "than")
        return before.word(*_MANY) or rated or (other and ends)
    if token.has("fraction"):
        return False
    if token.word("period", "periods", "time"):
        return before.word(*_MANY, "all the", "this") or (
            before.word("the") and token_at(tokens, index - 2).word("all")
        )
    if token.has("time") and before.word("most of", "part of", "much of", "half of", "some of"):
        return True
    if token.has("time") and before.word("of") and token_at(tokens, index - 2).kind in {"number", "word"}:
        part = token_at(tokens, index - 2)
        return (part.figure is not None and isinstance(part.figure, VagueFigure)) or part.word(
            "most", "part", "half", "some"
        )
    if token.word("before", "usual", "always", "ever", "normal") and before.word("as"):
        return ends and not any(known.has("likeness", "still") or known.word("same") for known in tokens)
    if token.word("more often", "less often", "most often", "often", "rarely", "seldom"):
        return ends and (before.kind == "number" or is_mark(before, "()", ")") or not before.text)
    if token.has("superlative") and before.word("its", "their"):
        return token_at(tokens, index - 2).word("at") and ends
    if token.word("times", "occasions", "cases"):
        return before.word(*_MANY, "a few", "multiple", "repeated")
    if token.word("twice", "thrice"):
        return ends
    if token.word("in part"):
        return after.word("of")
    if token.word("long"):
        return before.word("before") and ends
    if token.word("far"):
        return before.word("so") and ends
    if token.word("now"):
        return before.word("for", "until", "till", "by")
    if before.word("positive", "negative") or before.has("level_sign"):
        return False  # "is positive again": what it was before is held to the sign
    often = token.word(*_AGAIN, "forever", "always", "so far", "throughout")
    return often and not means(tokens, "superlative", "still")
