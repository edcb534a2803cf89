"""Parts of a unit in words, sums told by the day, what was added, and what the parts brought the ratio to."""

from tests.claims.scenes import ACCEPTED, BASKETS, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict
from tests.claims.test_per_day import SHORTER


@told(
    {
        BASKETS: {
            "The average basket rose by about two thirds of a euro.": ACCEPTED,
            "The average basket rose by about three quarters of a euro.": WITHHELD,
            "The average basket rose by about two thirds of a cent.": WITHHELD,
            "The average basket rose by about two thirds of a dollar.": WITHHELD,
        },
        RENEWALS: {
            "The renewal rate fell three and three quarter points.": WITHHELD,
            "The renewal rate fell by less than a percentage point.": WITHHELD,
            "The renewal rate was less than the 58.0% of the quarter before.": ACCEPTED,
            "The renewal rate was slightly more than the 58.0% of the quarter before.": WITHHELD,
            "It fell by nearly four percentage points to 54.2%.": ACCEPTED,
        },
        WAITS: {
            "The average wait fell by a tenth of an hour.": ACCEPTED,
            "The average wait fell by a fifth of an hour.": WITHHELD,
            "The average wait fell by six and a quarter minutes.": ACCEPTED,
            "The average wait fell by four and a third minutes.": WITHHELD,
        },
    }
)
def test_parts_of_a_unit(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        SHORTER: {
            "There were 210 visits a day, up from 200 a day in January.": ACCEPTED,
            "There were 200 visits a day, down from 210 a day in January.": WITHHELD,
            "There were 210 visits a day in January, after 200 a day in February.": WITHHELD,
            "On a daily basis, visits rose from 200 to 210.": ACCEPTED,
            "On a daily basis, visits fell from 210 to 200.": WITHHELD,
            "Visits came to 5,880, a daily average of 210.": ACCEPTED,
            "Visits came to 5,880, a daily average of 196.": WITHHELD,
            "The daily average rose from 200 to 210.": ACCEPTED,
            "The daily average fell from 210 to 200.": WITHHELD,
            "Visits fell by 5.2% each day.": WITHHELD,
            "Visits fell by 320 every day.": WITHHELD,
            "Visits came to 5,880 a day.": WITHHELD,
        },
        WAITS: {"Callers waited 5.15 minutes a day.": WITHHELD},
    }
)
def test_sums_by_the_day(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "Renewed plans rose 12.2%, expiring plans 20.0%, dragging the renewal rate down to 54.2%.": ACCEPTED,
            "Renewed plans rose 12.2%, expiring plans 20.0%, which brought the renewal rate down 6.5%.": ACCEPTED,
            "Renewed plans rose 12.2%, expiring plans 20.0%, which brought the renewal rate up 6.5%.": WITHHELD,
            "Renewed plans rose 12.2%, expiring plans 20.0%, nudging the renewal rate up to 54.2%.": WITHHELD,
        },
        VISITS: {
            "An extra 810 visits were made.": WITHHELD,
            "An additional 810 visits took the total to 7,310.": WITHHELD,
        },
        SHORTER: {"An extra 10 visits a day were made.": WITHHELD},
        BASKETS: {"An extra €0.64 was spent per basket.": ACCEPTED, "An extra €0.46 was spent per basket.": WITHHELD},
        TICKETS: {"An extra $59,980 was taken.": WITHHELD},
    }
)
def test_what_was_added_or_brought_down(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
