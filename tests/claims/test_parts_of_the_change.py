"""What a segment is told to have given to the change of the whole, and what worked against it."""

from __future__ import annotations

from insight.facts import Facts
from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Harbour contributed $50,140 to the decline.": ACCEPTED,
            "Valley added $14,890 to the decline.": ACCEPTED,
            "Islands contributed $3,830 to the fall, or 6.4% of the net change.": ACCEPTED,
            "Counter was responsible for $53,840 of the drop.": ACCEPTED,
            "Uplands contributed $8,880 to the decline.": WITHHELD,
            "Uplands was responsible for $8,880 of the drop.": WITHHELD,
            "Uplands accounts for $8,880 of the decline.": WITHHELD,
            "Uplands made a contribution of $8,880 to the fall.": WITHHELD,
            "Web delivered $6,180 of the losses.": WITHHELD,
            "Islands contributed $3,830 to the increase.": WITHHELD,
        }
    }
)
def test_what_went_the_other_way_gave_nothing_to_the_change(facts: Facts, text: str, verdicts: set[str]) -> None:
    """A figure that is right is no part of a movement that went the other way."""
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour drives the $59,980 decline in ticket sales.": ACCEPTED,
            "Harbour is behind the decline.": ACCEPTED,
            "The driver of the decline was Harbour.": ACCEPTED,
            "The decline is concentrated in Harbour.": ACCEPTED,
            "Harbour explains the bulk of the drop.": ACCEPTED,
            "Valley drives the $59,980 decline in ticket sales.": WITHHELD,
            "Valley is behind the decline.": WITHHELD,
            "Valley is the reason for the decline.": WITHHELD,
            "The driver of the decline was Valley.": WITHHELD,
            "The decline is concentrated in Valley and Islands.": WITHHELD,
            "Valley is behind virtually the whole decline.": WITHHELD,
            "Islands delivered the bulk of the drop.": WITHHELD,
        },
        VISITS: {
            "Lindau is the source of most of the drop.": ACCEPTED,
            "Bregenz is the source of most of the drop.": WITHHELD,
        },
    }
)
def test_whoever_is_behind_the_change_has_a_large_part_in_it(facts: Facts, text: str, verdicts: set[str]) -> None:
    """With no figure beside it, "the driver" is one that nobody had a larger part than, or nearly so."""
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The decline was partly offset by Uplands.": ACCEPTED,
            "Uplands cushioned the decline.": ACCEPTED,
            "The drop in ticket sales was dampened by Web.": ACCEPTED,
            "Valley's loss of $14,890 falls well short of the net decline.": ACCEPTED,
            "The decline was partly offset by Islands.": WITHHELD,
            "Islands cushioned the decline.": WITHHELD,
            "The drop in ticket sales was dampened by Phone.": WITHHELD,
            "Uplands' gain was partly offset by Web.": WITHHELD,
            "The drop was partly offset by a decrease in Islands.": WITHHELD,
        },
    }
)
def test_what_softens_a_change_went_against_it(facts: Facts, text: str, verdicts: set[str]) -> None:
    """Nothing that went the way of the whole made up for a part of it."""
    assert verdict(facts, text) in verdicts
