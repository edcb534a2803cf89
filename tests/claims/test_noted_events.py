"""The event of a note, told again without naming the note, and the times that belong to it."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WITHHELD, told, verdict

STOCKED = replace(VISITS, label="Open visits", definition="visits open at the end of the period")


@told(
    {
        TICKETS: {
            "The pier was closed for repairs from 9 April, which may be related to the fall.": ACCEPTED,
            "The pier at Harbour has been closed since 9 April, which could be one reason.": ACCEPTED,
            "The data do not tell whether the pier closure from 9 April plays a role.": ACCEPTED,
            "It is possible that the pier closure from 9 April contributed.": ACCEPTED,
            "The pier at Harbour has been closed since 12 April, which could be one reason.": WITHHELD,
            "The pier at Valley was closed for repairs from 9 April, which may be related.": WITHHELD,
            "The theatre was closed for repairs from 9 April, which may be related.": WITHHELD,
            "The pier was closed for repairs from 9 April, which lowered ticket sales.": WITHHELD,
            "The pier was closed for repairs from 9 April.": WITHHELD,
            "The data do not tell whether the pier closure from 12 April plays a role.": WITHHELD,
            "Ticket sales fell within six days.": WITHHELD,
            "Five months later, ticket sales were lower.": WITHHELD,
        },
        RENEWALS: {"The plans were closed from 9 April, which may be related.": WITHHELD},
    }
)
def test_the_event_of_the_note_as_a_possibility(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        STOCKED: {
            "Open visits stood at 7,310 at the end of April.": ACCEPTED,
            "Open visits stood at 8,120 at the end of April.": WITHHELD,
        },
    }
)
def test_what_is_counted_at_the_end_of_the_period(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


ADDED = replace(TICKETS, note="The price of a seat was lowered on 2 April and a second desk was added on 9 April 2026.")


@told(
    {
        TICKETS: {
            "The pier was closed on 9 April according to the note, which may be related.": ACCEPTED,
            "The pier was opened on 9 April according to the analyst, which may be related.": WITHHELD,
            "According to the note, the pier reopened after repairs on 9 April, which may be related.": WITHHELD,
        },
        ADDED: {
            "According to the note, a second desk was added on 9 April, which may be related.": ACCEPTED,
            "According to the note, a second desk was removed on 9 April, which may be related.": WITHHELD,
            "The analyst notes that the price of a seat was lowered, which may be related to the fall.": ACCEPTED,
            "The analyst notes that the price of a seat was raised, which may be related to the fall.": WITHHELD,
            "There might be a connection with the increase in the price of a seat that the analyst notes.": WITHHELD,
        },
    }
)
def test_the_event_told_the_other_way_round(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
