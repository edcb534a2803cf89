"""Figures told in pairs: of two sides, of several in turn, before and after."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Harbour is still ahead of Valley: $151,320 against $134,910.": ACCEPTED,
            "Harbour is still ahead of Valley: $134,910 against $151,320.": WITHHELD,
            "Harbour is still ahead of Valley: $201,460 against $149,800.": WITHHELD,
            "Harbour is still ahead of Valley, $151,320 against $134,910, after $201,460 against $149,800.": ACCEPTED,
            "Harbour is still ahead of Valley, $201,460 against $149,800, after $151,320 against $134,910.": WITHHELD,
            "Harbour is ahead of Valley, $151,320 against $134,910, a lead of $16,410.": ACCEPTED,
            "Harbour is ahead of Valley, $151,320 against $134,910, a lead of $51,660.": WITHHELD,
            "Harbour is ahead of Valley; in March the lead was $51,660.": ACCEPTED,
            "Harbour is ahead of Valley; in April the lead was $51,660.": WITHHELD,
            "Harbour fell more than Valley: $50,140 against $14,890.": ACCEPTED,
            "Harbour fell more than Valley: $14,890 against $50,140.": WITHHELD,
            "Harbour leads, followed by Valley, whose lead over Islands shrank from $89,490 to $78,430.": ACCEPTED,
            "Harbour leads, followed by Valley, whose lead over Islands shrank from $141,150 to $94,840.": WITHHELD,
        },
        WAITS: {
            "Technical still takes longer than Billing: 40.9 minutes against 31.2.": ACCEPTED,
            "Technical still takes longer than Billing: 31.2 minutes against 40.9.": WITHHELD,
            "Billing beats Technical.": ACCEPTED,
            "Technical beats Billing.": WITHHELD,
        },
    }
)
def test_the_figures_of_both_sides_stand_in_their_order(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Valley and Islands fell ($134,910 after $149,800 and $56,480 after $60,310).": ACCEPTED,
            "Valley and Islands fell ($56,480 after $60,310 and $134,910 after $149,800).": WITHHELD,
            "Valley and Islands fell ($149,800 after $134,910 and $60,310 after $56,480).": WITHHELD,
            "Valley and Islands fell from $149,800 to $134,910 and from $60,310 to $56,480.": ACCEPTED,
            "Valley and Islands fell from $60,310 to $56,480 and from $149,800 to $134,910.": WITHHELD,
        },
        RENEWALS: {
            "More than half of expiring plans were renewed in both quarters (58.0% and 54.2%).": ACCEPTED,
            "More than half of expiring plans were renewed in both quarters (54.2% and 58.0%).": WITHHELD,
        },
        VISITS: {
            "Lindau led in both months (3,900 and 3,420).": ACCEPTED,
            "Lindau led in both months (3,420 and 3,900).": WITHHELD,
        },
    }
)
def test_pairs_of_before_and_after(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour accounts for 84% of the decline in ticket sales, which came to $441,840.": ACCEPTED,
            "Harbour accounts for 84% of the decline in ticket sales, which came to $151,320.": WITHHELD,
            "Harbour accounts for 84% of the decline in ticket sales, which rose to $441,840.": WITHHELD,
            "Harbour's ticket sales, which came to $441,840, fell most.": WITHHELD,
            "Of all channels, the largest relative fall was in Counter, the smallest absolute one in Phone.": ACCEPTED,
            "Of all channels, the largest relative fall was in Counter, the smallest absolute one in Web.": WITHHELD,
            "Of all channels, the largest relative fall was in Counter, the largest absolute one in Phone.": WITHHELD,
        },
        RENEWALS: {
            "6,509 plans were renewed, 709 more than in Q1.": ACCEPTED,
            "6,509 plans were renewed, 709 fewer than in Q1.": WITHHELD,
            "12,000 plans were renewed.": WITHHELD,
            "More than half of expiring plans now hold a Basic plan, after 40% a quarter earlier.": ACCEPTED,
            "More than half of expiring plans now hold a Basic plan, after 30% a quarter earlier.": WITHHELD,
        },
        WAITS: {
            "Calls were answered after 36.0 minutes on average, compared with 42.2 the week before.": ACCEPTED,
            "Calls were answered after 42.2 minutes on average, compared with 36.0 the week before.": WITHHELD,
        },
    }
)
def test_what_a_word_points_back_to(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
