"""The resilience policy at work, without an outage: `python -m insight.retry_demo`.

The failures are scripted; the policy that meets them is the one that stands around every model call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx

from insight.errors import ModelRequestFailed, ModelUnavailable
from insight.provider_reliability import call_with_retries

_REQUEST = httpx.Request("POST", "http://localhost/api/chat")


def status(code: int) -> httpx.HTTPStatusError:
    """The error of a reply with this status."""
    return httpx.HTTPStatusError("scripted", request=_REQUEST, response=httpx.Response(code, request=_REQUEST))


def timeout() -> httpx.ReadTimeout:
    """The error of a reply that did not come in time."""
    return httpx.ReadTimeout("scripted", request=_REQUEST)


class Script:
    """A provider call that meets these events one after the other: an error is raised, a text is the answer."""

    def __init__(self, *events: Exception | str) -> None:
        self.calls = 0
        self._events = iter(events)

    def __call__(self) -> str:
        """Let the next event happen."""
        self.calls += 1
        event = next(self._events)
        if isinstance(event, Exception):
            raise event
        return event


def lines(sleep: Callable[[float], object] | None = None) -> Iterator[str]:
    """Three sentences, each about what the policy did; `sleep` lets the waits between calls pass."""
    recovering = Script(timeout(), status(503), "answer")
    call_with_retries(recovering, sleep=sleep)
    yield f"Timeout, then 503, then an answer: recovered after {recovering.calls} attempts."
    refused = Script(status(400), "never asked for")
    try:
        call_with_retries(refused, sleep=sleep)
    except ModelRequestFailed as error:
        how = "without retrying" if refused.calls == 1 else f"after {refused.calls} attempts"
        yield f"Bad request ({error.status}): stopped {how}."
    lost = Script(*(timeout() for _ in range(9)))
    try:
        call_with_retries(lost, sleep=sleep)
    except ModelUnavailable as error:
        yield f"Timeout that persists: stopped at the attempt limit of {lost.calls} ({error})"


if __name__ == "__main__":
    for line in lines():
        print(line)  # noqa: T201 - a command's output
