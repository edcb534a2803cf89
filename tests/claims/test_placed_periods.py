"""A movement told of the period before, though it is what came after that the facts know of."""

from tests.claims.scenes import ACCEPTED, BASKETS, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "April's ticket sales: $441,840, down from $501,820.": ACCEPTED,
            "March's ticket sales: $441,840, down from $501,820.": WITHHELD,
            "Ticket sales were $59,980 lower in April than in March.": ACCEPTED,
            "Ticket sales were $59,980 lower in March than in April.": WITHHELD,
            "Ticket sales fell 12.0%, from $501,820 to $441,840, in April.": ACCEPTED,
            "Ticket sales fell 12.0%, from $501,820 to $441,840, in March.": WITHHELD,
            "Ticket sales were down by $59,980, or 12.0%, in March.": WITHHELD,
            "Lower ticket sales in April: $441,840, after $501,820.": ACCEPTED,
            "Lower ticket sales in March: $441,840, after $501,820.": WITHHELD,
            "A fifth of March's sales at Harbour was lost.": WITHHELD,
            "About a quarter of March's sales at Harbour was lost.": ACCEPTED,
            "Ticket sales dropped below $450K in April.": ACCEPTED,
            "Ticket sales dropped below $450K in March.": WITHHELD,
        },
        VISITS: {
            "April closed with 7,310 visits, a decline of 10.0% on March.": ACCEPTED,
            "March closed with 7,310 visits, a decline of 10.0% on April.": WITHHELD,
            "7,310 visits were counted in April, 10.0% fewer than in March.": ACCEPTED,
            "7,310 visits were counted in March, 10.0% fewer than in April.": WITHHELD,
            "Visits were 8,120 in March and fell to 7,310.": ACCEPTED,
        },
        RENEWALS: {
            "Q2 2026 saw the renewal rate drop 3.8 points to 54.2%.": ACCEPTED,
            "Q1 2026 saw the renewal rate drop 3.8 points to 54.2%.": WITHHELD,
            "Renewed plans made up 54.2% of expiring plans in Q1.": WITHHELD,
        },
        WAITS: {
            "The average wait was 6.2 minutes shorter in week 19 than in week 18.": ACCEPTED,
            "The average wait was 6.2 minutes shorter in week 18 than in week 19.": WITHHELD,
        },
        BASKETS: {
            "Baskets were dearer in April: €24.12 each, after €23.48 each in March.": ACCEPTED,
            "Baskets were dearer in April: €24.12 each, after €23.48 each in April.": WITHHELD,
            "The average basket passed €24 in April.": ACCEPTED,
            "The average basket passed €24 in March.": WITHHELD,
        },
    }
)
def test_movements_of_the_period_before(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
