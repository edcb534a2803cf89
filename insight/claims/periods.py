"""Period names in a text, resolved against the two periods compared."""

from __future__ import annotations

import calendar
import re
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from functools import cached_property
from typing import Final, Literal

from insight.facts import Facts, Period

When = Literal["previous", "current", "step", "both", "around_current", "around_previous", "unknown"]
Span = tuple[date, date]

_MONTHS: Final = {name.lower(): number for number, name in enumerate(calendar.month_name) if name}
_SHORT: Final = {name.lower(): number for number, name in enumerate(calendar.month_abbr) if name} | {"sept": 9}
_WEEKDAYS: Final = {name.lower(): number for number, name in enumerate(calendar.day_name)}
_ORDINALS: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4, "last": 4, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4}
_MONTH: Final = (
    r"(?:January|February|March|April|May|June|July|August|September|October|November|December"
    r"|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)(?:\.(?= ?\d))?)(?![A-Za-z])"
)
_DAY: Final = r"(?:the )?(?P<{0}>[0-3]?\d)(?:st|nd|rd|th)?(?: of)?"
_YEAR: Final = r"(?:,? (?:of )?(?P<{0}>(?:19|20)\d\d)(?![\d,.]\d|\d))?"
_YEAR_NUMBER: Final = r"(?:19|20)\d\d"
_TO: Final = r" ?(?:-|–|—|to|until|through|till|and) ?"
_WEEKDAY: Final = r"(?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?)"


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text + r"(?![A-Za-z0-9])")


_ISO_RANGE: Final = _pattern(rf"(?P<a>\d{{4}}-\d\d-\d\d){_TO}(?P<b>\d{{4}}-\d\d-\d\d)")
_ISO_DAY: Final = _pattern(r"(?P<a>\d{4}-\d\d-\d\d)")
_ISO_WEEK: Final = _pattern(r"(?P<y>\d{4})-?W(?P<w>\d\d?)")
_ISO_QUARTER: Final = _pattern(r"(?P<y>\d{4})[- ]Q(?P<q>[1-4])")
_ISO_MONTH: Final = _pattern(r"(?P<y>(?:19|20)\d\d)-(?P<m>0[1-9]|1[0-2])")
_SPAN: Final = r"(?:(?:the )?(?:[Ww]eek|[Pp]eriod) (?:from |of )?)?"
"""What may introduce a span of days: "the week from 4 to 10 May"."""
_DAYS_MONTH: Final = _pattern(rf"{_SPAN}{_DAY.format('d1')}{_TO}{_DAY.format('d2')} (?P<m>{_MONTH}){_YEAR.format('y')}")
_MONTH_DAYS: Final = _pattern(rf"{_SPAN}(?P<m>{_MONTH}) {_DAY.format('d1')}{_TO}{_DAY.format('d2')}{_YEAR.format('y')}")
_DAY_TO_DAY: Final = _pattern(
    rf"{_SPAN}{_DAY.format('d1')} (?P<m1>{_MONTH}){_YEAR.format('y1')}{_TO}{_DAY.format('d2')} (?P<m2>{_MONTH}){_YEAR.format('y2')}"
)
_DAY_MONTH: Final = _pattern(rf"(?:(?P<wd>{_WEEKDAY}),? )?{_DAY.format('d1')} (?P<m>{_MONTH}){_YEAR.format('y')}")
_MONTH_DAY: Final = _pattern(
    rf"(?:(?P<wd>{_WEEKDAY}),? )?(?P<m>{_MONTH}) (?P<d1>[0-3]?\d)(?:st|nd|rd|th)?(?!\d|[.,]\d| ?%| ?percent| ?points?| ?pp){_YEAR.format('y')}"
)
_FIRST_DAYS: Final = _pattern(
    rf"(?:the )?first (?P<n>[12]?\d|two|three|four|five|six|seven|ten) days (?:of|in) (?P<m>{_MONTH}){_YEAR.format('y')}"
)
_FEW: Final = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "ten": 10}
_MONTH_TO_MONTH: Final = _pattern(rf"(?P<m1>{_MONTH}){_YEAR.format('y1')}{_TO}(?P<m2>{_MONTH}){_YEAR.format('y2')}")
_MONTH_YEAR: Final = _pattern(rf"(?P<m>{_MONTH}){_YEAR.format('y')}")
_QUARTER: Final = _pattern(rf"Q(?P<q>[1-4]){_YEAR.format('y')}")
_QUARTER_WORDS: Final = _pattern(
    rf"(?:[Tt]he )?(?P<o>(?i:first|second|third|fourth|1st|2nd|3rd|4th|last|final))[- ]quarter(?: of the year)?{_YEAR.format('y')}"
)
_MONTH_QUARTER: Final = _pattern(rf"(?:the )?(?P<m>{_MONTH})[- ]quarter{_YEAR.format('y')}")
_MONTHS_TO: Final = _pattern(
    rf"(?:the )?(?:three|3) months (?:(?:up )?to|ending|ended|through|until)(?: in| with)? (?P<m>{_MONTH}){_YEAR.format('y')}"
)
_PLACED_QUARTER: Final = _pattern(
    rf"(?:the )?(?:(?P<first>first|opening)|last|final|closing|(?P<end>year-end)) (?(end)quarter|(?:three|3) months of (?:the year|(?P<y>{_YEAR_NUMBER})))"
)
""" "The first three months of 2026", "the year-end quarter"."""
_ISO_WEEK_OF: Final = _pattern(
    rf"(?:the )?[Ww]eek (?:of|starting|beginning|from|commencing)(?: on)? (?P<a>\d{{4}}-\d\d-\d\d)(?!{_TO}\d)"
)
_ISO_WEEK_TO: Final = _pattern(r"(?:the )?[Ww]eek (?:to|ending|ended|until|through)(?: on)? (?P<a>\d{4}-\d\d-\d\d)")
_MONTHS_LAST_WEEK: Final = _pattern(
    rf"(?:the )?(?:last|final|closing) week (?:of|in) (?P<m>{_MONTH}){_YEAR.format('y')}"
)
_WEEK: Final = _pattern(
    r"(?:the )?(?:ISO |calendar )?(?:[Ww]eek|W|CW|KW) ?(?:no\. ?|number )?(?P<w>\d\d?)(?![.,]\d| ?%)(?:(?:,| of|/)? ?(?P<y>(?:19|20)\d\d))?"
)
_WEEK_OF: Final = _pattern(
    rf"(?:the )?[Ww]eek (?:of|starting|beginning|from|commencing)(?: on)? (?:{_WEEKDAY},? )?"
    rf"(?:{_DAY.format('d1')} (?P<m>{_MONTH})|(?P<m2>{_MONTH}) (?P<d2>[0-3]?\d)(?!\d)){_YEAR.format('y')}"
    rf"(?!{_TO}(?:{_MONTH}|[0-3]?\d(?![\d.,]*\d| ?%| ?(?:percent|points?|minutes|days)\b)\b))"
)
"""Not "the week from 31 August to 6 September", which is a span of days."""
_WEEK_TO: Final = _pattern(
    rf"(?:the )?[Ww]eek (?:to|ending|ended|until|through)(?: on)? (?:{_WEEKDAY},? )?"
    rf"(?:{_DAY.format('d1')} (?P<m>{_MONTH})|(?P<m2>{_MONTH}) (?P<d2>[0-3]?\d)(?!\d)){_YEAR.format('y')}"
)
_NAMED_WEEKDAY: Final = _pattern(rf"(?P<wd>{_WEEKDAY})")
_YEAR_ALONE: Final = _pattern(r"(?P<y>(?:19|20)\d\d)(?![,.]?\d)(?! ?(?:%|percent|points|pp))")
_BEFORE_YEAR: Final = re.compile(
    r"(?:^|[.!?\n,;:(/-]|\b(?:in|for|during|since|until|throughout|and|year|(?:weeks?|months?|quarters?|days?|half|start|end|beginning|course) (?:\d+ )?of)) ?$",
    re.IGNORECASE,
)
"""What a year may stand behind; anywhere else "rose by 2026" tells a number."""


_MAY_START: Final = re.compile(
    r"[\dA-Z]|the |third|week|period|calendar|first|second|fourth|last|final|year-end|three months"
)
"""How every period name begins; most words are none, and need no closer look."""


class Calendar:
    """Finds period names and says which of the two periods they mean."""

    def __init__(self, facts: Facts, *, closing: bool = False) -> None:
        self.closing = closing
        """Values are those at the end of a period, so its last day names it."""
        self.previous = facts.previous_period
        self.current = facts.current_period
        self.grain = facts.grain
        self._readers: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Iterator[Span]]], ...] = (
            (_ISO_WEEK_OF, self._iso_week_of), (_ISO_WEEK_TO, self._iso_week_to), (_MONTHS_LAST_WEEK, self._months_last_week),
            (_MONTH_QUARTER, self._month_quarter), (_MONTHS_TO, self._month_quarter), (_PLACED_QUARTER, self._placed_quarter),
            (_ISO_RANGE, self._iso_range), (_ISO_DAY, self._iso_day), (_ISO_WEEK, self._week), (_ISO_QUARTER, self._quarter),
            (_ISO_MONTH, self._iso_month), (_FIRST_DAYS, self._first_days), (_DAY_TO_DAY, self._day_to_day), (_DAYS_MONTH, self._days), (_MONTH_DAYS, self._days),
            (_WEEK_OF, self._week_of), (_WEEK_TO, self._week_to), (_DAY_MONTH, self._day), (_MONTH_DAY, self._day), (_MONTH_TO_MONTH, self._months), (_MONTH_YEAR, self._month),
            (_QUARTER, self._quarter), (_QUARTER_WORDS, self._quarter), (_WEEK, self._week),
            (_NAMED_WEEKDAY, self._weekday), (_YEAR_ALONE, self._year),
        )  # fmt: skip

    @cached_property
    def labels(self) -> dict[str, When]:
        """The labels of both periods; one label for both is no name of either."""
        if self.previous.label == self.current.label:
            return {}
        return {self.previous.label: "previous", self.current.label: "current"}

    @cached_property
    def _initials(self) -> frozenset[str]:
        return frozenset(label[:1] for label in self.labels)

    def find(self, text: str, start: int) -> tuple[int, When, bool] | None:
        """End, meaning and whether it is a bare year of a period name at `start`; `None` when there is none."""
        for label, when in self.labels.items() if text[start : start + 1] in self._initials else ():
            end = start + len(label)
            if text.startswith(label, start) and not text[end : end + 1].isalnum():
                return end, when, False
        if not _MAY_START.match(text, start):
            return None
        for pattern, spans in self._readers:
            found = pattern.match(text, start)
            if found and pattern is _YEAR_ALONE and not _BEFORE_YEAR.search(text[max(0, start - 30) : start]):
                return None
            if found:
                try:
                    when = self._meaning(list(spans(found)))
                    spanned = pattern in {_DAYS_MONTH, _MONTH_DAYS, _DAY_TO_DAY} and self.grain == "week"
                    if spanned and "week" in found[0].lower() and when not in {"previous", "current"}:
                        when = "unknown"  # "the week from 4 to 11 May" is none
                    return found.end(), when, pattern is _YEAR_ALONE
                except ValueError:
                    return found.end(), "unknown", False
        return None

    def _meaning(self, spans: list[Span]) -> When:
        for span in spans:
            if span == (self.previous.start, self.previous.end):
                return "previous"
            if span == (self.current.start, self.current.end):
                return "current"
            if self.closing and span[0] == span[1] in {self.previous.end, self.current.end}:
                return "previous" if span[1] == self.previous.end else "current"
        for span in spans:
            holds_previous, holds_current = _holds(span, self.previous), _holds(span, self.current)
            if holds_previous and holds_current:
                return "both" if span[0] == self.previous.start or _is_usual(span) else "unknown"
            if holds_current:
                return "around_current"
            if holds_previous:
                return "around_previous"
        return "unknown"

    def _years(self, found: re.Match[str], group: str = "y") -> list[int]:
        if found.groupdict().get(group):
            return [int(found[group])]
        return sorted({self.current.start.year, self.previous.start.year, self.current.end.year}, reverse=True)

    def _iso_range(self, found: re.Match[str]) -> Iterator[Span]:
        yield date.fromisoformat(found["a"]), date.fromisoformat(found["b"])

    def _iso_day(self, found: re.Match[str]) -> Iterator[Span]:
        day = date.fromisoformat(found["a"])
        yield day, day

    def _iso_week_of(self, found: re.Match[str]) -> Iterator[Span]:
        day = date.fromisoformat(found["a"])
        yield day, day + timedelta(days=6)

    def _iso_week_to(self, found: re.Match[str]) -> Iterator[Span]:
        day = date.fromisoformat(found["a"])
        yield day - timedelta(days=6), day

    def _months_last_week(self, found: re.Match[str]) -> Iterator[Span]:
        """ "The last week of April": the one that its last day is in."""
        for year in self._years(found):
            last = _month_span(year, _month_number(found["m"]))[1]
            monday = last - timedelta(days=last.weekday())
            yield monday, monday + timedelta(days=6)

    def _month_quarter(self, found: re.Match[str]) -> Iterator[Span]:
        """ "The June quarter", "the three months to June": the three months that end with it."""
        for year in self._years(found):
            last = _month_number(found["m"])
            first = last - 2
            yield _month_span(year - (first < 1), (first - 1) % 12 + 1)[0], _month_span(year, last)[1]

    def _placed_quarter(self, found: re.Match[str]) -> Iterator[Span]:
        month = 1 if found["first"] else 10
        for year in self._years(found):
            yield _month_span(year, month)[0], _month_span(year, month + 2)[1]

    def _iso_month(self, found: re.Match[str]) -> Iterator[Span]:
        yield _month_span(int(found["y"]), int(found["m"]))

    def _day_to_day(self, found: re.Match[str]) -> Iterator[Span]:
        for late in self._years(found, "y2"):
            early = int(found["y1"]) if found["y1"] else late
            end = date(late, _month_number(found["m2"]), int(found["d2"]))
            start = date(early, _month_number(found["m1"]), int(found["d1"]))
            yield (date(early - 1, start.month, start.day) if start > end else start), end

    def _days(self, found: re.Match[str]) -> Iterator[Span]:
        for year in self._years(found):
            month = _month_number(found["m"])
            yield date(year, month, int(found["d1"])), date(year, month, int(found["d2"]))

    def _first_days(self, found: re.Match[str]) -> Iterator[Span]:
        for year in self._years(found):
            month = _month_number(found["m"])
            yield date(year, month, 1), date(year, month, _FEW.get(found["n"]) or int(found["n"]))

    def _week_of(self, found: re.Match[str]) -> Iterator[Span]:
        for year in self._years(found):
            day = date(year, _month_number(found["m"] or found["m2"]), int(found["d1"] or found["d2"]))
            yield day, day + timedelta(days=6)

    def _week_to(self, found: re.Match[str]) -> Iterator[Span]:
        for _, last in self._week_of(found):
            yield last - timedelta(days=12), last - timedelta(days=6)

    def _day(self, found: re.Match[str]) -> Iterator[Span]:
        for year in self._years(found):
            day = date(year, _month_number(found["m"]), int(found["d1"]))
            weekday = found["wd"]
            if weekday and day.weekday() != _WEEKDAYS[weekday.lower().removesuffix("s")]:
                continue
            yield day, day

    def _month(self, found: re.Match[str]) -> Iterator[Span]:
        for year in self._years(found):
            yield _month_span(year, _month_number(found["m"]))

    def _months(self, found: re.Match[str]) -> Iterator[Span]:
        for late in self._years(found, "y2"):
            first, last = _month_number(found["m1"]), _month_number(found["m2"])
            early = int(found["y1"]) if found["y1"] else late - (first > last)
            span = _month_span(early, first)[0], _month_span(late, last)[1]
            exact = span in {
                (self.previous.start, self.current.end),
                (self.previous.start, self.previous.end),
                (self.current.start, self.current.end),
            }
            if not exact and _holds(span, self.previous) and _holds(span, self.current):
                raise ValueError("more months than the two periods have")
            yield span

    def _quarter(self, found: re.Match[str]) -> Iterator[Span]:
        named = found.groupdict()
        if found[0].lower() == "last quarter":  # the one before; "the last quarter" is that of the year
            if self.grain == "quarter":
                yield self.previous.start, self.previous.end
            return
        number = int(named["q"]) if named.get("q") else _ORDINALS.get((named["o"] or "").lower(), 4)
        for year in self._years(found):
            yield _month_span(year, 3 * number - 2)[0], _month_span(year, 3 * number)[1]

    def _week(self, found: re.Match[str]) -> Iterator[Span]:
        for year in self._years(found):
            monday = date.fromisocalendar(year, int(found["w"]), 1)
            yield monday, monday + timedelta(days=6)

    def _weekday(self, found: re.Match[str]) -> Iterator[Span]:
        if self.grain != "day":
            return
        number = _WEEKDAYS[found["wd"].lower().removesuffix("s")]
        days = [known.start for known in (self.current, self.previous) if known.start.weekday() == number]
        if len(days) == 1:
            yield days[0], days[0]

    def _year(self, found: re.Match[str]) -> Iterator[Span]:
        yield date(int(found["y"]), 1, 1), date(int(found["y"]), 12, 31)


def _month_number(name: str) -> int:
    name = name.lower().rstrip(".")
    return _MONTHS.get(name) or _SHORT[name]


def _month_span(year: int, month: int) -> Span:
    return date(year, month, 1), date(year, month, calendar.monthrange(year, month)[1])


def _is_usual(span: Span) -> bool:
    """True for whole weeks, months, quarters and years, not for "from January to April"."""
    return span in {
        (span[0], end) for end in (span[0] + timedelta(days=6), _month_span(span[0].year, span[0].month)[1])
    } or (
        span[0].day == 1
        and span[0].month % 3 == 1
        and span[1] in {_month_span(span[0].year, month)[1] for month in (span[0].month + 2, 12)}
    )


def _holds(span: Span, period: Period) -> bool:
    return span[0] <= period.start and period.end <= span[1]
