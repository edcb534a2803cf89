"""A saving is a fall in what is spent, and of nothing else."""

from dataclasses import replace
from typing import Final

from insight.facts import Facts
from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WITHHELD, added_up, told, verdict

COSTS: Final[Facts] = replace(
    TICKETS,
    metric="running_costs",
    label="Running costs",
    also_called=(),
    previous_value=90_000,
    current_value=76_000,
    polarity="down",
    segments=added_up("site", {"Depot": (50_000, 34_000), "Office": (28_000, 26_000), "Yard": (12_000, 16_000)}),
    note=None,
)


@told(
    {
        COSTS: {
            "Depot saved $16,000.": ACCEPTED,
            "Office saved $16,000.": WITHHELD,
            "Yard saved $4,000.": WITHHELD,
            "Savings in Depot and Office came to $18,000.": ACCEPTED,
            "Savings in Depot and Office came to $14,000.": WITHHELD,
            "Depot saved eight times as much as Office.": ACCEPTED,
            "Depot saved seven times as much as Office.": WITHHELD,
            "One of every seven dollars of the net saving sits in Office.": ACCEPTED,
            "One of every six dollars of the net saving sits in Office.": WITHHELD,
            "Depot spending was cut by $16,000 to $34,000.": ACCEPTED,
            "Yard spending was cut by $4,000 to $16,000.": WITHHELD,
            "Marketing spending was cut by $16,000.": WITHHELD,
            "Spending fell by $14,000.": ACCEPTED,
            "Spending rose by $14,000.": WITHHELD,
        },
        TICKETS: {"Harbour saved $50,140.": WITHHELD, "Spending fell by $59,980.": WITHHELD},
        VISITS: {"Lindau saved 480 visits.": WITHHELD},
        RENEWALS: {"Campus saved 490 plans.": WITHHELD},
    }
)
def test_savings(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
