"""What is said of a change with hardly a figure: verdicts, the note, reasons, counts of segments and parts."""

from __future__ import annotations

import pytest

from tests.claims.scenes import ACCEPTED, TICKETS, WAITS, said, verdict

FALSE_OF_TICKETS = """
    The fall is within normal variation; The fall is nothing unusual; The fall is just noise; The change is not
    significant; The change may be random; The change is no more than ordinary fluctuation; The decline should
    not be over-interpreted; The movement is in the usual range; There is no reason to worry; The decline is
    negligible; The decline is minor; Ticket sales were broadly stable; Ticket sales hardly changed; The fall is
    small; April was a good month for ticket sales; April was a favourable month; The development is positive;
    The result is pleasing; Ticket sales improved; Ticket sales did well; April was a strong month; A solid
    month; The pier closure caused the fall; The fall is due to the pier closure; The pier closure explains the
    decline in Harbour; Because the pier was closed, Harbour lost $50,140; The pier was closed and so Harbour
    fell; The closure of the pier led to the fall; The closure cost Harbour $50,140; Harbour fell as a result of
    the repairs; Without the repairs Harbour would have grown; The pier reopened in April; The pier was closed
    on 8 April; The pier was closed from 9 March; The pier was closed all month; Two piers were closed; The pier
    in Valley was closed; The note mentions bad weather; The analyst notes that demand was weak; According to
    the note, prices were raised; The note proves that repairs were the cause; The note confirms the cause; The
    weather was bad; Competition increased; Prices were raised; Demand weakened; Customers stayed away;
    Marketing was cut; The season is over; The Easter holidays fell in March; People preferred other offers; A
    strike hit the region; Fewer tourists came; The website was down; Ticket sales missed the target; Ticket
    sales were below plan; The forecast was not met; Ticket sales were lower than a year ago; Ticket sales are
    at their lowest level of the year; It is the third fall in a row; The fall continues the trend; The trend is
    downward; Ticket sales have been falling for months; The decline will continue; A recovery is likely in May;
    Ticket sales are expected to recover; Ticket sales should be watched; Management should act; Action is
    needed; Prices should be lowered; Harbour needs attention; Profit fell; Margins fell; Customers fell by 12%;
    The number of tickets fell; Fewer tickets were sold; Average prices fell; The conversion rate fell; Revenue
    per visitor fell; Market share was lost; Costs rose; Harbour is in Italy; Harbour is the most modern region;
    Web is the cheapest channel; Phone is old-fashioned; Counter staff were cut; Every region fell; All channels
    fell; No region grew; Only one region fell; Two of the four regions grew; Most channels grew; Half of the
    regions grew; None of the channels grew; All regions but Harbour fell; Only Uplands and Islands grew; Both
    channels fell; All three regions fell; Three of the three channels fell; The other regions grew; Elsewhere
    sales rose; Everywhere else sales fell; Most of the fall came from Valley; More than half of the fall came
    from Valley; Valley accounts for the bulk; Islands is the main driver; Web is the main reason; Uplands made
    the fall worse; Harbour softened the fall; Uplands more than offset Harbour; Web made up for Counter; The
    gains outweighed the losses; Gains and losses cancelled each other out; The fall is spread evenly; The fall
    is evenly distributed over the regions; The fall is concentrated in Islands; The fall is confined to
    Harbour; The fall is limited to one region; The fall is broad-based across all regions; Harbour alone
    explains the whole fall; Harbour and Valley explain less than half; Phone explains most of the decline by
    channel
"""
TRUE_OF_TICKETS = """
    The fall is outside normal variation; The fall is more than noise; The change exceeds normal variation; The
    decline goes beyond the usual fluctuation; This is more than the usual ups and downs; April was a weak month
    for ticket sales; April was an unfavourable month; The development is negative; Ticket sales deteriorated;
    The pier closure may be related to the fall; The analyst notes that the Harbour pier was closed for repairs
    from 9 April; This may have played a part; According to the note, the pier in Harbour was closed for repairs
    from 9 April 2026, which may be connected with the decline; The data does not show why; The figures do not
    say why ticket sales fell; The cause cannot be read from the data; Whether the pier closure played a part
    cannot be seen from the figures; No target is part of the data; Three of the four regions fell; Only Uplands
    grew; Two of the three channels fell; Only Web grew among the channels; Most regions fell; All regions but
    Uplands fell; Uplands was the exception; Harbour lost most; Most of the fall came from Harbour; Harbour
    accounts for the bulk of the fall; Harbour is the main driver; Harbour made the largest contribution to the
    fall; Uplands softened the fall; Uplands offset a small part of it; Uplands and Web bucked the trend; The
    losses outweighed the gains; The fall is concentrated in Harbour; Counter explains most of the decline by
    channel; By channel, Counter lost most; Harbour remains the largest region
"""
FALSE_OF_WAITS = """
    The fall is outside normal variation; The change is significant; The improvement is real; The drop stands
    out; The fall is more than noise; Waits got longer; The wait deteriorated; It was an unfavourable week; It
    was a bad week for callers; Both desks improved; Both desks got slower; Billing improved; Technical
    deteriorated; Billing was quicker; Technical was slower; Technical drove waits up; Fewer calls came in; More
    calls were answered; Calls fell; There is a clear trend; The improvement proves that the new system works;
    Callers waited less because staff was added
"""
TRUE_OF_WAITS = """
    The fall is within normal variation; The change may well be noise; The drop is no more than the usual
    fluctuation; The improvement should not be over-interpreted; Waits got shorter; It was a favourable week;
    Technical improved; Billing deteriorated; Billing got slower; Technical got faster; The number of calls did
    not change; Technical drove the improvement
"""


@pytest.mark.parametrize("statement", said(FALSE_OF_TICKETS))
def test_what_the_sum_does_not_bear_out_is_withheld(statement):
    assert verdict(TICKETS, f"{statement}.") != ACCEPTED


@pytest.mark.parametrize("statement", said(TRUE_OF_TICKETS))
def test_what_the_sum_bears_out_is_read(statement):
    assert verdict(TICKETS, f"{statement}.") == ACCEPTED


@pytest.mark.parametrize("statement", said(FALSE_OF_WAITS))
def test_what_the_wait_does_not_bear_out_is_withheld(statement):
    assert verdict(WAITS, f"{statement}.") != ACCEPTED


@pytest.mark.parametrize("statement", said(TRUE_OF_WAITS))
def test_what_the_wait_bears_out_is_read(statement):
    assert verdict(WAITS, f"{statement}.") == ACCEPTED
