"""A segment beside the average, and words that stay true only of the metric as it is defined."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict

GROSS = replace(TICKETS, metric="gross_profit", label="Gross profit", also_called=("gross margin",))


@told(
    {
        WAITS: {
            "Technical takes longer than average.": ACCEPTED,
            "Billing takes longer than average.": WITHHELD,
            "Billing takes less time than average.": ACCEPTED,
            "Technical takes less time than average.": WITHHELD,
            "Billing is faster than average.": ACCEPTED,
            "Technical is faster than average.": WITHHELD,
            "The average wait was below average.": WITHHELD,
            "Technical calls take about 1.3 times as long as Billing calls.": ACCEPTED,
            "Technical calls take about twice as long as Billing calls.": WITHHELD,
            "Billing calls take about 1.3 times as long as Technical calls.": WITHHELD,
        },
        RENEWALS: {
            "Basic renews below average.": ACCEPTED,
            "Campus renews below average.": WITHHELD,
            "Campus renews above average.": ACCEPTED,
            "Basic is lower than average.": ACCEPTED,
            "Team is lower than average.": WITHHELD,
            "The renewal rate is lower than average.": WITHHELD,
        },
        TICKETS: {"Harbour is above average.": WITHHELD, "Islands sold more than average.": WITHHELD},
    }
)
def test_a_segment_beside_the_average(facts, text, verdicts):
    """Only a ratio has one: a sum would need another."""
    assert verdict(facts, text) in verdicts


@told(
    {
        GROSS: {"Gross profit fell by 12.0%.": ACCEPTED, "Net profit fell by 12.0%.": WITHHELD},
        VISITS: {"Registered visits fell.": WITHHELD},
        TICKETS: {
            "Web, up 2.6%, remains ahead of both others.": ACCEPTED,
            "Counter, down 29.7%, remains ahead of both others.": WITHHELD,
            "Two of the three channels fell, with Web well ahead of the others (+2.6%).": ACCEPTED,
            "Two of the three channels fell, with Phone well ahead of the others (−15.3%).": WITHHELD,
        },
        WAITS: {
            "Billing rose in a week of ordinary variation.": ACCEPTED,
            "Billing rose in a week of unusual variation.": WITHHELD,
        },
    }
)
def test_what_is_said_in_passing(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
