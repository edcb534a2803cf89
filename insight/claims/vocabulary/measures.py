"""Nouns and phrases of accounting for a change: shares, levels, effects, noise, notes, reasons."""

from __future__ import annotations

from typing import Final

CHANGE_NOUNS: Final = """turnaround change movement difference shift swing move delta variance evolution development adjustment
    gap turn variation deviation divergence discrepancy net_change alteration progression net_movement net_difference
    net_shift net_swing up-and-down drift"""
LEVEL_NOUNS: Final = """level value figure total amount reading result sum number count size standing position mark
    average mean rate_level total_value balance tally grand_total end_value starting_value opening_value closing_value
    absolute_value quantity"""
SHARE_NOUNS: Final = """share weight proportion portion slice percentage fraction weighting percentage_share
    relative_weight"""
MIX_NOUNS: Final = """mix_effect mix mix_shift mix_change composition_effect composition structure_effect
    structural_effect shift_in_mix shift_in_the_mix change_in_mix change_in_the_mix mix-effect mix_component mix_term
    compositional_effect changed_mix changing_mix shifting_mix weaker_mix composition_change change_in_composition
    shift_in_composition change_in_the_composition shift_in_the_composition changed_composition mix_movement mix_part
    mix_side structural_shift structural_change compositional_shift compositional_change mix_contribution segment_mix
    make-up makeup distribution blend mixture change_in_make-up shift_in_make-up change_in_the_make-up shift_in_the_make-up
    reweighting re-weighting weighting_effect weight_effect share_effect allocation_effect between_effect
    between-segment_effect between-group_effect shift_in_weights change_in_weights shift_in_weighting
    change_in_weighting shift_of_weight shift_in_shares change_in_shares shift_of_mix changes_in_mix
    changes_in_the_mix shifts_in_mix shifts_in_the_mix mix_changes mix_shifts mix_effects shift_in_structure
    change_in_structure compositional_component compositional_part mix_element mix_driver mix_impact effect_of_mix
    effect_of_the_mix effect_of_the_mix_shift impact_of_mix impact_of_the_mix altered_mix altered_composition new_mix
    different_mix mix_rebalancing changed_weights changing_weights shifting_weights shifted_weights different_weights
    altered_weights new_weights changed_shares changing_shares shifting_shares shifted_shares altered_shares
    change_in_the_weights changes_in_the_weights changes_in_weights changes_in_shares shifts_in_weights shifts_in_shares
    shift_in_the_weights shifts_in_the_weights weight_shift weight_shifts weight_changes changes_in_composition
    changes_in_the_composition shifts_in_composition shifts_in_the_composition reshuffled_mix changed_structure"""
RATE_NOUNS: Final = """rate rate_effect rate-effect within_effect within-segment_effect rate_component rate_term
    own-rate_effect performance_effect within-group_effect rate_part rate_contribution own_rate_effect value_effect
    price_effect own-rate_change within-segment_change within-segment_changes within-segment_rate_effect
    within-group_change within-group_changes like-for-like_effect like-for-like_change constant-mix_effect
    pure_rate_effect rate_element rate_impact rate_effects effect_of_rates effect_of_the_rates effect_of_rate_changes
    performance_component performance_part changes_in_rates changes_in_the_rates"""
CONTRIBUTION_NOUNS: Final = """driver engine contributor factor source detractor drag contribution effect impact influence
    total_contribution net_contribution total_effect mover culprit"""
SHARE_VERBS: Final = """bear:bore:borne shoulder responsible:responsible:responsible_for carry stand:stood_for cover command account_for make:made_up represent constitute contribute
    comprise take:took_up take:took:taken make:made_for be:is:was_responsible_for amount_to_a_share encompass supply
    provide capture claim boast enjoy possess be:is:was:are:were_responsible_for be:is:was:are:were_accountable_for
    be:is:was:are:were_good_for correspond_to_a_share make:made_out"""
LEVEL_VERBS: Final = """bring:brought come:came_to come:came_in_at stand:stood_at stand:stood amount_to total+ reach
    hit:hit+ end_at close_at land_at arrive_at finish_at come:came_out_at lie:lay_at sit:sat+_at be:is_at run:ran+_at
    settle_at equal match add_up_to sum+_to net+_out_to net+_out_at average end_up_at come:came_in bring:brought_in generate deliver yield earn
    produce book attain arrive_on measure stay_at remain_at hover_at rest_at register record post end close finish
    land settle have:had sell:sold start_at begin:began+_at start_from begin:began+_from log+ clock_in_at clock_up
    notch_up rack_up chalk_up tot+_up_to total weigh_in_at check_in_at wind:wound_up_at finish_up_at close_out_at
    hover_around hover_near stay_around stay_near stay_close_to work_out_at work_out_to average_out_at average_out_to
    come:came_out_to come:came_to_rest_at come:came_in_around come:came_in_near come:came_in_close_to
    stand:stood_around stand:stood_near sit:sat+_around sit:sat+_near aggregate_to fetch pocket take:took:taken_in
    pull_in rake_in turn_over realise realize achieve attract draw:drew:drawn receive handle process ship+ resolve
    field collect gather be:is:was:are:were_put_at print print_at read:read_at show:showed_up_at remain_near
    remain_around remain_close_to run:ran+_to run:ran+_up_to number:numbered_at pan+_out_at even_out_at
    level:levelled:leveled_out_at fluctuate_around range_around bring:brought_home ring:rang:rung_up book_in
    be:is:was:are:were_pegged_at equal+"""
LEVEL_FORMS: Final = "netted netting lasted lasts"
"""Forms of a verb whose base is another word: "net revenue"."""
GO_VERBS: Final = """change move go:went:gone shift turn pass evolve develop swing:swung vary differ migrate switch
    alter transition budge head edge inch tick nudge creep:crept drift"""
CAUSE_PHRASES: Final = """due_to owing_to thanks_to because_of as_a_result_of on_account_of as_a_consequence_of
    on_the_back_of attributable_to explained_by caused_by resulting_from results_from resulted_from result_from
    stems_from stem_from stemmed_from stemming_from comes_from come_from came_from coming_from arises_from arose_from
    arising_from originates_from originated_in originates_in attributed_to can_be_attributed_to traced_to
    traced_back_to traces_back_to traces_to down_to produced_by brought_about_by reflects reflecting reflected reflect
    from_the a_result_of the_result_of a_matter_of a_question_of born_of rooted_in lies_in lies_with sits_in sits_with
    on_the_strength_of in_consequence_of as_a_function_of by_virtue_of courtesy_of in_light_of in_the_light_of
    in_view_of in_response_to in_the_wake_of on_grounds_of springs_from sprang_from flows_from flowed_from
    derives_from derived_from owes_to owed_to ascribed_to ascribable_to credited_to chalked_up_to put_down_to
    comes_down_to came_down_to boils_down_to boiled_down_to brought_on_by set_off_by triggered_by prompted_by
    sparked_by induced_by occasioned_by consequence_of a_consequence_of a_product_of the_product_of the_upshot_of
    the_fault_of the_doing_of to_blame"""
DRIVER_PHRASES: Final = """driven_by led_by carried_by dominated_by caused_by pushed_by pulled_by shaped_by fuelled_by
    fueled_by powered_by concentrated_in concentrated_at concentrated_on located_in located_at sitting_in booked_under found_in centred_on
    centered_on centred_in centered_in confined_to limited_to restricted_to explained_by accounted_for_by
    contributed_by borne_by made_up_by coming_from stemming_from originating_in attributable_to due_to owing_to
    thanks_to because_of traced_to traced_back_to comes_from came_from come_from stems_from stemmed_from stem_from
    results_from resulted_from resulting_from rests_on rest_on rested_on lies_in lies_with sits_in sits_with sat_in
    lay_in lay_with falls_on fell_on fall_on arises_from arose_from arising_from attributed_to weighed_down_by
    dragged_down_by pulled_down_by pushed_down_by brought_down_by held_back_by held_down_by lifted_by pushed_up_by
    pulled_up_by boosted_by supported_by raised_by a_result_of the_result_of as_a_result_of on_account_of
    on_the_back_of produced_by brought_about_by reflects reflecting reflected reflect originates_in originated_in
    happened_in happened_at occurred_in occurred_at took_place_in took_place_at concentrated_within the_work_of generated_by caused_mainly_by down_to
    stemming_mainly_from delivered_by provided_by the_effect_of an_effect_of a_matter_of is_about traceable_to
    on_the_strength_of in_consequence_of as_a_consequence_of as_a_function_of by_virtue_of courtesy_of in_light_of
    in_the_light_of in_view_of in_response_to in_the_wake_of on_grounds_of stem originating_from originates_from
    originated_from originate_from originate_in arises_in arise_from emanates_from emanated_from emanating_from
    springs_from sprang_from sprung_from flows_from flowed_from flowing_from derives_from derived_from deriving_from
    derive_from had_its_origin_in has_its_origin_in had_its_origins_in has_its_origins_in had_its_roots_in
    has_its_roots_in rooted_in is_rooted_in had_its_source_in has_its_source_in comes_down_to came_down_to
    come_down_to boils_down_to boiled_down_to boil_down_to came_through comes_through coming_through came_via
    comes_via came_out_of comes_out_of came_courtesy_of owes_to owed_to ascribed_to ascribable_to can_be_ascribed_to
    can_be_attributed_to can_be_traced_to can_be_traced_back_to can_be_put_down_to can_be_explained_by is_explained_by
    traceable_back_to credited_to chalked_up_to put_down_to pinned_on pinpointed_to assignable_to assigned_to
    allocated_to laid_at_the_door_of fed_by spurred_by spurred_on_by propelled_by underpinned_by bolstered_by
    buoyed_by buoyed_up_by aided_by helped_by helped_along_by hurt_by hit_by dented_by depressed_by sunk_by
    hampered_by hindered_by weakened_by burdened_by weighed_on_by triggered_by prompted_by sparked_by set_off_by
    brought_on_by induced_by occasioned_by spearheaded_by steered_by sustained_by strengthened_by swelled_by
    swollen_by inflated_by enlarged_by kept_down_by kept_up_by kept_in_check_by propped_up_by shored_up_by
    shouldered_by suffered_by sustained_in suffered_in concentrates_in concentrates_on concentrate_in clustered_in
    centres_on centers_on centre_on center_on focused_on focused_in focussed_on focussed_in hinges_on hinged_on
    hinge_on revolves_around isolated_to localised_in localized_in localised_to localized_to spread_across spread_over
    distributed_across distributed_over lie_in lie_with resides_in resided_in reside_in rests_with rested_with
    rest_with materialised_in materialized_in showed_up_in shows_up_in played_out_in took_shape_in
    played_itself_out_in landed_in a_consequence_of the_consequence_of a_product_of the_product_of the_doing_of
    a_reflection_of the_reflection_of a_story_of a_story_about the_story_of a_case_of a_question_of
    the_contribution_of the_impact_of an_impact_of on_the_shoulders_of at_the_hands_of"""
DRIVE_VERBS: Final = """drive:drove:driven lead:led dominate explain cause bear:bore:borne_the_brunt_of
    shape determine fuel:fuelled:fueled spearhead propel:propelled underlie:underlay:underlain govern dictate steer
    power underpin+ spur+ bring:brought_about set:set+_off"""
OFFSET_VERBS: Final = """cover make:made_up_for offset:offset+ outweigh cushion mitigate compensate balance counter counteract
    counterbalance soften_the cancel_out partly_offset absorb limit moderate dampen temper soak_up blunt
    cancelled_by canceled_by replace neutralise neutralize eat:ate:eaten_into recoup buffer counter-balance
    cancel+_out cancel+_each_other_out cancel+_one_another_out net+_out net+_off even_out make:made_good
    claw_back redress soften_the_blow take:took:taken_the_edge_off act_as_a_counterweight act_as_a_buffer
    provide_a_counterweight form_a_counterweight stem+_the undo:undid:undone"""
CONTRARY_VERBS: Final = "go:went:gone move work pull push point run:ran+ head act trend develop tend swing:swung turn"
CONTRARY_WAYS: Final = """the_other_way the_opposite_way the_other_direction in_the_other_direction in_the_opposite_direction
    in_the_reverse_direction counter"""
"""Behind such a verb, they say that something went against the rest."""
CONTRARY_EFFECTS: Final = """have:had_the_opposite_effect have:had_an_opposite_effect have:had_the_opposite_impact
    have:had_an_opposite_impact"""
"""What contributed against the rest, whichever way it went itself."""
CONTRARY_TO: Final = "against counter_to contrary_to"
"""The same, with what it went against behind them: "against the decline", "counter to the trend"."""
DEFYING_VERBS: Final = "buck defy resist escape"
"""Verbs whose object is the movement that something went against."""
OUTPACE_VERBS: Final = """outpace outperform outgrow:outgrew:outgrown exceed surpass overtake:overtook:overtaken top+
    beat:beat:beaten lead_over outstrip+ pass_by outrank outnumber trail lag+ lag+_behind trail_behind
    fall:fell_behind outdo:outdid:outdone outrun:outran+ outshine:outshone eclipse overshadow dwarf move_past climb_past
    go:went:gone_past leapfrog+ edge_past edge_ahead_of move_ahead_of pull_ahead_of push_past slip+_past
    jump_past pull_past jump_ahead_of get:got_past slip+_behind drop+_behind lose:lost_ground_to
    leap_over overhaul overshoot:overshot undershoot:undershot break:broke:broken_through"""
OVERTAKING: Final = (
    "overtak", "overtook", "move past", "moved past", "moves past", "moving past", "climb past", "climbed past", "climbs past", "climbing past",
    "went past", "go past", "goes past", "gone past", "leapfrog", "edge past", "edged past", "edges past", "edged ahead", "edges ahead",
    "moved ahead", "moves ahead", "move ahead", "moving ahead", "pulled ahead", "pulls ahead", "pulling ahead", "push past", "pushed past",
    "slipped past", "jumped past", "pulled past", "jumped ahead", "got past", "getting past", "leapt over", "overhaul",
)  # fmt: skip
"""How the verbs of those begin that were behind before and are ahead now."""
FALLING_BEHIND: Final = ("fall behind", "fell behind", "falls behind", "falling behind", "fallen behind", "slip behind", "slipped behind", "slips behind", "slipping behind", "dropped behind", "drops behind", "dropping behind", "lost ground")  # fmt: skip
"""The same the other way round: those that were ahead before and are behind now."""
TIES: Final = """level_with is_level_with are_level_with was_level_with were_level_with stood_level_with stands_level_with tied_with ties_with tie_with on_a_par_with on_par_with caught_up_with caught_up_to neck_and_neck_with
    drew_level_with draws_level_with drawn_level_with drawing_level_with pulled_level_with pulls_level_with drew_even_with
    pulled_even_with even_with moved_level_with came_level_with"""
"""Words in front of one whose value is the same."""
CLOSING: Final = """closing_in_on closed_in_on closes_in_on catching_up_with catching_up_to catching_up_on gaining_on gained_on gaining_ground_on
    gained_ground_on edging_closer_to edged_closer_to moving_closer_to moved_closer_to drew_closer_to drawing_closer_to came_closer_to
    coming_closer_to getting_closer_to got_closer_to closed_to_within closes_to_within moved_to_within came_to_within closing_to_within
    moved_within came_within moves_to_within comes_to_within got_to_within edged_to_within drew_to_within"""
"""Words in front of one that is still ahead, by less than before."""
SWAPPING: Final = "swap+ trade switch change exchange"
"""Verbs of two that took each other's place."""
NOISE_NOUNS: Final = """noise random_noise statistical_noise randomness chance background_noise sampling_noise jitter
    random_chance pure_chance"""
NOISE_ADJECTIVES: Final = """normal usual ordinary typical regular expected natural random common customary everyday
    habitual historical past routine month-to-month week-to-week day-to-day quarter-to-quarter monthly weekly daily
    quarterly standard familiar accustomed established run-of-the-mill"""
NOISE_HEADS: Final = """variation fluctuation range movement variability noise volatility swing band bound limit
    spread scatter ups_and_downs bandwidth corridor variance wobble span course wiggle jitter oscillation zone
    territory boundary:boundaries tolerance pattern behaviour behavior rhythm deviation envelope to-and-fro
    up_and_down up-and-down ups-and-downs bandwidths variability_range ebb_and_flow comings_and_goings give-and-take
    parameters run_of_things"""
NORMAL_ADJECTIVES: Final = "normal usual ordinary typical regular customary expected natural"
NOISE_STEPS: Final = """day-to-day week-to-week month-to-month quarter-to-quarter day-on-day week-on-week month-on-month quarter-on-quarter
    day-over-day week-over-week month-over-month quarter-over-quarter daily weekly monthly quarterly short-term random natural"""
"""What may stand between one of the adjectives above and its noun: "the usual week-to-week wobble"."""
NOISE_WORDS: Final = """usual usually normal normally ordinary ordinarily unremarkable uneventful quiet calm
    run-of-the-mill business_as_usual what_is_normal what_is_usual what_is_typical what_counts_as_normal
    what_would_be_normal what_is_customary par_for_the_course the_norm nothing_special nothing_remarkable
    nothing_noteworthy nothing_out_of_the_way indistinguishable_from_noise not_distinguishable_from_noise
    not_distinguishable_from_normal_variation cannot_be_distinguished_from_noise cannot_be_told_apart_from_noise
    lost_in_the_noise hard_to_tell_from_noise nothing_out_of_the_ordinary nothing_unusual nothing_exceptional
    nothing_extraordinary not_out_of_the_ordinary not_unusual"""
"""Words that say by themselves that a change is like any other."""
NOTE_NOUNS: Final = "note comment annotation remark analyst's_note analyst_note note_of_the_analyst"
NOTE_VERBS: Final = """note mention say:said report comment state point_out write:wrote:written record remark describe
    list refer_to point_to speak:spoke_of name tell:told add cite flag+ highlight document
    draw:drew:drawn_attention_to allude_to make:made_mention_of log+ observe read:read"""
LINK_PHRASES: Final = """helped a_possible_factor possible_factor played_a_part have_played_a_part have_helped
    been_a_factor a_part_in related_to linked_to connected_with connected_to associated_with tied_to linked_with
    a_factor play_a_role played_a_role contribute_to contributed_to have_contributed have_contributed_to
    have_played_a_role related connected linked be_behind lie_behind be_part_of_the_story a_possible_reason
    a_possible_explanation a_possible_cause possible_reason possible_explanation possible_cause possible_link
    fit_this_picture fits_this_picture fit_the_picture fits_the_picture fit_the_pattern fits_the_pattern fit_with
    have_to_do_with coincide_with coincides_with coincided_with coincide consistent_with in_line_with
    a_candidate_explanation a_candidate be_relevant relevant fit_this fits_this fit_that fits_that match_this
    have_had_an_effect have_an_influence have_influenced influence affect have_affected have_something_to_do_with
    offer_a_reason explain help_explain partly_explain help_to_explain be_one_reason one_reason one_possible_reason
    account_for_this account_for_it account_for_part affected affects matter matters mattered have_mattered
    tie_in_with ties_in_with play_into feed_into fed_into have_a_bearing_on have_had_a_bearing_on have_had_a_bearing
    have_had_something_to_do_with have_had_to_do_with have_had_a_part have_had_a_part_in have_had_a_role
    have_had_a_role_in have_had_an_influence have_had_an_impact have_had_an_effect_on have_fed_into be_connected
    be_connected_to be_connected_with be_linked be_linked_to be_linked_with be_related be_related_to
    be_associated_with be_tied_to be_a_factor be_one_factor be_a_contributing_factor be_a_reason be_one_of_the_reasons
    be_the_reason be_a_cause be_the_cause be_one_cause be_at_play be_at_work have_been_behind have_been_at_play
    have_been_a_reason have_been_a_contributing_factor lie_at_the_root_of be_an_explanation be_the_explanation
    have_some_bearing have_some_bearing_on offer_an_explanation provide_an_explanation give_a_reason be_worth_checking
    worth_checking worth_a_look worth_looking_into worth_investigating play_a_part play_some_part play_some_role
    have_played_some_part have_played_some_role be_relevant_here shed_light_on a_possible_contributor
    possible_contributor a_plausible_explanation a_plausible_factor a_plausible_reason a_potential_factor
    a_potential_reason a_potential_explanation a_potential_cause potential_factor potential_reason
    potential_explanation a_conceivable_reason a_conceivable_explanation one_possible_factor one_possible_explanation
    one_possible_cause a_possible_connection a_possible_link possible_connection coinciding_with falls_together_with
    fell_together_with overlaps_with overlapped_with aligns_with aligned_with align_with"""
EVIDENCE_WORDS: Final = """read data figure figures number numbers fact facts evidence proof prove proves proven
    proved cause causes causal causality causation reason reasons why explain explains explained explanation
    explanations explaining confirm confirms confirmed confirming show tell tells told say says said reveal reveals
    verify verified establish establishes established support supports supported hint hints indication analysis know
    known unknown open unclear certain uncertain conclude conclusion conclusions answer question interpretation alone
    available speculation assumption hypothesis hypothetical possible possibility plausible coincidence information
    contain contains contained hold holds link connection relation relationship accounting description attribution
    causally locate locates claim claims determine determines determined identify identifies money missing lost come
    from derive derived derives lies beyond explanatory explainable derivable deducible infer infers inferred
    inference inferences deduce deduces deduced discern discernible discerned clarify clarifies clarified disclose
    discloses disclosed provide provides provided pinpoint pinpoints pinpointed isolate isolates isolated attribute
    attributes attributed ascribe ascribed trace traced check checks checked checking investigate investigated
    investigation need needs needed call_for calls_for called_for calling_for require requires required insufficient sufficient revealed revealing uncover
    uncovers detect detects detected root roots origin origins trigger triggers triggered dataset datasets data_set
    data_sets source_data supposition guess guesses conjecture guesswork theory theories correlation correlations
    correlate correlates causative answers answered settle settles settled indications reasoning rationale grounds
    attributable allow allows allowed permit permits permitted lend lends substantiate substantiates substantiated
    demonstrate demonstrates demonstrated back_up backs_up address addresses addressed cover covers covered speak
    speaks shed sheds learn learned learnt tells_us tell_us understand understood diagnose diagnosis suggest suggests
    mere merely speculative speculate conclusive look_into looked_into follow-up follow_up answerable determinable
    identifiable explicit explicitly judge judged pin_down pins_down pinned_down nail_down put_down_to unexplained quantify quantifies quantified measurable quantifiable
    unanswered undetermined unproven unconfirmed inconclusive unresolved undecided decide decided distinguishable distinguish
    distinguished unsupported unverified confirmation signal signals"""
ABSENT_THINGS: Final = """target targets forecast forecasts benchmark benchmarks budget plan plans goal goals
    expectation expectations projection projections prediction predictions outlook outlooks objective objectives quota
    quotas"""
"""Things that no facts hold: a text may say that they are absent, nothing else."""

HOLDS: Final = ("had", "has", "have", "having", "recorded", "records", "recording", "saw", "sees", "seeing", "reported", "reports",
                "reporting", "registered", "registers", "registering", "logged", "logging", "posted", "posting", "showed", "shows",
                "showing", "received", "receiving", "generated", "generating", "produced", "producing", "got")  # fmt: skip
"""Verbs with a value behind them: "recorded none"."""
