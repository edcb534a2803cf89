"""The headlines that are composed for a model that is too small to write: English for people, names as they are."""

import pytest

from insight.stories import stories
from tests import demo


def headlines(metric, month):
    return [story["headline"] for story in stories(demo.facts(metric, month))]


@pytest.mark.parametrize(
    ("metric", "month", "end"),
    [
        ("repeat_purchase_rate", "February 2026", ": email / North fell from 51.6 % to 14.4 %"),
        ("repeat_purchase_rate", "October 2026", ": paid_search grew from 13.2 % to 26.4 % of orders"),
        ("repeat_purchase_rate", "October 2026", ", mostly because the mix changed"),
        ("repeat_purchase_rate", "March 2026", ", mostly because rates rose"),
        ("orders", "August 2025", ": marketplace is new"),
        ("orders", "June 2026", ", mostly in mobile"),
        ("revenue", "November 2025", ": business fell 37.2 %"),
        ("average_order_value", "November 2025", ", although it rose in every customer type"),
    ],
)
def test_a_headline_says_where_and_what_in_words(metric, month, end):
    assert any(headline.endswith(end) for headline in headlines(metric, month)), headlines(metric, month)


def test_a_small_effect_is_no_headline():
    """The rate effect was −0.1 of −3.0 points: a story of it would send the reader elsewhere."""
    told = headlines("repeat_purchase_rate", "October 2026")
    assert not [headline for headline in told if "rate effect" in headline or "rates" in headline]


@pytest.mark.parametrize("month", demo.months())
@pytest.mark.parametrize("metric", [metric.name for metric in demo.catalogue().metrics])
def test_no_segment_that_shows_no_movement_is_said_to_have_moved(metric, month):
    assert not [headline for headline in headlines(metric, month) if headline.endswith(" 0.0 %")]
