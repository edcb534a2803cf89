"""Where a change sits can be said; why, only from the analyst's note and only as a possibility."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WITHHELD, told, verdict

UNEXPLAINED = replace(TICKETS, note=None)


@told(
    {
        TICKETS: {
            "The closed pier may be related to the fall in Harbour.": ACCEPTED,
            "The closed pier could be a reason for the fall in Harbour.": ACCEPTED,
            "The fall in Harbour may be related to the pier repairs noted by the analyst.": ACCEPTED,
            "Sales fell by 12%, and there is no analyst note.": WITHHELD,
            "The decline in Harbour (−24.9%) may be related to the pier repairs noted by the analyst.": ACCEPTED,
            "The decline in Harbour (−9.9%) may be related to the pier repairs noted by the analyst.": WITHHELD,
            "The decline in Valley (−24.9%) may be related to the pier repairs noted by the analyst.": WITHHELD,
            "The note may be relevant, but the data cannot say how much of the $50,140 it explains.": ACCEPTED,
            "The note may be relevant, but the data cannot say how much of the $14,890 it explains.": WITHHELD,
            "The note says that the closed pier cost $50,140.": WITHHELD,
            "The closed pier caused the fall in Harbour.": WITHHELD,
            "Harbour fell because the pier was closed.": WITHHELD,
            "The pier closure explains the fall in Harbour.": WITHHELD,
            "The closed pier cost Harbour $50,140.": WITHHELD,
            "The closed pier led to a fall of $50,140.": WITHHELD,
            "Thanks to the pier repairs, Harbour fell.": WITHHELD,
            "The closed pier is clearly the reason for the fall.": WITHHELD,
            "The closed pier may be related to the rise in Harbour.": WITHHELD,
            "The closed bridge may be related to the fall in Harbour.": WITHHELD,
            "The flooded pier may be related to the fall in Harbour.": WITHHELD,
            "The pier was closed from 9 March 2026.": WITHHELD,
            "The pier was closed for good.": WITHHELD,
        },
        UNEXPLAINED: {
            "A closed pier may be related to the decline in Harbour.": WITHHELD,
            "The analyst noted a closed pier.": WITHHELD,
            "Sales fell by 12%, and there is no analyst note that might explain it.": ACCEPTED,
            "Sales fell by 14%, and there is no analyst note that might explain it.": WITHHELD,
            "Sales fell by 12%, and there is no analyst note on the strike.": WITHHELD,
        },
    }
)
def test_a_noted_event_is_a_possibility(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The data does not show why Harbour fell.": ACCEPTED,
            "The figures do not show the cause.": ACCEPTED,
            "The data shows why Harbour fell.": WITHHELD,
            "The data proves that the pier was the cause.": WITHHELD,
            "Bad weather kept people away.": WITHHELD,
            "Ticket sales fell because of bad weather.": WITHHELD,
            "Ticket sales may have fallen because of bad weather.": WITHHELD,
            "Ticket sales fell amid weak demand.": WITHHELD,
            "Ticket sales fell after a price increase.": WITHHELD,
            "Ticket sales fell as customers stayed at home.": WITHHELD,
            "Seasonality may be the reason.": WITHHELD,
            "The holidays could explain the fall.": WITHHELD,
            "A competitor opened nearby.": WITHHELD,
            "The website was down.": WITHHELD,
            "Staff shortages hurt Counter.": WITHHELD,
            "Marketing was cut in April.": WITHHELD,
            "Customers moved from Counter to Web.": WITHHELD,
            "Guests prefer Web.": WITHHELD,
            "Sales shifted from Counter to Web.": WITHHELD,
            "Web gained at the expense of Counter.": WITHHELD,
        },
        RENEWALS: {
            "Customers are less loyal.": WITHHELD,
            "Campus customers were unhappy.": WITHHELD,
            "A price rise put customers off.": WITHHELD,
        },
    }
)
def test_causes_from_outside_are_invented(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The decline was driven by Harbour.": ACCEPTED,
            "The decline was driven by Uplands.": WITHHELD,
            "The decline is due to Harbour.": ACCEPTED,
            "The decline is due to Web.": WITHHELD,
            "Ticket sales fell because Harbour fell by $50,140.": ACCEPTED,
            "Ticket sales fell because Uplands fell by $50,140.": WITHHELD,
            "Ticket sales fell mainly because of Counter.": ACCEPTED,
            "Ticket sales fell mainly because of Web.": WITHHELD,
            "Ticket sales fell because of Uplands.": WITHHELD,
            "Ticket sales fell because Uplands grew.": WITHHELD,
            "Harbour fell because Uplands rose.": WITHHELD,
            "Uplands caused the decline.": WITHHELD,
            "Valley was the main driver of the decline.": WITHHELD,
        },
        RENEWALS: {
            "The rate fell because expiring plans grew faster than renewed plans.": ACCEPTED,
            "The rate fell because renewed plans grew faster than expiring plans.": WITHHELD,
            "The rate fell because Basic gained weight.": ACCEPTED,
            "The rate fell because Campus gained weight.": WITHHELD,
            "The rate fell because Basic's rate fell.": WITHHELD,
            "The rate fell because every plan's rate fell.": WITHHELD,
            "The rate fell although two of the three plans improved.": ACCEPTED,
            "The rate fell although all three plans improved.": WITHHELD,
            "The rate fell because two of the three plans improved.": WITHHELD,
        },
        VISITS: {
            "The fall was driven by Lindau.": ACCEPTED,
            "The fall was driven only by Lindau.": WITHHELD,
        },
    }
)
def test_arithmetic_reasons_are_held_to_the_figures(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Harbour lost $50,140, which may be related to the closed pier in the analyst's note.": ACCEPTED,
            "Harbour lost $14,890, which may be related to the closed pier in the analyst's note.": WITHHELD,
            "Harbour gained $50,140, which may be related to the closed pier in the analyst's note.": "direction",
            "Harbour lost $50,140, which is due to the closed pier in the analyst's note.": WITHHELD,
            "Harbour lost $50,140, which may be related to the third pier in the analyst's note.": WITHHELD,
            "Harbour lost $50,140, which may be related to the weather.": WITHHELD,
        }
    }
)
def test_a_possibility_may_be_added_to_a_finding(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
