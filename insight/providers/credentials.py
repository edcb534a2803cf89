"""Keys and certificates: checked where they are read, so that a bad one is named and never shown."""

from __future__ import annotations

import os
import ssl
from collections.abc import Mapping

import httpx
from pydantic import SecretStr

from insight.errors import ModelRequestFailed


def usable_key(key: SecretStr | None, *, subject: str) -> SecretStr | None:
    """Return the key without blanks around it, or `None` when it is empty.

    Raises:
        ModelRequestFailed: it holds what no HTTP header can carry.
    """
    text = "" if key is None else key.get_secret_value().strip(" \t")
    if not all("!" <= character <= "~" for character in text):
        raise ModelRequestFailed("configuration", subject=subject, attempts=0)
    return SecretStr(text) if text else None


def ssl_context(*, needed: bool, environment: Mapping[str, str] = os.environ) -> ssl.SSLContext | None:
    """Return what TLS connections are checked with, `None` when none will be made.

    Raises:
        ModelRequestFailed: SSL_CERT_FILE, SSL_CERT_DIR or SSLKEYLOGFILE cannot be used; client libraries end on it.
    """
    named = next((name for name in ("SSL_CERT_FILE", "SSL_CERT_DIR") if environment.get(name)), None)
    if named is not None and not os.access(environment[named], os.R_OK):
        raise ModelRequestFailed("configuration", subject=named, attempts=0)
    if not needed:
        return None
    try:
        return httpx.create_ssl_context()
    except OSError as error:
        of_keys = error.filename is not None and error.filename == environment.get("SSLKEYLOGFILE")
        subject = "SSLKEYLOGFILE" if of_keys else named
        raise ModelRequestFailed("configuration", subject=subject, attempts=0) from error
