"""Sockets under a guard: the one place where an attempt can wait, bounded and cancellable in every operation."""

from __future__ import annotations

import errno
import os
import select
import selectors
import socket
import ssl
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

import httpcore

from insight.errors import ModelUnavailable
from insight.providers.guard import PUNCTUALITY, Guard, current_guard
from insight.providers.names import Target, resolve

Result = TypeVar("Result")

READ_BYTES: Final = 16 * 1024
"""Small enough that the time is looked at often, however fast a server floods."""
MOST_BYTES: Final = 1024 * 1024
"""On the wire for one attempt, headers and framing included."""
MOST_HEADER_BYTES: Final = 16 * 1024
"""Before the status is known; informational replies count, of which there may be any number."""
_poll = getattr(select, "poll", None)  # not on Windows
_Selector = getattr(selectors, "PollSelector", selectors.DefaultSelector)  # without a descriptor of its own
_IN_PROGRESS = {errno.EINPROGRESS, errno.EWOULDBLOCK, getattr(errno, "WSAEWOULDBLOCK", errno.EINPROGRESS)}


class _Socket(socket.socket):
    """Closes itself when nobody holds it any more: a connection kept for later needs no farewell."""

    def __del__(self) -> None:
        self.close()


class _SecureSocket(ssl.SSLSocket):
    """The same with TLS on it."""

    def __del__(self) -> None:
        self.close()


class GuardedBackend(httpcore.NetworkBackend):
    """Opens connections; the time limits that httpcore passes are replaced by the guard's."""

    def connect_tcp(
        self,
        host: str,
        port: int,
        *_limits: Any,
        **_options: Any,
    ) -> httpcore.NetworkStream:
        """Connect to the first address that accepts within the guard's connect limit."""
        guard = current_guard()
        end = time.monotonic() + guard.connect_seconds
        try:
            targets = resolve(host, port, guard, end=end)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from error
        failure: OSError | None = None
        for number, target in enumerate(targets):
            share = (end - time.monotonic()) / (len(targets) - number)
            try:
                return GuardedStream(_connect(target, guard, time.monotonic() + share))
            except OSError as error:
                failure = error
        if isinstance(failure, TimeoutError):
            raise httpcore.ConnectTimeout(str(failure)) from failure
        raise httpcore.ConnectError(str(failure)) from failure


class GuardedStream(httpcore.NetworkStream):
    """One connection. Its operations wait in short grains and look at the guard between them."""

    def __init__(self, sock: socket.socket) -> None:
        self._socket = sock
        self._limit: float | None = None

    def read(self, max_bytes: int, *_limits: Any, **_limit: Any) -> bytes:
        """Return some bytes, or none at all when the other side closed the connection."""
        guard = current_guard()
        try:
            data = self._patiently(guard, self._socket.recv, min(max_bytes, READ_BYTES))
        except OSError as error:
            raise httpcore.ReadError(str(error)) from error
        guard.received += len(data)
        if guard.status is None:
            guard.head += data
        guard.closed_by_peer = not data
        if guard.received > (MOST_HEADER_BYTES if guard.status is None else MOST_BYTES):
            raise ModelUnavailable("bad_reply", status=guard.status)
        return data

    def write(self, buffer: bytes, *_limits: Any, **_limit: Any) -> None:
        """Send all bytes."""
        guard = current_guard()
        rest = memoryview(buffer)
        try:
            while rest:
                rest = rest[self._patiently(guard, self._socket.send, rest) :]
        except OSError as error:
            raise httpcore.WriteError(str(error)) from error

    def close(self) -> None:
        """Close the connection; the server sees it at once."""
        self._socket.close()

    def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        *_limits: Any,
        **_limit: Any,
    ) -> httpcore.NetworkStream:
        """Return the connection with TLS on it."""
        guard = current_guard()
        ssl_context.sslsocket_class = _SecureSocket
        try:
            secure = ssl_context.wrap_socket(
                self._socket, server_hostname=server_hostname, do_handshake_on_connect=False
            )
        except (OSError, ValueError) as error:
            self.close()
            raise httpcore.ConnectError(str(error)) from error
        stream = GuardedStream(secure)
        try:
            stream._patiently(guard, secure.do_handshake)
        except OSError as error:
            guard.certificate_refused = isinstance(error, ssl.SSLCertVerificationError)
            stream.close()
            raise httpcore.ConnectError(str(error)) from error
        except BaseException:
            stream.close()
            raise
        return stream

    def get_extra_info(self, info: str) -> Any:
        """Answer the three questions that httpcore asks of a connection."""
        if info == "ssl_object":
            return self._socket if isinstance(self._socket, ssl.SSLSocket) else None
        if info == "is_readable":
            return _readable(self._socket)
        return self._socket if info == "socket" else None

    def _patiently(self, guard: Guard, operation: Callable[..., Result], *arguments: Any) -> Result:
        while True:
            limit = guard.next_wait()
            if limit != self._limit:  # nearly always it is the grain, and setting it asks the system
                self._socket.settimeout(limit)
                self._limit = limit
            started = time.monotonic()
            try:
                return operation(*arguments)
            except TimeoutError:
                PUNCTUALITY.note(time.monotonic() - started - limit)


def _connect(target: Target, guard: Guard, end: float) -> socket.socket:
    family, address = target
    sock = _Socket(family, socket.SOCK_STREAM)
    try:
        sock.setblocking(False)
        code = sock.connect_ex(address)
        if code in _IN_PROGRESS:
            _wait_until_connected(sock, guard, end)
            code = sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
        _refuse(code or _talks_to_itself(sock))
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    except BaseException:
        sock.close()
        raise
    return sock


def _refuse(code: int) -> None:
    if code:
        raise OSError(code, os.strerror(code))


def _talks_to_itself(sock: socket.socket) -> int:
    """An error code when nothing listens and the system chose the very port as the socket's own, else 0."""
    return errno.ECONNREFUSED if sock.getsockname() == sock.getpeername() else 0


def _wait_until_connected(sock: socket.socket, guard: Guard, end: float) -> None:
    with _Selector() as selector:
        selector.register(sock, selectors.EVENT_WRITE)
        while not selector.select(min(guard.next_wait(), max(0.0, end - time.monotonic()))):
            if time.monotonic() >= end:
                raise TimeoutError(errno.ETIMEDOUT, "no connection within the limit")


def _readable(sock: socket.socket) -> bool:
    """Tell whether an idle connection has something to read: then the other side has closed it."""
    try:
        if _poll is None:
            return bool(select.select([sock], [], [], 0)[0])
        poll = _poll()
        poll.register(sock, select.POLLIN)
        return bool(poll.poll(0))
    except (OSError, ValueError):  # closed already
        return True
