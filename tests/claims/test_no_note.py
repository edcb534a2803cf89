"""What may be said where nobody left a note, and where somebody did."""

from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        VISITS: {
            "No analyst note accompanies the data, so the reason for the fall of 810 visits is not known.": ACCEPTED,
            "Since no note was left, nothing can be said about why visits fell.": ACCEPTED,
            "There is no analyst note for this month, and no cause can be named.": ACCEPTED,
            "The data come without a note.": ACCEPTED,
            "In the absence of a note, the cause stays open.": ACCEPTED,
            "Visits fell by 810, and no note was provided.": ACCEPTED,
            "An analyst note is not available.": ACCEPTED,
            "Visits fell by 810; there is no note that explains why.": ACCEPTED,
            "Visits fell by 801, and no note was provided.": WITHHELD,
            "Since no note was left, visits rose.": WITHHELD,
            "The note does not say why.": WITHHELD,
            "The note leaves no doubt about the cause.": WITHHELD,
            "There is no note on the competitor that opened.": WITHHELD,
            "No analyst note accompanies the data, but bad weather kept visitors away.": WITHHELD,
            "No analyst note accompanies the data, so the reason for the fall of 910 visits is not known.": WITHHELD,
        },
        TICKETS: {
            "No analyst note accompanies these figures.": WITHHELD,
            "Since there is no note, the cause cannot be named.": WITHHELD,
            "In the absence of any note, the cause stays open.": WITHHELD,
        },
    }
)
def test_where_there_is_no_note(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
