"""A comparison is with somebody who is named, with those who are left, or with a figure."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WITHHELD, added_up, told, verdict

OTHERS = replace(
    TICKETS,
    segments=added_up(
        "region",
        {
            "Harbour": (201_460, 151_320),
            "Valley": (149_800, 134_910),
            "Uplands": (90_250, 99_130),
            "Other": (60_310, 56_480),
        },
    ),
)
"""The same with a region that is called Other."""


@told(
    {
        TICKETS: {
            "Counter lost more than the others.": ACCEPTED,
            "Phone lost more than the others.": WITHHELD,
            "Counter fell by more than the other two.": ACCEPTED,
            "Phone fell by more than the other two.": WITHHELD,
            "Harbour lost more than the other three regions together.": ACCEPTED,
            "Valley lost more than the other three regions together.": WITHHELD,
            "Harbour lost more than its neighbours.": WITHHELD,
            "Harbour lost more than most.": WITHHELD,
            "Harbour brings in more than Uplands and Islands combined.": WITHHELD,
            "Valley brings in more than Uplands and Islands combined.": WITHHELD,
            "Harbour and Valley bring in more than Uplands and Islands.": ACCEPTED,
            "Uplands rose; no other region did better than in March.": ACCEPTED,
            "Uplands rose, while no other region grew.": ACCEPTED,
            "Harbour fell, while no other region declined.": WITHHELD,
            "Web rose. No other channel grew.": ACCEPTED,
            "Phone fell. No other channel declined.": WITHHELD,
        },
        OTHERS: {
            "Harbour is larger than any other region.": ACCEPTED,
            "Valley is larger than any other region.": WITHHELD,
            "Uplands rose, and every other region fell.": ACCEPTED,
            "Harbour fell, and every other region rose.": WITHHELD,
            "Uplands rose, while the other regions declined.": ACCEPTED,
            "Harbour fell, while the other regions declined.": WITHHELD,
            "The Other region declined by $3,830.": ACCEPTED,
        },
        VISITS: {"Konstanz is larger than its peers.": WITHHELD},
    }
)
def test_the_other_side_is_held_to_the_facts(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
