"""The two tables: no class of httpx and no status is left without a meaning, and Retry-After is read safely."""

from datetime import UTC, datetime

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.errors import ModelRequestFailed, ModelUnavailable
from insight.service_errors import RETRYABLE_STATUSES, error_for_status, parse_retry_after, translate

NOW = datetime(2026, 3, 1, 12, 0, 0, tzinfo=UTC)


def every_kind(base):
    return {base, *(kind for child in base.__subclasses__() for kind in every_kind(child))}


@pytest.mark.parametrize("kind", sorted(every_kind(httpx.TransportError), key=str))
def test_every_transport_error_of_httpx_has_a_meaning(kind):
    """A class that httpx adds has one too, through its base."""
    assert isinstance(translate(kind("x")), ModelUnavailable | ModelRequestFailed)


@given(status=st.integers(-1, 999), retry_after=st.none() | st.floats(0, 1e6))
def test_every_status_has_a_meaning_and_only_five_are_retryable(status, retry_after):
    error = error_for_status(status, retry_after)
    assert getattr(error, "retryable", False) == (status in RETRYABLE_STATUSES)
    assert error.status == (status if status >= 100 else None)


@pytest.mark.parametrize(
    ("header", "seconds"),
    [
        ("40", 40.0),
        (" 40 ", 40.0),
        ("0", 0.0),
        ("1.5", 1.5),
        ("999999999", 366 * 86400.0),
        ("Sun, 01 Mar 2026 12:00:40 GMT", 40.0),
        ("Sun, 01 Mar 2026 13:00:40 +0100", 40.0),
        ("Sun, 01 Mar 2026 11:00:00 GMT", 0.0),
        ("Sun, 01 Mar 2026 12:00:40", 40.0),
        ("Fri, 31 Dec 9999 23:59:59 GMT", 366 * 86400.0),
        (None, None),
        ("", None),
        ("soon", None),
        ("-5", None),
        ("+5", None),
        ("nan", None),
        ("inf", None),
        ("1e9", None),
        ("٤٠", None),
        ("9" * 400, None),
        ("40, 50", None),
        ("Sun, 99 Mar 2026 12:00:40 GMT", None),
    ],
)
def test_retry_after_is_seconds_or_a_date_and_nothing_else(header, seconds):
    assert parse_retry_after(header, now=NOW) == seconds


@given(st.text())
def test_no_header_breaks_the_reading(header):
    seconds = parse_retry_after(header)
    assert seconds is None or 0 <= seconds <= 366 * 86400
