"""Which of our errors a service's failure is: one table of statuses, one of exception classes.

The adapters judge replies where the bytes arrive and raise our errors themselves. This module holds what they share,
and reads the raw errors of httpx, of the ollama client and of Python for every other operation under the policy.
"""

from __future__ import annotations

import errno
import re
import socket
import ssl
import sys
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Final

import httpx

from insight.errors import InsightError, ModelRequestFailed, ModelUnavailable, RequestReason

RETRYABLE_STATUSES: Final = frozenset({408, 500, 502, 503, 504})
RATE_LIMITED: Final = 429
OTHER_TEMPORARY: Final = frozenset({425, 499})
"""Temporary by their meaning, but not among those that are tried again."""
REFUSED: Final[dict[int, RequestReason]] = {401: "credentials", 403: "credentials", 413: "prompt_too_long"}
LONGEST_RETRY_AFTER: Final = 366 * 86400.0

_RETRY_SECONDS = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?")
_NETWORK_DOWN = frozenset(
    getattr(errno, name)
    for name in ("EHOSTDOWN", "EHOSTUNREACH", "ENETDOWN", "ENETRESET", "ENETUNREACH")
    if hasattr(errno, name)
)


def error_for_status(status: int, retry_after: float | None = None) -> ModelUnavailable | ModelRequestFailed:
    """Return the error that an HTTP status means when nothing more is known than the number."""
    if status == RATE_LIMITED:
        return ModelUnavailable("rate_limited", status=status, retry_after=retry_after)
    if status in RETRYABLE_STATUSES or status in OTHER_TEMPORARY or status >= 500:
        again = status in RETRYABLE_STATUSES
        return ModelUnavailable("server_error", retryable=again, status=status, retry_after=retry_after)
    if 400 <= status < 500:
        return ModelRequestFailed(REFUSED.get(status, "bad_request"), status=status)
    if 300 <= status < 400:
        return ModelRequestFailed("not_a_model_server", status=status)
    if status >= 100:
        return ModelUnavailable("bad_reply", status=status)
    # The ollama client reports -1 for an error in the middle of a stream.
    return ModelUnavailable("server_error")


def translate(error: BaseException) -> InsightError | None:
    """Return what a failed provider operation means to the person who asked.

    Errors of ours are returned as they are. `None` means that the error is no service's failure: a programming error.
    """
    if isinstance(error, InsightError):
        return error
    if isinstance(error, httpx.HTTPStatusError):
        response = error.response
        return error_for_status(response.status_code, parse_retry_after(response.headers.get("retry-after")))
    if isinstance(error, httpx.HTTPError | httpx.InvalidURL):
        return _of_httpx(error)
    return _of_ollama(error) or _of_python(error)


def parse_retry_after(value: str | None, *, now: datetime | None = None) -> float | None:
    """Read a Retry-After header, a number of seconds or an HTTP date; `None` when it is neither."""
    text = (value or "").strip()
    if _RETRY_SECONDS.fullmatch(text):
        return min(float(text), LONGEST_RETRY_AFTER)
    try:
        moment = parsedate_to_datetime(text)
        if moment.tzinfo is None:
            moment = moment.replace(tzinfo=UTC)
        seconds = (moment - (now or datetime.now(UTC))).total_seconds()
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
    return min(max(0.0, seconds), LONGEST_RETRY_AFTER)


def _of_httpx(error: httpx.HTTPError | httpx.InvalidURL) -> InsightError:
    if isinstance(error, httpx.TimeoutException):
        return ModelUnavailable("timeout", retryable=True)
    if isinstance(error, httpx.NetworkError | httpx.RemoteProtocolError):
        return ModelUnavailable("unreachable", retryable=True)
    if isinstance(error, httpx.UnsupportedProtocol | httpx.LocalProtocolError | httpx.InvalidURL):
        return ModelRequestFailed("configuration")
    if isinstance(error, httpx.TooManyRedirects):
        return ModelRequestFailed("not_a_model_server")
    if isinstance(error, httpx.DecodingError):
        return ModelUnavailable("bad_reply")
    return ModelUnavailable("unreachable")


def _of_ollama(error: BaseException) -> InsightError | None:
    # An error of the ollama client can only exist once the client was imported, which is slow and may fail.
    client = sys.modules.get("ollama")
    if isinstance(error, getattr(client, "ResponseError", ())):
        status = getattr(error, "status_code", -1)
        return ModelRequestFailed("model_missing", status=404) if status == 404 else error_for_status(status)
    if isinstance(error, getattr(client, "RequestError", ())):
        return ModelRequestFailed("bad_request")
    return None


def _of_python(error: BaseException) -> InsightError | None:
    if isinstance(error, TimeoutError):
        return ModelUnavailable("timeout", retryable=True)
    if isinstance(error, ssl.SSLCertVerificationError):
        return ModelUnavailable("unreachable")
    if isinstance(error, ConnectionError | socket.gaierror | ssl.SSLError):
        return ModelUnavailable("unreachable", retryable=True)
    if isinstance(error, OSError) and error.errno in _NETWORK_DOWN:
        return ModelUnavailable("unreachable", retryable=True)
    return None
