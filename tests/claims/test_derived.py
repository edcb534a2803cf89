"""Sums, differences, ratios and what-ifs are computed again."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Harbour and Valley together lost $65,030.": ACCEPTED,
            "Harbour and Valley together lost $64,030.": "number",
            "Together, Valley and Islands lost $18,720.": ACCEPTED,
            "Together, Valley and Islands lost $14,890.": WITHHELD,
            "Harbour and Valley together lost $65,030, more than the net decline of $59,980.": ACCEPTED,
            "Harbour and Valley together lost $65,030, less than the net decline of $59,980.": WITHHELD,
            "Between them, Harbour and Valley lost $65,030.": ACCEPTED,
            "Between them, Harbour and Islands lost $65,030.": WITHHELD,
            "Harbour and Valley combined came to $286,230.": ACCEPTED,
            "Harbour and Valley combined came to $351,260.": WITHHELD,
            "Harbour and Valley each lost $65,030.": WITHHELD,
            "Harbour and Valley lost $65,030 each.": WITHHELD,
            "Harbour and Counter together lost $103,980.": WITHHELD,
            "Uplands and Web together gained $15,060.": WITHHELD,
            "The three shrinking regions lost $68,860 together.": ACCEPTED,
            "The four regions lost $68,860 together.": WITHHELD,
        },
        VISITS: {
            "Bregenz and Konstanz together lost 330 visits.": ACCEPTED,
            "Bregenz and Konstanz together lost 300 visits.": "number",
            "Bregenz and Konstanz each lost 330 visits.": WITHHELD,
            "Lindau and Konstanz together lost 330 visits.": WITHHELD,
        },
    }
)
def test_sums_of_segments(facts, text, verdicts):
    """Regions and channels overlap: they have no sum."""
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour fell by $35,250 more than Valley.": ACCEPTED,
            "Harbour fell by $35,250 less than Valley.": WITHHELD,
            "Harbour fell by $36,250 more than Valley.": WITHHELD,
            "Valley fell more than three times as much as Islands.": ACCEPTED,
            "Valley fell more than four times as much as Islands.": WITHHELD,
            "Harbour fell more than three times as much as Valley.": ACCEPTED,
            "Harbour fell twice as much as Valley.": WITHHELD,
            "Harbour fell five times as much as Valley.": WITHHELD,
            "Harbour lost about 5.6 times what Uplands gained.": ACCEPTED,
            "Harbour lost about 5.6 times what Uplands lost.": WITHHELD,
            "Harbour lost about 5.6 times as much as Uplands lost.": WITHHELD,
            "Harbour lost about 4.6 times what Uplands gained.": WITHHELD,
            "Harbour gained about 5.6 times what Uplands gained.": WITHHELD,
            "Valley lost less than a third of what Harbour did.": ACCEPTED,
            "Valley lost less than a quarter of what Harbour did.": WITHHELD,
            "Valley fell as much as Harbour.": WITHHELD,
            "Valley lost just as much as Harbour.": WITHHELD,
            "Valley lost almost as much as Harbour.": WITHHELD,
            "Valley lost half as much as Harbour.": WITHHELD,
            "Harbour and Valley fell by the same amount.": WITHHELD,
            "Harbour and Valley fell by similar amounts.": WITHHELD,
            "Uplands gained as much as Valley lost.": WITHHELD,
            "Harbour is more than twice as large as Islands.": ACCEPTED,
            "Harbour is four times as large as Islands.": WITHHELD,
            "Valley is twice the size of Harbour.": WITHHELD,
            "Harbour is 12.2% larger than Valley.": ACCEPTED,
            "Harbour is 12.2% smaller than Valley.": WITHHELD,
            "Ticket sales fell to 88% of the March level.": ACCEPTED,
            "Ticket sales fell to 98% of the March level.": WITHHELD,
            "Ticket sales fell to 12.0% of the March level.": WITHHELD,
            "April is an eighth below March.": ACCEPTED,
            "April is a quarter below March.": WITHHELD,
            "Ticket sales fell by between 12% and 13%.": WITHHELD,
        },
        VISITS: {
            "Lindau fell more than twice as much as Bregenz.": ACCEPTED,
            "Lindau fell twice as much as Bregenz.": WITHHELD,
            "Lindau has 3,420 visits, more than twice the 1,560 of Konstanz.": ACCEPTED,
            "Lindau has 3,420 visits, more than three times the 1,560 of Konstanz.": WITHHELD,
            "Lindau has 3,420 visits, more than twice the 2,330 of Konstanz.": WITHHELD,
            "Konstanz has 1,560 visits, more than twice the 3,420 of Lindau.": WITHHELD,
            "Konstanz has 1,560 visits, less than half the 3,420 of Lindau.": ACCEPTED,
            "Bregenz lost 180 visits, behind Lindau with 480, and more than Konstanz's 150.": ACCEPTED,
            "Konstanz lost 150 visits, behind Lindau with 480, and more than three times Bregenz's 180.": WITHHELD,
            "Lindau fell four times as much as Konstanz.": WITHHELD,
            "Lindau lost as many visits as Bregenz.": WITHHELD,
            "Lindau lost fewer visits than the other two sites together.": WITHHELD,
            "Lindau lost as many visits as the other two sites together.": WITHHELD,
        },
    }
)
def test_differences_and_multiples(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour accounts for 83.6% of the net decline.": ACCEPTED,
            "Harbour accounts for 84% of the decline.": ACCEPTED,
            "Harbour accounts for 93.6% of the decline.": "number",
            "Harbour accounts for 83.6% of sales.": WITHHELD,
            "Valley accounts for 83.6% of the decline.": WITHHELD,
            "Valley accounts for a quarter of the decline.": ACCEPTED,
            "Valley accounts for a third of the decline.": WITHHELD,
            "Harbour accounts for more than four fifths of the decline.": ACCEPTED,
            "Harbour accounts for nine tenths of the decline.": WITHHELD,
            "Most of the decline came from Harbour.": ACCEPTED,
            "Most of the decline came from Valley.": WITHHELD,
            "The bulk of the decline came from Counter.": ACCEPTED,
            "The bulk of the decline came from Phone.": WITHHELD,
            "Valley was responsible for the bulk of the decline.": WITHHELD,
            "Nearly all of the decline came from Harbour.": WITHHELD,
            "The entire decline came from Harbour.": WITHHELD,
            "All of the decline came from Harbour.": WITHHELD,
            "Harbour alone explains the whole decline.": WITHHELD,
            "The decline came from Harbour only.": WITHHELD,
            "The decline was confined to Harbour.": WITHHELD,
            "Harbour's decline equals the total decline.": WITHHELD,
            "Harbour's decline exceeds the net decline.": WITHHELD,
            "Harbour made up 34.2% of sales in April.": ACCEPTED,
            "Harbour made up 40.1% of sales in April.": WITHHELD,
            "Harbour makes up about a third of sales.": ACCEPTED,
            "Harbour makes up most of sales.": WITHHELD,
            "Of the $59,980 decline, $50,140 came from Harbour.": ACCEPTED,
            "Of the $59,980 decline, $14,890 came from Harbour.": WITHHELD,
            "Harbour contributed $50,140 to the decline.": ACCEPTED,
            "Harbour contributed $50,140 to sales.": WITHHELD,
            "Harbour lost a quarter of its sales.": ACCEPTED,
            "Harbour lost a quarter of total sales.": WITHHELD,
            "For every dollar lost in Harbour, Valley lost two.": WITHHELD,
        },
        VISITS: {
            "Lindau accounts for 59% of the fall.": ACCEPTED,
            "Lindau accounts for 59% of visits.": WITHHELD,
            "Lindau accounts for more than half of the fall.": ACCEPTED,
            "Lindau accounts for less than half of the fall.": WITHHELD,
            "Lindau accounts for two thirds of the fall.": WITHHELD,
            "Half of the fall came from Lindau.": WITHHELD,
        },
    }
)
def test_shares_of_the_change_and_of_the_whole(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Without Harbour, ticket sales would have fallen by $9,840.": ACCEPTED,
            "Without Harbour, ticket sales would have fallen by $19,840.": WITHHELD,
            "Without Harbour, ticket sales would have fallen by $59,980.": WITHHELD,
            "Without Harbour, ticket sales would have risen.": WITHHELD,
            "Without Harbour, ticket sales would not have fallen.": WITHHELD,
            "Without Harbour, ticket sales would have been unchanged.": WITHHELD,
            "Without Uplands, ticket sales would have fallen by $68,860.": ACCEPTED,
            "Without Uplands, the decline would have been larger.": ACCEPTED,
            "Without Uplands, the decline would have been smaller.": WITHHELD,
            "Excluding Harbour, sales fell by $9,840.": ACCEPTED,
            "Excluding Harbour, sales fell by 3.3%.": ACCEPTED,
            "Excluding Harbour, sales fell by 12.0%.": WITHHELD,
            "Excluding Harbour, sales rose.": WITHHELD,
            "Excluding Harbour and Valley, sales rose.": ACCEPTED,
            "Excluding Harbour and Valley, sales fell.": WITHHELD,
            "Excluding Counter, sales fell by $6,140.": ACCEPTED,
            "Excluding Counter, sales rose by $6,140.": WITHHELD,
            "Even without Harbour, sales would have fallen.": ACCEPTED,
            "Had it not been for Harbour, sales would have grown.": WITHHELD,
            "Apart from Harbour, sales rose.": WITHHELD,
            "Outside Harbour, sales fell by $9,840.": ACCEPTED,
            "Outside Harbour, sales rose.": WITHHELD,
            "The other three regions lost $9,840 together.": WITHHELD,
            "Harbour fell most. The other three regions lost $9,840 together.": ACCEPTED,
            "Harbour fell most. The other three regions gained $9,840 together.": WITHHELD,
        },
        VISITS: {
            "Without Lindau, visits would have fallen by 330.": ACCEPTED,
            "Without Lindau, visits would have fallen by 480.": WITHHELD,
            "Without Lindau, visits would have risen.": WITHHELD,
        },
    }
)
def test_what_would_be_without_a_segment(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Uplands offset part of the decline.": ACCEPTED,
            "Uplands partly offset the decline.": ACCEPTED,
            "Uplands fully offset the decline.": WITHHELD,
            "Uplands offset the decline in Harbour.": WITHHELD,
            "Uplands offset most of the decline.": WITHHELD,
            "Uplands made up for the losses.": WITHHELD,
            "Uplands more than made up for Islands.": ACCEPTED,
            "Uplands more than made up for Islands and Valley.": WITHHELD,
            "Web offset half of the decline.": WITHHELD,
            "Valley partly offset the decline.": WITHHELD,
            "Losses in Harbour outweighed gains in Uplands.": ACCEPTED,
            "Gains in Uplands outweighed losses in Harbour.": WITHHELD,
            "The decline in Counter was offset by the rise in Web.": WITHHELD,
        },
        WAITS: {
            "The rise in Billing partly offset the fall in Technical.": ACCEPTED,
            "The rise in Billing fully offset the fall in Technical.": WITHHELD,
        },
        RENEWALS: {
            "The rate effect offset only part of the mix effect.": ACCEPTED,
            "The rate effect fully offset the mix effect.": WITHHELD,
            "The rate effect outweighed the mix effect.": WITHHELD,
        },
    }
)
def test_how_much_is_offset(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The gap between Harbour and Valley narrowed to $16,410.": ACCEPTED,
            "The gap between Harbour and Valley widened.": WITHHELD,
            "The gap between Harbour and Valley narrowed to $51,660.": WITHHELD,
            "Harbour's lead over Valley shrank.": ACCEPTED,
            "Harbour's lead over Valley grew.": WITHHELD,
            "Harbour lost its lead.": WITHHELD,
            "Harbour is still the largest region.": ACCEPTED,
            "Harbour is no longer the largest region.": WITHHELD,
            "Valley overtook Harbour.": WITHHELD,
            "Uplands overtook Valley.": WITHHELD,
            "Uplands is now larger than Valley.": WITHHELD,
        },
    }
)
def test_gaps_and_overtaking(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The gain of $8,880 in Uplands offset about an eighth of the combined losses of $68,860.": ACCEPTED,
            "The gain of $8,880 in Uplands offset about half of the combined losses of $68,860.": WITHHELD,
            "The losses of $68,860 outweighed the gains of $8,880.": ACCEPTED,
            "The gains of $8,880 did not make up for the losses of $68,860.": ACCEPTED,
            "The gains of $8,880 made up for the losses of $68,860.": "comparison",
            "The gains of $8,880 outweighed the losses of $68,860.": "comparison",
            "The losses of $8,880 outweighed the gains of $68,860.": WITHHELD,
            "The losses of $50,140 outweighed the gains of $8,880.": WITHHELD,
            "Harbour had losses of $68,860.": WITHHELD,
            "Losses at Harbour (−$50,140) and Valley (−$14,890) were partly offset by Uplands.": ACCEPTED,
            "Gains at Harbour (−$50,140) and Valley (−$14,890) were partly offset by Uplands.": "direction",
            "Losses at Harbour (−$50,140) and Uplands (+$8,880) outweighed the gain of Web.": WITHHELD,
            "Harbour lost $50,140 and Valley $14,890, so the sum is $65,030.": ACCEPTED,
            "Harbour lost $50,140 and Valley $14,890, so the sum is $50,140.": WITHHELD,
            "Harbour lost $50,140 and Valley $14,890, so the sum is $14,890.": WITHHELD,
            "Harbour lost $50,140 and Valley $14,890, so the sum is $59,980.": WITHHELD,
        },
    }
)
def test_gains_and_losses_are_sums_of_what_moved_that_way(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Uplands gained $8,880, which offset about a sixth of Harbour's decline of $50,140.": ACCEPTED,
            "Uplands gained $8,880, offsetting about a sixth of Harbour's decline.": ACCEPTED,
            "Uplands gained $8,880, which offset about half of Harbour's decline of $50,140.": WITHHELD,
            "Uplands gained $8,880, which offset about a sixth of Harbour's decline of $14,890.": WITHHELD,
            "Uplands gained $8,880, which offset about a sixth of Harbour's gain.": "direction",
            "Web gained $6,180, offsetting about a sixth of Counter's decline.": WITHHELD,
            "Uplands and Valley nearly cancelled each other out.": "comparison",
        }
    }
)
def test_a_part_of_what_another_lost(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
