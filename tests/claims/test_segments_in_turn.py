"""Segments told one after the other: verbs left out, exceptions, headings, echoes, and lists that rank."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Counter fell to $127,610, Phone to $68,180.": ACCEPTED,
            "Counter fell to $127,610, Web to $246,050.": WITHHELD,
            "Harbour dropped to $151,320, Valley to $134,910 and Islands to $56,480.": ACCEPTED,
            "Harbour dropped to $151,320, Valley to $134,910 and Uplands to $99,130.": WITHHELD,
            "Web was up, Phone and Counter down.": ACCEPTED,
            "Uplands was up, Valley and Harbour down.": ACCEPTED,
            "Harbour was down, Uplands and Valley up.": WITHHELD,
            "Harbour was down, Valley and Uplands up.": WITHHELD,
            "Valley fell, as did Islands.": ACCEPTED,
            "Valley fell, as did Uplands.": WITHHELD,
            "Ticket sales fell on two of the three channels.": ACCEPTED,
            "Ticket sales fell on all three channels.": WITHHELD,
            "Ticket sales fell on the Phone.": ACCEPTED,
            "Ticket sales fell on the Web.": WITHHELD,
            "Ticket sales rose on the Web and fell on the Phone.": ACCEPTED,
            "Ticket sales fell on the Phone and rose on the Counter.": WITHHELD,
        },
        RENEWALS: {
            "Basic rose to 41.9%, Team to 61.1%.": ACCEPTED,
            "Basic rose to 41.9%, Campus to 79.6%.": WITHHELD,
        },
    }
)
def test_a_verb_that_is_left_out_is_that_of_the_one_before(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Three of the four regions fell; the exception was Uplands.": ACCEPTED,
            "Three of the four regions fell; the exception was Valley.": WITHHELD,
            "Three of the four regions fell, Uplands being the exception.": ACCEPTED,
            "Declines were seen in three of the four regions, Islands being the exception.": WITHHELD,
            "Most regions fell, and the only exception was Uplands.": ACCEPTED,
            "Most regions fell, and the only exception was Harbour.": WITHHELD,
            "Most regions fell (exception: Uplands).": ACCEPTED,
            "Most regions fell (exception: Islands).": WITHHELD,
            "Most regions fell. The exception was Uplands.": ACCEPTED,
            "Most regions fell. The exception was Valley.": WITHHELD,
            "Harbour fell, and Valley was no exception.": ACCEPTED,
            "Harbour fell, and Uplands was no exception.": WITHHELD,
            "Three of the four regions fell, without exception.": WITHHELD,
            "Every region fell except Uplands, which gained $8,880.": ACCEPTED,
            "Every region fell except Uplands, which gained $6,180.": WITHHELD,
            "Every region fell except Uplands, up 9.8%.": ACCEPTED,
            "Every region fell except Uplands, down 9.8%.": WITHHELD,
            "Ticket sales fell in every region except Uplands, where they rose 9.8%.": ACCEPTED,
            "Ticket sales fell in every region except Uplands, where they fell 9.8%.": WITHHELD,
            "With the exception of Uplands (+9.8%), all regions fell.": ACCEPTED,
            "With the exception of Uplands (+2.6%), all regions fell.": WITHHELD,
            "With the exception of Islands (−6.4%), all regions fell.": WITHHELD,
        },
        VISITS: {
            "All three sites fell, without exception.": ACCEPTED,
            "Lindau fell, and Bregenz was no exception.": ACCEPTED,
            "Visits fell; the exception was Bregenz.": WITHHELD,
        },
    }
)
def test_an_exception_went_another_way_than_the_others(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "On the channel side, Counter lost $53,840.": ACCEPTED,
            "On the channel side, Harbour lost $50,140.": WITHHELD,
            "In channel terms, Counter lost the most.": ACCEPTED,
            "In channel terms, Harbour lost the most.": WITHHELD,
            "Region-wise, Uplands grew 9.8%.": ACCEPTED,
            "Region-wise, Web grew 2.6%.": WITHHELD,
            "On the region front, Harbour lost $50,140.": ACCEPTED,
            "Looking at regions, Harbour lost $50,140.": ACCEPTED,
            "Looking at regions, Counter lost $53,840.": WITHHELD,
            "By region: Harbour −$50,140, Valley −$14,890.": ACCEPTED,
            "By region: Harbour −$50,140, Counter −$53,840.": WITHHELD,
            "Among channels, Valley lost $14,890.": WITHHELD,
            "By region, Harbour lost $50,140, while on the channel side Counter lost $53,840.": ACCEPTED,
            "By region, Harbour lost $50,140, while on the channel side Valley lost $14,890.": WITHHELD,
        },
    }
)
def test_what_stands_under_a_heading_is_of_that_dimension(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Largest declines: Harbour (−$50,140) and Valley (−$14,890).": ACCEPTED,
            "Largest declines: Harbour (−$50,140) and Islands (−$3,830).": WITHHELD,
            "The biggest losses came from Harbour (−$50,140) and Valley (−$14,890).": ACCEPTED,
            "The biggest losses came from Harbour (−$50,140) and Islands (−$3,830).": WITHHELD,
            "Harbour led the declines with $50,140, ahead of Valley with $14,890.": ACCEPTED,
            "Valley led the declines with $14,890, ahead of Harbour with $50,140.": WITHHELD,
            "Web gained $6,180, ahead of Phone.": ACCEPTED,
            "Islands lost $3,830, ahead of Valley.": WITHHELD,
            "Web overtook Counter, with $246,050 against $127,610.": WITHHELD,
            "Web is ahead of Counter, with $246,050 against $127,610.": ACCEPTED,
            "Web is ahead of Counter, with $127,610 against $246,050.": WITHHELD,
            "Web is ahead of Counter ($127,610 against $246,050).": WITHHELD,
            "Harbour led in percentage terms, then Valley.": ACCEPTED,
            "Counter led in percentage terms, then Phone.": ACCEPTED,
            "Phone led in percentage terms, then Counter.": WITHHELD,
        },
    }
)
def test_lists_that_rank(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Uplands and Web grew; no other region did.": ACCEPTED,
            "Harbour and Valley fell; no other region did.": WITHHELD,
            "Valley and Islands both fell: the former by $14,890, the latter by $3,830.": ACCEPTED,
            "Valley and Islands both fell: the former by $3,830, the latter by $14,890.": WITHHELD,
            "Valley made up 30.5% of ticket sales (29.9% in March) and Uplands 22.4% (18.0%).": ACCEPTED,
            "Valley made up 30.5% of ticket sales (29.9% in March) and Uplands 22.4% (19.0%).": WITHHELD,
            "Harbour fell to $151,320 and Valley to $134,910, the only regions above $100,000.": WITHHELD,
            "Counter fell to $127,610 and Phone to $68,180, the only channels to shrink.": ACCEPTED,
            "Harbour fell to $151,320 and Valley to $134,910, the only regions to shrink.": WITHHELD,
            "Uplands rose 9.8%, the only regions to grow.": ACCEPTED,
            "All three channels moved: $246,050 in Web.": ACCEPTED,
            "Counter fell 29.7%, then Phone at 15.3%.": ACCEPTED,
            "Counter fell 29.7%, then Phone at 13.5%.": WITHHELD,
        },
        VISITS: {
            "All three sites fell: 3,420 in Lindau, 2,330 in Bregenz and 1,560 in Konstanz.": ACCEPTED,
            "All three sites fell: 3,420 in Bregenz, 2,330 in Lindau and 1,560 in Konstanz.": WITHHELD,
            "All three sites fell: 480 in Lindau and 180 in Bregenz.": ACCEPTED,
            "All three sites lost: 3,420 in Lindau.": WITHHELD,
        },
    }
)
def test_what_one_has_in_common_with_those_in_front(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Gainers: Uplands and Web.": ACCEPTED,
            "Decliners: Harbour, Valley, Islands.": ACCEPTED,
            "Decliners: Harbour, Uplands.": WITHHELD,
            "Down: Harbour (−$50,140), Valley (−$14,890). Up: Uplands (+$8,880).": ACCEPTED,
            "Down: Harbour, Uplands.": WITHHELD,
            "Losses: Harbour $50,140, Uplands $8,880.": WITHHELD,
            "Winner: Uplands (+$8,880). Losers: Harbour and Valley.": ACCEPTED,
            "Winner: Valley.": WITHHELD,
            "Uplands ↑ 9.8%, Harbour ↓ 24.9%.": ACCEPTED,
            "Uplands ↓ 9.8%, Harbour ↓ 24.9%.": WITHHELD,
            "Uplands gained share at the expense of Harbour.": ACCEPTED,
            "Harbour gained share at the expense of Uplands.": WITHHELD,
            "Uplands gained share at the expense of Islands.": WITHHELD,
            "Uplands gained at the expense of Harbour.": WITHHELD,
        },
        VISITS: {
            "All three sites fell, Lindau most strongly at 12.3%.": ACCEPTED,
            "All three sites fell, Bregenz most strongly at 7.2%.": WITHHELD,
            "All three sites fell, most sharply Lindau (−12.3%).": ACCEPTED,
            "All three sites fell, most sharply Konstanz (−8.8%).": WITHHELD,
            "All three sites fell, especially Lindau.": ACCEPTED,
            "All three sites fell, especially Bregenz.": WITHHELD,
            "Lindau, Bregenz and Konstanz all lost visits.": ACCEPTED,
            "Lindau, Bregenz and Konstanz all gained visits.": WITHHELD,
        },
    }
)
def test_lists_with_a_title_and_who_stands_out(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "All regions but one fell.": ACCEPTED,
            "All regions but one, Uplands, fell.": ACCEPTED,
            "All four regions but one, Uplands, fell.": ACCEPTED,
            "All three regions but one, Uplands, fell.": WITHHELD,
            "All regions but one, Islands, fell.": WITHHELD,
            "All regions except two fell.": WITHHELD,
            "Ticket sales fell in every region except one.": ACCEPTED,
            "Ticket sales fell in every region except two.": WITHHELD,
        },
    }
)
def test_all_but_some(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Valley fell by $14,890, Islands by just as much.": WITHHELD,
            "Valley lost $14,890 and Islands lost as much.": WITHHELD,
            "Ticket sales in Valley fell, like those in Islands.": ACCEPTED,
            "Ticket sales in Valley fell, like those in Uplands.": WITHHELD,
            "Ticket sales in Valley fell, as did those in Uplands.": WITHHELD,
            "Ticket sales in Valley fell, unlike those in Uplands.": ACCEPTED,
            "Harbour was halved, and Valley was too.": WITHHELD,
        },
        RENEWALS: {
            "Basic rose by 1.9 points and Team by as much.": WITHHELD,
        },
    }
)
def test_what_one_does_like_another(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
