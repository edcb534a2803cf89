"""Parts of a level of the whole, the period that "when" takes up, and the distance between two told again."""

from __future__ import annotations

import pytest

from tests.claims.scenes import ACCEPTED, TICKETS, verdict


@pytest.mark.parametrize(
    "text",
    [
        "Of the $441,840, $151,320 came from Harbour.",
        "Of the total of $441,840, 34% came from Harbour.",
        "Of the total of $441,840, 30.5% was sold in Valley.",
        "Harbour accounts for 34% of the total of $441,840.",
        "In March, Harbour accounted for 40% of the total of $501,820.",
        "Of the $59,980, 84% came from Harbour.",
    ],
)
def test_a_part_of_the_level_is_read(text):
    assert verdict(TICKETS, text) == ACCEPTED


@pytest.mark.parametrize(
    "text",
    [
        "Of the total of $441,840, 34% came from Valley.",
        "Of the total of $441,840, $201,460 came from Harbour.",
        "Of the total of $441,840, 84% came from Harbour.",
        "Of the total of $501,820, 34% came from Harbour.",
        "Harbour accounts for 34% of the total of $501,820.",
        "Harbour accounts for 34% of the total of $59,980.",
        "Harbour accounts for 84% of the total of $441,840.",
    ],
)
def test_a_part_of_another_level_is_refused(text):
    assert verdict(TICKETS, text) != ACCEPTED


@pytest.mark.parametrize("figure", ["$501,820", "$502K", "about $500K"])
def test_when_takes_up_the_period_in_front(figure):
    assert verdict(TICKETS, f"Ticket sales were less than in March, when they were {figure}.") == ACCEPTED
    assert verdict(TICKETS, f"Ticket sales were less than in April, when they were {figure}.") != ACCEPTED


@pytest.mark.parametrize("figure", ["$441,840", "$201,460", "$59,980"])
def test_when_takes_up_no_other_period(figure):
    assert verdict(TICKETS, f"Ticket sales fell compared with March, when they were {figure}.") != ACCEPTED


@pytest.mark.parametrize(
    "text",
    [
        "Harbour is still ahead of Valley, but its lead has narrowed to $16,410 from $51,660.",
        "Harbour still sells more than Valley, but the lead shrank from $51,660 to $16,410.",
        "Harbour is ahead of Valley, but its lead fell by $35,250.",
        "Harbour's lead over Valley fell from $51,660 to $16,410.",
        "The gap between Harbour and Valley is now $16,410; it was $51,660 in March.",
        "The gap between Harbour and Valley was $51,660 in March; it is now $16,410.",
    ],
)
def test_the_distance_of_two_spoken_of_before_is_read(text):
    assert verdict(TICKETS, text) == ACCEPTED


@pytest.mark.parametrize(
    "text",
    [
        "Harbour is still ahead of Valley, but its lead has narrowed to $51,660 from $16,410.",
        "Harbour is still ahead of Valley, but its lead has widened to $16,410 from $51,660.",
        "Harbour is still ahead of Uplands, but its lead has narrowed to $16,410 from $51,660.",
        "Harbour still sells more than Valley, but the lead shrank to $134,910.",
        "Harbour is ahead of Valley, but its lead fell by $50,140.",
        "Harbour's lead over Valley fell by $50,140.",
        "The gap between Harbour and Valley fell by $50,140.",
        "The gap between Harbour and Valley is now $16,410; it was $16,410 in March.",
        "The gap between Harbour and Valley is now $16,410; it was $149,800 in March.",
    ],
)
def test_another_distance_is_refused(text):
    assert verdict(TICKETS, text) != ACCEPTED
