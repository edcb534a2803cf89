"""How far from normal variation a change is, whose change it is, and what the data are said to explain."""

from __future__ import annotations

import pytest

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "The decline is clearly outside normal variation.": ACCEPTED,
            "The decline is just outside normal variation.": WITHHELD,
            "The decline is slightly outside the usual range.": WITHHELD,
            "The decline is statistically outside the usual range.": ACCEPTED,
            "The decline is both inside and outside normal variation.": WITHHELD,
            "March was also outside normal variation.": WITHHELD,
            "The decline is unusual.": ACCEPTED,
            "Harbour's result is unusual.": WITHHELD,
        },
        WAITS: {
            "The decline is well within normal variation.": ACCEPTED,
            "The decline lies statistically outside the usual range.": WITHHELD,
            "The decline is barely within normal variation.": WITHHELD,
            "The decline is partly within normal variation.": WITHHELD,
            "The decline is close to the limit of normal variation.": WITHHELD,
            "Average wait returned to the normal range.": WITHHELD,
            "Average wait fell slightly, within normal variation.": ACCEPTED,
        },
    }
)
def test_the_verdict_has_no_degrees(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@pytest.mark.parametrize(
    "text",
    [
        "The decline is not significant.",
        "The noise check puts the decline within normal variation.",
        "According to the noise verdict, this is a normal fluctuation.",
        "A decline like this is common.",
        "This period-over-period change is typical.",
        "The decline is statistically inside the normal range.",
    ],
)
def test_the_verdict_is_read_in_other_words(text):
    assert verdict(WAITS, text) == ACCEPTED
    assert verdict(TICKETS, text) != ACCEPTED


@pytest.mark.parametrize("name", ["month-on-month", "monthly", "overall"])
def test_a_change_may_be_named_by_its_step(name):
    assert verdict(TICKETS, f"The {name} decline is $59,980.") == ACCEPTED
    assert verdict(TICKETS, f"The {name} decline is $441,840.") != ACCEPTED
    assert verdict(TICKETS, f"The {name} rise is $59,980.") != ACCEPTED


@pytest.mark.parametrize("facts", [TICKETS, RENEWALS, WAITS])
@pytest.mark.parametrize(
    ("text", "honest"),
    [
        ("The reasons remain unclear.", True),
        ("The reasons are clear.", False),
        ("It is unclear why.", True),
        ("It is clear from the data why this happened.", False),
        ("A cause cannot be determined from the figures.", True),
        ("A cause can be determined from the figures.", False),
        ("The data alone cannot explain the decline.", True),
        ("The data alone can explain the decline.", False),
        ("The figures show where the change arose, not why.", True),
        ("The figures show where the change arose and why.", False),
        ("It cannot be said why this happened.", True),
        ("It can be said why this happened.", False),
        ("An explanation for the decline is available.", False),
        ("Average sales did not match the budget.", False),
    ],
)
def test_the_data_give_no_reasons(facts, text, honest):
    assert (verdict(facts, text) == ACCEPTED) is honest


SAID_OF_THE_PIER = {
    "the pier was closed for repairs": True,
    "the pier was closed for repairs from 9 April": True,
    "the pier was sold": False,
    "the pier was not closed": False,
    "the pier was partly closed for repairs": False,
    "the popular pier was closed for repairs": False,
    "all piers were closed for repairs": False,
    "the pier was closed for repairs in all regions": False,
}


@pytest.mark.parametrize(("event", "honest"), SAID_OF_THE_PIER.items())
@pytest.mark.parametrize(
    "frame",
    [
        "The analyst's note says that {}.",
        "According to the analyst's note, {}.",
        "The analyst noted that {}, which may be related.",
    ],
)
def test_the_note_is_told_as_it_is(frame, event, honest):
    assert (verdict(TICKETS, frame.format(event)) == ACCEPTED) is honest


@pytest.mark.parametrize(
    ("thing", "honest"),
    [
        ("the closure of the pier", True),
        ("the pier closure from 9 April", True),
        ("the end of the pier", False),
        ("a new pier", False),
        ("the long closure of the pier", False),
    ],
)
def test_what_is_noted_is_not_described_anew(thing, honest):
    assert (verdict(TICKETS, f"The analyst's note mentions {thing}, which may be related.") == ACCEPTED) is honest
