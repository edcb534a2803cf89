"""Statements that point at another one: "the same goes for West", "not so in West", "West even more so".

What they leave out is taken from the statement before, held against the facts, and put in its full form in their place.
What cannot be made out so is left to the other readers.
"""

from __future__ import annotations

import re
from typing import Final

from insight.claims.clauses.alone_and_all import ALONE
from insight.claims.clauses.coded import ENDS, LIST, Coded, Forms, form, names_of
from insight.claims.clauses.elliptic import moved_more
from insight.claims.clauses.set_apart import FORMS
from insight.claims.clauses.shares_and_cushions import SHARES_AND_CUSHIONS
from insight.claims.clauses.told_in_pairs import IN_PAIRS
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says
from insight.claims.world import Subject, World

_TAIL: Final = r"(?P<tail> [,:—–](?: there)? (?:which|where it|it|there|that))?(?(tail)(?= V| is U| was U))"
_TRUE: Final = r"(?:is(?: also)? true|was(?: also)? true|goes|holds(?: true)?|held(?: true)?|applies|applied|can be said|may be said|happened|is the case|was the case)"
_OTHER_WAY: Final = r"(?:went the other way|moved the other way|went in the opposite direction|moved in the opposite direction|moved in the other direction)"
_SAME: Final = (
    rf"the same {_TRUE} (?:of|for|to|in|with|at) {LIST}{_TAIL}",
    rf"{LIST} (?:followed suit(?P<with> with)?|did likewise|did the same|did too|did as well|did also|(?:also )?did so(?: too| as well| also)?){_TAIL}",
    rf"(?:it|this|they|that|M) (?:did so|did this|happened|was the case|is the case|was so|was true|held true) (?:in|at|for) (?:both )?{LIST}",
)
_OPPOSITE: Final = (
    rf"the (?:opposite|reverse|contrary) {_TRUE} (?:of|for|to|in|with|at) {LIST}{_TAIL}",
    rf"{LIST} (?:did|does|shows|showed) (?:just |exactly |precisely )?the (?:opposite|reverse|contrary){_TAIL}",
    rf"{LIST} {_OTHER_WAY}{_TAIL}",
    rf"(?:in|at|for|with) {LIST} (?:the )?(?:picture|situation|trend|direction|movement) (?:is|was) (?:reversed|the reverse|the opposite|the other way round){_TAIL}",
    rf"not so (?:in |at |for |with )?{LIST}{_TAIL}",
    rf", (?:in contrast to|unlike|as opposed to|as against|contrary to) {LIST} , (?P<tail>which)(?= V| is U| was U)",
)  # fmt: skip
_NOT: Final = (
    rf"(?:[,;—–] (?:but |though |and |yet )?|but |though |yet )not(?: in| at| for)? {LIST}{ENDS}",
    rf"(?<!neither ){LIST} (?:is not|was not|are not|were not|isn't|wasn't|aren't|weren't|did not|didn't|does not|doesn't|do not|don't|not){ENDS}",
    rf"neither {LIST} (?:did|was|is|were|are|has|have)(?: so)?{ENDS}",
    rf"the same (?:cannot|can't|could not|can not) be said (?:of|for|about) {LIST}{ENDS}",
)
_MORE: Final = (
    rf"(?:and )?so , (?:but |though |albeit )?to a (?P<so>lesser|smaller|greater|larger) (?:extent|degree) , did {LIST}",
    rf"{LIST}(?: ,)?(?: though| but| albeit)? (?:(?:even|far|much|somewhat|slightly|rather|considerably|a little|a bit) )*(?P<size>more|less)(?: so| strongly| sharply| steeply| clearly)?{ENDS}",
    rf"{LIST} to a (?P<degree>lesser|smaller|greater|larger) (?:extent|degree){ENDS}",
    rf"{LIST} (?P<verb>V) (?:by )?(?:even |far |much |somewhat |slightly )?(?P<by>more|less)(?: than that)?{ENDS}",
    rf"{LIST} 's (?P<noun>[FV]) (?:is|was) (?:even |far |much |somewhat |slightly )?(?P<adj>larger|bigger|greater|steeper|smaller|milder)(?: , at(?P<at>(?= N))|(?= [;.()]| and | but |$))",
)  # fmt: skip
_GREATER: Final = frozenset(["more", "greater", "larger", "bigger", "steeper"])
_SOLE: Final = r"(?:it|this|that|S)(?: D)? (?:is|was|remains|remained) (?:also )?(?:the only|the sole|the lone|the single)(?: D| one)? (?:that |which )?(?:to do so|did so|did|to do this|doing so)(?= [,;.:]|$)"
_NONE: Final = r"(?:none of|no) (?:the other D|the others|the rest|the other|other D)(?: D)? (?:did so|did this|did|(?P<much>V that much|V as much|V so much))"
_ONE_OTHER: Final = r"(?:S and (?:the )?S : )?(?P<the>the )?one (?:of them |D )?(?P<verb>[VU]) (?:[,;]|and|while|but)(?: and| while| but)? the other(?: one)? (?P<other>[VU])"
_IN_TURN: Final = r"[,;] (?:and )?(?:in|at|for) (?P<who>S)(?: D)? , (?:it (?:went |moved )?)?(?:to|by|from) N"
_WAS: Final = r"[,;] (?:and |while |but )?(?:in|at|for) (?P<who>S)(?: D)?(?: ,)? it was (?=N)"
_THESE: Final = r"(?:^|(?<=[;,] ))(?:these|those|the|both) (?:two )?D (?P<as>together|combined|jointly)|(?:^|(?<=[;,] ))(?:these|those|the) two(?: D)?(?: together| combined| jointly)?(?= V)"
_ANOTHER: Final = r"and (?:another|a further one|a second one) (?:of N )?(?:in|at|for) (?P<who>S)"
_IN_DIMENSION: Final = (
    r"(?:among|by|across|within) D ,? ?it (?:is|was|came|occurred|fell) (?:in |at |from |on )?(?P<who>S)"
)
_FIRST: Final = r"the first(?P<one>)(?= V N| V by| V from)|the second(?P<two>)(?= N| V N| V by| V from| by N| from N)"
_IT: Final = r"^(?:in )?(?:P ,? ?)?it(?! (?:was|is|remains|remained) (?:also )?(?:the only|the sole|the lone|the single))(?= (?:had|has|was|stood|ended|came|is|now|stands|went)(?: |$))"


class Pointing:
    """Puts in full what points back, sentence by sentence of one text."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.before: list[Token] = []
        """The last sentence that told a movement."""
        self.last: list[Token] = []

    def told(self, tokens: list[Token]) -> list[Token]:
        """The sentence in full.

        Raises:
            Refused: what it points at is not so of whom it says.
        """
        reader = Coded(self.world, tokens, self.before, self.last)
        told = reader.read(_FORMS)
        self.last = told
        if told and any(token.has("move", "move_adjective", "move_noun") for token in told):
            self.before = told
        return told


def _same(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    said = reader.said(start)
    parts = found.groupdict()
    if said is None or (found.group().startswith("the same") and said.figures and not parts.get("tail")):
        return None
    if parts.get("with"):
        reader.hold(reader.group(found), said.sign)
        return [*reader.group(found), reader.word("recorded")]
    return _put(reader, found, said.sign)


def _opposite(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    said = reader.said(start)
    if said is None:
        return None
    told = _put(reader, found, -said.sign)
    return [Token("mark", ";"), *told] if found.group().startswith(",") else told


def _put(reader: Coded, found: re.Match[str], sign: int) -> list[Token]:
    who = reader.group(found)
    reader.hold(who, sign)
    return who if found.groupdict().get("tail") else [*who, reader.verb(sign)]


def _not(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    said, who = reader.said(start), reader.group(found)
    if said is None:
        return None
    deltas = [reader.delta(token) * said.sign for token in names_of(who)]
    if any(delta > 0 for delta in deltas):
        raise Refused("direction", "one that is said not to have done so")
    if found.group().startswith("neither"):
        who = [reader.word("and") if token.word("nor") else token for token in who]
    told = [reader.verb(-said.sign)] if all(delta < 0 for delta in deltas) else None
    if told is None and not any(deltas):
        told = [reader.word("was"), reader.word("unchanged")]
    return [*([Token("mark", ",")] if found.group()[0] in ",;—–bty" else []), *who, *told] if told else None


def _more(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    said = reader.said(start)
    parts = {name: text for name, text in found.groupdict().items() if text is not None}
    if said is None or not said.names or says(reader.tokens[:start], "more", "less", "fewer", "sold more", "sold less"):
        return None
    word = next(parts[name] for name in ("so", "size", "degree", "by", "adj") if name in parts)
    way = next((reader.way(found, name) for name in ("verb", "noun") if name in parts), said.sign)
    who = reader.group(found)
    if names_of(who)[0].name == said.names[-1].name or (way != said.sign and "by" in parts):
        return None
    reader.hold(who, way)
    first = said.names[-1].name
    for token in names_of(who):
        if token.name is None or first is None:
            continue
        mine, theirs = (reader.world.course(Subject(name.members), "value") for name in (token.name, first))
        if not moved_more(mine, theirs, way, 1 if word in _GREATER else -1, "any"):
            raise Refused("comparison", "more than another")
    if "at" in parts:
        start = reader.at(found.start("noun"))
        return [*reader.tokens[reader.at(found.start()) : start + 1], reader.word("was")]
    return [*who, reader.verb(way)]


def _sole(reader: Coded, _found: re.Match[str], start: int) -> None:
    said = reader.said(start)
    if said is None or not said.names or any(reader.moved(known) * said.sign > 0 for known in reader.others(said.names[-1:])):  # fmt: skip
        raise Refused("comparison", "the only one to do so")
    reader.hold(said.names[-1:], said.sign)


def _none(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    said = reader.said(start)
    if said is None or not said.names:
        return None
    most = abs(reader.delta(said.names[-1])) if found["much"] else 0.0
    rates = abs(reader.relative(said.names[-1]) or 0.0) if found["much"] else 0.0
    for known in reader.others(said.names):
        course = reader.world.course(known, "value")
        if (course.delta or 0.0) * said.sign > most and (course.relative or 0.0) * said.sign > rates * bool(most):
            raise Refused("comparison", "one of the others, too")
    return []


def _one_other(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    front = names_of(reader.tokens[: reader.at(found.end())]) or reader.pair
    if len(front) != len(("one", "other")):
        return None
    signs = reader.way(found, "verb"), reader.way(found, "other")
    orders = [front] if found["the"] else [front, front[::-1]]
    for order in orders:
        if all(reader.delta(token) * sign > 0 for token, sign in zip(order, signs, strict=True)):
            if any(token.text == ":" for token in reader.tokens[:start]):
                return None
            return [order[0], reader.verb(signs[0]), reader.word("and"), order[1], reader.verb(signs[1])]
    raise Refused("direction", "which of the two did what")


def _in_turn(reader: Coded, found: re.Match[str], start: int) -> None:
    said = reader.said(start)
    if said is not None and reader.delta(reader.one(found)) * said.sign <= 0:
        raise Refused("direction", "what was said of another")


def _was(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    said = reader.said(start)
    if said is None or not said.verb.has("move_noun"):
        return None
    reader.hold(reader.group(found), said.sign)
    return [Token("mark", ";"), reader.word("the"), said.verb, reader.word("in"), *reader.group(found), reader.word("was")]  # fmt: skip


def _these(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    names = reader.pair
    if names_of(reader.tokens[:start]) or len(names) != len(("this", "that")):
        return None
    words = reader.tokens[start : reader.at(found.end())]
    kept = [token for token in words if token.word("together", "combined", "jointly")]
    return [names[0], reader.word("and"), names[1], *kept]


def _another(reader: Coded, found: re.Match[str], start: int) -> None:
    said = reader.said(start)
    if said is not None:
        reader.hold(reader.group(found), said.sign)


def _in_dimension(reader: Coded, found: re.Match[str], start: int) -> None:
    said = reader.said(start)
    ranked = [token for token in reader.tokens[:start] if token.has("superlative")]
    if said is None or len(ranked) != 1 or ranked[0].word("smallest", "the smallest", "the least"):
        return
    who = reader.one(found)
    reader.hold([who], said.sign)
    if any(
        reader.moved(known) * said.sign > abs(reader.delta(who))
        and (reader.world.course(known, "value").relative or 0.0) * said.sign > abs(reader.relative(who) or 0.0)
        for known in reader.siblings(who)
    ):
        raise Refused("comparison", "superlative")


def _first(reader: Coded, found: re.Match[str], _start: int) -> list[Token] | None:
    if len(reader.pair) != len(("first", "second")):
        return None
    return [reader.pair[0 if found["one"] is not None else 1]]


def _it(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    whole = any(
        (token.kind == "name" and token.name is not None and token.name.kind == "metric") or token.has("change_noun")
        for token in reader.last
    )
    if len(reader.pair) != 1 or whole:
        return None
    return [*reader.tokens[start : reader.at(found.end()) - 1], reader.pair[0]]


_FORMS: Final[Forms] = (
    form("it", _it, _IT),
    form("the first|the second", _first, _FIRST),
    *IN_PAIRS,
    *ALONE,
    *SHARES_AND_CUSHIONS,
    *FORMS,
    form("the same|followed suit|did|case|happened|was so|was true|held true", _same, *_SAME),
    form("opposite|reverse|contrary|not so|other way|other direction|contrast|unlike", _opposite, *_OPPOSITE),
    form("extent|degree|more|less|larger|bigger|greater|smaller|steeper|milder", _more, *_MORE),
    form("not|n't|neither|can't", _not, *_NOT),
    form("the only|the sole|the lone|the single", _sole, _SOLE),
    form("none of|no other|no the", _none, _NONE),
    form("the other", _one_other, _ONE_OTHER),
    form("S ,", _in_turn, _IN_TURN),
    form("it was", _was, _WAS),
    form("these|those|both|the two|the D", _these, _THESE),
    form("another|one", _another, _ANOTHER),
    form("D , it|D it", _in_dimension, _IN_DIMENSION),
)  # fmt: skip
