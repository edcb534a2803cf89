"""How fast something moved, as a multiple of how fast something else did."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Harbour fell more than twice as fast as Valley.": ACCEPTED,
            "Harbour fell by 24.9%, about two and a half times as fast as Valley.": ACCEPTED,
            "Harbour fell at more than twice the pace of Valley.": ACCEPTED,
            "Harbour fell more than twice as fast as the total.": ACCEPTED,
            "Islands fell about half as fast as ticket sales as a whole.": ACCEPTED,
            "Uplands grew almost four times as fast as Web.": ACCEPTED,
            "Harbour fell three times as fast as Valley.": WITHHELD,
            "Valley fell more than twice as fast as Harbour.": WITHHELD,
            "Harbour fell at more than twice the pace of Counter.": WITHHELD,
            "Harbour fell more than twice as fast as Uplands.": WITHHELD,
            "Harbour grew more than twice as fast as Valley.": WITHHELD,
            "Valley fell more than twice as fast as the total.": WITHHELD,
            "Islands fell about half as fast as Valley.": WITHHELD,
        },
        RENEWALS: {
            "Expiring plans grew 1.6 times as fast as renewed plans.": ACCEPTED,
            "Renewed plans grew less than two thirds as fast as expiring plans.": ACCEPTED,
            "The rate fell because expiring plans grew at about 1.6 times the pace of renewed plans.": ACCEPTED,
            "Expiring plans grew twice as fast as renewed plans.": WITHHELD,
            "Renewed plans grew 1.6 times as fast as expiring plans.": WITHHELD,
            "Renewed plans grew more than two thirds as fast as expiring plans.": WITHHELD,
            "Renewed plans fell less than two thirds as fast as expiring plans.": WITHHELD,
            "Renewed plans grew as fast as expiring plans.": WITHHELD,
        },
    }
)
def test_a_pace_is_that_of_what_stands_behind_it(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
