"""What two plain statements say together: each may be true, and what they say of one another false."""

from __future__ import annotations

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Web gained what Phone lost.": WITHHELD,
            "What Counter lost, Web gained.": WITHHELD,
            "Web gained the amount that Phone lost.": WITHHELD,
            "Uplands lagged behind Harbour in growth.": WITHHELD,
            "Compared with Valley, Harbour is smaller.": WITHHELD,
            "Compared with Valley, Harbour is larger.": ACCEPTED,
            "Harbour stood at $151,320, Valley's above it.": WITHHELD,
            "Harbour stood at $151,320, Valley's below it.": ACCEPTED,
            "By size, Harbour comes first, followed by Islands.": WITHHELD,
            "By size, Harbour comes first, followed by Valley and Uplands.": ACCEPTED,
            "By size, Web comes first, followed by Phone and Counter.": WITHHELD,
            "Phone changed the least.": WITHHELD,
            "Islands changed the least.": ACCEPTED,
            "The least change was in Uplands.": WITHHELD,
            "Harbour lost $50,140, Valley $14,890 and Islands $3,830, $68,860 in all.": ACCEPTED,
            "Harbour lost $50,140, Valley $14,890 and Islands $3,830, $59,980 in all.": WITHHELD,
        },
        VISITS: {
            "Lindau lost 480, Bregenz 180 and Konstanz 150, 810 in all.": ACCEPTED,
            "Lindau lost 480 and Bregenz 180, 810 in all.": WITHHELD,
            "Lindau lost 480 and Bregenz 180, in all 660.": ACCEPTED,
            "810 visits are due to Bregenz.": WITHHELD,
            "Of the fall, 18 a day is due to Bregenz.": WITHHELD,
        },
        RENEWALS: {
            "All plans renewed more often.": WITHHELD,
            "Both plans renewed more often.": WITHHELD,
            "Basic renewed more often.": ACCEPTED,
            "Team's rate is 61.1%, with Campus's above it.": ACCEPTED,
            "Team's rate is 61.1%, with Basic's above it.": WITHHELD,
            "Team changed the least.": WITHHELD,
            "Campus changed the least.": ACCEPTED,
        },
    }
)
def test_two_at_once(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        WAITS: {
            "The decline came mainly from the rates.": ACCEPTED,
            "The decline came from the rates, not from the mix.": WITHHELD,
            "The decline was driven by the rate effect, not the desk mix.": WITHHELD,
            "The decline came from the rates alone.": WITHHELD,
            "The decline is not due to mix.": WITHHELD,
            "Most of the decline came from the rates, not from the mix.": ACCEPTED,
            "Rates drove the decline, not mix.": WITHHELD,
        },
        RENEWALS: {
            "The decline came from the mix, not from the rates.": ACCEPTED,
            "The rate effect, not the mix effect, drove the decline.": WITHHELD,
            "The renewal rate fell slightly.": WITHHELD,
            "The renewal rate is slightly lower at 54.2%.": WITHHELD,
            "The renewal rate fell to 54.2%.": ACCEPTED,
        },
    }
)
def test_one_effect_and_not_the_other(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "In dollar terms, Harbour lost the most.": ACCEPTED,
            "In euro terms, Harbour lost the most.": WITHHELD,
            "Ticket sales fell by 12.0% in yen.": WITHHELD,
            "Ticket sales fell by 12.0% in percentage points.": WITHHELD,
            "Ticket sales fell in minutes.": WITHHELD,
            "Past ticket sales fell by $59,980.": WITHHELD,
            "Total ticket sales fell by $59,980.": ACCEPTED,
            "Naturally, Harbour lost the most.": WITHHELD,
            "It is well known that Harbour lost the most.": WITHHELD,
            "Needless to say, Harbour lost the most.": WITHHELD,
            "Notably, Harbour lost the most.": ACCEPTED,
        },
        VISITS: {
            "In money terms, Lindau lost the most.": WITHHELD,
            "In absolute terms, Lindau lost the most.": ACCEPTED,
        },
    }
)
def test_what_is_said_beside_a_finding(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
