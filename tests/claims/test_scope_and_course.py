"""Words that say for whom else, how often and since when a claim holds."""

from insight.claims import check_text
from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Only Uplands grew among the regions.": ACCEPTED,
            "Only one region grew.": ACCEPTED,
            "All but one region fell.": ACCEPTED,
            "Just Harbour fell.": WITHHELD,
            "The decline was confined to Harbour.": WITHHELD,
            "The decline came from Harbour only.": WITHHELD,
            "Harbour alone explains the whole decline.": WITHHELD,
            "Nobody gained.": WITHHELD,
            "All down.": WITHHELD,
            "Several regions grew.": WITHHELD,
            "Sales fell across all regions.": WITHHELD,
            "Uplands contributed to the decline.": WITHHELD,
            "Valley contributed to the decline.": ACCEPTED,
            "Harbour, the only declining region, lost $50,140.": WITHHELD,
        },
        VISITS: {
            "Visits fell across all sites.": ACCEPTED,
            "Visits fell at Lindau only.": WITHHELD,
        },
    }
)
def test_scope_is_held_to_every_other_segment(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour fell, and so did Valley.": ACCEPTED,
            "Harbour fell, and so did Uplands.": WITHHELD,
            "Harbour fell; likewise Uplands.": WITHHELD,
            "Harbour fell, unlike Valley.": WITHHELD,
            "Unlike Harbour, Uplands grew.": ACCEPTED,
            "Not even Uplands grew.": WITHHELD,
            "Uplands joined the decline.": WITHHELD,
            "Harbour fell by the same amount as Valley.": WITHHELD,
            "Harbour fell most, followed by Valley.": ACCEPTED,
            "Harbour fell most, followed by Islands.": WITHHELD,
            "Uplands gained more than Valley lost.": WITHHELD,
            "Harbour lost its lead.": WITHHELD,
        },
    }
)
def test_what_is_said_of_others_in_passing_is_read(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales fell again.": WITHHELD,
            "Ticket sales fell further.": WITHHELD,
            "Ticket sales fell for the third month in a row.": WITHHELD,
            "Ticket sales fell to a new low.": WITHHELD,
            "Ticket sales fell every week in April.": WITHHELD,
            "Ticket sales fell 12.0% in March.": WITHHELD,
            "Ticket sales fell 12.0% in April.": ACCEPTED,
            "Two months earlier, sales were $501,820.": WITHHELD,
            "The decline accelerated.": WITHHELD,
            "April beat March.": WITHHELD,
            "March beat April.": ACCEPTED,
        },
        RENEWALS: {
            "The renewal rate fell 3.8 points from Q2 to Q1.": WITHHELD,
            "The renewal rate fell 3.8 points from Q1 to Q2.": ACCEPTED,
            "The mix effect was negligible.": WITHHELD,
        },
    }
)
def test_two_periods_show_no_more_than_one_step(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


def test_a_segment_that_heads_a_sentence_governs_no_other_segment():
    assert check_text("Ticket sales fell", "In Harbour, Valley fell by $14,890.", TICKETS) == "subject"


@told(
    {
        TICKETS: {
            "Harbour did not grow, nor did Valley.": ACCEPTED,
            "Harbour did not grow, nor did Uplands.": WITHHELD,
            "Uplands grew, nor did Harbour.": WITHHELD,
            "Harbour did not grow. Neither did Islands.": ACCEPTED,
            "Harbour did not grow. Neither did Uplands.": WITHHELD,
            "Harbour fell. So did Islands.": ACCEPTED,
            "Harbour came to $151,320. So did Uplands.": WITHHELD,
            "Harbour lost $50,140. So did Islands.": WITHHELD,
            "Harbour lost $50,140, and so did Islands.": WITHHELD,
            "Harbour did not grow; Uplands did.": ACCEPTED,
            "Harbour did not grow; Valley did.": WITHHELD,
            "Web did not fall; the other two channels did, by $53,840 and $12,320.": ACCEPTED,
            "Web did not fall; the other two channels did, by $53,840 and $13,320.": WITHHELD,
            "Phone did not fall; the other two channels did.": WITHHELD,
        },
        WAITS: {
            "Billing is the one desk that did not get faster.": ACCEPTED,
            "Technical is the one desk that did not get faster.": WITHHELD,
        },
    }
)
def test_did_goes_on_with_the_verb_before(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
