"""Words on normal variation."""

from __future__ import annotations

from insight.claims.frames import Movement, Relation
from insight.claims.reading.state import Reading
from insight.claims.tokens import Token


def noise_near(reading: Reading) -> bool:
    """True when words for normal variation follow closely."""
    return any(token.has("noise_noun") for token in reading.tokens[reading.position + 1 : reading.position + 6])


def beyond(reading: Reading, token: Token) -> bool:
    """ "exceeds normal variation", "above the usual range", "larger than usual movement"."""
    inside = token.word("within", "inside", "below") or (token.sense("move_adjective") or Movement(1)).sign < 0
    reading.frame.relations.append(Relation("noise", -1 if inside else 1, negated=reading.take_negation()))
    return True


def read_noise(reading: Reading, token: Token) -> bool:
    """Take words for normal variation: inside or outside it."""
    if reading.frame.relations and reading.frame.relations[-1].kind == "noise":
        return True
    before = [known.text.lower() for known in reading.tokens[max(0, reading.position - 6) : reading.position]]
    text = " ".join(before)
    negated = reading.take_negation()
    if (
        any(
            word in before or (" " in word and word in text) or any(w.startswith("exceed") for w in before)
            for word in ("outside", "beyond", "out of", "above", "more than", "past", "over")
        )
        and "no more than" not in text
        and "not more than" not in text
    ):
        sign = 1
    elif any(
        word in before
        for word in ("within", "inside", "in", "of", "than", "by", "to", "with", "just", "only", "as", "normal")
    ):
        sign = -1
    elif negated:
        sign, negated = 1, False
    else:
        sign = -1
    reading.frame.relations.append(Relation("noise", sign, negated=negated))
    return True
