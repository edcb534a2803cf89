"""Durations: who waits, what slows down, and percentages that can only be shares."""

from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        WAITS: {
            "Callers waited 6.2 minutes less.": ACCEPTED,
            "Callers waited 6.2 minutes longer.": WITHHELD,
            "Callers waited 7.2 minutes less.": WITHHELD,
            "Technical replied faster.": ACCEPTED,
            "Billing replied faster.": WITHHELD,
            "The speed-up came from Technical.": ACCEPTED,
            "The slowdown came from Technical.": WITHHELD,
        },
        VISITS: {
            "Visitors waited less.": WITHHELD,
            "The slowdown came from Lindau.": WITHHELD,
        },
    }
)
def test_words_for_durations_are_for_durations(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        WAITS: {
            "Billing grew from 40% to 50% of calls. Technical fell from 60% to 50%.": ACCEPTED,
            "Billing grew from 40% to 50% of calls. Technical fell from 60% to 45%.": WITHHELD,
            "Billing grew from 40% to 50% of calls. Technical rose from 60% to 50%.": WITHHELD,
            "The mix shifted, with Technical going from 60% to 50%.": ACCEPTED,
            "The mix shifted, with Technical going from 60% to 57%.": WITHHELD,
            "Technical fell from 60% to 50%.": WITHHELD,
        },
        TICKETS: {"Harbour fell from 60% to 50%.": WITHHELD},
    }
)
def test_a_percentage_of_a_duration_is_a_share(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
