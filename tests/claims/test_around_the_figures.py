"""What stands around the figures: headlines, what is not known, and what an analyst noted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from insight.claims import check_text
from insight.facts import Facts
from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, verdict

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
    "The decline in Uplands coincided with the closure of the pier for repairs.": False,
    "The increase in Harbour coincided with the closure of the pier.": False,
    "The decline in Harbour coincided with the closure of two piers.": False,
    "The pier was closed for repairs starting April 9, 2026, which may be related.": True,
}
OUTAGE = replace(VISITS, note="Lindau: the booking page was down on 9 April 2026.")
EXPIRED = replace(VISITS, note="Lindau: the ferry licence expired on 9 April 2026.")
RETOLD = {
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
