"""Where bytes become a reply: one bounded, guarded HTTP exchange, judged before any client library reads it."""

from __future__ import annotations

import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import httpcore
import httpx
from pydantic import SecretStr

from insight.errors import InsightError, ModelRequestFailed, ModelUnavailable
from insight.providers.guard import Guard, current_guard
from insight.providers.network import GuardedBackend
from insight.service_errors import parse_retry_after

MOST_ANSWER_BYTES: Final = 256 * 1024
MOST_PARTS: Final = 1024
"""Pieces that the body may come in; the whole answer is asked for at once, so that it comes in a few."""
MOST_ERROR_BYTES: Final = 16 * 1024
ERROR_BODY_SECONDS: Final = 0.5
"""An error's status says most; its text is not worth waiting for longer."""
IDLE_SECONDS: Final = 5.0
"""A connection unused for longer is not used again: the server may be about to close it."""
_DECIDED_HERE: Final = frozenset({b"accept-encoding", b"authorization"})


@dataclass(frozen=True, slots=True)
class Reply:
    """A whole HTTP reply."""

    status: int
    headers: Mapping[str, str]
    """Names in lower case."""
    body: bytes

    @property
    def retry_after(self) -> float | None:
        """Seconds that the server asks to wait."""
        return parse_retry_after(self.headers.get("retry-after"))

    @property
    def is_web_page(self) -> bool:
        """Markup where JSON was due: a proxy, a sign-in page or another service."""
        return "html" in self.headers.get("content-type", "").lower() or self.body.lstrip()[:1] == b"<"


Judge = Callable[[Reply], bytes]
"""Returns the body of a clean success for the client library, or raises one of our errors."""


class GuardedTransport(httpx.BaseTransport):
    """Sends requests over guarded sockets and hands on only what `judge` let through.

    No proxy of the environment is used, no redirect followed, no compression accepted, and a reply is read to a fixed
    size. Whatever goes wrong is raised as one of our errors, the original chained. Safe to share between threads.
    """

    def __init__(
        self,
        judge: Judge | None = None,
        *,
        ssl_context: ssl.SSLContext | None = None,
        authorization: SecretStr | None = None,
    ) -> None:
        self._judge = judge
        self._authorization = authorization
        self._pool = httpcore.ConnectionPool(
            ssl_context=ssl_context,
            max_connections=None,  # waiting for a free connection could not be cancelled; the callers bound themselves
            max_keepalive_connections=8,
            keepalive_expiry=IDLE_SECONDS,
            network_backend=GuardedBackend(),
        )

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Exchange and judge, for a client library."""
        reply = self.exchange(request)
        body = reply.body if self._judge is None else self._judge(reply)
        return httpx.Response(200, headers={"content-type": "application/json"}, content=body)

    def exchange(self, request: httpx.Request) -> Reply:
        """Return the reply to one request, whatever its status."""
        guard = current_guard()
        try:
            return self._exchange(request, guard)
        except (httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError) as error:
            raise _meaning(error, guard) from error
        except httpcore.UnsupportedProtocol as error:
            raise ModelRequestFailed("configuration") from error

    def close(self) -> None:
        """Close all connections."""
        self._pool.close()

    def _exchange(self, request: httpx.Request, guard: Guard) -> Reply:
        response = self._pool.handle_request(
            httpcore.Request(
                method=request.method,
                url=httpcore.URL(
                    scheme=request.url.raw_scheme,
                    host=request.url.raw_host,
                    port=request.url.port,
                    target=request.url.raw_path,
                ),
                headers=self._headers(request),
                content=request.read(),
            )
        )
        guard.status = response.status
        try:
            headers = _reply_headers(response)
            body = _answer_body(response, guard) if response.status == 200 else _error_body(response, guard)
            if not _ends_with_its_body(headers, guard):
                response.extensions["network_stream"].close()
        finally:
            response.close()
        return Reply(response.status, headers, body)

    def _headers(self, request: httpx.Request) -> list[tuple[bytes, bytes]]:
        """The request's own, but for what is decided here: compression and key."""
        headers = [(name, value) for name, value in request.headers.raw if name.lower() not in _DECIDED_HERE]
        headers.append((b"Accept-Encoding", b"identity"))
        if self._authorization is not None:
            headers.append((b"Authorization", f"Bearer {self._authorization.get_secret_value()}".encode("ascii")))
        return headers


def _answer_body(response: httpcore.Response, guard: Guard) -> bytes:
    body = bytearray()
    for number, part in enumerate(response.iter_stream()):
        guard.check()
        body += part
        if len(body) > MOST_ANSWER_BYTES or number > MOST_PARTS:
            raise ModelUnavailable("bad_reply", status=response.status)
    return bytes(body)


def _error_body(response: httpcore.Response, guard: Guard) -> bytes:
    """As much of it as comes at once: the status alone decides when the text does not arrive."""
    body = bytearray()
    try:
        with guard.at_most(ERROR_BODY_SECONDS):
            for part in response.iter_stream():
                guard.check()
                body += part
                if len(body) > MOST_ERROR_BYTES:
                    break
    except (httpcore.NetworkError, httpcore.ProtocolError):
        pass
    except ModelUnavailable as ended:
        if ended.reason == "cancelled":
            raise
    return bytes(body[:MOST_ERROR_BYTES])


def _ends_with_its_body(headers: Mapping[str, str], guard: Guard) -> bool:
    """Tell whether surely nothing followed the reply: it would be taken for the answer to the next question."""
    head, blank_line, _ = guard.head.partition(b"\r\n\r\n")
    return guard.received == len(head) + len(blank_line) + int(headers.get("content-length", "-1"))


def _reply_headers(response: httpcore.Response) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in response.headers}


def _meaning(error: Exception, guard: Guard) -> InsightError:
    if isinstance(error, httpcore.LocalProtocolError):
        return ModelRequestFailed("configuration")
    if isinstance(error, httpcore.RemoteProtocolError) and not guard.closed_by_peer:
        return ModelUnavailable("bad_reply", retryable=True, status=guard.status)
    return ModelUnavailable("unreachable", retryable=not guard.certificate_refused, status=guard.status)
