"""How an explanation ends, as a value: an insight, one of three reasons why there is none, or somebody left.

The page matches these exhaustively. An outcome without an insight carries the error with its fixed sentence.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from insight.errors import InvalidOfferInsight, ModelRequestFailed, ModelUnavailable
from insight.offer_insight import OfferInsight


@dataclass(frozen=True, slots=True)
class Trail:
    """How an explanation was tried."""

    attempts: int
    """Calls that were sent to the model's server."""
    elapsed: float
    """Seconds from the question to the end, waiting for a turn included."""
    finished: datetime
    """When it ended, in UTC."""
    reference: str
    """Short name under which the log tells more."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """An insight that passed every check."""

    insight: OfferInsight
    trail: Trail


@dataclass(frozen=True, slots=True)
class Withheld:
    """The model answered and the answer failed a check."""

    error: InvalidOfferInsight
    trail: Trail


@dataclass(frozen=True, slots=True)
class Unavailable:
    """No usable answer right now."""

    error: ModelUnavailable
    trail: Trail


@dataclass(frozen=True, slots=True)
class NeedsAttention:
    """The request or the configuration is wrong."""

    error: ModelRequestFailed
    trail: Trail


@dataclass(frozen=True, slots=True)
class Failed:
    """This program made a mistake; the log holds the traceback under the reference."""

    trail: Trail


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The person who asked left, or chose something else."""

    trail: Trail


Outcome = Accepted | Withheld | Unavailable | NeedsAttention | Failed | Cancelled
