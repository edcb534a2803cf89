"""Ordinary words around a finding that claim nothing themselves."""

from __future__ import annotations

from typing import Final

ACTIVITIES: Final = """convert order buy:bought choose:chose:chosen place pay:paid ship+ handle answer resolve work
    process use sign_up enrol+ subscribe click browse complete return serve close look read:read open view
    show:showed:shown mean:meant know:knew:known think:thought hear:heard interpret over-interpret overinterpret need
    check watch examine inspect analyse analyze sort list arrange describe summarise summarize follow stay remain
    belong exist concern involve apply treat consider deserve stress underline emphasise emphasize recall
    remember note mention name label define express denote refer+ relate participate partake:partook:partaken"""
"""Verbs of what customers, staff and readers do; none says which way a figure went."""
ANSWERING: Final = "wait reply:replied respond"
"""Verbs of those who ask and those who answer, where the time until an answer is measured."""
THINGS: Final = """goods dimension euro dollar yen entry:entries piece bit respect regard way manner sense case example
    instance detail aspect angle lens perspective viewpoint question issue topic headline story picture chart table
    row column page report note summary overview caveat exception backdrop rule pattern trend side end"""
WAYS: Final = """again once_again too_early too_soon premature unwise rash compatible too alongside besides moreover broadly general generally nominally numerically percentage-wise
    volume-wise arithmetically thereby correspondingly otherwise certainly obviously naturally interestingly
    importantly tellingly worthwhile noteworthy joint certain given stated computed calculated above-mentioned
    aforementioned"""
ACTORS: Final = "customer user visitor shopper buyer client person:people guest reader viewer caller patient"
"""Who is behind the figures. A movement said of them would be one of another metric."""
GROUPS: Final = "segment group type kind sort category:categories band class:classes line dimension"
"""Nouns of what a metric is split by; with a quantifier they would count something that the facts do not name."""
DESCRIBING: Final = """tied_for tie_for ties_for jointly_for joint-largest joint-smallest next nil prev prev. avg avg. popular older newer oldest newest younger consequence as_a_consequence spread range
    joins join joined long already otherwise absolute million_mark billion_mark damage did_the_damage simpson paradox
    simpson's_paradox fluctuates fluctuated narrowest widest crossed crosses passes passed mark threshold territory line-up
    number numbered numbering replies reply answer answers spent spend spends enters enter entered arrives arrived departs
    departed launched launch launches new_entry newcomer newcomers returns_to left_behind swamped swamp swamps masked
    per_cent percent-wise lines_up aligned alignment split-up breakdown net_out nets_out netted net_of blended aggregate
    aggregated underlying headline top-line bottom-line constituent constituents component components piece pieces
    contrasting contrasts offset_each_other weighing weighed outweighs equation ledger tally board across_them between_them
    among_them of_them each_of_them by_far hands_down clearly comfortably narrowly just_about more_or_less fluctuation
    fluctuations min mins pts full pace distant
    market markets bar barring busy enough caution equally short fullest emptiest once_more product products item items digit digits double-digit
    single-digit shared shares_in undefined fuller emptier quieter busier calmer"""
"""Words of description that claim neither a direction nor a size."""
NEUTRAL: Final[dict[str, str]] = {
    "nouns of writing, layout and reckoning": """bracket brackets parenthesis parentheses heading axis curve decimal decimals decimal_place decimal_places data_point data_points
        precision formula time_series rounding_difference rounding_differences listing subtotal
        subtotals sub-total sub-totals span spans ranges degree degrees bracketed""",
    "nouns of telling and weighing": """tale narrative theme motif assessment evaluation review division separation
        distinction interplay nuance nuances wrinkle focus clue clues lowlights recap walkthrough starting-point
        vantage_point half_of_the_story whole_story full_story full_picture whole_picture big_picture bigger_picture
        snapshot portrayal wording reminder""",
    "verbs of telling and looking": """paint paints painted painting sketch sketches sketched outline outlines outlined
        recap recaps conclude concludes concluded imply implies implied implying focus focuses focused focusing notice
        notices noticed spotted recognise recognised recognize recognized single_out singled_out pick_out picks_out
        picked_out ask asks asked wonder sound sounds sounded merit merits merited warrant warrants warranted try tries
        tried helps dubbed termed labelled formulate phrase phrased phrasing accompany accompanies accompanied
        accompanying discover discovered closer_look closer_inspection zoom_in zooming_in zoom_out zooming_out stepping_back sum_up summing_up sums_it_up
        singling_out filter filters filtered filtering bracketed factor_in factoring_in setting_aside set_aside leaving_aside
        left_aside putting_aside taking_into_account take_into_account taken_into_account bear_in_mind keep_in_mind
        keeping_in_mind turning_to turn_to coming_to looking_at look_at looked_at looks_at going_by judging_by""",
    "adjectives of sense and sight": """simple plain straightforward obvious mechanical arithmetical numerical quantitative
        mathematical interesting informative instructive helpful useful handy convenient worth_noting worth_mentioning
        worth_a_mention worth_knowing worth_adding worth_pointing_out worth_stressing worth_emphasising worth_remembering
        exact precise approximate simplified schematic aged self-explanatory self-evident easy easy_to_see hard_to_see""",
    "adverbs and small phrases": """very pretty you your my me whatever whichever in_brackets in_parentheses
        in_round_terms in_round_figures in_round_numbers to_one_decimal to_one_decimal_place to_two_decimals in_any_case
        at_any_rate in_any_event either_way on_offer on_hand in_use in_stock at_hand at_stake in_play on_file
        on_display in_evidence under_the_surface beneath_the_surface on_the_surface behind_the_scenes to_some_extent
        to_an_extent to_a_degree to_some_degree to_a_certain_extent so_to_say as_it_happens as_it_turns_out as_it_turned_out
        in_between at_once at_work etc. etc viz. in_plain_figures in_plain_numbers in_so_many_words word_for_word point_by_point
        one_by_one line_by_line by_way_of by_way_of_comparison by_way_of_illustration as_a_reminder as_a_rule_of_thumb
        as_a_cross-check as_a_check for_a_start for_what_it_is_worth for_what_it's_worth at_its_simplest in_the_round
        all_the_same just_the_same be_it that_being_said having_said_that with_that_said with_this_in_mind
        with_that_in_mind on_that_note on_another_note in_a_sense in_one_sense in_a_way in_one_respect in_some_ways""",
}
"""Ordinary words of an analyst, by part of speech: none of them can make a sentence false that holds without it."""
