"""What is added up, left over, put back in or works the other way."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, divided, told, verdict

OPPOSED = replace(
    RENEWALS,
    segments=divided("plan", {"Basic": ((1_600, 4_000), (2_310, 6_600)), "Campus": ((4_200, 6_000), (4_199, 5_400))}),
)
"""More Basic plans, of which fewer are renewed, and fewer Campus plans, of which more are."""
LIST = "Harbour: −$50,140; Valley: −$14,890; Islands: −$3,830; Uplands: +$8,880."


@told(
    {
        TICKETS: {
            "Without Uplands, they would have fallen by $68,860; including Uplands, they fell by $59,980.": ACCEPTED,
            "Without Uplands, they would have fallen by $68,860; including Uplands, they fell by $68,860.": WITHHELD,
            "Without Harbour, the fall would have been $9,840 instead of $59,980.": ACCEPTED,
            "Without Harbour, the total would have been $290,520 instead of $441,840.": ACCEPTED,
            "The fall would have been $9,840 without Harbour, not $59,980.": ACCEPTED,
            "Without Harbour, the fall would have been $9,840, not $50,140.": WITHHELD,
            "Without Harbour, the total would have been $290,520, not $501,820.": WITHHELD,
            "Without Harbour, the fall would have been $9,840 instead of $50,140.": WITHHELD,
            "Without Harbour, the fall would have been $14,890 instead of $59,980.": WITHHELD,
            "Without Harbour, the total would have been $290,520 instead of $501,820.": WITHHELD,
            "With Uplands included, the fall is $59,980.": ACCEPTED,
            "With Uplands included, the fall is $68,860.": WITHHELD,
            "Without Uplands's increase, the total would have been $8,880 lower.": ACCEPTED,
            "Without Uplands's increase, the total would have been $8,880 higher.": WITHHELD,
            "Without Uplands's increase, the total would have been $3,830 lower.": WITHHELD,
            "Thanks to Web and Uplands, the total fell by only 12.0%.": WITHHELD,
            "Because of Harbour and Counter, ticket sales overall fell by 12.0%.": ACCEPTED,
            "Because of Harbour and Counter, ticket sales overall fell by 24.9%.": WITHHELD,
        }
    }
)
def test_the_whole_with_a_segment_is_the_whole(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour and Uplands net out at −$41,260.": ACCEPTED,
            "Harbour and Uplands net out at −$50,140.": WITHHELD,
            "Three regions lost $68,860 together, one gained $8,880; the balance is −$59,980.": ACCEPTED,
            "Three regions lost $68,860 together, one gained $8,880; the balance is −$50,140.": WITHHELD,
            "Valley and Islands hold 43% of ticket sales, 30.5% and 12.8% respectively.": ACCEPTED,
            "Valley and Islands hold 43% of ticket sales, 12.8% and 30.5% respectively.": WITHHELD,
            "Valley and Islands hold 53% of ticket sales, 30.5% and 12.8% respectively.": WITHHELD,
            "Harbour accounts for 83.6% of the decline; Uplands works in the other direction (−14.8%).": ACCEPTED,
            "Harbour accounts for 83.6% of the decline; Uplands works in the other direction (−24.8%).": WITHHELD,
            "Harbour accounts for 83.6% of the decline; Islands works in the other direction (−6.4%).": WITHHELD,
        },
        RENEWALS: {
            "In Q1, 5,800 renewed plans came from 10,000 expiring plans.": ACCEPTED,
            "In Q1, 5,800 renewed plans came from 12,000 expiring plans.": WITHHELD,
            "In Q1, 6,509 renewed plans came from 10,000 expiring plans.": WITHHELD,
        },
        WAITS: {
            "Changes within desks explain −4.7 minutes; shifts between desks account for the remaining −1.5.": ACCEPTED,
            "Changes within desks explain −4.7 minutes; shifts between desks account for the remaining −6.2.": WITHHELD,
            "Changes within desks explain −1.5 minutes; shifts between desks account for the remaining −4.7.": WITHHELD,
            "There were 6,160 fewer minutes waited, or nearly 103 hours.": ACCEPTED,
            "There were 6,160 fewer minutes waited, or nearly 128 hours.": WITHHELD,
            "Faster everywhere but at Billing.": ACCEPTED,
            "Slower everywhere but at Billing.": WITHHELD,
            "Faster everywhere but at Technical.": WITHHELD,
        },
    }
)
def test_sums_and_what_is_left_of_them(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour is the largest region, a position that it held in March.": ACCEPTED,
            "Harbour is the largest region, a position that Valley held in March.": WITHHELD,
            "Uplands is the biggest gainer among the regions.": ACCEPTED,
            "Harbour is the biggest gainer among the regions.": WITHHELD,
            "Harbour is the biggest loser among the regions.": ACCEPTED,
            "Valley is the biggest loser among the regions.": WITHHELD,
            "The only gainer among the regions was Uplands.": ACCEPTED,
            "The only gainer among the regions was Harbour.": WITHHELD,
            "Uplands is a loser.": WITHHELD,
        }
    }
)
def test_who_gained_and_who_held_a_place(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The decline came from two of the three channels.": ACCEPTED,
            "The decline came from all three channels.": WITHHELD,
            "The decline did not come from two of the three channels.": WITHHELD,
            "The decline came from two of the three channels, Counter and Phone.": ACCEPTED,
            "The decline came from two of the three channels, Counter and Web.": WITHHELD,
            "The decline is located in three of the four regions.": ACCEPTED,
            "The decline is located in two of the four regions.": WITHHELD,
            "Harbour fell, driven by two of the three channels.": WITHHELD,
            f"{LIST} The first two sum to −$65,030.": ACCEPTED,
            f"{LIST} The first two sum to −$59,980.": WITHHELD,
            f"{LIST} The first three fell.": ACCEPTED,
            f"{LIST} The first three rose.": WITHHELD,
            "Harbour and Valley lost nearly equal amounts.": WITHHELD,
        },
        VISITS: {
            "The decline came from all three sites.": ACCEPTED,
            "The decline came from two of the three sites.": WITHHELD,
        },
        OPPOSED: {
            "Campus plans shrink.": ACCEPTED,
            "Basic plans shrink by 10%.": WITHHELD,
            "Basic is the lowest plan and growing.": ACCEPTED,
            "Campus is the lowest plan and growing.": WITHHELD,
        },
    }
)
def test_in_how_many_it_lies_and_who_they_are(facts, text, verdicts):
    """A segment of a ratio that grows may be one of which there are more."""
    assert verdict(facts, text) in verdicts
