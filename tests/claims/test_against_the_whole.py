"""A segment's movement beside that of the whole, beside what was told before, and beside zero."""

from dataclasses import replace

from insight.claims import check_text
from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, added_up, told, verdict


@told(
    {
        TICKETS: {
            "Harbour lost less than the total.": ACCEPTED,
            "Harbour lost more than the total.": "comparison",
            "Harbour lost more than ticket sales as a whole.": "comparison",
            "Harbour lost less than the company as a whole.": ACCEPTED,
            "Harbour lost more than the whole company.": "comparison",
            "Counter fell faster than the total.": ACCEPTED,
            "Islands fell faster than the total.": WITHHELD,
            "Counter fell by more than the average.": ACCEPTED,
            "Valley fell by more than the average.": WITHHELD,
            "Harbour lost more ticket sales than Valley.": ACCEPTED,
            "Valley lost more ticket sales than Harbour.": WITHHELD,
            "Harbour lost more ticket sales than in March.": WITHHELD,
            "Ticket sales lost $59,980; Counter alone lost slightly less than that.": ACCEPTED,
            "Ticket sales lost $59,980; Counter alone lost slightly more than that.": WITHHELD,
            "Counter lost more than that.": WITHHELD,
        },
    }
)
def test_a_movement_beside_that_of_the_whole(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Valley saw a decline.": ACCEPTED,
            "Uplands saw a decline.": "direction",
            "Uplands has a clear loss.": "direction",
            "Ticket sales saw a decline.": ACCEPTED,
            "Valley is at $134,910, a minus of $14,890.": ACCEPTED,
            "Valley is at $134,910, a plus of $14,890.": "direction",
            "Uplands rose. Visitors paid less in ticket sales in April than in March.": ACCEPTED,
            "Uplands rose. Visitors brought more ticket sales in April than in March.": WITHHELD,
            "Minus Harbour, ticket sales fell.": WITHHELD,
        },
    }
)
def test_whoever_has_a_movement_moved(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales did not stay at their March level.": ACCEPTED,
            "Ticket sales stayed at their March level.": WITHHELD,
            "Ticket sales: $441,840 in April 2026, after $501,820.": ACCEPTED,
            "Ticket sales: $441,840 in March 2026, after $501,820.": WITHHELD,
            "Harbour lost $50,140, the total $59,980.": ACCEPTED,
            "Harbour lost $50,140, the total $441,840.": WITHHELD,
            "Uplands gained $8,880, the total $59,980.": WITHHELD,
            "Web sales rose; those of Phone fell by $12,320.": ACCEPTED,
            "Web sales rose; those of Phone rose by $12,320.": WITHHELD,
            "Web sales rose; those of Counter fell by $12,320.": WITHHELD,
            "$501,820 → $441,840, i.e. −$59,980.": ACCEPTED,
            "$501,820 → $441,840, i.e. +$59,980.": WITHHELD,
        },
        VISITS: {
            "Visits did not stay as they were.": ACCEPTED,
            "Visits stayed as they were.": WITHHELD,
            "Lindau has fewer than the month before.": ACCEPTED,
            "Lindau has more than the month before.": WITHHELD,
        },
        WAITS: {"Average wait did not stay at its previous level.": WITHHELD},
    }
)
def test_the_level_of_the_period_before(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Counter slips to less than a third of ticket sales.": ACCEPTED,
            "Counter slips to less than a quarter of ticket sales.": WITHHELD,
            "Web slips to more than half of ticket sales.": WITHHELD,
            "Counter lost just under half of ticket sales.": WITHHELD,
            "The decline came mainly from Counter, where more than a quarter was lost.": ACCEPTED,
            "The decline came mainly from Counter, where more than half was lost.": WITHHELD,
        },
        VISITS: {
            "Fewer than one in four visits were to Konstanz.": ACCEPTED,
            "More than one in four visits were to Konstanz.": WITHHELD,
            "Fewer than one in five visits were to Konstanz.": WITHHELD,
        },
    }
)
def test_a_fraction_of_the_whole(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The gap between Harbour and Valley was $51,660 in March.": ACCEPTED,
            "The gap between Harbour and Valley was $16,410 in March.": WITHHELD,
            "The gap between Harbour and Valley was $51,660 in April.": WITHHELD,
            "Harbour stands at $151,320, Valley at $134,910. The gap was $51,660 in March.": ACCEPTED,
            "Harbour stands at $151,320, Valley at $134,910. The gap was $16,410 in March.": WITHHELD,
            "Harbour stands at $151,320, Valley at $134,910. The gap widened to $16,410.": WITHHELD,
        },
    }
)
def test_how_far_two_lay_apart_before(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


RESULT = replace(
    TICKETS,
    previous_value=-30_000,
    current_value=-90_000,
    segments=added_up("region", {"Harbour": (-50_000, -120_000), "Valley": (20_000, 28_000), "Islands": (0, 2_000)}),
)


@told(
    {
        RESULT: {
            "Harbour slid deeper into the red, from $50,000 to $120,000.": ACCEPTED,
            "Harbour slid deeper into the red, from $120,000 to $50,000.": WITHHELD,
            "Valley slid deeper into the red.": WITHHELD,
            "Harbour fell by $70,000. The other two regions net out to +$10,000.": ACCEPTED,
            "Harbour fell by $70,000. The other two regions net out to −$10,000.": WITHHELD,
        },
        TICKETS: {
            "Web sold more, Phone less.": ACCEPTED,
            "Web sold more, Phone more.": WITHHELD,
            "Phone is down by $12,320.": ACCEPTED,
            "Phone is down by −$12,320.": WITHHELD,
            "Phone sold less, Web less.": WITHHELD,
            "Phone sales fell, Web ones rose.": ACCEPTED,
            "Phone sales fell, Counter ones rose.": WITHHELD,
        },
    }
)
def test_what_is_said_in_few_words(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


CLOSED = replace(TICKETS, note="Harbour: the pier was closed for two weeks from 9 April 2026.")


@told(
    {
        CLOSED: {
            "The analyst notes that the pier was closed for two weeks.": ACCEPTED,
            "The analyst notes that the pier was closed for three weeks.": WITHHELD,
            "The analyst notes that the pier was closed for a week.": WITHHELD,
            "The analyst notes that the pier was closed for two months.": WITHHELD,
            "The analyst notes that the pier was closed two weeks earlier.": WITHHELD,
        },
    }
)
def test_how_long_the_note_says_that_it_lasted(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "Across plans the mix effect dominates.": ACCEPTED,
            "Across plans the rate effect dominates.": WITHHELD,
            "By plan, the rate effect dominates.": WITHHELD,
            "Hardly any of the fall is due to the mix of plans.": WITHHELD,
            "Basic made up more than half of expiring plans instead of two fifths.": ACCEPTED,
            "Basic made up more than half of expiring plans instead of a third.": WITHHELD,
            "Basic made up two fifths of expiring plans instead of more than half.": WITHHELD,
        },
        TICKETS: {
            "Hardly any of the decline came from Islands.": ACCEPTED,
            "Hardly any of the decline came from Valley.": WITHHELD,
        },
        WAITS: {
            "Billing takes 31.2 minutes. Technical takes 1.3 times as long.": ACCEPTED,
            "Billing takes 31.2 minutes. Technical takes twice as long.": WITHHELD,
        },
    }
)
def test_how_much_of_it(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


QUIET = replace(
    VISITS, segments=added_up("site", {"Lindau": (3_900, 3_420), "Bregenz": (2_510, 2_180), "Konstanz": (1_710, 1_710)})
)


@told(
    {
        QUIET: {
            "Konstanz has exactly as many as the month before.": ACCEPTED,
            "Konstanz has exactly as many visits as in March.": ACCEPTED,
            "Bregenz has exactly as many visits as in March.": WITHHELD,
            "Konstanz has exactly as many as Bregenz.": WITHHELD,
            "Two sites, Lindau and Bregenz, have fewer than the month before; Konstanz has exactly as many.": ACCEPTED,
            "Lindau has fewer than the month before; Bregenz has exactly as many.": WITHHELD,
        },
        RENEWALS: {
            "Basic made up more than half (55%) of expiring plans instead of two fifths (40%).": ACCEPTED,
            "Basic made up more than half (55%) of expiring plans instead of two fifths (45%).": WITHHELD,
        },
    }
)
def test_as_many_as_before(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        QUIET: {
            "Konstanz hardly moved, and neither did Bregenz.": WITHHELD,
            "Lindau did not grow (3,900 to 3,420), and neither did the total (8,120 to 7,310).": ACCEPTED,
            "Konstanz did not fall, and neither did the total.": WITHHELD,
            "Lindau fell, and so did the total.": ACCEPTED,
        },
        TICKETS: {
            "Uplands rose, and so did the total.": WITHHELD,
            "Web sold $246,050 of $441,840, or 55.7%.": ACCEPTED,
            "Web sold $246,050 of $441,840, or 65.7%.": WITHHELD,
            "Web sold $246,050 of $501,820.": WITHHELD,
            "Web sold $239,870 of $501,820 in March.": ACCEPTED,
            "Web sold $239,870 of $441,840.": WITHHELD,
        },
    }
)
def test_the_whole_goes_on_with_what_was_said(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


def test_a_figure_that_opens_the_explanation_may_be_of_whom_the_headline_has():
    assert check_text("Web leads", "$246,050 of $441,840 in April 2026, or 55.7%.", TICKETS) is None
    assert check_text("Web leads", "$239,870 of $441,840 in April 2026, or 55.7%.", TICKETS) is not None
    assert check_text("Phone fell", "$246,050 of $441,840 in April 2026, or 55.7%.", TICKETS) is not None


@told(
    {
        WAITS: {
            "More than two thirds of the fall is a rate effect, less than a quarter a mix effect.": ACCEPTED,
            "More than two thirds of the fall is a rate effect, more than a third a mix effect.": WITHHELD,
            "Less than a third of the fall is a mix effect, more than two thirds a mix effect.": WITHHELD,
            "It would be premature to look for causes.": ACCEPTED,
        },
    }
)
def test_two_parts_of_a_change(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
