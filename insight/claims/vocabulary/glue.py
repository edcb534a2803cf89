"""Words that carry no claim of their own: they may stand anywhere."""

from __future__ import annotations

from typing import Final

GLUE: Final = """
belongs belong attaches dates timing additional extra pushing pushed push pushes pull pulled pulls send sent sends list-wise listed accounts_receivable
same level_pegging underneath moving heavy heavier-weighted fit fits excepted too_early turning_point merely_a click clicks per_piece outweighed_by
ranks rank ranked ranking place places placed total's against_the_trend moved_against
repeat exceptionally-no lie amounting_to in_question under_review at_work there booked_there
received receive receives receiving opened open opens ordinary unremarkable uneventful quiet calm  played play plays extends extend
extended affected affect mattered give gives gave given ago exception outright mention view list lists listed here's nearly total-wise sense terms fact's
sold sell sells handled handle handles resolved processed shipped signed lives live sign_of signs_of unit units item items hide hides hidden hiding mask masks masking
behind-the-scenes people contrast side sides place places role roles position positions stands stand alone there's lie lies came extra again stage stages
beneath beside top mid early late end start begin beginning middle halfway way off up_to_date onward onwards
customers' clients' lead  lead_over trailing close closely narrowly narrow wide widely far by_far notwithstanding
reach reaches get_to bringing offsetting thing things kind kinds type types sort sorts area areas corner
partial partially complete completely hence why_this worth_of over_and_above beyond_that once_again
it they them he she who whom
another part parts times outside inside after before till until entirely wholly completely fully exclusively essentially
often usually commonly mostly outlier dollar dollars buy bought buying purchase purchased convert converted converts repeated
repeats returning order ordered pays paid visit visited
would stemming low high lower-rate higher-rate weigh weighs weighed counts
once twice_over each together altogether both_of_them
faster slower sooner later quicker gradual gradually continuous
part_of_it
a an the this that these those here there its his her their our such some own same-period
i we us it's
and or but nor plus
of in on at to for with within into onto upon over under by from as than per via through throughout across among amongst
around about between during amid amidst alongside along toward towards off out near behind beyond regarding concerning
if whether when where how what which who whom whose that while whilst whereas although though even yet so because since
thus hence therefore thereby then accordingly consequently however nevertheless nonetheless still also too moreover furthermore
additionally besides meanwhile instead rather otherwise indeed namely i.e. e.g. specifically particularly especially
in_addition in_turn in_fact in_particular in_detail in_contrast by_contrast in_comparison by_comparison on_the_other_hand
on_the_one_hand at_the_same_time for_its_part for_their_part in_other_words that_is that_said as_well as_well_as
as_such in_this_way in_that_way of_course on_balance in_spite_of despite regardless
in_sum to_sum_up in_short in_summary in_brief in_total all_in_all taken_together put_together overall in_absolute_terms in_relative_terms
relatively in_terms_of with_regard_to with_respect_to as_regards as_for at_least_in on_this_basis on_that_basis
on_the_whole as_a_whole on_average by_itself by_themselves itself themselves of_its_own of_their_own on_its_own on_their_own
side end set place way ways terms basis breakdown level-wise point_of_view perspective viewed seen looking look looked breaking
broken split splits splitting measured measure measures measuring expressed counted given taken taking booked recorded record_of registered
registers register registering recording reports report reported reporting shows show showed shown showing sees saw seen see seeing posts posted posting
experienced experiences experience experiencing
observed observe observes noted notes_a displayed displays displaying indicates indicate indicated
have has had having do does did doing done be is are was were been being am isn't aren't wasn't weren't
get gets got getting become becomes became becoming
make makes made making
come comes came coming run runs ran running
put puts putting leave leaves left leaving
find finds found sit sits sat sitting lie lies lay lying
mean means meant meaning
happen happens happened occur occurs occurred occurring took_place take_place takes_place taking_place
turn turns turned turning out_of turned_out turns_out
serve serves served remain remains remained remaining stay stays stayed staying keep_on
just only even merely purely simply solely exactly precisely quite rather fairly really actually
mainly mostly largely primarily chiefly principally predominantly
partly partially in_part
now currently today at_present meanwhile already then
less more most least much many further
well again
directly mathematically arithmetically numerically computationally algebraically
each_other one_another
rather_than other_than
not_only but_also either neither
roughly_speaking strictly_speaking
back away apart aside
behind_this behind_that behind_it underneath
both-period part-way
compared comparing compare compares comparison comparisons
versus vs vs.
against relative
different differently differ differs differed
similar similarly likewise
opposing
side-by-side
total whole entire net gross-of-nothing
respective respectively
individual individually single singly separately separate
one ones
corresponding correspondingly
following preceding_it
main chief principal key primary
remaining
combined combination jointly together
sole
picture story summary overview view glance detail details case fact point finding findings observation
result results outcome movement_of
direction directions
location locations located spot
sign signs
line
column row table
worth
amount amounts
almost
base
period periods timeframe
step
like alike
new
recorded
period-on-period
everywhere anywhere elsewhere nowhere
something anything nothing
place_where
all-in
lying
bulk
unlike
except excluding without apart_from aside_from save_for other_than including include includes included
translates translate translated translating corresponds correspond corresponding_to equal equals equivalent equates
rounded rounding unrounded rounds
namely
concentrated concentrate concentrates concentration
spread
confined limited_to restricted
matter matters
consist consists consisted consisting comprised composed
therein thereof
follow follows followed following
ahead
reached_in
lead_to leads_to led_to
accounting_for_it
"""
MODALS: Final = "may might could can cannot can't couldn't possibly perhaps maybe potentially conceivably"
SEEMING: Final = """appear appears appeared appearing seem seems seemed seemingly apparently likely probably presumably arguably
    suggest suggests suggested suggesting evidently"""
NEGATIONS: Final = """nothing not n't no never nor neither without_any cannot can't didn't doesn't don't wasn't weren't isn't aren't hasn't
    haven't hadn't won't wouldn't couldn't none nobody no_longer not_a not_the hardly_any"""
