"""The embedded model for real: it chooses among computed answers, and what it chose passes the acceptance check."""

import os

import pytest

from insight.model_client import generate_offer_insight
from insight.providers.embedded import EmbeddedModel, EmbeddedProvider, missing_packages
from insight.stories import stories
from tests import demo
from tests.providers.asking import settings_for

ASKED = (*(pair[:2] for pair in demo.PLANTED if pair[0] != "revenue"), ("revenue", "June 2026"))

needs_model = pytest.mark.skipif(
    bool(missing_packages()) and not os.environ.get("CI"), reason="the group `embedded` is not installed"
)


@pytest.fixture(scope="module")
def provider():
    model = EmbeddedModel()
    yield EmbeddedProvider(settings_for(None, model=None), model)
    model.close()


@needs_model
@pytest.mark.parametrize(("metric", "month"), ASKED)
def test_the_embedded_model_explains_a_month_of_the_demo_data(provider, metric, month):
    facts = demo.facts(metric, month)
    insight = generate_offer_insight(
        None,
        settings_for(None),
        expected_metric=metric,
        previous_value=facts.previous_value,
        current_value=facts.current_value,
        facts=facts,
        provider=provider,
    )
    assert insight.model_dump(mode="json") in stories(facts)


@pytest.mark.parametrize(("metric", "month", "segment"), demo.PLANTED)
def test_the_cause_that_was_planted_is_among_the_stories(metric, month, segment):
    """And every story that was composed passes the check: none is lost on the way."""
    facts = demo.facts(metric, month)
    offered = stories(facts)
    assert 1 <= len(offered) <= 6
    assert any(segment in story["headline"] for story in offered)
    named = {item.segment.name for item in facts.driver_evidence if item.segment}
    assert segment in named


def test_the_order_of_the_stories_depends_on_the_facts_alone():
    facts = demo.facts("repeat_purchase_rate", "February 2026")
    assert stories(facts) == stories(facts)
