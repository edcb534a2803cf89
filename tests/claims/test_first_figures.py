"""A figure in front of the change that it tells, ranks of a level, and all but one."""

from tests.claims.scenes import ACCEPTED, TICKETS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "At 24.9%, Harbour's decline was the steepest of the four regions.": ACCEPTED,
            "At 9.9%, Harbour's decline was the steepest of the four regions.": WITHHELD,
            "At 24.9%, Valley's decline was the steepest of the four regions.": WITHHELD,
            "At 24.9%, Harbour's rise was the steepest of the four regions.": WITHHELD,
            "At $50,140, the decline in Harbour was the largest.": ACCEPTED,
            "At $14,890, the decline in Harbour was the largest.": WITHHELD,
            "The loss at Counter was larger than the one at Phone.": ACCEPTED,
            "The loss at Phone was larger than the one at Counter.": WITHHELD,
            "The gain at Counter was larger than the one at Phone.": WITHHELD,
            "Uplands' gain of $8,880 offset about 13% of the losses elsewhere.": ACCEPTED,
            "Uplands' gain of $8,880 offset about 23% of the losses elsewhere.": WITHHELD,
            "Uplands' gain of $8,880 offset about 87% of the losses elsewhere.": WITHHELD,
            "Everywhere except in Uplands, sales fell.": ACCEPTED,
            "Everywhere except in Islands, sales fell.": WITHHELD,
            "Everywhere except in Uplands, sales rose.": WITHHELD,
            "In all regions but one, sales fell.": ACCEPTED,
            "In all regions but two, sales fell.": WITHHELD,
            "In all regions but one, sales rose.": WITHHELD,
            "Uplands gained the most share, from 18.0% to 22.4%.": ACCEPTED,
            "Valley gained the most share, from 29.9% to 30.5%.": WITHHELD,
            "Harbour gained the most share.": WITHHELD,
            "Web is the strongest channel, at $246,050.": ACCEPTED,
            "Counter is the strongest channel, at $127,610.": WITHHELD,
            "Web is the strongest channel, at $239,870.": WITHHELD,
            "Web is the strongest channel, at $264,050.": WITHHELD,
            "Harbour lost the most, with $50,140.": ACCEPTED,
        },
        WAITS: {
            "At 40.9 minutes, Technical is the slower desk.": ACCEPTED,
            "At 31.2 minutes, Technical is the slower desk.": WITHHELD,
        },
    }
)
def test_figures_in_front_and_ranks(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
