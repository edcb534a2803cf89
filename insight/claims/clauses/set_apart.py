"""Two segments, or one and the whole, that are told to go together or apart: "pulled in opposite directions", "against the overall trend".

What is said of them in so many words is held against the facts here, and told plainly to the other readers.
"""

from __future__ import annotations

import re
from typing import Final

from insight.claims.clauses.coded import ENDS, LIST, Coded, Forms, form, names_of, sign_of
from insight.claims.clauses.elliptic import moved_more
from insight.claims.clauses.entities import is_name
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL, Subject

_TWO: Final = r"(?P<one>S)(?: D)? and (?:the )?(?P<two>S)(?: D)?"
_APART: Final = (
    rf"{_TWO} (?:have |had |both )?(?:\S+ )?(?:\S+ )?in (?P<way>opposite|different|contrary|diverging|the same)(?: directions?)",
    rf"{_TWO} (?:diverged|drifted apart|parted ways|moved apart|went separate ways|parted company)",
)
_DIVERGED: Final = (
    r"the (?P<field>D) (?:diverged|drifted apart|parted ways|moved apart|went separate ways|parted company)(?: :)?"
)
_OF_TWO: Final = r"(?:of|between) (?P<one>S) and (?:the )?(?P<two>S) , (?:it is |it was )?only (?:the )?(?P<which>latter|former|first|second|S)(?: one| D)? (?P<verb>[VU])"
_NOT_BUT: Final = r"not (?P<one>S)(?: ,)? but (?:the )?(?P<two>S)(?: D)? (?P<verb>[VU])"
_BEHIND: Final = (
    r"(?:it|the former) (?:is|was|lies|lay|stood|stands|ranked) (?:now )?(?P<at>behind|ahead|below|above|in front)(?: of it)?"
    + ENDS,
    r"(?P<one>S) had been (?P<was>behind|below|ahead of|above) (?P<two>S) ,? ?(?:but|and) (?:it )?is now (?P<now>ahead|above|behind|below)(?: of)?(?: it)?",
)
_BOTH: Final = r"both (?:the )?(?P<one>S) and (?:the )?(?P<two>S) (?:were |are )?(?P<verb>U)"
_LISTED: Final = r"(?:^|(?<=[;:—–] ))S(?: , S)+ (?:both |all )?[VU](?: |$)"
_SIGNED: Final = r"(?:change|movement|that)(?: in| at| for| of)? (?P<who>S)(?: was| is)?(?: clearly| slightly| again| also)? (?P<way>negative|positive)"
_WHERE: Final = r"(?P<who>S) (?:ended|closed|finished|is|was|stands|stood|remained|stayed)(?: P)? where it (?:had been|was|started|stood|began)"
_HAVING: Final = (
    r"[,;](?: and| but| while)? (?P<who>S) (?:a|an) (?:\S+ )?(?P<noun>[VF])(?= [(]| of| from| to|$|[,;.])",
    r"[,;](?: and| but| while)? (?:a|an) (?P<noun>[VF]) (?:in|at) (?P<who>S)(?= [,;.]|$)",
)
_EXCEEDS: Final = r"(?P<one>S)(?: 's)? (?P<noun>[VF]) (?:exceeds|exceeded|outweighs|outweighed|tops|topped|beats) (?P<two>S)(?: 's)? (?P<other>[VF])(?= |$)"
_ALONE: Final = r"(?:this|that|which)(?: F)? (?:alone|by itself|on its own) (?:exceeds|exceeded|outweighs|outweighed|is (?:larger|greater|bigger|more) than|was (?:larger|greater|bigger|more) than)"
_REST: Final = r"(?P<one>S) (?:accounts|accounted|account)(?: for)? (?:most|the bulk|the larger part|more than half|the majority|N(?: of)? the [VF])[^;S]*? and (?:the )?(?P<two>S) (?:accounts |accounted )?for the (?:rest|remainder|remaining part)"
_ENTIRE: Final = (
    rf"{LIST} account(?:ed)?(?: for)? (?:together )?(?:for )?(?:the entire|all of the|the whole) (?P<noun>[VF])"
)
_TOO: Final = r"(?P<who>S) (?:also |too )?contributed(?: as well| too| also)?(?= ,| \(| with|$|;)"
_WITH_WHOLE: Final = r"(?:in line with|in step with|in keeping with|consistent with|in accordance with|mirroring|echoing|alongside) the (?:overall|total|general|wider|broader) (?P<noun>[VF]|trend|direction|movement|picture|development)"
_AGAINST_WHOLE: Final = r"(?:against|contrary to|counter to|in contrast to|contrary|bucking|defying|despite|unlike) (?:to )?the (?:overall|general|wider|broader|total) (?P<noun>[VF]|trend|direction|movement|picture|development)"
_UNLIKE_WHOLE: Final = r"(?:contrary to|in contrast to|unlike|as opposed to) M ,"
_WHOLE: Final = (
    r"^M (?P<way>U) on (?:the )?S",
    r"^(?P<way>V) S \S+(?: on)? M$",
    r"behind (?:the )?M (?P<way>[VF])(?! in S)",
    r"(?:leads|lead|led|drives|drove|drive) (?:the )?M (?P<way>[VF])(?! in S)",
    r"(?:drags?|dragged|pulls?|pulled|push|pushes|pushed|lifts?|lifted|brings?|brought|sends?|sent|weighs?|weighed) M (?P<way>U)(?! by| N| some| about)",
)
_PUSHED: Final = r"(?P<way>stronger|weaker|higher|lower|V) S (?P<verb>\S+) M to N"
_LOWER: Final = r"^(?P<way>lower|higher|weaker|stronger|V) M(?= in P| [:,;—–]|$)"
_WITHOUT: Final = (
    r"(?:had it not been for|but for|if it had not been for) (?:the )?S(?: D)? , M would have (?P<way>V)(?= [,;.]|$)"
)
_EXCEPTED: Final = r"(?:except for|apart from|with the exception of|excluding|excepting|bar|except|save for|but for) (?P<who>S) , which (?P<way>V|(?:is|was) U) ,"
_ONLY_ONE: Final = r"the only (?P<noun>[VF]) (?:came|occurred|was|is|was seen|was recorded|lies|lay) (?:in|from|at) (?P<who>S)(?P<tail> , where (?:it|M)(?= V| went| moved))?"
_RATHER: Final = r"(?:rather than|instead of) (?P<way>V) , (?P<who>S)"
_GROWING: Final = r"^(?P<first>V) (?P<one>S) , (?:and |but )?(?P<second>V) (?P<two>S)$"
_ASIDE: Final = r"(?:^|(?<=; ))(?:the )?(?P<who>S) [–—] [^VUF–—;]* [–—] (?P<way>V)(?! S)"
_THAN_WHICH: Final = r"(?:more than|less than|than) (?:the )?(?P<who>S)(?: D)? (?P<cut>, which) (?:V|(?:is|was|were) U)"
_OTHERS: Final = r"(?:the other|the remaining|remaining) (?P<count>two|three|four|five|six|seven) D"
_THIRD: Final = r"the (?P<nth>third|fourth)(?: D| one)?(?= V| went| was| is)"
_SHARE: Final = r"(?P<one>S)(?: has| have)? (?P<verb>V) (?:market )?share [;,] (?:and |while |but )?(?P<two>S) (?P<other>V) it(?= [,;.]|$)"
_BUT_MORE: Final = r"(?P<one>S) (?:is|was|remains) \S+ (?:than )?(?P<two>S)(?: ,)? (?:but|and|yet) (?P<verb>V) (?:by )?(?P<by>more|less)(?= [,;.]|$)"
_VALUE: Final = r"(?P<one>S) (?:had|has|posted|recorded|showed) the (?P<adj>higher|lower|larger|smaller|V) (?:value|figure|level)(?: in)?(?: P)? , (?:and |while |but )?(?P<two>S) the (?:higher|lower|larger|smaller|V)(?: one)?"
_EXCEPTION: Final = (
    r"^M (?P<verb>[VU])[^;]*? [,;—–] (?:with )?(?P<who>S) (?:is |was |being |as )?the (?:only |sole |one )?exception$"
)
_HIGHER_IN: Final = r"(?P<first>higher|lower|V) M in (?P<one>S) , (?:and |but |while )?(?P<second>higher|lower|V) (?:M |ones )?in (?P<two>S)"
_FARED: Final = r"(?P<who>S) (?P<way>V)(?= [,;]|$)"
_THEN: Final = r"(?:, |and )?then (?:came|comes|follows|followed) (?P<who>S)"
_THE_ONE: Final = r"the (?:one|D) that (?P<verb>[VU]) (?:is|was) (?P<who>S)(?= [,;.]|$)"
_NO_BUT: Final = r"no D (?P<verb>[UV]) (?:but|except|other than|save|besides|apart from)(?: for)? (?P<who>S)$"
_NEITHER: Final = r"neither (?P<one>S) nor (?P<two>S) (?P<verb>U)(?= |$)"
_AS_DID: Final = rf", as {LIST} (?:did|do|does)(?: too| as well)?(?= [,;.]|$)"
_REST_NOT: Final = r"(?:the others|others|the rest|the other D|the remaining D) (?:did not|didn't|don't|do not|does not|doesn't)(?= [,;.]|$)"
_COUNTS: Final = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
_ROUNDED: Final = 0.01
_UNMOVED: Final = 0.005


def _apart(reader: Coded, found: re.Match[str], _start: int) -> list[Token] | None:
    one, two = reader.one(found, "one"), reader.one(found, "two")
    alike = found.groupdict().get("way") == "the same"
    deltas = reader.delta(one), reader.delta(two)
    if deltas[0] * deltas[1] * (1 if alike else -1) <= 0:
        raise Refused("direction", "two that went apart" if alike else "two that went the same way")
    if not alike and re.search("apart|ways|company", found.group()):
        _check_wider(reader, one, two)
    told = [reader.verb(1 if delta > 0 else -1) for delta in deltas]
    return [one, told[0], reader.word("and"), two, told[1]]


def _check_wider(reader: Coded, one: Token, two: Token) -> None:
    """What "moved apart" is further from each other than before."""
    members = [known.name.members for known in (one, two) if known.name is not None]
    left, right = (reader.world.course(Subject(each), "value") for each in members)
    if None in {left.previous, left.current, right.previous, right.current}:
        return
    before, now = ((left.previous or 0.0) - (right.previous or 0.0), (left.current or 0.0) - (right.current or 0.0))
    if abs(now) <= abs(before):
        raise Refused("direction", "two that came closer")


def _diverged(reader: Coded, found: re.Match[str], _start: int) -> list[Token] | None:
    name = reader.one(found, "field").name
    members = reader.world.dimensions.get(name.dimension or "", ()) if name is not None else ()
    signs = {(reader.moved(known) > 0) for known in reader.siblings_at(members) if reader.moved(known)}
    if len(signs) != len(("up", "down")):
        raise Refused("direction", "all of them went the same way")
    return [] if found.group().endswith(":") else None


def _of_two(reader: Coded, found: re.Match[str], _start: int) -> None:
    pair = [reader.one(found, "one"), reader.one(found, "two")]
    which = reader.one(found, "which")
    first = which.word("former", "first") or (which.name is not None and which.name == pair[0].name)
    who, other = pair if first else pair[::-1]
    sign = reader.way(found, "verb")
    if reader.delta(who) * sign <= 0 or reader.delta(other) * sign > 0:
        raise Refused("direction", "only one of two")


def _not_but(reader: Coded, found: re.Match[str], _start: int) -> list[Token]:
    if reader.delta(reader.one(found, "one")) * reader.way(found, "verb") > 0:
        raise Refused("direction", "one that is said not to have done so")
    return reader.group(found, "two") + reader.group(found, "verb")


def _behind(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    parts = found.groupdict()
    front = [reader.one(found, "one"), reader.one(found, "two")] if "one" in parts else names_of(reader.tokens[:start])
    ranked = any(token.word("ahead", "ahead of", "behind", "above", "below", "in front of") for token in reader.tokens[:start])  # fmt: skip
    if len(front) != len(("it", "other")) or not (ranked or "one" in parts):
        return None
    when = [token.when for token in reader.tokens[:start] if token.kind == "period"]
    courses = [reader.course(token) for token in front]
    before = (courses[0].previous or 0.0) - (courses[1].previous or 0.0)
    after = (courses[0].current or 0.0) - (courses[1].current or 0.0)
    ahead = ("ahead", "ahead of", "above", "in front")
    if "one" not in parts:
        told = [(before if when and when[-1] == "previous" else after, found["at"])]
    else:
        told = [(before, found["was"]), (after, found["now"])]
    if any(distance * (1 if word in ahead else -1) <= 0 for distance, word in told):
        raise Refused("comparison", "who is ahead")
    return [] if "one" in parts else None


def _both(reader: Coded, found: re.Match[str], _start: int) -> None:
    reader.hold([reader.one(found, "one"), reader.one(found, "two")], reader.way(found, "verb"))


def _listed(reader: Coded, found: re.Match[str], start: int) -> list[Token]:
    words = reader.tokens[start : reader.at(found.end())]
    last = max(at for at, token in enumerate(words) if token.text == ",")
    return [*words[:last], reader.word("and"), *words[last + 1 :]]


def _signed(reader: Coded, found: re.Match[str], _start: int) -> None:
    who, sign = reader.one(found), 1 if found["way"] == "positive" else -1
    if reader.delta(who) * sign <= 0 and reader.contribution(who) * sign <= 0:
        raise Refused("direction", found["way"])


def _where(reader: Coded, found: re.Match[str], _start: int) -> None:
    if abs(reader.relative(reader.one(found)) or 0.0) > _UNMOVED or reader.course(reader.one(found)).relative is None:
        raise Refused("direction", "where it had been")


def _having(reader: Coded, found: re.Match[str], _start: int) -> None:
    who, sign = reader.one(found), reader.way(found, "noun")
    figured = reader.line[found.end() :].startswith((" (", " of", " from", " to"))
    figured = figured and "contribut" not in reader.line[: found.start()]
    if reader.delta(who) * sign < 0 and (figured or reader.contribution(who) * sign <= 0):
        raise Refused("direction", "what the other is said to have had")


def _exceeds(reader: Coded, found: re.Match[str], _start: int) -> None:
    one, two = reader.one(found, "one"), reader.one(found, "two")
    reader.hold([one], reader.way(found, "noun"))
    reader.hold([two], reader.way(found, "other"))
    if abs(reader.delta(one)) <= abs(reader.delta(two)):
        raise Refused("comparison", "which of the two is larger")


def _alone(reader: Coded, _found: re.Match[str], start: int) -> None:
    front = reader.front(start)
    if len(front) != 1 or abs(reader.contribution(front[0])) <= abs(reader.world.facts.delta):
        raise Refused("comparison", "what alone exceeds it")


def _rest(reader: Coded, found: re.Match[str], _start: int) -> None:
    if not _adds_up(reader, [reader.one(found, "one"), reader.one(found, "two")]):
        raise Refused("number", "the rest of the change")


def _entire(reader: Coded, found: re.Match[str], _start: int) -> None:
    who, sign = names_of(reader.group(found)), reader.way(found, "noun")
    if len(who) > 1 and not _adds_up(reader, who):
        reader.hold(who, sign)
        if any(reader.moved(known) * sign > 0 for known in reader.others(who)):
            raise Refused("number", "the entire change")


def _adds_up(reader: Coded, names: list[Token]) -> bool:
    whole = reader.world.facts.delta
    return abs(sum(map(reader.contribution, names)) - whole) <= abs(whole) * _ROUNDED


def _too(reader: Coded, found: re.Match[str], start: int) -> None:
    against = any(token.has("offset_verb", "contrary") or token.word("positively", "negatively") for token in reader.tokens[start:])  # fmt: skip
    if not against and reader.contribution(reader.one(found)) * reader.world.facts.delta <= 0:
        raise Refused("direction", "what contributed, too")


def _with_whole(reader: Coded, found: re.Match[str], start: int) -> None:
    _beside_whole(reader, found, start, 1)


def _against_whole(reader: Coded, found: re.Match[str], start: int) -> None:
    _beside_whole(reader, found, start, -1)


def _beside_whole(reader: Coded, found: re.Match[str], start: int, alike: int) -> None:
    toward = reader.world.facts.delta
    if reader.way(found, "noun") * toward < 0:
        raise Refused("direction", "the movement of the whole")
    said = reader.said(start)
    if said is not None and said.names and said.sign * toward * alike <= 0:
        raise Refused("direction", "beside the whole")


def _unlike_whole(reader: Coded, found: re.Match[str], _start: int) -> list[Token] | None:
    told = [sign_of(reader.world, token) for token in reader.tokens[reader.at(found.end()) :]]
    signs = [sign for sign in told if sign]
    if not signs:
        return None
    if signs[0] * reader.world.facts.delta >= 0:
        raise Refused("direction", "beside the whole")
    return []


def _whole(reader: Coded, found: re.Match[str], _start: int) -> None:
    if reader.way(found, "way") * reader.world.facts.delta < 0:
        raise Refused("direction", "the movement of the whole")


def _pushed(reader: Coded, found: re.Match[str], _start: int) -> None:
    _lower(reader, found, 0)


def _lower(reader: Coded, found: re.Match[str], _start: int) -> None:
    word = found["way"]
    sign = {"lower": -1, "weaker": -1, "higher": 1, "stronger": 1}.get(word) or reader.way(found, "way")
    if sign * reader.world.facts.delta < 0:
        raise Refused("direction", "the movement of the whole")


def _without(reader: Coded, found: re.Match[str], _start: int) -> None:
    if reader.way(found, "way") * reader.world.facts.delta > 0:
        raise Refused("comparison", "what happened anyway")


def _excepted(reader: Coded, found: re.Match[str], start: int) -> list[Token]:
    way = reader.group(found, "way")[-1]
    reader.hold(reader.group(found), sign_of(reader.world, way))
    words = reader.tokens[start : reader.at(found.end())]
    cut = next(at for at, token in enumerate(words) if token.text == ",")
    return [*words[:cut], words[-1]]


def _only_one(reader: Coded, found: re.Match[str], _start: int) -> list[Token]:
    who, sign = reader.one(found), reader.way(found, "noun")
    reader.hold([who], sign)
    if any(reader.moved(known) * sign > 0 for known in reader.others([who])):
        raise Refused("comparison", "only")
    return [who] if found["tail"] else [who, reader.verb(sign)]


def _rather(reader: Coded, found: re.Match[str], _start: int) -> list[Token]:
    if reader.delta(reader.one(found)) * reader.way(found, "way") > 0:
        raise Refused("direction", "what it is said not to have done")
    return reader.group(found)


def _growing(reader: Coded, found: re.Match[str], _start: int) -> list[Token]:
    one, two = reader.one(found, "one"), reader.one(found, "two")
    return [one, reader.verb(reader.way(found, "first")), reader.word("and"), two, reader.verb(reader.way(found, "second"))]  # fmt: skip


def _aside(reader: Coded, found: re.Match[str], _start: int) -> None:
    reader.hold(reader.group(found), reader.way(found, "way"))


def _than_which(reader: Coded, found: re.Match[str], start: int) -> list[Token]:
    """ "more than West, which fell by $4": West's fall, and nobody else's."""
    cut = reader.at(found.start("cut"))
    behind = reader.tokens[cut + 2 : reader.at(found.end())]
    return [*reader.tokens[start:cut], Token("mark", ";"), reader.one(found), *behind]


def _others(reader: Coded, found: re.Match[str], start: int) -> None:
    field = next((token.name for token in reader.tokens[start : reader.at(found.end())] if is_name(token, "dimension")), None)  # fmt: skip
    named = [token for token in reader.front(start) if token.name is not None and field is not None and token.name.dimension == field.dimension]  # fmt: skip
    if named and len(reader.others(named)) < _COUNTS[found["count"]]:
        raise Refused("comparison", "a count of the others")


def _share(reader: Coded, found: re.Match[str], _start: int) -> None:
    told = ((reader.one(found, who), reader.way(found, verb)) for who, verb in (("one", "verb"), ("two", "other")))
    if any(_share_of(reader, who) * sign <= 0 for who, sign in told):
        raise Refused("direction", "who gained share from whom")


def _share_of(reader: Coded, token: Token) -> float:
    members = token.name.members if token.name is not None else ()
    return reader.world.course(Subject(members), "share").delta or 0.0


def _but_more(reader: Coded, found: re.Match[str], _start: int) -> None:
    one, two = reader.course(reader.one(found, "one")), reader.course(reader.one(found, "two"))
    if not moved_more(one, two, reader.way(found, "verb"), 1 if found["by"] == "more" else -1, "any"):
        raise Refused("comparison", "more than another")


def _value(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    one, two = reader.course(reader.one(found, "one")), reader.course(reader.one(found, "two"))
    when = [token.when for token in reader.tokens[start : reader.at(found.end())] if token.kind == "period"]
    before = bool(when) and when[0] == "previous"
    sides = [(course.previous if before else course.current) or 0.0 for course in (one, two)]
    word = reader.one(found, "adj")
    if not word.word("higher", "larger", "lower", "smaller"):
        return None
    if (sides[0] - sides[1]) * (1 if word.word("higher", "larger") else -1) <= 0:
        raise Refused("comparison", "which of the two is higher")
    return [] if start == 0 and found.end() == len(reader.line) else None


def _exception(reader: Coded, found: re.Match[str], _start: int) -> None:
    who, way = reader.one(found), reader.way(found, "verb")
    if reader.delta(who) * way > 0 or any(reader.moved(known) * way <= 0 for known in reader.others([who])):
        raise Refused("direction", "the exception")


def _higher_in(reader: Coded, found: re.Match[str], _start: int) -> None:
    for who, word in (("one", "first"), ("two", "second")):
        text = found[word] if found[word] != "V" else reader.one(found, word).lowered
        if text in {"higher", "lower"}:
            reader.hold([reader.one(found, who)], 1 if text == "higher" else -1)


def _fared(reader: Coded, found: re.Match[str], start: int) -> None:
    said, polarity = reader.said(start), {"up": 1, "down": -1}.get(reader.world.facts.polarity, 0)
    if said is None or not polarity or not reader.one(found, "way").word("did worse", "fared worse", "performed worse"):
        return
    if not (said.names or said.figures):
        return  # nothing in front that it could be set beside: worse than before
    other = reader.course(said.names[-1]) if said.names else reader.world.course(TOTAL, "value")
    mine = reader.relative(reader.one(found))
    if mine is not None and other.relative is not None and (other.relative - mine) * polarity <= 0:
        raise Refused("comparison", "worse than another")


def _then(reader: Coded, found: re.Match[str], start: int) -> None:
    said, who = reader.said(start), reader.one(found)
    if said is None or not said.names or said.names[-1].name == who.name:
        return
    if abs(reader.delta(who)) > abs(reader.delta(said.names[-1])) and abs(reader.relative(who) or 0.0) > abs(reader.relative(said.names[-1]) or 0.0):  # fmt: skip
        raise Refused("comparison", "who comes next")


def _the_one(reader: Coded, found: re.Match[str], _start: int) -> list[Token]:
    return [reader.one(found), *([reader.word("was")] if "U" in found["verb"] else []), *reader.group(found, "verb")]


def _no_but(reader: Coded, found: re.Match[str], _start: int) -> list[Token]:
    who, way = reader.one(found), reader.way(found, "verb")
    if any(reader.moved(known) * way > 0 for known in reader.others([who])):
        raise Refused("comparison", "only")
    return [who, reader.verb(way)]


def _neither(reader: Coded, found: re.Match[str], _start: int) -> list[Token]:
    way, pair = reader.way(found, "verb"), [reader.one(found, "one"), reader.one(found, "two")]
    reader.hold(pair, -way)
    return [pair[0], reader.word("and"), pair[1], reader.verb(-way)]


def _as_did(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    said = reader.said(start)
    return None if said is None else [Token("mark", ","), reader.word("and"), *reader.group(found), reader.verb(said.sign)]  # fmt: skip


def _rest_not(reader: Coded, _found: re.Match[str], start: int) -> list[Token] | None:
    said = reader.said(start)
    if said is None or not said.names:
        return None
    moved = [reader.moved(known) * said.sign for known in reader.others(said.names)]
    if any(delta > 0 for delta in moved):
        raise Refused("direction", "one of the others, too")
    return [reader.word("the others"), reader.verb(-said.sign)] if moved and all(moved) else None


def _third(reader: Coded, found: re.Match[str], start: int) -> list[Token] | None:
    named = names_of([*reader.before, *reader.tokens[:start]]) if not names_of(reader.tokens[:start]) else names_of(reader.tokens[:start])  # fmt: skip
    count = {"third": 3, "fourth": 4}[found["nth"]]
    if not named or len(named) != count - 1 or len(reader.others(named)) != 1:
        return None
    return [reader.word("the other")]


FORMS: Final[Forms] = (
    form("in opposite|in different|in contrary|in diverging|in the same|apart|diverged|part|separate", _apart, *_APART),
    form("apart|diverged|part|separate", _diverged, _DIVERGED),
    form("only", _of_two, _OF_TWO),
    form("but", _not_but, _NOT_BUT),
    form("behind|ahead|below|above|in front", _behind, *_BEHIND),
    form("both", _both, _BOTH),
    form("S , S", _listed, _LISTED),
    form("negative|positive", _signed, _SIGNED),
    form("where it", _where, _WHERE),
    form("S a|, a|; a|and a|but a|while a", _having, *_HAVING),
    form("exceed|outweigh|top|beats", _exceeds, _EXCEEDS),
    form("alone|by itself|on its own", _alone, _ALONE),
    form("for the re", _rest, _REST),
    form("account", _entire, _ENTIRE),
    form("contributed", _too, _TOO),
    form("overall|total|general|wider|broader", _with_whole, _WITH_WHOLE),
    form("overall|general|wider|broader|total", _against_whole, _AGAINST_WHOLE),
    form("M ,", _unlike_whole, _UNLIKE_WHOLE),
    form("M U|M V|M F| M", _whole, *_WHOLE),
    form("M to N", _pushed, _PUSHED),
    form("M", _lower, _LOWER),
    form("M would have", _without, _WITHOUT),
    form("S , which", _excepted, _EXCEPTED),
    form(", which", _than_which, _THAN_WHICH),
    form("the only", _only_one, _ONLY_ONE),
    form("rather than|instead of", _rather, _RATHER),
    form("V S", _growing, _GROWING),
    form("–|—", _aside, _ASIDE),
    form("other|remaining", _others, _OTHERS),
    form("third|fourth", _third, _THIRD),
    form(" share ", _share, _SHARE),
    form(" more| less", _but_more, _BUT_MORE),
    form("the higher|the lower|the larger|the smaller|the V", _value, _VALUE),
    form("exception", _exception, _EXCEPTION),
    form("M in S", _higher_in, _HIGHER_IN),
    form("S V", _fared, _FARED),
    form("then", _then, _THEN),
    form(" that V| that U", _the_one, _THE_ONE),
    form("no D", _no_but, _NO_BUT),
    form("neither", _neither, _NEITHER),
    form(", as", _as_did, _AS_DID),
    form("other|the re", _rest_not, _REST_NOT),
)
