"""What some lost, told as one sum and set against what others gained."""

from __future__ import annotations

from insight.facts import Facts
from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Uplands made up for about an eighth of the $68,860 lost in the other three regions.": ACCEPTED,
            "Uplands won back $8,880 of the $68,860 lost elsewhere.": ACCEPTED,
            "Losses of $68,860 in Harbour, Valley and Islands were barely dented by Uplands' gain of $8,880.": ACCEPTED,
            "The $53,840 lost at Counter dwarfed the $6,180 gained by Web.": ACCEPTED,
            "Web's rise ($6,180) was too small to make up for the $66,160 lost at Counter and Phone.": ACCEPTED,
            "Web gained $6,180, recovering less than a tenth of the $66,160 lost by the other two channels.": ACCEPTED,
            "Gains of $8,880 stood against losses of $68,860.": ACCEPTED,
            "A gain of $8,880 in Uplands partly offset declines of $14,890 in Valley and $3,830 in Islands.": ACCEPTED,
            "Uplands made up for about a quarter of the $68,860 lost in the other three regions.": WITHHELD,
            "Uplands made up for about an eighth of the $86,860 lost in the other three regions.": WITHHELD,
            "Uplands made up for about an eighth of the $68,860 lost in the other two regions.": WITHHELD,
            "Uplands won back $6,180 of the $68,860 lost elsewhere.": WITHHELD,
            "Uplands won back $8,880 of the $59,980 lost elsewhere.": WITHHELD,
            "Losses of $68,860 in Harbour, Valley and Uplands were barely dented by Islands' gain of $8,880.": WITHHELD,
            "Losses of $68,860 in Harbour, Valley and Islands were wiped out by Uplands' gain of $8,880.": WITHHELD,
            "The $6,180 gained by Web dwarfed the $53,840 lost at Counter.": WITHHELD,
            "The $53,840 lost at Counter dwarfed the $12,320 gained by Phone.": WITHHELD,
            "Web's increase ($6,180) compensated for the combined drop of $66,160 at Counter and Phone.": WITHHELD,
            "Web's rise ($6,180) was too small to compensate for the drop of $66,160 at Counter.": WITHHELD,
            "Web gained $6,180, recovering half of the $66,160 lost by the other two channels.": WITHHELD,
            "Gains of $8,880 stood against losses of $59,980.": WITHHELD,
            "Losses of $8,880 stood against gains of $68,860.": WITHHELD,
            "A gain of $8,880 in Uplands partly offset declines of $14,890 in Islands and $3,830 in Valley.": WITHHELD,
        },
        VISITS: {
            "Lindau's loss of 480 visits outweighed the 330 lost at the other two sites.": WITHHELD,
            "The 480 visits lost at Lindau were offset by gains of 330 elsewhere.": WITHHELD,
        },
    }
)
def test_one_sum_is_set_against_another(facts: Facts, text: str, verdicts: set[str]) -> None:
    """Both sums, who they are of, and how much of the one the other made up for are held against the facts."""
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour fell. The $8,880 gained by Uplands offset little of the $68,860 lost elsewhere.": ACCEPTED,
            "Uplands won back $8,880 of the $68,860 lost elsewhere, leaving ticket sales $59,980 lower.": ACCEPTED,
            "Uplands won back $8,880 of the $68,860 lost elsewhere, leaving ticket sales $68,860 lower.": WITHHELD,
            "Uplands won back $8,880 of the $68,860 lost elsewhere, and Web fell.": WITHHELD,
        },
    }
)
def test_the_rest_of_the_sentence_is_read_as_ever(facts: Facts, text: str, verdicts: set[str]) -> None:
    """What stands in front of and behind such a clause is held against the facts by the other readers."""
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Phone lost $12,320, half of which Web won back.": ACCEPTED,
            "Valley lost $14,890, most of which Uplands recovered.": ACCEPTED,
            "Uplands gained $8,880, all of which Valley offset.": ACCEPTED,
            "Phone lost $12,320, most of which Web won back.": ACCEPTED,
            "Phone lost $12,320, a quarter of which Web won back.": WITHHELD,
            "Phone lost $12,320, all of which Web won back.": WITHHELD,
            "Valley lost $14,890, most of which Islands recovered.": WITHHELD,
            "Harbour lost $50,140, most of which Uplands recovered.": WITHHELD,
        },
    }
)
def test_a_part_of_a_loss_is_won_back(facts: Facts, text: str, verdicts: set[str]) -> None:
    """Who won it back went the other way, by the part that is told."""
    assert verdict(facts, text) in verdicts
