"""What the replies of OpenAI-compatible servers mean: the finished answer, or one of our errors.

vLLM, the llama.cpp server, LM Studio and the hosted services agree on the shape of a success and on statuses, and
differ in their error texts; the few that matter are matched here and nowhere else.
"""

from __future__ import annotations

import re
from typing import Any, Final

from insight.errors import InvalidOfferInsight, ModelRequestFailed, ModelUnavailable
from insight.providers.replies import error_text, finished_text, json_object
from insight.providers.served import plausible_names
from insight.providers.transport import Reply
from insight.service_errors import error_for_status

_TOO_LONG: Final = re.compile(r"context (length|size|window)|exceed_context_size|context_length_exceeded")
_NO_MODEL: Final = re.compile(r"\bmodel\b.*(not found|does not exist|not exist)|model_not_found")
_NO_MEMORY: Final = re.compile(r"out[- ]of[- ]memory|insufficient memory")


def judge_completion(reply: Reply, *, surely_sent: int) -> str:
    """Return the text of the one finished choice, or raise what the reply means.

    Args:
        reply: of the server.
        surely_sent: a number of tokens that the prompt had at the very least.
    """
    if reply.status != 200:
        raise meaning_of_error(reply)
    completion = json_object(reply)
    choice = _first_choice(completion, reply)
    message = choice.get("message")
    reason = choice.get("finish_reason")
    if not isinstance(message, dict) or not isinstance(reason, str | None):
        raise ModelUnavailable("bad_reply", status=reply.status)
    if message.get("refusal"):
        raise InvalidOfferInsight("unfinished")
    text = finished_text(message.get("content"), reply)
    if reason != "stop":
        raise InvalidOfferInsight("unfinished")
    if 0 < _prompt_tokens(completion) < surely_sent:
        # Some servers cut a prompt that is too long, without a word.
        raise ModelRequestFailed("prompt_too_long", subject="INSIGHT_MODEL_CONTEXT_TOKENS", status=reply.status)
    return text


def meaning_of_error(reply: Reply) -> ModelUnavailable | ModelRequestFailed:
    """Return the error that a reply without success means."""
    plain = error_for_status(reply.status, reply.retry_after)
    text = error_text(reply)
    if reply.status == 500 and _NO_MEMORY.search(text):
        return ModelRequestFailed("model_broken", status=500)
    if not isinstance(plain, ModelRequestFailed) or reply.status in {401, 403} or reply.status < 400:
        return plain
    if _TOO_LONG.search(text):
        return ModelRequestFailed("prompt_too_long", status=reply.status)
    if _NO_MODEL.search(text):
        return ModelRequestFailed("model_missing", status=reply.status)
    if reply.status in {404, 405}:
        return ModelRequestFailed("not_a_model_server", status=reply.status)
    return plain


def model_names(listing: dict[str, Any], reply: Reply) -> tuple[str, ...]:
    """Return the ids of a model list; text from outside."""
    entries = listing.get("data")
    if not isinstance(entries, list | None):
        raise ModelUnavailable("bad_reply", status=reply.status)
    ids = (entry.get("id") for entry in entries or () if isinstance(entry, dict))
    return plausible_names(tuple(ids))


def _prompt_tokens(completion: dict[str, Any]) -> int:
    """As the server counted them; 0 where it does not."""
    usage = completion.get("usage")
    counted = usage.get("prompt_tokens") if isinstance(usage, dict) else None
    return counted if type(counted) is int else 0


def _first_choice(completion: dict[str, Any], reply: Reply) -> dict[str, Any]:
    choices = completion.get("choices")
    if isinstance(choices, list) and choices and isinstance(choices[0], dict) and not completion.get("error"):
        return choices[0]
    raise ModelUnavailable("bad_reply", status=reply.status)
