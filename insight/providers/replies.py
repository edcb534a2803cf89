"""What the replies of all model servers have in common: how they are read, and what spoils them."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

from insight.errors import InvalidOfferInsight, ModelUnavailable
from insight.providers.transport import Reply

DEEPEST: Final = 64
"""Levels of nesting; the parser gives up at Python's own limit, where even cleaning up may fail."""
_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"|[][{}]', re.DOTALL)


def json_object(reply: Reply) -> dict[str, Any]:
    """Return the JSON object that a 200 reply consists of.

    Raises:
        ModelUnavailable: it is anything else: a web page, cut or garbled JSON, a list, a number beyond all bounds.
    """
    try:
        text = _not_too_deep(reply.body.decode("utf-8-sig"))
        found = json.loads(text, parse_constant=_refuse_constant, parse_float=_finite)
    except ValueError as error:
        raise ModelUnavailable("bad_reply", status=reply.status, web_page=reply.is_web_page) from error
    if not isinstance(found, dict):
        raise ModelUnavailable("bad_reply", status=reply.status)
    return found


def error_text(reply: Reply) -> str:
    """Return what an error reply says, as far as it can be read; for matching known texts, never for a person."""
    text = reply.body.decode("utf-8", "replace")
    try:
        found = json.loads(_not_too_deep(text))
    except ValueError:
        return text
    if isinstance(found, dict):
        found = found.get("error", found)
    if isinstance(found, dict):
        found = found.get("message", found)
    return found if isinstance(found, str) else text


def finished_text(content: object, reply: Reply) -> str:
    """Return the text of a finished answer.

    Raises:
        InvalidOfferInsight: there is none, or it holds what no text can hold.
        ModelUnavailable: it is no text at all.
    """
    if content is None:
        raise InvalidOfferInsight("empty")
    if not isinstance(content, str):
        raise ModelUnavailable("bad_reply", status=reply.status)
    if not content.strip():
        raise InvalidOfferInsight("empty")
    try:
        content.encode("utf-8")
    except UnicodeEncodeError as error:  # half of a character: it could be neither stored nor shown
        raise InvalidOfferInsight("text_form") from error
    return content


def _not_too_deep(text: str) -> str:
    if text.count("{") + text.count("[") > DEEPEST:
        depth = 0
        for found in _STRING_OR_BRACKET.finditer(text):
            depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
            if depth > DEEPEST:
                raise ValueError("nested too deeply")
    return text


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _finite(text: str) -> float:
    number = float(text)
    if number in {float("inf"), float("-inf")}:
        raise ValueError("a number beyond all bounds")
    return number
