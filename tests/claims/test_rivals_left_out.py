"""Comparisons that name only one side, and figures told for both."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, added_up, told, verdict


@told(
    {
        TICKETS: {
            "Valley fell by 9.9%, but Harbour fell faster.": ACCEPTED,
            "Harbour fell by 24.9%, but Valley fell faster.": WITHHELD,
            "Valley fell by 9.9%, while Islands fell more slowly (6.4% versus 9.9%).": ACCEPTED,
            "Valley fell by 9.9%, while Harbour fell more slowly.": WITHHELD,
            "Phone is the smallest channel, yet Counter lost more ($53,840 against $12,320).": ACCEPTED,
            "Phone is the smallest channel, yet Counter lost more ($53,840 against $14,890).": WITHHELD,
            "Phone is the smallest channel, yet Counter lost less.": WITHHELD,
            "Valley lost $14,890 and Harbour lost more than three times as much ($50,140 vs. $14,890).": ACCEPTED,
            "Valley lost $14,890 and Harbour lost more than three times as much ($50,140 vs. $12,320).": WITHHELD,
            "Harbour lost more than the other three regions combined.": ACCEPTED,
            "Valley lost more than the other three regions combined.": WITHHELD,
            "Counter lost more than four times as much as Phone.": ACCEPTED,
            "In relative terms, Web fell more than Phone.": WITHHELD,
            "In relative terms, Phone fell more than Valley.": ACCEPTED,
        },
        VISITS: {
            "In relative terms, Konstanz lost more than Bregenz.": ACCEPTED,
            "In relative terms, Bregenz lost more than Konstanz.": WITHHELD,
            "In absolute terms, Bregenz lost more than Konstanz.": ACCEPTED,
            "In absolute terms, Konstanz lost more than Bregenz.": WITHHELD,
            "Lindau lost more than twice as many visits as Bregenz.": ACCEPTED,
            "Lindau lost more visits than the other two together.": ACCEPTED,
            "Bregenz lost more visits than the other two together.": WITHHELD,
            "Lindau lost 480 visits, about 1.5 times as many as the other two sites together.": ACCEPTED,
            "Lindau lost 480 visits, about 2.7 times as many as the other two sites together.": WITHHELD,
        },
    }
)
def test_the_other_side_is_the_one_spoken_of_before(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour fell by 24.9%, more than the overall 11.95%.": ACCEPTED,
            "Valley fell by 9.9%, more than the overall 11.95%.": WITHHELD,
            "Valley fell by 9.9%, less than the overall decline of 11.95%.": ACCEPTED,
            "Harbour fell by 24.9%, above the overall 9.98%.": WITHHELD,
            "Only Harbour fell faster than the total.": ACCEPTED,
            "Only Valley fell slower than the total.": WITHHELD,
            "Two of the three channels fell faster than the total of 11.95%.": ACCEPTED,
            "All three channels fell faster than the total of 11.95%.": WITHHELD,
            "Two of the four regions fell faster than the total.": WITHHELD,
            "The total fell by 11.95%; Valley stayed below that.": ACCEPTED,
            "The total fell by 11.95%; Harbour stayed below that.": WITHHELD,
        },
        RENEWALS: {
            "Campus is well above the overall 54.2%.": ACCEPTED,
            "Basic is well above the overall 54.2%.": WITHHELD,
            "Basic is the only plan below the overall 54.2%.": ACCEPTED,
            "Campus is the only plan above the overall 54.2%.": WITHHELD,
            "Campus is well above the overall 58.0%.": WITHHELD,
        },
        WAITS: {
            "Technical takes longer than the overall average of 36.0 minutes.": ACCEPTED,
            "Billing takes longer than the overall average of 36.0 minutes.": WITHHELD,
        },
    }
)
def test_a_figure_of_the_whole_beside_a_segment(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour remains the largest region.": ACCEPTED,
            "Web remains the largest channel.": ACCEPTED,
            "Valley is still the second largest region.": ACCEPTED,
            "Harbour became the largest region.": WITHHELD,
            "Harbour is no longer the largest region.": WITHHELD,
            "Web is still ahead of Counter.": ACCEPTED,
            "Web continues to sell more than Phone.": ACCEPTED,
            "Counter continued to fall.": WITHHELD,
            "Valley moved past Harbour.": WITHHELD,
            "Valley is closing in on Harbour.": ACCEPTED,
            "Harbour is closing in on Valley.": WITHHELD,
            "Valley closed to within $16,410 of Harbour.": ACCEPTED,
            "Valley closed to within $51,660 of Harbour.": WITHHELD,
            "Valley drew level with Harbour.": WITHHELD,
        },
        VISITS: {
            "Lindau is level with Bregenz.": WITHHELD,
            "Bregenz fell behind Konstanz.": WITHHELD,
        },
    }
)
def test_places_that_were_kept_taken_or_neared(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour is the largest region, followed by Valley and Uplands.": ACCEPTED,
            "Harbour is the largest region, followed by Uplands and Valley.": WITHHELD,
            "Web sells the most tickets, followed by Counter and Phone.": ACCEPTED,
            "Web sells the most tickets, followed by Phone and Counter.": WITHHELD,
            "Harbour lost the most, followed by Valley.": ACCEPTED,
            "Harbour recorded the largest loss at $50,140, with Valley next at $14,890.": ACCEPTED,
            "Harbour recorded the largest loss at $50,140, with Islands next at $3,830.": WITHHELD,
            "Harbour recorded the largest loss at $50,140, with Valley next at $134,910.": WITHHELD,
            "Web is the largest channel, although Counter had the steeper fall.": WITHHELD,
            "Phone lost $12,320, but Counter had the steeper fall.": ACCEPTED,
            "Counter lost $53,840, but Phone had the steeper fall.": WITHHELD,
            "Counter had a steeper fall.": WITHHELD,
            "Phone fell faster than the total (15.3% vs. 11.95%).": ACCEPTED,
            "Phone fell faster than the total (15.3% vs. 10.95%).": WITHHELD,
            "Islands fell more slowly than the total.": ACCEPTED,
            "Phone fell more slowly than the total.": WITHHELD,
        },
        VISITS: {
            "Konstanz fell faster than Bregenz, but Bregenz lost 30 more visits.": ACCEPTED,
            "Konstanz fell faster than Bregenz, but Bregenz lost 40 more visits.": WITHHELD,
            "Konstanz fell faster than Bregenz and lost 30 more visits.": WITHHELD,
            "Lindau lost the most in relative terms (−12.3%), Bregenz in absolute terms.": WITHHELD,
            "Lindau and Bregenz tied for the largest loss.": WITHHELD,
            "Lindau had 3,420 visits, more than double the figure for Konstanz (1,560).": ACCEPTED,
            "Lindau had 3,420 visits, more than double the figure for Bregenz (2,330).": WITHHELD,
        },
        RENEWALS: {
            "Basic's share of expiring plans rose from 40% to 55%, the largest shift of all plans.": ACCEPTED,
            "Team's share of expiring plans fell from 30% to 25%, the largest shift of all plans.": WITHHELD,
            "Basic's share of expiring plans rose from 40% to 55%, keeping it ahead of both Team and Campus.": ACCEPTED,
            "Campus's share of expiring plans fell from 30% to 20%, keeping it ahead of both Team and Basic.": WITHHELD,
        },
        WAITS: {
            "Callers in Technical wait about 1.3 times as long as those in Billing.": ACCEPTED,
            "Callers in Technical wait twice as long as those in Billing.": WITHHELD,
        },
    }
)
def test_ranks_one_behind_the_other(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


SWAPPED = replace(
    TICKETS,
    segments=added_up("stand", {"Gate": (260_000, 200_000), "Hall": (200_000, 201_000), "Quay": (41_820, 40_840)}),
)


@told(
    {
        SWAPPED: {
            "Gate and Hall traded places.": ACCEPTED,
            "Gate and Quay traded places.": WITHHELD,
            "Hall swapped places with Gate.": ACCEPTED,
            "Gate dropped from first to second place.": ACCEPTED,
            "Gate dropped to third place.": WITHHELD,
            "Hall rose to first place.": ACCEPTED,
            "Quay fell to third place.": WITHHELD,
            "Hall overtook Gate as the largest stand, at $201,000 against $200,000.": ACCEPTED,
            "Gate overtook Hall as the largest stand.": WITHHELD,
            "Gate and Hall are now almost level, at $200,000 and $201,000.": ACCEPTED,
            "Gate and Quay are now almost level.": WITHHELD,
            "Gate and Hall are only $1,000 apart.": ACCEPTED,
            "Gate and Hall are only $60,000 apart.": WITHHELD,
            "Gate had the largest decline both in absolute and in relative terms.": ACCEPTED,
            "Quay had the largest decline both in absolute and in relative terms.": WITHHELD,
            "Hall is nearly five times as large as Quay.": ACCEPTED,
            "Hall is nearly six times as large as Quay.": WITHHELD,
            "Hall remains the largest stand.": WITHHELD,
            "Hall became the largest stand.": ACCEPTED,
            "Gate is no longer the largest stand.": ACCEPTED,
        },
        TICKETS: {
            "Harbour sank more than three times as fast as Islands, losing $50,140 compared with $3,830.": ACCEPTED,
            "Harbour lost more than all other regions combined: $50,140 of $59,980.": ACCEPTED,
            "Harbour lost more than all other regions combined: $14,890 of $59,980.": WITHHELD,
        },
        RENEWALS: {
            "The renewal rate at Campus is almost twice that at Basic.": ACCEPTED,
            "The renewal rate at Campus is almost three times that at Basic.": WITHHELD,
        },
    }
)
def test_places_that_changed_hands(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour contributed more to the decline than Valley.": ACCEPTED,
            "Valley contributed more to the decline than Harbour.": WITHHELD,
            "Valley lost the least of the four regions.": WITHHELD,
            "Harbour lost the most of all regions.": ACCEPTED,
            "Valley lost the most of all regions.": WITHHELD,
            "Valley lost more than Islands but less than Harbour.": ACCEPTED,
            "Valley lost more than Islands but less than Uplands.": WITHHELD,
            "Valley trails Harbour by $16,410, down from $51,660.": ACCEPTED,
            "Valley trails Harbour by $16,410, up from $51,660.": WITHHELD,
            "Valley trails Harbour by $16,410, down from $61,660.": WITHHELD,
            "In percentage terms, Harbour led the decline with 24.9%.": ACCEPTED,
            "In percentage terms, Harbour led the decline with 34.2%.": WITHHELD,
        },
        VISITS: {
            "Bregenz lost more than Konstanz but less in relative terms.": ACCEPTED,
            "Lindau lost more than Konstanz but less in relative terms.": WITHHELD,
        },
        RENEWALS: {
            "Basic accounted for 55% of expiring plans, up from 40%.": ACCEPTED,
            "Basic accounted for 55% of expiring plans, down from 40%.": WITHHELD,
            "The renewal rate for Campus exceeds that for Basic by 37.7 points, down from 40 points.": ACCEPTED,
            "The renewal rate for Campus exceeds that for Basic by 37.7 points, up from 40 points.": WITHHELD,
            "The renewal rate for Basic exceeds that for Campus by 37.7 points.": WITHHELD,
        },
        WAITS: {
            "Billing slowed more than Technical.": WITHHELD,
        },
    }
)
def test_two_in_more_than_one_respect(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "Basic has the lowest renewal rate and the largest share of expiring plans (55%).": ACCEPTED,
            "Team has the largest share of expiring plans (25%).": WITHHELD,
            "Campus remains the plan with the highest renewal rate.": ACCEPTED,
            "Team remains the plan with the highest renewal rate.": WITHHELD,
            "Campus became the plan with the highest renewal rate.": WITHHELD,
        },
        VISITS: {
            "Lindau has the largest share of visits.": ACCEPTED,
            "Konstanz has the largest share of visits.": WITHHELD,
            "Bregenz drew in more visits than Konstanz.": ACCEPTED,
            "Konstanz drew in more visits than Bregenz.": WITHHELD,
        },
    }
)
def test_the_largest_share_and_who_remains_first(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
