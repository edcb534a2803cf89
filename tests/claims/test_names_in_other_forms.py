"""A segment may be named in a usual other form, and no other segment may be."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, TICKETS, WITHHELD, added_up, told, verdict

SEATS = replace(
    TICKETS,
    segments=added_up(
        "ticket type",
        {
            "Walk-in": (201_460, 151_320),
            "Day pass": (149_800, 134_910),
            "Guest": (90_250, 99_130),
            "Early bird": (60_310, 56_480),
        },
    )
    + added_up("booking channel", {"Direct": (239_870, 246_050), "Travel agencies": (262_000, 195_790)})
    + added_up("country", {"Spain": (301_820, 241_840), "Swiss box": (200_000, 200_000)}),
)


@told(
    {
        SEATS: {
            "Walk-ins lost $50,140.": ACCEPTED,
            "Walk ins fell to $151,320.": ACCEPTED,
            "Day passes fell to $134,910.": ACCEPTED,
            "Sales to guests rose to $99,130.": ACCEPTED,
            "Direct bookings rose by $6,180.": ACCEPTED,
            "Travel agency bookings fell by $66,210.": ACCEPTED,
            "Bookings via travel agencies fell by $66,210.": ACCEPTED,
            "The agencies lost $66,210.": ACCEPTED,
            "Spanish sales fell by $59,980.": ACCEPTED,
            "Walk-outs lost $50,140.": WITHHELD,
            "Week passes fell to $134,910.": WITHHELD,
            "Sales to members rose to $99,130.": WITHHELD,
            "Group bookings rose by $6,180.": WITHHELD,
            "Bookings rose by $6,180.": WITHHELD,
            "Bookings via the website fell by $66,210.": WITHHELD,
            "Direct bookings fell by $66,210.": WITHHELD,
            "The operators lost $66,210.": WITHHELD,
            "French sales fell by $59,980.": WITHHELD,
        },
    }
)
def test_segments_in_other_forms(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Web contributed $6,180 (2.6%).": ACCEPTED,
            "Harbour contributed -$50,140 (83.6%) to the fall.": ACCEPTED,
            "Web contributed $6,180 (55.7%).": WITHHELD,
            "Uplands added $8,880 (22.4%).": WITHHELD,
        },
    }
)
def test_a_bracket_behind_a_contribution_is_no_share_of_the_whole(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


CLAIMS = replace(
    TICKETS,
    also_called=("takings from events",),
    segments=added_up(
        "line of business",
        {"Theatre": (201_460, 151_320), "Events": (149_800, 134_910), "Account": (150_560, 155_610)},
    ),
)


@told(
    {
        CLAIMS: {
            "Two of the three lines of business fell.": ACCEPTED,
            "Three of the three lines of business fell.": WITHHELD,
            "Theatre had the largest decline of the three lines.": ACCEPTED,
            "Events had the largest decline of the three lines.": WITHHELD,
            "Theatre accounts for most of the decline.": ACCEPTED,
            "Events accounts for most of the decline.": WITHHELD,
        },
    }
)
def test_a_dimension_of_several_words_and_a_name_that_is_a_verb(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
