"""Where values can be negative, words for a loss and for its size are held to the sign of the value."""

from typing import Final

from insight.facts import Facts
from tests.claims.scenes import ACCEPTED, APRIL, MARCH, REAL, WITHHELD, added_up, told, verdict

RESULT: Final = Facts(
    metric="operating_result",
    label="Operating result",
    kind="additive",
    unit="EUR",
    grain="month",
    previous_period=MARCH,
    current_period=APRIL,
    previous_value=-20_200,
    current_value=9_600,
    polarity="up",
    segments=added_up(
        "branch",
        {"Graz": (-41_000, -20_300), "Linz": (2_800, 11_900), "Wels": (-12_000, -14_500), "Steyr": (30_000, 32_500)},
    ),
    noise=REAL,
)
"""From a loss of €20,200 to a gain of €9,600; Graz and Wels lose money in both months."""


@told(
    {
        RESULT: {
            "The operating result was €20,200 in the red a month earlier.": ACCEPTED,
            "The operating result was €20,200 in the black a month earlier.": WITHHELD,
            "The operating result is €9,600 in the red.": WITHHELD,
            "After a negative result of €20,200 in March, the branches earned €9,600.": ACCEPTED,
            "After a negative result of €9,600 in March, the branches earned €20,200.": WITHHELD,
            "After a negative balance of €2,800 in March, Linz earned €11,900.": WITHHELD,
            "Graz still loses money.": ACCEPTED,
            "In March, two of the four branches made a loss.": ACCEPTED,
            "In March, three of the four branches made a loss.": WITHHELD,
            "In April, only Graz made a loss.": WITHHELD,
            "Steyr made a loss in April.": WITHHELD,
            "The operating result recovered by €29,800.": ACCEPTED,
            "Wels recovered by €2,500.": WITHHELD,
            "The operating result improved and is positive again at €9,600.": ACCEPTED,
            "The operating result improved and is positive again at €29,800.": WITHHELD,
            "Linz is positive again.": WITHHELD,
            "Graz is positive again.": WITHHELD,
            "Graz improved by €20,700 but remains in the red at -€20,300.": ACCEPTED,
            "Graz improved by €20,700 but remains in the red at -€41,000.": WITHHELD,
            "April: €9,600, after a net loss of €20,200.": ACCEPTED,
            "April: €9,600, after a net loss of €14,500.": WITHHELD,
            "In March Steyr and Linz were the only branches with a positive result.": ACCEPTED,
            "Linz still loses money.": WITHHELD,
            "Wels makes money.": WITHHELD,
            "The operating result was €9,600, after the negative result of the month before.": ACCEPTED,
            "The operating result was €9,600, after the positive result of the month before.": WITHHELD,
            "The deficit at Graz was roughly halved to €20,300.": ACCEPTED,
            "The deficit at Graz roughly doubled to €20,300.": WITHHELD,
            "The deficit at Wels was roughly halved.": WITHHELD,
            "The operating result rose despite higher Wels losses.": ACCEPTED,
            "The operating result rose despite higher Graz losses.": WITHHELD,
            "The operating result rose thanks to lower Graz losses.": ACCEPTED,
            "The operating result rose thanks to lower Wels losses.": WITHHELD,
            "Together with lower Graz outflows, this brought the operating result to €9,600.": ACCEPTED,
            "Together with higher Graz outflows, this brought the operating result to €9,600.": WITHHELD,
            "Wels has a higher outflow.": ACCEPTED,
            "Wels has a lower outflow.": WITHHELD,
            "Graz is the branch with the largest loss (€20.3K).": ACCEPTED,
            "Wels is the branch with the largest loss (€14.5K).": WITHHELD,
            "Wels is the branch with the smallest loss.": ACCEPTED,
            "Steyr is the branch with the smallest loss.": WITHHELD,
            "Linz: €11,900, was €2,800. Graz: (€20,300), was (€41,000).": ACCEPTED,
            "Linz: (€11,900), was €2,800.": WITHHELD,
            "Graz: (€41,000), was (€20,300).": WITHHELD,
            "From 1 to 31 March 2026 the operating result had been −€20,200.": ACCEPTED,
            "From 1 to 31 March 2026 the operating result had been €9,600.": WITHHELD,
            "The operating result rose to a positive €9,600.": ACCEPTED,
            "The operating result rose to a negative €9,600.": WITHHELD,
            "Wels fell to a negative €14,500.": ACCEPTED,
            "Wels fell to a negative €12,000.": WITHHELD,
            "A result of −€20,200 was turned into €9,600.": ACCEPTED,
            "A result of €9,600 was turned into −€20,200.": WITHHELD,
            "Graz lifts the operating result out of the red.": ACCEPTED,
            "Wels lifts the operating result out of the red.": WITHHELD,
            "Graz is out of the red.": WITHHELD,
            "Wels did not join in the rise.": ACCEPTED,
            "Linz did not join in the rise.": WITHHELD,
            "Graz's loss was €20,700 larger than in March.": WITHHELD,
            "Graz still loses money, but €20,700 less than in March.": ACCEPTED,
            "Graz still loses money, but €20,700 more than in March.": WITHHELD,
            "Had Graz repeated its March figure, the total would have been a loss of €11,100.": ACCEPTED,
            "Had Graz repeated its March figure, the total would have been a profit of €11,100.": WITHHELD,
            "Had Graz repeated its March figure, the total would have been a loss of €20,700.": WITHHELD,
            "Had Linz repeated its March figure, the total would have been a loss of €11,100.": WITHHELD,
            "Had Graz repeated its April figure, the total would have been a loss of €11,100.": WITHHELD,
        }
    }
)
def test_words_for_a_loss_fit_the_sign_and_the_size(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RESULT: {
            "The operating result swung from a loss of €20.2K to a gain of €9.6K.": ACCEPTED,
            "The operating result swung from a loss of €20.2K to a gain of €29.8K.": WITHHELD,
            "Out of the red: an operating result of €9,600 in April.": ACCEPTED,
            "Wels is out of the red.": WITHHELD,
            "Steyr is back in the black.": WITHHELD,
            "Graz narrowed its loss to €20,300.": ACCEPTED,
            "Graz reduced its loss by €20,700 to €20,300.": ACCEPTED,
            "Graz reduced its loss by €20,700 to €21,300.": WITHHELD,
            "Graz widened its loss to €20,300.": WITHHELD,
            "Graz still loses €20,300.": ACCEPTED,
            "Graz still loses €14,500.": WITHHELD,
            "Linz still loses €11,900.": WITHHELD,
            "Loss-making Graz moves into the black.": WITHHELD,
            "Revenue was €9,600.": WITHHELD,
        }
    }
)
def test_a_loss_that_shrank_or_turned(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        RESULT: {
            "After a net loss of €20,200 in March, April brought a net gain of €9,600.": ACCEPTED,
            "After a net gain of €20,200 in March, April brought a net loss of €9,600.": WITHHELD,
            "After a net loss of €9,600 in March, April brought a net gain of €20,200.": WITHHELD,
            "Steyr had a net gain of €32,500.": ACCEPTED,
            "Linz had a net gain of €32,500.": WITHHELD,
        }
    }
)
def test_a_net_gain_beside_a_net_loss_is_a_value(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
