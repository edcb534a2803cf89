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
PREVIOUS: Final = """a_{g}_earlier one_{g}_earlier a_{g}_before one_{g}_before the_{g}_before the_previous_{g}
    previous_{g} the_prior_{g} prior_{g} the_preceding_{g} preceding_{g} last_{g} a_{g}_ago one_{g}_ago the_{g}_prior
    the_earlier_{g} earlier_{g} the_last_{g} the_{g}_earlier the_foregoing_{g} the_other_{g} the_comparison_{g}
    comparison_{g} the_base_{g} the_baseline_{g} the_immediately_preceding_{g} the_reference_{g} the_{g}_preceding
    the_{g}_previous the_{g}_just_before the_{g}_immediately_before the_{g}_before_that the_{g}_before_it
    the_{g}_that_preceded the_{g}_that_came_before the_{g}_beforehand a_{g}_previously one_{g}_previously a_{g}_prior
    one_{g}_prior just_a_{g}_earlier only_a_{g}_earlier just_one_{g}_earlier a_single_{g}_earlier only_one_{g}_earlier
    the_first_of_the_two_{g}s the_earlier_of_the_two_{g}s that_earlier_{g} the_older_{g} the_former_{g}
    the_{g}_of_comparison the_{g}_of_reference the_starting_{g} the_opening_{g} the_initial_{g} prior-{g} previous-{g}
    last-{g} preceding-{g} the_immediately_previous_{g} the_immediately_prior_{g} the_directly_preceding_{g}
    its_preceding_{g} the_{g}_used_for_comparison"""
CURRENT: Final = """this_{g} the_current_{g} current_{g} the_latest_{g} latest_{g} the_most_recent_{g}
    the_reporting_{g} the_{g}_under_review the_new_{g} most_recent_{g} the_later_{g} later_{g} the_present_{g}
    the_following_{g} a_{g}_later one_{g}_later the_{g}_after the_next_{g} the_second_of_the_two_{g}s the_newer_{g}
    the_report_{g} the_{g} the_{g}_at_hand the_{g}_in_question the_{g}_just_ended the_{g}_reported the_{g}_considered
    the_{g}_in_review the_{g}_covered the_{g}_being_reported the_{g}_under_consideration the_{g}_analysed
    the_{g}_analyzed the_analysed_{g} the_analyzed_{g} the_reviewed_{g} the_examined_{g} the_more_recent_{g}
    the_later_of_the_two_{g}s the_second_of_both_{g}s the_{g}_that_followed the_{g}_following the_subsequent_{g}
    the_succeeding_{g} the_ensuing_{g} a_{g}_after one_{g}_after one_{g}_on a_{g}_on current-{g} latest-{g}
    the_just-ended_{g} the_just_ended_{g} the_{g}_now_ended the_end_{g} the_closing_{g}"""
STEP: Final = """{g}_over_{g} {g}-over-{g} {g}_on_{g} {g}-on-{g} {g}_to_{g} {g}-to-{g} from_{g}_to_{g}
    from_one_{g}_to_the_next within_one_{g} within_a_{g} in_one_{g} in_a_{g} on_the_{g} over_the_{g} {g}_by_{g}
    in_a_single_{g} within_a_single_{g} over_one_{g} in_the_space_of_a_{g} from_one_{g}_to_another
    between_the_two_{g}s over_the_two_{g}s across_the_two_{g}s both_{g}s the_two_{g}s between_{g}s two_{g}s {a} vs_{p}
    the_{g}s on_a_{a}_basis from_one_{g}_to_the_following from_one_{g}_to_the_other from_a_{g}_to_the_next
    between_one_{g}_and_the_next between_one_{g}_and_another between_a_{g}_and_the_next within_the_space_of_a_{g}
    within_the_space_of_one_{g} in_the_space_of_one_{g} in_the_span_of_a_{g} in_just_one_{g} in_only_one_{g}
    in_just_a_{g} in_only_a_{g} within_just_one_{g} within_just_a_{g} over_the_course_of_a_{g}
    over_the_course_of_one_{g} over_the_course_of_the_{g} in_the_course_of_a_{g} in_the_course_of_one_{g}
    in_the_course_of_the_{g} over_a_{g} over_a_single_{g} comparing_the_two_{g}s of_the_two_{g}s for_the_two_{g}s
    in_the_two_{g}s these_two_{g}s the_two_{g}s_compared {g}-by-{g} from_{g}-to-{g} {g}_versus_{g} {g}_vs_{g}"""
STEP_SHORT: Final[dict[str, str]] = {
    "day": "dod d/d d-o-d",
    "week": "wow w/w",
    "month": "mom m/m m-o-m",
    "quarter": "qoq q/q q-o-q",
    "year": "yoy y/y y-o-y",
}
ANY_PREVIOUS: Final = """before previously earlier formerly beforehand the_baseline baseline the_base_period
    the_comparison_period prior at_the_start initially originally the_previous_figure the_previous_value
    the_prior_value the_earlier_value the_starting_value the_earlier_figure the_former_value the_former_level previous
    preceding the_earlier_level the_starting_point the_starting_level the_previous_level the_prior_level earlier_on
    the_prior the_previous the_opening_value the_old_value the_preceding_value the_starting_figure the_starting_number
    the_base_value the_base_level the_base_figure the_baseline_value the_baseline_figure the_baseline_level
    the_reference_value the_reference_level the_reference_figure the_comparison_value the_comparison_figure
    the_comparison_level the_prior_figure the_prior_reading the_previous_reading the_preceding_figure
    the_preceding_level the_preceding_reading the_opening_level the_opening_figure the_former_figure
    the_earlier_reading the_earlier_number the_previous_number the_prior_number the_previous_total the_earlier_total
    the_initial_value the_initial_level the_initial_figure the_original_value the_original_level the_original_figure
    the_old_level the_old_figure at_the_outset at_first to_start_from prior_to_that before_that up_to_that_point"""
ANY_CURRENT: Final = """now currently at_present today at_the_end latest current since_then afterwards after_that
    the_latest the_present at_last most_recently subsequently later the_reporting_period the_latest_value
    the_current_value the_end_value the_current_figure the_latest_figure finally the_new_value the_current_level
    the_closing_value the_new_level as_of_now right_now presently by_the_end in_the_end by_now at_the_close
    the_latest_reading the_latest_number the_latest_level the_present_level the_present_figure the_present_value
    the_end_level the_end_figure the_final_value the_final_level the_final_figure the_closing_figure the_ending_value
    the_ending_level the_ending_figure the_new_figure the_new_total the_current_reading the_current_number
    the_current_total the_latest_total thereafter"""
OTHER_TIMES: Final = """last_year a_year_earlier a_year_ago year_to_date ytd previous_years past_years recent_years all-time record
    since_launch over_the_years tomorrow yesterday_evening
    in_the_past the_past past_day past_week past_month past_quarter"""
