from dataclasses import replace
from datetime import UTC, datetime
from html.parser import HTMLParser

import pytest

from insight.card import NOT_A_CAUSE, NOTE_UNCHECKED, SEAL, Origin, as_html, as_text, card_of
from insight.facts import Noise
from insight.offer_insight import OfferInsight
from tests.small_changes import segment, tickets

ORIGIN = Origin("ollama", "qwen3:8b", "3", datetime(2026, 3, 2, 14, 2, tzinfo=UTC), 8.2, 2)
NASTY = "<img src=x onerror=alert(1)> [a](javascript:b) & \"q\" 'p' $5 -> $6"


def answer(**changes):
    fields = {
        "metric": "tickets",
        "direction": "decrease",
        "previous_value": 300.0,
        "current_value": 260.0,
        "headline": "Tickets fell from 300 to 260.",
        "explanation": "Mail contributed −30.",
        "drivers": ("E2", "E4"),
    }
    return OfferInsight.model_validate(fields | changes)


def test_driver_rows_show_the_figures_of_the_data():
    mail, phone = card_of(tickets(), answer(), ORIGIN).drivers
    assert (mail.name, mail.before, mail.after, mail.contribution, mail.share) == ("mail", "100", "70", "−30", "75 %")
    assert (phone.name, phone.contribution, phone.share) == ("phone", "−14", "35 %")


def test_a_segment_that_is_new_has_no_before():
    parts = (replace(segment("mail", -30.0), status="entered"),)
    (mail,) = card_of(tickets(segments=parts), answer(drivers=("E2",)), ORIGIN).drivers
    assert mail.before == "–"


def test_no_share_is_told_of_a_change_within_normal_variation():
    """A share of noise is noise."""
    facts = tickets(noise=Noise("within_normal_variation"))
    assert {row.share for row in card_of(facts, answer(), ORIGIN).drivers} == {""}


def test_the_change_is_told_absolute_and_relative():
    card = card_of(tickets(), answer(), ORIGIN)
    assert card.change == "300 → 260 (−40, −13.3 %)"
    assert card.periods == "February 2026 against January 2026"


def test_limits_say_that_contribution_is_no_cause_and_that_a_note_was_not_checked():
    assert card_of(tickets(), answer(), ORIGIN).limits == (NOT_A_CAUSE,)
    noted = card_of(tickets(note="Mail was down.", notices=("3 rows had no date.",)), answer(), ORIGIN)
    assert noted.limits == (NOT_A_CAUSE, NOTE_UNCHECKED, "3 rows had no date.")


def test_the_footer_says_who_wrote_when_and_how_fast():
    footer = card_of(tickets(), answer(), ORIGIN, data_until="28 February 2026").footer
    assert footer == (
        "Written by qwen3:8b on Ollama · 2 Mar 2026, 14:02 · 8\N{NO-BREAK SPACE}s, 2 attempts · 3 figures checked · "
        "data to 28 February 2026 · prompt 3"
    )


def test_a_model_that_only_chose_is_not_called_the_author():
    origin = replace(ORIGIN, provider="embedded", model="SmolLM2 135M", attempts=1)
    assert origin.credit == "Sentences computed here; chosen by SmolLM2 135M (embedded)"


def test_text_to_copy_holds_everything_that_the_card_shows():
    card = card_of(tickets(), answer(), ORIGIN)
    text = as_text(card, link="http://localhost:8501/?metric=tickets")
    for part in (card.headline, card.explanation, card.change, card.footer, *card.limits, "?metric=tickets"):
        assert part in text
    assert "channel: mail: 100 → 70, contributes −30 (75 % of the change)" in text


@pytest.mark.parametrize("place", ["headline", "explanation", "segment", "label", "model", "link"])
def test_the_file_shows_text_from_outside_as_text(place):
    """No tag, attribute or address in it becomes part of the page; the characters are all there."""
    facts = tickets(label=NASTY if place == "label" else "Tickets")
    if place == "segment":
        facts = tickets(
            segments=(segment(NASTY, -30.0),), evidence=(replace(facts.evidence[1], segment=segment(NASTY, 0).segment),)
        )
    texts = {place: NASTY} if place in {"headline", "explanation"} else {}
    origin = replace(ORIGIN, model=NASTY) if place == "model" else ORIGIN
    card = card_of(facts, answer(**texts), origin)
    page = _Page(as_html(card, link=NASTY if place == "link" else ""))
    assert NASTY in page.text
    assert page.tags <= {
        "html",
        "head",
        "meta",
        "title",
        "style",
        "body",
        "main",
        "h1",
        "p",
        "table",
        "tr",
        "th",
        "td",
        "ul",
        "li",
    }
    assert not any(name.startswith("on") or name in {"src", "href"} for name in page.attributes)


def test_the_file_forbids_itself_to_load_anything():
    assert "default-src 'none'" in as_html(card_of(tickets(), answer(), ORIGIN))
    assert SEAL in as_html(card_of(tickets(), answer(), ORIGIN))


class _Page(HTMLParser):
    def __init__(self, source):
        super().__init__()
        self.text, self.tags, self.attributes = "", set(), set()
        self.feed(source)

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data):
        self.text += data
