"""What the whole would have done without a segment, or without what one gained or lost."""

from __future__ import annotations

from insight.facts import Facts
from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Stripping out Harbour, ticket sales fell by $9,840.": ACCEPTED,
            "Strip out Harbour and ticket sales are down $9,840.": ACCEPTED,
            "Taking Harbour out of the equation, ticket sales fell by $9,840.": ACCEPTED,
            "But for Harbour, ticket sales would have fallen by only $9,840.": ACCEPTED,
            "With Harbour left out, ticket sales fell by $9,840.": ACCEPTED,
            "Net of Harbour, ticket sales fell by $9,840.": ACCEPTED,
            "Stripping out Harbour, ticket sales rose by $9,840.": WITHHELD,
            "Strip out Valley and ticket sales are down $9,840.": WITHHELD,
            "Taking Valley out of the equation, ticket sales fell by $9,840.": WITHHELD,
            "But for Harbour, ticket sales would have fallen by only $50,140.": WITHHELD,
            "With Valley left out, ticket sales fell by $9,840.": WITHHELD,
            "Net of Islands, ticket sales fell by $9,840.": WITHHELD,
        },
        VISITS: {
            "If we leave out Lindau, visits fell by 330.": ACCEPTED,
            "If we leave out Bregenz, visits fell by 330.": WITHHELD,
        },
    }
)
def test_a_segment_is_left_out(facts: Facts, text: str, verdicts: set[str]) -> None:
    """However it is left out, the figures are those of the others together."""
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Without Uplands' increase the drop would have been $68,860.": ACCEPTED,
            "The drop would have been $68,860 had Uplands not gained $8,880.": ACCEPTED,
            "Without the $8,880 gained by Uplands, ticket sales would have fallen by $68,860.": ACCEPTED,
            "Had Harbour remained at $201,460, ticket sales would have fallen by $9,840.": ACCEPTED,
            "Without Uplands' decrease the drop would have been $68,860.": WITHHELD,
            "Without Uplands' increase the drop would have been $51,100.": WITHHELD,
            "Without Islands' decline the drop would have been $68,860.": WITHHELD,
            "The drop would have been $68,860 had Uplands not lost $8,880.": WITHHELD,
            "The drop would have been $68,860 had Uplands not gained $6,180.": WITHHELD,
            "The rise would have been $68,860 had Uplands not gained $8,880.": WITHHELD,
            "Had Harbour remained at $151,320, ticket sales would have fallen by $9,840.": WITHHELD,
            "Had Harbour not fallen, ticket sales would still be $9,840 lower than in March.": ACCEPTED,
            "Had Harbour not fallen, ticket sales would still be $9,840 higher than in March.": WITHHELD,
            "Had Harbour not fallen, ticket sales would still be $50,140 lower than in March.": WITHHELD,
        },
    }
)
def test_a_movement_is_left_out(facts: Facts, text: str, verdicts: set[str]) -> None:
    """The movement that did not happen was one, of the size that is told, and what follows is what was left."""
    assert verdict(facts, text) in verdicts
