"""Model servers behind one contract: a provider makes one attempt and returns one complete answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from threading import Event
from typing import Any, Protocol

from insight.provider_reliability import Deadline

Message = Mapping[str, str]
"""One chat message: `role` and `content`."""


class Provider(Protocol):
    """One attempt at a model."""

    @property
    def model(self) -> str:
        """Name of the model that answers."""
        ...

    @property
    def chooses(self) -> bool:
        """True for a model too small to write: it is offered whole answers and chooses one."""
        ...

    def complete(
        self,
        messages: Sequence[Message],
        schema: Mapping[str, Any],
        *,
        deadline: Deadline,
        cancelled: Event | None = None,
    ) -> str:
        """Return the text of one complete answer.

        Raises:
            ModelUnavailable: no usable answer right now.
            ModelRequestFailed: the request or the configuration is wrong.
            InvalidOfferInsight: a finished reply without a finished answer.
        """
        ...
