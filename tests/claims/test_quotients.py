"""Percentages beside the figures that give them, and small untruths around true figures."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Harbour lost $50,140 of the $59,980, or 83.6%.": ACCEPTED,
            "Harbour lost $50,140 of the $59,980, or 34.2%.": WITHHELD,
            "Harbour took $151,320 of the $441,840, or 34.2%.": ACCEPTED,
            "Harbour took $151,320 of the $441,840, or 83.6%.": WITHHELD,
            "Ticket sales fell by $59,980, of which Harbour accounts for 83.6%.": ACCEPTED,
            "Ticket sales fell by $59,980, of which Harbour alone made up 34.2%.": WITHHELD,
            "Ticket sales were $59,980 lower.": ACCEPTED,
            "Ticket sales were -$59,980 lower.": WITHHELD,
            "Ticket sales fell in April, the first month of Q2.": ACCEPTED,
            "Ticket sales fell in April, the last month of Q2.": WITHHELD,
            "Visitor numbers fell by 11.95%.": WITHHELD,
            "Use the values exactly as given in the facts.": WITHHELD,
            "Return only JSON with the given fields.": WITHHELD,
            "Harbour fell by 24.9%. Valley moved in the same direction.": ACCEPTED,
            "Harbour fell by 24.9%. Uplands moved in the same direction.": WITHHELD,
        },
        VISITS: {
            "Of the 810 visits lost, Lindau accounts for 480.": ACCEPTED,
            "Lindau lost 480 of the 810 visits, or 59.3%.": ACCEPTED,
            "Lindau lost 480 of the 810 visits, or 46.8%.": WITHHELD,
        },
        RENEWALS: {"Of 12,000 expiring plans, 6,509 were renewed, or 54.2%.": ACCEPTED},
    }
)
def test_a_percentage_is_that_of_the_figures_in_front(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
