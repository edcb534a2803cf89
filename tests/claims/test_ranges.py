"""The two ends of a dimension, told with the segments that have them."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Declines ranged from 6.4% in Islands to 24.9% in Harbour.": ACCEPTED,
            "The declines range from 24.9% (Harbour) to 6.4% (Islands).": ACCEPTED,
            "Declines ranged from 9.9% in Valley to 24.9% in Harbour.": WITHHELD,
            "Declines ranged from 24.9% in Islands to 6.4% in Harbour.": WITHHELD,
            "Declines ranged from 6.4% in Islands to 29.7% in Counter.": WITHHELD,
            "Gains ranged from 6.4% in Islands to 24.9% in Harbour.": WITHHELD,
            "Regionally, changes ranged from −$50,140 in Harbour to +$8,880 in Uplands.": ACCEPTED,
            "By channel, changes ranged from −$50,140 in Harbour to +$8,880 in Uplands.": WITHHELD,
            "The spread is wide: from +$8,880 in Uplands to −$50,140 in Harbour, a distance of $59,020.": ACCEPTED,
            "The spread is wide: from +$8,880 in Uplands to −$50,140 in Harbour, a distance of $41,260.": WITHHELD,
            "In April, ticket sales ranged from $56,480 in Islands to $151,320 in Harbour.": ACCEPTED,
            "In March, ticket sales ranged from $56,480 in Islands to $151,320 in Harbour.": WITHHELD,
            "In May, ticket sales ranged from $56,480 in Islands to $151,320 in Harbour.": WITHHELD,
        },
        RENEWALS: {
            "Renewal rates ranged from 40.0% (Basic) to 80.0% (Campus) in Q1.": ACCEPTED,
            "Renewal rates ranged from 40.0% (Basic) to 80.0% (Campus) in Q2.": WITHHELD,
            "Renewal rates range from 61.1% (Team) to 79.6% (Campus).": WITHHELD,
        },
    }
)
def test_the_ends_are_those_of_the_dimension(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
