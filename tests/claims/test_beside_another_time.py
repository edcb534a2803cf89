"""Ahead of and behind another period, the figure of a period, and ranks without their noun."""

from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Uplands was ahead of the previous month.": ACCEPTED,
            "Uplands was behind the previous month.": WITHHELD,
            "Three of the four regions were behind March.": ACCEPTED,
            "Two of the four regions were behind March.": WITHHELD,
            "Ticket sales were behind the month before.": ACCEPTED,
            "Ticket sales were ahead of the month before.": WITHHELD,
            "Uplands grew, but the month closed 12.0% lower.": ACCEPTED,
            "Uplands grew, so the month closed 12.0% higher.": WITHHELD,
            "Uplands grew, but the month closed 9.8% lower.": WITHHELD,
        },
        VISITS: {
            "Lindau lost 480, Bregenz 180 and Konstanz 150, which leaves a net −810.": ACCEPTED,
            "Lindau lost 480, Bregenz 180 and Konstanz 150, which leaves a net 810.": WITHHELD,
            "Lindau lost 480, Bregenz 180 and Konstanz 150, which leaves a net −910.": WITHHELD,
        },
    }
)
def test_a_period_beside_another(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The largest region remained Harbour, followed by Valley.": ACCEPTED,
            "The largest region remained Harbour with $151,320, followed by Valley with $134,910.": ACCEPTED,
            "The largest region remained Valley.": WITHHELD,
            "The largest region remained Harbour, followed by Uplands.": WITHHELD,
            "Harbour had the largest loss and Islands the smallest.": ACCEPTED,
            "Harbour had the largest loss and Valley the smallest.": WITHHELD,
            "Harbour had the largest loss, Valley the second largest.": ACCEPTED,
            "Harbour had the largest loss, Islands the second largest.": WITHHELD,
            "Uplands had the strongest growth and Harbour the weakest.": ACCEPTED,
            "Uplands had the strongest growth and Islands the weakest.": WITHHELD,
        },
    }
)
def test_a_rank_without_its_noun(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
