"""Evidence may be quoted; what a text puts around it decides whether it is a quotation."""

import pytest

from insight.claims import check_text
from tests import demo

ASKED = (("repeat_purchase_rate", "February 2026"), ("repeat_purchase_rate", "October 2026"), ("orders", "June 2026"))
BEFORE = (
    "It is not the case that ",
    "It is wrong that ",
    "Not true: ",
    "Not ",
    "No ",
    "Neither ",
    "It was not: ",
    "Had it not been so, ",
    "The opposite holds: ",
    "In South only: ",
    "South: ",
    "In South, ",
    "Without South, ",
    "Per day: ",
)
BEHIND = (" in South.", " This was not so.", " It rose and fell.")


def quoted(metric, month):
    facts = demo.facts(metric, month)
    return facts, f"{facts.label} fell", [item.sentence for item in facts.evidence]


@pytest.mark.parametrize(("metric", "month"), ASKED)
def test_evidence_quoted_as_whole_sentences_passes(metric, month):
    facts, headline, sentences = quoted(metric, month)
    for sentence in sentences:
        assert check_text(headline, sentence, facts) is None
    assert check_text(headline, " ".join(sentences[:2]), facts) is None


@pytest.mark.parametrize(("metric", "month"), ASKED)
@pytest.mark.parametrize("words", BEFORE)
def test_words_in_front_of_evidence_are_read_with_it(metric, month, words):
    """They can deny it or move it to another place: then it is no quotation."""
    facts, headline, sentences = quoted(metric, month)
    assert [text for text in sentences if check_text(headline, words + text, facts) is None] == []


@pytest.mark.parametrize(("metric", "month"), ASKED)
@pytest.mark.parametrize("words", BEHIND)
def test_words_behind_evidence_do_not_go_unread(metric, month, words):
    facts, headline, sentences = quoted(metric, month)
    assert [text for text in sentences if check_text(headline, text + words, facts) is None] == []
