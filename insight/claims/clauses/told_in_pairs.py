"""What is told of two segments at once, or of their order, with no figure of its own: "A gained what B lost", "A comes first by size, followed by B".

Each of these forms reads as two plain statements that may both be true; what it says beyond them is held to the facts here.
"""

from __future__ import annotations

import re
from typing import Final

from insight.claims.clauses.coded import LIST, Coded, Forms, form, names_of
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL, Aspect, Subject

_EXACT: Final = r"(?:exactly |just |precisely )?"
_ROUGH: Final = r"(?P<rough>roughly |about |nearly |almost |more or less |approximately )?"
_WHAT: Final = (
    rf"(?P<one>S)(?: D)? (?P<verb>V) {_EXACT}{_ROUGH}(?:what|whatever|the amount(?: that)?|all that|everything(?: that)?|all) (?:the )?(?P<two>S)(?: D)? (?P<other>V)",
    rf"{_ROUGH}what (?:the )?(?P<two>S)(?: D)? (?P<other>V)(?: ,)? (?:was what |is what )?(?:the )?(?P<one>S)(?: D)? (?P<verb>V)",
)
_IN_GROWTH: Final = r"(?:lagged behind|lags behind|lagging behind|lagged|trailed|trails|trailing|fell behind|was behind|is behind|fell short of|came behind|comes behind) (?:the )?(?P<two>S)(?: D)? (?:in|in terms of|by|for)(?: terms of)?(?: overall| absolute| relative)? (?P<noun>F)"
_BESIDE: Final = r"(?:^|(?<=[;,] )|(?<=and ))(?:compared with|compared to|relative to|next to|beside|against|versus|in comparison with|in comparison to|measured against) (?:the )?(?P<two>S)(?: D)? , (?:the )?(?P<one>S)(?: D)? (?:is|was|remains|remained|stands|stood)(?: still| clearly| now| even)?(?: the)? (?P<adj>larger|smaller|bigger|greater|higher|lower|V)(?: one| D)?(?= [,;.]|$)"
_ABOVE_IT: Final = r"(?P<two>S) 's(?: M)?(?: is| was| are| were| stands| stood| lies| lay)?(?: clearly| well| far| just| slightly| still| now)? (?P<way>above|below|higher than|lower than|beneath|under|over) it(?= [,;.]| and| but| while| with|$)"
_BY_SIZE: Final = r"(?:by|in|of|for|order of|terms of) (?:their |its |the )?(?:size|volume|value)(?! of)"
_CHANGED: Final = (
    rf"{LIST} (?:has |have |had )?(?:also )?(?:changed|moved|shifted|varied|altered|fluctuated) (?:by )?(?:the )?(?P<which>least|most|least of all|most of all)(?= [,;.(]| of| and| in| while| with|$)",
    r"(?:the )?(?P<which>least|smallest|slightest|lowest|most|largest|biggest|greatest) (?:change|movement|shift|changes) (?:was |is |came |lies |lay |occurred |took place |happened |belongs to )?(?:seen |recorded |found |that )?(?:in |at |from |with |for |of )?(?P<who>S)(?= [,;.(]| and| while| with|$)",
)
_IN_ALL: Final = r"(?:[,;—–] |and )(?:in all |altogether |all told |together |a total of |making |which makes |that is |in total |all in all )*(?P<sum>N)(?: in all| in total| altogether| all told| together| combined| in sum| all together)?(?= [,;.]|$)"
_ALL_OFTEN: Final = r"(?P<quant>(?:all|both|every|each|most|no|none|few|many|several|neither)(?: of)?(?: the)?(?: N)?) (?P<what>X)(?: have been| has been| are| is)?(?: also)? (?P<adv>more often|less often|more frequently|less frequently|more rarely|more seldom)"
_TELLS_SUM: Final = re.compile(r"in all|altogether|all told|together|total|combined|in sum|mak")
_LESS: Final = ("less often", "less frequently", "more rarely", "more seldom")
_ASPECTS: Final[tuple[Aspect, ...]] = ("value", "share", "numerator", "denominator")
_EQUAL: Final = 0.01
_ALIKE: Final = 0.1


def _what(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Uplands gained what Valley lost": as much as it."""
    one, two = (_subject(reader.one(found, name)) for name in ("one", "two"))
    ways = reader.way(found, "verb"), reader.way(found, "other")
    apart = _ALIKE if found["rough"] else _EQUAL
    for aspect in _ASPECTS:
        mine, theirs = (reader.world.course(known, aspect).delta or 0.0 for known in (one, two))
        if mine * ways[0] > 0 and theirs * ways[1] > 0 and abs(abs(mine) - abs(theirs)) <= apart * abs(theirs):
            return
    raise Refused("comparison", "one that gained what another lost")


def _in_growth(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "lagged behind Harbour in growth": of one that grew itself."""
    if reader.delta(reader.one(found, "two")) * reader.way(found, "noun") <= 0:
        raise Refused("direction", "behind one that went the other way")


def _beside(reader: Coded, found: re.Match[str], _start: int) -> list[Token] | None:
    """ "Compared with Valley, Harbour is smaller"."""
    word = reader.one(found, "adj")
    sense = word.sense("move_adjective")
    if sense is None or not sense.sign or sense.tag == "polar":
        return None
    one, two = (_subject(reader.one(found, name)) for name in ("one", "two"))
    size = reader.world.is_ratio and not word.word("higher", "lower")
    aspects: tuple[Aspect, ...] = ("value", "share", "denominator") if size else ("value",)
    for aspect in aspects:
        mine, theirs = (reader.world.course(known, aspect).current for known in (one, two))
        if mine is not None and theirs is not None and (mine - theirs) * sense.sign > 0:
            return [
                *reader.tokens[reader.at(found.start("one")) : reader.at(found.end("adj"))],
                reader.word("than"),
                reader.one(found, "two"),
            ]
    raise Refused("comparison", "compared with another")


def _above_it(reader: Coded, found: re.Match[str], start: int) -> None:
    """ "Team's rate is 61.1%, with Campus's above it": above the one named before, or the whole."""
    sign = 1 if found["way"] in {"above", "higher than", "over"} else -1
    front = reader.tokens[:start]
    named = [
        token
        for at, token in enumerate(front)
        if names_of([token]) and not any(known.word("it") for known in front[at : at + 6])
    ]
    anchors = [_subject(named[-1])] if named else [TOTAL]
    if any(token.word("average", "overall", "total", "whole") for token in front):
        anchors.append(TOTAL)
    mine = reader.course(reader.one(found, "two")).current
    for known in anchors:
        theirs = reader.world.course(known, "value").current
        if mine is None or theirs is None or (mine - theirs) * sign > 0:
            return
    raise Refused("comparison", "above or below it")


def _by_size(reader: Coded, _found: re.Match[str], _start: int) -> None:
    """ "By size, Harbour comes first, followed by Valley": each the next in size."""
    line = reader.line
    first = re.search(
        r"followed by|then |(?:order of|ranked by|sorted by|listed by) (?:their |the )?(?:size|volume|value)", line
    )
    if first is None or re.search(r"\b(?:small\w*|least|ascending|last|low\w*|bottom|change|[FVU])\b", line):
        return
    names = names_of(reader.tokens)
    siblings = reader.siblings(names[0]) if names else []
    aspect: Aspect = "share" if reader.world.is_ratio else "value"
    ranking = sorted(siblings, key=lambda known: -(reader.world.course(known, aspect).current or 0.0))
    places = [ranking.index(known) for known in map(_subject, names) if known in ranking]
    chained = places[:1] + [place + 1 for place in places[:-1]] != places
    leads = re.search(r"first|lead|top|large|big", line) is not None or not re.search("followed by|then ", line)
    if len(places) != len(names) or chained or (leads and places[:1] != [0]):
        raise Refused("comparison", "an order that is not theirs")


def _changed(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Phone changed the least": no other of its dimension by less, in amount or in percent."""
    who = names_of(reader.group(found))
    siblings = reader.siblings(who[0]) if who else []
    named = [_subject(token) for token in who]
    sign = 1 if found["which"].split()[0] in {"most", "largest", "biggest", "greatest"} else -1
    for measure in ("delta", "relative"):
        sizes = {known: abs(getattr(reader.world.course(known, "value"), measure) or 0.0) for known in siblings}
        rest = [size * sign for known, size in sizes.items() if known not in named]
        if all(known in sizes and all(sizes[known] * sign >= size for size in rest) for known in named):
            return
    raise Refused("comparison", "who changed the most or the least")


def _in_all(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    """ "Web lost 4 and Phone 3, 7 in all": the sum of those listed."""
    figure = reader.one(found, "sum").figure
    opens = max((at for at, token in enumerate(reader.tokens[:start]) if token.text == ";"), default=0)
    listed = reader.tokens[opens:start]
    names = names_of(listed)
    told = [token for token in listed if token.figure is not None]
    if figure is None or not _TELLS_SUM.search(found.group()) or len(names) < len(("one", "other")):
        return None
    if (
        figure.unit in {"times", "fraction"}
        or len(told) < len(names)
        or any(token.word("of") for token in reader.tokens[start : start + 2])
    ):
        return None
    scale = 100 if figure.unit in {"percent", "points"} else 1
    both = [Subject(tuple(sorted({member for token in names if token.name for member in token.name.members})))]
    sums = [sum(reader.contribution(token) for token in names)]
    for aspect in ("value", "share", "numerator", "denominator"):
        for known in both:
            course = reader.world.course(known, aspect)
            sums += [value for value in (course.previous, course.current, course.delta) if value is not None]
    if not any(figure.borne_out(abs(value) * scale) for value in sums):
        raise Refused("number", "a total of others than those listed")
    return []


def _all_often(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "All plans renewed more often": every one of them, where the segments are what was counted; else nobody knows."""
    word = reader.one(found, "what").lowered.split()[0]
    field = next((members for name, members in reader.world.dimensions.items() if word.rstrip("s") in name), ())
    sign = -1 if found["adv"] in _LESS else 1
    moved = [reader.moved(known) * sign > 0 for known in reader.siblings_at(tuple(field))]
    quant = found["quant"].split()[0]
    counted = {
        "all": all(moved), "every": all(moved), "each": all(moved), "both": all(moved) and len(moved) == len(("one", "other")),
        "most": sum(moved) * 2 > len(moved), "no": not any(moved), "none": not any(moved),
    }  # fmt: skip
    if not moved or not counted.get(quant, False):
        raise Refused("comparison", f"{quant} of them {found['adv']}")


def _subject(token: Token) -> Subject:
    return Subject(token.name.members if token.name is not None else ())


IN_PAIRS: Final[Forms] = (
    form("what|whatever|the amount|all", _what, *_WHAT),
    form("lag|trail|behind|short of", _in_growth, _IN_GROWTH),
    form("compared|relative|next to|beside|against|versus|comparison", _beside, _BESIDE),
    form("'s above|'s below|above it|below it|than it|neath it|under it|over it", _above_it, _ABOVE_IT),
    form("size|volume|value", _by_size, _BY_SIZE),
    form("changed|moved|shifted|varied|altered|fluctuated|change|movement|shift", _changed, *_CHANGED),
    form("in all|altogether|all told|together|a total of|in total|combined|in sum", _in_all, _IN_ALL),
    form("often|frequently|rarely|seldom", _all_often, _ALL_OFTEN),
)
