"""Turns of phrase that texts seldom take, each with a true sentence beside the false one where there is one."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, added_up, told, verdict


@told(
    {
        TICKETS: {
            "Only Web outpaced the overall growth.": ACCEPTED,
            "Harbour outpaced the overall decline.": ACCEPTED,
            "Islands outpaced the overall decline.": "comparison",
            "Harbour is below the overall ticket sales.": "comparison",
            "Harbour's drop was steeper than Valley's.": ACCEPTED,
            "Valley's drop was steeper than Harbour's.": "comparison",
            "Harbour was hit worse than Valley.": ACCEPTED,
            "Valley was hit worse than Harbour.": "comparison",
            "Harbour has a larger share than Valley.": ACCEPTED,
            "Harbour and Valley are the larger regions.": ACCEPTED,
            "Harbour's decline is within the total decline.": ACCEPTED,
            "Harbour lost $50,140, like Valley.": WITHHELD,
            "Harbour fell, just as in Uplands.": "comparison",
            "Web had the larger increase.": ACCEPTED,
            "Sales fell, with Counter ahead.": ACCEPTED,
            "Sales fell, with Valley ahead.": "comparison",
            "Harbour and Valley are the same size.": "comparison",
            "Sales fell equally.": "comparison",
            "Harbour fell by $50,140. Valley fell by the same amount.": "comparison",
            "The largest positive change was in Uplands.": ACCEPTED,
            "The largest positive change was in Harbour.": "comparison",
            "Harbour and Valley, the two regions with the highest ticket sales, fell.": ACCEPTED,
            "Harbour and Valley, the two channels with the highest ticket sales, fell.": "subject",
        },
        RENEWALS: {
            "Campus is about 1.5 times the overall rate.": ACCEPTED,
            "Campus is about twice the overall rate.": "number",
            "Campus outpaced the overall 54.2%.": ACCEPTED,
            "Campus trails the overall 54.2%.": "comparison",
            "Basic's share rose to 55%, putting it ahead of Team.": ACCEPTED,
            "Campus's share fell to 20%, putting it ahead of Team.": "comparison",
            "Basic had a smaller share than Campus.": "comparison",
            "Campus was more busy than in Q1.": WITHHELD,
            "There is a wide range from 41.9% in Basic to 79.6% in Campus.": "judgement",
            "Basic renewed than average.": WITHHELD,
        },
        VISITS: {"There is a wide range from 1,560 in Konstanz to 3,420 in Lindau.": ACCEPTED},
    }
)
def test_one_thing_beside_another(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The change of $59,980 is the sum of Harbour (-$50,140) and the rest (-$9,840).": ACCEPTED,
            "The change of $59,980 is the sum of Harbour (-$40,140) and the rest (-$19,840).": "number",
            "The decline of $59,980 consists of a $50,140 drop at Harbour and a $9,840 drop elsewhere.": ACCEPTED,
            "The decline of $59,980 consists of a $40,140 drop at Harbour and a $19,840 drop elsewhere.": WITHHELD,
            "The decline consists of $50,140 in Harbour, $50,140 in Harbour and $9,840 elsewhere.": "subject",
            "The decline consists of Harbour (-$50,140), Harbour (-$50,140) and the rest (-$9,840).": "subject",
            "The decline consists of $50,140 in Harbour and $9,840 elsewhere and sales rose.": WITHHELD,
            "Harbour's share of the decline was $50,140.": ACCEPTED,
            "Harbour contributed 25% to the decline.": WITHHELD,
            "Valley contributed 25% to the decline.": ACCEPTED,
            "The loss of $14,890 in Valley was largely offset by the gain of $8,880 in Uplands.": ACCEPTED,
            "The loss of $3,830 in Islands was largely offset by the gain of $8,880 in Uplands.": "comparison",
            "The loss of $14,890 in Valley was offset 60% and 40% by the gain of $8,880 in Uplands.": "number",
            "Valley lost $14,890, some of which Uplands won back.": ACCEPTED,
            "Islands lost $3,830, some of which Uplands won back.": "comparison",
            "$50,140 lost ticket sales at Harbour were offset by $8,880 at Uplands.": ACCEPTED,
            "Uplands fell well short of making up for Harbour.": ACCEPTED,
            "Sales were dragged down by Uplands.": "cause",
            "Sales were lifted by Harbour.": "cause",
            "Some channels grew, led by Web.": ACCEPTED,
            "Two channels fell, led by Phone.": "cause",
            "Uplands contributed $8,880 to the increase in sales.": "direction",
            "Harbour slowed the decline.": "direction",
            "Islands brought ticket sales down by $59,980.": "cause",
            "The decline was not driven by Islands.": ACCEPTED,
            "The change was partly offset by Uplands.": ACCEPTED,
            "The change was offset by Harbour.": "direction",
            "Uplands rose, partly offsetting the decline in three regions.": ACCEPTED,
            "Mix was the driver.": WITHHELD,
            "The reason is the mix.": WITHHELD,
            "With Harbour being left out, sales fell by $9,840.": ACCEPTED,
            "With Harbour left out sales fell by $9,840.": WITHHELD,
        },
        RENEWALS: {
            "41.9% of Basic plans were renewed.": ACCEPTED,
            "55% of Basic plans were renewed.": "number",
            "The rate shifted.": WITHHELD,
            "Outside the plans, the rate fell.": WITHHELD,
            "Campus fell entirely because its rate fell.": "cause",
            "Team and Campus have most expiring plans.": ACCEPTED,
            "Mix mattered as much as rates.": "comparison",
            "Mix is a small cause of the fall.": "judgement",
        },
    }
)
def test_parts_of_a_change(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Uplands grew. It was the only one.": ACCEPTED,
            "Harbour fell. It was the only one.": "comparison",
            "Sales fell, and all fell.": "comparison",
            "In April, nobody gained.": "comparison",
            "There was no gain anywhere.": "comparison",
            "Most regions fell; the exception was Uplands, Valley fell.": ACCEPTED,
            "Uplands is one of the regions that fell.": "direction",
            "Harbour is one of the regions that fell.": ACCEPTED,
            "Some regions did not grow.": WITHHELD,
            "Three regions fell slightly.": "judgement",
            "Harbour did not just fall, it lost $50,140.": ACCEPTED,
            "Not just Harbour but also Valley fell.": ACCEPTED,
            "Harbour (all regions) fell.": "subject",
            "3 of the 4 regions fell.": ACCEPTED,
            "2 of the 4 regions fell.": "comparison",
            "The same decline was seen at Harbour.": ACCEPTED,
            "Three regions fell, in Counter (-$53,840).": ACCEPTED,
        },
        VISITS: {
            "No gain was seen anywhere.": ACCEPTED,
            "Nobody gained.": ACCEPTED,
            "Two of the three lost visits.": "comparison",
            "Some sites did not grow.": ACCEPTED,
            "All sites fell slightly.": "judgement",
        },
    }
)
def test_how_many_did_so(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Sales fell in the first month of Q2 2026.": ACCEPTED,
            "Sales fell in the second month of Q2 2026.": "period",
            "Sales fell in April, the first week of Q2.": "period",
            "Sales fell the next month.": "period",
            "Sales fell by $59,980 monthly.": WITHHELD,
            "Sales lost $59,980 on April 2026.": "period",
            "Sales fell by a few.": "number",
            "Sales fell by single figures.": WITHHELD,
            "It was an exceptional month.": "judgement",
            "Sales fell in line with Harbour.": WITHHELD,
            "Plus fell.": "invented",
            "Harbour fell more than Valley Plus.": "invented",
            "Valley fell by another roughly $14,890.": "number",
        },
        VISITS: {"Visits fell to 7,310 items.": ACCEPTED},
        RENEWALS: {
            "In the quarter from April to June, the rate was 54.2%.": ACCEPTED,
            "In the quarter from January to March, the rate was 54.2%.": "period",
        },
        WAITS: {
            "The wait was 36.1 minutes, 0.85 times per call.": WITHHELD,
            "The fall does not stand out from extraordinary day-to-day fluctuation.": WITHHELD,
            "This lies within the abnormal range of variation.": WITHHELD,
        },
        replace(WAITS, label="First response time"): {"The second response time fell.": "metric"},
    }
)
def test_when_and_how_much(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "The mix moved towards low-rate plans.": ACCEPTED,
            "The mix moved away from low-rate plans.": "direction",
            "A shift of expiring plans towards low-rate plans lowered the rate.": ACCEPTED,
            "A shift in expiring plans towards high-rate plans lowered the rate.": "direction",
            "Plans with a low rate weigh more.": ACCEPTED,
            "High-rate plans weigh more.": "direction",
        },
    }
)
def test_what_the_mix_leaned_to(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The pier closure may explain why the share of Islands rose.": ACCEPTED,
            "The pier closure may explain why the share of Uplands fell.": "direction",
            "One April event may be related to the fall.": ACCEPTED,
            "The pier closure could be linked to it, but can be established from these figures.": "cause",
        },
        replace(TICKETS, noise=None): {
            "The fall may be related to the pier closure, as it lies outside normal variation.": WITHHELD,
            "The fall lies outside normal variation.": WITHHELD,
        },
    }
)
def test_what_is_said_beside_the_note(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


RISEN = replace(
    VISITS,
    previous_value=7_310,
    current_value=7_900,
    segments=added_up("site", {"Lindau": (3_420, 3_900), "Bregenz": (2_330, 2_510), "Konstanz": (1_560, 1_490)}),
)
"""A rise of 590, with a fall in Konstanz."""


@told(
    {
        RISEN: {
            "The biggest drag was Konstanz.": ACCEPTED,
            "The largest detractor was Lindau.": "comparison",
        }
    }
)
def test_what_held_a_rise_back(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
