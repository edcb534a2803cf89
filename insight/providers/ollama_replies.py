"""What an Ollama server's replies mean: the finished answer, or one of our errors.

Known texts are matched here and nowhere else. Of what a server wrote only numbers in a strict pattern go on.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from insight.errors import InvalidOfferInsight, ModelRequestFailed, ModelUnavailable, RequestReason
from insight.providers.replies import error_text, finished_text, json_object
from insight.providers.transport import Reply
from insight.service_errors import error_for_status

_MEMORY: Final = re.compile(
    r"requires more system memory \((\d{1,5}(?:\.\d)? [KMGT]i?B)\) than is available \((\d{1,5}(?:\.\d)? [KMGT]i?B)\)"
)
PERMANENT: Final[tuple[tuple[re.Pattern[str], RequestReason], ...]] = (
    (_MEMORY, "model_broken"),
    (re.compile(r"out[- ]of[- ]memory|more system memory|cudaMalloc failed|insufficient memory"), "model_broken"),
    (re.compile(r"incompatible with your version|unable to load model|invalid file magic"), "model_broken"),
    (re.compile(r"timed out waiting for (llama|ollama)"), "model_broken"),  # minutes were spent already
    (re.compile(r"^template: |token repeat limit"), "model_broken"),
    (re.compile(r"unmarshal object into Go struct field \w+\.format of type string"), "server_too_old"),
    (re.compile(r"invalid (JSON schema in )?format|failed to parse grammar"), "bad_request"),
    (re.compile(r"exceeds the available context size|exceed(s|ed)? context|input length exceeds"), "prompt_too_long"),
)
"""Texts of failures that stay until somebody does something, whatever the status."""
_TRUNCATED_CONTEXTS: Final = tuple(2**power for power in range(11, 18))


def judge_chat(reply: Reply) -> bytes:
    """Return a clean chat reply for the client library, or raise what the reply means."""
    if reply.status != 200:
        raise meaning_of_error(reply)
    answer = json_object(reply)
    message = answer.get("message")
    if not isinstance(message, dict) or not isinstance(message.get("role"), str):
        raise ModelUnavailable("bad_reply", status=reply.status)
    if answer.get("error") or not _well_formed_tool_calls(message.get("tool_calls")):
        raise ModelUnavailable("bad_reply", status=reply.status)
    text = finished_text(message.get("content"), reply)
    _require_finished(answer, reply)
    clean = {
        "message": {"role": message["role"], "content": text},
        "done": True,
        "done_reason": "stop",
        "prompt_eval_count": _count(answer, "prompt_eval_count", reply),
        "eval_count": _count(answer, "eval_count", reply),
    }
    return json.dumps(clean).encode()


def meaning_of_error(reply: Reply) -> ModelUnavailable | ModelRequestFailed:
    """Return the error that a reply without success means."""
    plain = error_for_status(reply.status, reply.retry_after)
    if reply.status < 400:
        return plain
    text = error_text(reply)
    if plain.status == 500 or isinstance(plain, ModelRequestFailed):
        for pattern, reason in PERMANENT:
            if found := pattern.search(text):
                return ModelRequestFailed(
                    reason, status=reply.status, figures=found.groups() if pattern is _MEMORY else ()
                )
    if reply.status == 404:
        missing = re.search(r"\bmodel\b.*\bnot found\b", text)
        return ModelRequestFailed("model_missing" if missing else "not_a_model_server", status=404)
    if reply.status == 403 and not text.strip():
        # A server on loopback that is called by another name than its own refuses without a word.
        return ModelRequestFailed("configuration", status=403)
    if reply.status == 405:
        return ModelRequestFailed("not_a_model_server", status=405)
    return plain


def looks_truncated(prompt_tokens: int, surely_sent: int, context_tokens: int) -> bool:
    """Tell whether a server evaluated half a context's worth of a prompt that was longer: it cut the middle out.

    Args:
        prompt_tokens: as the server counted them.
        surely_sent: a number of tokens that the prompt had at the very least.
        context_tokens: the context asked for; the server may have used another one.
    """
    if prompt_tokens >= surely_sent:
        return False
    return any(abs(prompt_tokens - size // 2 - 2) <= 1 for size in (*_TRUNCATED_CONTEXTS, context_tokens))


def _require_finished(answer: dict[str, Any], reply: Reply) -> None:
    done, reason = answer.get("done"), answer.get("done_reason")
    if not isinstance(done, bool | None) or not isinstance(reason, str | None):
        raise ModelUnavailable("bad_reply", status=reply.status)
    if done is not True or reason != "stop":
        raise InvalidOfferInsight("unfinished")


def _count(answer: dict[str, Any], name: str, reply: Reply) -> int | None:
    value = answer.get(name)
    if value is not None and (type(value) is not int or not 0 <= value < 2**53):
        raise ModelUnavailable("bad_reply", status=reply.status)
    return value


def _well_formed_tool_calls(calls: object) -> bool:
    """No tools are offered, so a call of one is only tolerated, and only in the agreed form."""
    if calls is None:
        return True
    return isinstance(calls, list) and all(
        isinstance(call, dict)
        and isinstance(function := call.get("function"), dict)
        and isinstance(function.get("name"), str)
        and isinstance(function.get("arguments"), dict)
        for call in calls
    )
