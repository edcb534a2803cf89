"""Words that make one of several the only one, or that say by how much it outdoes another: "fell alone", "took all the losses", "far larger".

Each stands beside a statement that is true without it, so the word is held to the facts here.
"""

from __future__ import annotations

import re
from typing import Final

from insight.claims.clauses.coded import Coded, Forms, form, names_of
from insight.claims.figures import fraction
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, stem
from insight.claims.world import TOTAL, Aspect, EffectName, Subject

_STRONG: Final = r"(?:strongly|heavily|greatly|considerably|significantly|substantially|markedly|sharply|massively|a lot|very much|decisively|hugely)"
_AFFECTS: Final = r"(?:affects?|affected|influences?|influenced|weighs?|weighed|shapes?|shaped|impacts?|impacted)"
_FAR: Final = r"(?P<far>far|much|vastly|considerably|significantly|substantially|way|a lot|many times)"
_NEAR: Final = r"(?P<near>slightly|marginally|a little|a bit|somewhat|barely|only slightly|just|hardly)"
_SIZED: Final = r"(?:more|less|larger|bigger|greater|higher|smaller|lower|stronger|weaker|V)"
_EFFECT: Final = r"(?:the )?(?:D )?(?:rate effect|mix effect|rate|rates|mix|mix did|rate did)"
_ALONE: Final = (
    r"(?P<who>S)(?: D)? (?P<verb>V) (?:down |up )?alone(?= [,;.]| and| but| while|$)",
    r"(?P<who>S)(?: D)? alone (?P<acts>drags?|dragged|pulls?|pulled|push(?:es|ed)?|lifts?|lifted|V|brought|sent|weighs?|weighed|explains?|explained|caused|drives?|drove)(?= (?:the )?(?:P )?M(?! by))",
)
_ONE_EFFECT: Final = r"(?:this|that|the) (?P<what>shift|mix effect|rate effect|mix|change in mix) alone \S+ (?:the )?(?:overall |total )?(?:\S+ )?by (?P<by>N)"
_AVERAGE_OF: Final = r"(?:average|mean|overall|total) (?P<who>S)(?= M)"
_ALL_THE: Final = r"(?P<who>S)(?: D)? \S+ (?:all|all of) the (?P<noun>weight|share|growth|losses|gains|F)(?= [,;.]| and| but| while| from|$)"
_ONLY: Final = r"(?P<who>S)(?: D)?(?: had| has| made| makes| saw| showed| shows| recorded)? the (?:only|sole|single) (?P<noun>effect|contribution|impact|influence|contributor|F)(?! of N)(?= [,;.]| to| on| in| and|$)"
_STRONGLY: Final = (
    rf"(?P<who>S|it|which)(?: D)? {_STRONG} {_AFFECTS}(?= |$)",
    rf"(?P<who>S|it|which)(?: D)? {_AFFECTS}(?: on)? (?:the )?(?:total|overall|M|whole|result|figure|average)(?: rate| figure| result)? {_STRONG}",
    rf"(?P<who>S|it|which)(?: D)? {_AFFECTS} {_STRONG} on",
)
_EQUALLY: Final = r"equally (?:more|less|higher|lower|cheaper|dearer|faster|slower) "
_CELL: Final = r"(?P<one>S) (?P<two>S)(?= (?:D|M|V|N|fell|rose|[,;.])| |$)"
_OF_THREE: Final = r"the (?:larger|smaller|bigger|greater|higher|lower|stronger|weaker|V) (?:F |change |one |effect |part |share |of them )?(?:of|among) the (?:three|four|five|six|seven)"
_LARGER: Final = (
    rf"(?P<one>S)(?: D)? (?:is|was|are|remains|remained|stands|stood|sold|handled|recorded|had|has|brought in) {_FAR} {_SIZED}(?: M)?(?: than) (?:the )?(?P<two>S)",
)
_EFFECTS: Final = (
    rf"{_NEAR} {_SIZED}(?: than) {_EFFECT}",
    rf"{_FAR} {_SIZED}(?: than) {_EFFECT}",
)
_JUST: Final = r"(?:just|barely|narrowly|only just|just about|marginally|slightly|hardly more than) (?:made up for|makes up for|making up for|covers|covered|outweighed|outweighs|exceeded|exceeds|compensated for|compensates for)(?= )"
_KEPT_SIGN: Final = r"(?P<who>M|S)(?: D)? (?:stayed|stays|remained|remains|kept)(?: being)? (?P<sign>positive|negative|in the black|in the red|profitable|in profit|in surplus|in deficit)"
_OTHER_THING: Final = r"(?:^|(?<=[;,:] ))(?:the )?(?:fewer|more) M D(?= |$)"
_TO_PART: Final = r"(?P<who>S)(?: D| M)?(?: 's M)? to (?P<part>N)(?= [,;.]| and|$)"
_LOST: Final = r"(?:^|(?<=[;:] )|(?<=the ))(?:lost|returned|cancelled|canceled|refunded|unsold|unpaid|missing|abandoned|expired|discounted|missed|rejected|delayed|failed|V -) (?:- )?S(?= |$)"
_FEWER: Final = r"(?:^|(?<=[;,:] )|(?<=and ))fewer (?P<noun>[a-z]+)(?= |$)"
_MOST_AT: Final = r"(?P<verb>[VF])[^,;]*, (?:and )?(?:the )?(?:most|most of all|above all|especially|particularly|most strongly|most sharply)(?: so)? (?:in|at|for|on|with|from) (?P<who>S)(?= [,;.]|$)"
_LOST_TO: Final = r"(?P<one>S)(?: D)? (?:lost|loses|ceded|cedes|gave up|V) (?:\S+ )?(?:share|weight|ground|orders|share of X)(?: of \S+)? to (?P<two>S)(?= [,;.]| and|$)"
_BOTH_EFFECTS: Final = r"(?:rate|rates|rate effect|mix|mix effect) and (?:the )?(?:mix|mix effect|rate|rates|rate effect)(?: effects?)?(?: have| had)? both (?P<verb>V|lowered|raised|dragged|pulled|pushed|lifted)"
_RATE_AS_PART: Final = r"S 's M (?:makes up|made up|accounts for|accounted for|represents|constitutes|is|was) N of (?:the )?(?:total|whole|overall|entire)"
_EVER_MORE: Final = r"(?:more and more|less and less|fewer and fewer|faster and faster|further and further|ever more|ever less|ever fewer|step by step|bit by bit|little by little)"
_WAITED: Final = (
    r"(?P<verb>waited|wait|waits|waiting|stayed|stay|took|takes) (?P<adv>less|more)(?= (?:in|at|with|on|for) |$| [,;.])"
)
_ALONE_HAS: Final = r"(?P<who>S)(?: D)? alone (?:has|had|shows|showed) a (?P<verb>lower|higher|smaller|larger|bigger|V) (?P<what>share|M|weight)"
_ANYBODY: Final = r"(?:no|most|many|some|every|any|few) (?P<what>[a-z]+) (?:waited|paid|spent|stayed|bought|ordered|waits|pays|spends|stays|orders|needed|took|V) [^;]*N"
_LARGE: Final = 1.25
_NEARLY: Final = 1.35
_FACTOR: Final = 0.25
_TRIFLE: Final = 1e-9


def _alone(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Harbour fell alone": no other of its dimension did."""
    who = reader.one(found)
    mine = reader.contribution(who) if found.groupdict().get("acts") else reader.delta(who)
    if any(
        (reader.world.effect(known, "contribution") or 0.0) * mine > 0 and reader.moved(known)
        for known in reader.others([who])
    ):
        raise Refused("comparison", "not alone")


def _all_the(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Web gained all the weight", "took all the losses": no other has any."""
    who = reader.one(found)
    aspect: Aspect = "share" if found["noun"] in {"weight", "share"} else "value"
    mine = reader.world.course(_subject(who), aspect).delta or 0.0
    rest = [reader.world.course(known, aspect).delta or 0.0 for known in reader.others([who])]
    if any(delta * mine > 0 for delta in rest):
        raise Refused("comparison", f"all the {found['noun']}")


def _only(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Android had the only effect": of the others, none moved the whole that way."""
    who = reader.one(found)
    mine, rest = (
        reader.contribution(who),
        [reader.world.effect(known, "contribution") or 0.0 for known in reader.others([who])],
    )
    any_way = found["noun"] in {"effect", "impact", "influence"}
    if any(abs(value) > _TRIFLE and (any_way or value * mine > 0) for value in rest):
        raise Refused("comparison", f"the only {found['noun']}")


def _strongly(reader: Coded, found: re.Match[str], start: int) -> None:
    """ "Islands weighs heavily on the total": a good part of what the whole moved by."""
    named = names_of(reader.group(found)) or names_of(reader.tokens[:start]) or reader.pair
    delta = reader.world.facts.delta
    if named and delta and abs(reader.contribution(named[-1])) < _FACTOR * abs(delta):
        raise Refused("judgement", "how strongly it affects the whole")


def _refuse(_reader: Coded, found: re.Match[str], _start: int) -> None:
    raise Refused("comparison", found.group())


def _cell(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "The German invoice calls": two segments at once, of which the facts know only each by itself."""
    one, two = reader.one(found, "one"), reader.one(found, "two")
    fields = {reader.world.dimension_of(_subject(token)) for token in (one, two)}
    if len(fields) > 1:
        raise Refused("subject", f"{one.text} {two.text}")


def _larger(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Harbour is far larger than Valley"."""
    one, two = (abs(reader.course(reader.one(found, name)).current or 0.0) for name in ("one", "two"))
    shares = [
        abs(reader.world.course(_subject(reader.one(found, name)), "share").current or 0.0) for name in ("one", "two")
    ]
    if max(_ratio(one, two), _ratio(*shares)) < _LARGE:
        raise Refused("judgement", "far larger")


def _effects(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "The mix effect weighs slightly more than the rate effect"."""
    world = reader.world
    if names_of(reader.tokens) or not world.is_ratio:
        return
    rates, mixes = (world.effect_totals(name, None) for name in ("rate_effect", "mix_effect"))
    ratios = [_ratio(abs(rate), abs(mix)) for rate, mix in zip(rates, mixes, strict=False)]
    near = found.groupdict().get("near") is not None
    if ratios and not any(ratio <= _NEARLY if near else ratio >= _LARGE for ratio in ratios):
        raise Refused("judgement", found.group())


def _just(reader: Coded, found: re.Match[str], start: int) -> None:
    """ "Just covered the combined decline in two others": by hardly more than it."""
    end = reader.at(found.end())
    front, behind = names_of(reader.tokens[:start]), names_of(reader.tokens[end:])
    if not behind or (
        found.group().split()[-1] == "V" and not reader.tokens[end - 1].has("offset_verb", "outpace_verb")
    ):
        return
    theirs = sum(reader.contribution(token) for token in behind)
    rest = [reader.world.effect(known, "contribution") or 0.0 for known in reader.others(behind)]
    mine = (
        sum(reader.contribution(token) for token in front)
        if front
        else sum(value for value in rest if value * theirs < 0)
    )
    if mine * theirs < 0 and _ratio(abs(mine), abs(theirs)) > _LARGE:
        raise Refused("judgement", found.group())


def _kept_sign(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Cash flow stayed positive": in both periods."""
    who = names_of(reader.group(found))
    course = reader.world.course(_subject(who[0]) if who else TOTAL, "value")
    sign = 1 if found["sign"] in {"positive", "in the black", "profitable", "in profit", "in surplus"} else -1
    if any((value or 0.0) * sign <= 0 for value in (course.previous, course.current)):
        raise Refused("direction", found.group())


def _to_part(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Harbour fell by a quarter and Phone to a seventh": of what it was, or of the whole."""
    figure, who = reader.one(found, "part").figure, reader.one(found)
    if figure is None or figure.unit != "fraction":
        return
    course, share = reader.course(who), reader.world.course(_subject(who), "share")
    ratios = [
        course.current / course.previous if course.current is not None and course.previous else None,
        share.current,
    ]
    if not any(value is not None and fraction(figure.value, "none").borne_out(value) for value in ratios):
        raise Refused("number", "what it fell to")


def _fewer(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Fewer replies: the average wait fell": of what is no part of the ratio, nobody knows how much there was."""
    facts = reader.world.facts
    noun = reader.one(found, "noun")
    parts = " ".join(part.label for part in (facts.numerator, facts.denominator) if part is not None).lower()
    known = {stem(word) for word in re.findall("[a-z]+", parts)}
    if reader.world.is_ratio and noun.has("activity", "actor") and stem(noun.lowered) not in known:
        raise Refused("metric", f"fewer {noun.text}")


def _one_effect(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "This shift alone lowered the average by 8.7 minutes": by what it did, not by what the whole did."""
    figure, world = reader.one(found, "by").figure, reader.world
    name: EffectName = "rate_effect" if found["what"] == "rate effect" else "mix_effect"
    scale = 100 if figure is not None and figure.unit in {"percent", "points"} else 1
    if figure is not None and figure.borne_out(abs(world.facts.delta) * scale):
        if not any(figure.borne_out(abs(value) * scale) for value in world.effect_totals(name, None)):
            raise Refused("effect", found.group())


def _average_of(reader: Coded, found: re.Match[str], _start: int) -> list[Token]:
    """ "The average Suite rate" is that of Suite."""
    return reader.group(found)


def _most_at(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Visits fell by a tenth, most at Lindau": no other fell by more, in amount or in percent."""
    who, sign = reader.one(found), reader.way(found, "verb")
    if not sign:
        return
    for measure in ("delta", "relative"):
        mine = (getattr(reader.course(who), measure) or 0.0) * sign
        rest = [(getattr(reader.world.course(known, "value"), measure) or 0.0) * sign for known in reader.others([who])]
        if mine > 0 and all(mine >= other for other in rest):
            return
    raise Refused("comparison", "where it moved most")


def _lost_to(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Campus lost share to Basic": whose share rose."""
    one, two = (reader.world.course(_subject(reader.one(found, name)), "share").delta or 0.0 for name in ("one", "two"))
    if one * two >= 0:
        raise Refused("direction", "to one that did not gain it")


def _both_effects(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Rate and mix both lowered the average"."""
    sign = (
        -1
        if found["verb"] in {"lowered", "dragged"}
        else 1
        if found["verb"] in {"raised", "lifted"}
        else reader.way(found, "verb")
    )
    pairs = zip(
        reader.world.effect_totals("rate_effect", None), reader.world.effect_totals("mix_effect", None), strict=False
    )
    if sign and not any(rate * sign > 0 and mix * sign > 0 for rate, mix in pairs):
        raise Refused("effect", "both effects")


def _rate_as_part(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Basic's renewal rate makes up 55% of the total": a rate is no part of one."""
    if reader.world.is_ratio:
        raise Refused("metric", found.group())


def _waited(reader: Coded, found: re.Match[str], _start: int) -> list[Token] | None:
    """ "Callers waited less at Billing": for a shorter time."""
    if reader.world.facts.unit != "minutes":
        return None
    return [*reader.group(found, "verb"), reader.word("shorter" if found["adv"] == "less" else "longer")]


def _alone_has(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Campus alone has a lower share"."""
    who = reader.one(found)
    aspect: Aspect = "value" if found["what"] == "M" else "share"
    mine = reader.world.course(_subject(who), aspect).delta or 0.0
    if any((reader.world.course(known, aspect).delta or 0.0) * mine > 0 for known in reader.others([who])):
        raise Refused("comparison", "not alone")


def _anybody(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "No caller waited more than 36.1 minutes": of single ones, an average says nothing."""
    if reader.world.is_ratio and reader.one(found, "what").has("actor"):
        raise Refused("comparison", found.group())


def _ratio(one: float, two: float) -> float:
    small, large = sorted((one, two))
    return large / small if small else float("inf") if large else 1.0


def _subject(token: Token) -> Subject:
    return Subject(token.name.members if token.name is not None else ())


ALONE: Final[Forms] = (
    form("alone", _alone, *_ALONE),
    form("all the|all of the", _all_the, _ALL_THE),
    form("the only|the sole|the single", _only, _ONLY),
    form("ly |ly|a lot|very much", _strongly, *_STRONGLY),
    form("equally", _refuse, _EQUALLY),
    form("S S", _cell, _CELL),
    form("of the|among the", _refuse, _OF_THREE),
    form("than", _larger, *_LARGER),
    form("than", _effects, *_EFFECTS),
    form("just|barely|narrowly|marginally|slightly|hardly", _just, _JUST),
    form("positive|negative|in the|profit|surplus|deficit", _kept_sign, _KEPT_SIGN),
    form("M D", _refuse, _OTHER_THING),
    form("to N", _to_part, _TO_PART),
    form("alone", _one_effect, _ONE_EFFECT),
    form("average|mean|overall|total", _average_of, _AVERAGE_OF),
    form(", and|, most|, the most|, above|, esp|, partic", _most_at, _MOST_AT),
    form(" to S", _lost_to, _LOST_TO),
    form("both", _both_effects, _BOTH_EFFECTS),
    form("S 's M", _rate_as_part, _RATE_AS_PART),
    form("and|ever|by bit|by step|by little", _refuse, _EVER_MORE),
    form("less|more", _waited, _WAITED),
    form("alone", _alone_has, _ALONE_HAS),
    form("no|most|many|some|every|any|few", _anybody, _ANYBODY),
    form("fewer", _fewer, _FEWER),
    form("- S|lost|ed|un|missing", _refuse, _LOST),
)
