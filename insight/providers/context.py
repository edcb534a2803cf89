"""How much of a model's context a prompt takes, estimated without the model's own tokenizer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from insight.errors import ModelRequestFailed
from insight.providers import Message

BYTES_PER_TOKEN: Final = 3
"""Fewer than English prose has (about 4.5), because figures, ids and other scripts have fewer."""
MOST_BYTES_PER_TOKEN: Final = 8
"""No tokenizer in use packs whole prompts of prose and figures tighter than this."""
TOKENS_PER_MESSAGE: Final = 8
"""What a chat template puts around one message."""


def tokens_at_least(messages: Sequence[Message]) -> int:
    """Return a number of tokens that the prompt surely has."""
    return _bytes(messages) // MOST_BYTES_PER_TOKEN


def check_fits(messages: Sequence[Message], *, context_tokens: int, answer_tokens: int) -> None:
    """Refuse a prompt that leaves no room for the answer: a server would cut it without a word.

    Raises:
        ModelRequestFailed: question and answer together do not fit.
    """
    prompt_tokens = _bytes(messages) // BYTES_PER_TOKEN + TOKENS_PER_MESSAGE * len(messages)
    if prompt_tokens + answer_tokens > context_tokens:
        raise ModelRequestFailed("prompt_too_long", subject="INSIGHT_MODEL_CONTEXT_TOKENS", attempts=0)


def sendable(messages: Sequence[Message]) -> list[dict[str, str]]:
    """Return the messages with what no request can hold, halves of characters, replaced."""
    return [
        {name: value.encode("utf-8", "replace").decode("utf-8") for name, value in message.items()}
        for message in messages
    ]


def _bytes(messages: Sequence[Message]) -> int:
    return sum(len(message["content"].encode("utf-8", "replace")) for message in messages)
