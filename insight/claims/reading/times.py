"""Periods in a clause: attached to the figure in front of them, or to the clause."""

from __future__ import annotations

from typing import Final

from insight.claims.reading.state import Reading
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL

_TIME_OF_PREVIOUS: Final = frozenset(
    [
        "than",
        "from",
        "since",
        "against",
        "versus",
        "vs",
        "vs.",
        "below",
        "above",
        "under",
        "over",
        "after",
        "with",
        "to",
        "compared",
        "before",
        "until",
        "past",
        "beyond",
        "between",
    ]
)


def read_time(reading: Reading, token: Token) -> bool:
    """Take a period or a word for one."""
    when = token.when if token.kind == "period" else (token.senses["time"].tag if token.has("time") else None)
    if when is None:
        return False
    if token.kind == "period" and _starts_phrase(reading):
        return False
    if token.has("time") and token.has("glue") and when != "step" and not _time_matters(reading, token):
        reading.position += 1
        return True
    _place_period(reading, token, when)
    reading.position += 1
    reading.last = "time"
    reading.preposition = ""
    return True


def _starts_phrase(reading: Reading) -> bool:
    found = reading.mentions.read(reading.position)
    return found is not None and found[0].when is not None


def _time_matters(reading: Reading, token: Token) -> bool:
    near = {reading.ahead(1).kind, reading.ahead(-1).kind}
    return (token.text.lower() in {"now", "currently", "before", "previously", "earlier"} and "number" in near) or (
        token.text.lower() in {"now", "before", "previously", "earlier"}
        and reading.frame.told != []
        and reading.last == "number"
    )


def _place_period(reading: Reading, token: Token, when: str) -> None:
    """Attach a period to the figure in front of it, or to the clause."""
    if when in {"step", "both"}:
        return
    if when in {"around_current", "around_previous"}:
        if not _is_part_of(reading, token) and not token.bare_year:
            raise Refused("period", token.text)
        if token.bare_year and when == "around_previous":
            raise Refused("period", token.text)
        return
    if when not in {"previous", "current"}:
        raise Refused("period", token.text)
    last = reading.frame.told[-1] if reading.frame.told else None
    compared = reading.preposition in _TIME_OF_PREVIOUS or reading.comparing == "than"
    if (
        last is not None
        and reading.last in {"number", "number_of"}
        and last.role in {"level", "previous", "current", "share", "bracket"}
        and not (compared and reading.preposition not in {"of", "to", "by"})
    ):
        if last.role in {"previous", "current"} and last.role != when:
            raise Refused("period", token.text)
        last.when = when
        return
    if last is not None and reading.last == "number" and last.role == "difference" and compared:
        last.role, last.versus = "change", when
    if compared or reading.preposition == "before":
        if when != "previous" and not _is_span(reading, when):
            raise Refused("period", token.text)
        return
    if (
        reading.preposition == "on"
        and reading.last in {"number", "predicate", "number_of"}
        and (reading.frame.told or reading.frame.movements)
    ):
        reading.frame.when = reading.frame.when if when == "previous" else "current"
        return
    if token.has("time") and not token.kind == "period" and reading.last == "number" and when == "previous":
        raise Refused("period", token.text)
    reading.frame.when = when if reading.frame.when is None else reading.frame.when
    if (
        not reading.frame.explicit
        and not reading.preposition
        and not reading.frame.told
        and not reading.frame.predicate
    ):
        reading.frame.subjects = (TOTAL,)


def _is_span(reading: Reading, when: str) -> bool:
    """The second of "from March to April", "between March and April"."""
    return (
        reading.preposition in {"to", "until", "and", "through", "by", "between", "of"} and when == "current"
    ) or reading.preposition in {"of", "over"}


def _is_part_of(reading: Reading, token: Token) -> bool:
    """ "the first month of Q2"."""
    before = reading.tokens[max(0, reading.position - 4) : reading.position]
    texts = [known.text.lower() for known in before]
    if len(texts) < 3 or texts[-1] != "of" or not before[-2].has("grain_noun"):
        return False
    return before[-3].has("ordinal") or texts[-3] == "last"
