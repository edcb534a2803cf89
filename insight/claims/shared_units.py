"""Seconds and hours told once for two figures: "went up from 192 to 213 seconds"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from insight.claims.tokens import Token, token_at

_MINUTES: Final = {"second": 1 / 60, "sec": 1 / 60, "s": 1 / 60, "hour": 60.0, "hr": 60.0, "h": 60.0}
_UNIT: Final = re.compile(r"[\d.,]\s?-?(second|sec|hour|hr|s|h)(?:s|\b)")


def with_shared_units(tokens: list[Token]) -> list[Token]:
    """The tokens with the unit of the second figure given to the first, too."""
    read = list(tokens)
    for at in range(len(tokens) - 2):
        first, joint, second = tokens[at], tokens[at + 1], tokens[at + 2]
        paired = joint.text in {"→", "-", "–"} or joint.word("to") or (joint.word("and") and token_at(tokens, at - 1).word("between"))  # fmt: skip
        if not paired or first.figure is None or second.figure is None or first.figure.unit != "plain":
            continue
        unit = _UNIT.search(second.lowered) if second.figure.unit == "minutes" else None
        if unit is not None:
            scale, figure = _MINUTES[unit[1]], first.figure
            timed = replace(figure, value=figure.value * scale, step=figure.step * scale, round_step=figure.round_step * scale, unit="minutes")  # fmt: skip
            read[at] = replace(first, figure=timed)
    return read
