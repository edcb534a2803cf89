"""How a reader of claims says no."""

from __future__ import annotations

from insight.errors import WithheldReason


class Refused(Exception):  # noqa: N818 - reads as the verdict it is
    """A statement that the facts do not bear out, or that cannot be read."""

    def __init__(self, reason: WithheldReason, what: str = "") -> None:
        super().__init__(f"{reason}: {what}")
        self.reason: WithheldReason = reason
