"""How a movement went on, how often it came and what comes next: of none of it do two values say anything."""

from __future__ import annotations

import pytest

from insight.facts import Facts
from tests.claims.scenes import ACCEPTED, TICKETS, WAITS, said, verdict

UNKNOWN = """
    The next decline amounts to {change}; The third decline amounts to {change}; The long decline amounts to
    {change}; The previous decline amounts to {change}; The one-off decline amounts to {change}; The two-month
    decline amounts to {change}; The like-for-like decline amounts to {change}; The decline of {change} goes
    on; The decline is still going on; The decline lasted three weeks; The decline began in the middle; The
    decline accelerated; {metric} fell by {change}, which is over; {metric} recorded a fall that is still
    going on; {metric} fell by {change} – the third in a row; {metric} fell already; {metric} fell by {change}
    and still does; {metric} fell by {change} for the first time; The decline of {change} confirms the trend;
    {metric} are about to fall; {metric} fell, excluding one-off effects; {metric} fell at the end of the
    {grain}; Experience shows that {metric} fell; The decline of {change} affects all customers; {metric} are
    too low; {metric} are too high; {metric} are lower than usual; The second shift fell
"""
KNOWN = """
    The decline amounts to {change}; The overall decline amounts to {change}; The {grain}-on-{grain} change shows
    a decline of {change};
    {metric} fell by {change}, a decline from {before}; A decline of {change} was recorded;
    {metric} fell by {change} in total
"""


def _texts(frames: str) -> list[tuple[Facts, str]]:
    worlds = (
        (TICKETS, {"metric": "ticket sales", "change": "$59,980", "before": "$501,820", "grain": "month"}),
        (WAITS, {"metric": "the average wait", "change": "6.2 minutes", "before": "42.2 minutes", "grain": "week"}),
    )
    texts: list[tuple[Facts, str]] = []
    for facts, words in worlds:
        for frame in said(frames):
            text = frame.format(**words)
            texts.append((facts, text[:1].upper() + text[1:] + "."))
    return texts


@pytest.mark.parametrize(("facts", "text"), _texts(UNKNOWN))
def test_a_course_is_not_known(facts, text):
    assert verdict(facts, text) != ACCEPTED


@pytest.mark.parametrize(("facts", "text"), _texts(KNOWN))
def test_the_movement_itself_is_known(facts, text):
    assert verdict(facts, text) == ACCEPTED


@pytest.mark.parametrize(
    ("facts", "text", "honest"),
    [
        (WAITS, "The week went well.", True),
        (WAITS, "The week went badly.", False),
        (TICKETS, "The month went well.", False),
        (TICKETS, "The month went badly.", True),
    ],
)
def test_how_a_period_went_is_held_to_the_change(facts, text, honest):
    assert (verdict(facts, text) == ACCEPTED) is honest
