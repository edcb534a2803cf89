"""Asides about the year before: the same step then, and the value then beside the one now."""

from dataclasses import replace
from datetime import date

import pytest

from insight.claims import check_text
from insight.facts import Facts, Noise, Period, YearBefore

DECEMBER_2024 = Period("December 2024", date(2024, 12, 1), date(2024, 12, 31))
JANUARY_2025 = Period("January 2025", date(2025, 1, 1), date(2025, 1, 31))
DECEMBER_2025 = Period("December 2025", date(2025, 12, 1), date(2025, 12, 31))
JANUARY_2026 = Period("January 2026", date(2026, 1, 1), date(2026, 1, 31))
SEASON = Facts(
    metric="sales",
    label="Sales",
    kind="additive",
    unit="USD",
    grain="month",
    previous_period=DECEMBER_2025,
    current_period=JANUARY_2026,
    previous_value=800_000,
    current_value=664_000,
    noise=Noise("outside_normal_variation"),
    year_before=YearBefore(DECEMBER_2024, JANUARY_2025, 770_000, 630_000),
    year_earlier_value=630_000,
    year_earlier_period=JANUARY_2025,
)


@pytest.mark.parametrize(
    "text",
    [
        "Sales fell 17.0% in January 2026 (18.2% a year earlier).",
        "Sales fell 17.0% from December 2025 to January 2026 (18.2% a year earlier) and are 5.4% above January 2025.",
        "Sales fell by $136,000 ($140,000 a year earlier).",
        "Sales fell 17.0% and are 5.4% higher than in January 2025.",
        "Sales stood at $664,000 ($630,000 a year earlier).",
    ],
)
def test_the_year_before_is_told_beside_the_change(text):
    """January falls every year:
    https://wolfstreet.com/2025/02/14/about-that-plunge-in-retail-sales-a-romp-through-the-massive-seasonal-adjustments-this-time-of-the-year
    """
    assert check_text("Sales fell", text, SEASON) is None


@pytest.mark.parametrize(
    "text",
    [
        "Sales fell 17.0% in January 2026 (17.2% a year earlier).",
        "Sales fell 18.2% in January 2026 (17.0% a year earlier).",
        "Sales fell 17.0% in January 2026 (+18.2% a year earlier).",
        "Sales fell 17.0% and are 5.4% below January 2025.",
        "Sales fell 17.0% and are 5.5% above January 2025.",
        "Sales fell 17.0% and are 5.4% above December 2024.",
        "Sales fell 17.0% year over year.",
        "Sales fell to $664,000 ($800,000 a year earlier).",
    ],
)
def test_another_figure_of_the_year_before_is_withheld(text):
    assert check_text("Sales fell", text, SEASON) is not None


def test_without_a_year_before_nothing_is_said_of_it():
    young = replace(SEASON, year_before=None, year_earlier_value=None, year_earlier_period=None)
    assert check_text("Sales fell", "Sales fell 17.0% (18.2% a year earlier).", young) is not None
