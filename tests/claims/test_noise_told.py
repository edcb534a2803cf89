"""Verdicts on noise in phrases of their own, for a change that is usual and for one that is not."""

from tests.claims.scenes import ACCEPTED, TICKETS, WAITS, WITHHELD, told, verdict


@told(
    {
        WAITS: {
            "The improvement may simply be noise.": ACCEPTED,
            "The average wait fell by 6.2 minutes, a change that could well be due to chance.": ACCEPTED,
            "The fall is within normal variation and should be treated with caution.": ACCEPTED,
            "The fall should not be taken as a real shift.": ACCEPTED,
            "Caution is advised: the fall is within normal variation.": ACCEPTED,
            "No trend should be read into a fall of 6.2 minutes.": ACCEPTED,
            "This is not a trend.": ACCEPTED,
            "The fall of 6.2 minutes is too small to be told from normal variation.": ACCEPTED,
            "The fall does not signal a trend.": ACCEPTED,
            "One should not read too much into such a fall.": ACCEPTED,
            "The fall remains within expected weekly variation.": ACCEPTED,
            "Such a fall is nothing out of the ordinary for a single week.": ACCEPTED,
            "The fall is too large to be dismissed as noise.": "judgement",
            "The fall is a real change, not noise.": WITHHELD,
            "Normal variation does not account for this fall.": "judgement",
            "The fall marks the start of a trend.": WITHHELD,
            "No trend should be read into a fall of 7.2 minutes.": WITHHELD,
            "The data do not show a fall.": WITHHELD,
            "This is not a fall.": WITHHELD,
            "The rise may simply be noise.": WITHHELD,
            "Such a fall is nothing out of the ordinary for a single month.": WITHHELD,
        },
        TICKETS: {
            "The decline is clearly above the normal variation.": ACCEPTED,
            "The decline is too large to be dismissed as noise.": ACCEPTED,
            "Normal variation does not account for a decline of this size.": ACCEPTED,
            "Normal variation alone cannot explain the decline of $59,980.": ACCEPTED,
            "The decline is real rather than random.": ACCEPTED,
            "It was an unusually large decline for a single month.": ACCEPTED,
            "Measured against normal variation, the decline is large.": ACCEPTED,
            "Normal variation alone cannot explain the decline of $58,980.": WITHHELD,
            "The decline may simply be noise, though.": WITHHELD,
            "The decline should not be read as a trend.": WITHHELD,
            "The decline should be treated with caution.": WITHHELD,
            "The decline of $59,980 says little.": WITHHELD,
            "There is no sign of a real shift.": WITHHELD,
        },
    }
)
def test_noise_in_other_words(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The decline happened in April.": ACCEPTED,
            "The decline happened in March.": WITHHELD,
            "Uplands was the exception with a gain of $8,880.": ACCEPTED,
            "Harbour was the exception with a loss of $50,140.": WITHHELD,
            "The decline is a statistically unusual move and worth a closer look.": ACCEPTED,
        },
        WAITS: {
            "Average wait: no change beyond the ordinary.": ACCEPTED,
            "The fall is worth a closer look.": WITHHELD,
            "The fall is unusual.": WITHHELD,
            "The fall is not unusual.": ACCEPTED,
        },
    }
)
def test_beside_a_verdict(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
