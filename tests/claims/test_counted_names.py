"""What is counted behind a name, and shares and sides that go on in the next words."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WAITS, WITHHELD, divided, effects, told, verdict

LINES = divided("line", {"Chat": ((4_800, 800), (6_600, 1_200)), "Phone": ((37_410, 200), (29_450, 800))})
CHATS = replace(WAITS, segments=LINES, effects=effects(LINES), previous_value=42.21, current_value=18.025)


@told(
    {
        CHATS: {
            "Chat calls rose.": ACCEPTED,
            "Chat calls fell.": WITHHELD,
            "The number of chat calls rose by half, from 800 to 1,200.": ACCEPTED,
            "The number of chat calls rose by a third, from 800 to 1,200.": WITHHELD,
            "The number of chat calls fell.": WITHHELD,
        },
        WAITS: {
            "Technical is the slowest desk with 40.9 minutes.": ACCEPTED,
            "Billing is the slowest desk with 31.2 minutes.": WITHHELD,
        },
    }
)
def test_what_is_counted_of_a_segment_has_its_own_direction(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "Basic made up 40% of expiring plans in Q1; in Q2 it was more than half.": ACCEPTED,
            "Basic made up 40% of expiring plans in Q1; in Q2 it was less than half.": WITHHELD,
        },
        TICKETS: {
            "Harbour lost $50,140, more than offsetting the gains in Uplands ($8,880).": ACCEPTED,
            "Web gained $6,180, more than offsetting the losses in Counter (−$53,840) and Phone (−$12,320).": WITHHELD,
        },
    }
)
def test_what_goes_on(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
