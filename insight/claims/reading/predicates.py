"""Predicates, each handed to its reader."""

from __future__ import annotations

from insight.claims.reading.contrasts import read_offset, read_outpace
from insight.claims.reading.drivers import read_drive, read_driver
from insight.claims.reading.movement_words import (
    read_adjective,
    read_go,
    read_good,
    read_hold,
    read_level,
    read_level_sign,
    read_move,
    read_multiple,
    read_note,
    read_pace,
    read_share_verb,
    read_still,
    read_transitive,
)
from insight.claims.reading.state import Reading
from insight.claims.reading.verdict import read_noise
from insight.claims.tokens import Token


def read_predicate(reading: Reading, token: Token) -> bool:
    """Take a predicate by the first of its meanings that fits here."""
    for category, handler in (
        ("noise_noun", read_noise), ("note_noun", read_note), ("multiple_verb", read_multiple), ("still", read_still), ("hold", read_hold),
        ("driver", read_driver), ("transitive", read_transitive),
        ("move", read_move), ("move_noun", read_move), ("share_verb", read_share_verb), ("offset_verb", read_offset),
        ("outpace_verb", read_outpace), ("drive_verb", read_drive), ("go_verb", read_go), ("level_verb", read_level), ("move_adjective", read_adjective),
        ("good", read_good), ("level_sign", read_level_sign), ("pace", read_pace),
    ):  # fmt: skip
        if token.has(category) and handler(reading, token):
            reading.position += 1
            reading.last = "predicate"
            reading.lead = ""
            reading.preposition = ""
            reading.frame.predicate = True
            return True
    return False
