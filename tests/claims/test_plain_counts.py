"""Plain sentences on a count, with a segment that is new, one that is gone and one that stood still."""

from __future__ import annotations

import pytest

from insight.facts import Facts
from tests.claims.scenes import ACCEPTED, REAL, WEEK_18, WEEK_19, added_up, verdict

PARCELS = Facts(
    metric="parcels",
    label="Parcels",
    kind="additive",
    unit="count",
    grain="week",
    previous_period=WEEK_18,
    current_period=WEEK_19,
    previous_value=9_400,
    current_value=8_310,
    polarity="up",
    segments=added_up(
        "depot",
        {
            "Hull": (4_100, 3_290),
            "Leith": (2_600, 2_310),
            "Dover": (1_900, 2_080),
            "Truro": (0, 150),
            "Wick": (320, 0),
            "Kirk": (480, 480),
        },
    )
    + added_up("size", {"Small": (6_200, 5_300), "Large": (3_200, 3_010)}),
    noise=REAL,
)
"""A fall of 1,090 or 11.6 %: Truro is new, Wick is gone, Kirk did not change."""

TRUE = [
    # Nothing at all, in one of the periods.
    "Truro recorded 150 parcels after having none the week before.",
    "Truro recorded no parcels in week 18.",
    "Wick, which had 320 parcels in week 18, recorded none in week 19.",
    "Wick went from 320 parcels to none.",
    "Truro went from no parcels to 150.",
    "There were no parcels from Truro the week before.",
    "Kirk recorded no change.",
    # A change with its percentage, and behind it the part of the whole change.
    "Hull fell by 810 parcels (19.8%), accounting for 74% of the decline.",
    "Hull accounted for most of the decline, falling by 810 (19.8%) to 3,290.",
    "By size, small parcels accounted for the bulk of the decline, with parcels down 900 (14.5%).",
    "Hull contributed 810 parcels (74%) to the decline.",
    # Who has most of them.
    "Hull remains the most used depot with 3,290 parcels.",
    "Hull is the most popular depot.",
    # Lists with figures in brackets against each other.
    "Parcels fell, with losses in Hull (-810) and Leith (-290) outweighing gains in Dover (+180) and Truro (+150).",
    "The losses in Hull and Leith exceeded the gains in Dover and Truro.",
    # Who comes next.
    "Hull was responsible for most of the decrease, losing 810 parcels, followed by Wick with 320 fewer.",
    "Wick lost 320 parcels, followed by Leith with 290.",
    # Every other one, behind a clause that names one.
    "While small parcels fell by 900, every other size fell by 190.",
    # A segment as one of its kind.
    "Truro was the only segment with none in week 18.",
    "Kirk was the only segment that did not change.",
    "By size, all segments declined.",
    "Hull saw the largest decline of any segment.",
    "Small parcels saw the largest drop among all segments.",
    "By depot, three of the six segments declined.",
    "Every segment except Dover, Truro and Kirk declined.",
    # The most of all.
    "Hull fell by 810 parcels, the most of any depot.",
    "Hull fell the most of any depot.",
    # So much more than before, though nothing is told that it adds to.
    "Dover saw an additional 180 parcels.",
    "Dover contributed an additional 180 parcels and Truro an additional 150.",
    # Beside the change of the whole.
    "Hull and Leith together lost 1,100 parcels, more than the overall decline of 1,090.",
    "Hull and Leith fell by 1,100 together, exceeding the total decline.",
    "Hull declined by 19.8%, exceeding the overall decline of 11.6%.",
    "Hull fell 19.8%, faster than the overall decline of 11.6%.",
    "Large parcels fell 5.9%, a smaller decline than the overall decline of 11.6%.",
]
FALSE = [
    "Kirk recorded no parcels.",
    "Kirk had zero parcels.",
    "Kirk recorded none in week 19.",
    "Truro recorded no parcels in week 19.",
    "Leith recorded 2,310 parcels after having none the week before.",
    "Wick recorded none in week 18.",
    "There were no parcels from Wick the week before.",
    "Leith went from no parcels to 150.",
    "Hull fell by 810 parcels (74.3%), accounting for 74% of the decline.",
    "Hull fell by 810 parcels (19.8%), accounting for 20% of the decline.",
    "Hull contributed 810 parcels (19.8%) to the decline.",
    "Hull accounted for 810 of the lost parcels (19.8%).",
    "Leith remains the most used depot with 2,310 parcels.",
    "Dover is the most popular depot.",
    "Kirk is the least popular depot.",
    "Parcels fell, with gains in Dover (+180) and Truro (+150) outweighing losses in Hull (-810) and Leith (-290).",
    "The gains in Dover and Truro exceeded the losses in Hull and Leith.",
    "Hull was responsible for most of the decrease, losing 810 parcels, followed by Leith with 290 fewer.",
    "Hull lost 810 parcels, followed by Leith.",
    "While Hull fell by 810 parcels, every other depot declined.",
    "While Hull fell by 810 parcels, every other depot grew.",
    "Dover was the only segment to grow.",
    "By depot, all segments declined.",
    "Leith saw the largest decline of any segment.",
    "Large parcels saw the largest drop among all segments.",
    "Parcels fell across all segments.",
    "By depot, four of the six segments declined.",
    "Every segment except Dover declined.",
    "Hull was the only group to decline.",
    "Leith fell by 290 parcels, the most of any depot.",
    "Leith fell the most of any depot.",
    "Dover saw an additional 2,080 parcels.",
    "Leith saw an additional 290 parcels.",
    "Hull fell by an additional 810 parcels.",
    "Hull and Wick together lost 1,130 parcels, less than the overall decline of 1,090.",
    "Hull lost 810 parcels, more than the overall decline of 1,090.",
    "Hull declined by 810, exceeding the total decline of 1,090.",
    "Hull declined by 810, exceeding the overall decline.",
    "Leith declined by 11.2%, exceeding the overall decline of 11.6%.",
    "Leith fell 11.2%, faster than the overall decline of 11.6%.",
    "Large parcels fell 5.9%, a larger decline than the overall decline of 11.6%.",
]


@pytest.mark.parametrize("text", TRUE)
def test_plain_sentences_on_a_count_are_read(text):
    assert verdict(PARCELS, text) == ACCEPTED


@pytest.mark.parametrize("text", FALSE)
def test_false_neighbours_are_refused(text):
    assert verdict(PARCELS, text) != ACCEPTED
