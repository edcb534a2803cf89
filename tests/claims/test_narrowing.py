"""Phrases that narrow, date or scale a true sentence: read only where the facts hold what they name."""

from __future__ import annotations

from typing import Final

import pytest

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WAITS, WITHHELD, told, verdict

NARROWING: Final = """among new customers|excluding returns|on a like-for-like basis|in the second half
on average per week|for good|every day|each week|per store|in real terms|for the third month in a row|again
once more|twice|in other markets|after a weak start|for small orders|in an average week|for weeks|within a few days
on most days|so far|for now|for a while|in the short term|all week|the whole month|several times
in most cases|of its kind|under the new rules|versus the market|net of returns|with small customers
during launches|until the end|in the third part|apart from the largest customers|a week|by repeat buyers
in part of the period|without the discounts|from existing customers|to new customers|in the long run
with new products|at some point|before long|in such cases|along the line
after strong growth|following a decline|on top of earlier losses|most of the month|every period
occasionally|locally|plus returns"""


@pytest.mark.parametrize("phrase", NARROWING.replace("\n", "|").split("|"))
@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        (TICKETS, "Harbour lost $50,140"),
        (TICKETS, "Ticket sales fell by 12.0% to $441,840"),
        (RENEWALS, "Basic moved from 40.0% to 41.9%"),
    ],
)
def test_what_the_facts_do_not_know_narrows_nothing(facts, sentence, phrase):
    assert verdict(facts, f"{sentence}.") == ACCEPTED
    assert verdict(facts, f"{sentence} {phrase}.") != ACCEPTED
    assert verdict(facts, f"{phrase[0].upper()}{phrase[1:]}, {sentence}.") != ACCEPTED


@told(
    {
        TICKETS: {
            "In relative terms, Harbour lost 24.9%.": ACCEPTED,
            "Harbour lost $50,140 in this breakdown.": ACCEPTED,
            "With a margin of $9,160, Uplands ended ahead of a smaller Web.": WITHHELD,
            "Among the regions, Harbour lost $50,140.": ACCEPTED,
            "Among the stores, Harbour lost $50,140.": WITHHELD,
            "In April, Harbour lost $50,140.": ACCEPTED,
            "Harbour lost $50,140 from March to April.": ACCEPTED,
            "Ticket sales fell in every region except Uplands.": ACCEPTED,
            "Ticket sales fell in every region except for stores.": WITHHELD,
            "By channel, Counter lost $53,840.": ACCEPTED,
            "By product, Counter lost $53,840.": WITHHELD,
        },
        WAITS: {
            "On a weak day, Technical contributed −5.7 minutes.": WITHHELD,
        },
    }
)
def test_what_the_facts_know_may_narrow(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
