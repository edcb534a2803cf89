"""The change divided into its parts, and a part of it told twice."""

from __future__ import annotations

from insight.facts import Facts
from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        VISITS: {
            "The drop of 810 is made up of 480 in Lindau, 180 in Bregenz and 150 in Konstanz.": ACCEPTED,
            "Of the 810 lost visits, 480 were in Lindau and 180 in Bregenz.": ACCEPTED,
            "Of the decline, 59% fell on Lindau and the remaining 41% on the others.": ACCEPTED,
            "Lindau's share of the drop is 59.3%, that of Bregenz 22.2%.": ACCEPTED,
            "The drop breaks down into 480 visits lost at Lindau and 330 lost elsewhere.": ACCEPTED,
            "The drop of 810 is made up of 480 in Lindau and 180 in Bregenz.": WITHHELD,
            "The drop of 810 is made up of 480 in Lindau, 150 in Bregenz and 180 in Konstanz.": WITHHELD,
            "The drop of 801 is made up of 480 in Lindau, 180 in Bregenz and 150 in Konstanz.": WITHHELD,
            "The rise of 810 is made up of 480 in Lindau, 180 in Bregenz and 150 in Konstanz.": WITHHELD,
            "Of the 810 additional visits, 480 were in Lindau and 180 in Bregenz.": WITHHELD,
            "Of the 810 lost visits, 480 were in Bregenz and 180 in Lindau.": WITHHELD,
            "Of the decline, 59% fell on Bregenz and the remaining 41% on the others.": WITHHELD,
            "Lindau's share of the drop is 46.8%, that of Bregenz 22.2%.": WITHHELD,
            "The drop breaks down into 480 visits lost at Lindau and 330 gained elsewhere.": WITHHELD,
        },
        TICKETS: {
            "The drop of $59,980 is net of a gain of $8,880 in Uplands.": ACCEPTED,
            "The decline splits into −$53,840 at Counter, −$12,320 at Phone and +$6,180 on the Web.": ACCEPTED,
            "The drop of $59,980 is net of a loss of $3,830 in Islands.": WITHHELD,
            "The drop of $59,980 is net of a gain of $6,180 in Uplands.": WITHHELD,
            "The decline splits into −$53,840 at Counter, −$12,320 at Phone and −$6,180 on the Web.": WITHHELD,
            "The decline was split evenly between Counter (−$53,840) and Phone (−$12,320).": WITHHELD,
        },
    }
)
def test_the_change_is_divided_into_its_parts(facts: Facts, text: str, verdicts: set[str]) -> None:
    """Every part holds, and those that are said to make up the change add up to it."""
    assert verdict(facts, text) in verdicts


@told(
    {
        VISITS: {
            "Lindau accounts for 480 of the 810 lost visits (59.3%), Bregenz 180 (22.2%).": ACCEPTED,
            "Lindau contributed 59.3% of the drop, i.e. 480 visits.": ACCEPTED,
            "Lindau contributed the most, 480 visits.": ACCEPTED,
            "Nearly all of the drop came from two sites, Lindau (−480) and Bregenz (−180).": WITHHELD,
            "More than 80% of the drop came from two sites, Lindau (−480) and Bregenz (−180).": ACCEPTED,
            "More than 80% of the drop came from two sites, Bregenz (−180) and Konstanz (−150).": WITHHELD,
            "More than 80% of the drop came from three sites, Lindau (−480) and Bregenz (−180).": WITHHELD,
            "Lindau contributed 59.3% of the drop, i.e. 180 visits.": WITHHELD,
            "Lindau contributed 59.3% of the drop, i.e. 420 visits.": WITHHELD,
            "Bregenz contributed the most, 180 visits.": WITHHELD,
        },
        TICKETS: {
            "Counter delivered $53,840 of the $59,980 decline (89.8%).": ACCEPTED,
            "Most of the decline came from Counter and Phone.": ACCEPTED,
            "Counter delivered $53,840 of the $59,980 decline (29.7%).": WITHHELD,
            "Most of the decline came from Phone and Web.": WITHHELD,
        },
    }
)
def test_a_part_of_the_change_is_told_twice(facts: Facts, text: str, verdicts: set[str]) -> None:
    """An amount and its share of the change both hold, whichever comes first."""
    assert verdict(facts, text) in verdicts
