"""Words that single one out, or tell by how much it outdoes another, beside a statement that holds without them."""

from __future__ import annotations

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Harbour fell alone.": WITHHELD,
            "Uplands alone grew.": ACCEPTED,
            "Harbour alone lost $50,140.": ACCEPTED,
            "Counter alone drags ticket sales lower.": WITHHELD,
            "Harbour took all the losses.": WITHHELD,
            "Valley suffered all the losses.": WITHHELD,
            "Web gained weight.": ACCEPTED,
            "Phone gained all the weight.": WITHHELD,
            "Harbour had the only effect.": WITHHELD,
            "Harbour made the only contribution to the decline.": WITHHELD,
            "Islands weighs heavily on the total.": WITHHELD,
            "Islands strongly affects the total.": WITHHELD,
            "Harbour had the larger loss of the three.": WITHHELD,
            "Harbour is far larger than Valley.": WITHHELD,
            "Harbour is far larger than Islands.": ACCEPTED,
            "The losses only just outweighed the gain of $8,880 in Uplands.": WITHHELD,
            "The losses outweighed the gain of $8,880 in Uplands.": ACCEPTED,
            "Web Harbour sales fell.": WITHHELD,
            "Lost-Harbour sales fell by $50,140.": WITHHELD,
            "Fewer ticket sales regions.": WITHHELD,
            "Harbour fell by a quarter and Phone by a seventh.": ACCEPTED,
            "Harbour fell by a quarter and Phone to a seventh.": WITHHELD,
            "All channels became equally higher.": WITHHELD,
        },
        RENEWALS: {
            "The mix effect weighs slightly more than the rate effect.": WITHHELD,
            "The mix effect weighs far more than the rate effect.": ACCEPTED,
            "Team's contribution is purely a rate effect.": WITHHELD,
            "Rate and mix both lowered the rate.": WITHHELD,
            "Campus lost share to Team.": WITHHELD,
            "Campus lost share to Basic.": ACCEPTED,
            "Campus alone has a lower share.": WITHHELD,
            "Basic's renewal rate makes up 55% of the total.": WITHHELD,
            "Basic customers renew more and more often.": WITHHELD,
            "In Q1, 55.0% of the expiring plans were Basic.": WITHHELD,
            "In Q1, 40.0% of the expiring plans were Basic.": ACCEPTED,
            "In Q2, more than half of the expiring plans were Basic.": ACCEPTED,
            "In Q1, most of the expiring plans were Basic.": WITHHELD,
        },
        WAITS: {
            "Technical's contribution is purely a rate effect.": WITHHELD,
            "This shift alone lowered the average wait by 6.2 minutes.": WITHHELD,
            "Fewer answers: the average wait fell by 6.2 minutes.": WITHHELD,
            "The average Technical wait fell.": ACCEPTED,
            "Callers waited less at Technical.": ACCEPTED,
            "Callers waited less at Billing.": WITHHELD,
            "Callers waited less at both desks.": WITHHELD,
            "No caller waited more than 36.1 minutes.": WITHHELD,
            "The average Billing wait fell.": WITHHELD,
        },
    }
)
def test_one_of_several(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales fell by $59,980, or 12.0% in relative terms.": ACCEPTED,
            "Ticket sales fell by 12.0% in absolute terms.": WITHHELD,
            "Ticket sales fell by $59,980 in relative terms.": WITHHELD,
            "The data do not show why ticket sales did not fall.": WITHHELD,
            "The note mentions a pier closed for repairs elsewhere.": WITHHELD,
            "The note mentions that repairs have ended since 9 April 2026.": WITHHELD,
            "The note says that the pier was closed in all regions.": WITHHELD,
        },
        VISITS: {
            "Visits fell by about a tenth, most at Lindau.": ACCEPTED,
            "Visits fell by about a tenth, most at Bregenz.": WITHHELD,
            "Visits became cheaper.": WITHHELD,
        },
        RENEWALS: {
            "The rate fell by 3.8 points, or 6.5% in relative terms.": ACCEPTED,
            "The rate fell by 3.8 points, or 6.5% in absolute terms.": WITHHELD,
        },
    }
)
def test_terms_and_notes(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "There are three channels.": ACCEPTED,
            "There are four channels.": WITHHELD,
            "The data contain no figures for channels.": WITHHELD,
            "The data contain only regions.": WITHHELD,
            "The data do not include April.": WITHHELD,
            "The data contain no explanation for the decline in Harbour.": ACCEPTED,
            "The note is not related to Harbour.": WITHHELD,
            "The note does not concern the pier.": WITHHELD,
            "Harbour sold 151,320 tickets.": WITHHELD,
            "Harbour sold $151,320.": ACCEPTED,
            "12.0% fewer tickets were sold.": WITHHELD,
        }
    }
)
def test_what_the_facts_hold(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
