"""Replies of the neutral schema that case files use, rewritten as the answer that the product asks for.

A reply is rewritten as text, not parsed and written anew: what is broken in it has to arrive as broken as it was.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from insight.facts import Facts
from insight.offer_insight import DRIVER_LIMIT

_DIRECTIONS = {"up": "increase", "down": "decrease", "flat": "no_change"}
_DIRECTION = re.compile(r'("direction"\s*:\s*)"(up|down|flat)"')
_CHANGE = re.compile(r'"change_pct"\s*:\s*(-?\d+(?:\.\d+)?)\s*,\s*')
_EXPLANATION = re.compile(r'"explanation"\s*:\s*"(?:[^"\\]|\\.)*"', re.DOTALL)


def product_answer(content: str, facts: Facts) -> str:
    """The reply's text in the product's fields.

    `change_pct`, which the product computes itself, is dropped where it is right; a wrong one stays, as the key that
    the schema does not know. Drivers are added where the reply names none.
    """
    text = _DIRECTION.sub(lambda found: f'{found[1]}"{_DIRECTIONS[found[2]]}"', content)
    text = _CHANGE.sub(lambda found: "" if _is_right(found[1], facts) else found[0], text)
    if '"drivers"' in text:
        return text
    drivers = json.dumps(_drivers(text, facts))
    return _EXPLANATION.sub(lambda found: f'{found[0]}, "drivers": {drivers}', text)


def product_reply(reply: Mapping[str, Any], facts: Facts) -> str:
    """A reply given as an object, whose fields are right, as the raw answer."""
    fields = {key: value for key, value in reply.items() if key != "change_pct"}
    return product_answer(json.dumps(fields, ensure_ascii=False), facts)


def _is_right(literal: str, facts: Facts) -> bool:
    """True when the relative change rounds to the literal at the precision it is written with."""
    if facts.relative_change is None:
        return False
    half = 0.5 * 10.0 ** -len(literal.partition(".")[2])
    return abs(100 * facts.relative_change - float(literal)) <= half * (1 + 1e-9)


def _drivers(text: str, facts: Facts) -> list[str]:
    """The evidence of the segments named, in its order; the first of it when none is named."""
    known = facts.driver_evidence
    named = [item.id for item in known if item.segment is not None and _names(text, item.segment.name)]
    return (named or [item.id for item in known[:1]])[:DRIVER_LIMIT]


def _names(text: str, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE) is not None
