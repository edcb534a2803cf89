"""In how many places something moved, with the noun left out and with the names told behind."""

from tests.claims.scenes import ACCEPTED, TICKETS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Sales were down in three regions and up in one.": ACCEPTED,
            "Sales were down in three regions and up in two.": WITHHELD,
            "Sales were down in two regions and up in one.": WITHHELD,
            "Sales rose in one channel and fell in two.": ACCEPTED,
            "Sales rose in one channel and fell in one.": WITHHELD,
            "Sales rose in one channel.": ACCEPTED,
            "Sales rose in two channels.": WITHHELD,
            "Sales fell in three regions but rose in one, Uplands.": ACCEPTED,
            "Sales fell in three regions but rose in one, Valley.": WITHHELD,
            "Sales fell in three regions but rose in one (Valley).": WITHHELD,
            "Sales fell in two channels (Counter and Phone).": ACCEPTED,
            "Sales fell in two channels (Counter and Web).": WITHHELD,
        }
    }
)
def test_in_how_many_places_and_which(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
