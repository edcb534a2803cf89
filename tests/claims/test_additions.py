"""What stands behind a sentence on the data or on the note says no more than those do."""

import pytest

from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WITHHELD, told, verdict

_NOTED = "The analyst notes that the pier in Harbour was closed for repairs from 9 April, which may be related"
_SILENT = "The data do not show why ticket sales fell"


@told(
    {
        TICKETS: {
            f"{_NOTED}.": ACCEPTED,
            f"{_SILENT}.": ACCEPTED,
            "According to the analyst, the pier in Harbour was closed from 9 April.": ACCEPTED,
            "No target or forecast is part of the data.": ACCEPTED,
            "The data contain neither a budget nor a plan.": ACCEPTED,
            "The figures do not say why ticket sales fell below the target.": WITHHELD,
            "The data do not show the reason, since fewer visitors came.": WITHHELD,
            "The data do not show why this happened, and the forecast was right.": WITHHELD,
        },
        VISITS: {
            "No reason is given in the data.": ACCEPTED,
            "No reason is given in the data for the third month running.": WITHHELD,
        },
    }
)
def test_sentences_on_the_data_and_the_note(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@pytest.mark.parametrize("sentence", [_NOTED, _SILENT])
@pytest.mark.parametrize(
    "addition",
    [
        "again",
        "once more",
        "twice",
        "as planned",
        "as feared",
        "as always",
        "every day",
        "each week",
        "for the third month in a row",
        "in real terms",
        "excluding returns",
        "among new customers",
        "on average per week",
        "compared with the target",
        "year on year",
        "since last year",
        "unexpectedly",
        "permanently",
        "in line with the forecast",
    ],
)
def test_nothing_is_added_behind_them(sentence, addition):
    for joint in (" ", ", "):
        assert verdict(TICKETS, f"{sentence}{joint}{addition}.") != ACCEPTED
