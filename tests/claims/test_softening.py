"""What softens, replaces or wins back, how far several lie apart, and what stays open."""

from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WITHHELD, told, verdict
from tests.claims.test_kinds import SHOPS


@told(
    {
        TICKETS: {
            "Uplands cushioned the decline by $8,880.": ACCEPTED,
            "Uplands cushioned the decline by $3,830.": WITHHELD,
            "Islands cushioned the decline by $3,830.": WITHHELD,
            "Uplands cushioned the rise by $8,880.": WITHHELD,
            "Harbour, Valley and Islands together lost $68,860, of which Uplands recovered $8,880.": ACCEPTED,
            "Harbour, Valley and Islands together lost $68,860, of which Uplands recovered $3,830.": WITHHELD,
            "Harbour recovered $8,880.": WITHHELD,
            "Web replaced Counter as the largest channel.": WITHHELD,
            "Including Web, Counter fell by $53,840.": WITHHELD,
            "Harbour fell, Uplands rose, and its sales came to $151,320.": WITHHELD,
            "Uplands recovered.": WITHHELD,
            "The figures alone do not say whether the closed pier is the reason.": ACCEPTED,
            "The figures alone do not say whether the closed bridge is the reason.": WITHHELD,
            "The figures leave no doubt that the closed pier is the reason.": WITHHELD,
        },
        SHOPS: {
            "Quayside more than replaced Old Mill.": ACCEPTED,
            "Old Mill more than replaced Quayside.": WITHHELD,
            "Bregenz more than replaced Old Mill.": WITHHELD,
            "Quayside replaced Old Mill as the largest site.": ACCEPTED,
            "Old Mill replaced Quayside as the largest site.": WITHHELD,
        },
        VISITS: {
            "The three sites fell by between 7.2% and 12.3%.": ACCEPTED,
            "The three sites fell by between 8.8% and 12.3%.": WITHHELD,
            "The three sites rose by between 7.2% and 12.3%.": WITHHELD,
            "Visits fell by between 7.2% and 12.3%.": WITHHELD,
            "The sites lost between 150 and 480 visits each.": ACCEPTED,
            "The sites lost between 180 and 480 visits each.": WITHHELD,
        },
    }
)
def test_what_is_softened_and_how_far_apart(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
