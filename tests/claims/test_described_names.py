"""What is said of a name in passing: its rank in an apposition, in a relative clause, in another period."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        RENEWALS: {
            "Expiring plans shifted towards Basic, which has the lowest renewal rate (41.9%).": ACCEPTED,
            "Expiring plans shifted towards Basic, which has the highest renewal rate (41.9%).": WITHHELD,
            "Expiring plans shifted towards Basic, which has the lowest renewal rate (61.1%).": WITHHELD,
            "The mix shifted away from Campus, which has the highest renewal rate (79.6%).": ACCEPTED,
            "The mix shifted away from Campus, which has the lowest renewal rate (79.6%).": WITHHELD,
            "A larger share of expiring plans came from Basic, the plan with the lowest renewal rate.": ACCEPTED,
            "A smaller share of expiring plans came from Basic.": WITHHELD,
            "A larger share of expiring plans came from Campus.": WITHHELD,
            "Fewer expiring plans came from Campus.": ACCEPTED,
            "Fewer expiring plans came from Basic.": WITHHELD,
            "Basic stands at 41.9%, the lowest renewal rate of all three plans.": ACCEPTED,
            "Basic stands at 41.9%, the highest renewal rate of all three plans.": WITHHELD,
            "Basic stands at 41.9%, the lowest renewal rate of all four plans.": WITHHELD,
            "Team stands at 61.1%, the lowest renewal rate of all three plans.": WITHHELD,
            "Renewal rate fell because Basic, the plan with the lowest rate, gained weight.": ACCEPTED,
            "Renewal rate fell because Campus, the plan with the lowest rate, gained weight.": WITHHELD,
        },
        WAITS: {
            "Technical, the slower desk a week earlier, improved from 50.2 to 40.9 minutes.": ACCEPTED,
            "Technical, the slowest desk a week earlier, improved by 9.3 minutes.": ACCEPTED,
            "Billing, the slowest desk a week earlier, rose by 0.9 minutes.": WITHHELD,
        },
        TICKETS: {
            "Web, the largest channel in March, is also the largest in April.": ACCEPTED,
            "Counter, the largest channel in March, fell by 29.7%.": WITHHELD,
            "Valley, the largest region in March, fell by 9.9%.": WITHHELD,
        },
        VISITS: {
            "In March, Lindau was the largest site.": ACCEPTED,
        },
    }
)
def test_a_rank_in_passing(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
