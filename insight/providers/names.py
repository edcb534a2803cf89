"""From a host's name to its addresses, without letting a slow resolver hold anybody up."""

from __future__ import annotations

import errno
import ipaddress
import socket
import time
from threading import Event, Lock, Thread

from insight.providers.guard import Guard

Target = tuple[socket.AddressFamily, tuple[str, int]]
"""Family and address, as `socket.connect` takes them."""


def resolve(host: str, port: int, guard: Guard, *, end: float) -> list[Target]:
    """Return where to connect, in the order to try.

    Args:
        host: a name or an address.
        port: passed through.
        guard: of the attempt.
        end: when connecting has to be done, on the monotonic clock.

    Raises:
        OSError: the name does not resolve, or not in time.
        ModelUnavailable: cancelled, or the time is over.
    """
    if host == "localhost":
        # Loopback by definition: no resolver is asked.
        return [(socket.AF_INET, ("127.0.0.1", port)), (socket.AF_INET6, ("::1", port))]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return [(family, (name, port)) for family, name in _look_up(host, guard, end)]
    return [(socket.AF_INET if address.version == 4 else socket.AF_INET6, (host, port))]


class _Lookup(Thread):
    """One question to the resolver, shared by all who ask for the same name meanwhile."""

    def __init__(self, host: str) -> None:
        super().__init__(name=f"look up {host}", daemon=True)
        self.host = host
        self.answered = Event()
        self.addresses: list[tuple[socket.AddressFamily, str]] = []
        self.error: Exception | None = None

    def run(self) -> None:
        try:
            found = socket.getaddrinfo(self.host, None, type=socket.SOCK_STREAM)
            self.addresses = [(family, str(address[0])) for family, *_, address in found]
        except (OSError, UnicodeError) as error:  # a name that cannot be a name is a UnicodeError
            self.error = error
        finally:
            with _lock:
                _running.pop(self.host, None)
            self.answered.set()


_lock = Lock()
_running: dict[str, _Lookup] = {}


def _look_up(host: str, guard: Guard, end: float) -> list[tuple[socket.AddressFamily, str]]:
    # The resolver of the operating system cannot be interrupted, so it is left behind in a thread of its own.
    with _lock:
        lookup = _running.get(host)
        if lookup is None:
            lookup = _Lookup(host)
            try:
                lookup.start()
            except RuntimeError as error:  # the system gives out no more threads
                raise OSError(errno.EAGAIN, "no thread to look up a name in") from error
            _running[host] = lookup
    while not lookup.answered.wait(min(guard.next_wait(), max(0.0, end - time.monotonic()))):
        if time.monotonic() >= end:
            raise TimeoutError(errno.ETIMEDOUT, f"{host} was not found within the limit")
    if lookup.error is not None or not lookup.addresses:
        raise socket.gaierror(f"{host} does not resolve") from lookup.error
    return lookup.addresses
