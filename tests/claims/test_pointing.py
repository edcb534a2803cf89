"""What points at another statement, or sets two beside each other, holds of those it is said of and of nobody else."""

from __future__ import annotations

import itertools
from typing import Final

import pytest

from insight.claims import check_text
from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WITHHELD, told, verdict

_MOVED: Final = {"Harbour": "fell", "Valley": "fell", "Uplands": "rose", "Islands": "fell"}
_OTHER: Final = {"rose": "fell", "fell": "rose"}
_ENDING: Final = {"rose": "rising", "fell": "falling"}

ALIKE: Final = (
    "{a} {did}. The same goes for {b}.",
    "{a} {did}. The same is true of {b}.",
    "{a} {did}; the same applies to {b}.",
    "{a} {did}. {b} did likewise.",
    "{a} {did} and {b} did the same.",
    "{a} {did}. {b} followed suit.",
    "{a} {did}. {b} did too.",
    "{a} {did}. {b} did so as well.",
    "There was a {move} in {a} and another in {b}.",
    "{a} and {b} moved in the same direction.",
)
APART: Final = (
    "{a} {did}. The opposite is true of {b}.",
    "{a} {did}. The reverse holds for {b}.",
    "{a} {did}. Not so {b}.",
    "{a} {did}; in {b} the picture was reversed.",
    "{a} {did}; {b} went the other way.",
    "{a} {did}. {b} did the opposite.",
    "{a} {did}, but not {b}.",
    "{a} {did}. {b} did not.",
    "It was {a} that {did}, not {b}.",
    "Of {a} and {b}, only the former {did}.",
    "{a} {did}. The same cannot be said of {b}.",
    "{a} and {b} pulled in opposite directions.",
    "{a} and {b} diverged.",
    "{a} and {b}: the one {did}, the other {other}.",
    "Not {b} but {a} {did}.",
    "{a} {did}, in contrast to {b}, which {other}.",
)


def _pairs(frame: str) -> dict[tuple[str, str], str]:
    return {
        (first, second): frame.format(
            a=first,
            b=second,
            did=_MOVED[first],
            other=_OTHER[_MOVED[first]],
            move={"rose": "rise", "fell": "fall"}[_MOVED[first]],
        )
        for first, second in itertools.permutations(_MOVED, 2)
    }


@pytest.mark.parametrize("frame", [*ALIKE, *APART])
def test_the_second_did_what_the_statement_about_the_first_makes_of_it(frame):
    accepted = {pair for pair, text in _pairs(frame).items() if verdict(TICKETS, text) == ACCEPTED}
    alike = {pair for pair in _pairs(frame) if _MOVED[pair[0]] == _MOVED[pair[1]]}
    assert accepted == (alike if frame in ALIKE else _pairs(frame).keys() - alike)


@pytest.mark.parametrize(
    "frame",
    [
        "{a} {did}. It was the only region to do so.",
        "{a} {did}. None of the other regions did so.",
        "The only {move} came in {a}.",
    ],
)
def test_only_one_that_did_so_is_the_only_one(frame):
    texts = {first: text for (first, _), text in _pairs(frame).items()}
    assert [first for first, text in texts.items() if verdict(TICKETS, text) == ACCEPTED] == ["Uplands"]


_SIZES: Final = {"Harbour": 50_140, "Valley": 14_890, "Islands": 3_830}


@pytest.mark.parametrize(
    ("frame", "larger"),
    [
        ("{a} fell, and {b} even more.", False),
        ("{a} fell, {b} less so.", True),
        ("{a} fell; so, to a lesser extent, did {b}.", True),
        ("{a} fell; so, to a greater extent, did {b}.", False),
        ("{a} fell by {x}. {b}'s decline was larger, at {y}.", False),
        ("{a} fell by {x}. {b} fell by more than that.", False),
        ("{a} fell by {x} – more than {b}, which fell by {y}.", True),
        ("{a} fell by {x} – more than {b}, which fell by {x}.", None),
    ],
)
def test_how_two_falls_compare(frame, larger):
    for first, second in itertools.permutations(_SIZES, 2):
        text = frame.format(a=first, b=second, x=f"${_SIZES[first]:,}", y=f"${_SIZES[second]:,}")
        holds = larger is not None and (_SIZES[first] > _SIZES[second]) == larger
        assert (verdict(TICKETS, text) == ACCEPTED) == holds, text


@told(
    {
        TICKETS: {
            "Ticket sales fell. It did so in Harbour and Valley, but not in Uplands.": ACCEPTED,
            "Ticket sales fell. It did so in Harbour and Uplands, but not in Valley.": WITHHELD,
            "Harbour and Islands fell. These two regions together lost $53,970.": ACCEPTED,
            "Harbour and Islands fell. These two regions together lost $41,260.": WITHHELD,
            "Islands ended April 2026 at $56,480. In March 2026 it was $60,310.": ACCEPTED,
            "Islands ended April 2026 at $56,480. In March 2026 it was $501,820.": WITHHELD,
            "Counter fell by $53,840. The other three channels fell as well.": WITHHELD,
            "Two channels fell: Harbour and Phone. The third rose.": WITHHELD,
            "Except for Web, which rose, all channels fell.": ACCEPTED,
            "Except for Phone, which rose, all channels fell.": WITHHELD,
            "Phone and Web fell. The first lost $12,320, the second $53,840.": WITHHELD,
            "Phone and Counter fell. The first lost $12,320, the second $53,840.": ACCEPTED,
            "Phone and Counter fell. The first lost $53,840, the second $12,320.": WITHHELD,
            "For Phone the decline was $12,320; for Counter it was $53,840.": ACCEPTED,
            "For Phone the decline was $12,320; for Counter it was $12,320.": WITHHELD,
            "The change in Harbour was negative, that in Islands positive.": WITHHELD,
            "The change in Harbour was negative, that in Uplands positive.": ACCEPTED,
            "Valley ended April 2026 where it had been.": WITHHELD,
            "In March 2026, Harbour was ahead of Uplands; in April 2026 it was behind.": WITHHELD,
            "Harbour had been behind Valley but is now ahead of it.": WITHHELD,
            "Valley fell, and this decline alone exceeds the net change of $59,980.": WITHHELD,
            "Harbour accounts for most of the decline, and Valley for the rest.": WITHHELD,
            "Islands and Harbour account for the entire decline.": WITHHELD,
            "Web rose, in line with the overall increase.": WITHHELD,
            "Web rose, against the overall trend.": ACCEPTED,
            "Islands fell, against the overall trend.": WITHHELD,
            "Had it not been for Uplands, ticket sales would have fallen.": WITHHELD,
            "The regions diverged: Islands fell, Uplands rose.": ACCEPTED,
            "Contrary to ticket sales, Uplands rose.": ACCEPTED,
            "Contrary to ticket sales, Valley rose.": WITHHELD,
        },
        RENEWALS: {
            "Team – 60.0% in Q1 2026, 61.1% in Q2 2026 – fell.": WITHHELD,
            "Team – 60.0% in Q1 2026, 61.1% in Q2 2026 – rose.": ACCEPTED,
            "The renewal rate fell 0.0%.": WITHHELD,
            "Campus lost share; Team gained it.": WITHHELD,
            "Campus lost share; Basic gained it.": ACCEPTED,
            "Team is larger than Basic but rose more.": WITHHELD,
            "Campus had the lower value in Q2 2026, Team the higher one.": WITHHELD,
            "Campus had the higher value in Q2 2026, Team the lower one.": ACCEPTED,
            "Q2 2026 brings lower renewal rate in Basic, higher in Team": WITHHELD,
            "Renewal rate fell by 6.5%. Campus did worse, with a loss of 0.5%.": WITHHELD,
            "Team rose, as Basic did.": ACCEPTED,
            "Team rose, as Campus did.": WITHHELD,
            "Campus fell; the others did not.": ACCEPTED,
            "Team rose; the others did not.": WITHHELD,
            "The one that fell is Campus.": ACCEPTED,
            "The one that fell is Team.": WITHHELD,
        },
    }
)
def test_what_is_said_by_pointing_at_another(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@pytest.mark.parametrize(
    ("headline", "holds"),
    [
        ("Uplands, Valley up; Islands down", False),
        ("Islands, Valley down; Uplands up", True),
        ("Both Harbour and Uplands down in April", False),
        ("Both Harbour and Valley down in April", True),
        ("Ticket sales down – but not in Harbour", False),
        ("Ticket sales down – but not in Uplands", True),
        ("Uplands lifts ticket sales up", False),
        ("Rising Uplands lifts ticket sales", False),
        ("Higher ticket sales in April", False),
        ("Harbour and Valley down, Uplands not", True),
        ("Harbour and Uplands down, Valley not", False),
        ("No region up but Uplands", True),
        ("No region down but Harbour", False),
        ("Neither Harbour nor Valley up", True),
        ("Neither Harbour nor Uplands up", False),
        ("Ticket sales dip, Uplands the exception", True),
        ("Ticket sales dip, Harbour the exception", False),
        ("Growing Uplands, shrinking Harbour", True),
        ("Growing Harbour, shrinking Uplands", False),
    ],
)
def test_headlines_without_a_verb_tell_each_of_those_they_name(headline, holds):
    assert (check_text(headline, "Ticket sales fell.", TICKETS) is None) == holds


def test_the_explanation_may_point_at_the_headline():
    headline = "Harbour falls in April"
    assert check_text(headline, "The same goes for Valley.", TICKETS) is None
    assert check_text(headline, "The same goes for Uplands.", TICKETS) is not None
