import logging

import pytest

from insight.discreet_log import MASK, Discreet, without_secrets


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("postgresql://analyst1:s3cret@db.example:5432/mart", "s3cret"),
        ("GET https://token@models.example/v1", "token@"),
        ("Authorization: Bearer abc.def", "abc.def"),
        ("?api_key=s3cret&x=1", "s3cret"),
        ("host=db password=s3cret", "s3cret"),
        ("Incorrect API key: sk-abcdefgh1234", "abcdefgh1234"),
    ],
)
def test_passwords_and_keys_are_masked(text, secret):
    assert secret not in without_secrets(text)
    assert MASK in without_secrets(text)


@pytest.mark.parametrize("text", ["http://localhost:8501/?metric=Orders", "a@b.example", "3 of 5 rows: 12:30", ""])
def test_what_is_no_secret_stays(text):
    assert without_secrets(text) == text


def test_a_trace_is_logged_whole_but_for_the_secret(caplog):
    """After https://github.com/streamlit/streamlit/issues/4519: the failing line stood next to a password."""
    log = logging.getLogger("test.discreet")
    log.addFilter(Discreet())
    try:
        broken()
    except RuntimeError:
        log.exception("page failed, reference %s", "7f3a")
    assert "s3cret" not in caplog.text
    assert "test_discreet_log.py" in caplog.text
    assert f"RuntimeError: cannot reach postgresql://{MASK}@db.example/mart" in caplog.text
    assert "reference 7f3a" in caplog.text


def broken():
    raise RuntimeError("cannot reach postgresql://analyst1:s3cret@db.example/mart")
