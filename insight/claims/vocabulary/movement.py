"""Words that say which way a quantity went, stayed or compares, with their strength."""

from __future__ import annotations

from typing import Final

# strength: -1 plays the change down, 0 says nothing of its size, 1 calls it large, 2 calls it very large
UP_VERBS: Final[dict[int, str]] = {
    0: """appear emerge cost:cost_more win:won+ rise:rose:risen grow:grew:grown increase climb gain advance expand go:went:gone_up
        move_up come:came_up head_higher trend_up heighten widen strengthen swell:swelled:swollen pick_up step+_up
        turn_up build:built_up head_up point_up mount rally push_higher go:went:gone_higher move_higher edge_higher
        shift_up shift_upwards move_upwards progress accrue appreciate extend trend_higher trend_upwards trend_upward
        head_upwards head_upward turn_upwards turn_upward turn_higher step_higher shift_higher climb_back climb_higher
        lift_up lengthen stretch enlarge augment amplify magnify inflate scale_up ramp_up crank_up ratchet_up bump_up
        notch_higher rise:rose:risen_up grow:grew:grown_larger build:built thicken ascend come:came_in_higher
        come:came_out_higher end_higher finish_higher close_higher land_higher end_up_higher turn_out_higher
        lie:lay_higher stand:stood_higher become:became_larger become:became_higher become:became_bigger
        get:got+_larger get:got+_bigger get:got+_higher get:got+_longer make:made_gains make:made_progress post_a_gain
        push_upwards push_upward move_upward shift_upward march_higher march_upwards""",
    -1: """edge_up inch_up tick_up creep:crept_up nudge_up drift_up firm edge_higher edge_upwards edge_upward
        inch_higher inch_upwards tick_higher tick_upwards creep:crept_higher creep:crept_upwards drift_higher
        drift_upwards nudge_higher nose_up nose_higher""",
    1: """jump leap:leapt shoot:shot_up leap:leaped shoot:shot_higher vault escalate intensify spring:sprang:sprung_up
        race_up bound_up jump_up leap:leapt_up""",
    2: """surge soar skyrocket rocket spike explode boom balloon mushroom snowball catapult zoom surge_up rocket_up
        spiral:spiralled+ surge_higher""",
}
DOWN_VERBS: Final[dict[int, str]] = {
    0: """go:went:gone_deeper_into_the_red slide:slid_deeper_into_the_red slip+_deeper_into_the_red
        fall:fell:fallen_deeper_into_the_red go:went:gone_further_into_the_red disappear vanish cost:cost_less fall:fell:fallen drop+ decline decrease lose:lost shrink:shrank:shrunk contract slide:slid
        go:went:gone_down come:came_down move_down reduce lower shed:shed+ retreat recede diminish dwindle cut:cut+
        trim+ weaken wane subside abate step+_down drop+_off fall:fell:fallen_off tail_off fall:fell:fallen_back
        drop+_back slip+_back slide:slid_back pull_back draw:drew:drawn_back shrink:shrank:shrunk_back shorten narrow
        fall:fell:fallen_away forfeit head_lower turn_down trend_down sink:sank:sunk descend lessen erode deflate
        depreciate scale_back ebb go:went:gone_lower move_lower shift_down shift_downwards move_downwards
        fall:fell:fallen_short drop+_away slip+ dip+ give:gave:given_up backslide:backslid regress decay trend_lower
        trend_downwards trend_downward head_downwards head_downward head_down turn_downwards turn_lower step_lower
        step_back shift_lower slide_down slide_lower slide:slid_lower slip+_down slip+_lower slip+_away slip+_off
        drop+_down drop+_lower sink:sank:sunk_lower fall:fell:fallen_lower fall:fell:fallen_down go:went:gone_downhill
        fade fade_away tail_away taper taper_off taper_down thin+ thin+_out slacken sag+ wilt compress condense pare
        pare_back pare_down whittle_down whittle_away dwindle_away shrink:shrank:shrunk_down wind:wound_down
        scale_down dial_back dial_down cut:cut+_back cut:cut+_down trim+_back trim+_down crumble wither shrivel
        wear:wore:worn_off wear:wore:worn_away melt melt_away ebb_away bleed:bled dry_up run:ran+_down die_down
        die_away die_off give:gave:given_way lose:lost_out lose:lost_height take:took:taken_a_hit
        take:took:taken_a_knock come:came_off come:came_in_lower come:came_out_lower end_lower finish_lower
        close_lower land_lower end_up_lower turn_out_lower lie:lay_lower stand:stood_lower become:became_smaller
        become:became_lower get:got+_smaller get:got+_lower get:got+_shorter move_downward shift_downward push_lower
        come:came_under_pressure take:took:taken_a_tumble cede""",
    -1: """ease soften edge_down inch_down tick_down creep:crept_down drift_down edge_lower drift_lower nudge_down
        edge_downwards edge_downward inch_lower inch_downwards tick_lower tick_downwards creep:crept_lower
        creep:crept_downwards drift_downwards nudge_lower nose_down nose_lower ease_off ease_back ease_down ease_lower
        cool cool_off cool_down let:let+_up""",
    1: "slump tumble dive:dived slash tumble_down dive:dove cave:caved_in buckle drop+_like_a_stone",
    2: """plunge plummet collapse crash nosedive crater tank implode fall:fell:fallen_through_the_floor
        fall:fell:fallen_off_a_cliff drop+_off_a_cliff nose-dive crash_down""",
}
UP_NOUNS: Final[dict[int, str]] = {
    0: """rise increase growth gain climb advance expansion upturn increment uplift upswing recovery rebound up-move upward_move
        upward_movement upward_shift upward_swing upward_change pick-up pickup step-up build-up buildup run-up
        gainer riser climber enlargement lengthening strengthening widening swelling addition accrual appreciation ascent hike bump""",
    -1: "uptick up-tick up-creep upward_drift upward_creep upward_nudge",
    1: "jump leap escalation vault",
    2: "surge spike boom explosion upsurge eruption",
}
DOWN_NOUNS: Final[dict[int, str]] = {
    0: """fall drop decline decrease loss:losses reduction contraction shrinkage downturn slide slip cut retreat
        minus loser decliner faller erosion decrement drop-off falloff weakening shortening pullback downswing down-move downward_move
        downward_movement downward_shift downward_swing downward_change step-down dropoff fall-off fall-back fallback
        lowering lessening diminution dwindling shrinking slippage sag compression deflation depreciation thinning
        narrowing tapering pull-back giveback cutback ebb decay descent giving-back dropping-off""",
    -1: "dip downtick easing softening down-tick downward_drift downward_creep cooling cooling-off slackening",
    1: "slump tumble dive",
    2: "plunge collapse crash nosedive freefall free-fall free_fall nose-dive meltdown rout implosion",
}
UP_ADJECTIVES: Final = """dearer pricier more_expensive costlier heavier up higher upward upwards larger bigger
    greater above increased rising growing raised elevated positive increasing expanding enlarged stronger climbing
    longer firmer bulkier richer fatter fuller taller thicker wider broader busier brisker more_numerous more_frequent
    more_often more_frequently higher-than-before augmented enlarging lengthening lengthened heavier-than-before
    on_the_rise on_the_up on_an_upward_path in_positive_territory ascending extended"""
DOWN_ADJECTIVES: Final = """cheaper less_expensive lighter fewer down lower downward downwards smaller below reduced
    falling declining decreased negative decreasing shrinking lesser diminished shorter lowered weaker shrunken
    short_of softer slimmer leaner thinner narrower scarcer rarer lighter-than-before less_numerous less_frequent
    less_often less_frequently dwindling diminishing curtailed lessened shrunk contracting softening depleted eroded
    on_the_decline in_decline on_the_wane in_retreat on_a_downward_path descending in_negative_territory is_off
    was_off are_off were_off"""
GOOD_VERBS: Final = """improve get:got+_better fare_better do:did:done_better gain_ground make:made_up_ground enhance brighten ameliorate
    perform_better do:did:done_well get:got+_healthier look_up take:took:taken_a_turn_for_the_better make:made_headway
    become:became_better"""
BAD_VERBS: Final = """deteriorate worsen get:got+_worse lose:lost_ground fare_worse do:did:done_worse
    become:became_worse suffer degrade disappoint underperform falter stumble struggle slip+_backwards
    go:went:gone_backwards take:took:taken_a_turn_for_the_worse perform_worse do:did:done_badly go:went:gone_wrong
    get:got+_weaker impair"""
GOOD_NOUNS: Final = "improvement betterment enhancement amelioration strength firmness winner improver"
BAD_NOUNS: Final = "deterioration worsening setback degradation impairment weakness softness"
GOOD_ADJECTIVES: Final = "better improved improving healthier brighter rosier enhanced"
BAD_ADJECTIVES: Final = "worse worsened worsening deteriorating poorer gloomier degraded impaired"
# Said of what a fall in costs leaves; with any other metric they speak of something that the facts do not hold.
SAVING_VERBS: Final = "save"
SAVING_NOUNS: Final = "saving"
SLOWING_NOUNS: Final = "slowdown slow-down"
SPEEDING_NOUNS: Final = "speed-up speedup"
# What one part does to the whole: the object is what went up or down.
ADDING_VERBS: Final = """lengthen win:won+_back put:put+_back add lift raise push_up boost bring:brought_back drive:drove:driven_up pull_up
    bolster buoy support prop+_up elevate put:put+_on help_lift help_raise help_push_up help_boost
    help:helped_increase help:helped_grow pull_higher drive:drove:driven_higher carry_higher take:took:taken_higher
    send:sent_higher bring:brought_up lift_up jack_up hoist heave uplift shore_up beef_up bulk_up pump_up send:sent_up
    chip+_in tack_on pile_on inject put:put+_upward_pressure_on exert_upward_pressure_on give:gave:given_a_lift_to
    give:gave:given_a_boost_to feed:fed_through_to"""
RETURNING_VERBS: Final = "give:gave:given_back take:took:taken_back hand_back recover"
"""What goes against the movement of the whole: a gain where that fell, a loss where it rose."""
TAKING_VERBS: Final = """detract shorten cost:cost take:took:taken_away subtract take:took:taken_off shave_off knock_off wipe_out
    wipe_off drag+_down pull_down push_down weigh_on drive:drove:driven_down depress bring:brought_down hold:held_back
    dent hurt:hurt deduct drag+ take:took:taken_out_of press_down drag+_on hit:hit+_by shave knock lop+ lop+_off clip+
    clip+_off carve_off chip+_away_at eat:ate:eaten_away_at take:took:taken_a_bite_out_of take:took:taken_out sap+
    detract_from subtract_from weigh_upon weigh_down weigh_heavily_on weigh_most_on pull_lower drag+_lower
    drive:drove:driven_lower bring:brought_lower send:sent_lower send:sent_down take:took:taken_lower
    take:took:taken_down carry_lower hold:held_down keep:kept_down hold:held_in_check strip+_away hit:hit+ hamper
    hinder impair dilute cut:cut+_into squeeze crimp curtail curb+ put:put+_downward_pressure_on
    exert_downward_pressure_on put:put+_a_dent_in make:made_a_dent_in put:put+_pressure_on act_as_a_drag_on
    prove_a_drag_on be:was:were:is_a_drag_on wipe erase"""
STANDSTILL_EXACT: Final = """the_same_level same_level stayed_level stays_level remained_level remains_level
    level_with unchanged identical the_same unaltered unmoved no_different exactly_the_same precisely_the_same
    the_very_same the_exact_same exactly_level unvaried untouched where_it_was where_they_were exactly_where_it_was
    stay_as_it_was stay_as_they_were stays_as_it_was stayed_as_it_was stayed_as_they_were remained_as_it_was remained_as_they_were"""
STANDSTILL: Final = """held_at holds_at holding_at stable_at flat steady stable constant static stagnant stagnate
    plateau stabilize stabilise stabilized stabilised stagnated plateaued steadily_flat sideways flatline flatlined
    flatlines flatlining flattish stagnates stagnating stagnation plateaus plateauing stabilises stabilizes
    stabilising stabilizing stability steadiness unvarying motionless immobile inert at_a_standstill standstill
    came_to_a_standstill stood_still stands_still standing_still stand_still stayed_put stays_put staying_put stay_put
    remained_put marked_time marks_time marking_time trod_water treads_water treading_water tread_water went_nowhere
    goes_nowhere going_nowhere held_its_ground held_their_ground holds_its_ground holding_its_ground on_an_even_keel
    range-bound rangebound levelled_off leveled_off levels_off levelling_off leveling_off steadied steadies stationary
    stalled"""
NEARLY_STILL: Final = """little_changed hardly_changed barely_changed hardly_moved barely_moved scarcely_changed
    scarcely_moved largely_unchanged virtually_unchanged broadly_unchanged almost_unchanged practically_unchanged
    essentially_unchanged nearly_unchanged roughly_unchanged more_or_less_unchanged basically_unchanged largely_flat
    virtually_flat broadly_flat almost_flat practically_flat essentially_flat nearly_flat roughly_flat broadly_stable
    largely_stable largely_steady broadly_steady held_steady holds_steady hold_steady holding_steady held_firm
    holds_firm hold_firm held_up holds_up hold_up moved_sideways moves_sideways move_sideways about_the_same
    roughly_the_same almost_the_same much_the_same practically_the_same nearly_the_same hardly_any_change
    little_change almost_no_change barely_any_change hardly_different little_different hardly_budged barely_budged
    scarcely_budged little_moved hardly_shifted barely_shifted scarcely_shifted hardly_altered barely_altered
    little_altered hardly_varied barely_varied hardly_moves barely_moves hardly_changes barely_changes changed_little
    changes_little moved_little moves_little changed_very_little moved_very_little changed_hardly_at_all
    moved_hardly_at_all varied_little shifted_little next_to_no_change virtually_no_change practically_no_change
    hardly_any_movement almost_no_movement little_movement barely_any_movement next_to_no_movement
    virtually_no_movement scarcely_any_change scarcely_different barely_different very_little_change
    very_little_movement as_good_as_unchanged all_but_unchanged all_but_flat pretty_much_unchanged pretty_much_flat
    pretty_much_the_same fairly_flat fairly_stable fairly_steady relatively_flat relatively_stable relatively_steady
    quite_stable quite_steady rather_stable more_or_less_flat more_or_less_stable more_or_less_steady
    more_or_less_the_same more_or_less_constant close_to_flat close_to_unchanged near_unchanged nearly_stable
    nearly_steady almost_stable almost_steady almost_constant basically_flat basically_stable basically_the_same
    largely_the_same broadly_the_same essentially_the_same essentially_stable essentially_steady virtually_the_same
    virtually_stable virtually_steady broadly_constant largely_constant roughly_constant roughly_stable roughly_steady
    broadly_level roughly_level kept_steady keeps_steady held_stable held_constant kept_constant
    remained_broadly_the_same effectively_flat effectively_unchanged substantially_unchanged materially_unchanged
    nigh_on_unchanged much_unchanged"""
HOLD_VERBS: Final = "hold:held keep:kept maintain retain preserve sustain"

STRONG: Final[dict[int, str]] = {
    1: """sharp sharply steep steeply strong strongly significant significantly substantial substantially considerable
        considerably marked markedly notable notably heavy heavily pronounced large big major material materially
        severe severely serious seriously sizeable sizable hefty meaningful meaningfully decisive decisively real
        vigorous vigorously clear-cut noticeable noticeably visible visibly appreciable appreciably hard badly rapid
        rapidly swift swiftly quickly fast striking strikingly significant-looking genuine unusual unusually
        remarkable remarkably exceptional exceptionally deep deeply distinct distinctly clear clearly
        important solid robust a_lot a_great_deal a_good_deal by_a_lot a_great_amount forceful forcefully brisk
        briskly stark starkly outsized outsize conspicuous conspicuously palpable palpably tangible tangibly sudden
        suddenly intense intensely powerful powerfully profound profoundly acute acutely extensive extensively
        far-reaching greatly great good-sized large-scale big-time weighty stiff perceptible perceptibly atypical
        atypically abnormal abnormally uncommon uncommonly extraordinary extraordinarily anomalous uncharacteristic
        uncharacteristically irregular unaccustomed grave gravely eye-catching sweeping wide forcible stout handsome
        handsomely ample impressive impressively deep-seated pronouncedly bold boldly aggressive aggressively emphatic
        emphatically""",
    2: """dramatic dramatically massive massively huge hugely drastic drastically enormous enormously tremendous
        tremendously extreme extremely explosive spectacular spectacularly vast vastly staggering colossal alarming
        alarmingly catastrophic immense immensely monumental overwhelming eye-watering whopping wild wildly
        precipitous precipitously phenomenal phenomenally astronomical astronomically jaw-dropping breathtaking
        breathtakingly stunning stunningly shocking shockingly disastrous disastrously devastating devastatingly
        crushing runaway gigantic humongous mammoth titanic stratospheric exorbitant inordinate inordinately radical
        radically seismic brutal brutally calamitous meteoric stupendous sensational""",
}
WEAK: Final = """slight slightly marginal marginally modest modestly small minor mild mildly a_little a_bit somewhat
    a_touch negligible negligibly minimal minimally tiny gentle gently moderate moderately insignificant
    insignificantly barely hardly scarcely fractionally a_shade a_tad a_fraction limited subtle little very_little
    fractional narrowly slender slim slimly trifling trivial trivially faint faintly lightly nominally minuscule
    miniscule immaterial inconsequential unspectacular tame muted subdued low-key small-scale incremental
    incrementally a_smidgen a_whisker a_hair a_notch a_trifle a_sliver ever_so_slightly very_slightly only_slightly
    only_marginally only_modestly not_much not_by_much nothing_much hardly_at_all scarcely_at_all imperceptible
    imperceptibly smallish"""
