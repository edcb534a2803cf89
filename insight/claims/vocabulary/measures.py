"""Nouns and phrases of accounting for a change: shares, levels, effects, noise, notes, reasons."""

from __future__ import annotations

from typing import Final

CHANGE_NOUNS: Final = """change movement difference shift swing move delta variance evolution development adjustment gap
    turn variation deviation divergence discrepancy net_change"""
LEVEL_NOUNS: Final = """level value figure total amount reading result sum number count size standing position mark average mean
    rate_level total_value balance tally"""
SHARE_NOUNS: Final = "share weight proportion portion slice percentage fraction weighting"
MIX_NOUNS: Final = """mix_effect mix mix_shift mix_change composition_effect composition structure_effect structural_effect
    shift_in_mix shift_in_the_mix change_in_mix change_in_the_mix mix-effect mix_component mix_term compositional_effect
    changed_mix changing_mix shifting_mix weaker_mix composition_change change_in_composition shift_in_composition
    change_in_the_composition shift_in_the_composition changed_composition mix_movement mix_part mix_side
    structural_shift structural_change compositional_shift compositional_change mix_contribution segment_mix"""
RATE_NOUNS: Final = """rate rate_effect rate-effect within_effect within-segment_effect rate_component rate_term own-rate_effect
    performance_effect within-group_effect rate_part rate_contribution own_rate_effect value_effect price_effect"""
CONTRIBUTION_NOUNS: Final = "driver contributor factor source detractor drag contribution effect impact influence total_contribution net_contribution total_effect"
SHARE_VERBS: Final = """carry stand:stood_for cover command account_for make:made_up represent constitute contribute comprise take:took_up take:took:taken
    make:made_for be:is:was_responsible_for amount_to_a_share"""
LEVEL_VERBS: Final = """bring:brought come:came_to come:came_in_at stand:stood_at stand:stood amount_to total+ reach hit+:hit end_at close_at
    land_at arrive_at finish_at come:came_out_at lie:lay_at sit+:sat_at be:is_at run:ran_at settle_at equal add_up_to sum+_to
    average end_up_at come:came_in bring:brought_in generate deliver yield earn produce book attain arrive_on
    measure stay_at remain_at hover_at rest_at register record post
    end close finish land settle have:had sell:sold start_at begin:began_at start_from begin:began_from"""
GO_VERBS: Final = """change move go:went:gone shift turn pass evolve develop swing:swung vary differ migrate"""
CAUSE_PHRASES: Final = """due_to owing_to thanks_to because_of as_a_result_of on_account_of as_a_consequence_of
    on_the_back_of attributable_to explained_by caused_by resulting_from results_from resulted_from result_from
    stems_from stem_from stemmed_from stemming_from comes_from come_from came_from coming_from arises_from arose_from arising_from
    originates_from originated_in originates_in attributed_to can_be_attributed_to traced_to traced_back_to traces_back_to
    traces_to down_to produced_by brought_about_by
    reflects reflecting reflected reflect from_the
    a_result_of the_result_of a_matter_of a_question_of born_of rooted_in lies_in lies_with sits_in sits_with"""
DRIVER_PHRASES: Final = """driven_by led_by carried_by dominated_by caused_by pushed_by pulled_by shaped_by fuelled_by fueled_by powered_by
    concentrated_in concentrated_on located_in sitting_in booked_under found_in centred_on centered_on centred_in centered_in
    confined_to limited_to restricted_to explained_by accounted_for_by contributed_by borne_by made_up_by coming_from
    stemming_from originating_in attributable_to due_to owing_to thanks_to because_of traced_to traced_back_to
    comes_from came_from come_from stems_from stemmed_from stem_from results_from resulted_from resulting_from
    rests_on rest_on rested_on lies_in lies_with sits_in sits_with sat_in lay_in lay_with falls_on fell_on fall_on
    arises_from arose_from arising_from attributed_to weighed_down_by dragged_down_by pulled_down_by pushed_down_by
    brought_down_by held_back_by held_down_by lifted_by pushed_up_by pulled_up_by boosted_by supported_by raised_by
    a_result_of the_result_of as_a_result_of on_account_of on_the_back_of produced_by brought_about_by reflects
    reflecting reflected reflect originates_in originated_in happened_in occurred_in took_place_in concentrated_within
    the_work_of generated_by caused_mainly_by down_to stemming_mainly_from delivered_by provided_by the_effect_of
    an_effect_of a_matter_of is_about traceable_to"""
DRIVE_VERBS: Final = (
    "drive:drove:driven lead:led dominate explain cause account_for_most_of account_for_the_bulk_of shape determine"
)
OFFSET_VERBS: Final = """make:made_up_for offset:offset outweigh cushion mitigate compensate make:made_up_for balance counter counteract counterbalance
    soften_the cancel_out partly_offset absorb limit moderate dampen temper soak_up blunt neutralise neutralize
    eat:ate:eaten_into stem+ recoup"""
OUTPACE_VERBS: Final = """outpace outperform outgrow:outgrew:outgrown exceed surpass overtake:overtook:overtaken top+ beat:beat:beaten lead_over
    outstrip+ pass_by outrank outnumber trail lag+ lag+_behind trail_behind fall:fell_behind"""
NOISE_NOUNS: Final = """noise random_noise statistical_noise randomness chance"""
NOISE_ADJECTIVES: Final = """normal usual ordinary typical regular expected natural random common customary everyday habitual historical
    past routine month-to-month week-to-week day-to-day quarter-to-quarter monthly weekly daily quarterly standard"""
NOISE_HEADS: Final = """variation fluctuation range movement variability noise volatility swing band bound limit spread scatter
    ups_and_downs bandwidth corridor variance wobble span course"""
NOTE_NOUNS: Final = "note comment annotation remark analyst's_note analyst_note note_of_the_analyst"
NOTE_VERBS: Final = """note mention say:said report comment state point_out write:wrote:written record remark describe list refer_to point_to
    speak:spoke_of name tell:told add cite"""
LINK_PHRASES: Final = """helped a_possible_factor possible_factor played_a_part have_played_a_part have_helped been_a_factor a_part_in related_to linked_to connected_with connected_to associated_with tied_to linked_with a_factor
    play_a_role played_a_role contribute_to contributed_to have_contributed have_contributed_to have_played_a_role
    related connected linked be_behind lie_behind be_part_of_the_story a_possible_reason a_possible_explanation a_possible_cause
    possible_reason possible_explanation possible_cause possible_factor possible_link fit_this_picture fits_this_picture
    fit_the_picture fits_the_picture fit_the_pattern fits_the_pattern fit_with have_to_do_with coincide_with coincides_with
    coincided_with coincide consistent_with in_line_with a_candidate_explanation a_candidate be_relevant relevant
    fit_this fits_this fit_that fits_that match_this have_had_an_effect have_an_influence have_influenced influence affect
    have_affected have_something_to_do_with offer_a_reason explain help_explain partly_explain help_to_explain
    be_one_reason one_reason one_possible_reason account_for_this account_for_it account_for_part"""
EVIDENCE_WORDS: Final = """read data figure figures number numbers fact facts evidence proof prove proves proven proved cause causes causal causality
    causation reason reasons why explain explains explained explanation explanations explaining confirm confirms confirmed confirming
    show tell tells told say says said reveal reveals verify verified establish establishes established support supports supported
    hint hints indication
    analysis know known unknown open unclear certain uncertain conclude conclusion conclusions answer question interpretation
    alone available speculation assumption hypothesis hypothetical possible possibility plausible coincidence
    information contain contains contained hold holds link connection relation relationship accounting description attribution
    causally locate locates claim claims determine determines determined identify identifies
    money missing lost come from derive derived derives lies beyond"""
ABSENT_THINGS: Final = """target targets forecast forecasts benchmark benchmarks budget plan plans goal goals expectation expectations projection
    projections"""
"""Things that no facts hold: a text may say that they are absent, nothing else."""
