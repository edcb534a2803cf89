"""Words that say which way a quantity went, stayed or compares, with their strength."""

from __future__ import annotations

from typing import Final

# strength: -1 plays the change down, 0 says nothing of its size, 1 calls it large, 2 calls it very large
UP_VERBS: Final[dict[int, str]] = {
    0: """cost:cost_more win:won rise:rose:risen grow:grew:grown increase climb gain advance expand go:went:gone_up move_up come:came_up
          head_higher trend_up heighten widen strengthen swell:swelled:swollen pick_up step+_up turn_up build:built_up
          head_up point_up mount rally push_higher go:went:gone_higher move_higher edge_higher shift_up shift_upwards
          move_upwards progress accrue appreciate""",
    -1: "edge_up inch_up tick_up creep:crept_up nudge_up drift_up firm",
    1: "jump leap:leapt shoot:shot_up",
    2: "surge soar skyrocket rocket spike explode boom balloon",
}
DOWN_VERBS: Final[dict[int, str]] = {
    0: """cost:cost_less fall:fell:fallen drop+ decline decrease lose:lost shrink:shrank:shrunk contract slide:slid go:went:gone_down
          come:came_down move_down reduce lower shed+:shed retreat recede diminish dwindle cut+:cut trim+ weaken wane
          subside abate step+_down drop+_off fall:fell:fallen_off tail_off fall:fell:fallen_back drop+_back slip+_back
          slide:slid_back pull_back draw:drew:drawn_back shrink:shrank:shrunk_back shorten narrow fall:fell:fallen_away
          forfeit head_lower turn_down trend_down sink:sank:sunk descend lessen erode deflate depreciate
          scale_back ebb go:went:gone_lower move_lower shift_down shift_downwards move_downwards fall:fell:fallen_short
          drop+_away slip+ dip+ give:gave:given_up backslide:backslid regress decay""",
    -1: "ease soften edge_down inch_down tick_down creep:crept_down drift_down edge_lower drift_lower nudge_down",
    1: "slump tumble dive:dived",
    2: "plunge plummet collapse crash nosedive crater",
}
UP_NOUNS: Final[dict[int, str]] = {
    0: "rise increase growth gain climb advance expansion upturn increment",
    -1: "uptick up-tick",
    1: "jump leap",
    2: "surge spike boom explosion",
}
DOWN_NOUNS: Final[dict[int, str]] = {
    0: """fall drop decline decrease loss:losses reduction contraction shrinkage downturn slide slip cut retreat
          erosion decrement drop-off falloff weakening shortening pullback""",
    -1: "dip downtick easing softening",
    1: "slump tumble dive",
    2: "plunge collapse crash nosedive",
}
UP_ADJECTIVES: Final = """dearer pricier more_expensive costlier heavier up higher upward upwards larger bigger greater above increased rising growing raised
    elevated positive increasing expanding enlarged stronger climbing heavier longer"""
DOWN_ADJECTIVES: Final = """cheaper less_expensive lighter fewer down lower downward downwards smaller below reduced falling declining decreased negative
    decreasing shrinking lesser diminished shorter lowered weaker shrunken short_of"""
GOOD_VERBS: Final = "improve get+:got_better fare_better do:did:done_better"
BAD_VERBS: Final = """deteriorate worsen get+:got_worse lose:lost_ground fare_worse do:did:done_worse become:became_worse
    suffer degrade disappoint underperform"""
GOOD_NOUNS: Final = "improvement"
BAD_NOUNS: Final = "deterioration worsening setback"
GOOD_ADJECTIVES: Final = "better improved improving"
BAD_ADJECTIVES: Final = "worse worsened worsening deteriorating"
# What one part does to the whole: the object is what went up or down.
ADDING_VERBS: Final = """win:won_back add lift raise push_up boost give:gave:given_back bring:brought_back drive:drove:driven_up pull_up
    bolster buoy support prop+_up elevate put+:put_on"""
TAKING_VERBS: Final = """cost:cost take:took:taken_away subtract take:took:taken_off shave_off knock_off wipe_out wipe_off drag+_down
    pull_down push_down weigh_on drive:drove:driven_down depress bring:brought_down hold:held_back dent hurt:hurt
    deduct drag+ take:took:taken_out_of press_down drag+_on hit:hit_by"""
STANDSTILL_EXACT: Final = "the_same_level same_level stayed_level stays_level remained_level remains_level level_with unchanged identical the_same unaltered"
STANDSTILL: Final = """held_at holds_at holding_at stable_at flat steady stable constant static stagnant stagnate plateau stabilize stabilise stabilized
    stabilised stagnated plateaued steadily_flat sideways"""
NEARLY_STILL: Final = """little_changed hardly_changed barely_changed hardly_moved barely_moved scarcely_changed scarcely_moved
    largely_unchanged virtually_unchanged broadly_unchanged almost_unchanged practically_unchanged
    essentially_unchanged nearly_unchanged roughly_unchanged more_or_less_unchanged basically_unchanged
    largely_flat virtually_flat broadly_flat almost_flat practically_flat essentially_flat nearly_flat roughly_flat
    broadly_stable largely_stable largely_steady broadly_steady held_steady holds_steady hold_steady holding_steady
    held_firm holds_firm hold_firm held_up holds_up hold_up moved_sideways moves_sideways move_sideways
    about_the_same roughly_the_same almost_the_same much_the_same practically_the_same nearly_the_same
    hardly_any_change little_change almost_no_change barely_any_change hardly_different little_different"""
HOLD_VERBS: Final = "hold:held keep:kept maintain retain preserve sustain"

STRONG: Final[dict[int, str]] = {
    1: """sharp sharply steep steeply strong strongly significant significantly substantial substantially considerable
          considerably marked markedly notable notably heavy heavily pronounced large big major material materially severe
          severely serious seriously sizeable sizable hefty meaningful meaningfully decisive decisively real vigorous
          vigorously clear-cut noticeable noticeably visible visibly appreciable appreciably hard badly rapid rapidly
          swift swiftly quickly swift fast striking strikingly significant-looking genuine unusual unusually
          remarkable remarkably exceptional exceptionally deep deeply abrupt abruptly distinct distinctly clear clearly
          important solid robust""",
    2: """dramatic dramatically massive massively huge hugely drastic drastically enormous enormously tremendous
          tremendously extreme extremely explosive spectacular spectacularly vast vastly staggering colossal alarming
          alarmingly catastrophic""",
}
WEAK: Final = """slight slightly marginal marginally modest modestly small minor mild mildly a_little a_bit somewhat
    a_touch negligible negligibly minimal minimally tiny gentle gently moderate moderately insignificant
    insignificantly barely hardly scarcely fractionally a_shade a_tad a_fraction limited subtle"""
