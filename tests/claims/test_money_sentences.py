"""Sums of money in the plainest words: each true sentence is read, and its false neighbours are not."""

from __future__ import annotations

import pytest

from tests.claims.scenes import ACCEPTED, TICKETS, verdict

TRUE = [
    # the percentage behind what somebody moved by, whatever part that was of the whole
    "Valley also contributed to the decline, with a decrease of $14,890 (9.9%).",
    "Harbour accounted for most of the decline, falling by $50,140 (24.9%).",
    "Harbour accounted for most of the decline, with sales down $50,140 (24.9%).",
    "Harbour was the biggest contributor, with sales down $50,140 (24.9%).",
    "Harbour contributed $50,140 (83.6%) to the decline.",
    "Harbour's decline of $50,140 (24.9%) accounted for most of the drop.",
    # another's figure behind "compared to"
    "Harbour fell by 24.9%, compared to 9.9% for Valley.",
    "Harbour fell by 24.9%, compared to only 9.9% in Valley.",
    "Harbour fell by $50,140 compared to $14,890 for Valley.",
    "Harbour fell by 24.9% versus a decline of 9.9% for Valley.",
    "Harbour had the highest sales at $151,320, compared to $134,910 for Valley.",
    # what a sentence adds up to
    "Three regions fell and one grew, resulting in a net decrease of $59,980.",
    "Harbour fell by $50,140 while Uplands rose by $8,880, leading to an overall decline of $59,980.",
    "Ticket sales fell by $59,980, resulting in a total of $441,840.",
    "Ticket sales fell from $501,820 to $441,840, which resulted in a decrease of 12.0%.",
    "Uplands partly offset these losses, resulting in an overall decline of 12.0%.",
    "This resulted in a net decrease of $59,980.",
    # a quantity behind a semicolon
    "The decrease was spread across three of the four regions; only Uplands went up.",
]
FALSE = [
    "Valley also contributed to the decline, with a decrease of $14,890 (24.8%).",
    "Harbour accounted for most of the decline, falling by $50,140 (83.6%).",
    "Harbour was the biggest contributor, with sales down $50,140 (83.6%).",
    "Harbour contributed $50,140 (24.9%) to the decline.",
    "Harbour's decline of $50,140 (9.9%) accounted for most of the drop.",
    "Harbour fell by 24.9%, compared to 6.4% for Valley.",
    "Harbour fell by 24.9%, compared to only 9.8% in Uplands.",
    "Harbour fell by $50,140 compared to $14,890 for Islands.",
    "Harbour fell by 24.9% versus an increase of 9.9% for Valley.",
    "Valley had the highest sales at $134,910, compared to $99,130 for Uplands.",
    "Harbour had sales of $151,320, compared to $149,800 for Valley.",
    "Three regions fell and one grew, resulting in a net increase of $59,980.",
    "Three regions fell and one grew, resulting in a net decrease of $50,140.",
    "Uplands rose by $8,880, resulting in a net decrease of $59,980.",
    "The pier closed, resulting in a net decrease of $59,980.",
    "Ticket sales fell by $59,980, resulting in a total of $501,820.",
    "Ticket sales fell by $59,980, resulting in a loss of customers.",
    "Harbour fell by $50,140, resulting in a decrease of $59,980.",
    "Harbour fell by 24.9%, a decline of $59,980.",
    "The decrease was spread across three of the four regions; only Valley went up.",
]


@pytest.mark.parametrize("sentence", TRUE)
def test_plain_sentence_on_money_is_read(sentence: str) -> None:
    """What most models write about a sum of money and its parts passes."""
    assert verdict(TICKETS, sentence) == ACCEPTED


@pytest.mark.parametrize("sentence", FALSE)
def test_plain_sentence_on_money_is_held_to_the_facts(sentence: str) -> None:
    """The same words told with another figure, segment or way are withheld."""
    assert verdict(TICKETS, sentence) != ACCEPTED
