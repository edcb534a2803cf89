"""Phrases that place a figure in time relative to the change, by what they mean."""

from __future__ import annotations

from typing import Final

GRAIN_WORDS: Final[dict[str, str]] = {
    "day": "daily",
    "week": "weekly",
    "month": "monthly",
    "quarter": "quarterly",
    "year": "yearly",
}
PREVIOUS: Final = """a_{g}_earlier one_{g}_earlier a_{g}_before one_{g}_before the_{g}_before the_previous_{g} previous_{g}
    the_prior_{g} prior_{g} the_preceding_{g} preceding_{g} last_{g} a_{g}_ago one_{g}_ago the_{g}_prior the_earlier_{g} earlier_{g}
    the_last_{g} the_{g}_earlier the_foregoing_{g} the_other_{g} the_comparison_{g} comparison_{g} the_base_{g} the_baseline_{g}
    the_immediately_preceding_{g} the_reference_{g}"""
CURRENT: Final = """this_{g} the_current_{g} current_{g} the_latest_{g} latest_{g} the_most_recent_{g} the_reporting_{g} the_{g}_under_review
    the_new_{g} most_recent_{g} the_later_{g} later_{g} the_present_{g} the_following_{g} a_{g}_later one_{g}_later the_{g}_after the_next_{g}
    the_second_of_the_two_{g}s the_newer_{g} the_report_{g} the_{g}"""
STEP: Final = """{g}_over_{g} {g}-over-{g} {g}_on_{g} {g}-on-{g} {g}_to_{g} {g}-to-{g} from_{g}_to_{g} from_one_{g}_to_the_next
    within_one_{g} within_a_{g} in_one_{g} in_a_{g} on_the_{g} over_the_{g} {g}_by_{g} in_a_single_{g} within_a_single_{g} over_one_{g} in_the_space_of_a_{g}
    from_one_{g}_to_another between_the_two_{g}s over_the_two_{g}s across_the_two_{g}s both_{g}s the_two_{g}s between_{g}s two_{g}s {a} vs_{p} the_{g}s on_a_{a}_basis"""
STEP_SHORT: Final[dict[str, str]] = {
    "day": "dod",
    "week": "wow w/w",
    "month": "mom m/m m-o-m",
    "quarter": "qoq q/q q-o-q",
    "year": "yoy y/y y-o-y",
}
ANY_PREVIOUS: Final = """before previously earlier formerly beforehand the_baseline baseline the_base_period the_comparison_period prior
    at_the_start initially originally the_previous_figure the_previous_value the_prior_value the_earlier_value the_starting_value
    the_earlier_figure the_former_value the_former_level previous preceding the_earlier_level the_starting_point the_starting_level
    the_previous_level the_prior_level earlier_on the_prior the_previous the_opening_value the_old_value the_preceding_value"""
ANY_CURRENT: Final = """now currently at_present today at_the_end latest current since_then afterwards after_that the_latest the_present
    at_last most_recently subsequently later the_reporting_period the_latest_value the_current_value the_end_value the_current_figure
    the_latest_figure finally the_new_value the_current_level the_closing_value the_new_level"""
OTHER_TIMES: Final = """last_year a_year_earlier a_year_ago year_to_date ytd previous_years past_years recent_years all-time record
    since_launch over_the_years tomorrow yesterday_evening"""
