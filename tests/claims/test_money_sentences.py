"""Sums of money in the plainest words: each true sentence is read, and its false neighbours are not."""

from __future__ import annotations

import pytest

from tests.claims.scenes import ACCEPTED, TICKETS, verdict

TRUE = [
    # the percentage behind what somebody moved by, whatever part that was of the whole
    "Valley also contributed to the decline, with a decrease of $14,890 (9.9%).",
    "Harbour accounted for most of the decline, falling by $50,140 (24.9%).",
    "Harbour accounted for most of the decline, with sales down $50,140 (24.9%).",
    "Harbour was the biggest contributor, with sales down $50,140 (24.9%).",
    "Harbour contributed $50,140 (83.6%) to the decline.",
    "Harbour's decline of $50,140 (24.9%) accounted for most of the drop.",
    # another's figure behind "compared to"
    "Harbour fell by 24.9%, compared to 9.9% for Valley.",
    "Harbour fell by 24.9%, compared to only 9.9% in Valley.",
    "Harbour fell by $50,140 compared to $14,890 for Valley.",
    "Harbour fell by 24.9% versus a decline of 9.9% for Valley.",
    "Harbour had the highest sales at $151,320, compared to $134,910 for Valley.",
    # what a sentence adds up to
    "Three regions fell and one grew, resulting in a net decrease of $59,980.",
    "Harbour fell by $50,140 while Uplands rose by $8,880, leading to an overall decline of $59,980.",
    "Ticket sales fell by $59,980, resulting in a total of $441,840.",
    "Ticket sales fell from $501,820 to $441,840, which resulted in a decrease of 12.0%.",
    "Uplands partly offset these losses, resulting in an overall decline of 12.0%.",
    "This resulted in a net decrease of $59,980.",
    # a quantity behind a semicolon
    "The decrease was spread across three of the four regions; only Uplands went up.",
    # what the driver itself did
    "The decrease of $59,980 was driven by declines in Harbour and Valley.",
    "The decline of $59,980 was driven by declines in Harbour and Valley, partially offset by growth in Uplands.",
    "The 12.0% decrease was primarily driven by a drop of $50,140 in Harbour.",
    "The decline was mainly due to a sharp decrease in the Harbour region.",
    "The decrease was driven by lower sales in Harbour and Valley.",
    "The drop was driven by declines of $50,140 in Harbour and $14,890 in Valley.",
    "The decline was driven by decreases in Harbour (-$50,140) and Valley (-$14,890).",
    "The decline was driven by a decrease in Harbour, and Uplands grew by 9.8%.",
    "The decline was mainly the result of a drop of $50,140 in Harbour, with Valley contributing a further $14,890.",
    # each first in its dimension
    "The main contributors to the decline were Harbour (-$50,140) and Counter (-$53,840).",
    "Harbour and Counter were the biggest contributors to the decline.",
    "The largest declines came from the Harbour region and the Counter channel.",
    # who alone went that way
    "The only positive contribution came from Uplands, which added $8,880.",
    "Uplands was the only positive contributor among the regions.",
    "Uplands was the only region to record an increase.",
    # several beside the whole
    "Together, Harbour and Valley lost $65,030, more than the total decrease of $59,980.",
    # how large the part was
    "Harbour accounted for the largest share of the decline, at 83.6%.",
    "Harbour accounted for most of the decline, with 83.6%.",
    "Counter represented the largest share of the decrease at 89.8%, followed by Phone at 20.5%.",
    # another word for what the driver did
    "The decline was driven by weaker performance in Harbour.",
    "The decline was due to poor performance in Harbour, down 24.9%.",
    # the metric behind the driver is the driver's
    "The decline was mainly driven by Harbour, with sales down $50,140.",
    "The largest decline came from Harbour, with sales falling 24.9% to $151,320.",
    "The decline was partly offset by Uplands, with sales rising by $8,880.",
    # a headline with its driver
    "Ticket Sales Fall 12.0% on Harbour Weakness",
    "Ticket sales fall 12.0% in April on Harbour decline",
    "Ticket sales down 12.0% amid decline in Harbour",
    "Ticket sales fell by 12.0% due to Harbour's decline.",
    "Ticket sales fell by 12.0%, mainly due to Harbour's decline of $50,140.",
    "The fall was mainly driven by Harbour's $50,140 decrease and Valley's $14,890 decrease.",
    # who had it worst
    "Harbour was the most affected region, with a drop of $50,140.",
    "Counter was the worst-hit channel, falling by 29.7%.",
    # several figures in the order of the names
    "Harbour and Valley declined, with decreases of $50,140 and $14,890.",
    "The decline was largely concentrated in the Harbour region and the Counter channel.",
    # those of two dimensions ahead, each in its own
    "Harbour and Counter lead decline in ticket sales",
    "Harbour and Counter contributed the most to the decline.",
]
FALSE = [
    "Valley also contributed to the decline, with a decrease of $14,890 (24.8%).",
    "Harbour accounted for most of the decline, falling by $50,140 (83.6%).",
    "Harbour was the biggest contributor, with sales down $50,140 (83.6%).",
    "Harbour contributed $50,140 (24.9%) to the decline.",
    "Harbour's decline of $50,140 (9.9%) accounted for most of the drop.",
    "Harbour fell by 24.9%, compared to 6.4% for Valley.",
    "Harbour fell by 24.9%, compared to only 9.8% in Uplands.",
    "Harbour fell by $50,140 compared to $14,890 for Islands.",
    "Harbour fell by 24.9% versus an increase of 9.9% for Valley.",
    "Valley had the highest sales at $134,910, compared to $99,130 for Uplands.",
    "Harbour had sales of $151,320, compared to $149,800 for Valley.",
    "Three regions fell and one grew, resulting in a net increase of $59,980.",
    "Three regions fell and one grew, resulting in a net decrease of $50,140.",
    "Uplands rose by $8,880, resulting in a net decrease of $59,980.",
    "The pier closed, resulting in a net decrease of $59,980.",
    "Ticket sales fell by $59,980, resulting in a total of $501,820.",
    "Ticket sales fell by $59,980, resulting in a loss of customers.",
    "Harbour fell by $50,140, resulting in a decrease of $59,980.",
    "Harbour fell by 24.9%, a decline of $59,980.",
    "The decrease was spread across three of the four regions; only Valley went up.",
    "The decrease of $50,140 was driven by declines in Harbour and Valley.",
    "The decrease of $59,980 was driven by declines in Harbour and Uplands.",
    "The decrease of $59,980 was driven by an increase in Harbour.",
    "The decrease was mainly due to a $14,890 drop in Valley.",
    "The 12.0% decrease was primarily driven by a drop of $14,890 in Harbour.",
    "The drop was driven by declines of $14,890 in Harbour and $50,140 in Valley.",
    "The decrease was driven by lower sales in Harbour and Uplands.",
    "The main contributors to the decline were Valley (-$14,890) and Counter (-$53,840).",
    "Harbour and Phone were the biggest contributors to the decline.",
    "The largest declines came from the Harbour region and the Web channel.",
    "The only negative contribution came from Harbour.",
    "Harbour was the only negative contributor among the regions.",
    "Valley was the only region to record an increase.",
    "Sales in Uplands reached a record.",
    "Together, Harbour and Valley lost $65,030, less than the total decrease of $59,980.",
    "Both Harbour and Valley lost more than the total decrease of $59,980.",
    "Harbour accounted for the largest share of the decline, at 24.9%.",
    "Harbour accounted for most of the decline, with 34.2%.",
    "Counter represented the largest share of the decrease at 89.8%, followed by Phone at 15.3%.",
    "The decline was driven by strong performance in Harbour.",
    "The decline was driven by weaker performance in Uplands.",
    "The decline was driven by poor performance of the staff in Harbour.",
    "The decline was mainly driven by Harbour, with sales down $14,890.",
    "The decline was mainly driven by Harbour, with sales up $50,140.",
    "The decline was partly offset by Uplands, with sales falling by $8,880.",
    "Ticket Sales Fall 12.0% on Uplands Weakness",
    "Ticket sales fall 24.9% on Harbour decline",
    "Ticket sales fall 12.0% on weaker demand",
    "Ticket sales down 12.0% amid growth in Harbour",
    "Ticket sales fell by 12.0%, mainly due to Valley's decline.",
    "The fall was mainly driven by Harbour's $14,890 decrease and Valley's $50,140 decrease.",
    "Harbour was the least affected region.",
    "Uplands was the most affected region.",
    "Islands was the worst-hit region.",
    "Harbour and Valley declined, with decreases of $14,890 and $50,140.",
    "Harbour and Valley declined, with increases of $50,140 and $14,890.",
    "The decline was largely concentrated in the Harbour region and the Phone channel.",
    "Harbour and Phone lead decline in ticket sales",
    "Valley and Counter contributed the most to the decline.",
    "Harbour accounted for the smallest share of the decline, at 83.6%.",
]


@pytest.mark.parametrize("sentence", TRUE)
def test_plain_sentence_on_money_is_read(sentence: str) -> None:
    """What most models write about a sum of money and its parts passes."""
    assert verdict(TICKETS, sentence) == ACCEPTED


@pytest.mark.parametrize("sentence", FALSE)
def test_plain_sentence_on_money_is_held_to_the_facts(sentence: str) -> None:
    """The same words told with another figure, segment or way are withheld."""
    assert verdict(TICKETS, sentence) != ACCEPTED
