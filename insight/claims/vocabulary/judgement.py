"""Words of judgement, rank and number of segments."""

from __future__ import annotations

from typing import Final

GOOD: Final = """favourable favorable favourably favorably encouraging welcome good well-performing healthy pleasing
    beneficial advantageous desirable good_news success successful progress upside heartening gratifying reassuring
    promising satisfying satisfactory pleasingly happily fortunately encouragingly thankfully luckily good_result
    good_sign good_outcome positive_sign positive_news positive_outcome positive_result bright_spot bright_spots
    in_the_right_direction step_in_the_right_direction plus_point welcome_news the_good_news success_story rosy upbeat constructive commendable laudable healthily nice
    nicely went_well goes_well gone_well"""
BAD: Final = """unfavourable unfavorable unfavourably unfavorably disappointing adverse adversely unwelcome bad poor
    weak worrying concerning troubling problematic undesirable bad_news problem negative_development difficult
    downside disappointingly worryingly unfortunately regrettably sadly discouraging dismal grim lacklustre lackluster
    sluggish poorly unsatisfactory painful painfully damaging harmful detrimental unpleasant unhealthy underwhelming
    cause_for_concern reason_for_concern weak_spot weak_spots sore_spot sore_point bad_result bad_sign bad_outcome
    negative_sign negative_news negative_outcome negative_result the_bad_news unwelcome_news gloomy bleak troubled
    ailing alarming_sign in_the_wrong_direction step_in_the_wrong_direction minus_point regrettable disappointment worse_news soft tepid went_badly went_poorly
    gone_badly goes_badly"""
# kind of what is ranked: any (by the noun that follows), growth, level, share
SUPERLATIVES: Final[tuple[tuple[int, str, str], ...]] = (
    (-1, "level", "ranks_last ranked_last came_last comes_last remains_last remained_last stays_last stayed_last"),
    (
        1,
        "any",
        """most_profitable largest biggest greatest highest most_expensive dearest priciest costliest most_of_all top topmost maximum number_one
        largest_single biggest_single single_largest single_biggest top-ranked highest-ranked highest-ranking heftiest bulkiest
        busiest""",
    ),
    (
        1,
        "any",
        """main principal chief primary key leading foremost dominant dominating predominant most_important most_significant
        most_substantial most_considerable most_notable most_noticeable most_prominent most_influential weightiest""",
    ),
    (
        -1,
        "any",
        """fewest smallest cheapest least_expensive lowest least_of_all minimum tiniest bottom narrowest slightest least_important
        least_significant least_substantial least_notable lowest-ranked lowest-ranking""",
    ),
    (
        1,
        "move",
        """steepest sharpest strongest fastest hardest heaviest quickest deepest most_pronounced most_marked severest most_severe
        swiftest most_rapid most_dramatic most_drastic most_striking most_visible starkest""",
    ),
    (
        -1,
        "move",
        """slowest weakest mildest gentlest least_pronounced shallowest least_marked most_modest softest faintest
        least_severe least_steep most_gradual""",
    ),
    (
        1,
        "polar",
        """best strongest_performing best_performing top_performing strongest-performing best-performing top-performing
        healthiest most_favourable most_favorable most_successful""",
    ),
    (
        -1,
        "polar",
        """worst weakest_performing worst_performing weakest-performing worst-performing poorest poorest-performing
        least_favourable least_favorable least_successful""",
    ),
    (
        1,
        "level",
        """longest slowest_moving most_often most_frequently most_common most_frequent most_popular most_used most-used
        most_requested most-requested most_visited most-visited most_chosen most_frequently_used most_commonly_used most_widely_used
        most_frequently_chosen most_frequently_requested most_numerous""",
    ),
    (
        -1,
        "level",
        """shortest quickest_moving least_often least_frequently least_common least_frequent rarest least_popular least_used
        least-used least_requested least_visited least_chosen least_frequently_used""",
    ),
)
QUANTIFIERS: Final[dict[str, str]] = {
    "all": """all every each all_of each_of every_one_of every_single all_the each_and_every
        each_individual each_single every_last everywhere""",
    "both": "both both_of each_of_the_two",
    "none": """no none none_of not_one not_a_single neither neither_of not_one_of not_any_of
        not_a_single_one_of no_single nowhere""",
    "only": "only the_only just_one only_one alone solely sole the_sole lone the_lone just_the_one only_a_single just_a_single",
    "most": "most most_of the_majority_of a_majority_of the_majority",
    "other": """other the_other others the_others the_rest rest the_remainder remainder remaining the_remaining everything_else
        all_others all_other elsewhere everybody_else all_remaining all_the_others all_the_other the_remaining_ones
        the_other_ones""",
    "some": "some some_of any anywhere",
    "several": "several several_of a_few a_few_of",
    "many": "many many_of",
}
PROFITABLE: Final = """profitable in_profit in_the_black profit-making into_profit into_the_black in_surplus
    into_surplus out_of_the_red out_of_deficit out_of_loss in_the_plus profitably back_in_the_black back_in_profit
    back_into_profit back_to_profit"""
LOSS_MAKING: Final = """unprofitable loss-making in_the_red loss_making in_deficit into_the_red into_loss into_deficit
    in_the_minus at_a_loss in_loss lossmaking back_in_the_red out_of_the_black"""
TERRITORY: Final = "territory ground terrain numbers figures values zone"
"""What may be positive or negative when the value is: "out of negative territory"."""
LIKENESS: Final[dict[int, str]] = {
    1: "like alike much_like just_like in_the_same_way in_like_manner in_tandem in_step in_lockstep",
    -1: "unlike dissimilar in_contrast_to as_opposed_to opposed opposing opposite the_opposite the_reverse",
}
"""Words that say that two things did the same (1) or not (-1)."""
REFERENCES: Final[dict[str, str]] = {"first": "former", "last": "latter"}
"""Words for one of two that were named just before."""
STEEPER: Final[dict[int, str]] = {
    1: "steeper sharper deeper starker harsher fiercer more_pronounced more_marked",
    -1: "milder gentler shallower less_pronounced less_marked less_steep less_sharp",
}
"""Comparatives that only movements have."""
FASTER: Final = """faster quicker sped_up speeds_up speed_up accelerated more_quickly speedier swifter more_rapidly
    more_swiftly speeded_up speeding_up quickened quickens at_a_faster_pace at_a_quicker_pace sooner"""
SLOWER: Final = """slower slowly slowed slows slow slowing slowed_down slows_down more_slowly slow_down slowing_down
    less_quickly less_rapidly at_a_slower_pace more_sluggish"""
