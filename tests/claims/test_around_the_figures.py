"""What stands around the figures: headlines, what is not known, and what an analyst noted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from insight.claims import check_text
from insight.facts import Facts
from tests.claims.scenes import ACCEPTED, TICKETS, USUAL, VISITS, added_up, verdict

HEADLINES = {
    "Ticket Sales See 12.0% Decline in April 2026": True,
    "12.0% Drop in Ticket Sales": True,
    "Harbour Drives 12.0% Decline in Ticket Sales": True,
    "Ticket Sales: $59,980 Decrease Led by Harbour": True,
    "Ticket Sales See 12.0% Increase": False,
    "24.9% Drop in Ticket Sales": False,
    "Harbour Drives 24.9% Decline in Ticket Sales": False,
    "Harbour Sees 12.0% Decline": False,
    "Harbour: 12.0% decline": False,
    "Uplands Leads 12.0% Decline in Ticket Sales": False,
}
OWN_CHANGES = {
    "Harbour saw a 24.9% drop.": True,
    "Harbour saw a $50,140 drop in ticket sales.": True,
    "Harbour saw a 12.0% drop.": False,
    "Harbour recorded a $59,980 drop.": False,
    "Islands saw a 12.0% decline in ticket sales.": False,
    "There was a $59,980 decline in ticket sales, mostly in Harbour.": True,
    "There was a $50,140 decline in ticket sales, mostly in Harbour.": False,
    "Uplands was the only region to record growth.": True,
    "Valley was the only region to record growth.": False,
    "Uplands rose to record levels.": False,
    "Harbour contributed the most to the decrease, followed by Valley.": True,
    "Harbour contributed the most to the decrease, followed by Islands.": False,
    "Harbour produced lower ticket sales.": True,
    "Uplands produced lower ticket sales.": False,
}
NOTHING_KNOWN = {
    "No specific cause is recorded.": True,
    "No cause has been identified.": True,
    "The data does not specify a cause for the decline.": True,
    "The underlying reason is not specified.": True,
    "Without further information, the cause cannot be determined.": True,
    "Further investigation is needed to identify the cause.": True,
    "It is not clear what caused the decline.": True,
    "It is not clear what caused the increase.": False,
    "A specific cause has been identified.": False,
    "The root cause is documented.": False,
    "No cause remains unknown.": False,
    "No specific cause other than the weather is recorded.": False,
    "Further analysis is not needed to determine the cause.": False,
}
NOTED = {
    "The data does not prove that the pier closure caused the decline.": True,
    "There is no proof that the closure of the pier caused the decline.": True,
    "The data does not prove that the bridge closure caused the decline.": False,
    "The data proves that the pier closure caused the decline.": False,
    "The decline in Harbour coincided with the closure of the pier for repairs.": True,
    "The timing of the pier closure coincides with the decline in Harbour.": True,
    "The pier was closed from 9 April; the timing is consistent with the decline in Harbour.": True,
    "The pier was closed from 9 April; the timing is consistent with the increase in Harbour.": False,
    "Ticket sales fell by $59,980, and no specific cause is recorded.": True,
    "Ticket sales rose by $59,980, and no specific cause is recorded.": False,
    "Most of the decline occurred at Harbour.": True,
    "Most of the decline occurred at Valley.": False,
    "The decline was concentrated at Harbour.": True,
    "The decline was concentrated at Uplands.": False,
    "The decline was driven by Harbour and Valley, where sales fell by $50,140 and $14,890, respectively.": True,
    "The decline was driven by Harbour and Valley, where sales fell by $14,890 and $50,140, respectively.": False,
    "The data shows what changed but does not explain why.": True,
    "The data shows what caused it.": False,
    "The timing of the pier closure aligns with the decline in Harbour.": True,
    "The decline aligns with the season.": False,
    "Three of the four regions declined, while the other one grew.": True,
    "Three of the four regions declined, while the other two grew.": False,
    "Ticket sales fell, more than explained by Harbour and Valley.": True,
    "Ticket sales fell, more than explained by Islands.": False,
    "Ticket sales fell, less than explained by Harbour.": False,
    "The data indicates the reason for the decline.": False,
    "Islands contributed little to the decline.": True,
    "Harbour contributed little to the decline.": False,
    "The decline in Uplands coincided with the closure of the pier for repairs.": False,
    "The increase in Harbour coincided with the closure of the pier.": False,
    "The decline in Harbour coincided with the closure of two piers.": False,
    "The pier was closed for repairs starting April 9, 2026, which may be related.": True,
}
LIKE_ANY_OTHER = replace(TICKETS, noise=USUAL)
VERDICTS = {
    "The decline is outside normal variation, indicating a significant change.": False,
    "The decline is within normal variation, indicating no significant change.": True,
    "A decline of this size is typical of month-to-month variation.": True,
    "The decline may reflect normal variation rather than a real change.": True,
    "This likely reflects normal variation rather than a meaningful shift.": True,
    "No particular significance should be attached to the change.": True,
    "The change is within normal variation and therefore not notable.": True,
    "The change is not statistically significant.": True,
    "Note that this change is within normal variation.": True,
    "The change is statistically significant.": False,
    "The decline is larger than what is typically seen from month to month.": False,
    "The decline is unlikely to be due to chance.": False,
    "The decline may reflect a real change rather than normal variation.": False,
    "Ticket sales fell, indicating weaker demand.": False,
}
LEADING = {
    "Three of the four regions fell, with Harbour leading at 50,140.": True,
    "Three of the four regions fell, with the largest decline in Harbour at $50,140.": True,
    "Three of the four regions fell, with Harbour down the most at $50,140.": True,
    "Three of the four regions fell, with Valley leading at $14,890.": False,
    "Three of the four regions fell, with Harbour leading at $14,890.": False,
    "Uplands was the largest offset.": True,
    "The main offset was Uplands, up $8,880.": True,
    "The largest offset came from Uplands (+$8,880).": True,
    "The largest offset came from Valley.": False,
    "Harbour was the largest offset.": False,
}
RESULT = replace(
    TICKETS,
    metric="cash_flow",
    label="Cash flow",
    also_called=(),
    unit="EUR",
    previous_value=-184_200,
    current_value=96_500,
    note=None,
    segments=added_up(
        "unit", {"Retail": (-62_400, 118_900), "Wholesale": (41_700, 76_200), "Rentals": (-163_500, -98_600)}
    ),
)
"""From an outflow of 184,200 to an inflow of 96,500; only Rentals is still below zero."""
OVER_ZERO = {
    "Cash flow moved from negative to positive.": True,
    "Cash flow swung from a negative to a positive value.": True,
    "Retail went from negative to positive territory, improving by €181,300.": True,
    "Cash flow was positive at €96,500, compared with −€184,200 in March.": True,
    "Rentals reduced its negative cash flow from −€163,500 to −€98,600.": True,
    "The percentage change is not applicable because the previous value was negative.": True,
    "Rentals was the only unit with negative cash flow.": True,
    "Wholesale was positive in both months.": True,
    "Retail had a positive cash flow in both months.": False,
    "Retail was the only unit with positive cash flow.": False,
    "Cash flow moved from positive to negative.": False,
    "Rentals went from negative to positive.": False,
    "Wholesale went from negative to positive.": False,
    "All three units moved from negative to positive.": False,
    "Rentals increased its negative cash flow from −€163,500 to −€98,600.": False,
}
OUTAGE = replace(VISITS, note="Lindau: the booking page was down on 9 April 2026.")
EXPIRED = replace(VISITS, note="Lindau: the ferry licence expired on 9 April 2026.")
RAISED = replace(VISITS, note="Lindau: the price of the ferry was raised on 1 April 2026.")
RETOLD = {
    ("The price increase of the Lindau ferry may be related to the decline.", RAISED): True,
    ("The price increase of the Bregenz ferry may be related to the decline.", RAISED): False,
    ("An outage of the booking page in Lindau may have contributed to the decline.", OUTAGE): True,
    ("The booking page was unavailable on 9 April 2026, which may be related.", OUTAGE): True,
    ("The booking page downtime may be a factor, but this is not confirmed.", OUTAGE): True,
    ("A long outage of the booking page in Lindau may have contributed to the decline.", OUTAGE): False,
    ("An outage of the booking page in Lindau contributed to the decline.", OUTAGE): False,
    ("An outage of the phone line in Lindau may have contributed to the decline.", OUTAGE): False,
    ("The expiration of the ferry licence may be related to the decline.", EXPIRED): True,
    ("The outage of the ferry licence may be related to the decline.", EXPIRED): False,
    ("The renewal of the ferry licence may be related to the decline.", EXPIRED): False,
}


@pytest.mark.parametrize(("headline", "true"), HEADLINES.items())
def test_a_headline_may_leave_its_article_out(headline: str, true: bool) -> None:
    """ "Sees 12% decline" is read as "sees a 12% decline"."""
    assert (check_text(headline, "Ticket sales fell.", TICKETS) is None) == true


@pytest.mark.parametrize(("text", "true"), OWN_CHANGES.items())
def test_what_a_segment_saw_is_its_own(text: str, true: bool) -> None:
    """The change of the whole is not what one of its parts saw."""
    assert (verdict(TICKETS, text) == ACCEPTED) == true


@pytest.mark.parametrize(("text", "true"), NOTHING_KNOWN.items())
def test_a_cause_may_be_said_to_be_unknown(text: str, true: bool) -> None:
    """In whatever words; that one is known is never borne out."""
    assert (verdict(VISITS, text) == ACCEPTED) == true


@pytest.mark.parametrize(("text", "true"), NOTED.items())
def test_a_noted_event_may_stand_beside_the_change(text: str, true: bool) -> None:
    """As what need not be the cause, or what fell into the same time."""
    assert (verdict(TICKETS, text) == ACCEPTED) == true


@pytest.mark.parametrize(("told", "true"), RETOLD.items(), ids=lambda case: case[0] if isinstance(case, tuple) else "")
def test_a_noted_event_may_be_told_by_its_noun(told: tuple[str, Facts], true: bool) -> None:
    """What was down had an outage; what expired has an expiration."""
    text, facts = told
    assert (verdict(facts, text) == ACCEPTED) == true


@pytest.mark.parametrize(("text", "true"), VERDICTS.items())
def test_a_verdict_on_noise_is_that_of_the_facts(text: str, true: bool) -> None:
    """In all the ways in which it is told."""
    assert (verdict(LIKE_ANY_OTHER, text) == ACCEPTED) == true


@pytest.mark.parametrize(("text", "true"), LEADING.items())
def test_who_leads_among_changes_has_the_largest(text: str, true: bool) -> None:
    """And the figure behind it is that change."""
    assert (verdict(TICKETS, text) == ACCEPTED) == true


@pytest.mark.parametrize(("text", "true"), OVER_ZERO.items())
def test_a_value_may_pass_zero(text: str, true: bool) -> None:
    """From negative to positive, as the facts have it."""
    assert (verdict(RESULT, text) == ACCEPTED) == true


@pytest.mark.parametrize(
    "text", ["Ticket sales moved from negative to positive territory.", "The percentage change is not applicable."]
)
def test_a_sum_that_is_never_below_zero_passes_none(text: str) -> None:
    """Nor is its percentage anything but applicable."""
    assert verdict(TICKETS, text) != ACCEPTED
