"""What a figure is, where the phrase around it says so."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "The largest relative decline among the channels was recorded in Counter, at 29.7%.": ACCEPTED,
            "The largest relative decline among the channels was recorded in Counter, at 15.3%.": WITHHELD,
            "The largest relative rise among the channels was recorded in Counter, at 29.7%.": WITHHELD,
            "Harbour lost most, $50,140.": ACCEPTED,
            "Valley lost most, $14,890.": WITHHELD,
            "Harbour lost most, $49,140.": WITHHELD,
            "Counter shrank by 29.7%, in relative terms the largest decline of any channel.": ACCEPTED,
            "Phone shrank by 15.3%, in relative terms the largest decline of any channel.": WITHHELD,
            "Islands shrank by 6.4%, in absolute terms the largest decline of any region.": WITHHELD,
        }
    }
)
def test_the_figure_of_a_rank(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales fell by $59,980 from $501,820 to $441,840, or 12.0%.": ACCEPTED,
            "Ticket sales fell by $59,980 from $501,820 to $441,840, or 88.0%.": WITHHELD,
            "Harbour −$50,140, Valley −$14,890, Uplands +$8,880, Islands −$3,830 → total −$59,980.": ACCEPTED,
            "Harbour −$50,140, Valley −$14,890, Uplands +$8,880, Islands −$3,830 → total −$58,980.": WITHHELD,
            "Harbour −$50,140, Valley −$14,890, Uplands +$8,880, Islands +$3,830 → total −$59,980.": WITHHELD,
            "Valley fell by $14,890, more than three times the loss in Islands.": ACCEPTED,
            "Islands fell by $3,830, more than three times the loss in Valley.": WITHHELD,
            "Valley fell by $14,890, more than four times the loss in Islands.": WITHHELD,
            "Valley fell by $14,890, more than three times the gain in Islands.": WITHHELD,
        }
    }
)
def test_the_figure_that_sums_up(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Uplands gained $8,880 despite losses of $50,140 in Harbour and $14,890 in Valley.": ACCEPTED,
            "Uplands gained $8,880 despite losses of $14,890 in Harbour and $50,140 in Valley.": WITHHELD,
            "Harbour fell despite losses of $6,180 in Web.": WITHHELD,
            "Harbour fell despite gains of $6,180 in Web and $68,180 in Counter.": WITHHELD,
        }
    }
)
def test_losses_of_several(facts, text, verdicts):
    """A noun in the plural gives its direction to each of its figures."""
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Box office in Web was lifted by $6,180.": ACCEPTED,
            "Web was lifted by about 2.6% to $246,050.": ACCEPTED,
            "Phone was lifted by $12,320.": WITHHELD,
            "Web was dragged down by $6,180.": WITHHELD,
            "Web was lifted by $8,880.": WITHHELD,
        },
        RENEWALS: {
            "Basic was lifted by 1.9 points.": ACCEPTED,
            "Basic was lifted by 1.2 points.": WITHHELD,
        },
    }
)
def test_a_passive_with_a_figure_tells_the_movement_of_its_subject(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour lost $50,140; Uplands gave back $8,880.": ACCEPTED,
            "Harbour lost $50,140; Valley gave back $14,890.": WITHHELD,
            "Uplands lost $8,880; Harbour gave back $50,140.": WITHHELD,
        }
    }
)
def test_what_was_given_back_goes_against_the_whole(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Of the total decline of $59,980, 84% belong to Harbour.": ACCEPTED,
            "Of the total decline of $59,980, 40% belong to Harbour.": WITHHELD,
            "Of the total decline of $59,980, 84% belong to Valley.": WITHHELD,
            "The decline was concentrated in Harbour, whose sales fell by $50,140.": ACCEPTED,
            "The decline was concentrated in Harbour, whose sales fell by $59,980.": WITHHELD,
            "The decline was concentrated in Harbour, whose sales rose.": WITHHELD,
            "Web is the only channel whose sales rose.": ACCEPTED,
            "Phone is the only channel whose sales rose.": WITHHELD,
            "Harbour is the only region whose sales fell.": WITHHELD,
        }
    }
)
def test_what_belongs_to_a_segment_is_its_own(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Two of the three channels fell, Counter by rather more (−29.7%) than Phone (−15.3%).": ACCEPTED,
            "Two of the three channels fell, Phone by rather more (−15.3%) than Counter (−29.7%).": WITHHELD,
            "Two of the three channels fell, Web by rather more than Phone.": WITHHELD,
            "Three of the four regions fell, Harbour relatively more than Islands.": ACCEPTED,
            "Three of the four regions fell, Islands relatively more than Valley.": WITHHELD,
            "Three of the four regions fell, Uplands relatively more than Valley.": WITHHELD,
        }
    }
)
def test_more_goes_on_with_the_movement_before(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Of the decline of $59,980, Counter supplied 89.8% and Phone 20.5%; Web took away 10.3%.": ACCEPTED,
            "Of the decline of $59,980, Counter supplied 89.8% and Phone 20.5%; Web supplied 10.3%.": WITHHELD,
            "Of the decline of $59,980, Counter supplied 89.8% and Web 20.5%; Phone took away 10.3%.": WITHHELD,
            "Of the decline of $59,980, Counter accounts for 28.9%.": WITHHELD,
            "Of the decline of $59,980, Harbour accounts for 83.6% and Valley for 30.5%.": WITHHELD,
        }
    }
)
def test_the_parts_of_a_change_are_no_shares_of_the_whole(facts, text, verdicts):
    """Valley has 30.5% of all sales, but 24.8% of the decline."""
    assert verdict(facts, text) in verdicts


@told(
    {
        VISITS: {
            "Lindau lost 480 and Bregenz 180, which adds up to the total of −660.": WITHHELD,
            "Lindau, Bregenz and Konstanz lost 480, 180 and 150, which adds up to the total of −810.": ACCEPTED,
            "Lindau, Bregenz and Konstanz lost 480, 180 and 150, which adds up to the total of −150.": WITHHELD,
            "Lindau lost 480, Bregenz 180 and Konstanz 150, which makes −810 for the total.": ACCEPTED,
            "Lindau lost 480, Bregenz 180 and Konstanz 150, which makes −150 for the total.": WITHHELD,
            "Lindau and Bregenz account for 660 of the 810 lost visits, leaving only 150 for Konstanz.": ACCEPTED,
            "Lindau and Bregenz account for 660 of the 810 lost visits, leaving only 180 for Konstanz.": WITHHELD,
            "Lindau and Bregenz account for 660 of the 810 lost visits, leaving only one for Konstanz.": WITHHELD,
            "Lindau and Bregenz account for 660 of the 810 lost visits, leaving nine for Konstanz.": WITHHELD,
            "Lindau and Bregenz account for 660 of the 810 lost visits, leaving nothing for Konstanz.": WITHHELD,
        }
    }
)
def test_what_is_left_and_what_it_adds_up_to(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "The total rate went down to 54.2%.": ACCEPTED,
            "The total rate went up to 54.2%.": WITHHELD,
            "The renewal rate was lower than last quarter.": ACCEPTED,
            "The renewal rate was higher than last quarter.": WITHHELD,
            "The renewal rate was 58.0% last quarter.": ACCEPTED,
            "The renewal rate was 54.2% last quarter.": WITHHELD,
        },
        VISITS: {
            "Visits were lower than last quarter.": WITHHELD,
            "Lindau had 3,420 visits, less than nine tenths of the 3,900 of the month before.": ACCEPTED,
            "Lindau had 3,420 visits, more than nine tenths of the 3,900 of the month before.": WITHHELD,
        },
    }
)
def test_figures_beside_those_of_the_period_before(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "Basic plans drag the renewal rate down to 54.2%.": ACCEPTED,
            "Basic plans drag the renewal rate down to 41.9%.": WITHHELD,
            "Team plans drag the renewal rate down to 61.1%.": WITHHELD,
            "Basic lifted its renewal rate to 41.9%.": ACCEPTED,
            "Campus lifted its renewal rate to 79.6%.": WITHHELD,
            "Basic boosted its share of expiring plans to 55%.": ACCEPTED,
            "Campus boosted its share of expiring plans to 20%.": WITHHELD,
        },
        TICKETS: {
            "Leave Harbour aside, and ticket sales fall by $9,840.": ACCEPTED,
            "Harbour aside, ticket sales fall by $9,840.": ACCEPTED,
            "Leave Valley aside, and ticket sales fall by $9,840.": WITHHELD,
            "Leave Harbour aside, and ticket sales fall by $59,980.": WITHHELD,
            "Leave Harbour aside, and ticket sales rise by $9,840.": WITHHELD,
            "The others fell.": WITHHELD,
        },
    }
)
def test_what_is_said_of_the_whole_is_not_said_of_a_part(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
