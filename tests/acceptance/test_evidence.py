"""What the program itself computes and offers for quoting is borne out by its own facts."""

from __future__ import annotations

import pytest

from insight.claims import check_text
from tests import demo

MONTHS = demo.months()


@pytest.mark.parametrize("metric", [metric.name for metric in demo.catalogue().metrics])
@pytest.mark.parametrize("month", MONTHS[::2] if len(MONTHS) > 12 else MONTHS)
def test_every_sentence_of_the_evidence_passes(metric, month):
    """A model that quotes word for word is never withheld."""
    facts = demo.facts(metric, month)
    headline = f"{facts.label} in {facts.current_period.label}"
    refused = {item.sentence: check_text(headline, item.sentence, facts) for item in facts.evidence}
    assert {sentence: reason for sentence, reason in refused.items() if reason} == {}
