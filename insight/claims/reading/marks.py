"""Punctuation, arrows and brackets."""

from __future__ import annotations

from typing import Final

from insight.claims.frames import Frame
from insight.claims.reading.state import Reading
from insight.claims.refusal import Refused
from insight.claims.tokens import Token

_DEEPEST: Final = 2


def read_mark(reading: Reading, token: Token) -> bool:
    """Take a mark, or all that stands within brackets."""
    if token.kind == "possessive":
        reading.position += 1
        return True
    if token.kind != "mark" or token.has("hedge"):
        return False
    if token.text == "(":
        _read_bracket(reading)
        return True
    if token.text == "→":
        _read_arrow(reading)
    elif token.text in {",", ";", ":", "–", "—", "-", "/", "&", '"', "…", "~", "±", ")"}:
        if token.text in {",", ";", ":", "—", "–"}:
            reading.lead = token.text
            reading.adverbs = reading.adverbs if token.text == "," else []
            reading.negation = False if token.text != "," else reading.negation
            if token.text == ";" and (reading.frame.told or reading.frame.predicate):
                before = reading.frame
                reading.open(
                    Frame(subjects=reading.current(), template=before if before.predicate or before.mode else None)
                )
        reading.preposition = reading.preposition if token.text == "-" else ""
    else:
        raise Refused("text_form", token.text)
    reading.position += 1
    reading.last = "mark"
    return True


def _read_arrow(reading: Reading) -> None:
    if reading.frame.told:
        reading.frame.told[-1].role = "previous"
    reading.lead = "→"


def _read_bracket(reading: Reading) -> None:
    """Text in brackets is read with the subject in front of it."""
    depth, end = 0, reading.position
    while end < len(reading.tokens):
        depth += {"(": 1, ")": -1}.get(reading.tokens[end].text, 0) if reading.tokens[end].kind == "mark" else 0
        if depth == 0:
            break
        end += 1
    if reading.depth >= _DEEPEST:
        raise Refused("text_form", "brackets within brackets")
    inner = reading.tokens[reading.position + 1 : end]
    if len(inner) == 1 and inner[0].has("level_number"):
        reading.tokens[reading.position : end + 1] = inner
        return
    outer = _bracket_subject(reading)
    nested = reading.nested()
    nested.carried = outer.subjects
    nested.last_segments = reading.last_segments
    nested.last_mention = reading.last_mention
    frames = _read_within(nested, inner, reading.frame, outer)
    reading.frames.extend(frames)
    reading.position = end + 1
    reading.last = "bracket"
    reading.preposition = ""


def _bracket_subject(reading: Reading) -> Frame:
    previous = reading.tokens[reading.position - 1] if reading.position else None
    near = reading.last_mention
    if reading.last == "mention" and near is not None and near.members and previous is not None:
        return Frame(subjects=near.subjects(reading.world), aspect=None, effect=near.effect or reading.frame.effect)
    if (
        reading.last == "mention"
        and near is not None
        and near.own
        and near.metric
        and reading.world.is_ratio
        and any(frame.effect for frame in reading.frames)
    ):
        return Frame(subjects=reading.frame.subjects, effect="rate_effect")
    if reading.last == "mention" and near is not None and (near.effect or near.own):
        return Frame(subjects=reading.frame.subjects, effect=near.effect)
    part = near.part if reading.last == "mention" and near is not None else None
    return Frame(subjects=reading.frame.subjects, aspect=part or reading.frame.aspect, effect=reading.frame.effect)


def _read_within(reading: Reading, tokens: list[Token], around: Frame, outer: Frame) -> list[Frame]:
    """Frames of a bracket that stands in `around`."""
    reading.around = around
    frames = reading.read(tokens)
    _pair_up(frames, around)
    for frame in frames:
        frame.contribution = frame.contribution or around.contribution
        if not frame.explicit:
            frame.aspect = frame.aspect or outer.aspect
            frame.effect = frame.effect or outer.effect
        for told in frame.told:
            told.bracket = True
            told.echo = around.told[-1] if around.told and not frame.explicit else None
            if (
                told.role == "level"
                and not frame.predicate
                and not frame.explicit
                and told.when is None
                and told.aspect is None
            ):
                told.role = "bracket"
            if (
                told.role == "bracket"
                and not told.sign
                and around.told
                and not told.figure.sign
                and frame.subjects == around.subjects
            ):
                told.sign = around.told[-1].sign if around.told[-1].role == "change" else 0
    return frames


def _pair_up(frames: list[Frame], around: Frame) -> None:
    """ "six times as much as West ($101,260 against $16,320)": one figure for each side."""
    last = around.told[-1] if around.told else None
    if last is None or not isinstance(last.versus, tuple) or len(frames) != 1 or len(frames[0].told) != 2:
        return
    for told, owners in zip(frames[0].told, (around.subjects, last.versus), strict=True):
        told.owners, told.role = owners, "bracket"
