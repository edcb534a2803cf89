"""The same movement told a second time, in another measure or beside the parts of the ratio."""

from dataclasses import replace

from insight.facts import Part
from tests.claims.scenes import ACCEPTED, BASKETS, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict

LEADS = replace(
    BASKETS,
    metric="cost_per_lead",
    label="Cost per lead",
    polarity="down",
    numerator=Part("campaign cost", 23_480, 26_532),
    denominator=Part("leads", 1_000, 1_100),
)


@told(
    {
        TICKETS: {
            "Ticket sales fell by $59,980 – or 12.0% – in April.": ACCEPTED,
            "Ticket sales fell by $59,980 – or 13.0% – in April.": WITHHELD,
            "Ticket sales fell by $59,980 – or $441,840 – in April.": WITHHELD,
            "April was 12.0% down on March.": ACCEPTED,
            "April was 12.0% up on March.": WITHHELD,
            "There was a drop in ticket sales of $59,980.": ACCEPTED,
            "There was a drop in ticket sales of $441,840.": WITHHELD,
            "Ticket sales: $501,820 → $441,840 (Δ −$59,980)": ACCEPTED,
            "Ticket sales: $501,820 → $441,840 (Δ +$59,980)": WITHHELD,
            "Ticket sales did not match those of March.": ACCEPTED,
        },
        RENEWALS: {
            "The renewal rate fell by 6.5%; in absolute terms, 3.8 points.": ACCEPTED,
            "The renewal rate fell by 6.5%; in absolute terms, 6.5 points.": WITHHELD,
            "The renewal rate fell by 6.5%; in absolute terms, 54.2%.": WITHHELD,
            "Renewal rate: 54.2% in Q2 vs 58.0% in Q1, −3.8 points": ACCEPTED,
            "Renewal rate: 54.2% in Q2 vs 58.0% in Q1, +3.8 points": WITHHELD,
            "Renewed plans made up 54.2% of all expiring plans in Q2, down from 58.0%.": ACCEPTED,
            "Renewed plans made up 54.2% of all expiring plans in Q2, down from 59.0%.": WITHHELD,
            "The renewal rate, 58.0% in the first quarter, was 54.2% in the second.": ACCEPTED,
            "The renewal rate, 54.2% in the first quarter, was 58.0% in the second.": WITHHELD,
            "Expiring plans rose 20.0%, outpacing the 12.2% growth in renewed plans.": ACCEPTED,
            "Expiring plans rose 20.0%, outpacing the 12.2% drop in renewed plans.": WITHHELD,
            "Expiring plans rose 12.2%, trailing the 20.0% growth in renewed plans.": WITHHELD,
        },
        VISITS: {
            "Visits were lower in April than in March, at 7,310 and 8,120 respectively.": ACCEPTED,
            "Visits were lower in April than in March, at 8,120 and 7,310 respectively.": WITHHELD,
            "Visits came to 7,310, marking a decline of 810.": ACCEPTED,
            "Visits came to 7,310, marking a rise of 810.": WITHHELD,
        },
        WAITS: {
            "Week 19 was better than week 18.": ACCEPTED,
            "Week 19 was worse than week 18.": WITHHELD,
        },
        LEADS: {
            "The cost of a lead rose by €0.64.": ACCEPTED,
            "The cost of a lead fell by €0.64.": WITHHELD,
            "Per-lead cost came to €24.12.": ACCEPTED,
        },
    }
)
def test_the_same_movement_in_another_measure(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
