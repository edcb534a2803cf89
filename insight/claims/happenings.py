"""Words that tell one happening, as a noun or by another verb: a licence expired, its expiry, its expiration."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

_GROUPS: Final = tuple(
    frozenset(words.split())
    for words in (
        "down outage outages downtime unavailable unavailability offline disruption interruption inaccessible",
        "expired expires expire expiry expiration lapse lapsed ended end ending",
        "closed closes close closing closure closures shut shutdown",
        "joined joins join added adds addition additional hired hiring arrival arrived onboarded onboarding new",
        "introduced introduces introduction rollout roll-out launch launched adoption new",
        "opened opens opening launch launched new",
        "started starts start launched launch starting beginning began begun new",
        "released releases release launch launched rollout roll-out new",
        "applied applies apply effective introduction introduced implementation implemented new",
        "settled settles settle settlement payment payments paid repayment",
        "raised raises raise increase increased hike higher rise",
        "lowered lowers lower reduction reduced decrease decreased cut",
        "cut cuts reduction reduced decrease decreased lower smaller",
        "reopened reopens reopening",
        "shortened shortens shortening shorter",
        "extended extends extension longer",
        "removed removes removal",
        "replaced replaces replacement",
        "moved moves move relocation relocated",
        "switched switch switching shutdown",
        "booked booking bookings recorded",
    )
)
"""The words of one group tell the same thing; a note that has one may be told with the others."""


@lru_cache(maxsize=64)
def retellings(note: str) -> frozenset[str]:
    """Every word that tells a happening of the note again."""
    said = re.sub(r"\b(?:was|were|been|went) down\b", "outage", note.lower())
    words = frozenset(re.findall(r"[a-z-]+", said)) - _VAGUE
    return frozenset(word for group in _GROUPS if group & words for word in group)


_VAGUE: Final = frozenset(
    ["new", "end", "close", "start", "down", "move", "rise", "higher", "lower", "open", "switch", "booking"]
)
"""Words that also describe; of these only a verb beside them tells what happened."""
