"""Reading JSON that a server may have made to be unreadable."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.errors import ModelUnavailable
from insight.providers.replies import DEEPEST, error_text, json_object
from insight.providers.transport import Reply


def reply(body, status=200):
    return Reply(status, {}, body if isinstance(body, bytes) else json.dumps(body).encode())


def nested(depth):
    return b'{"a": ' * (depth - 1) + b"{}" + b"}" * (depth - 1)


def test_nesting_is_read_to_a_depth_and_no_further():
    assert json_object(reply(nested(DEEPEST)))
    with pytest.raises(ModelUnavailable):
        json_object(reply(nested(DEEPEST + 1)))


def test_brackets_in_a_text_and_side_by_side_are_no_nesting():
    body = {"text": '[{"\\' * 500, "list": [{} for _ in range(500)]}
    assert json_object(reply(body)) == body


@given(
    st.recursive(
        st.none() | st.text() | st.integers(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
    )
)
def test_every_plain_object_is_read_as_json_reads_it(value):
    assert json_object(reply({"value": value})) == {"value": value}


@given(st.binary() | st.text().map(str.encode) | st.integers(1, 5000).map(lambda depth: b"[" * depth))
def test_any_error_body_has_a_text(body):
    assert isinstance(error_text(reply(body, 500)), str)


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ({"error": "busy"}, "busy"),
        ({"error": {"message": "busy"}}, "busy"),
        (b"plain", "plain"),
        ({"error": 1}, '{"error": 1}'),
    ],
)
def test_the_text_of_an_error_is_found_where_servers_put_it(body, text):
    assert error_text(reply(body, 500)) == text
