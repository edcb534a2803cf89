"""A true figure must be said of the segment it belongs to."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Harbour fell by $50,140.": ACCEPTED,
            "Valley fell by $50,140.": "subject",
            "Ticket sales fell by $50,140.": "subject",
            "Harbour fell by $59,980.": "subject",
            "Harbour fell by 24.9%.": ACCEPTED,
            "Harbour fell by 12.0%.": "subject",
            "Counter fell by 29.7%.": ACCEPTED,
            "Phone fell by 29.7%.": "subject",
            "Uplands rose by $8,880.": ACCEPTED,
            "Web rose by $8,880.": "subject",
            "Harbour came to $151,320.": ACCEPTED,
            "Valley came to $151,320.": "subject",
        },
        RENEWALS: {
            "Basic's renewal rate rose to 41.9%.": ACCEPTED,
            "Team's renewal rate rose to 41.9%.": "subject",
            "Campus had 2,400 expiring plans.": ACCEPTED,
            "Team had 2,400 expiring plans.": WITHHELD,
            "Basic went from 40% to 55% of expiring plans.": ACCEPTED,
            "Campus went from 40% to 55% of expiring plans.": WITHHELD,
        },
        WAITS: {
            "Technical fell by 9.3 minutes.": ACCEPTED,
            "Billing fell by 9.3 minutes.": WITHHELD,
        },
    }
)
def test_a_figure_belongs_to_its_segment(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour fell most. It lost $50,140.": ACCEPTED,
            "Harbour fell most. It lost $14,890.": "subject",
            "Harbour fell by $50,140, to $151,320.": ACCEPTED,
            "Harbour fell by $50,140, to $134,910.": "subject",
            "Harbour fell, losing $50,140.": ACCEPTED,
            "Harbour fell, losing $14,890.": "subject",
            "Harbour, which fell by $50,140, is the largest region.": ACCEPTED,
            "Harbour, which fell by $14,890, is the largest region.": WITHHELD,
            "Harbour lost $50,140 and now stands at $151,320.": ACCEPTED,
            "Harbour lost $50,140 and now stands at $134,910.": "subject",
            "Valley fell by $14,890; its sales came to $134,910.": ACCEPTED,
            "Valley fell by $14,890; its sales came to $151,320.": WITHHELD,
            "While Harbour fell by $50,140, Uplands rose by $8,880.": ACCEPTED,
            "While Uplands fell by $50,140, Harbour rose by $8,880.": WITHHELD,
        },
    }
)
def test_the_subject_is_carried_over_from_the_clause_before(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour lost $50,140, Valley $14,890 and Islands $3,830.": ACCEPTED,
            "Harbour lost $50,140, Valley $3,830 and Islands $14,890.": "subject",
            "Harbour, Valley and Islands lost $50,140, $14,890 and $3,830 respectively.": ACCEPTED,
            "Harbour, Valley and Islands lost $14,890, $50,140 and $3,830 respectively.": WITHHELD,
            "By region: Harbour −$50,140, Valley −$14,890, Islands −$3,830, Uplands +$8,880.": ACCEPTED,
            "By region: Harbour −$50,140, Valley −$14,890, Islands −$8,880, Uplands +$3,830.": WITHHELD,
            "Harbour (−24.9%), Valley (−9.9%) and Islands (−6.4%) fell.": ACCEPTED,
            "Harbour (−24.9%), Valley (−6.4%) and Islands (−9.9%) fell.": "subject",
            "Valley fell by 9.9% and Islands by 6.4%.": ACCEPTED,
            "Valley fell by 6.4% and Islands by 9.9%.": "subject",
            "Harbour fell by 24.9%, more than Valley with 9.9%.": ACCEPTED,
            "Harbour fell by 24.9%, more than Valley with 6.4%.": "subject",
            "Harbour (from $201,460 to $151,320) fell most.": ACCEPTED,
            "Harbour (from $149,800 to $134,910) fell most.": "subject",
        },
        VISITS: {
            "Lindau fell by 480, Bregenz by 180 and Konstanz by 150.": ACCEPTED,
            "Lindau fell by 480, Bregenz by 150 and Konstanz by 180.": "subject",
            "Lindau, Bregenz and Konstanz fell by 480, 180 and 150 visits.": ACCEPTED,
            "Lindau, Konstanz and Bregenz fell by 480, 180 and 150 visits.": WITHHELD,
        },
    }
)
def test_lists_pair_each_segment_with_its_figure(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Like Harbour, Valley fell.": ACCEPTED,
            "Like Harbour, Uplands fell.": WITHHELD,
            "Unlike Uplands, Valley fell.": ACCEPTED,
            "Unlike Valley, Islands fell.": WITHHELD,
            "Harbour fell, as did Valley.": ACCEPTED,
            "Harbour fell, as did Uplands.": WITHHELD,
            "Harbour fell, and so did Islands.": ACCEPTED,
            "Harbour fell, and so did Uplands.": WITHHELD,
            "Harbour fell, and so did every other region.": WITHHELD,
            "Harbour fell, and Valley too.": ACCEPTED,
            "Harbour fell, and Uplands too.": WITHHELD,
            "Harbour fell; Valley likewise.": ACCEPTED,
            "Harbour fell; Uplands likewise.": WITHHELD,
            "Harbour fell; likewise Uplands.": WITHHELD,
            "Valley also fell.": ACCEPTED,
            "Uplands also fell.": WITHHELD,
            "Harbour fell, followed by Valley.": ACCEPTED,
            "Harbour fell, followed by Uplands.": WITHHELD,
            "Harbour fell, Uplands did not.": ACCEPTED,
            "Harbour fell, Valley did not.": WITHHELD,
            "Harbour fell, as every region did.": WITHHELD,
            "Harbour fell. So did Uplands.": WITHHELD,
            "Harbour fell. Uplands did too.": WITHHELD,
            "Harbour fell. Valley, by contrast, grew.": WITHHELD,
            "Harbour fell. Uplands, by contrast, grew.": ACCEPTED,
            "Harbour lost $50,140. Valley lost the same.": WITHHELD,
            "Harbour lost $50,140, as did Valley.": WITHHELD,
            "Harbour and Valley fell.": ACCEPTED,
            "Harbour and Uplands fell.": WITHHELD,
            "Web grew, whereas Counter and Phone fell.": ACCEPTED,
            "Web fell, whereas Counter and Phone grew.": WITHHELD,
            "Web and Counter grew, whereas Phone fell.": WITHHELD,
        },
    }
)
def test_a_clause_without_its_own_verb_says_the_same_of_another_segment(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Not in the list: Lagoon fell by $50,140.": WITHHELD,
            "The Lagoon region fell by $50,140.": WITHHELD,
            "North fell by $50,140.": WITHHELD,
            "The harbour region fell by $50,140.": ACCEPTED,
            "The Harbour region lost $50,140.": ACCEPTED,
            "The Harbour channel lost $50,140.": WITHHELD,
            "The Web region gained $6,180.": WITHHELD,
            "The Web channel gained $6,180.": ACCEPTED,
        },
        VISITS: {
            "The Lindau site lost 480 visits.": ACCEPTED,
            "The Lindau store lost 480 visits.": WITHHELD,
        },
    }
)
def test_a_segment_is_named_with_its_own_dimension(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
