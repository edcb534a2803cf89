"""What the analyst's note is told to say: no more and no less than it does, and not what it explains."""

from __future__ import annotations

from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "The note says that the pier was closed for repairs from 9 April 2026.": ACCEPTED,
            "The note says that the pier at Harbour was closed.": ACCEPTED,
            "The note says that Harbour was closed.": WITHHELD,
            "The note says that ticket sales fell.": WITHHELD,
            "The note says that Harbour lost $50,140.": WITHHELD,
            "The note says that all regions fell.": WITHHELD,
            "The note says that the decline may be related to the pier.": WITHHELD,
            "The note says that the pier was open for repairs.": WITHHELD,
            "The note says nothing about the pier.": WITHHELD,
            "The note says nothing of Harbour.": WITHHELD,
            "The note says nothing about the cause of the decline.": ACCEPTED,
            "The figures bear out the note.": WITHHELD,
            "The note is borne out by the figures.": WITHHELD,
            "The data support the note.": WITHHELD,
            "The figures do not prove a link to the note.": ACCEPTED,
        }
    }
)
def test_what_the_note_says(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The note says that the pier was closed for repairs; hence the decline.": WITHHELD,
            "The note mentions the closed pier; therefore Harbour fell.": WITHHELD,
            "The note mentions the closed pier. Hence the decline.": WITHHELD,
            "The note mentions the closed pier; the decline followed.": WITHHELD,
            "The note mentions the closed pier; Harbour fell by $50,140.": ACCEPTED,
            "The note mentions the closed pier; so a link is possible.": ACCEPTED,
        }
    }
)
def test_no_conclusion_from_the_note(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The data do not show why ticket sales fell.": ACCEPTED,
            "The data do not show why Uplands grew.": ACCEPTED,
            "The data do not show why customers stayed away.": WITHHELD,
            "The data do not say why people left.": WITHHELD,
            "The data do not show why fewer people came.": WITHHELD,
            "The data do not show why Harbour was closed.": WITHHELD,
        },
        VISITS: {
            "The data do not show why fewer visitors came.": ACCEPTED,
            "The data do not show why visitors went elsewhere.": WITHHELD,
        },
    }
)
def test_no_event_in_what_is_asked(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
