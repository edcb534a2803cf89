"""Places behind a comma, reasons with a subject of their own, plans, and months told at length."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WITHHELD, told, verdict

CLOSED = replace(TICKETS, note="Harbour: the lift was closed from 9 April 2026.")


@told(
    {
        TICKETS: {
            "Ticket sales fell, in Harbour by $50,140.": ACCEPTED,
            "Ticket sales fell by $59,980, mostly in Harbour.": ACCEPTED,
            "Ticket sales fell by $59,980, in Harbour.": WITHHELD,
            "Ticket sales fell by $59,980, across Harbour and Valley.": WITHHELD,
            "Counter lost $53,840, in Harbour.": WITHHELD,
            "Ticket sales fell by $59,980 in the month of April.": ACCEPTED,
            "Ticket sales fell by $59,980 in the month of March.": WITHHELD,
            "Ticket sales fell by $59,980 during the whole month of March.": WITHHELD,
        },
        CLOSED: {
            "Ticket sales fell because Harbour was down.": ACCEPTED,
            "Ticket sales fell, as the lift in Harbour was closed.": WITHHELD,
            "Ticket sales fell because the lift was down.": WITHHELD,
        },
        RENEWALS: {
            "By plan, Basic has the lowest rate.": ACCEPTED,
            "The renewal rate fell to 54.2%, below plan.": WITHHELD,
            "The renewal rate is 54.2%, ahead of plan.": WITHHELD,
        },
    }
)
def test_where_when_and_why(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
