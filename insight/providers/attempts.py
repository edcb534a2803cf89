"""What every adapter does around one attempt: put it under its guard, and write the one line about it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from insight.errors import InsightError, ModelRequestFailed, ModelUnavailable
from insight.provider_reliability import spent
from insight.providers.guard import Guard

log = logging.getLogger(__name__)


def guarded_attempt(guard: Guard, call: Callable[[], str], *, provider: str, model: str) -> str:
    """Return the text that `call` gets under the guard; log how it went, never what was said."""
    started = time.monotonic()
    outcome: BaseException | None = None
    try:
        with guard.active():
            return call()
    except BaseException as error:
        outcome = error
        if isinstance(error, ModelUnavailable | ModelRequestFailed):
            error.elapsed = time.monotonic() - started
        if isinstance(error, ModelUnavailable) and not guard.leaves_room:
            error.retryable = False  # a policy that does not know the deadline would pause beyond it
        raise
    finally:
        taken = spent()
        taken.received += guard.received
        known = outcome if isinstance(outcome, InsightError) else None
        details = {
            "provider": provider,
            "model": model,
            "outcome": "answer" if outcome is None else type(outcome).__name__,
            "reason": getattr(known, "reason", None),
            "status": guard.status,
            "retry_after": getattr(known, "retry_after", None),
            "wait": round(taken.pause, 3),
            "elapsed": round(time.monotonic() - started, 3),
            "remaining": round(guard.remaining, 3),
            "bytes": guard.received,
        }
        log.info("provider attempt %s", details, extra={"event": "provider_attempt", **details})
