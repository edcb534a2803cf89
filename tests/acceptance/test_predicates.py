"""What a verb phrase with no figure says must hold: of what rose, of what fell, of what stood still, and of nobody."""

from __future__ import annotations

import pytest

from tests.claims.scenes import ACCEPTED, TICKETS, said, verdict

ROSE, FELL, WHOLE = ("Uplands", "Web"), ("Harbour", "Islands"), "Ticket sales"

OF_A_RISE = """
    remained above {its} March level; stayed over the March level; stood higher than in March; ended April above
    March; came in ahead of the previous month; now exceeds {its} March level; surpassed {its} March level; beat
    {its} March figure; topped March; outdid March; did better than in March; had a better month than March;
    sold more than in March; brought in more than in March; made progress; made headway; gained ground; moved
    up; moved higher; picked up; rallied; swelled; strengthened; firmed; was stronger in April; was up on March;
    was up against March; was on the plus side; was in positive territory; closed April with a plus; recorded a
    plus; posted a gain; booked growth; delivered growth; managed an increase; showed a positive development;
    developed positively; performed better; fared better; did well; was better off; enjoyed growth; showed
    improvement
"""
OF_A_FALL = """
    remained under {its} March level; stayed beneath the March level; stood lower than in March; ended April
    below March; came in behind the previous month; now trails {its} March level; fell short of March; missed
    {its} March level; failed to reach {its} March level; failed to match March; could not match March; could
    not hold {its} March level; underperformed March; did worse than in March; had a worse month than March;
    sold less than in March; lost ground; moved down; moved lower; suffered a setback; suffered losses;
    softened; weakened; eased off; was weaker in April; was down on March; was down versus March; was on the
    minus side; was in negative territory; closed April with a minus; recorded a minus; posted a loss; booked a
    decline; saw deterioration; showed deterioration; showed a negative development; developed negatively;
    performed worse; fared worse; did badly; was worse off; was not as high as in March
"""
OF_NO_MOVEMENT = """
    matched March; equalled March; equalled {its} March figure; sold as much as in March; sold roughly as much
    as in March; brought in as much as before; took in as much as a month earlier; was on a par with March; was
    level with March; was close to {its} March level; was near {its} March level; stayed close to March; stayed
    the same; stayed where it was; stayed put; repeated {its} March result; held steady; held firm; kept {its}
    level; kept pace; held {its} own; marked time; moved sideways; stagnated; plateaued; levelled off; was
    unmoved; was untouched; was as strong as in March; was as high as in March; was no different from March; was
    not different from March; showed no change; saw little change; barely changed; hardly moved; was virtually
    unchanged; was broadly stable; proved resilient; proved stable; remained robust; is back at its old level;
    returned to {its} March level; came close to March
"""
OF_NOBODY = """
    tripled {its} ticket sales; nearly tripled {its} ticket sales; almost halved {its} ticket sales; more than
    quadrupled {its} sales; set a record; hit a new high; reached a new low; has peaked; turned the corner;
    changed direction; reversed course; met expectations; missed its target; is on track; exceeded the plan;
    surprised; is worrying; is to blame; needs attention; is recovering; is slowing; is accelerating; keeps
    growing; continues to fall; resumed growth; fluctuated; was volatile; swung; was seasonal; benefited from
    the campaign; had fewer visitors; attracted more people; lost customers; raised prices; sold fewer tickets;
    sold more tickets; was the first to fall; fell first; fell late in the month; fell again; fell as usual;
    fell as predicted; fell unexpectedly; fell temporarily; fell for good; fell everywhere; fell gradually; fell
    overnight; fell abruptly; fell accordingly; fell proportionally; fell apart; fell behind; fell to its lowest
    level; fell below plan; fell in line with the industry; fell like every year; fell to half
"""


def sentence(name: str, predicate: str) -> str:
    """The phrase said of a name, in the plural where it needs to be."""
    text = f" {predicate.format(its='their' if name == WHOLE else 'its')}."
    if name == WHOLE:
        for one, many in ((" was ", " were "), (" is ", " are "), (" has ", " have "), (" sits ", " sit ")):
            text = text.replace(one, many)
    return name + text


def accepted(predicate: str, names: tuple[str, ...]) -> list[str]:
    """Of whom the phrase passes."""
    return [name for name in names if verdict(TICKETS, sentence(name, predicate)) == ACCEPTED]


@pytest.mark.parametrize("predicate", said(OF_A_RISE))
def test_a_rise_is_said_of_nobody_who_fell(predicate):
    assert accepted(predicate, (*FELL, WHOLE)) == []


@pytest.mark.parametrize("predicate", said(OF_A_FALL))
def test_a_fall_is_said_of_nobody_who_rose(predicate):
    assert accepted(predicate, ROSE) == []


@pytest.mark.parametrize("predicate", said(OF_NO_MOVEMENT))
def test_a_standstill_is_said_of_nobody_who_moved(predicate):
    assert accepted(predicate, (*ROSE, *FELL, WHOLE)) == []


@pytest.mark.parametrize("predicate", said(OF_NOBODY))
def test_what_the_facts_cannot_bear_out_is_said_of_nobody(predicate):
    assert accepted(predicate, (*ROSE, *FELL, WHOLE)) == []


def test_most_of_them_are_read_where_they_hold():
    rises = [accepted(predicate, ROSE) == list(ROSE) for predicate in said(OF_A_RISE)]
    falls = [accepted(predicate, FELL) == list(FELL) for predicate in said(OF_A_FALL)]
    assert sum(rises) >= 0.85 * len(rises)
    assert sum(falls) >= 0.85 * len(falls)
