"""Small figures that the tests of the claim rules are about, computed from a few counts each."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

import pytest

from insight.claims import check_text
from insight.errors import WITHHELD_MESSAGES
from insight.facts import Effects, Facts, Noise, Part, Period, Segment, SegmentFacts

Courses = Mapping[str, tuple[float, float]]
Parts = Mapping[str, tuple[tuple[float, float], tuple[float, float]]]

MARCH, APRIL = (
    Period("March 2026", date(2026, 3, 1), date(2026, 3, 31)),
    Period("April 2026", date(2026, 4, 1), date(2026, 4, 30)),
)
Q1, Q2 = Period("Q1 2026", date(2026, 1, 1), date(2026, 3, 31)), Period("Q2 2026", date(2026, 4, 1), date(2026, 6, 30))
WEEK_18, WEEK_19 = (
    Period("Week 18, 2026", date(2026, 4, 27), date(2026, 5, 3)),
    Period("Week 19, 2026", date(2026, 5, 4), date(2026, 5, 10)),
)
REAL, USUAL = Noise("outside_normal_variation"), Noise("within_normal_variation")


def added_up(dimension: str, courses: Courses) -> tuple[SegmentFacts, ...]:
    """Segments of a sum: value before and after."""
    before, after = (sum(course[side] for course in courses.values()) for side in (0, 1))
    return tuple(
        SegmentFacts(
            segment=Segment(((dimension, name),)),
            previous_value=was,
            current_value=now,
            contribution=now - was,
            share_previous=was / before,
            share_current=now / after,
        )
        for name, (was, now) in courses.items()
    )


def divided(dimension: str, parts: Parts) -> tuple[SegmentFacts, ...]:
    """Segments of a ratio: numerator and denominator before, the same after."""
    (top_before, bottom_before), (top_after, bottom_after) = (
        [sum(part[side][place] for part in parts.values()) for place in (0, 1)] for side in (0, 1)
    )
    middle = (top_before / bottom_before + top_after / bottom_after) / 2
    found = []
    for name, ((n0, d0), (n1, d1)) in parts.items():
        rate0, rate1, share0, share1 = n0 / d0, n1 / d1, d0 / bottom_before, d1 / bottom_after
        rate = (share0 + share1) / 2 * (rate1 - rate0)
        mix = (share1 - share0) * ((rate0 + rate1) / 2 - middle)
        found.append(
            SegmentFacts(
                segment=Segment(((dimension, name),)),
                previous_value=rate0,
                current_value=rate1,
                contribution=rate + mix,
                rate_effect=rate,
                mix_effect=mix,
                share_previous=share0,
                share_current=share1,
                numerator_previous=n0,
                numerator_current=n1,
                denominator_previous=d0,
                denominator_current=d1,
            )
        )
    return tuple(found)


TICKETS = Facts(
    metric="ticket_sales",
    label="Ticket sales",
    also_called=("box office",),
    kind="additive",
    unit="USD",
    grain="month",
    previous_period=MARCH,
    current_period=APRIL,
    previous_value=501_820,
    current_value=441_840,
    polarity="up",
    segments=added_up(
        "region",
        {
            "Harbour": (201_460, 151_320),
            "Valley": (149_800, 134_910),
            "Uplands": (90_250, 99_130),
            "Islands": (60_310, 56_480),
        },
    )
    + added_up("channel", {"Web": (239_870, 246_050), "Counter": (181_450, 127_610), "Phone": (80_500, 68_180)}),
    noise=REAL,
    note="Harbour: the pier was closed for repairs from 9 April 2026.",
)
"""A fall of $59,980 or 11.95 %. Only Uplands (+$8,880) and Web (+$6,180) grew."""


def effects(segments: tuple[SegmentFacts, ...]) -> Effects:
    """Rate and mix totals over one dimension."""
    return Effects(
        sum(known.rate_effect or 0.0 for known in segments), sum(known.mix_effect or 0.0 for known in segments)
    )


PLANS = divided(
    "plan",
    {
        "Basic": ((1_600, 4_000), (2_766, 6_600)),
        "Team": ((1_800, 3_000), (1_833, 3_000)),
        "Campus": ((2_400, 3_000), (1_910, 2_400)),
    },
)
DESKS = divided("desk", {"Billing": ((12_120, 400), (15_610, 500)), "Technical": ((30_090, 600), (20_440, 500))})

RENEWALS = Facts(
    metric="renewal_rate",
    label="Renewal rate",
    kind="ratio",
    unit="percent",
    grain="quarter",
    previous_period=Q1,
    current_period=Q2,
    previous_value=5_800 / 10_000,
    current_value=6_509 / 12_000,
    polarity="up",
    decimals=1,
    numerator=Part("renewed plans", 5_800, 6_509),
    denominator=Part("expiring plans", 10_000, 12_000),
    noise=REAL,
    segments=PLANS,
    effects=effects(PLANS),
    effects_by_dimension=(("plan", effects(PLANS)),),
)
"""A fall of 3.8 points to 54.2 %: Basic, which renews least, went from 40 to 55 % of the expiring plans."""

WAITS = Facts(
    metric="average_wait",
    label="Average wait",
    also_called=("waiting time",),
    kind="ratio",
    unit="minutes",
    grain="week",
    previous_period=WEEK_18,
    current_period=WEEK_19,
    previous_value=42_210 / 1_000,
    current_value=36_050 / 1_000,
    polarity="down",
    decimals=1,
    numerator=Part("minutes waited", 42_210, 36_050),
    denominator=Part("calls", 1_000, 1_000),
    noise=USUAL,
    segments=DESKS,
    effects=effects(DESKS),
    effects_by_dimension=(("desk", effects(DESKS)),),
)
"""A fall of 6.2 minutes to 36.0 (36.05), which is usual; Technical fell, Billing rose."""

VISITS = Facts(
    metric="visits",
    label="Visits",
    kind="additive",
    unit="count",
    grain="month",
    previous_period=MARCH,
    current_period=APRIL,
    previous_value=8_120,
    current_value=7_310,
    polarity="up",
    segments=added_up("site", {"Lindau": (3_900, 3_420), "Bregenz": (2_510, 2_330), "Konstanz": (1_710, 1_560)}),
    noise=REAL,
)
"""A fall of 810 or 9.98 %, at all three sites."""

BASKETS = Facts(
    metric="average_basket",
    label="Average basket",
    kind="ratio",
    unit="EUR",
    grain="month",
    previous_period=MARCH,
    current_period=APRIL,
    previous_value=23.48,
    current_value=24.12,
    polarity="up",
    decimals=2,
    noise=REAL,
)
"""A rise of 64 cents or 2.73 %, without segments."""


ACCEPTED: Final = "accepted"
WITHHELD: Final = "withheld"
"""Withheld, and no one reason is clearly the right one."""


def verdict(facts: Facts, text: str) -> str:
    """The reason to withhold a text under a headline that is true, or `ACCEPTED`."""
    moved = {"increase": "rose", "decrease": "fell", "no_change": "did not change"}[facts.direction]
    return check_text(f"{facts.label} {moved}", text, facts) or ACCEPTED


def said(statements: str) -> list[str]:
    """Statements with semicolons between them, one by one."""
    return [" ".join(statement.split()) for statement in statements.split(";")]


def told(texts: Mapping[Facts, Mapping[str, str]]) -> pytest.MarkDecorator:
    """A test per text, with the verdicts that are right: `ACCEPTED`, one reason, or any reason with `WITHHELD`."""
    any_reason = frozenset(WITHHELD_MESSAGES)
    return pytest.mark.parametrize(
        ("facts", "text", "verdicts"),
        [
            pytest.param(facts, text, any_reason if expected == WITHHELD else {expected}, id=text)
            for facts, expectations in texts.items()
            for text, expected in expectations.items()
        ],
    )
