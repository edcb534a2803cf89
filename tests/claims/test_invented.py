"""Nothing is told that the facts do not hold, however plausible."""

from tests.claims.scenes import ACCEPTED, BASKETS, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Ticket sales fell short of the target.": WITHHELD,
            "Ticket sales missed the plan by $59,980.": WITHHELD,
            "Ticket sales were below budget.": WITHHELD,
            "Ticket sales are lower than planned.": WITHHELD,
            "Ticket sales fell, as expected.": WITHHELD,
            "Ticket sales fell below the threshold of $450,000.": WITHHELD,
            "This is worse than the industry average.": WITHHELD,
            "Competitors lost less.": WITHHELD,
            "The market fell by 5%.": WITHHELD,
            "The goal was $500,000.": WITHHELD,
            "Ticket sales reached 88% of the target.": WITHHELD,
        },
        WAITS: {
            "The average wait is within the agreed 40 minutes.": WITHHELD,
            "The average wait beat the goal.": WITHHELD,
        },
    }
)
def test_targets_and_benchmarks(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales will fall further in May.": WITHHELD,
            "Ticket sales are expected to recover.": WITHHELD,
            "Ticket sales are likely to fall again.": WITHHELD,
            "Ticket sales could reach $380,000 in May.": WITHHELD,
            "Ticket sales should stabilise.": WITHHELD,
            "At this pace, ticket sales reach zero within a year.": WITHHELD,
            "If the decline continues, May brings $381,860.": WITHHELD,
            "The outlook is poor.": WITHHELD,
            "A recovery is in sight.": WITHHELD,
            "Consider raising prices by 5%.": WITHHELD,
            "We recommend closing Harbour.": WITHHELD,
            "Harbour needs attention.": WITHHELD,
            "Harbour should be supported with $10,000.": WITHHELD,
        },
    }
)
def test_forecasts_and_advice(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Profit fell too.": WITHHELD,
            "Margins shrank.": WITHHELD,
            "The number of visitors fell.": WITHHELD,
            "Prices rose.": WITHHELD,
            "Customer satisfaction suffered.": WITHHELD,
            "Box office fell by $59,980.": ACCEPTED,
            "Revenue per visitor fell by $59,980.": WITHHELD,
            "Average ticket sales fell by $59,980.": WITHHELD,
            "Online ticket sales fell by $59,980.": WITHHELD,
            "Ticket sales to families fell by $59,980.": WITHHELD,
            "Refunds rose by $59,980.": WITHHELD,
            "Other ticket sales fell by 12.0%.": WITHHELD,
            "Some ticket sales fell by 12.0%.": WITHHELD,
            "Ticket sales per day fell by 12.0%.": WITHHELD,
            "Daily ticket sales fell by 12.0%.": WITHHELD,
            "Ticket sales fell by 12.0% in real terms.": WITHHELD,
            "Ticket sales fell by 12.0% at constant prices.": WITHHELD,
            "Ticket sales fell by 12.0%, net of refunds.": WITHHELD,
        },
        VISITS: {
            "7,310 people came.": WITHHELD,
            "Visitors fell by 810.": WITHHELD,
            "First visits fell by 810.": WITHHELD,
            "Revenue fell by 810.": WITHHELD,
            "Visits from abroad fell by 810.": WITHHELD,
        },
        BASKETS: {
            "Revenue rose by 2.7%.": WITHHELD,
            "Prices rose by 2.7%.": WITHHELD,
            "The median basket rose by 2.7%.": WITHHELD,
            "The average basket rose in all regions.": WITHHELD,
        },
        RENEWALS: {
            "Churn rose by 3.8 points.": WITHHELD,
            "Cancellations rose.": WITHHELD,
            "The upgrade rate fell by 3.8 points.": WITHHELD,
        },
        WAITS: {
            "The longest wait was 36.1 minutes.": WITHHELD,
            "The median wait was 36.1 minutes.": WITHHELD,
            "The total wait fell by 6.2 minutes.": WITHHELD,
        },
    }
)
def test_other_metrics(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "North fell by $50,140.": WITHHELD,
            "The Lakes region fell.": WITHHELD,
            "Kiosk sales fell by $12,320.": WITHHELD,
            "Harbour East fell by $50,140.": WITHHELD,
            "Harbour's Counter sales fell by $50,140.": WITHHELD,
            "Harbour fell on Counter.": WITHHELD,
            "Younger visitors bought fewer tickets.": WITHHELD,
            "A fifth region fell too.": WITHHELD,
        },
        VISITS: {"Friedrichshafen fell by 480.": WITHHELD},
        WAITS: {"The Sales desk fell by 9.3 minutes.": WITHHELD},
        BASKETS: {"North rose by 64 cents.": WITHHELD},
    }
)
def test_other_segments(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "In April 2025, ticket sales were higher.": WITHHELD,
            "In April 2025, ticket sales were $501,820.": WITHHELD,
            "Ticket sales are lower than a year ago.": WITHHELD,
            "Ticket sales fell 12.0% on April 2025.": WITHHELD,
            "2026 is a weak year.": WITHHELD,
            "In February, ticket sales were higher.": WITHHELD,
        },
        RENEWALS: {"The renewal rate is below that of Q2 2025.": WITHHELD},
    }
)
def test_other_years_and_periods(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales fell by 12.0% and then by 3%.": WITHHELD,
            "Ticket sales fell by 12.0%, of which 4 points in Web.": WITHHELD,
            "Ticket sales fell by 12.0% (95% confidence).": WITHHELD,
            "Ticket sales fell by 12.0% in 17 towns.": WITHHELD,
            "Ticket sales fell by 12.0% with a standard error of 2%.": WITHHELD,
            "The 3 largest customers left.": WITHHELD,
        },
    }
)
def test_figures_from_nowhere(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
