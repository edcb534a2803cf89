"""Environment variables that break the ollama client's import, each in a fresh interpreter: an answer or a name."""

import os
import subprocess
import sys

import pytest

from tests.providers.fault_server import FaultServer, chat, says

PROGRAM = """
import sys
from insight.errors import ModelRequestFailed
from insight.provider_reliability import Deadline
from insight.providers.ollama import OllamaProvider
from insight.settings import Settings
provider = OllamaProvider(Settings(_env_file=None, model="small", base_url=sys.argv[1] or None))
try:
    print("answer", provider.complete([{"role": "user", "content": "x"}], {}, deadline=Deadline.after(20)))
except ModelRequestFailed as error:
    print(error.reason, error.subject)
"""
VARIABLES = ("OLLAMA_", "SSL_", "INSIGHT_", "ALL_", "HTTP_", "HTTPS_", "NO_", "all_", "http_", "https_", "no_")


def answer_of(url, environment):
    """What a fresh process says when it asks with this environment."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(VARIABLES)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, url],
        env=plain | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize(
    "environment",
    [
        {"OLLAMA_HOST": "127.0.0.1:99999", "OLLAMA_API_KEY": "a-key", "NO_PROXY": "[::"},
        {"SSLKEYLOGFILE": "/nowhere/keys", "ALL_PROXY": "gopher://proxy.example", "INSIGHT_API_KEY": ""},
        {
            "ALL_PROXY": "socks5h://proxy.example:1080",
            "HTTP_PROXY": "gopher://proxy.example",
            "https_proxy": "http://127.0.0.1:1",
        },
    ],
    ids=["an address not used", "a file for keys", "proxies"],
)
def test_what_is_not_needed_does_not_matter(environment):
    """A proxy of the environment, dead or odd, never gets what is meant for loopback."""
    with FaultServer([says(chat("hello"))]) as server:
        assert answer_of(server.url, environment) == "answer hello"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("OLLAMA_HOST", ":abc"),
        ("OLLAMA_HOST", "127.0.0.1:99999"),
        ("OLLAMA_HOST", "unix:///var/run/ollama"),
        ("OLLAMA_HOST", "http://[::1"),
        ("OLLAMA_API_KEY", "schlüssel"),
        ("OLLAMA_API_KEY", "key\n"),
        ("SSL_CERT_FILE", "/nowhere/certificates.pem"),
    ],
)
def test_a_variable_that_cannot_be_used_is_named(name, value):
    """It neither ends the import nor appears in a traceback."""
    with FaultServer([says(chat())]) as server:
        url = "" if name == "OLLAMA_HOST" else server.url
        assert answer_of(url, {name: value}) == f"configuration {name}"


def test_a_file_for_keys_that_cannot_be_written_is_named_where_keys_are_used():
    assert answer_of("https://127.0.0.1:1", {"SSLKEYLOGFILE": "/nowhere/keys"}) == "configuration SSLKEYLOGFILE"


def test_a_wildcard_address_of_the_server_is_loopback_for_us():
    with FaultServer([says(chat("hello"))]) as server:
        assert answer_of("", {"OLLAMA_HOST": f"0.0.0.0:{server.port}"}) == "answer hello"
