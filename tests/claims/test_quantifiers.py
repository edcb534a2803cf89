"""All, none, most, only, counts, superlatives and ranks hold for the dimension that the sentence speaks of."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, USUAL, VISITS, WAITS, WITHHELD, added_up, told, verdict


@told(
    {
        VISITS: {
            "All sites fell.": ACCEPTED,
            "All three sites fell.": ACCEPTED,
            "Every site lost visits.": ACCEPTED,
            "Each of the three sites fell.": ACCEPTED,
            "Visits fell everywhere.": ACCEPTED,
            "Visits fell at every site.": ACCEPTED,
            "Visits fell across all sites.": ACCEPTED,
            "No site grew.": ACCEPTED,
            "None of the sites grew.": ACCEPTED,
            "None of the three sites grew.": ACCEPTED,
            "Not all sites fell.": "comparison",
            "Not every site fell.": "comparison",
            "Visits fell nowhere.": WITHHELD,
            "No site fell.": WITHHELD,
            "All four sites fell.": WITHHELD,
            "Both sites fell.": WITHHELD,
        },
        TICKETS: {
            "All regions fell.": "comparison",
            "Every region fell.": "comparison",
            "Each region fell.": "comparison",
            "Each of the four regions fell.": "comparison",
            "All four regions fell.": "comparison",
            "Ticket sales fell everywhere.": WITHHELD,
            "Ticket sales fell in every region.": WITHHELD,
            "Ticket sales fell across all regions.": WITHHELD,
            "Ticket sales fell across the board.": WITHHELD,
            "Ticket sales fell throughout.": WITHHELD,
            "Ticket sales fell in all four regions.": WITHHELD,
            "The decline was broad-based across all regions.": WITHHELD,
            "Everything fell.": WITHHELD,
            "Ticket sales declined nowhere.": WITHHELD,
            "Nowhere did ticket sales grow.": WITHHELD,
            "No region grew.": "comparison",
            "None of the regions grew.": "comparison",
            "Not one region grew.": "comparison",
            "Not a single region grew.": "comparison",
            "Not every region fell.": ACCEPTED,
            "Not all regions fell.": ACCEPTED,
            "Every channel fell.": "comparison",
            "No channel grew.": "comparison",
            "In every region sales fell.": WITHHELD,
            "In all channels, sales fell.": WITHHELD,
            "In no region did sales grow.": WITHHELD,
            "There were declines in all regions.": WITHHELD,
            "All regions saw declines.": WITHHELD,
            "All regions posted losses.": WITHHELD,
            "There was no growth in any region.": WITHHELD,
            "No growth in any region.": WITHHELD,
            "All down.": WITHHELD,
            "All regions down.": WITHHELD,
            "Only losses.": WITHHELD,
            "Nobody gained.": WITHHELD,
            "No winners.": WITHHELD,
            "There were no gains.": WITHHELD,
            "All channels contributed to the decline.": WITHHELD,
            "Ticket sales fell by 12.0% in all regions.": WITHHELD,
            "Ticket sales fell by 12.0% in every region.": WITHHELD,
            "Ticket sales fell by 12.0% across the regions.": WITHHELD,
            "Ticket sales fell by up to 12.0% in the regions.": WITHHELD,
            "No region lost more than $10,000.": WITHHELD,
            "Each region lost more than $3,000.": WITHHELD,
            "Hardly any region fell.": WITHHELD,
            "Almost every region grew.": WITHHELD,
        },
    }
)
def test_all_and_none(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Every region except Uplands fell.": ACCEPTED,
            "All regions but Uplands fell.": ACCEPTED,
            "Every region except Valley fell.": WITHHELD,
            "Every region except Uplands grew.": WITHHELD,
            "With the exception of Web, all channels fell.": ACCEPTED,
            "With the exception of Phone, all channels fell.": WITHHELD,
            "Apart from Uplands, every region fell.": ACCEPTED,
            "Apart from Harbour, every region grew.": WITHHELD,
            "No region but Uplands grew.": ACCEPTED,
            "No region but Valley grew.": WITHHELD,
            "All but one region fell.": ACCEPTED,
            "All but one region grew.": WITHHELD,
            "All but two regions fell.": WITHHELD,
            "Harbour fell, and nowhere else did sales fall.": WITHHELD,
            "Sales fell in Harbour; everywhere else they rose.": WITHHELD,
            "Sales fell in Harbour but grew elsewhere.": WITHHELD,
            "Harbour fell while the rest grew.": WITHHELD,
            "Harbour fell most. The other regions grew.": WITHHELD,
            "Harbour fell most. All the other regions fell too.": WITHHELD,
            "Uplands grew. The other three regions fell.": ACCEPTED,
            "Valley fell. The other three regions fell too.": WITHHELD,
            "Web grew. Both other channels fell.": ACCEPTED,
            "Counter fell. Both other channels fell too.": WITHHELD,
        },
        VISITS: {
            "Every site but Lindau grew.": WITHHELD,
            "Every site but Lindau fell.": WITHHELD,
            "All sites except Bregenz fell.": WITHHELD,
        },
    }
)
def test_exceptions_and_the_rest(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Only Uplands grew among the regions.": ACCEPTED,
            "Only Harbour fell.": "comparison",
            "Just Harbour fell.": WITHHELD,
            "Merely Harbour fell.": WITHHELD,
            "Harbour alone fell.": WITHHELD,
            "Uplands was the only region to grow.": ACCEPTED,
            "Uplands was the only channel to grow.": WITHHELD,
            "Harbour was the only region to fall.": WITHHELD,
            "Harbour fell, the only region to do so.": WITHHELD,
            "Harbour, the only declining region, lost $50,140.": WITHHELD,
            "Harbour fell, unlike any other region.": WITHHELD,
            "Nothing but Harbour fell.": WITHHELD,
            "Of the channels, only Web grew.": ACCEPTED,
            "Of the channels, only Counter fell.": WITHHELD,
            "Only one region grew.": ACCEPTED,
            "Only one region fell.": WITHHELD,
            "Only two regions fell.": WITHHELD,
        },
        VISITS: {
            "Only Lindau fell.": "comparison",
            "Visits fell at Lindau only.": WITHHELD,
            "Visits fell only at Lindau.": WITHHELD,
        },
        RENEWALS: {
            "Only Campus's rate fell.": ACCEPTED,
            "Only Basic's rate rose.": WITHHELD,
            "Campus was the only plan whose rate fell.": ACCEPTED,
            "Team was the only plan whose rate fell.": WITHHELD,
        },
    }
)
def test_only(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Three of the four regions fell.": ACCEPTED,
            "Three out of four regions fell.": ACCEPTED,
            "Two out of four regions fell.": WITHHELD,
            "Three out of five regions fell.": WITHHELD,
            "Three regions are lower, one higher.": ACCEPTED,
            "Two channels, Counter and Phone, fell.": ACCEPTED,
            "Two channels, Counter among them, fell.": ACCEPTED,
            "Two channels, Web among them, fell.": WITHHELD,
            "Three regions, Harbour and Valley, fell.": WITHHELD,
            "Two regions, Harbour among them, fell.": WITHHELD,
            "Only one region, Uplands, sold more than the month before.": ACCEPTED,
            "Only one region, Uplands, sold less than the month before.": WITHHELD,
            "Only one region, Valley, sold less than the month before.": WITHHELD,
            "Three regions are lower, two higher.": WITHHELD,
            "Three regions are lower, one stayed as it was.": WITHHELD,
            "Two of the four regions fell.": "comparison",
            "One of the four regions fell.": "comparison",
            "Three of the five regions fell.": WITHHELD,
            "Two of the three channels fell.": ACCEPTED,
            "Two of the three channels grew.": "comparison",
            "Three regions fell.": ACCEPTED,
            "Three channels fell.": WITHHELD,
            "Two regions grew.": WITHHELD,
            "One region grew.": ACCEPTED,
            "A single region grew.": ACCEPTED,
            "A single region fell.": WITHHELD,
            "In three of the four regions, sales fell.": ACCEPTED,
            "In two of the four regions, sales fell.": WITHHELD,
            "In just one region did sales fall.": WITHHELD,
            "At least two regions fell.": ACCEPTED,
            "At least two regions grew.": WITHHELD,
            "Fewer than three regions fell.": WITHHELD,
            "No more than two regions fell.": WITHHELD,
            "Half of the regions fell.": WITHHELD,
            "75% of the regions grew.": WITHHELD,
            "More regions grew than fell.": WITHHELD,
            "As many regions grew as fell.": WITHHELD,
            "Both channels fell.": WITHHELD,
            "Both Counter and Phone fell.": ACCEPTED,
            "Both Web and Phone fell.": WITHHELD,
            "Neither Harbour nor Valley grew.": ACCEPTED,
            "Neither Harbour nor Uplands grew.": WITHHELD,
        },
        VISITS: {
            "Two of the three sites fell.": "comparison",
            "Visits fell at two of the three sites.": WITHHELD,
            "Visits fell at one site.": WITHHELD,
            "Visits fell at all three sites.": ACCEPTED,
            "Visits fell at all four sites.": WITHHELD,
            "Visits fell at all two sites.": WITHHELD,
            "Visits fell at a single site.": WITHHELD,
            "Visits fell at all but one site.": WITHHELD,
            "Visits fell at fewer than three sites.": WITHHELD,
        },
        RENEWALS: {
            "Two of the three plans improved.": ACCEPTED,
            "One of the three plans improved.": "comparison",
            "All three plans improved.": "comparison",
        },
    }
)
def test_counts_of_segments(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        VISITS: {
            "Visits fell by 480 at Lindau.": ACCEPTED,
            "Visits fell by 810 at Lindau.": WITHHELD,
            "Visits fell by 810 at each site.": WITHHELD,
            "Visits fell by 810 at all sites.": WITHHELD,
            "Visits fell by 270 at each site.": WITHHELD,
            "Visits fell by 10.0% at every site.": WITHHELD,
            "Visits fell by more than 8% at every site.": WITHHELD,
            "Every site lost at least 200 visits.": WITHHELD,
            "Every site lost 10% of its visits.": WITHHELD,
            "No site lost more than 400 visits.": WITHHELD,
            "Only one site lost more than 100 visits.": WITHHELD,
            "Two of the three sites lost fewer than 100 visits.": WITHHELD,
            "All sites are below 3,000 visits.": WITHHELD,
        },
        RENEWALS: {
            "Basic and Team rose by 1.9 and 1.1 points.": ACCEPTED,
            "Basic and Team each rose by 1.9 points.": WITHHELD,
            "Basic rose by 1.9 points, as did Team.": WITHHELD,
            "The renewal rate fell by 3.8 points in each plan.": WITHHELD,
        },
        WAITS: {
            "The average wait fell by 6.2 minutes at both desks.": WITHHELD,
            "The average wait fell by 9.3 minutes at Technical.": ACCEPTED,
            "The average wait fell by 6.2 minutes at Technical.": WITHHELD,
        },
    }
)
def test_a_figure_said_of_each_segment_holds_for_each(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Most regions fell.": ACCEPTED,
            "Most regions grew.": "comparison",
            "Most of the channels fell.": ACCEPTED,
            "Most of the channels grew.": "comparison",
            "The majority of regions fell.": ACCEPTED,
            "The majority of regions grew.": WITHHELD,
            "Some regions fell.": ACCEPTED,
            "Several regions grew.": WITHHELD,
            "Many regions grew.": WITHHELD,
            "A couple of regions grew.": WITHHELD,
            "Few regions fell.": WITHHELD,
        },
        VISITS: {
            "Most sites grew.": WITHHELD,
            "Some sites grew.": WITHHELD,
        },
    }
)
def test_most_and_some(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour fell the most.": ACCEPTED,
            "Valley fell the most.": "comparison",
            "Harbour had the largest decline of all regions.": ACCEPTED,
            "Harbour had the largest decline of all channels.": WITHHELD,
            "Counter had the largest decline of all channels.": ACCEPTED,
            "Counter had the largest decline of all regions.": WITHHELD,
            "Phone had the steepest decline.": "comparison",
            "Islands had the smallest decline of the regions.": ACCEPTED,
            "Harbour had the smallest decline of the regions.": "comparison",
            "Uplands had the largest decline.": "direction",
            "Harbour is the largest region.": ACCEPTED,
            "Valley is the largest region.": "comparison",
            "Web is the largest channel.": ACCEPTED,
            "Counter is the largest channel.": "comparison",
            "Harbour is the largest channel.": WITHHELD,
            "Islands is the smallest region.": ACCEPTED,
            "Uplands is the smallest region.": "comparison",
            "Valley is the second largest region.": ACCEPTED,
            "Uplands is the second largest region.": "comparison",
            "Harbour ranks second.": WITHHELD,
            "Harbour fell most, followed by Valley.": ACCEPTED,
            "Harbour fell most, followed by Islands.": WITHHELD,
            "Valley's decline of $14,890 was the steepest.": WITHHELD,
            "Valley was the main driver.": WITHHELD,
            "The two largest regions, Harbour and Valley, both fell.": ACCEPTED,
            "The two largest regions, Harbour and Islands, both fell.": WITHHELD,
            "The two smallest regions, Harbour and Valley, both fell.": WITHHELD,
            "Harbour was the main driver.": ACCEPTED,
            "Harbour contributed least to the decline.": WITHHELD,
            "No region lost more than Valley.": WITHHELD,
            "Nowhere was the decline larger than in Harbour.": ACCEPTED,
            "Nowhere was the decline larger than in Valley.": WITHHELD,
            "Harbour lost $50,140, the most of all regions.": ACCEPTED,
            "Harbour lost $50,140, the least of all regions.": WITHHELD,
            "Harbour lost $50,140, the second most.": WITHHELD,
            "Harbour lost $50,140 but remains the largest region.": ACCEPTED,
            "Harbour lost $50,140 and now ranks second.": WITHHELD,
        },
        RENEWALS: {
            "Campus has the highest renewal rate.": ACCEPTED,
            "Team has the highest renewal rate.": "comparison",
            "Basic has the lowest renewal rate.": ACCEPTED,
            "Team has the lowest renewal rate.": "comparison",
        },
        WAITS: {
            "Technical has the longest average wait.": ACCEPTED,
            "Billing has the longest average wait.": WITHHELD,
            "Billing is the faster desk.": ACCEPTED,
            "Technical is the faster desk.": WITHHELD,
            "Technical is slower than Billing.": ACCEPTED,
            "Technical is quicker than Billing.": WITHHELD,
        },
    }
)
def test_superlatives_and_ranks(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour fell more than Valley.": ACCEPTED,
            "Valley fell more than Harbour.": WITHHELD,
            "Counter fell faster than Phone.": ACCEPTED,
            "Phone fell faster than Counter.": WITHHELD,
            "Harbour fell more than the other regions combined.": ACCEPTED,
            "Harbour fell less than the other regions combined.": WITHHELD,
            "Harbour is larger than Valley.": ACCEPTED,
            "Valley is larger than Harbour.": WITHHELD,
            "The Counter decline is bigger than the Harbour decline.": ACCEPTED,
            "The Harbour decline is bigger than the Counter decline.": WITHHELD,
            "The decline in Counter exceeded that in Phone.": ACCEPTED,
            "The decline in Phone exceeded that in Counter.": WITHHELD,
            "The decline in Web exceeded that in Phone.": WITHHELD,
            "Harbour outperformed Valley.": WITHHELD,
        },
        RENEWALS: {
            "Basic renews less often than Team.": ACCEPTED,
            "Basic renews more often than Team.": WITHHELD,
            "Campus has a higher renewal rate than Team.": ACCEPTED,
            "Team has a higher renewal rate than Campus.": WITHHELD,
            "Campus is above the overall rate.": ACCEPTED,
            "Campus is below the overall rate.": WITHHELD,
            "Basic is below the overall rate.": ACCEPTED,
            "Basic is above the overall rate.": WITHHELD,
        },
    }
)
def test_comparisons_of_two(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "One of the four regions sold more, three less.": ACCEPTED,
            "One of the four regions saw more; the other three saw less.": ACCEPTED,
            "Two of the four regions sold more, two less.": "comparison",
            "One of the four regions sold more, none less.": "comparison",
            "One of the four regions saw more; the other three saw more.": "comparison",
            "Uplands sold more.": ACCEPTED,
            "Uplands sold less.": "direction",
            "Harbour sold more in April.": "direction",
        },
        VISITS: {"All sites saw less.": ACCEPTED, "All sites saw more.": "comparison"},
    }
)
def test_more_and_less_without_a_noun_are_said_of_the_metric(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        VISITS: {
            "Bregenz and Konstanz fell by almost the same amount, 180 and 150 respectively.": "comparison",
            "Lindau and Bregenz fell by almost the same amount, 480 and 180 respectively.": "comparison",
            "The share of Konstanz hardly moved, at 21.1% and 21.3%.": ACCEPTED,
            "The share of Konstanz hardly moved, at 21.3% and 21.1%.": WITHHELD,
            "The largest decline in percentage terms was in Lindau.": ACCEPTED,
            "The largest decline in percentage terms was in Bregenz.": "comparison",
        },
        TICKETS: {
            "Harbour lost $50,140, and Counter by the same amount.": WITHHELD,
            "Valley fell by $14,890, and Phone fell by almost the same amount, $12,320.": WITHHELD,
            "Counter lost $53,840, and Phone fell by the same amount.": WITHHELD,
        },
        RENEWALS: {
            "Basic, which is below average, rose by 1.9 points.": ACCEPTED,
            "Basic, which is above average, rose by 1.9 points.": "comparison",
            "The renewal rate is below average.": "period",
        },
    }
)
def test_what_segments_have_in_common(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        VISITS: {
            "Konstanz remains last with 1,560 visits.": ACCEPTED,
            "Lindau remains last with 3,420 visits.": "comparison",
            "Bregenz came last with 2,330 visits.": "comparison",
            "Lindau lost 480 visits, with Bregenz a distant second at 180.": ACCEPTED,
            "Lindau lost 480 visits, with Konstanz a distant second at 150.": "comparison",
            "Lindau lost 480 visits, with Bregenz a distant third at 180.": "comparison",
            "Lindau lost 480 visits, with Bregenz a distant second at 150.": WITHHELD,
        }
    }
)
def test_places_in_a_list(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


QUIET = replace(
    VISITS,
    current_value=8_120,
    segments=added_up("site", {"Lindau": (3_900, 3_990), "Bregenz": (2_510, 2_450), "Konstanz": (1_710, 1_680)}),
    noise=USUAL,
)
"""No change; Lindau gained what the other two lost."""


@told(
    {
        QUIET: {
            "April matched March.": ACCEPTED,
            "March matched April.": WITHHELD,
            "Lindau gained 90 visits, which matches the combined loss of Bregenz and Konstanz.": ACCEPTED,
            "Lindau gained 90 visits, which matches the combined gain of Bregenz and Konstanz.": "direction",
            "Lindau gained 90 visits, which matches the loss of Bregenz.": "comparison",
            "Lindau gained 90 visits, which equals the loss of Konstanz.": "comparison",
            "Lindau matched Bregenz.": "comparison",
        },
        VISITS: {"In visits, April matched March.": "judgement"},
    }
)
def test_what_matches_is_as_large(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        VISITS: {
            "Lindau fell by 480. The remaining two sites went from 4,220 to 3,890, a loss of 330.": ACCEPTED,
            "Lindau fell by 480. The remaining two sites went from 4,220 to 3,890, a gain of 330.": WITHHELD,
            "Lindau fell by 480. The remaining two sites went from 4,220 to 3,890, a loss of 480.": WITHHELD,
            "Bregenz fell by 180. Lindau lost about 2.7 times as much.": ACCEPTED,
            "Bregenz fell by 180. Lindau lost about 3.7 times as much.": WITHHELD,
        }
    }
)
def test_the_rest_is_told_as_one(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
