"""From a host's name to its addresses, without letting a slow resolver hold anybody up."""

from __future__ import annotations

import ipaddress
import socket
from threading import Event, Lock, Thread

from insight.providers.guard import Guard

Target = tuple[socket.AddressFamily, tuple[str, int]]
"""Family and address, as `socket.connect` takes them."""


def resolve(host: str, port: int, guard: Guard) -> list[Target]:
    """Return where to connect, in the order to try.

    Raises:
        OSError: the name does not resolve.
        ModelUnavailable: cancelled, or the time is over.
    """
    if host == "localhost":
        # Loopback by definition: no resolver is asked.
        return [(socket.AF_INET, ("127.0.0.1", port)), (socket.AF_INET6, ("::1", port))]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return [(family, (name, port)) for family, name in _look_up(host, guard)]
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


def _look_up(host: str, guard: Guard) -> list[tuple[socket.AddressFamily, str]]:
    # The resolver of the operating system cannot be interrupted, so it is left behind in a thread of its own.
    with _lock:
        lookup = _running.get(host)
        if lookup is None:
            lookup = _running[host] = _Lookup(host)
            lookup.start()
    while not lookup.answered.wait(guard.next_wait()):
        pass
    if lookup.error is not None or not lookup.addresses:
        raise socket.gaierror(f"{host} does not resolve") from lookup.error
    return lookup.addresses
