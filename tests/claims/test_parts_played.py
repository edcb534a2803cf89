"""How large a part an effect or a segment played, and verdicts on which way it went."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WITHHELD, told, verdict


@told(
    {
        RENEWALS: {
            "It is mainly a mix effect; the rate effect plays a smaller part.": ACCEPTED,
            "The mix effect plays only a minor role.": WITHHELD,
            "The mix effect has the larger role.": ACCEPTED,
            "Mix is the larger of the two effects.": ACCEPTED,
            "The rate effect is the larger of the two effects.": WITHHELD,
            "Mix weighed on the renewal rate by 4.9 points.": ACCEPTED,
            "Mix weighed on the renewal rate by 3.8 points.": WITHHELD,
            "The mix lowered the rate by 4.9 points.": ACCEPTED,
            "The mix raised the rate by 4.9 points.": WITHHELD,
        },
        TICKETS: {
            "Harbour plays the larger part.": ACCEPTED,
            "Islands plays the larger part.": WITHHELD,
            "Harbour plays a minor part.": WITHHELD,
            "Harbour bore the brunt of the decline.": ACCEPTED,
            "Islands bore the brunt of the decline.": WITHHELD,
            "Counter adds almost nothing.": WITHHELD,
            "The gain in Uplands fell well short of making up for the loss in Harbour.": ACCEPTED,
            "The loss in Harbour fell short of offsetting the gain in Uplands.": WITHHELD,
        },
    }
)
def test_a_larger_or_a_smaller_part(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RENEWALS: {
            "The mix became less favourable.": ACCEPTED,
            "The mix became more favourable.": WITHHELD,
            "Rates moved in the right direction.": ACCEPTED,
            "Rates moved in the wrong direction.": WITHHELD,
            "The mix went in the right direction.": WITHHELD,
            "Campus moved in the right direction.": WITHHELD,
        },
        TICKETS: {
            "Uplands gained ground.": ACCEPTED,
            "Harbour gained ground.": WITHHELD,
        },
    }
)
def test_the_right_and_the_wrong_direction(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
