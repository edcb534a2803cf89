"""What a segment contributed is told with the effect behind it; two figures in turn are of the two effects named."""

from tests.claims.scenes import ACCEPTED, RENEWALS, WAITS, WITHHELD, told, verdict


@told(
    {
        RENEWALS: {
            "Campus took 2.5 points off, almost entirely through its smaller share.": ACCEPTED,
            "Campus contributed −2.5 points, mainly because of mix.": ACCEPTED,
            "Campus contributed −2.5 points, and most of that is mix.": ACCEPTED,
            "Mix matters more than rate: −4.9 points against +1.1 points.": ACCEPTED,
            "The mix effect (−4.9) exceeds the total decline (3.8 points).": ACCEPTED,
            "Renewal rate down to 54.2%": ACCEPTED,
            "Campus took 2.5 points off, almost entirely through its own rate.": WITHHELD,
            "Campus contributed −2.5 points, mainly because of a lower renewal rate.": WITHHELD,
            "Campus contributed −2.5 points, and most of that is rate.": WITHHELD,
            "Mix matters more than rate: +1.1 points against −4.9 points.": WITHHELD,
            "The mix effect (−4.9) exceeds the total decline (4.9 points).": WITHHELD,
            "Renewal rate down slightly to 53.2%": WITHHELD,
        },
        WAITS: {
            "The wait fell by 6.2 minutes, with shorter waits worth −4.7 minutes and mix −1.5 minutes.": ACCEPTED,
            "Technical took 5.7 minutes off, mainly through shorter waits.": ACCEPTED,
            "The wait fell by 6.2 minutes, with shorter waits worth −1.5 minutes and mix −4.7 minutes.": WITHHELD,
            "Technical took 5.7 minutes off, mainly through its smaller share.": WITHHELD,
        },
    }
)
def test_reasons_of_a_part(facts, text, verdicts):
    """The reason is the effect that the part mostly was."""
    assert verdict(facts, text) in verdicts
