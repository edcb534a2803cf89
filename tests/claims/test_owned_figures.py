"""Figures beside a name are that segment's own, of one kind, and told as what they are."""

from __future__ import annotations

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            # in front of the subject
            "From $201,460 in March 2026, Harbour came down to $151,320.": ACCEPTED,
            "From $501,820 in March 2026, Harbour came down to $151,320.": WITHHELD,
            "Starting from $90,250, Uplands added $8,880.": ACCEPTED,
            "Starting from $501,820, Uplands added $8,880.": WITHHELD,
            "With $68,180 in April 2026, Phone is $12,320 below its level of March 2026.": ACCEPTED,
            "With $441,840 in April 2026, Phone is $12,320 below its level of March 2026.": WITHHELD,
            "At $127,610, Counter is almost twice as large as Phone.": ACCEPTED,
            "At $441,840, Counter is almost twice as large as Phone.": WITHHELD,
            # behind a verb of standing
            "A decrease of $14,890 was recorded in Valley, which now stands at $134,910.": ACCEPTED,
            "A decrease of $14,890 was recorded in Valley, which now stands at $14,890.": WITHHELD,
            "Web, at $246,050, is ahead of Phone, which has $68,180.": ACCEPTED,
            "Web, at $246,050, is ahead of Phone, which has $12,320.": WITHHELD,
            "Web and Phone came to $246,050 and $68,180.": ACCEPTED,
            "Web and Phone came to $246,050 and $12,320.": WITHHELD,
            # what it had itself
            "Valley kept $134,910 of its $149,800.": ACCEPTED,
            "Valley kept $134,910 of its $501,820.": WITHHELD,
            "Valley lost $14,890 of its $149,800.": ACCEPTED,
            "Valley lost $14,890 of its $59,980.": WITHHELD,
            "Valley is down to 29.9% of its level of March 2026.": WITHHELD,
            # of two, in turn or in sum
            "Harbour and Valley account for $65,030 of the $59,980 decline.": ACCEPTED,
            "Harbour and Valley account for $50,140 of the $59,980 decline.": WITHHELD,
            "Combined, Harbour and Islands came to $207,800, after $261,770.": ACCEPTED,
            "Combined, Harbour and Islands came to $151,320, after $60,310.": WITHHELD,
            "Phone and Counter lost 15.3% and 29.7%.": ACCEPTED,
            "Phone and Counter lost 15.3% and 89.8%.": WITHHELD,
            "Harbour lost $50,140 and Valley $14,890, $65,030 in total.": ACCEPTED,
            "Harbour lost $50,140 and Valley $14,890, $441,840 in total.": WITHHELD,
            "All regions other than Valley came to $306,930 in April 2026.": ACCEPTED,
            "All regions other than Valley came to $441,840 in April 2026.": WITHHELD,
            "All regions other than Valley came to $59,980 in April 2026.": WITHHELD,
            # how far from another
            "Counter fell by $53,840, $41,520 more than Phone.": ACCEPTED,
            "Counter fell by $41,520, $53,840 more than Phone.": WITHHELD,
            "Uplands rose by $8,880, $2,700 more than Web.": ACCEPTED,
            "Uplands rose by $2,700, $8,880 more than Web.": WITHHELD,
            "Harbour's loss exceeded Uplands' gain by $41,260.": ACCEPTED,
            "Harbour's loss exceeded Uplands' gain by $8,880.": WITHHELD,
            # the same change again
            "Counter lost $53,840 (29.7%) to stand at $127,610.": ACCEPTED,
            "Counter lost $53,840 (28.9%) to stand at $127,610.": WITHHELD,
            "Counter shrank 29.7%, the equivalent of $53,840.": ACCEPTED,
            "Counter shrank 29.7%, the equivalent of $127,610.": WITHHELD,
            "Counter lost $53,840 and now brings $127,610, or 28.9% of the total.": ACCEPTED,
            "Counter lost $53,840 and now brings $127,610, or 29.7% of the total.": WITHHELD,
            "The $53,840 loss in Counter is 89.8% of the $59,980 decline in ticket sales.": ACCEPTED,
            "The $59,980 loss in Counter is 89.8% of the $59,980 decline in ticket sales.": WITHHELD,
            "Counter fell by 29.7%. That is $53,840.": ACCEPTED,
            "Counter fell by 29.7%. That is $127,610.": WITHHELD,
            "Counter fell by 29.7%. That is $59,980.": WITHHELD,
            "Counter fell by $53,840. This corresponds to 29.7%.": ACCEPTED,
            "Counter fell by $53,840. This corresponds to 28.9%.": WITHHELD,
            # what was lost, gained or kept is no level, and the other way round
            "$14,890 was lost in Valley and $3,830 in Islands.": ACCEPTED,
            "$134,910 was lost in Valley and $3,830 in Islands.": WITHHELD,
            "Valley lost $134,910 of its $149,800.": WITHHELD,
            "Valley kept $14,890 of its $149,800.": WITHHELD,
            "Valley took $14,890 out of ticket sales.": ACCEPTED,
            "Valley took $134,910 out of ticket sales.": WITHHELD,
            "The gain in Uplands came to $8,880.": ACCEPTED,
            "The gain in Uplands came to $99,130.": WITHHELD,
            "Harbour lost more ($50,140) than Valley ($14,890).": ACCEPTED,
            "Harbour lost more ($50,140) than Valley ($134,910).": WITHHELD,
            "Harbour's share of the decline went from 40.1% to 34.2%.": WITHHELD,
            "Harbour's ticket sales amounted to $151,320 in April 2026.": ACCEPTED,
            "Harbour's ticket sales amounted to $50,140 in April 2026.": WITHHELD,
            "Harbour fell to $151,320, and its share of the decline is now 34.2%.": WITHHELD,
            "Ticket sales fell: Counter lost $53,840, which is 89.8% of the $59,980.": ACCEPTED,
            "Ticket sales fell: Counter lost $53,840, which is 89.8% of the $441,840.": WITHHELD,
            "Had Web stayed at $239,870, ticket sales would be $6,180 lower.": ACCEPTED,
            "Had Web stayed at $239,870, ticket sales would be an average of $6,180 lower.": WITHHELD,
            "Had Web stayed at $239,870, ticket sales would be $6,180 a day lower.": WITHHELD,
            # lists, groups and brackets
            "Valley – $134,910 ($149,800 in March 2026); Web – $246,050 ($239,870 in March 2026).": ACCEPTED,
            "Valley – $441,840 ($149,800 in March 2026); Web – $246,050 ($239,870 in March 2026).": WITHHELD,
            "The regions together lost $59,980.": ACCEPTED,
            "The regions together lost $68,860.": WITHHELD,
            "Unlike Uplands (+$8,880), Harbour declined (−$50,140).": ACCEPTED,
            "Unlike Uplands (−$50,140), Harbour declined (−$50,140).": WITHHELD,
            "$59,980 less came from Counter than in March 2026.": WITHHELD,
            "Web and Uplands, at $246,050 and $99,130, are higher than in March 2026.": ACCEPTED,
            "Web and Uplands, at $246,050 and $99,130, are higher than in April 2026.": WITHHELD,
            # against the whole, and against another time
            "Counter went down 29.7%, compared with 12.0% for ticket sales as a whole.": ACCEPTED,
            "Counter went down 29.7%, compared with 36.2% for ticket sales as a whole.": WITHHELD,
            "$53,840 less came from Counter than in March 2026.": ACCEPTED,
            "$53,840 less came from Counter than in April 2026.": WITHHELD,
            # a sum has no average
            "Valley was an average of $14,890 lower than a month earlier.": WITHHELD,
            "Harbour and Valley lost $32,515 on average.": WITHHELD,
        },
        RENEWALS: {
            "Basic rose by 1.9 points, 0.8 points more than Team.": ACCEPTED,
            "Basic rose by 0.8 points, 1.9 points more than Team.": WITHHELD,
            "After 40.0% in Q1 2026, Basic reached 41.9% in Q2 2026.": ACCEPTED,
            "After 58.0% in Q1 2026, Basic reached 41.9% in Q2 2026.": WITHHELD,
        },
    }
)
def test_a_figure_is_that_of_whom_it_is_told(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
