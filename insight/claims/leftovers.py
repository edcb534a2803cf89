"""What a sentence says beside its claims: a denial or a place that no claim took up would go unchecked."""

from __future__ import annotations

from collections.abc import Sequence

from insight.claims.frames import Frame
from insight.claims.refusal import Refused
from insight.claims.tokens import Token


def check_leftovers(tokens: Sequence[Token], frames: Sequence[Frame]) -> None:
    """Raise `Refused` when a denial or a named segment belongs to none of the sentence's claims."""
    claims = [frame for frame in frames if _claims(frame)]
    if not claims and any(token.has("negation") for token in tokens):
        raise Refused("contradiction", "a denial of nothing that was read")
    if _opens_with_denial(tokens) and not any(_denies(frame) for frame in frames):
        raise Refused("contradiction", "a denial in front of what is then said")
    if not claims and any(_is_segment(token) for token in tokens):
        raise Refused("subject", "a segment about which nothing is said")
    per_day = len(tokens) > 1 and tokens[0].word("per") and tokens[1].word("day")
    if per_day and claims and claims[0].told and not any(told.per_day for told in claims[0].told):
        raise Refused("unit", "whole periods told as days")
    if any(frame.without and frame.effect and frame.told for frame in claims):
        raise Refused("subject", "an effect without a segment, which is not known")
    place = _leading_place(tokens)
    if place is not None and claims and claims[0].told and not _speaks_of(claims[0], place):
        raise Refused("subject", "something else under the heading of a segment")


def _opens_with_denial(tokens: Sequence[Token]) -> bool:
    """ "It is not the case that …", "Neither …"; but "no channel …" counts channels."""
    denied = False
    for token in tokens:
        if token.name is not None or token.kind == "number" or token.has("effect_noun"):
            return denied and (token.name is None or token.name.kind != "dimension")
        denied = denied or token.has("negation") or token.word("no", "not", "neither", "nor", "never")
    return denied


def _denies(frame: Frame) -> bool:
    moved = any(movement.negated for movement in frame.movements)
    return frame.negated or moved or any(relation.negated for relation in frame.relations)


def _leading_place(tokens: Sequence[Token]) -> Token | None:
    """The segment that a sentence opens with as its place: "South: …", "In South, …"."""
    rest = list(tokens)
    if rest and rest[0].word("in", "within", "for", "at", "without", "excluding", "except"):
        rest = rest[1:]
    if len(rest) > 1 and _is_segment(rest[0]) and rest[1].word("only", "alone"):
        del rest[1]
    return rest[0] if len(rest) > 1 and _is_segment(rest[0]) and rest[1].word(":", ",") else None


def _speaks_of(frame: Frame, place: Token) -> bool:
    members = set(place.name.members) if place.name is not None else set()
    return any(members & set(subject.members) for subject in (*frame.subjects, *frame.alternate, *frame.without))


def _claims(frame: Frame) -> bool:
    return bool(frame.movements or frame.told or frame.relations or frame.superlative is not None)


def _is_segment(token: Token) -> bool:
    return token.name is not None and token.name.kind == "segment"
