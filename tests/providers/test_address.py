"""Addresses as people write them, and what cannot be one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.errors import ModelRequestFailed
from insight.providers.address import parse_address


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("", "http://127.0.0.1:11434"),
        ("0.0.0.0", "http://127.0.0.1:11434"),
        ("0.0.0.0:8000", "http://127.0.0.1:8000"),
        ("http://0.0.0.0:11434", "http://127.0.0.1:11434"),
        ("[::]:11434", "http://127.0.0.1:11434"),
        ("::", "http://127.0.0.1:11434"),
        (":8000", "http://127.0.0.1:8000"),
        ("localhost", "http://localhost:11434"),
        ("gpu-box", "http://gpu-box:11434"),
        ("gpu-box:8000/", "http://gpu-box:8000"),
        ("127.0.0.1:8080/ollama", "http://127.0.0.1:8080/ollama"),
        ("http://gpu-box", "http://gpu-box:80"),
        ("https://ollama.example/", "https://ollama.example:443"),
        ("HTTPS://Ollama.Example", "https://ollama.example:443"),
        ("::1", "http://[::1]:11434"),
        ("[::1]:8000", "http://[::1]:8000"),
        (" gpu-box\n", "http://gpu-box:11434"),
        ("http://anna:secret@gpu-box:1/v1?key=secret#x", "http://gpu-box:1/v1"),
    ],
)
def test_an_address_is_read_as_it_is_meant(text, url):
    """Listen addresses become loopback; user, password and query are dropped."""
    assert parse_address(text, subject="OLLAMA_HOST", default_port=11434).url == url


@pytest.mark.parametrize(
    "text",
    [
        "127.0.0.1:99999",
        ":abc",
        "http://[::1",
        "[::1",
        "[x]",
        "a:b:c",
        "gpu box",
        "gpu-box:0",
        "http:/gpu-box",
        "http:///path",
        "http://gpu\x00box",
        "http://gpu\\box",
        "unix:/var/run/x",
        "ftp://gpu-box",
        "file:///etc/passwd",
    ],
)
def test_what_is_no_address_names_the_variable(text):
    with pytest.raises(ModelRequestFailed) as caught:
        parse_address(text, subject="OLLAMA_HOST", default_port=11434)
    assert (caught.value.reason, caught.value.subject) == ("configuration", "OLLAMA_HOST")
    assert text not in str(caught.value)


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("127.0.0.1", True), ("127.9.9.9", True), ("[::1]", True), ("localhost", True), ("x.localhost", True),
        ("10.0.0.1", False), ("[::2]", False), ("localhost.example", False), ("host.docker.internal", False),
    ],
)  # fmt: skip
def test_only_loopback_is_local(host, local):
    assert parse_address(f"http://{host}:1", subject="x").is_local is local


@given(st.text(max_size=40) | st.from_regex(r"(https?://)?[a-z0-9.:@/\[\]%?#-]{0,30}", fullmatch=True))
def test_no_text_breaks_the_reading(text):
    try:
        address = parse_address(text, subject="OLLAMA_HOST", default_port=11434)
    except ModelRequestFailed:
        return
    assert address.scheme in {"http", "https"}
    assert 0 < address.port < 65536
    assert "@" not in address.url.partition("//")[2].partition("/")[0]
