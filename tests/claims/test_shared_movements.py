"""Who shares a movement that its noun names, and where it stopped."""

from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "The fall was seen in three of the four regions.": ACCEPTED,
            "The fall was shared by Harbour, Valley and Islands.": ACCEPTED,
            "The fall was not shared by every region.": ACCEPTED,
            "The decline affected both Counter and Phone.": ACCEPTED,
            "The fall was seen in all regions.": WITHHELD,
            "The fall was shared by every channel.": WITHHELD,
            "The decline is visible everywhere.": WITHHELD,
            "The decline was recorded by Uplands and Harbour.": WITHHELD,
            "The decline came in Uplands.": WITHHELD,
            "The decline affected all regions.": WITHHELD,
            "The fall was shared by two of the four regions.": WITHHELD,
        },
        VISITS: {
            "The decline was shared by all sites.": ACCEPTED,
            "The decline was not shared by every site.": WITHHELD,
        },
    }
)
def test_a_movement_is_shared_by_those_who_went_that_way(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Three of the four regions took part in the fall.": ACCEPTED,
            "Uplands took no part in the fall.": ACCEPTED,
            "Valley participated in the fall.": ACCEPTED,
            "All regions took part in the fall.": WITHHELD,
            "Uplands took part in the fall.": WITHHELD,
            "Uplands played a part in the fall.": WITHHELD,
            "Harbour took no part in the fall.": WITHHELD,
            "Every channel participated in the fall.": WITHHELD,
        },
        WAITS: {
            "Technical did not join the improvement.": WITHHELD,
        },
    }
)
def test_who_took_part(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The fall is confined to Counter and Phone.": ACCEPTED,
            "The fall is limited to Harbour, Valley and Islands.": ACCEPTED,
            "The fall is largely confined to Harbour.": ACCEPTED,
            "The fall is confined to Harbour and Valley.": WITHHELD,
            "The fall is confined to Counter.": WITHHELD,
        },
    }
)
def test_a_movement_confined_to_some_left_the_others_out(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
