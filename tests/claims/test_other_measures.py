"""A word beside the name of what is counted can make it another measure."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        VISITS: {
            "Visits fell from 8,120 to 7,310.": ACCEPTED,
            "In April, 7,310 visits were recorded.": ACCEPTED,
            "Lindau recorded 3,420 visits.": ACCEPTED,
            "Visits registered in April: 7,310.": ACCEPTED,
            "7,310 visits were made in April.": ACCEPTED,
            "Visits closed April at 7,310.": ACCEPTED,
            "In April, 7,310 visits were returned.": WITHHELD,
            "7,310 completed visits in April.": WITHHELD,
            "7,310 paid visits in April.": WITHHELD,
            "7,310 visits paid in April.": WITHHELD,
            "7,310 returning visits in April.": WITHHELD,
            "Visits paid: 7,310.": WITHHELD,
            "The number of visits paid fell to 7,310.": WITHHELD,
            "Answered visits fell to 7,310.": WITHHELD,
            "Lindau answered 3,420 visits.": WITHHELD,
            "Visit orders: 7,310.": WITHHELD,
            "Orders for visits fell to 7,310.": WITHHELD,
            "Returns on visits fell to 7,310.": WITHHELD,
        },
        TICKETS: {
            "Ticket sales recorded in April came to $441,840.": ACCEPTED,
            "Return on ticket sales: $441,840.": WITHHELD,
            "The return on ticket sales fell to $441,840.": WITHHELD,
            "Ticket sales orders fell to $441,840.": WITHHELD,
            "Returned ticket sales fell to $441,840.": WITHHELD,
        },
        RENEWALS: {
            "The volume of expiring plans grew to 12,000.": ACCEPTED,
            "The renewal rate fell as volumes grew.": ACCEPTED,
            "The renewal rate fell as volumes shrank.": WITHHELD,
            "The average volume was 54.2%.": WITHHELD,
            "Basic's expiring plans rise from 4,000 to 6,600.": ACCEPTED,
            "Basic's expiring plans fall.": WITHHELD,
        },
        WAITS: {
            "Billing had 500 answered calls after 400.": WITHHELD,
        },
    }
)
def test_other_measures_of_the_same_things(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
