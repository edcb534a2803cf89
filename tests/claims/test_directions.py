"""Every clause moves the way its subject moved, and from comes before to."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, BASKETS, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Ticket sales fell.": ACCEPTED,
            "Ticket sales rose.": "direction",
            "Ticket sales went up.": "direction",
            "Ticket sales increased by $59,980.": "direction",
            "Ticket sales were up 12.0%.": "direction",
            "Uplands grew.": ACCEPTED,
            "Uplands shrank.": "direction",
            "Harbour lost $50,140.": ACCEPTED,
            "Harbour gained $50,140.": "direction",
            "Harbour fell while Uplands rose.": ACCEPTED,
            "Harbour rose while Uplands fell.": "direction",
            "Harbour fell while Valley rose.": "direction",
            "Ticket sales fell although Uplands grew.": ACCEPTED,
            "Ticket sales fell although Harbour grew.": "direction",
            "Ticket sales fell, with Harbour down.": ACCEPTED,
            "Ticket sales fell, with Harbour up.": "direction",
            "Ticket sales were $59,980 lower than in March.": ACCEPTED,
            "Ticket sales were $59,980 higher than in March.": "direction",
            "A decline of $59,980 brought ticket sales to $441,840.": ACCEPTED,
            "A rise of $59,980 brought ticket sales to $441,840.": "direction",
            "The decline in Harbour was $50,140.": ACCEPTED,
            "The increase in Harbour was $50,140.": "direction",
            "The growing Harbour region lost $50,140.": WITHHELD,
            "The shrinking Uplands region gained $8,880.": WITHHELD,
            "Uplands dragged ticket sales down.": "direction",
            "Web added to the fall.": WITHHELD,
            "Uplands contributed to the decline.": WITHHELD,
            "Falling sales in Uplands drove the decline.": WITHHELD,
        },
        BASKETS: {
            "The average basket rose.": ACCEPTED,
            "The average basket shrank.": "direction",
        },
        WAITS: {
            "The average wait became shorter.": ACCEPTED,
            "The average wait became longer.": "direction",
            "The average wait improved.": ACCEPTED,
            "The average wait worsened.": "direction",
            "Technical improved.": ACCEPTED,
            "Billing improved.": "direction",
            "Billing worsened.": ACCEPTED,
            "Technical worsened.": "direction",
        },
        RENEWALS: {
            "The renewal rate worsened.": ACCEPTED,
            "The renewal rate improved.": "direction",
            "Basic improved.": ACCEPTED,
            "Campus improved.": "direction",
        },
    }
)
def test_each_clause_has_the_direction_of_its_subject(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales went from $501,820 to $441,840.": ACCEPTED,
            "Ticket sales went from $441,840 to $501,820.": "order",
            "Ticket sales: $501,820 → $441,840.": ACCEPTED,
            "Ticket sales: $441,840 → $501,820.": "order",
            "Ticket sales fell to $441,840 from $501,820.": ACCEPTED,
            "Ticket sales fell to $501,820 from $441,840.": WITHHELD,
            "Ticket sales fell by $59,980 to $441,840.": ACCEPTED,
            "Ticket sales fell by $441,840 to $59,980.": WITHHELD,
            "Ticket sales fell to $59,980.": WITHHELD,
            "Ticket sales fell by $441,840.": WITHHELD,
            "Ticket sales came to $441,840, after $501,820 in March.": ACCEPTED,
            "Ticket sales came to $501,820, after $441,840 in March.": WITHHELD,
            "Ticket sales: $441,840 (March) vs. $501,820 (April).": WITHHELD,
            "Harbour went from $201,460 to $151,320.": ACCEPTED,
            "Harbour went from $151,320 to $201,460.": "order",
            "Harbour's share fell from 40.1% to 34.2%.": ACCEPTED,
            "Harbour's share fell from 34.2% to 40.1%.": WITHHELD,
            "Harbour's share rose from 34.2% to 40.1%.": WITHHELD,
        },
        RENEWALS: {
            "Basic went from 40.0% to 41.9%.": ACCEPTED,
            "Basic went from 41.9% to 40.0%.": "order",
        },
        WAITS: {
            "The average wait went from 42.2 to 36.1 minutes.": ACCEPTED,
            "The average wait went from 36.1 to 42.2 minutes.": "order",
        },
    }
)
def test_from_is_the_first_period_and_to_the_second(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales fell by −$59,980.": "direction",
            "Ticket sales fell by −12.0%.": "direction",
            "Harbour declined by -$50,140.": "direction",
            "A change of −$59,980 was recorded.": ACCEPTED,
            "Ticket sales changed by −12.0%.": ACCEPTED,
            "Ticket sales changed by +12.0%.": WITHHELD,
            "Ticket sales did not fall.": "direction",
            "Ticket sales did not rise.": ACCEPTED,
            "Uplands did not fall.": ACCEPTED,
            "Harbour did not fall.": "direction",
            "Ticket sales did anything but fall.": WITHHELD,
            "Ticket sales failed to fall.": WITHHELD,
            "It is untrue that Harbour fell.": WITHHELD,
            "Instead of falling, ticket sales rose.": WITHHELD,
            "Not even Uplands grew.": WITHHELD,
            "Even Uplands fell.": WITHHELD,
            "Harbour escaped the decline.": WITHHELD,
            "Uplands was not spared.": WITHHELD,
        },
        RENEWALS: {
            "The renewal rate fell by −3.8 points.": "direction",
            "Campus did not improve.": ACCEPTED,
            "Basic did not improve.": "direction",
        },
    }
)
def test_a_negation_turns_the_direction_once(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


def test_the_direction_is_that_of_the_unrounded_values():
    """Both show as 24.12, and still the second is larger."""
    facts = replace(BASKETS, previous_value=24.1195, current_value=24.1202, noise=None)
    assert verdict(facts, "The average basket rose from €24.12 to €24.12.") == ACCEPTED
    assert verdict(facts, "The average basket fell from €24.12 to €24.12.") == "direction"


def test_a_change_of_nothing_is_no_fall_and_no_rise():
    facts = replace(VISITS, current_value=8_120, segments=(), noise=None)
    assert verdict(facts, "Visits stayed at 8,120.") == ACCEPTED
    assert verdict(facts, "Visits rose to 8,120.") == "direction"
    assert verdict(facts, "Visits fell to 8,120.") == "direction"
