"""The last of several names, the sign of an effect, and what is told to have brought the whole where it is."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Ticket sales fell by $59,980, chiefly through Harbour.": ACCEPTED,
            "Ticket sales fell by $59,980, chiefly through Islands.": WITHHELD,
            "Ticket sales fell despite gains in Uplands and on the Web.": ACCEPTED,
            "Ticket sales fell despite gains in Uplands and at the Counter.": WITHHELD,
            "Ticket sales fell by $59,980, mainly in Harbour and at the Counter.": ACCEPTED,
            "Ticket sales fell by $59,980, mainly in Harbour and by Phone.": WITHHELD,
            "Uplands softened the fall.": ACCEPTED,
            "Uplands softened the rise.": WITHHELD,
            "Two of the four regions fell: Harbour (−$50,140) and Uplands (+$8,880).": WITHHELD,
            "The fall may be related to the pier closure in Valley.": WITHHELD,
            "Ticket sales down by just over 11% on the month after.": WITHHELD,
        },
        RENEWALS: {
            "The mix effect was negative.": ACCEPTED,
            "The mix effect was positive.": WITHHELD,
            "The rate effect is negative for Campus.": ACCEPTED,
            "The rate effect is positive for Campus.": WITHHELD,
            "The mix went from 58.0% to 54.2%.": WITHHELD,
        },
        WAITS: {
            "Technical took 40.88 minutes, which is still well above the average.": ACCEPTED,
            "Billing took 31.22 minutes, which is still well above the average.": WITHHELD,
            "A connection with the fall is possible but proven by the data.": WITHHELD,
        },
    }
)
def test_the_last_of_several_and_the_sign_of_an_effect(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
