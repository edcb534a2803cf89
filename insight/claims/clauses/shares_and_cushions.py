"""By how much a segment's share moved, which is not how the segment itself did, and who is told to have softened the whole's movement."""

from __future__ import annotations

import re
from typing import Final

from insight.claims.clauses.coded import LIST, Coded, Forms, form, names_of
from insight.claims.refusal import Refused
from insight.claims.world import Aspect, Subject

_ABOUT: Final = r"(?:about |roughly |around |some |nearly |almost |just over |just under |more than |less than |over )?"
_SHARE_BY: Final = rf"(?:(?P<who>S)(?: D)? 's share|share of (?:the )?(?P<of>S)(?: D)?|(?P<its>S)(?: D)? V (?:its|their) share|(?P<near>S)(?: D)?(?: [^S.;()]*)? [(] its share)(?: of (?:the )?(?:M|total|X|whole))?(?: has| have)?(?: (?:is |was )?[VU])? (?:by )?{_ABOUT}(?P<by>N)(?= [,;.)]| and| but| while| in P|$)"
_CUSHIONED: Final = rf"(?:,|was|is|were) (?:partly |partially |slightly |somewhat |only )?(?P<verb>V|cushioned|softened|mitigated|tempered|dampened|buffered|limited|moderated|alleviated|contained) (?:in part |partly |somewhat |slightly )?by {LIST}(?= [,;.(]|$)"
_HELPED: Final = rf", (?:also |partly )?(?:helped|aided|supported|buoyed|boosted|assisted) (?:in part |partly )?by {LIST}(?= [,;.(]|$)"


def _share_by(reader: Coded, found: re.Match[str], _start: int) -> None:
    """ "Harbour's share fell by 5.9 points", not by what its sales lost."""
    who = next(reader.one(found, name) for name in ("who", "of", "its", "near") if found[name] is not None)
    figure = reader.one(found, "by").figure
    if (
        who.name is None
        or figure is None
        or figure.unit in {"times", "fraction"}
        or not re.search(r" by | [VU] ", found.group())
    ):
        return
    subject = Subject(who.name.members)
    aspects: tuple[Aspect, ...] = ("share", "numerator_share")
    courses = [reader.world.course(subject, aspect) for aspect in aspects]
    if figure.unit == "percent":
        told = [course.relative for course in courses]
    elif figure.unit in {"points", "plain"}:
        told = [course.delta for course in courses]
    else:
        told = []
    if not any(value is not None and figure.borne_out(abs(value) * 100, "about") for value in told):
        raise Refused("number", "how much a share moved")


def _cushioned(reader: Coded, found: re.Match[str], start: int) -> None:
    """ "Cushioned by Uplands": by one that went the other way."""
    moved = found["verb"] == "V" and not reader.one(found, "verb").word("softened", "eased", "lessened", "weakened")
    if moved or names_of(reader.tokens[:start]):
        return
    if any(reader.contribution(token) * reader.world.facts.delta >= 0 for token in names_of(reader.group(found))):
        raise Refused("direction", "softened by one that went the same way")


def _helped(reader: Coded, found: re.Match[str], start: int) -> None:
    """ "Helped by Uplands": by one that went the good way."""
    good = {"up": 1, "down": -1}.get(reader.world.facts.polarity, 0)
    if names_of(reader.tokens[:start]):
        return
    if any(reader.contribution(token) * good < 0 for token in names_of(reader.group(found))):
        raise Refused("direction", "helped by one that went the other way")


SHARES_AND_CUSHIONS: Final[Forms] = (
    form("'s share|share of|its share|their share", _share_by, _SHARE_BY),
    form("V by|ed by|ed in part by|ed partly by", _cushioned, _CUSHIONED),
    form("ed by|ed in part by|ed partly by", _helped, _HELPED),
)
