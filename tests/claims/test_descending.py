"""A list told in the order of its size is in that order; the measure is the one that the facts hold."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WITHHELD, told, verdict

CASH = replace(TICKETS, metric="cash_flow", label="Operating cash flow", also_called=("cash flow",))
CLAIMS = replace(RENEWALS, metric="claims_ratio", label="Claims ratio", also_called=("loss ratio",))


@told(
    {
        TICKETS: {
            "Harbour leads with $151,320. Valley follows with $134,910, then Uplands with $99,130.": ACCEPTED,
            "Harbour leads with $151,320. Uplands follows with $99,130, then Valley with $134,910.": WITHHELD,
            "Counter lost $53,840, followed by Phone with $12,320.": ACCEPTED,
            "Phone lost $12,320, followed by Counter with $53,840.": WITHHELD,
            "Islands is the smallest with $56,480, followed by Uplands with $99,130.": ACCEPTED,
            "Harbour fell by $50,140, then Valley by $14,890, while Uplands rose by $8,880.": ACCEPTED,
        },
        RENEWALS: {
            "Campus has the highest rate (79.6%), then Team (61.1%), then Basic (41.9%).": ACCEPTED,
            "Campus has the highest rate (79.6%), then Basic (41.9%), then Team (61.1%).": WITHHELD,
        },
    }
)
def test_lists_are_in_the_order_of_their_figures(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        CASH: {
            "Operating cash flow came to $441,840.": ACCEPTED,
            "Operating profit came to $441,840.": WITHHELD,
            "It came to a profit of $441,840.": WITHHELD,
        },
        CLAIMS: {
            "The overall ratio is 54.2%.": ACCEPTED,
            "The combined ratio is 54.2%.": WITHHELD,
            "The net ratio is 54.2%.": WITHHELD,
            "Expiring plans: +20.0%.": ACCEPTED,
            "Expiring plans: −6.5%.": WITHHELD,
            "Renewed plans rose 12.2%, expiring plans 20%.": ACCEPTED,
            "Renewed plans fell 6.5%.": WITHHELD,
            "Plan prices fell by 3.8 points.": WITHHELD,
        },
    }
)
def test_another_measure_under_a_name_alike(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
