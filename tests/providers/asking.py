"""Asking a provider in tests, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event
from typing import Any

from insight.errors import InvalidOfferInsight, ModelRequestFailed, ModelUnavailable
from insight.provider_reliability import Deadline, call_with_retries
from insight.settings import Settings

MESSAGES = [{"role": "user", "content": "Why did it move?"}]
SCHEMA = {"type": "object"}
SOON = 3.0
"""Seconds within which a bounded wait is over on the busiest machine; an unbounded one would take a minute."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How one question ended."""

    outcome: str
    reason: str
    seconds: float
    error: Any = None
    answer: str = ""


def settings_for(url: str | None, **more: Any) -> Settings:
    """Settings that read no file."""
    return Settings(_env_file=None, **({"base_url": url, "model": "small"} | more))


def ending(call: Callable[[], str]) -> Ended:
    """Return how the call ends; anything but an answer or one of the three errors passes through."""
    started = time.monotonic()
    try:
        answer = call()
    except ModelUnavailable as error:
        return Ended("unavailable", error.reason, time.monotonic() - started, error)
    except ModelRequestFailed as error:
        return Ended("attention", error.reason, time.monotonic() - started, error)
    except InvalidOfferInsight as error:
        return Ended("withheld", error.reason, time.monotonic() - started, error)
    return Ended("answer", "", time.monotonic() - started, answer=answer)


def ask_once(provider: Any, *, seconds: float = 5.0, messages: Any = MESSAGES, cancelled: Event | None = None) -> Ended:
    """One attempt, without the policy."""
    deadline = Deadline.after(seconds)
    return ending(lambda: provider.complete(messages, SCHEMA, deadline=deadline, cancelled=cancelled))


def ask(provider: Any, *, seconds: float = 10.0, **more: Any) -> Ended:
    """Under the policy, with pauses that take no time."""
    deadline = Deadline.after(seconds)
    options = {"sleep": lambda _: None} | more
    return ending(
        lambda: call_with_retries(
            lambda: provider.complete(MESSAGES, SCHEMA, deadline=deadline), deadline=deadline, **options
        )
    )
