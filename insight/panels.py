"""What stands in place of an insight: one of three panels that say what happened, what is unaffected and what to do.

Every sentence here is ours. A name from a setting travels in a field of its own, to be drawn as plain text, and nothing
that a server or a model said is ever part of a panel.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal

from insight.errors import (
    InsightError,
    InvalidOfferInsight,
    ModelRequestFailed,
    ModelUnavailable,
    RequestReason,
    UnavailableReason,
)

PanelKind = Literal["withheld", "unavailable", "needs_attention"]

TITLES: Final[dict[PanelKind, str]] = {
    "withheld": "Insight withheld",
    "unavailable": "Insight unavailable right now",
    "needs_attention": "Insight unavailable: the model request needs attention",
}
UNAFFECTED: Final = "The chart and figures on this page are not affected."
AGAIN: Final = "Asking again may give another answer."
LATER: Final = "Please try again later."

UNAVAILABLE_REMEDIES: Final[dict[UnavailableReason, str]] = {
    "unreachable": f"{LATER} If it stays like this, whoever runs this page can check that the model server is running.",
    "timeout": f"{LATER} If it stays like this, whoever runs this page can allow more time or choose a smaller model.",
    "server_error": LATER,
    "rate_limited": LATER,
    "busy": f"{LATER} Others are being answered first.",
    "bad_reply": f"{LATER} If it stays like this, whoever runs this page can look for a proxy in front of the server.",
    "cancelled": LATER,
}
REQUEST_REMEDIES: Final[dict[RequestReason, str]] = {
    "bad_request": "Whoever runs this page can compare the model's name and the server's version with the settings.",
    "credentials": "Whoever runs this page can check INSIGHT_API_KEY and who may use the server.",
    "model_missing": "Whoever runs this page can install the model, or name another in INSIGHT_MODEL.",
    "not_a_model_server": "Whoever runs this page can check INSIGHT_BASE_URL or OLLAMA_HOST.",
    "model_broken": "Whoever runs this page can free memory on the server, or name a smaller model in INSIGHT_MODEL.",
    "server_too_old": "Whoever runs this page can update the model server.",
    "prompt_too_long": "Shorten the note, or let whoever runs this page name a model with a longer context.",
    "configuration": "Whoever runs this page can correct the setting.",
}


@dataclass(frozen=True, slots=True)
class Panel:
    """One of the three panels."""

    kind: PanelKind
    body: str
    """What happened, and that the rest of the page is unaffected."""
    remedy: str
    """What to do, and who can do it."""
    subject: str = ""
    """The model, setting or command to look at; text from outside, to be drawn as it is."""
    trail: str = ""
    """How it was tried: attempts, seconds, time of day, reference to the log."""

    @property
    def title(self) -> str:
        """The fixed first words of this kind of panel."""
        return TITLES[self.kind]


def panel_of(
    error: InsightError,
    *,
    finished: datetime,
    provider: str = "",
    attempts: int = 0,
    elapsed: float = 0.0,
    reference: str = "",
) -> Panel:
    """The panel for what ended an explanation.

    Args:
        error: one of the three outcomes without an insight, or another error of ours, told in its own words.
        finished: when it ended, in the reader's time zone.
        provider: kind of model server, which decides what installs a missing model.
        attempts: calls made, where the error does not know.
        elapsed: seconds spent, likewise.
        reference: under which the server's log tells more.
    """
    body = f"{error} {UNAFFECTED}"
    if isinstance(error, InvalidOfferInsight):
        body = f"{error} Therefore none of it is shown. {UNAFFECTED}"
        return Panel("withheld", body, AGAIN, trail=_trail(attempts or 1, elapsed, finished, reference))
    if isinstance(error, ModelRequestFailed):
        trail = _trail(error.attempts or attempts, error.elapsed or elapsed, finished, reference)
        return Panel("needs_attention", body, REQUEST_REMEDIES[error.reason], _subject(error, provider), trail)
    if isinstance(error, ModelUnavailable):
        trail = _trail(error.attempts or attempts, error.elapsed or elapsed, finished, reference)
        return Panel("unavailable", body, _unavailable_remedy(error), trail=trail)
    return Panel("unavailable", body, LATER, trail=_trail(attempts, elapsed, finished, reference))


def failed_panel(*, finished: datetime, reference: str = "") -> Panel:
    """The panel for an error in this program: it says so, and where the log tells more."""
    body = f"This page made a mistake while it worked on the explanation. {UNAFFECTED}"
    remedy = f"{LATER} Whoever runs this page finds the cause in the server's log."
    return Panel("unavailable", body, remedy, trail=_trail(0, 0.0, finished, reference))


def spoken_seconds(seconds: float) -> str:
    """A span of time at the precision a person waits with: "8 s", "about 2 min", "about 3 h"."""
    if seconds < 100:
        return f"{max(1, round(seconds))} s"
    if seconds < 5400:
        return f"about {round(seconds / 60)} min"
    return f"about {round(seconds / 3600)} h"


def _unavailable_remedy(error: ModelUnavailable) -> str:
    if error.retry_after is not None and error.retry_after > 0:
        return f"Please try again in about {spoken_seconds(error.retry_after).removeprefix('about ')}."
    return UNAVAILABLE_REMEDIES[error.reason]


def _subject(error: ModelRequestFailed, provider: str) -> str:
    if error.subject and error.reason == "model_missing" and provider == "ollama":
        return f"ollama pull {error.subject}"
    return error.subject or ""


def _trail(attempts: int, elapsed: float, finished: datetime, reference: str) -> str:
    tries = f"{attempts} {'attempt' if attempts == 1 else 'attempts'}"
    over = f" over {spoken_seconds(elapsed)}" if elapsed >= 1 else ""
    told = [f"{tries}{over}, last at {finished:%H:%M}."] if attempts else [f"At {finished:%H:%M}."]
    if reference:
        told.append(f"Reference {reference}.")
    return " ".join(told)
