"""Who stands ahead of whom and when, by how far, how often, and what a shift between two did."""

from tests.claims.scenes import ACCEPTED, BASKETS, RENEWALS, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Harbour was $51,660 ahead of Valley in March.": ACCEPTED,
            "Harbour was $16,410 ahead of Valley in March.": WITHHELD,
            "Harbour is $16,410 ahead of Valley.": ACCEPTED,
            "Valley was ahead of Harbour in March.": WITHHELD,
            "Harbour is the largest region by a wide margin.": ACCEPTED,
            "Valley is the largest region by a wide margin.": WITHHELD,
            "Harbour alone lost more than all other regions put together.": ACCEPTED,
            "Valley alone lost more than all other regions put together.": WITHHELD,
            "The second-largest decline, $14,890, was recorded in Valley.": ACCEPTED,
            "The second-largest decline, $50,140, was recorded in Harbour.": WITHHELD,
            "The largest decline, $50,140, was recorded in Valley.": WITHHELD,
            "Had it not been for Harbour, ticket sales would have fallen by only $9,840.": ACCEPTED,
            "Had it not been for Uplands, ticket sales would have fallen by only $9,840.": WITHHELD,
            "Harbour's sales fell by almost 25%, more than twice the overall rate of decline.": ACCEPTED,
            "Harbour's sales fell by almost 25%, more than three times the overall rate of decline.": WITHHELD,
        },
        VISITS: {
            "Konstanz is by far the largest site.": WITHHELD,
        },
    }
)
def test_who_is_ahead_and_how_far(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "Campus plans are renewed almost twice as often as Basic plans.": ACCEPTED,
            "Campus plans are renewed three times as often as Basic plans.": WITHHELD,
            "Basic plans are renewed almost twice as often as Campus plans.": WITHHELD,
            "Of 12,000 expiring plans, 6,509 were renewed.": ACCEPTED,
            "Of 12,000 expiring plans, 5,800 were renewed.": WITHHELD,
            "Of 12,000 expiring plans, 12,000 were renewed.": WITHHELD,
            "The shift towards Basic cost 4.9 points.": ACCEPTED,
            "The shift towards Campus cost 4.9 points.": WITHHELD,
            "The shift towards Basic cost 3.8 points.": WITHHELD,
            "The shift towards Basic added 4.9 points.": WITHHELD,
            "The shift from Campus to Basic took 4.9 points off the rate.": ACCEPTED,
            "The shift from Basic to Campus took 4.9 points off the rate.": WITHHELD,
        },
        BASKETS: {
            "A basket was worth €24.12 on average.": ACCEPTED,
            "A customer was worth €24.12 on average.": WITHHELD,
        },
    }
)
def test_parts_of_a_ratio_and_shifts_between_them(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
