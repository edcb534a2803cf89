"""Words that carry no claim of their own: they may stand anywhere.

A word that says a direction, a size, a comparison, a quantity, a cause or another time does not belong here: it would be
read as if it were not there, and a false sentence with it would pass.
"""

from __future__ import annotations

from typing import Final

GLUE: Final[dict[str, str]] = {
    "articles and pronouns": """a an the this that these those there here its his her their our such own another it they them he she who
        whom whose i we us it's there's here's fact's total's one ones itself themselves one_another each_other each
        other both_of_them something anything nothing thing things theirs""",
    "words that join clauses": """and or but nor plus if whether when where how what which while whilst whereas although though even yet so
        because since thus hence therefore thereby then accordingly consequently however nevertheless nonetheless
        notwithstanding still also too moreover furthermore additionally besides meanwhile conversely instead rather
        otherwise indeed namely i.e. e.g. specifically particularly especially not_only but_also either neither
        rather_than other_than albeit provided that_is that_said as_well as_well_as as_such so_to_speak for_example
        for_instance such_as as_follows""",
    "discourse markers": """in_addition in_turn in_fact in_particular in_detail in_contrast by_contrast in_comparison by_comparison
        on_the_other_hand on_the_one_hand at_the_same_time for_its_part for_their_part in_other_words in_this_way
        in_that_way of_course on_balance in_spite_of despite regardless in_sum to_sum_up in_short in_summary
        in_brief in_total all_in_all taken_together put_together overall in_absolute_terms in_relative_terms in_percentage_points in_points
        relatively in_terms_of with_regard_to with_respect_to as_regards as_for at_least_in on_this_basis
        on_that_basis on_the_whole as_a_whole company_as_a_whole business_as_a_whole whole_company whole_business
        on_average by_itself by_themselves of_its_own of_their_own on_its_own
        on_their_own roughly_speaking strictly_speaking broadly_speaking generally_speaking over_and_above
        beyond_that why_this to_be_precise to_be_exact to_be_clear to_be_sure to_put_it_differently to_put_it_simply
        to_put_it_another_way put_differently put_another_way put_simply simply_put put_plainly in_plain_terms
        in_plain_words in_plain_english in_a_nutshell in_essence in_a_word in_broad_terms in_simple_terms in_outline
        in_passing in_practice in_principle in_this_respect in_that_respect in_this_regard in_that_regard
        in_this_sense in_that_sense in_this_case in_that_case in_this_context by_and_large first_of_all firstly
        secondly thirdly lastly to_begin_with to_start_with on_top_of_that on_top_of_this on_top for_that_matter
        for_this_purpose for_reference for_comparison for_context for_the_record for_completeness for_clarity
        more_precisely more_specifically more_exactly more_concretely as_noted as_shown as_stated as_seen
        as_mentioned as_described as_above in_figures in_numbers in_absolute_numbers in_absolute_figures
        in_percentage_terms in_percent_terms in_dollar_terms in_money_terms in_cash_terms in_monetary_terms
        in_euro_terms in_value_terms in_point_terms at_first_glance at_first_sight at_a_glance at_a_closer_look
        on_closer_inspection on_closer_examination on_inspection on_a_closer_look on_the_face_of_it on_paper
        on_that_count on_this_count on_that_score on_this_measure on_that_measure by_this_measure by_that_measure
        on_this_reading on_this_view in_that_order in_this_order as_far_as so_far_as insofar_as in_so_far_as
        inasmuch_as bearing_in_mind all_told all_things_considered when_all_is_said_and_done when_it_comes_to
        when_broken_down when_split when_viewed once_broken_down not_to_mention let_alone if_anything if_so
        what_is_more what's_more even_so be_that_as_it_may by_the_same_token""",
    "prepositions": """of in on at to for with within into onto upon over under by from than per via through across among amongst
        around about between during amid amidst alongside along toward towards off out near behind beyond past regarding
        concerning against relative as inside outside beneath beside underneath except excluding without including
        include includes included apart_from aside_from save_for excepted versus vs vs. out_of till until before
        after ahead onward onwards behind_this behind_that behind_it in_the_case_of in_respect_of in_relation_to
        with_reference_to on_the_side_of on_the_part_of for_the_purposes_of outside_of with_the_exception_of above_all
        in_favour_of in_favor_of to_the_benefit_of to_the_advantage_of at_the_expense_of to_the_detriment_of
        to_the_disadvantage_of at_the_cost_of over_the_same_time in_the_same_time over_the_same_period at_the_same_time""",
    "auxiliaries, copulas and verbs of being and happening": """have has had having do does did doing done be is are was were been being am isn't aren't wasn't weren't
        would get gets got getting become becomes became becoming make makes made making come comes came coming run
        runs ran running put puts putting leave leaves left leaving find finds found sit sits sat sitting lie lies
        lay lying mean means meant meaning give gives gave given take taking taken turn turns turned turning
        turned_out turns_out set serve serves served remain remains remained remaining stay stays stayed staying
        stand stands bringing sending sends hauling hauled marking happen happens happened happening occur occurs occurred occurring took_place
        take_place takes_place taking_place stem stems stemmed stemming arise arises arose arisen emerge emerges
        emerged emerging unfold unfolds unfolded belong belongs attaches extending receiving used using involve
        involves involved involving manage manages managed continue_to continues_to continued_to continuing_to""",
    "verbs of showing, measuring and breaking down": """looking look looked looks breaking broken split splits splitting measured measure measures measuring
        expressed counted counts booked recorded record_of registered registers register registering recording
        reports report reported reporting shows show showed shown showing sees saw seen see seeing posts posted
        posting experienced experiences experience experiencing observed observe observes noted notes_a displayed
        displays displaying indicates indicate indicated viewed considered examined compared comparing compare
        compares comparison comparisons witness witnesses witnessed exhibit exhibits exhibited incur incurs incurred
        incurring endure endures endured listed list lists mention rounded rounding unrounded rounds translates
        translate translated translating corresponds correspond corresponding_to corresponding corresponded
        correspondingly equates equivalent amounting_to underlines underline underlined underscores underscore
        underscored highlights highlight highlighted illustrates illustrate illustrated demonstrates demonstrate
        demonstrated summarises summarise summarised summarizes summarize summarized describes describe described
        calculated computed calculate compute derived obtained presented presents depicted depicts broken_down
        breaks_down break_down splits_up split_up split_out drilling_down drill_down""",
    "places in a list or table": """side sides end place rank ranks ranked ranking position positions role roles stage stages spot corner
        location locations located place_where line column row table chart graph plot tables charts list-wise moving
        live lives opened open opens sign signs sign_of signs_of""",
    "generic nouns": """way ways terms basis breakdown level-wise total-wise point_of_view perspective viewpoint lens drilldown
        drill-down angle sense kind type sort story picture summary overview view glance detail details case cases
        fact point finding findings observation observations result results outcome outcomes direction directions
        contrast exception exceptions caveat caveats proviso takeaway takeaways take-away upshot gist essence
        message bottom_line footnote statement statements topic subject_matter context situation account trend
        trends pattern patterns profile performance aspect aspects element elements component components performer
        performers step base period periods timeframe amount amounts extent magnitude scale order_of_magnitude
        exercise arithmetic maths math mathematics calculation calculations computation decomposition reference
        references outlier dollar term bulk part parts times extra additional new worth worth_of part_of part_of_it
        dates timing""",
    "adverbs and determiners that the readers ask for or that claim nothing": """only just merely purely simply solely exactly precisely quite fairly really actually basically plainly
        naturally understandably admittedly incidentally interestingly tellingly importantly literally effectively
        technically formally directly indirectly mathematically arithmetically numerically computationally
        algebraically in_itself as_it_is well back away apart aside together altogether collectively in_aggregate
        in_combination jointly combined combination respectively respective individual individually single
        separately separate similarly likewise differently different side-by-side now currently today at_present
        therein thereof thereto therewith hereby herein mainly mostly largely primarily chiefly principally
        predominantly overwhelmingly essentially entirely wholly completely fully exclusively partly partially
        partial in_part less more most least much many further almost nearly far had_it_not_been_for were_it_not_for if_it_were_not_for as_often_as as_frequently_as by_far by_a_wide_margin by_a_large_margin
        by_a_clear_margin by_some_margin by_some_distance by_a_distance low high lower-rate
        higher-rate like repeat buy_again buys_again bought_again repeat_most_often same total whole entire net
        following preceding_it all-in in_question""",
    "verbs whose object or particle carries the claim": """push pushes pushed pushing pull pulls pulled pulling send sends sent weigh weighs weighed fit fits play
        plays played hide hides hidden hiding mask masks masked masking obscures obscure obscured conceals conceal
        concealed lead follow follows followed reach reaches reached_in get_to consist consists consisted consisting
        comprised composed does_so did_so do_so doing_so to_do_so""",
}
MODALS: Final = "may might could can cannot can't couldn't possibly perhaps maybe potentially conceivably"
SEEMING: Final = """appear appears appeared appearing seem seems seemed seemingly apparently likely probably
    presumably arguably suggest suggests suggested suggesting indicating implying signalling signaling evidently apparent
    evident"""
NEGATIONS: Final = """nothing not n't no never nor neither without_any cannot can't didn't doesn't don't wasn't
    weren't isn't aren't hasn't haven't hadn't won't wouldn't couldn't none nobody no_longer not_a not_the hardly_any
    far_from anything_but by_no_means in_no_way not_at_all nothing_like no_one neither_of_them shouldn't mustn't
    unlikely fail_to fails_to failed_to failing_to unable_to offers_no offer_no offered_no silent"""
