"""What a running explanation is doing, in the words of the page."""

from __future__ import annotations

from typing import assert_never

from insight.explanation import Progress
from insight.panels import spoken_seconds


def doing(progress: Progress, model: str) -> str:
    """One line that says what is waited for; the model's name is text from outside."""
    match progress.phase:
        case "waiting":
            return _line(progress.ahead)
        case "loading":
            return f"Loading {model or 'the model'}…"
        case "asking":
            return f"Asking {model or 'the model'}, attempt {max(progress.attempt, 1)} of {progress.of}…"
        case "between_attempts":
            again = f"Trying again in {spoken_seconds(progress.wait)}…"
            return f"Attempt {progress.attempt} of {progress.of} got no usable answer. {again}"
        case "checking":
            return "Checking every number against the data…"
        case _:
            assert_never(progress.phase)


def spent(progress: Progress) -> str:
    """Seconds gone and the most that it can take: "3 s of at most 150 s"."""
    return f"{progress.elapsed:.0f} s of at most {progress.limit:.0f} s"


def share(progress: Progress) -> float:
    """How much of the time is gone, 0 to 1."""
    return min(max(progress.elapsed / progress.limit, 0.0), 1.0)


def _line(ahead: int) -> str:
    if ahead <= 1:
        return "Waiting for another explanation to finish…"
    return f"Waiting for {ahead} other explanations to finish…"
