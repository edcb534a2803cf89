"""By how much a share moved, and who softened the movement of the whole."""

from __future__ import annotations

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Harbour's share fell by 5.9 points.": ACCEPTED,
            "Harbour's share fell by 24.9%.": WITHHELD,
            "The share of Harbour fell by $50,140.": WITHHELD,
            "Web's share of ticket sales rose by 7.9 points.": ACCEPTED,
            "Web's share of ticket sales rose by 2.6%.": WITHHELD,
            "Web increased its share by 2.6%.": WITHHELD,
            "Harbour sales fell (its share is down by 5.9 points).": ACCEPTED,
            "Harbour sales fell (its share of the total is down by 24.9%).": WITHHELD,
            "Ticket sales fell 12.0%, cushioned by Uplands.": ACCEPTED,
            "Ticket sales fell 12.0%, cushioned by Islands.": WITHHELD,
            "Ticket sales fell 12.0%, mitigated by Phone.": WITHHELD,
            "The decline was softened by Valley.": WITHHELD,
            "Ticket sales fell 12.0%, helped by Valley.": WITHHELD,
            "Ticket sales fell 12.0%, dragged down by Counter.": ACCEPTED,
        },
        RENEWALS: {
            "Basic's share rose by 15 points.": ACCEPTED,
            "Basic's share rose by 65%.": WITHHELD,
        },
    }
)
def test_shares_and_cushions(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
