from typing import get_args

import pytest

from insight import errors


@pytest.mark.parametrize(
    ("reasons", "messages"),
    [
        (errors.UnavailableReason, errors.UNAVAILABLE_MESSAGES),
        (errors.RequestReason, errors.REQUEST_MESSAGES),
        (errors.WithheldReason, errors.WITHHELD_MESSAGES),
    ],
)
def test_every_reason_has_a_sentence_and_no_sentence_is_left_over(reasons, messages):
    """A reason without a sentence would end in a KeyError on the page."""
    assert set(get_args(reasons)) == set(messages)
