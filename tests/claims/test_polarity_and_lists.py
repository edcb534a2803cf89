"""Which way is good, who is named in a bracket, and what more or less of something came from."""

from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        WAITS: {
            "A shorter average wait is better, so the fall is favourable.": ACCEPTED,
            "Since lower values are better, the fall to 36.0 minutes is favourable.": ACCEPTED,
            "For this metric, lower is better.": ACCEPTED,
            "Higher values are better.": "judgement",
            "Since lower values are better, the fall is unfavourable.": WITHHELD,
            "For Billing, lower values are better.": WITHHELD,
        },
        TICKETS: {
            "Higher ticket sales are better, so the fall is unfavourable.": ACCEPTED,
            "Lower ticket sales are better, so the fall is favourable.": WITHHELD,
        },
    }
)
def test_which_way_is_good(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Two of the three channels shrank (Counter and Phone).": ACCEPTED,
            "Two of the three channels shrank (Counter, Phone).": ACCEPTED,
            "Two of the three channels shrank (Counter and Web).": WITHHELD,
            "Two of the three channels shrank (Counter).": WITHHELD,
            "Three regions (Harbour, Valley and Islands) shrank.": ACCEPTED,
            "Three regions (Harbour, Valley and Uplands) shrank.": WITHHELD,
            "Three regions shrank and one stayed flat.": WITHHELD,
            "Three regions shrank and none stayed the same.": ACCEPTED,
        },
    }
)
def test_who_is_named_in_a_bracket(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        VISITS: {
            "Most of the lost visits came from Lindau.": ACCEPTED,
            "Most of the lost visits came from Konstanz.": WITHHELD,
            "Nearly all of the lost visits came from Lindau.": WITHHELD,
            "All of the lost visits came from Lindau.": WITHHELD,
            "480 of the lost visits came from Lindau.": ACCEPTED,
            "410 of the lost visits came from Lindau.": WITHHELD,
        },
    }
)
def test_what_more_or_less_of_something_came_from(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
