"""Most of the things counted are more than half of them; what was contributed is compared with what was contributed."""

from tests.claims.scenes import ACCEPTED, RENEWALS, WITHHELD, told, verdict


@told(
    {
        RENEWALS: {
            "Basic makes up more than half of the expiring plans.": ACCEPTED,
            "Team holds most expiring plans.": WITHHELD,
            "Most expiring plans are in Campus.": WITHHELD,
        },
    }
)
def test_most_are_more_than_half(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
