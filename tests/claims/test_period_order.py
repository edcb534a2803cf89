"""Which period comes first, which is the one compared with, and that nothing is known before and after the two."""

from __future__ import annotations

from tests.claims.scenes import ACCEPTED, TICKETS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "The previous period is March.": ACCEPTED,
            "The previous period is April.": WITHHELD,
            "The period under review is April 2026.": ACCEPTED,
            "The period under review is March 2026.": WITHHELD,
            "April is the base period.": WITHHELD,
            "March is the base period.": ACCEPTED,
            "April followed March.": ACCEPTED,
            "March came after April.": WITHHELD,
            "April came first.": WITHHELD,
            "April is compared with March, the month before.": ACCEPTED,
            "March is compared with April, the month before.": WITHHELD,
            "Compared with the following month, ticket sales fell.": WITHHELD,
            "With the following month as the base, ticket sales fell.": WITHHELD,
            "Relative to March, ticket sales fell.": ACCEPTED,
            "Ticket sales fell after April.": WITHHELD,
            "Ticket sales fell since April.": WITHHELD,
            "Ticket sales have fallen since March.": ACCEPTED,
            "Ticket sales fell until March.": WITHHELD,
            "Before March, ticket sales were $501,820.": WITHHELD,
            "Between March and April, ticket sales moved from $501,820 to $441,840.": ACCEPTED,
            "Between April 2026 and March 2026, ticket sales moved from $501,820 to $441,840.": WITHHELD,
            "After a weak March, ticket sales fell.": WITHHELD,
            "Ticket sales fell faster than in March.": WITHHELD,
            "Ticket sales fell more than in March.": WITHHELD,
            "Ticket sales have been at $441,840 since March.": WITHHELD,
        },
        WAITS: {"After a strong week 18, the average wait fell.": WITHHELD},
    }
)
def test_each_period_keeps_its_place(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
