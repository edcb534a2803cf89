"""Lists under a word of which way they went: "Gainers: Web, Phone", "Down: Valley −$4, Harbour −$2", "Losses: …"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.named_together import only_names
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says
from insight.claims.world import Subject, World

_LONGEST: Final = 4
"""Words of such a title."""
_DRIVERS: Final = ("driver", "drivers", "contributor", "contributors")


def check_titled_lists(world: World, clauses: list[Clause]) -> None:
    """Raise `Refused` unless all who are listed under such a title went that way."""
    plain = [clause for clause in clauses if not clause.bracket]
    for at, clause in enumerate(plain[:-1]):
        sign = _title(world, clause)
        if not sign or not (plain[at + 1].hard or plain[at + 1].template is clause):
            continue
        for known in plain[at + 1 :]:
            if not only_names(known, figures=True):
                break
            members = [member for token in known.tokens if token.name is not None for member in token.name.members]
            if not all(_moved(world, Subject((member,)), sign) for member in members):
                raise Refused("direction", "one listed under another direction")


def _title(world: World, clause: Clause) -> int:
    """Which way the title says; 0 where the clause is none."""
    entity, tokens = clause.entity, clause.tokens
    if (entity is not None and entity.kind != "change") or not 0 < len(tokens) <= _LONGEST or clause.ties:
        return 0
    if any(token.kind in {"number", "mark"} or token.has("effect_noun", "share_noun", "negation") for token in tokens):
        return 0
    if any(token.name is not None and token.name.kind != "dimension" for token in tokens):
        return 0
    driving = says(tokens, *_DRIVERS)
    signs = {_sign(world, token, driving=driving) for token in tokens} - {0}
    return signs.pop() if len(signs) == 1 else 0


def _sign(world: World, token: Token, *, driving: bool) -> int:
    noun = token.sense("move_noun")
    several = token.lowered.endswith(("s", "er")) or driving
    sense = noun if noun is not None and several else token.sense("move_adjective") or token.sense("move")
    if sense is None or (noun is not None and not several):
        return 0
    return sense.sign * (-1 if sense.tag == "polar" and world.facts.polarity == "down" else 1)


def _moved(world: World, subject: Subject, sign: int) -> bool:
    effect = world.effect(subject, "contribution") if world.is_ratio else None
    return any((value or 0.0) * sign > 0 for value in (world.course(subject, "value").delta, effect))
