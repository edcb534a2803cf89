"""What models conclude from the verdict on noise: behind a participle, with "expected from", with "unlikely"."""

import pytest

from tests.claims.scenes import ACCEPTED, TICKETS, WAITS, verdict

USUAL = [
    "The fall is within normal variation, indicating no significant shift.",
    "The fall is within normal variation, indicating that it may simply be random.",
    "The fall is within normal variation, suggesting that it is not significant.",
    "The fall is within normal variation and may not indicate a meaningful change.",
    "It is within normal variation, so it may not be meaningful.",
    "The fall is not statistically unusual.",
    "The fall is within normal variation and thus likely not significant.",
    "The fall is within what would be expected from normal variation.",
]
UNUSUAL = [
    "The decline is outside normal variation, indicating a significant decline.",
    "This is outside normal variation, suggesting a real change rather than random fluctuation.",
    "The decline is statistically significant.",
    "The decline is outside normal variation, indicating that it is unlikely to be due to chance.",
    "The decline is unlikely to be random.",
    "The decline exceeds what would be expected from normal variation.",
    "The decline is greater than would be expected from normal fluctuations.",
    "The decline falls outside of normal variation, so it is noteworthy.",
]
NEITHER = [
    "The decline is outside normal variation, indicating a significant increase.",
    "The decline is outside normal variation, suggesting a real trend.",
    "The decline of $58,980 is statistically significant.",
    "Harbour's decline is statistically significant, indicating a decline of $14,890.",
]


@pytest.mark.parametrize("text", USUAL)
def test_a_usual_change_is_concluded_to_be_no_more(text):
    assert verdict(WAITS, text) == ACCEPTED
    assert verdict(TICKETS, text.replace("fall", "decline")) != ACCEPTED


@pytest.mark.parametrize("text", UNUSUAL)
def test_an_unusual_change_is_concluded_to_be_real(text):
    assert verdict(TICKETS, text) == ACCEPTED
    assert verdict(WAITS, text.replace("decline ", "fall ")) != ACCEPTED


@pytest.mark.parametrize("text", NEITHER)
def test_what_is_concluded_besides_must_hold(text):
    assert verdict(TICKETS, text) != ACCEPTED


@pytest.mark.parametrize("facts", [WAITS, TICKETS])
def test_a_percentage_that_is_not_meaningful_is_no_verdict_on_noise(facts):
    assert verdict(facts, "A percentage change is not meaningful because the base is zero.") != ACCEPTED
