"""Words that two phrases share, put where each reads them: "from 192 to 213 seconds", "and all of that is mix"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from insight.claims.lexicon import Sense
from insight.claims.tokens import Token, means, says, token_at

_MINUTES: Final = {
    "minute": 1.0,
    "min": 1.0,
    "second": 1 / 60,
    "sec": 1 / 60,
    "s": 1 / 60,
    "hour": 60.0,
    "hr": 60.0,
    "h": 60.0,
}
_POINTING: Final = ("that", "this", "that is", "this is", "that was", "this was")
_UNIT: Final = re.compile(r"[\d.,]\s?-?(minute|min|second|sec|hour|hr|s|h)(?:s|\b)")


def with_it_for_that(tokens: list[Token]) -> list[Token]:
    """ "and all of that is mix": all of it."""
    if not says(tokens, *_POINTING):
        return tokens
    read: list[Token] = []
    for at, token in enumerate(tokens):
        before, behind = token_at(tokens, at - 1), token_at(tokens, at + 1)
        ends = not behind.text or behind.kind == "mark" or behind.has("cause", "driver") or behind.word("is", "was", "are", "were", "from", "through", "via", "by", "being", "came", "comes")  # fmt: skip
        part = before.kind == "word" and before.lowered.split()[-1] == "of"
        if part and token.word("that is", "this is", "that was", "this was"):
            read += [replace(token, text="it"), Token("word", token.text.split()[1], senses={"glue": Sense("glue")})]
        else:
            read.append(replace(token, text="it") if part and token.word("that", "this") and ends else token)
    return read


def with_part_for_which(tokens: list[Token]) -> list[Token]:
    """ "rose faster than orders, which grew by 7%": than orders; orders grew by 7%."""
    if not says(tokens, "which"):
        return tokens
    read: list[Token] = []
    for at, token in enumerate(tokens):
        comma, noun = token_at(tokens, at - 1), at - 2 - token_at(tokens, at - 2).word("volume", "volumes", "numbers")
        name = token_at(tokens, noun).name
        behind = tokens[at + 1 : at + 3]
        part = (
            token.word("which") and comma.text == "," and name is not None and name.kind in {"numerator", "denominator"}
        )
        before = tokens[max(0, noun - 6) : noun]
        beside = part and any(known.lowered.split()[-1:] == ["than"] or known.has("outpace_verb") for known in before)
        if beside and (means(behind, "move") or says(behind, "up", "down")):
            read[-1:] = [Token("mark", ";"), tokens[noun]]
        else:
            read.append(token)
    return read


def with_shared_units(tokens: list[Token]) -> list[Token]:
    """The tokens with the unit of the second figure given to the first, too."""
    units = {token.figure.unit for token in tokens if token.figure is not None}
    if not units & {"times", "minutes"}:
        return tokens
    read = list(tokens)
    for at, token in enumerate(tokens[:-2]):
        # "0.23 times per order": how often, no multiple
        often = token.figure is not None and token.figure.unit == "times" and tokens[at + 1].word("per")
        if often and token.figure is not None and tokens[at + 2].name is not None:
            read[at] = replace(token, figure=replace(token.figure, unit="plain"))
    for at in range(len(tokens) - 2):
        first, joint, second = tokens[at], tokens[at + 1], tokens[at + 2]
        paired = joint.text in {"→", "-", "–"} or joint.word("to") or (joint.word("and") and token_at(tokens, at - 1).word("between"))  # fmt: skip
        if not paired or first.figure is None or second.figure is None or first.figure.unit != "plain":
            continue
        read[at] = _timed(first, second)
    for at in range(2, len(read)):
        # "28,030 minutes in May, compared with 33,690 in April"
        told, before = read[at], [token for token in read[:at] if token.figure is not None][-1:]
        lead, behind = read[at - 1], token_at(read, at + 1)
        beside = lead.word("after", "against", "versus", "vs", "instead of", "from") or (lead.word("with", "to") and read[at - 2].word("compared"))  # fmt: skip
        alone = behind.name is None and not behind.word("to", "→")
        if beside and alone and before and told.figure is not None and told.figure.unit == "plain":
            read[at] = _timed(told, before[0])
    return read


def _timed(token: Token, told: Token) -> Token:
    """The token with the unit of the figure that is told beside it, where that is one of time."""
    figure, known = token.figure, told.figure
    unit = _UNIT.search(told.lowered) if known is not None and known.unit == "minutes" else None
    if unit is None or figure is None:
        return token
    scale = _MINUTES[unit[1]]
    timed = replace(figure, value=figure.value * scale, step=figure.step * scale, round_step=figure.round_step * scale, unit="minutes")  # fmt: skip
    return replace(token, figure=timed)
