"""True sentences, and the same sentences with one word, name or figure put wrong."""

from __future__ import annotations

import dataclasses

import pytest

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, USUAL, VISITS, WAITS, WITHHELD, told, verdict

QUIET = dataclasses.replace(TICKETS, noise=USUAL)


@told(
    {
        TICKETS: {
            "Ticket sales fell beyond their usual variation.": ACCEPTED,
            "Ticket sales rose beyond their usual variation.": WITHHELD,
            "Ticket sales fell by more than normal variation.": ACCEPTED,
            "Ticket sales rose by more than normal variation.": WITHHELD,
            "Ticket sales finished below their March level.": ACCEPTED,
            "Ticket sales finished above their March level.": WITHHELD,
            "The decline lies outside normal variation.": ACCEPTED,
            "The growth lies outside normal variation.": WITHHELD,
            "The decline lies outside abnormal variation.": WITHHELD,
            "Half of the decline is more than Islands lost.": WITHHELD,
            "Harbour makes up more than half of the decline.": ACCEPTED,
            "Harbour makes up more than half of the rise.": WITHHELD,
            "Uplands' growth offset part of the losses in Harbour and Valley.": ACCEPTED,
            "Uplands' growth offset part of the gains in Harbour and Valley.": WITHHELD,
            "Harbour's growth offset part of the losses in Valley.": WITHHELD,
        },
        WAITS: {
            "The average wait went down from 42.2 to 36.1 minutes.": ACCEPTED,
            "The average wait climbed from 42.2 to 36.1 minutes.": WITHHELD,
            "The average wait was 36.1 minutes, down from 42.2.": ACCEPTED,
            "The average wait was 36.1 minutes, up from 42.2.": WITHHELD,
            "The drop from 42.2 to 36.1 minutes is usual.": ACCEPTED,
            "The growth from 42.2 to 36.1 minutes is usual.": WITHHELD,
        },
    }
)
def test_the_way_it_went(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The decline was led by Harbour.": ACCEPTED,
            "The decline was led by Islands.": WITHHELD,
            "The decline was led by Harbour and Valley.": ACCEPTED,
            "The decline was led by Harbour and Islands.": WITHHELD,
            "Harbour accounts for the larger part of the decline.": ACCEPTED,
            "Harbour more than accounts for the decline of $59,980.": WITHHELD,
            "Islands accounts for the decline of $59,980.": WITHHELD,
            "Harbour lost $50,140, which is less than the whole decline of $59,980.": ACCEPTED,
            "Harbour lost $50,140, which is more than the whole decline of $59,980.": WITHHELD,
            "Harbour accounts for more than four fifths of April's $60.0K decline.": ACCEPTED,
            "Harbour accounts for more than four fifths of April's $50.1K decline.": WITHHELD,
            "Ticket sales fell because the new seats were small.": WITHHELD,
            "Of the decline of $59,980, $50,140 came from Harbour.": ACCEPTED,
            "Of the decline of $59,980, $59,980 came from Harbour.": WITHHELD,
            "Ticket sales fell as customers stayed away.": WITHHELD,
            "Ticket sales fell 12.0%, in line with the market.": WITHHELD,
            "Ticket sales underperformed.": WITHHELD,
            "Ticket sales edged down.": WITHHELD,
            "Islands edged down by 6.4%.": ACCEPTED,
            "Mix was not the reason.": WITHHELD,
        }
    }
)
def test_how_much_of_the_change_it_was(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Three regions fell and one grew.": ACCEPTED,
            "Two regions fell and two fell.": WITHHELD,
            "Harbour is the largest of the four.": ACCEPTED,
            "Harbour is the largest of the five.": WITHHELD,
            "Uplands grew; the other three fell.": ACCEPTED,
            "Uplands grew; the other two fell.": WITHHELD,
            "The gap between the three regions narrowed.": WITHHELD,
            "Ticket sales fell 12.0% month over month.": ACCEPTED,
            "Ticket sales fell 12.0% week over month.": WITHHELD,
            "Ticket sales were 12.0% lower than in the next month.": WITHHELD,
            "Ticket sales fell in the second year.": WITHHELD,
        },
        VISITS: {
            "Lindau had 480 visits fewer than in March.": ACCEPTED,
            "Fewer Lindau visits, fewer Bregenz visits.": ACCEPTED,
            "More Lindau visits, more Bregenz visits.": WITHHELD,
            "Visits fell by 2026.": WITHHELD,
            "Visits went from 8,120 in March 2026 to 7,310 in April 2026.": ACCEPTED,
        },
    }
)
def test_counts_and_times(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "The renewal rate fell from 58.0% to 54.2%.": ACCEPTED,
            "The renewal mix fell from 58.0% to 54.2%.": WITHHELD,
            "The mix fell from 58.0% to 54.2%.": WITHHELD,
            "The overall mix went down.": WITHHELD,
            "Basic, with a rate of 41.9%, grew from 40% to 55% of expiring plans.": ACCEPTED,
            "Basic, with a rate of 55%, grew from 40% to 55% of expiring plans.": WITHHELD,
            "Basic went from 40% to 55% of expiring plans.": ACCEPTED,
            "Basic went from 41.9% to 55% of expiring plans.": WITHHELD,
            "Basic took a larger share of expiring plans (40% → 55%).": ACCEPTED,
            "Basic took a smaller share of expiring plans (40% → 55%).": WITHHELD,
            "The rates outside the plans improved.": WITHHELD,
            "Basic (41.9%) and Team (61.1%) renewed more often than before.": ACCEPTED,
            "Basic (61.1%) and Team (61.1%) renewed more often than before.": WITHHELD,
            "Renewals per customer fell to 54.2%.": WITHHELD,
        },
        WAITS: {
            "Billing is the faster of the two desks at 31.2 minutes.": ACCEPTED,
            "Technical is the faster of the two desks at 40.9 minutes.": WITHHELD,
            "Billing is the fastest desk at 31.2 minutes.": ACCEPTED,
            "Technical is the fastest desk at 40.9 minutes.": WITHHELD,
        },
    }
)
def test_rates_shares_and_mix(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The note says that the pier was closed in Harbour; this may be related.": ACCEPTED,
            "The note says that the pier was closed in Valley; this may be related.": WITHHELD,
            "The note mentions three piers in Harbour, which may be related.": WITHHELD,
            "The note mentions 9 piers and 2 ships, which may be related.": WITHHELD,
            "The pier closure may be related, but the data cannot confirm it.": ACCEPTED,
            "The pier closure may be related, and the data can confirm it.": WITHHELD,
            "The data does not say why Harbour fell.": ACCEPTED,
            "The data does say why Harbour fell.": WITHHELD,
            "The data does not say why Harbour rose.": WITHHELD,
            "The reasons are not part of the data.": ACCEPTED,
            "The reasons are part of the data.": WITHHELD,
            "The closure may have contributed to the decline in Harbour.": ACCEPTED,
            "The closure may have contributed to the rise in Harbour.": WITHHELD,
        },
        QUIET: {
            "Whether it matters cannot be seen here, as the change is within normal variation.": ACCEPTED,
            "Whether it matters cannot be seen here, as the change is outside normal variation.": WITHHELD,
            "The decline of $59,980 is no more than usual variation.": ACCEPTED,
            "The decline of $59,980 is no less than usual variation.": WITHHELD,
        },
    }
)
def test_what_stands_beside_the_note(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


def test_a_direction_in_the_label_is_no_name():
    sign_ups = dataclasses.replace(VISITS, metric="sign_ups", label="Sign-ups", also_called=())
    assert verdict(sign_ups, "Sign-ups are down by 810.") == ACCEPTED
    assert verdict(sign_ups, "Sign-ups are up by 810.") != ACCEPTED


@pytest.mark.parametrize("text", ["These gains came to $68,860.", "Those gains came to $68,860."])
def test_what_these_point_back_to(text):
    before = "Harbour fell by $50,140, Valley by $14,890 and Islands by $3,830."
    assert verdict(TICKETS, f"{before} {text}") != ACCEPTED
