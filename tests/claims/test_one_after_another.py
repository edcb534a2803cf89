"""Values that follow one another in time, periods in other words, and profits after losses."""

from dataclasses import replace
from datetime import date

from insight.facts import Facts, Period
from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, added_up, told, verdict

RESULT = Facts(
    metric="operating_result",
    label="Operating result",
    kind="additive",
    unit="EUR",
    grain="quarter",
    previous_period=RENEWALS.previous_period,
    current_period=RENEWALS.current_period,
    previous_value=-41_700,
    current_value=12_900,
    polarity="up",
    segments=added_up("site", {"Bergen": (-52_300, -8_100), "Narvik": (10_600, 21_000)}),
)
QUEUE = replace(
    VISITS, metric="queue", label="Queue", definition="requests open at the end of the month", segments=(), noise=None
)
DAYS = replace(
    VISITS,
    grain="day",
    previous_period=Period("10 March 2026", date(2026, 3, 10), date(2026, 3, 10)),
    current_period=Period("11 March 2026", date(2026, 3, 11), date(2026, 3, 11)),
)


@told(
    {
        VISITS: {
            "There were 7,310 visits in April, whereas in March there were 8,120.": ACCEPTED,
            "Visits came to 7,310 in April, while in March they had come to 8,120.": ACCEPTED,
            "Visits came to 7,310 in April, while in April they had come to 8,120.": WITHHELD,
            "Visits came to 8,120 in April, while in March they had come to 7,310.": WITHHELD,
            "March's 8,120 visits were followed by 7,310 in April.": ACCEPTED,
            "March's 7,310 visits were followed by 8,120 in April.": WITHHELD,
            "April's 7,310 visits compare with 8,120 in March.": ACCEPTED,
            "April's 8,120 visits compare with 7,310 in March.": WITHHELD,
            "8,120 visits gave way to 7,310.": ACCEPTED,
            "7,310 visits gave way to 8,120.": WITHHELD,
        },
        DAYS: {
            "There were 7,310 visits, after 8,120 on the day before.": ACCEPTED,
            "There were 8,120 visits, after 7,310 on the day before.": WITHHELD,
            "On the day before it was 8,120.": ACCEPTED,
            "On the day before it was 7,310.": WITHHELD,
        },
    }
)
def test_one_value_after_another(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "The renewal rate was 54.2% in the June quarter, after 58.0% in the March quarter.": ACCEPTED,
            "The renewal rate was 54.2% in the March quarter.": WITHHELD,
            "The renewal rate was 54.2% in the May quarter.": WITHHELD,
            "The renewal rate came to 54.2% in the three months to June.": ACCEPTED,
            "The renewal rate came to 54.2% in the three months to May.": WITHHELD,
            "It was 58.0% in the first three months of 2026.": ACCEPTED,
            "It was 58.0% in the first three months of 2025.": WITHHELD,
            "It was 54.2% in the year-end quarter.": WITHHELD,
            "The rate fell by 3.8 points, or 6.5%, in the March quarter.": WITHHELD,
        },
        WAITS: {
            "The average wait was 36.0 minutes in the week of 2026-05-04.": ACCEPTED,
            "The average wait was 36.0 minutes in the week of 2026-04-27.": WITHHELD,
            "The average wait was 36.0 minutes in the week ending 2026-05-10.": ACCEPTED,
            "The average wait was 36.0 minutes in the week ending 2026-05-03.": WITHHELD,
            "The average wait was 42.2 minutes in the last week of April.": ACCEPTED,
            "The average wait was 36.0 minutes in the last week of April.": WITHHELD,
        },
        QUEUE: {
            "The queue stood at 7,310 on 30 April, after 8,120 on 31 March.": ACCEPTED,
            "The queue stood at 7,310 on 29 April.": WITHHELD,
            "The queue stood at 7,310 on 31 March.": WITHHELD,
        },
        TICKETS: {"Ticket sales stood at $441,840 on 30 April.": WITHHELD},
    }
)
def test_periods_in_other_words(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RESULT: {
            "A €41,700 loss was followed by a €12,900 surplus.": ACCEPTED,
            "A €41,700 surplus was followed by a €12,900 loss.": WITHHELD,
            "A €12,900 loss was followed by a €41,700 surplus.": WITHHELD,
            "From a €41,700 loss the result swung to a €12,900 gain.": ACCEPTED,
            "From a €41,700 gain the result swung to a €12,900 loss.": WITHHELD,
            "After a negative result of €41,700, the second quarter brought a positive one of €12,900.": ACCEPTED,
            "After a positive result of €41,700, the second quarter brought a negative one of €12,900.": WITHHELD,
            "The operating result climbed out of negative territory.": ACCEPTED,
            "The operating result climbed out of positive territory.": WITHHELD,
            "The operating result is still negative, but higher than in the first quarter.": WITHHELD,
        },
    }
)
def test_profits_after_losses(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
