"""Words of judgement, rank and number of segments."""

from __future__ import annotations

from typing import Final

GOOD: Final = """favourable favorable favourably favorably encouraging welcome good well-performing healthy pleasing beneficial
    advantageous desirable good_news success successful progress upside"""
BAD: Final = """unfavourable unfavorable unfavourably unfavorably disappointing adverse adversely unwelcome bad poor weak worrying
    concerning troubling problematic undesirable bad_news problem negative_development difficult downside"""
# kind of what is ranked: any (by the noun that follows), growth, level, share
SUPERLATIVES: Final[tuple[tuple[int, str, str], ...]] = (
    (
        1,
        "any",
        "largest biggest greatest highest most_expensive dearest priciest most_of_all top topmost maximum number_one largest_single biggest_single",
    ),
    (1, "any", "main principal chief primary key leading foremost dominant dominating single_largest single_biggest"),
    (-1, "any", "smallest cheapest least_expensive lowest least_of_all minimum tiniest bottom narrowest"),
    (
        1,
        "move",
        "steepest sharpest strongest fastest hardest heaviest quickest deepest most_pronounced most_marked severest most_severe",
    ),
    (-1, "move", "slowest weakest mildest gentlest least_pronounced shallowest"),
    (1, "polar", "best strongest_performing best_performing top_performing"),
    (-1, "polar", "worst weakest_performing worst_performing"),
    (1, "level", "longest slowest_moving"),
    (-1, "level", "shortest quickest_moving"),
)
QUANTIFIERS: Final[dict[str, str]] = {
    "all": "all every each all_of each_of every_one_of every_single all_the",
    "both": "both both_of",
    "none": "no none none_of not_one not_a_single neither neither_of not_one_of not_any_of",
    "only": "only the_only just_one only_one alone solely",
    "most": "most most_of the_majority_of a_majority_of the_majority",
    "other": "other the_other others the_others the_rest rest the_remainder remainder remaining the_remaining everything_else all_others all_other",
    "some": "some some_of several several_of a_few a_few_of any many many_of",
}
PROFITABLE: Final = "profitable in_profit in_the_black profit-making"
LOSS_MAKING: Final = "unprofitable loss-making in_the_red loss_making in_deficit"
FASTER: Final = "faster quicker sped_up speeds_up speed_up accelerated more_quickly"
SLOWER: Final = "slower slowly slowed slows slow slowing slowed_down slows_down more_slowly"
