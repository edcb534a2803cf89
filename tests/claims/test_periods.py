"""Period names mean one of the two periods, or something the facts do not hold."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Ticket sales were $501,820 in March and $441,840 in April.": ACCEPTED,
            "Ticket sales were $501,820 in March 2026.": ACCEPTED,
            "In April 2026, ticket sales came to $441,840.": ACCEPTED,
            "April sales came to $441,840.": ACCEPTED,
            "Ticket sales were $501,820 in Mar 2026.": ACCEPTED,
            "Ticket sales were $441,840 in March.": WITHHELD,
            "Ticket sales were $501,820 in April.": "period",
            "Ticket sales were $441,840 in March and $501,820 in April.": WITHHELD,
            "April sales came to $501,820.": WITHHELD,
            "Harbour made $201,460 in March and $151,320 in April.": ACCEPTED,
            "Harbour made $151,320 in March and $201,460 in April.": WITHHELD,
            "Harbour made $201,460 in April.": "period",
            "Ticket sales were $441,840 at the end of April.": WITHHELD,
            "Ticket sales were $441,840 in May.": "period",
            "Ticket sales were $441,840 in February.": "period",
            "Ticket sales were $441,840 in April 2025.": "period",
            "Ticket sales were $441,840 in 2025.": "period",
        },
        RENEWALS: {
            "The renewal rate was 54.2% in Q2 2026.": ACCEPTED,
            "The renewal rate was 54.2% in the second quarter.": ACCEPTED,
            "The renewal rate was 58.0% in the first quarter of 2026.": ACCEPTED,
            "The renewal rate was 54.2% in Q1.": WITHHELD,
            "The renewal rate was 58.0% in the second quarter.": "period",
            "The renewal rate was 54.2% in Q3.": "period",
            "The renewal rate was 54.2% in Q2 2025.": "period",
            "The renewal rate was 54.2% in June.": "period",
        },
        WAITS: {
            "The average wait was 36.1 minutes in week 19.": ACCEPTED,
            "The average wait was 42.2 minutes in week 18.": ACCEPTED,
            "The average wait was 36.1 minutes in week 18.": WITHHELD,
            "The average wait was 36.1 minutes in week 20.": "period",
            "The average wait was 36.1 minutes in the week of 4 May.": ACCEPTED,
            "The average wait was 36.1 minutes in the week of 27 April.": WITHHELD,
            "In the week from 27 April to 3 May 2026 the average wait came to 42.2 minutes.": ACCEPTED,
            "In the week from 27 April to 3 May 2026 the average wait came to 36.1 minutes.": WITHHELD,
            "In the week from 27 April to 4 May 2026 the average wait came to 42.2 minutes.": WITHHELD,
        },
    }
)
def test_a_value_belongs_to_its_period(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "A month earlier, sales were $501,820.": ACCEPTED,
            "The month before, sales were $501,820.": ACCEPTED,
            "In the previous month, sales were $501,820.": ACCEPTED,
            "A month earlier, sales were $441,840.": WITHHELD,
            "In the previous month, sales were $441,840.": WITHHELD,
            "A week earlier, sales were $501,820.": WITHHELD,
            "A year earlier, sales were $501,820.": WITHHELD,
            "A quarter earlier, sales were $501,820.": WITHHELD,
            "Two months earlier, sales were $501,820.": WITHHELD,
        },
        RENEWALS: {
            "A quarter earlier, the renewal rate was 58.0%.": ACCEPTED,
            "A quarter earlier, the renewal rate was 54.2%.": WITHHELD,
            "A month earlier, the renewal rate was 58.0%.": WITHHELD,
        },
        WAITS: {
            "A week earlier, the average wait was 42.2 minutes.": ACCEPTED,
            "A week earlier, the average wait was 36.1 minutes.": WITHHELD,
            "A day earlier, the average wait was 42.2 minutes.": WITHHELD,
        },
    }
)
def test_the_period_before_is_one_grain_earlier(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales fell 12.0% from March to April.": ACCEPTED,
            "Ticket sales fell 12.0% month on month.": ACCEPTED,
            "Ticket sales fell 12.0% in April.": ACCEPTED,
            "Ticket sales fell 12.0% compared with March.": ACCEPTED,
            "Ticket sales fell 12.0% from April to March.": WITHHELD,
            "Ticket sales fell 12.0% in March.": WITHHELD,
            "Ticket sales fell 12.0% in May.": WITHHELD,
            "Ticket sales fell 12.0% year over year.": WITHHELD,
            "Ticket sales fell 12.0% week on week.": WITHHELD,
            "Ticket sales fell 12.0% quarter on quarter.": WITHHELD,
            "Ticket sales fell 12.0% compared with February.": WITHHELD,
            "Ticket sales fell 12.0% compared with April.": WITHHELD,
            "Ticket sales fell 12.0% compared with April 2025.": WITHHELD,
            "Ticket sales fell 12.0% since January.": WITHHELD,
            "Ticket sales fell 12.0% within two months.": WITHHELD,
            "Ticket sales fell 12.0% in one day.": WITHHELD,
            "Ticket sales fell 12.0% over the year.": WITHHELD,
            "Ticket sales fell 12.0% year to date.": WITHHELD,
            "April was weaker than March.": ACCEPTED,
            "March was weaker than April.": WITHHELD,
            "April came in $59,980 below March.": ACCEPTED,
            "April exceeded March by $59,980.": WITHHELD,
            "From March to April, sales fell.": ACCEPTED,
            "From April to March, sales fell.": WITHHELD,
            "March fell short of April.": WITHHELD,
        },
        RENEWALS: {
            "The renewal rate fell 3.8 points quarter on quarter.": ACCEPTED,
            "The renewal rate fell 3.8 points in Q2.": ACCEPTED,
            "The renewal rate fell 3.8 points in Q1.": WITHHELD,
            "The renewal rate fell 3.8 points in the first quarter.": WITHHELD,
            "The renewal rate fell 3.8 points month on month.": WITHHELD,
            "Q2 was 3.8 points below Q1.": ACCEPTED,
            "Q1 was 3.8 points below Q2.": WITHHELD,
            "Q1 was weaker than Q2.": WITHHELD,
        },
        WAITS: {
            "The average wait fell by 6.2 minutes week on week.": ACCEPTED,
            "The average wait fell by 6.2 minutes day on day.": WITHHELD,
            "The average wait fell by 6.2 minutes month on month.": WITHHELD,
        },
    }
)
def test_a_change_runs_from_the_first_period_to_the_second(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales fell further.": WITHHELD,
            "Ticket sales fell again.": WITHHELD,
            "Ticket sales are still falling.": WITHHELD,
            "Ticket sales no longer grow.": WITHHELD,
            "Another fall in ticket sales.": WITHHELD,
            "Ticket sales continued to fall.": WITHHELD,
            "The decline accelerated.": WITHHELD,
            "The decline slowed.": WITHHELD,
            "Ticket sales fell for the first time.": WITHHELD,
            "Ticket sales fell for the third month in a row.": WITHHELD,
            "Ticket sales fell two months running.": WITHHELD,
            "Ticket sales fell to a new low.": WITHHELD,
            "Ticket sales fell to a record low.": WITHHELD,
            "Ticket sales fell to a two-year low.": WITHHELD,
            "Ticket sales have never been lower.": WITHHELD,
            "It was the weakest April so far.": WITHHELD,
            "Ticket sales are lower than in any earlier month.": WITHHELD,
            "Ticket sales are below average.": WITHHELD,
            "Ticket sales are lower than usual.": WITHHELD,
            "Ticket sales recovered.": WITHHELD,
            "Ticket sales bottomed out.": WITHHELD,
            "Uplands recovered.": WITHHELD,
            "Harbour previously fell by $50,140.": WITHHELD,
            "Harbour initially fell by $50,140.": WITHHELD,
            "Harbour fell by another $50,140.": WITHHELD,
            "Harbour fell by a further $50,140.": WITHHELD,
            "Harbour fell by $50,140 as before.": WITHHELD,
            "Ticket sales resumed their fall.": WITHHELD,
            "Ticket sales gave back earlier gains.": WITHHELD,
        },
    }
)
def test_nothing_is_told_of_the_time_before(facts, text, verdicts):
    """The facts hold two periods."""
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales fell month after month.": WITHHELD,
            "Ticket sales fell every week in April.": WITHHELD,
            "Ticket sales fell every day.": WITHHELD,
            "Ticket sales fell early in April.": WITHHELD,
            "Ticket sales fell at the end of April.": WITHHELD,
            "Ticket sales fell in the first half of April.": WITHHELD,
            "Ticket sales fell gradually through April.": WITHHELD,
            "Ticket sales fell on 12 April.": WITHHELD,
            "Ticket sales fell on weekends.": WITHHELD,
            "Ticket sales fell overnight.": WITHHELD,
        },
    }
)
def test_nothing_is_told_of_the_time_within_a_period(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        replace(VISITS, definition="visits booked at the end of the month"): {
            "The count stood at 8,120 at the end of March and 7,310 at the end of April.": ACCEPTED,
            "The count stood at 7,310 at the end of March and 8,120 at the end of April.": WITHHELD,
            "The count stood at 7,310 at the end of May.": WITHHELD,
            "The count stood at 7,310 at the start of April.": WITHHELD,
        },
    }
)
def test_what_is_counted_at_the_end_of_a_period(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
