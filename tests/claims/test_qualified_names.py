"""A word in front of a name makes it another measure, unless the facts use it or it says nothing."""

from tests.claims.scenes import ACCEPTED, BASKETS, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        VISITS: {
            "Total visits fell from 8,120 to 7,310.": ACCEPTED,
            "The overall number of visits fell to 7,310.": ACCEPTED,
            "Monthly visits fell to 7,310.": ACCEPTED,
            "All individual sites declined.": ACCEPTED,
            "Lindau, the second-largest site by growth, fell to 3,420 visits.": WITHHELD,
            "Weekly visits fell to 7,310.": WITHHELD,
            "Quarterly visits fell to 7,310.": WITHHELD,
            "Like-for-like visits fell to 7,310.": WITHHELD,
            "The simple visits fell to 7,310.": WITHHELD,
            "Lost visits fell from 8,120 to 7,310.": WITHHELD,
            "Lindau's share of lost visits is 46.8%.": WITHHELD,
            "There were 7,310 new visits in April.": WITHHELD,
            "Total first-time visits fell to 7,310.": WITHHELD,
            "Guest visits fell to 7,310.": WITHHELD,
            "Average visits fell to 7,310.": WITHHELD,
            "Listed visits fell to 7,310.": WITHHELD,
            "Ordinary visits fell to 7,310.": WITHHELD,
            "All three large sites declined.": WITHHELD,
            "All three existing sites declined.": WITHHELD,
            "Both closed sites declined.": WITHHELD,
        },
        TICKETS: {
            "Web raised its ticket sales to $246,050.": ACCEPTED,
            "Of the $59,980 in lost ticket sales, $50,140 came from Harbour.": ACCEPTED,
            "Most of the lost ticket sales came from Harbour.": ACCEPTED,
            "Same-store ticket sales fell to $441,840.": WITHHELD,
            "Underlying ticket sales fell to $441,840.": WITHHELD,
            "Confirmed ticket sales fell to $441,840.": WITHHELD,
            "The overall used ticket sales fell to $441,840.": WITHHELD,
            "Web raised returned ticket sales to $246,050.": WITHHELD,
            "Market ticket sales fell to $441,840.": WITHHELD,
            "Two of the three shared channels declined.": WITHHELD,
        },
        RENEWALS: {
            "Basic has the lowest renewal rate.": ACCEPTED,
            "The average renewal rate fell to 54.2%.": ACCEPTED,
            "The average expiring plans rose to 12,000.": WITHHELD,
            "The net renewal rate fell to 54.2%.": WITHHELD,
            "The partial renewal rate fell to 54.2%.": WITHHELD,
        },
        WAITS: {
            "The first-time waiting time fell to 36.0 minutes.": WITHHELD,
            "The usual waiting time fell to 36.0 minutes.": WITHHELD,
        },
        BASKETS: {
            "The mobile average basket rose to €24.12.": WITHHELD,
            "The blended average basket rose to €24.12.": WITHHELD,
        },
    }
)
def test_words_in_front_of_a_name(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
