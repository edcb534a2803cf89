"""Headline and explanation, and the sentences of one explanation, stand or fall together."""

import pytest

from insight.claims import check_text
from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict

TRUE_HEADLINE = "Ticket sales fell 12.0% to $441,840"
TRUE_TEXT = "Harbour lost $50,140, while Uplands gained $8,880."


@pytest.mark.parametrize(
    "headline",
    [
        "Ticket sales rose 12.0% to $441,840",
        "Ticket sales fell 21.0% to $441,840",
        "Ticket sales fell 12.0% to $501,820",
        "Ticket sales fell in every region",
        "Ticket sales stable in April",
        "Closed pier sinks ticket sales",
        "Ticket sales to recover in May",
    ],
)
def test_a_right_explanation_does_not_heal_a_false_headline(headline):
    assert check_text(TRUE_HEADLINE, TRUE_TEXT, TICKETS) is None
    assert check_text(headline, TRUE_TEXT, TICKETS) is not None


@pytest.mark.parametrize(
    "text",
    [
        "Harbour gained $50,140, while Uplands lost $8,880.",
        "Harbour lost $50,140, while Uplands gained $18,880.",
        "Harbour lost $50,140, while Valley gained $8,880.",
    ],
)
def test_a_right_headline_does_not_heal_a_false_explanation(text):
    assert check_text(TRUE_HEADLINE, text, TICKETS) is not None


TRUE_SENTENCES = ("Harbour lost $50,140.", "Uplands gained $8,880.", "Web is the largest channel.", "Only Web grew.")


@pytest.mark.parametrize("false", ["Valley gained $14,890.", "Phone is the largest channel.", "All regions fell."])
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_a_false_sentence_is_found_at_any_place(false, place):
    sentences = list(TRUE_SENTENCES[:3])
    assert verdict(TICKETS, " ".join(sentences)) == ACCEPTED
    sentences.insert(place, false)
    assert verdict(TICKETS, " ".join(sentences)) != ACCEPTED


@told(
    {
        TICKETS: {
            "Ticket sales fell. Ticket sales rose.": WITHHELD,
            "Harbour fell by $50,140. Harbour grew by $50,140.": WITHHELD,
            "Harbour is the largest region. Valley is the largest region.": WITHHELD,
            "Only Uplands grew among the regions. Valley grew as well.": WITHHELD,
            "Three of the four regions fell. Two of the four regions grew.": WITHHELD,
            "The fall is outside normal variation. It is within normal variation.": WITHHELD,
        },
        RENEWALS: {
            "The fall is a mix effect. It is a rate effect.": WITHHELD,
        },
        WAITS: {
            "The average wait fell. The average wait rose.": WITHHELD,
        },
        VISITS: {
            "Every site fell. Bregenz grew.": WITHHELD,
        },
    }
)
def test_sentences_that_contradict_each_other(facts, text, verdicts):
    """One of the two is false."""
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Perhaps ticket sales rose.": WITHHELD,
            "Ticket sales may have risen.": WITHHELD,
            "Ticket sales seem to have risen.": WITHHELD,
            "Apparently, ticket sales rose by 12.0%.": WITHHELD,
            "Ticket sales probably fell by 21.0%.": WITHHELD,
            "It seems that Valley lost $50,140.": WITHHELD,
            "Possibly every region fell.": WITHHELD,
            "Arguably, Valley is the largest region.": WITHHELD,
        },
    }
)
def test_a_hedge_does_not_make_a_false_statement_honest(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales came to $441,840 in April 2026, $59,980 or 12.0% less than in March. Most of the net decline "
            "came from Harbour, which lost $50,140, while Uplands grew by 9.8%.": ACCEPTED,
            "Box office was down 12%. Counter (−29.7%) and Phone (−15.3%) fell, Web rose by 2.6%.": ACCEPTED,
            "Three of four regions declined; only Uplands grew. The data does not show why.": ACCEPTED,
            "Harbour fell from $201,460 to $151,320 and accounts for 84% of the net decline. The closed pier may be "
            "related to the fall in Harbour.": ACCEPTED,
        },
        RENEWALS: {
            "The renewal rate went from 58.0% to 54.2%, a drop of 3.8 points. The mix effect was −4.9 points, the rate "
            "effect +1.1 points: Basic grew from 40% to 55% of expiring plans.": ACCEPTED,
            "Basic and Team improved, by 1.9 and 1.1 points. Campus slipped by 0.4 points.": ACCEPTED,
        },
        WAITS: {
            "The average wait fell by 6.2 minutes to 36.1 minutes. This is within normal variation.": ACCEPTED,
        },
        VISITS: {
            "Visits fell by 810 (−10.0%) to 7,310. All three sites lost visits, Lindau the most (−480).": ACCEPTED,
        },
    }
)
def test_usual_english_of_an_analyst_passes(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
