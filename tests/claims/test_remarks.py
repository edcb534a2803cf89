"""What is remarked beside a finding must be in the facts, too."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Ticket sales fell by $59,980, which is unfavourable.": ACCEPTED,
            "The fall is clear and lies outside normal variation.": ACCEPTED,
            "Ticket sales fell by $59,980, which is alarming.": WITHHELD,
            "Uplands rose by $8,880, which is alarming.": WITHHELD,
            "Ticket sales fell by $59,980, which is a concern.": WITHHELD,
            "Ticket sales fell by $59,980, a turning point.": WITHHELD,
            "Ticket sales fell by $59,980 for good.": WITHHELD,
            "Ticket sales fell by $59,980, as in other markets.": WITHHELD,
            "Harbour fell by $50,140, as elsewhere.": WITHHELD,
            "Harbour fell by $50,140, with a loss of market share.": WITHHELD,
            "Market share fell.": WITHHELD,
            "Ticket sales fell by $59,980, and costs fell too.": WITHHELD,
            "Ticket sales fell by $59,980, with rising costs.": WITHHELD,
            "Costs fell.": WITHHELD,
            "Ticket sales fell to $441,840, the lowest level in years.": WITHHELD,
            "Ticket sales fell by $59,980, in a difficult market.": WITHHELD,
            "Ticket sales fell by $59,980, which matters.": WITHHELD,
            "Ticket sales fell by $59,980, as expected.": WITHHELD,
            "The fall is outside normal variation, as the analyst confirmed.": WITHHELD,
            "The situation worsened.": WITHHELD,
            "Things worsened.": WITHHELD,
            "The market shrank.": WITHHELD,
            "The trend is disappointing.": WITHHELD,
            "The trend is worrying.": WITHHELD,
            "The product is popular.": WITHHELD,
            "The rule was broken.": WITHHELD,
            "Customers stayed away.": WITHHELD,
            "Ticket sales fell by $59,980, and people noticed.": WITHHELD,
            "Ticket sales fell by $59,980, which sends a signal.": WITHHELD,
            "The data does not show why ticket sales fell.": ACCEPTED,
            "The report is complete.": WITHHELD,
        },
        VISITS: {
            "All three sites declined, which is worrying.": WITHHELD,
            "All is well.": WITHHELD,
            "Visits fell by 810, a clear success.": WITHHELD,
            "The outcome is clear.": WITHHELD,
        },
        RENEWALS: {
            "The reason is not visible in the data.": ACCEPTED,
            "The renewal rate fell, in a weak market.": WITHHELD,
            "The pattern deteriorated.": WITHHELD,
        },
    }
)
def test_remarks_that_no_facts_bear_out(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
