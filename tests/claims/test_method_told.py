"""What is told of how the figures come about."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, VISITS, WITHHELD, told, verdict

DEFINED = replace(RENEWALS, definition="renewed plans divided by expiring plans")
WEEKS = replace(VISITS, definition="people counted at the gates, without staff")


@told(
    {
        DEFINED: {
            "The renewal rate is defined as renewed plans divided by expiring plans.": ACCEPTED,
            "The metric is calculated as renewed plans divided by expiring plans and fell to 54.2%.": ACCEPTED,
            "The renewal rate, renewed plans divided by expiring plans, fell to 54.2%.": ACCEPTED,
            "The renewal rate is defined as expiring plans divided by renewed plans.": WITHHELD,
            "The renewal rate is defined as renewed plans divided by all customers.": WITHHELD,
            "The renewal rate is calculated as renewed plans divided by plans.": WITHHELD,
            "The metric is calculated as renewed plans divided by expiring plans and fell to 52.2%.": WITHHELD,
            "Parts are rounded and may not add up exactly.": ACCEPTED,
            "Due to rounding, the parts may differ slightly from the total.": ACCEPTED,
        },
        WEEKS: {
            "Visits are defined as people counted at the gates, without staff.": ACCEPTED,
            "Visits are defined as people counted at the gates.": WITHHELD,
            "Both months have 31 days.": WITHHELD,
            "Both months have thirty days.": WITHHELD,
        },
    }
)
def test_definition_rounding_and_days(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
