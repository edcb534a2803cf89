"""What is counted behind a name, and shares and sides that go on in the next words."""

from dataclasses import replace

from tests.claims.scenes import (
    ACCEPTED,
    RENEWALS,
    TICKETS,
    VISITS,
    WAITS,
    WITHHELD,
    added_up,
    divided,
    effects,
    told,
    verdict,
)

LINES = divided("line", {"Chat": ((4_800, 800), (6_600, 1_200)), "Phone": ((37_410, 200), (29_450, 800))})
SITES = replace(
    VISITS,
    previous_value=9_700,
    current_value=9_710,
    segments=added_up(
        "site",
        {"Lindau": (3_900, 4_000), "Bregenz": (2_510, 2_460), "Konstanz": (1_710, 1_660), "Arbon": (1_580, 1_590)},
    ),
)
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


PUNCTUAL = replace(RENEWALS, metric="punctuality", label="Punctuality")


@told(
    {
        PUNCTUAL: {
            "Campus is the most punctual plan.": ACCEPTED,
            "Basic is the most punctual plan.": WITHHELD,
            "Basic is the least punctual plan.": ACCEPTED,
            "Team is the least punctual plan.": WITHHELD,
            "The most punctual plan is Team.": WITHHELD,
        },
    }
)
def test_the_adjective_of_the_metric_ranks(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour ($151,320) and Valley ($134,910) each ended lower than in March.": ACCEPTED,
            "Harbour ($151,320) and Uplands ($99,130) each ended lower than in March.": WITHHELD,
            "Three regions fell, Valley by $14,890; the other two grew.": WITHHELD,
            "One channel grew, by $6,180; the other two fell.": ACCEPTED,
        },
        SITES: {
            "Two of the four sites grew, Lindau from 3,900 to 4,000; the other two lost 50 visits each.": ACCEPTED,
            "Two of the four sites grew, Lindau from 3,900 to 4,000; the other two lost 60 visits each.": WITHHELD,
            "Two of the four sites grew, Lindau from 3,900 to 4,000; the other two gained.": WITHHELD,
            "Bregenz and Konstanz fell, each by 50 visits.": ACCEPTED,
            "Bregenz and Konstanz fell, each by 60 visits.": WITHHELD,
            "Bregenz and Arbon fell, each by 50 visits.": WITHHELD,
            "Two of the four sites fell, Konstanz by 50; the other two grew.": ACCEPTED,
        },
    }
)
def test_each_of_those_listed_and_the_others_of_those_counted(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
