"""What stands in place of an insight: one of three panels that say what happened, what is unaffected and what to do.

Every sentence here is ours. A name from a setting travels in a field of its own, to be drawn as plain text, and nothing
that a server or a model said is ever part of a panel.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import tzinfo
from typing import Final, Literal

from insight.errors import ModelRequestFailed, ModelUnavailable, RequestReason, UnavailableReason
from insight.outcome import Failed, NeedsAttention, Trail, Unavailable, Withheld
from insight.providers.advice import advice

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
PanelKind = Literal["withheld", "unavailable", "needs_attention"]

TITLES: Final[dict[PanelKind, str]] = {
    "withheld": "Insight withheld",
    "unavailable": "Insight unavailable right now",
    "needs_attention": "Insight unavailable: the model request needs attention",
}
UNAFFECTED: Final = "The chart and figures on this page are not affected."
AGAIN: Final = "Asking again may give another answer."
LATER: Final = "Please try again later."
OUR_MISTAKE: Final = "This page made a mistake while it worked on the explanation."
IN_THE_LOG: Final = "Whoever runs this page finds the cause in the server's log."

NOT_SENT: Final = "It failed several times in a row and is left alone for a moment, so this question was not sent."
NO_TURN: Final = "The time was over before its turn came, so the question was not sent."

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
    hints: tuple[str, ...] = ()
    """What whoever runs the page can look at; may hold names and addresses, to be drawn as they are."""
    trail: str = ""
    """How it was tried: attempts, seconds, time of day, reference to the log."""

    @property
    def title(self) -> str:
        """The fixed first words of this kind of panel."""
        return TITLES[self.kind]


def panel_of(
    outcome: Withheld | Unavailable | NeedsAttention | Failed,
    *,
    provider: str = "",
    address: str = "",
    hosted: bool = False,
    zone: tzinfo | None = None,
) -> Panel:
    """The panel for an explanation that ended without an insight.

    Args:
        outcome: how it ended.
        provider: kind of model server, which decides what installs a missing model.
        address: of the model server, without secrets.
        hosted: whether the server is on another machine, where a call may cost money.
        zone: the reader's time zone; without one, that of the server.
    """
    trail = _trail(outcome.trail, zone)
    match outcome:
        case Withheld(error):
            body = f"{error} Therefore none of it is shown. {UNAFFECTED}"
            return Panel("withheld", body, AGAIN, trail=trail)
        case Unavailable(error):
            hints = advice(error, address=address, provider=provider, hosted=hosted)
            body = " ".join([str(error), *_not_sent(error), UNAFFECTED])
            return Panel("unavailable", body, _unavailable_remedy(error), hints=hints, trail=trail)
        case NeedsAttention(error):
            remedy = REQUEST_REMEDIES[error.reason]
            subject = _subject(error, provider)
            said = {subject, f"Look at {subject}."}
            hints = tuple(hint for hint in advice(error, address=address, provider=provider) if hint not in said)
            return Panel("needs_attention", f"{error} {UNAFFECTED}", remedy, subject, hints, trail)
        case Failed():
            return Panel("unavailable", f"{OUR_MISTAKE} {UNAFFECTED}", f"{LATER} {IN_THE_LOG}", trail=trail)


def spoken_seconds(seconds: float) -> str:
    """A span of time at the precision a person waits with: "8 s", "about 2 min", "about 3 h"."""
    if seconds < 100:
        return f"{max(1, round(seconds))}{NO_BREAK}s"
    if seconds < 5400:
        return f"about {round(seconds / 60)}{NO_BREAK}min"
    return f"about {round(seconds / 3600)}{NO_BREAK}h"


def _not_sent(error: ModelUnavailable) -> tuple[str, ...]:
    """Why nothing reached the server, where that is so and not said by the reason."""
    if error.attempts or error.reason in {"busy", "cancelled"}:
        return ()
    if error.retry_after is not None:
        return (NOT_SENT,)
    return (NO_TURN,) if error.reason == "timeout" else ()


def _unavailable_remedy(error: ModelUnavailable) -> str:
    if error.retry_after is not None and error.retry_after > 0:
        return f"Please try again in about {spoken_seconds(error.retry_after).removeprefix('about ')}."
    return UNAVAILABLE_REMEDIES[error.reason]


def _subject(error: ModelRequestFailed, provider: str) -> str:
    if error.subject and error.reason == "model_missing" and provider == "ollama":
        return f"ollama pull {error.subject}"
    return error.subject or ""


def _trail(trail: Trail, zone: tzinfo | None) -> str:
    many = f"{trail.attempts} {'attempt' if trail.attempts == 1 else 'attempts'}"
    tries = f"{many}, ended" if trail.attempts else "Nothing was sent; ended"
    told = f"{tries} at {trail.finished.astimezone(zone):%H:%M} after {spoken_seconds(trail.elapsed)}."
    return f"{told} Reference {trail.reference}." if trail.reference else told
