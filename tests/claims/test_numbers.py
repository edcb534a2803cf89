"""A number is right if the true value rounds to it at the precision written; a hedge widens it on one side or both."""

from dataclasses import replace

from tests.claims.scenes import (
    ACCEPTED,
    BASKETS,
    RENEWALS,
    TICKETS,
    VISITS,
    WAITS,
    WITHHELD,
    added_up,
    told,
    verdict,
)


@told(
    {
        TICKETS: {
            "Ticket sales fell by 11.95%.": ACCEPTED,
            "Ticket sales fell by 12.0%.": ACCEPTED,
            "Ticket sales fell by 12%.": ACCEPTED,
            "Ticket sales fell by 11.94%.": "number",
            "Ticket sales fell by 11.9%.": "number",
            "Ticket sales fell by 11%.": "number",
            "Ticket sales fell by 12.00%.": "number",
            "Ticket sales fell by $59,980.": ACCEPTED,
            "Ticket sales fell by $59,981.": "number",
            "Ticket sales fell by $60,000.": "number",
            "Ticket sales fell by $60K.": ACCEPTED,
            "Ticket sales fell by $60.0K.": ACCEPTED,
            "Ticket sales fell by $59.9K.": "number",
            "Ticket sales came to $441,840.": ACCEPTED,
            "Ticket sales came to $441,480.": "number",
            "Ticket sales came to $442K.": ACCEPTED,
            "Ticket sales came to $441K.": "number",
            "Ticket sales came to $0.44 million.": ACCEPTED,
            "Ticket sales came to $0.43 million.": "number",
        },
        RENEWALS: {
            "The renewal rate was 54.24%.": ACCEPTED,
            "The renewal rate was 54%.": ACCEPTED,
            "The renewal rate was 54.25%.": "number",
            "The renewal rate was 54.3%.": "number",
            "The renewal rate was 55%.": WITHHELD,
        },
        WAITS: {
            "The average wait was 36.05 minutes.": ACCEPTED,
            "The average wait was 36 minutes.": ACCEPTED,
            "The average wait was 36.15 minutes.": "number",
            "The average wait was 37 minutes.": "number",
        },
        VISITS: {
            "Visits fell by 9.98%.": ACCEPTED,
            "Visits fell by 10%.": ACCEPTED,
            "Visits fell by 9.97%.": "number",
            "Visits fell by 9%.": WITHHELD,
        },
    }
)
def test_the_true_value_rounds_to_the_number_written(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales fell by about $60,000.": ACCEPTED,
            "Ticket sales fell by around 12%.": ACCEPTED,
            "Ticket sales fell by roughly $60K.": ACCEPTED,
            "Ticket sales fell by some $60,000.": ACCEPTED,
            "Ticket sales fell by ~$60,000.": ACCEPTED,
            "Ticket sales fell by approximately 12%.": ACCEPTED,
            "Ticket sales fell by about $50,000.": WITHHELD,
            "Ticket sales fell by roughly $70K.": "number",
            "Ticket sales fell by around 13%.": "number",
            "Ticket sales fell by ~11%.": "number",
            "Ticket sales fell by about $59,000.": "number",
            "Ticket sales came to about $440,000.": ACCEPTED,
            "Ticket sales came to about $450,000.": WITHHELD,
        },
        VISITS: {
            "Visits fell by about 800.": ACCEPTED,
            "Visits fell by about 900.": "number",
            "Visits came to roughly 7,300.": ACCEPTED,
            "Visits came to roughly 7,400.": "number",
        },
    }
)
def test_about_allows_for_trailing_zeros_and_no_more(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales fell by nearly $60,000.": ACCEPTED,
            "Ticket sales fell by almost 12%.": ACCEPTED,
            "Ticket sales fell by just under $60,000.": ACCEPTED,
            "Ticket sales fell by nearly $59,000.": "number",
            "Ticket sales fell by almost 11%.": "number",
            "Ticket sales fell by just under $59,900.": "number",
            "Ticket sales fell by nearly $70,000.": "number",
            "Ticket sales fell by just over 11.9%.": ACCEPTED,
            "Ticket sales fell by more than $59,000.": ACCEPTED,
            "Ticket sales fell by over $59,900.": ACCEPTED,
            "Ticket sales fell by just over 12%.": "number",
            "Ticket sales fell by more than $60,000.": "number",
            "Ticket sales fell by over 12%.": "number",
            "Ticket sales fell by more than $40,000.": "number",
            "Ticket sales fell by at least $59,000.": ACCEPTED,
            "Ticket sales fell by at least $60,000.": "number",
            "Ticket sales fell by slightly less than 12%.": ACCEPTED,
            "Ticket sales fell by slightly less than 11%.": WITHHELD,
            "Ticket sales fell by a little under $60,000.": ACCEPTED,
            "Ticket sales fell by a little over $60,000.": WITHHELD,
            "Ticket sales fell by close to $60,000.": ACCEPTED,
            "Ticket sales fell by close to $70,000.": WITHHELD,
            "Ticket sales fell by well over 12%.": WITHHELD,
            "Ticket sales fell by no more than 12%.": ACCEPTED,
            "Ticket sales fell by no more than 10%.": WITHHELD,
            "Ticket sales fell by no less than 15%.": WITHHELD,
            "Ticket sales fell by a mere 2.0%.": WITHHELD,
            "Ticket sales fell by $59,980 or more.": WITHHELD,
            "Ticket sales almost fell by 12.0%.": WITHHELD,
            "Ticket sales nearly fell.": WITHHELD,
            "Ticket sales fell by less than $60,000.": ACCEPTED,
            "Ticket sales fell by less than $59,000.": "number",
            "Ticket sales fell below $450,000.": ACCEPTED,
            "Ticket sales fell below $440,000.": WITHHELD,
            "Ticket sales fell to just under $442,000.": ACCEPTED,
            "Ticket sales fell to just under $441,000.": WITHHELD,
        },
        BASKETS: {
            "The average basket rose to just over €24.": ACCEPTED,
            "The average basket rose to just under €24.": WITHHELD,
            "The average basket rose by more than 60 cents.": ACCEPTED,
            "The average basket rose by more than 65 cents.": "number",
        },
        VISITS: {
            "Visits fell by just under 10%.": ACCEPTED,
            "Visits fell by just over 10%.": "number",
            "Visits fell by more than 10%.": WITHHELD,
        },
    }
)
def test_a_one_sided_hedge_is_on_the_side_of_the_true_value(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales came to $441.8K.": ACCEPTED,
            "Ticket sales came to $441.84K.": ACCEPTED,
            "Ticket sales came to $441.8 thousand.": ACCEPTED,
            "Ticket sales came to $0.442M.": ACCEPTED,
            "Ticket sales came to $441.8M.": "number",
            "Ticket sales came to $4.4 million.": "number",
            "Ticket sales came to $441.8.": "number",
            "Ticket sales came to $44.2K.": "number",
            "Ticket sales came to $441.8 billion.": "number",
            "Ticket sales came to $4,418.40.": "number",
        },
        VISITS: {
            "Visits came to 7.3K.": ACCEPTED,
            "Visits came to 7.3 thousand.": ACCEPTED,
            "Visits came to 7.3 million.": "number",
            "Visits came to 73K.": "number",
            "Visits came to 731.": "number",
        },
    }
)
def test_magnitudes(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour (−$50,140) and Valley (−$14,890) fell.": ACCEPTED,
            "Harbour (-$50,140) and Valley (-$14,890) fell.": ACCEPTED,
            "Harbour ($50,140 lower) fell.": ACCEPTED,
            "By region: Harbour −$50,140, Uplands +$8,880.": ACCEPTED,
            "By region: Harbour ($50,140), Valley ($14,890), Uplands $8,880.": WITHHELD,
            "By region: Harbour +$50,140, Uplands +$8,880.": WITHHELD,
            "By region: Harbour −$50,140, Uplands −$8,880.": WITHHELD,
            "Sales came to $441\u202f840.": ACCEPTED,
            "Sales came to $441\u00a0840.": ACCEPTED,
            "Sales came to USD 441,840.": ACCEPTED,
            "Sales came to 441,840 dollars.": ACCEPTED,
            "Sales came to $441\u202f480.": "number",
            "Sales changed by −12.0 %.": ACCEPTED,
            "Sales changed by +12.0 %.": WITHHELD,
            "Sales changed by −12.0 percent.": ACCEPTED,
        },
    }
)
def test_notations_of_one_value(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour lost about a quarter of its sales.": ACCEPTED,
            "Harbour lost about a third of its sales.": WITHHELD,
            "Harbour lost half of its sales.": WITHHELD,
            "Counter lost almost a third of its sales.": ACCEPTED,
            "Counter lost more than a third of its sales.": WITHHELD,
            "Ticket sales halved.": WITHHELD,
            "Ticket sales doubled.": WITHHELD,
            "Harbour makes up about a third of sales.": ACCEPTED,
            "Harbour makes up about a quarter of sales.": WITHHELD,
        },
        VISITS: {
            "Visits fell by a tenth.": ACCEPTED,
            "Visits fell by almost a tenth.": ACCEPTED,
            "Visits fell by a fifth.": "number",
            "Visits fell by more than a tenth.": WITHHELD,
            "Visits fell by about eight hundred.": ACCEPTED,
            "Visits fell by about nine hundred.": "number",
            "Visits fell by seven hundred.": "number",
            "Visits fell by ten percent.": ACCEPTED,
            "Visits fell by eleven percent.": "number",
        },
        replace(VISITS, segments=added_up("site", {"Lindau": (3_905, 3_900), "Bregenz": (4_215, 3_410)})): {
            "Lindau lost a mere five.": ACCEPTED,
            "Lindau lost a mere fifteen.": WITHHELD,
            "Bregenz lost 805 visits, Lindau just five.": ACCEPTED,
            "Bregenz lost 805 visits, Lindau just fifteen.": WITHHELD,
        },
        WAITS: {
            "The average wait fell by about six minutes.": ACCEPTED,
            "The average wait fell by about seven minutes.": "number",
            "The average wait fell by a minute.": "number",
        },
    }
)
def test_words_for_numbers(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
