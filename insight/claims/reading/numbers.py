"""Figures in a clause."""

from __future__ import annotations

from insight.claims.frames import Frame, Told
from insight.claims.reading.roles import role_of
from insight.claims.reading.state import Reading
from insight.claims.reading.trailing import read_trail
from insight.claims.tokens import Token
from insight.claims.world import TOTAL


def read_number(reading: Reading, token: Token) -> bool:
    """Take a figure with what stands behind it."""
    if token.kind != "number" or token.figure is None:
        return False
    found = reading.mentions.read(reading.position)
    if found is not None and found[0].numbers:
        return False
    if _next_part(reading, token):
        return True
    told = Told(token.figure, reading.hedge, sign=token.figure.sign)
    told.after_by = reading.preposition == "by"
    told.role = role_of(reading, token, told)
    reading.frame.told.append(told)
    reading.hedge = "none"
    reading.position += 1
    reading.last = "number"
    reading.preposition = ""
    reading.lead = ""
    read_trail(reading, told)
    return True


def _next_part(reading: Reading, token: Token) -> bool:
    """ "60% of the fall comes from A, nearly half from B": the part of another segment."""
    figure = token.figure
    if figure is None or not reading.ahead().word("from", "in", "on", "by", "under", "to"):
        return False
    parts = [
        told
        for frame in (*reading.frames, reading.frame)
        for told in frame.told
        if told.role == "part_of_change" or (told.role == "effect" and told.owners is not None)
    ]
    found = reading.mentions.read(reading.position + 2)
    if not parts or found is None or not (found[0].members or found[0].effect or found[0].rates):
        return False
    mention, end = found
    if mention.rates and not mention.members:
        mention.effect = "rate_effect"
    subjects = mention.subjects(reading.world) or (TOTAL,)
    reading.open(
        Frame(
            mention=mention,
            subjects=subjects,
            explicit=True,
            effect=mention.effect,
            contribution=True,
            predicate=True,
        )
    )
    reading.frame.told.append(Told(figure, reading.hedge, role=parts[-1].role, sign=figure.sign, effect=mention.effect))
    reading.hedge, reading.position, reading.last, reading.last_mention = "none", end, "mention", mention
    reading.last_segments = mention.members or reading.last_segments
    reading.preposition = reading.lead = ""
    return True
