"""How evenly a movement is spread, in words."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "The picture by region is mixed.": ACCEPTED,
            "Mixed results by channel: Web rose, Counter and Phone fell.": ACCEPTED,
            "The fall was not universal, since Uplands rose.": ACCEPTED,
            "The regions did not all move in the same direction.": ACCEPTED,
            "The fall is spread unevenly across regions.": ACCEPTED,
            "The fall is not confined to one region.": ACCEPTED,
            "The picture by region is uniform.": WITHHELD,
            "The fall is broad-based across channels.": WITHHELD,
            "The fall was not universal, since Harbour rose.": WITHHELD,
            "By channel, all point in the same direction.": WITHHELD,
            "The fall is common to all regions.": WITHHELD,
            "There is no exception among the channels.": WITHHELD,
            "The rise is broad-based.": WITHHELD,
        },
        VISITS: {
            "The decline is broad-based across sites.": ACCEPTED,
            "By site, the picture is the same: all three fell.": ACCEPTED,
            "The decline is common to all sites.": ACCEPTED,
            "The picture by site is mixed.": WITHHELD,
            "The decline was not universal.": WITHHELD,
            "Lindau's decline was widespread.": WITHHELD,
            "The growth is broad-based across sites.": WITHHELD,
        },
        RENEWALS: {"The decline is broad-based across plans.": WITHHELD, "The picture by plan is uniform.": WITHHELD},
    }
)
def test_how_evenly(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
