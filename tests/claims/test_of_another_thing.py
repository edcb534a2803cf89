"""A true figure told of another thing: a level as a movement, a movement as a part, a duration as a count."""

from __future__ import annotations

from insight.facts import Facts
from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Harbour lost the most, with $50,140.": ACCEPTED,
            "Harbour saw the largest drop in April, with $50,140.": ACCEPTED,
            "Harbour had the largest decline, at 24.9%.": ACCEPTED,
            "Harbour lost the most, with $151,320.": WITHHELD,
            "Harbour saw the largest drop, with $151,320.": WITHHELD,
            "The largest decline was in Harbour, with $151,320.": WITHHELD,
            "Harbour's drop was the largest, with $151,320.": WITHHELD,
            "Harbour fell hardest ($151,320).": WITHHELD,
            "Harbour still has the largest sales, with $151,320.": ACCEPTED,
        },
    }
)
def test_the_figure_of_the_largest_movement_is_a_movement(facts: Facts, text: str, verdicts: set[str]) -> None:
    """What is left is not what was lost."""
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour contributed $50,140 to the decline, Valley $14,890 (24.8%).": ACCEPTED,
            "Harbour contributed $50,140 to the decline, Valley $14,890 (9.9%).": WITHHELD,
            "Valley accounts for $14,890 of the decline (24.8%).": ACCEPTED,
            "Valley accounts for $14,890 of the decline (9.9%).": WITHHELD,
            "Valley fell by $14,890 (9.9%).": ACCEPTED,
        },
        RENEWALS: {
            "Renewed plans: 5,800 → 6,509 (+12.2%).": ACCEPTED,
            "Renewed plans: 5,800 → 6,509 (−6.5%).": WITHHELD,
            "Renewed plans rose from 5,800 to 6,509 (+709).": ACCEPTED,
            "Renewed plans rose from 5,800 to 6,509 (−3.8 points).": WITHHELD,
            "Expiring plans rose from 10,000 to 12,000 (+20%).": ACCEPTED,
            "Expiring plans rose from 10,000 to 12,000 (+12.2%).": WITHHELD,
        },
    }
)
def test_a_bracket_goes_on_about_the_figure_in_front(facts: Facts, text: str, verdicts: set[str]) -> None:
    """Behind two values stands their change, behind a contribution its part of the whole."""
    assert verdict(facts, text) in verdicts


@told(
    {
        VISITS: {
            "Lindau had 480 fewer visits and Bregenz 180 fewer.": ACCEPTED,
            "Lindau had 480 fewer visits and Bregenz 300 fewer.": WITHHELD,
            "Lindau recorded 480 fewer, Bregenz 180 and Konstanz 150.": ACCEPTED,
            "Lindau recorded 480 fewer, Bregenz 180 and Konstanz 30.": WITHHELD,
            "Visits fell by 9.98% to 7,310, a decrease of 810.": ACCEPTED,
            "Visits fell by 10.0% to 7,310, a decrease of 10.0.": WITHHELD,
            "Lindau contributed 480 of the 810.": ACCEPTED,
            "Lindau contributed 480 of the 7,310 visits.": WITHHELD,
        },
        WAITS: {
            "Calls stayed at 1,000.": ACCEPTED,
            "Calls stayed at 36.05.": WITHHELD,
            "Calls took 36.0 minutes on average.": ACCEPTED,
        },
    }
)
def test_what_is_left_out_is_that_of_the_figure_before(facts: Facts, text: str, verdicts: set[str]) -> None:
    """Neither a distance, nor a percentage, nor a value of the metric comes between."""
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour lost more than three times as much as Valley.": ACCEPTED,
            "Uplands gained about 1.4 times as much as Web.": ACCEPTED,
            "Harbour lost three times as much as Valley.": WITHHELD,
        },
    }
)
def test_a_multiple_in_words_is_exact_without_a_hedge(facts: Facts, text: str, verdicts: set[str]) -> None:
    """A tenth more than three times as much is about or more than three times as much."""
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "In Q2 the renewal rate was 3.8 points lower than in Q1.": ACCEPTED,
            "In Q2 the renewal rate was 3.8 points lower than in Q2.": WITHHELD,
            "The renewal rate fell by 3.8 points from Q1 2026.": ACCEPTED,
            "The renewal rate is now 54.2%, down 3.8 points from Q2 2026.": WITHHELD,
        },
        TICKETS: {
            "Web's $246,050 was ahead of Counter ($127,610) and Phone ($68,180).": ACCEPTED,
            "Web's $246,050 was ahead of Counter ($53,840) and Phone ($68,180).": WITHHELD,
            "Counter lost $53,840, more than four times as much as Phone ($12,320).": ACCEPTED,
            "Counter lost $53,840, more than four times as much as Phone ($68,180).": WITHHELD,
        },
        VISITS: {
            "Lindau had 3,420 of the 7,310 visits (46.8%).": ACCEPTED,
            "Lindau had 3,420 of the 7,310 visits (12.3%).": WITHHELD,
            "Visits at Lindau fell by 0.": WITHHELD,
        },
    }
)
def test_figures_held_against_one_another_are_of_one_measure(facts: Facts, text: str, verdicts: set[str]) -> None:
    """A level is compared with a level, a change with a change, a period with another one."""
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "Of the 12,000 expiring plans, 6,509 were renewed.": ACCEPTED,
            "Of the 12,000 expiring plans, Basic had 6,600.": ACCEPTED,
            "Of the 10,000 expiring plans, 6,509 were renewed.": WITHHELD,
            "Of the 10,000 expiring plans, Basic had 6,600.": WITHHELD,
            "Of the 6,509 expiring plans, 6,509 were renewed.": WITHHELD,
        },
        VISITS: {
            "Of the 7,310 visits, Lindau had 3,420.": ACCEPTED,
            "Of the 8,120 visits, Lindau had 3,420.": WITHHELD,
        },
    }
)
def test_a_part_is_of_the_whole_of_its_period(facts: Facts, text: str, verdicts: set[str]) -> None:
    """What is counted of what there is, and when."""
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "Basic, the plan with the lowest renewal rate (41.9%), gained weight.": ACCEPTED,
            "Basic, the plan with the lowest renewal rate (55%), gained weight.": WITHHELD,
            "Campus supplied 2,400 of the expiring plans and Team supplied 3,000.": ACCEPTED,
        },
        VISITS: {
            "Lindau had 480 fewer visits in April than in March.": ACCEPTED,
            "Lindau had 480 fewer visits in March than in March.": WITHHELD,
        },
    }
)
def test_a_superlative_or_a_verb_keeps_its_measure(facts: Facts, text: str, verdicts: set[str]) -> None:
    """What is lowest is told in the bracket behind it."""
    assert verdict(facts, text) in verdicts


@told(
    {
        WAITS: {
            "Of the decline of 6.2 minutes, 100 came from Technical.": WITHHELD,
        },
    }
)
def test_a_part_of_minutes_is_in_minutes(facts: Facts, text: str, verdicts: set[str]) -> None:
    """A count of calls is no part of a duration."""
    assert verdict(facts, text) in verdicts
