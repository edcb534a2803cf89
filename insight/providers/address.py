"""Where a model server is: parsed and checked before anything connects to it."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import httpx

from insight.errors import ModelRequestFailed

DEFAULT_PORTS: Final = {"http": 80, "https": 443}


@dataclass(frozen=True, slots=True)
class Address:
    """Scheme, host, port and path of a model server; never a user, password or query."""

    scheme: str
    host: str
    port: int
    path: str = ""

    @property
    def url(self) -> str:
        """The address as a base URL, without a slash at its end."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}:{self.port}{self.path}"

    @property
    def is_local(self) -> bool:
        """Whether what is sent there stays on this machine."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost" or self.host.endswith(".localhost")


def parse_address(text: str, *, subject: str, default_port: int | None = None) -> Address:
    """Read an address as people write it: with or without scheme, port and path.

    A wildcard that servers listen on (0.0.0.0, [::], or no host at all) becomes loopback. User, password, query and
    fragment are dropped.

    Args:
        text: what the setting or variable holds.
        subject: its name, for the error.
        default_port: where neither scheme nor port is written.

    Raises:
        ModelRequestFailed: nothing can be connected to by that address.
    """
    try:
        address = _parse(text.strip(), default_port)
        httpx.URL(address.url)
    except (ValueError, httpx.InvalidURL) as error:
        raise ModelRequestFailed("configuration", subject=subject, attempts=0) from error
    return address


def _parse(text: str, default_port: int | None) -> Address:
    scheme, separator, rest = text.partition("://")
    if not separator:
        scheme, rest = "http", _bracketed(text)
    elif scheme.lower() in DEFAULT_PORTS:
        default_port = DEFAULT_PORTS[scheme.lower()]
    scheme = scheme.lower()
    if scheme not in DEFAULT_PORTS or re.search(r"[\x00-\x20\x7f\\]", rest):
        raise ValueError("not an address of a web server")
    parts = urlsplit(f"{scheme}://{rest}")
    port = parts.port if parts.port is not None else default_port or DEFAULT_PORTS[scheme]
    if port == 0 or parts.netloc.endswith(":") or (parts.netloc == "" and parts.path != ""):
        raise ValueError("no host or no port")
    return Address(scheme, _reachable(parts.hostname or ""), port, parts.path.rstrip("/"))


def _bracketed(text: str) -> str:
    """An IPv6 address by itself, as it has to be written before a port."""
    try:
        return f"[{text}]" if ipaddress.ip_address(text).version == 6 else text
    except ValueError:
        return text


def _reachable(host: str) -> str:
    """The loopback address for a host that only a server can mean."""
    if host in {"", "*", "0"}:
        return "127.0.0.1"
    try:
        return "127.0.0.1" if ipaddress.ip_address(host).is_unspecified else host
    except ValueError:
        return host
